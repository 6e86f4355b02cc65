"""The check of outgoing requests finds what it should: a request it passes is worth something."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.edge.components import option, picking
from tests.bot.openapi import V2, faults

SEND = ("POST", "/channels/12/messages")
REPLY = ("POST", "/interactions/12/token/callback")
SYNC = ("PUT", "/applications/12/commands")


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*items: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def layout(*components: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def menu(n: int, **more: Any) -> dict[str, Any]:
    options = [{"label": str(i), "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def command(**more: Any) -> dict[str, Any]:
    return {"type": 1, "name": "go", "description": "Go on", **more}


GOOD = [
    (*SEND, {"content": "Hello", "nonce": "12", "enforce_nonce": True}),
    (*SEND, layout({"type": 17, "components": [row(button()), row(menu(25))]})),
    (*REPLY, {"type": 5, "data": {"flags": 64}}),
    (*REPLY, {"type": 6}),
    (*SYNC, [command(name_localizations={"pl": "idź"}, default_member_permissions="32")]),
    ("POST", "/users/@me/channels", {"recipient_id": 12}),
    ("GET", "/users/@me", None),
]
BAD = [
    ("content: ", SEND, {"content": "x" * 4001}),
    ("more than 2000", SEND, {"content": "x" * 2001}),
    ("label: ", SEND, layout(row(button(label="x" * 81)))),
    ("custom_id: ", SEND, layout(row(button(custom_id="x" * 101)))),
    ("neither label", SEND, layout(row(button(label="")))),
    ("stands twice", SEND, layout(row(button(), button()))),
    ("components/0/components: ", SEND, layout(row(*[button(custom_id=str(i)) for i in range(6)]))),
    ("options: ", SEND, layout(row(menu(26)))),
    ("more values than it has", SEND, layout(row(menu(2, max_values=3)))),
    ("type: 17", SEND, layout({"type": 17, "components": [{"type": 17, "components": []}]})),
    (
        "not attached",
        SEND,
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
    ),
    ("41 components", SEND, layout(*[{"type": 14}] * 41)),
    ("characters of text", SEND, layout(*[{"type": 10, "content": "x" * 2001}] * 2)),
    ("with content", SEND, {"content": "x", **layout(row(button()))}),
    ("without the flag", SEND, {"components": [{"type": 10, "content": "x"}]}),
    ("nonce: ", SEND, {"content": "x", "nonce": "x" * 26}),
    ("no body", SEND, None),
    (
        "any of the schemas",
        REPLY,
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}},
    ),
    (
        "101 characters",
        REPLY,
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}},
    ),
    ("description of 0", SYNC, [command(description="")]),
    ("33 characters", SYNC, [{"type": 3, "name": "x" * 33}]),
    ("a description or options", SYNC, [{"type": 3, "name": "Look", "description": "x"}]),
    ("has the name 'Idź'", SYNC, [command(name_localizations={"pl": "Idź"})]),
    (
        "one name in pl",
        SYNC,
        [
            command(
                options=[
                    {"type": 3, "name": n, "description": n, "name_localizations": {"pl": "x"}}
                    for n in ("a", "b")
                ]
            )
        ],
    ),
]


@pytest.mark.parametrize(("method", "path", "body"), GOOD)
def test_a_good_request_passes(method: str, path: str, body: Any) -> None:
    assert faults(method, path, body) == []


@pytest.mark.parametrize(("fault", "request_", "body"), BAD, ids=[fault for fault, _, _ in BAD])
def test_a_bad_request_is_named(fault: str, request_: tuple[str, str], body: Any) -> None:
    assert any(fault in found for found in faults(*request_, body)), faults(*request_, body)


@pytest.mark.parametrize(
    ("values", "most", "kind"),
    [(1, 1, 3), (2, 1, 21), (6, 1, 21), (7, 1, 3), (2, 2, 22), (6, 2, 22), (7, 7, 3)],
)
def test_what_is_little_is_seen_at_once_in_a_window(values: int, most: int, kind: int) -> None:
    ways = [option(f"Way {n}", str(n), about="So", chosen=n < most) for n in range(values)]
    window = ui.Modal(title="Pick", custom_id="w").add_item(
        ui.Label(text="Ways", component=picking("ways", ways, most))
    )
    [shown] = [each["component"] for each in window.to_components()]
    assert (shown["type"], shown["custom_id"]) == (kind, "ways")
    assert [each.get("default", False) for each in shown["options"]] == [
        n < most for n in range(values)
    ]
    assert faults(*REPLY, {"type": 9, "data": window.to_dict()}) == []
