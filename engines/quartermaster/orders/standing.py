"""Standing orders, kept as `engines.kit.window.standing` reads them: `removal+space.india`.

Values: `ask`, `pass`, `use/ENTRY` for a card of the own country; with `.TURN` up to that turn. In
the menu a value may bear the fact it is limited to: `on-removal/use.raf+space.north_sea` is filed
as `removal+space.north_sea`. Cards go by their entry alone, so that keys stay short.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engines.contract import Arg, Choice, Key, Msg, Offer, OrderBook, Seat, msg
from engines.kit import window
from engines.kit.turns import standing as menus
from engines.kit.window import ASK, PASS
from engines.quartermaster import evaluate, names, reactions
from engines.quartermaster.components import (
    COUNTRIES,
    ENEMIES,
    KIND,
    CardId,
    Space,
    book,
    named,
    unit_of,
)
from engines.quartermaster.state import Closing, Context, Discards, Situation, State, Victory

CLASSES = (
    "turn_start", "ew", "ew_hit", "built", "removal", "removed", "battle",
    "card_leaves", "status_used", "discard_phase", "my_turn",
)  # fmt: skip
"""The classes of section 25 that are asked as questions of their own."""

BY_DEFAULT = ("ew", "ew_hit")
"""Where a Status that fits is used unless the country says otherwise (QM-26.15)."""


# ---- the menu


def menu(state: State, seat: Seat, filed: OrderBook) -> Offer:
    """The same for everybody who looks at the same board, whatever lies in hand or face-down."""
    choices = [
        choice(seat, name, value)
        for name in ("all", *_classes(seat))
        for value in dict.fromkeys(_values(state, seat, name))
    ]
    choices += [choice(seat, "victory", value) for value in ("use", ASK, PASS)]
    choices += [choice(seat, "discards", value) for value in (ASK, "none")]
    shown = ticked(filed, choices)
    return menus.menu(msg("qm-ask-standing"), msg("qm-wait-besides"), "QM-17.1", choices, shown)


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


@cache
def choice(seat: Seat, name: str, value: str) -> Choice:
    said, _, limit = value.partition("+")
    args: dict[str, Arg] = {"limit": _limit(limit) if limit else "none"}
    if said.startswith("use.") and (turn := _until(said)) is not None:
        card = names.card(f"{seat}.{said.split('.')[1]}")
        label = Msg("qm-standing-card-until", {"card": card, "turn": turn})
    elif said.startswith("use."):
        label = Msg("qm-standing-card", {"card": names.card(f"{seat}.{said[4:]}"), **args})
    elif said.startswith(f"{PASS}."):
        label = Msg("qm-standing-until", {"turn": int(said[5:])})
    elif said == PASS:
        label = Msg("qm-standing-pass", args)
    else:
        label = Msg(f"qm-standing-{said}")
    return Choice(f"{_VERB.get(name, f'on-{name}')}/{value}", label)


_VERB = {"status_used": "on-status"} | {
    name: f"on-{name.replace('_', '-')}" for name in CLASSES if name != "status_used"
}
_NAME = {verb: name for name, verb in _VERB.items()} | {"on-all": "*"}


def _limit(limit: str) -> Msg:
    fact, _, value = limit.partition(".")
    if fact == "by":
        return msg("qm-only-by", country=names.country(value))
    if fact == "space":
        return msg("qm-only-in", space=names.space(value))
    return msg("qm-only-card", card=names.card(f"germany.{value}"))


def ticked(filed: OrderBook, choices: list[Choice]) -> Iterator[Key]:
    """What is set now, and what holds where nothing is."""
    for choice in choices:
        name, value = _filed_as(choice.key)
        present = filed.standing.get(name)
        default = {"victory": "use"}.get(name, ASK)
        if present == value or (present is None and value == default):
            yield choice.key


def _filed_as(key: Key) -> tuple[str, str]:
    """`on-removal/use.raf+space.north_sea` as a name and a value."""
    verb, _, value = key.partition("/")
    name = _NAME.get(verb, verb.removeprefix("on-"))
    said, _, limit = value.partition("+")
    if said.startswith("use."):
        said = f"use/{said[4:]}"
    return (f"{name}+{limit}" if limit else name), said


def file(filed: OrderBook, picks: tuple[Key, ...]) -> None:
    """Each pick replaces what was said about the same thing; `ask` also takes back its limits."""
    for key in picks:
        name, value = _filed_as(key)
        if value == ASK:
            for other in [n for n in filed.standing if n.partition("+")[0] == name]:
                del filed.standing[other]
        if value != ASK or name == "victory":
            filed.standing[name] = value


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
