"""Air strikes in the Action Phase, strategic bombing in step D (11.1)."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Offer, Seat
from engines.kit import window
from engines.kit.graph import Mask
from engines.kit.window import PASS, Window
from engines.total_domination import cards, deeds, ground, names, pieces, position, questions
from engines.total_domination import components as c
from engines.total_domination.clock import end_turn, order
from engines.total_domination.game import Game
from engines.total_domination.position import Position, kept
from engines.total_domination.state import Bombing, State, Strike

NEVER = 99
"""More than any card is worth."""

# ---- air strike: TD-11.1.9 to 11.1.16


@cache
def within(arctic: bool, space: c.Space) -> Mask:
    """Spaces a bomber reaches (TD-11.1.9, 11.1.17)."""
    rings = c.GRAPHS[arctic].rings(c.BIT[space], -1)[1 : c.TABLES.bombers.range + 1]
    found = 0
    for ring in rings:
        found |= ring
    return found


def ready(pos: Position, power: c.Power) -> list[c.Space]:
    """Where bombers stand that may be used: ready and supplied."""
    return c.named(pos.ready[power] & pos.fed[power])


def aims(state: State, pos: Position, power: c.Power, value: int) -> list[tuple[c.Space, c.Space]]:
    """Bomber and target, where at least one unit can be paid for."""
    hostile = ground.hostile(pos, power)
    return [
        (bomber, target)
        for bomber in ready(pos, power)
        for target in c.named(within(pos.arctic, bomber) & hostile)
        if payable(state, pos, power, target, value)
    ]


def payable(state: State, pos: Position, power: c.Power, target: c.Space, value: int) -> list[str]:
    """TD-11.1.10, 11.1.11."""
    costs = ground.attack_costs(tuple(state.powers[power].techs))
    coastal = ground.is_coastal(target)
    return [
        group.unit
        for group in ground.targets(pos, power, target)
        if costs[group.kind, coastal] <= value
    ]


def cheapest(state: State, power: c.Power) -> int:
    """The value a card needs for a strike; no card has it where there is nothing to aim at."""
    pos = position.of(state)
    if not pos.ready[power] & pos.fed[power]:
        return NEVER
    return _cheapest(pos, power, tuple(state.powers[power].techs))


@kept
def _cheapest(pos: Position, power: c.Power, techs: tuple[c.Tech, ...]) -> int:
    near = 0
    for bomber in ready(pos, power):
        near |= within(pos.arctic, bomber)
    costs = ground.attack_costs(techs)
    return min(
        (
            costs[group.kind, ground.is_coastal(target)]
            for target in c.named(near & ground.hostile(pos, power))
            for group in ground.targets(pos, power, target)
        ),
        default=NEVER,
    )


def value_of(state: State, power: c.Power, card: c.CardId) -> int:
    return cards.worth(state, power, cards.best_base(state, power, card))


def begin(game: Game, power: c.Power, card: c.CardId) -> None:
    game.push(Strike(power, card, value_of(game.state, power, card)))


def ask_strike(state: State, frame: Strike) -> dict[Seat, Offer]:
    pos = position.of(state)
    found: list[Choice]
    if not frame.target:
        pairs = aims(state, pos, frame.power, frame.value)
        found = [questions.between("aim", bomber, target) for bomber, target in pairs]
        found.append(questions.plain("back"))
    else:
        left = frame.value - frame.spent
        units = payable(state, pos, frame.power, frame.target, left)
        found = [questions.hit(unit) for unit in units]
        if frame.spent:
            found.append(questions.plain("done"))
    return questions.one(
        state,
        position.seat_of(state, frame.power),
        questions.asking("hit" if frame.target else "aim", frame.power),
        tuple(found),
        found[-1].key,
        questions.waiting("turn", frame.power),
        "TD-11.1.9",
    )


def answer_strike(game: Game, frame: Strike, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    verb, _, arg = picks[0].partition("/")
    if verb == "back":
        game.pop()
        state.hands[seat].cards.append(frame.card)
    elif verb == "aim":
        frame.bomber, _, frame.target = arg.partition(".")
        pieces.spend_bomber(state, frame.power, frame.bomber)  # TD-11.1.13
        game.say(
            "td-log-strike",
            frame.target,
            power=names.power(frame.power),
            card=names.short_card(frame.card),
            bomber=names.space(frame.bomber),
            space=names.space(frame.target),
            value=frame.value,
        )
        game.record(frame.power, "strike", frame.bomber, frame.target)
    elif verb == "hit":
        techs = state.powers[frame.power].techs
        kind = arg.partition(".")[2]
        frame.spent += ground.attack_cost(techs, kind, ground.is_coastal(frame.target))  # type: ignore[arg-type]
        deeds.strike_down(game, frame.power, arg, frame.target)
    else:
        game.pop()
        cards.discard(state, [frame.card])
        end_turn(game)


# ---- strategic bombing: TD-11.1.17 to 11.1.22


def begin_bombing(game: Game) -> None:
    """Everybody with a target is asked at once, under seal (TD-D.16)."""
    state = game.state
    asked = [power for power in order(state) if bombable(state, power)]
    if not asked:
        return
    state.windows += 1
    state.phase = "bombing"
    seats = list(dict.fromkeys(position.seat_of(state, power) for power in asked))
    game.push(Bombing(Window(f"bombing/{state.windows}", seats)))


def bombable(state: State, power: c.Power) -> list[tuple[c.Space, c.Space]]:
    if not state.rules.bombers:
        return []
    pos = position.of(state)
    a, b = c.ENEMIES[power]
    # TD-11.1.19, 11.1.21
    fit = pieces.WORKS & ~pos.destroyed & (pos.control[a] | pos.control[b])
    return [
        (bomber, target)
        for bomber in ready(pos, power)
        for target in c.named(within(pos.arctic, bomber) & fit)
    ]


def _of_seat(state: State, seat: Seat) -> list[tuple[c.Power, c.Space, c.Space]]:
    return [
        (power, bomber, target)
        for power in position.powers_of(seat)
        for bomber, target in bombable(state, power)
    ]


def ask_bombing(state: State, frame: Bombing) -> dict[Seat, Offer]:
    found = {}
    for seat in frame.window.asked:
        choices = [
            questions.between("bomb", bomber, target) for _, bomber, target in _of_seat(state, seat)
        ]
        choices.append(questions.plain(PASS))
        found[seat] = questions.sealed(
            frame.window, seat, "bombing", tuple(choices), rule="TD-11.1.17", most=len(choices)
        )
    return found


def advance_bombing(game: Game, frame: Bombing) -> bool:
    """Each bomber takes the first target of its list that is still legal."""
    state = game.state
    if not window.closed(frame.window):
        return False
    game.pop()
    wishes = dict(window.opened(frame.window))
    for power in order(state):  # TD-11.1.20
        keys = wishes.get(position.seat_of(state, power), ())
        for key in keys:
            bomber, _, target = key.partition("/")[2].partition(".")
            if key != PASS and (bomber, target) in bombable(state, power):
                pieces.bomb(game, power, bomber, target)
    return True
