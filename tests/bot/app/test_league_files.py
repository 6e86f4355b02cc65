"""Files of a league: safe for spreadsheets, and read back as they were written."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from io import StringIO

import pytest

from bot.app.leagues.records import pack_game, unpack_game
from bot.app.leagues.sheets import (
    BOM,
    MOST_LINES,
    MOST_PEOPLE,
    as_json,
    read_people,
    read_results,
    results_table,
    safe,
    table,
)
from bot.app.play import computers
from bot.league import ratings
from bot.league.results import SCHEMES, Game, Part
from bot.league.standings import Rules, standings
from engines.kit.simulate import QuickRng

ADA, BEN, CYD = 100_000_000_000_000_001, 100_000_000_000_000_002, 100_000_000_000_000_003
GAMES = (
    Game(7, "attack", 1_790_000_000.0, (Part(ADA, "red", 1, 12.5), Part(BEN, "blue", 2, -3.0)), 2),
    Game(8, "attack", 1_790_086_400.0, (Part(BEN, "red", 1, 9.0, "timeout"), Part(CYD, "blue", 2))),
)


def cells(made: bytes, between: str = ",") -> list[list[str]]:
    text = made.decode()
    assert text.startswith(BOM)
    return list(csv.reader(StringIO(text.removeprefix(BOM)), delimiter=between))


@pytest.mark.parametrize(
    "name",
    [
        *("=1+1", "+48 600", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", '=HYPERLINK("x")'),
        *("\u00a0=1", "\u3000=1"),
    ],
)
def test_a_name_is_never_a_formula(name: str) -> None:
    ((found,),) = cells(table([[name]], "en"))
    assert found == f"'{name}"


def test_other_text_and_numbers_stay_as_they_are() -> None:
    assert safe("Ada = first") == "Ada = first"
    assert cells(table([["Łucja", 3, 2.5, -1.25, None]], "en")) == [
        ["Łucja", "3", "2.5", "-1.25", ""]
    ]


def test_polish_spreadsheets_get_semicolons_and_commas() -> None:
    made = table([["a;b", 2.5, 10.0]], "pl")
    assert cells(made, ";") == [["a;b", "2,5", "10"]]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_results_are_read_back_as_they_were_written(lang: str) -> None:
    read = read_results(results_table(GAMES, lang).decode(), {"attack"})
    assert read.faults == []
    assert [(g.title, g.ended, g.round, g.parts) for g in read.games] == [
        (g.title, g.ended, g.round, g.parts) for g in GAMES
    ]
    again = read_results(results_table(GAMES, "en").decode(), {"attack"})
    assert [game.id for game in again.games] == [game.id for game in read.games]


OFFICER = computers.number("officer", ())


def some_games(seed: int) -> list[Game]:
    """Games of every kind: with substitutes and computers, conceded, ruled and annulled ones."""
    chance = QuickRng(seed)

    def part(at: int, n: int) -> Part:
        return Part(
            person=ADA + chance.below(2) + 2 * at if at else OFFICER,
            side=f"s{at}",
            place=1 + chance.below(n),
            points=chance.below(90) / 7 - 3,
            kind=("played", "conceded", "timeout")[chance.below(3)],
            seats=1.0 + chance.below(2),
            turns=chance.below(8) / 7,
            substitute=not chance.below(4),
            seconds=chance.below(10**6) / 1000,
        )

    return [
        Game(
            id=number,
            title="attack",
            ended=1_790_000_000.0 + chance.below(3) / 2,
            parts=tuple(part(at, 3) for at in range(2 + chance.below(3))),
            round=chance.below(4),
            verdict=("played", "adjudicated", "annulled")[chance.below(3)],
            length=chance.below(30) / 11,
            computers=not chance.below(3),
        )
        for number in range(1, 12)
    ]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_is_exported_comes_back_with_the_same_standings_and_ratings(lang: str) -> None:
    for seed in range(20):
        games = some_games(seed)
        read = read_results(results_table(games, lang).decode(), {"attack"})
        assert read.faults == []
        assert [replace(game, id=0) for game in read.games] == [replace(g, id=0) for g in games]
        kept = [unpack_game(json.loads(pack_game(each)), n) for n, each in enumerate(read.games, 1)]
        assert ratings.rated(kept) == ratings.rated(games)
        people = {person for game in games for person in game.people}
        for points in SCHEMES:
            rules = Rules(points)
            assert standings(rules, people, kept) == standings(rules, people, games)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("attack", "chess"), "title"),
        ((str(BEN), "Ben"), "person"),
        (("2026-", "someday-"), "date"),
        ((",1,12.5", ",first,12.5"), "place"),
        ((",1,12.5", ",1,many"), "points"),
        ((",1,12.5", ",1,nan"), "points"),
        ((",1,12.5", ",1,1e300"), "points"),
        ((",1,12.5", f",{'9' * 5000},12.5"), "place"),
        ((":20.000000+00:00,2,", f":20.000000+00:00,{'9' * 30},"), "place"),
        (("2026-", "0001-"), "date"),
        ((str(BEN), "9" * 19), "person"),
        ((str(BEN), f"{2:018}"), "person"),
        ((str(BEN), str(ADA)), "twice"),
        (("person", "who"), "columns"),
    ],
)
def test_a_faulty_line_is_named_and_its_game_left_out(change: tuple[str, str], what: str) -> None:
    text = results_table(GAMES[:1], "en").decode()
    assert change[0] in text
    read = read_results(text.replace(*change), {"attack"})
    assert read.games == []
    assert {fault.what for fault in read.faults} == {what}


def test_a_game_of_one_person_is_refused() -> None:
    text = "\n".join(results_table(GAMES[:1], "en").decode().splitlines()[:2])
    assert [fault.what for fault in read_results(text, {"attack"}).faults] == ["alone"]


def test_a_file_that_is_too_long_is_refused_whole() -> None:
    line = f"1,attack,2026-01-01,,{ADA},red,1,0,,"
    text = results_table([], "en").decode() + "\n".join([line] * (MOST_LINES + 1))
    read = read_results(text, {"attack"})
    assert (read.games, [fault.what for fault in read.faults]) == ([], ["long"])


def test_people_are_read_from_numbers_and_mentions_each_once() -> None:
    read = read_people(f"{BOM}player\n{ADA}\n<@{BEN}>, Ben\n\n{ADA}\nnobody\n")
    assert read.users == [ADA, BEN]
    assert [(fault.line, fault.what) for fault in read.faults] == [(5, "twice"), (6, "person")]


def test_a_list_with_more_people_than_a_season_takes_is_refused_whole() -> None:
    some = " ".join(str(ADA + n) for n in range(MOST_PEOPLE + 1))
    read = read_people(some)
    assert (read.users, [fault.what for fault in read.faults]) == ([], ["many"])
    assert len(read_people(some.rpartition(" ")[0]).users) == MOST_PEOPLE
    read = read_people("mention\n" + "nobody\n" * MOST_LINES)
    assert (read.users, [fault.what for fault in read.faults]) == ([], ["long"])


def test_a_number_that_is_nobodys_is_no_person() -> None:
    read = read_people(f"mention\n{'9' * 19}\n{2:018}\n{ADA}")
    assert read.users == [ADA]
    assert [fault.what for fault in read.faults] == ["person", "person"]


def test_a_cell_that_is_too_long_is_a_fault() -> None:
    text = results_table(GAMES[:1], "en").decode().replace("red", "r" * 200_000)
    assert [fault.what for fault in read_results(text, {"attack"}).faults] == ["cell"]


def test_json_holds_every_field() -> None:
    found = json.loads(as_json(games=list(GAMES), people=frozenset({2, 1})))
    assert found["people"] == [1, 2]
    assert found["games"][0]["parts"][1]["points"] == -3.0
