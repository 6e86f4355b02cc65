"""Why the active player cannot do something now, in the sequence of RR-27.2 and RR-27.77.

Everything here looks at what all may know, save `may_turn`, which adds what the seat has seen
itself: a refusal tells nobody more than he knows (RR-21.10).
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Arg, Msg, Offer, msg
from engines.kit.refusal import Refusals
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import resistance_card, turn_of
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import (
    AMMO,
    ARROWS,
    BOX,
    CARDS,
    CORPS,
    FUEL,
    LETTERS,
    NUMBERS,
    SPACES,
    Arrow,
    Card,
)
from engines.race_to_the_rhine.entry import help_at
from engines.race_to_the_rhine.loads import load_text
from engines.race_to_the_rhine.orders.steps import Cargo
from engines.race_to_the_rhine.state import Move, State
from engines.race_to_the_rhine.stock import lying
from engines.race_to_the_rhine.supply import bases, left_for_bonus

Reason = Msg | None


refuse = Refusals("rr-err-")


def arrow(a: str, b: str) -> Arrow | None:
    """The arrow between two spaces, whichever way it points."""
    return next((each for each in ARROWS.values() if {each.a, each.b} == {a, b}), None)


def _text(load: Sequence[int]) -> str | Msg:
    return load_text(load) if any(load) else msg("rr-nothing")


def _next_to(space: str) -> list[str]:
    return GRAPH.named(GRAPH.near(space))


def all_of(there: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(have >= want for have, want in zip(there, wanted, strict=True))


# --- is the action to be had at all: count, card, commander --------------------------------------


def unpaid(state: State, pay: str, verb: str) -> Reason:
    """Why an action cannot be paid for in this way (RR-5.5, RR-5.9)."""
    turn, player = turn_of(state), state.player
    if verb == "recon":
        return _no_card("recon", any(CARDS[card].type == "recon" for card in player.kept)) or (
            refuse.why("CARD_LIMIT", card=msg("rr-card-recon")) if turn.recon_used else None
        )
    if pay == "card":
        held = any(CARDS[card].type == "resistance" for card in (*player.kept, *turn.ready))
        return _no_card("resistance", held) or (
            refuse.why("CARD_LIMIT", card=msg("rr-card-resistance")) if turn.card_used else None
        )
    if pay == "cmd":
        return no_commander(state, verb)
    if turn.actions >= NUMBERS.actions:
        return refuse.why("NO_ACTION_LEFT", extra=_extras(state))
    return None


def _no_card(kind: str, held: bool) -> Reason:
    return None if held else refuse.why("NO_CARD", card=msg(f"rr-card-{kind}"))


def no_commander(state: State, gives: str) -> Reason:
    """Why the commander does not do this: absent, another's gift, used (RR-13.1)."""
    commander = msg(f"rr-commander-{state.active}")
    if position.training(state):
        return refuse.why("NOT_IN_USE", what=msg("rr-thing-commander"))
    if NUMBERS.commanders[state.active].gives != gives:
        return refuse.why(
            "COMMANDER_KIND", commander=commander, what=msg(f"rr-gift-{state.active}")
        )
    return None if state.player.commander else refuse.why("COMMANDER_USED", commander=commander)


def _extras(state: State) -> tuple[Msg, ...]:
    """Extra actions that are still open."""
    turn, player = turn_of(state), state.player
    extras = {
        "card": resistance_card(state, turn) is not None,
        "recon": not turn.recon_used and any(CARDS[card].type == "recon" for card in player.kept),
        "commander": player.commander
        and not position.training(state)
        and NUMBERS.commanders[state.active].gives != "supplies",
    }
    return tuple(msg(f"rr-extra-{name}") for name, had in extras.items() if had) or (
        msg("rr-none"),
    )


# --- supplies and trucks -------------------------------------------------------------------------


def supply(state: State, base: str, chosen: str, bonus: Cargo | None) -> Reason:
    """Why these supplies cannot be taken; `set` is `mix` or the letter of a kind."""
    return (
        (no_commander(state, "supplies") if bonus else None)
        or _base(state, base)
        or _set(state, base, chosen)
        or (_bonus(state, chosen, bonus) if bonus else None)
    )


