from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.edge import limits

LONG = st.text(alphabet="ab \n", max_size=400)


@given(LONG, st.integers(1, 50))
def test_a_fitted_text_is_never_empty_nor_too_long(text: str, most: int) -> None:
    assert 1 <= len(limits.fit(text, most)) <= most


def test_a_text_that_fits_is_left_alone() -> None:
    assert limits.fit("Köln", 4) == "Köln"
    assert limits.fit("Aachen", 4) == "Aac…"
    assert limits.fit("Aa hen", 4) == "Aa…"


@given(LONG, st.integers(1, 50))
def test_whole_words_are_never_too_long(text: str, most: int) -> None:
    assert len(limits.whole_words(text, most)) <= most


def test_whole_words_end_with_a_word() -> None:
    assert limits.whole_words("Build an Army there.", 20) == "Build an Army there."
    assert limits.whole_words("Build an Army, then battle.", 18) == "Build an Army…"
    assert limits.whole_words("Unbreakable", 6) == "Unbre…"


@given(st.lists(st.text(alphabet="ab", max_size=30), max_size=30), st.integers(40, 200))
def test_the_newest_lines_fit(lines: list[str], most: int) -> None:
    assert len(limits.newest(lines, most)) <= most


def test_the_newest_lines_are_the_last() -> None:
    lines = [f"event {n}" for n in range(10)]
    assert limits.newest(lines, 30) == "…\nevent 7\nevent 8\nevent 9"
    assert limits.newest(lines[:2], 30) == "event 0\nevent 1"


@given(st.integers(0, 200), st.integers(1, 30))
def test_chunks_are_even_and_complete(n: int, size: int) -> None:
    parts = limits.chunks(range(n), size)
    assert [each for part in parts for each in part] == list(range(n))
    assert len(parts) == -(-n // size)
    if parts:
        assert max(map(len, parts)) - min(map(len, parts)) <= 1
        assert max(map(len, parts)) <= size


def test_an_id_that_is_too_long_is_a_mistake() -> None:
    assert limits.ident("adj", 7, "red") == "adj:7:red"
    with pytest.raises(ValueError, match="component id of 101 characters"):
        limits.ident("adj", "x" * 97)
