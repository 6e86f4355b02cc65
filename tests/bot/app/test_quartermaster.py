"""Six countries, two people, and what happens without a word from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app.mail.kinds import OpenThreadBody, TurnBody
from bot.app.model import Profile
from bot.text import words
from engines.contract import Illegal
from engines.kit.rng import Rng
from engines.quartermaster.components import TEAM
from engines.quartermaster.engine import Quartermaster
from engines.quartermaster.state import State
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused
from tests.engines.quartermaster.table import table


class Prepared(Quartermaster):
    """Begins where italy is about to score with a Status."""

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        units = "italy:A@italy,balkans"
        statuses = {"italy": "balkan_resources"}
        return table(units, "italy", hands={"italy": "ba"}, statuses=statuses).state


async def test_qm_26_15_statuses_of_the_victory_phase_are_used_unless_told_otherwise(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, Prepared())
    game = await house.game(ANN, BOB, players="2")
    await house.act(game, ANN, "italy", "drop/italy.ba")
    view = (await house.tables.player_view(game, ANN)).view
    assert (view.country, view.axis) == ("usa", 3)  # italy alone for 2, and its Status
    assert await house.waited(game) == ["usa"]
    await house.store.close()


async def test_qm_1_3_two_people_hold_three_countries_each(tmp_path: Path) -> None:
    house = await House.build(tmp_path, Quartermaster())
    game = await house.game(ANN, BOB, players="2")
    mine = [prompt.seat for prompt in await house.tables.prompts(game, ANN)]
    assert mine == ["germany", "japan", "italy"]
    for seat in mine:
        prompt = await house.prompt(game, ANN, seat)
        await house.act(game, ANN, seat, *prompt.offer.default)
    assert await house.waited(game) == ["uk", "ussr", "usa"], "all see who has chosen, not what"
    for seat in ("uk", "ussr", "usa"):
        prompt = await house.prompt(game, BOB, seat)
        await house.act(game, BOB, seat, *prompt.offer.default)
    assert await house.waited(game) == ["germany"]
    await house.store.close()


async def test_qm_26_18_a_typed_turn_may_begin_with_taking_a_card(tmp_path: Path) -> None:
    """`take` is about people only in games whose team mates step in for each other."""
    house = await House.build(tmp_path, Prepared())
    game = await house.game(ANN, BOB, players="2")
    with pytest.raises(Illegal) as refusal:
        await house.tables.say(game, ANN, "germany", "take blitzkrieg; play land_battle", "typed")
    assert refusal.value.reason.id == "turn-not-now", "a card is not what is asked for now"
    await house.store.close()


class Battle(Quartermaster):
    """Germany may attack Ukraine; the Soviets have one face-down card."""

    def __init__(self, card: str = "stalingrad") -> None:
        self.card = card

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        units = "germany:A@germany,eastern_europe; ussr:A@moscow,ukraine"
        lying = {"ussr": self.card}
        found = table(units, hands={"germany": "lb ba"}, responses=lying, options=options)
        return found.state


async def attack(house: House, order: str = "", **options: str) -> int:
    """Ann holds the Axis and attacks; Bob, if he likes, has said in advance what he answers."""
    game = await house.game(ANN, BOB, **{"players": "2", "veil": "0", **options})
    await house.post()
    if order:
        await house.tables.set_order(game, BOB, "ussr", [order], "order")
    await house.act(game, ANN, "germany", "play/germany.lb")
    await house.act(game, ANN, "germany", "battle/ukraine")
    return game


async def pass_time(house: House, seconds: float) -> None:
    house.time += seconds
    house.tables.last_beat = house.time
    await house.tables.ring()


async def everything_public(house: House, game: int) -> list[Any]:
    """All that reaches anybody but Bob, and when."""
    letters = await house.rows(
        "SELECT kind, channel, user, body, due FROM outbox WHERE user IS NOT ? ORDER BY id", BOB
    )
    alarms = await house.rows("SELECT seat, kind, due FROM alarms ORDER BY id")
    views = [await house.tables.player_view(game, user) for user in (ANN, 999)]
    log = await house.tables.log(game, ANN, 50)
    return [await house.tables.table(game), letters, alarms, views, log]


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
async def test_tb_7_4_qm_26_11_under_the_veil_an_order_shows_no_card(
    tmp_path: Path, chance: float
) -> None:
    """The card that was ordered is there or is not; nothing tells before the veil falls, which it
    does at the same instant."""
    found = []
    for card in ("stalingrad", "moscow"):
        house = await House.build(tmp_path / card, Battle(card))
        house.chance = chance
        game = await attack(house, "on-removal/use.stalingrad", veil="10")
        seen = [await everything_public(house, game)]
        assert await house.waited(game) == ["ussr"]
        if chance:
            await pass_time(house, 600 * chance - 1)
            seen.append(await everything_public(house, game))
        await pass_time(house, 1)
        assert await house.waited(game) == ["germany"]
        told = {each.event.text.id for each in await house.tables.log(game, ANN, 50)}
        assert ("qm-used" in told) is (card == "stalingrad")
        assert await house.tables.replay(game)
        found.append(seen)
        await house.store.close()
    assert found[0] == found[1]


async def test_qm_26_11_the_host_chooses_how_long_and_no_veil_closes_at_once(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, Battle())
    game = await attack(house, "on-removal/pass", veil="0")
    assert await house.waited(game) == ["germany"]
    await house.store.close()


async def test_tb_6_6_qm_26_17_what_is_settled_with_a_question_answers_later_ones(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, Battle())
    game = await attack(house)
    prompt = await house.prompt(game, BOB, "ussr")
    assert prompt.has_presets
    offered = await house.tables.preset_menu(game, BOB, "ussr")
    assert "on-built/pass.1" in [choice.key for choice in offered.choices]
    await house.tables.set_order(game, BOB, "ussr", ["on-built/use.rasputitsa.1"], "ahead")
    assert await house.waited(game) == ["ussr"]
    await house.act(game, BOB, "ussr", "pass")
    with refused("orders-nothing-ahead"):
        await house.tables.preset_menu(game, BOB, "ussr")
    assert not (await house.prompt(game, ANN, "germany")).has_presets
    await house.store.close()


async def deadline(house: House, game: int) -> float | None:
    return (await house.tables.table(game)).waiting[0].deadline


async def test_qm_31_12_qm_31_13_reactions_and_turns_have_hours_of_their_own(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, Battle())
    game = await house.game(ANN, BOB, players="2", clock="72", reaction_clock="24")
    began = house.time
    assert await deadline(house, game) == began + 72 * HOUR
    await house.act(game, ANN, "germany", "play/germany.lb")
    await house.act(game, ANN, "germany", "battle/ukraine")
    assert await deadline(house, game) == began + 24 * HOUR
    await pass_time(house, 24 * HOUR)
    assert await house.waited(game) == ["germany"], "silence passes"
    await house.store.close()


@pytest.mark.parametrize(("value", "then"), [("auto", "uk"), ("wait", "germany")])
async def test_qm_31_14_a_turn_that_takes_too_long_is_ended_or_waited_for(
    tmp_path: Path, value: str, then: str
) -> None:
    house = await House.build(tmp_path, Battle())
    game = await house.game(ANN, BOB, players="2", clock="24", turn_timeout=value)
    await pass_time(house, 25 * HOUR)
    assert await house.waited(game) == [then]
    await house.store.close()


async def test_qm_31_17_teams_have_threads_where_the_table_wants_them_and_no_cards_in_them(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, Quartermaster())
    game = await house.game(ANN, BOB, CAT, DAN, players="4", team_threads="on")
    talks = [
        letter.body for letter in await house.post() if isinstance(letter.body, OpenThreadBody)
    ]
    seats = {player.user: player.seats for player in (await house.tables.table(game)).players}
    for body in talks:
        teams = {TEAM[seat] for user in body.users for seat in seats[user]}
        assert len(teams) == 1
        assert len(body.users) == 2
    assert len(talks) == 2
    for user, mine in seats.items():  # QM-11.2: not even a friend sees the cards
        assert set((await house.tables.player_view(game, user)).hands) == set(mine)
    await house.tables.option(game, ANN, "team_threads", "off")
    quiet = await house.game(ANN, BOB, CAT, DAN, players="4")
    letters = [letter for letter in await house.post() if letter.game == quiet]
    assert letters
    assert not [each for each in letters if each.kind == "talk"]
    await house.store.close()


@pytest.mark.parametrize(("lang", "said"), [("pl", "Niemcy"), ("en", "Germany")])
async def test_tb_8_5_qm_31_19_a_table_speaks_its_language_and_each_person_their_own(
    tmp_path: Path, lang: str, said: str
) -> None:
    house = await House.build(tmp_path, Battle())
    game = await house.game(ANN, BOB, players="2", language=lang)
    [turn] = [letter.body for letter in await house.post() if letter.kind == "turn"]
    assert isinstance(turn, TurnBody)
    assert turn.table.lang == lang
    assert said in words(turn.table.lang).say(turn.waiting[0].text)
    await house.tables.set_profile(Profile(ANN, lang="en"))
    assert (await house.tables.profile(ANN)).lang == "en"
    other = "en" if lang == "pl" else "pl"
    assert (await house.tables.option(game, ANN, "language", other)).lang == other
    await house.store.close()


async def test_qm_31_20_what_changes_the_rules_is_fixed_and_the_rest_is_not(tmp_path: Path) -> None:
    house = await House.build(tmp_path, Battle())
    game = await house.game(ANN, BOB, players="2")
    for name, value in (("reallocation", "on"), ("reveal_at_end", "off"), ("players", "3")):
        with refused("table-started"):
            await house.tables.option(game, ANN, name, value)
    for name, value in (("veil", "30"), ("reaction_clock", "48"), ("clock", "48")):
        changed = await house.tables.option(game, ANN, name, value)
        assert changed.options[name] == value
    await house.store.close()


async def test_qm_33_41_a_line_behind_other_people_may_say_what_a_menu_says(tmp_path: Path) -> None:
    """It is read when its question comes; what is left when the turn is over is given back."""
    house = await House.build(tmp_path, Battle())
    game = await house.game(ANN, BOB, players="2", veil="0")
    await house.post()
    text = "play lb; battle ukraine; Build Army"
    await house.tables.say(game, ANN, "germany", text, "typed")
    assert (await house.tables.filed(game, ANN))["germany"].plan == ("Build Army",)
    await house.act(game, BOB, "ussr", "pass")
    view = (await house.tables.player_view(game, ANN)).view
    assert view.country == "uk", "the discard it names was made, and the turn is over"
    await house.store.close()
