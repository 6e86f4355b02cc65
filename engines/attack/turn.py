"""AT-4. The turn: which action, and when it ends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines import contract
from engines.attack import (
    board,
    build,
    cards,
    diplomacy,
    ending,
    march,
    names,
    naval,
    timed_events,
    trade,
)
from engines.attack.components import NUMBERS, Region
from engines.attack.game import Game
from engines.attack.state import Build, Embassy, Marshal, State, Turn


def advance(game: Game, frame: Turn) -> bool:
    state = game.state
    if not state.active and timed_events.over(game):
        ending.finish(game, "clock")
    elif not state.active:
        _start(game, board.playing(state)[0])
    elif _over(state):
        end(game)
    else:
        return False
    return True


def _over(state: State) -> bool:
    """After the third action, unless it is a Trade still open (AT-4.9)."""
    resigned = state.players[state.active].status != "playing"
    return resigned or (len(state.used) >= NUMBERS.actions and not state.trading)


def _start(game: Game, seat: contract.Seat) -> None:
    state = game.state
    state.turn += 1
    state.active = seat
    state.used, state.results, state.trading = [], [], False
    oldest = state.turn - len(state.order)
    state.deeds = [deed for deed in state.deeds if deed.turn > oldest]
    game.say("at-log-turn", seat=names.seat(seat), round=state.round)
    _digest(game, seat)
    if trade.locked(state) and trade.LOCK not in state.rung:
        trade.lock(game)


def _digest(game: Game, seat: contract.Seat) -> None:
    """What touched him since his last turn: his regions, the seas, the ranking (AT-25.25)."""
    state = game.state
    mine = [deed for deed in state.deeds if deed.other == seat]
    regions = {each: len(board.own(state, each)) for each in board.playing(state)}
    lost = _places(deed.place for deed in mine if deed.kind == "conquest")
    held = _places(deed.place for deed in mine if deed.kind == "battle" and not deed.won)
    game.tell(
        (seat,),
        "at-log-digest",
        losses=len(lost),
        lost=lost,
        defences=len(held),
        held=held,
        seas=names.seat(state.seas),
        place=1 + sum(n > regions[seat] for n in regions.values()),
    )


def _places(regions: Iterable[Region]) -> tuple[contract.Msg, ...]:
    return names.regions(dict.fromkeys(regions))


def end(game: Game, missed: bool = False) -> None:
    """On to the next player; a round ends where the first seat comes round again (AT-4.1). Nobody
    but silence, or who asks for it, leaves the turn to the staff (AT-20.7)."""
    state = game.state
    seat = state.active
    playing = state.players[seat].status == "playing"
    state.quiet = 0 if state.used else state.quiet + 1  # what the staff builds breaks no silence
    if playing and missed:
        build.caretaker(game, seat)
    if playing:
        used = tuple(names.action(each) for each in state.used)
        game.say("at-log-end", seat=names.seat(seat), actions=used or (contract.msg("at-nothing"),))
    state.locked.clear()  # AT-7.8
    state.drafts.pop(seat, None)
    state.deals = [deal for deal in state.deals if deal.standing or deal.by != seat]
    if timed_events.over(game):  # AT-19.7
        ending.finish(game, "clock")
        return
    after = board.after(state, seat)
    following = after[0] if after else seat
    if state.order.index(following) <= state.order.index(seat):
        if state.rules.rounds and state.round >= state.rules.rounds:
            ending.finish(game, "rounds")  # AT-19.8
            return
        state.round += 1
    idle = state.rules.idle_end
    if idle and not state.rules.rounds and state.quiet >= idle * len(board.playing(state)):
        ending.finish(game, "silence")
        return
    _start(game, following)


def ask(state: State, frame: Turn) -> dict[contract.Seat, contract.Offer]:
    """The active player's actions (AT-4.3); everybody else may speak of cards meanwhile."""
    found = {state.active: _actions(state)}
    if trade.locked(state):
        return found
    parties = {seat for deal in state.deals for seat in (deal.by, *deal.to)}
    for seat in board.playing(state):
        if seat == state.active:
            continue
        if seat in state.drafts:
            found[seat] = trade.ask_draft(state, seat, waited=False)
        elif seat in parties:
            found[seat] = _besides(
                (*trade.replies(state, seat), *trade.proposals(state, seat)),
                trade.question(state, seat),
                invited=trade.invited(state, seat),
            )
        else:
            found[seat] = _QUIET
    return found


