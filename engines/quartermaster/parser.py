"""Reads one card from the language of language.py, and says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from typing import Literal

from engines.quartermaster import language


def parse(text: str, countries: Container[str], spaces: Container[str]) -> language.Text:
    """Read a definition; a ValueError says what is wrong with it."""
    return _Reader(text, countries, spaces).text()


TEAMS = ("axis", "allies")
PERSONS = ("me", "X", "they", "target", "attacker")
HERE = ("BATTLED", "BUILT", "LOST")
TYPES = ("any", "build_army")
_TOKEN = re.compile(r"\s*(->|=>|\|\||\.\.|[A-Za-z_][A-Za-z_0-9]*|-?\d+|[(){},;|*?:/])")


class _Reader:
    def __init__(self, text: str, countries: Container[str], spaces: Container[str]) -> None:
        self.tokens: list[str] = []
        at, text = 0, text.rstrip()
        while at < len(text):
            if not (found := _TOKEN.match(text, at)):
                raise ValueError(f"cannot read {text[at:]!r}")
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0
        self.countries, self.spaces = countries, spaces
        self.blocks: list[language.Block] = []
        self.verbs: dict[str, Callable[[], language.Step]] = {
            "let": self._let, "pick": self._pick, "build": lambda: self._place("build"),
            "recruit": lambda: self._place("recruit"), "swap": self._swap, "battle": self._battle,
            "eliminate": self._eliminate, "protect": self._protect,
            "regroup": lambda: language.Regroup(self._piece()), "supplied": self._supplied,
            "no_supply": self._no_supply, "mill": self._mill, "adjust": self._adjust,
            "vp": lambda: language.Score(self._number()), "cancel": self._cancel,
            "draw": self._draw, "play_card": self._play_card, "move_card": self._move_card,
            "reorder": lambda: language.Reorder(self._int()),
        }  # fmt: skip

    # ---- tokens

    def _peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self, *wanted: str) -> str:
        token = self._peek()
        if wanted and token not in wanted:
            raise ValueError(f"expected {' or '.join(wanted)}, found {token or 'the end'!r}")
        self.at += 1
        return token

    def _if(self, token: str) -> bool:
        if self._peek() == token:
            self.at += 1
            return True
        return False

    def _int(self) -> int:
        token = self._take()
        if not token.lstrip("-").isdigit():
            raise ValueError(f"expected a number, found {token!r}")
        return int(token)

    def _list(self, one: Callable[[], str]) -> tuple[str, ...]:
        if not self._if("{"):
            return (one(),)
        found = [one()]
        while self._if(","):
            found.append(one())
        self._take("}")
        return tuple(found)

    # ---- the card and its steps

    def text(self) -> language.Text:
        abilities = [self._ability()]
        while self._if("||"):
            abilities.append(self._ability())
        if self._peek():
            raise ValueError(f"cannot read on at {self._peek()!r}")
        return language.Text(tuple(abilities), tuple(self.blocks))

    def _ability(self) -> language.Ability:
        window = self._take("play", "instead", "always", "on")
        trigger = self._trigger() if window == "on" else None
        once = self._if("once")
        pay, cost = "", 0
        if self._if("pay"):
            pay, cost = self._take("deck", "hand"), self._int()
        self._take("->")
        return language.Ability(window, self._steps(), trigger, once, pay, cost)  # type: ignore[arg-type]

    def _steps(self) -> int:
        lines = [language.Line(self._step())]
        while self._peek() in (";", "=>"):
            needs = self._take() == "=>"
            lines.append(language.Line(self._step(), needs))
        self.blocks.append(tuple(lines))
        return len(self.blocks) - 1

    def _braces(self) -> int:
        self._take("{")
        block = self._steps()
        self._take("}")
        return block

    def _step(self) -> language.Step:
        verb = self._take()
        if verb == "one_of":
            return language.OneOf(self._blocks("|"))
        if verb == "any_order":
            return language.AnyOrder(self._blocks(";"))
        if verb in ("if", "may", "each"):
            return self._scope(verb)
        if verb not in self.verbs:
            raise ValueError(f"unknown verb {verb!r}")
        self._take("(")
        step = self.verbs[verb]()
        self._take(")")
        return step

    def _scope(self, verb: str) -> language.Step:
        self._take("(")
        if verb == "if":
            cond = self._cond()
            self._take(")")
            return language.If(cond, self._braces())
        countries = self._list(self._country)
        self._take(")")
        if verb == "may":
            return language.May(countries[0], self._braces())
        return language.Each(countries, self._braces())

    def _blocks(self, between: str) -> tuple[int, ...]:
        """`one_of{ a | b }` and `any_order{ a ; b }`: a block for each part."""
        self._take("{")
        found = [self._part()]
        while self._if(between):
            found.append(self._part())
        self._take("}")
        return tuple(found)

    def _part(self) -> int:
        self.blocks.append((language.Line(self._step()),))
        return len(self.blocks) - 1

    # ---- verbs

    def _let(self) -> language.Step:
        self._take("N")
        self._take(",")
        return language.Let(self._number())

    def _pick(self) -> language.Step:
        self._take("X")
        self._take(",")
        countries = self._list(self._whose)
        return language.Pick(countries, self._cond() if self._if(",") else None)

    def _range(self) -> tuple[int, int]:
        if not self._if(","):
            return 1, 1
        return self._span()

    def _span(self) -> tuple[int, int]:
        least = self._int()
        return (least, self._int()) if self._if("..") else (least, least)

    def _place(self, verb: Literal["build", "recruit"]) -> language.Place:
        piece = self._piece()
        self._take(",")
        return language.Place(verb, piece, self._space(), *self._range())

    def _swap(self) -> language.Step:
        self._take("recruit")
        self._take("(")
        place = self._place("recruit")
        self._take(")")
        return language.Swap(place)

    def _battle(self) -> language.Step:
        kind = self._take("land", "sea")
        self._take(",")
        return language.Battle(kind, self._space(), *self._range())  # type: ignore[arg-type]

    def _eliminate(self) -> language.Step:
        if self._if("IT"):
            return language.Eliminate(None, language.Anywhere())
        piece = self._piece()
        self._take(",")
        return language.Eliminate(piece, self._space(), *self._range())

    def _protect(self) -> language.Step:
        self._take("IT")
        self._take(",")
        return language.Protect(self._take("turn", "battle"))  # type: ignore[arg-type]

    def _supplied(self) -> language.Step:
        piece = self._piece()
        self._take(",")
        space = self._space()
        return language.Supplied(piece, space, bool(self._if(",") and self._take("turn")))

    def _no_supply(self) -> language.Step:
        space = self._id()
        self._take(",")
        return language.NoSupply(space, self._take(*TEAMS))

    def _mill(self) -> language.Step:
        country = self._country()
        self._take(",")
        return language.Mill(country, self._number())

    def _adjust(self) -> language.Step:
        country = self._country()
        self._take(",")
        return language.Adjust(country, self._number())

    def _cancel(self) -> language.Step:
        self._take("CARD")
        return language.Cancel()

    def _draw(self) -> language.Step:
        country = self._country()
        self._take(",")
        return language.Draw(country, self._int())

    def _play_card(self) -> language.Step:
        country = self._country()
        self._take(",")
        zone = self._take("hand", "discard")
        self._take(",")
        return language.PlayCard(country, zone, self._take(*TYPES))  # type: ignore[arg-type]

    def _move_card(self) -> language.Step:
        what = self._take("CARD", "STATUS", "hand", "random_response")
        country, least, most = "me", 1, 1
        if what == "hand":
            self._take("(")
            least, most = self._span()
            self._take(")")
        elif what == "random_response":
            self._take("(")
            country = self._country()
            self._take(")")
        self._take(",")
        where = self._take("discard", "deck_top", "deck_bottom", "deck_shuffled")
        return language.MoveCard(what, where, country, least, most)  # type: ignore[arg-type]

    # ---- numbers, conditions, pieces, places

    def _number(self) -> language.Number:
        token = self._peek()
        if token == "count":
            self._take()
            return language.Count(*self._piece_in())
        if token in ("has", "none", "within"):
            cond = self._cond()
            self._take("?")
            yes = self._int()
            self._take(":")
            return language.Either(cond, yes, self._int())
        if self._if("N"):
            return language.Times(1)
        number = self._int()
        if self._if("*"):
            self._take("N")
            return language.Times(number)
        return number

    def _piece_in(self) -> tuple[language.Piece, language.Space]:
        self._take("(")
        piece = self._piece()
        self._take(",")
        space = self._space()
        self._take(")")
        return piece, space

    def _cond(self) -> language.Cond:
        word = self._take("has", "none", "within")
        if word != "within":
            return language.Has(*self._piece_in(), wanted=word == "has")
        self._take("(")
        steps = self._int()
        self._take(",")
        piece = self._piece()
        self._take(",")
        space = self._space()
        self._take(")")
        return language.Within(steps, piece, space)

    def _piece(self) -> language.Piece:
        supplied = self._if("supplied")
        kind = self._take("army", "navy", "piece")
        self._take("/")
        return language.Piece(kind, self._list(self._whose), supplied)  # type: ignore[arg-type]

    def _whose(self) -> str:
        return self._take() if self._peek() in TEAMS else self._country()

    def _country(self) -> str:
        word = self._take()
        if word not in PERSONS and word not in self.countries:
            raise ValueError(f"unknown country {word!r}")
        return word

    def _id(self) -> str:
        word = self._take()
        if word not in self.spaces:
            raise ValueError(f"unknown space {word!r}")
        return word

    def _space(self) -> language.Space:
        word = self._peek()
        if word == "any":
            self._take()
            return language.Anywhere()
        if word in HERE:
            return language.Here(self._take())
        if self.tokens[self.at + 1 : self.at + 2] != ["("] or word == "{":
            return language.Places(self._list(self._id))
        self._take("adj", "near", "outside", "home", "next_to", "at_turn_start")
        self._take("(")
        found = self._place_word(word)
        self._take(")")
        return found

    def _place_word(self, word: str) -> language.Space:
        if word == "adj":
            return language.Adjacent(self._space())
        if word == "near":
            return language.Near(self._space())
        if word == "outside":
            return language.Outside(self._id())
        if word == "home":
            return language.Home(self._country())
        piece = self._piece()
        if word == "next_to":
            return language.NextTo(piece)
        self._take(",")
        return language.AtTurnStart(piece, self._piece())

    # ---- triggers: QM-23.7

    def _trigger(self) -> language.Trigger:
        name = self._take(
            "turn_start", "my_turn", "battle", "battled", "built", "build_choice", "removal",
            "removed", "ew", "ew_hit", "card_leaves", "status_used", "victory", "discard_phase",
        )  # fmt: skip
        if name == "my_turn":
            return language.Trigger(name, ("me",))
        self._take("(")
        found = self._trigger_args(name)
        self._take(")")
        return found

    def _trigger_args(self, name: str) -> language.Trigger:
        if name in ("battled", "built", "removal", "removed", "build_choice"):
            piece = self._piece()
            space = self._space() if self._if(",") else language.Anywhere()
            word = self._take("battle") if self._if(",") else ""
            return language.Trigger(name, (), piece, space, word)
        countries = self._list(self._whose)
        if name == "battle":
            self._take(",")
            word = self._take("land", "sea")
            self._take(",")
            return language.Trigger(name, countries, None, self._space(), word)
        return language.Trigger(name, countries, word=self._take() if self._if(",") else "any")
