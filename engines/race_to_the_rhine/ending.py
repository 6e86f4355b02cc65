"""16. The end of the game and who has won."""

from __future__ import annotations

from engines.contract import Result, Seat, msg
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.box import Army
from engines.race_to_the_rhine.names import Log, army_name, tell
from engines.race_to_the_rhine.state import End, State


def finish(s: State, reason: str, winner: Army | None, log: Log) -> None:
    """The game is over: nothing more is done (RR-16.1)."""
    s.end = End(reason, winner)  # type: ignore[arg-type]
    s.flow.clear()
    if position.solo(s):
        verb = "solved" if winner else "unsolved"
        player = s.players[s.order[0]]
        tell(log, msg(f"rr-log-{verb}", turn=s.turn, medals=position.medals(player)))
        return
    first = ranking(s)[0]
    tell(log, msg(f"rr-log-wins-{reason}", army=army_name(first)))
    for place, army in enumerate(ranking(s), 1):
        tell_place(s, place, army, log)


def tell_place(s: State, place: int, army: Army, log: Log) -> None:
    player = s.players[army]
    tell(
        log,
        msg(
            "rr-log-place",
            place=place,
            army=army_name(army),
            tokens=player.medals,
            cards=position.medal_cards(player),
            marks=position.marks(player),
            sum=position.medals(player),
            won=len(player.won),
            order=s.order.index(army) + 1,
        ),
    )


def ranking(s: State) -> list[Army]:
    """Best first: who crossed the Rhine; medals, won cards, later in turn order (RR-16.7)."""

    def worth(army: Army) -> tuple[bool, bool, int, int, int]:
        player = s.players[army]
        return (
            s.end is not None and s.end.winner == army,
            not player.resigned,  # RR-18.7
            position.medals(player),
            len(player.won),
            s.order.index(army),
        )

    return sorted(s.order, key=worth, reverse=True)


def result(s: State) -> Result | None:
    if s.end is None:
        return None
    ranked: list[Seat] = list(ranking(s))
    unsolved = position.solo(s) and s.end.winner is None
    return Result(
        ranking=tuple((army,) for army in ranked),
        winners=() if unsolved else (ranked[0],),
        reason=s.end.reason,
        points={army: position.medals(player) for army, player in s.players.items()},
    )


def resign(s: State, seat: Seat, log: Log) -> None:
    """RR-18.7: what is his stays; his turns pass. The last one left wins."""
    army = next(army for army in s.order if army == seat)
    s.players[army].resigned = True
    tell(log, msg("rr-log-resigns", army=army_name(army)))
    left = [army for army in s.order if not s.players[army].resigned]
    if position.solo(s):
        finish(s, "unsolved", None, log)  # RR-17.30
    elif len(left) == 1:
        finish(s, "conceded", left[0], log)
