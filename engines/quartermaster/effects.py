"""Carrying out the text of a card, step by step: sections 16, 18 and 23."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.contract import Key, Msg, Offer, Seat, msg
from engines.kit import window
from engines.kit.rng import pick as pick_one
from engines.kit.rng import shuffle
from engines.kit.window import Window
from engines.quartermaster import (
    board,
    discards,
    doable,
    names,
    pieces,
    questions,
    reactions,
    terms,
)
from engines.quartermaster import (
    text as words,
)
from engines.quartermaster.box import KIND, TEAM, Card, Country, named
from engines.quartermaster.game import Game, named_cards, step_done
from engines.quartermaster.language import (
    Adjust,
    AnyOrder,
    Battle,
    Cancel,
    Draw,
    Each,
    Eliminate,
    If,
    Let,
    May,
    Mill,
    MoveCard,
    OneOf,
    Pick,
    Place,
    PlayCard,
    Protect,
    Regroup,
    Reorder,
    Score,
    Supplied,
    Swap,
)
from engines.quartermaster.state import (
    Context,
    Cull,
    EachOf,
    Fight,
    Fork,
    Hit,
    Placing,
    Played,
    PlayOther,
    Regrouping,
    Reordering,
    State,
    Text,
    Tuck,
)

# ---- a text: one step after the other


def advance_text(game: Game, text: Text) -> bool:
    state = game.state
    card = terms.card(state, text.card)
    block = card.blocks[text.block]
    if text.at >= len(block) or (text.opened and _played(state, text).cancelled):
        _end(game, text)
        return True
    line = block[text.at]
    if line.needs and not text.done:
        step_done(text, False)
        return True
    step = line.step
    if isinstance(step, Let):
        text.context.n = terms.amount(state, text.context, step.number)
        step_done(text, True)
        return True
    if isinstance(step, Pick):
        return _pick(game, text, step)
    if not text.numbers:
        text.numbers = _numbers(state, text, card)
    if card.type == "economic_warfare" and not text.opened and _is_root(card, text):
        text.opened = True
        _open_economic(game, text, card)
        return True
    _DO[type(step)](game, text, step)
    return True


def _end(game: Game, text: Text) -> None:
    """A block inside another reports to it; the whole text just ends."""
    if isinstance(game.state.flow[-2], Text | Fork | EachOf):
        game.finish(text.any_done)
    else:
        game.pop()


def _is_root(card: Card, text: Text) -> bool:
    return any(ability.block == text.block for ability in card.abilities)


def _numbers(state: State, text: Text, card: Card) -> list[int]:
    """QM-16.9: numbers taken from the board are fixed when the text starts."""
    return [
        terms.amount(state, text.context, line.step.number)
        if isinstance(line.step, Mill | Score | Adjust)
        else 0
        for line in card.blocks[text.block]
    ]


def _nested(game: Game, text: Text, block: int, actor: Country, optional: bool) -> None:
    game.push(Text(text.card, block, replace(text.context), actor, optional))


# ---- naming a country: QM-22.26


def _qualified(state: State, text: Text, step: Pick) -> list[Country]:
    return [
        country
        for country in terms.whose(text.context, step.countries)
        if step.cond is None or terms.holds(state, replace(text.context, x=country), step.cond)
    ]


def _pick(game: Game, text: Text, step: Pick) -> bool:
    countries = _qualified(game.state, text, step)
    if len(countries) > 1:
        return False
    _name(game, text, countries[0] if countries else "")
    return True


def _name(game: Game, text: Text, country: Country) -> None:
    text.context.x = country
    step_done(text, bool(country))
    if country:
        game.say("qm-named", card=names.card(text.card), country=names.country(country))
    else:
        game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-country"))


def ask_text(state: State, text: Text) -> dict[Seat, Offer]:
    step = terms.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, Pick)
    countries = _qualified(state, text, step)
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-country", card=names.card(text.card)),
        tuple(questions.country_choice("name", country) for country in sorted(countries)),
        waiting=msg(
            "qm-wait-country", country=names.country(text.actor), card=names.card(text.card)
        ),
        rule="22.26",
    )


def answer_text(game: Game, text: Text, seat: Seat, picks: tuple[Key, ...]) -> None:
    _name(game, text, picks[0].partition("/")[2])


# ---- Economic Warfare: section 18


def _played(state: State, text: Text) -> Played:
    return next(
        frame
        for frame in reversed(state.flow)
        if isinstance(frame, Played) and frame.card == text.card
    )


def _open_economic(game: Game, text: Text, card: Card) -> None:
    played = _played(game.state, text)
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
            if terms.country(context, step.country):
                mills += terms.amount(state, context, step.number)
        elif isinstance(step, Score):
            scores += terms.amount(state, context, step.number)
        elif isinstance(step, If) and terms.holds(state, context, step.cond):
            inner = [(context, step.block)]
        elif isinstance(step, OneOf):
            inner = [(context, part) for part in step.blocks]
        elif isinstance(step, Each):
            them = terms.whose(context, step.countries)
            inner = [(replace(context, they=country), step.block) for country in them]
        for there, part in inner:
            more = _totals(state, there, card, part)
            mills, scores = mills + more[0], scores + more[1]
    return mills, scores


def _do_mill(game: Game, text: Text, step: Mill) -> None:
    country = terms.country(text.context, step.country)
    n = text.numbers[text.at]
    if not country or n <= 0:
        step_done(text, False)
    elif terms.card(game.state, text.card).type == "economic_warfare":
        game.push(Hit(country, n))
    else:
        discards.mill(game, country, n)
        step_done(text, True)


def advance_hit(game: Game, hit: Hit) -> bool:
    """Additions, then the target's reductions, then the discards (QM-18.1, 18.2)."""
    text = game.state.flow[-2]
    assert isinstance(text, Text)
    played = _played(game.state, text)
    if not hit.raised:
        hit.raised = True
        facts = Context(by=text.context.me, card=text.card, target=hit.country)
        reactions.arise(game, "ew_hit", facts, TEAM[text.context.me])
        return True
    changes = played.adjust.get("target", 0) + played.adjust.get(hit.country, 0)
    discards.mill(game, hit.country, max(hit.base + changes, 0))
    game.finish(True)
    return True


