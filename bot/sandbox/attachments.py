"""Makes SimCord follow Discord's documented rule for files, wherever this module is imported: files
that components show are not among the attachments of a message, and an edit that names attachments
removes all files it does not name; what is shown has an id of its own besides its file's."""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers
from simcord.backend.ops.messages import MessageMixin
from simcord.components import walk_components

_told, _edited = serializers.message_payload, MessageMixin.edit_message


def _media(components: Any) -> list[dict[str, Any]]:
    """What components show of the files of their message."""
    parts = list(walk_components(components))
    media = [each.get("media", {}) for part in parts for each in (part, *part.get("items", ()))]
    return [each for each in media if "attachment_id" in each]


def _tell(backend: Any, message: Any, **more: Any) -> Any:
    payload: Any = _told(backend, message, **more)
    for each in _media(payload["components"]):
        each.setdefault("id", each["attachment_id"])
    shown = {each["attachment_id"] for each in _media(message.components)}
    payload["attachments"] = [each for each in payload["attachments"] if each["id"] not in shown]
    return payload


def _edit(backend: Any, channel: int, message: int, fields: dict[str, Any]) -> Any:
    before = backend.get_message(channel, message).attachments
    after = _edited(backend, channel, message, fields)
    for each in before:
        if each["id"] not in {kept["id"] for kept in after.attachments}:
            backend.cdn._blobs.pop(each["url"], None)
    return after


serializers.message_payload = _tell
MessageMixin.edit_message = _edit  # type: ignore[method-assign, assignment]
