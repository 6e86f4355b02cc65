"""How a turn is typed (OV-31): every line with the answers it gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from engines.contract import Key, Msg, Offer, Picks, Seat
from engines.kit.hexes import Hex
from engines.kit.turns import reasons
from engines.kit.turns.notation import Found, Shorthand
from engines.kit.turns.wishes import NOBODY, Wish, if_asked, one_of, wish
from engines.overlord import names, roles, unit_selection
from engines.overlord.components import CARDS, COUNTER, FINEST_HOUR, CardId, Role
from engines.overlord.orders import words
from engines.overlord.orders.words import HEX, refuse
from engines.overlord.state import Job, Staff, State

Wishes = Iterator[Wish[State]]
Said = Mapping[str, str]
MOST_QUESTIONS = 3
"""About one card: Their Finest Hour asks for infantry, armor and any unit."""


def _hexes(text: str) -> list[str]:
    return list(dict.fromkeys(re.findall(HEX, text)))


def _asked(name: str, *ways: Key) -> Wish[State]:
    """Only as an answer to this question."""

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        here = offer.question.id == f"ov-ask-{name}"
        return next(((key,) for key in ways if here and offer.find(key)), ())

    return Wish(tuple((key,) for key in ways), if_asked=True, choose=choose)


# ---- the commander


def _give(state: State, seat: Seat, found: Found) -> Wishes:
    for part in found["gifts"].split(","):
        card, arrow, role = part.partition(">")
        if not arrow:
            raise reasons.unread(part.strip(), "give P-L>L, MO>C")
        yield wish(f"give/{words.card(card)}.{words.role(role.strip())}")


def _own(state: State, seat: Seat, found: Found) -> Wishes:
    yield wish(f"{found['own']}/{found['card']}")
    yield from (wish(f"target/{cell}") for cell in _hexes(found["more"]))


def _under(state: State, seat: Seat, found: Found) -> Wishes:
    for card in re.split(r"[ ,]+", found["cards"]):
        yield wish(f"under/{words.card(card)}")


def _gung(state: State, seat: Seat, found: Found) -> Wishes:
    """With the card that is named, else with the one of the larger number (OV-23.3)."""
    cards = [found["card"]] if "card" in found else _numbered()
    yield one_of(*(f"gung/{card}.{found['role']}" for card in cards))
    yield from (wish(f"name/{cell}") for cell in _hexes(found["more"]))


def _numbered() -> list[CardId]:
    cards = [card for card in CARDS.values() if card.kind == "section" and card.gung_ho]
    return [card.id for card in sorted(cards, key=lambda card: -card.orders)]


# ---- cards and units of a general


def _playing(verb: str) -> Callable[[State, Seat, Found], Wishes]:
    """`P-L @2: E5 D6`, `RF: E3 F8`, `MM: heal E8`; the section is asked for where there are two.
    `CT=P-R @2: E5`: as the enemy's card, where he played it."""

    def wishes(state: State, seat: Seat, found: Found) -> Wishes:
        named, where, role = found["card"], found["section"].lstrip("@ "), roles.who(seat)[1]
        card, acts = (named, "") if verb == "lay" else (COUNTER, named)
        held = _not_held(role, card)
        yield _laying([f"{verb}/{named}.{n}" for n in ([where] if where else range(7))], held)
        own = lambda state, job: _of(state, job, card, where, acts)  # noqa: E731
        yield from _ordering(role, found, own, held)

    return wishes


def _lay(state: State, seat: Seat, found: Found) -> Wishes:
    card = found["card"]
    yield Wish(((f"lay/{card}.{found['n']}",),), needs=_not_held(roles.who(seat)[1], card))


def _laying(keys: list[Key], needs: Callable[[State], Msg | None]) -> Wish[State]:
    """Where there is one place for it."""

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        offered = tuple(filter(offer.find, keys))
        return offered if len(offered) == 1 else ()

    return Wish(tuple((key,) for key in keys), True, choose, needs=needs)


def _initiative(state: State, seat: Seat, found: Found) -> Wishes:
    yield if_asked("roll")
    yield from _ordering(roles.who(seat)[1], found, lambda state, job: job.laid < 0)


def _no_initiative(state: State, seat: Seat, found: Found) -> Wishes:
    def choose(state: State, offer: Offer, said: Said) -> Picks:
        return ("no",) if offer.question.id == "ov-ask-roll" else _nobody(offer)

    yield Wish((("no",),), choose=choose)


def _nobody(offer: Offer) -> Picks:
    return NOBODY if offer.question.id == "ov-ask-initiative" else ()


def _ordering(
    role: Role,
    found: Found,
    own: Callable[[State, Job], bool],
    needs: Callable[[State], Msg | None] | None = None,
) -> Wishes:
    """All units of a card, shared out among its questions."""
    verb, cells = "heal" if found.get("heal") else "order", _hexes(found["units"])
    keys = [f"{verb}/{cell}" for cell in cells]

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        staff = state.staff.get(role, Staff())
        if not staff.jobs or staff.jobs[0].kind != verb or not own(state, staff.jobs[0]):
            return ()
        return _shared_out(state, role, staff.jobs, keys, offer)

    ways = (tuple(keys),) if keys else ()
    yield Wish(ways, choose=choose, needs=needs)
    for _ in range(MOST_QUESTIONS - 1):
        yield Wish(ways, if_asked=True, choose=choose)


