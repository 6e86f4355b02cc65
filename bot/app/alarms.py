"""What happens when an alarm rings. Ringing twice is harmless: the alarm is gone by then."""

from __future__ import annotations

from collections.abc import Container

from bot.app import rights
from bot.app.advance import lapse
from bot.app.clocks import HOUR, after
from bot.app.found import rules
from bot.app.model import User
from bot.app.sitting import Sitting
from bot.store.prompts import AlarmRow
from engines.contract import Belled, Offer, Seat, msg

BELL = "bell/"
"""Alarms of the game itself: this and the name of the bell. They belong to no seat."""
DAY = 24 * HOUR
"""So often somebody is reminded whose time is up."""


def command(alarm: AlarmRow) -> str:
    """An alarm is a command like any other, carried out once."""
    return f"alarm:{alarm.id}:{alarm.due}"


def ring(sitting: Sitting, alarm: AlarmRow) -> bool:
    """False if the alarm was called off in the meantime."""
    if not sitting.playing or alarm not in sitting.alarms:
        return False
    sitting.alarms.remove(alarm)
    if alarm.kind == "veil":  # what was said in advance is carried out now
        return True
    if alarm.kind.startswith(BELL):
        sitting.bell(alarm.kind.removeprefix(BELL))
        return True
    offer = sitting.offers.get(alarm.seat)
    if offer is None or not offer.waited or offer.answered:
        return True
    waits = sitting.row.options.get("turn_timeout") == "wait" and not offer.sealed
    if alarm.kind == "remind":
        _remind(sitting, alarm.seat, offer)
    elif waits:
        _overdue(sitting, alarm.seat)
    else:
        lapse(sitting, alarm.seat)
    return True


def bells(sitting: Sitting) -> dict[str, float]:
    """The bells of a game, and after how many seconds from its start they ring."""
    engine = sitting.engine
    if not isinstance(engine, Belled):
        return {}
    agreed = rules(engine, sitting.row.options)
    return {name: hours * HOUR for name, hours in engine.bells(agreed).items()}


def hang(sitting: Sitting) -> None:
    """At the start: set every bell."""
    for name, seconds in bells(sitting).items():
        sitting.alarms.append(
            AlarmRow(sitting.id, "", BELL + name, after(sitting.now, seconds, sitting.quiet))
        )


def hang_again(sitting: Sitting, rung: Container[str]) -> None:
    """Back at a moment when some bells had not rung yet: their hour is past, so they ring next."""
    still = {alarm.kind for alarm in sitting.alarms}
    for name in bells(sitting):
        if name not in rung and BELL + name not in still:
            sitting.alarms.append(AlarmRow(sitting.id, "", BELL + name, sitting.now))


def _remind(sitting: Sitting, seat: Seat, offer: Offer) -> None:
    """Only who has not answered is reminded, so a sealed question is never reminded in public."""
    user, body = sitting.holder(seat), {"clock": offer.clock}
    sitting.post("remind", body, user=user, seat=seat, public=not offer.sealed)
    for each in (seat, *_together(sitting, user, sealed=offer.sealed)):
        _call_off(sitting, each)
        if sitting.late(each):
            _again(sitting, each)


def _together(sitting: Sitting, user: User, *, sealed: bool) -> list[Seat]:
    """Other seats of a person whose time runs out now: one word is enough for all (OV-27.29). A
    sealed question keeps its own, or a missing public one would tell that it is still open."""
    own = {row.seat for row in sitting.people.seats if row.user == user}
    return [
        alarm.seat
        for alarm in sitting.alarms
        if alarm.kind == "remind" and alarm.due <= sitting.now and alarm.seat in own
        if (offer := sitting.offers.get(alarm.seat)) and offer.sealed == sealed
    ]


def _overdue(sitting: Sitting, seat: Seat) -> None:
    """Time is up and the table goes on waiting (QM-31.14); its host may name a substitute."""
    text = msg("table-overdue", user=rights.person(sitting.holder(seat)))
    sitting.aside(text)
    sitting.enter("overdue", seat)
    sitting.notice(text)
    _again(sitting, seat)


def _again(sitting: Sitting, seat: Seat) -> None:
    _call_off(sitting, seat)
    sitting.alarms.append(AlarmRow(sitting.id, seat, "remind", sitting.now + DAY))


def _call_off(sitting: Sitting, seat: Seat) -> None:
    """No reminder is due for a seat."""
    sitting.alarms = [a for a in sitting.alarms if (a.seat, a.kind) != (seat, "remind")]
