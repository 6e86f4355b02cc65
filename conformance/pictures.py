"""Every position can be drawn and told in words, whoever looks, in every language.

Only plans are made here; drawing their pixels takes a hundred times as long, and a few are enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations
from typing import Any

from bot.text import LANGUAGES, words
from conformance.cases import Case, difference, random_game
from conformance.leaks import private
from engines.kit.simulate import QuickRng
from renderers import atlas, renderer
from renderers.asked import picked
from renderers.contract import Renderer
from renderers.draw import Stamp, Text
from renderers.picture import Plan, draw
from renderers.theme import rgb
from renderers.wording import MOST, Say

SAMPLES = 4


def room_of(game: str) -> Renderer:
    """The pictures of a game."""
    try:
        room = renderer(game)
    except Exception as error:
        raise AssertionError(
            f"renderers/{game}: {type(error).__name__}: {error}"
            " (its module must export RENDERER: renderers/contract.py)"
        ) from error
    assert room is not None, f"{game} has no pictures: there is no module renderers.{game}"
    return room


def boards_are_drawn(case: Case) -> None:
    """Boards and their parts have a plan and words for it, for the public and for each seat."""
    room = room_of(case.engine.name)
    for n, (state, where) in enumerate(positions(case)):
        for i, viewer in enumerate(case.viewers):
            view = case.engine.view(state, viewer)
            lang = LANGUAGES[(n + i) % len(LANGUAGES)]
            for other in LANGUAGES:
                about = f"{where}: board seen by {viewer or 'all'} in {other}"
                told(about, room.alt, view, words(other).say)
            for focus in ("", *room.parts(view)) if i == n % len(case.viewers) else ("",):
                about = f"{where}: board {focus} seen by {viewer or 'all'} in {lang}"
                plan = tried(about, room.board, view, words(lang).say, focus=focus)
                if n == i == 0 and not focus:
                    assert tried(about, draw, plan)[:4] == b"\x89PNG", about


def hands_are_drawn(case: Case) -> None:
    """What a seat holds has a picture, and words for those who cannot see it."""
    room = room_of(case.engine.name)
    for n, (state, where) in enumerate(positions(case)):
        for i, seat in enumerate(case.seats):
            view = case.engine.view(state, seat)
            for lang in LANGUAGES:
                about, say = f"{where}: hand of {seat} in {lang}", words(lang).say
                told(about, room.alt_hand, view, say)
                plan = tried(about, room.hand, view, say)
                if n == i == 0:
                    assert tried(about, draw, plan)[:4] == b"\x89PNG", about


def hands_show_what_is_held(case: Case) -> None:
    """Where a seat would hold something else, the picture of its hand is another. (What is just
    being answered under seal is shown with the question.)"""
    room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
    game = random_game(case, case.seeds[0])
    for at, saved in game.sample(2 * SAMPLES, QuickRng(1)):
        both = case.engine.load(saved), case.twin(case.engine.load(saved), None, QuickRng(at))
        asked = case.engine.offers(both[0])
        for seat in case.seats if not any(offer.sealed for offer in asked.values()) else ():
            held = [private(case, state, seat) for state in both]
            if held[0] != held[1]:
                one, other = (room.hand(case.engine.view(state, seat), say) for state in both)
                assert one.marks != other.marks, (
                    f"move {at}: the picture of the hand of {seat} lacks what differs here:"
                    f" {difference(*held)}"
                )


def words_are_on_the_board(case: Case) -> None:
    """No word of a board or a hand runs over its edge, in any language."""
    for lang in LANGUAGES:
        for about, plan in plans(case, lang):
            view = plan.sheet.view
            edges = view.x, view.y, -view.x - view.width, -view.y - view.height
            for mark in (mark for mark in plan.marks if isinstance(mark, Stamp)):
                for text in (shape for shape in mark.shapes if isinstance(shape, Text)):
                    left, top, right, low = text.box
                    box = mark.x + left, mark.y + top, -mark.x - right, -mark.y - low
                    over = max(edge - at for edge, at in zip(edges, box, strict=True))
                    assert over < 2, (
                        f"{about} in {lang}: {text.text!r} runs over the edge ({mark.about})"
                    )


def sides_differ(case: Case) -> None:
    """Sides are told apart by colour, and where colours cannot be seen by outline or letter."""
    sides = room_of(case.engine.name).theme.sides
    seats = ((seat, sides[seat]) for seat in case.seats if seat in sides)
    for (one, a), (other, b) in combinations(seats, 2):
        same = (a.shape, a.letter) == (b.shape, b.letter)
        assert not same, f"{one} and {other} have the same outline and letter"
        assert distance(rgb(a.colour), rgb(b.colour)) > NEAR, f"{one} and {other} look alike"


def plans(case: Case, lang: str = LANGUAGES[0]) -> Iterator[tuple[str, Plan]]:
    """Boards and hands, each position as somebody else sees it."""
    room, say = room_of(case.engine.name), words(lang).say
    for n, (state, where) in enumerate(positions(case)):
        viewer = case.viewers[n % len(case.viewers)]
        view = case.engine.view(state, viewer)
        about = f"{where} seen by {viewer or 'all'}"
        yield about, room.plan(view, say)
        if viewer:
            yield about, room.hand(view, say)


def places_are_on_the_board(case: Case) -> None:
    """Whatever a choice or an event names as its place can be ringed on the board."""
    room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
    known: set[str] = set()
    for seed in case.seeds:
        game = random_game(case, seed)
        for at, saved in game.sample(4 * SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            offers = case.engine.offers(state)
            view = case.engine.view(state, None)
            named = {c.place for offer in offers.values() for c in offer.choices if c.place}
            named |= {offer.place for offer in offers.values() if offer.place}
            events = case.engine.apply(state, *game.moves[at], QuickRng(seed))
            named |= {place for event in events for place in event.places}
            if new := sorted(named - known):
                strange = nowhere(room, view, say, new)
                assert not strange, (
                    f"seed {seed} move {at}: no place on the board: {', '.join(strange)}"
                    " (Choice.place and Event.places need ids that `plan` rings as `marks`)"
                )
                known |= named


def cards_are_in_the_hand(case: Case) -> None:
    """A card that is picked by itself can be shown in the picture of the hand it is in."""
    room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
    game = random_game(case, case.seeds[0])
    for at, saved in game.sample(8 * SAMPLES, QuickRng(1)):
        state = case.engine.load(saved)
        for seat, offer in case.engine.offers(state).items():
            view = case.engine.view(state, seat)
            held = set(cards_of(view))
            keys = [
                choice.key
                for choice in offer.choices
                if {choice.arg, choice.arg.rpartition(".")[0]} & held and not choice.place
            ]
            plan = picked(room.hand(view, say), keys, room.theme)
            marked = {mark.about.removeprefix("choice:") for mark in plan.about("choice:")}
            unseen = sorted(set(keys) - marked)
            assert not unseen, (
                f"move {at}: no card of {seat} is marked for {', '.join(unseen)}"
                " (a hand draws each as `card:<where>:<id>`)"
            )


def cards_of(view: object) -> Iterator[str]:
    """The ids of the cards a seat holds, wherever in its view they are."""
    if isinstance(view, tuple | list):
        for part in view:
            yield from cards_of(part)
    elif is_dataclass(view):
        if type(view).__name__ == "CardView":
            yield str(getattr(view, "id", ""))
        for each in fields(view):
            if each.name != "table":
                yield from cards_of(getattr(view, each.name))


def nowhere(room: Renderer, view: Any, say: Say, places: list[str]) -> list[str]:
    """The places among these that are not ringed when they are asked for."""
    bare = len(room.plan(view, say).marks)
    if len(room.plan(view, say, marks=places).marks) >= bare + len(places):
        return []
    return [each for each in places if len(room.plan(view, say, marks=[each]).marks) <= bare]


def positions(case: Case) -> Iterator[tuple[Any, str]]:
    """A few of a game, and its end."""
    seed = case.seeds[0]
    game = random_game(case, seed)
    for at, saved in game.sample(SAMPLES, QuickRng(seed)):
        yield case.engine.load(saved), f"seed {seed} move {at}"
    yield case.engine.load(game.last), f"seed {seed} at the end"


def told(about: str, alt: Callable[[Any, Say], str], view: Any, say: Say) -> None:
    text = tried(f"{about}, alternative text", alt, view, say)
    assert text.strip(), f"{about}: the alternative text is empty"
    assert len(text) <= MOST, f"{about}: more than {MOST} characters of alternative text"


def tried(about: str, do: Callable[..., Any], *args: Any, **how: Any) -> Any:
    try:
        return do(*args, **how)
    except Exception as error:
        raise AssertionError(f"{about}: {type(error).__name__}: {error}") from error


def colours_are_in_the_palette(case: Case) -> None:
    """What lies on a board or in a hand is drawn in colours that its sheet has; another one comes
    out as whatever is nearest (`Ground.inks`)."""
    for about, plan in plans(case):
        sheet = atlas.sheet(plan.sheet).palette
        has = [tuple(sheet[i : i + 3]) for i in range(0, len(sheet), 3)]
        used = {c for mark in plan.marks if isinstance(mark, Stamp) for c in colours(mark)}
        wrong = [c for c in used if min(distance(rgb(c), each) for each in has) > NEAR]
        assert not wrong, (
            f"{about}: {wrong} are not in the palette of {plan.sheet.name} (`Ground.inks`)"
        )


NEAR = 20
"""How far a colour may be from what is drawn in its place, as eyes hardly see it."""


def colours(mark: Stamp) -> set[str]:
    names = ("fill", "edge", "colour", "halo")
    return {c for shape in mark.shapes for name in names if (c := getattr(shape, name, None))}


def distance(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


LAWS = (
    colours_are_in_the_palette,
    boards_are_drawn,
    hands_are_drawn,
    hands_show_what_is_held,
    words_are_on_the_board,
    sides_differ,
    cards_are_in_the_hand,
    places_are_on_the_board,
)
