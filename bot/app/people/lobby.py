"""Before the game: who plays, on which chair, with which options."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.app.clocks import alarms, calendars
from bot.app.clocks.pace import PACES, SETS, of, settings, slots
from bot.app.clocks.seat_clocks import hours
from bot.app.mail.stored import Envelope, LobbyMail
from bot.app.model import User
from bot.app.people import idle, seating
from bot.app.play import computers
from bot.app.session import rights
from bot.app.session.saving import pledge, rules
from bot.app.session.session import Session
from bot.store import Db, games, outbox, questions
from bot.store.games import ChairRow, GameRow, SeatRow
from bot.store.questions import AlarmRow, PromptRow
from bot.text import verbatim
from engines.contract import Engine, Illegal, Msg, Option, Seat, msg
from engines.extras import DealtChairs, Imagination, PrivateTalks, Teams
from engines.kit.rng import Rng, SeededRng, shuffle
from engines.kit.search import Strength

LONGEST = 720
"""The longest allowance in hours. Any whole number up to it is legal, not only those in the
menus."""

_VALUES = {
    "pace": f"{' '.join(PACES)} own",
    "clock": "24 15m 6 8 12 36 48 72 168 slot off",
    "bank": "0 1 12 24 48 72 96 168",
    "refill": "0 4 8 12 24",
    "bank_cap": "0 1 24 48 72 96 168",
    "reaction_clock": "12 5m 3 6 24 36 48 72 slot off",
    "veil": "0 5 10 20 30 60",
    "turn_timeout": "auto wait grace computer ladder",
    "vacation": "14 0 7 28",
    "quiet_hours": "off 21-5 22-6 23-7 0-6 0-8 fri sat sun",
    "holidays": "off",
    "slots": "mon,wed,fri@20:00",
    "zone": "UTC",
    "team_threads": "off on",
    "hints": "alone on off",
    "copies": "on off",
    "language": "en pl",
}
TABLE_OPTIONS = tuple(
    Option(name, tuple(values.split()), group="table", most=4 if name == "quiet_hours" else 1)
    for name, values in _VALUES.items()
)
"""Options of every table: how fast it plays, hours for an answer, hours in the bank, hours added
for each turn and how far, hours for a reaction, minutes of the veil, what happens after a time-out,
when clocks stand still (hours and days of a week, days of a year, moments, by a zone), a private
thread for each team, and the language of the table."""
TYPED = ("holidays", "slots", "zone")
"""Options with too many values for a menu."""
LATER = ("clock", "reaction_clock", "veil", "turn_timeout", "team_threads", "language")
"""Options the host may change while the game goes on (TB-1.9)."""

HOURS = ("clock", "bank", "refill", "bank_cap", "reaction_clock")
CALENDAR = ("quiet_hours", "holidays", "slots", "zone")


def all_options(engine: Engine[Any]) -> tuple[Option, ...]:
    """The options of the game and those of the table. A table decides on team threads only where
    the game has teams and does not decide it itself."""
    agreed = isinstance(engine, Teams) and not isinstance(engine, PrivateTalks)
    left_out = () if agreed else ("team_threads",)
    return (*engine.options, *(each for each in TABLE_OPTIONS if each.name not in left_out))


def chosen(engine: Engine[Any], wishes: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; defaults where nothing was chosen."""
    defaults = {option.name: option.values[0] for option in all_options(engine)}
    wanted = {name: value(engine, name, wish) for name, wish in wishes.items()}
    speed = wanted.get("pace", "own" if set(SETS) & wanted.keys() else defaults["pace"])
    return named_pace(defaults | settings(speed) | wanted | {"pace": speed})


def named_pace(options: dict[str, str]) -> dict[str, str]:
    """The options with the name of the pace they make (TB-1.18)."""
    return options | {"pace": of(options)}


