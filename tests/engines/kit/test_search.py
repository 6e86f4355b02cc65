"""Computers are asked about imagined positions only, and the staff finds what is better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from bot.text import LANGUAGES, words
from engines.contract import Msg, Offer, Seat, msg
from engines.extras import Imagination
from engines.kit.rng import Rng, SeededRng
from engines.kit.search import ROLLOUTS, Computer, Luck, Verdict, choose
from engines.kit.simulate import QuickRng
from engines.registry import engine
from tests.engines.toy.engine import ENGINE, Toy, choice
from tests.engines.toy.state import State, Turn


def duel(seed: int = 1) -> State:
    return ENGINE.new(("ada", "ben"), {}, SeededRng(b"%d" % seed))


def aimed() -> State:
    """It is Ada's turn, and who does not hit will lose."""
    state = duel()
    state.hp = {"ada": 1, "ben": 2}
    state.hands["ben"] = []
    assert isinstance(state.flow[-1], Turn)
    state.flow[-1].aim = "ben"
    return state


class Timid(Toy):
    """Its officers never fire."""

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[str, ...] | None:
        return offer.default if offer.required else None


class Nosy(Toy):
    """Its officers tell the top card of the deck."""

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[str, ...] | None:
        return ("fire",) if state.deck[-1] == "dud" else ("rest",)


def test_the_staff_finds_what_the_officer_overlooks():
    assert choose(Timid(), aimed(), ("ada",), "ada", QuickRng(1), "officer") == ("rest",)
    assert choose(Timid(), aimed(), ("ada",), "ada", QuickRng(1), "staff") == ("fire",)


def test_what_the_officer_likes_next_best_is_tried_before_anything_at_random():
    offer = ENGINE.offers(duel())["ada"]
    first, *others = [choice.key for choice in offer.choices]

    class Fond(Timid):
        def rivals(
            self, state: State, seat: Seat, offer: Offer, rng: Rng
        ) -> Iterable[tuple[str, ...]]:
            return [(others[-1],), (first,)]

    found = Computer(Fond(), duel(), ("ada",), "ada", QuickRng(1)).candidates(offer)
    liked = [picks for picks in ((others[-1],), (first,)) if picks != found[0]]
    assert found[1 : 1 + len(liked)] == liked
    assert len(set(found)) == len(found)


def test_a_game_whose_roll_outs_are_quick_has_more_of_them():
    class Patient(Timid):
        def patience(self, state: State) -> int:
            return 3

    def rolled(engine: Toy) -> int:
        computer = Computer(engine, aimed(), ("ada",), "ada", QuickRng(1))
        assert computer.search()
        return computer.rolled

    assert rolled(Patient()) > rolled(Timid())


def test_a_game_may_do_without_random_changes():
    class Certain(Timid):
        guesses = False

    asked = ENGINE.offers(duel())["ada"]
    found = Computer(Certain(), duel(), ("ada",), "ada", QuickRng(1)).candidates(asked)
    assert found == [asked.default]


def test_the_staff_keeps_to_the_officer_where_nothing_is_clearly_better():
    state = duel()
    state.rounds = 0  # whatever is done, the game is over and drawn
    picked = Counter(
        choose(Timid(), state, ("ada",), "ada", QuickRng(n), "staff") for n in range(20)
    )
    assert picked == {("rest",): 20}


def test_an_officer_is_shown_what_its_seat_may_imagine_not_what_is_there():
    state = aimed()
    seen = Counter(
        choose(Nosy(), state, ("ada",), "ada", QuickRng(n), "officer") for n in range(200)
    )
    state.deck.sort(key=lambda card: card == "dud")
    assert state.deck[-1] == "dud"
    assert seen == Counter(
        choose(Nosy(), state, ("ada",), "ada", QuickRng(n), "officer") for n in range(200)
    )
    assert set(seen) == {("fire",), ("rest",)}


def test_a_recruit_picks_at_random_two_times_in_five():
    n, state = 2000, aimed()
    odd = sum(
        choose(Timid(), state, ("ada",), "ada", QuickRng(k), "recruit") != ("rest",)
        for k in range(n)
    )
    assert 0.40 * 2 / 3 - 0.04 < odd / n < 0.40 * 2 / 3 + 0.04


def test_nothing_is_said_to_what_nobody_waits_for():
    state = duel()
    for strength in ("recruit", "officer", "staff"):
        assert choose(ENGINE, state, ("ben",), "ben", QuickRng(1), strength) is None
    assert Computer(ENGINE, state, ("ben",), "ben", QuickRng(1)).advice() is None


def test_the_search_keeps_to_its_budget_and_stops_when_told():
    computer = Computer(ENGINE, duel(), ("ada",), "ada", QuickRng(1))
    computer.search()
    assert 0 < computer.rolled <= ROLLOUTS
    calls = iter(range(1000))
    computer = Computer(
        ENGINE, duel(), ("ada",), "ada", QuickRng(1), stop=lambda: next(calls) >= 10
    )
    assert computer.search() is not None
    assert computer.rolled < 10


