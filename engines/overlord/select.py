"""SELECT: the commander chooses and gives out the cards of the turn (OV-17, 21, 22, 23)."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import card_assignment, components, names, ordering, questions, roles
from engines.overlord import state as s
from engines.overlord.card_assignment import BARRAGE, CHIEF
from engines.overlord.game import Game

SEND = questions.plain_choice("send")


def advance(game: Game, frame: s.Select) -> bool:
    """A commander who can choose nothing discards a card; one without any goes on (OV-17.16)."""
    state, field = game.state, game.state.field
    begun = state.draft.gifts or state.draft.own
    if begun or state.side in field.commissars or next(card_assignment.legal(state), None):
        return False
    game.pop()
    begin_orders(game)
    hand = state.camps[state.side].hand
    if len(hand) > (1 if field.overlord else 0) and len(set(hand)) == 1:
        _discard(game, hand[0])  # nothing to choose (OV-27.26)
    elif len(hand) > (1 if field.overlord else 0):
        game.push(s.Discard())
    return True


def ask(state: s.State, frame: s.Select) -> dict[Seat, Offer]:
    draft, commissar = state.draft, state.side in state.field.commissars
    begun = draft.gifts or draft.own
    default, uses = "", list(card_assignment.legal(state))
    choices = [_choice(*use) for use in uses]
    if not begun:  # OV-26.3
        usual = (use for use in uses if not card_assignment.not_for_default(state, use[0]))
        first = next(usual, uses[0] if uses and not commissar else None)
        default = _choice(*first).key if first else "send"
    choices += [questions.hex_choice("target", cell) for cell in card_assignment.targets(state)]
    gung_ho = _gung_ho(state)
    choices += gung_ho
    if draft.gung and gung_ho:
        default = gung_ho[0].key
    if commissar:
        under = [questions.card_choice("under", c) for c in card_assignment.may_lie_under(state)]
        choices += under
        enough = card_assignment.under_enough(state)
        if not enough and (not default or (default == "send" and not begun)):
            default = under[0].key
    if not state.visit:
        choices += [questions.visit_choice(state.side, r) for r in roles.visitable(state)]
    elif state.talking:
        choices.append(questions.plain_choice("leave"))
    if may_send(state):
        choices.append(SEND)
    return _asked(state, _question(state), tuple(choices), default or "send", "OV-17.3")


def _asked(
    state: s.State, question: Msg, choices: tuple[Choice, ...], default: Key, rule: str
) -> dict[Seat, Offer]:
    wait, clock = questions.choosing(state.side), questions.clock(state, "turn")
    offer = questions.offer(question, choices, default, wait, clock, rule)
    return {roles.seat(state.side, CHIEF): offer}


def _question(state: s.State) -> Msg:
    """Tells what has been chosen so far; only the commander reads it."""
    draft, alone = state.draft, "no" if state.field.overlord else "yes"
    if not (draft.gifts or draft.own or draft.targets or draft.under):
        return _nothing_yet(alone)
    chosen = [questions.card_choice("give", gift.card, gift.role).label for gift in draft.gifts]
    chosen += [names.card(draft.own)] if draft.own else []
    chosen += [questions.hex_choice("target", cell).label for cell in draft.targets]
    chosen += [questions.card_choice("under", card).label for card in draft.under]
    return msg("ov-ask-select", n=len(chosen), chosen=tuple(chosen), alone=alone)


@cache
def _nothing_yet(alone: str) -> Msg:
    return msg("ov-ask-select", n=0, chosen=(), alone=alone)


@cache
def _choice(card: components.CardId, role: components.Role, as_: components.CardId) -> Choice:
    if role != CHIEF:
        return questions.card_choice("give", card, role)
    if as_ == components.AIR_POWER and components.CARDS[card].family == "recon":
        return questions.card_choice("raid", card)
    if as_ == BARRAGE and components.CARDS[card].family == "recon":
        return questions.card_choice("shell", card)
    return questions.card_choice("self", card)


def may_send(state: s.State) -> bool:
    draft = state.draft
    if nameable(state):
        return False
    if state.side in state.field.commissars:
        return card_assignment.under_enough(state)
    return bool(draft.gifts or draft.own)


def _gung_ho(state: s.State) -> list[Choice]:
    """One general orders one unit more with one section card (OV-23.1 to 23.3)."""
    field = state.field
    draft = state.draft
    if not field.overlord or state.side not in field.marines:
        return []
    if draft.gung:
        return [questions.hex_choice("name", cell) for cell in nameable(state)]
    pairs = dict.fromkeys((gift.card, gift.role) for gift in draft.gifts)
    return [
        questions.card_choice("gung", card, role)
        for card, role in pairs
        if components.CARDS[card].kind == "section" and components.CARDS[card].gung_ho
    ]


def nameable(state: s.State) -> list[Hex]:
    """Units of which one must still be named for Gung-Ho (OV-23.2)."""
    draft, side = state.draft, state.side
    if not draft.gung or draft.gung_unit or state.rules.gung_ho_unit != "named":
        return []
    return [
        cell
        for cell, unit in state.units.items()
        if unit.side == side and draft.gung in state.field.roles[side][cell]
    ]


def answer(game: Game, frame: s.Select, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    draft = state.draft
    state.begun = True
    verb, _, arg = picks[0].partition("/")
    name, _, role = arg.partition(".")
    if verb == "give":
        draft.gifts.append(s.Gift(name, _role(role)))
    elif verb in ("self", "shell", "raid"):
        ways = card_assignment.played_as(game.state, name)
        as_ = {"shell": BARRAGE, "raid": components.AIR_POWER}.get(verb, ways[0])
        draft.own, draft.as_ = name, as_
    elif verb == "target":
        draft.targets.append(questions.hex_of(arg))
    elif verb == "gung":
        draft.gung, draft.gung_card = _role(role), name
    elif verb == "name":
        draft.gung_unit = state.units[questions.hex_of(arg)].id
    elif verb == "under":
        draft.under.append(name)
    elif verb == "visit":
        state.visit, state.talking = _role(arg), True
        game.show("ov-visit", side=names.side(state.side), role=names.role(_role(arg)))
    elif verb == "leave":
        ordering.end_visit(game)
    else:
        send(game)


def _role(name: str) -> components.Role:
    return components.ROLES[components.ROLES.index(name)]


# ---- the choice is sent


def send(game: Game) -> None:
    """Cards leave the hand, couriers ride, the commander's own card is played (OV-17.18, 18.1)."""
    state, field = game.state, game.field
    side, draft = state.side, state.draft
    used = [gift.card for gift in draft.gifts] + ([draft.own] if draft.own else [])
    _take_out(game, used)
    if side in field.commissars:
        _commissar(game, used)
    game.pop()
    begin_orders(game)
    for gift in draft.gifts:
        state.staff[gift.role].given.append(gift.card)
    state.gung_ho = draft.gung
    _announce(game)
    if draft.own:
        _play_own(game, draft)


