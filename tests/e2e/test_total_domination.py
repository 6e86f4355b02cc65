"""Four people at Total Domination: the whole year 1939, and what nobody learns of the draft."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app.past.record import verify
from bot.edge import panel_actions, sender
from engines.contract import Seat
from engines.kit.rng import Rng, shuffle
from engines.kit.simulate import QuickRng
from engines.total_domination.components import POWERS
from engines.total_domination.engine import TotalDomination
from engines.total_domination.state import CardDraft, State
from tests.e2e.four import seated
from tests.e2e.people import Club, club, numbered, sketch, small

PACKETS = {
    "germany": "germany_01 germany_06 germany_14 uk_13 japan_03",
    "uk": "uk_01 uk_06 uk_12 japan_13",
    "japan": "japan_01 japan_09 ussr_13 uk_09",
    "ussr": "ussr_01 ussr_09 germany_13 uk_05",
}
"""What is dealt, unless a game is made to differ in it."""
NEXT = ("uk_02", "ussr_02", "germany_02", "japan_02", "germany_05", "uk_07", "ussr_05")
"""The top of the draw pile after it."""


class Prepared(TotalDomination):
    """Known packets; the UK has Espionage and Germany Enigma, as if it were not 1939."""

    def __init__(self, deal: int = 0) -> None:
        self.deal = deal

    def new(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        state = super().new(seats, options, rng)
        wanted = [card for cards in PACKETS.values() for card in cards.split()]
        pool = list(state.deck)
        for hand in state.hands.values():
            pool += hand.packet
        pool = sorted(card for card in pool if card not in (*wanted, *NEXT))
        packets = {seat: cards.split() for seat, cards in PACKETS.items()}
        if self.deal:
            pool = sorted([*pool, *wanted, *NEXT])
            shuffle(QuickRng(self.deal), pool)
            packets = {seat: [pool.pop() for _ in packet] for seat, packet in packets.items()}
        for seat, packet in packets.items():
            state.hands[seat].packet = packet
        state.deck = pool if self.deal else [*pool, *reversed(NEXT)]
        state.powers["uk"].techs = ["espionage"]
        state.powers["germany"].techs = ["enigma"]
        assert isinstance(state.flow[-1], CardDraft)
        return state


async def test_four_people_play_a_whole_year(tmp_path: Path) -> None:
    async with club(tmp_path, draw=small, engine=lambda name: Prepared()) as room:
        four = await seated(room, "total_domination", POWERS)
        assert "Packet: Germany 1 " in four.letter("germany")

        # Everybody picks at once, and in private. The Soviets have said what they like.
        await four.order("ussr", "prefer/event.logistics")
        await four.order("ussr", "auto/on")
        await four.order("ussr", "exchanging/none")
        await four.answer("germany", "keep/germany_01", "keep/uk_13")
        await four.answer("uk", "keep/japan_13")
        await four.answer("uk", "keep/uk_01")  # until the last has picked it may be changed
        assert await four.waiting() == ["japan", "ussr"], "nobody sees that the Soviets have"
        await four.answer("japan", "keep/japan_01")
        assert "USSR 1." in room.public[-1].text
        assert "Picked: United Kingdom 1 " in four.letter("uk")
        assert "Picked: USSR 9 " in four.letter("ussr")
        await four.answer("germany", "keep/germany_13")
        await four.answer("uk", "keep/germany_06")
        await room.restart()
        await four.answer("japan", "keep/japan_13")
        await four.answer("germany", "keep/uk_09")
        await four.answer("uk", "keep/uk_05")
        await room.later(24.1 + 48)  # Japan says nothing, and uses up its extra time
        assert "The draft ends. Nobody took USSR 13 " in room.public[-1].text
        hand = "Hand: Japan 1 (6 OP; 7 OP as an event), Japan 13 (1 OP; Peace), Japan 3"
        assert hand in four.letter("japan")

        # Germany exchanges with Enigma, the British spy on it; all of them are asked at once.
        assert await four.waiting() == list(POWERS), "also the Soviets, who have an order"
        await four.answer("germany", "swap/uk_13")
        await four.answer("uk", "pass", "spy/germany.ask")
        await four.answer("japan", "pass")
        assert await four.waiting() == ["germany"]
        assert "Drawn: United Kingdom 2 " in four.letter("germany")
        await four.answer("germany", "keep/ussr_02")
        assert await four.waiting() == ["uk"]
        assert "Seen by espionage: Germany 13 " in four.letter("uk")
        await four.answer("uk", "burn/germany_13")
        assert "makes Germany discard Germany 13 " in room.public[-1].text
        assert "Germany 2 (5 OP; 6 OP as an event)" in four.letter("germany")

        # The Action Phase: a card each, a board after every turn.
        boards = len(room.public)
        await four.do(
            "germany",
            "operate germany_02; attack poland neutral army;"
            " move germany army germany poland; done",
        )
        assert "Germany takes Poland (1 VP)." in room.public[-1].text
        await four.answer("uk", "event/uk_05.uk")
        await four.answer("japan", "technology/japan_03")
        assert "Japan develops a technology, face down." in room.public[-1].text
        assert "Landing" not in room.public[-1].text + room.public[-1].alts[0]
        shown = await four.people["japan"].press("Log", on=room.public[-1])
        assert "Landing craft" in shown.text
        await four.answer("ussr", "event/ussr_09")
        await four.answer("ussr", "form/army.moscow")
        await four.answer("ussr", "resistance/poland")
        await four.answer("ussr", "done")
        assert await four.waiting() == ["germany"]
        assert len(room.public) == boards + 4

        # A U-boat makes Lend-Lease dearer; Peace turns up what lies on top of the pile.
        await four.answer("germany", "operate/germany_01")
        await four.answer("germany", "uboat/atlantic")
        await four.answer("germany", "done")
        await four.answer("uk", "lend/germany_06")
        assert "With U-boats about, a card must be worth 4." in room.public[-1].text
        assert "USA 3" not in room.public[-1].text
        assert "Lend-Lease: USA 3 " in four.letter("uk")
        await four.answer("japan", "event/japan_13")
        await four.do("japan", "move japan fleet japan mariana; done")
        assert "turns up Japan 2 " in room.public[-1].text
        assert "Japan spends 2 OP and keeps 1." in room.public[-1].text

        # The Soviets pass and keep a card, the Germans too; the others play on.
        await four.answer("ussr", "pass")
        await four.answer("ussr", "reserve/japan_09")
        assert "1 in reserve." in room.public[-1].text
        assert "Japan 9" not in room.public[-1].text
        assert "Reserve: Japan 9 " in four.letter("ussr")
        await four.answer("germany", "pass")
        await four.answer("germany", "reserve/uk_09")
        await four.do(
            "uk", "operate uk_01; form fleet great_britain; form army great_britain; done"
        )
        assert "7 OP (6 on the card, 1 from cards in front)." in room.public[-1].text
        await four.answer("japan", "operate/japan_01")
        await four.answer("japan", "done")
        assert len(room.public) == boards + 11, "a board after each of eleven turns"

        # The Administrative Phase, and the packets of 1940 with what was reserved and lent.
        last = room.public[-1].text
        for line in (
            "Axis 16 of 29, Allies 19 of 33.",
            "Japan now has Landing craft.",
            "1940 begins: packets go to the right, Germany first. "
            "Hands: Germany 5, United Kingdom 5, Japan 4, USSR 5.",
        ):
            assert line in last
        assert await four.waiting() == list(POWERS)
        assert "USA 3" in four.letter("uk")
        assert "Packet: " in four.letter("uk")
        assert "Japan 9" in four.letter("ussr")
        assert "United Kingdom 9" in four.letter("germany")
        assert {name for shown in room.public for name in shown.files} == {
            "board.png",
            "technology.png",  # once a year, when they are turned up
        }
        assert await room.tables.replay(1)

        # The Axis gives up; then everything is opened.
        for seat in ("germany", "japan"):
            person = four.people[seat]
            await room.tables.concede(1, person.id, seat, f"concede {seat}")
        await room.bot.deliver()
        await room.delivered()
        await room.env.settle()
        found = await room.tables.table(1)
        assert (found.status, found.result and found.result.reason) == ("over", "conceded")
        assert found.seed in room.public[-2].text
        assert verify(await room.tables.export(1), Prepared()) == []


# ---- what a stranger sees


NONCE = re.compile(r"'nonce': '[^']*'")
"""Drawn at random for every message, so that it tells nothing."""


def seen(room: Club) -> list[str]:
    """Everything that crossed the wire for the whole table, pictures by their bytes."""
    channel, found = room.channel.id, []
    for kind, name, payload in room.env.backend.transcript:
        where = payload.get("channel_id", "") if isinstance(payload, dict) else ""
        hidden = isinstance(payload, dict) and bool(payload.get("flags", 0) & 64)
        if kind == "HTTP":
            ours = f"/channels/{channel}/" in f"{name}/"
        else:
            own = ("INTERACTION_CREATE", "PRESENCE_UPDATE")
            ours = name not in own and not hidden and where == str(channel)
        if ours:
            found.append(NONCE.sub("'nonce': '…'", f"{kind} {name} {payload}"))
    for shown in room.public:
        found += shown.attached
    return numbered(found)


async def drafted(folder: Path, deal: int, draw: Any, stop: int) -> list[str]:
    """Eleven picks of the twelve, by hand, in advance and by silence; never the last, after which
    the discards lie open. Whatever the cards are, it is the same clicks."""
    folder.mkdir()
    async with club(folder, draw=draw, engine=lambda name: Prepared(deal)) as room:
        four = await seated(room, "total_domination", POWERS)
        eve = room.person("Eve")
        await four.order("ussr", "auto/on")
        for _ in range(2):
            for seat in ("japan", "germany", "uk"):
                await four.first(seat)
        await four.first("uk")
        await four.first("uk")
        await room.later(stop)
        assert await four.waiting() == ["germany", "japan", "ussr"]
        hand = await eve.press("My hand", on=room.public[-1])
        assert "You have no seat" in hand.text
        return seen(room)


async def at_once(work: Any, *args: Any, **more: Any) -> Any:
    return work(*args, **more)


@pytest.mark.parametrize(("draw", "hours"), [(small, 1), (sketch, 1), (sketch, 13)])
async def test_td_h_8_the_draft_leaves_no_trace_for_a_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, draw: Any, hours: int
) -> None:
    """TD-H.1, TD-H.3, TD-4.1.3: all packets and the pile are other ones; the table sees the same.
    A sketch says the whole view it was given, a picture is compared by its bytes."""
    monkeypatch.setattr(asyncio, "to_thread", at_once)  # pictures come in the same order
    monkeypatch.setattr(panel_actions, "PATIENCE", 30.0)
    monkeypatch.setattr(sender, "PATIENCE", 600.0)  # on a busy machine a board takes seconds
    one = await drafted(tmp_path / "one", 1, draw, hours)
    two = await drafted(tmp_path / "two", 2, draw, hours)
    assert one == two
