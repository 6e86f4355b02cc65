"""Duel at dawn: the rules. Numbers such as TOY-3 stand for the paragraphs of a rulebook."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engines.contract import (
    Choice,
    Engine,
    Event,
    Illegal,
    Key,
    Msg,
    Offer,
    Offers,
    Option,
    Options,
    OrderAnswer,
    OrderBook,
    Orders,
    Result,
    Seat,
    msg,
)
from engines.extras import Foresight, Imagination
from engines.kit import window
from engines.kit.codec import Codec
from engines.kit.rng import Rng, die, pick, shuffle
from engines.kit.turns import picked
from engines.kit.window import Window
from tests.engines.toy import worlds
from tests.engines.toy.state import Attack, Frame, SeatView, State, TableView, Turn

SEATS = ("ada", "ben", "cid", "dot")
CARDS = {"parry": 5, "riposte": 4, "aid": 5, "dud": 6}
Log = list[Event]


class Toy(Engine[State], Foresight[State], Imagination[State]):
    """Each rule is a small method, so that a test can spoil one at a time."""

    name = "toy"
    version = 1
    options: tuple[Option, ...] = (Option("length", ("short", "long")),)

    def __init__(self) -> None:
        self._codec = Codec(State, self.version)

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in SEATS)

    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        if not 2 <= len(seats) <= 4:
            return msg("toy-how-many")
        if len(set(seats)) != len(seats) or any(seat not in SEATS for seat in seats):
            return msg("toy-seats")
        legal = {option.name: option.values for option in self.options}
        if any(value not in legal.get(name, ()) for name, value in options.items()):
            return msg("toy-option")
        return None

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        deck = [card for card, n in CARDS.items() for _ in range(n)]  # TOY-1
        shuffle(rng, deck)
        rounds = 12 if options.get("length") == "long" else 6
        hands = {seat: [deck.pop() for _ in range(3)] for seat in seats}
        state = State(self.version, list(seats), rounds, dict.fromkeys(seats, 2), hands, deck)
        self._run(state, rng, [])
        return state

    # --- what may be done ---------------------------------------------------------------------

    def offers(self, state: State) -> dict[Seat, Offer]:
        if state.reason:
            return {}
        top = state.flow[-1]
        found: dict[Seat, Offer] = {}
        if isinstance(top, Turn):
            found[top.seat] = self._turn_offer(state, top)
        elif isinstance(top, Window):
            attack = attack_under(state)
            found = {seat: self._answer_offer(state, attack, top, seat) for seat in top.asked}
        for seat in state.seats:
            if seat not in found and state.hp[seat] and state.hands[seat]:
                found[seat] = self._bury_offer(state, seat)
        return found

    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        aims = [s for s in alive(state) if s not in (turn.seat, turn.aim)]
        keys = [f"aim/{seat}" for seat in aims]
        keys += ["fire"] * bool(turn.aim) + ["rest"] + ["scout"] * bool(state.deck)
        return Offer(
            question=msg("toy-turn"),
            choices=tuple(choice(key) for key in keys),
            default=("rest",),
            waiting=msg("toy-waits-turn", seat=turn.seat),
            clock=f"turn/{state.turns}",
            rule="TOY-2",
        )

    def _answer_offer(self, state: State, attack: Attack, frame: Window, seat: Seat) -> Offer:
        able = ("parry", "riposte") if seat == attack.target else ("aid",)
        keys = ["pass"] + [f"use/{card}" for card in able if card in state.hands[seat]]
        return window.offer(
            frame,
            seat,
            msg("toy-attacked", by=attack.by, target=attack.target),
            tuple(choice(key) for key in keys),
            msg("toy-waits-answer", target=attack.target),
            rule="TOY-3",
        )

    def _bury_offer(self, state: State, seat: Seat) -> Offer:
        cards = sorted(set(state.hands[seat]))
        return Offer(
            question=msg("toy-bury"),
            choices=tuple(choice(f"bury/{card}") for card in cards),
            default=(),
            waiting=msg("toy-waits-nobody"),
            clock=f"turn/{state.turns}",
            rule="TOY-6",
            least=0,
            required=False,
        )

    # --- what happens -------------------------------------------------------------------------

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> Log:
        log: Log = []
        for key in picks or ("nothing",):
            verb, _, arg = key.partition("/")
            if verb == "bury":
                self._bury(draft, seat, arg, log)
            elif isinstance(top := draft.flow[-1], Window) and seat in top.asked:
                self._seal(draft, top, seat, key, log)
            elif isinstance(top, Turn) and seat == top.seat:
                self._act(draft, top, verb, arg, log, rng)
        self._run(draft, rng, log)
        return log

    def _act(self, s: State, turn: Turn, verb: str, arg: str, log: Log, rng: Rng) -> None:
        match verb:
            case "aim":  # TOY-2.1
                turn.aim = arg
            case "fire":  # TOY-2.2
                turn.done = True
                s.flow.append(Attack(turn.seat, turn.aim))
                log.append(Event(msg("toy-fires", by=turn.seat, target=turn.aim)))
            case "scout":  # TOY-2.3
                if turn.seat not in s.scouts:
                    s.scouts.append(turn.seat)
                log.append(Event(msg("toy-scouts", seat=turn.seat)))
                log.append(self._seen(turn.seat, s.deck[-1]))
                turn.done = True
            case "rest":  # TOY-2.4
                self._draw(s, turn.seat, log, rng)
                turn.done = True

    def _seen(self, seat: Seat, card: str) -> Event:
        return Event(msg("toy-sees", card=card), audience=(seat,), reveals=True)

    def _draw(self, s: State, seat: Seat, log: Log, rng: Rng) -> None:
        if not s.deck and s.pile:
            s.deck, s.pile = s.pile, []
            shuffle(rng, s.deck)
        if s.deck:
            card = s.deck.pop()
            s.scouts.clear()
            s.hands[seat].append(card)
            log.append(Event(msg("toy-draws", seat=seat)))
            log.append(self._seen(seat, card))

    def _bury(self, s: State, seat: Seat, card: str, log: Log) -> None:
        s.hands[seat].remove(card)
        s.buried.append(card)
        log.append(Event(msg("toy-buries", seat=seat)))

    def _may_answer(self, s: State, attack: Attack) -> list[Seat]:
        """Public facts only: alive, holds a card, and not every fitting card lies in the pile."""
        start = s.seats.index(attack.target)
        order = s.seats[start:] + s.seats[:start]
        able = [seat for seat in order if seat != attack.by and s.hp[seat] and s.hands[seat]]
        blocks = {"parry", "riposte"}
        return [
            seat
            for seat in able
            if any(
                s.pile.count(card) < CARDS[card]
                for card in (blocks if seat == attack.target else {"aid"})
            )
        ]

    def _open(self, s: State, attack: Attack) -> None:
        attack.asked = True
        if asked := self._may_answer(s, attack):
            s.windows += 1
            s.flow.append(Window(f"window/{s.windows}", asked))

    def _seal(self, s: State, frame: Window, seat: Seat, key: Key, log: Log) -> None:
        log.append(Event(msg("toy-sealed"), audience=(seat,)))
        if window.answer(frame, seat, (key,)):
            self._close(s, frame, log)

    def _close(self, s: State, frame: Window, log: Log) -> None:
        s.flow.pop()
        attack = s.flow[-1]
        assert isinstance(attack, Attack)
        used = 0
        for seat, (key,) in window.opened(frame):
            card = key.partition("/")[2]
            if not card or s.flow[-1] is not attack:  # TOY-5: no aid once it was turned away
                continue
            used += 1
            s.hands[seat].remove(card)
            s.pile.append(card)
            log.append(Event(msg("toy-uses", seat=seat, card=card), reveals=True))
            if card == "aid":
                attack.aided = True
                continue
            s.flow.pop()
            if card == "riposte":
                s.flow.append(Attack(attack.target, attack.by))
        if not used:
            log.append(Event(msg("toy-no-answer")))

    def _hit(self, s: State, attack: Attack, log: Log, rng: Rng) -> None:
        s.flow.pop()
        rolled = die(rng)
        hit = rolled >= (5 if attack.aided else 3)  # TOY-4
        s.hp[attack.target] -= hit
        log.append(Event(msg("toy-rolls", n=rolled, hit=int(hit)), places=(attack.target,)))

    def _run(self, s: State, rng: Rng, log: Log) -> None:
        """Settle frames until somebody has to be asked or the game is over."""
        while not s.reason:
            top = s.flow[-1] if s.flow else None
            if top is None:
                self._next_turn(s, log)
            elif isinstance(top, Turn) and top.done:
                s.flow.pop()
            elif isinstance(top, Attack) and not top.asked:
                self._open(s, top)
            elif isinstance(top, Attack):
                self._hit(s, top, log, rng)
            else:
                return

    def _next_turn(self, s: State, log: Log) -> None:
        left = alive(s)
        if len(left) < 2 or s.turns >= s.rounds * len(s.seats):
            s.reason = "last" if len(left) < 2 else "dusk"
            log.append(Event(msg("toy-over")))
            return
        seat = s.seats[s.turns % len(s.seats)]
        s.turns += 1
        if s.hp[seat]:
            s.flow.append(Turn(seat))

    def concede(self, draft: State, seat: Seat, rng: Rng) -> Log:
        log = [Event(msg("toy-concedes", seat=seat))]
        draft.hp[seat] = 0
        draft.buried += draft.hands[seat]
        draft.hands[seat] = []
        for i, frame in enumerate(draft.flow):
            if seat in concerned(frame):
                del draft.flow[i:]
                break
        top = draft.flow[-1] if draft.flow else None
        if isinstance(top, Window) and window.leave(top, seat):
            self._close(draft, top, log)
        if len(alive(draft)) < 2:
            draft.flow.clear()
        self._run(draft, rng, log)
        return log

    # --- computers ----------------------------------------------------------------------------

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
        """It fires at whoever it aims at, and wards off what it can."""
        if not offer.required:
            return None
        wanted = [c.key for c in offer.choices if c.key == "fire" or c.verb == "use"]
        wanted = wanted or [c.key for c in offer.choices if c.verb == "aim"]
        return (pick(rng, wanted),) if wanted else offer.default

    def next_turn(self, state: State) -> Seat | None:
        at = state.turns % len(state.seats)
        order = state.seats[at:] + state.seats[:at]
        return next((seat for seat in order if state.hp[seat]), None)

    def pieces(self, state: State, seat: Seat) -> dict[str, str]:
        return {seat: str(state.hp[seat])}

    def hand(self, state: State, seat: Seat) -> list[str]:
        return sorted(state.hands[seat])

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        return worlds.imagine(self.load(self.dump(state)), seats, rng)

    def worth(self, state: State, seat: Seat) -> float:
        return worlds.worth(state, seat)

    # --- what may be known --------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None, offers: Offers | None = None) -> Any:
        table = self._table(state)
        if seat is None:
            return table
        top = state.deck[-1] if seat in state.scouts else ""
        return SeatView(table, tuple(state.hands[seat]), top)

    def _table(self, s: State) -> TableView:
        turn = next((f for f in s.flow if isinstance(f, Turn)), Turn(""))
        return TableView(
            hp=dict(s.hp),
            hands={seat: len(hand) for seat, hand in s.hands.items()},
            deck=len(s.deck),
            pile=tuple(s.pile),
            buried=len(s.buried),
            scouts=tuple(s.scouts),
            turn=s.turns,
            active=turn.seat,
            aim=turn.aim,
            attacks=tuple((f.by, f.target) for f in s.flow if isinstance(f, Attack)),
        )

    def result(self, state: State) -> Result | None:
        if not state.reason:
            return None
        by_hp = {hp: tuple(s for s in state.seats if state.hp[s] == hp) for hp in state.hp.values()}
        ranking = tuple(by_hp[hp] for hp in sorted(by_hp, reverse=True))
        return Result(ranking, ranking[0], state.reason, dict(state.hp))

    def dump(self, state: State) -> bytes:
        return self._codec.dump(state)

    def load(self, saved: bytes) -> State:
        return self._codec.load(saved)

    @property
    def orders(self) -> ToyOrders:
        return ToyOrders()


class ToyOrders(Orders[State]):
    """Standing orders: what to do when somebody is attacked."""

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        ways = ("ask", "pass", "use.parry", "use.riposte", "use.aid")
        triggers = ["attack", *(f"attack+target.{other}" for other in state.seats)]
        return Offer(
            question=msg("toy-orders"),
            choices=tuple(choice(f"{t}/{way}") for t in triggers for way in ways),
            default=("attack/ask",),
            waiting=msg("toy-waits-nobody"),
            clock="",
            rule="TOY-7",
            required=False,
        )

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        for key in picks:
            name, _, value = key.partition("/")
            filed.standing.pop(name, None)
            filed.standing[name] = value.replace(".", "/")

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        steps = text.replace(";", " ").split()
        for step in steps:
            if step.partition("/")[0] not in ("aim", "fire", "rest", "scout"):
                raise Illegal(msg("toy-unreadable", text=step))
        return OrderBook(plan=steps)

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if offer.sealed and not offer.answered:
            facts = {"target": attack_under(state).target}
            order = window.standing(filed.standing, "attack", facts)
            pick = window.settled(order, {c.key for c in offer.choices})
            return OrderAnswer((pick,)) if pick else None
        if offer.clock.startswith("turn") and offer.required and filed.plan:
            step = filed.plan.pop(0).removeprefix(picked.MARK)
            if offer.find(step):
                return OrderAnswer((step,))
            filed.plan.clear()
            return OrderAnswer(stop=msg("toy-stopped", step=step))
        return None


def choice(key: Key) -> Choice:
    verb, _, arg = key.partition("/")
    place = arg if arg in SEATS else ""
    label = msg("toy-arg", what=arg) if arg else msg(f"toy-verb-{verb}")
    sure = msg("toy-verb-rest") if verb == "rest" else None
    return Choice(key, label, place, confirm=sure)


def alive(s: State) -> list[Seat]:
    return [seat for seat in s.seats if s.hp[seat] > 0]


def attack_under(s: State) -> Attack:
    frame = s.flow[-2]
    assert isinstance(frame, Attack)
    return frame


def concerned(frame: Frame) -> tuple[Seat, ...]:
    """Whose giving up ends this frame and everything on top of it."""
    if isinstance(frame, Turn):
        return (frame.seat,)
    return (frame.by, frame.target) if isinstance(frame, Attack) else ()


ENGINE = Toy()
