"""A battle in a given position, played by typed orders, with the dice it is told.

t = table("ALLIES E5 infantry, AXIS E6 armor", hexes="E6:forest", hand="probe_left move_out")
t.roll("IGF"); t.do("allies_left", "E5xE6")
"""

from __future__ import annotations

from itertools import count
from typing import Any

from engines.contract import Event, Key, Msg, Offer, OrderBook, Seat
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, checking, flow, library, opening, recovery, roles
from engines.overlord.components import NATIONS, SIDES
from engines.overlord.field import side_of
from engines.overlord.game import Game
from engines.overlord.orders import GeneralOrders
from engines.overlord.scenario import Scenario
from engines.overlord.state import Battle, Order, Orders, Rules, Staff, State, Unit
from tests.engines import at_table

ORDERS = GeneralOrders(ENGINE)
FACE = {"I": 0, "J": 1, "A": 2, "G": 3, "S": 4, "F": 5}
_number = count(1)
LAYER = {
    "bunker": "rect", "field_bunker": "rect", "bridge": "rect", "pontoon": "rect",
    "railroad_bridge": "rect", "sandbag": "obstacle", "sea_wall": "obstacle", "wire": "obstacle",
    "hedgehog": "obstacle", "road_block": "obstacle", "dragons_teeth": "obstacle",
    "minefield": "token",
}  # fmt: skip


