-- What somebody has written down for themselves at a table. Nobody else reads it.
CREATE TABLE notes (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;
