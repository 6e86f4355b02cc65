"""Every refusal of chapter X: what it says, in both languages, and that nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.text import words
from engines.contract import Illegal, Msg
from engines.kit.rng import SeededRng
from engines.total_domination import ENGINE
from engines.total_domination.components import CARDS
from engines.total_domination.orders import PowerOrders, refusals
from tests.engines.total_domination.table import Table

ORDERS = PowerOrders(ENGINE)
OPERATE = "operate germany_01; "


def inner(found: Msg) -> Msg:
    why = found.args["why"] if found.id == "td-x-step" else found
    assert isinstance(why, Msg)
    return why


def said(t: Table, seat: str, text: str) -> str:
    return words("en").say(inner(t.refused(seat, text)))


def war(**options: str) -> Table:
    """Germany's turn; it holds its best card, the others one each."""
    return Table(active="germany", **options).hands(
        germany="germany_01", uk="uk_13", japan="japan_13", ussr="ussr_14"
    )


def tech(*names: str) -> Callable[[], Table]:
    return lambda: war().tech("germany", *names)


def bombers() -> Table:
    return war().put("germany.bomber", "germany").put("uk.fleet", "benelux")


def spent() -> Table:
    return war().put("germany.bomber!", "germany").put("uk.fleet", "benelux")


def stranded() -> Table:
    return war().put("germany.army", "canada")


def logistics(card: str, seat: str = "germany") -> Callable[[], Table]:
    return lambda: war().turn(seat).hand(seat, card)


