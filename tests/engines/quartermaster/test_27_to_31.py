"""Decisions, state, board view, events, options (QM-27 to QM-31)."""

from __future__ import annotations

import pytest

from engines.contract import OrderBook
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, blind, walk
from engines.quartermaster import ENGINE, names, placing
from engines.quartermaster.components import BIT, COUNTRIES, LAND, LIMIT, book
from engines.quartermaster.state import Played, State
from engines.quartermaster.view import TableView
from tests.engines.quartermaster.table import Table, check, table, words

# ---- 27: what silence means


def silence(t: Table, seat: str) -> tuple[str, ...]:
    return t.offer(seat).default


def test_qm_27_1_set_up_the_three_drawn_last():
    state = ENGINE.new(COUNTRIES, {}, SeededRng(b"x"))
    offer = ENGINE.offers(state)["italy"]
    assert offer.default == tuple(choice.key for choice in offer.choices[-3:])


def test_qm_27_2_start_of_turn_pass():
    t = table("germany:A@balkans", statuses={"germany": "volkssturm"}, start=True)
    assert silence(t, "germany") == ("pass",)


def test_qm_27_3_reallocation_no_then_the_first_in_order():
    t = table(
        "",
        hands={"germany": "plunder*5"},
        options={"reallocation": "on"},
        decks={"germany": "sb bn lb ba"},
        rng=SeededRng(b"x"),
    )
    assert silence(t, "germany") == ("drop/germany.plunder",)
    t.do("germany", "reallocate; discard plunder, plunder+2, plunder+3, plunder+4")
    assert t.args("germany", "take") == ["germany.ba", "germany.lb", "germany.bn", "germany.sb"]
    assert silence(t, "germany") == ("take/germany.ba",)


def test_qm_27_4_qm_31_14_the_main_choice_discards_the_oldest_card():
    t = table("", hands={"germany": "lb ba"})
    assert silence(t, "germany") == ("drop/germany.lb",)


def test_qm_27_5_choices_of_a_text_take_the_first_and_decline_what_is_optional():
    t = table("germany:A@germany", hands={"germany": "forced_conscription"})
    t.do("germany", "play forced_conscription")
    assert silence(t, "germany") == ("recruit/balkans",)
    t.do("germany", "recruit italy")
    assert silence(t, "germany") == ("skip",)


def test_qm_27_6_a_hand_cost_takes_the_oldest_cards():
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "lb sb ba"},
        statuses={"uk": "resistance"},
    )
    t.do("uk", "instead resistance")
    assert silence(t, "uk") == ("discard/uk.lb", "discard/uk.sb")


def test_qm_27_7_a_reaction_passes():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    assert silence(t, "ussr") == ("pass",)


def test_qm_27_8_teammates_who_both_offer_are_ordered_by_qm_17_8():
    t = table(
        "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe",
        hands={"germany": "sb"},
        responses={"uk": "destroyers"},
        statuses={"usa": "radar"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("uk", "use destroyers")
    t.do("usa", "use radar")
    assert t.said("qm-used")[0].args["card"] == names.card("usa.radar")


def test_qm_27_9_a_build_is_placed_redeclared_or_swapped():
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "ba"},
        statuses={"uk": "lord_linlithgow"},
    )
    t.do("uk", "play ba")
    assert {key.partition("/")[0] for key in t.keys("uk")} == {"build", "redeclare", "swap"}
    assert silence(t, "uk")[0].startswith("build/")


def test_qm_27_10_an_ally_refuses():
    t = table("uk:A@united_kingdom", "usa", hands={"usa": "lend_lease"})
    t.do("usa", "play lend_lease; name uk")
    assert silence(t, "uk") == ("none",)


def test_qm_27_11_malta_mills():
    t = table("germany:N@mediterranean_sea A@balkans", "uk", hands={"uk": "malta_submarines"})
    t.do("uk", "play malta_submarines")
    assert silence(t, "germany") == ("part/0",)


def test_qm_27_12_freeing_a_unit_none():
    t = table(
        "italy:A@italy; germany:A@germany,italy,balkans,ukraine,russia,moscow,siberia",
        "italy",
        hands={"italy": "afrika_korps"},
    )
    t.do("italy", "play afrika_korps")
    assert silence(t, "germany") == ("none",)


def test_qm_27_13_supply_removals_by_name():
    t = table("ussr:A@siberia,russia", "ussr", hands={"ussr": "ba"}, responses={"ussr": "moscow"})
    t.do("ussr", "drop ba")
    assert silence(t, "ussr") == ("first/russia",)


