"""2. Set-up, who can take part (1), and the options of a table (31)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Msg, Option, Options, Seat, msg
from engines.kit.options import chosen, first_wrong
from engines.kit.rng import Rng, shuffle
from engines.kit.window import Window
from engines.quartermaster import components as c
from engines.quartermaster import names
from engines.quartermaster.phases import DRAWN
from engines.quartermaster.state import VERSION, Nation, Rules, Setup, State

_OFF_ON = ("off", "on")
_SPLITS = ("one", "first", "second", "third", "all")
OPTIONS = (
    Option("players", tuple(c.PLAYERS)[::-1], by_people=True, only={"custom_seats": ("off",)}),
    Option("custom_seats", _OFF_ON),  # QM-31.11
    *(Option(f"{team}_seats", _SPLITS, only={"custom_seats": ("on",)}) for team in c.TEAMS),
    Option("reallocation", _OFF_ON),  # QM-31.1
    Option("attackers_supplied", _OFF_ON, group="ruling"),  # QM-31.2
    Option("loose_build_words", _OFF_ON, group="ruling"),  # QM-31.3
    Option("build_next_to_supplied", _OFF_ON, group="ruling"),  # QM-31.4
    Option("portless_fleet_links", _OFF_ON, group="ruling"),  # QM-31.5
    Option("supply_grants_extend", _OFF_ON, group="ruling"),  # QM-31.6
    Option("baltic_jutland", ("on", "off"), group="ruling"),  # QM-31.7
    Option("swedish_iron_ore", ("separate", "navy_first"), group="ruling"),  # QM-31.8
    Option("free_france_cost", ("hand", "deck"), group="ruling"),  # QM-31.9
    Option("italian_event_builds", ("build", "recruit"), group="ruling"),  # QM-31.10
    Option("enigma_blocking", ("on", "off"), group="ruling"),  # QM-31.16
    Option("reveal_at_end", ("on", "off")),  # QM-31.18
)
"""Section 31. Deadlines, channels and languages are the table's, not the game's."""


def rules(options: Options) -> Rules:
    said = chosen(OPTIONS, options)
    variants = [name for name in c.VARIANTS if said[name.partition(".")[0]] in name.split(".")]
    return Rules(
        reallocation=said.on("reallocation"),
        attackers_supplied=said.on("attackers_supplied"),
        loose_build_words=said.on("loose_build_words"),
        build_next_to_supplied=said.on("build_next_to_supplied"),
        portless_fleet_links=said.on("portless_fleet_links"),
        supply_grants_extend=said.on("supply_grants_extend"),
        jutland=said.on("baltic_jutland"),
        enigma_blocking=said.on("enigma_blocking"),
        reveal_at_end=said.on("reveal_at_end"),
        variants="+".join(variants),
    )


def chairs(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """QM-1.3; with custom seats any split that does not mix the teams (QM-31.11)."""
    said = chosen(OPTIONS, options)
    if not said.on("custom_seats"):
        return c.PLAYERS[said["players"]]
    found: list[tuple[Seat, ...]] = []
    for team in c.TEAMS:  # QM-1.4
        found += _split(c.MEMBERS[team], said[f"{team}_seats"])
    return tuple(sorted(found, key=lambda chair: c.COUNTRIES.index(chair[0])))


def _split(team: Sequence[Seat], how: str) -> list[tuple[Seat, ...]]:
    """The five ways to seat three countries: each alone, one alone and two together, all."""
    if how == "one":
        return [(country,) for country in team]
    if how == "all":
        return [tuple(team)]
    alone = team[("first", "second", "third").index(how)]
    return [(alone,), tuple(country for country in team if country != alone)]


def check(seats: Sequence[Seat], options: Options) -> Msg | None:
    """All six countries take part in every game (QM-1.1)."""
    if sorted(seats) != sorted(c.COUNTRIES):
        every = tuple(names.country(country) for country in c.COUNTRIES)
        return msg("qm-check-seats", countries=every)
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        option = msg(f"qm-option-{wrong.name}")
        return msg("qm-check-option", option=option, value=said[wrong.name])
    return None


def new(seats: Sequence[Seat], options: Options, rng: Rng) -> State:
    """Section 2: an Army in each capital, ten cards in each hand."""
    state = State(
        VERSION,
        rules(options),
        dict(options),
        nations={},
        units={country: c.BIT[c.CAPITAL[country]] for country in c.COUNTRIES},
        vp=dict.fromkeys(c.TEAMS, 0),  # QM-2.2
    )
    for country in c.COUNTRIES:  # QM-2.3, 2.4, 1.5
        deck = list(c.DECK[country])
        shuffle(rng, deck)
        hand = [deck.pop() for _ in range(DRAWN)]
        state.nations[country] = Nation(deck, hand)
    state.flow.append(Setup(Window("setup", list(c.COUNTRIES))))
    return state
