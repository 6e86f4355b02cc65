"""What a person does with the questions of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.app import rights, seats, spoken, undo
from bot.app.model import Acted, Prompt, Said, Stale, User
from bot.app.packed import unpack_events
from bot.app.sitting import MOVES, Sitting
from bot.text import names
from engines.contract import (
    Echoing,
    Event,
    Filed,
    Foreseeing,
    Illegal,
    Key,
    Msg,
    Offer,
    Orders,
    Seat,
    msg,
)
from engines.kit import play


def prompts(sitting: Sitting, user: User) -> tuple[Prompt, ...]:
    """The questions to a person's seats, in the order of the seats."""
    if not sitting.playing:
        return ()
    mine = sitting.commands(user)
    return tuple(
        Prompt(
            game=sitting.id,
            seat=seat,
            offer=sitting.offers[seat],
            token=sitting.prompts[seat].token,
            deadline=sitting.prompts[seat].deadline,
            undoable=len(undo.steps(sitting, seat)),
            ahead=ahead(sitting, seat) is not None,
        )
        for seat in sitting.seats
        if seat in mine and seat in sitting.offers
    )


def acted(sitting: Sitting, user: User) -> Acted:
    """What a command led to; for a redelivered one, what it led to the first time."""
    lines = sitting.done or sitting.entries
    events = [event for line in lines for event in unpack_events(line.events)]
    stopped, rest = sitting.outcome()
    return Acted(
        table=sitting.table,
        events=tuple(readable(sitting.row.game, events, sitting.commands(user))),
        prompts=prompts(sitting, user),
        stopped=stopped,
        rest=rest,
        echo=sitting.echo,
        again=bool(sitting.done),
    )


def readable(game: str, events: Iterable[Event], seats: Iterable[Seat]) -> list[Event]:
    """What the person of some seats may read. Somebody with several is told whom a line is for:
    `You draw a card` would be no news."""
    mine = tuple(seats)
    found = []
    for event in events:
        if event.audience is None:
            found.append(event)
        elif to := [seat for seat in mine if seat in event.audience]:
            found.append(_addressed(game, event, to) if len(to) < len(mine) else event)
    return found


def _addressed(game: str, event: Event, seats: list[Seat]) -> Event:
    return replace(event, text=msg("table-to", seats=names.seats(game, seats), text=event.text))


def act(sitting: Sitting, user: User, seat: Seat, token: int, picks: Iterable[Key]) -> None:
    """Answer a question by picking from it."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    if seat not in sitting.offers or token != sitting.prompts[seat].token:
        raise Stale(sitting.table, prompts(sitting, user), _decided(sitting, user, seat))
    sitting.move(seat, picks, "play", user)


def _decided(sitting: Sitting, user: User, seat: Seat) -> Msg | None:
    """What came of the question, if it was this seat that answered it (OV-36.67)."""
    for line in reversed(sitting.since_barrier()):
        if line.kind in MOVES and line.seat == seat:
            told = [e for e in unpack_events(line.events) if not e.text.id.startswith("table-")]
            events = readable(sitting.row.game, told, sitting.commands(user))
            return events[0].text if events else None
    return None


def say(sitting: Sitting, user: User, seat: Seat, text: str, called: spoken.Called) -> None:
    """Carry out a typed turn as far as it goes, or file it until its turn comes."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    if not text.strip(" ;"):
        raise Illegal(msg("table-nothing-said"))
    orders = sitting.engine.orders
    if orders is None or _picked(sitting, seat, text, called):
        _one_by_one(sitting, user, seat, text, called)
        return
    try:
        said = orders.read(sitting.state, seat, text)
    except Illegal:
        if not _picked(sitting, seat, text.partition(";")[0], called):
            raise
        _one_by_one(sitting, user, seat, text, called)
        return
    filed = sitting.filing(seat)
    filed.standing.update(said.standing)
    if said.standing:
        sitting.aside(msg("table-orders-filed", n=len(said.standing)), (seat,))
    if said.plan or not said.standing:
        filed.plan, filed.notes = said.plan, said.notes
    if said.plan and seat not in play.waited_for(sitting.offers):
        sitting.aside(msg("table-plan-filed", n=len(said.plan)), (seat,))
        sitting.echo = _echo(orders, sitting, seat, text)
    sitting.enter("say", seat, user)