def _actions(state: State) -> contract.Offer:
    seat = state.active
    if seat in state.drafts:
        return trade.ask_draft(state, seat, waited=True)
    trading = trade.possible(state)
    left = NUMBERS.actions - len(state.used)
    free = _free_actions(state) if left else []
    choices: list[contract.Choice] = [*(trade.replies(state, seat) if trading else ()), *free]
    if trading:
        choices += trade.proposals(state, seat)
    choices.append(_end(left) if free else _END)
    idle = state.rules.caretaker and not state.used
    if idle:
        choices.append(_CARETAKER)
    return contract.Offer(
        _asked(left, state.round),
        tuple(choices),
        ("caretaker",) if idle else ("end",),
        names.turn_of(seat),
        f"turn/{state.turn}",
        "AT-4.2",
    )


_END = names.plain("end")


@cache
def _end(left: int) -> contract.Choice:
    return _END._replace(confirm=contract.msg("at-sure-end", left=left))


@cache
def _asked(left: int, number: int) -> contract.Msg:
    return contract.msg("at-ask-turn", left=left, round=number)


_CARETAKER = names.plain("caretaker")._replace(confirm=contract.msg("at-sure-caretaker"))
_ACTION = {each: names.plain(each) for each in ("move", "blitz", "strategic", "diplomacy", "build")}


def _besides(
    choices: tuple[contract.Choice, ...], question: contract.Msg, *, invited: bool = False
) -> contract.Offer:
    """What a seat may say that nobody waits for."""
    return contract.Offer(
        question,
        choices,
        (),
        contract.msg("at-wait-besides"),
        "trade",
        "AT-17.13",
        least=0,
        required=False,
        invited=invited,
    )


_QUIET = _besides((trade.OFFER,), contract.msg("at-ask-besides"))
"""For who has neither made nor got an offer of cards, the same the whole game."""


def _free_actions(state: State) -> list[contract.Choice]:
    """Each once, but for the Diplomatic attack (AT-4.4)."""
    used = state.used
    found: list[contract.Choice] = []
    if "move" not in used and march.can_start(state, "move"):
        found.append(_ACTION["move"])
    if "move" in used and "blitz" not in used and march.can_start(state, "blitz"):
        found.append(_ACTION["blitz"])  # AT-4.5
    if "strategic" not in used and march.can_start(state, "strategic"):
        found.append(_ACTION["strategic"])
    if "naval" not in used and naval.allowed(state):
        found.append(naval.challenge(state))
    if "build" not in used and build.possible(state):
        found.append(_ACTION["build"])
    if diplomacy.allowed(state):
        found.append(_ACTION["diplomacy"])
    return found


def answer(game: Game, frame: Turn, seat: contract.Seat, picks: tuple[contract.Key, ...]) -> None:
    if not picks:
        return
    verb = picks[0].partition("/")[0]
    if seat != game.state.active or seat in game.state.drafts:
        trade.answer(game, seat, picks)
    elif verb in ("move", "blitz", "strategic"):
        game.push(Marshal(verb))  # type: ignore[arg-type]
    elif verb == "naval":
        naval.declare(game, seat)
    elif verb == "diplomacy":
        game.push(Embassy())
    elif verb == "build":
        game.push(Build(cards.production(game.state, seat)))
    elif verb in ("end", "caretaker"):
        end(game, missed=verb == "caretaker")
    else:
        trade.answer(game, seat, picks)
