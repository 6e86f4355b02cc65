"""The rules of Sample Game, one test for each number."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from engines.sample_game import ENGINE
from engines.sample_game.components import POSTS
from engines.sample_game.state import State

from bot.text import words
from engines.contract import Illegal
from engines.kit.play import play
from engines.kit.rng import ScriptedRng, SeededRng


def new(*seats: str, **options: str) -> State:
    return ENGINE.new(seats or ("amber", "blue"), options, SeededRng(b"rules"))


def do(state: State, seat: str, key: str, dice: Sequence[int] = ()) -> State:
    """The position after a move; `dice` are the numbers that are rolled."""
    return play(ENGINE, state, seat, (key,), ScriptedRng(*(n - 1 for n in dice))).state


def said(state: State, seat: str, key: str, dice: Sequence[int] = ()) -> list[str]:
    """What the log tells everybody of a move."""
    events = play(ENGINE, state, seat, (key,), ScriptedRng(*(n - 1 for n in dice))).events
    return [words("en").say(event.text) for event in events if event.audience is None]


def keys(state: State, seat: str) -> list[str]:
    return [choice.key for choice in ENGINE.offers(state)[seat].choices]


def raided(*guards: int) -> State:
    """Blue raids the flag of Amber, who holds these cards."""
    state = do(new(), "amber", "settle/oak")
    state.hands["amber"] = list(guards)
    return state


def test_sg_1_1_two_or_three_play_in_this_order() -> None:
    assert ENGINE.check(("amber",), {})
    assert not ENGINE.check(("amber", "rose"), {})
    assert list(ENGINE.offers(new("rose", "amber"))) == ["amber"]


def test_sg_1_2_three_cards_each_and_the_rest_in_the_deck() -> None:
    state = new("amber", "blue", "rose")
    assert [len(hand) for hand in state.hands.values()] == [3, 3, 3]
    every = sorted([*state.deck, *(card for hand in state.hands.values() for card in hand)])
    assert every == sorted([1, 2, 3, 4, 5, 6] * 3)


def test_sg_1_3_posts_begin_without_a_flag() -> None:
    assert new().posts == dict.fromkeys(POSTS, "")


def test_sg_2_1_one_thing_in_each_turn() -> None:
    assert ENGINE.offers(new())["amber"].rule == "SG-2.1"
    state = do(new(), "amber", "rest")
    assert list(ENGINE.offers(state)) == ["blue"]


def test_sg_2_2_a_flag_on_an_empty_post() -> None:
    state = do(new(), "amber", "settle/oak")
    assert state.posts["oak"] == "amber"
    assert said(new(), "amber", "settle/oak") == ["Amber settles Oak."]
    assert "settle/oak" not in keys(state, "blue")
    with pytest.raises(Illegal):
        do(state, "blue", "settle/oak")


def test_sg_2_3_only_posts_of_others_are_raided() -> None:
    state = do(new(), "amber", "settle/oak")
    assert "raid/oak" in keys(state, "blue")
    assert said(state, "blue", "raid/oak") == ["Blue raids Oak."]
    assert "raid/oak" not in keys(do(state, "blue", "rest"), "amber")


def test_sg_2_4_a_card_for_resting_but_never_a_fifth() -> None:
    state = do(new(), "amber", "rest")
    assert len(state.hands["amber"]) == 4
    again = do(do(state, "blue", "rest"), "amber", "rest")
    assert len(again.hands["amber"]) == 4
    assert said(again, "blue", "rest") == ["Blue rests."]
    assert ENGINE.offers(again)["blue"].default == ("rest",)


def test_sg_2_4_the_discard_pile_becomes_the_deck() -> None:
    state = new()
    state.deck, state.discard = [], [2, 5]
    chance = ScriptedRng(0)
    after = play(ENGINE, state, "amber", ("rest",), chance).state
    assert (after.deck, after.hands["amber"][-1], after.discard) == ([5], 2, [])
    chance.done()  # it was shuffled


def test_sg_3_1_whoever_holds_cards_is_asked() -> None:
    asked = do(raided(1, 1, 6), "blue", "raid/oak")
    assert keys(asked, "amber") == ["guard/1", "guard/6", "pass"]
    assert ENGINE.offers(asked)["amber"].sealed
    question = words("en").say(ENGINE.offers(asked)["amber"].question)
    assert question == "Blue is raiding your post Oak. Do you guard it with a card?"
    assert ENGINE.offers(asked)["amber"].rule == "SG-3.1"


def test_sg_3_1_an_empty_hand_is_not_asked() -> None:
    after = do(raided(), "blue", "raid/oak", dice=[1])
    assert after.posts["oak"] == "blue"


@pytest.mark.parametrize(
    ("rolled", "owner", "told"), [(3, "amber", "Amber holds Oak."), (4, "blue", "Amber loses Oak.")]
)
def test_sg_3_2_a_raid_needs_more_than_the_card(rolled: int, owner: str, told: str) -> None:
    asked = do(raided(3), "blue", "raid/oak")
    assert do(asked, "amber", "guard/3", dice=[rolled]).posts["oak"] == owner
    assert said(asked, "amber", "guard/3", dice=[rolled]) == [
        "Amber guards with the 3.",
        f"The die shows {rolled}: {told}",
    ]


def test_sg_3_2_without_a_card_every_raid_succeeds() -> None:
    asked = do(raided(3), "blue", "raid/oak")
    assert do(asked, "amber", "pass", dice=[1]).posts["oak"] == "blue"


def test_sg_3_3_the_card_is_shown_and_discarded() -> None:
    asked = do(raided(2, 3), "blue", "raid/oak")
    outcome = play(ENGINE, asked, "amber", ("guard/3",), ScriptedRng(5))
    assert outcome.state.discard == [3]
    assert outcome.state.hands["amber"] == [2]
    assert any(event.reveals and event.text.args["n"] == 3 for event in outcome.events)


@pytest.mark.parametrize("rounds", [4, 8])
def test_sg_4_1_most_flags_win_after_the_last_round(rounds: int) -> None:
    state = do(new(rounds=str(rounds)), "amber", "settle/oak")
    for _ in range(rounds - 1):
        state = do(do(state, "blue", "rest", dice=[1] * 20), "amber", "rest", dice=[1] * 20)
    assert ENGINE.result(state) is None
    result = ENGINE.result(do(state, "blue", "rest"))
    assert result is not None
    assert (result.winners, result.reason) == (("amber",), "rounds")
    assert result.points == {"amber": 1, "blue": 0}


def test_sg_4_2_who_gives_up_loses_all_and_the_last_one_wins() -> None:
    state = do(new("amber", "blue", "rose"), "amber", "settle/oak")
    state = do(state, "blue", "raid/oak")
    ENGINE.concede(state, "amber", SeededRng(b""))
    assert (state.posts["oak"], state.hands["amber"]) == ("", [])
    assert list(ENGINE.offers(state)) == ["rose"]
    ENGINE.concede(state, "blue", SeededRng(b""))
    result = ENGINE.result(state)
    assert result is not None
    assert (result.winners, result.reason) == (("rose",), "conceded")
