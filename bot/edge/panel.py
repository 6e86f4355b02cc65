"""Lays out a player's private messages: what happened, what is asked, and every answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle, ui

from bot.app.model import OrdersOverview, PlayerView, Prompt, Table
from bot.edge import choices, emojis, layout, limits
from bot.edge.choices import Say
from bot.edge.components import Component, Row, button, cost, menu, option, rows, text
from bot.edge.layout import lines
from bot.edge.pictures import HELP
from bot.text import names
from engines.contract import Choice, Event, Key, Msg, Offer, Seat, msg

ALERT, NEWS, QUESTION, ANSWER, DEFAULT = 500, 600, 700, 360, 40
"""Most characters of the alert, of the news, of the question, of an answer that was given, and of
the default one, which stands in one line with the deadline. With a
heading, and with words in place of the picture, they fit into one message."""
BRIEFLY = 350
"""Most characters of the news above a question, which has to stay in sight."""
SHORT = 700
"""Most characters of a digest beside words in place of the picture."""
BRIEF = 2
"""Most rows of answers under a hand in a direct message."""
BESIDES = 7
"""Components besides answers and tools: the block, two texts, the picture, a row to turn pages."""


FOLLOW = "follow"
"""The picture fits the question, and changes with it."""


@dataclass(frozen=True, slots=True)
class Panel:
    table: Table
    prompts: tuple[Prompt, ...]
    seat: Seat = ""
    """Whose question is shown, if the player has several."""
    alert: str = ""
    """Shown first: why the last action was refused, for instance."""
    news: tuple[Event, ...] = ()
    page: int = 0
    ticked: tuple[Key, ...] = ()
    meant: bool = False
    """What is ticked is being confirmed."""
    focus: str | None = None
    """The part of the board to show; None for what the message showed before."""
    zooms: tuple[str, ...] = ()
    """The parts of the board that have pictures of their own."""
    follows: bool = False
    """The picture can follow the question."""
    digest: str = ""
    """What others did meanwhile, in place of the news."""
    recap: layout.Drawn | None = None
    """The board on which that is numbered."""
    plans: Seat = ""
    """The seat whose next turn can be put together now, if nobody waits for this player."""
    boards: bool = False
    """The board can be opened in a browser."""
    onward: int | None = None
    """Another table that waits for this player, if this one does not."""

    @property
    def look(self) -> str:
        return self.focus if self.focus in self.zooms else ""

    @property
    def prompt(self) -> Prompt | None:
        """The seat's question; else the first one still to be answered; else the first."""
        mine = [prompt for prompt in self.prompts if prompt.seat == self.seat]
        return next(iter([*mine, *filter(open_still, self.prompts), *self.prompts]), None)


def open_still(prompt: Prompt) -> bool:
    """Whether somebody waits for the answer, and it has not been given under seal."""
    return prompt.offer.required and not prompt.offer.answered


def lay_out(panel: Panel, say: Say, picture: layout.Drawn | None = None) -> layout.Layout:
    prompt = panel.prompt
    below = _tools(panel, prompt, say)
    answers: list[Row] = []
    if prompt:
        room = limits.COMPONENTS - BESIDES - bool(panel.recap) - sum(map(cost, below))
        found = choices.controls(prompt, say, panel.ticked, meant=panel.meant)
        answers = turned(prompt, found, panel.page, room, "adj-page", say)
    question = _idle(panel, say)
    if prompt:
        question = _question(panel.table, prompt, say, named=len(panel.prompts) > 1)
        question = _lesson(prompt, say, answers) + question
    top = [layout.heading(panel.table, say), limits.fit(panel.alert, ALERT) if panel.alert else ""]
    in_words = picture is not None and not picture.png
    digest = limits.fit(panel.digest, SHORT) if in_words and panel.digest else panel.digest
    top.append(digest or layout.happened(_telling(panel, say), say, BRIEFLY if prompt else NEWS))
    return layout.Layout(
        text("\n".join(line for line in top if line)),
        *layout.shown(panel.recap),
        *layout.shown(picture),
        text(question),
        *lines([*answers, *below]),
        colour=layout.turn_colour(panel.table, panel.table.waiting),
    )