def test_qm_27_14_victory_statuses_are_used():
    t = table(
        "italy:A@italy,balkans",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "balkan_resources"},
    )
    t.do("italy", "drop ba")
    assert silence(t, "italy") == ("all",)


def test_qm_27_15_nothing_is_discarded():
    t = table("germany:A@germany", hands={"germany": "ba lb"})
    t.do("germany", "drop ba")
    assert silence(t, "germany") == ()


def test_qm_27_16_the_deck_stays_as_it_is():
    t = table(
        "germany:A@germany",
        statuses={"germany": "superior_planning"},
        start=True,
        decks={"germany": "lb sb ba"},
    )
    t.do("germany", "use superior_planning")
    assert silence(t, "germany") == ("keep",)


def test_qm_27_17_lifting_stops():
    t = table("germany:A@germany,balkans", hands={"germany": "autobahn"})
    t.do("germany", "play autobahn")
    assert silence(t, "germany") == ("stop",)
    t.do("germany", "lift balkans")
    assert silence(t, "germany") == ("forgo",)


def test_qm_27_18_nobody_is_waited_for_about_own_units():
    t = table("uk:A@india", hands={"germany": "ba"})
    offer = t.offer("uk")
    assert (offer.required, offer.default, offer.least) == (False, (), 0)
    t.press("uk")  # and nothing happens
    assert t.at("uk") == ["india"]


def test_qm_27_19_orders_can_be_set_at_any_time():
    menu = ENGINE.orders.menu(table("").state, "italy", OrderBook())
    assert menu.choices
    assert not menu.required


def test_qm_27_20_a_card_from_the_pile_may_be_left_there():
    t = table("usa:A@canada", "usa", hands={"usa": "flexible_resources"}, shown={"usa": "radar"})
    t.do("usa", "play flexible_resources")
    assert silence(t, "usa") == ("none",)
    t.do("usa", "none")
    assert t.nation("usa").shown == ["usa.radar", "usa.flexible_resources"]


def test_qm_27_21_every_command_is_a_verb_of_some_offer():
    """QM-27.21's commands: set-up, play, discard unplayed, instead, reallocate, offer, pass,
    use now, choose, remove, discards of the phase, orders."""
    seen: set[str] = set()
    for seed in range(6):
        state = ENGINE.new(COUNTRIES, {"reallocation": "on"}, SeededRng(b"%d" % seed))
        for offers, _, _ in walk(ENGINE, state, SeededRng(b"d"), QuickRng(seed)):
            seen |= {choice.verb for offer in offers.values() for choice in offer.choices}
    assert {"play", "drop", "reallocate", "pass", "use", "remove", "discard", "take"} <= seen


# ---- 28


def played_out(seed: int, options: dict[str, str] | None = None):
    state = ENGINE.new(COUNTRIES, options or {}, SeededRng(b"%d" % seed))
    yield from walk(ENGINE, state, SeededRng(b"d%d" % seed), QuickRng(seed))


def all_cards(state: State) -> list[str]:
    found = []
    for nation in state.nations.values():
        found += nation.deck + nation.hand + nation.statuses + nation.responses
        found += nation.hidden + nation.shown
    for frame in state.flow:
        if isinstance(frame, Played):
            found.append(frame.card)
        if frame.kind == "use" and frame.stage > 0 and book()[frame.card].type == "response":
            found.append(frame.card)
    return found


def test_qm_28_1_qm_28_2_a_game_is_a_value_that_can_be_saved_and_replayed():
    moves = []
    state = ENGINE.new(COUNTRIES, {}, SeededRng(b"0"))
    for _, seat, picks in walk(ENGINE, state, SeededRng(b"d0"), QuickRng(0)):
        moves.append((seat, picks))
        if len(moves) == 120:
            saved = ENGINE.dump(state)
            break
    again, rng = ENGINE.new(COUNTRIES, {}, SeededRng(b"0")), SeededRng(b"d0")
    for seat, picks in moves[:-1]:
        ENGINE.apply(again, seat, picks, rng)
    assert ENGINE.dump(again) == saved
    assert ENGINE.dump(ENGINE.load(saved)) == saved


@pytest.mark.parametrize("seed", range(3))
def test_qm_28_3_the_invariants_hold_after_every_step(seed: int):
    state = ENGINE.new(COUNTRIES, {"reallocation": "on"}, SeededRng(b"%d" % seed))
    whole = sorted(all_cards(state))
    assert len(whole) == 220
    for _ in walk(ENGINE, state, SeededRng(b"d"), QuickRng(seed)):
        check(state)
        assert sorted(all_cards(state)) == whole


