"""Shows people their questions, and carries out their answers and typed turns; in a first game that
teaches, one sentence at a time above a question, and the answer it is about.

The table of a lesson (`engines/kit/lesson.py`) is like any other, and so is the game there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache

from bot.app.ahead import plans
from bot.app.clocks import seat_clocks
from bot.app.model import Acted, OrdersOverview, PlayerView, Prompt, Sight, Stale, Taught, User
from bot.app.people import lobby, seats
from bot.app.play import after_move, computers, takeback, typed
from bot.app.session import encoding, rights
from bot.app.session.encoding import decode_events
from bot.app.session.rebuild import since_barrier
from bot.app.session.saving import shown_hands
from bot.app.session.session import MOVES, Session
from bot.store.games import ChairRow
from bot.text import names
from engines.contract import Event, Illegal, Key, Msg, Offer, OrderBook, Orders, Seat, msg
from engines.extras import Odds, Paraphrase, PresetMenu
from engines.kit import play
from engines.kit.lesson import left, lesson
from engines.kit.turns import TypedTurns, picked

MOST_STEPS = 100
"""How many steps a typed turn may have (TB-6.1)."""


def prompts(session: Session, user: User) -> tuple[Prompt, ...]:
    """The questions to a person's seats, in the order of the seats."""
    if not session.playing:
        return ()
    mine = session.commands(user)
    return tuple(
        Prompt(
            game=session.id,
            seat=seat,
            offer=_foretold(session, seat),
            token=session.prompts[seat].token,
            deadline=seat_clocks.due(session, seat) or session.prompts[seat].deadline,
            ends=session.prompts[seat].deadline,
            undoable=len(takeback.steps(session, seat)),
            has_presets=presets(session, seat) is not None,
            hinted=rights.hinted(session),
            taught=taught(session, seat),
        )
        for seat in session.seats
        if seat in mine and seat in session.offers
    )


def _foretold(session: Session, seat: Seat) -> Offer:
    """What a seat is asked, with what each answer would probably bring. Talks with computers are in
    no menu (TB-9.17)."""
    offer, rules = session.offers[seat], session.engine
    talks = [each for each in offer.choices if each.meets and session.computer(each.meets)]
    if talks:
        kept = tuple(each._replace(typed=each.typed or each in talks) for each in offer.choices)
        offer = offer._replace(choices=kept)
    if not isinstance(rules, Odds):
        return offer
    choices = (
        each if each.typed else each._replace(odds=rules.odds(session.state, seat, each.key))
        for each in offer.choices
    )
    return offer._replace(choices=tuple(choices))


def sight(session: Session, user: User) -> Sight:
    """What a person sees of the table."""
    invites = session.playing and any(
        offer.invited and not offer.answered and session.computer(seat) is not None
        for seat, offer in session.offers.items()
    )
    asked, seq = prompts(session, user), session.row.seq
    return Sight(session.table, asked, seq, invites, cache(lambda: views(session, user)))


def views(session: Session, user: User) -> PlayerView:
    """A person's views of the position."""
    if session.state is None:
        raise Illegal(msg("table-not-started"))
    mine = session.commands(user)
    hands = {seat: session.view(seat) for seat in session.seats if seat in mine}
    shown = shown_hands(session.engine, session.row.options, tuple(hands))
    return PlayerView(session.table, session.view(None), hands, shown)


def acted(session: Session, user: User) -> Acted:
    """What a command led to; for a redelivered one, what it led to the first time."""
    lines = session.done or session.entries
    events = [event for line in lines for event in decode_events(line.events)]
    stopped, rest = _outcome(session)
    return Acted(
        sight=sight(session, user),
        events=tuple(readable(session.row.game, events, session.commands(user))),
        stopped=stopped,
        rest=rest,
        paraphrase=session.paraphrase,
        again=bool(session.done),
    )


def _outcome(session: Session) -> tuple[Msg | None, tuple[str, ...]]:
    """Why a typed turn stopped, and what was left of it; for a command that arrives again, as it
    was the first time."""
    if not session.done or session.done[0].note is None:
        return session.stopped, session.rest
    note = json.loads(session.done[0].note)
    why = note.get("stopped")
    return encoding.decode_msg(why) if why else None, tuple(note.get("rest", ()))


def readable(game: str, events: Iterable[Event], seats: Iterable[Seat]) -> list[Event]:
    """The events the holder of these seats may read. A line for only some of several seats names
    them: "You draw a card" would not say whose."""
    mine = tuple(seats)
    found = []
    for event in events:
        if event.audience is None:
            found.append(event)
        elif to := [seat for seat in mine if seat in event.audience]:
            found.append(_addressed(game, event, to) if len(to) < len(mine) else event)
    return found


def _addressed(game: str, event: Event, seats: list[Seat]) -> Event:
    return event._replace(text=msg("table-to", seats=names.seats(game, seats), text=event.text))


