"""Everything that five evenings write into the outbox and change in it, byte for byte.

`--golden` writes the photographs anew. They change only with what people are told, how and when.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.app.model import Prompt, Stale
from engines.contract import Illegal
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, CAT, DAN, House

GOLDEN = Path(__file__).parent / "golden"
EVE = 105
WISHES: tuple[dict[str, Any], ...] = (
    {},
    {"zone": "Europe/Warsaw", "quiet": (22, 7), "next": True},
    {"digest": 18, "safety": True, "next": True},
    {"dm": "off", "remind": "table"},
)
"""What people have chosen; from game to game by turns."""
TIMEOUTS = ("auto", "wait", "grace", "computer", "ladder")
SEEN = ("mention", "waiting", "events", "call", "deadline", "why", "user", "asked", "users", "text")
"""What is kept of a message as it is sent: all but pictures, which other tests look at."""
WATCH = (
    "CREATE TEMP TABLE photo (line TEXT)",
    "CREATE TEMP TRIGGER made AFTER INSERT ON main.outbox BEGIN INSERT INTO photo VALUES"
    " (json_array('+', new.id, new.kind, new.channel, new.user, new.seat, new.due, new.body)); END",
    "CREATE TEMP TRIGGER moved AFTER UPDATE ON main.outbox BEGIN INSERT INTO photo VALUES"
    " (json_array('~', new.id, new.status, new.due, new.tries, new.message, new.why,"
    " iif(new.body = old.body, NULL, new.body))); END",
)


class Evening:
    def __init__(self, house: House, game: int, chance: QuickRng) -> None:
        self.house, self.tables, self.game, self.chance = house, house.tables, game, chance
        self.lines: list[str] = []

    async def play(self, steps: int) -> None:
        for _ in range(steps):
            if (await self.tables.table(self.game)).ended:
                return
            deeds = [self.answer] * 12 + [self.wait] * 3 + [self.meddle] * 3
            await self.chosen(deeds)()
            await self.computers()
            if self.chance.below(4):
                await self.post()

    async def answer(self) -> None:
        """Somebody who is asked answers as the game's own computer would, or anyhow."""
        found = [p for user in PEOPLE for p in await self.tables.prompts(self.game, user)]
        asked = [each for each in found if each.offer.required and not each.offer.answered]
        if not asked:
            await self.wait()
            return
        prompt = self.chosen(asked)
        await self.give(prompt)

    async def give(self, prompt: Prompt) -> None:
        table = await self.tables.table(self.game)
        user = table.holder(prompt.seat)
        assert user is not None
        picks = await self.tables.computed(self.game, prompt.seat)
        if picks is None or not self.chance.below(8):
            picks = tuple(some_picks(prompt.offer, self.chance))
        where = self.game, user, prompt.seat, prompt.token, picks, self.house.command()
        try:
            await self.tables.act(*where)
        except Illegal:
            await self.tables.act(*where[:4], prompt.offer.default, self.house.command())

    async def wait(self) -> None:
        self.house.wait(self.chosen((0.05, 0.3, 1, 5, 12, 25)))
        self.tables.last_beat = self.house.time  # the bot was up all the while
        await self.tables.ring()

    async def meddle(self) -> None:
        """Somebody does something beside the game; whatever is refused does nothing."""
        me, other = self.chosen(PEOPLE), self.chosen(PEOPLE)
        seats = (await self.tables.table(self.game)).seats(me)
        seat, command = next(iter(seats), ""), self.house.command()
        tables, game = self.tables, self.game
        deeds: Sequence[Callable[[], Awaitable[object]]] = (
            lambda: tables.undo(game, me, seat, command),
            lambda: tables.undo(game, me, seat, command),
            lambda: tables.takeback(game, me, command),
            lambda: self.consent(other),
            lambda: tables.deputy(game, me, other if me != other else None, command),
            lambda: tables.snooze(game, me, seat, command),
            lambda: tables.offer_seat(game, me, seat, command),
            lambda: tables.keep_seat(game, me, seat, command),
            lambda: tables.extend(game, me, 5, "more time", command),
            lambda: tables.vacation(me, "1970-01-13", "1970-01-14", command),
            lambda: self.rest(me),
            lambda: tables.follow(game, EVE),
            lambda: tables.report(game, me, "where are you", command),
            lambda: self.plan(me, seat),
            lambda: tables.digest(game, me),
        )
        with suppress(Illegal, Stale):
            await self.chosen(deeds)()

    async def consent(self, user: int) -> None:
        for number in (1, 2, 3):
            await self.tables.consent(
                self.game, user, number, self.house.command(), agrees=bool(self.chance.below(3))
            )

    async def rest(self, user: int) -> None:
        await self.tables.pause(self.game, user, self.house.command())
        await self.wait()
        for each in PEOPLE:
            await self.tables.resume(self.game, each, self.house.command())

    async def plan(self, user: int, seat: str) -> None:
        """Put a turn together in advance, and file it."""
        drafted = await self.tables.plan_begin(self.game, user, seat)
        while drafted.offer is not None and len(drafted.said) < 4:
            made = len(drafted.said)
            picks = some_picks(drafted.offer, self.chance)
            drafted = await self.tables.plan_pick(self.game, user, seat, made, picks)
        await self.tables.plan_file(self.game, user, seat, self.house.command())

    async def computers(self) -> None:
        for _ in range(200):
            asked = await self.tables.computer_question(self.game)
            if asked is None:
                return
            picks = await self.tables.computed(self.game, asked.seat)
            await self.tables.play_computer(asked, asked.offer.default if picks is None else picks)

    async def post(self) -> None:
        while letters := await self.tables.take_outgoing():
            for each in letters:
                shown = {f.name: getattr(each.body, f.name) for f in fields(each.body)}
                kept = {name: shown[name] for name in SEEN if name in shown}
                line = ["=", each.id, each.kind, each.earlier, kept]
                await self.house.store.write(
                    lambda db, line=line: db.execute("INSERT INTO photo VALUES (?)", (repr(line),))
                )
                await self.tables.delivered(each.id, 9000 + each.id)

    def chosen(self, several: Sequence[Any]) -> Any:
        return several[self.chance.below(len(several))]