ROWS: list[tuple[str, Callable[[], Table], str, str]] = [
    # code, position, what Germany types, what is said
    ("X-PHASE", war, "form army germany", "“form” is not possible now. Phase: Action Phase."),
    ("X-CARD", war, "operate uk_01", "United Kingdom 1 (6 OP; counts 7 OP) is not in your hand."),
    ("X-CARD", lambda: _reserved(), "operate germany_02",
     "Germany 2 (5 OP; counts 6 OP) is not in your hand."),
    ("X-USE", tech("v1"), "rocket germany_01 radar uk",
     "Germany 1 (6 OP; counts 7 OP) cannot be used for this: Radar."),
    ("X-USE", lambda: war().hand("germany", "germany_06"), "event germany_06",
     "Name the power in front of which to place it: Germany 6 (4 OP; −1 OP)."),
    ("X-COLOUR", lambda: war().hand("germany", "uk_12"), "event uk_12",
     "Only for United Kingdom, not for Germany."),
    ("X-OP", war, OPERATE + "form army germany; attack poland neutral army; "
     "attack france france army", "This costs 3 OP, you have 0."),
    ("X-OP", lambda: war().saved("germany", "germany_05"), OPERATE + "form army germany; "
     "move germany army germany benelux; form army germany",
     "This costs 3 OP, you have 1 + 1 saved."),
    ("X-OP", lambda: war().tech("germany", "v1").hand("germany", "germany_05"),
     "rocket germany_05 v1 uk", "This costs 5 OP, you have 3."),
    ("X-SAVED", lambda: war().tech("germany", "v1").hand("germany", "germany_12")
     .saved("germany", "germany_05"), "rocket germany_12 v1 uk",
     "A saved OP cannot be used here: value 4, needed 5."),
    ("X-NOUNIT", war, OPERATE + "move germany fleet austria poland",
     "You have no such unit in Austria: German fleet."),
    ("X-NOUNIT", war, OPERATE + "recall germany army poland",
     "You have no such unit in Poland: German army."),
    ("X-NOUNIT", war, OPERATE + "sail atlantic caribbean",
     "You have no such unit in Atlantic Ocean: U-boat."),
    ("X-SUPPLY", stranded, OPERATE + "move germany army canada libya",
     "army in Canada is out of supply."),
    ("X-SUPPLY", stranded, OPERATE + "attack eastern_usa usa army",
     "German army in Canada is out of supply."),
    ("X-PATH", war, OPERATE + "move germany army germany siam",
     "No path from Germany to Siam over spaces you control."),
    ("X-ENTRY", lambda: war().clear("poland", "ukraine").put("germany.army", "poland"),
     OPERATE + "move germany fleet germany ukraine",
     "Ukraine must be entered first by an army over land."),
    ("X-ENTRY", lambda: war().clear("great_britain").put("germany.army", "benelux"),
     OPERATE + "move germany army germany great_britain",
     "Great Britain must be entered first by a fleet over the sea."),
    ("X-ENTRY", lambda: war().put("germany.bomber", "germany"),
     OPERATE + "move germany bomber germany benelux",
     "An army or a fleet must enter Benelux first."),
    ("X-CLOSED", war, OPERATE + "move germany army germany manchuria",
     "Manchuria is closed to Germany."),
    ("X-CLOSED", lambda: war().clear("manchuria").put("ussr.army", "manchuria"),
     OPERATE + "move germany army germany manchuria", "Manchuria is closed to Germany."),
    ("X-ENEMY", war, OPERATE + "move germany army germany poland",
     "There are enemy units in Poland; attack first."),
    ("X-ENEMY", war, OPERATE + "move germany army germany france",
     "There are enemy units in France; attack first."),
    ("X-KIND", war, OPERATE + "form fleet austria", "fleet cannot stand in Austria."),
    ("X-KIND", war, OPERATE + "move germany army germany atlantic",
     "army cannot stand in Atlantic Ocean."),
    ("X-KIND", lambda: war(arctic="on").put("germany.bomber", "germany"),
     OPERATE + "move germany bomber germany arctic", "bomber squadron cannot stand in Arctic."),
    ("X-STACK", war, OPERATE + "form army germany; form army germany; form army germany",
     "Germany is full (4)."),
    ("X-STACK", lambda: war().put("germany.army", "austria"),
     OPERATE + "move germany army germany austria", "Austria is full (2)."),
    ("X-POOL", lambda: war().put("germany.army", "persia", "persia", "siam", "siam"),
     OPERATE + "form army germany", "None left in the pool: German army."),
    ("X-POOL", lambda: _year(1942).put("uboat", "atlantic", "atlantic", "caribbean"),
     OPERATE + "uboat caribbean", "None left in the pool: U-boat."),
    ("X-LIMIT", lambda: war().put("germany.bomber", "germany"),
     OPERATE + "form bomber germany", "At most 1 on the board: bomber squadron."),
    ("X-LIMIT", lambda: war().put("uboat", "atlantic"), OPERATE + "uboat caribbean",
     "At most 1 on the board in 1939: U-boat."),
    ("X-LIMIT", lambda: _year(1942).put("uboat", "atlantic", "atlantic"),
     OPERATE + "uboat atlantic", "At most 2 in one space: U-boat."),
    ("X-LIMIT", lambda: _year(1942).put("uboat", "atlantic", "atlantic", "caribbean"),
     OPERATE + "sail caribbean atlantic", "At most 2 in one space: U-boat."),
    ("X-HOME", war, OPERATE + "form army austria", "army cannot be formed in Austria."),
    ("X-HOME", war, OPERATE + "form army poland", "army cannot be formed in Poland."),
    ("X-HOME", war, OPERATE + "form bomber italy", "bomber squadron cannot be formed in Italy."),
    ("X-HOME", war, OPERATE + "uboat poland", "U-boat cannot be formed in Poland."),
    ("X-CONTROL", lambda: war().clear("germany").put("uk.army", "germany"),
     OPERATE + "form army germany", "Germany is not controlled as it must be: Germany."),
    ("X-CONTROL", logistics("germany_09"), "event germany_09; place-satellite poland",
     "Poland is not controlled as it must be: Germany."),
    ("X-MARKER", lambda: war().put("destroyed", "germany"), OPERATE + "form army germany",
     "Germany has a destruction marker."),
    ("X-RECALL", war, OPERATE + "recall germany army austria; done",
     "A recalled unit must be formed again in the same order: German army."),
    ("X-RECALL", lambda: war().put("destroyed", "germany", "czechoslovakia"),
     OPERATE + "recall germany army austria",
     "A recalled unit must be formed again in the same order: German army."),
    ("X-ADJ", war, OPERATE + "attack india uk army", "You have no supplied unit next to India."),
    ("X-TARGET", war, OPERATE + "attack poland uk army",
     "British army in Poland cannot be attacked: there is no such enemy unit."),
    ("X-TARGET", war, OPERATE + "attack italy italy army",
     "Italian army in Italy cannot be attacked: it is on your side."),
    ("X-TARGET", lambda: war().put("france.army", "benelux").put("uk.bomber", "benelux"),
     OPERATE + "attack benelux uk bomber", "British bomber squadron in Benelux cannot be attacked: "
     "bombers only when nothing else stands there."),
    ("X-TARGET", lambda: war(scenario="rise").put("germany.army", "canada"),
     OPERATE + "attack philippines usa fleet",
     "US fleet in Philippines cannot be attacked: its nation is uninvolved."),
    ("X-TARGET", war, OPERATE + "attack-uboat atlantic",
     "U-boat in Atlantic Ocean cannot be attacked: there is no such enemy unit."),
    ("X-TARGET", lambda: war().put("resistance", "poland"), OPERATE + "attack-resistance poland",
     "resistance in Poland cannot be attacked: "
     "it takes a supplied army of yours on the same space."),
    ("X-TARGET", bombers, "strike germany_01; aim germany poland; hit france army",
     "French army in Poland cannot be attacked: there is no such enemy unit."),
    ("X-TARGET", bombers, "strike germany_01; aim germany libya",
     "army in Libya cannot be attacked: there is no such enemy unit."),
    ("X-OP", lambda: bombers().put("uk.army", "benelux").put("neutral.army", "poland")
     .front("germany", "uk_06", "ussr_06"),
     "strike germany_01; aim germany benelux; hit uk fleet; hit uk army",
     "This costs 3 OP, you have 2."),
    ("X-NOUNIT", bombers, "strike germany_01; aim austria poland",
     "You have no such unit in Austria: German bomber squadron."),
    ("X-SUPPLY", lambda: war().put("germany.army", "canada").put("germany.bomber", "canada"),
     "strike germany_01; aim canada eastern_usa", "bomber squadron in Canada is out of supply."),
    ("X-RANGE", bombers, "strike germany_01; aim germany india",
     "India is 4 spaces away; at most 2."),
    ("X-SPENT", spent, "strike germany_01; aim germany benelux",
     "Already used this round: bomber squadron."),
    ("X-SPENT", spent, OPERATE + "move germany bomber germany austria",
     "Already used this round: bomber squadron."),
    ("X-SPENT", lambda: _launched(), "rocket germany_01 v1 uk",
     "Already used this round: Flying bomb (V1)."),
    ("X-TECH", war, "rocket germany_01 v1 uk", "Flying bomb (V1) is not developed."),
    ("X-TECH", war, "technology germany_01",
     "Atomic bomb needs from an earlier round: Ballistic missile (V2)."),
    ("X-TECH", lambda: tech("atomic_bomb")(), "technology germany_01",
     "Atomic bomb: already developed."),
    ("X-EMPTY", lambda: _empty("uk").tech("germany", "v1"), "rocket germany_01 v1 uk",
     "United Kingdom has no cards."),
    ("X-EMPTY", lambda: _no_pile().hand("germany", "germany_11"), "event germany_11",
     "The discard pile is empty."),
    ("X-LEND", war, "lend germany_01", "Germany cannot do Lend-Lease."),
    ("X-RESERVE", lambda: _year(1945), "reserve germany_01", "No reserve in the last year."),
    ("X-COUNT", war, "form army", "After “form” comes: unit, space."),
    ("X-COUNT", lambda: logistics("germany_09")().put("germany.army", "romania").clear("romania")
     .put("germany.fleet", "great_britain", "great_britain").clear("great_britain")
     .put("germany.army", "great_britain", "great_britain"),
     "event germany_09; place-satellite great_britain; place-satellite great_britain",
     "Choose 2."),
    ("X-START", logistics("germany_09"), "event germany_09; place-satellite austria",
     "Austria is not allowed for this: satellites."),
    ("X-OFF", lambda: war(bombers="off"), OPERATE + "form bomber germany",
     "Not used at this table: bomber squadron."),
    ("X-OFF", lambda: war(bombers="off"), "strike germany_01; aim germany poland",
     "Not used at this table: bomber squadron."),
    ("X-OFF", lambda: war(uboats="off"), OPERATE + "uboat atlantic",
     "Not used at this table: U-boat."),
    ("X-OFF", war, OPERATE + "move germany army germany norway",
     "Not used at this table: Norway."),
    ("X-LATE", war, "swap germany_01", "This decision is already made."),
    ("X-UNKNOWN", war, "opperate germany_01", "I do not know “opperate”. Did you mean: operate?"),
    ("X-UNKNOWN", war, "form army astria", "I do not know “astria”. Did you mean: "
     "austria, australia, east_africa?"),
    ("X-UNKNOWN", war, "zzz", "I do not know “zzz”."),
]  # fmt: skip