def _do_adjust(game: Game, text: Text, step: Adjust) -> None:
    """Works on the card the situation is about, further down the stack."""
    played = next(
        frame
        for frame in reversed(game.state.flow)
        if isinstance(frame, Played) and frame.card == text.context.card
    )
    whom = step.country if step.country == "target" else terms.country(text.context, step.country)
    played.adjust[whom] = played.adjust.get(whom, 0) + text.numbers[text.at]
    game.say("qm-adjusted", card=names.card(played.card), n=text.numbers[text.at])
    step_done(text, True)


def _do_cancel(game: Game, text: Text, step: Cancel) -> None:
    played = next(
        frame
        for frame in reversed(game.state.flow)
        if isinstance(frame, Played) and frame.card == text.context.card
    )
    played.cancelled = True
    game.say("qm-cancelled", card=names.card(played.card))
    step_done(text, True)


# ---- simple steps


def _do_score(game: Game, text: Text, step: Score) -> None:
    n = text.numbers[text.at]
    if n:
        game.score(text.context.me, n, names.card(text.card))
    step_done(text, n != 0)


def _do_if(game: Game, text: Text, step: If) -> None:
    if terms.holds(game.state, text.context, step.cond):
        _nested(game, text, step.block, text.actor, text.optional)
    else:
        game.say("qm-skipped", card=names.card(text.card), why=words.unmet(step.cond))
        step_done(text, False)


def _do_may(game: Game, text: Text, step: May) -> None:
    country = terms.country(text.context, step.country)
    if country:
        _nested(game, text, step.block, country, True)
    else:
        step_done(text, False)


def _do_protect(game: Game, text: Text, step: Protect) -> None:
    facts = text.context
    there = board.has_unit(game.state, facts.who, facts.space)
    if there:
        pieces.protect(game, facts.who, facts.space, step.until, text.card)
    step_done(text, there)


def _do_supplied(game: Game, text: Text, step: Supplied) -> None:
    game.state.granted.append(text.card)
    game.say("qm-granted", card=names.card(text.card))
    step_done(text, True)


def _do_draw(game: Game, text: Text, step: Draw) -> None:
    discards.draw(game, terms.country(text.context, step.country), step.number)
    step_done(text, True)


def _do_regroup(game: Game, text: Text, step: Regroup) -> None:
    mine = board.removable(game.state, text.context.me) & KIND[step.piece.kind]
    game.push(Regrouping(named(mine)))


def _do_reorder(game: Game, text: Text, step: Reorder) -> None:
    """With fewer cards than that, all of them (QM-22.24)."""
    deck = game.state.nations[text.context.me].deck
    size = min(step.number, len(deck))
    if size:
        game.say("qm-looks", country=names.country(text.context.me), n=size)
        game.tell(text.context.me, "qm-looks-own", cards=named_cards(deck[: -size - 1 : -1]))
    game.push(Reordering(size))


