"""The definitions as a whole (QM-24), and what a faulty host's file is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engines.kit import data
from engines.quartermaster.components import book

HERE = Path(__file__).parent
HOME = data.HOME / "quartermaster"


def test_qm_24_1_basic_cards_are_the_same_in_all_countries():
    names = ("ba", "bn", "lb", "sb")
    basic = [card for card in book().values() if card.id.partition(".")[2] in names]
    assert len(basic) == 24
    assert len({(card.abilities, card.blocks) for card in basic}) == 4


def test_qm_24_2_there_are_119_special_cards_and_143_entries():
    special = [
        card
        for card in book().values()
        if card.type in ("event", "economic_warfare", "response", "status")
    ]
    assert (len(special), len(book())) == (119, 143)


def test_qm_24_3_every_card_is_tried_by_a_test_of_its_own():
    tried = "".join(file.read_text("utf-8") for file in HERE.glob("test_24_*.py"))
    missing = [
        card
        for card in book()
        if card.partition(".")[2] not in tried and card.replace(".", "_") not in tried
    ]
    assert missing == []


FAULTS = {
    "cards.json": [
        (lambda raw: raw["cards"][0].update(does="play -> fly(army/me, any)"), "germany.ba", "fly"),
        (lambda raw: raw["cards"][4].update(type="trap"), "submarines_enforce_blockade", "type"),
        (lambda raw: raw["cards"].append(raw["cards"][0]), "germany.ba", "is there twice"),
        (lambda raw: raw["cards"][0].update(id="france.ba"), "france.ba", "unknown country france"),
        (lambda raw: raw["cards"][0].update(does="always -> vp(1)"), "germany.ba", "needs a text"),
    ],
    "map.json": [
        (
            lambda raw: raw["borders"].append(["ukraine", "atlantis"]),
            "ukraine - atlantis",
            "atlantis",
        ),
        (
            lambda raw: raw["straits"][0].update(control="nowhere"),
            "danish",
            "unknown space nowhere",
        ),
    ],
    "countries.json": [
        (lambda raw: raw["players"]["2"][0].pop(), "2", "each country once"),
        (lambda raw: raw["countries"][0].update(capital="nowhere"), "germany", "unknown space"),
    ],
}


@pytest.mark.parametrize(
    ("file", "n"), [(file, n) for file, faults in FAULTS.items() for n in range(len(faults))]
)
def test_a_faulty_file_of_a_host_is_refused_with_file_entry_and_reason(file: str, n: int, tmp_path):
    spoil, entry, why = FAULTS[file][n]
    raw = json.loads((HOME / file).read_text("utf-8"))
    spoil(raw)
    folder = tmp_path / "quartermaster"
    folder.mkdir()
    (folder / file).write_text(json.dumps(raw), "utf-8")
    code = (
        "from pathlib import Path; from engines.kit import data;"
        f"data.add_overlay(Path({str(tmp_path)!r}));"
        "import engines.quartermaster.components"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=HERE.parents[2]
    )
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert "BadData" in last
    assert file in last
    assert entry in last
    assert why in done.stderr
