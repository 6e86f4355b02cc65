-- The direct messages of each person: the channel, once Discord has told it, and when it was opened.
CREATE TABLE doors (
    user INTEGER PRIMARY KEY,
    channel INTEGER,
    opened REAL NOT NULL
) STRICT;

-- Whoever was ever written to is no stranger.
INSERT INTO doors (user, opened)
    SELECT DISTINCT user, 0 FROM outbox WHERE user > 0 AND message IS NOT NULL;
