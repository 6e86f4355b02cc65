-- What those who run a league did in a running season, and what the league did about people who fell
-- silent. What counts follows from the steps that stand; `undo` is what was before.
CREATE TABLE host_steps (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    pool INTEGER REFERENCES pools (id),
    round INTEGER NOT NULL,                   -- how many had begun: the next one begins after it
    at REAL NOT NULL,
    by INTEGER,                               -- NULL: the league itself
    kind TEXT NOT NULL CHECK (kind IN ('drop', 'back', 'late', 'rest', 'silent', 'date', 'anew',
        'swap', 'points', 'heir')),
    user INTEGER,
    other INTEGER,
    number REAL,
    why TEXT NOT NULL DEFAULT '',
    undo TEXT NOT NULL DEFAULT '{}',          -- people are quoted numbers
    pending INTEGER NOT NULL DEFAULT 0,       -- whether seats at tables have to follow
    undone REAL
);
CREATE INDEX host_steps_of_season ON host_steps (season);

-- A round that is drawn and has not begun.
ALTER TABLE rounds ADD COLUMN begins REAL;
ALTER TABLE rounds ADD COLUMN draws INTEGER NOT NULL DEFAULT 1;

CREATE TRIGGER host_step_taken AFTER INSERT ON host_steps BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;
CREATE TRIGGER host_step_changed AFTER UPDATE ON host_steps BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = NEW.season);
END;
CREATE TRIGGER pool_joined AFTER INSERT ON pool_people BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM pools WHERE id = NEW.pool));
END;
CREATE TRIGGER pool_left AFTER DELETE ON pool_people BEGIN
    UPDATE leagues SET revision = revision + 1 WHERE id = (SELECT league FROM seasons WHERE id = (SELECT season FROM pools WHERE id = OLD.pool));
END;
