"""What the log tells, and to whom (chapter E)."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.contract import Event
from engines.total_domination import automaton, ending, names, solo
from engines.total_domination.game import Game
from tests.engines.total_domination.table import ALL, Table


def told(events: list[Event], seat: str = "") -> list[str]:
    """The log in English, as one seat may read it, or everybody."""
    say = words("en").say
    return [say(e.text) for e in events if e.audience is None or seat in e.audience]


def public(t: Table) -> list[str]:
    return told(t.events)


def own(t: Table, seat: str) -> list[str]:
    """What only this seat was told."""
    say = words("en").say
    return [say(e.text) for e in t.events if e.audience == (seat,)]


def war(active: str = "germany", **options: str) -> Table:
    return Table(active=active, **options).hands(
        germany="germany_01 germany_14", uk="uk_01 uk_13", japan="japan_01", ussr="ussr_01"
    )


def test_td_e_1_a_year_begins():
    """The packets are told to their owners alone."""
    t = Table().step("draft")
    assert public(t) == [
        "1939 begins: packets go to the left, Germany first. Hands: Germany 5, United Kingdom 4, "
        "Japan 4, USSR 4."
    ]
    packet = t.state.hands["uk"].packet
    (line,) = own(t, "uk")
    assert all(words("en").say(names.short_card(c.arg)) in line for c in t.offer("uk").choices)
    assert len(packet) == 4
    assert t.events[-1].audience is not None


def test_td_e_2_picks_are_told_without_cards():
    """TD-E.2: the last discards are open."""
    t = Table().step("draft")
    for _ in range(3):
        t.default()
    picked = [line for line in public(t) if line.startswith("Everybody has picked: ")]
    others = "United Kingdom 1, Japan 1, USSR 1."
    assert picked == [f"Everybody has picked: Germany {n}, {others}" for n in (2, 1, 1)]
    assert public(t)[-1].startswith("The draft ends. Nobody took ")
    assert len(t.said("td-log-draft-ends")[0].args["cards"]) == 4
    assert len(own(t, "ussr")) == 6, "three packets, three picks"


def test_td_e_3_exchanges():
    t = war().top("uk_02").step("exchange")
    for seat, pick in zip(ALL, ("swap/germany_14", "pass", "pass", "pass"), strict=False):
        t.press(seat, pick) if seat == "germany" else t.press(seat, "pass")
    assert "Germany discards Germany 14 (1 OP; Peace) and draws." in public(t)
    assert any("United Kingdom 2 " in line for line in own(t, "germany"))
    assert "United Kingdom 2" not in " ".join(public(t))


def test_td_e_4_espionage_is_told_to_spy_and_victim():
    """TD-E.4, TD-H.4: the public hears whom, how many and the discard; the new card its owner."""
    t = war().tech("uk", "espionage").top("ussr_02").step("exchange")
    for seat in ("germany", "japan", "ussr"):
        t.press(seat, "pass")
    t.press("uk", "spy/germany.ask")
    t.press("uk", "burn/germany_01")
    lines = public(t)
    assert "The United Kingdom looks at the hand of Germany and sees 2 cards." in lines
    assert any("makes Germany discard Germany 1 " in line for line in lines)
    assert not any("Germany 14" in line for line in lines), "what was seen is not told"
    for seat in ("uk", "germany"):
        assert any("Germany 1 " in line and "Germany 14 " in line for line in own(t, seat)), seat
    assert any("USSR 2 " in line for line in own(t, "germany"))
    assert not any("USSR 2 " in line for line in lines + own(t, "uk"))
    assert own(t, "japan") == own(t, "ussr") == []


def test_td_e_5_the_arctic_swap():
    t = war(arctic="on").put("germany.fleet", "arctic").step("swap")
    t.press("germany", "give/germany_14")
    t.press("japan", "give/japan_01")
    (line,) = [text for text in public(t) if "swap" in text.lower()]
    assert "Japan 1 (" not in line
    assert "Germany 14" not in line
    assert any("Germany 14 " in text and "Japan 1 " in text for text in own(t, "germany"))
    assert any("Germany 14 " in text and "Japan 1 " in text for text in own(t, "japan"))
    t = war(arctic="on").put("germany.fleet", "arctic").step("swap")
    t.press("germany", "give/germany_14")
    t.press("japan", "pass")
    assert t.said("td-log-no-swap")
    assert own(t, "germany") == []


def test_td_e_6_a_card_is_played_with_all_parts_of_its_value():
    t = war().front("germany", "germany_05").saved("germany", "germany_02")
    t.press_each("germany", "event/germany_01", "form/army.germany", "done")
    assert (
        "Germany plays Germany 1 as its event: "
        "8 OP (7 on the card, 1 from cards in front), with 1 saved up." in public(t)
    )
    assert public(t)[-1] == "Germany spends 3 OP and keeps 1."


def test_td_e_7_every_step_is_told():
    """Formed, recalled, moved with its way, attacked and destroyed, bombers caught."""
    t = war().clear("great_britain")
    t.put("germany.army", "benelux").put("germany.fleet", "benelux")
    t.put("uk.bomber", "great_britain").tech("germany", "mechanization", "landing_craft")
    t.press("germany", "operate/germany_01")
    t.go("germany", "germany.fleet", "benelux", "great_britain")
    t.go("germany", "germany.army", "germany", "great_britain")
    t.press_each("germany", "recall/germany.army.austria", "form/army.germany", "done")
    lines = public(t)
    assert "Germany moves the German fleet: Benelux → Great Britain." in lines
    assert [m.args["unit"].args for m in t.said("td-log-bombers-caught")] == [
        {"nation": "uk", "kind": "bomber"}
    ]
    assert "Germany moves the German army: Germany → Benelux → Great Britain." in lines, (
        "over the sea, since an own unit is there"
    )
    assert [m.args["space"].id for m in t.said("td-log-recall")] == ["td-space-austria"]
    assert "Germany forms a German army in Germany." in lines
    t = war()
    t.press_each("germany", "operate/germany_01", "attack/neutral.army.poland")
    assert "Germany destroys the neutral army in Poland." in public(t)


def test_td_e_8_control_and_points_before_and_after():
    t = war().clear("poland")
    t.press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "germany", "poland")
    assert public(t)[-2:] == [
        "Germany takes Poland (1 VP).",
        "VP: Germany 8 → 9. Axis 16, Allies 19.",
    ]


def test_td_e_9_which_technology_is_told_to_its_owner():
    t = war().hand("germany", "germany_03")
    t.press("germany", "technology/germany_03")
    assert public(t) == ["Germany develops a technology, face down."]
    assert any("Mechanization" in line for line in own(t, "germany"))


def test_td_e_10_events_and_what_came_of_them():
    """Tactics with its target, Diplomacy with the comparison, Peace with the revealed card."""
    t = war().hand("germany", "germany_06")
    t.press("germany", "event/germany_06.uk")
    assert public(t)[0].startswith("Germany puts Germany 6 ")
    assert "United Kingdom" in public(t)[0]
    t = war().hand("germany", "germany_12").diplomacy("uk", "uk_11")
    t.press("germany", "event/germany_12")
    assert [m.args["card"].args["n"] for m in t.said("td-log-diplomacy-lost")] == [11]
    assert "VP: Germany 8 → 10, United Kingdom 11 → 10. Axis 17, Allies 19." in public(t)
    t = war().top("uk_02")
    t.press("germany", "event/germany_14")
    assert public(t)[0] == "Germany plays Germany 14 and turns up United Kingdom 2 (5 OP)."


def test_td_e_11_rockets():
    t = war().tech("germany", "v2").tech("uk", "radar")
    t.press("germany", "rocket/germany_01.v2.uk")
    (message,) = t.said("td-log-rocket")
    assert (message.args["n"], len(message.args["lost"])) == (1, 1)
    assert t.events[-1].audience is None


def test_td_e_12_lend_lease_aggression_joining():
    t = war("uk").put("uboat", "atlantic")
    t.state.tracks["usa"] = 3
    drawn = t.state.joining["usa"][-1]
    t.press("uk", "lend/uk_01")
    lines = public(t)
    assert any(
        "4 of 4 steps towards war. With U-boats about, a card must" in line for line in lines
    )
    assert any(line.startswith("The USA joins the war beside the United King") for line in lines)
    assert [e.audience for e in t.events if e.text.id == "td-log-lent-own"] == [("uk",)]
    assert drawn in t.state.hands["uk"].lent
    t = war("japan").clear("philippines").put("japan.fleet", "ryukyu")
    t.press("japan", "operate/japan_01")
    t.go("japan", "japan.fleet", "ryukyu", "philippines")
    assert any(line.startswith("Japan provokes the USA, now 1 of 4 steps") for line in public(t))


def test_td_e_13_passing():
    t = war()
    t.press("germany", "pass")
    t.press("germany", "reserve/germany_01")
    (line,) = public(t)
    assert "Germany 14 " in line
    assert "Germany 1 " not in line
    assert "1 in reserve." in line
    assert any("Germany 1 " in text for text in own(t, "germany"))


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("victory", "Axis 15 of 29, Allies 19 of 33."),
        ("ready", "Bombers, rockets and Radars are ready again."),
    ],
)
def test_td_e_14_each_step_has_its_line(step, line):
    t = war()
    t.step(step)
    assert public(t) == [line]


@pytest.mark.parametrize("step", ["france", "italy", "markers", "bombing", "techs"])
def test_td_e_14_nothing_is_said_where_nothing_happens(step):
    assert public(war().step(step)) == []


def test_td_e_14_and_another_one_when_something_does():
    t = war().put("destroyed", "germany")
    t.step("markers")
    assert t.said("td-log-rebuilt")
    t.state.powers["germany"].pending = "germany_03"
    t.find("germany_03").step("techs")
    assert t.said("td-log-tech-active")
    t.put("uk.bomber", "great_britain").step("bombing")


def test_td_e_15_a_reshuffle_is_told():
    t = war()
    t.pile(*list(t.state.deck))
    n = len(t.state.discard)
    t.press("germany", "event/germany_14")
    (message,) = t.said("td-log-reshuffled")
    assert message.args["n"] == n
    assert len(t.state.deck) == n - 1


def test_td_e_16_the_bot_says_what_decided():
    t = Table(players="1")
    assert t.state.solo
    t.state.solo.pile, t.state.solo.waiting = ["solo_01"], []
    t.clear("balkans")
    game = Game(t.state, t.rng)
    solo.turn(game, "germany")
    lines = told(game.events)
    assert lines[0] == "Germany turns up Axis card 1: move, form, destroy."
    assert "As the card says: nearest to the eastern edge." in lines
    assert "As the card says: in the order of defence." in lines
    t = Table(players="1").clear("austria")
    game = Game(t.state, t.rng)
    assert automaton.act(game, "germany", "move", ("army", "fleet"), "solo_01")
    assert told(game.events)[-1] == "As the card says: an empty home first."


def test_td_e_17_at_the_end_everything_is_opened():
    """TD-H.9: winner, reason and all hidden cards, also in what everybody sees."""
    t = war()
    t.find("uk_02").state.hands["uk"].reserve.append("uk_02")
    t.find("ussr_03").state.powers["ussr"].pending = "ussr_03"
    game = Game(t.state, t.rng)
    ending.finish(game, "axis", "time", "TD-5.2.1")
    lines = told(game.events)
    assert lines[0] == "The Axis wins: time has run out for the Allies."
    assert any(
        line.startswith("The United Kingdom still holds: ") and "United Kingdom 2 " in line
        for line in lines
    )
    assert any(line.startswith("The USSR still holds: ") and "USSR 3 " in line for line in lines)
    assert dict(t.view().opened)["uk"] == ("uk_01", "uk_13", "uk_02")
    assert dict(t.view().opened)["ussr"] == ("ussr_01", "ussr_03")
