"""What a host and their people are told without asking, and what they need not type twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.leagues import reads
from bot.app.leagues.terms import rounds_for
from bot.app.model import Profile
from bot.sandbox.serving import sandbox
from bot.sandbox.start import NAMES
from tests.e2e.people import Club, Shown, club
from tests.e2e.test_league import NEW, POOL, rule, run, running, tended, three
from tests.e2e.winter import Winter

TABLES = POOL | {"pool": "", "size": "2", "rounds": "3"}
SWISS = {"format": "swiss", "size": 2, "rounds": 3, "confirm_hours": 0, "round_days": 14}
GAMES_WINDOW = {
    "games": NEW["games"], "format": ["swiss"], "pace": ["daily"], "least": ""
}  # fmt: skip
OPTIONS = {"clock": "24", "language": "en"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path) as found:
        yield found


async def season_of(room: Club, people: int, **more: object) -> Winter:
    winter = Winter.of(room, people)
    await winter.open(("quartermaster",), **{**SWISS, **more}, options=OPTIONS)  # type: ignore[arg-type]
    await winter.everybody_presses("leagues-enter")
    return winter


async def begin(winter: Winter) -> None:
    label = winter.host.say("leagues-run-start")
    await winter.host.command("league run")
    await winter.host.press(label)
    await winter.host.press(label)
    await winter.tend()


async def test_who_rests_is_named_in_the_channel_and_told_themselves(room: Club) -> None:
    winter = await season_of(room, 5)
    await begin(winter)
    (found,) = await reads.standings(winter.leagues, winter.season)
    (rests,) = found.pool.rounds[0].resting
    told = next(each.text for each in room.public if "Round 1 of 3 begins" in each.text)
    assert f"<@{rests}>" in told
    for user, person in winter.people.items():
        own = person.say("league-you-rest", league="Winter", n=1)
        assert [own in each.text for each in room.letters(person)].count(True) == (user == rests)


@pytest.mark.parametrize(("rounds", "name"), [(3, "leagues-length"), (0, "leagues-length-so-far")])
async def test_sign_up_says_how_many_rounds_and_games_to_expect(
    room: Club, rounds: int, name: str
) -> None:
    winter = await season_of(room, 5, rounds=rounds)
    say, expected = winter.host.say, rounds or rounds_for(5, 2)
    text = winter.sign_up.text
    assert say(name, rounds=expected, games=expected, days=14) in text
    assert say("leagues-rule-at-once", n=3) in text


async def test_a_new_league_begins_with_a_day_a_turn_and_nights_where_its_host_lives(
    room: Club,
) -> None:
    host = room.person("Host", admin=True)
    await room.tables.set_profile(Profile(host.id, zone="Australia/Sydney"))
    window = await host.actor.slash(room.channel, "league create")
    fields = {
        each["component"]["custom_id"]: each["component"] for each in window.modal["components"]
    }
    chosen = [each["value"] for each in fields["pace"]["options"] if each.get("default")]
    assert chosen == ["daily"]
    panel = await host.window("league create", NEW | {"pace": ["brisk"]})
    assert host.say("leagues-do-night", zone="Australia/Sydney") in panel.text
    [league] = await reads.leagues(room.bot.leagues, room.guild.id)
    assert league.settings.options["zone"] == "Australia/Sydney"


async def test_the_last_table_is_shown_while_the_next_season_signs_up(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    for number in (1, 2, 3):
        await rule(host, number, "adjudicate", "Late.", places="red 1, white 2, blue 3")
        await tended(room)
    await run(host, "end", reason="Enough.")
    await tended(room)
    last = (await people[0].command("league standings")).alts
    await host.command("league settings")
    await host.fill_in(host.say("leagues-window-games"), {**GAMES_WINDOW, "reason": "As agreed."})
    await host.command("league run")
    await host.press(host.say("leagues-open"))
    assert (await people[0].command("league standings")).alts == last
    assert (await people[0].command("league standings", season=1)).alts == last
    refused = await people[0].command("league standings", season=2)
    assert refused.text == people[0].say("leagues-no-standings")


async def test_a_refused_field_leaves_the_panel_where_it_is(room: Club) -> None:
    host = room.person("Host", admin=True)
    panel = await host.window("league create", NEW)
    label = host.say("leagues-window-tables")
    for typed, said in (("many", "many"), ("99", "16")):
        refused = await host.fill_in(label, POOL | {"pool": typed})
        assert said in refused.text
        assert refused.buttons == panel.buttons
    assert host.say("leagues-changed") in (await host.fill_in(label, POOL)).text


async def test_whose_the_points_of_a_seat_are_is_said_before_anybody_chooses(room: Club) -> None:
    host = room.person("Host", admin=True)
    await host.window("league create", NEW)
    custom_id = host.panel and host.panel.buttons[host.say("leagues-window-points")]
    opened = await host.actor.click(host._message(host.panel), custom_id=custom_id)  # type: ignore[arg-type] # noqa: SLF001
    fields = {
        each["component"]["custom_id"]: each["component"] for each in opened.modal["components"]
    }
    labels = {each["value"]: each["label"] for each in fields["substitutes"]["options"]}
    assert "besides their own games" in labels["taker"]


async def test_a_league_moves_by_the_panel_and_the_panel_stays(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    moved = await run(host, "move")
    assert host.say("leagues-run-move-done") in moved.text
    assert host.say("leagues-people") in moved.buttons


async def test_a_host_sees_at_a_glance_whom_each_table_waits_for(room: Club) -> None:
    winter = await season_of(room, 4)
    await begin(winter)
    say = winter.host.say
    await winter.host.command("league run")
    listed = await winter.host.press(say("leagues-tables"))
    for table in await winter.tables("playing"):
        at = await room.tables.table(table.game or 0)
        ends = min(each.deadline or 0.0 for each in at.waiting)
        people = ", ".join(f"<@{each.user}>" for each in {e.user: e for e in at.waiting}.values())
        facts = {"place": f"<#{table.place}>", "people": people, "until": f"<t:{int(ends)}:R>"}
        assert say("leagues-run-waits", n=str(table.number), **facts) in listed.text


async def test_the_first_in_the_sandbox_makes_leagues_and_nobody_else(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (_, here):
        await here.welcome(NAMES[:2])
        ada, borys = (here.people[name] for name in NAMES[:2])
        assert (await ada.slash(here.channel, "league create")).modal is not None
        refused = await borys.slash(here.channel, "league create")
        assert refused.modal is None
        assert refused.response is not None
        assert "Manage Server" in Shown.of(here, refused.response).text  # type: ignore[arg-type]
