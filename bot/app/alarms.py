"""What happens when an alarm rings. Ringing twice is harmless: the alarm is gone by then."""

from __future__ import annotations

from bot.app.advance import lapse
from bot.app.sitting import Sitting
from bot.store.prompts import AlarmRow


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
    offer = sitting.offers.get(alarm.seat)
    if offer is None or not offer.waited or offer.answered:
        return True
    if alarm.kind == "deadline":
        lapse(sitting, alarm.seat)
    else:
        # Only who has not answered is reminded, so a sealed question is never reminded in public.
        user, public = sitting.holder(alarm.seat), not offer.sealed
        body = {"clock": offer.clock}
        sitting.post("remind", body, user=user, seat=alarm.seat, public=public)
    return True
