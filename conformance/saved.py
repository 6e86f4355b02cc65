"""What has been saved stays readable: one position of every version a game has had, and the form
of its records then. `pytest --golden` writes the file of a new version, and changes no other."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from conformance.cases import Case, random_game
from conformance.places import place
from engines.contract import Engine
from engines.kit.codec import Codec


def faults(case: Case, *, write: bool = False) -> list[str]:
    """What is wrong with the saved positions of a game."""
    rules = case.engine
    folder = place(rules.name).tests / "saved"
    if write and not file_of(folder, rules).exists():
        folder.mkdir(exist_ok=True)
        text = json.dumps({"form": form(rules), "position": busiest(case)}, indent=1)
        file_of(folder, rules).write_text(text + "\n", "utf-8")
    if not (now := file_of(folder, rules)).exists():
        return [f"{now} is missing: `pytest --golden` writes a position of version {rules.version}"]
    found = [
        f"{record} is saved in another form than version {rules.version} was: raise the version,"
        f" write the upgrade, and keep {now.name}; if nobody has saved one yet, write it anew"
        for record in changed(json.loads(now.read_text("utf-8"))["form"], form(rules))
    ]
    return found + [
        f"{file.name} can no longer be read: {type(error).__name__}: {error}"
        for file in sorted(folder.glob("*.json"))
        if (error := unread(case, json.loads(file.read_text("utf-8"))["position"]))
    ]


def file_of(folder: Path, rules: Engine[Any]) -> Path:
    return folder / f"{rules.version}.json"


def form(rules: Engine[Any]) -> dict[str, str]:
    """A digest of each saved record's fields."""
    codec: Codec[Any] = rules.codec  # type: ignore[attr-defined]
    whole = codec.form()
    records = whole.pop("$defs", {}) | {"state": whole}
    return {
        name: sha256(json.dumps(bare(record), sort_keys=True).encode()).hexdigest()[:12]
        for name, record in sorted(records.items())
    }


def bare(part: Any) -> Any:
    """A schema without its prose."""
    if isinstance(part, dict):
        told = ("description", "title") if isinstance(part.get("title"), str) else ()
        return {name: bare(each) for name, each in part.items() if name not in told}
    return [bare(each) for each in part] if isinstance(part, list) else part


def changed(was: dict[str, str], now: dict[str, str]) -> list[str]:
    return [name for name in was | now if was.get(name) != now.get(name)]


def busiest(case: Case) -> str:
    """The position of a random game with most frames."""
    positions = random_game(case, case.seeds[0]).positions
    return max(positions, key=lambda saved: saved.count(b'"kind"')).decode()


def unread(case: Case, position: str) -> Exception | None:
    """Why a position cannot be gone on with."""
    rules = case.engine
    try:
        state = rules.load(position.encode())
        again = rules.dump(state)
        if rules.dump(rules.load(again)) != again or not rules.offers(state):
            return ValueError("nobody can go on from it")
        for viewer in case.viewers:
            rules.view(state, viewer)
    except Exception as error:
        return error
    return None
