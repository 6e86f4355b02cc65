"""RR-10.12 to 10.43: what happens when a corps enters an uncontrolled space. RR-15.5 to 15.9: sun
and rain."""

from __future__ import annotations

from functools import cache, partial

from engines import contract
from engines.race_to_the_rhine import components, control, names, position
from engines.race_to_the_rhine.actions import ask, discard, turn_of
from engines.race_to_the_rhine.components import CARDS
from engines.race_to_the_rhine.decks import air_home, reshuffle, turn_card
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import KEYS, load_text
from engines.race_to_the_rhine.state import Corps, Move, State
from engines.race_to_the_rhine.stock import put, spend

GIVE = contract.Choice("give", contract.msg("rr-do-give"))
DECLINE = contract.Choice("decline", contract.msg("rr-do-decline"))


def help_at(state: State, space: str, deck: str) -> int:
    """Ammunition that the corps need not pay here: air support and paratroops (RR-10.15)."""
    air = state.player.air == deck
    # Whoever dropped them: RR-12.7.
    return air + sum(drop.space == space for drop in state.drops)


def enter(game: Game, frame: Move, space: str) -> None:
    """RR-10.12: fort, card, effect or battle; then the space is taken, or not."""
    state = game.state
    corps = state.corps[frame.corps]
    deck = position.deck_for(state, state.active, space)
    air = state.player.air == deck
    if components.SPACES[space].fortification:
        air = pay_fort(game, frame, space, air)
    card = turn_card(game, deck)
    note_step(state, space)
    game.record("enter", space, what=card or "")
    entered = {"corps": names.corps(frame.corps), "space": names.space(space)}
    if card is None:
        game.say("rr-log-enters-free", space, **entered, deck=names.deck(deck))
        arrive(game, frame, space, None)
        return
    game.show("rr-log-enters", space, **entered, card=names.card(card), deck=names.deck(deck))
    air_home(game, deck)  # RR-10.18
    if components.CARDS[card].cost is None:
        pursue(game, frame, space, card)
    elif fight(game, frame, corps, space, card, air):
        frame.due = True
        arrive(game, frame, space, card)
    else:
        repel(game, frame, space, card, deck)


def note_step(state: State, space: str) -> None:
    """The path of the running move, for the picture."""
    next(deed for deed in reversed(state.deeds) if deed.kind == "move").places.append(space)


def arrive(game: Game, frame: Move, space: str, card: str | None) -> None:
    state = game.state
    frame.into = frame.card = ""
    state.corps[frame.corps].space = space
    control.take(game, frame.corps, space)
    if card is not None and state.end is None:
        turn_weather(game, card)


def repel(game: Game, frame: Move, space: str, card: str, deck: str) -> None:
    """RR-10.42, 10.43: back to the space of the last step; the card into its deck."""
    state = game.state
    frame.over = True
    state.decks[deck].cards.append(card)
    reshuffle(game, deck)
    back = state.corps[frame.corps].space
    note_step(state, back)
    game.record("lost", space, what=card)
    game.say(
        "rr-log-lost",
        space,
        back,
        corps=names.corps(frame.corps),
        card=names.card(card),
        space=names.space(space),
        back=names.space(back),
    )
    turn_weather(game, card)


# --- fort and battle -----------------------------------------------------------------------------


def spend_help(state: State, space: str, due: int, air: bool) -> tuple[int, int]:
    """Ammunition paid by the air marker and by paratroops, in this order (RR-10.15)."""
    by_air = min(due, int(air))  # once in an entry: RR-11.5; no fuel: RR-10.16
    here = [drop for drop in state.drops if drop.space == space]
    used = here[: due - by_air]
    for drop in used:  # RR-10.41
        state.drops.remove(drop)
        state.paratroops_out += 1
    return by_air, len(used)


def pay_fort(game: Game, frame: Move, space: str, air: bool) -> bool:
    """RR-10.13; whether the air marker is still there for a battle."""
    state = game.state
    due = components.NUMBERS.fort_ammo
    by_air, by_drops = spend_help(state, space, due, air)
    by_card = due - by_air - by_drops
    spend(state, state.corps[frame.corps], components.AMMO, by_card)
    game.say(
        "rr-log-fort",
        space,
        corps=names.corps(frame.corps),
        space=names.space(space),
        ammo=due,
        air=by_air,
        drops=by_drops,
        card=by_card,
    )
    return air and not by_air


def fight(game: Game, frame: Move, corps: Corps, space: str, card: str, air: bool) -> bool:
    """RR-10.37 to 10.40: pay what is there; won if that is the whole cost."""
    state = game.state
    cost = components.CARDS[card].cost
    assert cost is not None
    by_air, by_drops = spend_help(state, space, cost.ammo, air)
    ammo = cost.ammo - by_air - by_drops
    paid = [min(corps.load[components.FUEL], cost.fuel), min(corps.load[components.AMMO], ammo), 0]
    for kind, n in enumerate(paid):
        spend(state, corps, kind, n)
    won = paid[components.FUEL] == cost.fuel and paid[components.AMMO] == ammo  # RR-10.38
    game.say(
        "rr-log-battle",
        space,
        corps=names.corps(frame.corps),
        card=names.card(card),
        cost=load_text((cost.fuel, cost.ammo, 0)),
        air=by_air,
        drops=by_drops,
        paid=load_text(paid),
        won="yes" if won else "no",
    )
    if won:  # RR-10.39, 10.25
        state.player.won.append(card)
        game.record("won", space, what=card)
    return won


