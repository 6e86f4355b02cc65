"""The areas beside the map: head line, players, German stocks, supplies. RR-22.8 to 22.12."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engines.contract import Msg, msg
from engines.race_to_the_rhine.view import (
    CARDS,
    CORPS,
    NUMBERS,
    CorpsView,
    DeckView,
    Load,
    PlayerView,
    TableView,
)
from renderers import icons
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Stamp, moved
from renderers.panel import BIG, SMALL, Sheet, bar
from renderers.race_to_the_rhine import names, pieces, race
from renderers.race_to_the_rhine.places import ENEMY, HEAD, PLAYERS, STORES
from renderers.theme import Theme, text_width
from renderers.wording import Say

MID = 28.0


def panels(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    sheet = Sheet(theme, say)
    _head(sheet, view)
    for player in view.players:
        _player(sheet, view, player)
    _enemy(sheet, view)
    _stores(sheet, view)
    race.race(sheet, view)
    names.legend(sheet, solo=any(space.numbers for space in view.spaces))
    return sheet.stamps


def strip(view: TableView, say: Say, theme: Theme, window: View) -> list[Stamp]:
    """Over a part of the board: which turn it shows."""
    sheet = Sheet(theme, say)
    w = window.width
    sheet.put(window.x, window.y, bar(w, 50, theme.card, theme), "strip")
    x, y = window.x, window.y + 25
    sheet.text(x + w - 20, y, say(msg("rr-board-round", n=view.round)), 34, "bold", "r")
    if view.active is None:
        told = say(Msg("rr-board-phase-over"))
        if first := winner(view):
            sheet.put(x + 34, y, icons.token(theme.sides[first], 17, theme), "strip:winner")
            told, x = f"{say(Msg(f'rr-seat-{first}'))} · {told}", x + 42
        sheet.text(x + 20, y, told, 34, "title")
        return sheet.stamps
    sheet.put(x + 34, y, icons.token(theme.sides[view.active], 17, theme))
    name = sheet.text(x + 62, y, say(Msg(f"rr-seat-{view.active}")), 36, "title")
    left = max(0, view.actions - view.actions_used)
    for i in range(view.actions):
        sheet.put(x + 100 + name + i * 42, y, _pip(i < left, theme))
    return sheet.stamps


def _head(sheet: Sheet, view: TableView) -> None:
    """Round, whose turn, actions used and left, what is going on (RR-22.12)."""
    theme = sheet.theme
    x0, y0, x1, _ = HEAD
    sheet.frame(HEAD, "panel:head")
    title = sheet.say(Msg("rr-title")).upper()
    size = min(58.0, 54.0 * 520 / text_width(title, "title", 54))
    sheet.text((x0 + x1) / 2, y0 + 43, title, size, "title", "m", theme.red_ink)
    sheet.put(
        x0 + 24,
        y0 + 76,
        (
            Line(((0, 0), (x1 - x0 - 48, 0)), theme.ink, 3.2),
            Line(((0, 5), (x1 - x0 - 48, 5)), theme.ink, 1.2),
        ),
    )
    y = y0 + 112
    if view.active is None:
        _over(sheet, view, x0, x1, y)
        return
    side = theme.sides[view.active]
    sheet.put(x0 + 50, y, icons.token(side, 23, theme), "head:active")
    name = sheet.say(Msg(f"rr-seat-{view.active}"))
    sheet.text(x0 + 88, y + 1, name, 44, "title", about="head:name", room=260)
    turn = sheet.say(msg("rr-board-round", n=view.round))
    sheet.text(x1 - 26, y + 1, turn, 40, "bold", "r", about="head:round")
    y += 50
    left = max(0, view.actions - view.actions_used)
    for i in range(view.actions):
        sheet.put(x0 + 50 + i * 46, y, _pip(i < left, theme), f"head:action:{i}")
    x = x0 + 50 + view.actions * 46 - 8
    x += (
        sheet.text(
            x, y, sheet.say(msg("rr-board-actions", n=left)), BIG, "text", about="head:actions"
        )
        + 26
    )
    for extra in view.extras:
        sheet.put(x, y, _extra(extra, view.active, theme), f"head:extra:{extra}")
        x += 44
    y += 45
    phase = "last" if view.last_round and view.phase == "reaction" else view.phase
    doing = sheet.say(Msg(f"rr-board-phase-{phase}"))
    if view.moving and view.moving in CORPS:
        doing = f"{doing}: {CORPS[view.moving].numeral}"
    sheet.text(x0 + 28, y, doing, BIG, "text", about="head:phase", room=x1 - x0 - 56)
    if view.last_round:
        last = sheet.say(Msg("rr-board-last-round"))
        sheet.text(x1 - 26, y, last, 34, "title", "r", theme.red_ink, "head:last-round", 240)


def winner(view: TableView) -> str | None:
    """Who has won; nobody where somebody alone did not cross the Rhine."""
    return view.ranking[0] if view.ranking and view.reason != "unsolved" else None


@lru_cache(maxsize=4)
def _plate(wide: float, colour: str, theme: Theme) -> Shapes:
    """The colour of the winner, in a golden frame, over the title of the game."""
    return (
        Poly(icons.box(0, 0, wide, 122), colour, theme.ink, 2.4),
        Poly(icons.cut(7, 7, wide - 7, 115, 16), None, theme.gold, 4.0),
        Poly(icons.cut(13, 13, wide - 13, 109, 13), None, theme.gold, 1.4),
    )


def _over(sheet: Sheet, view: TableView, x0: float, x1: float, y: float) -> None:
    """Who has won and why, then all with their medals (RR-16.7)."""
    theme, say = sheet.theme, sheet.say
    first, middle, y0 = winner(view), (x0 + x1) / 2, HEAD[1]
    why = say(Msg(f"rr-board-end-{view.reason}")) if view.reason else ""
    if first is None:
        sheet.words(
            middle,
            y + 4,
            "rr-board-phase-over",
            46,
            anchor="m",
            font="title",
            colour=theme.ink,
            about="head:over",
        )
        sheet.text(middle, y + 54, why, BIG, "text", "m", about="head:reason", room=x1 - x0 - 56)
        return
    side = theme.sides[first]
    sheet.put(x0, y0, _plate(x1 - x0, side.colour, theme), "head:plate")
    wreath = icons.laurel(46, theme.gold, theme.gold_edge)
    sheet.put(x0 + 72, y0 + 60, (*wreath, *icons.token(side, 27, theme)), f"head:winner:{first}")
    sheet.put(x1 - 72, y0 + 60, (*wreath, *icons.star(24, theme.gold, theme.ink)), "head:over")
    name = say(Msg(f"rr-seat-{first}"))
    sheet.text(middle, y0 + 46, name, 62, "title", "m", side.text, "head:name", x1 - x0 - 300)
    won = say(Msg("rr-board-won"))
    sheet.text(middle, y0 + 93, won, 31, "bold", "m", side.text, "head:won", x1 - x0 - 300)
    sheet.text(middle, y + 46, why, BIG, "bold", "m", about="head:reason", room=x1 - x0 - 56)
    medals = {player.army: player.medals for player in view.players}
    x, y = x0 + 46, y + 100
    for place, army in enumerate(view.ranking, 1):
        x += sheet.text(x - 18, y, f"{place}.", 32, "text", colour=theme.faint) + 10
        sheet.put(x, y, icons.token(theme.sides[army], 16, theme), f"head:place:{place}:{army}")
        sheet.put(x + 44, y, icons.medal(14, theme))
        x += 68 + sheet.text(x + 64, y, str(medals[army]), 36, "bold") + 40


@lru_cache(maxsize=4)
def _pip(left: bool, theme: Theme) -> Shapes:
    """An action: a full disc while it is left, an empty one with a stroke when it is used."""
    if left:
        return (Disc(0, 0, 16, 16, theme.ink), Disc(0, 0, 9, 9, theme.trail))
    return (
        Disc(0, 0, 15, 15, theme.card, theme.faint, 2.4),
        Line(((-10, 10), (10, -10)), theme.faint, 2.4),
    )


@lru_cache(maxsize=16)
def _extra(kind: str, army: str, theme: Theme) -> Shapes:
    if kind == "commander":
        return star_badge(True, theme)
    return icons.action_card(kind, theme)


@lru_cache(maxsize=4)
def star_badge(ready: bool, theme: Theme) -> Shapes:
    """The commander: a general's star, struck through once used."""
    if ready:
        return (
            Disc(0, 0, 19, 19, theme.ink),
            *moved(icons.star(14, theme.trail, theme.ink, 1.0), 0, 1),
        )
    return (
        Disc(0, 0, 18, 18, theme.card, theme.faint, 2.2),
        *moved(icons.star(12, theme.card, theme.faint, 1.8), 0, 1),
        Line(((-13, 13), (13, -13)), theme.red_ink, 3.4),
    )


