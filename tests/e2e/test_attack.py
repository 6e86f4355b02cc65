"""Four people at Attack!: a trade, a blocked crossing, a naval battle and an elimination."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.app.past.record import verify
from engines.attack.engine import Attack
from engines.attack.state import State
from engines.contract import Seat
from engines.kit.rng import Rng
from tests.e2e.four import seated
from tests.e2e.people import club, small
from tests.engines.attack.table import Table

SEATS = ("red", "blue", "green", "yellow")
LANDS = {
    "red": "EUS 6I+2T+1P, QUE 2I",
    "blue": "FRA 4I, GBR 2I",
    "green": "UKR 8I+4T+2A+1P, POL 1I",
    "yellow": "ROM 1I",
}
FLEETS = {"red": "6B+3D+3S", "blue": "1B+1D+1S"}
HANDS = {
    "red": "oil1a oil4a minerals2a",
    "blue": "rail2a",
    "green": "rail4a population3a",
    "yellow": "factories2a",
}


class Late(Attack):
    """Blue holds the seas with a small fleet, yellow a last region next to a great army."""

    def new(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        capitals = {"red": "EUS", "blue": "FRA", "green": "UKR", "yellow": "ROM"}
        state = Table(
            LANDS,
            seats=" ".join(SEATS),
            seas="blue",
            fleets=FLEETS,
            hands=HANDS,
            capitals=capitals,
            options=options,
            round_number=4,
        ).state
        assert tuple(seats) == SEATS
        return state


async def test_four_people_trade_cross_fight_at_sea_and_eliminate(tmp_path: Path) -> None:
    async with club(tmp_path, draw=small, engine=lambda name: Late()) as room:
        four = await seated(room, "attack", SEATS)
        await four.order("blue", "leave/ask")
        await four.order("blue", "trades/ask")
        public = len(room.public)

        # Red offers a little oil. Green declines and asks for more of it; the table reads nothing.
        await four.answer("red", "offer")
        await four.answer("red", "propose/green")
        await four.answer("red", "give/oil1a", "want-card/any.4")
        panel = await four.people["green"].press_play()
        assert "Offer 1 to Green: Red gives oil 1 and wants any card 4+." in panel.text
        letter = room.letters(four.people["green"])[-1]
        assert "Offer 1 to Green: Red gives oil 1 and wants any card 4+." in letter.text
        assert any(label.startswith("Decline: Red") for label in letter.buttons), "at once"
        await four.answer("green", "counter/1")
        await four.answer("green", "give/rail4a", "want-card/oil.4")
        assert (await four.waiting(), len(room.public)) == (["red"], public)

        # Red agrees. Blue, who holds the seas between them, is asked, and learns no card by it.
        await four.answer("red", "accept/2.oil4a")
        assert await four.waiting() == ["blue"]
        panel = await four.people["blue"].press_play()
        assert "oil" not in panel.text
        assert "ropa" not in panel.text
        await four.answer("blue", "allow")
        assert "Green hands Red a card and gets one card back." in room.public[-1].text
        hand = room.letters(four.people["green"])[-1].alts[0]
        assert "oil 4" in hand
        assert "rail" not in hand

        # Red orders a crossing, and it does not get leave. A filed policy would have answered.
        await four.do("red", "move 3I EUS>GBR")
        assert await four.waiting() == ["blue"]
        await four.answer("blue", "block/eastern_us.great_britain")
        assert "Blue blocks 3 infantry" in room.public[-1].text
        assert await four.waiting() == ["red"]

        # Red challenges for the seas; the bot dies between the two sealed answers.
        await four.answer("red", "naval")
        panel = await four.answer("red", "ship/s1", "ship/b1", "rule/stay")
        assert "Line, head first: submarine, battleship" in panel.text
        assert len(await four.waiting()) == 2, "nobody sees whether an answer is there"
        await room.restart()
        await four.answer("blue", "rule/stay")
        assert "At sea, round 1, 3 pairs: S B B against" in room.public[-1].text
        assert "Red controls the seas." in room.public[-1].text

        # Blue does nothing. Green takes the last region of yellow, and with it the game.
        assert await four.waiting() == ["blue"], "three actions have ended the turn of red"
        await four.do("blue", "end")
        await four.do("green", "move 6I+3T UKR>ROM with all_in")
        last = room.public[-2].text
        assert "Yellow has no unit left: Green eliminates Yellow." in last
        assert "Yellow is out, with 0 regions" in last

        found = await room.tables.table(1)
        assert (found.status, found.result and found.result.reason) == ("over", "elimination")
        assert found.result is not None
        assert found.result.winners == ("green",)
        assert found.seed in last
        files = {name for shown in room.public for name in shown.files}
        assert files - {"battle.png"} == {"board.png", "film.gif", "story.png"}
        assert await room.tables.replay(1)
        assert verify(await room.tables.export(1), Late()) == []
