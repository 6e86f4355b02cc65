"""A board as SVG, drawn by a browser, beside the picture of it that Pillow draws."""

from __future__ import annotations

import base64
import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page

from bot.text import words
from conformance.cases import cases_of, random_game
from engines.kit import data
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from renderers import in_print, renderer, svg
from renderers.picture import Plan, image
from tests.e2e.browsing import CHROMIUM, browser
from tests.renderers.svg_reader import document

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
BLOCK = 8
"""Pixels are compared in blocks of this size: letters and edges are drawn otherwise in detail."""
APART, UNLIKE, MOST = 5.0, 48, 0.004
"""How far blocks are from each other in the mean; what makes one unlike; the share of those."""

READY = """() => Promise.all([
    ...[...document.fonts].map(face => face.load()),
    ...[...document.querySelectorAll("image")].map(image => image.decode()),
])"""


def faces() -> str:
    return "".join(
        f"@font-face{{font-family:{svg.FAMILY}{name};src:url({encoded('font/ttf', file)})}}"
        for name in svg.FACES
        for file in [(data.HOME / "fonts" / f"{name}.ttf").read_bytes()]
    )


def encoded(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def shown(page: Page, plan: Plan) -> Image.Image:
    wide, high = plan.sheet.view.size
    ground = encoded("image/webp", svg.vector(plan).paper.image)
    await page.set_viewport_size({"width": wide, "height": high})
    look = f"{faces()}body{{margin:0}}svg{{display:block;width:{wide}px;height:{high}px}}"
    await page.set_content(f"<style>{look}</style>{document(plan, ground)}")
    await page.evaluate(READY)
    return Image.open(io.BytesIO(await page.screenshot())).convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How far two pictures are apart in the mean, and the share of blocks that look otherwise."""
    assert one.size == other.size
    apart = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    worst = apart.convert("L").histogram()
    return max(ImageStat.Stat(apart).mean), sum(worst[UNLIKE:]) / sum(worst)


@pytest.mark.parametrize("game", GAMES)
async def test_a_browser_shows_the_board_that_pillow_draws(game: str, tmp_path: Path) -> None:
    case, say, art = cases_of(game)[0], in_print(words("pl").say), renderer(game)
    assert art is not None
    drawn = random_game(case, 0)
    async with browser() as opened:
        page = await opened.new_page()
        for at, saved in drawn.sample(2, QuickRng(1)):
            view = case.engine.view(case.engine.load(saved), case.seats[0])
            for plan in ((art.steady or art.plan)(view, say), art.hand(view, say)):
                here, there = await shown(page, plan), image(plan)
                apart, share = unlike(here, there)
                assert apart < APART, f"move {at}: {apart}"
                assert share < MOST, f"move {at}: {share}"
