"""AT-8, 9. Land battles against players, garrisons and abandoned regions."""

from __future__ import annotations

from collections.abc import Sequence

from engines.attack import board, conquest, doctrine, names
from engines.attack import components as c
from engines.attack.game import Game
from engines.attack.state import Doctrine, LandBattle, Muster, Operation, Side, State, Volley
from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit import window
from engines.kit.window import Window


def muster(game: Game, region: c.Region, origins: list[tuple[c.Region, c.Force]]) -> None:
    """A battle begins; against a neutral the garrison's card is drawn (AT-9.2, 9.3)."""
    state = game.state
    defender = state.owner.get(region, "")
    card, garrison = "", state.units.get(region, [])[:]
    if board.is_neutral(state, region):
        card = game.draw()
        garrison = list(c.CARDS[card].defenders if card else c.BARE_GARRISON)  # AT-9.4, 9.9
        state.shown = [card] if card else []
    state.windows += 1
    state.tally.land_battles += 1
    asked = [state.active, *_commanders(state, region, defender)]
    frame = Muster(
        region, Window(f"battle/{state.windows}", asked), origins, defender, card, garrison
    )
    _say_begins(game, frame)
    game.push(frame)


def _commanders(state: State, region: c.Region, defender: Seat) -> list[Seat]:
    if defender:
        return [defender]
    if region in state.abandoned or state.rules.engine_garrisons:
        return []
    return board.after(state, state.active)


def force_of(origins: Sequence[tuple[c.Region, c.Force]]) -> c.Force:
    total = [0, 0, 0, 0]
    for _, force in origins:
        board.add(total, force)
    return total


def _say_begins(game: Game, frame: Muster) -> None:
    state = game.state
    game.say(
        "at-log-battle",
        frame.region,
        region=names.region(frame.region),
        attacker=names.seat(state.active),
        units=names.force(force_of(frame.origins)),
        defender=defender_name(state, frame.region, frame.defender),
        others=names.force(frame.garrison),
    )
    if frame.card:
        game.show(
            "at-log-garrison",
            frame.region,
            card=names.card(frame.card),
            units=names.force(frame.garrison),
        )


def defender_name(state: State, region: c.Region, defender: Seat) -> Msg:
    if defender:
        return names.seat(defender)
    return msg("at-abandoned" if region in state.abandoned else "at-garrison")


# ---- how both sides will fight


def advance_muster(game: Game, frame: Muster) -> bool:
    if not window.closed(frame.window):
        return False
    game.pop()
    answers = dict(window.opened(frame.window))
    state = game.state
    attacker = Side(
        state.active,
        force_of(frame.origins),
        [0, 0, 0, 0],
        doctrine.read(answers.get(state.active, ())),
        [0, 0, 0, 0],
    )
    for origin, force in frame.origins:
        board.take(state.units[origin], force)
    commander = frame.defender or _volunteer(game, frame.region, answers)
    said = answers.get(commander, ()) if commander else ()
    defender = Side(commander, frame.garrison, [0, 0, 0, 0], doctrine.read(said), [0, 0, 0, 0])
    state.volleys = []
    game.push(
        LandBattle(
            frame.region,
            attacker,
            defender,
            frame.origins,
            frame.defender,
            frame.card,
            brought=[0, 0, 0, 0],
        )
    )
    return True


def _volunteer(game: Game, region: c.Region, answers: dict[Seat, tuple[Key, ...]]) -> Seat:
    """Who commands the garrison: the highest of those who want to (AT-9.5); else the engine."""
    willing = [
        seat for seat, picks in answers.items() if seat != game.state.active and "no" not in picks
    ]
    if not willing:
        if board.is_neutral(game.state, region):  # AT-9.6
            game.say("at-log-command-staff", region)
        return ""
    winner, rolls = game.highest(willing)
    for seat, roll in rolls:
        game.say("at-log-command-roll", seat=names.seat(seat), n=roll)
    game.say("at-log-command", seat=names.seat(winner))
    return winner


def ask_muster(state: State, frame: Muster) -> dict[Seat, Offer]:
    waiting = msg("at-wait-battle", region=names.region(frame.region))
    live = "doctrine/steer" if state.rules.live_battles else "doctrine/balanced"
    found = {}
    for seat in frame.window.asked:
        rival = seat not in (state.active, frame.defender)
        if rival:
            question = msg("at-ask-command", region=names.region(frame.region))
        else:
            question = msg("at-ask-doctrine", region=names.region(frame.region))
        found[seat] = window.offer(
            frame.window,
            seat,
            question,
            doctrine.choices(rival),
            waiting,
            silence="no" if rival else live,
            most=doctrine.MOST,
            rule="AT-9.5" if rival else "AT-8.19",
            reaction=seat != state.active,
            exclusive_verbs=("no", "doctrine"),
        )
    return found


def answer_muster(game: Game, frame: Muster, seat: Seat, picks: tuple[Key, ...]) -> None:
    window.answer(frame.window, seat, picks)


# ---- the battle


def advance(game: Game, b: LandBattle) -> bool:
    """One opening or half-round, or the question what to bring."""
    side = side_of(b)
    if side.doctrine.steer and side.seat and len(doctrine.ways(side, b.round)) > 1:
        return False
    reinforce(game, b, doctrine.bring(side, b.round))
    return True


def side_of(b: LandBattle) -> Side:
    return b.attacker if b.half == "attacker" else b.defender


