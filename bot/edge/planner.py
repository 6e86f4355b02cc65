"""Turns put together in advance: the usual questions in an imagined turn, what was picked so far,
the condition, and the list of everything that is filed; standing orders, and the rest of a turn.
All of it is private (TB-6.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from discord import ButtonStyle

from bot.app.ahead import drafting, plans
from bot.app.model import Drafted, Named, OrdersOverview, Prompt, Table
from bot.app.play import deeds, playing
from bot.edge import choices, limits
from bot.edge.choices import Say
from bot.edge.components import (
    Answer,
    Component,
    Picked,
    Picks,
    Row,
    button,
    cost,
    menu,
    option,
    press,
    rows,
    text,
)
from bot.edge.layout import Drawn, Layout, bullet, heading, lines, shown
from bot.edge.panel import BESIDES, FOLLOW, Panel, labels, orders, presets, turned
from bot.edge.request import Request
from bot.text import names, verbatim
from engines.contract import Guard, Illegal, Key, Msg, Offer, Seat, msg

TICKS = "adjs-imaginetick:"
STEPS, QUESTION = 900, 500
"""Most characters of the answers so far, and of a question."""
GUARDS: tuple[Guard, ...] = ("unfought", "hand", "places", "always")


async def overview(request: Request) -> None:
    """List what is filed for all their seats at all their tables, with a button for each."""
    told: list[str] = []
    buttons: list[Component] = []
    for table in await request.tables.mine(request.user):
        filed = await deeds.filed(request.tables, table.id, request.user)
        for seat, said in filed.items():
            told.append(_summary(table, seat, said, request.say))
            who = request.say(names.seat(table.game, seat))
            buttons.append(button(f"{table.id}: {who}", "adj-plans", table.id, seat))
    if not told:
        await request.tell(msg("plan-no-tables"))
        return
    words = "\n".join([request.say(msg("plan-title")), *told[: limits.MENU]])
    await request.answer(
        Layout(text(limits.fit(words, limits.TEXT)), *lines(rows(buttons[: limits.MENU])))
    )


@press("plans")
async def show_seat(request: Request, game: int, seat: Seat, *, done: str = "") -> None:
    """Show what is filed for one seat, and what can be done about it."""
    table = await request.tables.table(game)
    said = (await deeds.filed(request.tables, game, request.user)).get(seat)
    if said is None:
        raise Illegal(msg("plan-not-here"))
    await request.answer(filed(table, seat, said, request.say, done))


@press("plandrop")
async def drop(request: Request, game: int, seat: Seat, which: int) -> None:
    await request.do(game, lambda s: plans.drop(s, request.user, seat, which))
    await show_seat(request, game, seat, done=request.say(msg("plan-dropped")))


@press("planagain")
async def again(request: Request, game: int, seat: Seat) -> None:
    deed = drafting.plan_again(request.tables, game, request.user, seat, request.command)
    await request.carry_out(deed)
    await show_seat(request, game, seat, done=request.say(msg("plan-filed")))


@press("plan", "planedit")
async def begin(request: Request, game: int, seat: Seat, edits: int | None = None) -> None:
    await show(request, await drafting.plan_begin(request.tables, game, request.user, seat, edits))


@press("imagine", "imaginesure", "imaginemore", "imaginenone")
async def act(request: Request, game: int, seat: Seat, made: int, picks: Answer) -> None:
    """Answer the imagined question that comes after so many answers."""
    drafted = await drafting.plan_pick(request.tables, game, request.user, seat, made, picks)
    await show(request, drafted)


@press("imaginetick")
async def tick(request: Request, game: int, seat: Seat, made: int) -> None:
    ticked = dict.fromkeys([*request.ticked(TICKS), *request.picked])
    drafted = await drafting.plan_look(request.tables, game, request.user, seat)
    await show(request, drafted, ticked=tuple(ticked))


@press("imagineticked")
async def ticked(request: Request, game: int, seat: Seat, made: int) -> None:
    await act(request, game, seat, made, tuple(request.ticked(TICKS)))


@press("imagineall")
async def pick_all(request: Request, game: int, seat: Seat, made: int) -> None:
    """Pick every choice of a question."""
    drafted = await drafting.plan_look(request.tables, game, request.user, seat)
    keys = [each.key for each in drafted.offer.choices] if drafted.offer else []
    await act(request, game, seat, made, tuple(keys))


@press("planpage")
async def turn_page(request: Request, game: int, seat: Seat, page: int) -> None:
    await show(
        request, await drafting.plan_look(request.tables, game, request.user, seat), page=page
    )


@press("planback")
async def back(request: Request, game: int, seat: Seat, made: int) -> None:
    drafted = await drafting.plan_back(request.tables, game, request.user, seat, made)
    await show(request, drafted)


@press("planned")
async def close(request: Request, game: int, seat: Seat) -> None:
    """Show the whole of it before it is filed."""
    drafted = await drafting.plan_look(request.tables, game, request.user, seat)
    await request.answer(echo(drafted, request.say))


@press("planguard")
async def set_guard(request: Request, game: int, seat: Seat, guard: Picked) -> None:
    wish: Guard = next((each for each in GUARDS if each == guard), "always")
    drafted = await drafting.plan_guard(request.tables, game, request.user, seat, wish)
    await request.answer(echo(drafted, request.say))


@press("planfile")
async def file_plan(request: Request, game: int, seat: Seat) -> None:
    deed = drafting.plan_file(request.tables, game, request.user, seat, request.command)
    await request.carry_out(deed)
    await show_seat(request, game, seat, done=request.say(msg("plan-filed")))


async def show(
    request: Request, drafted: Drafted, *, page: int = 0, ticked: Sequence[Key] = ()
) -> None:
    """Show the next imagined question; where nothing more can be foreseen, all of it."""
    if drafted.offer is None:
        await request.answer(echo(drafted, request.say))
        return
    prompt = imagined(drafted)
    panel = Panel(drafted.table, (prompt,), focus=FOLLOW)
    picture = await request.client.panels.picture(request, panel, drafted.view)
    view = question(drafted, prompt, request.say, picture, page=page, ticked=ticked)
    await request.answer(view, picture)


def imagined(drafted: Drafted) -> Prompt:
    """The imagined question as a prompt. What does not answer it has no place in a plan."""
    assert drafted.offer is not None
    answers = tuple(each for each in drafted.offer.choices if not each.aside)
    offer, n = drafted.offer._replace(choices=answers), len(drafted.said)
    return Prompt(drafted.table.id, drafted.seat, offer, n, None, n, apart="imagine")


def question(
    drafted: Drafted,
    prompt: Prompt,
    say: Say,
    picture: Drawn | None,
    *,
    page: int = 0,
    ticked: Collection[Key] = (),
) -> Layout:
    """The panel of an imagined turn: what it is, what was picked, the next question."""
    game, seat = drafted.table.id, drafted.seat
    tools: list[Component] = []
    if drafted.said:
        done = button(say(msg("plan-done")), "adj-planned", game, seat, style=ButtonStyle.success)
        tools += [done, button(say(msg("panel-undo")), "adj-planback", game, seat, prompt.token)]
    tools.append(button(say(msg("plan-leave")), "adj-plans", game, seat))
    below = rows(tools)
    room = limits.COMPONENTS - BESIDES - sum(map(cost, below))
    found = choices.controls(prompt, say, ticked)
    answers = turned(prompt, found, page, room, "adj-planpage", say)
    top = [heading(drafted.table, say), say(_imagining(drafted)), _steps(drafted.said, say)]
    return Layout(
        text("\n".join(filter(None, top))),
        *shown(picture),
        text(f"**{limits.fit(say(prompt.offer.question), QUESTION)}**"),
        *lines([*answers, *below]),
    )


def echo(drafted: Drafted, say: Say) -> Layout:
    """All of a turn before it is filed, and the condition on which it begins."""
    game, seat = drafted.table.id, drafted.seat
    parts = [heading(drafted.table, say), say(_imagining(drafted)), _steps(drafted.said, say)]
    if drafted.offer is None:
        parts.append(say(msg("plan-complete")))
    if drafted.said:
        parts.append(f"**{say(msg('plan-guard'))}**")
    leave = button(say(msg("plan-leave")), "adj-plans", game, seat)
    found: list[Row] = [(leave,)]
    if drafted.said:
        options = [
            option(say(Msg(f"plan-guard-{each}")), each, chosen=each == drafted.guard)
            for each in drafted.guards
        ]
        file = button(say(msg("plan-file")), "adj-planfile", game, seat, style=ButtonStyle.success)
        made = len(drafted.said)
        back = button(say(msg("panel-undo")), "adj-planback", game, seat, made)
        condition = menu(say(msg("plan-guard")), options, "adjs-planguard", game, seat)
        found = [(condition,), (file, back, leave)]
    return Layout(text("\n".join(filter(None, parts))), *lines(found))


def filed(table: Table, seat: Seat, said: OrdersOverview, say: Say, done: str = "") -> Layout:
    """What is filed for a seat, why the last turn stopped, and what can be done about it."""
    game = table.id
    parts = [heading(table, say), done, f"**{say(names.seat(table.game, seat))}**"]
    parts += _filed(said, say) or [say(msg("plan-nothing"))]
    new = button(say(msg("plan-new")), "adj-plan", game, seat, style=ButtonStyle.primary)
    top: list[Component] = [new]
    if said.rest:
        top.append(button(say(msg("plan-again")), "adj-planagain", game, seat))
    if said.plan:
        top.append(button(say(msg("orders-withdraw")), "adj-withdraw", game, seat))
    found = rows(top)
    for n, _ in enumerate(said.ahead):
        edit = button(say(msg("plan-edit", n=n + 1)), "adj-planedit", game, seat, n)
        drop = button(say(msg("plan-drop", n=n + 1)), "adj-plandrop", game, seat, n)
        found.append((edit, drop))
    words = "\n".join(filter(None, parts))
    return Layout(text(limits.fit(words, limits.TEXT)), *lines(found))


def _summary(table: Table, seat: Seat, said: OrdersOverview, say: Say) -> str:
    game, who = names.title(table.game), names.seat(table.game, seat)
    named = say(msg("plan-seat", game=game, table=str(table.id), seat=who))
    if not (found := _filed(said, say)):
        return bullet(f"{named} — {say(msg('plan-nothing'))}")
    return "\n".join([bullet(named), *(f"  {line}" for line in found)])


def _filed(said: OrdersOverview, say: Say) -> list[str]:
    found = [say(msg("plan-first-fits"))] if len(said.ahead) > 1 else []
    if said.plan:
        found.append(bullet(say(msg("plan-typed", plan=_words(said, said.plan, say)))))
    for n, plan in enumerate(said.ahead, start=1):
        what = msg(
            "plan-ahead",
            n=n,
            plan=_words(said, plan.lines, say),
            guard=Msg(f"plan-guard-{plan.guard}"),
        )
        found.append(bullet(say(what)))
    if said.stopped is not None:
        rest = _words(said, said.rest, say)
        found.append(bullet(say(msg("plan-stopped", why=said.stopped, rest=rest))))
    return found


def _words(said: OrdersOverview, told: Sequence[str], say: Say) -> str:
    """Lines as people read them: typed ones as they are, picked ones by the names of the picks."""
    return "; ".join(
        spoken(said.words[line], say) if line in said.words else verbatim(line) for line in told
    )


def worded(game: str, picks: Iterable[tuple[str, Msg]], say: Say) -> str:
    """An answer in words, from the verbs and labels of its choices."""
    return spoken([(names.verb(game, verb), label) for verb, label in picks], say)


def spoken(picks: Sequence[Named], say: Say) -> str:
    """An answer in words. A verb stands once before the picks it is common to."""
    found: list[str] = []
    last = ""
    for verb, label in picks:
        kind, name = say(verb), say(label)
        low, verbal = name.casefold(), kind.casefold()
        plain = kind == last or low.startswith(verbal) or verbal in low.split()
        found.append(name if plain else say(msg("panel-choice", verb=verb, label=label)))
        last = kind
    return ", ".join(found) or say(msg("panel-none"))


def _imagining(drafted: Drafted) -> Msg:
    return msg("plan-imagined", seat=names.seat(drafted.table.game, drafted.seat))


def _steps(said: Sequence[Sequence[Named]], say: Say) -> str:
    told = [f"{n}\\. {spoken(picks, say)}" for n, picks in enumerate(said, start=1)]
    return limits.newest(told, STEPS)


async def show_orders(request: Request, game: int, seat: Seat, *, done: str = "") -> None:
    """Show a seat's standing orders."""
    menu = playing.orders_menu(await request.tables.load(game), request.user, seat)
    prompt = _asked(game, seat, menu)
    table = await request.tables.table(game)
    filed = (await deeds.filed(request.tables, game, request.user)).get(seat)
    plan = filed is not None and bool(filed.plan)
    await request.answer(orders(table, prompt, request.say, done, plan=plan))