def value(engine: Engine[Any], name: str, wish: str) -> str:
    """A value as it is stored; refused if it is not legal."""
    option = next((each for each in all_options(engine) if each.name == name), None)
    if option is not None and option.by_people and wish == seating.AS_MANY:
        return wish
    if option is None:
        raise Illegal(msg("table-option-unknown", name=name))
    if name in HOURS and re.fullmatch("[0-9]{1,4}", wish) and 0 < int(wish) <= LONGEST:
        return str(int(wish))
    if name in ("clock", "reaction_clock") and re.fullmatch("[1-9][0-9]?m", wish):
        return wish
    if name in CALENDAR:
        return _calendar(name, wish)
    parts = set(wish.split("+"))
    if not parts <= set(option.values) or len(parts) > option.most:
        legal = ", ".join(option.values)
        raise Illegal(msg("table-option-value", name=name, value=wish, legal=legal))
    return "+".join(each for each in option.values if each in parts)


def _calendar(name: str, wish: str) -> str:
    """When clocks stand still, as it is stored (TB-1.7)."""
    try:
        if name == "zone":
            calendars.read(wish, "off")
            return wish
        if name == "slots":
            return slots(wish)
        spelt = wish.lower().replace(",", " ").replace("+", " ").split()
        found = "+".join(part for part in dict.fromkeys(spelt) if part != "off") or "off"
        if name == "holidays":
            calendars.read("UTC", "off", found)
        elif calendars.open_hours(calendars.read("UTC", found)) < calendars.LEAST:
            raise Illegal(msg("table-closed-week", least=calendars.LEAST))
    except ValueError:
        raise Illegal(Msg(f"table-bad-{name}", {"said": verbatim(wish)})) from None
    return found


def open_for(
    db: Db,
    engine: Engine[Any],
    place: tuple[int, int],
    host: User,
    wishes: Mapping[str, str],
    chairs: list[ChairRow],
    now: float,
) -> int:
    """Open a table on a server, in one of its channels, for people who were brought together."""
    options = seating.followed(engine, chosen(engine, wishes), len(chairs))
    row = GameRow(0, engine.name, engine.version, *place, host, "lobby", options, now)
    game = games.add(db, row)
    games.save_chairs(db, game, chairs)
    return game


def open_table(db: Db, row: GameRow, *, seated: bool) -> int:
    """Open a table in a channel, which can have only one live table (TB-2.1). `seated`: the host
    takes a seat (TB-2.6)."""
    if games.live_at(db, row.channel) is not None:
        raise Illegal(msg("table-channel-taken"))
    game = games.add(db, row)
    if seated:
        games.save_chairs(db, game, [ChairRow(row.host, None)])
    asks = AlarmRow(game, "", idle.ASKS, row.opened + idle.UNTOUCHED)
    questions.set_alarms(db, [], [asks])
    outbox.add(db, Envelope(LobbyMail(), row.opened, game, row.channel).row)
    return game


def _reseat(session: Session, options: dict[str, str]) -> None:
    """Change the options. Whose chair is divided or joined with another keeps the one with their
    first seat, if nobody else sits there; else they wait for the deal."""
    engine, people = session.engine, session.people.chairs
    before, after = seating.chairs(engine, session.row.options), seating.chairs(engine, options)
    session.row.options = options
    if before == after:
        return
    taken: set[int] = set()
    for each in people:
        if each.chair is None:
            continue
        seats = before[each.chair]
        fitting = [n for n, chair in enumerate(after) if seats[0] in chair and n not in taken]
        each.chair = fitting[0] if fitting else None
        taken.update(fitting[:1])


def _follow(session: Session, people: int) -> None:
    """Set the number of people to those who sit, where it follows them (TB-2.6)."""
    if seating.FOLLOWS in session.row.options:
        _reseat(session, seating.followed(session.engine, session.row.options, people))


