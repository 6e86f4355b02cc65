"""Every question that comes up in a random game can be shown and answered, in every language."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.app.mail.kinds import TurnBody
from bot.app.model import Prompt, Table, Waiting
from bot.app.people.lobby import TYPED
from bot.edge import lobby_panel, public
from bot.edge.choices import controls, spoken
from bot.edge.components import Pressed
from bot.edge.panel import Panel, lay_out
from bot.edge.pictures import advice
from bot.text import LANGUAGES, names, words
from engines.contract import Engine, Event, Offer
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.registry import GAMES, engine
from renderers import zooms
from tests.bot.edge.conftest import table
from tests.bot.openapi import faults, walk

STEPS = 150


def seated(game: str) -> Table:
    chairs = engine(game).chairs({})
    return table(game=game, chairs=chairs, players=(), options={})


def picks(offer: Offer, chance: random.Random) -> tuple[str, ...]:
    """A random answer; where several are wanted, what silence would say if that is one."""
    if offer.most > 1 and chance.random() < 0.7:
        return offer.default
    return (chance.choice(offer.choices).key,) if offer.least <= 1 else offer.default


def moves(game: str, seed: int) -> Any:
    """Positions of a random game: the rules, the offers and what just happened."""
    rules: Engine[Any] = engine(game)
    chance, rng = random.Random(seed), SeededRng(bytes([seed]) * 32)
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    state = rules.new(seats, {}, rng)
    events: tuple[Event, ...] = ()
    for _ in range(STEPS):
        offers = rules.offers(state)
        if not offers:
            return
        yield offers, events
        waited = [seat for seat in offers if offers[seat].required] or list(offers)
        seat = chance.choice(waited)
        outcome = play.play(rules, state, seat, picks(offers[seat], chance), rng)
        state, events = outcome.state, outcome.events


def pickable(found: list[dict[str, Any]]) -> set[str]:
    keys = set()
    for each in found:
        pressed = Pressed.read(each.get("custom_id", ""))
        if pressed and pressed.what in ("act", "sure", "tick", "more"):
            keys |= {option["value"] for option in each.get("options", ())} or {pressed.rest[3]}
    return keys


def doubled(name: str) -> bool:
    """Whether the part after the colon says the part before it again."""
    verb, _, label = name.casefold().partition(": ")
    return label.split(":")[0].split()[:1] == verb.split()[:1] or verb in label


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_every_question_of_a_random_game_can_be_shown(game: str, lang: str) -> None:
    say, here = words(lang).say, seated(game)
    for offers, events in moves(game, seed=len(lang)):
        for seat, offer in offers.items():
            asked = Prompt(7, seat, offer, 1, 1000.0, 1)
            panel = Panel(here, (asked,), news=events, zooms=zooms(game) + advice(game))
            body = {"flags": 1 << 15, "components": lay_out(panel, say).to_components()}
            assert faults("POST", "/channels/1/messages", body) == []
            shown = [part for row in controls(asked, say) for part in row]
            found = list(walk([each.to_component_dict() for each in shown]))
            assert pickable(found) == {
                each.key for each in offer.choices if not (each.back or each.typed)
            }
            assert all(say(each.confirm) for each in offer.choices if each.confirm)
            kinds = {(each.verb, each.label.id): each for each in offer.choices}.values()
            assert [each for each in kinds if doubled(spoken(offer, each, say))] == []
        waiting = tuple(Waiting(seat, 11, offer.waiting, 5.0) for seat, offer in offers.items())
        told = public.turn(TurnBody(here, waiting, None, events, ()), say, None)
        body = {"flags": 1 << 15, "components": told.to_components()}
        assert faults("POST", "/channels/1/messages", body) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_every_game_names_itself_its_seats_options_and_pictures(game: str, lang: str) -> None:
    say, rules = words(lang).say, engine(game)
    assert say(names.title(game))
    assert say(names.about(game))
    for chair in rules.chairs({}):
        for seat in chair:
            assert say(names.seat(game, seat))
    for option in rules.options:
        assert say(names.option(game, option.name))
        for value in option.values:
            assert say(option.names.get(value) or names.value(game, option.name, value))
    for focus in (*zooms(game), *advice(game)):
        assert say(names.zoom(game, focus))
    layout = lobby_panel.options(seated(game), say, 0)
    body = {"flags": 1 << 15, "components": layout.to_components()}
    assert faults("POST", "/channels/1/messages", body) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_tb_2_8_every_option_that_applies_stands_on_one_page_of_its_group(
    game: str, lang: str
) -> None:
    here, say = replace(seated(game), status="lobby"), words(lang).say
    shown: dict[str, int] = {}
    for page in range(9):
        layout = lobby_panel.options(here, say, page)
        body = {"flags": 1 << 15, "components": layout.to_components()}
        assert faults("POST", "/channels/1/messages", body) == []
        for each in walk(layout.to_components()):
            pressed = Pressed.read(each.get("custom_id", ""))
            if pressed and pressed.what == "option":
                assert shown.setdefault(pressed.rest[1], page) <= page
    agreed = {option.name: option.group for option in lobby_panel.agreed(here)}
    assert shown.keys() == agreed.keys() - set(TYPED)
    order = [
        lobby_panel.GROUPS.index(agreed[name]) for name in sorted(shown, key=lambda n: shown[n])
    ]
    assert order == sorted(order)
    for name, page in shown.items():
        layout = lobby_panel.options(here, say, name)
        assert str(layout.to_components()) == str(
            lobby_panel.options(here, say, page).to_components()
        )


def test_tb_2_8_what_means_nothing_with_so_many_people_is_not_shown() -> None:
    three = replace(seated("total_domination"), status="lobby", options={"players": "3"})
    names_of = {option.name for option in lobby_panel.agreed(three)}
    assert "doubled" in names_of
    assert "hands" not in names_of
    alone = replace(three, options={"players": "1"})
    assert not {"doubled", "hands", "setup"} & {o.name for o in lobby_panel.agreed(alone)}