def _telling(panel: Panel, say: Say) -> tuple[Event, ...]:
    """The news; only what tells the outcome, if a question follows and all of it is too long."""
    news, quiet = panel.news, layout.minor(panel.table.game)
    if panel.prompt and quiet and sum(len(say(each.text)) for each in news) > BRIEFLY:
        return tuple(each for each in news if each.text.id not in quiet) or news
    return news


def turned(
    prompt: Prompt, found: Sequence[Row], page: int, room: int, word: str, say: Say
) -> list[Row]:
    """A page of answers, with the way to the others."""
    answers, pages = choices.page(found, page, room, choices.brief(prompt.offer))
    if pages > 1:
        answers.append(layout.turning((word, prompt.game, prompt.seat), page, pages, say))
    return answers


def _question(table: Table, prompt: Prompt, say: Say, *, named: bool, promised: bool = True) -> str:
    """The question with its answer or default. It names the seat if the player has several and the
    question does not name it already. What comes without an answer is not `promised` where it may
    change while the message stays: others may move meanwhile."""
    offer, chair = prompt.offer, names.seat(table.game, prompt.seat)
    asked, seat = say(offer.question), say(chair)
    if named and not asked.startswith(seat):
        asked = f"{seat}: {asked}"
    parts = [emojis.before(f"**{limits.fit(asked, QUESTION)}**", chair)]
    if offer.answered:
        line = say(msg("panel-answered", answer=labels(offer, offer.answered, say)))
        parts.append(limits.fit(line, ANSWER))
    elif prompt.deadline is not None:
        line = say(msg("panel-until", time=layout.soon(prompt.deadline)))
        if prompt.ends is not None and prompt.ends < prompt.deadline:
            reserve = layout.lasting(prompt.deadline - prompt.ends, say)
            line = say(msg("panel-until-extra", time=layout.soon(prompt.ends), extra=reserve))
        if promised:
            default = _without_answer(offer, say)
            said = limits.whole_words(", ".join(map(say, default)), DEFAULT)
            line += say(msg("panel-then", default=said))
        parts.append(limits.fit(f"-# {line}", ANSWER))
    if offer.hush and offer.sealed:
        parts.append("-# " + say(msg("panel-asked-all")))
    return "\n".join(parts)


def _without_answer(offer: Offer, say: Say) -> tuple[Msg, ...]:
    """What happens when time runs out. A button that only leads back is not there to be named."""
    if any(choice.back for choice in offer.choices if choice.key in offer.default):
        return (Msg("panel-then-back"),)
    return labels(offer, offer.default, say) or (choices.nothing(offer),)


def _lesson(prompt: Prompt, say: Say, answers: Sequence[Row]) -> str:
    """What a lesson says about the question, and the answer it is about if no button says so."""
    if prompt.taught is None:
        return ""
    told, picks = f"🎓 {say(prompt.taught.text)}", prompt.taught.picks
    if not picks or any(choices.points(each) for row in answers for each in row):
        return f"{told}\n"
    named = labels(prompt.offer, picks, say) or (choices.nothing(prompt.offer),)
    return f"{told}\n{choices.POINTER} {', '.join(map(say, named))}\n"


def sure(table: Table, prompt: Prompt, choice: Choice, say: Say) -> layout.Layout:
    """Asks once more before something that gives up what is left, or is no answer."""
    place = ("adj", table.id, prompt.seat, prompt.token, choice.key)
    yes = button(say(msg("panel-sure")), *place, style=ButtonStyle.primary)
    no = button(say(msg("panel-not-sure")), "adj-seat", table.id, prompt.seat)
    what = (
        say(choice.confirm) if choice.confirm else f"{choices.spoken(prompt.offer, choice, say)}?"
    )
    asked = f"**{what}**" + (f"\n{say(choice.odds)}" if choice.odds else "")
    return layout.Layout(text(layout.heading(table, say)), text(asked), *lines([(yes, no)]))


