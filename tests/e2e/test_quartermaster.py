"""Six people at Quartermaster: how they react, and that nobody learns what they might have."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.app.past.record import verify
from bot.edge import panel_actions, sender
from bot.edge.components import Pressed
from engines.kit.rng import Rng, shuffle
from engines.kit.simulate import QuickRng
from engines.quartermaster.components import COUNTRIES, DECK
from engines.quartermaster.engine import Quartermaster
from engines.quartermaster.state import State
from tests.e2e.people import Club, Person, Shown, club, numbered, sketch, small
from tests.engines.quartermaster.table import table

UNITS = (
    "germany:A@germany,eastern_europe,western_europe; ussr:A@moscow,ukraine;"
    "uk:A@united_kingdom N@north_sea; italy:A@italy N@mediterranean_sea;"
    "japan:A@japan; usa:A@eastern_united_states"
)
PLAYED = {
    "germany": "lb",
    "uk": "lb",
    "japan": "ba",
    "ussr": "lb",
    "italy": "decima_flottiglia_mas",
    "usa": "ba",
}
"""In every hand, whatever else may be in it."""
LYING = {"uk": "asw_tactics", "ussr": "stalingrad", "italy": "german_reinforcements_counterattack"}
"""Face-down, unless a game is made to differ in it."""
HAND, THROWN = 6, 3


class Late(Quartermaster):
    """The fifth round, with the Axis far ahead; hidden cards as a number deals them."""

    def __init__(self, deal: int, **lying: str) -> None:
        self.deal = deal
        self.lying = LYING | lying

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        state = table(UNITS, round_number=5).state
        state.options = dict(options)
        state.vp = {"axis": 80, "allies": 20}
        chance = QuickRng(self.deal)
        for country in COUNTRIES:
            nation = state.nations[country]
            pool = list(DECK[country])
            nation.hand = [f"{country}.{PLAYED[country]}"]
            if country in self.lying:
                nation.responses = [f"{country}.{self.lying[country]}"]
            for card in nation.hand + nation.responses:
                pool.remove(card)
            shuffle(chance, pool)
            nation.hand += [pool.pop() for _ in range(HAND)]
            nation.hidden = [pool.pop() for _ in range(THROWN)]
            nation.deck = pool
        return state


class Six:
    """A game of six, in which everybody answers by buttons and menus."""

    def __init__(self, room: Club, people: Mapping[str, Person]) -> None:
        self.room, self.people = room, people

    async def answer(self, seat: str, *keys: str) -> Shown:
        """Open the own panel from the newest board and pick these answers; none: pick nothing."""
        person = self.people[seat]
        panel = await person.press_play()
        for part in panel.parts:
            custom_id = part.get("custom_id", "")
            pressed = Pressed.read(custom_id)
            if pressed is None or part.get("disabled"):
                continue
            values = [option["value"] for option in part.get("options", ())]
            if keys and pressed.what == "act" and set(keys) <= set(values):
                return await person.pick(custom_id, *keys)
            if keys and pressed.what == "act" and not values and pressed.rest[-1] == keys[0]:
                return await person.pick(custom_id)
            if not keys and pressed.what == "none":
                return await person.pick(custom_id)
        raise AssertionError(f"{seat} cannot pick {keys}: {panel.text} {list(panel.menus)}")

    async def order(self, seat: str, pick: str) -> Shown:
        """Set a standing order by menu."""
        person = self.people[seat]
        shown = await person.command("orders")
        for title, menu in shown.menus.items():
            if pick in [option["value"] for option in menu["options"]]:
                return await person.choose(title, pick)
        raise AssertionError(f"no order {pick}")

    async def waiting(self) -> list[str]:
        return [each.seat for each in (await self.room.tables.table(1)).waiting]

    async def journal(self, kind: str) -> list[str]:
        """Who did something in this way."""
        lines = (await self.room.tables.export(1, full=True))["journal"]
        return [line["seat"] for line in lines if line["kind"] == kind]


async def seated(room: Club, **options: str) -> Six:
    """Six people sit down, three of them Poles, and begin."""
    names = ("Ada", "Borys", "Chen", "Dana", "Ewa", "Filip")
    tongues = ("en-US", "pl", "en-US", "en-US", "pl", "pl")
    people = [room.person(name, tongue) for name, tongue in zip(names, tongues, strict=True)]
    guild, channel = room.guild.id, room.channel.id
    found = await room.tables.open(guild, channel, people[0].id, "quartermaster", options)
    for chair, person in enumerate(people):
        await room.tables.join(found.id, person.id, chair)
    await room.tables.start(found.id, people[0].id, "start")
    await room.bot.deliver()
    await room.delivered()
    await room.env.settle()
    return Six(room, dict(zip(COUNTRIES, people, strict=True)))


async def test_six_people_react_in_every_way_there_is(tmp_path: Path) -> None:
    async with club(tmp_path, engine=lambda name: Late(1)) as room:
        six = await seated(room, veil="5", reaction_clock="12")

        # Germany attacks, and the Soviets have a card for it.
        await six.answer("germany", "play/germany.lb")
        await six.answer("germany", "battle/ukraine")
        assert await six.waiting() == ["ussr"]
        assert "Stalingrad" not in room.public[-1].text
        await six.answer("ussr", "use/ussr.stalingrad")
        assert "Stalingrad" in room.public[-1].text
        assert "-# When your Army in Ukraine is about to be removed" in room.public[-1].text
        await six.answer("germany")
        assert await six.waiting() == ["uk"]

        # The British land; the bot dies while Italy thinks about it, and Italy lets it happen.
        await six.answer("uk", "play/uk.lb")
        await six.answer("uk", "battle/western_europe")
        assert await six.waiting() == ["italy"]
        await room.restart()
        await six.answer("italy", "pass")
        await six.answer("uk", "pass")  # for all anybody knows it might keep its card
        await six.answer("uk")
        await six.answer("japan", "drop/japan.ba")
        await six.answer("japan")

        # The Soviets attack. Italy has said in advance that it passes: nobody sees it is quick.
        await six.order("italy", "on-removed/pass")
        await six.answer("ussr", "play/ussr.lb")
        await six.answer("ussr", "battle/eastern_europe")
        assert await six.waiting() == ["italy"], "the veil hides that the answer was there"
        await room.later(0.2)
        assert await six.waiting() == ["ussr"]
        await six.answer("ussr")

        # Italian submarines; the British do not answer in time.
        await six.answer("italy", "play/italy.decima_flottiglia_mas")
        assert await six.waiting() == ["uk"]
        await room.later(12.1)
        assert await six.waiting() == ["italy"]
        await six.answer("italy")
        await six.answer("usa", "drop/usa.ba")
        await six.answer("usa")

        found = await room.tables.table(1)
        assert (found.status, found.result and found.result.reason) == ("over", "lead")
        assert await six.journal("standing") == ["italy"]
        assert await six.journal("default") == ["uk"]
        assert "The game is over." in room.public[-2].text
        assert found.seed in room.public[-2].text
        files = {name for shown in room.public for name in shown.files}
        assert files == {"board.png", "film.gif", "story.png"}
        assert await room.tables.replay(1)
        assert verify(await room.tables.export(1), Late(1)) == []


async def test_anybody_looks_a_card_up_and_everybody_reads_the_same(tmp_path: Path) -> None:
    async with club(tmp_path, engine=lambda name: Late(1)) as room:
        six = await seated(room)
        ada, borys, dana = (six.people[seat] for seat in ("germany", "uk", "ussr"))
        assert await ada.complete("card", "card", "stalin") == {
            "Stalingrad (USSR)": "ussr.stalingrad"
        }
        shown = await ada.command("card", card="ussr.stalingrad")
        assert "When your Army in Ukraine is about to be removed" in shown.text
        assert (await dana.command("card", card="stalingrad")).text == shown.text, "who holds it"
        polish = await borys.command("card", card="obrona stalin")
        assert "Gdy twoja armia na Ukrainie ma zostać usunięta" in polish.text
        assert "No card is called “Tirpitz”" in (await ada.command("card", card="Tirpitz")).text


async def test_qm_4_7_taking_a_unit_off_is_asked_about_and_can_be_undone(tmp_path: Path) -> None:
    async with club(tmp_path, engine=lambda name: Late(1)) as room:
        six = await seated(room)
        italy = six.people["italy"]
        panel = await italy.press_play()
        assert not [label for label in panel.buttons if "Morze" in label or "Zdejmij" in label]
        asked = await italy.choose("Więcej", "remove/mediterranean_sea")
        assert "Zdejmij z planszy: flotę na Morzu Śródziemnym?" in asked.text
        assert "Morzu Śródziemnym" not in room.public[-1].text, "nothing is done yet"
        assert "Nie, wróć" in asked.buttons
        done = await italy.press("Tak, zrób to")
        assert "Morzu Śródziemnym" in done.text
        (undo,) = [label for label in done.buttons if label == italy.say("panel-undo")]
        back = await italy.press(undo)
        assert "remove/mediterranean_sea" in [
            each["value"] for each in back.menus["Więcej"]["options"]
        ]


# ---- what nobody may learn


NONCE = re.compile(r"'nonce': '[^']*'")
"""Drawn at random for every message, so that it tells nothing."""


def seen(room: Club, *readers: Person) -> list[str]:
    """Everything that crossed the wire for the whole table, and letters to these readers, each
    channel in the order in which it came; the pictures by their bytes. Messages to several channels
    are sent at once, so which of them is faster tells nothing."""
    letters = [room.env.backend.get_dm_channel(person.id).id for person in readers]
    found: dict[str, list[str]] = {str(each): [] for each in (room.channel.id, *letters)}
    for kind, name, payload in room.env.backend.transcript:
        where = payload.get("channel_id", "") if isinstance(payload, dict) else ""
        hidden = isinstance(payload, dict) and bool(payload.get("flags", 0) & 64)
        if kind == "HTTP":
            where = next((each for each in found if f"/channels/{each}/" in f"{name}/"), "")
        elif name in ("INTERACTION_CREATE", "PRESENCE_UPDATE") or hidden:
            continue
        if where in found:
            found[where].append(NONCE.sub("'nonce': '…'", f"{kind} {name} {payload}"))
    messages = list(room.public)
    for person in readers:
        messages += room.letters(person)
    pictures = [each for shown in messages for each in shown.attached]
    return numbered([*chain.from_iterable(found.values()), *pictures])


Reaction = Literal["by hand", "too late", "in advance", "in advance, a card"]


async def play(six: Six, how: Reaction) -> None:
    """The same clicks whatever the cards are. Nothing hidden is shown in any of it."""
    if how == "in advance":
        await six.order("ussr", "on-removal/pass")
    if how == "in advance, a card":
        await six.order("ussr", "on-removal/use.stalingrad")
    await six.answer("germany", "play/germany.lb")
    await six.answer("germany", "battle/ukraine")
    assert await six.waiting() == ["ussr"]
    if how == "in advance, a card":
        await six.room.later(0.05)
        return
    if how == "by hand":
        await six.answer("ussr", "pass")
    else:
        await six.room.later(12.1 if how == "too late" else 0.2)
    await six.answer("germany")
    await six.answer("uk", "play/uk.lb")
    await six.answer("uk", "battle/western_europe")
    await six.answer("italy", "pass")
    await six.answer("uk", "pass")
    await six.answer("uk")
    await six.answer("japan", "drop/japan.ba")


async def watched(
    folder: Path, rules: Late, how: Reaction, *readers: str, reveal: bool = False
) -> list[str]:
    folder.mkdir()
    house: dict[str, Any] = {"engine": lambda name: rules, "chance": lambda: 0.5}
    draw = small if how == "by hand" else sketch  # a sketch says the whole view it was given
    async with club(folder, draw=draw, **house) as room:
        six = await seated(room, veil="10", reaction_clock="12")
        await play(six, how)
        if reveal:
            await room.later(0.1)
            assert await six.waiting() == ["germany"]
        return seen(room, *(six.people[seat] for seat in readers))


async def at_once(work: Callable[..., Any], *args: Any, **more: Any) -> Any:
    return work(*args, **more)


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn where they are wanted, and panels wait for them: else letters of the same
    instant overtake each other as the machine likes, and numbers of messages change with it."""
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(panel_actions, "PATIENCE", 30.0)
    monkeypatch.setattr(sender, "PATIENCE", 600.0)  # on a busy machine a board takes seconds


