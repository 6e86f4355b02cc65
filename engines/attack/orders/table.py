"""How a turn is typed (AT-4.10): every line with the answers it gives.

Offers of cards are in bargain.py, standing orders in policy.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from engines.attack import build, doctrine, names, naval
from engines.attack.components import LETTERS, NUMBERS, SHIP_LETTERS, SHIPS, UNITS, Region
from engines.attack.orders import bargain, policy, tactics
from engines.attack.orders.words import refuse, region, units
from engines.attack.state import Build, Muster, NavalBattle, State
from engines.contract import Key, Msg, Offer, Picks, Seat
from engines.kit.turns import reasons
from engines.kit.turns.notation import Found, Shorthand, Slot
from engines.kit.turns.wishes import Wish, if_asked, wish

Wishes = Iterator[Wish[State]]
Said = Mapping[str, str]
_LETTER = {
    kind: letter.lower()
    for kind, letter in zip((*UNITS, *SHIPS), LETTERS + SHIP_LETTERS, strict=True)
}


def _items(text: str) -> list[str]:
    """Each with units and ships by their letters, and the places they go between."""
    for word, letter in _LETTER.items():
        text = re.sub(rf"(\d*) ?\b{word}s?\b(?! (?:on|back|ask)\b)", rf"\g<1>{letter}", text)
    text = re.sub(r" (?:in|at|from|the)(?= )", "", text)
    return [part.strip().replace(" to ", ">") for part in text.split(",") if part.strip()]


def _counted(force: Sequence[int]) -> Picks:
    return tuple(f"{UNITS[kind]}/{n}" for kind, n in enumerate(force) if n)


def _succeeded(state: State) -> bool:
    return bool(state.results and state.results[-1])


# ---- actions


def _march(verb: str) -> Callable[[State, Seat, Found], Wishes]:
    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        yield wish(verb)
        doctrines: dict[Region, str] = {}
        for item in _items(found["rest"]):
            part, _, how = item.partition(" with ")
            way = re.fullmatch(r"(\S+) ([^>]+)>(.+?)(?: planes (on|back|ask))?", part)
            if way is None:
                raise reasons.unread(found["rest"], f"{verb} 2I+1T GER>POL")
            origin, target = region(way[2]), region(way[3])
            if how:
                doctrines[target] = tactics.read(how)
            yield wish(f"from/{origin}")
            yield wish(f"to/{target}")
            yield wish(*_counted(units(way[1])))
            if way[4]:
                yield if_asked(f"planes-{way[4]}")
        yield Wish((("send",),), reached=_succeeded)
        if doctrines:
            yield Wish(choose=_doctrine(doctrines), again=True)

    return wishes


def _doctrine(doctrines: Mapping[Region, str]) -> Callable[[State, Offer, Said], Picks]:
    """For the battles this move leads to, in whatever order they come (AT-8.24)."""

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        top = state.flow[-1]
        if not isinstance(top, Muster):
            return ()
        how = doctrines.get(top.region) or said.get("doctrine")
        return tuple(tactics.keys(how)) if how else offer.default

    return choose


def _diplomacy(state: State, seat: Seat, found: Found) -> Wishes:
    yield wish("diplomacy")
    where = region(found["rest"])
    yield Wish(((f"near/{where}",), (f"far/{where}",)), reached=_succeeded)


def _build(state: State, seat: Seat, found: Found) -> Wishes:
    """Named purchases, then as many of the last as the PP allow (AT-21.26)."""
    yield wish("build")
    for item in _items(found["rest"]):
        what, _, where = item.partition(" ")
        if what == "rest":
            kind, _, where = where.partition(" ")
            if not where:
                raise reasons.unread(found["rest"], "build rest I GER")
            yield from _rest(UNITS[units(kind).index(1)], region(where))
        elif not where:
            if set(what) <= set(LETTERS.lower()) | set("0123456789+"):
                raise reasons.unread(found["rest"], f"build {what.upper()} GER")
            for ship, n in zip(SHIPS, units(what, SHIP_LETTERS), strict=True):
                if n:
                    yield wish(f"{ship}/{n}")
        else:
            for unit in _counted(units(what)):
                yield wish(f"into/{region(where)}")
                yield wish(unit)
    yield Wish((("done",),), reached=_succeeded)


def _rest(unit: str, where: Region) -> Wishes:
    def left(state: State) -> int:
        top = state.flow[-1]
        return (top.pp - build.spent(top)) // build.COST[unit] if isinstance(top, Build) else 0

    def into(state: State, offer: Offer, said: Said) -> Picks:
        return (f"into/{where}",) if left(state) else ()

    def bought(state: State, offer: Offer, said: Said) -> Picks:
        return (f"{unit}/{left(state)}",)

    yield Wish(choose=into, if_asked=True)
    yield Wish(choose=bought, if_asked=True)


# ---- at sea


def _ships(line: str, verb: str = "ship") -> Picks:
    seen = [line[: n + 1].count(letter) for n, letter in enumerate(line)]
    return tuple(f"{verb}/{letter.lower()}{n}" for letter, n in zip(line, seen, strict=True))


def _line(found: Found) -> tuple[str, Picks]:
    """The ships of the first round, and with them the template and when to retreat (AT-13.10)."""
    text, _, retreat = found["rest"].partition("retreat")
    first, _, later = text.partition("then")
    rules = tuple(f"rule/{rule}" for rule in policy.retreats(retreat))
    line = policy.ships(first)
    return line, (*_ships(line), *_ships(policy.ships(later), "later"), *rules)


def _naval(state: State, seat: Seat, found: Found) -> Wishes:
    line, picks = _line(found)
    yield Wish((("naval",),), needs=_fits(line, picks, seat))
    yield Wish((picks if line else ("auto", *picks),), if_asked=True, reached=_succeeded)


def _fits(line: str, picks: Picks, seat: Seat) -> Callable[[State], Msg | None]:
    """The line of the first round has a ship for every pair (AT-14.22), and no line has more than
    there are. It is sealed, so no trial comes to it."""

    def needs(state: State) -> Msg | None:
        top = state.flow[-1]
        fleet = dict(zip(SHIP_LETTERS.lower(), state.players[seat].fleet, strict=True))
        if isinstance(top, NavalBattle):
            admiral = top.challenger if top.challenger.seat == seat else top.controller
            ready = naval.fit(state, admiral).lower()
            fleet = {letter: ready.count(letter) for letter in fleet}
            n = naval.pairs(state, top)
        else:
            fleets = [sum(state.players[each].fleet) for each in (state.active, state.seas) if each]
            n = min(NUMBERS.longest_line, *fleets, NUMBERS.longest_line)
        ships = [key.partition("/")[2] for key in picks if key.startswith(("ship/", "later/"))]
        there = all(int(ship[1:]) <= fleet[ship[0]] for ship in ships)
        if there and (not line or not state.seas or len(line) == n):
            return None
        return refuse.why("line", n=n, ships=names.fleet(list(fleet.values())))

    return needs


def _answer_at_sea(verb: str) -> Callable[[State, Seat, Found], Wishes]:
    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        line, picks = _line(found)
        yield Wish(((verb, *picks),), needs=_fits(line, picks, seat))

    return wishes


def _bring(state: State, seat: Seat, found: Found) -> Wishes:
    text = found["rest"]
    yield wish(doctrine.key([0] * len(LETTERS) if text in ("none", "-", "") else units(text)))


# ---- set-up


def _claim(state: State, seat: Seat, found: Found) -> Wishes:
    regions = dict.fromkeys(map(region, re.split(r"[>,]", found["rest"])))

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        there = tuple(c.key for each in regions for c in offer.choices if c.arg == each)
        return there if offer.sealed else there[:1]

    yield Wish(tuple((f"claim/{each}",) for each in regions), choose=choose)
    yield Wish(choose=choose, again=True)  # the next claims of its owner


def _place(state: State, seat: Seat, found: Found) -> Wishes:
    keys: list[Key] = []
    for item in _items(found["rest"]):
        head, _, where = item.partition(" ")
        if head != "capital":
            force = units(head)
            keys += [f"{UNITS[k]}/{region(where)}" for k, n in enumerate(force) for _ in range(n)]
    capital = [region(i.partition(" ")[2]) for i in _items(found["rest"]) if i.startswith("cap")]
    stock = dict(zip(UNITS, NUMBERS.start_stock.force, strict=True))
    kinds = [key.partition("/")[0] for key in keys]
    whole = len(keys) == NUMBERS.start_units and len(capital) == 1
    keys += [f"capital/{each}" for each in capital]

    def placeable(state: State) -> Msg | None:
        """The question is sealed, so no trial comes to the end of it."""
        own = all(state.owner.get(key.partition("/")[2]) == seat for key in keys)
        if whole and own and all(kinds.count(kind) <= n for kind, n in stock.items()):
            return None
        units = tuple(names.counted(kind, n) for kind, n in stock.items())
        return refuse.why("place", n=NUMBERS.start_units, units=units)

    first, *others = keys or [""]
    yield Wish(((first,),), needs=placeable)
    yield from map(wish, others)
    yield if_asked("done")


REPLIES = ("bring", "stay", "fight", "retreat", "withdraw")
"""Answers where a battle asks in the middle."""
SLOTS: Mapping[str, Slot] = {"rest": Slot(".*"), "some": Slot(".*"), "n": Slot(r"\d+")}
TABLE: tuple[Shorthand[State], ...] = (
    Shorthand("move {rest}", _march("move"), "move 2I+1T GER>POL", "attack"),
    Shorthand("blitz {rest}", _march("blitz"), "blitz 1T POL>UKR"),
    Shorthand("strategic (?:move )?{rest}", _march("strategic"), "strategic 3I GER>FRA"),
    Shorthand("diplomacy {rest}", _diplomacy, "diplomacy SAU", "diplomatic"),
    Shorthand("build {rest}", _build, "build 3I GER, 1T FRA, 2D, rest I GER"),
    Shorthand("naval ?{rest}", _naval, "naval S B D then B B S retreat below 50"),
    Shorthand("end", "end", "end"),
    Shorthand("end turn", "end"),
    Shorthand("claim {rest}", _claim, "claim FRA > GER"),
    Shorthand("place {rest}", _place, "place 2I+1T FRA, 1A+1P ITA, capital FRA"),
    Shorthand("bring ?{rest}", _bring, "bring 2I+1T"),
    Shorthand("stay ?{rest}", _answer_at_sea("stay"), "stay S B D"),
    Shorthand("fight ?{rest}", _answer_at_sea("fight"), "fight S B D retreat below 50"),
    Shorthand("retreat", "retreat", "retreat"),
    Shorthand("withdraw", "withdraw", "withdraw"),
    *bargain.TABLE,
)
