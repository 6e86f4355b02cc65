"""How a turn is typed (RR-23): every line with the answers it gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from engines.contract import Illegal, Msg, Offer, Picks, Seat, msg
from engines.kit.turns import reasons
from engines.kit.turns.notation import Found, Shorthand, Slot
from engines.kit.turns.wishes import Wish, if_asked, one_of, wish
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.components import CORPS, LETTERS
from engines.race_to_the_rhine.drop import MEDAL, paid
from engines.race_to_the_rhine.loads import load_text, read_load
from engines.race_to_the_rhine.orders import spelling
from engines.race_to_the_rhine.state import Landing, State
from engines.race_to_the_rhine.stock import lying, token_keys

_TOKENS = r"\d+ ?[a-z](?: ?\d+ ?[a-z])*"
_ACTS = re.compile(rf"(load|leave) (all|{_TOKENS})")
Wishes = Iterator[Wish[State]]
Said = Mapping[str, str]


# ---- trucks and supplies


def _trucks(state: State, seat: Seat, found: Found) -> Wishes:
    """As many as there are, or so that one stays on the track (RR-23.5)."""
    most = state.truck_track - (found["some"] == "spare" and state.truck_track > 1)

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        numbers = [int(c.arg) for c in offer.choices if c.verb == f"{found['pay']}trucks"]
        fit = [n for n in numbers if n <= most]
        return (f"{found['pay']}trucks/{max(fit)}",) if fit else ()

    yield Wish(((f"{found['pay']}trucks/1",),), choose=choose)


def _supply(state: State, seat: Seat, found: Found) -> Wishes:
    plus = "-plus" if found["bonus"] else ""
    yield wish(f"{found['pay']}supply{plus}/{found['space']}.{found['set']}")
    if found["bonus"]:
        yield wish(f"bonus/{found['bonus']}")
    yield from _shed(found["shed"])


def _shed(load: str) -> Wishes:
    if load:
        yield wish(*token_keys("shed", read_load(load)))


# ---- transport


def _haul(state: State, seat: Seat, found: Found) -> Wishes:
    """Legs, and what is loaded and left between them (RR-23.6)."""
    verb = f"{found['pay']}haul"
    for part in found["legs"].split(","):
        words = part.split()
        if words[:1] in (["load"], ["leave"]) and len(words) > 2:
            yield from _shift(spelling.corps(seat, words[1]), words[0], " ".join(words[2:]))
            continue
        leg = re.fullmatch(
            rf"([^>]+?)(?: to | ?> ?)([^>]+?) ?({_TOKENS})(?: shed ({_TOKENS}))?", part.strip()
        )
        if leg is None:
            raise reasons.unread(part.strip(), "lisieux>brionne 3F1A")
        a, b, load = spelling.space(leg[1]), spelling.space(leg[2]), read_load(_load(leg[3]))
        yield Wish(((f"{verb}/{a}.{b}",),), needs=_there(a, load))
        yield Wish((token_keys("cargo", load),), if_asked=sum(load) == 1)
        yield from _shed(_load(leg[4] or ""))
        verb = "leg"
    yield if_asked("done")


def _there(space: str, load: Sequence[int]) -> Callable[[State], Msg | None]:
    """A truck that can only take one thing takes it unasked, so this is looked at before."""

    def needs(state: State) -> Msg | None:
        there = lying(state, space)
        if all(n <= m for n, m in zip(load, there, strict=True)):
            return None
        text = load_text(there) if any(there) else msg("rr-nothing")
        return msg("rr-err-not-there", space=names.space(space), tokens=text)

    return needs


def _shift(corps: str, verb: str, what: str) -> Wishes:
    """What a corps loads or leaves: a kind at a time."""
    if what == "all":
        yield Wish(choose=lambda state, _, said: _everything(state, corps, "far"), again=True)
        return
    load = read_load(_load(what))
    for letter, n in zip(LETTERS, load, strict=True):
        if n:
            yield wish(f"{verb}/{corps}.{n}{letter.lower()}")


def _everything(state: State, corps: str, kinds: str) -> Picks:
    """The next kind of everything that fits, in the order F, A, R (RR-23.7)."""
    block = state.corps[corps]
    room = CORPS[corps].slots - sum(block.load)
    for letter, there in zip(LETTERS.lower(), lying(state, block.space), strict=True):
        if letter in kinds and (n := min(there, room)):
            return (f"load/{corps}.{n}{letter}",)
    return ()


def _alone(verb: str) -> Callable[[State, Seat, Found], Wishes]:
    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        yield from _shift(spelling.corps(seat, found["corps"]), verb, found["what"])
        yield from _shed(found.get("shed", ""))

    return wishes


# ---- moves


def _move(state: State, seat: Seat, found: Found) -> Wishes:
    """Spaces after the start, each with what is done there (RR-23.7, 23.11)."""
    corps = spelling.corps(seat, found["corps"])
    path, dots, _ = found["path"].replace("…", "...").partition("...")
    yield wish(f"{found['pay']}move/{corps}")
    stops = re.split(r">(?![^(]*\))", path)
    goal = spelling.space(stops[-1].partition("(")[0])

    def there_at_last(state: State) -> bool:
        return state.corps[corps].space == goal

    for stop in stops:
        space, _, acts = stop.strip().removesuffix(")").partition("(")
        there = spelling.space(space)
        yield Wish(((f"step/{there}",),), reached=None if dots else there_at_last)
        for act in filter(None, map(str.strip, acts.split(","))):
            what = _ACTS.fullmatch(act)
            if what is None:
                raise reasons.unread(act, "load 1F")
            yield from _shift(corps, what[1], what[2])
        if not acts:
            yield Wish(choose=_at_stop(corps, there), again=True)
    if not dots:
        yield if_asked("stop")


def _at_stop(corps: str, space: str) -> Callable[[State, Offer, Said], Picks]:
    """What is loaded at every stop where the line says nothing else (RR-23.7)."""

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        kinds = said.get("load") or said.get("stops", "no")
        if kinds == "no" or state.corps[corps].space != space:
            return ()
        return _everything(state, corps, kinds.replace("all", "far"))

    return choose


# ---- paratroops and the reaction


def _drop(state: State, seat: Seat, found: Found) -> Wishes:
    where, _, pay = found["where"].partition(" pay ")
    spaces: list[str] = []
    for part in where.split(","):
        place = re.fullmatch(r"(.+?) ?(\d+)", part.strip())
        if place is None:
            raise reasons.unread(part.strip(), "koln 1")
        spaces += [spelling.space(place[1])] * int(place[2])
    items = list(_items(state, seat, pay))
    frame = Landing("action", len(spaces), spaces, items)

    def payable(state: State) -> Msg | None:
        return None if not items or paid(frame) else reasons.cannot_pay(pay)

    yield Wish(((f"{found['pay']}drop/{len(spaces)}",),), needs=payable)
    yield from (wish(f"land/{space}") for space in spaces)
    yield from (if_asked(f"pay/{item}") for item in items)
    yield if_asked("pay/usual")


def _items(state: State, seat: Seat, pay: str) -> Iterator[str]:
    """Medal tokens and won cards, those paid by their marks in brackets (RR-12.2)."""
    won = state.players[seat].won if seat in state.players else []
    for marks, item in re.findall(r"marks ?\(([^()]+)\)|([^,()]+)", pay):
        for typed in marks.split() or [item.strip()]:
            found = MEDAL if typed == MEDAL else spelling.card(typed, won)
            if typed and found is None:
                raise Illegal(reasons.cannot_pay(typed))
            if found:
                yield found


def _react(state: State, seat: Seat, found: Found) -> Wishes:
    """The first that is legal (RR-23.15), once the actions are closed."""
    keys = []
    for choice in found["reaction"].split(" else "):
        verb, _, space = choice.strip().partition(" ")
        if verb not in ("mark", "counter", "box", "pass") or bool(space) is not (
            verb in ("mark", "counter")
        ):
            raise reasons.unread(choice.strip(), "mark aachen else counter reims")
        keys.append(f"{verb}/{spelling.space(space)}" if space else verb)
    yield if_asked("end")
    yield one_of(*keys)


# ---- the table


def _load(typed: str) -> str:
    """`2F1A` as keys write it; kinds may repeat."""
    counts = dict.fromkeys(LETTERS.lower(), 0)
    for number, letter in re.findall(r"(\d+) ?([a-z])", typed):
        if letter not in counts or number.strip("0") == "":
            raise reasons.unread(typed.upper(), "2F1A")
        counts[letter] += int(number)
    return "".join(f"{n}{letter}" for letter, n in counts.items() if n)


SLOTS: Mapping[str, Slot] = {
    "pay": Slot(r"(?:(?:card|cmd) )?", lambda typed: f"{typed}-" if typed else ""),
    "space": Slot(r"[^>,]+?", spelling.space),
    "set": Slot(r"mix|3 ?[far]", lambda typed: typed.replace(" ", "")),
    "bonus": Slot(rf"(?: ?\+ ?{_TOKENS})?", _load),
    "shed": Slot(rf"(?: shed {_TOKENS})?", lambda typed: _load(typed.removeprefix("shed"))),
    "corps": Slot(r"(?:(?:us|british|canadian) )?\w+", lambda typed: typed.split(" ")[-1]),
    "to": Slot("(?: corps)?(?: from [^>]+?)?(?: to | ?> ?| )"),
    "what": Slot(rf"all|{_TOKENS}"),
    "n": Slot(r"\d+"),
    "some": Slot("max|spare"),
    "deck": Slot("own|res"),
    "legs": Slot(".+"),
    "path": Slot(".+"),
    "where": Slot(".+"),
    "reaction": Slot("(?:mark|counter|box|pass).*"),
}
TABLE: tuple[Shorthand[State], ...] = (
    Shorthand("{pay}supply {space} {set}{bonus}{shed}", _supply, "supply lisieux mix"),
    Shorthand("{pay}trucks {n}", "{pay}trucks/{n}", "trucks 5"),
    Shorthand("{pay}trucks {some}", _trucks, "trucks max"),
    Shorthand("{pay}haul {legs}", _haul, "haul lisieux>brionne 3F1A"),
    Shorthand("{pay}move {corps}{to}{path}", _move, "move VII meaux > soissons"),
    Shorthand("{pay}air {deck}", "{pay}air/{deck}", "air own"),
    Shorthand("recon {deck}", "recon/{deck}", "recon res"),
    Shorthand("{pay}drop {where}", _drop, "drop koln 1, aachen 2"),
    Shorthand("load {corps} {what}", _alone("load"), "load VII 2F1A"),
    Shorthand("leave {corps} {what}{shed}", _alone("leave"), "leave VII 1A"),
    Shorthand("{reaction}", _react, "mark aachen else counter reims"),
    Shorthand("end", "end", "end"),
    Shorthand("end actions", "end", "end actions"),
)
WORDS = {
    "civ": Slot("yes|no|spare|ask", example="civ=spare"),
    "market": Slot("no|ask|[far]>[far](?:,[far]>[far])*", example="market=R>A"),
    "go": Slot("yes|no|ask", example="go=yes"),
    "load": Slot("all|no|[far]{1,3}", example="load=FA"),
}
"""What a line says about the questions it may bring (RR-23.7 to 23.9)."""
