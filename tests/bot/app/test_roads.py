"""Every road on which somebody could come to act for a player, or to rule a table, by everything
they may have seen there before: whoever knows a hand of one side acts for nobody of another."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.app.leagues import reads, refereeing
from bot.app.leagues.context import By
from bot.app.leagues.records import LeagueTable
from bot.app.people import seats
from bot.league.results import Game, Part
from bot.store import journal
from bot.store.journal import TakebackRow
from engines.contract import Illegal, Seat
from engines.overlord.engine import Overlord
from tests.bot.app.house import House
from tests.bot.app.league_house import JUDGE, PEOPLE, LeagueHouse
from tests.bot.app.overlord import ALLIES, AXIS, EIGHT, begin, pass_time, say

ADMIN, SOMEBODY, OTHER, COMPUTER = 800, 900, 901, 12


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Overlord())
    yield house
    await house.store.close()


@dataclass
class Scene:
    """A table of two sides, and the seat for which somebody wants to act. Its time is up."""

    house: House
    game: int
    seat: Seat
    holder: int
    same: tuple[int, ...]
    """Who plays on the side of the seat, its holder first; and on the other side."""
    other: tuple[int, ...]

    @classmethod
    async def set(cls, house: House) -> Scene:
        game = await begin(house, turn_timeout="wait")
        await pass_time(house, 25)
        [seat] = await house.waited(game)
        sides = (AXIS, ALLIES) if seat.startswith("axis") else (ALLIES, AXIS)
        return cls(house, game, seat, sides[0][0], *sides)

    async def acts(self, user: int) -> bool:
        return self.seat in (await self.house.tables.table(self.game)).seats(user)

    async def warned(self) -> bool:
        log = await self.house.tables.log(self.game, OTHER, 99)
        return "table-knows-too-much" in [each.event.text.id for each in log]


# What somebody may have seen. Each returns who that is.

Seen = Callable[[Scene, tuple[int, ...]], Awaitable[int]]


async def plays(scene: Scene, side: tuple[int, ...]) -> int:
    return side[1]


async def played(scene: Scene, side: tuple[int, ...]) -> int:
    tables, seat = scene.house.tables, (await scene.house.tables.table(scene.game)).seats(side[1])
    await tables.substitute(scene.game, ADMIN, seat[0], OTHER, "ill")
    return side[1]


async def is_deputy(scene: Scene, side: tuple[int, ...]) -> int:
    await scene.house.tables.deputy(scene.game, side[1], SOMEBODY)
    return SOMEBODY


async def was_deputy(scene: Scene, side: tuple[int, ...]) -> int:
    await scene.house.tables.deputy(scene.game, side[1], SOMEBODY)
    await scene.house.tables.deputy(scene.game, side[1], None)
    return SOMEBODY


async def is_new(scene: Scene, side: tuple[int, ...]) -> int:
    return SOMEBODY


# On which road they would come to act for the player.

Road = Callable[[Scene, int], Awaitable[object]]


async def deputy(scene: Scene, user: int) -> None:
    await scene.house.tables.deputy(scene.game, scene.holder, user)


async def typed_deputy(scene: Scene, user: int) -> None:
    await say(scene.house, scene.game, scene.holder, scene.seat, f"deputy <@{user}>")


async def put_in_by_host(scene: Scene, user: int) -> None:
    tables, host = scene.house.tables, EIGHT[0]
    await tables.substitute(scene.game, host, scene.seat, user, "late", admin=False)


async def put_in_by_admin(scene: Scene, user: int) -> None:
    await scene.house.tables.substitute(scene.game, ADMIN, scene.seat, user, "late")


async def open_seat(scene: Scene, user: int) -> None:
    await scene.house.tables.offer_seat(scene.game, scene.holder, scene.seat, "offered")
    await scene.house.tables.take_seat(scene.game, user, scene.seat, "taken")


async def computers_seat(scene: Scene, user: int) -> None:
    await scene.house.tables.substitute(scene.game, ADMIN, scene.seat, COMPUTER, "gone")
    await scene.house.tables.take_seat(scene.game, user, scene.seat, "taken")


async def stand_in(scene: Scene, user: int) -> None:
    await scene.house.tables.stand_in(scene.game, user, scene.seat, "steps in")


async def inherit(scene: Scene, user: int) -> None:
    await scene.house.tables.concede(scene.game, scene.holder, scene.seat, "resigned")


ROLES: dict[str, tuple[str, Seen]] = {
    "plays, other side": ("other", plays),
    "played, other side": ("other", played),
    "deputy, other side": ("other", is_deputy),
    "was deputy, other side": ("other", was_deputy),
    "plays, same side": ("same", plays),
    "played, same side": ("same", played),
    "deputy, same side": ("same", is_deputy),
    "was deputy, same side": ("same", was_deputy),
    "is new": ("same", is_new),
}
NO, YES, TOLD = "-", "acts", "acts, and everybody is warned"
ROADS: dict[str, tuple[Road, tuple[str, ...]]] = {
    "deputy": (deputy, (NO, NO, NO, NO, NO, YES, YES, YES, YES)),
    "deputy, typed": (typed_deputy, (NO, NO, NO, NO, NO, YES, YES, YES, YES)),
    "put in by the host": (put_in_by_host, (NO, NO, NO, NO, YES, YES, YES, YES, YES)),
    "put in by an admin": (put_in_by_admin, (TOLD, TOLD, TOLD, TOLD, YES, YES, YES, YES, YES)),
    "open seat": (open_seat, (NO, NO, NO, NO, NO, NO, NO, NO, YES)),
    "computer's seat": (computers_seat, (NO, NO, NO, NO, NO, NO, NO, NO, YES)),
    "stands in": (stand_in, (NO, NO, NO, NO, YES, NO, NO, NO, NO)),
    "inherits": (inherit, (NO, NO, NO, NO, YES, NO, YES, NO, NO)),
}
"""Each road with what becomes of it, in the order of the roles. The deputy of an heir acts for what
is inherited."""


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("road", ROADS)
async def test_tb_3_19_who_knows_a_hand_acts_for_nobody_of_another_side(
    house: House, road: str, role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "ABSENT", 0)
    scene = await Scene.set(house)
    side, seen = ROLES[role]
    user = await seen(scene, scene.same if side == "same" else scene.other)
    with suppress(Illegal):
        await ROADS[road][0](scene, user)
    came = YES if await scene.acts(user) else NO
    found = TOLD if await scene.warned() else came
    assert found == ROADS[road][1][list(ROLES).index(role)]


# On which road they would rule the table.


async def rewound(scene: Scene, user: int) -> None:
    seq = (await scene.house.tables.moments(scene.game))[0].seq
    await scene.house.tables.rewind(scene.game, user, seq, "a bug")


async def replaced(scene: Scene, user: int) -> None:
    await scene.house.tables.substitute(scene.game, user, scene.seat, 950, "gone")


async def abandoned(scene: Scene, user: int) -> None:
    await scene.house.tables.abandon(scene.game, user, admin=True)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("road", [rewound, replaced, abandoned])
async def test_tb_3_19_everybody_is_told_of_an_admin_who_has_seen_a_hand(
    house: House, road: Road, role: str
) -> None:
    scene = await Scene.set(house)
    side, seen = ROLES[role]
    user = await seen(scene, scene.same if side == "same" else scene.other)
    await road(scene, user)
    log = await house.tables.log(scene.game, OTHER, 99)
    told = "table-admin-knows" in [each.event.text.id for each in log]
    assert told == (role != "is new")


# Whose word counts as a player's, when somebody asks for a move back.


async def holder(scene: Scene, side: tuple[int, ...]) -> int:
    return scene.holder


async def own_deputy(scene: Scene, side: tuple[int, ...]) -> int:
    await scene.house.tables.deputy(scene.game, scene.holder, SOMEBODY)
    return SOMEBODY


async def was_own_deputy(scene: Scene, side: tuple[int, ...]) -> int:
    await own_deputy(scene, side)
    await scene.house.tables.deputy(scene.game, scene.holder, None)
    return SOMEBODY


ANSWERERS = ROLES | {
    "holder": ("same", holder),
    "own deputy": ("same", own_deputy),
    "was own deputy": ("same", was_own_deputy),
}


@pytest.mark.parametrize("agrees", [True, False])
@pytest.mark.parametrize("role", ANSWERERS)
async def test_tb_5_7_nobody_agrees_for_a_player_but_those_who_act_for_them(
    house: House, role: str, agrees: bool
) -> None:
    scene = await Scene.set(house)
    side, seen = ANSWERERS[role]
    user = await seen(scene, scene.same if side == "same" else scene.other)
    asker = scene.other[-1]
    asked = TakebackRow(1, asker, 0, [scene.holder, 999])
    await house.store.write(lambda db: journal.save_takeback(db, scene.game, asked))
    with suppress(Illegal):
        await house.tables.consent(scene.game, user, 1, "said", agrees=agrees)
    now = await house.store.read(lambda db: journal.last_takeback(db, scene.game))
    assert now is not None
    counts = now != asked
    assert counts == (role in ("holder", "own deputy"))


# In a league nobody rules who has seen a hand, whatever else they may do.

ROLES_IN_LEAGUES = ("plays", "played", "deputy", "was deputy", "is new")
WATCHER = 952
REFUSALS = ("league-own-table", "table-knows-too-much", "league-plays-already")
REFEREES = (JUDGE, *PEOPLE[:4], WATCHER)


async def referee(house: LeagueHouse, table: LeagueTable, role: str) -> int:
    """Somebody who may rule tables of this league, and what they have seen at this one."""
    assert table.game is not None
    if role == "played":
        await refereeing.replace(
            house.leagues, table.id, By(JUDGE, "left", "ill"), table.sides[0], 951
        )
    if "deputy" in role:
        await house.tables.deputy(table.game, table.people[1], WATCHER, "named")
    if role == "was deputy":
        await house.tables.deputy(table.game, table.people[1], None, "gone")
    return table.people[0] if "play" in role else WATCHER


@pytest.mark.parametrize("role", ROLES_IN_LEAGUES)
@pytest.mark.parametrize(
    "road",
    ["extend", "replace", "adjudicate", "correct", "annul", "settle", "as an admin", "put in"],
)
async def test_tb_10_20_nobody_rules_or_takes_over_who_has_seen_a_hand(
    road: str, role: str, toy: None
) -> None:
    house = LeagueHouse()
    leagues = house.leagues
    season = await house.started(
        PEOPLE[:4], format="swiss", size=2, rounds=1, referees=tuple(sorted(REFEREES))
    )
    table = (await house.going_on(season))[0]
    user = await referee(house, table, role)
    assert table.game is not None
    await refereeing.dispute(leagues, table.game, table.people[1], "look", "asked")
    first, second = table.sides
    roads: dict[str, Callable[[], Awaitable[object]]] = {
        "extend": lambda: refereeing.extend(leagues, table.id, By(user, "x", "slow"), 24),
        "replace": lambda: refereeing.replace(leagues, table.id, By(user, "x", "ill"), second, 950),
        "adjudicate": lambda: refereeing.adjudicate(
            leagues, table.id, By(user, "x", "so"), {first: 1, second: 2}
        ),
        "correct": lambda: refereeing.correct(
            leagues, table.id, By(user, "x", "so"), {first: 2, second: 1}
        ),
        "annul": lambda: refereeing.annul(leagues, table.id, By(user, "x", "so")),
        "settle": lambda: refereeing.settle(leagues, table.id, By(user, "x", "so")),
        "as an admin": lambda: refereeing.check_admin(leagues, table.game or 0, user, ruling=False),
        "put in": lambda: refereeing.replace(
            leagues, table.id, By(JUDGE, "x", "ill"), second if "play" in role else first, user
        ),
    }
    if road == "correct":
        await house.play_out(table.game)
        await house.tend()
    if role == "is new":
        await roads[road]()
        return
    with pytest.raises(Illegal) as refused:
        await roads[road]()
    assert refused.value.reason.id in REFUSALS


@pytest.mark.parametrize("role", ROLES_IN_LEAGUES)
async def test_tb_10_22_results_that_are_brought_change_no_table(role: str, toy: None) -> None:
    """Not even those of a runner who plays, though they pretend to be of that table."""
    house = LeagueHouse()
    season = await house.started(
        PEOPLE[:4], format="swiss", size=2, rounds=1, runners=(PEOPLE[0], WATCHER)
    )
    table = (await house.going_on(season))[0]
    user = await referee(house, table, role)
    await house.play(season)
    places = zip(reversed(table.people), table.sides, (1, 2), strict=True)
    parts = tuple(Part(who, side, place) for who, side, place in places)
    pretended = Game(table.game or 0, "toy", house.time, parts, 1)

    async def told() -> object:
        every = await reads.standings(house.leagues, season.id)
        return await reads.table(house.leagues, table.id), [each.rows for each in every]

    before = await told()
    await refereeing.bring_in(house.leagues, season.league, By(user, "x", "old"), [pretended])
    assert await told() == before
    assert len(await reads.games(house.leagues, season.league)) == 3