# --- pursuit cards (RR-10.23 to 10.33) -----------------------------------------------------------


def pursue(game: Game, frame: Move, space: str, card: str) -> None:
    state = game.state
    row = components.CARDS[card]
    if row.keep:
        state.player.kept.append(card)  # open to all: RR-10.35
        game.say("rr-log-kept", card=names.card(card))
    elif row.type == "resistance" and not turn_of(state).card_used:  # RR-10.31
        turn_of(state).ready.append(card)
        game.say("rr-log-ready", card=names.card(card))
    else:
        discard(state, card)
        if row.type == "resistance":  # RR-10.34
            game.say("rr-log-card-lost", card=names.card(card))
    if row.type == "les_boches":
        frame.due = True  # RR-10.24, 10.21
    elif row.puts is not None:
        find_stock(game, space, row.puts.list())
    if row.type == "starving_civilians":
        asked = feeds(game, frame)
    else:
        asked = row.type == "black_market" and bool(swaps(state, state.corps[frame.corps]))
    if asked:
        frame.into, frame.card = space, card
    else:
        arrive(game, frame, space, card)


def find_stock(game: Game, space: str, load: list[int]) -> None:
    """RR-10.27 to 10.29: as far as the pool has it."""
    state = game.state
    load = [min(n, there) for n, there in zip(load, state.pool, strict=True)]
    if not any(load):
        game.say("rr-log-pool-empty", space, space=names.space(space))
        return
    for kind, n in enumerate(load):
        state.pool[kind] -= n
    put(state, space, load)
    game.say("rr-log-found", space, tokens=load_text(load), space=names.space(space))


def feeds(game: Game, frame: Move) -> bool:
    """Whether the player is asked to feed civilians. Alone, he must from the third time on."""
    state = game.state
    must = False
    if position.solo(state):  # RR-17.35
        state.civilians += 1
        must = state.civilians > components.NUMBERS.solo_gifts_declined
    if not state.corps[frame.corps].load[components.FOOD] or not state.medals:  # RR-10.26
        return False
    if must:
        give_food(game, frame)
    return not must


def give_food(game: Game, frame: Move) -> None:
    state = game.state
    spend(state, state.corps[frame.corps], components.FOOD, 1)
    game.say("rr-log-gives", corps=names.corps(frame.corps))
    control.gain_medal(game, state.active)


def swaps(state: State, corps: Corps) -> list[tuple[int, int]]:
    """Given and got, every pair that is possible (RR-10.30)."""
    return [
        (given, got)
        for given in range(len(components.KINDS))
        if corps.load[given]
        for got in range(len(components.KINDS))
        if got != given and state.pool[got]
    ]


@cache
def _swap(given: int, got: int) -> contract.Choice:
    label = contract.msg("rr-do-swap", given=components.LETTERS[given], got=components.LETTERS[got])
    return contract.Choice(f"swap/{KEYS[given]}.{KEYS[got]}", label)


def ask_card(state: State, frame: Move) -> dict[contract.Seat, contract.Offer]:
    corps = state.corps[frame.corps]
    facts: dict[str, contract.Arg] = {
        "corps": names.corps(frame.corps),
        "space": names.space(frame.into),
        "tokens": load_text(corps.load),
        "left": state.medals,
    }
    asked = partial(ask, state, what="move", place=frame.into)
    if components.CARDS[frame.card].type == "starving_civilians":
        spare = corps.load[components.FOOD] > 1  # RR-19.10
        default = GIVE.key if spare else DECLINE.key
        question = contract.msg("rr-ask-civilians", **facts)
        return asked(question, (GIVE, DECLINE), (default,), "RR-10.26")
    pairs = tuple(_swap(given, got) for given, got in swaps(state, corps))
    question = contract.msg("rr-ask-market", **facts)
    return asked(question, (*pairs, DECLINE), (DECLINE.key,), "RR-10.30")


def answer_card(game: Game, frame: Move, key: contract.Key) -> None:
    state = game.state
    verb, _, arg = key.partition("/")
    corps = state.corps[frame.corps]
    if verb == "give":
        give_food(game, frame)
    elif verb == "swap":
        given, got = (KEYS.index(letter) for letter in arg.split("."))
        spend(state, corps, given, 1)
        spend(state, corps, got, -1)
        game.say(
            "rr-log-swaps",
            corps=names.corps(frame.corps),
            given=components.LETTERS[given],
            got=components.LETTERS[got],
        )
    else:
        game.say("rr-log-declines", card=names.card(frame.card))
    arrive(game, frame, frame.into, frame.card)


def turn_weather(game: Game, card: str) -> None:
    """A card turned in an entry may change the weather (RR-15.7)."""
    state = game.state
    sign = CARDS[card].weather
    if sign is None or state.options["weather"] != "on" or state.rain == (sign == "rain"):
        return
    state.rain = sign == "rain"
    game.say(f"rr-log-weather-{sign}")
    if state.rain:  # RR-15.9
        for deck in state.decks:
            air_home(game, deck)
