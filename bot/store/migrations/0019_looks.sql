-- Up to which line of a table's journal somebody has been told what happened, and up to which they
-- had been told the time before.
CREATE TABLE looks (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    before INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;

-- Who does not play at a table and wants a digest of it each day; `since` is when the last was due.
CREATE TABLE followers (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;
