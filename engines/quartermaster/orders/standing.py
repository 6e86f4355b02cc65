"""Standing orders, kept as `engines.kit.window.standing` reads them: `removal+space.india`.

Values: `ask`, `pass`, `use/ENTRY` for a card of the own country; with `.TURN` up to that turn. In
the menu a value may bear the fact it is limited to: `on-removal/use.raf+space.north_sea` is filed
as `removal+space.north_sea`. Cards go by their entry alone, so that keys stay short.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from engines.contract import Arg, Choice, Key, Msg, Offer, OrderBook, Seat, msg
from engines.extras import OrderProfile
from engines.kit import window
from engines.kit.turns.standing import Form
from engines.kit.window import ASK, PASS
from engines.quartermaster import evaluate, names, reactions
from engines.quartermaster.components import (
    COUNTRIES,
    ENEMIES,
    KIND,
    TEAM,
    Card,
    CardId,
    Country,
    Space,
    book,
    named,
    unit_of,
)
from engines.quartermaster.language import Trigger
from engines.quartermaster.state import Closing, Context, Discards, Situation, State, Victory

CLASSES = (
    "turn_start", "ew", "ew_hit", "built", "removal", "removed", "battle",
    "card_leaves", "status_used", "discard_phase", "my_turn",
)  # fmt: skip
"""The classes of section 25 that are asked as questions of their own."""

BY_DEFAULT = ("ew", "ew_hit")
"""Where a Status that fits is used unless the country says otherwise (QM-26.15)."""


# ---- the menu


def choices(state: State, seat: Seat) -> Iterator[Choice]:
    """The same for everybody who looks at the same board, whatever lies in hand or face-down."""
    for name in ("all", *_classes(seat)):
        for value in dict.fromkeys(_values(state, seat, name)):
            yield choice(seat, name, value)
    for name, values in {"victory": ("use", ASK, PASS), "discards": (ASK, "none")}.items():
        for value in values:
            yield choice(seat, name, value)


@cache
def _classes(seat: Seat) -> tuple[str, ...]:
    """Classes some card of the country answers; cards are public as a list."""
    return tuple(name for name in CLASSES if _cards(seat, name))


@cache
def _cards(seat: Seat, name: str) -> tuple[CardId, ...]:
    found = []
    for card in book().values():
        triggers = {a.trigger.name for a in card.abilities if a.trigger}
        if card.country == seat and triggers & set(reactions.CLASS.get(name, (name,))):
            found.append(card.id)
    return tuple(found)


def _values(state: State, seat: Seat, name: str) -> Iterator[str]:
    yield ASK
    yield PASS
    yield f"{PASS}.{state.turns}"
    yield f"{PASS}.{state.turns + _turns_to(state, seat) - 1}"
    if name == "all":
        return
    cards = [_entry(card) for card in _cards(seat, name) if card not in state.seen]
    for card in cards:
        yield f"use.{card}"
    for enemy in ENEMIES[seat]:
        if name in ("built", "removal", "removed", "battle", "ew", "ew_hit"):
            yield f"{PASS}+by.{enemy}"
    if name == "removal":
        for space, saving in _guarded(state, seat).items():
            yield f"{PASS}+space.{space}"
            for card in saving:
                if card in cards:
                    yield f"use.{card}+space.{space}"
    if name == "status_used":
        for status in state.nations["germany"].statuses:
            for card in cards:
                yield f"use.{card}+card.{_entry(status)}"


def _entry(card: CardId) -> str:
    return card.partition(".")[2]


def _turns_to(state: State, seat: Seat) -> int:
    """Turns until the country's own next one begins."""
    now = COUNTRIES.index(state.country) if state.country else -1
    return (COUNTRIES.index(seat) - now - 1) % len(COUNTRIES) + 1


def _guarded(state: State, seat: Seat) -> dict[Space, list[str]]:
    """Spaces with a unit that some card of the country could save, and those cards."""
    found: dict[Space, list[str]] = {}
    for card, at in reactions.answering(state, "removal"):
        trigger = card.abilities[at].trigger
        if card.country != seat or not trigger or not trigger.piece or not trigger.space:
            continue
        facts = Context(me=seat)
        region = evaluate.region(state, facts, trigger.space) & KIND[trigger.piece.kind]
        for country in evaluate.whose(facts, trigger.piece.whose):
            for space in named(state.units[country] & region):
                found.setdefault(space, []).append(_entry(card.id))
    return found