ALLIED: list[tuple[str, Callable[[], Table], str, str, str]] = [
    ("X-TURN", war, "uk", "operate uk_13", "It is not your turn. Acting now: Germany."),
    ("X-TURN", lambda: _passed(), "uk", "operate uk_13", "United Kingdom has passed this round."),
    ("X-COLOUR", lambda: logistics("usa_03", "uk")(), "uk", "event usa_03",
     "USA has not joined the war yet."),
    ("X-LEND", lambda: war().turn("uk").join("usa"), "uk", "lend uk_13",
     "USA: already in the war."),
    ("X-SPENT", lambda: _lent(), "uk", "lend uk_13", "Lend-Lease was already done this round."),
    ("X-LENDMIN", lambda: war().turn("uk").put("uboat", "atlantic"), "uk", "lend uk_13",
     "U-boats: 1. Lend-Lease needs 4 OP; this card is worth 1."),
    ("X-RESERVE", lambda: _lent(), "uk", "reserve uk_13",
     "No reserve after Lend-Lease in this round."),
    ("X-CLOSED", lambda: logistics("uk_01", "uk")().clear("eastern_usa"), "uk",
     "operate uk_01; move uk fleet great_britain eastern_usa",
     "Eastern USA is closed to United Kingdom."),
    ("X-CLOSED", lambda: logistics("uk_01", "uk")(), "uk",
     "operate uk_01; move uk fleet great_britain eastern_usa",
     "Eastern USA is closed to United Kingdom."),
    ("X-TARGET", lambda: logistics("uk_01", "uk")().put("uk.fleet", "atlantic"), "uk",
     "operate uk_01; attack eastern_usa usa army",
     "US army in Eastern USA cannot be attacked: its nation is uninvolved."),
    ("X-TARGET", lambda: logistics("uk_01", "uk")().put("uboat", "atlantic"), "uk",
     "operate uk_01; attack-uboat atlantic", "U-boat in Atlantic Ocean cannot be attacked: "
     "it takes a supplied fleet of yours on the same space."),
    ("X-START", logistics("uk_08", "uk"), "uk", "event uk_08; place-resistance austria",
     "Austria is not allowed for this: resistance."),
    ("X-START", lambda: logistics("uk_08", "uk")().put("japan.fleet", "mariana"), "uk",
     "event uk_08; place-resistance mariana",
     "Mariana Islands is not allowed for this: resistance."),
    ("X-CONTROL", logistics("uk_08", "uk"), "uk", "event uk_08; place-resistance poland",
     "Poland is not controlled as it must be: Axis."),
    ("X-COUNT", lambda: logistics("uk_08", "uk")().put("germany.army", "balkans"), "uk",
     "event uk_08; " + "place-resistance balkans; " * 4, "Choose 3."),
    ("X-OP", logistics("uk_07", "uk"), "uk",
     "event uk_07; form army great_britain; form army great_britain",
     "The event has no icon left for this."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "position", "seat", "text", "sentence"),
    ALLIED,
    ids=[f"{n}-{row[0]}" for n, row in enumerate(ALLIED)],
)
def test_td_x_1_what_is_refused_to_others(code, position, seat, text, sentence):
    t = position()
    if t.state.active == seat:
        assert said(t, seat, text) == sentence
        return
    why = refusals.why(t.state, seat, text.replace(" ", "/", 1), t.offer(t.state.active))
    assert words("en").say(why) == sentence
    assert words("pl").say(why)


