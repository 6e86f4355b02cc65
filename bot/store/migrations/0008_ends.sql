-- `deadline` is what everybody is shown, without extra time: how much of that somebody has left may
-- tell when they answered under seal. `ends` is the seat's own, and NULL while its clock stands still.
ALTER TABLE prompts ADD COLUMN ends REAL;
INSERT OR IGNORE INTO alarms (game, seat, kind, due)
    SELECT game, seat, 'deadline', deadline FROM prompts WHERE deadline IS NOT NULL;
UPDATE prompts SET deadline = deadline - bank;
UPDATE prompts SET ends = deadline;