def _player(sheet: Sheet, view: TableView, player: PlayerView) -> None:
    """The area of a player (RR-22.10) and the cards of his corps (RR-2.17)."""
    theme, army = sheet.theme, player.army
    x0, y0, x1, _ = box = PLAYERS[army]
    side = theme.sides[army]
    corps = [c for c in view.corps if c.army == army]
    sheet.frame(box, f"panel:{army}", active=view.active == army)
    sheet.put(x0, y0, bar(x1 - x0, 48, side.colour, theme))
    sheet.put(x0 + 32, y0 + 24, icons.token(side, 17, theme))
    name = sheet.say(Msg(f"rr-seat-{army}"))
    sheet.text(x0 + 60, y0 + 25, name, 37, "title", colour=side.text, room=200)
    place = view.ranking.index(army) + 1 if army in view.ranking else player.order
    about = f"{'place' if army in view.ranking else 'order'}:{army}"
    sheet.text(x1 - 16, y0 + 25, f"{place}.", BIG, "bold", "r", side.text, about)
    y = y0 + 73
    if player.status != "playing":
        sheet.words((x0 + x1) / 2, y, "rr-board-resigned", BIG, anchor="m", colour=theme.red_ink)
        return
    _medals(sheet, player, x0 + 34, y)
    y += 43
    _trucks(sheet, player, x0 + 36, y)
    y += 43
    _cards(sheet, view, player, x0 + 34, y)
    y += 24
    sheet.rule(x0 + 14, y, x1 - x0 - 28, 1.6)
    y += 24
    for unit in corps:
        _corps_card(sheet, unit, x0 + 50, y)
        y += 39


