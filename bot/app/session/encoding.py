"""Messages, events and results as JSON, for the journal and the outbox."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from engines.contract import Arg, Event, Msg, Result


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def encode_msg(msg: Msg) -> list[Any]:
    return [msg.id, {name: _encode_arg(arg) for name, arg in msg.args.items()}]


def _encode_arg(arg: Arg) -> Any:
    if isinstance(arg, Msg):
        return encode_msg(arg)
    if isinstance(arg, tuple):
        return [encode_msg(each) for each in arg]
    return arg


def decode_msg(packed: list[Any]) -> Msg:
    name, args = packed
    return Msg(name, {key: _decode_arg(arg) for key, arg in args.items()})


def _decode_arg(packed: Any) -> Arg:
    if not isinstance(packed, list):
        arg: str | int = packed
        return arg
    if packed and isinstance(packed[0], str):
        return decode_msg(packed)
    return tuple(decode_msg(each) for each in packed)


def encode_events(events: Iterable[Event]) -> str:
    return dumps([_encode_event(event) for event in events])


def _encode_event(event: Event) -> dict[str, Any]:
    packed: dict[str, Any] = {"text": encode_msg(event.text)}
    if event.audience is not None:
        packed["for"] = list(event.audience)
    if event.reveals:
        packed["reveals"] = True
    if event.places:
        packed["at"] = list(event.places)
    return packed


def decode_events(packed: str) -> tuple[Event, ...]:
    return tuple(
        Event(
            decode_msg(each["text"]),
            tuple(each["for"]) if "for" in each else None,
            each.get("reveals", False),
            tuple(each.get("at", ())),
        )
        for each in json.loads(packed)
    )


def encode_result(result: Result) -> str:
    return dumps(
        {
            "ranking": [list(place) for place in result.ranking],
            "winners": list(result.winners),
            "reason": result.reason,
            "points": dict(result.points),
        }
    )


def decode_result(packed: str) -> Result:
    raw = json.loads(packed)
    ranking = tuple(tuple(place) for place in raw["ranking"])
    return Result(ranking, tuple(raw["winners"]), raw["reason"], raw["points"])