@press("order")
async def set_order(request: Request, game: int, seat: Seat, picks: Picks) -> None:
    menu = playing.orders_menu(await request.tables.load(game), request.user, seat)
    done = await _order(request, game, seat, menu, picks)
    await show_orders(request, game, seat, done=done)


@press("foresee")
async def foresee(request: Request, game: int, seat: Seat, *, done: str = "") -> None:
    """Show what else this turn can ask, with a button back to the question."""
    menu = playing.preset_menu(await request.tables.load(game), request.user, seat)
    prompt = _asked(game, seat, menu)
    table = await request.tables.table(game)
    await request.answer(presets(table, prompt, request.say, done))


@press("ahead")
async def settle(request: Request, game: int, seat: Seat, picks: Picks) -> None:
    """Answer a later question of this turn."""
    menu = playing.preset_menu(await request.tables.load(game), request.user, seat)
    done = await _order(request, game, seat, menu, picks)
    await foresee(request, game, seat, done=done)


@press("withdraw")
async def withdraw(request: Request, game: int, seat: Seat) -> None:
    acted = await request.do(game, lambda s: playing.withdraw(s, request.user, seat))
    done = request.say(msg("orders-withdrawn", rest="; ".join(acted.rest)))
    await show_orders(request, game, seat, done=done)


async def _order(request: Request, game: int, seat: Seat, menu: Offer, picks: Sequence[Key]) -> str:
    """Set an order of this menu; what is said of it."""
    await request.do(game, lambda s: playing.set_order(s, request.user, seat, picks))
    return request.say(msg("orders-set", order=labels(menu, picks, request.say)))


def _asked(game: int, seat: Seat, menu: Offer) -> Prompt:
    """A menu as a prompt, on which no clock runs."""
    return Prompt(game, seat, menu, 0, None, 0)
