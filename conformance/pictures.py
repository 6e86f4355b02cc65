"""Every position can be drawn and told in words, whoever looks, in every language.

Only plans are made here; drawing their pixels takes a hundred times as long, and a few are enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from itertools import combinations
from typing import Any, NamedTuple

from bot.text import LANGUAGES, words
from conformance.cases import Case, difference, random_game
from conformance.hidden import private
from engines.contract import Msg
from engines.extras import Imagination
from engines.kit.simulate import QuickRng
from renderers import atlas, renderer
from renderers.asked import picked
from renderers.contract import Renderer
from renderers.draw import Box, Mark, Stamp, Text
from renderers.picture import Plan, draw
from renderers.theme import Colour, rgb
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


def boards_are_told(case: Case) -> None:
    """When the picture of the board changes, its alternative text does, but for trifles; and each
    part of the public view that lists things of the board (places, players) counts in it."""
    room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
    game = random_game(case, case.seeds[0])
    seen = [
        (f"move {at}", case.engine.view(case.engine.load(saved), None))
        for at, saved in game.sample(6 * SAMPLES, QuickRng(1))
    ]
    changed, untold, alt, lie = 0, list[str](), "", set[str]()
    for at, view in seen:
        plan, before = room.plan(view, say), (alt, lie)
        lie = {f"{m.about} {m.x:.0f} {m.y:.0f}" for m in plan.marks if isinstance(m, Stamp)}
        alt, new = room.alt(view, say), sorted(lie - before[1])
        changed += bool(new)
        if new and alt == before[0] and len(alt) < FULL:
            untold.append(f"{at}: {', '.join(new[:5])}")
    assert len(untold) <= changed / 10, f"in no alternative text: {untold[:5]}"
    views = [view for _, view in seen]
    for part in set(listed(views)) - set(case.untold):
        few = len(getattr(views[0], part)) <= FEW
        for n in range(len(getattr(views[0], part))) if few else (None,):
            pairs = zip(views, views[3:], strict=False)
            found = list(until_told(told_of(room, say, *two, part, n) for two in pairs))
            often = 2 * found.count(None) > len(found)
            where = part if n is None else f"{part}[{n}]"
            assert any(found) or not often, f"no alternative text tells anything of `{where}`"


FEW = 8
"""So many things of a kind, players for instance, each count in what is told."""


def until_told(found: Iterator[bool | None]) -> Iterator[bool | None]:
    """These, up to the first that is told: more need not be looked at."""
    for each in found:
        yield each
        if each:
            return


def listed(views: Sequence[Any]) -> list[str]:
    """The fields of a view that list the same number of records in all of these."""
    found = {each.name: [getattr(view, each.name) for view in views] for each in fields(views[0])}
    return [
        name
        for name, values in found.items()
        if isinstance(values[0], tuple) and len({len(value) for value in values}) == 1
        if len(values[0]) > 1 and is_dataclass(values[0][0])
    ]


def told_of(
    room: Renderer, say: Say, one: Any, other: Any, part: str, n: int | None
) -> bool | None:
    """Whether the words differ if this part of a view, or the nth thing of it, is as in another
    one; None if only the picture does."""
    old, new = getattr(one, part), getattr(other, part)
    try:
        mixed = replace(one, **{part: new if n is None else (*old[:n], new[n], *old[n + 1 :])})
        text, now = room.alt(one, say), room.alt(mixed, say)
        if text != now or len(text) >= FULL:
            return text != now
        same = room.plan(one, say).marks == room.plan(mixed, say).marks
    except Exception:  # the two do not fit together
        return False
    return False if same else None


def hands_show_what_is_held(case: Case) -> None:
    """Where a seat would hold something else, the picture of its hand is another, and so are its
    words; but what it has answered under seal is shown with the question."""
    room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
    game = random_game(case, case.seeds[0])
    differing, drawn_alike = 0, 0
    for at, saved in game.sample(2 * SAMPLES, QuickRng(1)):
        state = case.engine.load(saved)
        other = dealt_anew(case, state, QuickRng(at))
        for seat in case.seats if other is not None else ():
            held = [private(case, each, seat) for each in (state, other)]
            if held[0] == held[1]:
                continue
            views = [case.engine.view(each, seat) for each in (state, other)]
            where = f"move {at}: what differs in the hand of {seat} is not in its"
            told = difference(*held)
            one, two = (room.hand(view, say).marks for view in views)
            assert one != two, f"{where} picture: {told}"
            differing += 1
            if drawn(one) == drawn(two):  # perhaps copies of one card
                drawn_alike += 1
                continue
            said, now = (room.alt_hand(view, say) for view in views)
            assert said != now or len(said) > FULL, f"{where} words: {told}"
    assert not differing or drawn_alike < differing, "all hands of a size are drawn alike"


def dealt_anew(case: Case, state: Any, chance: QuickRng) -> Any:
    """The position with other hands; None if somebody has answered under seal."""
    asked = case.engine.offers(state).values()
    if any(offer.answered for offer in asked):
        return None
    if any(offer.sealed for offer in asked) and isinstance(case.engine, Imagination):
        return case.engine.imagine(state, (), chance)
    return case.twin(state, None, chance)


def drawn(marks: Sequence[Mark]) -> list[object]:
    """What eyes see of marks."""
    return [mark.shapes if isinstance(mark, Stamp) else mark for mark in marks]


FULL = 0.8 * MOST
"""An alternative text so long may lack a sentence for which there was no room."""


def numbers_told_otherwise(cases: Sequence[Case]) -> list[str]:
    """The numbers of views that words tell and pictures do not, and those in whose place another is
    read than the one that is there; but not what is only reckoned with (`RECKONED`)."""
    found: dict[str, set[str]] = {}
    for case in cases:
        room, say = room_of(case.engine.name), words(LANGUAGES[0]).say
        for state, _ in positions(case):
            boards, hands = (
                (None, "board", room.plan, room.alt),
                (0, "hand", room.hand, room.alt_hand),
            )
            for n, part, plan, alt in (boards, hands):
                view = case.engine.view(state, None if n is None else case.seats[n])
                before, tried = (plan(view, say).marks, alt(view, say)), Counter[str]()
                for name, with_number in numbers(view, part):
                    tried[name] += 1
                    known = found.setdefault(name, set())
                    if tried[name] <= TRIES and not {"drawn", "told"} <= known:
                        with suppress(Exception):  # no number: an index, for instance
                            other = with_number(SOME)
                            known |= differing(before, (plan(other, say).marks, alt(other, say)))
    wrong = [
        f"{name}: where it is {SOME}, another number is {how}"
        for name, known in found.items()
        for how in ("drawn", "told")
        if f"{how} otherwise" in known and how not in known
    ]
    wrong += [f"{name}: told, not drawn" for name, known in found.items() if known == {"told"}]
    return [each for each in wrong if not each.partition(":")[0].endswith(cases[0].reckoned)]


TRIES, SOME = 2, 41
"""How many of a kind are tried in each picture, and a number that is found nowhere else."""


Look = tuple[Sequence[Mark], str]
"""A picture and the words that describe it."""


def differing(before: Look, after: Look) -> set[str]:
    """How they show a number in the place of another one."""
    found = {"seen"} if before[0] != after[0] else set()
    drawn, told = said(after[0]) - said(before[0]), Counter([after[1]]) - Counter([before[1]])
    for how, new in ("drawn", drawn), ("told", told):
        if read := [text for text in new if any(map(str.isdigit, text))]:
            as_it_is = any(str(SOME) in text for text in read)
            found.add(how if as_it_is else f"{how} otherwise")
    return found


def said(marks: Sequence[Mark]) -> Counter[str]:
    """The words on a picture."""
    stamps = (mark for mark in marks if isinstance(mark, Stamp))
    return Counter(each.text for mark in stamps for each in mark.shapes if isinstance(each, Text))


def numbers(
    part: Any, name: str, whole: Callable[[Any], Any] = lambda part: part
) -> Iterator[tuple[str, Callable[[int], Any]]]:
    """The numbers in a view, each with what makes the view with another one in its place."""
    if type(part) is int:
        yield name, whole
    elif is_dataclass(part) and not isinstance(part, Msg):
        for each in fields(part) if name != "hand.table" else ():
            inside = partial(mended, whole, part, each.name)
            yield from numbers(getattr(part, each.name), f"{name}.{each.name}", inside)
    elif isinstance(part, tuple):
        for i, each in enumerate(part):
            yield from numbers(each, name, partial(mended, whole, part, i))


def mended(whole: Callable[[Any], Any], part: Any, at: str | int, value: Any) -> Any:
    """The whole, with another value at one place of a part."""
    if isinstance(at, int):
        return whole((*part[:at], value, *part[at + 1 :]))
    return whole(replace(part, **{at: value}))


def words_can_be_read(case: Case) -> None:
    """No word of a board or a hand is small, runs over the edge, is as what it lies on or lies on
    another, in any language, and no mark lies exactly on another one of its kind; the last two but
    for one in fifty, where a map is crowded."""
    for lang in LANGUAGES:
        for about, plan, least in plans(case, lang):
            stamps = [mark for mark in plan.marks if isinstance(mark, Stamp)]
            hidden, where = list(hiding(stamps)), f"{about} in {lang}"
            assert len(hidden) <= len(stamps) // 50, f"{where}: {hidden[:3]}"
            view, fills, inks = plan.sheet.view, list[tuple[Box, Colour]](), list[Ink]()
            edges = view.x - 2, view.y - 2, view.x + view.width + 2, view.y + view.height + 2
            for stamp, shape in ((mark, shape) for mark in stamps for shape in mark.shapes):
                box = moved(shape.box, stamp)
                if fill := getattr(shape, "fill", None):
                    fills.append((box, fill))
                if isinstance(shape, Text):
                    said = f"{shape.text!r} ({stamp.about})"
                    assert outside(box, edges) <= 0, f"{where}: {said} runs over the edge"
                    if len(shape.text.strip()) > 2:
                        assert shape.size >= least, f"{where}: {said} is too small to be read"
                    if shape.text.strip() and not shape.angle:
                        ink = moved(capitals(shape), stamp)
                        near = (c for at, c in fills[: -NEAREST - 1 : -1] if outside(ink, at) < 1)
                        pale = (paper := next(near, "")) and not shape.halo
                        far = distance(rgb(paper or shape.colour), rgb(shape.colour))
                        assert not pale or far > PALE, (
                            f"{where}: {said} is {shape.colour} on {paper}"
                        )
                        inks.append(Ink(ink, said, len(fills)))
            doubled = list(on_words(inks, [box for box, _ in fills]))
            assert len(doubled) <= len(inks) // 50, f"{where}: {doubled[:3]}"


class Ink(NamedTuple):
    """Where a word lies, and how many shapes have been filled before."""

    box: Box
    said: str
    fills: int


def on_words(inks: Sequence[Ink], fills: Sequence[Box]) -> Iterator[str]:
    """Words that lie on another one; not if something lies between."""
    rows: dict[int, list[Ink]] = {}
    for ink in inks:
        for row in range(int(ink.box[1]) // 40, int(ink.box[3]) // 40 + 1):
            for below in rows.setdefault(row, []):
                if on(ink.box, below.box):
                    between = fills[below.fills : ink.fills]
                    if all(outside(below.box, fill) > 0 for fill in between):
                        yield f"{ink.said} lies on {below.said}"
            rows[row].append(ink)


def hiding(stamps: Sequence[Stamp]) -> Iterator[str]:
    """Marks in the very place of another one of their kind and about as large, so that only one of
    them can be seen."""
    there: dict[tuple[str, int, int], Stamp] = {}
    for mark in stamps:
        left, top, right, low = mark.box
        spot = mark.about.partition(":")[0], round((left + right) / 8), round((top + low) / 8)
        below = there.setdefault(spot, mark)
        layer = below.shapes == mark.shapes or "" != mark.about == below.about
        if not layer and opaque(mark) and 0.7 < size(mark) / max(size(below), 1) < 1.4:
            yield f"{mark.about} hides {below.about}"


def size(mark: Stamp) -> float:
    left, top, right, low = mark.box
    return (right - left) * (low - top)


def opaque(mark: Stamp) -> bool:
    """Whether what lies below all of it cannot be seen."""
    x, y, right, low = mark.box
    within = x + 4, y + 4, right - 4, low - 4
    filled = (shape.box for shape in mark.shapes if getattr(shape, "fill", None))
    return any(outside(within, moved(box, mark)) <= 0 for box in filled)


NEAREST = 12
"""Among how many filled shapes that of a word is looked for."""
PALE = 40
"""How far the colour of a word must be from that of what it lies on."""
COVERED = 0.25
"""The part of a word that may lie on another: names touch where a map is crowded."""


def capitals(text: Text) -> Box:
    """Where the capitals of a text are."""
    left = text.x - {"l": 0.0, "m": text.width / 2, "r": text.width}[text.anchor]
    return left, text.y - 0.36 * text.size, left + text.width, text.y + 0.36 * text.size


def moved(box: Box, mark: Stamp) -> Box:
    left, top, right, low = box
    return mark.x + left, mark.y + top, mark.x + right, mark.y + low


def outside(box: Box, sheet: Box) -> float:
    """By how much a box is larger than its sheet somewhere."""
    return max(sheet[0] - box[0], sheet[1] - box[1], box[2] - sheet[2], box[3] - sheet[3])


def on(one: Box, other: Box) -> bool:
    """Whether two words lie on each other."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    least = min((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return wide > 0 and high > 0 and wide * high > COVERED * least


