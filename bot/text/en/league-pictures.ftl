# What is written on the pictures of leagues, and their alternative texts.

league-decimal = { $whole }.{ $part }
league-percent = { $n } %
league-caption-player = player
league-caption-points = points
league-caption-games = games
league-points = { $n } pts
league-left = has left
league-nobody = Nobody has entered yet.
league-no-games = No game has ended yet.
league-tie-meetings = level; decided by their meetings
league-tie-opponents = level; decided by opponents
league-tie-wins = level; decided by wins
league-tie-time = level; decided by time used
league-tie-lot = level; decided by lot
league-key = A box is a game: the place taken. Filled: won; half filled: shared. The latest is on the right.
league-key-rounds = A column is a round, a box a game: the place taken. Filled: won; half filled: shared.
league-key-moves = Triangles: up to the division above, or down to the one below.
league-key-cross = 1: placed before the other, ½: level, 0: behind, =: on the same side.
league-key-sides = The red line: where the true share lies, nineteen times in twenty.
league-key-provisional = Provisional: too few games yet for the figure to mean much.
league-page = Places { $first } to { $last } of { $all }.
league-card-games = games ended
league-card-won = won
league-card-reliability = answers
league-card-ratings = Strength
league-card-seasons = Seasons
league-provisional = provisional, { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
league-ranked = { $place } of { $of }
league-of-people = of { $n }
league-of-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
league-hall = Hall of fame
league-hall-empty = No season has ended yet.
league-hall-records = Records
league-ending-facts = Worth remembering
league-and-others = … and { $n ->
        [one] { $n } more player
       *[other] { $n } more players
    }

league-alt-standings = Standings of { $title }, { $about }.
league-alt-row = { $place }. { $name }: { $points } points from { $games ->
        [one] { $games } game
       *[other] { $games } games
    };
league-alt-cross = Cross-table of { $title }, { $about }.
league-alt-cross-row = { $place }. { $name }: ahead { $wins }, level { $draws }, behind { $losses };
league-alt-sides = Win rates by side, { $title }, { $about }.
league-alt-share = { $group }, { $name }: { $share } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won;
league-alt-card = { $name }, { $about }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ended, { $share } won; answers: { $reliability }.
league-alt-rating = { $game }: strength { $rating }, { $sure };
league-alt-season = { $season }: place { $place } of { $of };
league-alt-hall = Hall of fame of { $title }.
league-alt-champions = { $season }: { $names };
league-alt-ending = The end of { $title }, { $about }.
