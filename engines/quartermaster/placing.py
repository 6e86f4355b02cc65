"""Building and recruiting: section 14, and lifting units to build them again (QM-22.1)."""

from __future__ import annotations

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.quartermaster import board, evaluate, names, pieces, questions, reactions, supply
from engines.quartermaster import components as c
from engines.quartermaster.game import Game
from engines.quartermaster.language import Place, Swap
from engines.quartermaster.state import Context, Placing, Regrouping, State, Text

# ---- where a unit may come


def free(state: State, country: c.Country, unit: c.Unit, region: Mask = c.EVERYWHERE) -> Mask:
    """Right kind of space, no own and no enemy unit: QM-14.3, 14.9."""
    return region & c.KIND[unit] & ~(state.units[country] | board.enemies(state, country))


def buildable(state: State, country: c.Country, unit: c.Unit, region: Mask = c.EVERYWHERE) -> Mask:
    """Where a unit could be built, QM-14.1 to 14.5, whatever is in the pool."""
    world = board.geography(state, c.TEAM[country])
    beside = state.units[country]
    if state.rules.build_next_to_supplied:
        beside = supply.supplied(state, country)
    next_to = board.around(world, beside)
    if unit == "army":
        next_to |= c.BIT[c.CAPITAL[country]]  # QM-14.1; a Navy has no capital: QM-14.2
    wanted = free(state, country, unit, region) & next_to
    if not wanted:
        return 0
    granted = supply.declared(state, country)
    line = board.around(world, supply.linked(state, country, 0, granted))  # QM-14.4
    if unit == "army":
        fed = wanted & (granted | line | supply.supply_spaces(state, country))
    else:
        fed = wanted & (granted | line & supply.ports(state, c.TEAM[country]))
    # What is left can only be supplied by a port or a strait that the new unit itself brings.
    for space in board.bits(wanted & ~fed):
        if supply.supplied(state, country, space) & space:
            fed |= space
    return fed


def redeclarable(
    state: State, country: c.Country, unit: c.Unit, region: Mask = c.EVERYWHERE
) -> Mask:
    """Own supplied units that can be named as just built, QM-14.12, 14.13."""
    mine = state.units[country] & c.KIND[unit] & region
    return mine & supply.supplied(state, country) if mine else 0


def swaps(state: State, country: c.Country, unit: c.Unit) -> list[c.CardId]:
    """Statuses that replace the build of an Army (QM-14.14, 25.6)."""
    if unit != "army":
        return []
    found = []
    for card, at in reactions.answering_of(state, "build_choice", country):
        if card.id in state.nations[country].statuses:
            swap = card.blocks[card.abilities[at].block][0].step
            assert isinstance(swap, Swap)
            region = evaluate.region(state, Context(me=country), swap.place.space)
            if free(state, country, unit, region):
                found.append(card.id)
    return found


def possible(state: State, country: c.Country, unit: c.Unit) -> bool:
    """Whether a Build card can be played, QM-7.5: place, re-declare, swap or free a unit."""
    return bool(
        redeclarable(state, country, unit)
        or buildable(state, country, unit)
        or swaps(state, country, unit)
    )


# ---- one step of a text: build or recruit so many


def step_of(state: State, text: Text) -> Place:
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    if isinstance(step, Swap):
        return step.place
    assert isinstance(step, Place)
    return step


def can(state: State, context: Context, step: Place, *, freeing: bool = True) -> bool:
    """Whether at least one unit can be placed; with an empty pool, by freeing one (QM-4.11)."""
    region = evaluate.region(state, context, step.space)
    for country in evaluate.whose(context, step.piece.whose):  # QM-14.8
        for unit in units(step):
            filled = freeing or board.pool(state, country, unit) > 0
            if step.verb == "recruit":
                if filled and free(state, country, unit, region):
                    return True
            elif (
                redeclarable(state, country, unit, region)
                or (filled and buildable(state, country, unit, region))
                or swaps(state, country, unit)
            ):
                return True
    return False


def units(step: Place) -> tuple[c.Unit, ...]:
    return ("army", "navy") if step.piece.kind == "piece" else (step.piece.kind,)


def _choices(state: State, text: Text) -> list[Choice]:
    step, context = step_of(state, text), text.context
    region = evaluate.region(state, context, step.space)
    countries = evaluate.whose(context, step.piece.whose)
    found: list[Choice] = []
    for country in countries:
        for unit in units(step):
            places = _open(state, step, country, unit, region)
            if len(countries) > 1:
                found += [questions.unit_choice(step.verb, s, country) for s in c.named(places)]
            else:
                found += [questions.space_choice(step.verb, s) for s in c.named(places)]
            if step.verb == "build":
                again = redeclarable(state, country, unit, region)
                found += [questions.space_choice("redeclare", s) for s in c.named(again)]
                found += [
                    questions.card_choice("swap", card, state.rules.variants)
                    for card in swaps(state, country, unit)
                ]
    return found