def sides_differ(case: Case) -> None:
    """Sides are told apart by colour, and where colours cannot be seen by outline or letter."""
    sides = room_of(case.engine.name).theme.sides
    seats = ((seat, sides[seat]) for seat in case.seats if seat in sides)
    for (one, a), (other, b) in combinations(seats, 2):
        same = (a.shape, a.letter) == (b.shape, b.letter)
        assert not same, f"{one} and {other} have the same outline and letter"
        assert distance(rgb(a.colour), rgb(b.colour)) > NEAR, f"{one} and {other} look alike"


SMALL, SMALL_IN_HAND, PHONE = 10, 6.8, 390
"""How large words must be: on a board, which can be opened and looked at in parts; and in a hand,
as a telephone shows it, so many pixels wide."""


def plans(case: Case, lang: str = LANGUAGES[0]) -> Iterator[tuple[str, Plan, float]]:
    """Boards and hands as different people see them, and how large their words must be."""
    room, say = room_of(case.engine.name), words(lang).say
    for n, (state, where) in enumerate(positions(case)):
        viewer = case.viewers[n % len(case.viewers)]
        view = case.engine.view(state, viewer)
        about = f"{where} seen by {viewer or 'all'}"
        yield about, room.plan(view, say), SMALL
        if viewer:
            hand = room.hand(view, say)
            yield about, hand, SMALL_IN_HAND * hand.sheet.view.width / PHONE


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
    for about, plan, _ in plans(case):
        used = {c for mark in plan.marks if isinstance(mark, Stamp) for c in colours(mark)}
        wrong = [colour for colour in used if not has(plan.sheet, colour)]
        assert not wrong, (
            f"{about}: {wrong} are not in the palette of {plan.sheet.name} (`Ground.inks`)"
        )


NEAR = 20
"""How far a colour may be from what is drawn in its place, as eyes hardly see it."""


@cache
def has(sheet: atlas.Print, colour: Colour) -> bool:
    """Whether a sheet has this colour, or one that is near enough."""
    inks = atlas.sheet(sheet).palette
    return any(distance(rgb(colour), inks[i : i + 3]) <= NEAR for i in range(0, len(inks), 3))


def colours(mark: Stamp) -> set[str]:
    names = ("fill", "edge", "colour", "halo")
    return {c for shape in mark.shapes for name in names if (c := getattr(shape, name, None))}


def distance(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


LAWS = (
    colours_are_in_the_palette,
    boards_are_drawn,
    boards_are_told,
    hands_are_drawn,
    hands_show_what_is_held,
    words_can_be_read,
    sides_differ,
    cards_are_in_the_hand,
    places_are_on_the_board,
)
