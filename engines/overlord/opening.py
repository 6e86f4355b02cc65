"""Before the first turn: units, cards, agreement on air, the commissar (OV-16.8 to 16.12)."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.rng import Rng, shuffle
from engines.kit.window import Window
from engines.overlord import library, medals, names, piles, questions, recovery, roles
from engines.overlord.card_assignment import CHIEF
from engines.overlord.components import AIR_SORTIE, NUMBERS, SIDES, TYPES, Side, deck, foe
from engines.overlord.field import Field, side_of
from engines.overlord.game import Game
from engines.overlord.state import VERSION, Accord, Camp, FirstChips, Mine, Rules, State, Unit


def set_up(scenario: str, rules: Rules, options: dict[str, str], rng: Rng) -> State:
    field = library.field(scenario)
    state = State(VERSION, scenario, rules, options, library.edition(scenario))
    for unit in field.scenario.units:
        figures = unit.figures or TYPES[unit.type].figures
        state.units[unit.at] = Unit(unit.id, side_of(unit.side), unit.nation, unit.type, figures)
    for place in field.scenario.hexes:
        if place.obstacle:
            owner = f".{place.obstacle_owner}" if place.obstacle_owner else ""
            state.obstacles[place.at] = place.obstacle + owner
    _mines(state, rng)
    for side, camp in field.camps.items():
        state.camps[side] = Camp(size=_hand(options, side, camp.hand))
    state.side = side_of(field.scenario.first_side)
    state.visibility = int(field.scenario.options.night)
    air = _air(state)
    if air == "ask":
        seats = [roles.seat(side, CHIEF) for side in _in_order(state)]
        state.flow.append(Accord(Window("setup", seats)))
    else:
        state.air = air == "on"
    return state


def _hand(options: dict[str, str], side: Side, printed: int) -> int:
    """A handicap (OV-33.13)."""
    wished = options.get(f"{side.lower()}_hand", "scenario")
    return printed if wished == "scenario" else int(wished)


def flies(field: Field) -> bool:
    """Whether the scenario allows the air module (OV-25.1)."""
    return field.overlord and field.scenario.options.air_rules != "off"


def _air(state: State) -> str:
    """OV-25.1, 33.12: on the full board, where the scenario allows it or says nothing."""
    field = state.field
    options = field.scenario.options
    silent = field.overlord and "air_rules" not in options.model_fields_set
    chosen = state.rules.air
    if not flies(field) and not (silent and chosen in ("ask", "on")):
        return "off"
    if chosen == "scenario":
        return "ask" if options.air_rules == "by_agreement" else "on"
    return chosen


def _mines(state: State, rng: Rng) -> None:
    """Tokens are drawn unseen, one for each field (OV-7.33)."""
    tokens = list(NUMBERS.mine_tokens)
    places = [place for place in state.field.scenario.hexes if place.token == "minefield"]
    if not places:
        return
    shuffle(rng, tokens)
    for place, strength in zip(places, tokens, strict=False):
        state.mines[place.at] = Mine(side_of(place.token_owner or ""), strength)


def _in_order(state: State) -> list[Side]:
    return [state.side, foe(state.side)]


def deal(game: Game) -> None:
    """OV-16.9, 16.10, 25.3."""
    state, field = game.state, game.field
    cards = list(deck(field.overlord, state.air))
    if state.air:
        for side in SIDES:
            cards.remove(AIR_SORTIE)
            state.camps[side].sorties = 1
    shuffle(game.rng, cards)
    state.pile = cards
    game.say(
        "ov-begins",
        scenario=names.written(field.scenario.name),
        side=names.side(state.side),
        n=state.camps[state.side].size,
        m=state.camps[foe(state.side)].size,
    )
    for side in _in_order(state):
        piles.draw(game, side, state.camps[side].size)
    medals.check(game)  # what is held at the start counts at once (OV-12.11)
    for side in reversed(_in_order(state)):
        if side in field.commissars:
            game.push(FirstChips(side))


def first_turn(game: Game) -> None:
    """The flow is empty only before the first turn: after the deal, or before it."""
    state = game.state
    if not state.pile:
        deal(game)
        if state.flow:
            return
    recovery.begin_turn(game, side_of(game.field.scenario.first_side))


# ---- agreement on air (OV-25.2)


def ask_accord(state: State, frame: Accord) -> dict[Seat, Offer]:
    choices = (questions.plain_choice("no"), questions.plain_choice("yes"))
    ask, wait, box = msg("ov-ask-air"), msg("ov-wait-air"), frame.window
    return {
        seat: window.offer(box, seat, ask, choices, wait, silence="no", rule="OV-25.2")
        for seat in box.asked
    }


def answer_accord(game: Game, frame: Accord, seat: Seat, picks: tuple[Key, ...]) -> None:
    if not window.answer(frame.window, seat, picks):
        return
    game.state.air = all(said == ("yes",) for _, said in window.opened(frame.window))
    game.say("ov-air-on" if game.state.air else "ov-air-off")
    game.pop()
    deal(game)
