"""A host's own data files: a good one stands in for ours, a faulty one says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field

from engines.kit import data
from engines.kit.data import BadData, Row


class Space(Row):
    id: str
    kind: Literal["land", "sea"]
    worth: Annotated[int, Field(ge=0)] = 0
    near: tuple[str, ...] = ()


class Map(Row):
    spaces: tuple[Space, ...]
    names: dict[str, str] = Field(default={})


GOOD = {"spaces": [{"id": "paris", "kind": "land"}, {"id": "kiel", "kind": "sea", "worth": 2}]}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data/ of our own with one game in it, and nothing laid over it yet."""
    ours = tmp_path / "data"
    (ours / "toy").mkdir(parents=True)
    (ours / "toy" / "map.json").write_text(json.dumps(GOOD))
    monkeypatch.setattr(data, "HOME", ours)
    monkeypatch.setattr(data, "_overlays", [])
    return ours


def overlay(folder: Path, text: str) -> Path:
    file = folder / "toy" / "map.json"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    return file


def changed(**entry: object) -> str:
    spaces = [GOOD["spaces"][0], dict(GOOD["spaces"][1]) | entry]
    return json.dumps({"spaces": spaces})


def test_without_an_overlay_ours_is_read(home: Path):
    assert data.read("toy", "map.json", Map).spaces[1].worth == 2


def test_a_file_laid_over_ours_replaces_it(home: Path, tmp_path: Path):
    file = overlay(tmp_path / "own", changed(worth=7))
    data.add_overlay(tmp_path / "own")
    assert data.path("toy", "map.json") == file
    assert data.read("toy", "map.json", Map).spaces[1].worth == 7


def test_files_an_overlay_lacks_are_ours(home: Path, tmp_path: Path):
    (tmp_path / "own" / "toy").mkdir(parents=True)
    data.add_overlay(tmp_path / "own")
    assert data.path("toy", "map.json") == home / "toy" / "map.json"


def test_of_two_overlays_the_later_lies_on_top(home: Path, tmp_path: Path):
    for n in (1, 2):
        overlay(tmp_path / str(n), changed(worth=n))
        data.add_overlay(tmp_path / str(n))
    assert data.read("toy", "map.json", Map).spaces[1].worth == 2


@pytest.mark.parametrize(
    ("text", "entry", "why"),
    [
        ("{", "", "not JSON: Expecting property name"),
        ("[]", "", "valid dictionary or instance of Map"),
        ("\udcff", "", "not JSON"),
        ("{}", "spaces", "Field required"),
        (changed(kind="air"), "spaces > kiel > kind", "'land' or 'sea'"),
        (changed(worth=-1), "spaces > kiel > worth", "greater than or equal to 0"),
        (changed(worth="much"), "spaces > kiel > worth", "valid integer"),
        (changed(colour="red"), "spaces > kiel > colour", "not permitted"),
        (changed(near=["paris", 3]), "spaces > kiel > near > 1", "valid string"),
        (json.dumps({"spaces": [{"kind": "sea"}]}), "spaces > 0 > id", "Field required"),
        (json.dumps(GOOD | {"names": {"kiel": 4}}), "names > kiel", "valid string"),
    ],
)
def test_a_fault_is_told_with_file_entry_and_reason(
    home: Path, tmp_path: Path, text: str, entry: str, why: str
):
    file = overlay(tmp_path / "own", "")
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    data.add_overlay(tmp_path / "own")
    with pytest.raises(BadData) as caught:
        data.read("toy", "map.json", Map)
    assert (caught.value.file, caught.value.entry) == (file, entry)
    assert why in caught.value.why
    assert str(caught.value).startswith(f"{file}: {entry}" if entry else f"{file}: ")
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(home: Path):
    with pytest.raises(BadData, match=r"toy/cards\.json: there is no such file"):
        data.read("toy", "cards.json", Map)


def test_an_overlay_that_is_not_there_is_refused(home: Path, tmp_path: Path):
    with pytest.raises(BadData, match="there is no such folder"):
        data.add_overlay(tmp_path / "nowhere")


def test_a_misspelt_game_folder_is_refused(home: Path, tmp_path: Path):
    (tmp_path / "own" / "toi").mkdir(parents=True)
    with pytest.raises(BadData, match="toi: data/ has no folder of this name"):
        data.add_overlay(tmp_path / "own")
