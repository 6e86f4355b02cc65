"""What somebody has typed: lines that are really commands (TB-6.9), `undo`, `resign`, `deputy
@user`, `take C`; and picks, by key or by the names choices have in any language we speak.

What a button or a menu says may be typed as it stands there; so may any words of it that fit no
other choice. Case, accents, articles and small words do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, NamedTuple

from bot.app.session.session import Session
from bot.text import LANGUAGES, names, words
from engines.contract import Choice, Engine, Illegal, Key, Msg, Offer, OrderBook, Orders, Seat, msg
from engines.extras import Succession
from engines.kit import play
from engines.kit.simulate import QuickRng
from engines.kit.spelling import SMALL, plain
from engines.kit.turns import TypedTurns, foresee, picked

_LINE = re.compile(r"(undo|resign|deputy|take)(?:\s+(?:<@!?([0-9]+)>|(.+)))?", re.IGNORECASE)
DIGITS = 19
"""The most digits a Discord user id can have."""


class Line(NamedTuple):
    verb: str
    user: int | None = None
    seat: str = ""


def command(text: str) -> Line | None:
    """The command, if the whole text is one."""
    found = _LINE.fullmatch(text.strip())
    if found is None:
        return None
    if found[2] and (len(found[2]) > DIGITS or int(found[2]) >= 1 << 63):
        raise Illegal(msg("table-no-such-person", said=found[2][:DIGITS] + "…"))
    line = Line(found[1].lower(), int(found[2]) if found[2] else None, (found[3] or "").strip())
    alone = line.user is None and not line.seat
    fits = {"deputy": not line.seat, "take": bool(line.seat)}.get(line.verb, alone)
    return line if fits else None


def seat_named(engine: Engine[Any], typed: str, mine: Seat, seats: Iterable[Seat]) -> Seat:
    """The seat of that name, in any language or as the game's short name; else what was typed."""
    said = typed.casefold()
    short = engine.short_names(mine).get(said) if isinstance(engine, Succession) else None
    for seat in seats:
        called = {words(lang).say(names.seat(engine.name, seat)).casefold() for lang in LANGUAGES}
        if seat == short or said in {seat, *called}:
            return seat
    return typed


def about_people(session: Session, seat: Seat, text: str, line: Line, called: Called) -> bool:
    """Whether the line is a command, and not an answer to the question or an order that begins with
    the same word: where nobody can take over a seat, `take` may be a word of the game."""
    if line.verb == "take" and not isinstance(session.engine, Succession):
        return False
    offer = session.offers.get(seat)
    first = text.partition(";")[0]
    return offer is None or keys_named(session.row.game, offer, first, called) is None


ONLY_NOW = ("turn-not-now", "turn-not-possible")
"""What the game refuses to file for later, though it could be read."""


def read(
    session: Session, orders: Orders[object], seat: Seat, text: str, called: Called
) -> tuple[OrderBook, Msg | None]:
    """A typed turn as a plan, and why its first command cannot be carried out. What the game's own
    notation does not say is looked for among the choices, as menus name them; they are picks then.
    Raises why it cannot be read."""
    lines = [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]
    if all(map(picked.is_picked, lines)):  # sent again as it was given back
        said = OrderBook(plan=lines)
        return said, refusal(session, orders, seat, said)
    try:
        said = orders.read(session.state, seat, text)
    except Illegal as refused:
        only_now = seat not in session.offers and refused.reason.id in ONLY_NOW
        if not isinstance(orders, TypedTurns) or only_now:
            raise
        said = _by_name(session, orders, seat, lines, called)
        return said, refusal(session, orders, seat, said)
    why = refusal(session, orders, seat, said)
    if why and isinstance(orders, TypedTurns) and len(said.plan) == len(lines):  # none is joined
        try:
            said = _by_name(session, orders, seat, lines, called)
            why = refusal(session, orders, seat, said)
        except Illegal:
            pass
    return said, why


