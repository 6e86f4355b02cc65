"""Who is called, how and when, as a table of facts and wishes (TB-8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app.clocks.calendars import HERE, HOUR
from bot.app.mail.stored import (
    Asked,
    CallMail,
    ChronicleMail,
    Envelope,
    HandMail,
    NoticeMail,
    RemindMail,
)
from bot.app.mail.whom import Call, Facts, calls, when
from bot.app.model import Profile
from engines.contract import Msg

ANN, BOB = 101, 102
NOON = 12 * HOUR
NIGHT = (11, 14)
"""Quiet hours around noon, until two."""
WAITS = Msg("toy-waits")
BOARD = Facts(
    NOON,
    (Asked("ada", ANN, WAITS, NOON + 24 * HOUR), Asked("ben", BOB, WAITS, None)),
    (ANN, BOB),
    holders={"ada": ANN, "ben": BOB},
)


def wish(user: int = BOB, **wishes: Any) -> Profile:
    return Profile(user, **wishes)


LETTER = Call(BOB, "ben", NOON)
ASIDE = {"same_turn": True, "answering": frozenset({BOB})}
AGAIN = {"called": (), "again": ("ben",)}
ALONE = {"called": (ANN,), "alone": ANN}


@pytest.mark.parametrize(
    ("facts", "bob", "mention", "more"),
    [
        pytest.param({}, {}, (ANN, BOB), {}, id="8.1-the-board-calls-all"),
        pytest.param(
            {},
            {"quiet": NIGHT},
            (ANN,),
            {"asleep": (LETTER._replace(asleep=True),)},
            id="8.3-nobody-asleep",
        ),
        pytest.param(ASIDE, {}, (ANN,), {"letters": (LETTER,)}, id="8.16-who-reacts-by-letter"),
        pytest.param(
            ASIDE | {"hands": ("ben",)}, {}, (ANN,), {"hands": ("ben",)}, id="8.16-by-their-hand"
        ),
        pytest.param(
            ASIDE | {"hands": ("ben",)},
            {"quiet": NIGHT},
            (ANN,),
            {"letters": (LETTER,)},
            id="8.16-a-hand-wakes-nobody",
        ),
        pytest.param(ASIDE | {"same_turn": False}, {}, (ANN, BOB), {}, id="8.16-a-new-turn"),
        pytest.param(ASIDE, {"dm": "off"}, (ANN, BOB), {}, id="8.16-no-letters"),
        pytest.param(ASIDE, {"remind": "table"}, (ANN, BOB), {}, id="8.16-at-the-table"),
        pytest.param(ASIDE, {"digest": 18}, (ANN, BOB), {}, id="8.18-one-letter-a-day"),
        pytest.param(ASIDE | {"acting": frozenset({"ben"})}, {}, (ANN,), {}, id="8.16-who-acts"),
        pytest.param(AGAIN, {}, (), {"letters": (LETTER,)}, id="8.11-again-under-seal"),
        pytest.param(AGAIN, {"dm": "off"}, (BOB,), {}, id="8.11-again-without-letters"),
        pytest.param(
            ALONE,
            {},
            (),
            {"letters": (Call(ANN, "ada", NOON + HERE, later=True),)},
            id="9.12-who-plays-alone-is-called-later",
        ),
        pytest.param(ALONE | {"acting": frozenset({"ada"})}, {}, (), {}, id="9.12-who-acts"),
    ],
)
def test_tb_8_whom_a_board_calls(
    facts: dict[str, Any], bob: dict[str, Any], mention: tuple[int, ...], more: dict[str, Any]
) -> None:
    found = calls(replace(BOARD, **facts), {ANN: wish(ANN), BOB: wish(**bob)})
    assert found.mention == mention
    empty: dict[str, Any] = {"asleep": (), "letters": (), "hands": ()}
    assert {name: getattr(found, name) for name in empty} == empty | more
    assert found.anybody == bool(mention or found.asleep)


MISSING, NEXT = CallMail("missing", None), CallMail("next", None)
CALL, LATE = RemindMail("turn/1", call=True), RemindMail("turn/1")


@pytest.mark.parametrize(
    ("mail", "wishes", "hours"),
    [
        pytest.param(LATE, {}, 0, id="8.4-a-reminder"),
        pytest.param(LATE, {"quiet": NIGHT}, 2, id="8.4-not-in-quiet-hours"),
        pytest.param(LATE, {"remind": "off"}, None, id="8.4-none-wanted"),
        pytest.param(CALL, {"remind": "off"}, 0, id="8.16-a-call-is-no-reminder"),
        pytest.param(CALL, {"digest": 18}, None, id="8.18-one-letter-a-day"),
        pytest.param(MISSING, {}, 0, id="8.17-only-they-are-missing"),
        pytest.param(MISSING, {"missing": False}, None, id="8.17-not-wanted"),
        pytest.param(MISSING, {"quiet": NIGHT}, 2, id="8.17-not-in-quiet-hours"),
        pytest.param(MISSING, {"dm": "closed"}, None, id="8.17-no-way"),
        pytest.param(NEXT, {}, None, id="8.20-not-asked-for"),
        pytest.param(NEXT, {"next": True}, 0, id="8.20-they-are-next"),
        pytest.param(HandMail(), {}, 0, id="8.2-a-hand"),
        pytest.param(HandMail(), {"quiet": NIGHT}, 0, id="8.2-without-a-sound"),
        pytest.param(HandMail(), {"dm": "off"}, None, id="8.5-no-letters"),
        pytest.param(HandMail(), {"digest": 18}, None, id="8.18-no-hand-either"),
        pytest.param(ChronicleMail(), {"dm": "off"}, None, id="11.4-no-chronicle"),
        pytest.param(NoticeMail(WAITS), {"dm": "off", "digest": 18}, 0, id="what-must-be-told"),
    ],
)
def test_tb_8_when_a_letter_goes_to_its_reader(
    mail: Any, wishes: dict[str, Any], hours: int | None
) -> None:
    due = when(Envelope(mail, NOON, 1, user=BOB), wish(**wishes), NOON)
    assert due == (None if hours is None else NOON + hours * HOUR)


def test_tb_9_1_computers_read_no_letters() -> None:
    assert when(Envelope(CALL, NOON, 1, user=11), wish(11), NOON) is None


def test_tb_8_18_a_reminder_at_the_table_comes_in_spite_of_the_letter_of_a_day() -> None:
    public = Envelope(LATE, NOON, 1, channel=5, user=BOB)
    assert when(public, wish(digest=18, remind="table"), NOON) == NOON
