## Strony zakończonych gier

book-title = Księga gier
book-about = { $n ->
    [one] Jedna zakończona gra
    [few] { $n } zakończone gry
   *[many] { $n } zakończonych gier
 }, plansza po planszy.
book-games = Zakończone gry
book-no-games = Żadna gra jeszcze się nie skończyła.
book-people = Osoby
book-player = Osoba { $n }
book-nobody = Ktoś
book-player-head = Osoba
book-ladder = Komputery
book-ladder-about = Jak silne są komputery i goście: w każdym tytule wszyscy grali ze wszystkimi. Kto ma 400 punktów więcej, wygrywa dziesięć partii na jedenaście, gdy są dwie strony.
book-computer-head = Komputer
book-rating = Ranking
computer-random = Ślepy traf
book-played = Gry
book-wins = Wygrane
book-won = Zwycięstwo: { $who }
book-date = Koniec
book-game = Gra
book-seat = Strona
book-place = Miejsce
book-points = Punkty
book-record = Gry: { $n }, wygrane: { $won }.
book-game-title = { $game }, gra { $n }
book-game-about = Zwycięstwo: { $who }. Plansze: { $n }. { $days ->
    [0] Czas gry: niecały dzień.
    [one] Czas gry: jeden dzień.
   *[other] Czas gry: { $days } dni.
 }
book-result = Wynik
book-way = Przebieg
book-replay = Gra plansza po planszy
book-board = Plansza { $n } z { $of }
book-first = Pierwsza plansza
book-back = Plansza wstecz
book-on = Następna plansza
book-last = Ostatnia plansza
book-go = Przejdź do planszy
book-film = Film
book-film-open = Pokaż film
book-log = Dziennik
book-log-open = Wszystko, co się stało
book-dice = Kości i karty
book-checked = Sprawdzono: wiersze dziennika ({ $n }) wynikają z ziarna, a ziarno pasuje do skrótu podanego na początku.
book-seed = Ziarno: `{ $seed }`. Skrót: `{ $pledge }`.
book-json = Cały zapis jako JSON
book-skip = Przejdź do treści
book-languages = Inne języki
book-foot = Strony tworzy Adjutant. Tylko to, co widzieli wszyscy, i tylko gry zakończone.
