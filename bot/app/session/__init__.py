"""One command at one table: loaded in one transaction, changed in memory, saved in another."""
