"""A real browser to look at the sandbox with."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
OUT = Path(__file__).parents[2] / "out"
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        opened = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield opened
        finally:
            await opened.close()
