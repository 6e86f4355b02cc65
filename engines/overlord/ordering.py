"""ORDERS, first half: cards are laid, units are named (OV-5, 13, 15, 18, 19, 23)."""

from __future__ import annotations

from engines.contract import Key, Msg, Offer, msg
from engines.kit.hexes import Hex
from engines.overlord import (
    air,
    card_assignment,
    initiative,
    land,
    movement,
    names,
    questions,
    unit_selection,
)
from engines.overlord.card_assignment import effect
from engines.overlord.components import (
    AIR_POWER,
    AIR_SORTIE,
    COUNTER,
    FINEST_HOUR,
    NUMBERS,
    TYPES,
    Card,
    CardId,
    Role,
)
from engines.overlord.game import Game
from engines.overlord.state import Job, Laid, Order, Staff, State, Unit

NOBODY = msg("ov-do-order-none")
BY_DIE = msg("ov-ask-initiative")
ROLL = msg("ov-ask-roll")
ROLL_OR_NOT = (questions.plain_choice("roll"), questions.plain_choice("no"))
SECOND_SECTION = {"general_advance": 2, "recon_in_force": 1, "pincer_move": 2}


def open_all(game: Game) -> None:
    """When ORDERS opens: crowded airspace, cards, Finest Hour, initiative dice (OV-19.4)."""
    state, field = game.state, game.field
    for role, staff in state.staff.items():
        if state.air and air.crowded(state, role):
            staff.jobs.append(Job("plane"))
        if state.finest_hour:
            _finest_hour(game, role, staff)
        elif staff.given:
            staff.jobs += [Job("lay", card) for card in staff.given]
        elif field.overlord and _may_roll(game.state, role):
            staff.jobs.append(Job("roll"))


def _may_roll(state: State, role: Role) -> bool:
    """Who commands a unit or an airplane (OV-19.5)."""
    return any(unit_selection.commanded(state, role)) or bool(air.own(state, role))


def _initiative(game: Game, role: Role, staff: Staff) -> None:
    """A general without a card rolls one die (OV-19.1, 19.2)."""
    orders = initiative.table(game.state.rules.initiative)
    assert orders
    face = game.roll(1)[0]
    staff.initiative = face
    who = orders[face]
    game.say("ov-initiative", role=game.general(role), face=names.face(face), who=names.cls(who))
    if who == "none":
        return  # OV-19.3
    staff.planes = int(who == "any")
    staff.jobs.append(Job("order", "", most=1, who=who))  # no Marine more: OV-19.6, 23.8


def _finest_hour(game: Game, role: Role, staff: Staff) -> None:
    """OV-13.28, 13.30: each symbol orders one unit of its class, a star any."""
    state, field = game.state, game.field
    if not any(unit_selection.commanded(state, role)):
        return
    dice = NUMBERS.finest_hour_dice
    if not field.overlord:
        dice = len(state.camps[state.side].hand) + 1
    faces = game.roll(dice)
    counts = {name: faces.count(name) for name in ("infantry", "armor", "star")}
    game.say(
        "ov-finest-hour",
        role=game.general(role),
        faces=names.faces(faces),
        n=counts["infantry"],
        m=counts["armor"],
        k=counts["star"],
    )
    index = next(i for i, laid in enumerate(state.laid) if laid.acts == FINEST_HOUR)
    for name, who in (("infantry", "infantry"), ("armor", "armor"), ("star", "any")):
        if counts[name]:
            staff.jobs.append(Job("order", FINEST_HOUR, index, most=counts[name], who=who))


# ---- the jobs of one general


def settle(game: Game, role: Role, staff: Staff) -> Offer | None:
    """Carry out everything about his cards that needs no answer (OV-27.26), up to what he is asked
    about them. A card or die that finds nobody to order is over."""
    if staff.flying:
        air.fly_on(game, role)
    while staff.jobs and not staff.flying:
        job = staff.jobs[0]
        if _goes_by_itself(game, role, staff, job):
            continue
        offer = ask(game.state, role, staff)
        if offer.choices:
            return offer
        _shift_extra(staff, job, 0)
        staff.jobs.pop(0)
    return None


def _goes_by_itself(game: Game, role: Role, staff: Staff, job: Job) -> bool:
    """Whether a job had one way to be done, and now is."""
    state = game.state
    if job.kind == "fly":
        if _start_flight(game, role, staff, job):
            air.fly_on(game, role)
        return True
    if job.kind == "plane":
        if len(air.crowded(state, role)) > 1:
            return False
        staff.jobs.pop(0)
        return True
    if job.kind != "lay":
        return False
    if job.card == COUNTER:
        cards = card_assignment.counterable(state, state.side, role)
        if len(cards) > 1:
            job.kind = "counter"
            return False
        staff.jobs.pop(0)
        if cards:
            counter(game, role, staff, cards[0])
        else:
            game.say("ov-laid-idle", role=game.general(role), card=names.card(job.card))
        return True
    options = sections(state, role, staff, job)
    if len(options) != 1:
        return False
    staff.jobs.pop(0)
    lay(game, role, staff, job.card, card_assignment.acts_as(state, job.card), options[0])
    return True


