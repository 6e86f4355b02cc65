"""Sentences of people's languages, kept in Fluent catalogues."""

from bot.text.words import LANGUAGES, Words, verbatim, words

__all__ = ["LANGUAGES", "Words", "verbatim", "words"]