def _when(turn: int) -> dict[str, Arg]:
    """A turn as people count them: whose, in which round."""
    rounds, at = divmod(turn - 1, len(COUNTRIES))
    return {"country": names.country(COUNTRIES[at]), "round": rounds + 1}


@cache
def choice(seat: Seat, name: str, value: str) -> Choice:
    said, _, limit = value.partition("+")
    args: dict[str, Arg] = {"limit": _limit(limit) if limit else "none"}
    if said.startswith("use.") and (turn := _until(said)) is not None:
        card = names.card(f"{seat}.{said.split('.')[1]}")
        label = Msg("qm-standing-card-until", {"card": card, **_when(turn)})
    elif said.startswith("use."):
        label = Msg("qm-standing-card", {"card": names.card(f"{seat}.{said[4:]}"), **args})
    elif said.startswith(f"{PASS}."):
        label = Msg("qm-standing-until", _when(int(said[5:])))
    elif said == PASS:
        label = Msg("qm-standing-pass", args)
    else:
        label = Msg(f"qm-standing-{said}")
    return Choice(f"{_VERB.get(name, f'on-{name}')}/{value}", label)


_VERB = {"status_used": "on-status"} | {
    name: f"on-{name.replace('_', '-')}" for name in CLASSES if name != "status_used"
}
_NAME = {verb: name for name, verb in _VERB.items()} | {
    "on-all": "*",
    "on-victory": "victory",
    "on-discards": "discards",
}


def _limit(limit: str) -> Msg:
    fact, _, value = limit.partition(".")
    if fact == "by":
        return msg("qm-only-by", country=names.country(value))
    if fact == "space":
        return msg("qm-only-in", space=names.space(value))
    return msg("qm-only-card", card=names.card(f"germany.{value}"))


class _Form(Form):
    """Cards are filed as they are picked when their question comes."""

    def filed_as(self, key: Key) -> tuple[str, str]:
        name, value = super().filed_as(key)
        return name, re.sub(r"^use\.", "use/", value)


FORM = _Form(
    msg("qm-ask-standing"),
    "QM-17.1",
    dict.fromkeys(_NAME.values(), ASK) | {"victory": "use"},
    _NAME,
)


# ---- looking ahead


def ahead(state: State, seat: Seat, filed: OrderBook) -> Offer | None:
    """With one question a country may settle what else the turn can bring (QM-26.17).
    The list is the same for everybody who looks at the same board; what is picked holds for this
    turn only.

    For a country that is asked in somebody else's turn; None where nothing else can come."""
    top = state.flow[-1] if state.flow else None
    if not isinstance(top, Situation) or seat not in top.window.asked or seat == state.country:
        return None
    found = [
        choice(seat, name, value)
        for name, cards in _coming(state, seat, top.trigger).items()
        for value in _settled(state, cards)
    ]
    return FORM.menu(filed, found, msg("qm-ask-ahead")) if found else None


def _settled(state: State, cards: list[Card]) -> Iterator[str]:
    yield ASK
    yield f"{PASS}.{state.turns}"
    for card in cards:
        yield f"use.{_entry(card.id)}.{state.turns}"


def _coming(state: State, seat: Seat, now: str) -> dict[str, list[Card]]:
    """Further classes the country on turn may raise for this one, and what could answer them."""
    found: dict[str, list[Card]] = {}
    for name in CLASSES:
        if name in (now, *reactions.CLASS.get(now, ())):
            continue
        for card, at in reactions.answering(state, name):
            trigger = card.abilities[at].trigger
            if (
                card.country == seat
                and trigger
                and _possible(state, card)
                and _raised(trigger, seat, state.country)
            ):
                found.setdefault(name, []).append(card)
    return found


def _possible(state: State, card: Card) -> bool:
    """From public facts alone, as when somebody is asked (QM-26.2)."""
    if card.type == "status":
        return card.id in state.nations[card.country].statuses
    return reactions.suspected(state, card)


def _raised(trigger: Trigger, seat: Seat, by: Country) -> bool:
    """Whether what another country does may be this."""
    context = Context(me=seat)
    if piece := trigger.piece:
        whose = evaluate.whose(context, piece.whose)
        return by in whose if trigger.name == "built" else any(TEAM[c] != TEAM[by] for c in whose)
    if trigger.name == "ew_hit":
        return TEAM[by] != TEAM[seat]
    return by in evaluate.whose(context, trigger.countries)


