"""Section 32: what the log says, to whom, and in words."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.contract import Event, Msg
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, recovery
from engines.overlord.game import Game
from engines.overlord.state import Mine, Order, Plane, Rules
from tests.engines.overlord.table import Table, fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
K, L, C, R = "allies_chief", "allies_left", "allies_center", "allies_right"


def lines(t: Table, seat: str | None = None) -> list[str]:
    """The log in English, as everybody or one seat reads it; Polish can be said as well."""
    found = []
    for event in t.events:
        if event.audience is None or seat in event.audience:
            assert words("pl").say(event.text)
            found.append(words("en").say(event.text))
    return found


def private(events: list[Event]) -> list[tuple[Msg, tuple[str, ...]]]:
    return [(event.text, event.audience) for event in events if event.audience is not None]


# ---- 1 to 9: before the battles


def test_ov_32_1_the_start_and_the_own_hand() -> None:
    from engines.overlord import flow, opening
    from engines.overlord.state import State

    state: State = opening.set_up("ov-01-bloody-omaha", Rules(players=8), {}, QuickRng(1))
    game = Game(state, QuickRng(2))
    flow.run(game)
    t = Table(state)
    t.events = game.events
    public = lines(t)
    assert public[0].startswith("Bloody Omaha: the five draws. The Allies move first. Hands: ")
    assert not any("You draw" in line for line in public)
    mine = [line for line in lines(t, "axis_chief") if line.startswith("You draw")]
    assert len(mine) == 1, "his own hand, and nobody else's"
    assert lines(t, "axis_left") == public


def test_ov_32_2_turns_and_who_is_waited_for() -> None:
    t = table("ALLIES F2 infantry" + FAR, hand="probe_left dig_in")
    t.roll("F")
    t.do(K, "give P-L>L; send")
    t.do(L, "play P-L @1: F2")
    waiting = ENGINE.offers(t.state)[L].waiting
    assert words("en").say(waiting) == "The Allied left general gives orders and moves"
    t.do(L, "done")
    assert "Turn 2: Axis." in lines(t)
    waiting = ENGINE.offers(t.state)["axis_chief"].waiting
    assert words("en").say(waiting) == "The commander of the Axis is choosing cards"


def test_ov_32_3_a_choice_is_sent_in_numbers_and_each_card_to_its_general() -> None:
    t = table("ALLIES F2 infantry" + FAR, hand="probe_left move_out barrage dig_in dig_in")
    t.roll("SSSS F")
    t.do(K, "give P-L>L, MO>C; self BA A20; send")
    said = lines(t)
    assert "The couriers of the Allies bring cards: left 1, center 1, right 0." in said
    assert "The commander of the Allies plays Barrage." in said
    couriers = [
        (text.args["cards"], who) for text, who in private(t.events) if text.id == "ov-your-cards"
    ]
    assert couriers == [((Msg("ov-card-probe-left"),), (L,)), ((Msg("ov-card-move-out"),), (C,))]
    assert not any("Probe Left" in line for line in said), "until he lays it"


def test_ov_32_4_visit_and_gung_ho() -> None:
    t = table("ALLIES F2 infantry" + FAR, hand="probe_left dig_in", rules={"ALLIES": ["gung_ho"]})
    t.roll("F")
    t.do(K, "give P-L>L; gung L; visit C; send")
    said = lines(t)
    assert "The commander of the Allies visits the center general." in said
    assert "Allies, Gung-Ho: the left general orders one more unit." in said


def test_ov_32_5_the_commissar() -> None:
    t = table(
        "ALLIES F2 infantry" + FAR,
        hand="probe_left dig_in barrage",
        nations={"ALLIES": "RU"},
        rules={"ALLIES": ["commissar"]},
    )
    t.state.camps["ALLIES"].commissar = ["probe_right", "attack_center", "move_out"]
    t.roll("FF")
    t.do(K, "give P-R>R; under P-L, DI; send")
    assert "The commissar: one card used, 2 discarded, 2 put under him." in lines(t)


def test_ov_32_6_a_card_is_laid_and_units_are_ordered() -> None:
    t = table("ALLIES F6 infantry, ALLIES F7 infantry" + FAR, hand="probe_left dig_in")
    t.roll("F")
    t.do(K, "give P-L>L; send")
    t.do(L, "play P-L @2: F6 F7")
    said = lines(t)
    assert "The Allied left general plays Probe Left on section 2." in said
    assert "The Allied left general gives orders at F6, F7." in said
    laid = next(event for event in t.events if event.text.id == "ov-laid")
    assert laid.audience is None
    assert laid.reveals, "shown when it is laid, and not before"


def test_ov_32_7_the_initiative_die() -> None:
    t = table("ALLIES F2 infantry" + FAR, hand="probe_right dig_in")
    t.roll("I")
    t.do(K, "give P-R>R; send")
    t.do(L, "init: F2")
    said = lines(t)
    die = "The Allied left general rolls for initiative: "
    assert f"{die}infantry. It orders infantry." in said
    assert "The Allied left general gives orders at F2." in said
    t = table("ALLIES F2 infantry" + FAR, hand="probe_right dig_in")
    t.roll("F")
    t.do(K, "give P-R>R; send")
    assert f"{die}flag. Nobody moves." in lines(t)


def test_ov_32_8_their_finest_hour() -> None:
    t = table("ALLIES F2 infantry, AXIS A20 infantry", hand="finest_hour dig_in")
    t.roll("IASG")
    t.do(K, "self FH; send")
    rolled = "The Allied left general rolls infantry, armor, star, grenade: "
    assert f"{rolled}orders for 1 infantry, 1 armor and 1 of any kind." in lines(t)


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (
            "ISGF",
            "Infantry at F2 rolls infantry, star, grenade, flag: 2 figures come back. "
            "The unit is ordered.",
        ),
        (
            "AGGF",
            "Infantry at F2 rolls armor, grenade, grenade, flag: nobody comes back. "
            "The unit stays without orders.",
        ),
    ],
)
def test_ov_32_9_medics(roll: str, said: str) -> None:
    t = table("ALLIES F2 infantry 2" + FAR, hand="medics dig_in")
    t.roll("F")
    t.do(K, "give MM>L; send")
    t.roll(roll)
    t.do(L, "play MM: heal F2")
    assert said in lines(t)


# ---- 10 to 13: moves


def test_ov_32_10_moves_by_their_way() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G1 infantry, ALLIES H3 infantry" + FAR,
        "E5:road E6:road E7:road E8:road",
        ordered="E5 G1 H3",
        exits=[{"side": "ALLIES", "hexes": ["I4"], "medals": 2}],
    )
    t.do(L, "E5-E6-E7-E8; G1-; H3-I4-exit")
    said = lines(t)
    assert "Infantry goes from E5 to E8, by road." in said
    assert "Infantry at G1 stays." in said
    assert "Infantry leaves the board at I4: 2 medals." in said
    t = orders("ALLIES E5 infantry" + FAR)
    t.do(L, "E5-D5-C5")
    assert "Infantry goes from E5 to C5." in lines(t)


MINE = "A mine of strength 2 goes off under Infantry at G6: infantry, flag. One figure is lost."


def test_ov_32_11_ice_and_mines() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G5 infantry, ALLIES G9 engineer" + FAR,
        "E6:frozen_river",
        ordered="E5 G5 G9",
    )
    t.state.mines = {"G6": Mine("AXIS", 2), "G8": Mine("AXIS", 3)}
    t.roll("SI IF")
    t.do(L, "E5-E6; G5-G6; G9-G8")
    said = lines(t)
    assert "Infantry on the ice at E6 rolls star, infantry and loses one figure." in said
    assert MINE in said
    assert "Combat engineer clears the mine at G8." in said
    shown = next(event for event in t.events if event.text.id == "ov-mine")
    assert shown.reveals
    t = orders("ALLIES E5 infantry, ALLIES G1 infantry" + FAR, ordered="E5 G1")
    t.state.mines = {"E6": Mine("AXIS", 0)}
    t.do(L, "E5-E6")
    assert "The mine at E6 is a dud." in lines(t)


def test_ov_32_12_works() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G1 infantry" + FAR, "E5:sandbag@ALLIES E6:wire", ordered="E5 G1"
    )
    t.do(L, "E5-E6; G1-")
    t.do(L, "E6 wire")
    said = lines(t)
    assert "Sandbags at E5 are gone." in said
    assert "E6: the wire is cut." in said
    t = table("ALLIES F2 infantry" + FAR, hand="dig_in dig_in")
    t.roll("F")
    t.do(K, "give DI>L; send")
    t.do(L, "play DI: F2")
    assert "F2: the men lay sandbags." in lines(t)
    t = fight("ALLIES E5 infantry" + FAR, "E5:cave_hill")
    t.roll("SII")
    t.do(L, "E5 seal")
    assert "Cave at E5: star, infantry, infantry. It is sealed." in lines(t)


def test_ov_32_13_the_battle_opens_and_the_defender_may_answer() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FAR, enemy="probe_left ambush")
    t.state.discards = []
    t.do(L, "E5-E6")
    said = lines(t)
    assert said.index("All moves are done: the battles begin.") < said.index(
        "The Axis may spring an Ambush."
    )


# ---- 14 to 20: battles


def test_ov_32_14_one_attack_with_the_sum_of_its_dice() -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR, "E7:forest")
    t.roll("I")
    t.do(L, "E5xE7")
    said = lines(t)
    first = (
        "Infantry at E5 attacks Infantry at E7, range 2, with 1 die"
        " (2 for the range, -1 for cover): infantry. 1 hit."
    )
    assert first in said


def test_ov_32_14_a_sum_of_one_number_is_not_told() -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR)
    t.roll("FS")
    t.do(L, "E5xE7")
    first = (
        "Infantry at E5 attacks Infantry at E7, range 2, with 2 dice: flag, star. No hit, 1 flag."
    )
    assert first in lines(t)


def test_ov_32_15_ambush() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G1 infantry, AXIS G3 infantry" + FAR,
        enemy="ambush probe_left",
        ordered="E5 G1",
        pile="barrage dig_in",
    )
    assert t.asked == [L, "axis_chief"]
    t.press("axis_chief", "sheet/others.yes")
    t.roll("GFS")
    t.do(L, "E5xE6")
    t.do("allies_left", "retreat F4")
    said = lines(t)
    first = "Ambush! Infantry at E6 battles first: grenade, flag, star. 1 hit, 1 flag."
    assert said.index(first) < said.index("The attack from E5 comes to nothing.")
    drawn = [who for text, who in private(t.events) if text.id == "ov-you-draw"]
    assert drawn == [("axis_chief",)], "a card drawn, told to the commander alone"


def test_ov_32_16_losses_and_medals_of_how_many() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 2, ALLIES E7 infantry" + FAR, ordered="E5 E7")
    t.roll("ISS I SS")
    t.do(L, "E5xE6; E7xE6")
    said = lines(t)
    assert "Infantry at E6 loses one figure; one is left." in said
    assert "Infantry at E6 falls: 1 of 6 medals for the Allies." in said


def test_ov_32_17_flags_ignored_and_why_the_way_back_and_what_is_blocked() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, AXIS C5 infantry, AXIS C6 infantry" + FAR,
        "E6:sandbag@AXIS C4:river D6:river",
    )
    t.roll("FFF")
    t.state.obstacles["E6"] = "sandbag.AXIS"
    t.state.units["E5"].figures = 4
    t.state.obstacles.pop("E5", None)
    t.roll("F")
    t.dice.left = t.dice.left[:2]
    t.do(L, "E5xE6")
    t.do("axis_right", "flags 1")
    said = lines(t)
    assert "Infantry at E6 ignores one flag (Sandbags)." in said
    assert "Infantry falls back from E6 to D5." in said
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "D5:river D6:river")
    t.roll("FSS")
    t.do(L, "E5xE6")
    said = lines(t)
    assert "Infantry at E6 cannot retreat." in said
    assert "Infantry at E6 loses one figure; 3 are left." in said


def test_ov_32_17_an_army_that_ignores_flags_is_named() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
        nations={"AXIS": "JP"},
        rules={"AXIS": ["japanese_army"]},
    )
    t.roll("FSS")
    t.do(L, "E5xE6")
    assert "Infantry at E6 ignores one flag (Infantry)." in lines(t)


def test_ov_32_18_taking_ground_overrun_and_the_second_move() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, ALLIES G1 infantry, "
        "AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("GSS SSS")
    t.do(L, "E5xE6+>E7")
    said = lines(t)
    assert said.index("Armor from E5 takes E6.") < said.index(
        "Armor at E6 overruns: one more battle."
    )
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, card="behind_enemy_lines")
    order = t.state.units["E5"].order
    assert isinstance(order, Order)
    order.again = True
    t.roll("SSSS")
    t.do(L, "E5xE6; E5-F5-F4")
    assert "Infantry goes from E5 to F4." in lines(t)


def test_ov_32_19_objectives() -> None:
    goal = {
        "id": "hill",
        "side": "ALLIES",
        "hexes": ["E6"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "temporary",
        "name": {"en": "Hill 112", "pl": "Wzgórze 112"},
    }
    t = orders("ALLIES E5 infantry, ALLIES G1 infantry" + FAR, objectives=[goal], ordered="E5 G1")
    t.do(L, "E5-E6")
    assert "The Allies take Hill 112: medal 1 of 6." in lines(t)
    t.state.units["E6"].order = Order("left", "", "E6")
    t.do(L, "E6-E7")
    assert "The Allies lose Hill 112 and have 0 of 6 left." in lines(t)


def test_ov_32_20_the_commanders_own_attack() -> None:
    t = table("ALLIES I1 infantry, AXIS E5 infantry, AXIS E6 armor" + FAR, hand="air_power dig_in")
    t.roll("IS AG FF")
    t.do(K, "self AP E5 E6; send")
    said = lines(t)
    assert "The commander of the Allies plays Air Power." in said
    assert "Air Power on Infantry E5: infantry, star. 2 hits." in said
    assert "Air Power on Armor E6: armor, grenade. 2 hits." in said


def test_ov_32_21_reported_in_both_languages() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G3 infantry, "
        "ALLIES C1 infantry, AXIS C3 infantry" + FAR,
        ordered="E5 G1 C1",
    )
    t.roll("SS SS")
    t.do(L, "E5xE7; E5xE7; G1xG3")
    assert [words(lang).say(t.skipped[0]) for lang in ("en", "pl")] == [
        "`E5xE7` does not work: “E5xE7” will not do here. Which attack next? "
        "You could say “Attack: G1 → Infantry at G3 (2 dice)”, "
        "“Attack: C1 → Infantry at C3 (2 dice)”.",
        "`E5xE7` się nie udaje: „E5xE7” tu nie pasuje. Który atak następny? Możesz odpowiedzieć na "
        "przykład: „Atakuj: G1 → Piechota na G3 (2 kości)”, "
        "„Atakuj: C1 → Piechota na C3 (2 kości)”.",
    ]


# ---- 22 to 27


def test_ov_32_22_recovery() -> None:
    t = table(
        "ALLIES F2 infantry" + FAR,
        hand="probe_left dig_in",
        pile="barrage move_out",
        options={"air_rules": "on"},
    )
    t.state.pile = ["move_out", "air_sortie"]
    t.state.discards = ["barrage"]
    t.state.air = True
    t.roll("F")
    t.do(K, "give P-L>L; send")
    t.do(L, "play P-L @1:; done")
    said = lines(t)
    assert "The Allies discard Probe Left." in said
    assert "The Allies draw and lay out an Air Sortie." in said
    assert any(line.startswith("The discards are shuffled into a new pile of ") for line in said)
    assert "The Allies draw 2 cards." in said
    drawn = [
        text.args["cards"]
        for text, who in private(t.events)
        if text.id == "ov-you-draw" and who == (K,)
    ]
    assert len(drawn) == 1
    assert len(drawn[0]) == 2


def test_ov_32_23_night_and_day() -> None:
    t = table(options={"night": True}, side="AXIS")
    game = Game(t.state, t.dice)
    t.state.visibility = 3
    t.roll("SSIG")
    recovery.begin_turn(game, "ALLIES")
    t.roll("SFIG")
    recovery.begin_turn(game, "ALLIES")
    t.events = game.events
    said = lines(t)
    assert "star, star, infantry, grenade: visibility 5." in said
    assert "star, flag, infantry, grenade: it is day." in said


def test_ov_32_24_airplanes() -> None:
    t = table(
        "ALLIES F2 infantry, AXIS H3 infantry, AXIS G2 infantry" + FAR,
        hand="dig_in dig_in",
        options={"air_rules": "on"},
    )
    t.state.air, t.state.camps["ALLIES"].sorties = True, 1
    t.roll("F")
    t.do(K, "give AS>L; send")
    t.do(L, "fly I2-I3-H3-G4")
    t.roll("I")
    t.do(L, "strafe G4 H3")
    said = lines(t)
    assert "An airplane of the Allies comes in at I2." in said
    assert "The airplane of the Allies flies I2-I3-H3-G4." in said
    assert any(line.startswith("Airplane on Infantry H3: ") for line in said)
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR, options={"air_rules": "on"})
    t.state.planes = [Plane("axis1", "AXIS", "E6", "right", ["E6"])]
    t.roll("SFI")
    t.do(L, "shoot E5 E6")
    assert any("It is shot down." in line for line in lines(t))


def test_ov_32_26_somebody_gives_up() -> None:
    t = table()
    t.events += ENGINE.concede(t.state, L, t.dice)
    assert "Allied left general gives up." in lines(t)


def test_ov_32_27_the_end_with_the_hands() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1, enemy="barrage move_out")
    t.roll("ISS")
    t.do(L, "E5xE6")
    said = lines(t)
    assert "The Allies win with one medal to 0. That is all it takes." in said
    assert "The Axis still held Barrage, Move Out." in said


def test_ov_32_28_one_attack_is_told_in_one_piece() -> None:
    """Everything from the declaration to the overrun stands together, nothing else between."""
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, ALLIES G1 infantry, "
        "AXIS G3 infantry" + FAR,
        ordered="E5 G1",
    )
    t.roll("GSS SSS")
    before = len(t.events)
    t.do(L, "E5xE6+>E7")
    ids = [event.text.id.removeprefix("ov-") for event in t.events[before:]]
    assert ids == ["attack", "eliminated", "ground", "overrun", "attack"]
    assert all(event.places for event in t.events[before:]), "each is marked on the picture"


@pytest.mark.parametrize(("card", "by"), [("AP A20", "air_power"), ("BA A20", "barrage")])
def test_ov_32_20_a_card_attacks_from_nowhere_on_the_board(card: str, by: str) -> None:
    """No unit is ever shown attacking itself (OV-30.14)."""
    t = table("ALLIES I1 infantry" + FAR, hand="air_power barrage dig_in dig_in")
    t.roll("SSSS FF" if by == "barrage" else "SS FF")
    t.do(K, f"self {card}; send")
    shown = ENGINE.view(t.state, None).attack
    assert (shown.attacker, shown.target, shown.by) == ("", "A20", by)


def test_ov_32_24_an_airplane_attacks_from_where_it_is() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, AXIS H3 infantry" + FAR, options={"air_rules": "on"}
    )
    t.state.planes = [
        Plane("allies1", "ALLIES", "G4", "left", ["I2", "H3", "G4"], ordered=True, by="left")
    ]
    t.roll("I")
    t.do(L, "strafe G4")
    shown = ENGINE.view(t.state, None).attack
    assert (shown.attacker, shown.target, shown.by) == ("G4", "H3", "airplane")
