"""Carrying out the text of a card, step by step: sections 16, 18 and 23."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.contract import Key, Offer, Seat, msg
from engines.quartermaster import (
    board,
    choosing,
    discards,
    economic,
    evaluate,
    language,
    moving,
    names,
    pieces,
    questions,
)
from engines.quartermaster import state as s
from engines.quartermaster.components import KIND, Card, Country, named
from engines.quartermaster.game import Game, nested, played_of, step_done

# ---- a text: one step after the other


def advance_text(game: Game, text: s.Text) -> bool:
    state = game.state
    card = evaluate.card(state, text.card)
    block = card.blocks[text.block]
    # QM-16.1: one part after the other, with everything it raises.
    if text.at >= len(block) or (text.opened and played_of(state, text.card).cancelled):
        _end(game, text)
        return True
    line = block[text.at]
    if line.needs and not text.done:  # QM-16.2
        step_done(text, False)
        return True
    step = line.step
    if isinstance(step, language.Let):
        text.context.n = evaluate.amount(state, text.context, step.number)
        step_done(text, True)
        return True
    if isinstance(step, language.Pick):
        return _pick(game, text, step)
    if not text.numbers:
        text.numbers = _numbers(state, text, card)
    root = any(ability.block == text.block for ability in card.abilities)
    if card.type == "economic_warfare" and not text.opened and root:
        text.opened = True
        economic.open_situation(game, text, card)
        return True
    _DO[type(step)](game, text, step)
    return True


def _end(game: Game, text: s.Text) -> None:
    """A block inside another reports to it; the whole text just ends."""
    if isinstance(game.state.flow[-2], s.Text | s.Fork | s.EachOf):
        game.finish(text.any_done)
    else:
        game.pop()


def _numbers(state: s.State, text: s.Text, card: Card) -> list[int]:
    """QM-16.9: numbers taken from the board are fixed when the text starts."""
    return [
        evaluate.amount(state, text.context, line.step.number)
        if isinstance(line.step, language.Mill | language.Score | language.Adjust)
        else 0
        for line in card.blocks[text.block]
    ]


# ---- naming a country: QM-22.26


def _qualified(state: s.State, text: s.Text, step: language.Pick) -> list[Country]:
    return [
        country
        for country in evaluate.whose(text.context, step.countries)
        if step.cond is None or evaluate.holds(state, replace(text.context, x=country), step.cond)
    ]


def _pick(game: Game, text: s.Text, step: language.Pick) -> bool:
    countries = _qualified(game.state, text, step)
    if len(countries) > 1:
        return False
    if countries:
        game.only_way(text.actor, f"name/{countries[0]}")
    _name(game, text, countries[0] if countries else "")
    return True


def _name(game: Game, text: s.Text, country: Country) -> None:
    text.context.x = country
    step_done(text, bool(country))
    if country:
        game.say("qm-named", card=names.card(text.card), country=names.country(country))
    else:
        game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-country"))


def ask_text(state: s.State, text: s.Text) -> dict[Seat, Offer]:
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, language.Pick)
    countries = _qualified(state, text, step)
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-country", card=names.card(text.card)),
        tuple(questions.country_choice("name", country) for country in sorted(countries)),
        waiting=msg(
            "qm-wait-country", country=names.country(text.actor), card=names.card(text.card)
        ),
        rule="QM-22.26",
    )


def answer_text(game: Game, text: s.Text, seat: Seat, picks: tuple[Key, ...]) -> None:
    _name(game, text, picks[0].partition("/")[2])


# ---- simple steps


def _do_score(game: Game, text: s.Text, step: language.Score) -> None:
    n = text.numbers[text.at]
    if n:
        game.score(text.context.me, n, names.card(text.card))
    step_done(text, n != 0)


def _do_if(game: Game, text: s.Text, step: language.If) -> None:
    if evaluate.holds(game.state, text.context, step.cond):  # read now: QM-16.9
        nested(game, text, step.block, text.actor, text.optional)
    else:
        game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-unmet"))
        step_done(text, False)


def _do_may(game: Game, text: s.Text, step: language.May) -> None:
    """QM-16.6: that country decides and acts."""
    country = evaluate.country(text.context, step.country)
    if country:
        nested(game, text, step.block, country, True)
    else:
        step_done(text, False)


def _do_protect(game: Game, text: s.Text, step: language.Protect) -> None:
    """QM-15.14."""
    facts = text.context
    there = board.has_unit(game.state, facts.who, facts.space)
    if there:
        pieces.protect(game, facts.who, facts.space, step.until, text.card)
    step_done(text, there)


def _do_supplied(game: Game, text: s.Text, step: language.Supplied) -> None:
    game.state.granted.append(text.card)  # QM-22.10
    game.say("qm-granted", card=names.card(text.card))
    step_done(text, True)


def _do_draw(game: Game, text: s.Text, step: language.Draw) -> None:
    discards.draw(game, evaluate.country(text.context, step.country), step.number)
    step_done(text, True)


def _do_regroup(game: Game, text: s.Text, step: language.Regroup) -> None:
    mine = board.removable(game.state, text.context.me) & KIND[step.piece.kind]
    game.push(s.Regrouping(named(mine)))


# ---- the table of steps


def _push_placing(game: Game, text: s.Text, step: language.Place | language.Swap) -> None:
    game.push(s.Placing())


def _push_fight(game: Game, text: s.Text, step: language.Battle) -> None:
    game.push(s.Fight())


def _push_cull(game: Game, text: s.Text, step: language.Eliminate) -> None:
    game.push(s.Cull())


def _push_play(game: Game, text: s.Text, step: language.PlayCard) -> None:
    game.push(s.PlayOther())


_DO: dict[type, Callable[[Game, s.Text, Any], None]] = {
    language.Place: _push_placing,
    language.Swap: _push_placing,
    language.Battle: _push_fight,
    language.Eliminate: _push_cull,
    language.Protect: _do_protect,
    language.Regroup: _do_regroup,
    language.Supplied: _do_supplied,
    language.Mill: economic.mill,
    language.Adjust: economic.adjust,
    language.Score: _do_score,
    language.Cancel: economic.cancel,
    language.Draw: _do_draw,
    language.PlayCard: _push_play,
    language.MoveCard: moving.move_card,
    language.Reorder: moving.reorder,
    language.If: _do_if,
    language.May: _do_may,
    language.Each: choosing.each,
    language.OneOf: choosing.one_of,
    language.AnyOrder: choosing.any_order,
}
