"""Games played to their end by taps on the page of a table, at the size of a telephone.

    python -m tools.lab.taps [--games attack overlord] [--answers 400] [--pictures FOLDER]

One person against a recruit. What to answer is said by the game's computer player, as somebody
else might whisper it; where to tap is read from the page: a place on the board, a card, a button
or an entry of a list. A pinch, a tab and a list that is unfolded count as a tap each. Beside it
stand the taps and the pictures that the same answers would have cost in the panel of Discord.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

from discord import ui
from playwright.async_api import CDPSession, Page

from bot.app.model import Prompt
from bot.app.play import deeds
from bot.edge.client import Adjutant
from bot.edge.components import Pressed
from bot.edge.panel import Panel, lay_out
from bot.sandbox import World
from bot.sandbox.serving import sandbox
from bot.sandbox.start import NAMES, Wish
from bot.text import words
from engines.contract import Key
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from tests.e2e.browsing import SIZES, browser
from tools.lab.bench import whispered
from tools.lab.messages import Tally

SHORT = {"overlord": "tr-01-crossroads"}
"""The battle that is played, where there are several."""
PATIENCE = 90.0
LONG = 0.65
"""Seconds a finger rests for a long press."""
PINCHES = 6
TABLE = 1
"""The only one there is."""

WHERE = """key => {
    const choice = found(key);
    if (!choice) return ["nowhere"];
    const box = Object.fromEntries(now.spots)[choice.place];
    if (box && !choice.aside && !choice.typed) {
        const point = [box[0] + box[2] / 2, box[1] + box[3] / 2];
        const shown = board.svg.parentNode.getBoundingClientRect();
        const on = [shown.left + (point[0] - board.view[0]) / board.unit,
                    shown.top + (point[1] - board.view[1]) / board.unit];
        const seen = on[0] > shown.left + 2 && on[0] < shown.right - 2
            && on[1] > shown.top + 2 && on[1] < shown.bottom - 2
            && document.elementFromPoint(...on)?.closest("#picture");
        const there = reached(point).map(([place]) => place);
        const obvious = there.length === 1 ? first(choices(there[0])) : null;
        const button = document.querySelector(`#play button[data-key="${CSS.escape(key)}"]`);
        if (!obvious && button?.checkVisibility()) return ["button"];
        if (!seen || !there.includes(choice.place)) return ["far", on];
        return ["board", on, Boolean(obvious && obvious.key !== key)];
    }
    return now.cards.some(([card]) => card === key) ? ["hand"] : ["button"];
}"""
CARD = """key => {
    const [, [x, y, w, h]] = now.cards.find(([card]) => card === key);
    at("cards").scrollIntoView();
    const shown = hand.svg.parentNode.getBoundingClientRect();
    const top = shown.top + (y + h / 2 - hand.view[1]) / hand.unit;
    at("hand").scrollTop += top - at("hand").getBoundingClientRect().top - 80;
    const moved = hand.svg.parentNode.getBoundingClientRect();
    return [moved.left + (x + w / 2 - hand.view[0]) / hand.unit,
            moved.top + (y + h / 2 - hand.view[1]) / hand.unit];
}"""
WATCH = """() => {
    const did = deed;
    deed = async (...what) => {
        const begun = performance.now();
        const told = await did(...what);
        window.took = performance.now() - begun;
        return told;
    };
}"""
"""The page says itself how long it took from the last tap to the next question."""
NEXT = """async () => {
    for (let n = 0; n < 3000 && !window.took; n++) await new Promise(done => setTimeout(done, 10));
    const took = window.took;
    window.took = 0;
    return took || 0;
}"""
ASKED = """() => have && { over: now.status === "over", alert: at("alert").textContent,
    seat: now.question && now.question.seat, token: now.question && now.question.token,
    answered: Boolean(now.question && now.question.answered.length) }"""


class Lost(Exception):
    """What is looked for is not on the page."""


@dataclass
class Finger:
    """Somebody at the page of a table."""

    page: Page
    line: CDPSession
    taps: Counter[str] = field(default_factory=Counter)

    async def tap(self, what: str, x: float, y: float, *, rests: bool = False) -> None:
        self.taps[what] += 1
        await self._touch("touchStart", [{"x": x, "y": y}])
        if rests:
            await asyncio.sleep(LONG)
        await self._touch("touchEnd", [])

    async def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        await self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def press(self, what: str, within: str, key: str) -> None:
        """A button, wherever it has to be scrolled to."""
        self.taps[what] += 1
        await self.page.locator(f"{within} button[data-key={_quoted(key)}]").first.tap()

    async def take(self, key: Key) -> None:
        """Choose one answer where it is to be seen."""
        kind, *rest = await self.page.evaluate(WHERE, key)
        pinches = 0
        while kind == "far" and pinches < PINCHES:
            pinches += 1
            await self._pinch(key)
            kind, *rest = await self.page.evaluate(WHERE, key)
        if kind == "board":
            at, other = rest
            await self.tap("board, long" if other else "board", *at, rests=other)
        elif kind == "hand":
            await self.tab("hand")
            await self.tap("card", *await self.page.evaluate(CARD, key))
        elif kind == "nowhere":
            raise Lost(key)
        else:
            if kind == "far":
                self.taps["board, not reached"] += 1
            await self._listed(key)
        if await self.page.evaluate("key => at('dialog').open && !found(key).confirm", key):
            await self.press("list", "dialog", key)

    async def _pinch(self, key: Key) -> None:
        """Move the place to the middle, and nearer if it was there."""
        self.taps["pinch"] += 1
        await self.page.evaluate(
            """key => {
                const [x, y, w, h] = Object.fromEntries(now.spots)[found(key).place];
                const [, , wide, high] = board.view;
                board.look([x + w / 2 - wide / 4, y + h / 2 - high / 4, wide / 2, high / 2]);
            }""",
            key,
        )

    async def _listed(self, key: Key) -> None:
        await self.tab("play")
        button = self.page.locator(f"button[data-key={_quoted(key)}]")
        if not await self.page.locator("#play").locator(button).first.is_visible():
            self.taps["unfold"] += 1
            await self.page.locator("#play details", has=button).locator("summary").tap()
        await self.press("button", "#play", key)

    async def tab(self, name: str) -> None:
        if await self.page.evaluate("tab") != name:
            self.taps["tab"] += 1
            await self.page.locator(f"#tabs button[data-key={name}]").tap()

    async def answer(self, picks: Sequence[Key]) -> None:
        """Give these answers, and confirm what has to be confirmed."""
        several = await self.page.evaluate("several()")
        for key in picks:
            await self.take(key)
            if await self.page.evaluate("at('dialog').open"):
                await self.press("sure", "dialog", "sure")
                return
        ticked = "ticked.length > 0 && !at('side').ariaBusy"  # else what was tapped was all
        if not picks or (several and await self.page.evaluate(ticked)):
            await self.press("confirm", "#asked", "confirm" if picks else "none")


def _quoted(key: str) -> str:
    return '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'


# The same in the panel.


def in_the_panel(panel: Panel, picks: Sequence[Key], say: Any) -> int:
    """Taps that the panel asks for: a button is one, a menu two, each further tick one; so are
    a page that is turned and a question whether somebody is sure."""
    if not picks:
        return 1
    left, taps = set(picks), 0
    for page in range(20):
        taps += page > 0
        found, ticks = _pressed(lay_out(_on(panel, page), say), left)
        taps += found
        left -= ticks
        if not left:
            break
    return taps


def _on(panel: Panel, page: int) -> Panel:
    return Panel(panel.table, panel.prompts, seat=panel.seat, page=page)


def _pressed(shown: ui.LayoutView, wanted: set[Key]) -> tuple[int, set[Key]]:
    taps, found = 0, set[Key]()
    for part in _parts(shown.to_components()):  # type: ignore[no-untyped-call]
        custom = part.get("custom_id", "")
        pressed = Pressed.read(custom)
        if pressed is None or pressed.what not in ("act", "sure", "tick"):
            continue
        options = {option["value"] for option in part.get("options", ())}
        picked = (wanted & options) | {key for key in wanted if custom.endswith(f":{key}")}
        picked -= found
        if picked:
            taps += 1 + len(picked & options) + (pressed.what in ("sure", "tick"))
            found |= picked
    return taps, found


def _parts(components: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _parts(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


@dataclass
class Figures:
    """What a game cost."""

    answers: int = 0
    panel: int = 0
    pictures: int = 0
    seconds: list[float] = field(default_factory=list)
    alerts: Counter[str] = field(default_factory=Counter)
    first: int = 0
    """Bytes until the first question."""


class Sitting:
    """One game at one telephone, from its first question to its end."""

    def __init__(self, bot: Adjutant, here: World, page: Page, line: CDPSession, game: str) -> None:
        self.bot, self.here, self.page, self.game = bot, here, page, game
        self.finger = Finger(page, line)
        self.figures, self.tally = Figures(), Tally()
        self.chance = QuickRng(1)
        self.bytes = 0
        self.verbose = True
        self.pictured: set[str] = set()
        line.on("Network.loadingFinished", self._loaded)
        line.on("Network.dataReceived", self._received)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def _received(self, event: dict[str, Any]) -> None:
        """Streams never end: what they bring is counted as it comes."""

    async def play(self, answers: int, pictures: Path | None) -> bool:
        """Whether the game has come to its end."""
        window = next(iter(self.here.windows.by_name))
        await self.page.goto(f"{self.here.windows.url}open?window={quote(window)}")
        await self._asked()
        await self.page.evaluate(WATCH)
        while self.figures.answers < answers:
            asked = await self._asked()
            if asked["over"]:
                return True
            if not self.figures.first:
                self.figures.first, self.bytes = self.bytes, 0
            await self._answer(asked, pictures)
        return False

    async def _asked(self) -> dict[str, Any]:
        asked: dict[str, Any] = {}
        for _ in range(int(PATIENCE / 0.05)):
            asked = await self.page.evaluate(ASKED)
            if asked and (asked["over"] or (asked["seat"] and not asked["answered"])):
                return asked
            await asyncio.sleep(0.05)
        raise Lost(f"nothing is asked: {asked} {await self.page.inner_text('body')}")

    async def _answer(self, asked: dict[str, Any], pictures: Path | None) -> None:
        tables, user = self.bot.tables, self.here.people[NAMES[0]].id
        prompts = await deeds.prompts(tables, TABLE, user)
        wanted = (asked["seat"], asked["token"])
        prompt = next((each for each in prompts if (each.seat, each.token) == wanted), None)
        if prompt is None or not prompt.offer.required:
            await asyncio.sleep(0.1)
            return
        picks = await whispered(tables, prompt, self.chance)
        await self._keep(prompt, pictures)
        await self._beside(prompt, prompts, picks, user)
        self.tally.answered(user, prompt, {user: prompts})
        await self.finger.answer(picks)
        self.figures.seconds.append(await self.page.evaluate(NEXT))
        self.figures.answers += 1
        if self.verbose:
            print(prompt.offer.question.id, picks, dict(self.finger.taps), flush=True)
        if alert := (await self.page.evaluate(ASKED))["alert"]:
            self.figures.alerts[alert] += 1

    async def _beside(
        self, prompt: Prompt, prompts: Sequence[Prompt], picks: Sequence[Key], user: int
    ) -> None:
        """What the panel would have asked for, and the picture it would have sent."""
        sight = await deeds.sight(self.bot.tables, prompt.game, user)
        panel = Panel(sight.table, tuple(prompts), seat=prompt.seat)
        say = words("en").say
        self.figures.panel += in_the_panel(panel, picks, say)
        request: Any = SimpleNamespace(say=say)
        drawn = await self.bot.panels.picture(request, panel, sight.views())
        self.figures.pictures += len(drawn.png) if drawn else 0

    async def _keep(self, prompt: Prompt, pictures: Path | None) -> None:
        kind = prompt.offer.question.id
        if pictures is None or kind in self.pictured:
            return
        self.pictured.add(kind)
        pictures.mkdir(exist_ok=True, parents=True)
        await self.page.screenshot(path=pictures / f"{self.game}-{kind}.png")


def table_line(sitting: Sitting, *, over: bool) -> Iterator[str]:
    figures, taps = sitting.figures, sitting.finger.taps
    turns = max(1, sum(sitting.tally.own.values()))
    quick = sorted(figures.seconds) or [0.0]
    yield (
        f"| {sitting.game} | {'ended' if over else 'not ended'} | {turns} | {figures.answers} |"
        f" {taps.total() / turns:.1f} | {figures.panel / turns:.1f} |"
        f" {sitting.bytes / 1000 / turns:.1f} | {figures.pictures / 1000 / turns:.0f} |"
        f" {figures.first / 1000:.0f} | {median(quick) / 1000:.2f} |"
        f" {quick[int(len(quick) * 0.95)] / 1000:.2f} | {sum(quick) / 1000 / turns:.1f} |"
    )
    yield f"    taps: {dict(taps)}; alerts: {dict(figures.alerts)}"


HEAD = """| game | | turns | answers | taps a turn: page | panel | KB a turn: page | panel \
| KB at first | s to the next state: median | p95 | s a turn |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


