-- Positions of the day, on which servers they were shown, and what people answered.
CREATE TABLE dailies (
    id INTEGER PRIMARY KEY,
    day INTEGER NOT NULL,                     -- since the beginning of 1970
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    state BLOB NOT NULL,                      -- as its seat may imagine it, packed
    answers TEXT NOT NULL,                    -- keys of each, in the order of the question
    picks TEXT NOT NULL,                      -- keys of what was done in the game
    won TEXT NOT NULL,                        -- the seats that won it
    best INTEGER NOT NULL,
    times INTEGER NOT NULL,                   -- it came out better than the second in so many
    tries INTEGER NOT NULL,                   -- of so many continuations
    UNIQUE (day, game)
) STRICT;
CREATE TABLE daily_posts (
    daily INTEGER NOT NULL REFERENCES dailies (id),
    guild INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (daily, guild)
) STRICT;
CREATE TABLE daily_answers (
    daily INTEGER NOT NULL REFERENCES dailies (id),
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    answer INTEGER NOT NULL,
    PRIMARY KEY (daily, guild, user)
) STRICT;