def labels(offer: Offer, keys: Sequence[Key], say: Say) -> tuple[Msg, ...]:
    """The labels of the picks, in the order they were made: it may matter. Picks in a row that do
    the same thing name it once."""
    by_key = {choice.key: choice for choice in offer.choices}
    found, verb = [], ""
    for choice in (by_key[key] for key in keys if key in by_key):
        named = choice.label if choice.verb == verb else choices.named(offer, choice, say)
        found.append(named)
        verb = choice.verb if choice.arg else ""
    return tuple(found)


def _idle(panel: Panel, say: Say) -> str:
    """What the table is doing, for a player who is asked nothing."""
    table = panel.table
    if table.status == "playing" and table.waiting:
        return limits.fit(
            say(msg("panel-idle")) + "\n" + layout.awaited(table.waiting, say), QUESTION
        )
    return say(Msg(f"show-is-{table.status}"))


def _tools(panel: Panel, prompt: Prompt | None, say: Say) -> list[Row]:
    """The buttons for everything besides answering."""
    game = panel.table.id
    tools: list[Component] = []
    if prompt and prompt.undoable:
        place = ("adj-undo", game, prompt.seat, prompt.token)
        tools.append(button(say(msg("panel-undo")), *place))
    if panel.onward is not None:
        onward = button(
            say(msg("panel-onward")), "adj-open", panel.onward, style=ButtonStyle.success
        )
        tools.append(onward)
    if panel.boards:
        tools.append(button(say(msg("web-open")), "adj-web", game))
    tools.append(button(say(msg("show-hand")), "adj-hand", game))
    if panel.plans:
        tools.append(button(say(msg("panel-plan")), "adj-plans", game, panel.plans))
    if prompt:
        tools.append(button(say(msg("panel-type")), "adj-type", game, prompt.seat))
        if prompt.has_presets:
            tools.append(button(say(msg("orders-ahead")), "adj-foresee", game, prompt.seat))
        if prompt.offer.hush and open_still(prompt):
            place = ("adj-hush", game, prompt.seat, prompt.token)
            tools.append(button(say(msg("panel-hush")), *place))
        if prompt.offer.rule:
            tools.append(button(say(msg("panel-rule")), "adj-rule", game, prompt.seat))
        pointed = prompt.taught is not None and prompt.taught.picks
        if prompt.hinted and open_still(prompt) and not pointed:  # one teacher at a time
            tools.append(button(say(msg("panel-hint")), "adj-hint", game, prompt.seat))
    else:  # under a question the menu of views has the card, and the board the log
        if HELP in panel.zooms:
            tools.append(help_button(game, say))
        tools.append(button(say(msg("show-log")), "adj-log", game))
    found = rows(tools)
    others = [each for each in panel.prompts if each is not prompt]
    switch = [
        button(say(_act_as(panel.table, each)), "adj-seat", game, each.seat)
        for each in others[: 2 * limits.ROW]
    ]
    if switch:
        found += rows(switch)
    if panel.zooms:
        found.append((_zoom(panel, prompt, say),))
    return found


def _act_as(table: Table, prompt: Prompt) -> Msg:
    return msg("panel-act-as", seat=names.seat(table.game, prompt.seat))


def help_button(game: int, say: Say) -> Component:
    return button(say(msg("panel-help")), "adj-help", game)


def _zoom(panel: Panel, prompt: Prompt | None, say: Say) -> Component:
    follows = panel.follows and panel.focus == FOLLOW
    options = [option(say(msg("panel-follow")), FOLLOW, chosen=follows)] if panel.follows else []
    options.append(option(say(msg("panel-whole")), "all", chosen=not (panel.look or follows)))
    options += [
        option(say(names.zoom(panel.table.game, each)), each, chosen=each == panel.look)
        for each in panel.zooms[: limits.MENU - len(options)]
    ]
    seat = prompt.seat if prompt else ""
    return menu(say(msg("panel-zoom")), options, "adjs-zoom", panel.table.id, seat)