def _medals(sheet: Sheet, player: PlayerView, x: float, y: float) -> None:
    """All medals by RR-16.5, then tokens, cards and marks they come from, and cards won."""
    theme, army = sheet.theme, player.army
    sheet.put(x, y, icons.medal(19, theme))
    sheet.text(x + 26, y, str(player.medals), 42, "title", about=f"medals:{army}")
    at = x + 86.0
    for kind, value in (
        ("token", player.tokens),
        ("card", player.medal_cards),
        ("mark", player.marks),
    ):
        sheet.put(at, y, medal_part(kind, theme))
        goal = f"/{NUMBERS.marks_for_a_medal}" if kind == "mark" else ""
        at += sheet.text(at + 17, y, f"{value}{goal}", 30, "text", about=f"{kind}s:{army}") + 42
    sheet.put(x + 270, y, icons.won_card(len(player.won), theme), f"won:{army}")


@lru_cache(maxsize=8)
def medal_part(kind: str, theme: Theme) -> Shapes:
    if kind == "token":
        return (
            Disc(0, 0, 11, 11, theme.gold, theme.gold_edge, 2.0),
            *icons.star(6.5, theme.card, theme.gold_edge, 1.0),
        )
    if kind == "card":
        return (
            *icons.card(13, theme.card, theme),
            *moved(icons.star(6, theme.gold, theme.gold_edge, 1.0), 0, 0),
        )
    return icons.supply(1, 10, "", theme)