def sections(state: State, role: Role, staff: Staff, job: Job) -> list[tuple[int, ...]]:
    """Where a card may be laid (OV-18.2 to 18.4)."""
    field = state.field
    card = effect(card_assignment.acts_as(state, job.card))
    area = field.area(state.side, role)
    if not field.overlord:
        if card.kind == "section":
            if card.family == "pincer_move":
                arrows = (field.arrow(state.side, "left"), field.arrow(state.side, "right"))
                return [tuple(sorted(n for arrow in arrows for n in arrow))]
            return [area] if card.area == "each" else [field.arrow(state.side, card.arrows[0])]
        return _with_infantry(state, area) if card.area == "one" else [area]
    if card.kind == "air" or (job.card == AIR_POWER and card.id == AIR_SORTIE):
        return [area]
    both = card.area in ("each", "both") or (
        card.family == "pincer_move" and state.rules.pincer == "both"
    )
    if both:
        return [area]
    if card.kind == "tactic":
        return _with_infantry(state, area)
    return [(n,) for n in area if n not in staff.used]


def _with_infantry(state: State, area: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Infantry Assault: a section with infantry, if there is one (OV-13.26)."""
    having = {
        n
        for cell, unit in state.units.items()
        if unit.side == state.side and TYPES[unit.type].cls == "infantry"
        for n in state.field.sections[cell]
    }
    return [(n,) for n in area if n in having] or [(n,) for n in area]


def counter(game: Game, role: Role, staff: Staff, laid: Laid) -> None:
    """The same effect on the same sections (OV-15.1 to 15.3)."""
    acts = laid.acts
    if effect(acts).kind == "tactic" and effect(acts).area != "one":
        where = game.field.area(game.state.side, role)
    else:
        where = tuple(laid.sections)
    lay(game, role, staff, COUNTER, acts, where)


def lay(
    game: Game, role: Role, staff: Staff, card: CardId, acts: CardId, where: tuple[int, ...]
) -> None:
    """Show a card and put it on its section or line (OV-18.2); its orders become jobs."""
    state = game.state
    own = effect(acts)
    laid = Laid(card, role, acts, list(where))  # played, even if it orders nobody: OV-18.17
    laid.marine = is_marine_order(game.state, role, card, own)
    laid.sortie = acts == AIR_SORTIE
    state.laid.append(laid)
    staff.laid.append(card)
    if own.kind == "section":
        staff.used += where
    state.recon |= own.family == "recon"
    index = len(state.laid) - 1
    game.show(
        "ov-laid" if own.kind == "section" or len(where) == 1 else "ov-laid-tactic",
        role=game.general(role),
        card=names.card(card),
        as_=names.card(acts),
        same="yes" if acts == card else "no",
        sections=", ".join(map(str, where)),
    )
    if laid.sortie:
        staff.jobs.insert(0, Job("fly", card, index))
        return
    staff.planes += (
        len(air.own(state, role)) if own.kind == "section" or acts == ("direct_from_hq") else 0
    )
    more = int(laid.marine)
    if more and own.kind == "section" and _order_named(game, role, index, where):
        more = 0
    staff.jobs[:0] = _jobs(own, index, where, more)


def is_marine_order(state: State, role: Role, card: CardId, own: Card) -> bool:
    """One unit more (OV-15.9, 23.1 to 23.9)."""
    field = state.field
    if state.side not in field.marines or not own.gung_ho:
        return False
    if own.kind == "section" and field.overlord and card != COUNTER:
        return (
            state.gung_ho == role
            and state.draft.gung_card == card
            and not any(laid.marine and laid.role == role for laid in state.laid)
        )
    return True


def _jobs(own: Card, index: int, where: tuple[int, ...], extra: int) -> list[Job]:
    if own.kind == "section":
        each = own.family in SECOND_SECTION and len(where) > 1
        groups = [[n] for n in where] if each else [list(where)]
        jobs = [Job("order", own.id, index, group, own.orders) for group in groups]
        jobs[0].extra = extra
        return jobs
    if own.who == "wounded":
        return [Job("heal", own.id, index, most=1 + extra, who="wounded")]  # OV-23.5
    group = list(where) if own.area == "one" else []
    return [Job("order", own.id, index, group, own.orders + extra, own.who)]


def _shift_extra(staff: Staff, job: Job, ordered: int) -> None:
    """The unit more of a card that works in several sections is one in all (OV-23.3)."""
    if not job.extra or len(staff.jobs) < 2:
        return
    other = staff.jobs[1]
    if other.laid == job.laid and other.kind == "order" and ordered <= job.most:
        other.extra = job.extra


# ---- naming units


def ask(state: State, role: Role, staff: Staff) -> Offer:
    job = staff.jobs[0]
    if job.kind in ("order", "heal"):
        return _ask_whom(state, role, staff, job)
    if job.kind == "counter":
        cards = card_assignment.counterable(state, state.side, role)
        choices = tuple(
            questions.lay_choice(laid.acts, laid.sections[0], "counter") for laid in cards
        )
        question, default, rule = msg("ov-ask-counter"), choices[0].key, "OV-15.2"
    elif job.kind == "lay":
        spots = to_lay(state, role, staff)
        choices = tuple([questions.lay_choice(card, section) for card, section in spots])
        best = _fullest(state, [section for card, section in spots if card == job.card])
        question, rule = questions.which_section(tuple(dict(spots))), "OV-18.2"
        default = f"lay/{job.card}.{best}"
    elif job.kind == "roll":
        question, choices, default, rule = ROLL, ROLL_OR_NOT, "roll", "OV-19.4"
    else:
        crowd = air.crowded(state, role)
        choices = tuple(questions.hex_choice("ground-plane", plane.at) for plane in crowd)
        first = next((plane for plane in crowd if plane.crossed), crowd[0])
        question, rule = msg("ov-ask-crowd"), "OV-25.19"
        default = f"ground-plane/{first.at.lower()}"
    return questions.of_general(state, role, "orders", question, choices, default, rule)


def _ask_whom(state: State, role: Role, staff: Staff, job: Job) -> Offer:
    terms = unit_selection.terms(state, role, job)
    verb = "heal" if job.kind == "heal" else "order"
    units = [
        questions.unit_choice(verb, cell, state.units[cell].type)
        for cell in unit_selection.candidates(state, role, job, terms)
    ]
    units += unit_selection.airplanes(state, role, staff, job)
    most = min(terms.most, len(units))
    question = _question(state, job, most)
    return Offer(
        question,
        tuple(units),
        (),
        questions.waiting("orders", state.side, role),
        questions.clock(state, "orders"),
        "OV-5.1",
        least=0,
        most=most,
        irrevocable=True,
        together=1 < len(units) <= terms.most,
        nothing=NOBODY,
    )


def to_lay(state: State, role: Role, staff: Staff) -> list[tuple[CardId, int]]:
    """Which card on which section: of two he lays whichever he likes first (OV-18.3)."""
    found: dict[tuple[CardId, int], None] = {}
    for job in staff.jobs:
        if job.kind == "lay" and job.card != COUNTER:
            for where in sections(state, role, staff, job):
                if len(where) == 1:
                    found[job.card, where[0]] = None
    return list(found)


def _question(state: State, job: Job, n: int) -> Msg:
    if job.laid < 0:
        return BY_DIE
    card = state.laid[job.laid].acts if job.card != FINEST_HOUR else FINEST_HOUR
    return questions.which_units(card, n, tuple(job.sections))


def _fullest(state: State, some: list[int]) -> int:
    """The section with most units of the side that moves, the first of several."""
    if len(some) == 1:
        return some[0]
    own = [cell for cell, unit in state.units.items() if unit.side == state.side]
    return max(sorted(some), key=lambda n: len(state.field.hexes_of((n,)).intersection(own)))


def answer(game: Game, role: Role, staff: Staff, picks: tuple[Key, ...]) -> None:
    state = game.state
    job = staff.jobs[0]
    arg = picks[0].partition("/")[2] if picks else ""
    if job.kind == "counter":
        cards = card_assignment.counterable(game.state, state.side, role)
        name, _, where = arg.partition(".")
        staff.jobs.pop(0)
        chosen = next(c for c in cards if c.acts == name and c.sections[0] == int(where))
        counter(game, role, staff, chosen)
    elif job.kind == "lay":
        card, _, section = arg.partition(".")
        staff.jobs.remove(next(j for j in staff.jobs if j.kind == "lay" and j.card == card))
        lay(game, role, staff, card, card_assignment.acts_as(game.state, card), (int(section),))
    elif job.kind == "roll":
        staff.jobs.pop(0)
        if picks == ("roll",):
            _initiative(game, role, staff)
        else:
            game.say("ov-initiative-no", role=game.general(role))
    elif job.kind == "plane":
        cell = questions.hex_of(arg)
        air.home(game, next(plane for plane in air.crowded(state, role) if plane.at == cell))
        game.show("ov-plane-removed", cell, role=game.general(role), hex=cell)
    else:
        _lock(game, role, staff, job, picks)


def _lock(game: Game, role: Role, staff: Staff, job: Job, picks: tuple[Key, ...]) -> None:
    """Named is named: the orders of a card are final when they are locked (OV-5.8)."""
    state = game.state
    card = unit_selection.terms(game.state, role, job).card
    _shift_extra(staff, job, len(picks))
    staff.jobs.pop(0)
    staff.locked = True
    if state.talking and state.visit == role and staff.given:  # OV-21.11, 21.12
        end_visit(game)
    if job.kind == "heal":
        for pick in picks:
            _heal(game, role, job, questions.hex_of(pick.partition("/")[2]))
        return
    named: list[Hex] = []
    for pick in picks:
        verb, _, arg = pick.partition("/")
        cell = questions.hex_of(arg)
        if verb in ("plane", "takeoff"):
            staff.planes -= 1
            staff.jobs.insert(0, Job("fly", "", sections=[], check=True, who=cell))
        else:
            order(game, role, cell, card)
            named.append(cell)
    if job.laid >= 0:
        state.laid[job.laid].ordered += len(named)
    if named:
        game.say("ov-ordered", *named, role=game.general(role), hexes=", ".join(named))
    else:
        game.say("ov-ordered-nobody", role=game.general(role))


def order(game: Game, role: Role, cell: Hex, card: CardId) -> None:
    unit = game.state.units[cell]
    kind = TYPES[unit.type]
    given = Order(role, card, cell)  # for the whole turn: OV-18.14
    unit.order = given
    if card == "artillery_bombard" and kind.cls == "artillery":
        given.battles = 2  # OV-13.15
    elif card == movement.RAIDERS:
        given.again = kind.cls == "infantry"  # OV-13.16
    elif card == "dig_in":
        _dig(game, cell, unit)
    if not movement.allowance(game.state, cell, unit):
        given.settled = True


def _dig(game: Game, cell: Hex, unit: Unit) -> None:
    """OV-13.23, 7.39: at once, and then it neither moves nor battles."""
    assert unit.order
    unit.order.settled = unit.order.barred = True
    if land.at(game.state, cell).sandbags:
        game.state.obstacles[cell] = f"sandbag.{unit.side}"
        game.say("ov-sandbags", cell, hex=cell)


def _heal(game: Game, role: Role, job: Job, cell: Hex) -> None:
    """OV-13.27: symbols and stars bring figures back; then the unit is ordered."""
    state = game.state
    unit = state.units[cell]
    kind = TYPES[unit.type]
    dice = NUMBERS.medics_dice
    if not game.field.overlord:
        dice = len(state.camps[state.side].hand) + 1
    faces = game.roll(dice)
    back = faces.count("star") + (0 if kind.cls == "artillery" else faces.count(kind.cls))
    healed = min(back, kind.figures - unit.figures)
    unit.figures += healed
    ordered = "yes" if healed else "no"
    game.tell_of(unit, "ov-medics", cell, faces=names.faces(faces), n=healed, ordered=ordered)
    if healed:
        order(game, role, cell, "")
        state.laid[job.laid].ordered += 1


def _order_named(game: Game, role: Role, index: int, where: tuple[int, ...]) -> bool:
    """The unit the commander named for Gung-Ho, if it stands where the card works (OV-23.2)."""
    state = game.state
    named = state.draft.gung_unit
    cell = next((cell for cell, unit in state.units.items() if named and unit.id == named), "")
    if not cell or state.units[cell].order or not set(game.field.sections[cell]) & set(where):
        return False
    order(game, role, cell, state.laid[index].acts)
    state.laid[index].ordered += 1
    game.say("ov-ordered", cell, role=game.general(role), hexes=cell)
    return True


def end_visit(game: Game) -> None:
    """OV-21.11."""
    game.state.talking = False
    if game.state.visit:
        game.say("ov-visit-over", role=game.general(game.state.visit))


# ---- airplanes


def _start_flight(game: Game, role: Role, staff: Staff, job: Job) -> bool:
    """An Air Sortie orders the airplane of the airspace, or brings one in (OV-25.12)."""
    state = game.state
    staff.jobs.pop(0)
    over = air.own(state, role)
    if job.check:
        over = [plane for plane in over if plane.at == job.who]
    idle = [plane for plane in over if not plane.ordered]
    if idle:
        return air.order(game, role, idle[0], job.check)
    if job.check and not over:
        return air.order(game, role, air.enter(game, role, job.who), check=True)
    if over or not air.gates(game.state, role):
        return False
    staff.flying = "new"
    return True
