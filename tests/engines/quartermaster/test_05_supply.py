"""Supply (QM-5)."""

from __future__ import annotations

from tests.engines.quartermaster.table import table


def fed(units: str, country: str, **more) -> list[str]:
    return table(units, **more).supplied(country)


def test_qm_5_1_every_unit_is_supplied_or_not():
    t = table("germany:A@germany,siberia")
    assert t.supplied("germany") == ["germany"]


def test_qm_5_2_a_line_is_a_chain_of_own_units_to_a_supply_space():
    assert fed("germany:A@germany,eastern_europe,russia", "germany") == [
        "eastern_europe",
        "germany",
        "russia",
    ]
    assert fed("germany:A@germany,russia", "germany") == ["germany"]


def test_qm_5_2_a_line_must_end_on_an_own_unit_on_a_supply_space():
    assert fed("germany:A@eastern_europe", "germany") == []  # germany is next to it, but empty


def test_qm_5_3_allies_form_no_line():
    assert fed("germany:A@russia; italy:A@eastern_europe,germany", "germany") == []
    assert fed("germany:A@eastern_europe; italy:A@germany", "germany") == []


def test_qm_5_4_any_supply_space_will_do_and_the_capital_is_nothing_special():
    assert fed("germany:A@moscow,siberia", "germany") == ["moscow", "siberia"]


def test_qm_5_5_qm_5_6_an_army_on_a_supply_space_ends_its_own_line():
    assert fed("japan:A@australia", "japan") == ["australia"]


def test_qm_5_7_a_navy_needs_a_line_and_a_port():
    assert "baltic_sea" in fed("germany:A@germany N@baltic_sea", "germany")
    line_only = "germany:A@western_europe N@north_sea,north_atlantic"
    assert fed(line_only, "germany") == ["north_sea", "western_europe"]
    ally = f"{line_only}; italy:A@iceland"
    assert "north_atlantic" in fed(ally, "germany")
    port_only = "germany:N@north_atlantic; italy:A@canada"
    assert fed(port_only, "germany") == []


def test_qm_5_8_the_port_needs_no_supply():
    t = table("usa:A@western_united_states N@east_pacific,central_pacific; uk:A@philippines", "usa")
    assert "central_pacific" in t.supplied("usa")
    assert t.supplied("uk") == []


PORTLESS = (
    "usa:A@western_united_states N@east_pacific,central_pacific,sea_of_japan; ussr:A@vladivostok"
)


def test_qm_5_9_a_navy_without_port_is_no_link():
    assert fed(PORTLESS, "usa") == ["east_pacific", "western_united_states"]


def test_qm_5_9_qm_31_5_unless_the_table_wants_it():
    t = table(PORTLESS, "usa", options={"portless_fleet_links": "on"}, hands={"usa": "ba"})
    assert t.supplied("usa") == ["east_pacific", "sea_of_japan", "western_united_states"]
    t.do("usa", "drop ba")  # QM-8.2: the link goes, then what hung on it
    assert t.at("usa") == ["east_pacific", "western_united_states"]


def test_qm_5_10_a_card_can_take_a_spaces_quality_away():
    units = "germany:A@ukraine; uk:A@united_kingdom; ussr:A@moscow"
    assert fed(units, "germany") == ["ukraine"]
    assert fed(units, "germany", statuses={"ussr": "scorched_earth"}) == []


def test_qm_5_11_declared_supply_gives_nothing_else():
    t = table("ussr:A@siberia N@caspian_sea", "ussr", statuses={"ussr": "shvernik"})
    assert t.supplied("ussr") == ["siberia"]
    chain = table(
        "ussr:A@siberia,kazakhstan,szechuan N@caspian_sea", "ussr", statuses={"ussr": "shvernik"}
    )
    assert "caspian_sea" not in chain.supplied("ussr")  # no line ends at a declared Army


def test_qm_5_12_unsupplied_units_act_block_and_score_like_others():
    t = table("japan:A@siberia; ussr:A@mongolia", "japan", hands={"japan": "lb"})
    t.do("japan", "play lb; battle mongolia")  # an unsupplied attacker
    assert t.at("ussr") == []
    block = table("ussr:A@moscow; japan:A@siberia", "ussr", hands={"ussr": "ba"})
    block.do("ussr", "play ba")
    assert "siberia" not in block.args("ussr", "build")
    score = table("ussr:A@india", "ussr", hands={"ussr": "ba"})
    score.do("ussr", "drop ba")
    assert score.vp == (0, 2)


def test_qm_5_13_supply_of_a_new_unit_is_read_with_the_unit_in_place():
    """The new Army in scandinavia opens the Danish straits for the Axis Navy behind it."""
    t = table("germany:A@western_europe N@north_sea", hands={"germany": "ba"})
    t.do("germany", "play ba")
    assert "scandinavia" in t.args("germany", "build")
    # and an Army can be its own Navy's port, which then carries the line to it
    port = table(
        "usa:A@western_united_states N@east_pacific,north_pacific", "usa", hands={"usa": "ba"}
    )
    port.do("usa", "play ba")
    assert "hawaii" in port.args("usa", "build")
    assert "vladivostok" in port.args("usa", "build")
