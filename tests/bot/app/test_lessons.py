"""A first game that teaches (TB-2.14): every lesson played to its end as it points."""

from pathlib import Path

import pytest

from bot.app.model import Taught
from bot.app.play import deeds, thinking
from bot.text import LANGUAGES, rulebook, words
from engines.contract import Choice, Msg, Offer, msg
from engines.kit.lesson import Lesson, LessonStep, left, lesson
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, House, refused

ANSWERS = 60
"""More than any lesson takes."""
TRUE = {"qm-lesson-battle": "qm-do-battle-unit"}
"""What the answer that is marked has to be, or the sentence would not be true."""
TITLES = [game for game in GAMES if lesson(game)]


def known(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


async def played(path: Path, game: str, *, hasty: bool = False) -> list[Taught]:
    """What a lesson said, to somebody who does what it points at and else what an officer would;
    who is hasty answers under seal before the others do."""
    house, said = await House.build(path, engine(game)), list[Taught]()
    table = await house.lobby(ANN)
    await house.tables.learn(table.id, ANN, house.command())
    for _ in range(500):
        mine = (await deeds.sight(house.tables, table.id, ANN)).prompts
        first = hasty and any(p.offer.sealed and not p.offer.answered for p in mine)
        asked = None if first else await house.tables.computer_question(table.id)
        if asked:
            await deeds.play_computer(house.tables, asked, thinking.answer(asked) or ())
            continue
        sight = await deeds.sight(house.tables, table.id, ANN)
        prompt = next(p for p in sight.prompts if p.offer.required and not p.offer.answered)
        if prompt.taught:
            said.append(prompt.taught)
            if wanted := TRUE.get(prompt.taught.text.id):
                marked = prompt.offer.find(prompt.taught.picks[0])
                assert marked is not None
                assert marked.label.id == wanted
            if prompt.taught.text.id == known(game).last.say:
                break
        if prompt.taught and prompt.taught.picks:
            picks = [key for key in prompt.taught.picks if key]
        else:
            asked = await house.tables.hint_question(table.id, ANN, prompt.seat)
            picks = list(thinking.answer(asked._replace(strength="officer")) or ())
        await house.act(table.id, ANN, prompt.seat, *picks)
    await house.store.close()
    return said


def test_every_title_has_a_lesson() -> None:
    assert list(GAMES) == TITLES


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("game", TITLES)
async def test_tb_2_14_a_lesson_followed_as_it_points_tells_every_step_and_ends(
    game: str, hasty: bool, tmp_path: Path
) -> None:
    said = await played(tmp_path, game, hasty=hasty)
    steps = [*known(game).steps, known(game).last]
    assert len(said) <= ANSWERS
    assert [each.text.id for each in said] == [step.say for step in steps]
    # The first wish of each step is there, so that the sentence speaks of what is marked.
    for told, step in zip(said, steps, strict=True):
        assert LessonStep.met(step.model_copy(update={"picks": step.picks[:1]}), told.picks) or (
            step is steps[-1]
        )


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_said_in_every_language_and_rests_on_rules(game: str, lang: str) -> None:
    for step in (*known(game).steps, known(game).last):
        said = words(lang).say(Msg(step.say))
        assert 5 < len(said) <= 300
        assert rulebook.rulebook(game, lang).find(step.rule), step.rule


def offer(*keys: str, least: int = 1, most: int = 1) -> Offer:
    choices = tuple(Choice(key, msg("toy-about")) for key in keys)
    return Offer(msg("toy-ask"), choices, keys[:1], msg("toy-ask"), "turn/1", "", least, most)


def test_tb_2_14_a_step_points_at_legal_answers_only() -> None:
    step = LessonStep(say="s", rule="r", picks=("go/paris", "go/*"))
    assert step.fits(offer("go/rome", "go/paris", "stay")) == ("go/paris",)
    assert step.fits(offer("go/rome", "stay")) == ("go/rome",)
    assert step.fits(offer("stay")) == ()
    assert step.fits(offer("go/rome", "go/paris", least=2, most=2)) == ("go/paris", "go/rome")
    assert LessonStep(say="s", rule="r", picks=("",)).fits(offer("stay", least=0)) == ("",)
    assert LessonStep(say="s", rule="r", picks=("",)).fits(offer("stay")) == ()
    assert LessonStep(say="s", rule="r", picks=("*",), ask="other-*").fits(offer("stay")) == ()


def test_tb_2_14_what_was_done_unasked_is_not_taught_and_what_does_not_fit_waits() -> None:
    go, stay = (LessonStep(say=word, rule="r", picks=(f"{word}*",)) for word in ("go", "stay"))
    assert left([go, stay, go], [["stay"], ["go/rome"], ["turn"]]) == [go]
    assert left([go, stay], [[]]) == [go, stay]


async def test_tb_2_14_a_lesson_is_for_its_host_alone(tmp_path: Path) -> None:
    house = await House.build(tmp_path, engine("race_to_the_rhine"))
    table = await house.lobby(ANN)
    await house.tables.join(table.id, BOB)
    with refused("lesson-alone"):
        await house.tables.learn(table.id, ANN, house.command())
    with refused("table-host-only"):
        await house.tables.learn(table.id, BOB, house.command())
    await house.store.close()


async def test_a_game_without_a_lesson_says_so(house: House) -> None:
    table = await house.lobby(ANN)
    with refused("lesson-none"):
        await house.tables.learn(table.id, ANN, house.command())


async def test_tb_2_14_an_answer_taken_back_has_taught_nothing(tmp_path: Path) -> None:
    house = await House.build(tmp_path, engine("race_to_the_rhine"))
    table = await house.lobby(ANN)
    await house.tables.learn(table.id, ANN, house.command())
    while asked := await house.tables.computer_question(table.id):
        await deeds.play_computer(house.tables, asked, thinking.answer(asked) or ())

    async def taught() -> str:
        (prompt,) = await house.tables.prompts(table.id, ANN)
        return prompt.taught.text.id

    assert await taught() == "rr-lesson-move"
    await house.act(table.id, ANN, "white", "move/white_v")
    assert await taught() == "rr-lesson-step"
    await house.tables.undo(table.id, ANN, "white", house.command())
    assert await taught() == "rr-lesson-move"
    await house.store.close()