def _by_name(
    session: Session, orders: Orders[object], seat: Seat, lines: Sequence[str], called: Called
) -> OrderBook:
    """Each line as the choices it names, or in the game's notation, as far as the turn can be
    foreseen. A line behind that is left as it was typed."""
    engine, found = session.engine, OrderBook()
    draft, offer = _begun(session, seat)
    for n, line in enumerate(lines):
        try:
            said = _line(session, orders, draft, seat, offer, line, called)
            if n == 0 and not any(map(picked.is_picked, said.plan)):
                orders.read(session.state, seat, line)  # it may be possible now, or not at all
        except Illegal as why:
            part = why.reason.id == "turn-form" and why.reason.args["said"] != line
            if n == 0 or offer is not None or part:
                raise
            said = OrderBook(plan=[line])
        found.plan += said.plan
        found.standing |= said.standing
        found.progress.relies_on = found.progress.relies_on or said.progress.relies_on
        if offer is not None:
            draft, offer, _ = foresee.carried_out(engine, draft, seat, said)
    return found


def _begun(session: Session, seat: Seat) -> tuple[Any, Offer | None]:
    """The position in which the turn begins, and its first question: the present one, or one that
    is imagined for a turn filed ahead."""
    engine = session.engine
    draft = engine.load(engine.dump(session.state))
    if offer := session.offers.get(seat):
        return draft, offer
    since = session.prompts[seat].turn or ""
    base = foresee.turn_of(engine, draft, seat, {seat}, QuickRng(session.id), since)
    return (draft, None) if base is None else (base, engine.offers(base).get(seat))


def _line(
    session: Session,
    orders: Orders[object],
    state: Any,
    seat: Seat,
    offer: Offer | None,
    line: str,
    called: Called,
) -> OrderBook:
    game, why = session.row.game, None
    exact = offer and choice_named(game, offer, line, called)
    try:
        said = orders.read(state, seat, line)
    except Illegal as refused:
        why = refused
    else:
        answer = offer and orders.answer(state, seat, offer, deepcopy(said))
        if not (exact or (answer and answer.stop)):
            return said
    if offer is not None and exact:
        return OrderBook(plan=[picked.line((exact,), line)])
    if why is None:  # in notation that means something, beginnings of words mean nothing else
        return said
    keys = offer and keys_named(game, offer, line, called)
    if keys:
        return OrderBook(plan=[picked.line(keys, line)])
    if offer is not None and why.reason.id == "turn-unread":
        picks(game, offer, line, called)  # raises what comes near
    raise why


def refusal(session: Session, orders: Orders[object], seat: Seat, said: OrderBook) -> Msg | None:
    """Why the first command of a typed turn cannot be carried out. Then nothing is filed and
    nothing written down: a refusal changes nothing (TB-6.11)."""
    offer = session.offers.get(seat)
    if offer is None or not said.plan:
        return None
    held = session.filed.get(seat, OrderBook())
    trial = replace(said, standing=held.standing | said.standing)
    answer = orders.answer(session.state, seat, offer, deepcopy(trial))
    return answer.stop if answer else None


def settle(session: Session, seat: Seat, offer: Offer, filed: OrderBook) -> None:
    """Read the next line of a plan now that its question has come, if the game cannot."""
    orders = session.engine.orders
    if not isinstance(orders, TypedTurns) or not filed.plan or filed.progress.begun:
        return
    line = filed.plan[0]
    if picked.is_picked(line):
        return
    try:
        orders.step(session.state, seat, line)
    except Illegal:
        called = names_of
        if found := keys_named(session.row.game, offer, line, called):
            filed.plan[0] = picked.line(found, line)


SHOWN = 100
"""How many characters of what somebody typed are repeated back."""
LEAST = 3
"""How many letters name a choice that is not named in full."""
Called = Callable[[str, Choice], Iterable[str]]
"""All names of a choice; the first argument is the game."""


def names_of(game: str, choice: Choice) -> Iterator[str]:
    """The label of a choice, alone and after its verb, as buttons and menus show it."""
    verb = names.verb(game, choice.verb)
    for lang in LANGUAGES:
        say = words(lang)
        label = say.say(choice.label)
        yield label
        if say.knows(verb.id):
            yield f"{say.say(verb)} {label}"


def shown(game: str, choice: Choice) -> Msg:
    """A choice as it can be typed: its label, after its verb if that is not said by it."""
    verb, say = names.verb(game, choice.verb), words(LANGUAGES[0])
    if say.knows(verb.id) and say.say(verb) != say.say(choice.label):
        return msg("turn-pick", verb=verb, what=choice.label)
    return choice.label


