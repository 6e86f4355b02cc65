# Ligi, jak je widać: polecenia, okna, wiadomości.

cmd-league = liga
cmd-league-about = Ligi tego serwera
cmd-league-create = utwórz
cmd-league-create-about = Utwórz ligę: nazwa, gry, format, tempo; prowadzisz ją ty
cmd-league-find = szukaj
cmd-league-find-about = Poszukaj gry: jakiej, na ile osób, w jakim tempie
cmd-league-show = pokaż
cmd-league-show-about = Stan ligi i twoje miejsce w niej
cmd-league-list = lista
cmd-league-list-about = Wszystkie ligi tego serwera
cmd-league-settings = ustawienia
cmd-league-settings-about = Ustalenia ligi; zmienisz je, jeśli ją prowadzisz
leagues-threads-full = Na tym serwerze jest tyle aktywnych wątków, na ile pozwala Discord. Następne stoliki zaczną się, gdy część z nich trafi do archiwum.
cmd-league-run = prowadź
cmd-league-run-about = Dla prowadzących i sędziów: osoby, stoliki, rundy, cofanie
cmd-league-standings = tabela
cmd-league-standings-about = Kto jest na którym miejscu; wyniki według rund i tabela spotkań
cmd-league-card = karta
cmd-league-card-about = Karta osoby: gry, strony, siła gry, rzetelność odpowiedzi
cmd-league-tables = stoliki
cmd-league-tables-about = Wszystkie stoliki sezonu, najpierw te, przy których się gra
cmd-league-round = runda
cmd-league-round-about = Bieżąca runda: stoliki, kto pauzuje, kiedy zacznie się następna
cmd-league-why = dlaczego
cmd-league-why-about = Dlaczego te osoby siedzą razem
cmd-league-sides = strony
cmd-league-sides-about = Jak często wygrywa każda strona
cmd-league-hall = galeria
cmd-league-hall-about = Galeria sław: zwycięstwa w sezonach i rekordy
cmd-league-rules = zasady
cmd-league-rules-about = Zasady ligi
cmd-league-log = dziennik
cmd-league-log-about = Kto co zrobił w lidze i dlaczego
cmd-league-avoid = unikaj
cmd-league-avoid-about = Unikaj kogoś, o ile kojarzenie pozwoli; nikt inny się o tym nie dowie
cmd-league-dispute = spór
cmd-league-dispute-about = Wezwij sędziów do tego stolika, w prywatnym wątku
cmd-league-export = eksport
cmd-league-export-about = Pobierz dane ligi jako plik
cmd-league-import = import
cmd-league-import-about = Wczytaj z pliku osoby albo wcześniejsze wyniki
arg-league = liga
arg-league-about = Która liga; bez tego liga tego kanału
arg-whose-card-about = Czyja karta; bez tego twoja
arg-whose-tables-about = Czyje stoliki; bez tego wszystkie
arg-season = sezon
arg-season-about = Jego numer; bez niego ostatni, który się zaczął
arg-table = stolik
arg-table-about = Numer stolika w sezonie; bez tego stolik tutaj
arg-off = koniec
arg-avoid-about = Z kim nie chcesz grać
arg-avoid-off-about = Nie unikaj już tej osoby
arg-dispute-about = Na co mają spojrzeć sędziowie
arg-public-reason-about = Dlaczego; wszyscy mogą to przeczytać
arg-file-kind = rodzaj
arg-file-kind-about = Która tabela do arkusza; albo wszystko
arg-import-what = co
arg-import-what-about = Lista osób albo wcześniejsze wyniki
arg-import-file = plik
arg-import-file-about = Plik tekstowy albo CSV; wzór dają eksporty osób i wyników
arg-import-really = wykonaj
arg-import-really-about = Zrób to; bez tego dowiesz się tylko, co by się stało
leagues-file-standings = tabela ligi
leagues-file-games = gry, jako tabela
leagues-file-people = osoby, jako tabela; da się ją wczytać
leagues-file-results = wyniki, jako tabela; da się ją wczytać
leagues-file-all = wszystkie tabele ze wszystkich sezonów, spakowane
leagues-file-json = wszystko, jako JSON
leagues-import-people = osoby
leagues-import-results = wyniki

