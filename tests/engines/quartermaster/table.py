"""A table in a given position, played by typed orders, and what is true of it afterwards.

t = table("germany:A@germany,balkans; ussr:A@ukraine", hands={"germany": "lb"})
t.do("germany", "play lb; battle ukraine")
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import Key, Msg, Seat
from engines.kit.rng import Rng, ScriptedRng
from engines.quartermaster import ENGINE, flow, names, supply
from engines.quartermaster.components import BIT, COUNTRIES, DECK, LAND, SEA, book, mask, named
from engines.quartermaster.game import Game
from engines.quartermaster.orders import CountryOrders
from engines.quartermaster.phases import begin_turn
from engines.quartermaster.setup import rules
from engines.quartermaster.state import VERSION, Main, Nation, State, Turn
from tests.engines import at_table

Cards = Mapping[str, str]


def cards(country: str, names: str) -> list[str]:
    """`lb blitzkrieg lb*2` as ids of one country."""
    found = []
    for name in names.split():
        entry, _, times = name.partition("*")
        found += [f"{country}.{entry}"] * int(times or 1)
    assert all(card in book() for card in found), found
    return found


def board(text: str) -> dict[str, int]:
    """`germany:A@germany,balkans N@baltic_sea; ussr:A@moscow`"""
    units = dict.fromkeys(COUNTRIES, 0)
    for one in filter(None, (part.strip() for part in text.split(";"))):
        country, _, groups = one.partition(":")
        for group in groups.split():
            kind, _, spaces = group.partition("@")
            there = mask(spaces.split(","))
            assert not there & (SEA if kind == "A" else LAND), group
            units[country.strip()] |= there
    return units


class Table(at_table.Table[State]):
    engine = ENGINE

    def check(self) -> None:
        check(self.state)

    # ---- doing

    def quiet(self) -> None:
        """Everybody who is asked in a situation passes, until play goes on."""
        while waiting := [s for s in self.asked if "pass" in self.keys(s)]:
            for seat in waiting:
                if seat in self.asked and "pass" in self.keys(seat):
                    self.press(seat, "pass")

    def end_turn(self) -> None:
        """Defaults until another country is on turn or the game is over."""
        turn = self.state.turns
        while not self.state.winner and self.state.turns == turn:
            for seat in self.asked:
                if seat in self.asked and self.state.turns == turn:
                    self.silence(seat)

    # ---- asking

    def keys(self, seat: Seat, verb: str = "") -> list[Key]:
        """What a country may choose, without what it may do at any moment."""
        offer = self.offers.get(seat)
        keys = super().keys(seat, verb) if offer and offer.required else []
        return [key for key in keys if key.partition("/")[0] not in ("remove", "now", "break")]

    def possible(self, seat: str, text: str) -> bool:
        """Whether the first typed step is a legal answer now."""
        offer = self.offers.get(seat)
        orders = ENGINE.orders
        assert isinstance(orders, CountryOrders)
        (wish,) = orders.step(self.state, seat, text).wishes
        return offer is not None and wish.answer(self.state, offer, {}) is not None

    # ---- looking

    def at(self, country: str) -> list[str]:
        return sorted(named(self.state.units[country]))

    def is_at(self, text: str) -> bool:
        """Exactly these units are on the board."""
        return self.state.units == board(text)

    def there(self, space: str) -> list[str]:
        return [country for country in COUNTRIES if self.state.units[country] & BIT[space]]

    def supplied(self, country: str) -> list[str]:
        return sorted(named(supply.supplied(self.state, country)))

    def nation(self, country: str) -> Nation:
        return self.state.nations[country]

    def happened(self, message: str, space: str = "", card: str = "") -> int:
        """How often: `battle`, `build`, `recruit`, `removed`, ... in a space, by a card."""
        return sum(
            (not space or space in event.places)
            and (not card or event.text.args.get("card") == names.card(card))
            for event in self.events
            if event.text.id == f"qm-{message}"
        )

    def raised(self, trigger: str) -> int:
        """How often somebody was asked about situations of a class."""
        message = f"qm-when-{trigger.replace('_', '-')}"
        return sum(
            getattr(line.args["situation"], "id", "") == message for line in self.said("qm-opened")
        )

    def scored(self, card: str) -> int:
        """Points one card has brought."""
        source = names.card(card)
        return sum(
            int(str(m.args["n"])) for m in self.said("qm-scored") if m.args["source"] == source
        )

    def milled(self, country: str) -> int:
        """Cards a country has lost from its deck."""
        who = names.country(country)
        return sum(
            int(str(m.args["n"])) for m in self.said("qm-milled") if m.args["country"] == who
        )

    def discarded(self, country: str) -> int:
        """Hand cards a country has discarded."""
        who = names.country(country)
        lines = self.said("qm-discarded")
        return sum(int(str(m.args["n"])) for m in lines if m.args["country"] == who)

    @property
    def vp(self) -> tuple[int, int]:
        return self.state.vp["axis"], self.state.vp["allies"]


def table(
    units: str = "",
    turn: str = "germany",
    *,
    hands: Cards | None = None,
    decks: Cards | None = None,
    statuses: Cards | None = None,
    responses: Cards | None = None,
    hidden: Cards | None = None,
    shown: Cards | None = None,
    options: Mapping[str, str] | None = None,
    rng: Rng | None = None,
    round_number: int = 1,
    start: bool = False,
) -> Table:
    """A country's play phase; with `start`, the very beginning of its turn. Hands hold one card
    to drop and decks ten where nothing else is said."""
    options = dict(options or {})
    state = State(
        VERSION,
        rules(options),
        options,
        {},
        board(units),
        {"axis": 0, "allies": 0},
        round=round_number,
    )
    for country in COUNTRIES:
        basic = [card for card in DECK[country] if card.endswith(".ba")]
        state.nations[country] = Nation(
            deck=_zone(country, decks, [f"{country}.lb"] * 10),
            hand=_zone(country, hands, basic[:1]),
            statuses=_zone(country, statuses, []),
            responses=_zone(country, responses, []),
            hidden=_zone(country, hidden, []),
            shown=_zone(country, shown, []),
        )
    found = Table(state, rng or ScriptedRng())
    game = Game(state, found.rng)
    if start:
        begin_turn(game, turn)
        flow.run(game)
        found.events += game.events
        return found
    state.country, state.step, state.turns = turn, "play", 1
    state.dawn = dict(state.units)
    state.flow += [Turn(), Main()]
    flow.run(game)
    return found


def _zone(country: str, given: Cards | None, otherwise: list[str]) -> list[str]:
    if given is None or country not in given:
        return otherwise
    return cards(country, given[country])


def check(state: State) -> None:
    """What must hold in every position (QM-28.3)."""
    from engines.quartermaster import board as b
    from engines.quartermaster.components import LIMIT

    for country in COUNTRIES:
        armies, navies = state.units[country] & LAND, state.units[country] & SEA
        assert armies.bit_count() <= LIMIT[country]["army"], country
        assert navies.bit_count() <= LIMIT[country]["navy"], country
    axis, allies = b.team_units(state, "axis"), b.team_units(state, "allies")
    assert not axis & allies, named(axis & allies)
    for shield in state.protected:
        assert b.has_unit(state, shield.country, shield.space), shield


def words(text: Msg, lang: str = "en") -> str:
    from bot.text import words as catalogue

    return catalogue(lang).say(text)