def _base(state: State, base: str) -> Reason:
    main = position.main_base(state, state.active)
    space = SPACES[base]
    if base == main:
        return None
    if not space.advance_base:
        legal = names.spaces(bases(state, turn_of(state)))
        return refuse.why("NOT_A_BASE", space=names.space(base), bases=legal)
    if state.control.get(base) != state.active:
        return refuse.why("BASE_NOT_HELD", space=names.space(base))
    if space.advance_base_uses and not state.ostend:
        return refuse.why("OSTEND_USED", space=names.space(base))
    if base in turn_of(state).bases:
        return refuse.why("BASE_USED", space=names.space(base))
    return None


def _set(state: State, base: str, chosen: str) -> Reason:
    if chosen == "mix":
        return None if any(state.pool) else refuse.why("SUPPLY_SHORT", tokens=_text(state.pool))
    if base != position.main_base(state, state.active):
        return refuse.why("SPECIAL_MAIN_ONLY")
    there = state.supply_track[LETTERS.index(chosen)]
    return (
        refuse.why("SUPPLY_SHORT", tokens=f"{there}{chosen}")
        if there < NUMBERS.special_set
        else None
    )


def _bonus(state: State, chosen: str, bonus: Cargo) -> Reason:
    most = NUMBERS.commanders[state.active].bonus
    if sum(bonus) > most:
        return refuse.why("BONUS_SIZE", n=most)
    pool = left_for_bonus(state, chosen)
    return None if all_of(pool, bonus) else refuse.why("SUPPLY_SHORT", tokens=_text(pool))


def shed(there: Sequence[int], surplus: int, wanted: Sequence[int]) -> Reason:
    """Why this is not what is to be discarded (RR-6.8)."""
    if sum(wanted) != max(0, surplus) or not all_of(there, wanted):
        return refuse.why("SHED_WRONG", n=max(0, surplus), tokens=_text(there))
    return None


def trucks(state: State, n: int) -> Reason:
    level, track = position.level(state.player), state.truck_track
    room = max(0, level.limit - state.player.trucks)
    if n < min(1, track) or n > track:
        return refuse.why("TRUCK_NUMBER", n=track)
    if n > level.draw:
        return refuse.why("TRUCK_DRAW", level=level.level, n=level.draw)
    if n > room:
        return refuse.why("TRUCK_LIMIT", n=state.player.trucks, limit=level.limit, left=room)
    return None


# --- transport and loading -----------------------------------------------------------------------


def leg(state: State, placed: int, a: str, b: str, cargo: Cargo) -> Reason:
    joint, level = arrow(a, b), position.level(state.player)
    ends: dict[str, Arg] = {"a": names.space(a), "b": names.space(b)}
    if placed >= level.placement:
        return refuse.why("PLACEMENT_LIMIT", level=level.level, n=level.placement)
    if not state.player.trucks:
        return refuse.why("NO_TRUCK")
    if joint is None:
        return refuse.why("NO_ARROW", **ends)
    if state.active not in joint.colours:
        return refuse.why("ARROW_COLOUR", **ends, colour=_colours(joint))
    for end in (a, b):
        if position.owner(state, end) != state.active:
            return refuse.why("NOT_CONTROLLED", space=names.space(end))
    if joint.id in state.trucks:
        return refuse.why("ARROW_TAKEN", **ends)
    if not 1 <= sum(cargo) <= NUMBERS.truck_load:
        return refuse.why("TRUCK_LOAD", n=NUMBERS.truck_load)
    return _not_there(state, a, cargo)


def _colours(joint: Arrow) -> tuple[Msg, ...]:
    return tuple(msg(f"rr-colour-{army}") for army in joint.colours or ("black",))


def _not_there(state: State, space: str, cargo: Cargo) -> Reason:
    there = lying(state, space)
    if all_of(there, cargo):
        return None
    return refuse.why("NOT_THERE", space=names.space(space), tokens=_text(there))


def load(state: State, corps: str, cargo: Cargo) -> Reason:
    block = state.corps[corps]
    room = CORPS[corps].slots - sum(block.load)
    if missing := _not_there(state, block.space, cargo):
        return missing
    return refuse.why("CARD_FULL", corps=names.corps(corps), n=room) if sum(cargo) > room else None


def leave(state: State, corps: str, cargo: Cargo) -> Reason:
    there = state.corps[corps].load
    if all_of(there, cargo):
        return None
    return refuse.why("NOT_ON_CARD", corps=names.corps(corps), tokens=_text(there))


# --- moves ---------------------------------------------------------------------------------------


