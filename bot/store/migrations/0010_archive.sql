-- Positions that everybody was shown a board of. The others are kept to go back to only.
ALTER TABLE snapshots ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;

-- The shown positions of each finished game, as one compressed stream.
CREATE TABLE archive (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    stream BLOB NOT NULL
);

-- Which Discord message shows which board, for longer than the outbox remembers.
CREATE TABLE boards (
    message INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL
);
INSERT INTO boards (message, game, seq)
SELECT message, game, json_extract(body, '$.seq') FROM outbox
WHERE kind = 'turn' AND status = 'sent' AND message IS NOT NULL AND game IS NOT NULL
GROUP BY message HAVING max(id);