def nobody(card: CardId, cells: Sequence[str]) -> Msg:
    return refuse.why("NOBODY", hexes=", ".join(cells).upper(), card=names.card(card))


def _shared_out(state: State, role: Role, jobs: list[Job], keys: list[Key], offer: Offer) -> Picks:
    """Those only this question can take first, then as many as it may; the rest goes to the next
    one. Nothing if a unit cannot be ordered at all."""
    job, *others = jobs
    elsewhere = {
        f"order/{cell.lower()}"
        for other in others
        if other.kind == "order" and other.laid == job.laid
        for cell in unit_selection.candidates(state, role, other)
    }
    found = list(filter(offer.find, keys))
    picks = [key for key in found if key not in elsewhere]
    both = [key for key in found if key in elsewhere]
    picks += both[: max(0, offer.most - len(picks))]
    before = job.laid >= 0 and state.laid[job.laid].ordered  # by an earlier question of the card
    gone = {*picks, *elsewhere}
    gone |= {key for key in keys if before and _ordered(state, role, key)}
    return tuple(picks) or NOBODY if set(keys) <= gone else ()


def _ordered(state: State, role: Role, key: Key) -> bool:
    unit = state.units.get(key.partition("/")[2].upper())
    return unit is not None and unit.order is not None and unit.order.role == role


def _of(state: State, job: Job, card: CardId, where: str, acts: str = "") -> bool:
    """Whether units of this card are asked for."""
    if job.laid < 0:
        return False
    laid = state.laid[job.laid]
    there = not where or card == FINEST_HOUR or int(where) in laid.sections
    return laid.card == card and acts in ("", laid.acts) and there


def _not_held(role: Role, card: CardId) -> Callable[[State], Msg | None]:
    def needs(state: State) -> Msg | None:
        given = state.staff[role].given if role in state.staff else [card]
        if card in given or (card == FINEST_HOUR and state.finest_hour):
            return None
        return refuse.why("NOT_YOUR_CARD", n=len(given), cards=names.cards(sorted(given)))

    return needs


# ---- moves


def _picked_up(start: str) -> Wish[State]:
    return if_asked(f"move/{start}", f"again/{start}")


def _goes(seat: Seat, start: str, *ways: Key, if_asked: bool = False) -> Wish[State]:
    """An answer about the unit on this hex: it is asked about, or named."""

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        about = str(offer.question.args.get("hex", "")).lower() == start
        named = [key for key in ways if about or key in (f"move/{start}", f"again/{start}")]
        return next(((key,) for key in named if offer.find(key)), ())

    ways_ = tuple((key,) for key in ways)
    return Wish(ways_, if_asked, choose, needs=None if if_asked else _idle(seat, start.upper()))


def _idle(seat: Seat, cell: Hex) -> Callable[[State], Msg | None]:
    def needs(state: State) -> Msg | None:
        if state.phase != "orders":
            return None
        side, role = roles.who(seat)
        waiting = {
            cell: names.unit_at(unit.type, cell)
            for cell, unit in state.units.items()
            if unit.side == side and unit.order is not None
            if unit.order.role == role and not unit.order.settled
        }
        if cell in waiting:
            return None
        return refuse.why("IDLE", hex=cell, n=len(waiting), units=tuple(waiting.values()))

    return needs


def _move(state: State, seat: Seat, found: Found) -> Wishes:
    start, path = found["hex"], re.findall(HEX, found["path"])
    yield _picked_up(start)
    yield from (_goes(seat, start, f"over/{cell}") for cell in path[:-1])
    yield _goes(seat, start, f"to/{path[-1]}", f"on/{path[-1]}")


def _exit(state: State, seat: Seat, found: Found) -> Wishes:
    start, path = found["hex"], re.findall(HEX, found["way"])
    yield _picked_up(start)
    yield from (_goes(seat, start, f"over/{cell}") for cell in path[:-1])
    yield _goes(seat, start, f"exit/{path[-1] if path else start}")


def _stay(state: State, seat: Seat, found: Found) -> Wishes:
    """A unit that is shut in stays by itself once it is picked up."""
    start = found["hex"]
    yield _goes(seat, start, f"move/{start}", f"again/{start}", "stay")
    yield _goes(seat, start, "stay", if_asked=True)


def _cave(state: State, seat: Seat, found: Found) -> Wishes:
    yield _picked_up(found["hex1"])
    yield _goes(seat, found["hex1"], f"cave/{found['hex2']}")


def _end(state: State, seat: Seat, found: Found) -> Wishes:
    """It ends what it was meant to end, and nothing if the moves were over by themselves."""
    if found["end"] == "moves" and state.phase == "battle":
        return
    kind = "ov-ask-move" if found["end"] == "moves" else "ov-ask-battle"

    def choose(state: State, offer: Offer, said: Said) -> Picks:
        return ("done",) if offer.question.id == kind else ()

    yield Wish((("done",),), choose=choose)