def _take_out(game: Game, used: list[components.CardId]) -> None:
    state = game.state
    camp = state.camps[state.side]
    for card in used:
        if card == components.AIR_SORTIE:
            camp.sorties -= 1
        elif card in camp.commissar:
            camp.commissar.remove(card)
        else:
            camp.hand.remove(card)
        state.spent.append(card)


def _commissar(game: Game, used: list[components.CardId]) -> None:
    """Unused cards are discarded, new ones put there for the next turn (OV-22.4, 22.5)."""
    state = game.state
    camp = state.camps[state.side]
    if not game.field.overlord and camp.commissar:
        game.show("ov-commissar", n=len(used), m=0, k=len(camp.commissar))
        return  # OV-22.14: another came from the hand, and this one goes on lying there
    idle, camp.commissar = camp.commissar, []  # OV-22.13
    state.spent += idle
    for card in state.draft.under:
        camp.hand.remove(card)
        camp.commissar.append(card)
    game.show("ov-commissar", n=len(used), m=len(idle), k=len(camp.commissar))


def begin_orders(game: Game) -> None:
    state = game.state
    state.staff = {
        role: s.Staff() for role in (components.GENERALS if game.field.overlord else (CHIEF,))
    }
    game.push(s.Orders())


def _announce(game: Game) -> None:
    state, draft = game.state, game.state.draft
    if game.field.overlord:
        counts = {role: len(state.staff[role].given) for role in components.GENERALS}  # OV-17.19
        game.show(
            "ov-given",
            side=names.side(state.side),
            n=len(draft.gifts),
            left=counts["left"],
            center=counts["center"],
            right=counts["right"],
        )
        told = not roles.sees_hand(state, state.side)  # who plays all roles knows what he gave
        for role in sorted(components.GENERALS, key=lambda role: role == state.visit):  # OV-21.5
            if told and state.staff[role].given:
                # By courier, a card and no word: OV-21.4, 21.13.
                game.tell(
                    (roles.seat(state.side, role),),
                    "ov-your-cards",
                    cards=names.cards(state.staff[role].given),
                )
        if draft.gung:
            game.say("ov-gung-ho", side=names.side(state.side), role=names.role(draft.gung))