PEOPLE = (ANN, BOB, CAT, DAN)


async def evening(path: Path, game: str, steps: int, people: Sequence[int]) -> list[str]:
    house = await House.build(path, engine(game))
    await house.store.write(lambda db: [db.execute(each) for each in WATCH])
    shift = list(GAMES).index(game)
    for n, user in enumerate(PEOPLE):
        profile = await house.tables.profile(user)
        wish = {name: getattr(profile, name) for name in profile.__dataclass_fields__}
        await house.tables.set_profile(type(profile)(**wish | WISHES[(n + shift) % len(WISHES)]))
    await house.tables.show_seats_in(1, 77)
    await house.tables.show_chronicles_in(1, 78)
    table = await house.lobby(ANN, clock="24", bank="12", turn_timeout=TIMEOUTS[shift])
    for user in people[: max(len(table.chairs) - 1, 1)]:
        await house.tables.join(table.id, user)
    while len((await house.tables.table(table.id)).players) < len(table.chairs):
        await house.tables.add_computer(table.id, ANN, "officer")
    await house.tables.start(table.id, ANN, house.command())
    here = Evening(house, table.id, QuickRng(shift))
    await here.play(steps)
    with suppress(Illegal):
        await house.tables.abandon(table.id, ANN, house.command())
    await here.post()
    found = await house.rows("SELECT line FROM photo ORDER BY rowid")
    await house.store.close()
    return [line for (line,) in found]


EVENINGS = {game: (game, 60, PEOPLE) for game in GAMES} | {
    "two": ("attack", 90, PEOPLE[:2]),
    "alone": ("race_to_the_rhine", 300, PEOPLE[:1]),
}


@pytest.mark.parametrize("name", EVENINGS)
async def test_the_mail_of_an_evening_is_as_it_was(
    name: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    found = await evening(tmp_path, *EVENINGS[name])
    file = GOLDEN / f"{name}.txt"
    if pytestconfig.getoption("golden"):
        file.write_text("\n".join(found) + "\n", "utf-8")
    assert found == file.read_text("utf-8").splitlines()
