"""A league as its people see it: made in a few taps, entered by a button, played in threads."""

from __future__ import annotations

import csv
import json
import re
import zipfile
from collections.abc import AsyncIterator
from hashlib import sha256
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.leagues import entering, reads, tending
from tests.e2e.people import Club, Person, Shown, club

GAME = "race_to_the_rhine"
NEW = {
    "name": "Winter League",
    "games": [GAME],
    "format": ["suits"],
    "pace": ["brisk"],
    "signup_days": ["7"],
}
POOL = {"size": "", "rounds": "", "pool": "3", "division": ""}
PLACES = "red 1, white 2, blue 3"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path) as found:
        yield found


async def tended(room: Club) -> None:
    """Leagues do what is due, and what they say is delivered."""
    for _ in range(8):
        done = await tending.tend(room.bot.leagues)
        await room.bot.deliver()
        await room.delivered()
        if not done:
            return


async def running(room: Club, host: Person, *people: Person, **staff: Any) -> None:
    """A league under way: a pool of these people, its first table begun."""
    await host.window("league create", NEW)
    await host.fill_in(host.say("leagues-window-tables"), POOL | {"pool": str(len(people))})
    if staff:
        typed = {"runners": [], "referees": [], "rewards": [], "at_once": ["3"]} | staff
        await host.fill_in(host.say("leagues-window-staff"), typed)
    await host.press(host.say("leagues-open"))
    for person in people:
        await person.press("Enter", on=sign_up(room))
    await tended(room)


async def rule(person: Person, table: int, deed: str, reason: str, **typed: Any) -> Shown:
    """Decide something about a table, by the panel."""
    shown = await person.command("league run")
    if person.say("leagues-tables") not in shown.buttons:
        return shown
    await person.press(person.say("leagues-tables"))
    await person.choose(person.say("leagues-run-which"), str(table))
    return await person.fill_in(person.say(f"leagues-rule-{deed}"), {**typed, "reason": reason})


async def run(person: Person, what: str, reason: str = "", **typed: Any) -> Shown:
    """Press a button of the panel: with a reason one that opens a window, else one that asks."""
    label = person.say(f"leagues-run-{what}")
    shown = await person.command("league run")
    if label not in shown.buttons:
        return shown
    if reason:
        return await person.fill_in(label, {**typed, "reason": reason})
    await person.press(label)
    return await person.press(label)


def sign_up(room: Club) -> Shown:
    """The sign-up message: the first that the league sent."""
    return next(each for each in room.public if "Rules" in each.buttons)


def over(room: Club) -> Shown:
    """The message at the end of a season."""
    return next(each for each in room.public if "is over. Thank you" in each.text)


def threads(room: Club) -> list[Any]:
    return [each for each in room.env.backend.channels.values() if each.is_thread]


def in_thread(room: Club, thread: Any) -> list[Shown]:
    return [Shown(room, message) for message in room.env.backend.messages[thread.id].values()]


def three(room: Club) -> list[Person]:
    return [room.person(name) for name in ("Ada", "Ben", "Cid")]


def file_of(shown: Shown) -> bytes:
    return bytes.fromhex(shown.attached[0].split()[-1])


async def test_a_league_is_made_and_opened_in_a_few_taps(room: Club) -> None:
    host, ada = room.person("Host", admin=True), room.person("Ada")
    panel = await host.window("league create", NEW)
    assert "Winter League" in panel.text
    opened = await host.press(host.say("leagues-open"))
    assert f"<#{room.channel.id}>" in opened.text
    window_taps = 3 + 1  # open the menu of games, pick one, close it; send the window
    assert host.taps + window_taps < 10
    await room.bot.deliver()
    answer = await ada.press("Enter", on=sign_up(room))
    assert answer.text.startswith(ada.say("leagues-you-are-in"))
    assert f"<@{ada.id}>" in sign_up(room).text
    sure = await ada.press("Withdraw", on=sign_up(room))
    assert sure.text == ada.say("leagues-withdraw-sure")
    gone = await ada.press("Withdraw")
    assert gone.text == ada.say("leagues-withdrawn")
    assert f"<@{ada.id}>" not in sign_up(room).text


