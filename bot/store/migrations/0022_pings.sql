-- What a person is told besides being called: that their turn is the next one, that only they are
-- missing; and at which hour of their day one letter tells them everything instead.
ALTER TABLE users ADD COLUMN next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN missing INTEGER NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN digest INTEGER;
-- When the last such letter was written.
ALTER TABLE users ADD COLUMN digested REAL NOT NULL DEFAULT 0;
