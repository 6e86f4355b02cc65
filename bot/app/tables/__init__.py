"""What a person can ask of a table: every command is a function of the tables."""

from bot.app.door import HEARTBEAT, Tables

__all__ = ["HEARTBEAT", "Tables"]
