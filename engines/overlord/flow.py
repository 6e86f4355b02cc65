"""What each frame does: resolve itself, ask, take an answer."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit import flow
from engines.kit.flow import Chapter, Chapters, must_ask
from engines.overlord import (
    air,
    attack,
    fighting,
    flags,
    moving,
    opening,
    raids,
    recovery,
    select,
)
from engines.overlord.game import Game, Over
from engines.overlord.state import (
    Accord,
    Again,
    Attack,
    Battle,
    Discard,
    FirstChips,
    Flags,
    Orders,
    Raid,
    Select,
    State,
    Strafe,
)

CHAPTERS: Chapters = {
    Accord: Chapter(must_ask, opening.ask_accord, opening.answer_accord),
    FirstChips: Chapter(select.advance_first, select.ask_first, select.answer_first),
    Select: Chapter(select.advance, select.ask, select.answer),
    Discard: Chapter(must_ask, select.ask_discard, select.answer_discard),
    Raid: Chapter(raids.advance),
    Orders: Chapter(moving.advance, moving.ask, moving.answer),
    Battle: Chapter(fighting.advance, fighting.ask, fighting.answer),
    Attack: Chapter(attack.advance, attack.ask, attack.answer),
    Flags: Chapter(flags.advance, flags.ask, flags.answer),
    Again: Chapter(must_ask, fighting.ask_again, fighting.answer_again),
    Strafe: Chapter(air.advance_strafe, air.ask_strafe, air.answer_strafe),
}


def run(game: Game) -> None:
    """On to the next question, or to the end of the battle."""
    try:
        flow.run(CHAPTERS, game.state.flow, game)
        if not game.state.flow:
            opening.first_turn(game)
            flow.run(CHAPTERS, game.state.flow, game)
    except Over:
        game.state.flow.clear()


def asked(state: State) -> dict[Seat, Offer]:
    found = flow.asked(CHAPTERS, state.flow, state)
    if state.kept:
        recovery.ask_keeps(state, found)
    return found


def take(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    try:
        asked = flow.asked(CHAPTERS, game.state.flow, game.state) if game.state.kept else {}
        keep = recovery.kept_by(game.state, asked, seat)
        if keep is not None:
            recovery.keep_card(game, keep, picks)
            return
        flow.take(CHAPTERS, game.state.flow, game, seat, picks)
    except Over:
        game.state.flow.clear()