def test_qm_28_4_what_can_be_derived_is_not_stored():
    stored = ENGINE.dump(table("germany:A@germany").state).decode()
    for word in ("supplied_units", "ports", "straits", "legal", "suspects"):
        assert word not in stored


def test_qm_28_5_no_hidden_face_is_in_a_view_or_an_offer_of_another_seat():
    for seed in range(2):
        state = ENGINE.new(COUNTRIES, {}, SeededRng(b"%d" % seed))
        for n, _ in enumerate(walk(ENGINE, state, SeededRng(b"d"), QuickRng(seed))):
            if n % 15:
                continue
            british = state.nations["uk"]
            hidden = set(british.hand + british.deck + british.hidden + british.responses)
            hidden -= set(british.shown + british.statuses + state.seen + state.placed)
            for seat in ("germany", "usa", None):
                seen = repr(ENGINE.view(state, seat))
                asked = ENGINE.offers(state).get(seat) if seat else None
                for card in hidden:
                    name = repr(names.card(card).id)
                    in_public = any(
                        names.card(c).id == names.card(card).id
                        for n in state.nations.values()
                        for c in n.shown[-1:] + n.statuses
                    )
                    if (
                        not in_public
                        and ".b" not in card
                        and ".lb" not in card
                        and ".sb" not in card
                    ):
                        assert name not in seen, (seat, card)
                        assert f"'{card}'" not in repr(asked), (seat, card)


# ---- 29


def view(t: Table) -> TableView:
    found = ENGINE.view(t.state, None)
    assert isinstance(found, TableView)
    return found


def test_qm_29_1_the_header():
    t = table("germany:A@germany", hands={"germany": "ba"}, round_number=7)
    t.state.vp = {"axis": 12, "allies": 20}
    seen = view(t)
    assert (seen.round, seen.rounds, seen.country, seen.step) == (7, 20, "germany", "play")
    assert (seen.axis, seen.allies, seen.lead, seen.lead_by, seen.to_win) == (
        12,
        20,
        "allies",
        8,
        22,
    )
    assert (seen.waiting, seen.question.id) == (("germany",), "qm-wait-main")


def test_qm_29_2_the_map():
    t = table(
        "germany:A@germany,siberia,north_africa N@north_atlantic; uk:A@germany"
        if False
        else "germany:A@siberia,north_africa N@north_atlantic; uk:A@germany",
        hands={"germany": "ba"},
    )
    pieces = {(p.country, p.space): p for p in view(t).pieces}
    assert not pieces["germany", "siberia"].supplied
    assert not pieces["germany", "north_atlantic"].port
    assert pieces["uk", "germany"].kind == "army"
    straits = {s.id: s.open_for for s in view(t).straits}
    assert (straits["gibraltar"], straits["suez"]) == ("axis", "allies")
    held = {c.country: c.held_by for c in view(t).countries}
    assert (held["germany"], held["uk"]) == (("uk",), ())
    assert len(view(t).supply) == 12


