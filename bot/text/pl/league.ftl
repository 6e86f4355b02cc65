## Ligi: co mówią na swoich kanałach, odmowy i dziennik

league-itself = liga
table-extended = { $by } przedłuża każdej pytanej osobie czas o { $n ->
    [one] godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
} ({ $reason }).

# Na kanale.
league-confirm = **{ $league }**, sezon { $n }: gracie? Prosimy o potwierdzenie do { $by }. Niepotwierdzone miejsca dostaną osoby z listy oczekujących.
league-place-lost = **{ $league }**: sezon zaczyna się bez ciebie, bo zabrakło potwierdzenia.
league-place-taken = { $user } zajmuje miejsce, które w grupie { $n } zwalnia { $left }.
league-moved-up = **{ $league }**: zwolniło się miejsce i należy do ciebie.
league-begins = Zaczyna się sezon { $n }: { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}.
league-season-off = Sezon { $n } się nie odbędzie.
league-season-too-few = Sezon { $n } się nie odbędzie: potwierdzeń jest za mało.
league-pool-begins = Zaczyna się grupa { $n }: { $people }. Każda gra rusza sama, gdy wszystkie jej osoby są wolne.
league-round-begins = { $division ->
    [0] Zaczyna się runda { $n } z { $of }:
   *[other] Dywizja { $division }, zaczyna się runda { $n } z { $of }:
} { $tables ->
    [one] jeden stolik
    [few] { $tables } stoliki
   *[many] { $tables } stolików
}.{ $due ->
    [none] {""}
   *[other] {" "}Następna runda ruszy najpóźniej { $due }; trwające wtedy gry będą dograne do końca.
}{ $resting ->
    [0] {""}
   *[other] {" "}Pauzują: { $people }.
}
league-round-drawn = { $division ->
    [0] Rozpiska rundy { $n } z { $of } jest gotowa:
   *[other] Dywizja { $division }, rozpiska rundy { $n } z { $of } jest gotowa:
} { $tables ->
    [one] jeden stolik
    [few] { $tables } stoliki
   *[many] { $tables } stolików
}. Gry zaczną się { $begins }; do tej pory coś może się jeszcze zmienić.{ $resting ->
    [0] {""}
   *[other] {" "}Pauzują: { $people }.
}
league-you-rest = **{ $league }**: w rundzie { $n } pauzujesz, nie masz nic do zrobienia. O następnej rundzie dostaniesz wiadomość.
league-you-are-silent = **{ $league }**: twoje ostatnie gry skończyły się na czas, więc na razie pauzujesz. Kiedy znów chcesz grać, naciśnij przycisk.
league-your-table = **{ $league }**, stolik { $n }: { $people }. Tu zaczyna się wasza gra.
league-ruled = { $what } Decyzja: { $by }. Powód: { $reason }

# Co robią prowadzący w trakcie sezonu.
league-step-drop = { $user } nie gra już w tym sezonie.
league-step-back = { $user } wraca do gry.
league-step-late = { $user } dołącza od rundy { $n }; { $worth ->
    [nothing] za opuszczone rundy nie ma punktów.
    [half] każda opuszczona runda liczy się jak gra bez zwycięzcy.
   *[average] za każdą opuszczoną rundę jest własna średnia.
}
league-step-rest = { $user } pauzuje w rundzie { $n }; { $worth ->
    [nothing] bez punktów.
    [half] liczy się ona jak gra bez zwycięzcy.
   *[average] liczy się za nią własna średnia.
}
league-step-silent = { $user } pauzuje, bo gry kończą się tu ostatnio na czas. Przycisk wystarczy, żeby wrócić.
league-step-awake = { $user } znów gra.
league-step-away = { $user } nie należy już do tego serwera i nie gra dalej. Kto prowadzi ligę, może to cofnąć (`/league run`).
league-step-date = Runda { $n } potrwa do { $due }.
league-step-anew = Rozpiska rundy { $n } powstała od nowa.
league-step-swap = { $user } i { $other } zamieniają się miejscami w rundzie { $n }.
league-step-begin = Runda { $n } zaczyna się teraz.
league-step-points = Punkty, { $user }: { $points }.
league-step-heir = { $other } przejmuje do końca sezonu miejsce, które zwalnia { $user }, razem z punktami i trwającymi grami.
league-step-undone = Cofnięto: { $what }
league-step-gone = Tego już nie da się cofnąć.
league-step-no-rounds = To działa tylko tam, gdzie rundy losuje się kolejno.
league-nothing-drawn = Żadna runda nie czeka teraz na początek. W ustawieniach, pod „Rundy”, można podać, ile godzin wcześniej widać rozpiskę.
league-not-drawn = Obie osoby muszą być w rozpisce tej rundy.
league-no-round = Żadna runda teraz nie trwa.
league-plays-on = Ta osoba gra w tym sezonie.
league-was-here = Ta osoba już jest albo była w tym sezonie.
league-rests-already = Ta osoba i tak pauzuje w następnej rundzie.
league-own-points = Punktów nie przyznaje się samemu sobie.
league-points = Potrzebna jest liczba punktów od −{ $most } do { $most }, różna od zera.
league-not-silent = Nie pauzujesz: bot kojarzy cię jak wszystkich.

