# Looking for a game: hours, and people to keep away from.

leagues-hours-chosen = You answer at { $hours } by your clock, as you chose.
leagues-hours-known = You answer at { $hours } by your clock, going by your games so far.
leagues-hours-unknown = At which hours you answer is not known yet: games with anybody’s hours will do.
leagues-hours-span = { $first }:00 to { $last }:00
leagues-choose-hours = When do you answer? ({ $zone }; `/me settings` changes the zone)
leagues-choose-avoided = Whom would you rather not play with?
leagues-avoided-nobody = You keep away from nobody. Whomever you choose, nobody is told.
