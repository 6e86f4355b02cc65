"""The book of finished games in a real browser, from a folder: no server, no request elsewhere."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.book import league_records
from bot.book.writer import write
from bot.store.db import looking
from tests.bot.book import FIRST, played, with_a_league
from tests.e2e.browsing import CHROMIUM, OUT, SIZES, browser

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
GAME = "en/games/1/index.html"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book")
    asyncio.run(played(folder / "games.sqlite3", ["race_to_the_rhine"], moves=90))
    with looking(folder / "games.sqlite3") as db:
        write(db, folder / "book", named={FIRST: "Ada <b>"}, url="https://example.org/book")
    return folder / "book"


LEAGUES = (
    "en/leagues.html",
    "pl/leagues/1/index.html",
    "en/leagues/1/season-1.html",
    "pl/leagues/1/season-2.html",
    "en/people/player-2.html",
)


@pytest.fixture(scope="module")
def leagues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book of a league of two divisions, with a name that has no place to break."""
    folder = tmp_path_factory.mktemp("leagues")
    file = folder / "games.sqlite3"
    asyncio.run(with_a_league(file, people=16, rounds=2))
    found = asyncio.run(league_records.read(file))
    named = {FIRST + n: "xX_dragonslayer_of_the_eastern_front_Xx" for n in range(3)}
    with looking(file) as db:
        write(db, folder / "book", named=named, leagues=found)
    return folder / "book"


@pytest.mark.parametrize("size", SIZES)
async def test_leagues_are_read_without_any_script_on_every_screen(
    leagues: Path, size: str
) -> None:
    wide, high = SIZES[size]
    async with browser() as opened:
        context = await opened.new_context(viewport={"width": wide, "height": high})
        page = await context.new_page()
        errors, asked = watched(page)
        for path in LEAGUES:
            await page.goto((leagues / path).as_uri())
            assert await page.locator("script").count() == 0
            assert await page.evaluate("document.documentElement.scrollWidth") <= wide, path
        assert errors == []
        assert all(address.startswith(leagues.as_uri()) for address in asked), "nothing elsewhere"


@pytest.mark.parametrize("size", SIZES)
async def test_a_game_is_stepped_through_with_keys_buttons_and_swipes(
    book: Path, size: str
) -> None:
    async with browser() as opened:
        wide, high = SIZES[size]
        context = await opened.new_context(
            viewport={"width": wide, "height": high}, has_touch=size == "phone"
        )
        page = await context.new_page()
        errors, asked = watched(page)
        await page.goto((book / GAME).as_uri())
        steps = page.locator(".steps > li:visible")
        assert await steps.count() == 1
        assert "Board 1 of" in await steps.inner_text()
        drawn = steps.get_by_role("img", name="Montgomery").locator("use")
        assert await drawn.count() > 200, "the board is drawn"
        await page.keyboard.press("ArrowRight")
        assert "Board 2 of" in await steps.inner_text()
        await page.get_by_role("button", name="Last board").click()
        last = await steps.inner_text()
        assert await page.get_by_role("button", name="Next board").is_disabled()
        await page.get_by_role("button", name="One board back").click()
        assert await steps.inner_text() != last
        if size == "phone":
            before = await steps.inner_text()
            await swipe(page, by=150)
            assert await steps.inner_text() != before
        assert await page.evaluate("document.documentElement.scrollWidth") <= wide
        for path in ("en/index.html", "en/people/player-1.html", "index.html"):
            await page.goto((book / path).as_uri())
            assert await page.evaluate("document.documentElement.scrollWidth") <= wide
        assert errors == []
        assert all(address.startswith(book.as_uri()) for address in asked), "nothing elsewhere"


async def test_the_book_is_read_without_any_script(book: Path) -> None:
    async with browser() as opened:
        context = await opened.new_context(java_script_enabled=False)
        page = await context.new_page()
        await page.goto((book / GAME).as_uri())
        assert await page.locator(".steps > li:visible").count() > 3
        assert await page.locator(".told li").count() > 5


@pytest.mark.slow
async def test_axe_finds_nothing_to_complain_of(book: Path, leagues: Path, tmp_path: Path) -> None:
    """axe-core comes from the registry of npm, for this test alone."""
    script = axe(tmp_path)
    async with browser() as opened:
        for scheme in ("light", "dark"):
            context = await opened.new_context(bypass_csp=True, color_scheme=scheme)
            page = await context.new_page()
            games = ("index.html", "en/index.html", "pl/people/player-1.html", GAME)
            for path in (*(book / each for each in games), *(leagues / each for each in LEAGUES)):
                await page.goto(path.as_uri())
                await page.evaluate(script)
                found = await page.evaluate("axe.run()")
                assert [
                    (each["id"], each["nodes"][0]["html"]) for each in found["violations"]
                ] == []


@pytest.mark.slow
async def test_pictures_of_the_book(book: Path) -> None:
    """To be looked at: `out/book-*.png`."""
    OUT.mkdir(exist_ok=True)
    async with browser() as opened:
        for size, (wide, high) in SIZES.items():
            page = await opened.new_page(viewport={"width": wide, "height": high})
            for name, path in (("index", "en/index.html"), ("game", GAME)):
                await page.goto((book / path).as_uri())
                await page.screenshot(path=OUT / f"book-{name}-{size}.png")


def watched(page: Page) -> tuple[list[str], list[str]]:
    """What goes wrong on a page, and every address it asks for."""
    errors: list[str] = []
    asked: list[str] = []
    page.on("console", lambda said: errors.append(said.text))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    return errors, asked


async def swipe(page: Page, by: int) -> None:
    await page.evaluate(
        """by => {
            const list = document.querySelector(".steps");
            const touch = x => [new Touch({identifier: 1, target: list, clientX: x, clientY: 300})];
            const send = (name, touches, changedTouches) =>
                list.dispatchEvent(new TouchEvent(name, {touches, changedTouches}));
            send("touchstart", touch(200), touch(200));
            send("touchend", [], touch(200 + by));
        }""",
        by,
    )


def axe(folder: Path) -> str:
    """The script of axe-core; the test is skipped where npm or its registry is missing."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed here")
    try:
        subprocess.run(
            [npm, "pack", "--silent", "axe-core"], cwd=folder, check=True, timeout=60, stdout=-3
        )
    except (subprocess.SubprocessError, OSError) as error:
        pytest.skip(f"the registry of npm cannot be reached: {error}")
    [packed] = folder.glob("axe-core-*.tgz")
    with tarfile.open(packed) as archive:
        found = archive.extractfile("package/axe.min.js")
        assert found is not None
        return found.read().decode()
