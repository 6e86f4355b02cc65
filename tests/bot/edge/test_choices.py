"""Every legal answer can be picked, whatever their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle

from bot.app.model import Prompt
from bot.edge import choices, emojis
from bot.edge.components import Pressed, Row
from bot.edge.layout import plain
from bot.edge.panel import Panel, labels, lay_out, sure
from engines.contract import msg
from tests.bot.edge.conftest import prompt, said, table
from tests.bot.openapi import faults, walk


def components(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return sent(plain("x", *rows))


def sent(layout: Any) -> list[dict[str, Any]]:
    """The components of a message that Discord would take."""
    body = {"flags": 1 << 15, "components": layout.to_components()}
    assert faults("POST", "/channels/1/messages", body) == []
    return list(walk(body["components"]))


def pickable(found: list[dict[str, Any]]) -> list[str]:
    """The answers that the buttons and menus of a message give."""
    keys = []
    for each in found:
        pressed = Pressed.read(each.get("custom_id", ""))
        if pressed is None or pressed.what not in ("act", "sure", "tick", "order", "more"):
            continue
        if each["type"] == 2:
            keys.append(pressed.rest[3])
        else:
            keys += [option["value"] for option in each["options"]]
    return keys


def test_a_short_question_has_a_button_for_each_answer() -> None:
    found = components(choices.controls(prompt("fire", "aim/1", "aim/2", "end"), said))
    aims = [f"panel-choice toy-verb-aim toy-choice aim/{n}" for n in (1, 2)]
    buttons = [each["label"] for each in found if each["type"] == 2]
    assert buttons == ["toy-choice fire", *aims, "toy-choice end"]
    assert not [each for each in found if each["type"] == 3]


def test_a_long_question_has_a_menu_for_each_verb_that_needs_one() -> None:
    many = [f"move/{n}" for n in range(4)]
    found = components(choices.controls(prompt("fire", "aim/1", "aim/2", *many, "end"), said))
    buttons = [each["label"] for each in found if each["type"] == 2]
    assert buttons == ["toy-choice fire", "toy-choice end"]
    menus = [each["placeholder"] for each in found if each["type"] == 3]
    assert menus == ["toy-verb-aim", "toy-verb-move"]


def test_what_silence_means_stands_back() -> None:
    found = components(choices.controls(prompt("fire", "end"), said))
    styles = [each["style"] for each in found if each["type"] == 2]
    assert styles == [ButtonStyle.primary.value, ButtonStyle.secondary.value]


def test_nothing_is_coloured_among_several_things_to_do() -> None:
    for keys, blue in (
        (("fire", "rest", "end"), []),
        (("use/1", "end"), ["use/1"]),
        (("use/1", "use/2", "end"), []),
        (("end",), ["end"]),
        (("use/1", "use/2"), []),
    ):
        found = components(choices.controls(prompt(*keys), said))
        bright = [each for each in found if each.get("style") == ButtonStyle.primary.value]
        assert pickable(bright) == blue


def test_undo_is_the_one_way_back() -> None:
    asked = prompt("go/1", "go/2", "back")
    *goals, back = asked.offer.choices
    offer = asked.offer._replace(choices=(*goals, back._replace(back=True)))
    first, later = (replace(asked, offer=offer, undoable=n) for n in (0, 1))
    assert pickable(components(choices.controls(first, said))) == ["go/1", "go/2", "back"]
    assert pickable(components(choices.controls(later, said))) == ["go/1", "go/2"]


def test_a_way_back_is_no_tick_box() -> None:
    asked = prompt("ship/1", "ship/2", "back", most=2)
    *ships, back = asked.offer.choices
    offer = asked.offer._replace(choices=(*ships, back._replace(back=True)))
    found = components(choices.controls(replace(asked, offer=offer), said))
    (menu,) = [each for each in found if each["type"] == 3]
    assert [option["value"] for option in menu["options"]] == ["ship/1", "ship/2"]
    assert [each["custom_id"] for each in found if each["type"] == 2] == ["adj:7:ada:3:back"]


def test_an_end_with_something_left_is_asked_about_once() -> None:
    asked = prompt("go/1", "end")
    go, end = asked.offer.choices
    offer = asked.offer._replace(choices=(go, end._replace(confirm=msg("toy-waits"))))
    found = components(choices.controls(replace(asked, offer=offer), said))
    ids = [each["custom_id"] for each in found if each["type"] == 2]
    assert ids == ["adj:7:ada:3:go/1", "adj-sure:7:ada:3:end"]
    shown = sent(sure(table(), replace(asked, offer=offer), offer.choices[1], said))
    assert any(each.get("content") == "**toy-waits**" for each in shown)
    assert pickable(shown) == ["end"]


def test_what_a_computer_advises_is_played_with_one_press() -> None:
    asked = prompt("fire", "aim/1", "aim/2", "end")
    sure = asked.offer.choices[-1]._replace(confirm=msg("toy-waits"))
    asked = replace(asked, offer=asked.offer._replace(choices=(*asked.offer.choices[:-1], sure)))

    def ids(*picks: str, least: int = 1, most: int = 1) -> list[str]:
        several = replace(asked, offer=asked.offer._replace(least=least, most=most))
        rows = choices.advised(several, picks, said)
        return [each["custom_id"] for each in components(rows) if "custom_id" in each]

    assert ids("aim/2") == ["adj:7:ada:3:aim/2"]
    assert ids("end") == ["adj-sure:7:ada:3:end"]
    assert ids("aim/2", "fire", most=3) == ["adjs-tick:7:ada:3:0", "adj-ticked:7:ada:3"]
    assert ids("gone") == []
    assert ids(least=0) == ["adj-none:7:ada:3"]


def test_a_label_within_a_label_does_not_stand_for_its_verb() -> None:
    asked = prompt("aim/1")
    for within, told in (("toy-do-aim", True), ("toy-kind-aim", False)):
        label = msg("toy-priced", what=msg(within))
        choice = asked.offer.choices[0]._replace(label=label)
        assert choices.spoken(asked.offer, choice, said).startswith("panel-choice") == told


def test_an_answer_in_a_menu_is_asked_about_as_well() -> None:
    asked = prompt(*(f"go/{n}" for n in range(9)), "end")
    offer = asked.offer
    offer = offer._replace(
        choices=(offer.choices[0]._replace(confirm=msg("toy-waits")), *offer.choices[1:])
    )
    found = components(choices.controls(replace(asked, offer=offer), said))
    assert [each["custom_id"] for each in found if each["type"] == 3] == ["adjs-sure:7:ada:3:0"]


def test_ticks_that_give_something_away_are_asked_about_once() -> None:
    asked = prompt("give/1", "want/1", "end", most=3)
    give, *others = asked.offer.choices
    give = give._replace(confirm=msg("toy-waits"), unless=("want",))
    asked = replace(asked, offer=asked.offer._replace(choices=(give, *others)))

    def sends(*ticked: str, meant: bool = False) -> str:
        found = components(choices.controls(asked, said, ticked, meant=meant))
        ids = [each.get("custom_id", "") for each in found]
        return next(each for each in ids if each.startswith("adj-tick"))

    assert sends("give/1").startswith("adj-ticksure:")
    assert sends("give/1", "want/1").startswith("adj-ticked:")
    assert sends("give/1", meant=True).startswith("adj-ticked:")


def test_no_word_stands_twice_on_a_button() -> None:
    asked = prompt("go/1", "end")
    offer = asked.offer._replace(
        choices=(asked.offer.choices[0]._replace(label=msg("toy-verb-go", what=1)),)
    )
    found = components(choices.controls(replace(asked, offer=offer), said))
    assert [each["label"] for each in found if each["type"] == 2] == ["toy-verb-go 1"]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 24, 25, 26, 27, 60, 200])
def test_every_answer_of_one_verb_can_be_picked(n: int) -> None:
    keys = [f"move/{i}" for i in range(n)]
    assert pickable(components(choices.controls(prompt(*keys), said))) == keys


@pytest.mark.parametrize("verbs", [1, 5, 30])
@pytest.mark.parametrize("each", [1, 3, 26, 70])
def test_every_answer_is_on_some_page_of_the_panel(verbs: int, each: int) -> None:
    keys = [f"v{v}/{i}" for v in range(verbs) for i in range(each)]
    asked = prompt(*keys, undoable=1)
    found: list[str] = []
    for page in range(100):
        shown = sent(lay_out(Panel(table(), (asked,), page=page), said))
        found += pickable(shown)
        if not any(c.get("label") == "panel-on" and not c.get("disabled") for c in shown):
            break
    assert sorted(found) == sorted(keys)


def test_several_answers_are_one_menu_with_their_number() -> None:
    found = components(choices.controls(prompt("a/1", "a/2", "a/3", least=2, most=3), said))
    (menu,) = [each for each in found if each["type"] == 3]
    assert (menu["min_values"], menu["max_values"]) == (2, 3)
    assert pickable(found) == ["a/1", "a/2", "a/3"]


def test_a_menu_of_several_verbs_says_below_each_answer_what_it_is_about() -> None:
    mixed = components(choices.controls(prompt("auto", "ship/b1", "rule/stay", most=3), said))
    options = next(each["options"] for each in mixed if each["type"] == 3)
    about = [option.get("description") for option in options]
    assert about == [None, "toy-verb-ship", "toy-verb-rule"]
    alike = components(choices.controls(prompt("ship/b1", "ship/s1", most=2), said))
    assert "description" not in str(alike).replace("'description': None", "")


def test_a_line_up_is_told_in_the_order_in_which_it_was_picked() -> None:
    offer = prompt("ship/b1", "ship/s1", most=2).offer
    first, second = labels(offer, ("ship/s1", "ship/b1"), said)
    told = [first.args["label"], second]  # the verb once
    assert [said(label) for label in told] == ["toy-choice ship/s1", "toy-choice ship/b1"]  # type: ignore[arg-type]


def test_an_answer_may_be_left_out_with_a_button() -> None:
    for most in (1, 2):
        found = components(choices.controls(prompt("a/1", "a/2", least=0, most=most), said))
        assert any(each.get("custom_id") == "adj-none:7:ada:3" for each in found)


def test_all_answers_together_take_one_press() -> None:
    asked = prompt("a/1", "a/2", least=0, most=2)
    assert "adj-all" not in str(components(choices.controls(asked, said)))
    together = replace(asked, offer=asked.offer._replace(together=True))
    found = components(choices.controls(together, said))
    assert any(each.get("custom_id") == "adj-all:7:ada:3" for each in found)


def test_more_answers_than_a_menu_takes_are_ticked_and_then_confirmed() -> None:
    keys = [f"a/{n}" for n in range(40)]
    asked = prompt(*keys, least=2, most=30)
    found = components(choices.controls(asked, said, ticked=("a/3", "a/39")))
    assert sorted(pickable(found), key=keys.index) == keys
    ticked = [o["value"] for each in found for o in each.get("options", ()) if o.get("default")]
    assert ticked == ["a/3", "a/39"]
    (confirm,) = [each for each in found if each.get("custom_id") == "adj-ticked:7:ada:3"]
    assert not confirm.get("disabled")
    (early,) = [
        each
        for each in components(choices.controls(asked, said, ticked=("a/3",)))
        if each.get("custom_id") == "adj-ticked:7:ada:3"
    ]
    assert early["disabled"]


def test_many_answers_of_several_kinds_have_a_menu_for_each_kind() -> None:
    gives, wants = [f"give/{n}" for n in range(14)], [f"want/{n}" for n in range(20)]
    asked = prompt(*gives, *wants, "back", most=8)
    found = components(choices.controls(asked, said, ticked=("give/3", "want/5")))
    menus = {each["placeholder"]: each["options"] for each in found if each["type"] == 3}
    assert {title: {o["value"] for o in options} for title, options in menus.items()} == {
        "toy-verb-give": set(gives),
        "toy-verb-want": set(wants),
    }
    ticked = [o["value"] for options in menus.values() for o in options if o.get("default")]
    assert ticked == ["give/3", "want/5"]
    assert any(each.get("custom_id") == "adj:7:ada:3:back" for each in found if each["type"] == 2)


def test_a_whole_answer_is_a_button_on_a_first_page_of_its_own() -> None:
    """In a battle of Attack!: a doctrine by one press, whoever wants more turns the page."""
    keys = [f"{verb}/{n}" for verb in ("doctrine", *"abcdefg") for n in range(4)]
    asked = prompt(*keys, most=9, exclusive_verbs=("doctrine",))
    first, second = (sent(lay_out(Panel(table(), (asked,), page=n), said)) for n in (0, 1))
    assert pickable(first) == keys[:4]
    assert pickable(second) == keys[4:]


def test_a_whole_answer_that_is_usually_typed_is_no_button_until_it_was_given() -> None:
    """The sheet of Overlord: lines for all units by one press, those for each unit typed."""
    asked = prompt("no", "line/all", "line/e6", most=3, sealed=True, exclusive_verbs=("no", "line"))
    rest = tuple(each._replace(typed=each.key == "line/e6") for each in asked.offer.choices)
    for answered, seen in (((), 2), (("line/e6",), 3)):
        offer = asked.offer._replace(choices=rest, answered=answered)
        found = components(choices.controls(replace(asked, offer=offer), said))
        assert pickable(found) == [each.key for each in rest][:seen]


def test_ticks_stand_first_in_the_order_in_which_they_were_picked() -> None:
    """A line of ships or a ranking is nothing but its order, and a message keeps no other."""
    ships, rules = [f"ship/{n}" for n in range(9)], [f"rule/{n}" for n in range(20)]
    picked = ("ship/7", "ship/2", "ship/5", "rule/3")
    found = components(choices.controls(prompt(*ships, *rules, most=9), said, ticked=picked))
    ticked = [o["value"] for each in found for o in each.get("options", ()) if o.get("default")]
    assert ticked == list(picked)
    line = next(each["options"] for each in found if each.get("options"))
    assert [o["value"] for o in line[3:]] == [key for key in ships if key not in picked]


def test_a_sealed_answer_shows_to_its_owner() -> None:
    asked = prompt("pass", "use/1", sealed=True, answered=("use/1",))
    found = components(choices.controls(asked, said))
    styles = {each["label"]: each["style"] for each in found if each["type"] == 2}
    assert styles["panel-choice toy-verb-use toy-choice use/1"] == ButtonStyle.success.value


def test_long_words_are_cut_to_measure() -> None:
    long = "move/" + "x" * 55
    found = components(choices.controls(prompt(long, *[f"{long[:-2]}{n}" for n in range(9)]), said))
    assert len(pickable(found)) == 10


def test_standing_orders_are_a_menu_each() -> None:
    found = components(choices.settings(prompt("civ/yes", "civ/no", "go/ask"), said))
    assert [c["placeholder"] for c in found if c["type"] == 3] == ["toy-verb-civ", "toy-verb-go"]


def test_what_few_people_order_stands_behind_one_menu_more() -> None:
    asked = prompt("civ/yes", "rare/one", "rare/two", answered=("rare/two",))
    first, *rare = asked.offer.choices
    folded = (first, *(choice._replace(aside=True) for choice in rare))
    asked = replace(asked, offer=asked.offer._replace(choices=folded))
    menus = [c for c in components(choices.settings(asked, said)) if c["type"] == 3]
    assert [each["placeholder"] for each in menus] == ["toy-verb-civ", "panel-more"]
    assert [each["label"][:1] for each in menus[1]["options"]] == ["p", "✓"]


def test_a_standing_order_is_named_by_what_its_closed_menu_shows() -> None:
    asked = prompt("civ/yes", "civ/no", "go/ask", answered=("civ/no", "go/ask"))
    menus = [c["options"] for c in components(choices.settings(asked, said)) if c["type"] == 3]
    shown = [each["label"] for options in menus for each in options if each["default"]]
    assert shown == [
        "panel-choice toy-verb-civ toy-choice civ/no",
        "panel-choice toy-verb-go toy-choice go/ask",
    ]
    assert menus[0][0]["label"] == "toy-choice civ/yes"


def test_what_can_be_done_besides_stands_apart_and_is_no_bright_button() -> None:
    asked = prompt("fire", "lift/1", "end")
    lift = asked.offer.choices[1]._replace(aside=True)
    first, _, last = asked.offer.choices
    found = components(
        choices.controls(
            replace(asked, offer=asked.offer._replace(choices=(first, lift, last))), said
        )
    )
    buttons = [each["label"] for each in found if each["type"] == 2]
    assert buttons == ["toy-choice fire", "toy-choice end"]
    (menu,) = [each for each in found if each["type"] == 3]
    assert menu["placeholder"] == "panel-more"
    assert Pressed.read(menu["custom_id"]) == Pressed("more", ("7", "ada", "3", "0"))
    assert found.index(menu) > max(n for n, each in enumerate(found) if each["type"] == 2)


def test_a_menu_says_below_an_answer_what_it_is_about() -> None:
    asked = prompt("move/1", "move/2", *[f"aim/{n}" for n in range(6)])
    one = asked.offer.choices[0]._replace(about=msg("toy-choice", what="to the end " * 12))
    offer = asked.offer._replace(choices=(one, *asked.offer.choices[1:]))
    found = components(choices.controls(replace(asked, offer=offer), said))
    menu = next(each for each in found if each["type"] == 3)
    about = menu["options"][0]["description"]
    assert about.startswith("toy-choice to the end to the end")
    assert about.endswith(("end…", "the…", "to…"))
    assert len(about) <= 100
    assert "description" not in menu["options"][1]


def test_ids_are_read_back() -> None:
    assert Pressed.read("adj:7:ada:3:move/koln") == Pressed("act", ("7", "ada", "3", "move/koln"))
    assert Pressed.read("adjs:7:ada:3:0", ["a", "b"]) == Pressed(
        "act", ("7", "ada", "3", "0"), ("a", "b")
    )
    assert Pressed.read("adj-open:7") == Pressed("open", ("7",))
    assert Pressed.read("somebody-else:7") is None
    assert Pressed.read("adjx:7") is None


def test_what_is_usually_typed_is_in_no_menu_unless_it_is_chosen() -> None:
    keys = [f"rule/{n}" for n in range(40)]
    asked = prompt(*keys, most=4)
    rare = tuple(
        choice._replace(typed=choice.key not in keys[:8]) for choice in asked.offer.choices
    )
    asked = replace(asked, offer=asked.offer._replace(choices=rare, answered=("rule/30",)))
    found = components(choices.controls(asked, said))
    assert pickable(found) == [*keys[:8], "rule/30"]
    assert pickable(components(choices.settings(asked, said))) == [*keys[:8], "rule/30"]


def test_tb_1_5_the_panel_says_both_moments_of_a_clock_with_extra_time() -> None:
    asked = prompt("fire", "end")
    assert "panel-until-extra" not in shown_as(asked)
    words = shown_as(replace(asked, ends=400.0))
    assert "panel-until-extra" in words
    assert "<t:400:t> (<t:400:R>)" in words
    assert "table-minutes" in words, "how much more it is"
    assert "panel-until-extra" not in shown_as(replace(asked, ends=1000.0))


def shown_as(asked: Prompt) -> str:
    return str(
        lay_out(Panel(table(), (asked,)), lambda text: f"{text.id} {text.args}").to_components()
    )


def test_several_answers_of_one_verb_say_it_once() -> None:
    offer = prompt("fire", "aim/1", "aim/2", "end").offer
    move = tuple(each.label for each in offer.choices if each.verb == "aim")
    advice = choices.with_verbs(
        msg("advice-close", move=move, other="b", why="", reasons=0), offer, said
    )
    first, second = advice.args["move"]
    assert first.id == "panel-choice"
    assert second == move[1]


def test_a_question_that_can_be_answered_for_good_has_a_button_for_that() -> None:
    asked = prompt("pass", "use/1", hush="on-all/pass", sealed=True)
    for answered, shown in (((), 1), (("pass",), 0)):
        offer = asked.offer._replace(answered=answered)
        found = sent(lay_out(Panel(table(), (replace(asked, offer=offer),)), said))
        assert sum(each.get("custom_id") == "adj-hush:7:ada:3" for each in found) == shown
        assert said(msg("panel-asked-all")) in str(found), "and says why it is asked"


def test_to_pick_nothing_is_called_what_it_means() -> None:
    asked = prompt("throw/a", "throw/b", least=0, most=2)
    for nothing, called in ((None, "panel-none"), (msg("toy-all"), "toy-all")):
        offer = asked.offer._replace(nothing=nothing, default=())
        found = str(sent(lay_out(Panel(table(), (replace(asked, offer=offer),)), said)))
        assert f"'label': '{called}'" in found
        assert f"default={called}" in found or f"panel-then {called}" in found, found


def test_a_default_that_leads_back_is_not_called_by_a_button_that_is_not_there() -> None:
    asked = prompt("throw/a", "home")
    choices = (asked.offer.choices[0], asked.offer.choices[1]._replace(back=True))
    offer = asked.offer._replace(choices=choices, default=("home",))
    found = str(sent(lay_out(Panel(table(), (replace(asked, offer=offer),)), said)))
    assert "panel-then-back" in found


def test_answers_show_what_they_are_about() -> None:
    drawn = {"toy-choice:aim/1": emojis.named_so("aim_one", 41)}
    emojis.keep(drawn)
    try:
        few = components(choices.controls(prompt("fire", "aim/1", "aim/2"), said))
        many = components(choices.controls(prompt(*(f"aim/{n}" for n in range(8))), said))
    finally:
        emojis.keep({})
    shown = {each["label"]: each.get("emoji") for each in few if each["type"] == 2}
    assert shown["panel-choice toy-verb-aim toy-choice aim/1"]["id"] == "41"
    assert shown["toy-choice fire"] is None
    [menu] = [each for each in many if each["type"] == 3]
    assert [bool(each.get("emoji")) for each in menu["options"]] == [False, True] + [False] * 6


def test_a_fight_says_what_it_would_probably_bring() -> None:
    asked = prompt("fire", "aim/1", "end")
    likely = [
        each._replace(odds=msg("toy-odds")) if each.key != "end" else each
        for each in asked.offer.choices
    ]
    likely[1] = likely[1]._replace(confirm=msg("toy-sure"))
    asked = replace(asked, offer=asked.offer._replace(choices=tuple(likely)))
    found = [each for each in components(choices.controls(asked, said)) if each["type"] == 2]
    assert [each["label"] for each in found if "toy-odds" in each["label"]] == [
        "toy-choice fire · toy-odds"
    ]
    confirmed = sent(sure(table(), asked, likely[1], said))
    assert "toy-sure**\ntoy-odds" in "".join(each.get("content", "") for each in confirmed)
