"""Standing orders: how they are set by menu, and what they answer (section 21).

Filed by name: `doctrine` and `doctrine.france` -> `shield.5`; `garrisons` -> `no`; `sea` -> lines,
`leave` -> what holds where none fits; `naval` -> `fight.80`, `line` -> `SBD`, `rule` ->
`below.50+left.2`; `trades` and `trades.blue.red` -> `forbid`. A menu that takes two picks keeps the
first under `menu.region` or `menu.sea`. Orders look at public facts only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engines.attack import board, naval
from engines.attack import names as words
from engines.attack.components import SHIP_LETTERS, ZONES
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
from engines.kit.turns import standing as kit

HOW = (*NAMED, "steer")
FORMS = {
    "standing-doctrine": ("doctrine", HOW, ""),
    "garrisons": ("garrisons", ("no", *NAMED), "no"),
    "leave": ("leave", ("own", *sea.SAYS), "own"),
    "naval-defence": (
        "naval",
        ("ask", "fight", "withdraw", "fight.60", "fight.80", "fight.100"),
        "ask",
    ),
    "naval-rule": ("rule", naval.RULES, "below.50"),
    "trades": ("trades", TRADES, "allow"),
}
"""Verb in the menu: name it is filed under, values, and what holds where nothing is said."""
SEA_FORMS = (
    "leave", "sea-by", "sea-in", "sea-into", "sea-via", "sea-line", "sea-drop",
    "naval-defence", "naval-line", "naval-rule", "trades",
)  # fmt: skip
"""What concerns whoever controls the seas (AT-21.24)."""


# ---- the menu


def menu(state: State, seat: Seat, filed: OrderBook) -> Offer:
    choices = tuple(_every(state, seat, filed))
    ticked = tuple(choice.key for choice in choices if _is_set(filed, choice.key))
    question, waiting = msg("at-ask-standing"), msg("at-wait-besides")
    return kit.menu(question, waiting, "AT-21.23", choices, ticked)


def _every(state: State, seat: Seat, filed: OrderBook) -> Iterator[Choice]:
    others = [other for other in state.order if other != seat]
    yield from _form("standing-doctrine")
    yield from _regions(state, seat, filed)
    yield from _form("garrisons")
    yield from _sea(others, filed)
    yield from _form("naval-defence")
    yield from _line(filed)
    yield from _form("naval-rule")
    yield from _form("trades")
    for one, two in combinations(others, 2):
        for value in TRADES:
            parties = {"one": words.seat(one), "two": words.seat(two)}
            name = ".".join(sorted((one, two)))
            yield Choice(
                f"trades/{value}+{name}", msg(f"at-standing-trades-{value}-pair", **parties)
            )


def _form(verb: str) -> Iterator[Choice]:
    for value in FORMS[verb][1]:
        if verb == "naval-rule":
            yield naval.rule_choice(value, verb)
            continue
        yield Choice(f"{verb}/{value}", _label(verb, value))


def _label(verb: str, value: str) -> Msg:
    _, _, n = value.partition(".")
    if verb in ("standing-doctrine", "region-doctrine"):
        return msg(f"at-standing-{value}")
    if verb == "garrisons" and value != "no":
        return msg("at-standing-garrisons", how=msg(f"at-standing-{value}"))
    if verb == "naval-defence":
        return msg("at-standing-naval-share", n=int(n)) if n else msg(f"at-standing-naval-{value}")
    return msg(f"at-standing-{verb}-{value}")


def _regions(state: State, seat: Seat, filed: OrderBook) -> Iterator[Choice]:
    """First which region, then how it is to be defended."""
    for region in board.own(state, seat):
        yield words.at_region("region", region)
    where = filed.standing.get("menu.region", "")
    if where:
        for how in ("usual", *HOW):
            label = msg("at-standing-in", region=words.region(where), how=msg(f"at-standing-{how}"))
            yield Choice(f"region-doctrine/{how}", label)


def _sea(others: Iterable[Seat], filed: OrderBook) -> Iterator[Choice]:
    """Conditions of a new line, then what it says; lines that can be struck out."""
    yield from _form("leave")
    others = tuple(others)
    values = {
        "by": others,
        "in": sea.ACTIONS,
        "into": (*sea.WHOSE, *others),
        "via": (sea.LANE, *ZONES),
    }
    for what, known in values.items():
        yield Choice(f"sea-{what}/any", msg("at-sea-any"))
        for value in known:
            yield Choice(f"sea-{what}/{value}", sea.condition(f"{what}.{value}"))
    draft = filed.standing.get("menu.sea", "")
    for say in sea.SAYS:
        yield Choice(f"sea-line/{say}", sea.told(f"{say} {draft}".strip()))
    for n, line in enumerate(sea.lines(filed), 1):
        yield Choice(f"sea-drop/{n}", msg("at-standing-sea-drop", n=n, line=sea.told(line)))


def _line(filed: OrderBook) -> Iterator[Choice]:
    """The template grows by a ship with every pick (AT-14.22)."""
    yield Choice("naval-line/auto", msg("at-standing-line-auto"))
    so_far = " ".join(filed.standing.get("line", "")) or "–"
    for letter in SHIP_LETTERS:
        label = msg("at-standing-line-add", line=so_far, ship=words.ship(letter))
        yield Choice(f"naval-line/{letter.lower()}", label)


def _is_set(filed: OrderBook, key: Key) -> bool:
    verb, _, value = key.partition("/")
    said = filed.standing
    if verb == "region":
        return said.get("menu.region") == value
    if verb == "region-doctrine":
        return said.get(f"doctrine.{said.get('menu.region')}", "usual") == value
    if verb == "naval-line":
        return value == "auto" and not said.get("line")
    if verb.startswith("sea-"):
        what = verb.removeprefix("sea-")
        draft = dict(each.split(".") for each in said.get("menu.sea", "").split())
        return what in ("by", "in", "into", "via") and draft.get(what, "any") == value
    name, _, silence = FORMS[verb]
    value, _, pair = value.partition("+")
    if pair:
        return said.get(f"{name}.{pair}") == value
    return value in said.get(name, silence).split("+")


def file(filed: OrderBook, picks: tuple[Key, ...]) -> None:
    """Each pick replaces what was said about the same thing, or adds to it."""
    for key in picks:
        verb, _, value = key.partition("/")
        if verb in _FILING:
            _FILING[verb](filed.standing, value)
        elif verb.startswith("sea-"):
            _condition(filed.standing, verb.removeprefix("sea-"), value)
        else:
            value, _, pair = value.partition("+")
            filed.standing[FORMS[verb][0] + (f".{pair}" if pair else "")] = value


def _region(said: dict[str, str], value: str) -> None:
    said["menu.region"] = value


def _region_doctrine(said: dict[str, str], value: str) -> None:
    name = f"doctrine.{said.get('menu.region', '')}"
    said.pop(name, None)
    if value != "usual":
        said[name] = value


def _condition(said: dict[str, str], what: str, value: str) -> None:
    draft = dict(each.split(".") for each in said.get("menu.sea", "").split())
    draft.pop(what, None)
    if value != "any":
        draft[what] = value
    said["menu.sea"] = " ".join(f"{name}.{value}" for name, value in draft.items())


def _sea_line(said: dict[str, str], value: str) -> None:
    line = f"{value} {said.pop('menu.sea', '')}".strip()
    said["sea"] = ";".join(filter(None, (said.get("sea", ""), line)))


def _sea_drop(said: dict[str, str], value: str) -> None:
    old = said.get("sea", "").split(";")
    said["sea"] = ";".join(line for n, line in enumerate(old, 1) if n != int(value))


def _naval_line(said: dict[str, str], value: str) -> None:
    said["line"] = "" if value == "auto" else said.get("line", "") + value.upper()


def _naval_rule(said: dict[str, str], value: str) -> None:
    """Rules of different kinds are joined by "or"; staying takes them all back."""
    kind = value.partition(".")[0]
    kept = [rule for rule in said.get("rule", "").split("+") if rule and rule != "stay"]
    others = [rule for rule in kept if rule.partition(".")[0] != kind]
    said["rule"] = value if value == "stay" else "+".join([*others, value])


_FILING = {
    "region": _region,
    "region-doctrine": _region_doctrine,
    "sea-line": _sea_line,
    "sea-drop": _sea_drop,
    "naval-line": _naval_line,
    "naval-rule": _naval_rule,
}


def presets(state: State, seat: Seat, filed: OrderBook) -> Offer | None:
    """A new sea controller's forms, until he has said something about the seas."""
    said = filed.standing
    if (
        state.seas != seat
        or state.phase != "play"
        or {"leave", "sea", "naval", "trades"} & set(said)
    ):
        return None
    whole = menu(state, seat, filed)
    choices = tuple(choice for choice in whole.choices if choice.verb in SEA_FORMS)
    ticked = (key for key in whole.answered if key.partition("/")[0] in SEA_FORMS)
    return kit.menu(msg("at-ask-new-controller"), whole.waiting, "AT-21.24", choices, ticked)


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
