"""Sentences of people's languages, kept in Fluent catalogues."""

from bot.text.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