def test_qm_29_2_the_latest_change_and_protected_units():
    t = table(
        "germany:A@eastern_europe,balkans; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert [p.space for p in view(t).pieces if p.protected] == ["ukraine"]
    t.do("germany", "use dive_bombers; battle ukraine")
    built = table("germany:A@germany", hands={"germany": "ba lb"})
    built.do("germany", "play ba; build balkans")
    assert view(built).changed == ("balkans",)


def test_qm_29_3_qm_29_7_every_country_in_numbers():
    t = table(
        "uk:A@india",
        "uk",
        hands={"uk": "ba lb"},
        statuses={"uk": "royal_navy"},
        responses={"uk": "raf"},
        hidden={"uk": "ba*2"},
        shown={"uk": "sb"},
    )
    uk = view(t).countries[1]
    assert (uk.country, uk.deck, uk.hand, uk.responses, uk.discard) == ("uk", 10, 2, 1, 3)
    assert (uk.top.id, uk.armies_left, uk.navies_left) == ("uk.sb", 4, 5)
    assert [(s.card.id, s.used) for s in uk.statuses] == [("uk.royal_navy", False)]
    assert words(uk.statuses[0].card.text).startswith("Once per turn, after you fight a sea")


def test_qm_29_4_the_preview():
    t = table(
        "italy:A@italy,balkans,siberia; germany:A@italy",
        "germany",
        hands={"germany": "ba"},
        statuses={"italy": "balkan_resources"},
    )
    italy = view(t).countries[4].preview
    assert italy.spaces == (("italy", 1),)
    assert italy.statuses == (("italy.balkan_resources", 1),)
    assert italy.removed == ("siberia",)
    assert (italy.points, italy.skipped) == (2, False)


def test_qm_29_5_a_seats_own_view():
    t = table("uk:A@india", "uk", hands={"uk": "ba"}, responses={"uk": "raf"}, hidden={"uk": "lb"})
    mine = ENGINE.view(t.state, "uk")
    assert [c.id for c in mine.hand + mine.responses + mine.discard] == ["uk.ba", "uk.raf", "uk.lb"]
    assert mine.table == view(t)
    assert "RAF" in words(mine.responses[0].name)


def test_qm_29_6_the_view_can_be_said_in_words_alone():
    t = table("germany:A@germany N@baltic_sea; uk:A@india")
    lines = [
        f"{words(names.space(p.space))}: {words(names.unit(p.country, p.space))}"
        for p in view(t).pieces
    ]
    assert lines == ["Germany: German Army", "India: UK Army", "Baltic Sea: German Navy"]


# ---- 30

EVENTS = {
    1: "qm-turn", 2: "qm-ready", 3: "qm-turn qm-round-ends", 4: "qm-played qm-played-response",
    5: "qm-dropped", 6: "qm-instead qm-used", 7: "qm-used", 8: "qm-build qm-redeclared qm-recruit",
    9: "qm-battle qm-saved", 10: "qm-removed", 11: "qm-protected qm-protection-ends",
    12: "qm-discarded qm-milled", 13: "qm-vp-lost", 14: "qm-scored qm-scored-spaces",
    15: "qm-victory-skipped", 16: "qm-strait", 17: "qm-opened qm-no-reaction", 18: "qm-moved",
    19: "qm-drawn", 20: "qm-reallocates qm-reallocated qm-shuffled", 21: "qm-skipped",
    22: "qm-cancelled", 24: "qm-over",
}  # fmt: skip
OWN = ("-own",)


def told_in_games() -> set[str]:
    found: set[str] = set()
    for seed in range(40):
        state = ENGINE.new(COUNTRIES, {"reallocation": "on"}, SeededRng(b"%d" % seed))
        rng, chance = SeededRng(b"d%d" % seed), QuickRng(seed)
        while offers := ENGINE.offers(state):
            seat, picks = (able if seed % 2 else blind)(ENGINE, state, offers, chance)
            events = ENGINE.apply(state, seat, picks, rng)
            found |= {event.text.id for event in events}
            for event in events:
                own = event.text.id.endswith("-own")
                assert own == (event.audience is not None), event
                words(event.text), words(event.text, "pl")
    return found


def test_qm_30_1_to_qm_30_24_every_event_is_told_in_some_game():
    """QM-30.1, QM-30.2, QM-30.3, QM-30.4, QM-30.5, QM-30.6, QM-30.7, QM-30.8, QM-30.9, QM-30.10,
    QM-30.11, QM-30.12, QM-30.13, QM-30.14, QM-30.15, QM-30.16, QM-30.17, QM-30.18, QM-30.19,
    QM-30.20, QM-30.21, QM-30.22, QM-30.24: and each can be said in both languages."""
    told = told_in_games()
    for number, ids in EVENTS.items():
        for message in ids.split():
            assert message in told, f"QM-30.{number}: {message}"


@pytest.mark.parametrize(
    ("space", "building", "why"),
    [
        ("balkans", True, "qm-why-own"),
        ("russia", False, "qm-why-enemy"),
        ("india", True, "qm-why-not-adjacent"),
        ("india", False, ""),
        ("siberia", True, "qm-why-unsupplied"),
        ("siberia", False, ""),
        ("western_europe", True, ""),
    ],
)
def test_qm_30_21_a_part_left_out_says_why(space: str, building: bool, why: str):
    t = table("germany:A@germany,balkans,kazakhstan; ussr:A@russia")
    found = placing.refused(t.state, "germany", space, building)
    assert (found.id if found else "") == why


def test_qm_30_23_a_default_is_an_answer_like_any_other():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.press("ussr", *t.offer("ussr").default)
    assert len(t.said("qm-no-reaction")) == 1


def test_qm_30_25_a_line_names_its_causes_in_full():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build russia")
    t.do("ussr", "use rasputitsa")
    said = [words(m) for m in t.said("qm-removed")]
    assert said == ["The German Army in Russia is eliminated (Rasputitsa)."]


def test_qm_30_26_unused_cards_change_no_line():
    lines = []
    for card in ("moscow", "stalingrad"):
        t = table(
            "germany:A@eastern_europe; ussr:A@ukraine",
            hands={"germany": "lb"},
            responses={"ussr": card},
        )
        t.do("germany", "play lb; battle ukraine")
        t.do("ussr", "pass")
        lines.append([e.text for e in t.events if e.audience != ("ussr",)])
    assert lines[0] == lines[1]


# ---- 31: 2 to 5 are tested with their rules


@pytest.mark.parametrize(("value", "legal"), [("off", False), ("on", True)])
def test_qm_31_1_reallocation(value: str, legal: bool):
    t = table("", hands={"germany": "plunder*5"}, options={"reallocation": value})
    assert t.possible("germany", "reallocate") is legal


@pytest.mark.parametrize(("value", "fed"), [("off", False), ("on", True)])
def test_qm_31_6_supply_grants_extend(value: str, fed: bool):
    t = table(
        "ussr:A@siberia,kazakhstan N@caspian_sea",
        "ussr",
        statuses={"ussr": "shvernik"},
        options={"supply_grants_extend": value},
    )
    assert ("caspian_sea" in t.supplied("ussr")) is fed


@pytest.mark.parametrize(("value", "near"), [("on", True), ("off", False)])
def test_qm_31_7_baltic_jutland(value: str, near: bool):
    t = table(
        "germany:A@western_europe", hands={"germany": "sb"}, options={"baltic_jutland": value}
    )
    t.do("germany", "play sb")
    assert ("baltic_sea" in t.args("germany", "battle")) is near


@pytest.mark.parametrize(("value", "points"), [("separate", 1), ("navy_first", 0)])
def test_qm_31_8_swedish_iron_ore(value: str, points: int):
    t = table(
        "germany:A@moscow,russia,scandinavia",
        hands={"germany": "ba"},
        statuses={"germany": "swedish_iron_ore"},
        options={"swedish_iron_ore": value},
    )
    t.do("germany", "drop ba")
    if points:
        t.do("germany", "all")
    assert t.scored("germany.swedish_iron_ore") == points


@pytest.mark.parametrize("value", ["hand", "deck"])
def test_qm_31_9_free_france_cost(value: str):
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "ba*2"},
        statuses={"uk": "free_france"},
        options={"free_france_cost": value},
    )
    t.do("uk", "instead free_france")
    paid = (t.discarded("uk"), t.milled("uk"))
    assert paid == ((2, 0) if value == "hand" else (0, 2))