# Okna.
leagues-window-new = Nowa liga
leagues-window-games = Gry
leagues-window-tables = Stoliki
leagues-window-points = Punkty
leagues-window-people = Osoby
leagues-window-rounds = Rundy
leagues-window-dates = Terminy
leagues-window-staff = Osoby prowadzące
leagues-window-find = Szukanie gry
leagues-field-name = Nazwa
leagues-field-name-about = Jak nazywa się liga
leagues-field-games = Gry
leagues-field-games-about = Jedna lub kilka; gra się we wszystkie
leagues-field-format = Format
leagues-field-format-about = Kto z kim gra i kiedy
leagues-field-pace = Tempo
leagues-field-pace-about = Jak szybko gra się przy wszystkich stolikach
leagues-field-size = Osoby przy stoliku
leagues-field-size-about = Puste: tyle, ile pasuje do gier
leagues-field-rounds = Rundy
leagues-field-rounds-about = W grupach: gry każdej osoby; puste: tyle, ile pasuje
leagues-field-pool = Osoby w grupie
leagues-field-pool-about = Puste: tyle, ile pasuje do stolików
leagues-field-least = Najmniej osób
leagues-field-least-about = Przy mniejszej liczbie sezon się nie zacznie; puste: jeden stolik
leagues-field-points = Punkty
leagues-field-points-about = Ile warta jest gra
leagues-field-best = Gry, które się liczą
leagues-field-best-about = Tylko tyle najlepszych każdej osoby; puste: wszystkie
leagues-field-door = Kto może się zapisać
leagues-field-door-about = Wszyscy, osoby z rolą albo zaproszone
leagues-field-role = Rola
leagues-field-role-about = Rola, która może się zapisać
leagues-field-most = Najwięcej osób
leagues-field-most-about = Następne trafiają na listę oczekujących; puste: bez limitu
leagues-field-reliability = Rzetelność
leagues-field-reliability-about = W skali do 100; osoby jeszcze nieznane mogą się zapisać zawsze
leagues-field-signup_days = Zapisy
leagues-field-signup_days-about = Jak długo można się zapisać
leagues-field-confirm_hours = Potwierdzenie
leagues-field-confirm_hours-about = Przed startem wszyscy jeszcze raz potwierdzają, że zagrają
leagues-field-round_days = Rundy
leagues-field-round_days-about = Kiedy najpóźniej zacznie się następna runda
leagues-field-notice_hours = Rozpiska
leagues-field-notice_hours-about = Ile wcześniej ją widać i można zmienić, zanim runda się zacznie
leagues-field-silent = Gry przegrane na czas
leagues-field-silent-about = Po tylu z rzędu pauzuje się do naciśnięcia przycisku
leagues-value-notice_hours = { $n ->
        [0] runda zaczyna się od razu
        [one] godzinę wcześniej
        [few] { $n } godziny wcześniej
       *[many] { $n } godzin wcześniej
    }
leagues-value-silent = { $n ->
        [0] nikt nie pauzuje
        [one] po jednej grze
       *[other] po { $n } grach
    }
leagues-field-season_days = Sezon
leagues-field-season_days-about = Kiedy kończy się kojarzenie; gry w toku toczą się do końca
leagues-field-at_once = Gry naraz
leagues-field-at_once-about = O ile więcej, niż ktoś już ukończył
leagues-field-division = Osoby w dywizji
leagues-field-division-about = Puste: bez dywizji
leagues-field-substitutes = Punkty miejsca, które zmienia właściciela
leagues-field-substitutes-about = Kto je dostaje
leagues-field-runners = Kto prowadzi
leagues-field-runners-about = Oprócz osoby, która utworzyła ligę
leagues-field-referees = Sędziowie
leagues-field-referees-about = Rozstrzygają spory, oprócz prowadzących
leagues-field-rewards = Role za pierwsze miejsca
leagues-field-rewards-about = Nadawane na koniec sezonu: za pierwsze, drugie, trzecie
leagues-field-reason = Powód
leagues-field-reason-about = Każdy może go przeczytać w dzienniku
leagues-field-sizes = Osoby przy stoliku
leagues-field-sizes-about = Wszystkie liczby, które ci odpowiadają
leagues-field-paces = Tempo
leagues-field-paces-about = Wszystkie, które ci odpowiadają
leagues-field-days = Jak długo
leagues-field-days-about = Przez ile dni szukasz
leagues-field-computers = Komputery
leagues-field-computers-about = Gdy osób jest za mało: czy komputer może zająć miejsce?
leagues-value-format-suits = to, co pasuje do gier
leagues-value-format-suits-about = Dobrany do wybranych gier
leagues-value-format-pools = grupy na bieżąco
leagues-value-format-pools-about = Grupa rusza, gdy zbierze się dość osób; kolejna gra, gdy wszyscy są wolni
leagues-value-format-swiss = system szwajcarski
leagues-value-format-swiss-about = W każdej rundzie spotykają się osoby z równą liczbą punktów
leagues-value-format-pairs = dwumecze
leagues-value-format-pairs-about = System szwajcarski dla dwojga: dwie gry ze zmianą stron
leagues-value-format-round_robin = każdy z każdym
leagues-value-format-round_robin-about = Dwie gry każdej pary, ze zmianą stron
leagues-value-format-knockout = puchar
leagues-value-format-knockout-about = Dwumecze; kto wygra, gra dalej
leagues-value-points-result = według miejsca
leagues-value-points-share = wygrana i udział w punktach gry
leagues-value-points-win = wygrane, potem miejsca
leagues-value-door-open = każdy
leagues-value-door-role = osoby z rolą
leagues-value-door-invited = tylko osoby zaproszone
leagues-value-substitutes-line = kto miał je na początku
leagues-value-substitutes-taker = kto je przejął, obok własnych gier
leagues-value-reliability = { $n ->
        [0] każdy
       *[other] co najmniej { $n }
    }
