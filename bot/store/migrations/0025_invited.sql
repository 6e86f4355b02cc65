-- Whether somebody has spoken to a seat that nobody waits for: a computer that holds it answers.
ALTER TABLE prompts ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
