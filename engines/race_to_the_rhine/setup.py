"""RR-4. Set-up, and the options of a table (25)."""

from __future__ import annotations

from collections.abc import Sequence

from engines import contract
from engines.kit.options import Chosen, chosen, first_wrong
from engines.kit.rng import Rng, shuffle
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.board import CORPS_OF
from engines.race_to_the_rhine.components import ARMIES, BOX, CORPS, KINDS, NUMBERS, Army
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import VERSION, Corps, Deck, Player, State, Turn

LIMITS = ("none", *(str(n) for n in range(5, 41)))

OPTIONS = (
    contract.Option("armies", ("choose", "random")),  # RR-25.2
    contract.Option("turn_order", ("random", "listed"), only={"players": ("2", "3")}),
    contract.Option("weather", ("off", "on")),  # RR-25.4
    contract.Option("common_deck", ("off", "on"), only={"players": ("2", "3")}),  # RR-25.5
    contract.Option("harder", ("none", *ARMIES), most=len(ARMIES)),  # RR-25.6
    contract.Option("training", ("off", "on")),  # RR-25.7
    contract.Option("undo", ("barrier", "none"), group="table"),  # RR-25.8
    contract.Option("round_limit", LIMITS, only={"players": ("2", "3")}),  # RR-25.10
    contract.Option("solo_limit", LIMITS, only={"players": ("1",)}),  # RR-25.11
    contract.Option("line", ("taken", "later"), group="ruling"),  # RR-25.13
)


def check(seats: Sequence[contract.Seat], options: contract.Options) -> contract.Msg | None:
    """Why these seats and options make no game (RR-1.1, 25.6, 25.7)."""
    if not 1 <= len(seats) <= len(ARMIES) or len(set(seats)) != len(seats):
        return contract.msg("rr-options-seats")
    if any(seat not in ARMIES for seat in seats):
        return contract.msg("rr-options-seats")
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        return contract.msg("rr-options-value", option=wrong.name, value=said[wrong.name])
    hard = [army for army in said["harder"].split("+") if army != "none"]
    for army in hard:
        if army not in seats:
            return contract.msg("rr-options-harder", army=contract.msg(f"rr-seat-{army}"))
    if said.on("training") and (hard or said.on("weather") or said.on("common_deck")):
        return contract.msg("rr-options-training")
    return None


def new(seats: Sequence[contract.Seat], options: contract.Options, rng: Rng) -> State:
    """RR-4.1 to 4.18. Draws in the order of RR-4.11."""
    order: list[Army] = [army for seat in seats for army in ARMIES if army == seat]
    said = chosen(OPTIONS, options)
    if said.on("turn_order", "random"):  # RR-4.10, 25.3
        shuffle(rng, order)
    n = len(order)
    table = NUMBERS.supply_track[n]
    state = State(
        schema_version=VERSION,
        options=dict(said),
        order=order,
        turn=1,
        flow=[Turn()],
        corps={},
        # RR-4.2
        players={army: Player(1, NUMBERS.trucks.each) for army in ARMIES if army in order},
        decks=decks(order, said, rng),
        pool=[full - table for full in NUMBERS.supplies.list()],
        supply_track=[table] * len(KINDS),  # RR-4.7, 2.15
        truck_track=NUMBERS.trucks.track,  # RR-4.6
        trucks_to_come=NUMBERS.trucks.added[n],  # RR-2.23
        markers=NUMBERS.markers[n],  # RR-4.5
        medals=NUMBERS.medals,  # RR-4.9
        paratroops=NUMBERS.paratroops.all,
    )
    for army, player in state.players.items():
        if not (position.training(state) or (army == "white" and position.harder(state, army))):
            player.level = NUMBERS.commanders[army].start_level  # RR-4.8, 5.13, 15.13
    for corps in (corps for army in ARMIES if army in order for corps in CORPS_OF[army]):
        load = CORPS[corps].load.list()
        state.corps[corps] = Corps(CORPS[corps].start, load)  # RR-4.3
        for kind, tokens in enumerate(load):
            state.pool[kind] -= tokens
    if n == 1:
        lay_numbers(state)
    if position.harder(state, "blue"):
        mark_metz(state)
    return state


def decks(order: list[Army], said: Chosen, rng: Rng) -> dict[str, Deck]:
    piles: dict[str, list[str]] = {
        army: [card.id for card in BOX.cards.pursuit[army]] for army in ARMIES if army in order
    }
    if said.on("common_deck") and len(order) > 1:  # RR-15.10, 17.32
        piles = {"common": [card for pile in piles.values() for card in pile]}
    piles["resistance"] = [card.id for card in BOX.cards.resistance]
    for pile in piles.values():
        shuffle(rng, pile)  # RR-4.4
    return {name: Deck(pile) for name, pile in piles.items()}


def lay_numbers(state: State) -> None:
    """RR-17.2."""
    state.numbers = {space: [n] for space, n in BOX.map.solo_numbers[state.order[0]].items()}


def mark_metz(state: State) -> None:
    """Blue harder: a marker on Metz (RR-15.11), alone the number there (RR-17.33)."""
    metz = BOX.map.harder.blue_marker
    state.marked.append(metz)
    if position.solo(state):
        state.numbers.pop(metz)
    else:
        state.markers -= 1
        state.metz_waits = True


def begin(state: State, rng: Rng) -> Game:
    """The position as a move begins; the first one also tells how the game began."""
    game = Game(state, rng)
    if not state.announced:
        announce(game)
    return game


def announce(game: Game) -> None:
    """RR-24.1, 24.2: a new game has no log, so its first move tells how it began."""
    state = game.state
    state.announced = True
    absent = [army for army in ARMIES if army not in state.order]
    game.say(
        "rr-log-setup",
        armies=names.seats(state.order),
        absent=names.seats(absent),
        count=len(absent),
        markers=state.markers,
    )
    game.say("rr-log-turn", round=state.round, army=names.seat(state.active))
