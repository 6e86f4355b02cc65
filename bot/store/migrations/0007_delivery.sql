-- What Discord knows a message by, so that it drops a double: nothing that can be counted.
ALTER TABLE outbox ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
UPDATE outbox SET nonce = id;                 -- a message that may be under way keeps its own

-- Since when the channel of a table takes no messages; NULL while it does.
ALTER TABLE games ADD COLUMN refused REAL;

-- The code knows which kinds of alarms there are: no new kind needs a new table any more.
CREATE TABLE new_alarms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    kind TEXT NOT NULL,
    due REAL NOT NULL,
    UNIQUE (game, seat, kind)
);
INSERT INTO new_alarms SELECT id, game, seat, kind, due FROM alarms;
DROP TABLE alarms;
ALTER TABLE new_alarms RENAME TO alarms;
CREATE INDEX alarms_by_time ON alarms (due);
