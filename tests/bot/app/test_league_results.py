"""What a finished game means to a league, from what the store holds of it."""

from __future__ import annotations

from dataclasses import replace

from bot.app.leagues.reading import result, standing_game
from bot.store import Db, league_results
from bot.store.league_results import Played
from bot.store.league_tables import RulingRow, TableRow
from tests.bot.app.house import House
from tests.bot.app.silence import InMemory

ANN, BOB, CAT, DAN = 101, 102, 103, 104
TABLE = TableRow(
    *(7, 1, 1, 2, 1, "toy", "finished", 0.0), people=(ANN, BOB), sides=("north", "south")
)
"""Ann has two seats in the north, Bob one in the south."""
HOLDERS = [("a", 0, ANN, 1), ("b", 0, ANN, 1), ("c", 1, BOB, 1)]
RESULTS = {"a": (1, 5, "played"), "b": (1, 3, "played"), "c": (3, 1, "played")}


def moves(*seats: str, user: int = 0, start: int = 2) -> list[tuple[str, int, str, int]]:
    return [(seat, start + n, "play", user) for n, seat in enumerate(seats)]


def played(**how: object) -> Played:
    found = Played(9, "toy", "over", 50.0, 40, list(HOLDERS), dict(RESULTS), moves(*"abcabc"))
    return replace(found, **how)  # type: ignore[arg-type]


def test_tb_10_19_who_had_how_many_seats_and_how_it_ended() -> None:
    game = result(TABLE, played(seconds={ANN: 60.0}), None)
    ann, bob = game.parts
    assert (ann.person, ann.side, ann.place, ann.points, ann.seats) == (ANN, "north", 1, 5.0, 2.0)
    assert (ann.kind, ann.turns, ann.substitute, ann.seconds) == ("played", 1.0, False, 60.0)
    assert (bob.place, bob.kind, game.round, game.verdict) == (3, "played", 2, "played")


def test_tb_10_19_a_seat_that_changed_hands_is_shared_by_turns() -> None:
    holders = [*HOLDERS, ("c", 1, CAT, 10)]
    some = [*moves(*"ccc"), *moves("c", start=12), *moves("a", "b")]
    game = result(TABLE, played(holders=holders, moves=some), None)
    bob, cat = game.part(BOB), game.part(CAT)
    assert bob
    assert cat
    assert (bob.turns, bob.kind, bob.substitute) == (0.75, "timeout", False)
    assert (cat.turns, cat.kind, cat.substitute) == (0.25, "played", True)
    offered = result(TABLE, played(holders=holders, moves=some, offered={BOB}), None)
    assert offered.part(BOB).kind == "conceded"  # type: ignore[union-attr]


def test_tb_10_19_a_seat_that_never_moved_is_whose_it_was_last() -> None:
    game = result(TABLE, played(holders=[*HOLDERS, ("c", 1, CAT, 10)], moves=moves("a")), None)
    assert [(part.person, part.turns) for part in game.parts] == [(ANN, 1), (BOB, 0), (CAT, 1)]


def test_tb_10_19_what_a_computer_did_for_somebody_is_not_theirs() -> None:
    some = [*moves("a", "b", "c"), *moves("c", user=11, start=20)]
    game = result(TABLE, played(moves=some), None)
    assert game.part(BOB).turns == 0.5  # type: ignore[union-attr]
    assert not game.computers
    held = result(TABLE, played(holders=[*HOLDERS[:2], ("c", 1, BOB, 1), ("c", 1, 11, 5)]), None)
    assert held.computers


def test_tb_10_19_a_seat_the_clock_gave_up_is_lost_to_the_clock() -> None:
    results = RESULTS | {"c": (3, 0, "conceded")}
    assert result(TABLE, played(results=results), None).part(BOB).kind == "conceded"  # type: ignore[union-attr]
    lapsed = result(TABLE, played(results=results, lapsed={"c"}), None)
    assert lapsed.part(BOB).kind == "timeout"  # type: ignore[union-attr]


def test_tb_10_19_how_long_a_game_was_counts_if_somebody_gave_up() -> None:
    results = RESULTS | {"c": (3, 0, "conceded")}
    usual = [80] * 10
    assert result(TABLE, played(results=results), None, lambda title: usual).length == 0.5
    assert result(TABLE, played(results=results), None, lambda title: usual[:9]).length == 1.0
    assert result(TABLE, played(), None, lambda title: usual).length == 1.0


def test_tb_10_20_the_latest_word_counts() -> None:
    turned = {"north": 2, "south": 1}
    corrected = result(TABLE, played(), RulingRow(1, 7, 0.0, 900, "corrected", turned))
    assert (corrected.place_of("south"), corrected.verdict) == (1, "played")
    off = result(TABLE, played(), RulingRow(2, 7, 0.0, 900, "annulled", {}))
    assert off.verdict == "annulled"
    broken = played(status="abandoned", results={})
    assert result(TABLE, broken, None).verdict == "annulled"
    word = result(TABLE, broken, RulingRow(3, 7, 0.0, 900, "adjudicated", turned))
    assert (word.verdict, word.place_of("north")) == ("adjudicated", 2)


def test_tb_10_16_whose_points_they_are() -> None:
    holders = [*HOLDERS, ("c", 1, CAT, 10)]
    game = result(TABLE, played(holders=holders, moves=[*moves("c"), *moves("c", start=12)]), None)
    line = standing_game(game, "line", TABLE.people)
    taker = standing_game(game, "taker", TABLE.people)
    assert [part.person for part in line.parts] == [ANN, BOB]
    assert [part.person for part in taker.parts] == [ANN, CAT]
    assert DAN not in game.people


async def test_tb_10_19_what_was_taken_back_and_what_was_sealed_is_nobodys_move() -> None:
    house = House(InMemory())
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.tables.undo(game, ANN, "ada", "back")
    house.time += 60
    await house.act(game, ANN, "ada", "aim/ben")
    await house.tables.concede(game, BOB, "ben", "enough")

    def found(db: Db) -> Played:
        before = league_results.played(db, [game])[game]
        db.execute("UPDATE waits SET sealed = 1")
        assert league_results.played(db, [game])[game].seconds == {}
        assert league_results.played(db, [game + 1]) == {}
        return before

    told = await house.store.write(found)
    assert [(seat, kind, user) for seat, _, kind, user in told.moves] == [("ada", "play", ANN)]
    assert told.seconds == {ANN: 60.0}
    assert told.lapsed == set()
    assert told.results["ben"][2] == "conceded"
    await house.store.close()
