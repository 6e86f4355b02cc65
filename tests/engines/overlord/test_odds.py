"""Chances before an attack, against every roll."""

from __future__ import annotations

from itertools import product

import pytest

from engines.contract import msg
from engines.overlord import ENGINE, fire
from engines.overlord.components import FACES, TYPES
from tests.engines.overlord.reckon import FAR, LEFT
from tests.engines.overlord.table import fight


@pytest.mark.parametrize("figures", ["", ":2"])
@pytest.mark.parametrize(
    "kinds", ["infantry armor", "armor infantry", "artillery sniper", "sniper infantry"]
)
def test_ov_9_15_chances_are_those_of_all_rolls(kinds: str, figures: str) -> None:
    attacker, target = kinds.split()
    t = fight(f"ALLIES E5 {attacker}, AXIS E6 {target}" + FAR)
    other = t.unit("E6")
    if figures:
        other.figures = min(other.figures, 2)
    [choice] = [each for each in t.offer(LEFT).choices if each.verb == "attack"]
    dice = choice.label.args["n"]
    assert isinstance(dice, int)
    stars = fire.stars_hit(t.unit("E5"), TYPES[target].cls)
    rolls = [fire.hits(list(faces), other, stars=stars) for faces in product(FACES, repeat=dice)]
    hit, falls = (sum(n >= k for n in rolls) / len(rolls) for k in (1, other.figures))
    wanted = msg("ov-odds", hit=round(100 * hit), falls=round(100 * falls))
    assert ENGINE.odds(t.state, LEFT, choice.key) == wanted


def test_nothing_is_told_of_what_is_no_attack() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    assert ENGINE.odds(t.state, LEFT, "done") is None
    assert ENGINE.odds(t.state, LEFT, "attack/e5.a1") is None