# Odmowy.
league-unknown = Nie ma takiej ligi.
league-unknown-season = Nie ma takiego sezonu.
league-no-name = Liga musi mieć nazwę.
league-game-needed = Liga musi mieć przynajmniej jedną grę.
league-format-unsuited = Ten format nie pasuje do tych gier.
league-size-unsuited = Stoliki na { $size } osób nie pasują tu do tych gier. Możliwe liczby: { $legal }.
league-number = Potrzebna jest liczba całkowita od { $least } do { $most }.
league-pool-unsuited = Grupy na { $n } osób nie da się usadzić przy stolikach tej wielkości.
league-no-role = Nie podano roli, która uprawnia do zapisu.
league-no-divisions = W tym formacie nie ma dywizji.
league-best-of-all = Tam, gdzie wygrywa się razem albo gra we dwoje, liczą się wszystkie gry.
league-runners-only = Mogą to zrobić tylko osoby prowadzące ligę.
league-referees-only = Mogą to zrobić tylko sędziowie tej ligi.
league-own-table = Kto gra przy stoliku, nie może przy nim sędziować.
league-archived = Ta liga jest zamknięta.
league-season-first = Sezon jeszcze trwa.
league-season-already = Ta liga ma sezon, który się nie skończył.
league-past = Ten moment już minął.
league-started = Sezon już się zaczął.
league-too-few = Zapisanych osób jest za mało.
league-over = Ten sezon już się skończył.
league-signup-over = Zapisy na ten sezon już się skończyły.
league-invited-only = Do tej ligi można się zapisać tylko na zaproszenie.
league-role-only = Do tej ligi mogą się zapisać tylko osoby z rolą { $role }.
league-unreliable = Ta liga wymaga rzetelności { $least }; twoja wynosi { $known } w skali do 100.
league-unreachable = Bot nie miałby jak powiadomić cię o turze: zezwól na prywatne wiadomości albo wybierz w `/ja ustawienia` przypomnienia przy stoliku.
league-entered = Masz już miejsce w zapisach na ten sezon.
league-not-entered = Nie ma cię w zapisach na ten sezon.
league-nothing-to-confirm = Teraz nie ma czego potwierdzać.
league-avoid-oneself = Nie możesz unikać siebie.
league-not-playing = To nie jest teraz w toku.
league-not-begun = Gra przy tym stoliku jeszcze się nie zaczęła.
league-not-finished = Ta gra jeszcze trwa.
league-bad-places = Każda strona potrzebuje miejsca, a jedna z nich pierwszego: { $sides }.
league-plays-already = { $user } już gra przy tym stoliku.
league-no-reason = Trzeba podać powód, który przeczytają wszyscy.
league-referees-decide = Ten stolik należy do ligi. Rozstrzygają osoby sędziujące, przez `/liga prowadź`.
league-no-host = Ten stolik należy do ligi i nie ma gospodarza. Sędziów wzywa `/liga spór`.
league-no-table = To nie jest stolik ligi.
league-dispute-already = Do tego stolika już wezwano sędziów.
league-no-dispute = Nikt nie wzywał sędziów do tego stolika.

# Szukanie gry.
seek-not-seeking = Już nie szukasz tu gry.
seek-nothing = Wybierz przynajmniej jedną grę i jedno tempo.
seek-no-size = W żadną z tych gier nie zagra tyle osób.
seek-not-yours = To pytanie nie jest do ciebie.
seek-found = Oto wasz stolik: { $people }. Tu zaczyna się wasza gra.

