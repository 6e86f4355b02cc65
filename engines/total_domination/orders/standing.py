"""Standing orders: wishes for the draft, resting till the year ends, no exchange, no bombing.

OrderBook as `auto` -> on, `prefer` -> wishes joined with blanks, best first, `resting` -> the year,
`exchanging` -> none, `bombing` -> none, `targets` -> bomber and target, best first. They look at
public facts and at what the seat holds in the one question they answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.extras import OrderProfile
from engines.kit.turns import standing as kit
from engines.kit.turns.standing import Form, Settings
from engines.kit.window import PASS
from engines.total_domination import cards, draft, names, pieces, position, questions, strikes
from engines.total_domination.components import CARDS, TECHS, CardId, named
from engines.total_domination.state import Actions, Bombing, CardDraft, Exchange, Passing, State

SETTINGS: Settings = {
    "auto": ("off", "on"),
    "prefer": (
        "own",
        *(f"op.{n}" for n in (6, 5, 4)),
        *(f"tech.{tech}" for tech in TECHS),
        *(f"event.{kind}" for kind in dict.fromkeys(card.event.type for card in CARDS.values())),
        *(f"card.{card}" for card in CARDS),
    ),
    "resting": ("no",),
    "exchanging": ("ask", "none"),
    "bombing": ("ask", "none"),
}
SILENT = {"auto": "off", "resting": "no", "exchanging": "ask", "bombing": "ask"}
FORM = Form(msg("td-ask-standing"), "TD-14.3", SILENT, lists=("prefer", "targets"))
PROFILES: Mapping[str, OrderProfile] = {
    "filed": lambda state, seat: {"auto": "on", "prefer": "own op.6 op.5", "exchanging": "none"}
}
"""Cards are drafted by themselves, one's own first: for figures of how often a turn waits for
somebody."""


def choices(state: State, seat: Seat) -> list[Choice]:
    auto = state.options.get("auto_draft", "on") == "on"  # TD-O.9
    found = [each for each in _fixed() if auto or each.key != "auto/on"]
    resting = f"pass.{state.year}"
    found.append(Choice(f"resting/{resting}", _label("resting", resting)))
    return [*found, *_targets(state, seat)]


@cache
def _fixed() -> tuple[Choice, ...]:
    return tuple(kit.choices(SETTINGS, _label))


def _label(name: str, value: str) -> Msg:
    what, _, detail = value.partition(".")
    label = msg(f"td-standing-{name}-{what}")
    if what == "op":
        label = msg("td-standing-prefer-op", n=int(detail))
    elif what == "tech":
        label = msg("td-standing-prefer-tech", tech=names.tech(detail))
    elif what == "event":
        label = msg("td-standing-prefer-event", event=msg(f"td-wish-{detail}"))
    elif what == "card":
        label = msg("td-standing-prefer-card", card=names.card(detail))
    elif what == "pass":
        label = msg("td-standing-resting-pass", year=detail)
    return label


def _targets(state: State, seat: Seat) -> list[Choice]:
    """Bombings left in advance: whatever may be in reach of a bomber when the time comes (D.16)."""
    if not state.rules.bombers:
        return []
    pos = position.of(state)
    found = [Choice("targets/none", msg("td-standing-targets-none"))]
    for power in position.powers_of(seat):
        for bomber in named(pos.bombers[power]):
            for target in named(strikes.within(pos.arctic, bomber) & pieces.WORKS):
                label = questions.between("bomb", bomber, target).label
                found.append(Choice(f"targets/{bomber}.{target}", label, target))
    return found if len(found) > 1 else []


# ---- the answer


def answer(
    state: State, seat: Seat, offer: Offer, orders: Mapping[str, str]
) -> tuple[Key, ...] | None:
    top = state.flow[-1]
    if isinstance(top, CardDraft) and orders.get("auto") == "on":
        if state.options.get("auto_draft", "on") != "on":
            return None
        ranked = ranking(state, seat, orders.get("prefer", ""))
        return tuple(f"keep/{card}" for card in ranked[: draft.picks(state, top, seat)])
    if isinstance(top, Exchange) and orders.get("exchanging") == "none":
        return (PASS,)
    if isinstance(top, Bombing) and orders.get("targets"):
        wished = [f"bomb/{each}" for each in orders["targets"].split()]
        return tuple(key for key in wished if offer.find(key)) or (PASS,)
    if isinstance(top, Bombing) and orders.get("bombing") == "none":
        return (PASS,)
    if orders.get("resting") == f"pass.{state.year}":
        if isinstance(top, Actions):
            return (PASS,)
        if isinstance(top, Passing):
            return offer.default
    return None


def ranking(state: State, seat: Seat, wishes: str) -> list[CardId]:
    """The packet by the first wish a card meets; of equals by the order of worth (TD-D.20)."""
    ordered = cards.in_keep_order(state, seat, state.hands[seat].packet)
    listed = wishes.split()

    def rank(card: CardId) -> int:
        return next((n for n, wish in enumerate(listed) if meets(state, seat, card, wish)), 999)

    return sorted(ordered, key=rank)


def meets(state: State, seat: Seat, card: CardId, wish: str) -> bool:
    what, _, detail = wish.partition(".")
    row = CARDS[card]
    if what == "own":
        powers = position.powers_of(seat)
        return any(cards.usable_colour(state, power, card) for power in powers)
    if what == "op":
        return row.op >= int(detail)
    return {"tech": row.tech, "event": row.event.type, "card": card}[what] == detail
