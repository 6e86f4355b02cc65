"""Sample Game as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engines.sample_game.view import PlayerView, PostView, SeatView, TableView

from engines.contract import Msg, msg
from renderers import atlas, icons
from renderers.atlas import Ground, Print, View, blends
from renderers.contract import Renderer
from renderers.draw import Disc, Poly, Text
from renderers.panel import Sheet, bar
from renderers.picture import Plan
from renderers.theme import Side, Theme
from renderers.wording import Say, fitted

WIDTH, HEIGHT, CARD = 1000, 760, 190.0
PLACES = {
    "ash": (220.0, 250.0),
    "birch": (520.0, 190.0),
    "elm": (800.0, 300.0),
    "oak": (700.0, 500.0),
    "pine": (310.0, 480.0),
}
THEME = Theme(
    name="sample_game",
    sides={
        "amber": Side("#C8842B", "#FBF3E4", "#EBCFA0", "round", "A"),
        "blue": Side("#2E5180", "#F6F2E6", "#B3C2D6", "square", "B"),
        "rose": Side("#A0405F", "#FBEEF2", "#E3B8C6", "diamond", "R"),
    },
)


def plan(
    view: TableView | SeatView, say: Say, *, marks: Sequence[str] = (), focus: str = ""
) -> Plan:
    """The lake with its posts, and a row of players; `marks` are posts to be ringed."""
    table = view.table if isinstance(view, SeatView) else view
    sheet = Sheet(THEME, say)
    sheet.put(0, 0, bar(WIDTH, 84, THEME.card, THEME), "head")
    sheet.text(28, 43, say(table.headline), 44, "title", about="headline", room=WIDTH - 56)
    for post in table.posts:
        _post(sheet, post)
    for n, player in enumerate(table.players):
        _player(sheet, player, 24 + n * 320)
    for mark in marks:
        if mark in PLACES:
            sheet.put(*PLACES[mark], (Disc(0, 0, 62, 62, None, THEME.choice, 7),), f"choice:{mark}")
    return Plan(_board(), tuple(sheet.stamps))


def _post(sheet: Sheet, post: PostView) -> None:
    x, y = PLACES[post.id]
    if post.raided:
        sheet.put(x, y, (Disc(0, 0, 54, 54, THEME.trail, THEME.ink, 2),), f"raid:{post.id}")
    if post.owner:
        token = icons.token(THEME.sides[post.owner], 40, THEME)
        sheet.put(x, y, token, f"flag:{post.id}:{post.owner}")
    sheet.text(x, y + 78, sheet.say(Msg(f"sg-post-{post.id}")), 34, anchor="m")


def _player(sheet: Sheet, player: PlayerView, x: float) -> None:
    sheet.frame((x, 612, x + 296, 740), f"player:{player.seat}", player.waited)
    sheet.put(x + 52, 676, icons.token(THEME.sides[player.seat], 30, THEME))
    sheet.text(x + 98, 650, sheet.say(Msg(f"sg-seat-{player.seat}")), 36, room=196)
    told = msg("sg-board-player", flags=player.flags, cards=player.cards)
    said = Msg("sg-board-out") if player.out else told
    sheet.text(x + 98, 700, sheet.say(said), 27, "text", about=f"cards:{player.seat}", room=196)


def hand(view: SeatView, say: Say) -> Plan:
    """The cards of a seat, side by side."""
    sheet = Sheet(THEME, say)
    side = THEME.sides[view.seat]
    sheet.put(0, 0, bar(WIDTH, 84, side.colour, THEME), "head")
    title = say(Msg(f"sg-seat-{view.seat}"))
    sheet.text(28, 43, title, 44, "title", colour=side.text, room=WIDTH - 56)
    for n, value in enumerate(view.hand):
        x = 120 + n * (CARD + 40)
        card = (
            Poly(icons.rounded(-CARD / 2, -120, CARD / 2, 120, 18), THEME.card, THEME.ink, 3),
            Text(0, 0, str(value), 120, THEME.red_ink, "title"),
        )
        sheet.put(x, 240, card, f"card:{value}")
    if not view.hand:
        sheet.words(WIDTH / 2, 240, "sg-board-no-cards", 40, anchor="m")
    return Plan(_paper(), tuple(sheet.stamps))


def alt(view: TableView | SeatView, say: Say) -> str:
    """The board in words."""
    table = view.table if isinstance(view, SeatView) else view
    told = [msg("sg-board-alt", title=Msg("sg-title"), headline=table.headline)]
    for post in table.posts:
        owner = Msg(f"sg-seat-{post.owner}") if post.owner else Msg("sg-nobody")
        how = "sg-board-alt-raided" if post.raided else "sg-board-alt-post"
        told.append(msg(how, post=Msg(f"sg-post-{post.id}"), owner=owner))
    for player in table.players:
        seat = Msg(f"sg-seat-{player.seat}")
        told.append(msg("sg-board-alt-player", seat=seat, cards=player.cards))
    return fitted(told, say)


def alt_hand(view: SeatView, say: Say) -> str:
    """What a seat holds, in words."""
    if not view.hand:
        return say(Msg("sg-board-no-cards"))
    cards = tuple(msg("sg-card", n=value) for value in view.hand)
    return say(msg("sg-board-alt-hand", cards=cards))


def prepare(say: Say) -> None:
    atlas.sheet(_board())
    atlas.sheet(_paper())


def _board() -> Print:
    return Print("sample_game-board", View(0, 0, WIDTH, HEIGHT), "", _lake)


def _paper() -> Print:
    return Print("sample_game-hand", View(0, 0, WIDTH, 400), "", _table)


def _lake() -> Ground:
    lake = Disc(505, 345, 330, 190, THEME.sea, THEME.coast, 4)
    posts = (Disc(x, y, 46, 46, THEME.paper_deep, THEME.border, 4) for x, y in PLACES.values())
    return Ground(THEME.paper, (lake, *posts), {}, (), {}, _inks())


def _table() -> Ground:
    return Ground(THEME.paper, (), {}, (), {}, _inks())


def _inks() -> tuple[str, ...]:
    """Every colour that is drawn later, and what lies between two of them at soft edges."""
    sides = (colour for side in THEME.sides.values() for colour in (side.colour, side.text))
    edges = (*blends(THEME.ink, THEME.card), *blends(THEME.ink, THEME.paper))
    return (*edges, THEME.faint, THEME.rule, THEME.red_ink, THEME.choice, THEME.trail, *sides)


RENDERER = Renderer(plan=plan, hand=hand, alt=alt, alt_hand=alt_hand, prepare=prepare, theme=THEME)
