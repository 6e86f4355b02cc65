"""Names and descriptions of commands, in every language Discord may show them in."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import LANGUAGES, words
from engines.contract import Msg


def text(name: str) -> locale_str:
    """A message of ours as Discord's default; other languages find it by its id."""
    return locale_str(words(LANGUAGES[0]).say(Msg(name)), id=name)


class Translated(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = locale.value.partition("-")[0]
        if "id" not in string.extras or lang not in LANGUAGES[1:]:
            return None
        return words(lang).say(Msg(string.extras["id"]))
