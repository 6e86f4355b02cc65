# What is written on the pictures of leagues, and their alternative texts.

standings-decimal = { $whole }.{ $part }
standings-percent = { $n } %
standings-caption-player = player
standings-caption-points = points
standings-caption-games = games
standings-points = { $n } pts
standings-left = has left
standings-nobody = Nobody has entered yet.
standings-no-games = No game has ended yet.
standings-tie-places = level; decided by places
standings-tie-meetings = level; decided by their meetings
standings-tie-opponents = level; decided by opponents
standings-tie-wins = level; decided by wins
standings-tie-time = level; decided by time used
standings-tie-lot = level; decided by lot
standings-key = A box is a game: the place taken. Filled: won; half filled: shared. The latest is on the right.
standings-key-rounds = A column is a round, a box a game: the place taken. Filled: won; half filled: shared.
standings-key-moves = Triangles: up to the division above, or down to the one below.
standings-key-cross = 1: placed before the other, ½: level, 0: behind, =: on the same side.
standings-key-sides = The red line: where the true share lies, nineteen times in twenty.
standings-key-provisional = Provisional: too few games yet for the figure to mean much.
standings-page = Places { $first } to { $last } of { $all }.
standings-card-games = games ended
standings-card-won = won
standings-card-reliability = answers
standings-card-ratings = Strength
standings-card-seasons = Seasons
standings-provisional = provisional, { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
standings-ranked = { $place } of { $of }
standings-of-people = of { $n }
standings-of-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
standings-hall = Hall of fame
standings-hall-empty = No season has ended yet.
standings-hall-records = Records
standings-ending-facts = Worth remembering
standings-and-others = … and { $n ->
        [one] { $n } more player
       *[other] { $n } more players
    }

standings-alt-standings = Standings of { $title }, { $about }.
standings-alt-row = { $place }. { $name }: points: { $points }, from { $games ->
        [one] { $games } game
       *[other] { $games } games
    };
standings-alt-cross = Cross-table of { $title }, { $about }.
standings-alt-cross-row = { $place }. { $name }: ahead { $wins }, level { $draws }, behind { $losses };
standings-alt-sides = Win rates by side, { $title }, { $about }.
standings-alt-share = { $group }, { $name }: { $share } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won;
standings-alt-card = { $name }, { $about }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ended, { $share } won; answers: { $reliability }.
standings-alt-rating = { $game }: strength { $rating }, { $sure };
standings-alt-season = { $season }: place { $place } of { $of };
standings-alt-hall = Hall of fame of { $title }.
standings-alt-champions = { $season }: { $names };
standings-alt-ending = The end of { $title }, { $about }.
