"""Battles, elimination and protection: section 15."""

from __future__ import annotations

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.quartermaster import board, evaluate, names, pieces, questions, reactions, supply
from engines.quartermaster.components import BIT, EVERYWHERE, KIND, TEAM, Country, Space, named
from engines.quartermaster.game import Game
from engines.quartermaster.language import Battle, Eliminate
from engines.quartermaster.placing import skipped
from engines.quartermaster.state import Context, Cull, Fight, Removal, State, Strike, Text


def targets(state: State, country: Country, kind: str, region: Mask = EVERYWHERE) -> Mask:
    """Spaces a battle can be declared on, empty ones too: QM-15.1, 15.2, 15.4."""
    attackers = state.units[country]
    if state.rules.attackers_supplied:
        attackers = supply.supplied(state, country)
    world = board.geography(state, TEAM[country])
    return board.around(world, attackers) & KIND[kind] & region & ~board.friends(state, country)


# ---- the step of a text: battle so many times


def step_of(state: State, text: Text) -> Battle:
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, Battle)
    return step


def _open(state: State, text: Text, frame: Fight) -> Mask:
    step = step_of(state, text)
    region = evaluate.region(state, text.context, step.space)
    found = targets(state, text.actor, step.kind, region)
    for space in frame.fought:  # QM-22.2: again only while an enemy is there
        found &= ~BIT[space] | board.enemies(state, text.actor)
    return found


def _choices(state: State, country: Country, places: Mask) -> list[Choice]:
    """A space, and with several enemies there the victim (QM-15.3)."""
    found = []
    for space in named(places):
        there = board.standing(state, space)
        if len(there) > 1:
            found += [questions.unit_choice("battle", space, victim) for victim in there]
        else:
            at = questions.space_choice("battle", space)
            unit = [questions.unit_choice("battle", space, victim).label for victim in there]
            found.append(at._replace(label=unit[0]) if unit else at)
    return sorted(found, key=lambda choice: not board.standing(state, choice.place))


def _may_skip(state: State, text: Text, frame: Fight, places: Mask) -> bool:
    """Battles on empty spaces only are never forced (QM-16.3)."""
    return (
        text.optional
        or frame.done >= step_of(state, text).least
        or not places & board.enemies(state, text.actor)
    )


def advance_fight(game: Game, frame: Fight) -> bool:
    state = game.state
    text = state.text
    places = _open(state, text, frame) if frame.done < step_of(state, text).most else 0
    if not places:
        if not frame.done:
            skipped(game, text, msg("qm-why-no-target"))
        game.finish(frame.done > 0)
        return True
    choices = _choices(state, text.actor, places)
    forced = len(choices) == 1 and not _may_skip(state, text, frame, places)
    if forced and evaluate.one_place(step_of(state, text).space):
        game.only_way(text.actor, choices[0].key)
        answer_fight(game, frame, text.actor, (choices[0].key,))
        return True
    return False


def ask_fight(state: State, frame: Fight) -> dict[Seat, Offer]:
    text = state.text
    places = _open(state, text, frame)
    choices = _choices(state, text.actor, places)
    asked = {"card": names.card(text.card), "kind": step_of(state, text).kind}
    return questions.one(
        state,
        text.actor,
        Msg("qm-ask-battle", asked),
        tuple(choices),
        optional=_may_skip(state, text, frame, places),
        waiting=Msg("qm-wait-battle", {"country": names.country(text.actor), **asked}),
        rule="QM-15.1",
    )


