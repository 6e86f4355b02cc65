"""Six countries, two people, and what happens without a word from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from engines.kit.rng import Rng
from engines.quartermaster.engine import Quartermaster
from engines.quartermaster.state import State
from tests.bot.app.house import ANN, BOB, House
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
    id = await house.game(ANN, BOB, players="2")
    await house.act(id, ANN, "italy", "drop/italy.ba")
    view = (await house.tables.sight(id, ANN)).view
    assert (view.country, view.axis) == ("usa", 3)  # italy alone for 2, and its Status
    assert await house.waited(id) == ["usa"]
    await house.store.close()


async def test_qm_1_3_two_people_hold_three_countries_each(tmp_path: Path) -> None:
    house = await House.build(tmp_path, Quartermaster())
    id = await house.game(ANN, BOB, players="2")
    mine = [prompt.seat for prompt in await house.tables.prompts(id, ANN)]
    assert mine == ["germany", "japan", "italy"]
    for seat in mine:
        prompt = await house.prompt(id, ANN, seat)
        await house.act(id, ANN, seat, *prompt.offer.default)
    assert len(await house.waited(id)) == 6, "nobody sees who has chosen"
    for seat in ("uk", "ussr", "usa"):
        prompt = await house.prompt(id, BOB, seat)
        await house.act(id, BOB, seat, *prompt.offer.default)
    assert await house.waited(id) == ["germany"]
    await house.store.close()
