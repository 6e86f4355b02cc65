-- People who look for a game.
CREATE TABLE seekers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    wishes TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    UNIQUE (guild, user)
);

-- People who found each other. `asked` as long as they have not all agreed to computers; `agreed` as
-- soon as their table can be opened.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    title TEXT NOT NULL,
    pace TEXT NOT NULL,
    size INTEGER NOT NULL,
    people TEXT NOT NULL,                     -- quoted numbers
    agreed TEXT NOT NULL,                     -- quoted numbers
    status TEXT NOT NULL CHECK (status IN ('asked', 'agreed', 'made', 'off')),
    made REAL NOT NULL,
    until REAL NOT NULL,
    place INTEGER,
    game INTEGER REFERENCES games (id)
);
CREATE INDEX matches_under_way ON matches (status) WHERE status IN ('asked', 'agreed');
