"""What somebody has typed: lines that are really commands (TB-6.9), `undo`, `resign`,
`deputy @user`, `take C`; and picks, where it names choices as buttons and menus do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, NamedTuple

from bot.app.play import match_choice
from bot.app.play.match_choice import Called
from bot.app.session.session import Session
from bot.text import LANGUAGES, names, words
from engines.contract import Engine, Illegal, Msg, Offer, OrderBook, Orders, Seat, msg
from engines.extras import Succession
from engines.kit.simulate import QuickRng
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
    return offer is None or match_choice.picked(session.row.game, offer, first, called) is None


ONLY_NOW = ("turn-not-now", "turn-not-possible")
"""What the game refuses to file for later, though it could be read."""


def read(
    session: Session, orders: Orders[object], seat: Seat, text: str, called: match_choice.Called
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
    session: Session,
    orders: Orders[object],
    seat: Seat,
    lines: Sequence[str],
    called: match_choice.Called,
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
    called: match_choice.Called,
) -> OrderBook:
    game, why = session.row.game, None
    exact = offer and match_choice.find(game, offer, line, called)
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
    picks = offer and match_choice.picked(game, offer, line, called)
    if offer is not None and picks:
        return OrderBook(plan=[picked.line(picks, line)])
    if offer is not None and why.reason.id == "turn-unread":
        match_choice.picks(game, offer, line, called)  # raises what comes near
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
        called = match_choice.called
        if found := match_choice.picked(session.row.game, offer, line, called):
            filed.plan[0] = picked.line(found, line)