def move(state: State, corps: str, path: Sequence[str]) -> Reason:
    """Why the move cannot begin, as far as it can be known before it does (RR-10.57)."""
    block = state.corps[corps]
    if block.moved:
        return refuse.why("CORPS_MOVED", corps=names.corps(corps))
    if block.halted:
        return refuse.why("CORPS_HALTED", corps=names.corps(corps))
    if block.load[FUEL] < NUMBERS.move_fuel:
        return refuse.why("NO_FUEL", corps=names.corps(corps))
    if not path:
        return refuse.why("NO_STEP")
    here = block.space
    for made, there in enumerate(path):
        if reason := _board_forbids(state, made, here, there) or (
            _position_forbids(state, corps, there, 0) if not made else None
        ):
            return reason
        here = there
    return None


def step(state: State, corps: str, made: int, there: str, fuel: int) -> Reason:
    """Why a running move cannot make this step; `fuel` is due for going on."""
    here = state.corps[corps].space
    return _board_forbids(state, made, here, there) or _position_forbids(state, corps, there, fuel)


def _board_forbids(state: State, made: int, here: str, there: str) -> Reason:
    if made >= NUMBERS.steps:
        return refuse.why("TOO_FAR", n=NUMBERS.steps)
    joint = arrow(here, there)
    ends: dict[str, Arg] = {"a": names.space(here), "b": names.space(there)}
    if joint is None:
        return refuse.why("NO_ARROW", **ends)
    lanes = SPACES[there].lanes
    if lanes and state.active not in lanes:  # before SPACE_CLOSED: RR-27.80
        return refuse.why("NOT_YOUR_LANE", space=names.space(there), army=names.seat(state.active))
    if state.active not in joint.colours:
        return refuse.why("ARROW_COLOUR", **ends, colour=_colours(joint))
    if closed := position.field(state).closed.get(there):
        return refuse.why("SPACE_CLOSED", space=names.space(there), army=names.seat(closed))
    return None


def _position_forbids(state: State, corps: str, there: str, fuel: int) -> Reason:
    owner, other = position.owner(state, there), position.corps_at(state, there)
    if owner and owner != state.active:
        return refuse.why("SPACE_SHUT", space=names.space(there), player=names.seat(owner))
    if other and other != corps:
        return refuse.why("SPACE_OCCUPIED", space=names.space(there), corps=names.corps(other))
    card = state.corps[corps].load
    if card[FUEL] < fuel:
        return refuse.why("GO_FUEL", corps=names.corps(corps))
    fort = SPACES[there].fortification and not owner
    if fort and card[AMMO] + _help(state, there) < NUMBERS.fort_ammo:
        return refuse.why("FORT_AMMO", space=names.space(there))
    return None


def _help(state: State, space: str) -> int:
    return help_at(state, space, position.deck_for(state, state.active, space))


def running_move(state: State) -> Move | None:
    return next((frame for frame in state.flow if isinstance(frame, Move)), None)


def may_turn(state: State, deck: str) -> list[Card]:
    """The cards the active player must reckon with on top of a deck (RR-21.3, RR-21.6)."""
    pile = state.decks[deck]
    if pile.cards and state.active in pile.lookers:
        return [CARDS[pile.cards[-1]]]
    return [CARDS[card] for card in sorted(pile.cards or pile.discards)]


def could_lose(state: State, corps: str, space: str) -> bool:
    """Whether an entry here could end in a lost battle, for all its owner knows (RR-23.12)."""
    fort = NUMBERS.fort_ammo if SPACES[space].fortification else 0
    card = state.corps[corps].load
    move = running_move(state)
    if move is None or not move.steps:
        fuel = card[FUEL] - NUMBERS.move_fuel  # paid with the first step
    else:
        fuel = card[FUEL] - (NUMBERS.go_on_fuel if move.due else 0)
    ammo = card[AMMO] + _help(state, space) - fort
    return any(
        enemy.cost is not None and (enemy.cost.ammo > ammo or enemy.cost.fuel > fuel)
        for enemy in may_turn(state, position.deck_for(state, state.active, space))
    )


# --- air support, Recon, paratroops --------------------------------------------------------------


def look(state: State, how: str, deck: str, pay: str) -> Reason:
    """Why this deck cannot be looked at; `deck` is `own` or `res`."""
    name = "resistance" if deck == "res" else position.deck_name(state, state.active)
    if how == "air":
        if position.training(state):
            return refuse.why("NOT_IN_USE", what=msg("rr-thing-air"))
        if state.rain and pay != "cmd":
            return refuse.why("RAIN", what=msg("rr-thing-air"))
        if state.player.air:
            return refuse.why("AIR_OUT", deck=names.deck(state.player.air))
    pile = state.decks[name]
    return None if pile.cards or pile.discards else refuse.why("DECK_EMPTY", deck=names.deck(name))


