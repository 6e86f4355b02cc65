"""Messages, events and results as JSON, for the journal and the outbox."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from engines.contract import Arg, Event, Filed, Msg, Result


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pack_msg(msg: Msg) -> list[Any]:
    return [msg.id, {name: _pack_arg(arg) for name, arg in msg.args.items()}]


def _pack_arg(arg: Arg) -> Any:
    if isinstance(arg, Msg):
        return pack_msg(arg)
    if isinstance(arg, tuple):
        return [pack_msg(each) for each in arg]
    return arg


def unpack_msg(packed: list[Any]) -> Msg:
    id, args = packed
    return Msg(id, {name: _unpack_arg(arg) for name, arg in args.items()})


def _unpack_arg(packed: Any) -> Arg:
    if not isinstance(packed, list):
        arg: str | int = packed
        return arg
    if packed and isinstance(packed[0], str):
        return unpack_msg(packed)
    return tuple(unpack_msg(each) for each in packed)


def pack_events(events: Iterable[Event]) -> str:
    return dumps([_pack_event(event) for event in events])


def _pack_event(event: Event) -> dict[str, Any]:
    packed: dict[str, Any] = {"text": pack_msg(event.text)}
    if event.audience is not None:
        packed["for"] = list(event.audience)
    if event.reveals:
        packed["reveals"] = True
    if event.places:
        packed["at"] = list(event.places)
    return packed


def unpack_events(packed: str) -> tuple[Event, ...]:
    return tuple(
        Event(
            unpack_msg(each["text"]),
            tuple(each["for"]) if "for" in each else None,
            each.get("reveals", False),
            tuple(each.get("at", ())),
        )
        for each in json.loads(packed)
    )


def pack_result(result: Result) -> str:
    return dumps(
        {
            "ranking": [list(place) for place in result.ranking],
            "winners": list(result.winners),
            "reason": result.reason,
            "points": dict(result.points),
        }
    )


def unpack_result(packed: str) -> Result:
    raw = json.loads(packed)
    ranking = tuple(tuple(place) for place in raw["ranking"])
    return Result(ranking, tuple(raw["winners"]), raw["reason"], raw["points"])


def pack_filed(filed: Filed) -> str:
    return dumps({"standing": filed.standing, "plan": filed.plan, "notes": filed.notes})


def unpack_filed(packed: str) -> Filed:
    return Filed(**json.loads(packed))
