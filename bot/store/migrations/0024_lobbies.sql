-- Lobbies that nobody has touched for weeks are asked about too, three weeks from now at the earliest.
INSERT OR IGNORE INTO alarms (game, seat, kind, due)
    SELECT id, '', 'idle', CAST(strftime('%s', 'now') AS REAL) + 21 * 86400 FROM games
    WHERE status = 'lobby';