def echo(sitting: Sitting, user: User, seat: Seat, text: str) -> tuple[Msg, ...]:
    """A typed turn as it is understood. Nothing is done."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    orders = sitting.engine.orders
    if not isinstance(orders, Echoing):
        raise Illegal(msg("table-no-echo"))
    return orders.echo(sitting.state, seat, text)


def _echo(orders: object, sitting: Sitting, seat: Seat, text: str) -> tuple[Msg, ...]:
    """The turn in full form; a step that cannot be said before its time is no reason to refuse."""
    if not isinstance(orders, Echoing):
        return ()
    try:
        return orders.echo(sitting.state, seat, text)
    except Illegal:
        return ()


def _picked(sitting: Sitting, seat: Seat, text: str, called: spoken.Called) -> bool:
    """Whether this is one of the choices on the table, as autocomplete gives them."""
    offer = sitting.offers.get(seat)
    return offer is not None and spoken.find(sitting.row.game, offer, text, called) is not None


def _one_by_one(sitting: Sitting, user: User, seat: Seat, text: str, called: spoken.Called) -> None:
    """Several choices in a row, by key or by name. What was done before a refusal stands."""
    steps = [step.strip() for step in text.split(";") if step.strip()]
    if not steps:
        raise Illegal(msg("table-nothing-said"))
    for place, step in enumerate(steps):
        try:
            if seat not in sitting.offers:
                raise Illegal(msg("play-not-asked"))
            offer = sitting.offers[seat]
            picked = spoken.picks(sitting.row.game, offer, step, called)
            sitting.move(seat, picked, "play", user)
        except Illegal as refusal:
            if place == 0:
                raise
            sitting.stopped, sitting.rest = refusal.reason, tuple(steps[place:])
            return


def concede(sitting: Sitting, user: User, seat: Seat) -> None:
    """Give up one seat; the holder decides that, not a deputy."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    if sitting.holder(seat) != user:
        raise Illegal(msg("table-not-your-seat"))
    if any(row.seat == seat and row.conceded for row in sitting.people.seats):
        raise Illegal(msg("table-conceded"))
    seats.resign(sitting, user, seat)


# Orders that hold until changed.


def _orders(sitting: Sitting) -> Orders[object]:
    if sitting.engine.orders is None:
        raise Illegal(msg("table-no-orders"))
    return sitting.engine.orders


def orders_menu(sitting: Sitting, user: User, seat: Seat) -> Offer:
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    return _orders(sitting).menu(sitting.state, seat, sitting.filing(seat))


def filed(sitting: Sitting, user: User) -> dict[Seat, Said]:
    """What each seat of a person has said in advance, where that is not just silence."""
    orders = sitting.engine.orders
    if orders is None or not sitting.playing:
        return {}
    found = {}
    for seat in sitting.seats:
        if seat in sitting.commands(user):
            filing = sitting.filing(seat)
            menu = orders.menu(sitting.state, seat, filing)
            silent = orders.menu(sitting.state, seat, Filed()).answered
            found[seat] = Said(
                menu, tuple(key for key in menu.answered if key not in silent), tuple(filing.plan)
            )
    return found


def ahead(sitting: Sitting, seat: Seat) -> Offer | None:
    """What a seat that is asked may settle besides, for the same turn (QM-26.17)."""
    orders = sitting.engine.orders
    if seat not in sitting.offers or not isinstance(orders, Foreseeing):
        return None
    return orders.ahead(sitting.state, seat, sitting.filing(seat))


def ahead_menu(sitting: Sitting, user: User, seat: Seat) -> Offer:
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    offer = ahead(sitting, seat)
    if offer is None:
        raise Illegal(msg("orders-nothing-ahead"))
    return offer


def set_order(sitting: Sitting, user: User, seat: Seat, picks: Iterable[Key]) -> None:
    menu, further, picks = orders_menu(sitting, user, seat), ahead(sitting, seat), tuple(picks)
    if further and all(further.find(key) for key in picks):
        menu = further
    _orders(sitting).set(sitting.filing(seat), play.checked(menu, picks))
    sitting.enter("order", seat, user)


def withdraw(sitting: Sitting, user: User, seat: Seat) -> None:
    """Take a filed turn out of the drawer."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    filed = sitting.filing(seat)
    if not filed.plan:
        raise Illegal(msg("table-nothing-filed"))
    sitting.rest, filed.plan, filed.notes = tuple(filed.plan), [], {}
    sitting.enter("withdraw", seat, user)
