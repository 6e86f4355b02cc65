"""The laws of `costs.py` for everything people type at tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from zoneinfo import available_timezones

import pytest

from bot.app.clocks import pauses
from bot.app.model import Table
from bot.app.play import typed
from bot.edge.commands.here import matching
from bot.text import verbatim
from bot.text.rulebook import rulebook
from engines.contract import Choice, Illegal, Offer, msg
from engines.registry import GAMES, engine
from tests.bot.app.costs import BIG, SOME, cost, linear, size, unread
from tests.bot.app.house import House
from tests.bot.app.silence import InMemory

ZONES = sorted(available_timezones())
PEOPLE, STRANGER, FRIEND = tuple(range(101, 109)), 900, 901


@pytest.fixture
async def scene(request: pytest.FixtureRequest) -> AsyncIterator[Scene]:
    found = await Scene.set(getattr(request, "param", "race_to_the_rhine"))
    yield found
    await found.house.store.close()


class Scene:
    """A table at which the smallest number of people has begun to play."""

    def __init__(self, house: House, at: Table) -> None:
        self.house, self.tables, self.game = house, house.tables, at.id
        self.seat = at.waiting[0].seat
        self.player = at.waiting[0].user
        self.host = at.host

    @classmethod
    async def set(cls, game: str) -> Scene:
        house = House(InMemory(), engine(game))
        house.tables._called = typed.names_of  # noqa: SLF001
        at = (await house.lobby(PEOPLE[0])).id
        for user in PEOPLE:
            await house.tables.join(at, user)
            try:
                await house.tables.start(at, PEOPLE[0], house.command())
            except Illegal:
                continue
            return cls(house, await house.tables.table(at))
        raise AssertionError("nobody can play this game")

    def given(self, user: int, name: str, text: str) -> Callable[[], Awaitable[object]]:
        """A command of somebody who brings a text."""
        tables, game, seat, command = self.tables, self.game, self.seat, self.house.command()
        found: dict[str, Callable[[], Awaitable[object]]] = {
            "say": lambda: tables.say(game, user, seat, text, command),
            "paraphrase": lambda: tables.paraphrase(game, user, seat, text),
            "prompts_after": lambda: tables.prompts_after(game, user, seat, text),
            "act": lambda: tables.act(game, user, seat, 1, text.split(","), command),
            "set_order": lambda: tables.set_order(game, user, seat, text.split(","), command),
            "report": lambda: tables.report(game, user, text, command),
            "note": lambda: tables.note(game, user, text),
            "option": lambda: tables.option(game, user, "clock", text, command),
            "option, name": lambda: tables.option(game, user, text, "24", command),
            "style": lambda: tables.style(game, user, text, command),
            "substitute": lambda: tables.substitute(
                game, user, seat, FRIEND, text, command, admin=False
            ),
            "substitute, seat": lambda: tables.substitute(
                game, user, text, FRIEND, "late", command, admin=False
            ),
            "offer_seat": lambda: tables.offer_seat(game, user, text, command),
            "stand_in": lambda: tables.stand_in(game, user, text, command),
            "plan_pick": lambda: tables.plan_pick(game, user, seat, 0, text.split(",")),
            "concede": lambda: tables.concede(game, user, text, command),
        }
        return found[name]


OF_GAMES = ("say", "paraphrase", "prompts_after", "act", "set_order", "plan_pick")
"""What each game reads in its own way."""
OF_TABLES = (
    *("report", "note", "option", "option, name", "style", "substitute", "substitute, seat"),
    *("offer_seat", "stand_in", "concede"),
)
COMMANDS = (*OF_GAMES, *OF_TABLES)


@pytest.mark.parametrize("name", COMMANDS)
async def test_who_may_not_give_a_command_is_refused_before_what_they_bring_is_read(
    scene: Scene, name: str
) -> None:
    _, why = await cost(scene.given(STRANGER, name, "x"))
    assert why or name == "prompts_after", "a stranger is not refused"
    await unread(lambda text: scene.given(STRANGER, name, text))


@pytest.mark.parametrize(
    ("scene", "name"),
    [
        *((game, name) for game in GAMES for name in OF_GAMES),
        *(("race_to_the_rhine", name) for name in OF_TABLES),
    ],
    indirect=["scene"],
)
async def test_what_somebody_types_costs_no_more_than_it_is_long(scene: Scene, name: str) -> None:
    user = scene.host if name.startswith(("option", "style", "substitute")) else scene.player
    await linear(lambda text: scene.given(user, name, text))


async def test_a_turn_of_a_thousand_steps_is_refused_before_the_first(scene: Scene) -> None:
    """Whether or not they could all be carried out."""
    before = await scene.house.rows("SELECT count(*) FROM journal")
    lines, why = await cost(scene.given(scene.player, "say", size("end;", BIG)))
    assert why == "table-too-many-steps"
    assert lines < SOME
    assert before == await scene.house.rows("SELECT count(*) FROM journal")


READERS: dict[str, Callable[[str], object]] = {
    "zones": lambda text: matching([(zone, zone) for zone in ZONES], text),
    "rules": lambda text: rulebook("attack", "en").search(text, 6),
    "regeln": lambda text: rulebook("overlord", "pl").search(text, 6),
    "quoted": verbatim,
    "vacation": lambda text: pauses.read_days(text, text, 0.0, "UTC"),
}


@pytest.mark.parametrize("name", READERS)
async def test_what_is_searched_costs_no_more_than_it_is_long(name: str) -> None:
    async def reads(text: str) -> object:
        return READERS[name](text)

    await linear(lambda text: lambda: reads(text))


@pytest.mark.parametrize("name", ["quiet_hours", "holidays", "slots", "zone", "clock", "pace", "x"])
async def test_what_a_host_agrees_on_costs_no_more_than_it_is_long(name: str) -> None:
    house = House(InMemory(), engine("attack"))
    at = (await house.lobby(PEOPLE[0])).id
    await linear(lambda text: lambda: house.tables.option(at, PEOPLE[0], name, text))


async def test_an_answer_of_a_thousand_choices_is_refused_before_they_are_looked_for() -> None:
    cards = tuple(Choice(f"take/{n}", msg("x", n=n)) for n in range(60))
    offer = Offer(msg("x"), cards, (), msg("x"), "turn/1", most=9)

    def called(game: str, choice: Choice) -> tuple[str, ...]:
        return (f"card {choice.arg}",)

    async def read(n: int) -> object:
        return typed.picks("toy", offer, size("card 59,", n), called)

    lines, why = await cost(lambda: read(BIG))
    assert why == "play-how-many"
    assert lines < SOME
