-- Seats that anybody may take over. `by` is who opened it: its holder, the host, or nobody, after
-- time-outs.
CREATE TABLE openings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    by INTEGER,
    opened REAL NOT NULL,
    closed REAL,
    taker INTEGER
);
CREATE UNIQUE INDEX one_opening_a_seat ON openings (game, seat) WHERE closed IS NULL;
