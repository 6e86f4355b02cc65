"""Memoir '44 Overlord: how the chapters are wired together.

A seat is a role of a side, `axis_chief`, `allies_left`; who holds which is the table's affair
(`chairs`). On the standard board each side has its commander only. Keys of choices are `verb/arg`,
hexes in small letters; `Choice.place` is the hex as on the board.

    before the game  yes  no (air)     under/CARD (commissar)
    SELECT           give/CARD.ROLE  self/CARD  shell/RECON (as Barrage)  raid/RECON (as Air Power)
                     target/HEX  gung/CARD.ROLE  name/HEX  under/CARD  visit/ROLE  send
                     discard/CARD (nothing can be chosen)
    ORDERS           roll  no (the initiative die)
                     lay/CARD.SECTION  counter/CARD  order/HEX (several)  heal/HEX  plane/HEX
                     move/HEX, then  over/HEX (the way, hex by hex)  to/HEX  exit/HEX  cave/HEX
                     stay;  done  leave (the visit)
                     enter/HEX  fly/HEX  land  ground-plane/HEX
    BATTLE           attack/HEX.HEX  wire/HEX  mine/HEX  seal/HEX  rest/HEX  again/HEX  done
                     shoot/HEX.HEX  strafe/HEX  at/HEX  support/HEX  scout/HEX
    after an attack  ground/yes  ground/no  on/HEX (desert)  attack/HEX.HEX  halt
    the defender     no  sheet/others.ANSWER  sheet/HEX.ANSWER (yes armor infantry ask)
                     use  pass (Ambush)  ignore/N  retreat/HEX  halt  back/yes  back/no
    standard game    keep/CARD (Recon)

A visit is public: `TableView.visit` names the general the commander talks to, `visit_open` says
whether the talk goes on; the log says `ov-visit` and `ov-visit-over`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Event, Key, Msg, Option, Options, Orders, Result, Seat, msg
from engines.kit.engine import EngineBase
from engines.kit.rng import Rng, SeededRng
from engines.overlord import (
    checking,
    initiative,
    library,
    medals,
    names,
    opening,
    player,
    roles,
    sight,
)
from engines.overlord.box import GENERALS, NUMBERS, ROLES, SIDES, foe
from engines.overlord.field import Field
from engines.overlord.flow import FLOW
from engines.overlord.game import Game, Over
from engines.overlord.orders import GeneralOrders
from engines.overlord.state import CODEC, VERSION, Rules, State
from engines.overlord.view import SeatView, TableView

_TEAMS = ("players", "1", "2", "3", "4")
_HANDS = ("scenario", *map(str, range(checking.LEAST, checking.MOST + 1)))
_NAMES = {id: names.written(scenario.name) for id, scenario in library.scenarios().items()}
OPTIONS = (
    Option("scenario", tuple(_NAMES), names=_NAMES),
    Option("players", tuple(map(str, range(8, 1, -1)))),
    Option("axis_team", _TEAMS),
    Option("allies_team", _TEAMS),
    Option("pair", ("shared", "split")),
    Option("talk", ("strict", "open", "none")),
    Option("ambush", ("sheet", "ask")),
    Option("interrupts", ("standing", "ask")),
    Option("order", ("first_come", "batch")),
    Option("initiative", ("printed", *initiative.CHANGES), most=len(NUMBERS.initiative_die) + 1),
    Option("pincer", ("one", "both")),
    Option("commissar", ("up_to_three", "three")),
    Option("gung_ho_unit", ("late", "named")),
    Option("air", ("scenario", "ask", "on", "off")),
    Option("axis_hand", _HANDS),
    Option("allies_hand", _HANDS),
    Option("undo", ("on", "off")),
)
"""Section 33. Clocks are the table's; there is one way to share the deck."""


