"""Whatever is typed, whenever, by whomever: it is read, or refused with a sentence (OV-36)."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.contract import Illegal
from engines.kit.rng import Rng, pick
from engines.kit.simulate import QuickRng, walk
from engines.overlord import ENGINE, library, roles
from engines.overlord.components import CARDS
from engines.overlord.state import State
from tests.engines.overlord.table import ORDERS
from tests.engines.overlord.twin import OPTIONS

CODES = [card.code for card in CARDS.values()]
WORDS = (
    "give", "self", "shell", "raid", "under", "visit", "gung", "name", "send", "play", "init:",
    "done", "fly", "strafe", "support", "scout", "shoot", "retreat", "flags", "ground yes",
    "back no", "standing", "ambush", "roll", "discard", "keep", "counter", "stay", "halt", "plan",
    "stop",
)  # fmt: skip


def line(state: State, rng: Rng) -> str:
    """Something that looks like an order, mostly about units that are there."""
    grid = library.field(state.scenario).grid
    units = list(state.units)

    def cell() -> str:
        near = [h for u in units[:: max(1, len(units) // 6)] for h in (u, *grid.near[u])]
        return pick(rng, [*units, *near, *grid.hexes[:5], "Z9", "A99"])

    def card() -> str:
        return pick(rng, [*CODES, "XX"])

    forms = (
        lambda: f"{cell()}-{cell()}",
        lambda: f"{cell()}-{cell()}-{cell()}",
        lambda: f"{cell()}-exit",
        lambda: f"{cell()}-",
        lambda: f"{cell()}>>{cell()}",
        lambda: f"{cell()}x{cell()}{pick(rng, ['', '+', '=', '+>' + cell(), '>' + cell() + '='])}",
        lambda: f"{cell()} {pick(rng, ['wire', 'mine', 'seal', 'rest', 'pass', 'sing'])}",
        lambda: f"give {card()}>{pick(rng, ['L', 'C', 'R', 'K', 'X'])}, {card()}>L",
        lambda: f"self {card()} {cell()}",
        lambda: f"under {card()}, {card()}",
        lambda: f"play {card()} @{rng.below(8)}: {cell()} {cell()}",
        lambda: f"play {card()}={card()}: {cell()}",
        lambda: f"gung {pick(rng, ['L', 'R:P-R'])} {cell()}",
        lambda: f"{pick(rng, list(WORDS))} {pick(rng, [cell(), card(), '1', 'L', ''])}",
    )
    return pick(rng, forms)()


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_ov_36_3_anything_typed_is_read_or_refused_in_words(number: int) -> None:
    seats, options = OPTIONS[number]
    tongues = words("en"), words("pl")
    rng, dice = QuickRng(number + 1), QuickRng(number + 50)
    state = ENGINE.new(seats, options, dice)
    everybody = roles.seats(library.field(state.scenario))
    codes: set[str] = set()
    for n, (offers, _, _) in enumerate(walk(ENGINE, state, dice, QuickRng(number + 100))):
        if n > 200:
            break
        if n % 5:
            continue
        before = ENGINE.dump(state)
        for seat in (pick(rng, list(offers)), pick(rng, list(everybody))):
            text = "; ".join(line(state, rng) for _ in range(1 + rng.below(2)))
            try:
                filed = ORDERS.read(state, seat, text)
                if seat in offers:
                    answer = ORDERS.answer(state, seat, offers[seat], filed)
                    reason = answer and (answer.stop or answer.skipped)
                    assert reason is None or all(tongue.say(reason) for tongue in tongues)
                    assert not answer or set(answer.picks) <= {c.key for c in offers[seat].choices}
            except Illegal as refusal:
                codes.add(refusal.reason.id)
                said = [tongue.say(refusal.reason) for tongue in tongues]
                assert all(sentence.endswith((".", "?")) for sentence in said), said
                assert said[0] != said[1]
        assert ENGINE.dump(state) == before, "reading changes nothing"
    assert len(codes) > 5
