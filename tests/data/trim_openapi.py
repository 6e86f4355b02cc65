"""Cuts Discord's API description down to the requests this bot makes.

    python tests/data/trim_openapi.py path/to/openapi.json COMMIT

`openapi.json` is `specs/openapi.json` of github.com/discord/discord-api-spec at COMMIT. The result
lies beside this script as `discord.json`, with the licence of the original.
"""

import json
import re
import sys
from pathlib import Path

REQUESTS = {
    "PUT /applications/{application_id}/commands": "application/json",
    "POST /channels/{channel_id}/messages": "multipart/form-data",
    "PATCH /channels/{channel_id}/messages/{message_id}": "multipart/form-data",
    "POST /channels/{channel_id}/messages/{message_id}/threads": "application/json",
    "POST /channels/{channel_id}/threads": "application/json",
    "PATCH /channels/{channel_id}": "application/json",
    "POST /interactions/{interaction_id}/{interaction_token}/callback": "multipart/form-data",
    "POST /users/@me/channels": "application/json",
    "POST /webhooks/{webhook_id}/{webhook_token}": "multipart/form-data",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": "multipart/form-data",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": "multipart/form-data",
}
ANSWERS = ("ContainerComponentResponse",)
"""What Discord answers with, as far as it is held against anything here."""
REF = "#/components/schemas/"
NOTICE = """\
Part of specs/openapi.json of github.com/discord/discord-api-spec, commit {commit}.

MIT License. Copyright (c) Discord Inc.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""


def bare(schema):
    """The schema without prose, which no check reads."""
    if isinstance(schema, dict):
        return {
            k: bare(v) for k, v in schema.items() if not (k == "description" and type(v) is str)
        }
    return [bare(each) for each in schema] if isinstance(schema, list) else schema


def named(schema):
    return set(re.findall(re.escape(REF) + r"(\w+)", json.dumps(schema)))


def trim(whole, commit):
    requests = {}
    for request, kind in REQUESTS.items():
        method, path = request.split(" ")
        body = whole["paths"][path][method.lower()]["requestBody"]["content"]
        requests[request] = bare(body[kind]["schema"])
    schemas, todo = {}, named(requests) | set(ANSWERS)
    while todo:
        name = todo.pop()
        schemas[name] = bare(whole["components"]["schemas"][name])
        todo |= named(schemas[name]) - schemas.keys()
    return {
        "notice": NOTICE.format(commit=commit).split("\n"),
        "requests": requests,
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


if __name__ == "__main__":
    source, commit = sys.argv[1:]
    trimmed = trim(json.loads(Path(source).read_text("utf-8")), commit)
    target = Path(__file__).with_name("discord.json")
    target.write_text(json.dumps(trimmed, separators=(",", ":")) + "\n", "utf-8")
    print(target, target.stat().st_size, "bytes,", len(trimmed["components"]["schemas"]), "schemas")
