"""10.12 to 10.43: what happens when a corps enters an uncontrolled space."""

from __future__ import annotations

from functools import cache

from engines.contract import Arg, Choice, Key, Offer, msg
from engines.kit.rng import Rng
from engines.race_to_the_rhine import control, position, weather
from engines.race_to_the_rhine.actions import ask, did, discard, turn_of
from engines.race_to_the_rhine.box import AMMO, CARDS, FOOD, FUEL, KINDS, LETTERS, NUMBERS, SPACES
from engines.race_to_the_rhine.decks import air_home, reshuffle, turn_card
from engines.race_to_the_rhine.names import (
    KEYS,
    Log,
    card_name,
    corps_name,
    deck_title,
    load_text,
    space_name,
    tell,
)
from engines.race_to_the_rhine.state import Corps, Move, State
from engines.race_to_the_rhine.stock import put

GIVE = Choice("give", msg("rr-do-give"))
DECLINE = Choice("decline", msg("rr-do-decline"))


def help_at(s: State, space: str, deck: str) -> int:
    """Ammunition that the corps need not pay here: air support and paratroops (RR-10.15)."""
    air = s.player.air == deck
    return air + sum(drop.space == space for drop in s.drops)


def enter(s: State, frame: Move, space: str, rng: Rng, log: Log) -> None:
    """RR-10.12: fort, card, effect or battle; then the space is taken, or not."""
    corps = s.corps[frame.corps]
    deck = position.deck_for(s, s.active, space)
    air = s.player.air == deck
    if SPACES[space].fortification:
        air = pay_fort(s, frame, space, air, log)
    card = turn_card(s, deck, rng, log)
    note_step(s, space)
    did(s, "enter", space, what=card or "")
    entered = {"corps": corps_name(frame.corps), "space": space_name(space)}
    if card is None:
        tell(log, msg("rr-log-enters-free", **entered, deck=deck_title(deck)), space)
        arrive(s, frame, space, None, log)
        return
    text = msg("rr-log-enters", **entered, card=card_name(card), deck=deck_title(deck))
    tell(log, text, space, reveals=True)
    air_home(s, deck, log)  # RR-10.18
    if CARDS[card].cost is None:
        pursue(s, frame, space, card, log)
    elif fight(s, frame, corps, space, card, air, log):
        frame.due = True
        arrive(s, frame, space, card, log)
    else:
        repel(s, frame, space, card, deck, rng, log)


def note_step(s: State, space: str) -> None:
    """The path of the running move, for the picture."""
    next(deed for deed in reversed(s.deeds) if deed.kind == "move").places.append(space)


def arrive(s: State, frame: Move, space: str, card: str | None, log: Log) -> None:
    frame.into = frame.card = ""
    s.corps[frame.corps].space = space
    control.take(s, frame.corps, space, log)
    if card is not None and s.end is None:
        weather.turn(s, card, log)


def repel(s: State, frame: Move, space: str, card: str, deck: str, rng: Rng, log: Log) -> None:
    """RR-10.42, 10.43: back to the space of the last step; the card into its deck."""
    frame.over = True
    s.decks[deck].cards.append(card)
    reshuffle(s, deck, rng, log)
    back = s.corps[frame.corps].space
    note_step(s, back)
    did(s, "lost", space, what=card)
    tell(
        log,
        msg(
            "rr-log-lost",
            corps=corps_name(frame.corps),
            card=card_name(card),
            space=space_name(space),
            back=space_name(back),
        ),
        space,
        back,
    )
    weather.turn(s, card, log)


# --- fort and battle -----------------------------------------------------------------------------


def spend_help(s: State, space: str, due: int, air: bool) -> tuple[int, int]:
    """Ammunition paid by the air marker and by paratroops, in this order (RR-10.15)."""
    by_air = min(due, int(air))
    here = [drop for drop in s.drops if drop.space == space]
    used = here[: due - by_air]
    for drop in used:  # RR-10.41
        s.drops.remove(drop)
        s.paratroops_out += 1
    return by_air, len(used)


def pay_fort(s: State, frame: Move, space: str, air: bool, log: Log) -> bool:
    """RR-10.13; whether the air marker is still there for a battle."""
    due = NUMBERS.fort_ammo
    by_air, by_drops = spend_help(s, space, due, air)
    by_card = due - by_air - by_drops
    corps = s.corps[frame.corps]
    corps.load[AMMO] -= by_card
    s.pool[AMMO] += by_card
    tell(
        log,
        msg(
            "rr-log-fort",
            corps=corps_name(frame.corps),
            space=space_name(space),
            ammo=due,
            air=by_air,
            drops=by_drops,
            card=by_card,
        ),
        space,
    )
    return air and not by_air