def _trucks(sheet: Sheet, player: PlayerView, x: float, y: float) -> None:
    """Trucks of the limit; then level, draw and placement (RR-22.8)."""
    theme, army = sheet.theme, player.army
    sheet.put(x, y, icons.truck(15, theme.food, theme))
    width = sheet.text(x + 26, y, f"{player.trucks}", 42, "title", about=f"trucks:{army}")
    limit, room = f"/{player.limit}", 64 - width
    sheet.text(x + 28 + width, y, limit, 30, "text", about=f"limit:{army}", room=room)
    for i in range(len(NUMBERS.levels)):
        sheet.put(x + 106 + i * 19, y, step(i, i < player.level, theme))
    sheet.put(x + 182, y, icons.arrow_down(13, theme))
    sheet.text(x + 198, y, str(player.draw), 35, "bold", about=f"draw:{army}")
    sheet.put(x + 252, y, icons.arrow_right(13, theme))
    sheet.text(x + 270, y, str(player.placement), 35, "bold", about=f"placement:{army}")


@lru_cache(maxsize=8)
def step(i: int, reached: bool, theme: Theme) -> Shapes:
    h = 10 + i * 7
    fill = theme.ink if reached else theme.card
    return (Poly(icons.box(-7, 13 - h, 7, 13), fill, theme.ink, 2.0),)


def _cards(sheet: Sheet, view: TableView, player: PlayerView, x: float, y: float) -> None:
    """Commander, air marker, pursuit deck, kept cards."""
    theme, army = sheet.theme, player.army
    side = theme.sides[army]
    if player.commander is not None:
        state = "ready" if player.commander else "used"
        sheet.put(x, y, star_badge(player.commander, theme), f"commander:{army}:{state}")
    if player.air is not None:
        home = player.air == "home"
        sheet.put(x + 50, y, _air(army, home, theme), f"air:{army}:{player.air}")
        if not home:
            deck = "resistance" if player.air == "resistance" else "pursuit"
            sheet.put(x + 76, y + 4, icons.deck_mark(deck, theme))
    own = next((d for d in view.decks if d.name in (army, "common")), None)
    if own is not None:
        sheet.put(x + 116, y, icons.deck(15, side.colour, theme))
        sheet.text(x + 136, y, str(own.left), 35, "bold", about=f"deck:{army}")
    at = x + 196.0
    for kind, count in Counter(CARDS[card].type for card in (*player.kept, *player.ready)).items():
        sheet.put(
            at,
            y,
            icons.action_card("recon" if kind == "recon" else "card", theme),
            f"kept:{army}:{kind}",
        )
        if count > 1:
            sheet.text(at + 16, y, f"×{count}", MID, "bold")
            at += 22
        at += 42


@lru_cache(maxsize=8)
def _air(army: str, home: bool, theme: Theme) -> Shapes:
    side = theme.sides[army]
    return icons.plane(19, side.colour if home else theme.card, theme)


@lru_cache(maxsize=64)
def _slots(load: Load, theme: Theme) -> Shapes:
    """Six slots with what is in them."""
    kinds = [kind for kind, count in enumerate(load) for _ in range(count)]
    shapes: list[Shape] = []
    for i in range(6):
        x = i * 31.0
        shapes.append(
            Poly(icons.rounded(x - 14, -16, x + 14, 16, 4), theme.paper_deep, theme.rule, 1.4)
        )
        if i < len(kinds):
            shapes += moved(icons.supply(kinds[i], 11, "FAR"[kinds[i]], theme), x, 1)
    return tuple(shapes)


def _corps_card(sheet: Sheet, unit: CorpsView, x: float, y: float) -> None:
    theme = sheet.theme
    block = pieces.corps_block(unit.id, unit.halted, unit.moved and not unit.halted, theme, 0.8)
    sheet.put(x, y, block, f"card:{unit.id}")
    sheet.put(x + 60, y, _slots(unit.load, theme), f"slots:{unit.id}")
    if unit.hungry and not unit.halted:
        sheet.put(x + 257, y, pieces.hungry(theme))
    if unit.halted:
        sheet.put(x + 257, y, icons.stop(12, theme))