class Overlord(EngineBase[Game, State]):
    name = "overlord"
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    options = OPTIONS
    pictured = "scenario"
    each = "scenario"
    """`adjutant simulate` plays every battle, unless one is named."""
    player = staticmethod(player.picks)

    # ---- before the game

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return roles.chairs(library.field(_chosen(options, "scenario")), _rules(options))

    def joint(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """OV-16.4."""
        return roles.joint(library.field(_chosen(options, "scenario")), _rules(options))

    def hands(self, options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        chosen = library.field(_chosen(options, "scenario"))
        return roles.hands(chosen, _rules(options), seats)

    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        """All roles of a scenario take part (OV-16.1, 16.7)."""
        for option in OPTIONS:
            value = _chosen(options, option.name)
            parts = value.split("+")
            if len(parts) > option.most or any(part not in option.values for part in parts):
                return msg("ov-check-option", option=msg(f"ov-option-{option.name}"), value=value)
        if initiative.table(_chosen(options, "initiative")) is None:
            return msg("ov-check-initiative")
        field = library.field(_chosen(options, "scenario"))
        if refusal := _contradiction(field, _rules(options), options):
            return refusal
        if sorted(seats) != sorted(roles.seats(field)):
            chairs = self.chairs(options)
            here = sum(set(chair) <= set(seats) for chair in chairs)
            fewer = "yes" if len(chairs) > 2 else "no"
            return msg("ov-check-seats", n=len(chairs), m=here, fewer=fewer)
        return None

    def warnings(self, options: Options) -> tuple[Msg, ...]:
        """What the scenario asks for and nothing carries out (OV-34.8, 34.25 to 34.27)."""
        scenario = library.field(_chosen(options, "scenario")).scenario
        return tuple(names.warning(scenario, fault) for fault in library.warnings(scenario.id))

    def preview(self, value: str) -> TableView:
        """A scenario before the cards are dealt (OV-33.1)."""
        return sight.table(opening.set_up(value, Rules(), {}, SeededRng(b"preview")), {})

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        state = opening.set_up(_chosen(options, "scenario"), _rules(options), dict(options), rng)
        if not state.flow:
            self.resume(Game(state, rng))
        return state

    # ---- the game

    def resigned(self, state: State) -> list[Seat]:
        return state.conceded

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        draft.changed = []
        return super().apply(draft, seat, picks, rng)

    def concede(self, draft: State, seat: Seat, rng: Rng) -> list[Event]:
        """The role goes on by silence; when a whole side has given up, the other wins (OV-26.7)."""
        game = Game(draft, rng)
        if draft.winner:
            return []
        side, _ = roles.who(seat)
        if seat not in draft.conceded:
            draft.conceded.append(seat)
            game.say("ov-conceded", seat=names.seat(seat))
        own = [name for name in roles.seats(game.field) if roles.who(name)[0] == side]
        if all(name in draft.conceded for name in own):
            try:
                medals.finish(game, foe(side), "conceded")
            except Over:
                draft.flow.clear()
        return self.resume(game)

    # ---- who belongs together

    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        """Who wins and loses together."""
        return {
            side.lower(): tuple(name for name in seats if roles.who(name)[0] == side)
            for side in SIDES
        }

    def councils(self, state: State) -> dict[str, tuple[Seat, ...]]:
        """The generals of a side talk with each other at any time; the commander only before the
        first turn, and always where a side has one or two players (OV-21.1, 21.9, 21.10)."""
        if state.rules.talk == "none" or state.winner:
            return {}
        field = library.field(state.scenario)
        return {
            side.lower(): tuple(
                roles.seat(side, role) for role in roles.council(state, field, side)
            )
            for side in SIDES
        }

    def heirs(self, seat: Seat) -> tuple[Seat, ...]:
        """Who takes over from somebody who resigns: the generals from the left, at last the
        commander (OV-26.7)."""
        side, _ = roles.who(seat)
        return tuple(roles.seat(side, role) for role in (*GENERALS, ROLES[0]))

    def conference(self, state: State) -> tuple[Seat, ...]:
        """The commander and the one general he visits this turn (OV-21.2, 21.11)."""
        if not state.talking or not state.visit or state.winner:
            return ()
        return (roles.seat(state.side, "chief"), roles.seat(state.side, state.visit))

    # ---- what is seen and kept

    def view(self, state: State, seat: Seat | None) -> TableView | SeatView:
        table = sight.table(state, self.offers(state))
        return table if seat is None else sight.seat(state, table, seat)

    def result(self, state: State) -> Result | None:
        return medals.result(state)

    @property
    def orders(self) -> Orders[State] | None:
        return GeneralOrders()


def _chosen(options: Options, name: str) -> str:
    default = next(option.values[0] for option in OPTIONS if option.name == name)
    return options.get(name, default)


def _contradiction(field: Field, rules: Rules, options: Options) -> Msg | None:
    """Options that do not go with the scenario (OV-33.12, 33.13, 36.71)."""
    name = names.written(field.scenario.name)
    if not field.overlord and max(rules.axis_team, rules.allies_team) > 1:
        return msg("ov-check-two", scenario=name)
    silent = "air_rules" not in field.scenario.options.model_fields_set
    if rules.air in ("ask", "on") and not (field.overlord and (silent or opening.flies(field))):
        return msg("ov-check-air", scenario=name, value=msg(f"ov-option-air-{rules.air}"))
    for side, camp in field.camps.items():
        hand = _chosen(options, f"{side.lower()}_hand")
        least = checking.least_hand(field.scenario, camp)
        if hand != "scenario" and int(hand) < least:
            return msg("ov-check-hand", side=names.side(side), n=least)
    return None


def _rules(options: Options) -> Rules:
    def said(name: str) -> str:
        return _chosen(options, name)

    return Rules(
        players=int(said("players")),
        axis_team=int(said("axis_team").replace("players", "0")),
        allies_team=int(said("allies_team").replace("players", "0")),
        pair=said("pair"),
        talk=said("talk"),
        ambush=said("ambush"),
        interrupts=said("interrupts"),
        order=said("order"),
        initiative=said("initiative"),
        pincer=said("pincer"),
        commissar=said("commissar"),
        gung_ho_unit=said("gung_ho_unit"),
        air=said("air"),
    )


ENGINE = Overlord()
