"""What a card says: the text written for it, or one made from its definition (QM-23.9).

Texts are written for the cards as we define them. A card that does something else, because a host
plays with a list of their own, says what is put together here: every fragment is a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engines.contract import Arg, Msg, msg
from engines.quartermaster import language, names
from engines.quartermaster.components import COUNTRIES, TEAMS, Card
from engines.quartermaster.game import Game

BASIC = ("build_army", "build_navy", "land_battle", "sea_battle")


@cache
def of(card: Card) -> Msg:
    """The whole text of a card."""
    return names.says(card.written) if card.written else generated(card)


def read_out(game: Game, card: Card) -> None:
    """Tell everybody what a card says that was shown just now; they all know basic cards."""
    if card.type not in BASIC:
        game.say("qm-reads", text=of(card))


def generated(card: Card) -> Msg:
    """Its text made from its definition alone."""
    return _chain("qm-text-both", [_ability(card, ability) for ability in card.abilities])


@cache
def part(card: Card, block: int) -> Msg:
    """One of the parts of its text among which somebody chooses."""
    return names.part(card.id, block) if card.written else _steps(card, block)


def _ability(card: Card, ability: language.Ability) -> Msg:
    effect = _steps(card, ability.block)
    if ability.window in ("play", "always"):
        return msg(f"qm-text-{ability.window}", effect=effect)
    when = _when(ability.trigger) if ability.trigger else msg("qm-trigger-instead")
    return msg(
        "qm-text-react",
        when=when,
        limit="once" if ability.once else "none",
        pay=ability.pay or "none",
        cost=ability.cost,
        effect=effect,
    )


def _steps(card: Card, block: int) -> Msg:
    lines = card.blocks[block]
    found = _step(card, lines[-1].step)
    for at in range(len(lines) - 2, -1, -1):
        joint = "qm-text-if-done" if lines[at + 1].needs else "qm-text-then"
        found = msg(joint, first=_step(card, lines[at].step), rest=found)
    return found


def _chain(joint: str, parts: Sequence[Msg]) -> Msg:
    found = parts[-1]
    for one in reversed(parts[:-1]):
        found = msg(joint, first=one, rest=found)
    return found


# ---- who


def _who(word: str) -> Msg:
    if word in COUNTRIES:
        return names.country(word)
    return msg("qm-who", who=word)


def _piece(piece: language.Piece, form: str = "") -> Msg:
    """Forms: one piece in the nominative, `-acc` its accusative, `-many` several."""
    if piece.whose in (("me",), ("they",)):
        own = "qm-own" if piece.whose == ("me",) else "qm-theirs"
        return msg(f"{own}{form}", kind=piece.kind, supplied="yes" if piece.supplied else "no")
    owners = [msg(f"qm-adj{form}", who=word) for word in piece.whose]
    return msg(
        f"qm-piece{form}",
        kind=piece.kind,
        supplied="yes" if piece.supplied else "no",
        whose=_chain("qm-else", owners),
    )


def _pieces(piece: language.Piece, most: int) -> Msg:
    """As an object: `build 1 Army`, without `your` where it is understood."""
    form = "-acc" if most == 1 else "-many"
    if piece.whose == ("me",):
        return msg(f"qm-bare{form}", kind=piece.kind)
    return _piece(piece, form)


# ---- where


def _where(space: language.Space) -> Arg:
    """In brackets after what it belongs to; nothing for `any`."""
    return "none" if isinstance(space, language.Anywhere) else msg("qm-where", space=_space(space))


def _space(space: language.Space) -> Msg:
    if isinstance(space, language.Places):
        return _chain("qm-or", [names.space(each) for each in space.ids])
    if isinstance(space, language.Here):
        return msg(f"qm-here-{space.word.lower()}")
    if isinstance(space, language.Adjacent):
        return msg("qm-next-to", space=_space(space.to))
    if isinstance(space, language.Near):
        return msg("qm-in-or-next-to", space=_space(space.to))
    if isinstance(space, language.Outside):
        return msg("qm-outside", space=names.space(space.space))
    if isinstance(space, language.Home):
        return msg("qm-home", who=_who(space.country))
    if isinstance(space, language.NextTo):
        return msg("qm-next-to", space=_piece(space.piece))
    if isinstance(space, language.AtTurnStart):
        return msg("qm-at-turn-start", stood=_piece(space.stood), beside=_piece(space.beside))
    return msg("qm-on-the-board")


# ---- how many, and whether


def _number(number: language.Number) -> Arg:
    if isinstance(number, int):
        return number
    if isinstance(number, language.Times):
        return "N" if number.by == 1 else f"{number.by}×N"
    if isinstance(number, language.Count):
        return msg("qm-count", piece=_piece(number.piece, "-many"), where=_where(number.space))
    assert isinstance(number, language.Either)
    return msg("qm-either", cond=_cond(number.cond), yes=number.yes, no=number.no)


def _cond(cond: language.Cond) -> Msg:
    piece, where = _piece(cond.piece), _where(cond.space)
    if isinstance(cond, language.Has):
        return msg("qm-cond-has" if cond.wanted else "qm-cond-none", piece=piece, where=where)
    return msg("qm-cond-within", piece=piece, steps=cond.steps, space=_space(cond.space))


# ---- steps


def _step(card: Card, step: Any) -> Msg:
    return _WORDS[type(step)](card, step)


def _numbered(message: str, least: int, most: int, **args: Arg) -> Msg:
    """`build 1 Army`, `build 1-2 Armies`: several have a message of their own."""
    if most == 1:
        return Msg(message, args)
    return Msg(f"{message}-many", {"n": str(most) if least == most else f"{least}-{most}", **args})


def _place(card: Card, step: language.Place) -> Msg:
    return _numbered(
        f"qm-text-{step.verb}",
        step.least,
        step.most,
        piece=_pieces(step.piece, step.most),
        where=_where(step.space),
    )


def _swap(card: Card, step: language.Swap) -> Msg:
    return msg("qm-text-swap", place=_place(card, step.place))


def _battle(card: Card, step: language.Battle) -> Msg:
    message = f"qm-text-{step.kind}-battle"
    return _numbered(message, step.least, step.most, where=_where(step.space))


def _eliminate(card: Card, step: language.Eliminate) -> Msg:
    if step.piece is None:
        return msg("qm-text-eliminate-it")
    return _numbered(
        "qm-text-eliminate",
        step.least,
        step.most,
        piece=_pieces(step.piece, step.most),
        where=_where(step.space),
    )


def _supplied(card: Card, step: language.Supplied) -> Msg:
    message = "qm-text-supplied-turn" if step.turn else "qm-text-supplied"
    return msg(message, pieces=_piece(step.piece, "-many"), where=_where(step.space))


def _no_supply(card: Card, step: language.NoSupply) -> Msg:
    return msg("qm-text-no-supply", space=names.space(step.space), team=step.team)


def _mill(card: Card, step: language.Mill) -> Msg:
    return msg("qm-text-mill", who=_who(step.country), n=_number(step.number))


def _adjust(card: Card, step: language.Adjust) -> Msg:
    number = _number(step.number)
    if isinstance(number, int):
        number = f"{number:+d}"
    return msg("qm-text-adjust", who=_who(step.country), n=number)


def _score(card: Card, step: language.Score) -> Msg:
    if isinstance(step.number, language.Count):
        count = step.number
        return msg("qm-text-score-each", piece=_piece(count.piece), where=_where(count.space))
    return msg("qm-text-score", n=_number(step.number))


def _play_card(card: Card, step: language.PlayCard) -> Msg:
    return msg("qm-text-play-card", zone=step.zone, only=step.only)


def _move_card(card: Card, step: language.MoveCard) -> Msg:
    what: dict[str, Msg] = {
        "hand": msg("qm-hand-cards", n=f"{step.least}-{step.most}"),
        "random_response": msg("qm-random-response", who=_who(step.country)),
    }
    moved = what.get(step.what, msg("qm-moved-card", what=step.what))
    return msg("qm-text-move-card", what=moved, where=step.where)


def _if(card: Card, step: language.If) -> Msg:
    return msg("qm-text-if", cond=_cond(step.cond), effect=_steps(card, step.block))


def _may(card: Card, step: language.May) -> Msg:
    return msg("qm-text-may", who=_who(step.country), effect=_steps(card, step.block))


def _each(card: Card, step: language.Each) -> Msg:
    who = _chain("qm-and", [_who(country) for country in step.countries])
    return msg("qm-text-each", who=who, effect=_steps(card, step.block))


def _one_of(card: Card, step: language.OneOf) -> Msg:
    parts = [_steps(card, block) for block in step.blocks]
    return msg("qm-text-one-of", parts=_chain("qm-or", parts))


def _any_order(card: Card, step: language.AnyOrder) -> Msg:
    parts = [_steps(card, block) for block in step.blocks]
    return msg("qm-text-any-order", parts=_chain("qm-and", parts))


def _pick(card: Card, step: language.Pick) -> Msg:
    if step.countries[0] in TEAMS:
        whom = msg("qm-any-of-team", team=step.countries[0])
    else:
        whom = _chain("qm-else", [_who(country) for country in step.countries])
    if step.cond is None:
        return msg("qm-text-pick", whom=whom)
    return msg("qm-text-pick-if", whom=whom, cond=_cond(step.cond))


_WORDS: dict[type, Callable[[Card, Any], Msg]] = {
    language.Let: lambda card, step: msg("qm-text-let", n=_number(step.number)),
    language.Pick: _pick,
    language.Place: _place,
    language.Swap: _swap,
    language.Battle: _battle,
    language.Eliminate: _eliminate,
    language.Protect: lambda card, step: msg("qm-text-protect", until=step.until),
    language.Regroup: lambda card, step: msg("qm-text-regroup", kind=step.piece.kind),
    language.Supplied: _supplied,
    language.NoSupply: _no_supply,
    language.Mill: _mill,
    language.Adjust: _adjust,
    language.Score: _score,
    language.Cancel: lambda card, step: msg("qm-text-cancel"),
    language.Draw: lambda card, step: msg("qm-text-draw", who=_who(step.country), n=step.number),
    language.PlayCard: _play_card,
    language.MoveCard: _move_card,
    language.Reorder: lambda card, step: msg("qm-text-reorder", n=step.number),
    language.If: _if,
    language.May: _may,
    language.Each: _each,
    language.OneOf: _one_of,
    language.AnyOrder: _any_order,
}


# ---- triggers


def _when(trigger: language.Trigger) -> Msg:
    """When a reaction may be used."""
    args: dict[str, Arg] = {}
    if trigger.piece:
        args["piece"] = _piece(trigger.piece)
    if trigger.space:
        args["where"] = _where(trigger.space)
    if trigger.countries:
        args["who"] = trigger.countries[0]
    if trigger.name in ("battle", "removal", "ew", "card_leaves"):
        args["word"] = trigger.word or "any"
    return Msg(f"qm-trigger-{trigger.name.replace('_', '-')}", args)
