## The pages of finished games

book-title = Book of games
book-about = { $n ->
    [one] One finished game
   *[other] { $n } finished games
 }, board by board.
book-games = Finished games
book-no-games = No game has ended yet.
book-people = People
book-player = Player { $n }
book-nobody = Somebody
book-player-head = Player
book-ladder = Computers
book-ladder-about = How strong computers and guests are: everybody met everybody in each title. Where there are two sides, 400 points more win ten games out of eleven.
book-computer-head = Computer
book-rating = Rating
computer-random = Blind chance
book-played = Games
book-wins = Won
book-won = Won by { $who }
book-date = Ended
book-game = Game
book-seat = Played
book-place = Place
book-points = Points
book-record = Games: { $n }, won: { $won }.
book-game-title = { $game }, game { $n }
book-game-about = Won by { $who }. Boards: { $n }. { $days ->
    [0] Played within a day.
    [one] Played in one day.
   *[other] Played in { $days } days.
 }
book-result = Result
book-way = The way it went
book-replay = The game, board by board
book-board = Board { $n } of { $of }
book-first = First board
book-back = One board back
book-on = Next board
book-last = Last board
book-go = Go to a board
book-film = Film
book-film-open = Show the film
book-log = Log
book-log-open = All that happened
book-dice = Dice and cards
book-checked = Checked: { $n } lines of the journal follow from the seed, and the seed from the fingerprint posted at the start.
book-seed = Seed: `{ $seed }`. Fingerprint: `{ $pledge }`.
book-json = The whole record as JSON
book-skip = Skip to the content
book-languages = Other languages
book-foot = Made by Adjutant. Only what everybody saw, of games that are over.
