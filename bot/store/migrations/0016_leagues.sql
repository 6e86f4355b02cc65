-- Leagues, what is decided in them and what was shown of them. Standings, ratings and reliability are
-- not here: they follow from games and the clock book.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    by INTEGER NOT NULL,
    settings TEXT NOT NULL,                   -- people in it are quoted numbers
    opened REAL NOT NULL,
    archived REAL
);
CREATE INDEX leagues_of_guild ON leagues (guild);

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('signup', 'confirming', 'playing', 'over', 'cancelled')),
    settings TEXT NOT NULL,                   -- games and format are those of its opening
    seed BLOB NOT NULL,
    opened REAL NOT NULL,
    closes REAL,
    starts REAL,
    started REAL,
    ends REAL,
    ended REAL,
    message INTEGER,
    UNIQUE (league, number)
);
CREATE UNIQUE INDEX one_season_a_league ON seasons (league)
    WHERE status IN ('signup', 'confirming', 'playing');

CREATE TABLE entries (
    season INTEGER NOT NULL REFERENCES seasons (id),
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('entered', 'waiting', 'confirmed', 'playing', 'withdrawn', 'left')),
    confirmed REAL,
    division INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season, user)
) WITHOUT ROWID;
CREATE INDEX entries_of_user ON entries (user);

-- People who play among themselves: a division, a pool, or all of a season.
CREATE TABLE pools (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    number INTEGER NOT NULL,
    division INTEGER NOT NULL DEFAULT 0,
    started REAL NOT NULL,
    ended REAL,
    UNIQUE (season, number)
);

CREATE TABLE pool_people (
    pool INTEGER NOT NULL REFERENCES pools (id),
    place INTEGER NOT NULL,                   -- the order they were drawn in, from 0
    user INTEGER NOT NULL,
    PRIMARY KEY (pool, place)
) WITHOUT ROWID;
CREATE INDEX pool_people_of_user ON pool_people (user);

CREATE TABLE rounds (
    pool INTEGER NOT NULL REFERENCES pools (id),
    number INTEGER NOT NULL,
    opened REAL NOT NULL,
    due REAL,
    closed REAL,
    resting TEXT NOT NULL DEFAULT '[]',       -- quoted numbers
    PRIMARY KEY (pool, number)
) WITHOUT ROWID;

CREATE TABLE league_tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    pool INTEGER NOT NULL REFERENCES pools (id),
    round INTEGER NOT NULL,                   -- 0 where there are none
    number INTEGER NOT NULL,                  -- among the tables of the season
    title TEXT NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('due', 'paired', 'playing', 'finished', 'annulled', 'cancelled')),
    paired REAL NOT NULL,
    place INTEGER,                            -- the thread, once Discord has opened it
    game INTEGER REFERENCES games (id),
    ended REAL,
    counted REAL,                             -- since when its result is known to the league
    UNIQUE (season, number)
);
CREATE UNIQUE INDEX league_table_of_game ON league_tables (game) WHERE game IS NOT NULL;
CREATE INDEX league_tables_going_on ON league_tables (status)
    WHERE status IN ('due', 'paired', 'playing');
CREATE INDEX league_tables_of_pool ON league_tables (pool, round);

-- Who was paired, by chair. Who sits there now is in `seats`.
CREATE TABLE league_chairs (
    league_table INTEGER NOT NULL REFERENCES league_tables (id),
    chair INTEGER NOT NULL,
    user INTEGER NOT NULL,
    side TEXT NOT NULL,
    PRIMARY KEY (league_table, chair)
) WITHOUT ROWID;
CREATE INDEX league_chairs_of_user ON league_chairs (user);

-- The word of a referee about the result of a table; the latest counts.
CREATE TABLE rulings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_table INTEGER NOT NULL REFERENCES league_tables (id),
    at REAL NOT NULL,
    by INTEGER NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('corrected', 'adjudicated', 'annulled')),
    places TEXT NOT NULL                      -- of each side
);
CREATE INDEX rulings_of_table ON rulings (league_table);

-- Standings as they were shown. What counts is worked out again each time; this is what people saw.
CREATE TABLE shown_standings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    pool INTEGER NOT NULL REFERENCES pools (id),
    round INTEGER NOT NULL,
    at REAL NOT NULL,
    rows TEXT NOT NULL,                       -- people are quoted numbers
    UNIQUE (pool, round)
);

-- What was done in a league, for everybody to read. `command` keeps a second delivery from acting.
CREATE TABLE league_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    season INTEGER REFERENCES seasons (id),
    league_table INTEGER REFERENCES league_tables (id),
    at REAL NOT NULL,
    by INTEGER,
    command TEXT UNIQUE,
    what TEXT NOT NULL,                       -- people in it are quoted numbers
    why TEXT NOT NULL DEFAULT ''
);
CREATE INDEX league_log_of_league ON league_log (league);

-- Disputes that were brought before the referees.
CREATE TABLE disputes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_table INTEGER NOT NULL REFERENCES league_tables (id),
    by INTEGER NOT NULL,
    text TEXT NOT NULL,
    opened REAL NOT NULL,
    closed REAL,
    thread INTEGER
);
CREATE UNIQUE INDEX one_dispute_a_table ON disputes (league_table) WHERE closed IS NULL;

-- Results from before, brought in by hand: as JSON, people are quoted numbers.
CREATE TABLE old_results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    ended REAL NOT NULL,
    game TEXT NOT NULL,
    UNIQUE (league, game)
);

-- Whom somebody would rather not meet. Nobody else reads it.
CREATE TABLE avoided (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) WITHOUT ROWID;
CREATE INDEX avoided_others ON avoided (other);
