"""A load of supplies as text: `2F1A` for people, `2f1a` in keys of choices."""

from __future__ import annotations

from collections.abc import Sequence

from engines.race_to_the_rhine.components import KINDS, LETTERS

KEYS = tuple(letter.lower() for letter in LETTERS)
"""Kinds of supply in keys of choices."""


def load_text(load: Sequence[int]) -> str:
    """A load as people write it: 2F1A, or 0."""
    return "".join(f"{n}{letter}" for n, letter in zip(load, LETTERS, strict=True) if n) or "0"


def load_key(load: Sequence[int]) -> str:
    return load_text(load).lower()


def read_load(key: str) -> list[int]:
    """The load a key names: `2f1a`."""
    load = [0] * len(KINDS)
    for n, letter in zip(key[::2], key[1::2], strict=True):
        load[KEYS.index(letter)] = int(n)
    return load
