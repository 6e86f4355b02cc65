"""27. Refusals and rules agree: whatever an offer lacks, an order for it is refused with a reason.

Random games stop at every question, and orders of all kinds are tried there on the side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.text import words
from engines.contract import Illegal, Offer
from engines.kit.rng import Rng, pick
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.components import ARROWS, CORPS, SPACES
from engines.race_to_the_rhine.orders import TypedOrders
from engines.race_to_the_rhine.state import State
from tests.engines.race_to_the_rhine import bot
from tests.engines.race_to_the_rhine.test_words import check

ORDERS = TypedOrders(ENGINE)
SETUPS: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("red", "white", "blue"), {"weather": "on"}),
    (("blue", "red"), {"harder": "red+blue", "common_deck": "on"}),
    (("white",), {"solo_limit": "12"}),
    (("red", "white"), {"training": "on", "round_limit": "7"}),
)
SEEDS = 4
OPEN = {"WRONG_PHASE", "ACTION_RUNNING", "OUT_OF_REACH"}
"""What an order is told while something else is asked, and only then."""


def orders(s: State, rng: Rng) -> Iterator[str]:
    """A handful of orders: some sensible, some not."""
    pay = pick(rng, ("", "", "card ", "cmd "))
    spaces = list(SPACES)
    near = [space for space, its in s.control.items() if its == s.active] or spaces
    some = lambda: pick(rng, near if rng.below(2) else spaces)  # noqa: E731
    load = pick(rng, ("1F", "2A", "1R", "1F1A1R", "3F2A", "6F"))
    numeral = pick(rng, [c.numeral for c in CORPS.values() if c.army == s.active])
    shed = pick(rng, ("", "", f" shed {load}"))
    bonus = pick(rng, ("", "", " +1A", " +1F1R", " +3R"))
    yield f"{pay}supply {some()} {pick(rng, ('mix', '3F', '3A', '3R'))}{bonus}{shed}"
    yield f"{pay}trucks {pick(rng, ('max', 'spare', '0', '1', '3', '7', '11'))}"
    arrows = [pick(rng, list(ARROWS.values())) for _ in range(1 + rng.below(3))]
    legs = [f"{a.a}>{a.b} {load}" if rng.below(2) else f"{a.b}>{a.a} 1F" for a in arrows]
    yield f"{pay}haul {', '.join(legs)}"
    first, second = some(), some()
    yield f"{pay}haul {first}>{second} {load}{shed}"
    here = s.corps[
        next(c.id for c in CORPS.values() if c.army == s.active and c.numeral == numeral)
    ]
    roads = [{a.a, a.b} - {here.space} for a in ARROWS.values() if here.space in (a.a, a.b)]
    there = pick(rng, [space for road in roads for space in road])
    yield f"{pay}move {numeral} {there if rng.below(4) else some()}"
    yield f"{pay}move {numeral} {there} > {some()} {pick(rng, ('', 'sure', 'stop=A<1'))}"
    yield f"{pay}air {pick(rng, ('own', 'res'))}"
    yield f"recon {pick(rng, ('own', 'res'))}"
    yield f"{pay}drop {some()} {rng.below(4)}"
    yield f"load {numeral} {pick(rng, (load, 'all'))}"
    yield f"leave {numeral} {load}{shed}"
    yield f"{pick(rng, ('mark', 'counter'))} {some()}"
    yield pick(rng, ("box", "pass"))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_rr_27_every_order_is_taken_or_refused_with_a_reason(
    seats: tuple[str, ...], options: dict[str, str]
) -> None:
    codes: Counter[str] = Counter()
    for seed in range(SEEDS):
        dice, chance = QuickRng(seed), QuickRng(seed + 1000)
        s = ENGINE.new(seats, options, dice)
        while offers := ENGINE.offers(s):
            ((seat, offer),) = offers.items()
            if chance.below(4) == 0:
                for text in orders(s, chance):
                    codes[tried(s, seat, offer, text)] += 1
            ENGINE.apply(s, seat, bot.picks(seat, offer, chance), dice)
    assert codes["taken"] > 40, codes
    assert len(codes) > 18, codes


def tried(s: State, seat: str, offer: Offer, text: str) -> str:
    filed = ORDERS.read(s, seat, text)
    try:
        said = ORDERS.answer(s, seat, offer, filed)
    except Illegal as refused:
        raise AssertionError(f"{text}: {refused.reason} came out of an answer") from refused
    if key := plain_key(text):
        taken = said is not None and said.stop is None
        idle = offer.find("end") is not None
        assert not idle or taken == (offer.find(key) is not None), (text, said)
    if said is None or said.stop is None:
        assert said is None or all(offer.find(key) for key in said.picks), (text, said)
        return "taken"
    for lang in ("en", "pl"):
        check(words(lang).say(said.stop), said.stop)
    code = said.stop.id.removeprefix("rr-err-").replace("-", "_").upper()
    if offer.find("end") or offer.question.id.startswith("rr-ask-reaction"):
        named = text.split()[0]
        reacting = offer.question.id.startswith("rr-ask-reaction")
        if reacting != (named in ("mark", "counter", "box", "pass")):
            return code
        assert code not in OPEN, f"{text}: nothing says why not; offered {offer.choices[:40]}"
    return code


def plain_key(text: str) -> str:
    """The key of an order that means just one choice; empty for the others."""
    words = text.replace("card ", "card-").replace("cmd ", "cmd-").split()
    verb = words[0].removeprefix("card-").removeprefix("cmd-")
    if verb == "supply" and len(words) == 3:
        return f"{words[0]}/{words[1]}.{words[2].lower()}"
    if verb in ("air", "recon") or (verb == "trucks" and words[1].isdigit()):
        return f"{words[0]}/{words[1]}"
    return ""