class Turned(Toy):
    """Its turns are counted; it remembers in which the staff stopped looking ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.stopped: Counter[int] = Counter()

    def turn(self, state: State) -> int:
        return state.turns

    def turns_ahead(self, state: State) -> int:
        return 2

    def worth(self, state: State, seat: Seat) -> float:
        self.stopped[state.turns] += 1
        return super().worth(state, seat)


def test_where_turns_are_counted_the_staff_stops_at_the_end_of_one():
    engine, state = Turned(), duel()
    Computer(engine, state, ("ada",), "ada", QuickRng(1)).search()
    assert set(engine.stopped) == {state.turns + 2}
    engine.horizon = 1
    Computer(engine, state, ("ada",), "ada", QuickRng(1)).search()
    assert max(engine.stopped) == state.turns + 2
    assert engine.stopped[state.turns] + engine.stopped[state.turns + 1] > 0


def test_the_same_deed_in_the_same_turn_has_the_same_luck_whatever_came_before():
    def rolls(luck: Luck) -> list[int]:
        return [luck.below(6) for _ in range(8)]

    one, other = Luck(5), Luck(5)
    one.of(3, ("attack/e5.d5",))
    rolls(one)
    one.of(3, ("attack/e4.d9",))
    first = rolls(one)
    other.of(3, ("attack/f7.d9",))
    assert rolls(other) == first
    other.of(3, ("attack/f7.d9",))
    assert rolls(other) != first, "the second attack on the same place"
    one.of(4, ("attack/e4.d9",))
    assert rolls(one) != first, "the same in another turn"


def test_where_no_turns_are_counted_dice_come_one_after_another():
    luck, plain = Luck(5), QuickRng(5)
    for n in range(20):
        luck.of(None, (f"attack/e5.d{n}",))
        assert luck.below(100) == plain.below(100)


def test_a_seat_without_a_question_is_not_asked():
    assert choose(ENGINE, aimed(), ("cid",), "cid", QuickRng(1), "staff") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_says_what_and_why_in_one_line(lang: str):
    said: set[str] = set()
    for rules in (Timid(), ENGINE):
        for seed in range(6):
            found = Computer(rules, aimed(), ("ada",), "ada", QuickRng(seed)).advice()
            assert found is not None
            told = found.text
            said.add(told.id)
            named = msg(told.id, **{k: plain(v) for k, v in told.args.items()})
            assert "\n" not in words(lang).say(named)
    assert said == {"advice-better", "advice-close"}


def test_advice_names_what_it_is_better_than_also_if_that_is_to_pick_nothing(
    monkeypatch: pytest.MonkeyPatch,
):
    def told(other: tuple[str, ...] | None) -> Msg:
        computer = Computer(ENGINE, aimed(), ("ada",), "ada", QuickRng(1))
        verdict = Verdict(("fire",), other, True, better=5, worse=2, pairs=17)
        monkeypatch.setattr(computer, "search", lambda: verdict)
        found = computer.advice()
        assert found is not None
        assert found.picks == ("fire",)
        return found.text

    assert told(None).id == "advice-only"
    better = told(())
    assert better.id == "advice-better"
    assert better.args["other"] == (msg("advice-nothing"),)
    assert (better.args["why"], better.args["reasons"]) == ((), 0)


@pytest.mark.parametrize(
    ("departs", "better", "worse", "pairs", "said"),
    [
        (True, 5, 4, 9, "advice-better"),
        (False, 5, 2, 9, "advice-better"),
        (False, 4, 3, 9, "advice-close"),
        (False, 0, 0, 0, "advice-hasty"),
    ],
)
def test_advice_calls_nothing_better_that_is_not(
    monkeypatch: pytest.MonkeyPatch, departs: bool, better: int, worse: int, pairs: int, said: str
):
    computer = Computer(ENGINE, aimed(), ("ada",), "ada", QuickRng(1))
    verdict = Verdict(("fire",), (), departs, better, worse, pairs)
    monkeypatch.setattr(computer, "search", lambda: verdict)
    found = computer.advice()
    assert found is not None
    assert found.text.id == said


def test_advice_gives_the_places_it_mostly_wins_and_keeps_and_the_other_answer_mostly_does_not():
    rules = engine("quartermaster")
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    state = rules.new(seats, {}, SeededRng(b"reasons"))
    computer = Computer(rules, state, ("germany",), "germany", QuickRng(1))
    home, both, half = "germany", {"germany", "italy", "ukraine"}, {"germany", "italy"}
    computer.after = {
        ("a",): [frozenset(both), frozenset(both), frozenset(half)],
        ("b",): [frozenset({"italy"}), frozenset({home, "ukraine"}), frozenset({"italy"})],
    }
    why = computer.reasons(("a",), ("b",))
    assert [each.id for each in why] == ["advice-wins", "advice-keeps"]
    assert why[0].args["places"] == (msg("qm-space-ukraine"),)
    assert why[1].args["places"] == (msg("qm-space-germany"),)
    assert computer.reasons(("a",), ("a",)) == ()


def plain(arg: Any) -> Any:
    """The toy has no words."""
    return ", ".join(each.id for each in arg) if isinstance(arg, tuple) else arg


def test_picks_of_several_are_changed_one_by_one():
    from engines.kit.search import _changed

    offer = Offer(
        msg("toy-turn"),
        tuple(choice(f"card/{n}") for n in range(6)),
        ("card/0",),
        msg("toy-waits-nobody"),
        "turn/1",
        least=2,
        most=3,
    )
    found = {_changed(offer, ("card/0", "card/1"), QuickRng(n)) for n in range(60)}
    assert None not in found
    assert {len(picks) for picks in found if picks} == {2, 3}
    assert all(picks and {"card/0", "card/1"} & set(picks) for picks in found)


TITLES = ("attack", "overlord", "quartermaster", "race_to_the_rhine", "total_domination")
"""Whose staffs are known to do better with them; a new game may begin without."""


@pytest.mark.parametrize("game", TITLES)
def test_every_staff_has_ideas_of_its_own_besides_what_officers_do(game: str) -> None:
    assert type(engine(game)).rivals is not Imagination.rivals
