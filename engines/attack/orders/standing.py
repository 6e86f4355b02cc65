"""Standing orders: how they are set by menu, and what they answer (section 21).

Filed by name: `doctrine` and `doctrine.france` -> `shield.5`; `garrisons` -> `no`; `sea` -> lines,
`leave.red` and `leave` -> what holds where none fits; `naval` -> `fight.80`, `line` -> `SBD`,
`rule` -> `below.50+left.2`; `trades` and `trades.blue.red` -> `forbid`. What is for one region, the
lines for the seas and of ships are typed (policy.py). Orders look at public facts only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product

from engines.attack import names as words
from engines.attack import naval
from engines.attack.components import SHIP_LETTERS
from engines.attack.doctrine import NAMED
from engines.attack.orders import sea, tactics
from engines.attack.orders.policy import TRADES
from engines.attack.state import (
    Blocking,
    Challenge,
    LandBattle,
    Muster,
    NavalBattle,
    Operation,
    State,
)
from engines.contract import Choice, Key, Msg, Offer, OrderBook, Seat, msg
from engines.extras import OrderProfile
from engines.kit.turns import standing as kit
from engines.kit.turns.standing import Form, Settings

VALUES: Settings = {
    "standing-doctrine": (*NAMED, "steer"),
    "leave": ("own", *sea.SAYS),
    "naval-defence": ("ask", "fight", "withdraw", "fight.60", "fight.80", "fight.100"),
    "garrisons": ("no", *NAMED),
    "naval-rule": naval.RULES,
    "trades": TRADES,
}
FORM = Form(
    msg("at-ask-standing"),
    "AT-21.23",
    {"garrisons": "no", "leave": "own", "naval": "ask", "rule": "below.50", "trades": "allow"},
    {"standing-doctrine": "doctrine", "naval-defence": "naval", "naval-rule": "rule"},
    lists=("sea",),
    joint=".",
)
USUAL = ("standing-doctrine", "leave", "naval-defence")
"""The three questions of the menu; the rest stands behind one more."""
SEA = ("leave", "sea", "naval-defence", "naval-rule", "trades")
"""What concerns whoever controls the seas (AT-21.24)."""
PROFILES: Mapping[str, OrderProfile] = {
    "by_hand": lambda state, seat: None,  # not even what holds where nothing is filed
    "filed": lambda state, seat: {
        "doctrine": "balanced",
        "garrisons": "balanced",
        "leave": "own",
        "naval": "fight.80",
        "rule": "below.50",
        "trades": "allow",
    },
}
"""For figures of how often a battle waits for somebody (AT-21.24)."""


# ---- the menu


def choices(state: State, seat: Seat, filed: OrderBook) -> Iterator[Choice]:
    for each in _choices(state, seat, filed):
        usual = each.verb in USUAL and "+" not in each.arg
        yield each if usual else each._replace(aside=True)


def _choices(state: State, seat: Seat, filed: OrderBook) -> Iterator[Choice]:
    others = [other for other in state.order if other != seat]
    for each in kit.choices(VALUES, _label):
        yield naval.rule_choice(each.arg, each.verb) if each.verb == "naval-rule" else each
    for other, say in product(others, sea.SAYS):
        yield Choice(f"leave/{say}+{other}", sea.told(f"{say} by.{other}"))
    if lines := sea.lines(filed):
        yield Choice("sea/none", msg("at-standing-sea", lines=tuple(map(sea.told, lines))))
    for (one, two), value in product(combinations(others, 2), TRADES):
        parties = {"one": words.seat(one), "two": words.seat(two)}
        name = ".".join(sorted((one, two)))
        yield Choice(f"trades/{value}+{name}", msg(f"at-standing-trades-{value}-pair", **parties))


def _label(verb: str, value: str) -> Msg:
    _, _, n = value.partition(".")
    if verb == "standing-doctrine":
        return msg(f"at-standing-{value}")
    if verb == "garrisons" and value != "no":
        return msg("at-standing-garrisons", how=msg(f"at-standing-{value}"))
    if verb == "naval-defence":
        return msg("at-standing-naval-share", n=int(n)) if n else msg(f"at-standing-naval-{value}")
    return msg(f"at-standing-{verb}-{value}")


def presets(state: State, seat: Seat, filed: OrderBook) -> Offer | None:
    """A new sea controller's forms, until he has said something about the seas."""
    said = filed.standing
    if (
        state.seas != seat
        or state.phase != "play"
        or {"leave", "sea", "naval", "trades"} & set(said)
    ):
        return None
    shown = [choice for choice in choices(state, seat, filed) if choice.verb in SEA]
    return FORM.menu(filed, shown, msg("at-ask-new-controller"))


# ---- the answer


def answer(state: State, seat: Seat, offer: Offer, filed: OrderBook) -> tuple[Key, ...] | None:
    top = state.flow[-1] if state.flow else None
    if not offer.required or offer.answered:
        return None
    if isinstance(top, Muster):
        return _muster(state, seat, top, offer, filed)
    if isinstance(top, Operation) and top.stage == "leave":
        return None if state.rules.ask_leave else sea.answer(state, top, filed)  # AT-26.14
    if isinstance(top, Challenge) and seat == state.seas:
        return _defence(state, filed)
    if isinstance(top, NavalBattle):
        return offer.default if "rule" in filed.standing else None
    if isinstance(top, Blocking):
        said = _trade(state, top, filed)
        return None if said == "ask" else (said,)
    return None


def on_timeout(state: State, seat: Seat, offer: Offer, filed: OrderBook) -> tuple[Key, ...] | None:
    """What policies say when nobody has answered in time; where they want him asked, silence."""
    top = state.flow[-1] if state.flow else None
    if isinstance(top, Operation) and top.stage == "leave":
        return sea.answer(state, top, filed, asks=False)
    if isinstance(top, LandBattle):
        return offer.default
    return answer(state, seat, offer, filed)


def _trade(state: State, top: Blocking, filed: OrderBook) -> str:
    deal = next(deal for deal in state.deals if deal.id == top.deal)
    pair = ".".join(sorted((deal.by, top.partner)))
    general = filed.standing.get("trades", "allow")
    return filed.standing.get(f"trades.{pair}", general)


def _muster(
    state: State, seat: Seat, top: Muster, offer: Offer, filed: OrderBook
) -> tuple[Key, ...] | None:
    """A defender by region, else the general doctrine, else what silence means (AT-8.24, 9.5)."""
    if seat not in (state.active, top.defender):
        said = filed.standing.get("garrisons", "no")
        return ("no",) if said == "no" else tuple(tactics.keys(said))
    said = filed.standing.get("doctrine", "")
    if seat == top.defender:
        said = filed.standing.get(f"doctrine.{top.region}") or said
    return tuple(tactics.keys(said)) if said else offer.default


def _defence(state: State, filed: OrderBook) -> tuple[Key, ...] | None:
    """AT-13.11. Without one the controller is asked (AT-21.24)."""
    said, _, share = filed.standing.get("naval", "ask").partition(".")
    if said == "ask":
        return None
    if said == "withdraw" or (share and not naval.fights(state, int(share))):
        return ("withdraw",)
    rules = filed.standing.get("rule", naval.DEFAULT_RULE[0]).split("+")
    fleet = dict(zip(SHIP_LETTERS, state.players[state.seas].fleet, strict=True))
    line = filed.standing.get("line", "")
    seen = [(letter, line[: n + 1].count(letter)) for n, letter in enumerate(line)]
    ships = [f"ship/{letter.lower()}{n}" for letter, n in seen if n <= fleet[letter]]
    return ("fight", *ships, *(f"rule/{rule}" for rule in rules))
