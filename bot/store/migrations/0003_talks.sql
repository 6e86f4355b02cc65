-- Private threads of a table. `about` is `conference` or `team.NAME`; `since` the seq that wanted it.
CREATE TABLE talks (
    game INTEGER NOT NULL REFERENCES games (id),
    about TEXT NOT NULL,
    since INTEGER NOT NULL,
    users TEXT NOT NULL,
    thread INTEGER,                           -- unknown until Discord has opened it
    closed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, about, since)
) WITHOUT ROWID;
