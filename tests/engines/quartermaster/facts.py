"""What a text of a card must say, read off its definition, and whether a written text says it.

Four kinds of facts are compared as sequences: names of places and countries, numbers, what is done,
and to which units. Everything else is a word that a text must have, or must not have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from engines.quartermaster import language as q
from engines.quartermaster.components import COUNTRIES, Card
from tests.engines.quartermaster.forms import FOREIGN, NAMES, UNITS, VERBS, WORDS

ONCE_ANYHOW = ("turn_start", "discard_phase", "victory", "card_leaves")
"""These moments come once in a turn, or once for a card: nothing need say so."""
LOOSE = {"own", "each", "if", "or", "and", "VP", "discard pile", "in any order", "capital"}
"""Words that also serve elsewhere: they must be there if a definition asks for them, no more."""


REMINDERS = {
    "build_army": (["piece"], ["supplied", "capital"]),
    "build_navy": (["piece"], ["supplied"]),
    "land_battle": (["piece", "army"], ["remove", "there"]),
    "sea_battle": (["piece", "navy"], ["remove", "there"]),
}
"""Basic cards also remind of the rules: QM-14.1, 14.2, 14.4, 15.1, 15.6."""


@dataclass
class Facts:
    names: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    verbs: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    standing: set[tuple[str, str]] = field(default_factory=set)
    """Which unit where."""
    actor: str = "me"
    """Who does what is said here: `The UK may build an Army` means one of its own."""
    again: set[str] = field(default_factory=set)
    """Words that may stand for a place named before."""
    foreign: int = 0
    """How often units of somebody else are spoken of."""


def wrong(card: Card, text: str, lang: str) -> list[str]:
    """What the text says that the card does not do, or leaves out."""
    want, said = of(card), read(text, lang)
    found = [
        f"{kind}: {wanted} and not {told}"
        for kind, wanted, told in (
            ("names", first(want.names), first(said.names)),
            ("numbers", want.numbers, said.numbers),
            ("verbs", runs(want.verbs), runs(said.verbs)),
            ("units", first(want.units), first(said.units)),
            ("units of others", want.foreign, said.foreign),
        )
        if wanted != told
    ]
    found += [f"not {unit} in {place}" for unit, place in sorted(want.standing - said.standing)]
    found += [f"lacks {word!r}" for word in sorted(want.words - said.words)]
    again = want.again if len(said.names) < len(want.names) else set()
    return found + [f"has {word!r}" for word in sorted(said.words - want.words - again - LOOSE)]


def first(found: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(found))


def runs(found: list[str]) -> list[str]:
    """`Recruit an Army and a Navy`: such a verb need not be said again; a battle must."""
    return [
        one
        for n, one in enumerate(found)
        if n == 0 or found[n - 1] != one or one.endswith("battle")
    ]


# ---- what a text says


def read(text: str, lang: str) -> Facts:
    places, units = _mentioned(text, lang, "names"), _mentioned(text, lang, "units")
    return Facts(
        list(places.values()),
        [int(number) for number in re.findall(r"\d+", text)],
        list(_mentioned(text, lang, "verbs").values()),
        list(units.values()),
        {word for word, forms in WORDS.items() if re.search(forms[lang], text, re.IGNORECASE)},
        {
            ([unit for here, unit in units.items() if here < at][-1], place)
            for at, place in places.items()
            if min(units, default=at) < at
        },
        foreign=len(re.findall(FOREIGN[lang], text, re.IGNORECASE)),
    )


def _mentioned(text: str, lang: str, kind: str) -> dict[int, str]:
    """What the text speaks of, by where it does."""
    known, pattern = _pattern(lang, kind)
    return {hit.start(): known[int(str(hit.lastgroup)[1:])] for hit in pattern.finditer(text)}


@cache
def _pattern(lang: str, kind: str) -> tuple[list[str], re.Pattern[str]]:
    """The longest first: the South China Sea is not China."""
    table = {"names": NAMES[lang], "verbs": VERBS[lang], "units": UNITS[lang]}[kind]
    forms = sorted(table.items(), key=lambda row: -max(map(len, row[1].split("|"))))
    parts = [rf"(?P<g{n}>\b(?:{form})\b)" for n, (_, form) in enumerate(forms)]
    ignore = re.IGNORECASE if kind != "names" else re.NOFLAG
    return [name for name, _ in forms], re.compile("|".join(parts), ignore)


# ---- what a card does


def of(card: Card) -> Facts:
    facts = Facts()
    for ability in card.abilities:
        _ability(facts, card, ability)
    if card.type in REMINDERS:
        units, reminders = REMINDERS[card.type]
        facts.units += units
        facts.words |= {"own", "next to", *reminders}
    return facts


def _ability(facts: Facts, card: Card, ability: q.Ability) -> None:
    if ability.window == "instead":
        facts.words.add("instead of playing")
    if ability.trigger:
        _trigger(facts, ability.trigger)
        if ability.once and ability.trigger.name not in ONCE_ANYHOW:
            facts.words.add("once")
        if ability.trigger.name == "build_choice":
            facts.words.add("may")
    if ability.pay:
        facts.words |= {"may", f"from {ability.pay}"}
        facts.numbers.append(ability.cost)
    _block(facts, card, ability.block)


def _trigger(facts: Facts, trigger: q.Trigger) -> None:
    named = trigger.name
    own = trigger.countries == ("me",) or bool(trigger.piece and trigger.piece.whose == ("me",))
    if named in ("built", "ew", "ew_hit"):
        named += " by me" if own else ""
    if named == "removal" and trigger.word:
        facts.words.add("in battle")
    if named == "ew by me" and trigger.word == "sub":
        facts.words.add("submarines")
    facts.words.add(named)
    _who(facts, trigger.countries)
    if trigger.name == "battle":
        facts.verbs.append(f"{trigger.word} battle")
    if trigger.name in ("built", "build_choice") or trigger.word == "build_army":
        facts.verbs.append("build")
    if trigger.word == "build_army":
        facts.units.append("army")
    if trigger.piece:
        _piece(facts, trigger.piece)
        if own and trigger.name in ("removal", "removed"):
            facts.words.add("own")
    if trigger.space:
        _space(facts, trigger.space)


def _who(facts: Facts, countries: Iterable[str]) -> None:
    facts.names += [each for each in countries if each in NAMES["en"]]


def _piece(facts: Facts, piece: q.Piece) -> None:
    if piece.whose not in (("me",), ("they",), (facts.actor,)):
        facts.foreign += 1
    _who(facts, piece.whose)
    facts.units.append(piece.kind)
    if piece.supplied:
        facts.words.add("supplied")


def _space(facts: Facts, where: q.Space, joint: str = "or") -> None:
    if isinstance(where, q.Places):
        ids = ["uk" if space == "united_kingdom" else space for space in where.ids]
        if ids[0] not in facts.names:
            facts.standing |= {(facts.units[-1], space) for space in ids} if facts.units else set()
        elif not set(ids) & set(COUNTRIES):
            facts.again.add("there")
        facts.names += ids
        facts.words |= {joint} if len(where.ids) > 1 else set()
    elif isinstance(where, q.Here):
        words = {"BATTLED": "there", "BUILT": "next to", "LOST": "in its place"}
        facts.words.add(words[where.word])
    elif isinstance(where, q.Adjacent | q.Near):
        facts.words.add("next to" if isinstance(where, q.Adjacent) else "in or next to")
        if where.to == q.Here("BATTLED") or not isinstance(where.to, q.Here):
            _space(facts, where.to)
    elif isinstance(where, q.Outside):
        facts.words.add("outside")
        facts.names.append(where.space)
    elif isinstance(where, q.Home):
        facts.words.add("capital")
    elif isinstance(where, q.NextTo):
        facts.words.add("next to")
        _piece(facts, where.piece)
    elif isinstance(where, q.AtTurnStart):
        facts.words |= {"next to", "at the start of this turn"}
        _piece(facts, where.stood)
        _piece(facts, where.beside)


def _counted(facts: Facts, count: q.Count) -> None:
    """Units of one's own in one space are one at most: `if you have`."""
    alone = count.piece.whose == ("me",) and isinstance(count.space, q.Places)
    alone = alone and len(count.space.ids) == 1
    facts.words |= {"if"} if alone else {"each"}
    if count.piece.whose == ("me",):
        facts.words.add("own")
    if isinstance(count.space, q.Anywhere):
        facts.words.add("on the board")
    _piece(facts, count.piece)
    _space(facts, count.space, "and")


