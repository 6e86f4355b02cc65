"""What every test stands on."""

from bot.text import Words

Words.strict = True
