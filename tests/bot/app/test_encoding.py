"""What the journal keeps of a move."""

from bot.app.session.encoding import decode_events, encode_events
from engines.contract import Event, msg


def test_events_are_read_back_as_they_were_written() -> None:
    events = (
        Event(msg("told", n=1)),
        Event(
            msg("shown", who=msg("ada"), which=(msg("one"), msg("two"))), ("ben",), True, ("lyon",)
        ),
    )
    assert decode_events(encode_events(events)) == events