def _play_own(game: Game, draft: s.CommandDraft) -> None:
    """COMMAND: resolved completely before any general acts (OV-18.1)."""
    state = game.state
    by_himself = draft.as_ in (components.AIR_POWER, BARRAGE, components.FINEST_HOUR)
    if not game.field.overlord and not by_himself:
        state.staff[CHIEF].given.append(draft.own)  # told when it is laid
        return
    game.show("ov-plays", side=names.side(state.side), card=names.card(draft.own))
    if draft.as_ == components.AIR_POWER or draft.as_ == BARRAGE:
        dice = components.NUMBERS.barrage_dice
        if draft.as_ == components.AIR_POWER:
            dice = components.NUMBERS.air_power_dice[state.side]  # OV-15.5
        over = list(card_assignment.raided(game.state))
        state.laid.append(s.Laid(draft.own, CHIEF, draft.as_, over))
        state.phase = "command"
        game.push(s.Raid(draft.as_, list(draft.targets), dice))
    elif draft.as_ == components.FINEST_HOUR:
        state.finest_hour = True
        state.laid.append(s.Laid(draft.own, CHIEF, components.FINEST_HOUR))


# ---- nothing to choose


def ask_discard(state: s.State, frame: s.Discard) -> dict[Seat, Offer]:
    hand = state.camps[state.side].hand
    choices = tuple(questions.card_choice("discard", card) for card in dict.fromkeys(hand))
    return _asked(state, msg("ov-ask-discard"), choices, choices[0].key, "OV-17.16")


def answer_discard(game: Game, frame: s.Discard, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    _discard(game, picks[0].partition("/")[2])


def _discard(game: Game, card: components.CardId) -> None:
    state = game.state
    state.camps[state.side].hand.remove(card)
    state.discards.append(card)
    game.show("ov-discarded", side=names.side(state.side), card=names.card(card))


# ---- the first cards under the commissar (OV-22.3)


def advance_first(game: Game, frame: s.FirstChips) -> bool:
    game.state.side = frame.side
    return False


def ask_first(state: s.State, frame: s.FirstChips) -> dict[Seat, Offer]:
    choices = tuple(
        questions.card_choice("under", card) for card in card_assignment.may_lie_under(state)
    )
    question, wait = msg("ov-ask-first-chips"), questions.choosing(frame.side)
    offer = questions.offer(question, choices, choices[0].key, wait, "setup", "OV-22.3")
    return {roles.seat(frame.side, CHIEF): offer}


def answer_first(game: Game, frame: s.FirstChips, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    camp = state.camps[frame.side]
    state.draft.under.append(picks[0].partition("/")[2])
    if card_assignment.may_lie_under(game.state):
        return
    for card in state.draft.under:
        camp.hand.remove(card)
        camp.commissar.append(card)
    state.draft = s.CommandDraft()
    game.say("ov-commissar", n=0, m=0, k=len(camp.commissar))
    game.pop()