async def measure(game: str, answers: int, pictures: Path | None) -> None:
    wide, high = SIZES["phone"]
    people = NAMES[:2]
    async with (
        sandbox(Path(TEMPORARY.name) / f"{game}.sqlite3") as (bot, here),
        browser() as opened,
    ):
        computers = frozenset(people[1:])
        wish = Wish(game, people, computers, "recruit", scenario=SHORT.get(game, ""))
        assert here.windows.begin is not None
        await here.windows.begin(wish)
        context = await opened.new_context(
            viewport={"width": wide, "height": high}, has_touch=True, device_scale_factor=2
        )
        page = await context.new_page()
        line = await context.new_cdp_session(page)
        await line.send("Network.enable")
        sitting = Sitting(bot, here, page, line, game)
        over = False
        try:
            over = await sitting.play(answers, pictures)
        except Exception as lost:
            print(f"    {game}: {type(lost).__name__}: {lost}", flush=True)
            await page.screenshot(path=Path(TEMPORARY.name).parent / f"lost-{game}.png")
        if pictures:
            await page.screenshot(path=pictures / f"{game}-end.png")
        print("\n".join(table_line(sitting, over=over)), flush=True)


TEMPORARY = TemporaryDirectory()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    print(HEAD, flush=True)
    for game in args.games:
        asyncio.run(measure(game, args.answers, args.pictures))


if __name__ == "__main__":
    main()