# ---- battles


def _fight(state: State, seat: Seat, found: Found) -> Wishes:
    """Marks: take the ground or not, and where an overrun goes on. What does not come about falls
    away (OV-31.13)."""
    at, side = found["hex"], roles.who(seat)[0]
    targets, wanted = _hexes(found["targets"]), _hexes(found["next"])
    spots = [cell.upper() for cell in (at, *targets, *wanted)]

    def stands(state: State) -> bool:
        return any(c in state.units and state.units[c].side == side for c in spots)

    ways = tuple((f"attack/{at}.{target}",) for target in targets)
    yield Wish(ways, reached=stands if found["stop"] else None)
    yield from _ground(found["mark1"])
    if wanted:
        overruns = [f"attack/{target}.{cell}" for target in targets for cell in wanted]
        yield _asked("overrun", *overruns)
    yield from _ground(found["mark2"])


def _ground(mark: str) -> Wishes:
    if mark:
        yield if_asked("ground/yes" if mark == "+" else "ground/no")


def _nothing(state: State, seat: Seat, found: Found) -> Wishes:
    """`E7 pass`: the unit does not battle."""
    yield from ()


# ---- airplanes, and answers


def _fly(state: State, seat: Seat, found: Found) -> Wishes:
    entered, *flown = re.findall(HEX, found["hexes"])
    yield if_asked(f"enter/{entered}") if flown else one_of(f"enter/{entered}", f"fly/{entered}")
    yield from (wish(f"fly/{cell}") for cell in flown)
    yield if_asked("land")


def _air(state: State, seat: Seat, found: Found) -> Wishes:
    first, *more = _hexes(found["hexes"])
    yield wish(f"{found['kind']}/{first}")
    yield from (_asked("strafe", f"at/{cell}") for cell in more)
    yield _asked("strafe", "halt")


def _retreat(state: State, seat: Seat, found: Found) -> Wishes:
    first, *more = re.findall(HEX, found["hexes"])
    yield wish(f"retreat/{first}")
    yield from (if_asked(f"retreat/{cell}") for cell in more)


TABLE: tuple[Shorthand[State], ...] = (
    Shorthand("give {gifts}", _give, "give P-L>L, MO>C"),
    Shorthand("{own} {card}{more}", _own, "self BA E9"),
    Shorthand("under {cards}", _under, "under P-C, R-L"),
    Shorthand("visit {role}", "visit/{role}", "visit C"),
    Shorthand("gung {role}{more}", _gung, "gung R"),
    Shorthand("gung {role} ?: ?{card}{more}", _gung, "gung L:P-L"),
    Shorthand("name {hex}", "name/{hex}", "name E4"),
    Shorthand("play {card} ?@ ?{n}", _lay, "play P-L @2: E5 D6"),
    Shorthand("play {card}{section} ?: ?{heal}{units}", _playing("lay"), "play P-L @2: E5 D6"),
    Shorthand(
        "play ct ?= ?{card}{section} ?: ?{heal}{units}",
        _playing("counter"),
        "play CT=P-R @2: E5 D6",
    ),
    Shorthand("init ?:? none", _no_initiative, "init none"),
    Shorthand("init ?:? ?{units}", _initiative, "init: E8"),
    Shorthand("done {end}", _end, "done"),
    Shorthand("{hex}{way} ?- ?exit", _exit, "E5-exit"),
    Shorthand("{hex} ?-", _stay, "E5-"),
    Shorthand("{hex1} ?>> ?{hex2}", _cave, "B5>>B15"),
    Shorthand("(?:move )?{hex}{path}", _move, "E5-E7", "move"),
    Shorthand("{hex} ?[x*:×] ?{targets} ?{mark1}{next} ?{mark2}{stop}", _fight, "E7xE8", "attack"),
    Shorthand("{hex} wire", "wire/{hex}", "E7 wire"),
    Shorthand("{hex} mine", "mine/{hex}", "E7 mine"),
    Shorthand("{hex} seal", "seal/{hex}", "E7 seal"),
    Shorthand("{hex} rest", "rest/{hex}", "E7 rest"),
    Shorthand("{hex} pass", _nothing, "E7 pass"),
    Shorthand("fly {hexes}", _fly, "fly A4-B4-C5"),
    Shorthand("{kind} {hexes}", _air, "strafe C5"),
    Shorthand("shoot {hex1}[ ,]+{hex2}", "shoot/{hex1}.{hex2}", "shoot E5 D6"),
    Shorthand("retreat {hexes}", _retreat, "retreat F7-G7"),
    Shorthand("(?:flags|ignore) {n}", "ignore/{n}", "flags 1"),
    Shorthand("ground {yes}", "ground/{yes}", "ground yes"),
    Shorthand("back {yes}", "back/{yes}", "back no"),
    Shorthand("discard {card}", "discard/{card}", "discard P-L"),
    Shorthand("keep {card}", "keep/{card}", "keep P-L"),
    Shorthand("{word}", "{word}", "send"),
)