def ask(state: State, b: LandBattle) -> dict[Seat, Offer]:
    side = side_of(b)
    choices = tuple(
        Choice(doctrine.key(force), msg("at-do-bring", units=names.force(force)), b.region)
        for force in doctrine.ways(side, b.round)
    )
    most = c.NUMBERS.opening if b.round == 0 else doctrine.limit(b.round)
    question = msg(
        "at-ask-opening" if b.round == 0 else "at-ask-reinforce",
        region=names.region(b.region),
        n=most,
        round=b.round,
    )
    silence = doctrine.key(doctrine.bring(side, b.round))
    waiting = msg("at-wait-steer", seat=names.seat(side.seat), region=names.region(b.region))
    clock = f"battle/{state.windows}.{b.round}.{b.half}"
    rule = "AT-8.3" if b.round == 0 else "AT-8.6"
    reaction = side.seat != state.active
    return {
        side.seat: Offer(question, choices, (silence,), waiting, clock, rule, reaction=reaction)
    }


def answer(game: Game, b: LandBattle, seat: Seat, picks: tuple[Key, ...]) -> None:
    reinforce(game, b, doctrine.read_key(picks[0]))


def reinforce(game: Game, b: LandBattle, force: c.Force) -> None:
    """Units come in, for good (AT-8.8); after the opening they roll and hit (AT-8.3, 8.4)."""
    side = side_of(b)
    board.take(side.reserve, force)
    board.add(side.battle, force)
    if b.round == 0:
        if sum(side.reserve):  # else the head line has said it all
            game.show(
                "at-log-opening",
                b.region,
                side=_name(game.state, b, side),
                units=names.force(force),
            )
        if b.half == "defender":
            b.round = 1
        else:
            b.half = "defender"
        return
    b.brought = force
    _half_round(game, b, side)


def dice_of(battle: Sequence[int]) -> int:
    """One for each unit, two for a tank, never fewer than two (AT-8.9, 8.10)."""
    dice = sum(n * each for n, each in zip(battle, c.DICE, strict=True))
    return max(dice, c.NUMBERS.least_dice)


def hits(faces: Sequence[int], battle: Sequence[int]) -> int:
    """Each unit takes one die that shows it (AT-8.11)."""
    return sum(min(faces.count(kind), n) for kind, n in enumerate(battle))


def casualties(battle: Sequence[int], n: int) -> c.Force:
    """Infantry, tanks, artillery, planes; only of those in battle (AT-8.12, 8.13)."""
    lost = [0, 0, 0, 0]
    for kind, there in enumerate(battle):
        lost[kind] = min(there, n)
        n -= lost[kind]
    return lost


def _half_round(game: Game, b: LandBattle, side: Side) -> None:
    enemy = b.attacker if side is b.defender else b.defender
    faces = [c.FACES[game.rng.below(len(c.FACES))] for _ in range(dice_of(side.battle))]
    scored = hits(faces, side.battle)
    lost = casualties(enemy.battle, scored)
    board.take(enemy.battle, lost)
    board.add(enemy.lost, lost)
    if enemy is b.defender and (b.owner or b.region in game.state.abandoned):
        board.take(game.state.units[b.region], lost)
    b.dice = " ".join(c.LETTERS[face] if face >= 0 else "-" for face in sorted(faces, key=_shown))
    game.state.volleys.append(Volley(b.round, b.half, b.dice, scored, lost))
    game.show(
        "at-log-half-round",
        b.region,
        round=b.round,
        side=_name(game.state, b, side),
        fresh=sum(b.brought),
        brought=names.force(b.brought),
        dice=b.dice,
        hits=scored,
        lost=names.force(lost),
        wasted=scored - sum(lost),
        battle=names.force(side.battle),
        behind=sum(side.reserve),
        reserve=names.force(side.reserve),
    )
    if not sum(enemy.battle) and not sum(enemy.reserve):  # AT-8.15
        _end(game, b, side is b.attacker)
    elif b.half == "defender":
        b.half = "attacker"
    else:
        b.half = "defender"
        b.round += 1


def _shown(face: int) -> int:
    return face if face >= 0 else len(c.LETTERS)


def _name(state: State, b: LandBattle, side: Side) -> Msg:
    if side is b.attacker:
        return names.seat(side.seat)
    return defender_name(state, b.region, b.owner)


def _end(game: Game, b: LandBattle, won: bool) -> None:
    """AT-8.15 to 8.17; the garrison leaves the board, its card stays or is won (AT-9.7, 9.8)."""
    state = game.state
    game.pop()
    state.tally.rounds += b.round
    state.shown = []
    winner = b.attacker if won else b.defender
    left = [a + r for a, r in zip(winner.battle, winner.reserve, strict=True)]
    game.record(
        "battle",
        b.attacker.seat,
        b.region,
        force=left,
        lost=b.attacker.lost,
        other=b.owner,
        won=won,
    )
    game.say(
        "at-log-battle-won" if won else "at-log-battle-held",
        b.region,
        seat=_name(state, b, winner),
        region=names.region(b.region),
        round=b.round,
        left=names.force(left),
        lost=names.force(winner.lost),
        others=names.force((b.defender if won else b.attacker).lost),
    )
    if won:
        conquest.conquer(game, b.attacker.seat, b.region, left, b.card)
        return
    operation = state.flow[-1]
    if isinstance(operation, Operation):
        operation.clean = False
    if b.card:
        game.put_back([b.card])
        game.say("at-log-card-back", card=names.card(b.card))


def leaderless() -> Doctrine:
    """What the engine fights by when a player is gone (AT-20.10)."""
    return Doctrine()
