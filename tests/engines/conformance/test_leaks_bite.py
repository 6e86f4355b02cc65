"""The laws can be broken: each spoilt copy of the toy is caught by the law meant for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from conformance import laws, leaks, pictures
from conformance.cases import Case, Unplayable, cases_of
from conformance.files import missing_files
from conformance.places import Place
from engines.contract import (
    Choice,
    Event,
    Key,
    Msg,
    Offer,
    Options,
    OrderAnswer,
    OrderBook,
    Seat,
    msg,
)
from engines.kit import simulate, window
from engines.kit.rng import Rng, die
from engines.kit.window import Window
from renderers import quartermaster
from renderers.contract import Renderer
from renderers.draw import Stamp, Text
from renderers.picture import Plan
from tests.engines.toy.engine import Log, Toy, ToyOrders, attack_under
from tests.engines.toy.state import Attack, State, TableView, Turn


def sealed_count(s: State) -> int:
    return sum(len(frame.sealed) for frame in s.flow if isinstance(frame, Window))


def able(s: State, attack: Attack, seat: Seat) -> bool:
    fitting = ("parry", "riposte") if seat == attack.target else ("aid",)
    return any(card in s.hands[seat] for card in fitting)


# --- secrets ----------------------------------------------------------------------------------


class ViewShowsTheDeck(Toy):
    def _table(self, s: State) -> TableView:
        return replace(super()._table(s), pile=(*s.pile, *s.deck[-1:]))


class CounterJumpsWithAnswers(Toy):
    def _table(self, s: State) -> TableView:
        return replace(super()._table(s), turn=s.turns + sealed_count(s))


class AsksOnlyHolders(Toy):
    def _may_answer(self, s: State, attack: Attack) -> list[Seat]:
        return [seat for seat in super()._may_answer(s, attack) if able(s, attack, seat)]


class WaitedForShrinks(Toy):
    def offers(self, state: State) -> dict[Seat, Offer]:
        found = super().offers(state)
        return {
            seat: o._replace(required=not o.answered and o.required) for seat, o in found.items()
        }


class OfferGoesWithTheAnswer(Toy):
    def offers(self, state: State) -> dict[Seat, Offer]:
        answered = {seat for seat, o in super().offers(state).items() if o.answered}
        return {seat: o for seat, o in super().offers(state).items() if seat not in answered}


class OthersReadWhatWasDrawn(Toy):
    def _draw(self, s: State, seat: Seat, log: Log, rng: Rng) -> None:
        super()._draw(s, seat, log, rng)
        log.append(Event(msg("toy-draws", seat=seat, card=s.hands[seat][-1])))


class OthersReadWhatWasBuried(Toy):
    """The words are the same, but the card is marked on the board."""

    def _bury(self, s: State, seat: Seat, card: str, log: Log) -> None:
        super()._bury(s, seat, card, log)
        log.append(Event(msg("toy-buries", seat=seat), places=(s.deck[-1],) if s.deck else ()))


class SealingIsAnnounced(Toy):
    def _seal(self, s: State, frame: Window, seat: Seat, key: Key, log: Log) -> None:
        log.append(Event(msg("toy-somebody-answered")))
        super()._seal(s, frame, seat, key, log)


class PassesForEmptyHands(Toy):
    def _open(self, s: State, attack: Attack) -> None:
        super()._open(s, attack)
        if isinstance(frame := s.flow[-1], Window):
            for seat in frame.asked:
                if not able(s, attack, seat):
                    window.answer(frame, seat, ("pass",))
            if window.closed(frame):
                s.flow.pop()


class WaitsOnlyForHolders(Toy):
    """Everybody is asked, but the answer of an empty hand is not waited for."""

    def _seal(self, s: State, frame: Window, seat: Seat, key: Key, log: Log) -> None:
        super()._seal(s, frame, seat, key, log)
        attack = next((f for f in s.flow if isinstance(f, Attack)), None)
        if s.flow[-1] is frame and attack is not None:
            missing = [other for other in frame.asked if other not in frame.sealed]
            if not any(able(s, attack, other) for other in missing):
                for other in missing:
                    frame.sealed[other] = ["pass"]
                self._close(s, frame, log)


class ClockNamesACard(Toy):
    def offers(self, state: State) -> dict[Seat, Offer]:
        top = state.deck[-1] if state.deck else "none"
        return {
            seat: o._replace(clock=f"{o.clock}-{top}") for seat, o in super().offers(state).items()
        }


class KeyNamesACard(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        peek = tuple(Choice(f"rest/{card}", msg("toy-verb-rest")) for card in state.deck[-1:])
        return offer._replace(choices=offer.choices + peek)


class OfferDependsOnOtherHands(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        safe = {f"aim/{seat}" for seat in state.seats if "parry" in state.hands[seat]}
        return offer._replace(choices=tuple(c for c in offer.choices if c.key not in safe))


class WaitingTextTells(Toy):
    def _answer_offer(self, state: State, attack: Attack, frame: Window, seat: Seat) -> Offer:
        offer = super()._answer_offer(state, attack, frame, seat)
        return offer._replace(waiting=msg("toy-waits", n=len(offer.choices)))


class DiceFollowTheHand(Toy):
    def _hit(self, s: State, attack: Attack, log: Log, rng: Rng) -> None:
        if "dud" in s.hands[attack.target]:
            die(rng)
        super()._hit(s, attack, log, rng)


class PeekCanBeTakenBack(Toy):
    def _act(self, s: State, turn: Turn, verb: str, arg: str, log: Log, rng: Rng) -> None:
        super()._act(s, turn, verb, arg, log, rng)
        if verb == "aim" and turn.seat not in s.scouts:
            s.scouts.append(turn.seat)


class HandIsShownOnGivingUp(Toy):
    def concede(self, draft: State, seat: Seat, rng: Rng) -> Log:
        shown = Event(msg("toy-shows", cards=" ".join(draft.hands[seat])))
        return [shown, *super().concede(draft, seat, rng)]


class OrdersListOtherHands(Toy):
    class Listing(ToyOrders):
        def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
            menu = super().menu(state, seat, filed)
            held = {card for hand in state.hands.values() for card in hand}
            kept = tuple(c for c in menu.choices if c.arg[4:] in held or "use" not in c.arg)
            return menu._replace(choices=kept)

    @property
    def orders(self) -> ToyOrders:
        return self.Listing()


class FirstComeFirstServed(Toy):
    def _seal(self, s: State, frame: Window, seat: Seat, key: Key, log: Log) -> None:
        frame.asked.remove(seat)
        frame.asked.insert(len(frame.sealed), seat)
        super()._seal(s, frame, seat, key, log)


class OrdersWaitForAMissingCard(Toy):
    class Waiting(ToyOrders):
        def answer(
            self, state: State, seat: Seat, offer: Offer, filed: OrderBook
        ) -> OrderAnswer | None:
            said = super().answer(state, seat, offer, filed)
            facts = {"target": attack_under(state).target} if offer.sealed else {}
            order = window.standing(filed.standing, "attack", facts)
            return said if offer.find(order) else None

    @property
    def orders(self) -> ToyOrders:
        return self.Waiting()


class OthersReadWhatWasPicked(Toy):
    """A card laid away face down is named in the log: only the mover may know which."""

    def _bury(self, s: State, seat: Seat, card: str, log: Log) -> None:
        super()._bury(s, seat, card, log)
        log.append(Event(msg("toy-buries", seat=seat, card=card)))


class OthersSeeWhatWasPicked(Toy):
    """The words are the same, but the picked card is marked on the board."""

    def _bury(self, s: State, seat: Seat, card: str, log: Log) -> None:
        super()._bury(s, seat, card, log)
        log.append(Event(msg("toy-buries", seat=seat), places=(card,)))


class TargetSeesItBeforeItIsFinal(Toy):
    """Aiming can be taken back, and shows its target who else was looked at."""

    def view(self, state: State, seat: Seat | None, offers: Any = None) -> Any:
        seen = super().view(state, seat)
        turn = next((f for f in state.flow if isinstance(f, Turn)), None)
        aimed = seat is not None and turn is not None and turn.aim == seat
        return replace(seen, top="aimed") if aimed else seen


LEAKS = [
    (OthersReadWhatWasPicked, leaks.secret_picks_are_not_told),
    (OthersSeeWhatWasPicked, leaks.secret_picks_are_not_told),
    (TargetSeesItBeforeItIsFinal, leaks.what_can_be_taken_back_is_private_to_nobody_else),
    (ViewShowsTheDeck, leaks.twin_view),
    (CounterJumpsWithAnswers, leaks.twin_view),
    (CounterJumpsWithAnswers, leaks.sealed_silence),
    (AsksOnlyHolders, leaks.moves_tell_nothing),
    (WaitedForShrinks, leaks.twin_view),
    (WaitedForShrinks, leaks.sealed_silence),
    (OfferGoesWithTheAnswer, leaks.sealed_silence),
    (OthersReadWhatWasDrawn, leaks.moves_tell_nothing),
    (OthersReadWhatWasBuried, leaks.moves_tell_nothing),
    (SealingIsAnnounced, leaks.sealed_silence),
    (PassesForEmptyHands, leaks.nobody_is_answered_for),
    (PassesForEmptyHands, leaks.moves_tell_nothing),
    (WaitsOnlyForHolders, leaks.moves_tell_nothing),
    (ClockNamesACard, leaks.twin_view),
    (KeyNamesACard, leaks.twin_view),
    (OfferDependsOnOtherHands, leaks.twin_view),
    (WaitingTextTells, leaks.twin_view),
    (DiceFollowTheHand, leaks.moves_tell_nothing),
    (DiceFollowTheHand, leaks.moves_tell_nothing),
    (HandIsShownOnGivingUp, leaks.moves_tell_nothing),
    (OrdersListOtherHands, leaks.twin_view),
    (PeekCanBeTakenBack, leaks.moves_tell_nothing),
    (FirstComeFirstServed, leaks.order_of_arrival_is_lost),
    (OrdersWaitForAMissingCard, leaks.orders_do_not_look_at_cards),
]


def caught(spoilt: type[Toy], law: Callable[[Case], None]) -> bool:
    """By at least one of the toy's tables; a law may also stumble over what it finds."""
    for case in cases_of("toy", spoilt()):
        try:
            law(case)
        except AssertionError:
            return True
    return False