def valued(name: str, value: str) -> Msg:
    """The value of a table's option in words."""
    if name == "zone":
        return msg("table-zone", zone=value)
    if name == "slots":
        days, _, at = value.partition("@")
        named = tuple(Msg(f"table-option-{day}") for day in days.split(","))
        return msg("table-slots", days=named, time=at)
    if value.endswith("m") and value[:-1].isdecimal():
        return msg("table-minutes", n=int(value[:-1]))
    if name == "vacation":
        return msg("table-vacation-days", n=int(value))
    if name == "pace":
        return Msg(f"table-pace-{value}")
    if name in CALENDAR and value[:1].isdecimal():
        first, _, last = value.partition("-" if name == "quiet_hours" else "..")
        return Msg(f"table-{name}", {"first": first, "last": last or first})
    if name == "language":
        return Msg(f"me-language-{value}")
    if value.isdecimal():
        return msg("table-minutes" if name == "veil" else "table-hours", n=int(value))
    return Msg(f"table-{'clock' if name in HOURS else 'option'}-{value}")


def set_option(session: Session, user: User, name: str, wish: str) -> None:
    if name in LATER and session.row.status != "lobby":
        _change(session, user, name, wish)
        return
    set_options(session, user, {name: wish})


def set_style(session: Session, user: User, name: str) -> None:
    """Set all options of a way to play at once (TB-2.10)."""
    style = next((each for each in session.engine.styles if each.name == name), None)
    if style is None:
        raise Illegal(msg("table-option-unknown", name=name))
    set_options(session, user, style.options)


def set_options(session: Session, user: User, wishes: Mapping[str, str]) -> None:
    """Options before the game: all of them or none."""
    rights.in_lobby(session)
    rights.host(session, user)
    engine, people = session.engine, len(session.people.chairs)
    options = session.row.options
    for name, wish in wishes.items():
        chosen_value = value(engine, name, wish)
        option = next(each for each in all_options(engine) if each.name == name)
        options = seating.changed(engine, options, option, chosen_value, people)
        if name == "pace":
            options |= settings(chosen_value)
        elif name in SETS:
            options = named_pace(options)
    if seating.FOLLOWS in options:
        options = seating.followed(engine, options, people)
    after = seating.chairs(engine, options)
    if people > len(after):
        raise Illegal(msg("table-full", n=len(after)))
    _reseat(session, options)
    _changed(session, user, "option")


def _change(session: Session, user: User, name: str, wish: str) -> None:
    """Change an option mid-game and announce it. Running clocks are unaffected."""
    rights.going_on(session)
    rights.host(session, user)
    chosen = value(session.engine, name, wish)
    session.row.options = named_pace(session.row.options | {name: chosen})
    option = Msg(f"table-option-{name}")
    text = msg("table-changed", user=rights.person(user), option=option, value=valued(name, chosen))
    session.announce(text, "option", None, user)
    session.moved = True


def join(session: Session, user: User, chair: int | None, *, also: bool = False) -> None:
    """Take a chair. Whoever has one moves, unless they want it `also`; nobody can wait for the deal
    twice (TB-2.2)."""
    rights.in_lobby(session)
    people, engine = session.people.chairs, session.engine
    chairs = seating.chairs(engine, session.row.options)
    if chair is not None and not 0 <= chair < len(chairs):
        raise Illegal(msg("table-no-chair"))
    mine = [each for each in people if each.user == user]
    if (chair is None and mine) or any(each.chair == chair for each in mine):
        raise Illegal(msg("table-joined"))
    taken = next((each for each in people if chair is not None and each.chair == chair), None)
    if taken:
        raise Illegal(msg("table-chair-taken", user=rights.person(taken.user)))
    undealt = next((each for each in mine if each.chair is None), None)
    if undealt:
        undealt.chair = chair
    elif mine and not also:
        mine[0].chair = chair
        session.people.chairs = [each for each in people if each not in mine[1:]]
        _follow(session, len(session.people.chairs))
    else:
        _sit_down(session, ChairRow(user, chair))
    _changed(session, user, "join")


def add_computer(session: Session, user: User, wanted: Strength | User) -> None:
    """Seat a computer, or this guest; it takes whatever chair the deal leaves (TB-9.1)."""
    rights.in_lobby(session)
    rights.host(session, user)
    if not isinstance(session.engine, Imagination):
        raise Illegal(msg("table-no-computers"))
    others = [each.user for each in session.people.chairs]
    if isinstance(wanted, int) and not computers.visiting(wanted, session.row.guild):
        raise Illegal(msg("guest-not-here"))
    if wanted in others:
        raise Illegal(msg("guest-seated"))
    number = wanted if isinstance(wanted, int) else computers.number(wanted, others)
    _sit_down(session, ChairRow(number, None))
    _changed(session, user, "join")