def act(session: Session, user: User, seat: Seat, token: int, picks: Iterable[Key]) -> None:
    """Answer a question by picking from it."""
    seats.take_command(session, user, seat)
    if seat not in session.offers or token != session.prompts[seat].token:
        raise Stale(sight(session, user), _decided(session, user, seat))
    session.move(seat, picks, "play", user)


def _decided(session: Session, user: User, seat: Seat) -> Msg | None:
    """What came of the question, if it was this seat that answered it (TB-6.8)."""
    for line in reversed(since_barrier(session)):
        if line.kind in MOVES and line.seat == seat:
            told = [e for e in decode_events(line.events) if not e.text.id.startswith("table-")]
            events = readable(session.row.game, told, session.commands(user))
            return events[0].text if events else None
    return None


def say(session: Session, user: User, seat: Seat, text: str, called: typed.Called) -> None:
    """Carry out a typed turn as far as it goes, or file it until it is this seat's turn (TB-6.1,
    6.3)."""
    rights.acting(session, user, seat)
    check_length(text)
    orders = session.engine.orders
    if orders is None or _picked(session, seat, text, called):
        seats.take_command(session, user, seat)
        _one_by_one(session, user, seat, text, called)
        return
    try:
        said, why = typed.read(session, orders, seat, text, called)
    except Illegal:
        foreseen = isinstance(orders, TypedTurns)  # what cannot be read is refused whole (TB-6.2)
        if foreseen or not _picked(session, seat, text.partition(";")[0], called):
            raise
        seats.take_command(session, user, seat)
        _one_by_one(session, user, seat, text, called)
        return
    if why is not None:
        session.stopped, session.rest = why, tuple(map(picked.typed, said.plan))
        return
    seats.take_command(session, user, seat)
    filed = session.filing(seat)
    filed.standing.update(said.standing)
    if said.standing:
        session.add_event(msg("table-orders-filed", n=len(said.standing)), (seat,))
    if said.plan or not said.standing:
        filed.plan, filed.progress = said.plan, said.progress
    if said.plan and seat not in play.waited_for(session.offers):
        session.add_event(msg("table-plan-filed", n=len(said.plan)), (seat,))
        session.paraphrase = _paraphrase(orders, session, seat, "; ".join(said.plan))
    session.enter("say", seat, user)


def check_length(text: str) -> None:
    """Refuse a typed turn of no steps, or of too many."""
    if not text.strip(" ;"):
        raise Illegal(msg("table-nothing-said"))
    if len(re.findall(r"[;\n]", text)) >= MOST_STEPS:
        raise Illegal(msg("table-too-many-steps", n=MOST_STEPS))


def say_choices(session: Session, user: User, seat: Seat, text: str, called: typed.Called) -> None:
    """Carry out a typed turn that consists of choices only."""
    rights.acting(session, user, seat)
    check_length(text)
    _one_by_one(session, user, seat, text, called)


def paraphrase(
    session: Session, user: User, seat: Seat, text: str, called: typed.Called = typed.names_of
) -> tuple[Msg, ...]:
    """A typed turn in full form, as it would be carried out. Changes nothing (TB-6.10)."""
    seats.take_command(session, user, seat)
    orders = session.engine.orders
    if not isinstance(orders, Paraphrase):
        raise Illegal(msg("table-no-echo"))
    check_length(text)
    said, why = typed.read(session, orders, seat, text, called)
    if why is not None:
        raise Illegal(why)
    return orders.paraphrase(session.state, seat, "; ".join(said.plan) or text)


def _paraphrase(orders: object, session: Session, seat: Seat, text: str) -> tuple[Msg, ...]:
    """The turn in full form; empty if it cannot be told before its time, which is no reason to
    refuse."""
    if not isinstance(orders, Paraphrase):
        return ()
    try:
        return orders.paraphrase(session.state, seat, text)
    except Illegal:
        return ()


def _picked(session: Session, seat: Seat, text: str, called: typed.Called) -> bool:
    """Whether the text is one of the offered choices, as autocomplete writes them."""
    offer = session.offers.get(seat)
    return (
        offer is not None and typed.choice_named(session.row.game, offer, text, called) is not None
    )


def _one_by_one(session: Session, user: User, seat: Seat, text: str, called: typed.Called) -> None:
    """Pick several choices in a row, by key or by name. What was done before a refusal stands."""
    steps = [step.strip() for step in text.split(";") if step.strip()]
    for place, step in enumerate(steps):
        try:
            if seat not in session.offers:
                raise Illegal(msg("play-not-asked"))
            offer = session.offers[seat]
            picked = typed.picks(session.row.game, offer, step, called)
            session.move(seat, picked, "play", user)
        except Illegal as refused:
            if place == 0:
                raise
            why = after_move.stopped_after(steps[place - 1], refused.reason)
            session.stopped, session.rest = why, tuple(steps[place:])
            return