def advance_reorder(game: Game, frame: Reordering) -> bool:
    if frame.size - frame.placed > 1:
        return False
    game.finish(frame.size > 0)
    return True


def ask_reorder(state: State, frame: Reordering) -> dict[Seat, Offer]:
    text = state.flow[-2]
    assert isinstance(text, Text)
    deck = state.nations[text.actor].deck
    looked = deck[len(deck) - frame.size : len(deck) - frame.placed]
    choices = [questions.plain_choice("keep")]
    choices += discards.hand_choices(looked[::-1], "top")
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-reorder", n=frame.placed + 1),
        tuple(choices),
        waiting=msg("qm-wait-reorder", country=names.country(text.actor)),
        rule="22.24",
    )


def answer_reorder(game: Game, frame: Reordering, seat: Seat, picks: tuple[Key, ...]) -> None:
    if picks[0] == "keep":
        frame.placed = frame.size
        return
    deck = game.state.nations[seat].deck
    slot = len(deck) - 1 - frame.placed
    (card,) = discards.chosen(picks)
    copy = int(picks[0].partition("~")[2] or 1)
    looked = [at for at in range(slot, len(deck) - frame.size - 1, -1) if deck[at] == card]
    del deck[looked[copy - 1]]
    deck.insert(slot, card)
    frame.placed += 1


# ---- moving cards


def _do_move_card(game: Game, text: Text, step: MoveCard) -> None:
    if step.what == "hand":
        game.push(Tuck())
        return
    done = {"CARD": _move_played, "STATUS": _move_status, "random_response": _move_response}[
        step.what
    ](game, text, step)
    step_done(text, done)


def _move_played(game: Game, text: Text, step: MoveCard) -> bool:
    """The card that is about to enter the pile goes back into the deck (QM-22.5)."""
    played = next(
        frame
        for frame in reversed(game.state.flow)
        if isinstance(frame, Played) and frame.card == text.context.card
    )
    played.moved = True
    deck = game.state.nations[played.country].deck
    _into_deck(game, deck, played.card, step.where)
    game.say("qm-moved", card=names.card(played.card), where=step.where)
    return True


def _into_deck(game: Game, deck: list[str], card: str, where: str) -> None:
    if where == "deck_bottom":
        deck.insert(0, card)
        return
    deck.append(card)
    if where == "deck_shuffled":
        shuffle(game.rng, deck)


def _move_status(game: Game, text: Text, step: MoveCard) -> bool:
    status = text.context.card
    nation = game.state.nations[terms.card(game.state, status).country]
    if status not in nation.statuses:
        return False
    nation.statuses.remove(status)
    nation.shown.append(status)
    game.say("qm-moved", card=names.card(status), where=step.where)
    return True


def _move_response(game: Game, text: Text, step: MoveCard) -> bool:
    """QM-22.25: only the owner learns which."""
    country = terms.country(text.context, step.country)
    nation = game.state.nations[country]
    if not nation.responses:
        game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-response"))
        return False
    card = pick_one(game.rng, sorted(nation.responses))
    nation.responses.remove(card)
    nation.hidden.append(card)
    game.say("qm-response-lost", country=names.country(country))
    game.tell(country, "qm-response-lost-own", card=names.card(card))
    return True


def advance_tuck(game: Game, frame: Tuck) -> bool:
    text = game.state.flow[-2]
    assert isinstance(text, Text)
    if game.state.nations[text.actor].hand:
        return False
    game.finish(False)
    return True


def ask_tuck(state: State, frame: Tuck) -> dict[Seat, Offer]:
    text = state.flow[-2]
    assert isinstance(text, Text)
    step = terms.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, MoveCard)
    choices = discards.hand_choices(state.nations[text.actor].hand, "tuck")
    return questions.several(
        state,
        text.actor,
        msg("qm-ask-tuck", card=names.card(text.card)),
        choices,
        least=min(step.least, len(choices)),
        most=min(step.most, len(choices)),
        default=tuple(choice.key for choice in choices[: step.least]),
        waiting=msg("qm-wait-tuck", country=names.country(text.actor), card=names.card(text.card)),
        rule="10.2",
    )


def answer_tuck(game: Game, frame: Tuck, seat: Seat, picks: tuple[Key, ...]) -> None:
    nation = game.state.nations[seat]
    cards = discards.chosen(picks)
    for card in cards:
        nation.hand.remove(card)
        nation.deck.insert(0, card)
    game.say("qm-tucked", country=names.country(seat), n=len(cards))
    game.tell(seat, "qm-tucked-own", cards=named_cards(cards))
    game.finish(True)


