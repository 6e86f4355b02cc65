-- Where finished games were decided, as far as they have been looked at.
CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    upto INTEGER NOT NULL,                    -- deeds that have been looked at
    whole INTEGER NOT NULL,                   -- of so many
    moments TEXT NOT NULL,
    luck TEXT NOT NULL                        -- of a win, for each seat
) STRICT;
