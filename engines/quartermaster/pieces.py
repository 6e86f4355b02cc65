"""Units coming on the board and leaving it, one at a time: the atomic steps of QM-0.3."""

from __future__ import annotations

from typing import Literal

from engines.quartermaster import board, names
from engines.quartermaster.components import BIT, CONTROL, STRAITS, CardId, Country, Space
from engines.quartermaster.game import Game
from engines.quartermaster.state import Protection, Regrouping, State, Text

Off = Literal["battle", "eliminate", "supply", "voluntary", "lifted", "freed"]


def put_on(
    game: Game, country: Country, space: Space, how: Literal["build", "recruit"], card: CardId
) -> None:
    before = _straits(game.state, space)
    game.state.units[country] |= BIT[space]
    _changed(game.state, space)
    game.say(
        f"qm-{how}",
        space,
        unit=names.unit(country, space),
        space=names.space(space),
        card=names.card(card),
    )
    _tell_straits(game, space, before)


def take_off(game: Game, country: Country, space: Space, why: Off, card: CardId = "") -> None:
    """Into the pool, to be used again at once (QM-4.6)."""
    state = game.state
    before = _straits(state, space)
    state.units[country] &= ~BIT[space]
    state.protected = [p for p in state.protected if (p.country, p.space) != (country, space)]
    for at, frame in enumerate(state.flow):
        if isinstance(frame, Regrouping) and space in frame.left:
            owner = state.flow[at - 1]
            if isinstance(owner, Text) and owner.context.me == country:
                frame.left.remove(space)  # what stands there later is another unit (QM-22.1)
    _changed(state, space)
    game.say(
        "qm-removed",
        space,
        unit=names.unit(country, space),
        space=names.space(space),
        why=why,
        card=names.card(card) if card else "none",
    )
    _tell_straits(game, space, before)


def protect(
    game: Game, country: Country, space: Space, until: Literal["turn", "battle"], card: CardId
) -> None:
    game.state.protected.append(Protection(country, space, until))
    game.say(
        "qm-protected",
        space,
        unit=names.unit(country, space),
        space=names.space(space),
        until=until,
        card=names.card(card),
    )


def _changed(state: State, space: Space) -> None:
    if space not in state.changed:
        state.changed.append(space)


def _straits(state: State, space: Space) -> dict[str, str] | None:
    return board.straits(state) if BIT[space] & CONTROL else None


def _tell_straits(game: Game, space: Space, before: dict[str, str] | None) -> None:
    if before is None:
        return
    for strait in STRAITS:
        now = board.open_for(game.state, strait)
        if now != before[strait.id]:
            game.say(
                "qm-strait", *strait.seas, strait=names.strait(strait.id), team=names.team(now)
            )