def picks(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...]:
    """The keys a typed step picks. Several answers to one question are joined with `,`."""
    found = keys_named(game, offer, text, called)
    if found is not None:
        return found
    parts = text.split(",") if offer.most > 1 else [text]
    if len(parts) > offer.most:
        raise Illegal(msg("play-how-many", answers=play.how_many(offer), n=len(parts)))
    raise _unknown(game, offer, next(p for p in parts if not _one(game, offer, p, called)), called)


def keys_named(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...] | None:
    """The same; None if some of it names nothing, or more than one thing."""
    whole = _one(game, offer, text, called)
    if whole is not None or offer.most == 1:
        return None if whole is None else (whole,)
    parts = text.split(",")
    if len(parts) > offer.most:
        return None
    found: list[Key] = []
    for part in parts:
        key = _one(game, offer, part, called)
        if key is None:
            return None
        others = (each for each in _alike(offer, key) if each not in found)
        found.append(next(others, key))
    return tuple(found)


def _alike(offer: Offer, key: Key) -> list[Key]:
    """The choices that say the same, two copies of a card for instance."""
    named = {(c.verb, c.label.id, repr(c.label.args)) for c in offer.choices if c.key == key}
    return [c.key for c in offer.choices if (c.verb, c.label.id, repr(c.label.args)) in named]


def choice_named(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The choice of exactly that name; None if there is none, or more than one and they are not
    alike."""
    wanted = _plain(text)
    for choice in offer.choices:
        if wanted in (choice.key, choice.key.replace("/", " ")):
            return choice.key
    found = [
        choice.key
        for choice in offer.choices
        if any(_plain(name) == wanted for name in called(game, choice))
    ]
    return found[0] if found and set(found) <= set(_alike(offer, found[0])) else None


def _one(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    return choice_named(game, offer, text, called) or _meant(game, offer, text, called)


def _meant(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The only choice in whose name all these words are, or begin; one that has no others comes
    first, then one that stands in a menu."""
    wanted = _words(text) if len(text) <= SHOWN else []  # longer than any name
    if sum(map(len, wanted)) < LEAST:
        return None
    fits: dict[Key, bool] = {}
    for choice in offer.choices:
        for name in called(game, choice):
            there = _words(name)
            if all(any(_begins(word, typed) for word in there) for typed in wanted):
                fits[choice.key] = fits.get(choice.key, False) or set(there) == set(wanted)
    whole = [key for key, full in fits.items() if full] or list(fits)
    if len(whole) > 1:
        whole = [choice.key for choice in offer.choices if choice.key in whole and not choice.typed]
    return whole[0] if len(whole) == 1 else None


def _begins(word: str, typed: str) -> bool:
    """Single letters begin too much."""
    return word == typed or (len(typed) > 1 and not typed.isdigit() and word.startswith(typed))


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W_]+", plain(text)) if word not in SMALL]


def _unknown(game: str, offer: Offer, text: str, called: Called) -> Illegal:
    """A refusal that shows the nearest choice, or two examples."""
    said = limited(text.strip())
    by_name = {_plain(n): c for c in offer.choices for n in (c.key, *called(game, c))}
    near = get_close_matches(_plain(said), by_name, n=1, cutoff=0.6)
    if near:
        nearest = shown(game, by_name[near[0]])
        return Illegal(msg("table-no-such-choice-near", said=said, near=nearest))
    possible = examples(game, offer)
    return Illegal(msg("turn-not-possible", said=said, question=offer.question, possible=possible))


def examples(game: str, offer: Offer) -> tuple[Msg, ...]:
    """Two answers to this question as they can be typed, of different kinds if there are any."""
    kinds = {choice.verb: choice for choice in reversed(offer.choices)}
    found = {repr(shown(game, c)): c for c in (*reversed(kinds.values()), *offer.choices)}
    return tuple(msg("turn-quoted", what=shown(game, c)) for c in list(found.values())[:2])


def limited(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _plain(text: str) -> str:
    """However it is written, and without the colon between a verb and its label."""
    return " ".join(text.casefold().replace(":", " ").split())
