"""Another position that a viewer cannot tell from this one (QM-11.1, QM-26)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng, pick, shuffle
from engines.kit.window import Window
from engines.quartermaster import ENGINE, choosing, evaluate, phases, reactions
from engines.quartermaster.components import COUNTRIES, TEAM, Country
from engines.quartermaster.state import EachOf, Reallocate, Reordering, Setup, Situation, State

_ON = ["reallocation", "attackers_supplied", "loose_build_words", "build_next_to_supplied"]
_MORE = ["portless_fleet_links", "supply_grants_extend", "enigma_blocking"]

OPTIONS = [
    (COUNTRIES, {}),
    (COUNTRIES, {"players": "5", **dict.fromkeys(_ON, "on")}),
    (COUNTRIES, {"players": "4", **dict.fromkeys(_MORE, "on"), "baltic_jutland": "off"}),
    (
        COUNTRIES,
        {
            "players": "3",
            "swedish_iron_ore": "navy_first",
            "free_france_cost": "deck",
            "italian_event_builds": "recruit",
            "reveal_at_end": "off",
        },
    ),
    (COUNTRIES, {"players": "2", "reallocation": "on"}),
    *(
        (COUNTRIES, {"custom_seats": "on", "axis_seats": split, "allies_seats": split})
        for split in ("first", "second", "third", "all")
    ),
]


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Every hidden card of the others may be another one; so may what they have sealed."""
    other = ENGINE.load(ENGINE.dump(state))
    top = other.flow[-1]
    searching = other.country if isinstance(top, Reallocate) and top.paid else ""
    for country in COUNTRIES:
        if country == viewer:
            shuffle_unseen(other, country, rng)
        elif country != searching:  # what it looks for must stay in its deck
            deal_again(other, country, rng)
    if isinstance(top, Situation):
        reseal_situation(other, top, viewer, rng)
    elif isinstance(top, Setup | EachOf):
        reseal_all(other, top, viewer, rng)
    return other


def shuffle_unseen(state: State, country: Country, rng: Rng) -> None:
    """The own deck, but for the cards its owner is looking at."""
    deck, top = state.nations[country].deck, state.flow[-1]
    seen = top.size if isinstance(top, Reordering) and state.country == country else 0
    hidden = deck[: len(deck) - seen]
    shuffle(rng, hidden)
    deck[: len(deck) - seen] = hidden


def deal_again(state: State, country: Country, rng: Rng) -> None:
    """As many cards in each zone; face-down ones are Responses nobody has seen."""
    nation = state.nations[country]
    pool = nation.hand + nation.deck + nation.hidden + nation.responses
    shuffle(rng, pool)
    could_lie = [
        card
        for card in pool
        if evaluate.card(state, card).type == "response" and card not in state.seen
    ]
    nation.responses = could_lie[: len(nation.responses)]
    for card in nation.responses:
        pool.remove(card)
    for zone in (nation.hand, nation.deck, nation.hidden):
        zone[:] = [pool.pop() for _ in zone]


def reseal_situation(state: State, sit: Situation, viewer: Seat | None, rng: Rng) -> None:
    """Others may have answered otherwise or not yet; the situation is still open."""
    box = sit.window
    others = [seat for seat in box.asked if seat != viewer]
    now = [seat for seat in others if TEAM[seat] == sit.side]
    open_anyway = viewer in box.asked and viewer not in box.sealed
    missing = pick(rng, now or others) if now or (others and not open_anyway) else ""
    for seat in others:
        box.sealed.pop(seat, None)
        if seat != missing and rng.below(2):
            keys = [c.key for c in reactions.ask(state, sit)[seat].choices]
            box.sealed[seat] = [pick(rng, keys)]


def reseal_all(state: State, frame: Setup | EachOf, viewer: Seat | None, rng: Rng) -> None:
    box: Window = frame.window
    others = [seat for seat in box.asked if seat != viewer]
    open_anyway = viewer in box.asked and viewer not in box.sealed
    missing = "" if open_anyway or not others else pick(rng, others)
    asked = (
        phases.ask_setup(state, frame)
        if isinstance(frame, Setup)
        else choosing.ask_each(state, frame)
    )
    for seat in others:
        box.sealed.pop(seat, None)
        if seat != missing and rng.below(2):
            keys = [choice.key for choice in asked[seat].choices]
            shuffle(rng, keys)
            box.sealed[seat] = keys[: asked[seat].least]