def _sit_down(session: Session, row: ChairRow) -> None:
    """Seat one more, if there is room."""
    people = session.people.chairs
    held = [each.chair for each in people]
    most = seating.room(session.engine, session.row.options, held).most
    if len(people) == most:
        raise Illegal(msg("table-full", n=most))
    people.append(row)
    _follow(session, len(people))


def remove_computer(session: Session, user: User, computer: User) -> None:
    rights.in_lobby(session)
    rights.host(session, user)
    if not computers.is_computer(computer):
        raise Illegal(msg("table-not-joined"))
    leave(session, computer)


def leave(session: Session, user: User) -> None:
    rights.in_lobby(session)
    stay = [each for each in session.people.chairs if each.user != user]
    if len(stay) == len(session.people.chairs):
        raise Illegal(msg("table-not-joined"))
    session.people.chairs = stay
    _follow(session, len(stay))
    _changed(session, user, "leave")


def _changed(session: Session, user: User, kind: str) -> None:
    """Update the lobby message. The command gets a line in the journal even before the game starts,
    so that a second delivery of it is recognised."""
    if session.command is not None:
        session.enter(kind, None, user)
    session.post(LobbyMail())


def deal(wishes: Sequence[int | None], chairs: int, rng: Rng) -> list[int]:
    """The chair of each person: the one they took, or one of those left over, at random."""
    free = [chair for chair in range(chairs) if chair not in wishes]
    if None in wishes:
        shuffle(rng, free)
    return [free.pop(0) if wish is None else wish for wish in wishes]


def start(
    session: Session,
    user: User,
    seed: bytes,
    before: Mapping[User, tuple[Seat, ...]] = MappingProxyType({}),
) -> None:
    """Deal the chairs, set the game up, and post the hash of its seed (TB-2.4). Who waits for the
    deal gets the seats they had `before`."""
    rights.in_lobby(session)
    rights.host(session, user)
    row, people, engine = session.row, session.people.chairs, session.engine
    persons = {each.user for each in people if computers.is_person(each.user)}
    if not persons:
        raise Illegal(msg("table-nobody"))
    theirs = {guest for person in persons for guest in computers.guests_of(person)}
    if len(persons) > 1 and theirs.intersection(each.user for each in people):
        raise Illegal(msg("guest-owner-plays"))
    row.options = seating.applying(engine, row.options, len(people))
    options = rules(engine, row.options)
    rng, chairs = SeededRng(seed), engine.chairs(options)
    blind = isinstance(engine, DealtChairs) and engine.deals_chairs(options)
    wishes = [None if blind else each.chair for each in people]
    for n, each in enumerate(people):  # TB-2.11
        chair = next((i for i, held in enumerate(chairs) if held == before.get(each.user)), None)
        if not blind and wishes[n] is None and chair not in wishes:
            wishes[n] = chair
    if len(people) > len(chairs):
        raise Illegal(msg("table-full", n=len(chairs)))
    dealt = deal(wishes, len(chairs), rng)
    taken = [
        SeatRow(seat, each.user, chair, since=row.seq + 1)
        for each, chair in zip(people, dealt, strict=True)
        for seat in chairs[chair]
    ]
    seats = [each.seat for each in taken]
    if refusal := engine.check(seats, options):
        raise Illegal(refusal)
    state = engine.new(seats, options, rng)
    row.seed, row.version = seed, engine.version
    row.status, row.started = "playing", session.now
    session.people.chairs, session.people.seats = [], taken
    for seat in seats:
        session.prompts[seat] = PromptRow(seat, bank=hours(session, "bank"))
    session.put(state, rng.count)
    session.add_event(msg("table-pledge", pledge=pledge(seed)))
    alarms.schedule(session)
    idle.watch(session, session.now)
    session.enter("start", user=user, barrier=True, note={"wishes": wishes})
    session.post(LobbyMail())