HOW: tuple[Reaction, ...] = ("by hand", "too late", "in advance", "in advance, a card")


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("how", HOW)
async def test_qm_26_4_hidden_cards_change_nothing_that_everybody_sees(
    tmp_path: Path, how: Reaction
) -> None:
    """All decks, hands, piles and face-down cards are other ones; the clicks are the same."""
    other = Late(2, ussr="moscow", uk="raf", italy="monte_cassino")
    one = await watched(tmp_path / "one", Late(1), how)
    two = await watched(tmp_path / "two", other, how)
    assert one == two


@pytest.mark.usefixtures("steady")
async def test_qm_26_2_a_card_of_one_changes_no_letter_to_another(tmp_path: Path) -> None:
    others = [country for country in COUNTRIES if country != "ussr"]
    one = await watched(tmp_path / "one", Late(1), "in advance", *others)
    two = await watched(tmp_path / "two", Late(1, ussr="leningrad"), "in advance", *others)
    assert one == two


@pytest.mark.usefixtures("steady")
async def test_qm_26_16_an_order_for_a_card_shows_it_only_when_it_is_used(tmp_path: Path) -> None:
    how: Reaction = "in advance, a card"
    one = await watched(tmp_path / "one", Late(1), how, reveal=True)
    two = await watched(tmp_path / "two", Late(1, ussr="moscow"), how, reveal=True)
    assert one != two, "here the card is shown"


async def test_qm_26_17_what_else_a_turn_may_ask_is_settled_beside_the_question(
    tmp_path: Path,
) -> None:
    async with club(tmp_path, engine=lambda name: Late(1)) as room:
        six = await seated(room)
        await six.answer("germany", "play/germany.lb")
        await six.answer("germany", "battle/ukraine")
        dana = six.people["ussr"]
        await dana.press_play()
        boards = len(room.public)
        shown = await dana.press("Also this turn")
        assert dana.say("qm-ask-ahead") in shown.text
        shown = await dana.choose("A piece is built", "on-built/use.rasputitsa.1")
        assert "use Rasputitsa until the end of the turn of Germany in round 1." in shown.text
        ticked = [o["value"] for m in shown.menus.values() for o in m["options"] if o["default"]]
        assert "on-built/use.rasputitsa.1" in ticked
        assert await six.waiting() == ["ussr"], "the question itself is still open"
        assert len(room.public) == boards
        await dana.press("Back to the question")
        await dana.pick(
            next(
                custom_id
                for custom_id in dana.panel.buttons.values()
                if custom_id.endswith(":pass")
            )
        )  # type: ignore[union-attr]
        assert await six.waiting() == ["germany"]