ORDER = [
    # two things are wrong at once; the first in the order of the chapter is told
    ("X-NOUNIT before X-KIND", war, OPERATE + "move germany fleet austria austria", "td-x-nounit"),
    ("X-KIND before X-CLOSED", war, OPERATE + "move germany army germany ryukyu", "td-x-kind"),
    ("X-KIND before X-HOME", war, OPERATE + "form fleet poland", "td-x-kind"),
    ("X-HOME before X-MARKER", lambda: war().put("destroyed", "italy"),
     OPERATE + "form bomber italy", "td-x-home"),
    ("X-CONTROL before X-MARKER", lambda: war().clear("germany").put("uk.army", "germany")
     .put("destroyed", "germany"), OPERATE + "form army germany", "td-x-control"),
    ("X-MARKER before X-STACK", lambda: war().put("germany.army", "germany")
     .put("destroyed", "germany"), OPERATE + "form army germany", "td-x-marker"),
    ("X-POOL before X-STACK",
     lambda: war().put("germany.army", "persia", "persia", "siam", "germany"),
     OPERATE + "form army germany", "td-x-pool"),
    ("X-CLOSED before X-ENEMY", lambda: war().clear("nanking").put("uk.army", "nanking"),
     OPERATE + "move germany army germany nanking", "td-x-closed"),
    ("X-ENEMY before X-SUPPLY", stranded, OPERATE + "move germany army canada eastern_usa",
     "td-x-enemy"),
    ("X-STACK before X-SUPPLY", lambda: stranded().put("germany.army", "austria"),
     OPERATE + "move germany army canada austria", "td-x-stack"),
    ("X-SUPPLY before X-PATH", stranded, OPERATE + "move germany army canada siam", "td-x-supply"),
    ("X-SUPPLY before X-TARGET", stranded, OPERATE + "attack eastern_usa uk army", "td-x-supply"),
    ("X-TARGET before X-ADJ", war, OPERATE + "attack india uk fleet", "td-x-target"),
    ("X-RANGE before X-TARGET", bombers, "strike germany_01; aim germany siam", "td-x-range"),
    ("X-PATH before X-OP", lambda: war().front("germany", "uk_06", "ussr_06")
     .hand("germany", "germany_14"), "operate germany_14; move germany army germany siam",
     "td-x-path"),
    ("X-SPENT before X-TECH", lambda: _launched(), "rocket germany_01 v2 uk", "td-x-spent"),
    ("X-TECH before X-EMPTY", lambda: _empty("uk"), "rocket germany_01 v1 uk", "td-x-tech"),
    ("X-EMPTY before X-OP", lambda: _empty("uk").tech("germany", "v1")
     .hand("germany", "germany_05"), "rocket germany_05 v1 uk", "td-x-empty"),
    ("X-OFF before X-CARD", lambda: war(bombers="off"), "strike uk_01; aim germany poland",
     "td-x-off"),
    ("X-CARD before X-COLOUR", war, "event uk_12", "td-x-card"),
    ("X-COLOUR before X-EMPTY", lambda: war().hand("germany", "uk_10"), "event uk_10",
     "td-why-colour"),
    ("X-UNKNOWN before X-CARD", war, "operate uk_99", "td-x-unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("which", "position", "text", "message"), ORDER, ids=[r[0] for r in ORDER])
def test_td_x_1_the_first_reason_is_told(which, position, text, message):
    assert inner(position().refused("germany", text)).id == message


def _passed() -> Table:
    t = war()
    t.state.powers["uk"].passed = True
    return t


def _lent() -> Table:
    t = war().turn("uk")
    t.state.powers["uk"].lend = True
    return t


def _year(year: int) -> Table:
    return Table(year=year, active="germany").hands(germany="germany_01", uk="uk_13")


def _reserved() -> Table:
    t = war().find("germany_02")
    t.state.hands["germany"].reserve.append("germany_02")
    return t


def _launched() -> Table:
    t = war().tech("germany", "v1")
    t.state.powers["germany"].rocket = True
    return t


def _empty(seat: str) -> Table:
    t = war()
    t.state.deck += t.state.hands[seat].cards
    t.state.hands[seat].cards.clear()
    return t


def _no_pile() -> Table:
    return war()


@pytest.mark.parametrize(
    ("code", "position", "text", "sentence"),
    ROWS,
    ids=[f"{n}-{row[0]}" for n, row in enumerate(ROWS)],
)
def test_td_x_1_what_is_refused_and_how_it_is_said(code, position, text, sentence):
    assert said(position(), "germany", text) == sentence


def test_td_x_1_a_card_of_somebody_else_is_not_called_late():
    """The decision is open; the card is another one."""
    state = ENGINE.new(("germany", "japan", "uk", "ussr"), {}, SeededRng(b"draft"))
    seat, offer = next((s, o) for s, o in ENGINE.offers(state).items() if o.required)
    verb = offer.choices[0].verb
    other = next(c for c in CARDS if not offer.find(f"{verb}/{c}"))
    assert refusals.why(state, seat, f"{verb}/{other}", offer).id == "td-x-card"


@pytest.mark.parametrize("text", ["operate done", "recall germany china siam", "form poland army"])
def test_td_x_2_a_word_in_the_wrong_place_is_not_called_unknown(text):
    with pytest.raises(Illegal) as refused:
        ENGINE.orders.read(Table().state, "germany", text)
    assert refused.value.reason.args["why"].id == "td-x-words"
