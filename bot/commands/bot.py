"""A program of your own: it plays a game here against computers, or takes its seat at tables
elsewhere. One line of JSON a question, one an answer; docs/GUESTS.md says what stands in them."""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, Queue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TextIO

from bot.commands import Mistake, rules
from bot.commands.simulate import chosen, seated
from bot.settings import settings
from engines.contract import Key, Offer, Seat
from engines.extras import Imagination
from engines.kit.asked import counted, told
from engines.kit.rng import Rng, SeededRng
from engines.kit.search import STRENGTHS, choose
from engines.kit.simulate import QuickRng, next_seat, walk

SECONDS = 5.0
"""How long a program may think about one question."""
LONGEST = 64 * 1024
"""Letters of an answer that are read."""
PAUSE = 2.0
"""Seconds until it is asked again whether there is a question."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program", help='how it is started: "node guest.js"')
    parser.add_argument("--game", default="total_domination", help="play this one here")
    parser.add_argument("--seats", help="the first one is the program's; all if unsaid")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--against", choices=STRENGTHS, default="officer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each answer")
    parser.add_argument(
        "--at", metavar="URL", help="play at tables there, with the key in ADJUTANT_KEY"
    )


def run(args: argparse.Namespace) -> int:
    program, key = Program(args.program), settings().get("ADJUTANT_KEY", "")
    try:
        return pull(program, args.at, key, args.seconds) if args.at else play_here(program, args)
    finally:
        program.end()


class Program:
    """A process that is asked by lines. Should it end, the next question starts it again."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self.process: subprocess.Popen[str] | None = None
        self.asked = self.wrong = 0

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Its picks; None if it gave none in time. What comes too late is passed over."""
        self.asked += 1
        until = monotonic() + seconds
        if self.process is None or self.process.poll() is not None:
            self._start()
        self.questions.put(json.dumps({**question, "ask": self.asked, "seconds": seconds}))
        with suppress(Empty):
            while (left := until - monotonic()) > 0:
                with suppress(ValueError, AttributeError):
                    said = json.loads(self.answers.get(timeout=left))
                    if said.get("ask") == self.asked:
                        return said.get("picks")
        return None

    def picks(self, offer: Offer, question: dict[str, Any], seconds: float) -> tuple[Key, ...]:
        """What counts: its picks, or the default."""
        picks, legal = counted(offer, self.ask(question, seconds))
        self.wrong += not legal
        return picks

    def _start(self) -> None:
        pipe, self.questions, self.answers = subprocess.PIPE, Queue[str](), Queue[str](100)
        try:
            self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True)
        except OSError as wrong:
            raise Mistake(f"the program cannot be started: {wrong}") from None
        Thread(target=_write, args=(self.process.stdin, self.questions), daemon=True).start()
        Thread(target=_read, args=(self.process.stdout, self.answers), daemon=True).start()

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def _write(there: TextIO, lines: Queue[str]) -> None:
    """Beside everything else: a program need not read what it is asked."""
    with suppress(OSError):
        while True:
            there.write(lines.get() + "\n")
            there.flush()


def _read(there: TextIO, lines: Queue[str]) -> None:
    for line in iter(partial(there.readline, LONGEST), ""):
        lines.put(line)


# ---- here


def picked(
    program: Program, engine: Any, state: Any, held: Sequence[Seat], seat: Seat, rng: Rng,
    seconds: float = SECONDS,
) -> tuple[Key, ...]:  # fmt: skip
    """What a program answers for a seat of its own, from what it may know."""
    world = engine.imagine(state, held, rng)
    return program.picks(engine.offers(world)[seat], told(engine, world, held, seat), seconds)


def play_here(program: Program, args: argparse.Namespace) -> int:
    engine = rules(args.game)
    if not isinstance(engine, Imagination):
        raise Mistake(f"no computer can play {args.game}")
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    dice, held = SeededRng(b"bot %d" % args.seed), seats[:1]
    state = engine.new(seats, options, dice)

    def answer(
        _: Any, now: Any, offers: dict[Seat, Offer], rng: Rng
    ) -> tuple[Seat, tuple[Key, ...]]:
        seat = next_seat({s: o for s, o in offers.items() if o.required}, rng)
        if seat in held:
            return seat, picked(program, engine, now, held, seat, rng, args.seconds)
        said = choose(engine, now, [seat], seat, rng, args.against)
        return seat, offers[seat].default if said is None else said

    moves = sum(1 for _ in walk(engine, state, dice, QuickRng(args.seed), answer))
    result = engine.result(state)
    assert result is not None
    print(
        f"{args.game}: {moves} moves; won by {', '.join(result.winners)} ({result.reason})\n"
        f"{held[0]}: {program.asked} questions, {program.wrong} answered by the default"
    )
    return 0


# ---- elsewhere


def pull(program: Program, address: str, key: str, seconds: float) -> int:
    """Ask for questions and answer them, until stopped. Whatever fails is tried again."""
    while True:
        try:
            if once(program, address, key, seconds):
                continue
        except urllib.error.HTTPError as refused:
            if refused.code in (401, 404):
                raise Mistake(f"{address} refuses the key in ADJUTANT_KEY") from None
        except OSError:
            pass  # it is away, and will be back
        sleep(PAUSE)


def once(program: Program, address: str, key: str, seconds: float) -> bool:
    """Answer a question, if there is one."""
    found = _called(address, key, None)
    if found is not None:
        said = {"ask": found["ask"], "picks": program.ask(found, seconds)}
        _called(address, key, json.dumps(said).encode())
    return found is not None


def _called(address: str, key: str, body: bytes | None) -> Any:
    """What is told there; None if that is nothing."""
    head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{address.rstrip('/')}/guest", body, head)
    with urllib.request.urlopen(request, timeout=30) as answer:
        told = answer.read()
    return json.loads(told) if told else None