# ---- one of several parts, or all in any order


def _do_one_of(game: Game, text: Text, step: OneOf) -> None:
    game.push(Fork(list(step.blocks), ordered=False))


def _do_any_order(game: Game, text: Text, step: AnyOrder) -> None:
    game.push(Fork(list(step.blocks), ordered=True))


def _parts(state: State, text: Text, left: list[int]) -> list[int]:
    card = terms.card(state, text.card)
    return [block for block in left if doable.any_of(state, text.context, card, block)]


def advance_fork(game: Game, fork: Fork) -> bool:
    text = game.state.flow[-2]
    assert isinstance(text, Text)
    parts = _parts(game.state, text, fork.left)
    if not parts:
        if not fork.done:
            game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-part"))
        game.finish(fork.done)
        return True
    if len(parts) == 1 and not text.optional:
        _go(game, text, fork, parts[0])
        return True
    return False


def _go(game: Game, text: Text, fork: Fork, block: int) -> None:
    if fork.ordered:
        fork.left.remove(block)
    else:
        fork.left = []
    _nested(game, text, block, text.actor, text.optional)


def part_choices(state: State, text: Text, parts: list[int]) -> list[Any]:
    card = terms.card(state, text.card)
    return [questions.part_choice(card, block) for block in parts]


def ask_fork(state: State, fork: Fork) -> dict[Seat, Offer]:
    text = state.flow[-2]
    assert isinstance(text, Text)
    choices = part_choices(state, text, _parts(state, text, fork.left))
    if text.optional:
        choices.append(questions.plain_choice(questions.SKIP))
    card = names.card(text.card)
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-part", card=card),
        tuple(choices),
        default=questions.SKIP if text.optional else "",
        waiting=msg("qm-wait-part", country=names.country(text.actor), card=card),
        rule="16.3",
    )


def answer_fork(game: Game, fork: Fork, seat: Seat, picks: tuple[Key, ...]) -> None:
    if picks[0] == questions.SKIP:
        game.finish(fork.done)
        return
    text = game.state.flow[-2]
    assert isinstance(text, Text)
    _go(game, text, fork, int(picks[0].partition("/")[2]))


# ---- each country for itself: QM-22.3


def _do_each(game: Game, text: Text, step: Each) -> None:
    countries = terms.whose(text.context, step.countries)
    game.state.windows += 1
    clock = f"window/{game.state.windows}"
    frame = EachOf(Window(clock, []), countries)
    game.push(frame)
    frame.window.asked = [c for c in countries if len(_options(game.state, frame, c)) > 1]


def _each_step(state: State) -> tuple[Text, Each]:
    text = state.flow[-2]
    assert isinstance(text, Text)
    step = terms.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, Each)
    return text, step


def _options(state: State, frame: EachOf, country: Country) -> list[int]:
    """The parts a country can choose from, if the text lets it choose."""
    text, step = _each_step(state)
    card = terms.card(state, text.card)
    first = card.blocks[step.block][0].step
    if not isinstance(first, OneOf):
        return [step.block]
    context = replace(text.context, they=country)
    return [part for part in first.blocks if doable.any_of(state, context, card, part)]


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


def answer_each(game: Game, frame: EachOf, seat: Seat, picks: tuple[Key, ...]) -> None:
    window.answer(frame.window, seat, picks)


# ---- the table of steps


def _push_placing(game: Game, text: Text, step: Place | Swap) -> None:
    game.push(Placing())


def _push_fight(game: Game, text: Text, step: Battle) -> None:
    game.push(Fight())


def _push_cull(game: Game, text: Text, step: Eliminate) -> None:
    game.push(Cull())


def _push_play(game: Game, text: Text, step: PlayCard) -> None:
    game.push(PlayOther())


_DO: dict[type, Callable[[Game, Text, Any], None]] = {
    Place: _push_placing,
    Swap: _push_placing,
    Battle: _push_fight,
    Eliminate: _push_cull,
    Protect: _do_protect,
    Regroup: _do_regroup,
    Supplied: _do_supplied,
    Mill: _do_mill,
    Adjust: _do_adjust,
    Score: _do_score,
    Cancel: _do_cancel,
    Draw: _do_draw,
    PlayCard: _push_play,
    MoveCard: _do_move_card,
    Reorder: _do_reorder,
    If: _do_if,
    May: _do_may,
    Each: _do_each,
    OneOf: _do_one_of,
    AnyOrder: _do_any_order,
}