leagues-value-signup_days = { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
leagues-value-confirm_hours = { $n ->
        [0] nikogo się nie pyta
        [one] { $n } godzina
        [few] { $n } godziny
       *[other] { $n } godzin
    }
leagues-value-round_days = { $n ->
        [0] gdy skończą się wszystkie gry
        [one] po { $n } dniu
       *[other] po { $n } dniach
    }
leagues-value-season_days = { $n ->
        [0] gdy wszyscy zagrają
        [one] po { $n } dniu
       *[other] po { $n } dniach
    }
leagues-value-at_once = { $n }
leagues-value-days = { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
leagues-value-sizes = { $n }
leagues-value-computers-yes = tak, jeśli wszyscy się zgodzą
leagues-value-computers-no = nie
leagues-not-a-number = „{ $text }” nie jest liczbą całkowitą.
leagues-setting-up = Ustawienia przed pierwszym sezonem.

# Co uzgodniono.
leagues-rule-games = Gry: { $games }.
leagues-rule-format-pools = Grupy na bieżąco: grupa rusza, gdy zapisze się dość osób, a kolejna gra – gdy wszyscy w niej są wolni.
leagues-rule-format-swiss = Rundy systemem szwajcarskim: spotykają się osoby z równą liczbą punktów, jak najrzadziej po raz drugi.
leagues-rule-format-pairs = Rundy systemem szwajcarskim dla dwojga: każde spotkanie to dwie gry ze zmianą stron.
leagues-rule-format-round_robin = Każdy gra z każdym dwa razy, ze zmianą stron.
leagues-rule-format-knockout = Puchar: dwumecze ze zmianą stron; kto wygra, gra dalej.
leagues-rule-size = Przy stoliku siedzi do { $n } osób.
leagues-rule-rounds = { $n ->
        [one] { $n } runda.
        [few] { $n } rundy.
       *[other] { $n } rund.
    }
leagues-rule-pool = Grupa liczy { $n } osób.
leagues-rule-division = Dywizja liczy { $n } osób; na koniec po jednej czwartej awansuje i spada.
leagues-rule-pace = Tempo: { $pace }.
leagues-rule-points-result = Punkty: 1 za wygraną, 0 za ostatnie miejsce; remis dwóch stron to połowa, a miejsca pomiędzy dają od 0 do 0,6.
leagues-rule-points-share = Punkty: 1 za wygraną, a do tego udział własnej strony w punktach jej i najlepszego z rywali.
leagues-rule-points-win = Punkty: 1 za wygraną; wspólna wygrana się dzieli. Przy tej samej liczbie wygranych rozstrzygają miejsca.
leagues-rule-best = Liczy się tyle najlepszych gier każdej osoby: { $n }.
leagues-rule-ties = Remisy rozstrzygają: miejsca, gry między remisującymi, siła rywali, wygrane, mniej zużytego czasu, na końcu los. Przy wspólnych wygranych albo tylko najlepszych grach gry między sobą i siła rywali się nie liczą.
leagues-rule-door-open = Zapisać się może każdy.
leagues-rule-door-role = Zapisać się mogą osoby z rolą { $role }.
leagues-rule-door-invited = Zapisać się mogą tylko osoby zaproszone.
leagues-rule-reliability = Rzetelność co najmniej { $n } w skali do 100; osoby jeszcze nieznane mogą się zapisać.
leagues-rule-most = Najwięcej osób: { $n }; następne trafiają na listę oczekujących.
leagues-rule-least = Najmniej osób: { $n }, inaczej sezon się nie zacznie.
leagues-rule-at-once = Na początku gier naraz najwyżej: { $n }; każda ukończona pozwala na jedną więcej.
leagues-rule-signup = Zapisy trwają { $n ->
        [one] { $n } dzień.
       *[other] { $n } dni.
    }
leagues-rule-confirm = W ciągu { $n } godz. przed startem każda osoba potwierdza udział albo oddaje miejsce komuś z listy oczekujących.
leagues-rule-round = Następna runda zaczyna się najpóźniej po { $n ->
        [one] { $n } dniu
       *[other] { $n } dniach
    }; trwające gry toczą się do końca.
leagues-rule-notice = Rozpiskę rundy widać { $n ->
    [one] godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
} przed jej początkiem.
leagues-rule-silent = { $n ->
    [one] Kto przegra grę na czas,
   *[other] Kto przegra na czas { $n } gry z rzędu,
} pauzuje, dopóki nie naciśnie przycisku.
leagues-rule-season = Po { $n ->
        [one] { $n } dniu
       *[other] { $n } dniach
    } nowych gier już nie będzie; żadna trwająca nie zostanie przerwana.
leagues-rule-substitutes-line = Gdy miejsce zmienia właściciela, punkty dostaje osoba, która miała je na początku.
leagues-rule-substitutes-taker = Gdy miejsce zmienia właściciela, punkty dostaje osoba, która je przejęła, obok punktów z jej własnych gier.
leagues-runners = Prowadzą: { $people }.
leagues-referees = Sędziują: { $people }.
leagues-rewards = Role za pierwsze miejsca: { $roles }.

# Liga i jej sezony.
leagues-none = Na tym serwerze nie ma jeszcze ligi. Utworzysz ją poleceniem `/liga utwórz`.
leagues-unknown = Nie ma tu takiej ligi.
leagues-no-season = W tej lidze nie trwa żaden sezon. Zapisy otwiera `/liga prowadź`.
leagues-no-standings = Nie ma jeszcze tabeli.
leagues-which-table = To nie jest stolik ligi. Podaj numer któregoś z nich.
leagues-not-begun = Gra przy tym stoliku jeszcze się nie zaczęła.
leagues-no-such-table = Sezon nie ma stolika o tym numerze.
leagues-no-threads-here = Liga potrzebuje kanału tekstowego albo forum, bo każdy stolik ma w niej swój wątek.
leagues-card-on-server = Karty są pokazywane na serwerze, bo tam liczy się siłę gry.
leagues-created = Liga utworzona. Przejrzyj zasady, zmień, co chcesz, i otwórz zapisy.
leagues-changed = Zmienione. Obowiązuje przy stolikach, które dopiero się zaczną; gry i format zmienią się od następnego sezonu.
leagues-unchanged = Nic się nie zmieniło.
leagues-open = Otwórz zapisy
leagues-opened = Zapisy na sezon { $n } są otwarte na kanale { $channel }.
leagues-closed = zamknięta
leagues-between = Nie trwa żaden sezon.
leagues-is-signup = Sezon { $n }: zapisy są otwarte.
leagues-is-confirming = Sezon { $n }: prosimy wszystkich o potwierdzenie.
leagues-is-playing = Sezon { $n } trwa.
leagues-is-over = Sezon { $n } się skończył.
leagues-is-cancelled = Sezon { $n } się nie odbył.
leagues-closes = Zapisy kończą się { $time }.
leagues-starts = Początek { $time }.
leagues-ends = Koniec { $time }.
leagues-places = { $n ->
        [one] Zapisana jest { $n } osoba.
        [few] Zapisane są { $n } osoby.
       *[other] Zapisanych jest { $n } osób.
    }
leagues-places-of = Zajęte miejsca: { $n } z { $most }.
leagues-waiting = Na liście oczekujących { $n ->
        [one] czeka { $n } osoba.
        [few] czekają { $n } osoby.
       *[other] czeka { $n } osób.
    }
leagues-in-line = Lista oczekujących: { $people }
leagues-and-more = i jeszcze { $n }
leagues-pledge = Wszystkie kojarzenia i losowania wynikają z jednej tajnej liczby. Jej skrót: { $pledge }
leagues-enter = Zapisz mnie
leagues-confirm = Zagram
leagues-withdraw = Wycofaj mnie
leagues-withdraw-sure = Wycofać cię z tego sezonu? Przed startem twoje miejsce dostanie ktoś z listy oczekujących; później twoje miejsca przy stolikach będą do przejęcia.
leagues-withdrawn = Nie grasz już w tym sezonie.
leagues-confirmed = Dobrze. Dostaniesz wiadomość, gdy zacznie się twoja pierwsza gra.
leagues-you-are-in = Masz miejsce.
leagues-you-will-confirm = Poprosimy cię o potwierdzenie { $time }.
leagues-you-wait = Wszystkie miejsca są zajęte. Twój numer na liście oczekujących to { $place }; dostaniesz wiadomość, gdy zwolni się miejsce.
leagues-you-entered = Masz miejsce.
leagues-you-waiting = Czekasz na liście oczekujących.
leagues-you-confirmed = Masz miejsce i jest ono potwierdzone.
leagues-you-playing = Grasz w tym sezonie.
leagues-you-withdrawn = Nie grasz w tym sezonie.
leagues-you-left = Nie grasz już w tym sezonie.
leagues-nobody = Nikt się jeszcze nie zapisał.
leagues-somebody = ktoś
leagues-avoided = O ile kojarzenie pozwoli, nie zagrasz z tymi osobami: { $people }. Nikt inny się o tym nie dowie.
leagues-first-of = Pierwsze miejsca: { $n } z { $all }; wszystkie pokazuje Tabela.
leagues-first-pools = Oto pierwsze grupy: { $n } z { $all }; pozostałe pokazuje Tabela.
leagues-over = Sezon { $n } się skończył. Dziękujemy za grę.
leagues-goes-up = Awans do wyższej dywizji: { $people }
leagues-goes-down = Spadek do niższej dywizji: { $people }
leagues-seed = Liczba, z której wynikły kojarzenia i losowania: { $seed } (skrót: { $pledge })
leagues-role-given = { $user } dostaje rolę { $role }.
leagues-role-refused = { $user } ma dostać rolę { $role }, ale bot nie może jej nadać: potrzebuje uprawnienia „{ $right }” i własnej roli powyżej tamtej.
leagues-role-gone = { $user } ma dostać rolę { $role }, ale tej osoby albo roli już tu nie ma.
leagues-roles-unreached = Nie udało się nadać ról za ten sezon, bo bota nie ma teraz na tym serwerze. Może je nadać ręcznie ktoś, kto prowadzi ligę.
right-manage_roles = Zarządzanie rolami

# Co można obejrzeć.
leagues-line = { $parts }
leagues-season = Sezon { $n }
leagues-division = Dywizja { $n }
leagues-pool = Grupa { $n }
leagues-after-round = po rundzie { $n }
leagues-final = tabela końcowa
leagues-still-playing = { $n ->
        [0] wszystkie gry skończone
        [one] trwa { $n } gra
        [few] trwają { $n } gry
       *[other] trwa { $n } gier
    }
leagues-round = Runda { $n }
leagues-round-due = Następna runda zacznie się najpóźniej { $time }.
leagues-resting = Pauzują: { $people }.
leagues-no-rounds = Ta liga nie ma rund: gra zaczyna się, gdy wszystkie jej osoby są wolne.
leagues-no-tables = Nie ma jeszcze stolików.
leagues-no-place = wątku jeszcze nie ma
leagues-table-due = { $game }: { $people }; zacznie się, gdy wszystkie te osoby będą wolne
leagues-table-paired = **{ $n }** { $game }: { $people } ({ $place })
leagues-table-playing = **{ $n }** { $place } { $game }: { $people }
leagues-table-finished = **{ $n }** { $place } { $game }: { $result }
leagues-table-annulled = **{ $n }** { $place } { $game }: { $people }; nie liczy się
leagues-table-cancelled = **{ $n }** { $game }: { $people }; gra się nie zaczęła
leagues-kind-standings = Tabela
leagues-kind-rounds = Według rund
leagues-kind-cross = Tabela spotkań
leagues-choose-pool = Wybierz grupę
leagues-tables = Stoliki
leagues-people = Osoby
leagues-rules = Zasady
leagues-log = Dziennik
leagues-log-empty = Nic się jeszcze nie stało.
leagues-itself = liga
leagues-because = Powód: { $why }
leagues-why = Stolik { $n }: { $people }. Przeciw temu zestawieniu przemawiało:
leagues-why-again = Spotkanie tych osób po raz kolejny: { $people } (dotąd { $n }).
leagues-why-points = Różnica punktów, { $people }: { $n }.
leagues-why-zones = Różnica stref czasowych w godzinach, { $people }: { $n }.
leagues-why-side = Znów ta sama strona: { $people } (dotąd { $n }).
leagues-why-beside = Znów obok siebie lub razem: { $people } (dotąd { $n }).
leagues-why-else = Każdy inny sprawdzony układ stolików wypadł razem gorzej.
leagues-why-nothing = Nic: te osoby mają po tyle samo punktów i jeszcze ze sobą nie grały.
leagues-why-seed = Liczba, z której wynikło to kojarzenie: `{ $seed }`
leagues-card-about = { $n ->
        [0] nie trwa żadna gra ligowa
        [one] trwa { $n } gra ligowa
        [few] trwają { $n } gry ligowe
       *[other] trwa { $n } gier ligowych
    }
leagues-steady = rzetelnie
leagues-good = dobrze
leagues-uneven = różnie
leagues-unknown-yet = jeszcze nie wiadomo
leagues-games-counted = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
leagues-fact-games = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $people ->
        [one] { $people } osoba.
        [few] { $people } osoby.
       *[other] { $people } osób.
    }
leagues-fact-wins = Najwięcej wygranych: { $name }, { $n }.
leagues-fact-title = Najczęściej grano w { $game }: { $n }.
leagues-fact-substitutes = Cudze miejsce { $n ->
        [one] przejęła { $n } osoba.
        [few] przejęły { $n } osoby.
       *[other] przejęło { $n } osób.
    }
leagues-fact-playing = { $n ->
        [one] { $n } gra jeszcze trwa; tu liczy się jej obecny stan.
        [few] { $n } gry jeszcze trwają; tu liczy się ich obecny stan.
       *[other] { $n } gier jeszcze trwa; tu liczy się ich obecny stan.
    }
leagues-record-titles = Najwięcej wygranych sezonów: { $name }, { $n }.
leagues-record-games = Najwięcej gier: { $name }, { $n }.
leagues-record-wins = Najwięcej wygranych: { $name }, { $n }.

# Wątki stolików.
leagues-thread = Stolik { $n }, { $game }: { $people }
leagues-match-thread = { $game }: { $people }
leagues-post = { $name }. Gra zaczyna się tutaj.
leagues-place-refused = Nie można tu otworzyć wątków dla stolików. Bot potrzebuje: { $rights }. Spróbuje ponownie.
leagues-dispute-name = Spór przy stoliku { $n }
leagues-dispute = Stolik { $n }: { $user } wzywa sędziów.
leagues-dispute-people = W tym wątku są: { $people }. Poniżej jest to, co wszyscy mogli przeczytać; niczyjej ręki tu nie widać.
leagues-dispute-refused = Stolik { $n } wzywa sędziów, ale nie można tu otworzyć prywatnego wątku: bot potrzebuje uprawnienia „{ $right }” i kanału tekstowego.
leagues-disputed = Sędziowie dostali wezwanie. Dla ciebie i dla nich otwiera się prywatny wątek.

# Sędziowie.
leagues-places-unread = Podaj każdą stronę z jej miejscem, na przykład: { $example }.

# Szukanie gry.
leagues-seeking = Szukasz: { $games }, do { $time }. { $n ->
        [0] Nikt inny na razie tu nie szuka.
        [one] Szuka tu jeszcze { $n } osoba.
        [few] Szukają tu jeszcze { $n } osoby.
       *[other] Szuka tu jeszcze { $n } osób.
    } Gdy będziecie do siebie pasować, otworzy się wątek i zacznie gra.
leagues-stop-seeking = Nie szukaj już
leagues-seeking-no-more = Nie szukasz już gry.
leagues-match = { $game }: { $people } do siebie pasują, ale { $n ->
        [one] jedno miejsce jest wolne.
        [few] { $n } miejsca są wolne.
       *[other] { $n } miejsc jest wolnych.
    } Czy komputery mogą uzupełnić skład? Prosimy o odpowiedź do { $time }.
leagues-agree = Tak, gramy
leagues-decline = Nie, szukam dalej
leagues-agreed = Dobrze. Gra zacznie się, gdy wszyscy się zgodzą.
leagues-declined = W porządku. Szukasz dalej.

# Pliki.
leagues-exported-standings = Tabela ligi z tej chwili. Plik otworzy każdy arkusz kalkulacyjny.
leagues-exported-games = Gry sezonu, po wierszu na osobę. Plik otworzy każdy arkusz kalkulacyjny.
leagues-exported-people = Osoby z tego sezonu. Plik czyta też `/liga import`, także w innej lidze.
leagues-exported-results = Wszystkie wyniki ligi. Plik czyta też `/liga import`, także w innej lidze.
leagues-exported-all = Wszystkie tabele ligi, spakowane.
leagues-exported-json = Wszystko o lidze, dla programów.
leagues-column-mention = wzmianka
leagues-column-division = dywizja
leagues-person-entered = zapis
leagues-person-waiting = lista oczekujących
leagues-person-confirmed = potwierdzenie
leagues-person-playing = gra
leagues-person-withdrawn = rezygnacja
leagues-person-left = poza ligą
leagues-column-pool = grupa
leagues-column-place = miejsce
leagues-column-player = osoba
leagues-column-points = punkty
leagues-column-games = gry
leagues-column-wins = wygrane
leagues-column-opponents = rywale
leagues-column-tie = remis
leagues-column-table = stolik
leagues-column-round = runda
leagues-column-game = gra
leagues-column-state = stan
leagues-column-side = strona
leagues-state-due = czeka
leagues-state-paired = skojarzony
leagues-state-playing = w grze
leagues-state-finished = skończony
leagues-state-annulled = nie liczy się
leagues-state-cancelled = nie zaczął się
leagues-file-too-large = Ten plik jest za duży.
leagues-file-unread = Ten plik nie jest tekstem w UTF-8.
leagues-would-enter = { $n ->
        [one] Zapisano by { $n } osobę
        [few] Zapisano by { $n } osoby
       *[other] Zapisano by { $n } osób
    }, na liście oczekujących: { $waiting }, już zapisane: { $already }. Nic się jeszcze nie stało: dodaj `wykonaj`.
leagues-have-entered = { $n ->
        [one] Zapisana jest { $n } osoba
        [few] Zapisane są { $n } osoby
       *[other] Zapisanych jest { $n } osób
    }, na liście oczekujących: { $waiting }, już zapisane: { $already }.
leagues-would-bring = { $n ->
        [one] Wczytano by { $n } wynik
        [few] Wczytano by { $n } wyniki
       *[other] Wczytano by { $n } wyników
    }, osoby: { $people }, już znane: { $known }. Nic się jeszcze nie stało: dodaj `wykonaj`.
leagues-have-brought = { $n ->
        [one] Wczytano { $n } wynik
        [few] Wczytano { $n } wyniki
       *[other] Wczytano { $n } wyników
    }, osoby: { $people }, już znane: { $known }.
leagues-faults = { $n ->
        [one] Pominięto { $n } wiersz:
        [few] Pominięto { $n } wiersze:
       *[other] Pominięto { $n } wierszy:
    }
leagues-fault-columns = Wiersz { $line }: brakuje tych kolumn: { $found }.
leagues-fault-person = Wiersz { $line }: ani numer z Discorda, ani wzmianka: { $found }.
leagues-fault-date = Wiersz { $line }: to nie data w rodzaju 2026-01-31: { $found }.
leagues-fault-title = Wiersz { $line }: to nie gra tego bota: { $found }.
leagues-fault-place = Wiersz { $line }: to nie miejsce: { $found }.
leagues-fault-points = Wiersz { $line }: to nie liczba: { $found }.
leagues-fault-twice = Wiersz { $line }: ktoś występuje dwa razy: { $found }.
leagues-fault-alone = Wiersz { $line }: gra jednej osoby: { $found }.
leagues-fault-long = Plik ma więcej wierszy niż { $line } i jest pominięty.
leagues-fault-many = Lista zawiera więcej osób niż { $line } i jest pominięta.
leagues-fault-cell = Jedna z komórek pliku jest o wiele za długa, więc plik jest pominięty.

# `/liga prowadź`.
leagues-run-refused = To narzędzie prowadzących i sędziów tej ligi.
leagues-run-done = Gotowe.
leagues-run-undone = Cofnięte.
leagues-run-whom = Wybierz osobę
leagues-run-which = Wybierz stolik
leagues-run-table = Stolik { $n }
leagues-run-waits = **{ $n }** { $place }: { $people ->
    [none] na nikogo nie czeka
   *[other] czeka na { $people }{ $until ->
        [none] {""}
       *[other] {" "}({ $until })
    }
}
leagues-run-person = { $place ->
    [0] { $user }
   *[other] **{ $place }** { $user }: { $points }
}{ $state ->
    [playing] {""}
   *[other] {" "}({ $status })
}
leagues-run-is-entered = zapis
leagues-run-is-waiting = na liście oczekujących
leagues-run-is-confirmed = udział potwierdzony
leagues-run-is-playing = gra
leagues-run-is-silent = pauzuje, nie odzywa się
leagues-run-is-withdrawn = poza sezonem
leagues-run-is-left = poza grą
leagues-run-undo = Cofnij …
leagues-run-drop = Usuń z sezonu
leagues-run-back = Przywróć
leagues-run-late = Dopuść kogoś
leagues-run-rest = Pauza w rundzie
leagues-run-date = Zmień termin
leagues-run-anew = Skojarz od nowa
leagues-run-swap = Zamień miejscami
leagues-run-begin = Zacznij teraz
leagues-run-points = Punkty
leagues-run-heir = Zastępstwo
leagues-run-settings = Ustawienia
leagues-run-start = Zacznij teraz
leagues-run-start-sure = Sezon zacznie się ze wszystkimi, którzy są zapisani. Tego nie da się cofnąć.
leagues-run-start-done = Sezon się zaczyna.
leagues-run-cancel = Odwołaj sezon
leagues-run-end = Zakończ sezon
leagues-run-close = Zamknij ligę
leagues-run-close-sure = Nie będzie już można otworzyć sezonu; wszystko pozostanie do wglądu.
leagues-run-close-done = Liga została zamknięta. Wszystko da się dalej czytać.
leagues-run-move = Przenieś tutaj
leagues-run-move-sure = Liga będzie toczyć się dalej na kanale, na którym to czytasz. Rozpoczęte stoliki zostają tam, gdzie są.
leagues-run-move-done = Liga toczy się dalej tutaj. Rozpoczęte stoliki zostają tam, gdzie są.
leagues-rule-pause = Zatrzymaj zegary
leagues-rule-resume = Wznów zegary
leagues-rule-extend = Więcej czasu
leagues-rule-replace = Oddaj miejsce
leagues-rule-adjudicate = Rozstrzygnij
leagues-rule-correct = Popraw wynik
leagues-rule-annul = Unieważnij
leagues-rule-settle = Zamknij spór
leagues-field-user = Kto
leagues-field-user-about = Ktoś z tego serwera
leagues-field-pair = Kto zamienia się miejscami
leagues-field-pair-about = Dwie osoby z tej rundy, grające lub pauzujące
leagues-field-worth = Opuszczona runda liczy się jako
leagues-field-worth-about = Dowiedzą się wszyscy
leagues-field-penalty = Punkty
leagues-field-penalty-about = Na przykład -1 albo 0,5; zwycięstwo to 1
leagues-field-until = Za ile dni
leagues-field-until-about = Kiedy najpóźniej kończy się ta runda
leagues-field-hours = Godziny
leagues-field-hours-about = Dla wszystkich, na których stolik czeka
leagues-field-seat = Miejsce
leagues-field-seat-about = Z osobą, która je teraz zajmuje
leagues-field-places = Miejsca
leagues-field-places-about = Na przykład Oś 1, Alianci 2. Puste: według pozycji, którą widzą wszyscy
leagues-worth-nothing = nic
leagues-worth-half = gra bez zwycięzcy
leagues-worth-average = własna średnia
leagues-not-decimal = „{ $text }” to nie liczba.
leagues-wake = Znów gram
leagues-awake = Witamy z powrotem: od następnej rundy bot znów cię kojarzy.
leagues-rest = Pauza w następnej rundzie
leagues-you-sit = W następnej rundzie pauzujesz i nic za nią nie dostajesz. Naciśnij jeszcze raz, jeśli jednak chcesz grać.
leagues-you-do-not-sit = W następnej rundzie grasz.
leagues-round-begins = zaczyna się { $time }.
