"""Which cards a commander may use, and who may receive them (OV-13, 15, 17, 22, 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engines.kit.hexes import Hex
from engines.overlord import components as c
from engines.overlord.field import Field
from engines.overlord.state import CommandDraft, Gift, Laid, State

BARRAGE = "barrage"
BOMBARD = "artillery_bombard"
NIGHT = "night"
CHIEF: c.Role = "chief"
MOST = 3  # OV-22.2
Use = tuple[c.CardId, c.Role, c.CardId]
"""A card, for whom, and as what its commander plays it himself."""
_ATTACKS = (c.AIR_POWER, BARRAGE, c.FINEST_HOUR)
"""Cards a commander carries out himself; repeated, they are carried out as what they repeat."""
_NIGHT_CARD = replace(c.CARDS["direct_from_hq"], id=NIGHT, family=NIGHT, orders=1, gung_ho=False)


effect = {**c.CARDS, NIGHT: _NIGHT_CARD}.__getitem__
"""What a card in force does; at night Air Power and Barrage order one unit (OV-24.7)."""


def acts_as(state: State, card: c.CardId) -> c.CardId:
    """What a card counts as in this scenario (OV-13.32, 24.7, 25.9)."""
    if card not in (c.AIR_POWER, BARRAGE):
        return card
    if card == c.AIR_POWER and state.field.scenario.options.air_power_as_artillery_bombard:
        return BOMBARD
    if state.visibility:
        return NIGHT
    return c.AIR_SORTIE if card == c.AIR_POWER and state.air else card


# ---- what can be countered (OV-15)


def counterable(state: State, side: c.Side, role: c.Role) -> list[Laid]:
    """Cards of the last enemy turn that a Counter-Attack by this role may repeat (OV-15.2, 15.6);
    none in the first turn (OV-15.8)."""
    opposite = state.field.opposite(role)
    found = []
    for laid in state.camps[c.foe(side)].last:
        if (
            laid.role == opposite
            and not laid.sortie
            and laid.acts not in (c.AMBUSH, c.AIR_SORTIE, "")
        ):
            found.append(laid)
    return found


# ---- what is at hand


def at_hand(state: State) -> list[c.CardId]:
    """Cards that may be used this turn and are not yet in the draft, in the order drawn."""
    field = state.field
    camp, draft = state.camps[state.side], state.draft
    held, used = camp.hand, [gift.card for gift in draft.gifts]
    if state.side in field.commissars:  # Recon and Air Power too: OV-22.7, 22.11
        held = [*camp.commissar, *(card for card in camp.hand if _free_of_commissar(field, card))]
        used += [card for card in draft.under if _free_of_commissar(field, card)]
    if camp.sorties and state.air:
        held = [*held, *[c.AIR_SORTIE] * camp.sorties]
    if draft.own:
        used.append(draft.own)
    return [
        card
        for card in dict.fromkeys(held)
        if card != c.AMBUSH and (card not in used or held.count(card) > used.count(card))
    ]


def _free_of_commissar(field: Field, card: c.CardId) -> bool:
    """Counter-Attack may come from the hand; on the standard board Recon too (OV-22.8, 22.14)."""
    return card == c.COUNTER or (not field.overlord and c.CARDS[card].family == "recon")


def from_hand(state: State, draft: CommandDraft) -> Counter[c.CardId]:
    """Cards of the draft that are taken out of the hand itself."""
    used = Counter(gift.card for gift in draft.gifts if gift.card != c.AIR_SORTIE)
    if draft.own:
        used[draft.own] += 1
    used.subtract(Counter(state.camps[state.side].commissar))
    return +used


def not_for_default(state: State, card: c.CardId) -> bool:
    """Not among the cards silence chooses from: one from the table, and under the commissar rules
    one from the hand (OV-26.3)."""
    commissar = state.side in state.field.commissars
    return card == c.AIR_SORTIE or (commissar and card not in state.camps[state.side].commissar)


# ---- what may be added


@cache
def _shown(acts: c.CardId) -> tuple[c.Role, ...]:
    """Whom the arrows or the icon of a card show (OV-17.5 to 17.8)."""
    own = effect(acts)
    if own.kind == "section":
        return own.arrows
    if own.kind == "air" or own.icon == "general":
        return c.GENERALS
    if own.icon == "both":
        return (*c.GENERALS, CHIEF)
    return (CHIEF,) if own.icon == "chief" else ()


def played_as(state: State, card: c.CardId) -> list[c.CardId]:
    """What a commander may play a card as himself (OV-13.33, 15.4, 24.4)."""
    acts = acts_as(state, card)
    if acts == c.COUNTER:
        last = counterable(state, state.side, CHIEF)
        if state.field.overlord:
            return list(dict.fromkeys(laid.acts for laid in last))
        acts = last[0].acts if last and last[0].acts in _ATTACKS else acts  # OV-15.1
    return list(dict.fromkeys(_played_as(state, card, acts)))


def _uses(state: State, card: c.CardId) -> list[Use]:
    """What may be done with a card that is used alone."""
    shown = _shown(acts_as(state, card)) if state.field.overlord else ()
    given = [(card, role, "") for role in shown if role != CHIEF]
    return given + [(card, CHIEF, as_) for as_ in played_as(state, card)]


def _played_as(state: State, card: c.CardId, acts: c.CardId) -> Iterator[c.CardId]:
    field = state.field
    if not field.overlord or CHIEF in _shown(acts):
        yield acts
    if c.CARDS[card].family == "recon":
        options = field.scenario.options
        if options.recon_as_barrage:
            yield BARRAGE
        if options.blitz and state.side == "AXIS":
            yield c.AIR_POWER


def _fits_beside(state: State, card: c.CardId, gifts: list[c.CardId]) -> bool:
    """Whether a card may lie beside the cards a general has been given."""
    own, *beside = [effect(acts_as(state, each)) for each in (card, *gifts)]
    kinds = [each.kind for each in beside]
    if "tactic" in (own.kind, *kinds) or c.AIR_POWER in (card, *gifts):  # OV-17.11, 15.7, 25.8
        return False
    if len(beside) >= 2 or (card == c.AIR_SORTIE and "air" in kinds):  # OV-17.9, 17.15, 25.7
        return False
    if own.kind != "section" or "section" not in kinds:
        return True
    return not any(_fills(state, each) for each in (own, *beside) if each.kind == "section")


def _fills(state: State, card: c.Card) -> bool:
    """Works in both sections of its general (OV-17.10, 33.9)."""
    return card.area == "each" or (card.family == "pincer_move" and state.rules.pincer == "both")


def _one_stays(state: State, card: c.CardId) -> bool:
    """At least one card must stay in the hand (OV-17.4, 22.6)."""
    camp, draft = state.camps[state.side], state.draft
    if not camp.commissar:
        gifts = sum([gift.card != c.AIR_SORTIE for gift in draft.gifts])
        return gifts + bool(draft.own) + 1 + len(draft.under) < len(camp.hand)
    more = CommandDraft([*draft.gifts, Gift(card, "left")], draft.own)
    return sum(from_hand(state, more).values()) + len(draft.under) < len(camp.hand)


def legal(state: State) -> Iterator[Use]:
    """Everything that could be added to the draft."""
    overlord, draft = state.field.overlord, state.draft
    if len(draft.gifts) + bool(draft.own) >= (MOST if overlord else 1):  # OV-4.1, 22.2
        return
    hour = bool(draft.own) and draft.as_ == c.FINEST_HOUR  # OV-17.13
    given: dict[c.Role, list[c.CardId]] = {}
    for gift in draft.gifts:
        given.setdefault(gift.role, []).append(gift.card)
    alike = not state.camps[state.side].commissar  # whether one card stays is then the same for all
    stays = not overlord or (alike and _one_stays(state, ""))
    known = state.field.uses.setdefault((state.side, state.visibility > 0, state.air), {})
    for card in at_hand(state):
        if not stays and card != c.AIR_SORTIE and (alike or not _one_stays(state, card)):
            continue
        if card not in known or card == c.COUNTER:  # which follows from the last turn
            known[card] = _uses(state, card)
        for use in known[card]:
            _, role, as_ = use
            if role == CHIEF:  # OV-17.12, 17.13
                if not draft.own and (as_ != c.FINEST_HOUR or not draft.gifts):
                    yield use
            elif (
                not hour
                and (role not in given or _fits_beside(state, card, given[role]))
                and (card != c.COUNTER or counterable(state, state.side, role))  # OV-17.14
            ):
                yield use


# ---- the cards put under the commissar


def may_lie_under(state: State) -> list[c.CardId]:
    """Cards of the hand that may still be put under the commissar (OV-22.5, 22.6, 22.9)."""
    field = state.field
    draft, camp = state.draft, state.camps[state.side]
    most = MOST if field.overlord else 1
    left = list(camp.hand)
    for card in (*from_hand(state, draft).elements(), *draft.under):
        left.remove(card)
    if len(draft.under) >= most or (field.overlord and len(left) <= 1):
        return []
    if draft.own and not field.overlord and draft.own not in camp.commissar:
        return []  # OV-22.14
    return [card for card in dict.fromkeys(left) if card != c.AMBUSH]


def under_enough(state: State) -> bool:
    """Whether enough new cards lie there to send the choice (OV-22.5)."""
    if state.rules.commissar == "three" and state.field.overlord:  # OV-33.10
        return not may_lie_under(state)
    return bool(state.draft.under) or not may_lie_under(state)


# ---- targets of the commander's own card


def raided(state: State) -> tuple[int, ...]:
    """Where a Recon used as Air Power works: in the section of the arrow, in Overlord in the area
    of that general (OV-24.4); a Counter-Attack repeats it where it was. Nowhere for other cards."""
    field = state.field
    draft = state.draft
    if draft.as_ != c.AIR_POWER:
        return ()
    if draft.own == c.COUNTER:
        last = counterable(state, state.side, CHIEF)
        return tuple(n for laid in last for n in laid.sections)
    if c.CARDS[draft.own].family != "recon":
        return ()
    role = c.CARDS[draft.own].arrows[0]
    return field.area(state.side, role) if field.overlord else field.arrow(state.side, role)


def targets(state: State) -> list[Hex]:
    """Enemy units that may be named next (OV-13.11, 13.12)."""
    field = state.field
    draft = state.draft
    as_ = draft.as_
    if as_ not in (c.AIR_POWER, BARRAGE):
        return []
    raid = raided(state)
    most = 1 if as_ == BARRAGE or raid else c.NUMBERS.air_power_targets
    if len(draft.targets) >= most:
        return []
    enemies = [cell for cell, unit in state.units.items() if unit.side != state.side]
    if raid:
        enemies = [cell for cell in enemies if set(field.sections[cell]) & set(raid)]
    if draft.targets:
        near = field.grid.near[draft.targets[-1]]
        return [cell for cell in enemies if cell in near and cell not in draft.targets]
    return enemies
