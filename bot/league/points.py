"""Points for one game, as a league chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.league.results import Game, Part, Person

Points = Callable[[Game], dict[Person, float]]


def by_result(game: Game) -> dict[Person, float]:
    """Two sides: 2 for a win, 1 for a draw. More: by place, from 6 for the first to 0 for the last,
    and 3 more for a sole winner. People who share a place share its points."""
    places = {side: game.place_of(side) for side in game.sides}
    worth = _of_two(places) if len(places) == 2 else _of_many(places)
    return {part.person: worth[part.side] for part in game.parts}


def by_share(game: Game) -> dict[Person, float]:
    """One point for a win, shared by the sides that share it, and one's side's share of all points
    scored."""
    scored = {
        side: max(0.0, *(part.points for part in game.parts if part.side == side))
        for side in game.sides
    }
    total, won = sum(scored.values()), by_win(game)
    return {
        part.person: won[part.person] + (scored[part.side] / total if total else 0.0)
        for part in game.parts
    }


def by_win(game: Game) -> dict[Person, float]:
    """One point for a win; a shared one is shared."""
    sides = [side for side in game.sides if game.place_of(side) == 1]
    return {part.person: 1.0 / len(sides) if part.side in sides else 0.0 for part in game.parts}


def even(points: str, sides: Sequence[str]) -> float:
    """What each gets from a game in which nobody is better than anybody."""
    level = tuple(Part(at, side, 1, 1.0) for at, side in enumerate(sides))
    return SCHEMES[points](Game(0, "", 0.0, level))[0]


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
        ahead = sum(other < place for other in places.values())
        level = sum(other == place for other in places.values())
        mean = ahead + (level + 1) / 2  # of the places they share
        worth[side] = 6.0 * (n - mean) / (n - 1) if n > 1 else 6.0
        if ahead == 0 and level == 1:
            worth[side] += 3.0
    return worth