def drop(state: State, places: Sequence[tuple[str, int]]) -> Reason:
    number, most = sum(n for _, n in places), min(NUMBERS.paratroops.most, state.paratroops)
    if position.training(state) or position.solo(state):
        return refuse.why("NOT_IN_USE", what=msg("rr-thing-drop"))
    if state.rain:
        return refuse.why("RAIN", what=msg("rr-thing-drop"))
    if number > most or any(n < 1 for _, n in places):
        return refuse.why("DROP_NUMBER", n=most)
    for space, _ in places:
        if position.owner(state, space):
            return refuse.why("DROP_BARRED", space=names.space(space))
    can = position.medals(state.player)
    return refuse.why("CANNOT_PAY", n=can) if number > can else None


def payment(state: State, number: int, medals: int, cards: Sequence[str]) -> Reason:
    """Why these medal tokens and won cards do not pay for so many markers (RR-12.2, 12.3)."""
    plain = sorted((c for c in cards if not CARDS[c].medal), key=lambda c: CARDS[c].ammo_marks)
    held = len(set(cards)) == len(cards) and all(card in state.player.won for card in cards)
    if medals > state.player.medals or not held:
        return refuse.why("CANNOT_PAY", n=position.medals(state.player))
    due = number - medals - (len(cards) - len(plain))
    if due < 0 or (due == 0 and plain):
        named = plain or [card for card in cards if CARDS[card].medal]
        return refuse.why(
            "PAY_TOO_MUCH", item=names.card(named[0]) if named else msg("rr-item-medal")
        )
    owed = due * NUMBERS.marks_for_a_medal
    marks = sum(CARDS[card].ammo_marks for card in plain)
    if marks < owed:
        return refuse.why("CANNOT_PAY", n=number - due + marks // NUMBERS.marks_for_a_medal)
    if plain and marks - CARDS[plain[0]].ammo_marks >= owed:
        return refuse.why("PAY_TOO_MUCH", item=names.card(plain[0]))
    return None


# --- the German reaction -------------------------------------------------------------------------


def react(state: State, offer: Offer, verb: str, space: str) -> Reason:
    if position.solo(state):  # RR-17.8
        return refuse.why("NOT_IN_USE", what=msg("rr-thing-reaction"))
    sites = tuple(choice.place for choice in offer.choices if choice.verb == "mark")
    if verb == "counter":
        return target(state, space)
    if verb == "pass":
        return None if state.last_round else refuse.why("CANNOT_PASS")
    if state.last_round:
        return refuse.why("MARKERS_GONE")
    if verb == "box":
        return refuse.why("SITE_EXISTS", sites=names.spaces(sites)) if sites else None
    if space in sites:
        return None
    why = msg(f"rr-site-{_site_fault(state, space)}")
    legal = names.spaces(sites) or (msg("rr-none"),)
    return refuse.why("NOT_A_SITE", space=names.space(space), why=why, sites=legal)


def _site_fault(state: State, space: str) -> str:
    if position.owner(state, space):
        return "controlled"
    if space in state.marked:
        return "marked"
    metz = BOX.map.harder.blue_marker
    return "metz" if state.metz_waits and metz in _next_to(space) else "far"


def target(state: State, space: str) -> Reason:
    """Why this space cannot be counter-attacked (RR-14.10 to 14.13)."""
    token = state.control.get(space)
    if token is None or token == state.active:
        return refuse.why("NO_TARGET", space=names.space(space))
    for where in (space, *_next_to(space)):
        if shield := _shield(state, where):
            facts = {"space": names.space(space), "where": names.space(where)}
            return refuse.why("TARGET_PROTECTED", **facts, by=shield)
    return refuse.why("TARGET_SAFE", space=names.space(space))


def _shield(state: State, where: str) -> Reason:
    """What stands or lies here and protects the spaces around (RR-14.12)."""
    if corps := position.corps_at(state, where):
        return names.corps(corps)
    base = SPACES[where].main_base_of
    if where in {position.main_base(state, army) for army in state.order} or (
        base and base not in state.order
    ):
        return msg("rr-shield-base")
    return msg("rr-shield-start") if SPACES[where].start_of else None
