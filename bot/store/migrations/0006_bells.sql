-- Bells of the game itself, `bell/` and their name: they ring for the table and belong to no seat.
CREATE TABLE new_alarms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('remind', 'deadline', 'veil') OR kind GLOB 'bell/?*'),
    due REAL NOT NULL,
    UNIQUE (game, seat, kind)
);
INSERT INTO new_alarms SELECT id, game, seat, kind, due FROM alarms;
DROP TABLE alarms;
ALTER TABLE new_alarms RENAME TO alarms;
CREATE INDEX alarms_by_time ON alarms (due);
