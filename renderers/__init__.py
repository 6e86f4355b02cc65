"""Views of games as pictures. Pillow only; off the event loop, in any thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from inspect import signature
from typing import Any

from engines.contract import Msg
from renderers import leaflet
from renderers.picture import Picture, draw
from renderers.theme import Theme

__all__ = ["Picture", "chooser", "picture", "prepare", "zooms"]


def picture(
    game: str,
    view: Any,
    say: Callable[[Msg], str],
    *,
    width: int | None = None,
    marks: Sequence[str] = (),
    focus: str = "",
    hand: bool = False,
    theme: Theme | None = None,
) -> Picture:
    """A board, a part of it (`focus`), or what one seat holds (`hand`).

    `marks` are places to be ringed; `width` makes a smaller picture; a game has its own `theme`.
    """
    room, say = import_module(f"renderers.{game}"), _in_print(say)
    style: dict[str, Any] = {"theme": theme} if theme else {}
    if hand:
        return Picture(draw(room.hand(view, say, **style), width), room.alt_hand(view, say))
    if width is not None and width <= getattr(room, "PHONE", 0):
        style["phone"] = True
    plan = room.plan(view, say, marks=marks, focus=focus, **style)
    return Picture(draw(plan, width), _told(room, view, say, focus))


def _told(room: Any, view: Any, say: Callable[[Msg], str], focus: str) -> str:
    """The picture in words."""
    if focus != leaflet.HELP:
        told: str = getattr(room, "ALT", {}).get(focus, room.alt)(view, say)
        return told
    depends = signature(room.card).parameters.keys() >= {"view"}  # some cards tell of this battle
    return leaflet.alt(room.card(view) if depends else room.card(), say)


def chooser(game: str, views: Mapping[str, Any], chosen: str, say: Callable[[Msg], str]) -> Picture:
    """What a host can choose from, side by side; `chosen` is framed."""
    room, say = import_module(f"renderers.{game}"), _in_print(say)
    told: str = room.alt_chooser(views, say)
    return Picture(draw(room.chooser(views, chosen, say)), told)


def prepare(game: str, say: Callable[[Msg], str]) -> None:
    """Make ready what all pictures of a game have in common, once for each language."""
    import_module(f"renderers.{game}").prepare(_in_print(say))


def zooms(game: str) -> tuple[str, ...]:
    """The parts of a board that have pictures of their own."""
    found: tuple[str, ...] = import_module(f"renderers.{game}").FOCUS
    return found


def _in_print(say: Callable[[Msg], str]) -> Callable[[Msg], str]:
    """The same words with the letters our typefaces have: they know no arrows."""
    return lambda text: say(text).replace("→", "»").replace(" ⇄ ", " / ")
