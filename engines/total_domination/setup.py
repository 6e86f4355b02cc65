"""Tables that can be played, and how they begin (chapters 2, 10, 12, O; 11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Key, Msg, Offer, Option, Options, Seat, msg
from engines.kit.options import chosen, first_wrong
from engines.kit.rng import Rng, shuffle
from engines.total_domination import components, deeds, names, pieces, position, questions, solo
from engines.total_domination.game import Game
from engines.total_domination.state import VERSION, Deploy, Hand, PowerState, Rules, State, Year

_SEVERAL = {"players": ("2", "3", "4")}
OPTIONS = (
    Option("players", ("4", "3", "2", "1"), by_people=True),
    Option("doubled", ("axis", "allies"), only={"players": ("3",)}),
    Option("hands", ("common", "separate"), only={"players": ("2",)}),
    Option("bombers", ("on", "off"), only=_SEVERAL),
    Option("uboats", ("on", "off"), only=_SEVERAL | {"scenario": ("none", "rise")}),
    Option("arctic", ("off", "on"), only={"scenario": ("none", "rise")}),
    Option("setup", ("standard", "alternative"), only=_SEVERAL | {"scenario": ("none",)}),
    Option("scenario", ("none", "rise", "fall"), only=_SEVERAL),
    Option("board", ("primary", "alternate")),
    Option("reserve", ("each", "last"), group="ruling", only={"players": ("1", "2")}),
    Option("lend_tactics", ("off", "on"), group="ruling", only={"scenario": ("none", "fall")}),
    Option("auto_draft", ("on", "off"), group="table"),
)
"""Chapter O. `doubled` is the side one person runs when there are three, `hands` is for two."""


def rules(options: Options) -> Rules:
    said = chosen(OPTIONS, options)
    alone = said["players"] == "1"
    return Rules(
        common=alone or (said["players"] == "2" and said["hands"] == "common"),
        solo=alone,
        bombers=said.on("bombers") and not alone,  # TD-13.2.8, O.10
        uboats=said.on("uboats") and not alone,  # TD-O.4
        arctic=said.on("arctic"),  # TD-O.5
        alternative=said["setup"] == "alternative",  # TD-O.6
        # TD-O.7
        scenario=said["scenario"],  # type: ignore[arg-type]
        # TD-O.12
        reserve=said["reserve"],  # type: ignore[arg-type]
        lend_tactics=said.on("lend_tactics"),  # TD-O.13
    )


def chairs(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """What one person can take (TD-O.1, O.2)."""
    said = chosen(OPTIONS, options)
    if said["players"] == "1":
        return ((components.ALLIES,),)
    if said["players"] == "2":
        if said["hands"] == "common":
            return ((components.AXIS,), (components.ALLIES,))
        return (
            components.MEMBERS[components.AXIS],
            components.MEMBERS[components.ALLIES],
        )  # TD-10.2.1
    if said["players"] == "3":  # TD-10.3.1
        both = components.MEMBERS.get(said["doubled"], components.POWERS)
        return (both, *((power,) for power in components.POWERS if power not in both))
    return tuple((power,) for power in components.POWERS)


def check(seats: Sequence[Seat], options: Options) -> Msg | None:
    """Why there can be no such table (TD-O.10)."""
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        option = msg(f"td-option-{wrong.name}")
        return msg("td-check-option", option=option, value=said[wrong.name])
    needed = [seat for chair in chairs(options) for seat in chair]
    if sorted(seats) != sorted(needed):
        return msg("td-check-seats", seats=tuple(names.seat(seat) for seat in needed))
    alone = said["players"] == "1"
    clashes = (
        ("hands-alone", alone and said["hands"] == "separate"),
        ("hands", said["players"] in ("3", "4") and said["hands"] == "separate"),
        ("doubled", said["players"] != "3" and said["doubled"] == "allies"),
        ("solo-scenario", alone and said["scenario"] != "none"),
        ("solo-setup", alone and said["setup"] == "alternative"),
        ("rise-setup", said["scenario"] == "rise" and said["setup"] == "alternative"),
        ("fall-setup", said["scenario"] == "fall" and said["setup"] == "alternative"),
        ("fall-arctic", said["scenario"] == "fall" and said.on("arctic")),
        ("fall-uboats", said["scenario"] == "fall" and said["uboats"] == "off"),
    )
    return next((msg(f"td-check-{why}") for why, clash in clashes if clash), None)


# ---- the first position: chapter 2


def new(options: Options, rng: Rng) -> State:
    """TD-2.1 to 2.7."""
    chosen_rules = rules(options)
    seats = [seat for chair in chairs(options) for seat in chair]
    main = list(components.MAIN_DECK)
    state = State(
        VERSION,
        chosen_rules,
        {name: value for name, value in chosen(OPTIONS, options).items() if _unusual(name, value)},
        hands={seat: Hand() for seat in seats},
        powers={power: PowerState() for power in components.POWERS},
        board=dict.fromkeys(components.SPACES, ""),
        owners=dict(components.TABLES.owners) | dict.fromkeys(components.UNINVOLVED, ""),
        tracks=dict.fromkeys(components.UNINVOLVED, 0),
        deck=main,
        joining={nation: list(components.DECK_OF[nation]) for nation in components.UNINVOLVED},
        year=min(components.YEARS),
        first_year=min(components.YEARS),
        last_year=max(components.YEARS),
    )
    if chosen_rules.scenario == "rise":
        state.year = state.first_year = components.TABLES.rise.first
        state.last_year = components.TABLES.rise.last
    if chosen_rules.scenario == "fall":
        _fall(state)
    for pile in (*state.joining.values(), state.deck):
        shuffle(rng, pile)
    game = Game(state, rng)
    if chosen_rules.solo:
        state.solo = solo.fresh(game)
    state.flow.append(Year())
    if chosen_rules.alternative:
        _place(state, [row for row in _standard(state) if row.nation == components.NEUTRAL])
        state.phase = "deploy"
        for power in reversed(components.TABLES.alternative.order):
            state.flow.append(_deploy(state, power))
    elif chosen_rules.scenario != "fall":
        _place(state, _standard(state))
    return state


def _unusual(name: str, value: str) -> bool:
    return next(option.values[0] for option in OPTIONS if option.name == name) != value


def _standard(state: State) -> list[components.UnitRow]:
    return components.MAP.units + (
        components.MAP.arctic_units if state.rules.arctic else []
    )  # TD-11.4.2


def _place(state: State, rows: Sequence[components.UnitRow]) -> None:
    for row in rows:
        for _ in range(row.count):
            if row.kind == "uboat":
                state.uboats.append(row.space)
            else:
                pieces.put(state, f"{row.nation}.{row.kind}", row.space)


# ---- 12.2: Fall of the Axis


def _fall(state: State) -> None:
    """TD-12.2.1 to 12.2.4."""
    table = components.TABLES.fall
    state.year, state.first_year, state.last_year = table.first, table.first, table.last
    state.owners["france"] = table.france
    for nation in table.joined:
        state.owners[nation] = components.TABLES.joins[nation]
        state.tracks[nation] = components.TABLES.steps[nation]
        state.deck += state.joining[nation]
        state.joining[nation] = []
    rows = [row for row in table.units if row.kind != "bomber" or state.rules.bombers]
    _place(state, rows)
    for power in components.POWERS:
        for tech in table.techs[power]:
            card = _card_for(state, power, tech)
            state.deck.remove(card)
            state.powers[power].techs.append(tech)
            state.powers[power].sheet.append(card)


def _card_for(state: State, power: components.Power, tech: str) -> components.CardId:
    """The first free card of that power with the technology, else of anybody (TD-12.2.5)."""
    free = [
        card
        for card in components.CARDS
        if card in state.deck and components.CARDS[card].tech == tech
    ]
    return next((card for card in free if components.CARDS[card].country == power), free[0])


# ---- 11.3: alternative set-up


def starting_groups(power: components.Power) -> list[int]:
    rows = components.TABLES.alternative.groups
    return [at for at, row in enumerate(rows) if row.power == power]


def _deploy(state: State, power: components.Power) -> Deploy:
    """Left to place, by group (TD-11.3.2 to 11.3.5); without any choice they are placed at once."""
    left = [0] * len(components.TABLES.alternative.groups)
    for at in starting_groups(power):
        left[at] = components.TABLES.alternative.groups[at].count
    return Deploy(power, left)


def placements(state: State, frame: Deploy) -> list[tuple[str, components.Space]]:
    """Units and spaces of the first group that is not done (TD-11.3.6)."""
    pos = position.of(state)
    for at in starting_groups(frame.power):
        if not frame.left[at]:
            continue
        row = components.TABLES.alternative.groups[at]
        where = components.HOMES_OF[row.nation] & components.IN_PLAY[state.rules.arctic]
        if row.spaces:
            where &= components.mask(row.spaces)
        kinds = (row.kind,) if row.kind else components.LINE
        return [
            (f"{row.nation}.{kind}", space)
            for kind in kinds
            if pos.pool(f"{row.nation}.{kind}") > 0
            for space in components.named(where & components.FITS[kind] & ~pos.full)
        ]
    return []


def advance_deploy(game: Game, frame: Deploy) -> bool:
    found = placements(game.state, frame)
    if not found:
        game.pop()
        return True
    if len(found) > 1:
        return False
    deploy(game, frame, *found[0])
    return True


def deploy(game: Game, frame: Deploy, unit: str, space: components.Space) -> None:
    at = next(at for at in starting_groups(frame.power) if frame.left[at])
    frame.left[at] -= 1
    deeds.place(game, frame.power, unit, space, "deploy")


def ask_deploy(state: State, frame: Deploy) -> dict[Seat, Offer]:
    seat = position.seat_of(state, frame.power)
    found = placements(state, frame)
    return {
        seat: Offer(
            msg("td-ask-deploy", who=names.power(frame.power), n=sum(frame.left)),
            tuple(questions.of_unit("deploy", unit, space) for unit, space in found),
            (_usual(state, found),),
            questions.waiting("deploy", frame.power),
            f"deploy/{frame.power}",
            "TD-11.3.1",
        )
    }


def _usual(state: State, found: list[tuple[str, components.Space]]) -> Key:
    """The next unit of the standard set-up that is still missing (TD-D.2)."""
    pos = position.of(state)
    for row in components.MAP.units:
        unit = f"{row.nation}.{row.kind}"
        here = sum(group.n for group in pos.at(row.space) if group.unit == unit)
        if (unit, row.space) in found and here < row.count:
            return f"deploy/{unit}.{row.space}"
    unit, space = found[0]
    return f"deploy/{unit}.{space}"


def answer_deploy(game: Game, frame: Deploy, seat: Seat, picks: tuple[Key, ...]) -> None:
    unit, _, space = picks[0].partition("/")[2].rpartition(".")
    deploy(game, frame, unit, space)