# Dziennik.
league-log-created = Liga powstała.
league-log-moved = Liga toczy się dalej w { $channel }.
league-channel-refused = Założono przez ciebie ligę { $league }, ale bot nie może już pisać na jej kanale { $channel }. Wszystko, co ma do powiedzenia, czeka, aż bot znów będzie mógł widzieć ten kanał, wysyłać na nim wiadomości i otwierać wątki; możesz też wpisać `/liga prowadź` na innym kanale i nacisnąć „Przenieś tutaj”.
league-channel-gone = Założono przez ciebie ligę { $league }, ale jej kanału { $channel } już nie ma. Wpisz `/liga prowadź` na innym kanale i naciśnij „Przenieś tutaj”: liga potoczy się tam dalej i nic, co ma do powiedzenia, nie przepadnie.
league-log-archived = Liga została zamknięta.
league-thread-gone = Nie można już znaleźć wątku stolika { $n }. Gra toczy się dalej: każdy znajdzie ją jako stolik { $table } przez `/me games`. Osoby sędziujące mogą dać więcej czasu, rozstrzygnąć tę grę albo ją unieważnić.
league-thread-refused = Bot nie może już pisać w wątku stolika { $n }: { $channel }. Gra toczy się dalej: każdy znajdzie ją jako stolik { $table } przez `/me games`. Gdy tylko bot znów będzie mógł tam pisać, pojawi się najnowsza plansza.
league-log-changed = Zmiana: { $what }.
league-log-season = Ruszyły zapisy na sezon { $n }.
league-log-started = Sezon { $n } został rozpoczęty.
league-log-off = Sezon { $n } został odwołany.
league-log-ended = Koniec sezonu { $n } wyznaczono na dziś.
league-log-over = Sezon { $n } się skończył; { $running ->
    [0] nie trwa żadna gra
    [one] trwa jedna gra
    [few] trwają { $running } gry
   *[many] trwa { $running } gier
}.
league-log-entered = Zapis: { $user }.
league-log-invited = Na listę wpisały osoby prowadzące ligę: { $people }.
league-log-withdrew = Wycofanie: { $user }.
league-log-confirmed = Potwierdzenie: { $user }.
league-log-table-off = Gra przy stoliku { $n } nie mogła się zacząć: { $reason }
league-log-extended = Stolik { $n }: każdej pytanej osobie przedłużono czas o { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
league-log-paused = Stolik { $n }: zegary stoją.
league-log-resumed = Stolik { $n }: zegary znów idą.
league-log-replaced = Stolik { $n }: { $user } przejmuje { $seat }.
league-log-adjudicated = Stolik { $n } został rozstrzygnięty decyzją sędziowską.
league-log-date-unopened = Stolika { $n } nie udało się otworzyć do dnia końca rundy i ta gra się nie odbędzie. Rozstrzyga druga z dwóch gier, a bez niej wyższe rozstawienie.
league-log-date-adjudicated = Stolik { $n } został rozstrzygnięty według stanu w dniu końca rundy.
league-log-annulled = Stolik { $n } się nie liczy.
league-log-corrected = Wynik stolika { $n } został poprawiony.
league-log-no-result = Gra przy stoliku { $n } skończyła się bez wyniku: nikt nic za nią nie dostaje, chyba że sędziowie ją unieważnią albo rozstrzygną.
league-log-dispute = { $user } wzywa sędziów do stolika { $n }.
league-log-settled = Spór przy stoliku { $n } jest zakończony.
league-log-brought-in = Wczytano wcześniejsze wyniki: { $count }.

# Co można zmienić.
league-setting-games = gry
league-setting-format = format
league-setting-size = osoby przy stoliku
league-setting-rounds = rundy
league-setting-pool = osoby w grupie
league-setting-division = osoby w dywizji
league-setting-least = najmniej osób
league-setting-most = najwięcej osób
league-setting-options = opcje wszystkich stolików
league-setting-variants = opcje gier
league-setting-options-of-tables = opcje wszystkich stolików ({ $what })
league-setting-options-of-game = opcje gry { $game } ({ $what })
league-setting-points = punkty
league-setting-best = gry, które się liczą
league-setting-substitutes = punkty miejsca, które zmienia właściciela
league-setting-door = kto może się zapisać
league-setting-role = rola
league-setting-reliability = najmniejsza rzetelność
league-setting-at-once = najwięcej gier naraz
league-setting-signup-days = dni zapisów
league-setting-confirm-hours = godziny na potwierdzenie
league-setting-round-days = dni rundy
league-setting-notice-hours = ile godzin wcześniej widać rozpiskę rundy
league-setting-silent = po ilu grach przegranych na czas się pauzuje
league-setting-season-days = dni sezonu
league-setting-runners = kto prowadzi ligę
league-setting-referees = sędziowie
league-setting-rewards = role za pierwsze miejsca
