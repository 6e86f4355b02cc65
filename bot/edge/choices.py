"""Turns an offer into buttons and menus, so that everything it holds can be picked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from discord import ButtonStyle, PartialEmoji, SelectOption, ui

from bot.app.model import Prompt
from bot.edge import emojis, limits
from bot.edge.components import Component, Row, button, cost, menu, option, rows
from engines.contract import Arg, Choice, Key, Msg, Offer, msg

Say = Callable[[Msg], str]

FEW, SHORT = 6, 45
"""A question with so few answers, each up to so many characters, has a button for each. In a
longer one only what stands alone under its verb is a button, so that a phone shows it whole."""
MUCH = 6
"""How many rows fit below answers given with one press."""


POINTER = "👉"
"""Marks the answer a lesson is about."""
HOLDS = "✓"
"""Marks what holds now, in a menu of several orders."""


def points(part: Component) -> bool:
    """Whether this is a button that a lesson marks."""
    return isinstance(part, ui.Button) and (part.label or "").startswith(POINTER)


def groups(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The answers by menu or verb, in the order in which the offer names them."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.menu or choice.verb, []).append(choice)
    return found


def controls(
    prompt: Prompt, say: Say, ticked: Collection[Key] = (), *, meant: bool = False
) -> list[Row]:
    """The rows that answer an offer: menus first, then buttons, each in the offer's order. What was
    ticked must be confirmed once more if that is asked for, unless it is `meant`."""
    if prompt.offer.most > 1:
        return _several(prompt, say, ticked, meant)
    answers = [choice for choice in _shown(prompt) if not choice.aside]
    buttons: list[Component] = []
    menus: list[Row] = []
    for verb, choices in groups(answers).items():
        if _as_buttons(prompt.offer, answers, choices, say):
            buttons += [_button(prompt, choice, say) for choice in choices]
        else:
            menus += _menus(prompt, verb, choices, say, len(menus))
    if prompt.offer.least == 0 and prompt.offer.required:
        buttons.append(_none(prompt, say))
    return menus + rows(buttons) + _more(prompt, say)


def in_menus(offer: Offer, chosen: Collection[Key] = ()) -> list[Choice]:
    """The answers to show. Of those usually typed, only what is already chosen."""
    return [
        choice
        for choice in offer.choices
        if not choice.typed or choice.key in chosen or choice.key in offer.answered
    ]


def _shown(prompt: Prompt, chosen: Collection[Key] = ()) -> list[Choice]:
    """The answers; Undo is the one way back where both would lead there."""
    shown = in_menus(prompt.offer, chosen)
    return [each for each in shown if not (each.back and prompt.undoable)]


def _main(prompt: Prompt) -> list[Choice]:
    """The answer that is coloured: the only one that does something a time-out would not; the end,
    where nothing else is left to do. Among several none is: where all is bright, nothing is. Nor is
    one beside a default of its kind: it is no better for not being it."""
    shown = [choice for choice in _shown(prompt) if not (choice.aside or choice.back)]
    main = [choice for choice in shown if choice.key not in prompt.offer.default] or shown
    alike = {choice.verb for choice in shown if choice not in main}
    return [choice for choice in main if choice.verb not in alike] if len(main) == 1 else []


def advised(prompt: Prompt, picks: Sequence[Key], say: Say) -> list[Row]:
    """The button that gives the answer a computer would: one press, or the confirmation of it.
    Several picks are menus already ticked, as long as a message has room for them."""
    offer, label = prompt.offer, say(msg("hint-play"))
    if not picks and offer.least == 0:
        return [(button(label, *_place(prompt, "adj-none"), style=ButtonStyle.success),)]
    if not picks or any(offer.find(key) is None for key in picks):
        return []
    if len(picks) == 1 and offer.least <= 1:
        word = "adj-sure" if offer.to_confirm(picks) else "adj"
        place = _place(prompt, word)
        return [(button(label, *place, picks[0], style=ButtonStyle.success),)]
    named = [choice for choice in offer.choices if choice.key in picks]
    if len(named) > limits.MENU:
        return []
    options = _options(prompt, _in_order(named, picks), picks, say)
    place = (*_place(prompt, "adjs-tick"), 0)
    ticks = (menu(say(_how_many(offer)), options, *place, least=0, most=len(options)),)
    send = button(label, *_place(prompt, "adj-ticked"), style=ButtonStyle.success)
    return [ticks, (send,)]


def _more(prompt: Prompt, say: Say, word: str = "adjs-more", first: int = 0) -> list[Row]:
    """A menu of what can be done besides answering, or set besides the usual; what holds is marked.
    Each pick must be confirmed."""
    offer = prompt.offer
    parts = limits.chunks([choice for choice in in_menus(offer) if choice.aside])
    title = say(msg("panel-more"))
    found: list[Row] = []
    for n, part in enumerate(parts, first):
        options = [
            option(
                f"{HOLDS} " * (choice.key in offer.answered) + spoken(offer, choice, say),
                choice.key,
                emoji=sign(offer, choice),
            )
            for choice in part
        ]
        name = title if len(parts) == 1 else _span(title, part, say)
        found.append((menu(name, options, *_place(prompt, word), n),))
    return found


def _as_buttons(
    offer: Offer, answers: Sequence[Choice], choices: Sequence[Choice], say: Say
) -> bool:
    if len(choices) == 1:
        return True
    return len(answers) <= FEW and all(len(spoken(offer, c, say)) <= SHORT for c in choices)


def settings(prompt: Prompt, say: Say, word: str = "adjs-order") -> list[Row]:
    """Standing orders, one menu each, with the present setting ticked. A closed menu shows nothing
    but that setting, so it names its order as well. What few people set is one menu more."""
    found: list[Row] = []
    usual = [choice for choice in in_menus(prompt.offer) if not choice.aside]
    for verb, choices in groups(usual).items():
        found += _menus(prompt, verb, choices, say, len(found), word, verb_of(prompt.offer, verb))
    return found + _more(prompt, say, word, len(found))


def _button(prompt: Prompt, choice: Choice, say: Say, label: Msg | None = None) -> Component:
    offer = prompt.offer
    if choice.key in offer.answered:
        style = ButtonStyle.success
    elif choice in _main(prompt):
        style = ButtonStyle.primary
    else:
        style = ButtonStyle.secondary
    said = say(label) if label else spoken(offer, choice, say)
    if choice.odds and not choice.confirm:
        said = f"{said} · {say(choice.odds)}"
    word = "adj-sure" if choice.confirm else "adj"
    said, shown = _pointed(said, prompt, [choice]), sign(offer, choice)
    return button(said, *_place(prompt, word), choice.key, style=style, emoji=shown)


def _pointed(said: str, prompt: Prompt, about: Sequence[Choice]) -> str:
    """What a button or menu is called: marked, if a lesson is about one of its answers."""
    wanted = prompt.taught.picks if prompt.taught else ()
    return f"{POINTER} {said}" if any(each.key in wanted for each in about) else said


def nothing(offer: Offer) -> Msg:
    """What it is called to pick nothing."""
    return offer.nothing or msg("panel-none")


def _none(prompt: Prompt, say: Say) -> Component:
    wanted = prompt.taught is not None and prompt.taught.picks == ("",)
    said = f"{POINTER} " * wanted + say(nothing(prompt.offer))
    return button(said, *_place(prompt, "adj-none"))


def _all(prompt: Prompt, say: Say) -> Component:
    every = prompt.offer.every
    label = _pointed(say(msg("panel-all", n=len(every))), prompt, every)
    return button(label, *_place(prompt, "adj-all"), style=ButtonStyle.primary)


def _menus(
    prompt: Prompt,
    verb: str,
    choices: Sequence[Choice],
    say: Say,
    first: int,
    word: str = "adjs",
    order: Msg | None = None,
) -> list[Row]:
    title = say(verb_of(prompt.offer, verb))
    parts = limits.chunks(choices)
    if word == "adjs" and any(choice.confirm for choice in choices):
        word = "adjs-sure"
    return [
        (
            menu(
                _pointed(title if len(parts) == 1 else _span(title, part, say), prompt, part),
                _options(prompt, part, prompt.offer.answered, say, order),
                *_place(prompt, word),
                first + n,
            ),
        )
        for n, part in enumerate(parts)
    ]


def named(offer: Offer, choice: Choice, say: Say) -> Msg:
    """The name of a choice outside the menu that would give its verb. No word stands twice: a label
    may begin with its verb, or be about nothing else: `2 tanks` among tanks."""
    verb = verb_of(offer, choice.verb)
    if not choice.arg or say(choice.label).casefold().startswith(say(verb).casefold()):
        return choice.label
    if any(_about(each, choice.verb) for each in _ids(choice.label)):
        return choice.label
    return msg("panel-choice", verb=verb, label=choice.label)


def _about(name: str, verb: str) -> bool:
    """Whether a word in a label is what its verb is about; a label in a label is no such word."""
    return name.endswith(f"-{verb}") and not name.endswith(f"-do-{verb}")


def _ids(said: Msg) -> Iterator[str]:
    """The messages in the gaps of a message."""
    for arg in said.args.values():
        for each in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(each, Msg):
                yield each.id
                yield from _ids(each)


def with_verbs(said: Msg, offer: Offer, say: Say) -> Msg:
    """A sentence about answers, which names them as their buttons do: several of one verb say it
    once."""

    def full(labels: tuple[Msg, ...]) -> Iterator[Msg]:
        before = ""
        for label in labels:
            choice = next((each for each in offer.choices if each.label == label), None)
            verb = choice.verb if choice else ""
            yield named(offer, choice, say) if choice and verb != before else label
            before = verb

    parts: dict[str, Arg] = {
        name: tuple(full(part)) if isinstance(part, tuple) else part
        for name, part in said.args.items()
    }
    return Msg(said.id, parts)


def sign(offer: Offer, choice: Choice) -> PartialEmoji | None:
    """What a choice is about: what its label names, else what it does."""
    return emojis.of(choice.label, verb_of(offer, choice.verb))


def spoken(offer: Offer, choice: Choice, say: Say) -> str:
    return say(named(offer, choice, say))


def verb_of(offer: Offer, verb: str) -> Msg:
    """The message that names a verb. Questions and verbs of a game share the prefix of their
    ids."""
    return Msg(f"{offer.question.id.partition('-')[0]}-verb-{verb}")


def _span(title: str, part: Sequence[Choice], say: Say) -> str:
    """The title of one of several menus of a kind, from its first to its last answer."""
    return f"{title}: {say(part[0].label)} – {say(part[-1].label)}"


def _options(
    prompt: Prompt,
    part: Sequence[Choice],
    chosen: Collection[Key],
    say: Say,
    order: Msg | None = None,
) -> list[SelectOption]:
    """The options of a menu, with a description each; a chosen one names its order."""
    found = []
    for choice in part:
        label, picked = choice.label, choice.key in chosen
        if choice.menu:
            own = verb_of(prompt.offer, choice.verb.removeprefix(f"{choice.menu}-"))
            label = msg("panel-choice", verb=own, label=label)
        if order and picked:
            label = msg("panel-choice", verb=order, label=label)
        below = choice.odds or choice.about
        about = limits.whole_words(say(below), limits.OPTION) if below else ""
        name, shown = _pointed(say(label), prompt, [choice]), sign(prompt.offer, choice)
        found.append(option(name, choice.key, about=about, chosen=picked, emoji=shown))
    return found


def _several(prompt: Prompt, say: Say, ticked: Collection[Key], meant: bool) -> list[Row]:
    """Several answers at once. One menu sends what was ticked; if it takes more than one, each kind
    of answer has its own, and ticks stay in the message itself until they are confirmed."""
    offer = prompt.offer
    title = say(_how_many(offer))
    whole: list[Component] = [_all(prompt, say)] if offer.together else []
    whole += [_none(prompt, say)] if offer.least == 0 else []
    first = rows([_button(prompt, each, say, each.label) for each in exclusive(offer)])
    rest = [c for c in _shown(prompt, ticked) if c.verb not in offer.exclusive_verbs]
    kinds = groups(rest)
    few = len(rest) <= limits.MENU and not any(choice.confirm for choice in rest)
    alone = [same[0] for same in kinds.values() if _alone(offer, same, few)]
    several = [choice for choice in rest if choice not in alone]
    buttons = [*(_button(prompt, choice, say) for choice in alone), *whole]
    if few:
        options = _mixed(prompt, several, offer.answered, say)
        least = max(offer.least, 1)
        most = min(offer.most, len(several))
        place = (*_place(prompt, "adjs"), 0)
        only: list[Row] = []
        if options:
            only = [
                (menu(_pointed(title, prompt, several), options, *place, least=least, most=most),)
            ]
        return [*first, *only, *rows(buttons)]
    chosen = ticked or offer.answered
    found: list[Row] = []
    for verb, same in groups(several).items():
        about = title if len(kinds) - len(alone) == 1 else say(verb_of(offer, verb))
        parts = limits.chunks(same)
        for part in parts:
            name = about if len(parts) == 1 else _span(about, part, say)
            place = (*_place(prompt, "adjs-tick"), len(found))
            options = _options(prompt, _in_order(part, chosen), chosen, say)
            name = _pointed(name, prompt, part)
            found.append((menu(name, options, *place, least=0, most=offer.most),))
    enough = "panel-confirm" if offer.most < len(rest) else "panel-confirm-any"
    asks = offer.to_confirm(tuple(ticked)) and not (meant or prompt.apart)
    confirm = button(
        say(msg("panel-sure" if meant else enough, n=len(ticked), most=offer.most)),
        *_place(prompt, "adj-ticksure" if asks else "adj-ticked"),
        style=ButtonStyle.success,
        disabled=not (ticked and offer.least <= len(ticked) <= offer.most),
    )
    return [*first, *found, *rows([confirm, *buttons])]


def _how_many(offer: Offer) -> Msg:
    if offer.least == offer.most:
        return msg("panel-pick-exactly", n=offer.most)
    if offer.least <= 1:
        return msg("panel-pick-upto", n=min(offer.most, len(offer.every)))
    return msg("panel-pick", least=offer.least, most=offer.most)


def exclusive(offer: Offer) -> list[Choice]:
    """Answers that are given with one press, beside others that are put together."""
    return [choice for choice in in_menus(offer) if choice.verb in offer.exclusive_verbs]


def brief(offer: Offer) -> int:
    """How many rows the complete answers take, which stand first."""
    return -(-len(exclusive(offer)) // limits.ROW)


def _in_order(part: Sequence[Choice], chosen: Collection[Key]) -> list[Choice]:
    """The options with the ticked ones first, in the order they were picked: the message keeps no
    other order, and for a ranking or a line of ships only the order counts."""
    place = {key: n for n, key in enumerate(chosen)}
    return sorted(part, key=lambda choice: place.get(choice.key, len(place)))


def _alone(offer: Offer, same: Sequence[Choice], few: bool) -> bool:
    """Whether a complete answer stands by itself, as `back` does, and needs no ticks."""
    single = offer.least <= 1 and len(same) == 1 and not same[0].arg
    return same[0].back or (single and not few)


def _mixed(
    prompt: Prompt, part: Sequence[Choice], chosen: Collection[Key], say: Say
) -> list[SelectOption]:
    """In a menu of answers of several verbs each says below what it is about."""
    options = _options(prompt, part, chosen, say)
    if len(groups(part)) > 1:
        for choice, found in zip(part, options, strict=True):
            if choice.arg and not found.description:
                found.description = limits.fit(
                    say(verb_of(prompt.offer, choice.verb)), limits.OPTION
                )
    return options


def _place(prompt: Prompt, word: str) -> tuple[object, ...]:
    if prompt.apart:
        kind, _, what = word.partition("-")
        word = f"{kind}-{prompt.apart}{what}"
    return (word, prompt.game, prompt.seat, prompt.token)


def page(found: Sequence[Row], number: int, room: int, first: int = 0) -> tuple[list[Row], int]:
    """The rows of one page, and how many pages there are. A page has room for a limited number of
    components; if much follows the first rows, these get a page of their own."""
    short = first if len(found) - first > MUCH else 0
    pages: list[list[Row]] = [[]]
    for n, row in enumerate(found):
        full = sum(map(cost, pages[-1])) + cost(row) > room or (n == short and len(pages) == 1)
        if pages[-1] and full:
            pages.append([])
        pages[-1].append(row)
    return pages[min(max(number, 0), len(pages) - 1)], len(pages)