async def test_only_who_manages_the_server_makes_a_league(room: Club) -> None:
    eve = room.person("Eve")
    refused = await eve.command("league create")
    assert "Manage Server" in refused.text
    assert await reads.leagues(room.bot.leagues, room.guild.id) == []


async def test_a_forged_or_broken_window_is_refused_in_words(room: Club) -> None:
    host = room.person("Host", admin=True)
    await host.window("league create", NEW)
    refused = await host.fill_in(host.say("leagues-window-tables"), POOL | {"pool": "many"})
    assert "many" in refused.text
    await host.command("league settings")
    refused = await host.fill_in(host.say("leagues-window-tables"), POOL | {"pool": "99"})
    assert "16" in refused.text


async def test_only_who_runs_a_league_changes_it_and_every_change_has_a_reason(room: Club) -> None:
    host, eve = room.person("Host", admin=True), room.person("Eve")
    await running(room, host, *three(room))
    assert (await eve.command("league settings")).buttons == {}
    refused = await run(eve, "end", reason="I do not like it.")
    assert refused.text == eve.say("leagues-run-refused")
    await host.command("league settings")
    values = {"points": ["result"], "best": "", "substitutes": ["line"], "reason": "As agreed."}
    panel = await host.fill_in(host.say("leagues-window-points"), values)
    assert host.say("leagues-rule-points-result") in panel.text
    logged = await eve.command("league log")
    assert "As agreed" in logged.text
    [league] = await reads.leagues(room.bot.leagues, room.guild.id)
    assert league.settings.points == "result"


