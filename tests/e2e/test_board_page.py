"""The board in a browser: a phone, fingers only, until somebody else has to answer."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.async_api import Page

from bot.sandbox.serving import sandbox
from bot.sandbox.start import NAMES, Wish
from engines.registry import GAMES
from tests.e2e.browsing import CHROMIUM, OUT, browser
from tests.e2e.test_book import axe, watched

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


async def comes(page: Page, what: str, tries: int = 1200) -> None:
    """Wait until this is so; the page itself may not evaluate strings."""
    for _ in range(tries):
        if await page.evaluate(what):
            return
        await page.wait_for_timeout(50)
    shown = await page.inner_text("body")
    raise AssertionError(f"{what} never became true: {page.url} {shown}")


async def middle(page: Page, place: str) -> tuple[float, float]:
    """Where a place is on the screen."""
    at: list[float] = await page.evaluate(
        """place => {
            const [x, y, w, h] = Object.fromEntries(now.spots)[place];
            const shown = board.svg.parentNode.getBoundingClientRect();
            return [shown.left + (x + w / 2 - board.view[0]) / board.unit,
                    shown.top + (y + h / 2 - board.view[1]) / board.unit];
        }""",
        place,
    )
    return at[0], at[1]


async def test_a_turn_is_played_by_taps_on_the_board(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), browser() as opened:
        people = NAMES[:3]
        await here.windows.begin(Wish("race_to_the_rhine", people, frozenset(people[1:])))
        context = await opened.new_context(**PHONE)  # type: ignore[arg-type]
        page = await context.new_page()
        errors, _ = watched(page)
        window = next(iter(here.windows.by_name))
        await page.goto(f"{here.windows.url}open?window={quote(window)}")
        await comes(page, "!!now.question")
        assert "#" not in page.url, "the secret is gone from the address"
        assert await page.evaluate("board.marks.children.length") > 200
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390

        place = await page.evaluate(
            """now.spots.find(([each, [x, y, w, h]]) => choices(each).length > 1
                && !first(choices(each)) && reached([x + w / 2, y + h / 2]).length === 1)[0]"""
        )
        asked = await page.evaluate("now.question.token")
        await page.touchscreen.tap(*await middle(page, place))
        await comes(page, "at('dialog').open")
        await page.wait_for_timeout(100)
        assert await page.evaluate("now.question.token") == asked, "its own finger presses nothing"
        await page.get_by_role("button", name="Close", exact=True).tap()

        await page.mouse.move(*await middle(page, place))
        await page.mouse.down()
        await comes(page, "at('dialog').open")  # a long press lists all
        await page.mouse.up()
        dialog = page.get_by_role("dialog")
        answers = dialog.locator("button.pick")
        assert await answers.count() > 1, "several things can be done there"
        asked = await page.evaluate("now.question.token")
        await answers.first.tap()
        await comes(page, f"now.question.token !== {asked}")
        await page.get_by_role("button", name="Undo").tap()
        await comes(page, "!now.question.undo")
        asked = await page.evaluate("now.question.token")
        first = await page.evaluate("now.question.choices.find(each => !each.confirm).key")
        await page.evaluate("key => Promise.all([give([key]), give([key])])", first)
        assert await page.evaluate("at('alert').textContent") == "", "pressed twice, done once"
        assert await page.evaluate("now.question.token") != asked
        assert here.windows.pages is not None
        here.windows.pages.looks.before.cache_clear()  # as after a restart
        shown = "[now.log.length, board.marks.children.length, hand.marks.children.length]"
        before = await page.evaluate(shown)
        await page.evaluate("ask('state')")
        assert await page.evaluate(shown) == before, "all is told anew to a page nobody knows"
        await page.get_by_role("button", name="Hand").tap()
        assert await page.locator("#cards use").count() > 20
        await page.get_by_role("button", name="Log").tap()
        assert await page.locator("#log li").count() > 0
        await page.get_by_role("button", name="Help card").tap()
        await comes(page, "document.querySelectorAll('dialog use').length > 5")
        await page.get_by_role("button", name="Close", exact=True).tap()
        await page.get_by_role("button", name="Closer").tap()
        assert await page.evaluate("board.whole") is False
        assert errors == []
        OUT.mkdir(exist_ok=True)
        await page.screenshot(path=OUT / "board-phone.png")


async def test_cards_are_tapped_and_drawn_again_when_the_hand_has_changed(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), browser() as opened:
        await here.windows.begin(Wish("quartermaster", NAMES[:2], frozenset(NAMES[1:2]), "recruit"))
        context = await opened.new_context(**PHONE)  # type: ignore[arg-type]
        page = await context.new_page()
        window = next(iter(here.windows.by_name))
        await page.goto(f"{here.windows.url}open?window={quote(window)}")
        await comes(page, "!!(now.question && now.cards.length)")
        assert await page.evaluate("tab") == "hand", "what is asked about lies open"
        for _ in range(3):
            seat = await page.evaluate("now.question.seat")
            keys = await page.evaluate("now.question.choices.map(each => each.key).slice(0, 3)")
            await page.get_by_role("button", name="Play", exact=True).tap()
            for key in keys:
                await page.locator(f'#play button[data-key="{key}"]').first.tap()
            await page.locator('button[data-key="confirm"]').tap()
            await comes(page, f"now.question && now.question.seat !== '{seat}'")
        await comes(page, "now.question.choices.some(each => each.key.startsWith('play/'))")
        drawn = "[...document.querySelectorAll('#cards g[id]')].every(g => g.childElementCount)"
        assert await page.evaluate(drawn)


FREE = (
    "#play details:not([open]) > summary, #play .pick[aria-pressed=false], "
    "#play .pick:not([aria-pressed])"
)
"""An answer that is not picked, or a list of answers that is folded."""
DIALOG = "at('dialog').open"
ASKED = "`${now.question?.seat} ${now.question?.token}`"
NEWS = """apply({
    from: have, name: have, drawings: {}, log: [[0, now.log.length], "Something happened."],
    waiting: [["Somebody else", null]], seats: now.seats.map(each => [...each]),
})"""
SHORT = {"overlord": "tr-01-crossroads"}


async def tabbed(page: Page, wanted: str) -> None:
    """Press the Tab key until this is so of what has the focus."""
    for _ in range(200):
        await page.keyboard.press("Tab")
        if await page.evaluate(f"(at => {wanted})(document.activeElement)"):
            return
    raise AssertionError(f"the Tab key leads to nothing of which {wanted}")


async def ticked(page: Page, before: int) -> None:
    """Press what is free, after a state with news of others was drawn under the keys."""
    await tabbed(page, f"at.matches('{FREE}')")
    if await page.evaluate("document.activeElement.matches('summary')"):
        await page.keyboard.press("Enter")
        await tabbed(page, f"at.matches('{FREE}')")
    on = await page.evaluate("document.activeElement.dataset.key")
    await page.evaluate(NEWS)
    assert await page.evaluate("document.activeElement.dataset.key") == on
    await page.keyboard.press("Enter")
    if await page.evaluate("several()") and not await page.evaluate(DIALOG):
        await comes(page, f"ticked.length > {before}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_is_played_by_the_keyboard_alone(game: str, tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), browser() as opened:
        wish = Wish(game, NAMES[:2], frozenset(NAMES[1:2]), "recruit", scenario=SHORT.get(game, ""))
        await here.windows.begin(wish)
        page = await opened.new_page()
        window = next(iter(here.windows.by_name))
        await page.goto(f"{here.windows.url}open?window={quote(window)}")
        await comes(page, "!!now.question")
        await tabbed(page, "at.id === 'board'")
        before = await page.evaluate("board.view.join()")
        await page.keyboard.press("+")
        await comes(page, f"board.view.join() !== '{before}'")
        for _ in range(2):
            await tabbed(page, "at.dataset.key === 'play'")
            await page.evaluate(NEWS)
            await page.keyboard.press("Enter")
            await comes(page, "tab === 'play'")
            asked, least = await page.evaluate(f"[{ASKED}, now.question?.least]")
            for n in range(max(least, 1)):
                await ticked(page, n)
            for each in ("confirm", "sure"):
                wanted = "several()" if each == "confirm" else DIALOG
                if await page.evaluate(f"{ASKED} === '{asked}' && {wanted}"):
                    await tabbed(page, f"at.dataset.key === '{each}'")
                    await page.keyboard.press("Enter")
            await comes(page, f"!!now.question && {ASKED} !== '{asked}'")
            await comes(page, "document.activeElement !== document.body")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_axe_finds_nothing_to_complain_of(game: str, tmp_path: Path) -> None:
    script = axe(tmp_path)
    async with sandbox(tmp_path / "games.sqlite3") as (_, here), browser() as opened:
        await here.windows.begin(Wish(game, NAMES[:2], frozenset(NAMES[1:2])))
        for scheme in ("light", "dark"):
            context = await opened.new_context(bypass_csp=True, color_scheme=scheme, **PHONE)  # type: ignore[arg-type]
            page = await context.new_page()
            window = next(iter(here.windows.by_name))
            await page.goto(f"{here.windows.url}open?window={quote(window)}")
            await comes(page, "!!now.question")
            await page.evaluate(script)
            for tab in ("play", "hand", "log"):
                if await page.locator(f'#tabs button[data-key="{tab}"]').count():
                    await page.locator(f'#tabs button[data-key="{tab}"]').tap()
                found = await page.evaluate("axe.run()")
                assert [(e["id"], e["nodes"][0]["html"]) for e in found["violations"]] == [], tab