def _cond(facts: Facts, cond: q.Cond) -> None:
    if isinstance(cond, q.Within):
        facts.words.add("within")
        facts.numbers.append(cond.steps)
    elif not cond.wanted:
        facts.words.add("no")
    if cond.piece.whose == ("me",):
        facts.words.add("own")
    _piece(facts, cond.piece)
    _space(facts, cond.space)


def _number(facts: Facts, number: q.Number) -> None:
    if isinstance(number, q.Either):
        facts.words |= {"if", "otherwise"}
        facts.numbers += [number.yes, number.no]
        _cond(facts, number.cond)
    elif isinstance(number, q.Count):
        facts.numbers.append(1)
        _counted(facts, number)
    else:
        facts.numbers.append(abs(number) if isinstance(number, int) else number.by)


def _range(facts: Facts, least: int, most: int) -> None:
    if (least, most) != (1, 1):
        facts.words.add("up to" if least == 0 else "1 or 2")
        facts.numbers += [most] if least == 0 else [least, most]


def _block(facts: Facts, card: Card, block: int) -> None:
    for line in card.blocks[block]:
        if line.needs:
            facts.words.add("if")
        _step(facts, card, line.step)


def _step(facts: Facts, card: Card, step: q.Step) -> None:  # noqa: C901
    match step:
        case q.Let(number=q.Count() as count):
            _counted(facts, count)
        case q.Pick(countries=countries, cond=cond):
            facts.words.add("choose")
            _who(facts, countries)
            if cond:
                facts.words.add("whose")
                _cond(facts, cond)
        case q.Place():
            _range(facts, step.least, step.most)
            facts.verbs.append(step.verb)
            _piece(facts, step.piece)
            _space(facts, step.space)
        case q.Swap(place=place):
            _step(facts, card, place)
        case q.Battle(kind=kind):
            _range(facts, step.least, step.most)
            facts.verbs.append(f"{kind} battle")
            _space(facts, step.space)
        case q.Eliminate(piece=piece):
            _range(facts, step.least, step.most)
            facts.verbs.append("eliminate")
            if piece:
                _piece(facts, piece)
            _space(facts, step.space)
        case q.Protect(until=until):
            facts.words |= {"stays", f"until this {until} ends"}
        case q.Regroup(piece=piece):
            facts.words |= {"may", "lift", "each"}
            facts.verbs.append("build")
            _piece(facts, piece)
        case q.Supplied():
            facts.words |= {
                "count as",
                "supplied",
                *({"until this turn ends"} if step.turn else ()),
            }
            _piece(facts, step.piece)
            _space(facts, step.space)
        case q.NoSupply():
            facts.words.add("no supply")
            facts.names += [step.space, step.team]
        case q.Mill(country=country, number=number):
            facts.words.add("from deck")
            facts.words |= {"attacker"} if country == "attacker" else set()
            _who(facts, [country])
            _number(facts, number)
        case q.Adjust(country=country, number=number):
            fewer = isinstance(number, int) and number < 0
            facts.words |= {"fewer" if fewer else "more"}
            facts.words |= {"target"} if country == "target" else set()
            _number(facts, number)
        case q.Score(number=number):
            facts.words.add("VP")
            _number(facts, number)
        case q.Cancel():
            facts.words.add("no effect")
        case q.Draw():
            facts.words.add("draw")
            facts.numbers.append(step.number)
        case q.PlayCard():
            facts.words |= {"from hand"} if step.zone == "hand" else {"discard pile"}
            if step.only == "build_army":
                facts.verbs.append("build")
                facts.units.append("army")
        case q.MoveCard():
            _move(facts, card, step)
        case q.Reorder():
            facts.words |= {"may", "look at the top", "in any order"}
            facts.numbers.append(step.number)
        case q.If(cond=cond):
            facts.words.add("if")
            _cond(facts, cond)
            _block(facts, card, step.block)
        case q.May(country=country):
            facts.words.add("may")
            _who(facts, [country])
            facts.actor = country
            _block(facts, card, step.block)
        case q.Each(countries=countries):
            facts.words.add("each")
            _who(facts, countries)
            _block(facts, card, step.block)
        case q.OneOf(blocks=blocks) | q.AnyOrder(blocks=blocks):
            facts.words.add("choose" if isinstance(step, q.OneOf) else "in any order")
            for block in blocks:
                _block(facts, card, block)
        case _:
            raise AssertionError(f"what does {step} say?")


def _move(facts: Facts, card: Card, step: q.MoveCard) -> None:
    if step.what == "random_response":
        facts.words.add("random Response")
        _who(facts, [step.country])
        return
    if step.what == "hand":
        facts.words.add("from hand")
        _range(facts, step.least, step.most)
    if card.type == "status":
        facts.words.add("may")
    facts.words.add("discard pile" if step.where == "discard" else step.where)
