-- Programs of people's own that sit at tables as computers; each has a user number of its own.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,                   -- that number; never given again
    owner INTEGER NOT NULL UNIQUE,
    guild INTEGER NOT NULL,                   -- at whose tables it may be seated
    name TEXT NOT NULL,
    key TEXT UNIQUE                           -- digest; NULL once it was taken away
) STRICT;
