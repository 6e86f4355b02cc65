"""Economic Warfare: section 18. What is counted stands in the `Played` frame of the card."""

from __future__ import annotations

from dataclasses import replace

from engines.quartermaster import discards, evaluate, names, reactions
from engines.quartermaster.components import TEAM, Card
from engines.quartermaster.game import Game, played_of, step_done
from engines.quartermaster.language import Adjust, Cancel, Each, If, Mill, OneOf, Score
from engines.quartermaster.state import Context, Hit, State, Text


def open_situation(game: Game, text: Text, card: Card) -> None:
    """QM-25.4: before its text, with all numbers fixed."""
    played = played_of(game.state, text.card)
    played.mills, played.scores = _totals(game.state, text.context, card, text.block)
    facts = Context(by=text.context.me, card=text.card)
    reactions.arise(game, "ew", facts, TEAM[text.context.me])


def _totals(state: State, context: Context, card: Card, block: int) -> tuple[int, int]:
    """How much a text would discard and score, whatever is chosen in it."""
    mills = scores = 0
    for line in card.blocks[block]:
        step = line.step
        inner: list[tuple[Context, int]] = []
        if isinstance(step, Mill):
            if evaluate.country(context, step.country):
                mills += evaluate.amount(state, context, step.number)
        elif isinstance(step, Score):
            scores += evaluate.amount(state, context, step.number)
        elif isinstance(step, If) and evaluate.holds(state, context, step.cond):
            inner = [(context, step.block)]
        elif isinstance(step, OneOf):
            inner = [(context, part) for part in step.blocks]
        elif isinstance(step, Each):
            them = evaluate.whose(context, step.countries)
            inner = [(replace(context, they=country), step.block) for country in them]
        for there, part in inner:
            more = _totals(state, there, card, part)
            mills, scores = mills + more[0], scores + more[1]
    return mills, scores


def mill(game: Game, text: Text, step: Mill) -> None:
    country = evaluate.country(text.context, step.country)
    n = text.numbers[text.at]
    if not country or n <= 0:
        step_done(text, False)
    elif evaluate.card(game.state, text.card).type == "economic_warfare":
        game.push(Hit(country, n))
    else:
        discards.mill(game, country, n)
        step_done(text, True)


def advance_hit(game: Game, hit: Hit) -> bool:
    """Additions, then the target's reductions, then the discards (QM-18.1, 18.2)."""
    text = game.state.text
    played = played_of(game.state, text.card)
    if not hit.raised:
        hit.raised = True
        facts = Context(by=text.context.me, card=text.card, target=hit.country)
        # QM-25.5
        reactions.arise(game, "ew_hit", facts, TEAM[text.context.me])
        return True
    changes = played.adjust.get("target", 0) + played.adjust.get(hit.country, 0)
    discards.mill(game, hit.country, max(hit.base + changes, 0))  # QM-18.4, 18.5
    game.finish(True)
    return True


def adjust(game: Game, text: Text, step: Adjust) -> None:
    """Works on the card the situation is about, further down the stack."""
    played = played_of(game.state, text.context.card)
    whom = (
        step.country if step.country == "target" else evaluate.country(text.context, step.country)
    )
    played.adjust[whom] = played.adjust.get(whom, 0) + text.numbers[text.at]
    game.say("qm-adjusted", card=names.card(played.card), n=text.numbers[text.at])
    step_done(text, True)


def cancel(game: Game, text: Text, step: Cancel) -> None:
    """QM-18.3."""
    played = played_of(game.state, text.context.card)
    played.cancelled = True
    game.say("qm-cancelled", card=names.card(played.card))
    step_done(text, True)
