"""Situations and the cards that answer them: sections 17, 25 and 26.

Who is asked follows from public facts alone: a Status on the table that fits, or a face-down card
while a Response nobody has seen yet could fit (QM-26.2 to 26.5). What a country really holds
decides only what it can answer, and only it sees that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines import contract
from engines.kit import window
from engines.kit.window import PASS, Window
from engines.quartermaster import card_text, discards, evaluate, feasible, names, questions
from engines.quartermaster import components as c
from engines.quartermaster.game import Game
from engines.quartermaster.language import Piece, Trigger
from engines.quartermaster.state import Context, Situation, State, Text, Use

# ---- what answers what: section 25

CLASS = {"battle": ("battle", "battled")}
"""Two triggers, one situation: QM-25.10."""


@cache
def _answering(trigger: str, variants: str) -> tuple[tuple[c.Card, int], ...]:
    return tuple(
        one for name in CLASS.get(trigger, (trigger,)) for one in c.triggered(name, variants)
    )


def answering(state: State, trigger: str) -> tuple[tuple[c.Card, int], ...]:
    """Every card, with its ability, that answers situations of this class."""
    return _answering(trigger, state.rules.variants)


@cache
def _answering_of(
    trigger: str, variants: str, country: c.Country
) -> tuple[tuple[c.Card, int], ...]:
    return tuple(one for one in _answering(trigger, variants) if one[0].country == country)


def answering_of(state: State, trigger: str, country: c.Country) -> tuple[tuple[c.Card, int], ...]:
    """Those of one country (QM-17.2)."""
    return _answering_of(trigger, state.rules.variants, country)


def fits(
    state: State, card: c.Card, at: int, facts: Context, used: Iterable[c.CardId] = ()
) -> bool:
    """Whether the card could be used now, from public facts (QM-17.1, 17.5, 25.18)."""
    ability = card.abilities[at]
    if card.type == "status" and (card.id in used or (ability.once and card.id in state.used)):
        return False
    trigger = ability.trigger
    assert trigger
    if trigger.piece and not _of_kind(trigger.piece, trigger.word, facts):
        return False
    context = facts.of(card.country)
    return _matches(state, trigger, context) and feasible.any_of(
        state, context, card, ability.block
    )


def _of_kind(piece: Piece, cause: str, facts: Context) -> bool:
    """What can be said of a unit before anything is worked out."""
    return (
        bool(c.KIND[piece.kind] & c.BIT[facts.space])
        and (facts.supplied or not piece.supplied)
        and cause in ("", facts.cause)
    )


def _matches(state: State, trigger: Trigger, facts: Context) -> bool:
    if piece := trigger.piece:
        return facts.who in evaluate.whose(facts, piece.whose) and bool(
            _where(state, facts, trigger) & c.BIT[facts.space]
        )
    person = facts.target if trigger.name == "ew_hit" else facts.by
    if person not in evaluate.whose(facts, trigger.countries):
        return False
    if trigger.name == "battle":
        region = _where(state, facts, trigger) & c.KIND[trigger.word]
        return bool(region & c.BIT[facts.space])
    if trigger.word in ("", "any"):
        return True
    card = evaluate.card(state, facts.card)
    return trigger.word in (card.tag, card.type)


def _where(state: State, facts: Context, trigger: Trigger) -> int:
    assert trigger.space
    return evaluate.region(state, facts, trigger.space)


def suspected(state: State, card: c.Card) -> bool:
    """It may lie face-down, for all anybody else knows (QM-26.3)."""
    return bool(state.nations[card.country].responses) and card.id not in state.seen


def asked(
    state: State,
    trigger: str,
    facts: Context,
    passed: Iterable[c.Country] = (),
    used: Iterable[c.CardId] = (),
) -> list[c.Country]:
    """Whom the situation concerns (QM-26.2), in turn order beginning with the country on turn."""
    found: list[c.Country] = []
    for card, at in answering(state, trigger):
        country = card.country
        if country in found or country in passed:
            continue
        if card.type != "status":
            if not suspected(state, card):
                continue
        elif card.id not in state.nations[country].statuses:
            continue
        if fits(state, card, at, facts, used):
            found.append(country)
    return _from_turn(state, found) if len(found) > 1 else found


def _from_turn(state: State, countries: list[c.Country]) -> list[c.Country]:
    first = c.COUNTRIES.index(state.country) if state.country else 0
    order = c.COUNTRIES[first:] + c.COUNTRIES[:first]
    return sorted(countries, key=order.index)


# ---- raising a situation


def arise(game: Game, trigger: str, facts: Context, cause: c.Team) -> None:
    """Ask everybody whom it may concern; nothing happens if it is nobody (QM-17.7, 26.7)."""
    state = game.state
    whom = asked(state, trigger, facts)
    if not whom:
        return
    if trigger == "status_used" and not state.rules.enigma_blocking:
        state.broken.append(facts.card)  # QM-26.19: answered later, play goes on
        return
    game.push(Situation(trigger, facts, c.other(cause), _window(state, whom)))  # QM-17.13
    game.say(
        "qm-opened",
        *([facts.space] if facts.space else []),
        situation=describe(trigger, facts),
        asked=tuple(names.country(country) for country in whom),
    )


def _window(state: State, whom: list[c.Country]) -> Window:
    state.windows += 1
    return Window(f"window/{state.windows}", whom)


def describe(trigger: str, facts: Context) -> contract.Msg:
    """The situation in public words."""
    args: dict[str, str | contract.Msg] = {"country": names.country(facts.by)}
    if facts.space:
        args["space"] = names.space(facts.space)
        args["unit"] = names.unit(facts.who, facts.space) if facts.who else "none"
    if facts.card:
        args["card"] = names.card(facts.card)
    if facts.target:
        args["target"] = names.country(facts.target)
    if facts.cause:
        args["cause"] = facts.cause
    return contract.Msg(f"qm-when-{trigger.replace('_', '-')}", args)


# ---- the open situation (QM-26.6, 26.10)


def held(state: State, sit: Situation, country: c.Country) -> list[c.Card]:
    """The cards this country can really use here; nobody else may learn it."""
    nation = state.nations[country]
    return [
        card
        for card, at in answering_of(state, sit.trigger, country)
        if (card.id in nation.statuses or card.id in nation.responses)  # QM-13.4
        and fits(state, card, at, sit.facts, sit.used)
    ]


def _keys(state: State, sit: Situation, country: c.Country) -> tuple[contract.Choice, ...]:
    """Pass, and an offer for each card; it may be left to a teammate first (QM-26.8)."""
    verbs = ["use"]
    if any(ally != country and c.TEAM[ally] == c.TEAM[country] for ally in sit.window.asked):
        verbs.append("spare")
    cards = held(state, sit, country)
    offers = [
        questions.card_choice(verb, card.id, state.rules.variants)
        for verb in verbs
        for card in cards
    ]
    return (questions.plain_choice(PASS), *offers)


def ask(state: State, sit: Situation) -> dict[contract.Seat, contract.Offer]:
    situation = describe(sit.trigger, sit.facts)
    countries = tuple(names.country(country) for country in sit.window.asked)
    question = contract.msg("qm-ask-reaction", situation=situation)
    waiting = contract.msg("qm-wait-reaction", situation=situation, asked=countries)
    return {
        country: window.offer(
            sit.window,
            country,
            question,
            _keys(state, sit, country),
            waiting,
            rule="QM-17.1",
            place=sit.facts.space,
            hush="on-all/pass",
        )
        for country in sit.window.asked
    }


def advance(game: Game, sit: Situation) -> bool:
    """One step of the loop of QM-17.7 to 17.11: ask, settle one offer, or close."""
    state, box = game.state, sit.window
    box.asked = asked(state, sit.trigger, sit.facts, sit.passed, sit.used)
    for country in list(box.sealed):  # QM-4.10, 17.11
        if country not in box.asked or not _legal(state, sit, country):
            window.lapse(box, country)
    box.asked = [each for each in box.asked if each not in state.conceded]
    passing: list[c.Country] = []
    for side in (sit.side, c.other(sit.side)):
        members = [each for each in box.asked if c.TEAM[each] == side]
        if any(each not in box.sealed for each in members):
            return False
        passing += [each for each in members if box.sealed[each] == [PASS]]
        if offers := [each for each in members if each not in passing]:
            sit.passed += passing
            _settle(game, sit, _first(state, sit, offers))
            return True
    game.pop()  # QM-17.9
    if not sit.reacted:
        game.say("qm-no-reaction", situation=describe(sit.trigger, sit.facts))
    return True


def _legal(state: State, sit: Situation, country: c.Country) -> bool:
    return any([choice.key] == sit.window.sealed[country] for choice in _keys(state, sit, country))


def _first(state: State, sit: Situation, offers: list[c.Country]) -> c.Country:
    """QM-17.8, 26.8: unmarked before "if still needed", Statuses first, then turn order."""

    def rank(country: c.Country) -> tuple[bool, bool]:
        verb, _, card = sit.window.sealed[country][0].partition("/")
        return verb == "spare", evaluate.card(state, card).type == "response"

    return min(_from_turn(state, offers), key=rank)


def _settle(game: Game, sit: Situation, country: c.Country) -> None:
    """Use one card; the others are asked again, what they offered lapses (QM-26.9)."""
    state = game.state
    card = sit.window.sealed[country][0].partition("/")[2]
    sit.window = _window(state, [])
    sit.side = c.other(c.TEAM[country])  # QM-17.7
    sit.reacted = True
    if evaluate.card(state, card).type == "status":
        sit.used.append(card)  # QM-17.5
    use(game, card, sit.trigger, sit.facts)


# ---- using a card: QM-17.3


def use(game: Game, card_id: c.CardId, trigger: str, facts: Context) -> None:
    """Start using a card for its ability that answers this class of situation."""
    card = evaluate.card(game.state, card_id)
    at = next(at for one, at in answering(game.state, trigger) if one.id == card_id)
    game.push(Use(card_id, at, facts.of(card.country)))


def use_instead(game: Game, card_id: c.CardId) -> None:
    """A Status in place of a play, QM-7.8."""
    card = evaluate.card(game.state, card_id)
    at = next(at for at, ability in enumerate(card.abilities) if ability.window == "instead")
    game.push(Use(card_id, at, Context(me=card.country, by=card.country)))


def advance_use(game: Game, frame: Use) -> bool:
    state = game.state
    card = evaluate.card(state, frame.card)
    ability = card.abilities[frame.ability]
    nation = state.nations[card.country]
    frame.stage += 1
    if frame.stage == 1:
        if card.type == "response":
            nation.responses.remove(card.id)
            state.seen.append(card.id)
        elif card.id not in state.used:
            state.used.append(card.id)  # QM-17.6
        country = names.country(card.country)
        tell = game.show if card.type == "response" else game.say
        tell("qm-used", country=country, card=names.card(card.id), type=card.type)
        if card.type == "response":
            card_text.read_out(game, card)
        if ability.pay == "deck":
            discards.mill(game, card.country, ability.cost)
        elif ability.pay == "hand":
            discards.owe(game, card.country, ability.cost)
    elif frame.stage == 2:
        # What it causes is settled first (QM-17.10), with its team as the cause (QM-17.12).
        game.push(Text(card.id, ability.block, frame.context, card.country))
    else:
        game.pop()
        if card.type == "response":
            nation.shown.append(card.id)  # QM-13.3
        else:
            facts = Context(by=card.country, card=card.id)
            # QM-25.12
            arise(game, "status_used", facts, c.TEAM[card.country])
    return True


# ---- at any moment: QM-19.8, 26.12, 26.19


def any_moment(state: State, seat: contract.Seat) -> tuple[tuple[str, c.CardId], ...]:
    """Verbs and cards a seat with something face-down may use whenever the game waits."""
    nation = state.nations[seat]
    found: list[tuple[str, c.CardId]] = []
    if seat == state.country:  # QM-25.3
        found += [
            ("now", card.id)
            for card, _ in answering(state, "my_turn")
            if card.id in nation.responses
        ]
    if state.broken and _breaker(state, seat):
        found += [("break", card) for card in state.broken]
    return tuple(found)


def _breaker(state: State, seat: contract.Seat) -> c.CardId:
    for card, _ in answering(state, "status_used"):
        if card.id in state.nations[seat].responses:
            return card.id
    return ""


def break_code(game: Game, seat: contract.Seat, status: c.CardId) -> None:
    """Answer a Status used earlier this turn (QM-22.4)."""
    state = game.state
    state.broken.remove(status)
    owner = evaluate.card(state, status).country
    use(game, _breaker(state, seat), "status_used", Context(by=owner, card=status))


def code_watchers(state: State) -> list[c.Country]:
    """Who may still answer Statuses used this turn; what is settled is forgotten."""
    facts = [Context(by=evaluate.card(state, card).country, card=card) for card in state.broken]
    found = [each for one in facts for each in asked(state, "status_used", one)]
    return [each for each in c.COUNTRIES if each in found and each not in state.conceded]
