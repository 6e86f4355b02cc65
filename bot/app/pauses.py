"""Stopping a game for a while, or for good."""

from __future__ import annotations

from dataclasses import replace

from bot.app import clocks, rights, settle
from bot.app.model import Instant, User
from bot.app.sitting import Sitting
from engines.contract import Illegal, msg


def pause(sitting: Sitting, user: User, *, admin: bool) -> None:
    rights.running(sitting)
    rights.seated(sitting, user, admin=admin)
    sitting.row.status, sitting.row.paused = "paused", sitting.now
    text = msg("table-paused-by", user=rights.person(user))
    sitting.aside(text)
    sitting.enter("pause", None, user)
    sitting.notice(text)


def resume(sitting: Sitting, user: User, *, admin: bool) -> None:
    """Every clock goes on from where it stood."""
    if sitting.row.paused is None:
        raise Illegal(msg("table-not-paused"))
    rights.seated(sitting, user, admin=admin)
    began, hours = sitting.row.paused, sitting.row.options.get("quiet_hours", "off")

    def moved(due: Instant) -> Instant:
        return clocks.moved(due, began, sitting.now, hours)

    sitting.row.status, sitting.row.paused = "playing", None
    for row in sitting.prompts.values():
        if row.deadline is not None:
            row.deadline = moved(row.deadline)
    sitting.alarms = [replace(alarm, due=moved(alarm.due), id=0) for alarm in sitting.alarms]
    for seat in sitting.own(user):
        sitting.prompts[seat].missed = 0
    text = msg("table-resumed", user=rights.person(user))
    sitting.aside(text)
    sitting.enter("resume", None, user)
    sitting.show = sitting.moved = True


def abandon(sitting: Sitting, user: User, *, admin: bool) -> None:
    """End a game without a result."""
    if sitting.row.status in ("over", "abandoned"):
        raise Illegal(msg("table-over"))
    rights.host(sitting, user, admin=admin)
    in_lobby = sitting.row.status == "lobby"
    text = msg("table-abandoned", user=rights.person(user))
    sitting.aside(text)
    sitting.enter("abandon", None, user)
    settle.finish(sitting, None)
    if in_lobby:
        sitting.letters = []
        sitting.post("lobby", {})
