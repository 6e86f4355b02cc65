-- Positions people try out: a copy for one person alone, imagined from what they may know.
CREATE TABLE trials (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER,                              -- the board it began at; NULL: the present one
    knows TEXT NOT NULL,                      -- the seats whose secrets the person knows
    seats TEXT NOT NULL,                      -- those the person answers for
    seed INTEGER NOT NULL,
    base BLOB NOT NULL,                       -- where it began, and where it is now, packed
    state BLOB NOT NULL,
    deeds TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (user, game)
) STRICT;
