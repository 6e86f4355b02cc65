-- When somebody is away from a table, and how many of their days there that takes. A safety day is
-- given at the last moment: it lengthens one clock and closes nothing.
CREATE TABLE vacations (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    days INTEGER NOT NULL,
    PRIMARY KEY (game, user, begins)
) WITHOUT ROWID;
ALTER TABLE users ADD COLUMN safety INTEGER NOT NULL DEFAULT 0;

-- Whether a seat has had its grace, which it gets once in a game.
ALTER TABLE prompts ADD COLUMN grace INTEGER NOT NULL DEFAULT 0;
