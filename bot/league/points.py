"""Points for one game, as a league chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.league.results import Game, Person

Points = Callable[[Game], dict[Person, float]]


def by_result(game: Game) -> dict[Person, float]:
    """Two sides: 2 for a win, 1 for a draw. More: by place, from 6 for the first to 0 for the last,
    and 3 more for a sole winner. People who share a place share its points."""
    places = {side: game.place_of(side) for side in game.sides}
    worth = _of_two(places) if len(places) == 2 else _of_many(places)
    return {part.person: worth[part.side] for part in game.parts}


def by_share(game: Game) -> dict[Person, float]:
    """One point for a win, shared if it is shared, and one's own share of all points scored."""
    total = sum(max(part.points, 0.0) for part in game.parts)
    winners = [part.person for part in game.parts if part.place == 1]
    sole = len({part.side for part in game.parts if part.place == 1}) == 1
    win = 1.0 if sole else 1.0 / len(winners)
    return {
        part.person: (win if part.place == 1 else 0.0)
        + (max(part.points, 0.0) / total if total else 0.0)
        for part in game.parts
    }


def by_win(game: Game) -> dict[Person, float]:
    """One point for a win; a shared one is shared."""
    sides = [side for side in game.sides if game.place_of(side) == 1]
    return {part.person: 1.0 / len(sides) if part.side in sides else 0.0 for part in game.parts}


SCHEMES: Mapping[str, Points] = {"result": by_result, "share": by_share, "win": by_win}


def _of_two(places: Mapping[str, int]) -> dict[str, float]:
    best, worst = min(places.values()), max(places.values())
    if best == worst:
        return dict.fromkeys(places, 1.0)
    return {side: 2.0 if place == best else 0.0 for side, place in places.items()}


def _of_many(places: Mapping[str, int]) -> dict[str, float]:
    n = len(places)
    worth: dict[str, float] = {}
    for side, place in places.items():
        level = sum(1 for other in places.values() if other == place)
        mean = place + (level - 1) / 2  # the mean of the places they share
        worth[side] = 6.0 * (n - mean) / (n - 1) if n > 1 else 6.0
        if place == 1 and level == 1:
            worth[side] += 3.0
    return worth
