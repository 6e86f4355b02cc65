"""Victory points of the victory phase, and the end of the game: sections 9 and 20."""

from __future__ import annotations

from engines.contract import Arg, Result, msg
from engines.quartermaster import board, components, evaluate, names, reactions, supply
from engines.quartermaster.game import Game
from engines.quartermaster.language import If, Score
from engines.quartermaster.state import Context, State

ROUNDS = 20  # QM-6.1
LEAD = 30  # QM-20.7
NEAR = 20
"""From such a lead on everybody is warned of it."""


def occupiers(state: State, country: components.Country) -> list[components.Country]:
    """Enemies in its capital (QM-9.1)."""
    home = components.BIT[components.CAPITAL[country]]
    return [enemy for enemy in components.ENEMIES[country] if state.units[enemy] & home]


def spaces(state: State, country: components.Country) -> list[tuple[components.Space, int]]:
    """QM-9.2: 2 alone, 1 beside allies, whatever their state (QM-9.3). Supply is not asked
    for (QM-9.6), but a space that is no supply space for the country does not score (QM-5.10)."""
    held = components.named(state.units[country] & supply.supply_spaces(state, country))
    return [(space, 1 if board.companions(state, country, space) else 2) for space in held]


def usable(
    state: State, country: components.Country, settled: list[components.CardId]
) -> list[components.CardId]:
    """Victory-phase Statuses that would score now (QM-9.4, 25.13)."""
    statuses = state.nations[country].statuses
    return [
        card.id
        for card, at in reactions.answering_of(state, "victory", country)
        if card.id in statuses
        and card.id not in settled
        and reactions.fits(state, card, at, Context(by=country))
    ]


def worth(state: State, card_id: components.CardId) -> int:
    """What a Status would score in the victory phase as the board stands."""
    card = evaluate.card(state, card_id)
    context = Context(me=card.country, by=card.country)
    total = 0
    for ability in card.abilities:
        if ability.trigger and ability.trigger.name == "victory":
            total += _points(state, context, card_id, ability.block)
    return total


def _points(state: State, context: Context, card: components.CardId, block: int) -> int:
    total = 0
    for line in evaluate.card(state, card).blocks[block]:
        if isinstance(line.step, Score):
            total += evaluate.amount(state, context, line.step.number)
        elif isinstance(line.step, If) and evaluate.holds(state, context, line.step.cond):
            total += _points(state, context, card, line.step.block)
    return total


def score_spaces(game: Game, country: components.Country) -> None:
    """Points at once for all of them, with the spaces named."""
    scored = spaces(game.state, country)
    if not scored:
        return
    team = components.TEAM[country]
    n = sum(points for _, points in scored)
    game.state.vp[team] += n
    game.say(
        "qm-scored-spaces",
        *(space for space, _ in scored),
        country=names.country(country),
        team=names.team(team),
        n=n,
        spaces=tuple(
            msg("qm-space-worth", space=names.space(space), n=points) for space, points in scored
        ),
        total=game.state.vp[team],
    )


# ---- the end: section 20


def leader(state: State) -> tuple[components.Team | None, int]:
    lead = state.vp["axis"] - state.vp["allies"]
    return ("axis" if lead > 0 else "allies" if lead < 0 else None), abs(lead)


def warning(state: State) -> dict[str, Arg]:
    """Who leads by how much, for a question; 0 while that is far from a victory."""
    ahead, lead = leader(state)
    return {"team": names.team(ahead or "axis"), "lead": lead if lead >= NEAR else 0, "win": LEAD}


def check_end(game: Game) -> bool:
    """After usa's turn: a lead of 30, or the last round (QM-20.5 to 20.7)."""
    state = game.state
    ahead, lead = leader(state)
    if ahead and lead >= LEAD:
        finish(game, ahead, "lead")
    elif state.round >= ROUNDS:
        finish(game, ahead or "axis", "points" if ahead else "tie")  # QM-20.6
    elif ahead and lead >= NEAR:
        game.say("qm-near", team=names.team(ahead), n=lead, win=LEAD)
    return bool(state.winner)


def finish(game: Game, winner: components.Team, reason: str) -> None:
    state = game.state
    state.winner, state.reason, state.step = winner, reason, "over"
    state.flow.clear()
    facts: dict[str, Arg] = {
        "team": names.team(winner),
        "reason": reason,
        "round": state.round,
        **state.vp,
    }
    # QM-20.8: hidden zones are opened for all.
    log = game.show if state.rules.reveal_at_end else game.say
    log("qm-over", **facts)


def result(state: State) -> Result | None:
    if not state.winner:
        return None
    winners = components.MEMBERS[state.winner]  # QM-1.7, 20.4
    points = {
        country: state.vp[team] for team in components.TEAMS for country in components.MEMBERS[team]
    }
    return Result(
        (winners, components.MEMBERS[components.other(state.winner)]), winners, state.reason, points
    )
