"""Who stands where in a pool, from the results of its tables and the steps of those who run the
league: who sits out, who plays for whom, what a missed round is worth, penalties."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.app.leagues.reading import standing_game
from bot.app.leagues.records import Settings
from bot.app.model import User
from bot.league.pairing import TRIPLES
from bot.league.results import Game, Person, even
from bot.league.standings import Row, Rules, standings
from bot.store.league_tables import Pool, Round, TableRow
from bot.store.leagues import HostStep


@dataclass(frozen=True, slots=True)
class Course:
    """Everything that has happened in a pool, as standings look at it."""

    settings: Settings
    size: int
    """How many sit at its tables."""
    pool: Pool
    rounds: Sequence[Round]
    tables: Sequence[TableRow]
    results: Mapping[int, Game]
    left: Collection[User]
    lot: bytes
    steps: Sequence[HostStep] = ()
    """Those that stand."""
    lapsed: Collection[int] = ()
    """Tables whose game ended without a result, and about which no referee has spoken."""

    @property
    def here(self) -> list[User]:
        """Who goes on: they have not left, and have not fallen silent."""
        gone = {*self.left, *silent(self.steps)}
        return [user for user in self.pool.people if user not in gone]


def rules(course: Course) -> Rules:
    settings = course.settings
    all_meet = settings.format == "round_robin" or (
        settings.format == "pools"
        and (course.size == 2 or (course.size == 3 and len(course.pool.people) in TRIPLES))
    )
    return Rules(settings.points, best=settings.best, round_robin=all_meet, lot=course.lot)


def rank(course: Course) -> list[Row]:
    """The standings of a pool now."""
    found = standings(
        rules(course),
        course.pool.people,
        counted(course),
        left=course.left,
        byes=byes(course),
        handed=handed(course),
        due=due(course),
        extra=penalties(course.steps),
    )
    return _by_rounds(course, found) if course.settings.format == "knockout" else found


def counted(course: Course) -> list[Game]:
    """The results, as they count here."""
    chairs = {row.id: row.people for row in course.tables}
    return [
        standing_game(game, course.settings.substitutes, chairs[table])
        for table, game in course.results.items()
        if table in chairs
    ]


def byes(course: Course) -> list[tuple[Person, float | None]]:
    """Who is to get something for what they could not play, once for each time: they had nobody to
    play against, somebody of their table had left, or the game did not count."""
    if course.settings.format == "knockout":
        return []
    found: list[tuple[Person, float | None]] = []
    games = 2 if course.settings.format == "pairs" else 1
    said = {(user, n): worth for user, n, worth in missed(course.steps, course.rounds)}
    for each in course.rounds:
        if each.begins is not None:
            continue
        tables = [table for table in course.tables if table.round == each.number]
        sides = tables[0].sides if tables else ()
        usual = _worth_of_bye(course, sides)
        worths: dict[Person, float | None] = dict.fromkeys(each.resting, usual)
        for (person, number), worth in said.items():
            if number == each.number:
                half = even(course.settings.points, sides) if sides else None
                worths[person] = half if worth else 0.0 if worth is not None else usual
        found += [(person, worth) for person, worth in worths.items() for _ in range(games)]
    for table in course.tables:
        if table.status in ("cancelled", "annulled"):
            worth = 0.0 if table.id in course.lapsed else _worth_of_bye(course, table.sides)
            found += [(person, worth) for person in table.people if person not in course.left]
    return found


def _worth_of_bye(course: Course, sides: Sequence[str]) -> float | None:
    """None for one's own average. Where people have partners that would let somebody be overtaken
    by a partner for whom the game they won together counts for more."""
    partners = any(len(set(table.sides)) < len(table.sides) for table in course.tables)
    return even(course.settings.points, sides) if partners and sides else None


def handed(course: Course) -> list[Person]:
    """Who has left a seat to somebody that has its points: a game in which they got nothing."""
    if course.settings.substitutes == "line":
        return []
    return [
        person
        for table in course.tables
        if (game := course.results.get(table.id)) is not None and game.verdict != "annulled"
        for person in set(table.people) - set(standing_game(game, "taker", table.people).people)
    ]


def due(course: Course) -> dict[Person, int]:
    """How many games each was to play in all."""
    return Counter(person for table in course.tables for person in table.people)


def _by_rounds(course: Course, found: Sequence[Row]) -> list[Row]:
    """In a knock-out whoever went out later stands higher."""
    reached: dict[Person, int] = {}
    for table in course.tables:
        for person in table.people:
            reached[person] = max(reached.get(person, 0), table.round)
    for each in course.rounds:
        for person in each.resting:
            reached[person] = max(reached.get(person, 0), each.number)
    last = max(reached.values(), default=0)
    final = [table for table in course.tables if table.round == last]
    if len({frozenset(table.people) for table in final}) == 1 and (
        winner := meeting_winner(course, final)
    ):
        reached[winner] = last + 1
    ordered = sorted(found, key=lambda row: -reached.get(row.person, 0))
    return [replace(row, place=place) for place, row in enumerate(ordered, 1)]


def meeting_winner(course: Course, meeting: Sequence[TableRow]) -> Person | None:
    """Who goes on from the games of two people: who has more points of them, else who has stood
    higher before; who has left goes out. None as long as a game is to be played."""
    if any(table.status in ("due", "paired", "playing") for table in meeting):
        return None
    pair = meeting[0].people
    here = [person for person in pair if person not in course.left]
    if len(here) == 1:
        return here[0]
    games = counted(replace(course, tables=meeting))
    points = {row.person: row.points for row in standings(rules(course), pair, games)}
    order = course.pool.people
    return max(pair, key=lambda person: (points[person], -order.index(person)))


def begun(rounds: Sequence[Round]) -> int:
    """How many rounds have begun."""
    return sum(each.begins is None for each in rounds)


def held(rounds: Sequence[Round]) -> Round | None:
    """The round that is drawn and has not begun."""
    return rounds[-1] if rounds and rounds[-1].begins is not None else None


def standing(steps: Sequence[HostStep], pool: int | None = None) -> list[HostStep]:
    """The steps that were not undone, of a season or of one of its pools."""
    return [s for s in steps if s.undone is None and (pool is None or s.pool in (pool, None))]


def silent(steps: Sequence[HostStep]) -> set[User]:
    return {step.user for step in steps if step.kind == "silent" and step.user is not None}


Heir = Callable[[User], User]


def heirs(steps: Sequence[HostStep]) -> Heir:
    """Who plays for somebody by now; they themselves if nobody does."""
    after = {s.user: s.other for s in steps if s.kind == "heir" and s.other is not None}

    def heir(user: User) -> User:
        while (other := after.get(user)) is not None:
            user = other
        return user

    return heir


def resting(steps: Sequence[HostStep], number: int) -> set[User]:
    """Who sits out a round because somebody said so."""
    heir = heirs(steps)
    return {heir(s.user) for s in steps if s.kind == "rest" and s.round + 1 == number and s.user}


def late(steps: Sequence[HostStep]) -> list[HostStep]:
    return [step for step in steps if step.kind == "late"]


def penalties(steps: Sequence[HostStep]) -> Mapping[User, float]:
    """Points that were given, or taken away, by word."""
    heir, found = heirs(steps), defaultdict[User, float](float)
    for step in steps:
        if step.kind == "points" and step.user is not None:
            found[heir(step.user)] += step.number or 0.0
    return found


def inherited(table: TableRow, heir: Heir) -> TableRow:
    """A table with those who play for its people by now."""
    people = tuple(map(heir, table.people))
    return table if people == table.people else replace(table, people=people)


def of_heirs(game: Game, substitutes: str, line: Collection[User], heir: Heir) -> Game:
    """A result as it counts for those who play by now. `line` are the people who were paired."""
    if all(heir(user) == user for user in line):
        return game
    game = standing_game(game, substitutes, line)
    return replace(
        game, parts=tuple(replace(part, person=heir(part.person)) for part in game.parts)
    )


def missed(
    steps: Sequence[HostStep], rounds: Sequence[Round]
) -> list[tuple[User, int, float | None]]:
    """Who missed which round, and what they get for it: nothing, a half, or their average."""
    heir = heirs(steps)
    found = [
        (heir(step.user), each.number, step.number)
        for step in steps
        if step.kind in ("late", "rest") and step.user is not None
        for each in rounds
        if each.begins is None
        if (each.number == step.round + 1 if step.kind == "rest" else each.number <= step.round)
    ]
    return list(dict.fromkeys(found))