def hands(
    player_view: PlayerView,
    pictures: Sequence[layout.Drawn | None],
    say: Say,
    filed: Mapping[Seat, OrdersOverview] = MappingProxyType({}),
) -> layout.Layout:
    """What only this player may see, seat by seat, and what they have said in advance."""
    return layout.Layout(*_hands(player_view, pictures, say, filed))


def _hands(
    player_view: PlayerView,
    pictures: Sequence[layout.Drawn | None],
    say: Say,
    filed: Mapping[Seat, OrdersOverview],
) -> list[ui.Item[Any]]:
    parts: list[ui.Item[Any]] = [text(layout.heading(player_view.table, say))]
    room = limits.TEXT // (2 * max(len({*player_view.hands, *filed}), 1))
    for seat, picture in zip(player_view.hands, pictures, strict=True):
        chair = names.seat(player_view.table.game, seat)
        parts.append(text(emojis.before(f"**{say(chair)}**", chair)))
        parts += layout.shown(picture) if picture else [text(say(msg("hand-unseen")))]
        if told := _said(filed[seat], say) if seat in filed else "":
            parts.append(text(limits.fit(told, room)))
    for seat, said in filed.items():
        if seat not in player_view.hands and (told := _said(said, say)):
            who = say(names.seat(player_view.table.game, seat))
            parts.append(text(limits.fit(f"**{who}**\n{told}", room)))
    return parts


def hand_message(
    player_view: PlayerView,
    picture: layout.Drawn | None,
    prompt: Prompt | None,
    say: Say,
    news: Sequence[Event] = (),
) -> layout.Layout:
    """A hand as it is sent, with private news and the question. A few answers are shown as buttons;
    for many there is one button that opens the panel."""
    parts = _hands(player_view, [picture], say, {})
    if news:
        parts.insert(2, text(layout.happened(news, say, NEWS)))
    if prompt:
        answers = choices.controls(prompt, say)
        place = ("adj-seat", player_view.table.id, prompt.seat)
        play: Row = (button(say(msg("show-play")), *place, style=ButtonStyle.success),)
        parts.append(text(_question(player_view.table, prompt, say, named=False, promised=False)))
        parts += lines([*(answers if len(answers) <= BRIEF else []), play])
    return layout.Layout(*parts)


def _said(said: OrdersOverview, say: Say) -> str:
    lines = []
    if said.set:
        lines.append(say(msg("hand-orders", orders=labels(said.menu, said.set, say))))
    if said.plan and not any(line in said.words for line in said.plan):
        lines.append(say(msg("hand-plan", plan="; ".join(said.plan))))
    return "\n".join(lines)


def presets(table: Table, prompt: Prompt, say: Say, done: str) -> layout.Layout:
    """What can be settled with a question for the rest of the turn, and the way back to it."""
    parts = [layout.heading(table, say), done, f"**{say(prompt.offer.question)}**"]
    back = [(button(say(msg("orders-back")), "adj-seat", table.id, prompt.seat),)]
    room = limits.COMPONENTS - 2 - sum(map(cost, back))
    found, _ = choices.page(choices.settings(prompt, say, "adjs-ahead"), 0, room)
    return layout.Layout(text("\n".join(filter(None, parts))), *lines([*found, *back]))


def orders(table: Table, prompt: Prompt, say: Say, done: str, *, plan: bool) -> layout.Layout:
    """The standing orders of a seat, one menu each, with the present setting ticked; and a button
    to drop the filed turn, if there is a `plan`."""
    seat = say(names.seat(table.game, prompt.seat))
    parts = [layout.heading(table, say), done, f"**{seat}** — {say(prompt.offer.question)}"]
    drop = ("adj-withdraw", table.id, prompt.seat)
    withdraw = button(say(msg("orders-withdraw")), *drop, style=ButtonStyle.danger)
    last: list[Row] = [(withdraw,)] if plan else []
    room = limits.COMPONENTS - 2 - sum(map(cost, last))
    found, _ = choices.page(choices.settings(prompt, say), 0, room)
    return layout.Layout(text("\n".join(filter(None, parts))), *lines([*found, *last]))
