"""Whether a step of a card could do anything now (QM-16.2, 17.1). Public facts only, except
for a country's own hidden cards in its own plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.quartermaster import battle, board, evaluate, language, placing
from engines.quartermaster.components import KIND, Card
from engines.quartermaster.game import played_of
from engines.quartermaster.state import Context, State


def any_of(state: State, context: Context, card: Card, block: int) -> bool:
    """At least one part can be carried out."""
    return any(can(state, context, card, line.step) for line in card.blocks[block])


def can(state: State, context: Context, card: Card, step: Any) -> bool:  # noqa: C901
    kind = type(step)
    if kind is language.Place:
        return placing.can(state, context, step)
    if kind is language.Battle:
        region = evaluate.region(state, context, step.space)
        return bool(battle.targets(state, context.me, step.kind, region))
    if kind is language.Eliminate:
        return bool(battle.victims(state, context, step))
    if kind is language.Protect:
        return board.has_unit(state, context.who, context.space) and not board.protected(
            state, context.who, context.space
        )
    if kind is language.Score:
        return evaluate.amount(state, context, step.number) != 0
    if kind is language.Mill:
        return evaluate.amount(state, context, step.number) > 0
    if kind is language.Adjust:
        played = played_of(state, context.card)
        return played.mills > 0 and not played.cancelled  # QM-18.2
    if kind is language.Cancel:
        played = played_of(state, context.card)
        return played.mills + played.scores > 0 and not played.cancelled
    if kind is language.MoveCard:
        return _can_move(state, context, step)
    if kind is language.If:
        return evaluate.holds(state, context, step.cond) and any_of(
            state, context, card, step.block
        )
    if kind is language.OneOf or kind is language.AnyOrder:
        return any(any_of(state, context, card, block) for block in step.blocks)
    if kind is language.May:
        return any_of(state, context, card, step.block)
    if kind is language.Each:
        return any(
            any_of(state, replace(context, they=country), card, step.block)
            for country in evaluate.whose(context, step.countries)
        )
    if kind is language.Swap:
        return placing.can(state, context, step.place, freeing=False)
    if kind is language.Regroup:
        mine = board.removable(state, context.me) & KIND[step.piece.kind]
        return bool(mine)
    if kind is language.Reorder:
        return bool(state.nations[context.me].deck)
    if kind is language.Draw:
        return bool(state.nations[evaluate.country(context, step.country)].deck)
    if kind is language.PlayCard:
        return _can_play(state, context, step)
    return kind is language.Supplied or kind not in (language.Let, language.Pick, language.Either)


def _can_move(state: State, context: Context, step: language.MoveCard) -> bool:
    if step.what == "STATUS":
        owner = evaluate.card(state, context.card).country
        return context.card in state.nations[owner].statuses
    if step.what == "hand":
        return bool(state.nations[context.me].hand)
    if step.what == "random_response":
        return bool(state.nations[evaluate.country(context, step.country)].responses)
    return True


def _can_play(state: State, context: Context, step: language.PlayCard) -> bool:
    nation = state.nations[evaluate.country(context, step.country)]
    pile = nation.hand if step.zone == "hand" else nation.hidden + nation.shown
    if step.only == "any":
        return bool(pile)
    # Guards: a card paid as cost may be the one played (QM-22.6).
    return any(evaluate.card(state, card).type == step.only for card in pile + nation.hand)
