"""Attack!: a world before the war, three actions a turn, and the seas between."""