class Dice:
    """Numbers as they are told; after them, if allowed, nothing that matters."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        if n == 6:
            assert self.left, "a die was rolled that the test did not foresee"
            return self.left.pop(0)
        return 0


def scenario(
    units: str = "",
    hexes: str = "",
    *,
    size: str = "overlord",
    face: str = "country",
    rules: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    objectives: list[dict[str, Any]] | None = None,
    exits: list[dict[str, Any]] | None = None,
    nations: dict[str, str] | None = None,
    medals: int = 6,
    first: str = "ALLIES",
) -> dict[str, Any]:
    """A scenario file. `units`: `ALLIES E5 infantry 3`; `hexes`: `E6:forest+bunker@AXIS`."""
    nation = {"AXIS": "DE", "ALLIES": "US"} | (nations or {})
    wide = 26 if size == "overlord" else 13
    deployed = []
    for i, words in enumerate(part.split() for part in units.split(",") if part.strip()):
        side, at, kind, *more = words
        own = next((word for word in more if word in NATIONS), nation[side])
        figures = [int(word) for word in more if word.isdecimal()]
        row = {"id": f"u{i}", "at": at, "side": side, "nation": own, "type": kind}
        deployed.append(row | ({"figures": figures[0]} if figures else {}))
    places: dict[str, dict[str, Any]] = {}
    for part in hexes.split():
        at, _, what = part.partition(":")
        place = places.setdefault(at, {"at": at})
        for feature in what.split("+"):
            name, _, owner = feature.partition("@")
            layer = LAYER.get(name, "terrain")
            place[layer] = name
            if owner:
                place[f"{layer}_owner"] = owner
    camps = [
        {
            "side": side,
            "nation": nation[side],
            "nations": [nation[side], *(u["nation"] for u in deployed if u["side"] == side)],
            "edge": "top" if side == "AXIS" else "bottom",
            "hand": 6,
            "medals_to_win": medals,
            "command_rules": (rules or {}).get(side, []),
        }
        for side in SIDES
    ]
    return {
        "format": checking.FORMAT, "id": f"test-{next(_number)}", "name": {"en": "T", "pl": "T"},
        "front": "western", "date": "1944", "provenance": "test",
        "board": {"size": size, "rows": 9, "cols_even_rows": wide, "cols_odd_rows": wide - 1,
                  "face": face},
        "sides": camps, "first_side": first, "options": options or {},
        "hexes": list(places.values()),
        "units": deployed, "objectives": objectives or [], "exits": exits or [],
        "special_rules": [], "briefing": {"en": "T", "pl": "T"},
    }  # fmt: skip


class Table(at_table.Table[State]):
    engine = ENGINE

    def __init__(self, state: State) -> None:
        self.dice = Dice()
        super().__init__(state, self.dice)
        self.rolls = True
        """Whether generals roll for initiative as their standing order has it by default."""

    def roll(self, faces: str) -> None:
        """I infantry, A armor, G grenade, S star, F flag."""
        self.dice.left += [FACE[face] for face in faces.replace(" ", "")]

    def do(self, seat: Seat, text: str) -> OrderBook:
        self.check()
        return super().do(seat, text)

    def press(self, seat: Seat, *keys: Key) -> list[Event]:
        self.check()
        events = super().press(seat, *keys)
        while self.rolls and (asked := self.asked_to_roll()):
            events += super().press(asked[0], "roll")
        return events

    @property
    def offers(self) -> dict[Seat, Offer]:
        """Nothing is kept until the next question: a test may change the position by hand."""
        found = super().offers
        self.state.asked.clear()
        return found

    def check(self) -> None:
        self.state.asked.clear()

    def asked_to_roll(self) -> list[Seat]:
        return [seat for seat, offer in self.offers.items() if offer.question.id == "ov-ask-roll"]

    def carry_out(self, seat: Seat, filed: OrderBook) -> Msg | None:
        """Every step must be answered: a test that types too much is wrong."""
        while filed.plan:
            offer = self.offers.get(seat)
            if offer is None and (ended := ORDERS.ends(self.state, seat, filed)):
                assert ended.skipped, f"{filed.plan} is given back"
                self.skipped.append(ended.skipped)
                continue
            if offer is None and self._optional(seat, filed):
                break
            assert offer, f"{seat} is asked nothing, but {filed.plan} is left"
            answer = ORDERS.answer(self.state, seat, offer, filed)
            if answer is None:
                assert not filed.plan, f"{filed.plan} answers not {offer.question.id}"
                break
            if answer.stop:
                return answer.stop
            if answer.skipped:
                self.skipped.append(answer.skipped)
            else:
                self.press(seat, *answer.picks)
        return None

    def _optional(self, seat: Seat, filed: OrderBook) -> bool:
        """Nothing is left but steps that need not be asked."""
        plan = [line for line in filed.plan if not ORDERS.done_anyway(line)]
        left = [wish for line in plan for wish in ORDERS.step(self.state, seat, line).wishes]
        at = int(str(filed.progress.memory.get("wish", 0)))
        return all(wish.if_asked for wish in left[at:])

    # ---- looking

    def cells(self, seat: Seat, verb: str) -> list[str]:
        return sorted(arg.upper() for arg in self.args(seat, verb))

    def unit(self, cell: str) -> Unit:
        return self.state.units[cell]

    def figures(self, cell: str) -> int:
        return self.state.units[cell].figures if cell in self.state.units else 0

    def defaults(self, until: str = "select") -> None:
        """Silence of everybody until the phase begins."""
        for _ in range(200):
            if self.state.winner or self.state.phase == until:
                return
            for seat in self.asked:
                offer = ENGINE.offers(self.state).get(seat)
                if offer and offer.required and self.state.phase != until:
                    self.silence(seat)


def code_of(reason: Msg) -> str:
    """Of a refusal: `IDLE`, `UNREAD`; `NOT_OFFERED` if trying it showed that it cannot be done."""
    if reason.id in ("turn-not-possible", "turn-not-now", "turn-how-many"):
        return "NOT_OFFERED"
    return reason.id.removeprefix("ov-err-").removeprefix("turn-").upper().replace("-", "_")


def field_of(raw: dict[str, Any]) -> Any:
    return library.lay(Scenario.model_validate(raw))


def table(
    units: str = "ALLIES I1 infantry, AXIS A1 infantry",
    hexes: str = "",
    *,
    hand: str = "",
    enemy: str = "",
    side: str = "ALLIES",
    rules_of: Rules | None = None,
    pile: str = "",
    **more: Any,
) -> Table:
    """A battle at the start of a side's turn, hands as told. Tests that are not about them use the
    ways of a commissar and of Marines that need fewer words."""
    field = field_of(scenario(units, hexes, **more))
    rules = rules_of or Rules(players=8, commissar="up_to_three", gung_ho_unit="late")
    fresh = opening.set_up(field.id, rules, {}, QuickRng(1))
    fresh.flow.clear()
    t = Table(fresh)
    game = Game(fresh, t.dice)
    other = "AXIS" if side == "ALLIES" else "ALLIES"
    fresh.camps[side_of(side)].hand = hand.split() or ["probe_left", "probe_center"]
    fresh.camps[side_of(other)].hand = enemy.split() or ["probe_left", "probe_center"]
    if "ambush" not in enemy:
        fresh.discards = ["ambush"] * 2  # everybody sees that there is none to fear (OV-14.8)
    fresh.pile = pile.split() or ["probe_center"] * 30
    recovery.begin_turn(game, side_of(side))
    flow.run(game)
    return t


def fight(
    units: str, hexes: str = "", *, ordered: str = "E5", card: str = "", **more: Any
) -> Table:
    """A battle in the phase BATTLE: the named units are ordered, and have not moved."""
    t = table(units, hexes, **more)
    return open_battle(t, ordered, card)


def open_battle(t: Table, ordered: str, card: str = "") -> Table:
    state = t.state
    field = library.field(state.scenario)
    state.flow.clear()
    names = ("left", "center", "right") if field.overlord else ("chief",)
    state.staff = {role: Staff(closed=True) for role in names}  # type: ignore[misc]
    for cell in ordered.split():
        role = field.roles[state.side][cell][0]
        battles = 2 if card == "artillery_bombard" else 1
        state.units[cell].order = Order(role, card, cell, settled=True, battles=battles)
    state.phase = "battle"
    state.flow.append(Battle())
    flow.run(Game(state, t.dice))
    return t


def orders(
    units: str, hexes: str = "", *, ordered: str = "E5", card: str = "", **more: Any
) -> Table:
    """A battle in the phase ORDERS: the named units are ordered and may move."""
    t = table(units, hexes, **more)
    state = t.state
    field = library.field(state.scenario)
    state.flow.clear()
    names = ("left", "center", "right") if field.overlord else ("chief",)
    state.staff = {role: Staff() for role in names}  # type: ignore[misc]
    for cell in ordered.split():
        role = field.roles[state.side][cell][0]
        state.units[cell].order = Order(role, card, cell)
    state.phase = "orders"
    state.flow.append(Orders(opened=True))
    flow.run(Game(state, t.dice))
    return t


def seat_of(t: Table, cell: str) -> str:
    """Who is asked about a unit."""
    unit = t.state.units[cell]
    field = library.field(t.state.scenario)
    return roles.seat(unit.side, field.roles[unit.side][cell][0])