def concede(session: Session, user: User, seat: Seat) -> None:
    """Give up one seat; only its holder can, not a deputy (TB-4.1)."""
    seats.take_command(session, user, seat)
    if session.holder(seat) != user:
        raise Illegal(msg("table-not-your-seat"))
    if any(row.seat == seat and row.conceded for row in session.people.seats):
        raise Illegal(msg("table-conceded"))
    seats.resign(session, user, seat)


# Orders that hold until changed.


def _orders(session: Session) -> Orders[object]:
    if session.engine.orders is None:
        raise Illegal(msg("table-no-orders"))
    return session.engine.orders


def orders_menu(session: Session, user: User, seat: Seat) -> Offer:
    seats.take_command(session, user, seat)
    return _orders(session).menu(session.state, seat, session.filing(seat))


def filed(session: Session, user: User) -> dict[Seat, OrdersOverview]:
    """What each seat of a person has said in advance, and the menu to change it."""
    orders = session.engine.orders
    if orders is None or not session.playing:
        return {}
    found = {}
    for seat in session.seats:
        if seat in session.commands(user):
            filing = session.filing(seat)
            menu = orders.menu(session.state, seat, filing)
            silent = orders.menu(session.state, seat, OrderBook()).answered
            found[seat] = OrdersOverview(
                menu,
                tuple(key for key in menu.answered if key not in silent),
                tuple(map(picked.typed, filing.plan)),
                tuple(filing.ahead),
                {line: plans.decoded(words) for line, words in filing.words.items()},
                encoding.decode_msg(json.loads(filing.stopped)) if filing.stopped else None,
                tuple(filing.rest),
            )
    return found


def presets(session: Session, seat: Seat) -> Offer | None:
    """The standing orders a seat can set beside its question, for the same turn (TB-6.6)."""
    orders = session.engine.orders
    if seat not in session.offers or not isinstance(orders, PresetMenu):
        return None
    return orders.presets(session.state, seat, session.filing(seat))


def preset_menu(session: Session, user: User, seat: Seat) -> Offer:
    seats.take_command(session, user, seat)
    offer = presets(session, seat)
    if offer is None:
        raise Illegal(msg("orders-nothing-ahead"))
    return offer


def set_order(session: Session, user: User, seat: Seat, picks: Iterable[Key]) -> None:
    menu, further, picks = orders_menu(session, user, seat), presets(session, seat), tuple(picks)
    if further and all(further.find(key) for key in picks):
        menu = further
    _orders(session).set(session.filing(seat), play.checked(menu, picks))
    session.enter("order", seat, user)


def withdraw(session: Session, user: User, seat: Seat) -> None:
    """Take back a filed turn."""
    seats.take_command(session, user, seat)
    filed = session.filing(seat)
    if not (filed.plan or filed.ahead):
        raise Illegal(msg("table-nothing-filed"))
    session.rest = tuple(map(picked.typed, filed.withdraw()))
    session.enter("withdraw", seat, user)


LESSON = "lesson"
"""The option of a table that teaches. No menu shows it."""


def taught(session: Session, seat: Seat) -> Taught | None:
    """What a table that teaches says about the question to this seat."""
    if LESSON not in session.row.options or not (known := lesson(session.row.game)):
        return None
    offer, answers = session.offers[seat], _answers(session, seat)
    todo = left(known.steps, answers)
    if not todo and left(known.steps, answers[:-1]):
        return Taught(Msg(known.last.say), known.last.rule, ())
    fitting = (Taught(Msg(step.say), step.rule, step.fits(offer)) for step in todo)
    return next((each for each in fitting if each.picks), None)


def moment(session: Session, seat: Seat) -> int:
    """What the random numbers of a computer follow from. In a lesson they do not depend on when and
    how often its pupil presses: what is told must be what everybody sees."""
    return len(_answers(session, seat)) if LESSON in session.row.options else session.row.seq


def _answers(session: Session, seat: Seat) -> list[list[Key]]:
    upto = session.taken_back
    before = [line for line in session.loaded.lesson if upto is None or line.seq <= upto]
    moves = (line for line in (*before, *session.entries) if line.kind == "play")
    return [json.loads(line.picks) for line in moves if line.seat == seat]


def begin_lesson(session: Session, user: User) -> None:
    """Start the lesson at a table where its host is alone (TB-2.14)."""
    known = lesson(session.row.game)
    rights.in_lobby(session)
    rights.host(session, user)
    if known is None:
        raise Illegal(msg("lesson-none"))
    if any(computers.is_person(each.user) and each.user != user for each in session.people.chairs):
        raise Illegal(msg("lesson-alone"))
    people = [user]
    while len(people) < known.people:
        people.append(computers.number("recruit", people))
    session.people.chairs = [ChairRow(each, None) for each in people]
    lobby.set_options(session, user, {"pace": "none", **known.options})
    others = (chair for chair in range(known.people) if chair != known.seat)
    chairs = zip(people, (known.seat, *others), strict=True)
    session.people.chairs = [ChairRow(each, chair) for each, chair in chairs]
    session.row.options[LESSON] = "on"
    lobby.start(session, user, known.seed.encode())