def named(value: Any) -> str:
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize(("spoilt", "law"), LEAKS, ids=named)
def test_a_planted_leak_is_caught(spoilt: type[Toy], law: Callable[[Case], None]):
    assert caught(spoilt, law)


def test_moves_shared_by_two_laws_are_still_looked_at_for_what_can_be_taken_back():
    case = cases_of("toy", PeekCanBeTakenBack())[0]
    with pytest.raises(AssertionError, match="can be taken back, but showed"):
        leaks.moves_tell_nothing(case)


# --- good order -------------------------------------------------------------------------------


class NeverEnds(Toy):
    def _next_turn(self, s: State, log: Log) -> None:
        s.turns %= len(s.seats)
        s.hp = dict.fromkeys(s.seats, 2)
        super()._next_turn(s, log)


class DeadEnd(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        return offer._replace(choices=()) if state.turns == 5 else offer


class RestsUnasked(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        return offer._replace(choices=tuple(c._replace(confirm=None) for c in offer.choices))


class SameKeyTwice(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        return offer._replace(choices=(*offer.choices, offer.choices[-1]))


class KeyTooLong(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        return offer._replace(choices=(*offer.choices, Choice("rest/" + "x" * 60, msg("toy-x"))))


class IllegalDefault(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        return super()._turn_offer(state, turn)._replace(default=("fire",))


class DefaultGoesRound(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        offer = super()._turn_offer(state, turn)
        return offer._replace(default=(offer.choices[0].key,))


class LookingMovesTheGame(Toy):
    def offers(self, state: State) -> dict[Seat, Offer]:
        state.windows += 1
        return super().offers(state)


class SharedHands(Toy):
    """Loads positions that share their hands with one another."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[bytes, State] = {}

    def load(self, saved: bytes) -> State:
        return self.last.setdefault(saved, super().load(saved))


class ForgetsTheAim(Toy):
    def dump(self, state: State) -> bytes:
        return super().dump(state).replace(b'"aim":"ben"', b'"aim":""')


class ForgetsWhoFired(Toy):
    def dump(self, state: State) -> bytes:
        return super().dump(state).replace(b'"done":true', b'"done":false')


class RemembersOutsideTheState(Toy):
    games = 0

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        type(self).games += 1
        state = super().new(seats, options, rng)
        state.windows = self.games
        return state


class CannotGiveUpUnderFire(Toy):
    def concede(self, draft: State, seat: Seat, rng: Rng) -> Log:
        draft.hp[seat] = 0
        draft.buried += draft.hands[seat]
        draft.hands[seat] = []
        return []


class TakesAnyTable(Toy):
    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        return None


class OverButStillAsking(Toy):
    def result(self, state: State) -> Any:
        late = replace(state, reason="dusk") if state.turns >= 6 else state
        return super().result(late)


class GivingUpDoesNothing(Toy):
    def concede(self, draft: State, seat: Seat, rng: Rng) -> Log:
        return []


class WaitsForWhoGaveUp(Toy):
    def concede(self, draft: State, seat: Seat, rng: Rng) -> Log:
        draft.buried += draft.hands[seat]
        draft.hands[seat] = []
        return []


class OneClock(Toy):
    def offers(self, state: State) -> dict[Seat, Offer]:
        return {seat: o._replace(clock="game") for seat, o in super().offers(state).items()}


class OneClockForAllWindows(Toy):
    def _open(self, s: State, attack: Attack) -> None:
        super()._open(s, attack)
        if isinstance(frame := s.flow[-1], Window):
            frame.clock = "window"


class NamesARuleThatDoesNotExist(Toy):
    def _turn_offer(self, state: State, turn: Turn) -> Offer:
        return super()._turn_offer(state, turn)._replace(rule="TOY-99")


class KeepsASet(Toy):
    def load(self, saved: bytes) -> State:
        state = super().load(saved)
        state.scouts = set(state.scouts)  # type: ignore[assignment]
        return state


class ViewIsTheState(Toy):
    def _table(self, s: State) -> TableView:
        return replace(super()._table(s), hp=s.hp)


class ViewCanBeChanged(Toy):
    def _table(self, s: State) -> TableView:
        return replace(super()._table(s), pile=list(s.pile))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Fault:
    spoilt: type[Toy]
    law: Callable[[Case], None]

    def __str__(self) -> str:
        return f"{self.spoilt.__name__}-{self.law.__name__}"


FAULTS = [
    Fault(NeverEnds, laws.games_end),
    Fault(NeverEnds, laws.silence_ends_the_clock),
    Fault(OverButStillAsking, laws.games_end),
    Fault(RestsUnasked, laws.nothing_is_lost_by_accident),
    Fault(SameKeyTwice, laws.offers_are_well_formed),
    Fault(KeyTooLong, laws.offers_are_well_formed),
    Fault(IllegalDefault, laws.offers_are_well_formed),
    Fault(DefaultGoesRound, laws.silence_ends_the_clock),
    Fault(LookingMovesTheGame, laws.looking_changes_nothing),
    Fault(SharedHands, laws.the_old_position_is_untouched),
    Fault(ForgetsTheAim, laws.positions_survive_saving),
    Fault(ForgetsWhoFired, laws.the_journal_gives_the_same_game),
    Fault(RemembersOutsideTheState, laws.the_journal_gives_the_same_game),
    Fault(CannotGiveUpUnderFire, laws.giving_up_is_always_possible),
    Fault(TakesAnyTable, laws.tables_are_checked),
    Fault(DeadEnd, laws.games_end),
    Fault(GivingUpDoesNothing, laws.giving_up_is_always_possible),
    Fault(WaitsForWhoGaveUp, laws.giving_up_is_always_possible),
    Fault(OneClock, laws.clocks_are_for_one_turn_or_window),
    Fault(OneClockForAllWindows, laws.clocks_are_for_one_turn_or_window),
    Fault(NamesARuleThatDoesNotExist, laws.offers_are_well_formed),
    Fault(KeepsASet, laws.views_share_nothing_with_the_state),
    Fault(ViewIsTheState, laws.views_share_nothing_with_the_state),
    Fault(ViewCanBeChanged, laws.views_share_nothing_with_the_state),
]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_caught(fault: Fault, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulate, "RUNAWAY", 3_000)
    assert caught(fault.spoilt, fault.law)


# --- pictures and files -----------------------------------------------------------------------


def crashing(*_: Any, **__: Any) -> Any:
    raise KeyError("ukraine")


def one_language(view: Any, say: Callable[[Msg], str]) -> str:
    return say(Msg("qm-only-in-dreams"))


def no_marks(view: Any, say: Any, *, marks: Sequence[str] = (), focus: str = "") -> Any:
    return GOOD.plan(view, say, focus=focus)


def nothing(view: Any, say: Any) -> str:
    return ""


def always_the_same(view: Any, say: Any) -> str:
    return "A board, or a hand."


def twice(view: Any, say: Any) -> Plan:
    """Every word a little lower once more."""
    plan = GOOD.hand(view, say)
    stamps = [mark for mark in plan.marks if isinstance(mark, Stamp)]
    words = [mark for mark in stamps if all(isinstance(shape, Text) for shape in mark.shapes)]
    return replace(plan, marks=(*stamps, *(replace(mark, y=mark.y + 4) for mark in words)))


GOOD = quartermaster.RENDERER
ROOMS = [
    (replace(GOOD, plan=crashing), pictures.boards_are_drawn, "KeyError: 'ukraine'"),
    (replace(GOOD, hand=crashing), pictures.hands_are_drawn, "KeyError: 'ukraine'"),
    (replace(GOOD, alt=one_language), pictures.boards_are_drawn, "qm-only-in-dreams"),
    (replace(GOOD, alt_hand=one_language), pictures.hands_are_drawn, "qm-only-in-dreams"),
    (replace(GOOD, alt=nothing), pictures.boards_are_drawn, "text is empty"),
    (replace(GOOD, alt_hand=nothing), pictures.hands_are_drawn, "text is empty"),
    (replace(GOOD, plan=no_marks), pictures.places_are_on_the_board, "no place on the board"),
    (replace(GOOD, alt=always_the_same), pictures.boards_are_told, "in no alternative text"),
    (
        replace(GOOD, alt_hand=always_the_same),
        pictures.hands_show_what_is_held,
        "is not in its words",
    ),
    (replace(GOOD, hand=twice), pictures.words_can_be_read, "lies on"),
    (None, pictures.boards_are_drawn, "has no pictures"),
]


@pytest.mark.parametrize(("room", "law", "said"), ROOMS, ids=[said for _, _, said in ROOMS])
def test_a_planted_picture_is_caught(
    room: Renderer | None, law: Callable[[Case], None], said: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pictures, "renderer", lambda game: room)
    with pytest.raises(AssertionError, match=re.escape(said)):
        law(cases_of("quartermaster")[0])


def test_missing_pictures_are_named():
    with pytest.raises(AssertionError, match=r"no module renderers\.chess"):
        pictures.room_of("chess")


def test_missing_files_are_named(tmp_path: Path):
    parts = (tmp_path / part for part in ("engine", "pictures", "data", "rules.md", "tests"))
    chess = Place(*parts, "tests")
    missing = "\n".join(missing_files(chess, "ch"))
    for file in ("data/SOURCES.md", "rules.md", "data/words/pl.ftl"):
        assert f"{tmp_path / file} is missing" in missing
    chess.data.mkdir()
    (chess.data / "SOURCES.md").write_text("All of `board.json` was designed here.\n")
    (chess.data / "pieces.json").write_text("{}")
    assert "SOURCES.md says nothing of pieces.json" in "\n".join(missing_files(chess, "ch"))


def test_a_game_that_cannot_be_played_says_why_once():
    class Broken(Toy):
        def _hit(self, s: State, attack: Attack, log: Log, rng: Rng) -> None:
            raise KeyError(Attack)

    case = cases_of("toy", Broken())[0]
    for _ in range(2):
        with pytest.raises(Unplayable, match=r"(?s)KeyError.*in _hit"):
            laws.games_end(case)
