"""AT-13, 14. Control of the seas, line-ups under seal, and duels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.attack import ending, names
from engines.attack.components import DEAREST, NUMBERS, SHIP_COST, SHIP_LETTERS
from engines.attack.game import Game
from engines.attack.state import Admiral, Challenge, Duel, NavalBattle, Slot, State
from engines.contract import Arg, Choice, Key, Msg, Offer, Seat, msg
from engines.kit import window
from engines.kit.window import Window

FIGHT_FROM = 80
"""The controller fights by default with at least this share of the challenger's fleet cost, in
per cent (AT-13.12)."""
DEFAULT_RULE = ("below.50",)
RULES = (
    "stay",
    *(f"below.{p}" for p in range(5, 205, 5)),
    *(f"{kind}.{k}" for kind in ("after", "left") for k in range(1, 10)),
)
MENU = ("stay", "below.30", "below.50", "below.80", "below.100", "after.1", "after.3", "left.1")
"""The rules that menus show; the others are typed."""
BEATS = {"BD", "SB", "DS"}
"""Who has +2 against whom (AT-14.12)."""


def cost(fleet: Sequence[int]) -> int:
    return sum(n * each for n, each in zip(fleet, SHIP_COST, strict=True))


# ---- the action


def allowed(state: State) -> bool:
    """AT-13.3."""
    return state.seas != state.active and any(state.players[state.active].fleet)


def challenge(state: State) -> Choice:
    """The action in the row of actions. It begins at once, so it says who lies there (AT-13.4)."""
    if not state.seas:
        return _EMPTY_SEAS
    mine, theirs = (tuple(state.players[seat].fleet) for seat in (state.active, state.seas))
    return _challenged(state.seas, mine, theirs)


@lru_cache(maxsize=1 << 8)
def _challenged(seat: Seat, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Choice:
    ships, others = names.fleet(mine), names.fleet(theirs)
    asked = msg("at-sure-naval", seat=names.seat(seat), ships=ships, others=others)
    return names.plain("naval")._replace(confirm=asked)


_EMPTY_SEAS = Choice("naval", msg("at-do-naval-empty"), confirm=msg("at-sure-naval-empty"))


def declare(game: Game, seat: Seat) -> None:
    state = game.state
    state.duels = []
    game.begin("naval")
    if not state.seas:  # AT-13.4
        game.show("at-log-seas-empty", seat=names.seat(seat))
        control(game, seat, told=True)
        game.succeed("naval")
        return
    game.show("at-log-challenge", seat=names.seat(seat), other=names.seat(state.seas))
    state.windows += 1
    game.push(Challenge(Window(f"naval/{state.windows}", [seat, state.seas])))


def control(game: Game, seat: Seat, told: bool = False) -> None:
    """The whole fleet of one goes to sea, that of the other to harbour (AT-1.4, 13.1, 14.21)."""
    loser, game.state.seas = game.state.seas, seat
    if loser == seat:
        game.record("seas", game.state.active, other=seat, won=False)
    else:
        game.record("seas", seat, other=loser)
    if not told:
        game.say("at-log-seas", seat=names.seat(seat))
    if loser != seat:
        game.tell((seat,), "at-log-new-controller")  # AT-21.24


# ---- the challenge


@lru_cache(maxsize=1 << 8)
def _ships(fleet: tuple[int, ...], verb: str = "ship") -> tuple[Choice, ...]:
    """`ship/b1`: each ship on its own, to be picked in the order of the line; `later/b1` in that of
    the template, if it is another one, which is typed."""
    return tuple(
        Choice(
            f"{verb}/{letter.lower()}{i}",
            msg(f"at-do-{verb}", ship=names.ship(letter)),
            typed=verb == "later",
        )
        for letter, n in zip(SHIP_LETTERS, fleet, strict=True)
        for i in range(1, n + 1)
    )


def rule_choice(rule: str, verb: str = "rule") -> Choice:
    kind, _, n = rule.partition(".")
    label = msg(f"at-do-rule-{kind}", n=int(n or 0))
    return Choice(f"{verb}/{rule}", label, typed=rule not in MENU, sole=rule == "stay")


_RULE_CHOICES = tuple(rule_choice(rule) for rule in RULES)


def advance_challenge(game: Game, frame: Challenge) -> bool:
    if not window.closed(frame.window):
        return False
    game.pop()
    (challenger, plan), (controller, answer) = window.opened(frame.window)
    if "withdraw" in answer:  # AT-13.5, 13.6
        game.say("at-log-withdraws", seat=names.seat(controller))
        control(game, challenger)
        game.succeed("naval")
        return True
    game.say("at-log-fights", seat=names.seat(controller))
    game.state.tally.naval_battles += 1  # AT-13.7
    game.push(NavalBattle(_admiral(challenger, plan), _admiral(controller, answer), Window("", [])))
    return True


def _admiral(seat: Seat, picks: Sequence[Key]) -> Admiral:
    rules = [key[5:] for key in picks if key.startswith("rule/")] or list(DEFAULT_RULE)
    line, later = template_of(picks), template_of(picks, "later")
    admiral = Admiral(seat, later or line, [rule for rule in rules if rule != "stay"])
    if later:
        admiral.first = line
    return admiral


def template_of(picks: Sequence[Key], verb: str = "ship") -> str:
    listed = (key.partition("/") for key in picks)
    return "".join(ship[0].upper() for said, _, ship in listed if said == verb)


def ask_challenge(state: State, frame: Challenge) -> dict[Seat, Offer]:
    challenger, controller = state.active, state.seas
    waiting = msg("at-wait-naval", seat=names.seat(challenger), other=names.seat(controller))
    found = {}
    for seat in frame.window.asked:
        fleet = tuple(state.players[seat].fleet)
        defends = seat == controller
        first = ("fight", "withdraw") if defends else ("auto",)
        silence = first[0] if not defends or fights(state) else "withdraw"
        ships = _ships(fleet)
        question = (
            msg("at-ask-defence", seat=names.seat(challenger))
            if defends
            else msg("at-ask-challenge")
        )
        found[seat] = window.offer(
            frame.window,
            seat,
            question,
            (
                *(names.plain(verb) for verb in first),
                *ships,
                *_ships(fleet, "later"),
                *_RULE_CHOICES,
            ),
            waiting,
            silence=silence,
            most=2 * len(ships) + 4,
            rule="AT-13.11" if defends else "AT-13.10",
            reaction=defends,
            exclusive_verbs=("auto", "fight", "withdraw"),
        )
    return found


def fights(state: State, share: int = FIGHT_FROM) -> bool:
    own, theirs = (cost(state.players[seat].fleet) for seat in (state.seas, state.active))
    return 100 * own >= share * theirs


def answer_challenge(game: Game, frame: Challenge, seat: Seat, picks: tuple[Key, ...]) -> None:
    window.answer(frame.window, seat, picks)


# ---- lines


def fit(state: State, admiral: Admiral) -> str:
    """Letters of the ships neither sunk nor damaged in this battle, dearest first (AT-14.1)."""
    fleet = dict(zip(SHIP_LETTERS, state.players[admiral.seat].fleet, strict=True))
    fleet["B"] -= admiral.out
    return "".join(letter * fleet[letter] for letter in DEAREST)


def line_by_template(template: str, ships: str, n: int) -> str:
    """From the front each listed ship that is fit; missing ones at the tail (AT-14.22)."""
    left = list(ships)
    line = ""
    for letter in template:
        if letter in left and len(line) < n:
            left.remove(letter)
            line += letter
    return line + "".join(left)[: n - len(line)]


def automatic_line(ships: str, n: int) -> str:
    """The n dearest; carriers inside, a small ship at the head, battleships next (AT-14.23)."""
    taken = ships[:n]
    line = [""] * n
    inside = [*range(n - 1, 1, -2), *range(n, 1, -2), 1]
    for slot in inside[: taken.count("C")]:
        line[slot - 1] = "C"
    b, d, s = (taken.count(letter) for letter in "BDS")
    head = "S" if s else "D" if d else ""
    rest = head + "B" * b + "D" * (d - (head == "D")) + "S" * (s - (head == "S"))
    for slot in range(n):
        if not line[slot]:
            line[slot], rest = rest[0], rest[1:]
    return "".join(line)


def _lay(state: State, admiral: Admiral, n: int) -> None:
    said = admiral.template if admiral.first is None else admiral.first
    ships, admiral.first = fit(state, admiral), None
    line = line_by_template(said, ships, n) if said else automatic_line(ships, n)
    admiral.line = [Slot(letter) for letter in line]  # the first is the head: AT-14.3


# ---- duels


class Modifier(NamedTuple):
    against: int
    """+2 by kind of ship, or +1 of a carrier."""
    carriers: int

    @property
    def sum(self) -> int:
        return self.against + self.carriers

    @property
    def why(self) -> tuple[Msg, ...]:
        found = [msg(f"at-plus-{self.against}")] if self.against else []
        found += [msg("at-plus-beside", n=self.carriers)] if self.carriers else []
        return tuple(found) or (msg("at-plus-none"),)


def modifier(line: Sequence[Slot], at: int, enemy: str) -> Modifier:
    """AT-14.12 to 14.15."""
    ship = line[at].ship
    against = 2 if ship + enemy in BEATS else int(ship == "C" != enemy)  # AT-14.13
    beside = [line[i] for i in (at - 1, at + 1) if 0 <= i < len(line)]
    # AT-14.14
    return Modifier(against, sum(1 for slot in beside if slot.ship == "C" and not slot.sunk))


def struck(line: Sequence[Slot], at: int, both_carriers: bool) -> int:
    """The head of the line, or the carrier that lost to a carrier (AT-14.7, 14.8)."""
    if both_carriers:
        return at
    return next(i for i, slot in enumerate(line) if not slot.sunk)


def _round(game: Game, b: NavalBattle) -> None:
    state = game.state
    n = pairs(state, b)
    sides = (b.challenger, b.controller)
    for admiral in sides:
        _lay(state, admiral, n)
    game.show(
        "at-log-lines",
        round=b.round,
        n=n,
        one=" ".join(slot.ship for slot in b.challenger.line),
        two=" ".join(slot.ship for slot in b.controller.line),  # AT-14.4
    )
    for at in range(n):  # no slot shifts, no duel is left out: AT-14.11
        _duel(game, b, at)
    for admiral in sides:
        admiral.out += sum(1 for slot in admiral.line if slot.damaged and not slot.sunk)


def pairs(state: State, b: NavalBattle) -> int:
    """AT-14.2; the other ships neither hit nor are hit (AT-14.5)."""
    return min(NUMBERS.longest_line, len(fit(state, b.challenger)), len(fit(state, b.controller)))


def _duel(game: Game, b: NavalBattle, at: int) -> None:
    ours, theirs = b.challenger.line, b.controller.line
    one, two = ours[at].ship, theirs[at].ship
    mods = (modifier(ours, at, two), modifier(theirs, at, one))
    rolls = (game.two_dice(), game.two_dice())
    totals = tuple(roll + mod.sum for roll, mod in zip(rolls, mods, strict=True))
    args: dict[str, Arg] = {
        "n": at + 1,
        "one": names.ship(one),
        "two": names.ship(two),
        "roll1": rolls[0],
        "roll2": rolls[1],
        "plus1": mods[0].sum,
        "plus2": mods[1].sum,
        "total1": totals[0],
        "total2": totals[1],
        "why1": mods[0].why,
        "why2": mods[1].why,
    }
    duel = Duel(b.round, [one, two], list(totals))
    game.state.duels.append(duel)
    if totals[0] == totals[1]:
        game.say("at-log-duel-tie", **args)
        return
    loser = b.controller if totals[0] > totals[1] else b.challenger
    slot = struck(loser.line, at, one == two == "C")
    effect = _hit(game.state, loser, loser.line[slot])
    duel.struck, duel.sunk = loser.line[slot].ship, effect == "sunk"
    game.say(
        f"at-log-duel-{effect}",
        **args,
        seat=names.seat(loser.seat),
        ship=names.ship(loser.line[slot].ship),
        slot=slot + 1,
    )


def _hit(state: State, admiral: Admiral, slot: Slot) -> str:
    """A battleship sinks on its second hit (AT-14.9); what sinks is gone (AT-14.10)."""
    if slot.ship == "B" and not slot.damaged:
        slot.damaged = True
        return "damaged"
    slot.sunk = True
    state.players[admiral.seat].fleet[SHIP_LETTERS.index(slot.ship)] -= 1
    return "sunk"


# ---- after a round


def advance(game: Game, b: NavalBattle) -> bool:
    """A round, then retreat or another one (AT-14.16 to 14.20)."""
    state = game.state
    if b.window.asked:
        if not window.closed(b.window):
            return False
        leaving = []
        for seat, picks in window.opened(b.window):
            admiral = b.challenger if seat == b.challenger.seat else b.controller
            if "retreat" in picks:
                leaving.append(admiral)
            elif template := template_of(picks):
                admiral.template = template
            elif "auto" in picks:
                admiral.template = ""
        b.window = Window("", [])
        if leaving:
            _retreat(game, b, leaving)
            return True
        b.round += 1
    _round(game, b)
    for beaten, winner in ((b.challenger, b.controller), (b.controller, b.challenger)):
        if not fit(state, beaten):  # AT-14.17
            game.say("at-log-no-fit-ship", seat=names.seat(beaten.seat))
            _win(game, winner, beaten)
            return True
    if state.rules.live_naval:
        state.windows += 1
        b.window = Window(f"naval/{state.windows}", [b.challenger.seat, b.controller.seat])
        return True
    leaving = [a for a in (b.challenger, b.controller) if wants_out(state, b, a)]
    if leaving:
        _retreat(game, b, leaving)
    else:
        b.round += 1
    return True


def wants_out(state: State, b: NavalBattle, admiral: Admiral) -> bool:
    """The retreat rule, tested after every round (AT-14.24)."""
    enemy = b.controller if admiral is b.challenger else b.challenger
    own, theirs = (_fit_cost(state, side) for side in (admiral, enemy))
    for rule in admiral.retreat:
        kind, _, number = rule.partition(".")
        n = int(number)
        if (
            (kind == "below" and gives_up(own, theirs, n))
            or (kind == "after" and b.round >= n)
            or (kind == "left" and len(fit(state, admiral)) <= n)
        ):
            return True
    return False


def gives_up(own: int, theirs: int, share: int = 50) -> bool:
    """Whether less is left than such a share of the enemy, in per cent; the usual rule: half."""
    return 100 * own < share * theirs


def _fit_cost(state: State, admiral: Admiral) -> int:
    return sum(SHIP_COST[SHIP_LETTERS.index(letter)] for letter in fit(state, admiral))


def _retreat(game: Game, b: NavalBattle, leaving: Sequence[Admiral]) -> None:
    """If both retreat the present controller keeps the seas (AT-14.19)."""
    for admiral in leaving:
        game.say("at-log-retreats", seat=names.seat(admiral.seat))
    if b.challenger in leaving:
        _win(game, b.controller, b.challenger)
    else:
        _win(game, b.challenger, b.controller)


def _win(game: Game, winner: Admiral, loser: Admiral) -> None:
    state = game.state
    game.pop()
    won = winner.seat == state.active
    if won:
        game.succeed("naval")
    control(game, winner.seat)
    game.say(
        "at-log-naval-left",
        seat=names.seat(winner.seat),
        ships=names.fleet(state.players[winner.seat].fleet),
        other=names.seat(loser.seat),
        others=names.fleet(state.players[loser.seat].fleet),
    )
    if not any(state.players[winner.seat].fleet):  # AT-13.8
        ending.free_seas(game, winner.seat)


def ask(state: State, b: NavalBattle) -> dict[Seat, Offer]:
    """Option `live`: retreat, or stay with this line (AT-14.25)."""
    waiting = msg(
        "at-wait-naval", seat=names.seat(b.challenger.seat), other=names.seat(b.controller.seat)
    )
    found = {}
    for admiral in (b.challenger, b.controller):
        if admiral.seat not in b.window.asked:
            continue
        ships = [
            Choice(f"ship/{x.lower()}{i}", msg("at-do-ship", ship=names.ship(x)))
            for x in DEAREST
            for i in range(1, fit(state, admiral).count(x) + 1)
        ]
        found[admiral.seat] = window.offer(
            b.window,
            admiral.seat,
            msg("at-ask-retreat", round=b.round),
            (names.plain("stay"), names.plain("retreat"), names.plain("auto"), *ships),
            waiting,
            silence="retreat" if wants_out(state, b, admiral) else "stay",
            most=len(ships) + 1,
            rule="AT-14.18",
            reaction=admiral is b.controller,
            exclusive_verbs=("stay", "retreat"),
        )
    return found


def answer(game: Game, b: NavalBattle, seat: Seat, picks: tuple[Key, ...]) -> None:
    window.answer(b.window, seat, picks)
