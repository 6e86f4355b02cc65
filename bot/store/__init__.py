"""Everything that is kept, in one SQLite file. The only place with SQL."""

from bot.store.db import Db, Store, Taken, Unfit

__all__ = ["Db", "Store", "Taken", "Unfit"]
