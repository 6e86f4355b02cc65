"""Parts of a text among which somebody chooses."""

from __future__ import annotations

from dataclasses import replace

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit import window
from engines.kit.window import Window
from engines.quartermaster import evaluate, feasible, names, questions
from engines.quartermaster.components import Country
from engines.quartermaster.game import Game, nested
from engines.quartermaster.language import AnyOrder, Each, OneOf
from engines.quartermaster.state import EachOf, Fork, State, Text

# ---- one of several parts, or all in any order (QM-16.4)


def one_of(game: Game, text: Text, step: OneOf) -> None:
    game.push(Fork(list(step.blocks), ordered=False))


def any_order(game: Game, text: Text, step: AnyOrder) -> None:
    game.push(Fork(list(step.blocks), ordered=True))


def _parts(state: State, text: Text, left: list[int]) -> list[int]:
    card = evaluate.card(state, text.card)
    return [block for block in left if feasible.any_of(state, text.context, card, block)]


def advance_fork(game: Game, fork: Fork) -> bool:
    text = game.state.text
    parts = _parts(game.state, text, fork.left)
    if not parts:
        if not fork.done:
            game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-part"))
        game.finish(fork.done)
        return True
    if len(parts) == 1 and not text.optional:
        game.only_way(text.actor, f"part/{parts[0]}")
        _go(game, text, fork, parts[0])
        return True
    return False


def _go(game: Game, text: Text, fork: Fork, block: int) -> None:
    if fork.ordered:
        fork.left.remove(block)
    else:
        fork.left = []
    nested(game, text, block, text.actor, text.optional)


def part_choices(state: State, text: Text, parts: list[int]) -> list[Choice]:
    card = evaluate.card(state, text.card)
    return [questions.part_choice(card, block) for block in parts]


def ask_fork(state: State, fork: Fork) -> dict[Seat, Offer]:
    text = state.text
    choices = part_choices(state, text, _parts(state, text, fork.left))
    card = names.card(text.card)
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-part", card=card),
        tuple(choices),
        optional=text.optional,
        waiting=msg("qm-wait-part", country=names.country(text.actor), card=card),
        rule="QM-16.3",
    )


def answer_fork(game: Game, fork: Fork, seat: Seat, picks: tuple[Key, ...]) -> None:
    if picks[0] == questions.SKIP:
        game.finish(fork.done)
        return
    text = game.state.text
    _go(game, text, fork, int(picks[0].partition("/")[2]))


# ---- each country for itself: QM-22.3


def each(game: Game, text: Text, step: Each) -> None:
    countries = evaluate.whose(text.context, step.countries)
    game.state.windows += 1
    clock = f"window/{game.state.windows}"
    frame = EachOf(Window(clock, []), list(countries))
    game.push(frame)
    frame.window.asked = [c for c in countries if len(_options(game.state, frame, c)) > 1]


def _each_step(state: State) -> tuple[Text, Each]:
    text = state.text
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, Each)
    return text, step


def _options(state: State, frame: EachOf, country: Country) -> list[int]:
    """The parts a country can choose from, if the text lets it choose."""
    text, step = _each_step(state)
    card = evaluate.card(state, text.card)
    first = card.blocks[step.block][0].step
    if not isinstance(first, OneOf):
        return [step.block]
    context = replace(text.context, they=country)
    return [part for part in first.blocks if feasible.any_of(state, context, card, part)]


def advance_each(game: Game, frame: EachOf) -> bool:
    state = game.state
    box = frame.window
    for country in [c for c in box.asked if c in frame.todo]:
        options = [f"part/{block}" for block in _options(state, frame, country)]
        if len(options) < 2 or country in state.conceded:
            box.asked.remove(country)
        elif country in box.sealed and box.sealed[country][0] not in options:
            window.lapse(box, country)
    if any(country in frame.todo and country not in box.sealed for country in box.asked):
        return False
    if not frame.todo:
        game.finish(frame.done)
        return True
    country = frame.todo.pop(0)
    box.asked = [c for c in box.asked if c in frame.todo]
    parts = _options(state, frame, country)
    sealed = box.sealed.get(country, [""])[0].partition("/")[2]
    if parts:
        text, _ = _each_step(state)
        block = int(sealed) if sealed and int(sealed) in parts else parts[0]
        context = replace(text.context, they=country)
        game.push(Text(text.card, block, context, country))
    return True


def ask_each(state: State, frame: EachOf) -> dict[Seat, Offer]:
    text, _ = _each_step(state)
    question = msg("qm-ask-part", card=names.card(text.card))
    countries = tuple(names.country(country) for country in frame.window.asked)
    waiting = Msg("qm-wait-each", {"card": names.card(text.card), "asked": countries})
    found = {}
    for country in frame.window.asked:
        choices = tuple(part_choices(state, text, _options(state, frame, country)))
        found[country] = window.offer(
            frame.window,
            country,
            question,
            choices,
            waiting,
            silence=choices[0].key,
            rule="QM-22.3",
        )
    return found
