-- The clock book: one row for each clock that has run, as far as it ran. `running` leaves out all
-- time in which clocks stood still.
CREATE TABLE waits (
    game INTEGER NOT NULL REFERENCES games (id),
    epoch INTEGER NOT NULL,
    seat TEXT NOT NULL,
    clock TEXT NOT NULL,
    user INTEGER NOT NULL,
    asked REAL NOT NULL,
    answered REAL NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('answered', 'timeout', 'dropped')),
    sealed INTEGER NOT NULL,                  -- nobody but its seat may learn of it
    running REAL NOT NULL,
    PRIMARY KEY (game, epoch, seat, clock)
) WITHOUT ROWID;
CREATE INDEX waits_of_user ON waits (user, asked);

-- Since when the present clock of a seat runs, and what was left of it then.
ALTER TABLE prompts ADD COLUMN began REAL;
ALTER TABLE prompts ADD COLUMN given REAL;
-- The latest turn of a seat, and whether its time ran out: extra time is earned by turns ended in time.
ALTER TABLE prompts ADD COLUMN turn TEXT;
ALTER TABLE prompts ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;