async def test_a_season_from_sign_up_to_its_end(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    champion = room.guild.create_role("Champion")
    await running(room, host, *people, rewards=[champion])
    assert threads(room)[0].name.startswith("Table 1, 1944: Race to the Rhine: ")
    first = in_thread(room, threads(room)[0])
    assert "Your game begins here" in first[-1].text
    for number in (1, 2, 3):
        told = await rule(host, number, "adjudicate", places=PLACES, reason="Out of time.")
        assert host.say("leagues-run-done") in told.text
        await tended(room)
    assert room.public[-1].files == ["standings.png"], "the pool has ended"
    await run(host, "end", reason="Winter is over.")
    await tended(room)
    end = over(room)
    assert end.files == ["ending-1.png"]
    [league] = await reads.leagues(room.bot.leagues, room.guild.id)
    season = await reads.season(room.bot.leagues, league.seasons[0])
    published, fingerprint = re.findall(r"\b[0-9a-f]{60,}\b", end.text)
    assert published == season.seed
    assert sha256(bytes.fromhex(published)).hexdigest() == fingerprint
    told = await people[0].command("league why", table=1)
    assert sha256(bytes.fromhex(published) + b"/1/0").hexdigest()[:16] in told.text
    [final] = await reads.standings(room.bot.leagues, season.id)
    winner = next(person for person in people if person.id == final.rows[0].person)
    given = f"/guilds/{room.guild.id}/members/{winner.id}/roles/{champion.id}"
    assert [r.path for r in room.env.http_requests if "/roles/" in r.path] == [given]
    assert f"<@{winner.id}> gets the role" in end.text
    hall = await people[0].command("league hall")
    assert "Season 1" in hall.alts[0]


async def test_a_role_that_cannot_be_given_is_told_clearly_and_the_season_ends(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    champion = room.guild.create_role("Champion")
    await running(room, host, *people, rewards=[champion])
    room.env.inject_error("PUT", "*/roles/*", status=403, code=50013, times=None)
    await rule(host, 1, "adjudicate", places=PLACES, reason="Late.")
    await run(host, "end", reason="Winter is over.")
    await tended(room)
    for number in (2, 3):
        await rule(host, number, "annul", reason="Winter is over.")
    await tended(room)
    end = over(room).text
    assert "Manage Roles" in end


async def test_everything_can_be_looked_at(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    await rule(host, 1, "adjudicate", places=PLACES, reason="Late.")
    await tended(room)
    ada = people[0]
    shown = {
        command: await ada.command(f"league {command}")
        for command in ("show", "standings", "tables", "round", "rules", "log", "sides", "card")
    }
    assert ada.say("leagues-you-playing") in shown["show"].text
    assert "points: 1, from 1 game" in shown["standings"].alts[0]
    assert "begins when they are all free" in shown["tables"].text
    assert shown["round"].text.endswith(ada.say("leagues-no-rounds"))
    assert ada.say("leagues-rule-format-pools") in shown["rules"].text
    assert "Late" in shown["log"].text
    assert "100 % of 1 game won" in shown["sides"].alts[0]
    assert shown["card"].alts[0].startswith("Ada, ")
    assert (await ada.command("me card")).alts == shown["card"].alts
    why = await ada.command("league why", table=1)
    assert ada.say("leagues-why-nothing") in why.text
    await ada.command("league standings")
    cross = await ada.press(ada.say("leagues-kind-cross"))
    assert cross.alts[0].startswith("Cross-table")
    for button in ("Tables", "People", "Rules", "Log", "Standings"):
        assert "Winter League" in (await ada.press(button, on=sign_up(room))).text


async def test_a_dispute_opens_a_private_thread_without_hands(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    judge = room.person("Judge")
    await running(room, host, *people, referees=[judge.actor])
    ada, eve = people[0], room.person("Eve")
    before = len(threads(room))
    await ada.command("league dispute", text="He moved twice.", table=1)
    await tended(room)
    thread = threads(room)[before]
    opened = in_thread(room, thread)[0]
    assert thread.type == discord.ChannelType.private_thread.value
    bot = room.bot.user
    assert bot is not None
    assert set(thread.thread_members) - {bot.id} == {p.id for p in (*people, host, judge)}
    assert "He moved twice" in opened.text
    assert opened.files == ["board.png"]
    refused = await rule(ada, 1, "settle", reason="Mine.")
    assert refused.text == ada.say("leagues-run-refused")
    refused = await rule(eve, 1, "settle", reason="Mine.")
    assert refused.text == eve.say("leagues-run-refused")
    settled = await rule(judge, 1, "settle", reason="All was in order.")
    assert judge.say("leagues-run-done") in settled.text


async def test_an_admin_who_plays_has_no_power_at_their_table(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    boss = room.person("Boss", admin=True)
    await running(room, host, *people[:2], boss)
    (thread,) = room.channel.threads
    room.channel = thread
    for who, said in ((boss, "cannot referee it"), (host, "Its referees decide")):
        assert said in (await who.command("admin abandon")).text
        deed = {"seat": "red", "player": people[2].actor, "reason": "slow"}
        assert said in (await who.command("admin substitute", **deed)).text
    assert "cannot referee it" in (await boss.command("admin pause")).text
    assert (await host.command("admin pause")).text == host.say("game-paused")


async def test_missing_rights_for_threads_are_told_once_and_mended_later(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await host.window("league create", NEW)
    await host.fill_in(host.say("leagues-window-tables"), POOL)
    await host.press(host.say("leagues-open"))
    path = f"/channels/{room.channel.id}/threads"
    room.env.inject_error("POST", path, status=403, code=50013, times=None)
    for person in people:
        await person.press("Enter", on=sign_up(room))
    await tended(room)
    for _ in range(3):
        await room.later(1)
    assert threads(room) == []
    told = [each.text for each in room.public if "Create Public Threads" in each.text]
    assert len(told) == 1
    room.env.backend.faults.clear()
    await room.later(1)
    await tended(room)
    assert len(threads(room)) == 1


async def test_a_server_full_of_threads_is_told_once_and_the_table_begins_later(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await host.window("league create", NEW)
    await host.fill_in(host.say("leagues-window-tables"), POOL)
    await host.press(host.say("leagues-open"))
    path = f"/channels/{room.channel.id}/threads"
    room.env.inject_error("POST", path, status=400, code=160006, times=3)
    for person in people:
        await person.press("Enter", on=sign_up(room))
    await tended(room)
    for _ in range(6):
        await room.later(1)
    await tended(room)
    told = [each.text for each in room.public if "as many active threads" in each.text]
    assert len(told) == 1
    assert len(threads(room)) == 1
    assert await room.tables.table(1)


async def test_a_league_whose_channel_is_gone_goes_on_in_another(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await host.window("league create", NEW)
    await host.fill_in(host.say("leagues-window-tables"), POOL)
    await host.press(host.say("leagues-open"))
    for person in people[:2]:
        await person.press("Enter", on=sign_up(room))
    for verb, more in (("POST", "/threads"), ("POST", "/messages"), ("PATCH", "/messages/*")):
        path = f"/channels/{room.channel.id}{more}"
        room.env.inject_error(verb, path, status=404, code=10003, times=None)
    season = (await reads.leagues(room.bot.leagues, room.guild.id))[0].season
    await entering.enter(room.bot.leagues, season, people[2].id, "enter")
    await tended(room)
    for _ in range(3):
        await room.later(1)
    told = [each.text for each in room.letters(host) if "/league run" in each.text]
    assert len(told) == 1
    assert threads(room) == []
    room.channel = room.guild.create_text_channel("another")
    refused = await people[0].command("league run")
    assert refused.text == people[0].say("leagues-run-refused")
    moved = await run(host, "move")
    assert "goes on here" in moved.text
    await tended(room)
    assert len(threads(room)) == 1
    assert (await room.tables.table(1)).status == "playing"
    assert "Enter" in sign_up(room).buttons


async def test_a_deleted_sign_up_message_comes_back(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await host.window("league create", NEW)
    await host.fill_in(host.say("leagues-window-tables"), POOL)
    await host.press(host.say("leagues-open"))
    first = sign_up(room)
    del room.env.backend.messages[room.channel.id][first.message.id]
    await entering.enter(
        room.bot.leagues,
        (await reads.leagues(room.bot.leagues, room.guild.id))[0].season,
        people[0].id,
        "enter",
    )
    await tended(room)
    assert sign_up(room).message.id != first.message.id
    await people[1].press("Enter", on=sign_up(room))


async def test_results_go_out_as_files_and_come_back(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    await rule(host, 1, "adjudicate", places=PLACES, reason="Late.")
    await tended(room)
    table = await people[0].command("league export")
    assert table.attached[0].startswith("standings-1.csv ")
    rows = list(csv.reader(StringIO(file_of(table).decode("utf-8-sig"))))
    assert {row[2] for row in rows[1:]} == {"Ada", "Ben", "Cid"}
    sheets = zipfile.ZipFile(BytesIO(file_of(await people[0].command("league export", kind="all"))))
    names = ["results.csv", "standings-1.csv", "games-1.csv", "people-1.csv"]
    assert sheets.namelist() == names
    everything = json.loads(file_of(await people[0].command("league export", kind="json")))
    assert everything["league"]["name"] == "Winter League"
    assert len(everything["games"]) == 1
    old = sheets.read("results.csv").replace(b"1,race", b"900,race")
    told = await bring(host, old)
    assert told.text.startswith("1 result of 3 people would be brought in")
    assert len(await reads.games(room.bot.leagues, 1)) == 1
    told = await bring(host, old, really=True)
    assert told.text.startswith("1 result of 3 people brought in")
    assert len(await reads.games(room.bot.leagues, 1)) == 2
    assert "0 results" in (await bring(host, old, really=True)).text
    refused = await bring(people[0], old, really=True)
    assert refused.text == people[0].say("league-runners-only")
    told = await bring(host, b"game,title\n1,chess\n")
    assert "these columns are missing" in told.text


async def bring(
    person: Person, content: bytes, *, what: str = "results", really: bool = False
) -> Shown:
    file = (f"{what}.csv", content)
    return await person.command(
        "league import", what=what, file=file, reason="From before.", **{"carry-out": really}
    )


async def test_people_go_out_as_a_file_and_into_the_next_season(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await host.window("league create", NEW | {"games": ["attack"]})
    await host.press(host.say("leagues-open"))
    for person in people:
        await person.press("Enter", on=sign_up(room))
    listed = file_of(await host.command("league export", kind="people"))
    assert f"<@{people[0].id}>,Ada,in," in listed.decode("utf-8-sig")
    await run(host, "cancel", reason="Too few.")
    await host.command("league run")
    await host.press(host.say("leagues-open"))
    told = await bring(host, listed, what="people")
    assert told.text.startswith("3 people would be entered")
    assert await reads.entries(room.bot.leagues, 2) == []
    await bring(host, listed, what="people", really=True)
    assert [entry.user for entry in await reads.entries(room.bot.leagues, 2)] == [
        p.id for p in people
    ]


async def test_what_a_league_knows_of_somebody_is_exported_and_forgotten(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    await rule(host, 1, "adjudicate", places=PLACES, reason="Late.")
    await tended(room)
    ada = people[0]
    found = json.loads(file_of(await ada.command("me export")))
    assert found["entries"][0]["season"] == 1
    assert found["league_tables"]
    await ada.command("me forget")
    await ada.press(ada.say("me-forget-sure"))
    hall = await people[1].command("league standings")
    assert "Ada" not in hall.alts[0]
    everything = file_of(await people[1].command("league export", kind="json")).decode()
    assert str(ada.id) not in everything
    assert str(people[1].id) in everything


async def test_two_people_find_a_game_and_a_computer_joins_if_both_agree(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    wish = {
        "games": [GAME],
        "sizes": ["3"],
        "paces": ["brisk"],
        "days": ["7"],
        "computers": ["yes"],
    }
    for person in (ada, ben):
        told = await person.window("league find", wish)
        assert "You are looking for" in told.text
    await room.later(25)
    await tended(room)
    await room.later(0.01)  # strangers by now: one after the other
    for person in (ada, ben):
        asked = room.letters(person)[-1]
        custom_id = asked.buttons[person.say("leagues-agree")]
        await person.press_letter(asked, custom_id)
    await tended(room)
    [thread] = threads(room)
    assert thread.name == "1944: Race to the Rhine: Ada, Ben"
    assert in_thread(room, thread)


async def test_a_polish_person_reads_polish(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    await running(room, host, *people)
    ola = room.person("Ola", "pl")
    shown = await ola.command("league standings")
    assert shown.alts[0].startswith("Tabela: Winter League")
    assert list(shown.buttons) == ["Tabela spotkań"]


async def test_everybody_confirms_before_a_season_of_rounds(room: Club) -> None:
    host = room.person("Host", admin=True)
    people = [room.person(name) for name in ("Ada", "Ben", "Cid", "Dot")]
    wished = NEW | {"games": ["attack"], "signup_days": ["3"]}
    await host.window("league create", wished)
    await host.press(host.say("leagues-open"))
    for person in people:
        await person.press("Enter", on=sign_up(room))
    await room.later(2 * 24)
    await tended(room)
    await room.later(24 + 1)
    await tended(room)
    assert host.say("leagues-is-confirming", n="1") in sign_up(room).text
    for person in people:
        told = await person.press(person.say("leagues-confirm"), on=sign_up(room))
        assert told.text == person.say("leagues-confirmed")
    assert sign_up(room).text.count("✓") == len(people)
    await room.later(48 + 1)
    await tended(room)
    assert threads(room) == [], "the round is shown first"
    await room.later(12)
    await tended(room)
    assert [each.name.partition(",")[0] for each in threads(room)] == ["Table 1"]
    told = await people[0].command("league round")
    assert people[0].say("leagues-round", n="1") in told.text
    assert "The next round starts" in told.text
    await people[0].command("league standings")
    by_round = await people[0].press(people[0].say("leagues-kind-rounds"))
    assert by_round.alts


async def test_in_a_forum_every_table_is_a_post_with_the_tags_there_are(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    forum = room.guild.create_forum_channel("games")
    await room.env.settle()
    found = room.bot.get_channel(forum.id)
    assert isinstance(found, discord.ForumChannel)
    tags = [discord.ForumTag(name="1944: Race to the Rhine"), discord.ForumTag(name="chatter")]
    await found.edit(available_tags=tags)
    await found.create_thread(name="The league", content="Here it is made.")
    await room.env.settle()
    [room.channel] = forum.threads
    await running(room, host, *people)
    post = next(each for each in threads(room) if each.name.startswith("Table 1"))
    assert post.parent_id == forum.id
    names = {
        int(tag["id"]): tag["name"] for tag in room.env.backend.channels[forum.id].available_tags
    }
    assert [names[int(tag)] for tag in post.applied_tags] == ["1944: Race to the Rhine"]
    assert "Your game begins here" in in_thread(room, post)[-1].text


async def test_at_the_end_every_division_has_its_picture_and_people_go_up_and_down(
    room: Club,
) -> None:
    host = room.person("Host", admin=True)
    people = [room.person(f"P{n}") for n in range(1, 9)]
    champion = room.guild.create_role("Champion")
    await host.window("league create", NEW | {"games": ["attack"]})
    typed = {"size": "4", "rounds": "1", "pool": "", "division": "4"}
    await host.fill_in(host.say("leagues-window-tables"), typed)
    staff = {"runners": [], "referees": [], "rewards": [champion], "at_once": ["3"]}
    await host.fill_in(host.say("leagues-window-staff"), staff)
    await host.press(host.say("leagues-open"))
    for person in people:
        await person.press("Enter", on=sign_up(room))
    await run(host, "start")
    await tended(room)
    await run(host, "begin", reason="Everybody is here.")
    await tended(room)
    tables = await reads.tables_of(room.bot.leagues, 1)
    assert len(tables) == 2
    for table in tables:
        places = ", ".join(f"{side} {n}" for n, side in enumerate(table.sides, 1))
        await rule(host, table.number, "adjudicate", places=places, reason="Time is up.")
    await tended(room)
    end = over(room)
    assert end.files == ["ending-1.png", "ending-2.png"]
    assert "Division 1, final standings" in end.alts[0]
    assert "Division 2, final standings" in end.alts[1]
    last_of_first, first_of_second = tables[0].people[-1], tables[1].people[0]
    assert host.say("leagues-goes-down", people=f"<@{last_of_first}>") in end.text
    assert host.say("leagues-goes-up", people=f"<@{first_of_second}>") in end.text
    assert end.text.count("gets the role") == 1, "only in the highest division"
    assert f"<@{tables[0].people[0]}> gets the role" in end.text


async def test_every_option_of_a_game_and_of_its_tables_is_set_in_windows(room: Club) -> None:
    host, ada = room.person("Host", admin=True), room.person("Ada")
    await host.window("league create", NEW)
    panel = await host.press("1944: Race to the Rhine")
    assert "Weather: **" not in panel.text
    menu = host.say("leagues-change-variant")
    listed = {each["value"] for each in panel.menus[menu]["options"]}
    assert {"weather", "round_limit", "harder"} <= listed
    values = {"weather": ["on"], "round_limit": "9", "harder": ["red", "blue"]}
    panel = await host.pick_window(menu, ["weather", "round_limit", "harder"], values)
    assert host.say("leagues-changed") in panel.text
    assert "Weather: **" in panel.text
    [league] = await reads.leagues(room.bot.leagues, room.guild.id)
    assert league.settings.variants[GAME] == {
        "weather": "on",
        "round_limit": "9",
        "harder": "red+blue",
    }
    panel = await host.press(host.say("leagues-back"))
    assert "Weather: " in panel.text, "told with the rules"
    await host.press(host.say("leagues-options-tables"))
    values = {"turn_timeout": ["wait"], "zone": "Europe/Warsaw", "quiet_hours": ["fri", "sat"]}
    menu = host.say("leagues-change-table")
    panel = await host.pick_window(menu, list(values), values)
    [league] = await reads.leagues(room.bot.leagues, room.guild.id)
    assert league.settings.options["zone"] == "Europe/Warsaw"
    assert league.settings.options["quiet_hours"] == "fri+sat"
    refused = await host.pick_window(menu, ["zone"], {"zone": "Mars/North"})
    assert host.say("table-bad-zone", said="Mars/North") in refused.text
    await host.command("league run")
    await host.press(host.say("leagues-open"))
    await host.command("league settings")
    await host.press("1944: Race to the Rhine")
    menu = host.say("leagues-change-variant")
    values = {"weather": ["off"], "reason": "Too much mud."}
    await host.pick_window(menu, ["weather"], values)
    logged = await ada.command("league log")
    assert "Changed: options of 1944: Race to the Rhine (Weather)." in logged.text
    assert "Too much mud" in logged.text
    told = await ada.command("league rules")
    assert "Weather" in told.text, "the season keeps what it opened with"


async def test_the_preview_is_what_people_will_see(room: Club) -> None:
    host = room.person("Host", admin=True)
    panel = await host.window("league create", NEW)
    assert host.say("leagues-do-referees") in panel.text
    preview = await host.press(host.say("leagues-preview"))
    await host.press(host.say("leagues-open"))
    await room.bot.deliver()
    seen = [line for line in preview.text.splitlines() if not line.startswith("-#")]
    assert seen[0] == "### Winter League"
    for line in seen:
        assert line.partition("<t:")[0] in sign_up(room).text


async def test_a_sign_up_message_says_how_many_the_next_pool_waits_for(room: Club) -> None:
    host, ada = room.person("Host", admin=True), room.person("Ada")
    await host.window("league create", NEW)
    await host.press(host.say("leagues-open"))
    await room.bot.deliver()
    assert "7 more people, and the next pool begins." in sign_up(room).text
    await ada.press("Enter", on=sign_up(room))
    await room.bot.deliver()
    assert "6 more people, and the next pool begins." in sign_up(room).text


async def test_who_looks_for_a_game_says_when_they_answer_and_whom_they_avoid(room: Club) -> None:
    ada, ben, cid = three(room)
    wish = {"games": [GAME], "sizes": ["2"], "paces": ["brisk"], "days": ["7"], "computers": ["no"]}
    told = await ada.window("league find", wish)
    assert ada.say("leagues-hours-unknown") in told.text
    assert ada.say("leagues-avoided-nobody") in told.text
    told = await ada.choose(ada.say("leagues-choose-hours", zone="UTC"), "16", "20")
    assert ada.say("leagues-hours-chosen", hours="16–24") in told.text
    told = await ada.choose(ada.say("leagues-choose-avoided"), ben.actor)
    assert ada.say("leagues-avoided", people=f"<@{ben.id}>") in told.text
    await ben.window("league find", wish)
    await tended(room)
    assert threads(room) == [], "one of them avoids the other"
    await cid.window("league find", wish)
    await cid.choose(cid.say("leagues-choose-hours", zone="UTC"), "4")
    await ben.press(ben.say("leagues-stop-seeking"))
    await tended(room)
    assert threads(room) == [], "they answer at different hours"
    await cid.choose(cid.say("leagues-choose-hours", zone="UTC"), "20", "4")
    await tended(room)
    [thread] = threads(room)
    assert thread.name == "1944: Race to the Rhine: Ada, Cid"


async def test_a_window_opens_with_the_people_and_roles_of_before(room: Club) -> None:
    host, judge = room.person("Host", admin=True), room.person("Judge")
    champion = room.guild.create_role("Champion")
    await host.window("league create", NEW)
    typed = {"runners": [], "referees": [judge.actor], "rewards": [champion], "at_once": ["3"]}
    panel = await host.fill_in(host.say("leagues-window-staff"), typed)
    assert host.say("leagues-do-referees") not in panel.text
    custom_id = panel.buttons[host.say("leagues-window-staff")]
    opened = await host.actor.click(host._message(panel), custom_id=custom_id)  # noqa: SLF001
    shown = json.dumps(opened.modal)
    assert f'"id": "{judge.id}"' in shown
    assert f'"id": "{champion.id}"' in shown


async def test_referees_extend_replace_correct_and_annul_with_public_reasons(room: Club) -> None:
    host, people = room.person("Host", admin=True), three(room)
    ada, ben = people[0], people[1]
    judge, eve = room.person("Judge"), room.person("Eve")
    await running(room, host, *people, referees=[judge.actor])
    [table] = [
        each for each in await reads.tables_of(room.bot.leagues, 1) if each.status == "playing"
    ]
    assert table.game is not None
    [asked, *_] = (await room.tables.table(table.game)).waiting
    told = await rule(judge, table.number, "extend", hours="24", reason="A storm.")
    assert judge.say("leagues-run-done") in told.text
    [later, *_] = (await room.tables.table(table.game)).waiting
    assert asked.deadline is not None
    assert later.deadline is not None
    assert later.deadline >= asked.deadline + 24 * 3600, "nights do not count"
    refused = await rule(ada, table.number, "extend", hours="24", reason="Mine.")
    assert refused.text == ada.say("leagues-run-refused")
    given: dict[str, Any] = {"seat": ["red"], "user": [eve.actor]}
    told = await rule(judge, table.number, "replace", "Gone on holiday.", **given)
    assert judge.say("leagues-run-done") in told.text
    seated = {p.user for p in (await room.tables.table(table.game)).players}
    assert eve.id in seated
    assert table.people[0] not in seated
    await rule(judge, table.number, "adjudicate", places=PLACES, reason="Late.")
    await tended(room)
    turned = "red 3, white 2, blue 1"
    told = await rule(judge, table.number, "correct", places=turned, reason="Miscounted.")
    assert f"1. <@{table.people[2]}>" in told.text
    [now] = await reads.standings(room.bot.leagues, 1)
    assert now.rows[0].person == table.people[2]
    unread = await rule(judge, table.number, "correct", places="pink 1", reason="Miscounted.")
    assert "such as: " in unread.text
    told = await rule(judge, table.number, "annul", reason="The wrong board.")
    assert judge.say("leagues-run-done") in told.text
    [now] = await reads.standings(room.bot.leagues, 1)
    assert {row.played for row in now.rows} == {0}
    await tended(room)
    logged = (await ben.command("league log")).text
    for reason in ("A storm.", "Gone on holiday.", "Late.", "Miscounted.", "The wrong board."):
        assert f"Reason: {reason}" in logged
        assert any(reason in each.text for each in room.public), "told in the league's channel"


async def test_a_place_that_becomes_free_goes_to_the_first_on_the_waiting_list(room: Club) -> None:
    host, people = room.person("Host", admin=True), [room.person(n) for n in ("Ada", "Ben", "Cid")]
    ada, ben, cid = people
    await host.window("league create", NEW | {"games": ["attack"]})
    typed = {"door": ["open"], "role": [], "most": "2", "reliability": ["0"]}
    await host.fill_in(host.say("leagues-window-people"), typed)
    await host.press(host.say("leagues-open"))
    for person in (ada, ben):
        await person.press("Enter", on=sign_up(room))
    told = await cid.press("Enter", on=sign_up(room))
    assert told.text == cid.say("leagues-you-wait", place="1")
    await room.bot.deliver()
    assert "2 of 2 places are taken. 1 person is on the waiting list." in sign_up(room).text
    await ada.press("Withdraw", on=sign_up(room))
    await ada.press("Withdraw")
    await tended(room)
    assert (await cid.command("league show")).text.endswith(cid.say("leagues-you-entered"))
    told = cid.say("league-moved-up", league="Winter League")
    assert any(told in each.text for each in (*room.letters(cid), *room.public))