def _open(state: State, step: Place, country: c.Country, unit: c.Unit, region: Mask) -> Mask:
    if not board.pool(state, country, unit):
        return 0
    if step.verb == "recruit":  # QM-14.10: supply is asked for in the next supply phase
        return free(state, country, unit, region)
    return buildable(state, country, unit, region)


def _may_skip(state: State, text: Text, frame: Placing, choices: list[Choice]) -> bool:
    """What can be done must be done (QM-16.3), but no Status must be used (QM-17.1)."""
    return (
        text.optional
        or frame.done >= step_of(state, text).least
        or all(choice.verb == "swap" for choice in choices)
    )


def _to_free(state: State, text: Text, frame: Placing) -> tuple[c.Country, c.Unit] | None:
    """Whose empty pool alone stands in the way, QM-4.11."""
    if frame.freed:
        return None
    step, context = step_of(state, text), text.context
    region = evaluate.region(state, context, step.space)
    for country in evaluate.whose(context, step.piece.whose):
        for unit in units(step):
            if board.pool(state, country, unit):
                continue
            placed = free if step.verb == "recruit" else buildable
            if placed(state, country, unit, region) and (
                board.removable(state, country) & c.KIND[unit]
            ):
                return country, unit
    return None


def advance(game: Game, frame: Placing) -> bool:
    state = game.state
    text = state.text
    step = step_of(state, text)
    if frame.done >= step.most:
        game.finish(True)
        return True
    choices = _choices(state, text)
    if choices:
        forced = len(choices) == 1 and not _may_skip(state, text, frame, choices)
        if forced and evaluate.one_place(step.space):
            game.only_way(text.actor, choices[0].key)
            answer(game, frame, text.actor, (choices[0].key,))
            return True
        return False
    if _to_free(state, text, frame):
        return False
    if not frame.done:
        skipped(game, text, _why(state, text))
    game.finish(frame.done > 0)
    return True


def ask(state: State, frame: Placing) -> dict[Seat, Offer]:
    text = state.text
    step = step_of(state, text)
    choices = _choices(state, text)
    if not choices and (freeing := _to_free(state, text, frame)):
        return _ask_free(state, text, *freeing)
    asked = {"card": names.card(text.card), "verb": step.verb, "kind": step.piece.kind}
    return questions.one(
        state,
        text.actor,
        Msg("qm-ask-place", asked),
        tuple(choices),
        optional=_may_skip(state, text, frame, choices),
        waiting=Msg("qm-wait-place", {"country": names.country(text.actor), **asked}),
        rule="QM-14.1" if step.verb == "build" else "QM-14.9",
    )


def _ask_free(state: State, text: Text, country: c.Country, unit: c.Unit) -> dict[Seat, Offer]:
    mine = board.removable(state, country) & c.KIND[unit]
    choices = [questions.plain_choice("none")]
    choices += [questions.space_choice("free", space) for space in c.named(mine)]
    return questions.one(
        state,
        country,
        Msg("qm-ask-free", {"card": names.card(text.card), "kind": unit}),
        tuple(choices),
        waiting=Msg("qm-wait-free", {"country": names.country(country), "kind": unit}),
        rule="QM-4.11",
    )


def answer(game: Game, frame: Placing, seat: Seat, picks: tuple[Key, ...]) -> None:
    text = game.state.text
    step = step_of(game.state, text)
    verb, _, arg = picks[0].partition("/")
    if verb == questions.SKIP:
        game.finish(frame.done > 0)
    elif verb in ("none", "free"):
        frame.freed = True
        if verb == "free":
            pieces.take_off(game, seat, arg, "freed", text.card)
    elif verb == "swap":
        frame.done += 1
        reactions.use(game, arg, "build_choice", Context(me=text.actor, by=text.actor))
    else:
        space, _, country = arg.partition(".")
        country = country or evaluate.whose(text.context, step.piece.whose)[0]
        frame.done += 1
        frame.freed = False
        if verb == "redeclare":
            unit = names.unit(country, space)
            game.say("qm-redeclared", space, unit=unit, space=names.space(space))
            built(game, country, space)
        elif verb == "build":  # one after the other, each on the board as it is: QM-14.7
            pieces.put_on(game, country, space, "build", text.card)
            built(game, country, space)
        else:
            pieces.put_on(game, country, space, "recruit", text.card)
            if game.state.rules.loose_build_words:  # QM-14.11
                built(game, country, space)


