"""Why a command is not possible, with its code: section 33.

Only public facts and the country's own cards are looked at; about the cards of others the answer
is the same whatever the truth is (QM-33.39).
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from engines.contract import Msg, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.quartermaster import (
    battle,
    board,
    evaluate,
    flow,
    names,
    placing,
    playing,
    reactions,
    supply,
)
from engines.quartermaster import card_text as words
from engines.quartermaster.components import (
    BIT,
    COUNTRIES,
    KIND,
    SPACES,
    STRAITS,
    TEAM,
    CardId,
    Country,
    Space,
    book,
    named,
    unit_of,
)
from engines.quartermaster.state import (
    Discards,
    Fight,
    Pay,
    Placing,
    Reallocate,
    Regrouping,
    Setup,
    Situation,
    State,
    Text,
)

OF_A_CARD = ("build", "recruit", "redeclare", "battle", "eliminate", "lift", "free", "name", "part")
"""Choices that a card asks for while it is carried out."""
OF_THE_TURN = ("play", "drop", "instead", "reallocate", "mill")


def unknown(kind: str, word: str, among: Iterable[str]) -> Msg:
    """E-08, with the nearest word there is."""
    words = list(among)
    close = difflib.get_close_matches(word, words, 1) or words[:1]
    return msg("qm-e08", kind=kind, text=word, suggestion=close[0])


def why(state: State, seat: Seat, key: str) -> Msg:
    """Why this country cannot do this now."""
    verb, _, arg = key.partition("/")
    if state.winner:
        return msg("qm-e34", team=names.team(state.winner), reason=state.reason)
    if verb == "look":
        return _hidden(state, arg)
    if verb in OF_THE_TURN and (refused := _turn(state, seat, verb, arg)):
        return refused
    if verb in ("use", "spare", "now", "swap", "break"):
        return _reaction(state, seat, arg.partition("+")[0])
    if verb == "remove":
        return _removal(state, seat, arg)
    offer = flow.asked(state).get(seat)
    if offer is None:
        if state.country and seat != state.country:
            return _not_your_turn(state)
        return msg("qm-e03", wanted=names.step("play"), now=names.step(state.step))
    return _asked(state, seat, offer, verb, arg)


def other_way(state: State, seat: Seat, key: str) -> Msg:
    """Why this was not chosen where there was only one way, and it was another."""
    verb, _, arg = key.partition("/")
    if verb == "name" and arg in COUNTRIES:
        return msg("qm-e31", country=names.country(arg))
    made = [each for each in state.made.get(seat, []) if each.partition("/")[0] == verb]
    space = made[-1].partition("/")[2].partition(".")[0] if made else ""
    if space in SPACES:
        return msg("qm-e39", space=names.space(space))
    return why(state, seat, key)


def _not_your_turn(state: State) -> Msg:
    return msg("qm-e02", country=names.country(state.country), step=names.step(state.step))


# ---- the turn


def _turn(state: State, seat: Seat, verb: str, arg: str) -> Msg | None:
    nation = state.nations[seat]
    if not state.country:
        return msg("qm-e29")
    if seat != state.country:
        return _not_your_turn(state)
    if verb == "reallocate" and state.step != "play":
        return msg("qm-e03", wanted=names.step("play"), now=names.step(state.step))
    if verb == "reallocate" and not state.duty:
        return msg("qm-e27", reason=_no_reallocation(state, seat))
    if state.duty:
        if verb == "instead" and arg in state.placed:
            return msg("qm-e24", card=names.card(arg))
        return msg("qm-e04", country=names.country(seat))
    if state.step != "play":
        return msg("qm-e03", wanted=names.step("play"), now=names.step(state.step))
    if verb == "instead":
        if arg in nation.responses:
            return _unfit(state, seat, arg)
        if arg not in nation.statuses:
            return _not_there(state, seat, arg, "table")
        return _no_instead(state, seat, arg)
    if arg not in nation.hand:
        return _not_there(state, seat, arg, "hand")
    if arg not in playing.playable(state, seat, nation.hand):
        return msg("qm-e30", card=names.card(arg))
    return None


def _no_instead(state: State, seat: Seat, card: CardId) -> Msg | None:
    """Why a Status on the table cannot take the place of the play."""
    if card in playing.insteads(state, seat):
        return None
    if card in state.used:
        return msg("qm-e21", card=names.card(card), when="turn")
    return _unfit(state, seat, card)


def _no_reallocation(state: State, seat: Seat) -> Msg:
    nation = state.nations[seat]
    if not state.rules.reallocation:
        return msg("qm-why-option-off")
    if state.reallocated:
        return msg("qm-why-once")
    if len(nation.hand) < playing.PRICE:
        return msg("qm-why-few-cards")
    return msg("qm-why-no-deck")


def _not_there(state: State, seat: Seat, card: CardId, zone: str) -> Msg:
    if card not in book():
        return unknown("card", card, book())
    if not card.startswith(f"{seat}."):
        return msg("qm-e32", card=names.card(card), country=names.country(card.partition(".")[0]))
    return msg("qm-e06", card=names.card(card), country=names.country(seat), zone=zone)


def _hidden(state: State, arg: str) -> Msg:
    """E-33: what may be known of a hidden zone is how many cards are there."""
    country, _, zone = arg.partition(".")
    nation = state.nations[country if country in COUNTRIES else COUNTRIES[0]]
    cards = {"hand": nation.hand, "deck": nation.deck, "responses": nation.responses}
    pile = nation.hidden + nation.shown
    return msg("qm-e33", n=len(cards.get(zone, pile)))


# ---- reactions


def _reaction(state: State, seat: Seat, card_id: CardId) -> Msg:
    if card_id not in book():
        return unknown("card", card_id, book())
    card = evaluate.card(state, card_id)
    if card.country != seat:
        return msg("qm-e32", card=names.card(card_id), country=names.country(card.country))
    nation = state.nations[seat]
    if card_id in nation.hand and card.type in ("status", "response"):
        return msg("qm-e07", card=names.card(card_id))
    if card_id not in nation.statuses and card_id not in nation.responses:
        return msg("qm-e06", card=names.card(card_id), country=names.country(seat), zone="table")
    top = state.flow[-1]
    if not isinstance(top, Situation):
        return _unfit(state, seat, card_id)
    if seat in top.passed:
        return msg("qm-e23")
    if card_id in top.used:
        return msg("qm-e21", card=names.card(card_id), when="situation")
    once = any(ability.once for ability in card.abilities)
    if once and card_id in state.used:
        return msg("qm-e21", card=names.card(card_id), when="turn")
    return _unfit(state, seat, card_id)


def _unfit(state: State, seat: Seat, card: CardId) -> Msg:
    """E-22: what the card says, and what is open to the country now: the card itself in another
    way, or the situation."""
    top, offer = state.flow[-1], flow.asked(state).get(seat)
    open_now: Msg = msg("qm-nothing-open")
    if choice := next((c for c in offer.choices if c.arg == card), None) if offer else None:
        open_now = choice.label
    elif isinstance(top, Situation) and seat in top.window.asked:
        open_now = reactions.describe(top.trigger, top.facts)
    text = words.of(evaluate.card(state, card))
    return msg("qm-e22", card=names.card(card), text=text, open=open_now)


# ---- units


def _removal(state: State, seat: Seat, space: Space) -> Msg:
    if space not in SPACES:
        return unknown("space", space, SPACES)
    if not board.has_unit(state, seat, space):
        return msg("qm-e25")
    shield = board.protected(state, seat, space)
    assert shield
    return msg("qm-e26", unit=names.unit(seat, space), until=shield.until)


def _spaces(places: Mask) -> tuple[Msg, ...]:
    return tuple(names.space(space) for space in named(places)) or (msg("qm-no-space"),)


def _asked(state: State, seat: Seat, offer: Offer, verb: str, arg: str) -> Msg:
    """Something is asked of the country, and this is no answer to it."""
    top = state.flow[-1]
    text = state.flow[-2] if len(state.flow) > 1 else None
    if isinstance(top, Setup):
        return msg("qm-e29")
    if verb == "discard" and isinstance(top, Discards):
        return _not_discarded(state, seat, offer, arg)
    if verb in OF_A_CARD and state.step != "play":
        return msg("qm-e03", wanted=names.step("play"), now=names.step(state.step))
    if isinstance(top, Pay):
        kind = "qm-e20" if verb in ("skip", "none", "pass") else "qm-e19"
        return msg(kind, country=names.country(seat), n=offer.least)
    if isinstance(top, Reallocate):
        n = offer.least
        return msg("qm-e28") if top.paid else msg("qm-e19", country=names.country(seat), n=n)
    placed = verb in OF_A_CARD and arg.partition(".")[0] in SPACES  # cards of Italy begin so too
    if isinstance(text, Text) and placed:
        if isinstance(top, Placing):
            return _placing(state, text, verb, arg)
        if isinstance(top, Fight):
            return _fight(state, text, top, arg)
        if isinstance(top, Regrouping):
            return _lift(state, text, arg.partition(".")[0])
    if verb == "name" and arg in COUNTRIES:
        return msg("qm-e31", country=names.country(arg))
    if isinstance(top, Discards):
        return msg("qm-e19", country=names.country(seat), n=0)
    if state.step == "play" and not state.duty and seat == state.country:
        return _duty(state, seat, verb)
    return msg("qm-e00", question=offer.question)


def _not_discarded(state: State, seat: Seat, offer: Offer, arg: str) -> Msg:
    """A card that is not in the hand, or is named more often than it is there."""
    card = arg.partition("+")[0]
    if card in state.nations[seat].hand or arg == "none":
        return msg("qm-e19", country=names.country(seat), n=offer.least)
    return _not_there(state, seat, card, "hand")


def _duty(state: State, seat: Seat, verb: str) -> Msg:
    if verb in ("discard", "first", "use"):
        return msg("qm-e03", wanted=names.step("discard"), now=names.step(state.step))
    statuses = tuple(names.card(card) for card in playing.insteads(state, seat))
    none = (msg("qm-no-card"),)
    return msg("qm-e05", country=names.country(seat), statuses=statuses or none)


def _placing(state: State, text: Text, verb: str, arg: str) -> Msg:
    """The first reason of the country that comes nearest: of several, one that is named, or the
    first whose pool, unit or supply is really what is missing."""
    step = placing.step_of(state, text)
    space, _, named_country = arg.partition(".")
    countries = evaluate.whose(text.context, step.piece.whose)
    region = evaluate.region(state, text.context, step.space) & KIND[step.piece.kind]
    if not BIT[space] & KIND[step.piece.kind]:
        return msg("qm-e09", space=names.space(space), kind=unit_of(space))
    if not BIT[space] & region:
        return msg("qm-e37", card=names.card(text.card), list=_spaces(region))
    if named_country:
        if named_country not in countries:
            return msg("qm-e31", country=names.country(named_country))
        countries = (named_country,)
    country = text.actor if text.actor in countries else countries[0]
    if verb == "redeclare":
        return _redeclare(state, country, space)
    reasons = [_not_placed(state, each, space, step.verb, region) for each in countries]
    found = dict(zip(countries, reasons, strict=True))
    return found[country] or next(filter(None, reasons), None) or _places(state, text, region)


def _places(state: State, text: Text, region: Mask) -> Msg:
    """E-37: nothing but another verb or a fuller name was wanted."""
    return msg("qm-e37", card=names.card(text.card), list=_spaces(region))


def _not_placed(
    state: State, country: Country, space: Space, verb: str, region: Mask
) -> Msg | None:
    unit = unit_of(space)
    if board.has_unit(state, country, space):
        return msg("qm-e10", country=names.country(country), space=names.space(space))
    if board.enemies(state, country) & BIT[space]:
        holder = names.unit(board.standing(state, space)[0], space)
        return msg("qm-e11", unit=holder, space=names.space(space))
    if verb == "build" and not placing.next_to(state, country, space):
        return msg(
            "qm-e12",
            space=names.space(space),
            country=names.country(country),
            list=_spaces(placing.buildable(state, country, unit, region)),
            strait=_closed(state, country, space),
        )
    if verb == "build" and not placing.buildable(state, country, unit, BIT[space]):
        port = unit == "army" or supply.has_port(state, country, space)
        return msg("qm-e13", space=names.space(space), port="yes" if port else "no")
    if not board.pool(state, country, unit):
        n = (state.units[country] & KIND[unit]).bit_count()
        return msg("qm-e14", n=n, kind=unit, country=names.country(country))
    return None


def _redeclare(state: State, country: Country, space: Space) -> Msg:
    there = board.has_unit(state, country, space)
    reason = msg("qm-why-unsupplied-unit") if there else msg("qm-why-no-unit")
    return msg("qm-e15", space=names.space(space), reason=reason)


def _closed(state: State, country: Country, space: Space) -> Msg | str:
    """The strait that would join the space to an own unit, were it open for the team."""
    for strait in STRAITS:
        if space in strait.seas and board.open_for(state, strait) != TEAM[country]:
            across = strait.seas[strait.seas[0] == space]
            if board.has_unit(state, country, across):
                team = names.team(TEAM[country])
                return msg("qm-strait-closed", strait=names.strait(strait.id), team=team)
    return "none"


def _fight(state: State, text: Text, frame: Fight, arg: str) -> Msg:
    space = arg.partition(".")[0]
    step = battle.step_of(state, text)
    country = text.actor
    region = evaluate.region(state, text.context, step.space)
    if not BIT[space] & KIND[step.kind]:
        return msg("qm-e18", card=names.card(text.card), kind=step.kind)
    if not BIT[space] & region:
        return msg("qm-e37", card=names.card(text.card), list=_spaces(region & KIND[step.kind]))
    if board.friends(state, country) & BIT[space]:
        mine = next(c for c in board.standing(state, space) if TEAM[c] == TEAM[country])
        return msg("qm-e17", unit=names.unit(mine, space), space=names.space(space))
    if not battle.targets(state, country, step.kind, BIT[space]):
        legal = _spaces(battle.targets(state, country, step.kind, region))
        return msg(
            "qm-e16",
            country=names.country(country),
            space=names.space(space),
            list=legal,
            strait=_closed(state, country, space),
        )
    there = tuple(names.unit(c, space) for c in board.standing(state, space))
    return msg("qm-e18-victim", space=names.space(space), list=there or (msg("qm-no-space"),))


def _lift(state: State, text: Text, space: Space) -> Msg:
    country = text.context.me
    if shield := board.protected(state, country, space):
        return msg("qm-e26", unit=names.unit(country, space), until=shield.until)
    return msg("qm-e36", unit=names.unit(country, space), space=names.space(space))
