"""The board in words, for those who cannot see it. At most 1,024 characters."""

from __future__ import annotations

from engines.contract import Arg, Msg, msg
from engines.race_to_the_rhine.view import CARDS, CORPS, CorpsView, PlayerView, SeatView, TableView
from renderers.wording import Say, fitted


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first; what does not fit is left out, the least important first."""
    table = view.table if isinstance(view, SeatView) else view
    return fitted(_parts(table), say)


def alt_hand(view: SeatView, say: Say) -> str:
    """The area of one player, with what only he knows."""
    me = next(player for player in view.table.players if player.army == view.seat)
    told = [Msg("rr-title"), _player(view.table, me)]
    if me.kept or me.ready:
        cards = tuple(card_name(card) for card in (*me.kept, *me.ready))
        told.append(msg("rr-board-alt-kept", cards=cards))
    for deck, card in view.known:
        told.append(msg("rr-board-alt-top", deck=Msg(f"rr-deck-{deck}"), card=card_name(card)))
    return fitted(told, say)


def _parts(table: TableView) -> list[Msg]:
    parts = [Msg("rr-title")]
    if table.active is None:
        parts.append(_over(table))
    else:
        left = max(0, table.actions - table.actions_used)
        who = Msg(f"rr-seat-{table.active}")
        parts.append(msg("rr-board-alt-turn", round=table.round, army=who, left=left))
    parts += [_player(table, player) for player in table.players]
    parts.append(
        msg(
            "rr-board-alt-stocks",
            markers=table.markers,
            medals=table.medals,
            trucks=table.truck_track,
        )
    )
    marked = tuple(Msg(f"rr-space-{space.id}") for space in table.spaces if space.marked)
    if marked:
        parts.append(msg("rr-board-alt-markers", places=marked))
    decks = tuple(
        msg("rr-board-alt-deck", deck=Msg(f"rr-deck-{deck.name}"), n=deck.left)
        for deck in table.decks
    )
    return [*parts, msg("rr-board-alt-decks", decks=decks)]


def _over(table: TableView) -> Msg:
    if not table.reason:
        return Msg("rr-board-alt-over")
    reason = Msg(f"rr-board-end-{table.reason}")
    if table.reason == "unsolved":
        return msg("rr-board-alt-unsolved", reason=reason)
    return msg("rr-board-alt-won", reason=reason, army=Msg(f"rr-seat-{table.ranking[0]}"))


def _player(table: TableView, player: PlayerView) -> Msg:
    return msg(
        "rr-board-alt-player",
        army=Msg(f"rr-seat-{player.army}"),
        medals=player.medals,
        trucks=player.trucks,
        spaces=sum(space.token == player.army for space in table.spaces),
        corps=tuple(_corps(corps) for corps in table.corps if corps.army == player.army),
    )


def card_name(card: str) -> Msg:
    """Enemies and events have names of their own, other cards that of their kind."""
    row = CARDS[card]
    if row.cost is not None or row.type == "event":
        return Msg(f"rr-card-{card}")
    now = row.type == "resistance" and not row.keep
    return Msg(f"rr-card-{row.type}{'_now' if now else ''}")


def _corps(corps: CorpsView) -> Msg:
    load = "".join(f"{n}{letter}" for n, letter in zip(corps.load, "FAR", strict=True) if n) or "0"
    told: dict[str, Arg] = {
        "numeral": CORPS[corps.id].numeral,
        "place": Msg(f"rr-space-{corps.space}"),
        "load": load,
    }
    return Msg(f"rr-board-alt-{'halted' if corps.halted else 'corps'}", told)
