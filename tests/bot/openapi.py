"""Checks what the bot sends against Discord's own description of its API, and where that is silent
against the limits Discord documents."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

FILE = Path(__file__).parents[1] / "data/discord.json"
V2 = 1 << 15
NULL = {"type": "null"}
REF = "#/components/schemas/"
SLASH = 1
"""The type of a command that is typed."""
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")


def faults(method: str, path: str, body: Any) -> list[str]:
    """Everything wrong with one request; empty if Discord would take it."""
    request = request_of(method, path)
    if request is None:
        return []
    if body is None:
        return [f"{request}: no body"]
    found = [
        f"{request}: {'/'.join(map(str, error.instance_path))}: {brief(error.message)}"
        for error in validator(request).iter_errors(as_described(body))
    ]
    own = command_faults if request.endswith("/commands") else message_faults
    return found + [f"{request}: {fault}" for fault in own(body)]


def answer_faults(name: str, body: Any) -> list[str]:
    """Where an answer is not as Discord describes its own."""
    schema = {**schemas()[name], "components": {"schemas": schemas()}}
    found = jsonschema_rs.Draft202012Validator(schema).iter_errors(body)
    return [f"{'/'.join(map(str, each.instance_path))}: {brief(each.message)}" for each in found]


def brief(text: str) -> str:
    return text if len(text) <= 160 else f"{text[:60]} … {text[-90:]}"


@cache
def description() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def request_of(method: str, path: str) -> str | None:
    """The described request that a path belongs to, the most literal one first."""
    for request in sorted(description()["requests"], key=lambda r: r.count("{")):
        verb, template = request.split(" ")
        if verb == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            return str(request)
    return None


@cache
def validator(request: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.Draft202012Validator(
        {**readable(description()["requests"][request]), "components": {"schemas": schemas()}}
    )


@cache
def schemas() -> dict[str, Any]:
    """What all requests share."""
    found = description()["components"]["schemas"]
    return {name: readable(each) for name, each in found.items()}


def readable(schema: Any) -> Any:
    """Unions told apart by an integer `type` become if-then chains, so that an error names the
    field at fault and not just the whole union."""
    if isinstance(schema, list):
        return [readable(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    for union in ("oneOf", "anyOf"):
        rest = {key: readable(each) for key, each in schema.items() if key != union}
        branches = [each for each in schema.get(union, ()) if each != NULL]
        if branches and all(types(branch) is not None for branch in branches):
            return {**rest, "allOf": [*rest.get("allOf", []), *chain(branches)]}
        if len(branches) == 1:
            return {**rest, "if": {"not": NULL}, "then": readable(branches[0])}
    return {key: readable(each) for key, each in schema.items()}


def chain(branches: list[Any]) -> Iterator[dict[str, Any]]:
    known = sorted({each for branch in branches for each in types(branch) or ()})
    yield {"if": {"not": NULL}, "then": {"properties": {"type": {"enum": known}}}}
    for branch in branches:
        kind = {"properties": {"type": {"enum": types(branch)}}, "required": ["type"]}
        yield {"if": kind, "then": readable(branch)}


def types(branch: Any) -> list[int] | None:
    """The values of `type` that pick this branch of a union, if it is picked that way."""
    branch = resolved(branch)
    if not isinstance(branch, dict) or "type" not in branch.get("properties", {}):
        return None
    kind = resolved(branch["properties"]["type"])
    values = kind.get("enum") or ([kind["const"]] if "const" in kind else None)
    if values is None:
        values = [each.get("const") for each in kind.get("oneOf", ())]
        for each in kind.get("allOf", ()):
            values += each.get("enum", []) + ([each["const"]] if "const" in each else [])
    return values if values and all(type(value) is int for value in values) else None


def resolved(schema: Any) -> Any:
    while isinstance(schema, dict) and "$ref" in schema:
        schema = description()["components"]["schemas"][schema["$ref"].removeprefix(REF)]
    return schema


def as_described(body: Any) -> Any:
    """Ids that discord.py sends as numbers, as the strings the description asks for."""
    if isinstance(body, list):
        return [as_described(each) for each in body]
    if not isinstance(body, dict):
        return body
    fixed = {key: as_described(value) for key, value in body.items()}
    for each in fixed.get("attachments") or ():
        each["id"] = str(each["id"])
    if isinstance(mentions := fixed.get("allowed_mentions"), dict) and "users" in mentions:
        mentions["users"] = [str(user) for user in mentions["users"]]
    if "recipient_id" in fixed:
        fixed["recipient_id"] = str(fixed["recipient_id"])
    if isinstance(fixed.get("default_member_permissions"), str):
        fixed["default_member_permissions"] = int(fixed["default_member_permissions"])
    return fixed


# What the description leaves out.


def message_faults(body: Any) -> Iterator[str]:
    data = body.get("data", body) if isinstance(body, dict) else {}
    if not isinstance(data, dict):
        return
    yield from choice_faults(data.get("choices") or ())
    components = list(walk(data.get("components") or ()))
    yield from layout_faults(data, components)
    yield from id_faults(components)
    yield from media_faults(data, components)
    for embed in data.get("embeds") or ():
        for field in embed.get("fields") or ():
            if not field["name"].strip() or not field["value"].strip():
                yield "an embed field is empty"
    if sum(map(embed_length, data.get("embeds") or ())) > 6000:
        yield "more than 6000 characters in embeds"
    mentions = data.get("allowed_mentions") or {}
    if "users" in mentions.get("parse", ()) and mentions.get("users"):
        yield "allowed_mentions parses users and lists them"


def layout_faults(data: dict[str, Any], components: list[dict[str, Any]]) -> Iterator[str]:
    if data.get("flags", 0) & V2:
        if data.get("content") or data.get("embeds"):
            yield "a layout with content or embeds"
        if len(components) > 40:
            yield f"{len(components)} components, 40 are allowed"
        if (text := sum(len(each.get("content", "")) for each in components)) > 4000:
            yield f"{text} characters of text, 4000 are allowed"
    elif any(each["type"] in (9, 10, 11, 12, 13, 14, 17) for each in components):
        yield "layout components without the flag"
    elif len(data.get("content") or "") > 2000:
        yield "content of more than 2000 characters"


def id_faults(components: list[dict[str, Any]]) -> Iterator[str]:
    ids = [each["custom_id"] for each in components if "custom_id" in each]
    for each in {each for each in ids if ids.count(each) > 1}:
        yield f"custom_id {each!r} stands twice"
    for each in components:
        if each["type"] == 2 and not (each.get("label") or each.get("emoji")):
            yield f"button {each.get('custom_id')!r} has neither label nor emoji"
        if each["type"] == 3:
            options = each["options"]
            values = [option["value"] for option in options]
            if len(set(values)) != len(values):
                yield f"menu {each['custom_id']!r} has a value twice"
            if each.get("max_values", 1) > len(options):
                yield f"menu {each['custom_id']!r} allows more values than it has"
            chosen = sum(bool(option.get("default")) for option in options)
            if chosen > each.get("max_values", 1):
                yield f"menu {each['custom_id']!r} has too many defaults"


def media_faults(data: dict[str, Any], components: list[dict[str, Any]]) -> Iterator[str]:
    sent = {each.get("filename") for each in data.get("attachments") or ()}
    for url in media(data, components):
        name = url.removeprefix("attachment://")
        if name != url and name not in sent:
            yield f"{url} is shown but not attached"


def media(data: dict[str, Any], components: list[dict[str, Any]]) -> Iterator[str]:
    for each in components:
        for item in each.get("items", ()):
            yield item["media"]["url"]
        for key in ("media", "file"):
            if key in each:
                yield each[key]["url"]
    for embed in data.get("embeds") or ():
        for key in ("image", "thumbnail"):
            if key in embed:
                yield embed[key]["url"]


def walk(components: Any) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from walk(each.get("components") or ())
        yield from walk([each["accessory"]] if "accessory" in each else ())
        for key in ("accessory", "component"):
            if each.get(key):
                yield from walk([each[key]])


def embed_length(embed: dict[str, Any]) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    for field in embed.get("fields") or ():
        parts += [field["name"], field["value"]]
    return sum(len(part or "") for part in parts)


def choice_faults(choices: Any) -> Iterator[str]:
    for choice in choices:
        if isinstance(choice.get("value"), str) and not 1 <= len(choice["value"]) <= 100:
            yield f"choice {choice['name']!r} has a value of {len(choice['value'])} characters"


def command_faults(body: Any) -> Iterator[str]:
    for command in body:
        if (size := command_length(command)) > 8000:
            yield f"/{command['name']} has {size} characters, 8000 are allowed"
        if command.get("type", SLASH) == SLASH:
            yield from option_faults(command, "/" + command["name"])
        else:
            yield from menu_command_faults(command)


def menu_command_faults(command: dict[str, Any]) -> Iterator[str]:
    """Of a command in the menu of a message or person: its name may have spaces and capitals."""
    if any(command.get(key) for key in ("description", "options")):
        yield f"{command['name']!r} has a description or options"
    for name in [command["name"], *localised(command, "name")]:
        if not 1 <= len(name) <= 32:
            yield f"{name!r} has {len(name)} characters, 32 are allowed"


def option_faults(node: dict[str, Any], where: str) -> Iterator[str]:
    for text in [node.get("description", ""), *localised(node, "description")]:
        if not 1 <= len(text) <= 100:
            yield f"{where} has a description of {len(text)} characters: {text!r}"
    for name in [node["name"], *localised(node, "name")]:
        if not COMMAND_NAME.match(name) or name != name.lower():
            yield f"{where} has the name {name!r}"
    options = node.get("options") or ()
    for locale in {loc for each in options for loc in each.get("name_localizations") or {}}:
        names = [
            (each.get("name_localizations") or {}).get(locale, each["name"]) for each in options
        ]
        if len(set(names)) != len(names):
            yield f"{where} has two options of one name in {locale}: {names}"
    if node.get("choices") and node.get("autocomplete"):
        yield f"{where} has choices and autocomplete"
    yield from choice_faults(node.get("choices") or ())
    required = [bool(each.get("required")) for each in options]
    if required != sorted(required, reverse=True):
        yield f"{where} asks for a required option after an optional one"
    for each in options:
        yield from option_faults(each, f"{where} {each['name']}")


def localised_name(node: dict[str, Any], locale: str) -> str:
    return str((node.get("name_localizations") or {}).get(locale, node["name"]))


def localised(node: dict[str, Any], field: str) -> list[str]:
    return list((node.get(f"{field}_localizations") or {}).values())


def command_length(node: dict[str, Any]) -> int:
    """Names, descriptions and values of a command, each in its longest language."""
    own = sum(
        max(map(len, [str(node.get(field, "")), *localised(node, field)]))
        for field in ("name", "description", "value")
    )
    return own + sum(
        map(command_length, [*(node.get("options") or ()), *(node.get("choices") or ())])
    )