def fight(s: State, frame: Move, corps: Corps, space: str, card: str, air: bool, log: Log) -> bool:
    """RR-10.37 to 10.40: pay what is there; won if that is the whole cost."""
    cost = CARDS[card].cost
    assert cost is not None
    by_air, by_drops = spend_help(s, space, cost.ammo, air)
    ammo = cost.ammo - by_air - by_drops
    paid = [min(corps.load[FUEL], cost.fuel), min(corps.load[AMMO], ammo), 0]
    for kind, n in enumerate(paid):
        corps.load[kind] -= n
        s.pool[kind] += n
    won = paid[FUEL] == cost.fuel and paid[AMMO] == ammo
    tell(
        log,
        msg(
            "rr-log-battle",
            corps=corps_name(frame.corps),
            card=card_name(card),
            cost=load_text((cost.fuel, cost.ammo, 0)),
            air=by_air,
            drops=by_drops,
            paid=load_text(paid),
            won="yes" if won else "no",
        ),
        space,
    )
    if won:
        s.player.won.append(card)
        did(s, "won", space, what=card)
    return won


# --- pursuit cards (RR-10.23 to 10.33) -----------------------------------------------------------


def pursue(s: State, frame: Move, space: str, card: str, log: Log) -> None:
    row = CARDS[card]
    if row.keep:
        s.player.kept.append(card)
        tell(log, msg("rr-log-kept", card=card_name(card)))
    elif row.type == "resistance" and not turn_of(s).card_used:  # RR-10.31
        turn_of(s).ready.append(card)
        tell(log, msg("rr-log-ready", card=card_name(card)))
    else:
        discard(s, card)
        if row.type == "resistance":  # RR-10.34
            tell(log, msg("rr-log-card-lost", card=card_name(card)))
    if row.type == "les_boches":
        frame.due = True
    elif row.puts is not None:
        find_stock(s, space, row.puts.list(), log)
    if row.type == "starving_civilians":
        asked = feeds(s, frame, log)
    else:
        asked = row.type == "black_market" and bool(swaps(s, s.corps[frame.corps]))
    if asked:
        frame.into, frame.card = space, card
    else:
        arrive(s, frame, space, card, log)


def find_stock(s: State, space: str, load: list[int], log: Log) -> None:
    """RR-10.27 to 10.29: as far as the pool has it."""
    load = [min(n, there) for n, there in zip(load, s.pool, strict=True)]
    if not any(load):
        tell(log, msg("rr-log-pool-empty", space=space_name(space)), space)
        return
    for kind, n in enumerate(load):
        s.pool[kind] -= n
    put(s, space, load)
    tell(log, msg("rr-log-found", tokens=load_text(load), space=space_name(space)), space)


def feeds(s: State, frame: Move, log: Log) -> bool:
    """Whether the player is asked to feed civilians. Alone, he must from the third time on."""
    must = False
    if position.solo(s):  # RR-17.35
        s.civilians += 1
        must = s.civilians > NUMBERS.solo_gifts_declined
    if not s.corps[frame.corps].load[FOOD] or not s.medals:  # RR-10.26
        return False
    if must:
        give_food(s, frame, log)
    return not must


def give_food(s: State, frame: Move, log: Log) -> None:
    s.corps[frame.corps].load[FOOD] -= 1
    s.pool[FOOD] += 1
    tell(log, msg("rr-log-gives", corps=corps_name(frame.corps)))
    control.gain_medal(s, s.active, log)


def swaps(s: State, corps: Corps) -> list[tuple[int, int]]:
    """Given and got, every pair that is possible (RR-10.30)."""
    return [
        (given, got)
        for given in range(len(KINDS))
        if corps.load[given]
        for got in range(len(KINDS))
        if got != given and s.pool[got]
    ]


@cache
def _swap(given: int, got: int) -> Choice:
    label = msg("rr-do-swap", given=LETTERS[given], got=LETTERS[got])
    return Choice(f"swap/{KEYS[given]}.{KEYS[got]}", label)


def ask_card(s: State, frame: Move) -> Offer:
    corps = s.corps[frame.corps]
    facts: dict[str, Arg] = {
        "corps": corps_name(frame.corps),
        "space": space_name(frame.into),
        "tokens": load_text(corps.load),
        "left": s.medals,
    }
    if CARDS[frame.card].type == "starving_civilians":
        spare = corps.load[FOOD] > 1  # RR-19.10
        default = GIVE.key if spare else DECLINE.key
        question = msg("rr-ask-civilians", **facts)
        return ask(s, question, (GIVE, DECLINE), (default,), "RR-10.26", what="move")
    pairs = tuple(_swap(given, got) for given, got in swaps(s, corps))
    question = msg("rr-ask-market", **facts)
    return ask(s, question, (*pairs, DECLINE), (DECLINE.key,), "RR-10.30", what="move")


def answer_card(s: State, frame: Move, key: Key, log: Log) -> None:
    verb, _, arg = key.partition("/")
    corps = s.corps[frame.corps]
    if verb == "give":
        give_food(s, frame, log)
    elif verb == "swap":
        given, got = (KEYS.index(letter) for letter in arg.split("."))
        for load, sign in ((corps.load, 1), (s.pool, -1)):
            load[given] -= sign
            load[got] += sign
        text = msg(
            "rr-log-swaps",
            corps=corps_name(frame.corps),
            given=LETTERS[given],
            got=LETTERS[got],
        )
        tell(log, text)
    else:
        tell(log, msg("rr-log-declines", card=card_name(frame.card)))
    arrive(s, frame, frame.into, frame.card, log)