# ---- the answer


def answer(
    state: State, seat: Seat, offer: Offer, orders: Mapping[str, str]
) -> tuple[Key, ...] | None:
    live = {name: value for name, value in orders.items() if not _over(state, value)}
    top = state.flow[-1]
    if broken := _break(state, offer, live):
        return broken
    if not offer.required:
        return None
    if isinstance(top, Situation) and seat in top.window.asked:
        return _react(state, seat, top, offer, live)
    if isinstance(top, Victory):
        return {"use": ("all",), PASS: ("done",)}.get(live.get("victory", "use"))
    if isinstance(top, Discards) and live.get("discards") == "none":
        return ()
    if isinstance(top, Closing):
        said = {window.standing(live, "status_used", _of_card(state, c)) for c in state.broken}
        return (PASS,) if said and ASK not in said else None
    return None


def _over(state: State, value: str) -> bool:
    """What was to hold up to a turn that has ended."""
    turn = _until(value)
    return turn is not None and turn < state.turns


def _until(value: str) -> int | None:
    """The last turn for which something holds: `pass.12`, `use/raf.12`."""
    turn = value.rpartition(".")[2]
    return int(turn) if turn.isdecimal() else None


def _react(
    state: State, seat: Seat, sit: Situation, offer: Offer, orders: Mapping[str, str]
) -> tuple[Key, ...] | None:
    said = window.standing(orders, sit.trigger, _facts(sit.facts))
    if said.startswith(PASS):
        return (PASS,)
    if said == ASK:
        if sit.trigger in BY_DEFAULT and not _mentioned(orders, sit.trigger):
            return _by_default(state, sit, offer)
        return None
    card = f"{seat}.{said.partition('/')[2].partition('.')[0]}"
    if _publicly_gone(state, card, sit):  # QM-26.16
        return None
    picked = window.settled(f"use/{card}", [choice.key for choice in offer.choices])
    return None if picked is None else (picked,)


def _mentioned(orders: Mapping[str, str], trigger: str) -> bool:
    return any(name.partition("+")[0] in (trigger, "*") for name in orders)


def _by_default(state: State, sit: Situation, offer: Offer) -> tuple[Key, ...] | None:
    """A free Status that fits is used; it lies open, so this tells nobody anything."""
    for choice in offer.choices:
        if choice.verb == "use" and evaluate.card(state, choice.arg).type == "status":
            return (choice.key,)
    return None


def _publicly_gone(state: State, card_id: CardId, sit: Situation) -> bool:
    card = evaluate.card(state, card_id)
    if card.type == "status":
        return card_id not in state.nations[card.country].statuses or card_id in sit.used
    return card_id in state.seen


def _facts(facts: Context) -> dict[str, str]:
    found = {"by": facts.by, "who": facts.who, "space": facts.space, "card": _entry(facts.card)}
    if facts.space:
        found["kind"] = unit_of(facts.space)
    return found


def _of_card(state: State, status: CardId) -> dict[str, str]:
    return {"card": _entry(status), "by": evaluate.card(state, status).country}


def _break(state: State, offer: Offer, orders: Mapping[str, str]) -> tuple[Key, ...] | None:
    """Answer a used Status at once, where that was ordered (QM-26.19)."""
    for choice in offer.choices:
        if choice.verb == "break":
            said = window.standing(orders, "status_used", _of_card(state, choice.arg))
            if said.startswith("use/"):
                return (choice.key,)
    return None


# ---- what somebody who knows their own cards would file, for figures (QM-26.23)


def careful(state: State, seat: Seat) -> dict[str, str]:
    """Pass wherever nothing held could answer; decide the rest by hand."""
    return {name: PASS for name in CLASSES if not _held(state, seat, name)}


def decided(state: State, seat: Seat) -> dict[str, str]:
    """The same, and use what is held at the first chance."""
    held = {name: _held(state, seat, name) for name in CLASSES}
    return {name: f"use/{_entry(cards[0])}" if cards else PASS for name, cards in held.items()}


PROFILES: Mapping[str, OrderProfile] = {"careful": careful, "decided": decided}


def _held(state: State, seat: Seat, name: str) -> list[str]:
    """Own cards on the table that answer this class."""
    nation, answering = state.nations[seat], reactions.answering(state, name)
    return [c.id for c, _ in answering if c.id in (*nation.responses, *nation.statuses)]
