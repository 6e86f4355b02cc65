-- Tables under way are asked too whether they are to be closed, three weeks from now at the earliest.
INSERT OR IGNORE INTO alarms (game, seat, kind, due)
    SELECT id, '', 'idle', CAST(strftime('%s', 'now') AS REAL) + 21 * 86400 FROM games
    WHERE status IN ('playing', 'paused');
