-- Where people want to be told things outside Discord: an address, and the secret of their calendar.
CREATE TABLE outside (
    user INTEGER PRIMARY KEY,
    hook TEXT,
    calendar TEXT UNIQUE
);
