"""How a turn is typed (QM-33.40): a verb of engine.py, and what it is about.

    play land_battle; battle ukraine; use dive_bombers; battle russia; discard none

Own cards need no country, and a place is enough where it leaves only one choice of the verb.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from engines.contract import Illegal, Key, Offer, Picks, Seat
from engines.kit.spelling import plain
from engines.kit.turns import conditional
from engines.kit.turns.notation import Found, Shorthand, Slot
from engines.kit.turns.wishes import Wish
from engines.kit.window import PASS
from engines.quartermaster.orders import spelling
from engines.quartermaster.state import Main, State

CARD_VERBS = (
    "play", "drop", "instead", "discard", "tuck", "top", "take", "swap", "use", "spare", "now",
    "break",
)  # fmt: skip
SPACE_VERBS = (
    "build", "recruit", "redeclare", "battle", "eliminate", "lift", "free", "first", "remove",
)  # fmt: skip
OPENING = ("play", "drop", "instead", "reallocate", "mill")
"""What an own turn begins with."""
REACTIONS = ("use", "spare", PASS)
AT_ONCE = ("remove", "now", "break")
"""What is done at any moment, or not at all."""
_UNIT = re.compile(
    r"(?:the )?(?:army|navy|air force|armi[aeę]|flot[aeęy]|lotnictwo) (?:(?:in|on|w|we|na) )?"
)
"""Which of the units there needs no word; `remove the army in germany` is said all the same."""
_LINE = re.compile(r"([^ /]+)(?:[ /](.+?))?(?: (?:else skip|albo pomin))?")


def verb(line: str) -> str:
    return _said(line)[0]


def idle(line: str) -> bool:
    """Nothing is thrown away, or used, if nobody asks any more (QM-33.45)."""
    said, things = _said(line)
    return said == PASS or (said == "discard" and things in spelling.NOTHING)


def _said(line: str) -> tuple[str, str]:
    """The verb of a line, and what it is about; nothing if it goes by the words of a menu."""
    found = _LINE.fullmatch(plain(conditional(line)[1]))
    try:
        return (spelling.verb(found[1]), found[2] or "") if found else ("", "")
    except Illegal:
        return "", ""


def _about(state: State, seat: Seat, found: Found) -> Iterator[Wish[State]]:
    """All that is named, in one answer."""
    verb, typed = found["verb"], found["things"]
    if verb in CARD_VERBS and typed in spelling.NOTHING:
        yield Wish(nothing=verb)
        return
    things = list(_things(seat, verb, re.sub(r" [a-z]+/", ",", typed)))
    keys = tuple(f"{verb}/{thing}" for thing in things)
    yield Wish((keys,), choose=_offered(keys))


def _things(seat: Seat, verb: str, typed: str) -> Iterator[str]:
    one = verb in CARD_VERBS and spelling.is_card(seat, typed)  # some names have commas in them
    times = Counter[str]()
    for part in [typed] if one else filter(None, map(str.strip, typed.split(","))):
        thing = _thing(seat, verb, part)
        times[thing] += 1
        copy = verb in CARD_VERBS and times[thing] > 1
        yield f"{thing}+{times[thing]}" if copy else thing


def _thing(seat: Seat, verb: str, typed: str) -> str:
    if verb in CARD_VERBS:
        name, plus, copy = typed.partition("+")  # `+2` is a second copy
        return spelling.card(seat, name) + plus + copy
    if verb in SPACE_VERBS:
        name, dot, whose = _UNIT.sub("", typed).partition(".")
        return spelling.space(name) + dot + (spelling.country(whose) if dot else "")
    if verb == "name":
        return spelling.country(typed)
    return re.sub(r"[\s'-]+", "_", typed)


def _offered(keys: Picks) -> Callable[[State, Offer, Mapping[str, str]], Picks]:
    return lambda state, offer, said: tuple(found for key in keys for found in _full(offer, key))


def _full(offer: Offer, key: Key) -> list[Key]:
    """The key, or the only one that begins with it."""
    near = [choice.key for choice in offer.choices if choice.key.partition(".")[0] == key]
    return [key] if offer.find(key) or len(near) != 1 else near


def _alone(state: State, seat: Seat, found: Found) -> Iterator[Wish[State]]:
    """A pass is fulfilled where nothing came that could be passed."""
    own = state.country == seat and not (state.flow and isinstance(state.flow[-1], Main))
    yield Wish(((found["verb"],),), if_asked=found["verb"] == PASS and own)


SLOTS: Mapping[str, Slot] = {"verb": Slot("[^ /]+", spelling.verb), "things": Slot(".+")}
TABLE: tuple[Shorthand[State], ...] = (
    Shorthand("{verb}[ /]{things}", _about, "battle ukraine"),
    Shorthand("{verb}", _alone, "pass"),
)
