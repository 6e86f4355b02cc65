"""Eight people at Overlord: the commissar, an ambush and a general who acts on his own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.app.past.record import verify
from bot.text import LANGUAGES, words
from engines.contract import Key, Msg, Seat
from engines.kit.rng import Rng
from engines.overlord import ENGINE, flow, opening
from engines.overlord.components import TYPES
from engines.overlord.engine import Overlord
from engines.overlord.game import Game
from engines.overlord.state import FirstChips, Rules, State, Unit
from renderers import overlord
from tests.e2e.people import PIXEL, Club, Person, Shown, Sketch, club

SCENARIO = "ov-02-kalach-pincers"
UNITS = {
    "ALLIES": "E7 infantry, H3 infantry, F13 infantry, H14 armor, G21 infantry, H21 armor, "
    "I21 artillery",
    "AXIS": "D7 infantry, A3 infantry, A11 armor, B12 infantry, A20 armor, B22 infantry, "
    "A22 artillery",
}
HANDS = {
    "ALLIES": "probe_left probe_center recon_right armor_assault attack_right medics dig_in",
    "AXIS": "ambush attack_left recon_center barrage firefight",
}
NATIONS = {"ALLIES": "RU", "AXIS": "DE"}
PEOPLE = {
    "Borys": "pl", "Ewa": "pl", "Filip": "pl", "Hela": "pl",
    "Ada": "en-US", "Chen": "en-US", "Dana": "en-US", "Gus": "en-US",
}  # fmt: skip


class Declared(Overlord):
    """The Eastern Front with few units, two of them face to face, and hands that are known."""

    def new(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        state = opening.set_up(SCENARIO, Rules(commissar="up_to_three"), dict(options), rng)
        state.units = {}
        for side, units in UNITS.items():
            for at, kind in map(str.split, units.split(",")):
                figures = TYPES[kind].figures
                state.units[at] = Unit(at, side, NATIONS[side], kind, figures)  # type: ignore[arg-type]
        for side, camp in state.camps.items():
            camp.hand = HANDS[side].split()
        state.pile = ["move_out"] * 20
        state.flow.append(FirstChips("ALLIES"))
        flow.run(Game(state, rng))
        return state


def told(
    game: str, view: Any, say: Any, *, hand: bool = False, focus: str = "", **how: Any
) -> Sketch:
    """Words in place of pictures: they hold what the picture shows."""
    whose = getattr(view, "seat", "everybody")
    words = overlord.alt_hand(view, say) if hand else overlord.alt(view, say)
    return Sketch(PIXEL, f"[{whose} {focus or 'whole'}] {words}"[:1024])


class Eight:
    """A battle of eight, in which everybody answers by buttons and menus or in words."""

    def __init__(self, room: Club, people: Mapping[Seat, Person]) -> None:
        self.room, self.people = room, people

    async def answer(self, seat: Seat, *keys: Key) -> Shown:
        """Open the own panel from the newest board and pick these answers to the question."""
        return await self.people[seat].answer(*keys)

    async def do(self, seat: Seat, what: str) -> Shown:
        return await self.people[seat].command("do", what=what)

    async def waiting(self) -> set[Seat]:
        return {each.seat for each in (await self.room.tables.table(1)).waiting}

    async def silence(self, *phases: str) -> None:
        """Nobody says more until one of these phases."""
        for _ in range(60):
            found = await self.room.tables.player_view(1, 0)
            if found.view.phase in phases:
                return
            seat = sorted(await self.waiting())[0]
            user = self.people[seat].id
            prompt = next(p for p in await self.room.tables.prompts(1, user) if p.seat == seat)
            default, name = prompt.offer.default, f"silence of {seat} {prompt.token}"
            await self.room.tables.act(1, user, seat, prompt.token, default, name)
            await self.room.bot.deliver()
        raise AssertionError(f"never {phases}: {found.view.question}")

    def threads(self) -> list[Any]:
        return [each for each in self.room.env.backend.channels.values() if each.is_thread]

    def inside(self, thread: Any) -> set[Seat]:
        """Whose people are in a thread, besides the bot."""
        return {seat for seat, who in self.people.items() if who.id in thread.thread_members}

    def letters(self, seat: Seat) -> str:
        """All the words of all the pictures somebody was sent."""
        return "\n".join(alt for each in self.room.letters(self.people[seat]) for alt in each.alts)


def cards_in(text: str) -> set[str]:
    """Cards of the hands at the start that a text names, in whatever language."""
    dealt = " ".join(HANDS.values()).split()
    return {
        card for card in dealt if any(name.casefold() in text.casefold() for name in told_as(card))
    }


def told_as(card: str) -> set[str]:
    return {words(lang).say(Msg(f"ov-card-{card.replace('_', '-')}")) for lang in LANGUAGES}


async def seated(room: Club, **options: str) -> Eight:
    """Eight people sit down, four of them Poles, and begin."""
    people = [room.person(name, tongue) for name, tongue in PEOPLE.items()]
    options = {"scenario": SCENARIO, **options}
    guild, channel = room.guild.id, room.channel.id
    found = await room.tables.open(guild, channel, people[0].id, "overlord", options)
    seats: dict[Seat, Person] = {}
    for chair, person in enumerate(people):
        await room.tables.join(found.id, person.id, chair)
        [seat] = ENGINE.chairs(options)[chair]
        seats[seat] = person
    await room.tables.start(found.id, people[0].id, "start")
    await room.bot.deliver()
    await room.env.settle()
    return Eight(room, seats)


async def test_eight_people_fight_three_turns(tmp_path: Path) -> None:
    async with club(tmp_path, draw=told, engine=lambda name: Declared()) as room:
        eight = await seated(room)

        # Before the first turn the Russians lay three cards under their commissar.
        assert await eight.waiting() == {"allies_chief"}
        for card in ("probe_left", "probe_center", "recon_right"):
            await eight.answer("allies_chief", f"under/{card}")
        said = room.public[-1].text
        assert "The commissar: 0 cards used, 0 discarded, 3 put under him." in said

        # The commander visits one general, and is refused a second visit.
        await eight.answer("allies_chief", "visit/left")
        [talk] = [t for t in eight.threads() if len(eight.inside(t)) == 2]
        assert eight.inside(talk) == {"allies_chief", "allies_left"}
        # The generals of each side confer without their commander once he has begun to choose.
        open_now = [t for t in eight.threads() if not t.thread_metadata.archived and t is not talk]
        generals = ("left", "center", "right")
        assert {frozenset(eight.inside(thread)) for thread in open_now} == {
            frozenset(f"{side}_{role}" for role in generals) for side in ("axis", "allies")
        }
        refused = await eight.do("allies_chief", "visit C")
        assert "“visit C” will not do here" in refused.text
        # What lies in his hand cannot be given, only what lies under the commissar.
        refused = await eight.do("allies_chief", "give AA>R")
        assert "“Give: Recon Right → right”" in refused.text
        await eight.do("allies_chief", "give P-L>L, P-C>C; under AA; send")
        told_all = next(each for each in reversed(room.public) if each.opens).text
        assert "bring cards: left 1, center 1, right 0." in told_all
        assert "The commissar: 2 cards used, 1 discarded, 1 put under him." in told_all

        # Each general has his own card and no other; the one without it has rolled a die.
        hers = {seat: cards_in(eight.letters(seat)) for seat in eight.people}
        assert hers["allies_left"] == {"probe_left"}
        assert hers["allies_center"] == {"probe_center"}
        assert hers["allies_right"] == set()
        assert hers["allies_chief"] == set(HANDS["ALLIES"].split()) - {"recon_right"}, "he laid it"
        assert hers["axis_chief"] == set(HANDS["AXIS"].split())
        assert not any(hers[f"axis_{role}"] for role in ("left", "center", "right"))
        assert "right general rolls for initiative: infantry. It orders infantry." in told_all
        assert await eight.waiting() == {"allies_left", "allies_center", "allies_right"}

        # A general looks at his own part of the board first, a commander where most is at stake.
        panel = await eight.people["allies_left"].press_play()
        assert panel.alts[0].startswith("[allies_left left] ")
        panel = await eight.people["allies_left"].choose("Show me …", "all")
        assert panel.alts[0].startswith("[allies_left whole] ")
        panel = await eight.people["axis_chief"].press_play()
        assert panel.alts[0].startswith("[axis_chief right] ")
        assert all(alt.startswith("[everybody whole] ") for s in room.public for alt in s.alts)

        # The talk ends with the first orders of the general.
        assert not talk.thread_metadata.archived
        await eight.do("allies_left", "play P-L @2: E7")
        assert talk.thread_metadata.archived
        assert talk.thread_metadata.locked
        await eight.answer("allies_right", "order/g21")
        await eight.silence("battle")

        # The defender has an ambush, and files it unseen; it strikes at the first assault.
        assert await eight.waiting() == {"axis_chief"}
        await eight.answer("axis_chief", "sheet/others.yes")
        before = len(room.public)
        await eight.do("allies_left", "E7xD7")
        await eight.silence("select")
        said = "\n".join(shown.text for shown in room.public[before:])
        assert "Ambush! Infantry at D7 battles first" in said

        # The second turn is the other side's. Its generals are asked side by side.
        view = (await room.tables.player_view(1, 0)).view
        assert (view.turn, view.side) == (2, "AXIS")
        await eight.do("axis_chief", "give A-L>L, FF>C; send")
        assert cards_in(eight.letters("axis_left")) == {"attack_left"}
        assert "rolls for initiative" in room.public[-1].text
        await eight.silence("select")

        # In the third only what was laid under the commissar before can be used.
        view = (await room.tables.player_view(1, 0)).view
        assert (view.turn, view.side) == (3, "ALLIES")
        refused = await eight.do("allies_chief", "give A-R>R")
        assert "“give A-R>R” will not do here." in refused.text
        await eight.do("allies_chief", "give AA>R; under A-R; send")
        assert "The commissar: one card used, 0 discarded, 1 put under him." in room.public[-1].text
        await eight.silence("select")
        assert (await room.tables.player_view(1, 0)).view.turn == 4

        # What everybody reads has named no card that was not played.
        said = "\n".join(f"{shown.text}\n{shown.alts}" for shown in room.public)
        assert cards_in(said) == {
            "probe_left",
            "probe_center",
            "recon_right",
            "ambush",
            "attack_left",
            "firefight",
            "armor_assault",
        }
        assert {name for shown in room.public for name in shown.files} == {"board.png"}
        assert await room.tables.replay(1)
        await room.tables.abandon(1, eight.people["axis_chief"].id)
        assert verify(await room.tables.export(1), Declared()) == []


async def test_a_host_chooses_the_battle_from_pictures(tmp_path: Path) -> None:
    async with club(tmp_path, draw=told) as room:
        host, guest = room.person("Ada"), room.person("Borys", "pl")
        guild, channel = room.guild.id, room.channel.id
        await room.tables.open(guild, channel, host.id, "overlord", {})
        await room.bot.deliver()
        [lobby] = room.public
        assert lobby.files == ["board.png"]
        assert "Bloody Omaha: the five draws" in lobby.alts[0]
        shown = await host.command("game options")
        assert shown.files == ["choice.png"]
        assert "Uranus: the pincers at Kalach: Axis to 12 medals" in shown.alts[0]
        shown = await host.choose("Scenario", SCENARIO)
        assert shown.files == ["choice.png"]
        found = await room.tables.table(1)
        assert found.options["scenario"] == SCENARIO
        [lobby] = room.public
        assert "Uranus: the pincers at Kalach" in lobby.alts[0], "everybody sees what was chosen"
        refused = await guest.command("game options")
        assert not refused.files, "only the host chooses"
        assert not any("choice.png" in each.files for each in room.public)