def answer_fight(game: Game, frame: Fight, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    text = state.text
    verb, _, arg = picks[0].partition("/")
    if verb == questions.SKIP:
        game.finish(frame.done > 0)
        return
    space, _, victim = arg.partition(".")  # the place of a battle is its target: QM-15.5
    victim = victim or next(iter(board.standing(state, space)), "")
    frame.done += 1
    frame.fought.append(space)
    game.say(
        "qm-battle",
        space,
        country=names.country(text.actor),
        space=names.space(space),
        victim=names.unit(victim, space) if victim else "none",
        card=names.card(text.card),
    )
    game.push(Strike(text.actor, space, victim, text.card))  # not checked again: QM-15.9


# ---- a declared battle: QM-15.6


def advance_strike(game: Game, strike: Strike) -> bool:
    state = game.state
    strike.stage += 1
    if strike.stage == 1:
        if strike.victim and board.has_unit(state, strike.victim, strike.space):
            game.push(Removal(strike.victim, strike.space, "battle", strike.by, strike.card))
    elif strike.stage == 2:
        # "This battle" ends here (QM-15.15); every declared battle counts (QM-15.7).
        state.protected = [p for p in state.protected if p.until != "battle"]
        facts = Context(by=strike.by, who=strike.victim, space=strike.space, cause="battle")
        reactions.arise(game, "battle", facts, TEAM[strike.by])
    else:
        game.pop()
    return True


# ---- a unit about to leave the board


def advance_removal(game: Game, removal: Removal) -> bool:
    state = game.state
    country, space = removal.country, removal.space
    if removal.stage == 2 or not board.has_unit(state, country, space):
        game.pop()
        return True
    if board.protected(state, country, space):
        game.say("qm-saved", space, unit=names.unit(country, space), space=names.space(space))
        game.pop()
        return True
    removal.stage += 1
    facts = Context(by=removal.by, who=country, space=space, cause=removal.cause)
    if removal.stage == 1:
        # QM-15.16
        removal.supplied = facts.supplied = supply.is_supplied(state, country, space)
        reactions.arise(game, "removal", facts, TEAM[removal.by])  # QM-25.8
        return True
    facts.supplied = removal.supplied  # QM-15.17
    pieces.take_off(game, country, space, removal.cause, removal.card)
    if removal.cause != "supply":  # QM-8.4
        reactions.arise(game, "removed", facts, TEAM[removal.by])  # QM-25.9
    return True


# ---- elimination: QM-15.11 to 15.13


def victims(state: State, context: Context, step: Eliminate) -> list[tuple[Country, Space]]:
    """Matching units that nothing protects; the acting country chooses (QM-15.12, 15.13)."""
    if step.piece is None:
        there = board.removable(state, context.who) & BIT[context.space]
        return [(context.who, context.space)] if there else []
    region = evaluate.region(state, context, step.space) & KIND[step.piece.kind]
    if step.piece.supplied:
        region &= evaluate.units(state, context, step.piece)
    return [
        (country, space)
        for country in evaluate.whose(context, step.piece.whose)
        for space in named(board.removable(state, country) & region)
    ]


def _cull_step(state: State, text: Text) -> Eliminate:
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, Eliminate)
    return step


def _cull_choices(state: State, text: Text) -> list[Choice]:
    found = victims(state, text.context, _cull_step(state, text))
    return [questions.unit_choice("eliminate", space, country) for country, space in found]


def advance_cull(game: Game, frame: Cull) -> bool:
    state = game.state
    text = state.text
    step = _cull_step(state, text)
    choices = _cull_choices(state, text) if frame.done < step.most else []
    if not choices:
        if not frame.done:
            skipped(game, text, msg("qm-why-no-unit"))
        game.finish(frame.done > 0)
        return True
    forced = len(choices) == 1 and frame.done < step.least and not text.optional
    if forced and (step.piece is None or evaluate.one_place(step.space)):
        game.only_way(text.actor, choices[0].key)
        answer_cull(game, frame, text.actor, (choices[0].key,))
        return True
    return False


def ask_cull(state: State, frame: Cull) -> dict[Seat, Offer]:
    text = state.text
    choices = _cull_choices(state, text)
    card = names.card(text.card)
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-eliminate", card=card),
        tuple(choices),
        optional=text.optional or frame.done >= _cull_step(state, text).least,
        waiting=msg("qm-wait-eliminate", country=names.country(text.actor), card=card),
        rule="QM-15.12",
    )


def answer_cull(game: Game, frame: Cull, seat: Seat, picks: tuple[Key, ...]) -> None:
    text = game.state.text
    verb, _, arg = picks[0].partition("/")
    if verb == questions.SKIP:
        game.finish(frame.done > 0)
        return
    space, _, country = arg.partition(".")
    frame.done += 1
    game.push(Removal(country, space, "eliminate", text.context.me, text.card))