def _enemy(sheet: Sheet, view: TableView) -> None:
    """Markers, resistance deck by kind, medals, paratroops, weather (RR-22.9, 22.11)."""
    theme = sheet.theme
    x0, y0, x1, _ = ENEMY
    sheet.frame(ENEMY, "panel:enemy")
    sheet.put(x0, y0, bar(x1 - x0, 44, theme.enemy, theme))
    sheet.words(
        (x0 + x1) / 2,
        y0 + 23,
        "rr-board-enemy",
        32,
        anchor="m",
        font="title",
        colour=theme.enemy_text,
        room=x1 - x0 - 24,
    )
    y = y0 + 72
    sheet.put(x0 + 38, y, pieces.marker(theme))
    sheet.text(x0 + 66, y, str(view.markers), 44, "title", about="markers")
    deck = next(d for d in view.decks if d.name == "resistance")
    sheet.put(x0 + 150, y, icons.deck(18, theme.enemy, theme))
    width = sheet.text(x0 + 174, y, str(deck.left), BIG, "bold", about="deck:resistance")
    for i, army in enumerate(deck.air):
        sheet.put(
            x0 + 198 + width + i * 27,
            y,
            icons.plane(14, theme.sides[army].colour, theme),
            f"air-on:{army}",
        )
    y += 52
    for i, (kind, count) in enumerate(kinds_left(deck).items()):
        x = x0 + 38 + i * 88
        sheet.put(x, y, icons.unit(kind, 18, theme))
        sheet.text(x + 28, y, str(count), BIG, "bold", about=f"left:{kind}")
    y += 54
    sheet.put(x0 + 36, y, icons.medal(19, theme))
    sheet.text(x0 + 62, y, str(view.medals), BIG, "bold", about="medals")
    sheet.put(x0 + 134, y, icons.parachute(19, theme.card, theme))
    sheet.text(x0 + 162, y, str(view.paratroops), BIG, "bold", about="paratroops")
    if view.weather:
        icon = icons.sun(22, theme) if view.weather == "sun" else icons.rain(21, theme)
        sheet.put(x0 + 236, y, icon, f"weather:{view.weather}")


def kinds_left(deck: DeckView) -> dict[str, int]:
    """Divisions, elite and armoured divisions still in the resistance deck."""
    count = Counter(CARDS[card].type for card in deck.unseen)
    return {kind: count[kind] for kind in ("division", "elite", "panzer")}


def _stores(sheet: Sheet, view: TableView) -> None:
    """Truck track, supply track, pool (RR-22.8, 22.9)."""
    theme = sheet.theme
    x0, y0, x1, _ = STORES
    sheet.frame(STORES, "panel:stores")
    y = y0 + 32
    sheet.put(x0 + 34, y, icons.truck(16, theme.food, theme))
    width = sheet.text(x0 + 62, y, str(view.truck_track), 40, "title", about="truck-track")
    if view.trucks_to_come:
        sheet.text(x0 + 72 + width, y, f"+{view.trucks_to_come}", MID, "text", colour=theme.faint)
    if view.truck_track <= 1:
        sheet.put(x1 - 26, y, icons.stop(13, theme), "last-truck")
    else:
        sheet.words(x1 - 16, y, "rr-board-trucks", SMALL, anchor="r", room=170)
    for corps, load, full in (
        ("rr-board-supply-track", view.supply_track, view.supply_track_full),
        ("rr-board-pool", view.pool, 0),
    ):
        y += 45
        for kind, count in enumerate(load):
            x = x0 + 30 + kind * 76
            sheet.put(x, y, icons.supply(kind, 13, "FAR"[kind], theme))
            sheet.text(x + 19, y, str(count), 35, "bold", about=f"{corps[9:]}:{kind}")
        if full:
            sheet.text(x0 + 244, y, f"/{full}", MID, "text", colour=theme.faint)
        sheet.words(x1 - 16, y, corps, SMALL, anchor="r", room=84)
