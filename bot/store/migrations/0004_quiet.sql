-- When people want to be left alone, in hours of their own zone (`23-7`), and how they are reminded.
ALTER TABLE users ADD COLUMN quiet TEXT;
ALTER TABLE users ADD COLUMN remind TEXT NOT NULL DEFAULT 'letter'
    CHECK (remind IN ('letter', 'table', 'off'));
