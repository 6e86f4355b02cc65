-- A game and the position it is in. Times are seconds since 1970.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'abandoned')),
    options TEXT NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0,
    state BLOB,
    seed BLOB,
    epoch INTEGER NOT NULL DEFAULT 0,
    draws INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,          -- up to which seq the channel knows what happened
    result TEXT,
    opened REAL NOT NULL,
    started REAL,
    ended REAL,
    paused REAL
);
CREATE UNIQUE INDEX one_live_table_a_channel ON games (channel)
    WHERE status IN ('lobby', 'playing', 'paused');

-- Who joined, and the chair they took; chair is NULL until it is dealt.
CREATE TABLE chairs (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    chair INTEGER,
    UNIQUE (game, chair)
);
CREATE INDEX chairs_of_user ON chairs (user);

-- Who sat where, from which seq to which.
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,                   -- in the engine's order of seats
    user INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    conceded INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_user_a_seat ON seats (game, seat) WHERE until IS NULL;
CREATE INDEX seats_of_user ON seats (user);

CREATE TABLE deputies (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    deputy INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;

-- Everything that was done. Nothing is deleted: what was taken back says by which seq.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    command TEXT NOT NULL UNIQUE,
    at REAL NOT NULL,
    user INTEGER,
    seat TEXT,
    kind TEXT NOT NULL,
    picks TEXT NOT NULL,
    events TEXT NOT NULL,
    barrier INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    undone INTEGER,
    note TEXT,
    UNIQUE (game, seq)
);

-- Positions right after a seq, compressed.
CREATE TABLE snapshots (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, seq)
);

-- What each seat is asked, and its clock. `print` tells one question from another.
CREATE TABLE prompts (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    token INTEGER NOT NULL,
    print BLOB,
    waiting TEXT,
    sealed INTEGER NOT NULL,
    clock TEXT,
    deadline REAL,
    stopped TEXT NOT NULL,
    bank REAL NOT NULL,
    acted INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    hand BLOB,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- What seats have said in advance. Private.
CREATE TABLE standing (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    filed TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE alarms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('remind', 'deadline')),
    due REAL NOT NULL,
    UNIQUE (game, seat, kind)
);
CREATE INDEX alarms_by_time ON alarms (due);

-- Messages that must be sent. The id is the nonce.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER REFERENCES games (id),
    kind TEXT NOT NULL,
    channel INTEGER,
    user INTEGER,
    seat TEXT,
    body TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'new'
        CHECK (status IN ('new', 'taken', 'sent', 'superseded', 'dead')),
    tries INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL,
    message INTEGER,
    why TEXT
);
CREATE INDEX outbox_waiting ON outbox (due) WHERE status IN ('new', 'taken');
CREATE INDEX outbox_new ON outbox (game, kind) WHERE status = 'new';
CREATE INDEX outbox_sent ON outbox (game, kind) WHERE message IS NOT NULL;

CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    user INTEGER NOT NULL,
    place INTEGER,
    points INTEGER,
    kind TEXT NOT NULL CHECK (kind IN ('played', 'conceded', 'timeout', 'abandoned')),
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX results_of_user ON results (user);

CREATE TABLE users (
    user INTEGER PRIMARY KEY,
    lang TEXT,
    zone TEXT NOT NULL,
    dm TEXT NOT NULL CHECK (dm IN ('on', 'off', 'closed'))
);

-- Single facts: the last heartbeat, which commands Discord knows.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