def built(game: Game, country: c.Country, space: c.Space) -> None:
    """QM-14.15. The new unit is IT; its space stays BUILT even if the unit goes (QM-14.16)."""
    facts = Context(by=country, who=country, space=space)
    reactions.arise(game, "built", facts, c.TEAM[country])  # QM-25.7


# ---- why not: QM-30.21


def skipped(game: Game, text: Text, why: Msg) -> None:
    game.say("qm-skipped", card=names.card(text.card), why=why)


def _why(state: State, text: Text) -> Msg:
    step = step_of(state, text)
    countries = evaluate.whose(text.context, step.piece.whose)
    spaces = c.named(evaluate.region(state, text.context, step.space) & c.KIND[step.piece.kind])
    if not countries or len(spaces) != 1:
        return msg("qm-why-nowhere")
    country, space = countries[0], spaces[0]
    return refused(state, country, space, step.verb == "build") or msg("qm-why-nowhere")


def refused(state: State, country: c.Country, space: c.Space, building: bool) -> Msg | None:
    """Why a unit of the country cannot be placed there (QM-30.21); None if it can."""
    unit, bit = c.unit_of(space), c.BIT[space]
    where = names.space(space)
    if state.units[country] & bit:
        return msg("qm-why-own", country=names.country(country), space=where)
    if board.enemies(state, country) & bit:
        enemy = next(owner for owner in board.standing(state, space))
        return msg("qm-why-enemy", unit=names.unit(enemy, space), space=where)
    if building and not next_to(state, country, space):
        return msg("qm-why-not-adjacent", country=names.country(country), space=where)
    if building and not buildable(state, country, unit, bit):
        port = unit == "army" or supply.has_port(state, country, space)
        return msg("qm-why-unsupplied", space=where, port="yes" if port else "no")
    if not board.pool(state, country, unit):
        return msg("qm-why-pool", country=names.country(country), kind=unit)
    return None


def next_to(state: State, country: c.Country, space: c.Space) -> bool:
    beside = board.geography(state, c.TEAM[country]).around(state.units[country])
    return bool(beside & c.BIT[space]) or c.CAPITAL[country] == space


# ---- lifting and building again: QM-22.1


def advance_regroup(game: Game, frame: Regrouping) -> bool:
    state = game.state
    text = state.text
    if frame.lifted:
        if not _rebuild(state, text, frame):
            _say_forgone(game, text, frame)
            frame.lifted = ""
            return True
        return False
    if not _liftable(state, text, frame):
        game.finish(frame.done)
        return True
    return False


def _liftable(state: State, text: Text, frame: Regrouping) -> list[c.Space]:
    free_to_go = board.removable(state, text.context.me)
    return [space for space in frame.left if c.BIT[space] & free_to_go]


def _rebuild(state: State, text: Text, frame: Regrouping) -> list[c.Space]:
    return c.named(buildable(state, text.context.me, c.unit_of(frame.lifted)))


def _say_forgone(game: Game, text: Text, frame: Regrouping) -> None:
    unit = names.unit(text.context.me, frame.lifted)
    game.say("qm-forgone", frame.lifted, card=names.card(text.card), unit=unit)


def ask_regroup(state: State, frame: Regrouping) -> dict[Seat, Offer]:
    text = state.text
    if frame.lifted:
        choices = [questions.space_choice("build", s) for s in _rebuild(state, text, frame)]
        choices.append(questions.plain_choice("forgo"))
        question, default = msg("qm-ask-rebuild", card=names.card(text.card)), "forgo"
    else:
        choices = [questions.space_choice("lift", s) for s in _liftable(state, text, frame)]
        choices.append(questions.plain_choice("stop"))
        question, default = msg("qm-ask-lift", card=names.card(text.card)), "stop"
    return questions.one(
        state,
        text.actor,
        question,
        tuple(choices),
        default=default,
        waiting=msg(
            "qm-wait-regroup", country=names.country(text.actor), card=names.card(text.card)
        ),
        rule="QM-22.1",
    )


def answer_regroup(game: Game, frame: Regrouping, seat: Seat, picks: tuple[Key, ...]) -> None:
    text = game.state.text
    verb, _, space = picks[0].partition("/")
    if verb == "stop":
        game.finish(frame.done)
    elif verb == "lift":
        frame.lifted = space
        frame.done = True
        pieces.take_off(game, text.context.me, space, "lifted", text.card)
    elif verb == "forgo":
        _say_forgone(game, text, frame)
        frame.lifted = ""
    else:
        frame.lifted = ""
        pieces.put_on(game, text.context.me, space, "build", text.card)
        built(game, text.context.me, space)