@pytest.mark.parametrize(("value", "placed"), [("build", 0), ("recruit", 2)])
def test_qm_31_10_italian_event_builds(value: str, placed: int):
    t = table(
        "italy:A@italy",
        "italy",
        hands={"italy": "italy_attacks_communists"},
        options={"italian_event_builds": value},
    )
    t.do("italy", "play italy_attacks_communists")
    assert t.happened("recruit") == placed


def test_qm_31_11_custom_seats_split_each_team_as_wanted():
    options = {"custom_seats": "on", "axis_seats": "second", "allies_seats": "all"}
    assert ENGINE.chairs(options) == (("germany", "italy"), ("uk", "ussr", "usa"), ("japan",))
    alone = {"custom_seats": "on"}
    assert ENGINE.chairs(alone) == tuple((country,) for country in COUNTRIES)


def test_qm_31_12_qm_31_13_qm_31_15_reactions_turns_and_allies_run_on_clocks_of_their_own():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb ba"},
        responses={"ussr": "stalingrad"},
    )
    assert t.offer("germany").clock == "turn/1"
    t.do("germany", "play lb; battle ukraine")
    assert t.offer("ussr").clock == "window/1"


@pytest.mark.parametrize(("value", "waiting"), [("off", ["germany"]), ("on", ["uk"])])
def test_qm_31_16_enigma_blocking(value: str, waiting: list[str]):
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb ba"},
        statuses={"germany": "blitzkrieg"},
        responses={"uk": "enigma_code_cracked"},
        options={"enigma_blocking": value},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert t.asked == waiting
    if value == "on":
        t.do("uk", "use enigma_code_cracked")
        assert t.nation("germany").statuses == []


@pytest.mark.parametrize(("value", "seen"), [("on", True), ("off", False)])
def test_qm_31_18_reveal_at_end(value: str, seen: bool):
    t = table("", "usa", hands={"usa": "ba"}, round_number=20, options={"reveal_at_end": value})
    t.do("usa", "drop ba")
    assert any(country.opened for country in view(t).countries) is seen


def test_qm_31_20_options_are_fixed_with_the_game():
    t = table("", options={"reallocation": "on"})
    assert ENGINE.load(ENGINE.dump(t.state)).rules.reallocation
    assert view(t).options == (("reallocation", "on"),)
    assert BIT["ukraine"] & LAND
    assert LIMIT["usa"]["navy"] == 6
