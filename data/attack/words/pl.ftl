### Attack!, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; etykiety i nazwy nie.
### Gracze to Czerwoni, Niebiescy... (liczba mnoga): ręka Czerwonych, Czerwonym.
### Regiony mają formy: (zdobywają) Polskę, w Polsce.
### Jednostki pisze się I T A P: piechota, czołg, artyleria, samolot; okręty B D S C.

at-title = Attack!
at-about = Podboje, handel i zrywane traktaty na mapie świata.

## Gracze

at-seat-red = Czerwoni
    .czyj = Czerwonych
    .komu = Czerwonym
at-seat-blue = Niebiescy
    .czyj = Niebieskich
    .komu = Niebieskim
at-seat-green = Zieloni
    .czyj = Zielonych
    .komu = Zielonym
at-seat-yellow = Żółci
    .czyj = Żółtych
    .komu = Żółtym
at-seat-purple = Fioletowi
    .czyj = Fioletowych
    .komu = Fioletowym
at-seat-orange = Pomarańczowi
    .czyj = Pomarańczowych
    .komu = Pomarańczowym
at-nobody = nikt
at-nothing = nic
    .co = nic
at-garrison = żołnierze garnizonu
at-abandoned = opuszczone oddziały

## Jednostki, okręty, karty

at-n-infantry = { $n } { $n ->
        [one] piechota
        [few] piechoty
       *[many] piechot
    }
    .co = { $n } { $n ->
        [one] piechotę
        [few] piechoty
       *[many] piechot
    }
at-n-tank = { $n } { $n ->
        [one] czołg
        [few] czołgi
       *[many] czołgów
    }
    .co = { $n } { $n ->
        [one] czołg
        [few] czołgi
       *[many] czołgów
    }
at-n-artillery = { $n } { $n ->
        [one] artyleria
        [few] artylerie
       *[many] artylerii
    }
    .co = { $n } { $n ->
        [one] artylerię
        [few] artylerie
       *[many] artylerii
    }
at-n-plane = { $n } { $n ->
        [one] samolot
        [few] samoloty
       *[many] samolotów
    }
    .co = { $n } { $n ->
        [one] samolot
        [few] samoloty
       *[many] samolotów
    }
at-n-battleship = { $n } { $n ->
        [one] pancernik
        [few] pancerniki
       *[many] pancerników
    }
at-n-destroyer = { $n } { $n ->
        [one] niszczyciel
        [few] niszczyciele
       *[many] niszczycieli
    }
at-n-submarine = { $n } { $n ->
        [one] łódź podwodna
        [few] łodzie podwodne
       *[many] łodzi podwodnych
    }
at-n-carrier = { $n } { $n ->
        [one] lotniskowiec
        [few] lotniskowce
       *[many] lotniskowców
    }
at-ship-battleship = pancernik
at-ship-destroyer = niszczyciel
at-ship-submarine = łódź podwodna
at-ship-carrier = lotniskowiec
at-kind-population = ludność
at-kind-minerals = surowce
at-kind-factories = fabryki
at-kind-oil = ropa
at-kind-rail = transport kolejowy
at-kind-any = dowolna karta
at-card = { $kind } { $value }
at-wanted = { $value ->
        [1] { $kind }
       *[other] { $kind } { $value }+
    }
at-continent-north_america = Ameryka Północna
at-continent-south_america = Ameryka Południowa
at-continent-africa = Afryka
at-continent-eurasia = Eurazja
at-action-move = Ruch
at-action-blitz = Blitzkrieg
at-action-strategic = Ruch strategiczny
at-action-naval = Bitwa morska
at-action-diplomacy = Atak dyplomatyczny
at-action-build = Produkcja
at-action-trade = Handel
at-doctrine-balanced = Wyważona (po jednej z każdego rodzaju, potem samoloty i piechota)
at-doctrine-shield = Tarcza (najpierw piechota)
at-doctrine-all_in = Wszystkie siły (najpierw czołgi i samoloty)
at-doctrine-steer = Własna decyzja w każdej rundzie

## Regiony i strefy morskie

at-region-alaska = Alaska
    .co = Alaskę
    .gdzie = na Alasce
at-region-western_canada = Zachodnia Kanada
    .co = Zachodnią Kanadę
    .gdzie = w Zachodniej Kanadzie
at-region-central_canada = Środkowa Kanada
    .co = Środkową Kanadę
    .gdzie = w Środkowej Kanadzie
at-region-quebec = Quebec
    .co = Quebec
    .gdzie = w Quebecu
at-region-western_us = Zachodnie Stany Zjednoczone
    .co = Zachodnie Stany Zjednoczone
    .gdzie = w Zachodnich Stanach Zjednoczonych
at-region-central_us = Środkowe Stany Zjednoczone
    .co = Środkowe Stany Zjednoczone
    .gdzie = w Środkowych Stanach Zjednoczonych
at-region-southern_us = Południowe Stany Zjednoczone
    .co = Południowe Stany Zjednoczone
    .gdzie = w Południowych Stanach Zjednoczonych
at-region-eastern_us = Wschodnie Stany Zjednoczone
    .co = Wschodnie Stany Zjednoczone
    .gdzie = we Wschodnich Stanach Zjednoczonych
at-region-mexico = Meksyk
    .co = Meksyk
    .gdzie = w Meksyku
at-region-central_america = Ameryka Środkowa
    .co = Amerykę Środkową
    .gdzie = w Ameryce Środkowej
at-region-panama = Panama
    .co = Panamę
    .gdzie = w Panamie
at-region-cuba = Kuba
    .co = Kubę
    .gdzie = na Kubie
at-region-colombia = Kolumbia
    .co = Kolumbię
    .gdzie = w Kolumbii
at-region-venezuela = Wenezuela
    .co = Wenezuelę
    .gdzie = w Wenezueli
at-region-peru = Peru
    .co = Peru
    .gdzie = w Peru
at-region-bolivia = Boliwia
    .co = Boliwię
    .gdzie = w Boliwii
at-region-amazonia = Amazonia
    .co = Amazonię
    .gdzie = w Amazonii
at-region-brazil = Brazylia
    .co = Brazylię
    .gdzie = w Brazylii
at-region-paraguay = Paragwaj
    .co = Paragwaj
    .gdzie = w Paragwaju
at-region-argentina = Argentyna
    .co = Argentynę
    .gdzie = w Argentynie
at-region-chile = Chile
    .co = Chile
    .gdzie = w Chile
at-region-morocco = Maroko
    .co = Maroko
    .gdzie = w Maroku
at-region-algeria = Algieria
    .co = Algierię
    .gdzie = w Algierii
at-region-libya = Libia
    .co = Libię
    .gdzie = w Libii
at-region-egypt = Egipt
    .co = Egipt
    .gdzie = w Egipcie
at-region-sudan = Sudan
    .co = Sudan
    .gdzie = w Sudanie
at-region-ethiopia = Abisynia
    .co = Abisynię
    .gdzie = w Abisynii
at-region-french_west_africa = Francuska Afryka Zachodnia
    .co = Francuską Afrykę Zachodnią
    .gdzie = we Francuskiej Afryce Zachodniej
at-region-nigeria = Nigeria
    .co = Nigerię
    .gdzie = w Nigerii
at-region-central_africa = Afryka Środkowa
    .co = Afrykę Środkową
    .gdzie = w Afryce Środkowej
at-region-belgian_congo = Kongo Belgijskie
    .co = Kongo Belgijskie
    .gdzie = w Kongu Belgijskim
at-region-east_africa = Brytyjska Afryka Wschodnia
    .co = Brytyjską Afrykę Wschodnią
    .gdzie = w Brytyjskiej Afryce Wschodniej
at-region-angola = Angola
    .co = Angolę
    .gdzie = w Angoli
at-region-rhodesia = Rodezja
    .co = Rodezję
    .gdzie = w Rodezji
at-region-south_africa = Związek Południowej Afryki
    .co = Związek Południowej Afryki
    .gdzie = w Związku Południowej Afryki
at-region-madagascar = Madagaskar
    .co = Madagaskar
    .gdzie = na Madagaskarze
at-region-iceland = Islandia
    .co = Islandię
    .gdzie = na Islandii
at-region-great_britain = Wielka Brytania
    .co = Wielką Brytanię
    .gdzie = w Wielkiej Brytanii
at-region-france = Francja
    .co = Francję
    .gdzie = we Francji
at-region-low_countries = Niderlandy
    .co = Niderlandy
    .gdzie = w Niderlandach
at-region-iberia = Półwysep Iberyjski
    .co = Półwysep Iberyjski
    .gdzie = na Półwyspie Iberyjskim
at-region-germany = Niemcy
    .co = Niemcy
    .gdzie = w Niemczech
at-region-italy = Włochy
    .co = Włochy
    .gdzie = we Włoszech
at-region-scandinavia = Skandynawia
    .co = Skandynawię
    .gdzie = w Skandynawii
at-region-finland = Finlandia i kraje bałtyckie
    .co = Finlandię i kraje bałtyckie
    .gdzie = w Finlandii i krajach bałtyckich
at-region-poland = Polska
    .co = Polskę
    .gdzie = w Polsce
at-region-danubia = Kraje naddunajskie
    .co = Kraje naddunajskie
    .gdzie = w Krajach naddunajskich
at-region-balkans = Bałkany
    .co = Bałkany
    .gdzie = na Bałkanach
at-region-romania = Rumunia
    .co = Rumunię
    .gdzie = w Rumunii
at-region-ukraine = Ukraina
    .co = Ukrainę
    .gdzie = na Ukrainie
at-region-russia = Zachodnia Rosja
    .co = Zachodnią Rosję
    .gdzie = w Zachodniej Rosji
at-region-urals = Ural
    .co = Ural
    .gdzie = na Uralu
at-region-caucasus = Kaukaz
    .co = Kaukaz
    .gdzie = na Kaukazie
at-region-turkey = Turcja
    .co = Turcję
    .gdzie = w Turcji
at-region-levant = Lewant
    .co = Lewant
    .gdzie = w Lewancie
at-region-iraq = Irak
    .co = Irak
    .gdzie = w Iraku
at-region-saudi_arabia = Arabia Saudyjska
    .co = Arabię Saudyjską
    .gdzie = w Arabii Saudyjskiej

at-zone-north_sea = Strefa Morza Północnego
at-zone-mediterranean = Strefa Morza Śródziemnego
at-zone-caribbean = Strefa Morza Karaibskiego

## Opcje stołu

at-option-continents = Kontynenty
at-option-continents-help = Każdy gracz zaczyna z jednym regionem na każdym z czterech kontynentów.
at-option-continents-on = po jednym regionie
at-option-continents-off = dowolnie
at-option-setup_pace = Rozstawienie
at-option-setup_pace-help = Tajne listy, po jednym regionie kolejno albo regiony losowe. Losowe wymagają kontynentów.
at-option-setup_pace-sealed = tajne listy
at-option-setup_pace-in_turn = kolejno
at-option-setup_pace-quick = regiony losowe
at-option-claim_order = Kolejność zajmowania
at-option-claim_order-help = Przy wężyku co druga runda zajmowania biegnie wstecz.
at-option-claim_order-plain = zawsze ta sama
at-option-claim_order-snake = wężyk
at-option-seat_order = Miejsca
at-option-seat_order-help = Kto obok kogo: według dołączania, losowo albo losowo po zajęciu regionów.
at-option-seat_order-join = według dołączania
at-option-seat_order-random = losowo
at-option-seat_order-random_after_claims = losowo po zajęciu regionów
at-option-weak_hand_redraw = Słabe karty
at-option-weak_hand_redraw-help = Początkowa ręka warta mniej niż 8 PP jest raz rozdawana na nowo.
at-option-weak_hand_redraw-off = zostają
at-option-weak_hand_redraw-on = nowe rozdanie
at-option-end = Koniec gry
at-option-end-help = Poza wyeliminowaniem gracza: po tylu rundach albo według zegara, tyle godzin od startu. Gdy czas minie, trwająca tura jest ostatnia.
at-option-end-1 = 1 runda
at-option-end-2 = 2 rundy
at-option-end-3 = 3 rundy
at-option-end-4 = 4 rundy
at-option-end-5 = 5 rund
at-option-end-6 = 6 rund
at-option-end-7 = 7 rund
at-option-end-8 = 8 rund
at-option-end-9 = 9 rund
at-option-end-10 = 10 rund
at-option-end-11 = 11 rund
at-option-end-12 = 12 rund
at-option-end-13 = 13 rund
at-option-end-14 = 14 rund
at-option-end-15 = 15 rund
at-option-end-16 = 16 rund
at-option-end-17 = 17 rund
at-option-end-18 = 18 rund
at-option-end-19 = 19 rund
at-option-end-20 = 20 rund
at-option-end-21 = 21 rund
at-option-end-22 = 22 rundy
at-option-end-23 = 23 rundy
at-option-end-24 = 24 rundy
at-option-end-25 = 25 rund
at-option-end-26 = 26 rund
at-option-end-27 = 27 rund
at-option-end-28 = 28 rund
at-option-end-29 = 29 rund
at-option-end-30 = 30 rund
at-option-end-31 = 31 rund
at-option-end-32 = 32 rundy
at-option-end-33 = 33 rundy
at-option-end-34 = 34 rundy
at-option-end-35 = 35 rund
at-option-end-36 = 36 rund
at-option-end-37 = 37 rund
at-option-end-38 = 38 rund
at-option-end-39 = 39 rund
at-option-end-40 = 40 rund
at-option-end-2h = 2 godziny
at-option-end-4h = 4 godziny
at-option-end-8h = 8 godzin
at-option-end-12h = 12 godzin
at-option-end-24h = 24 godziny
at-option-end-48h = 48 godzin
at-option-end-72h = 72 godziny
at-option-end-168h = 168 godzin
at-option-end-336h = 336 godzin
at-option-end-720h = 720 godzin
at-option-end-none = tylko przez wyeliminowanie
at-option-last_one_standing = Do ostatniego
at-option-last_one_standing-help = Eliminacja nie kończy gry; trwa ona, aż zostanie jeden gracz.
at-option-last_one_standing-off = nie
at-option-last_one_standing-on = tak
at-option-trade_lock = Zakaz handlu
at-option-trade_lock-help = Jak długo przed końcem nikt już nie handluje: rundy, gdy liczy się rundy, minuty, gdy liczy zegar. Instrukcja: ostatnia runda albo 30 minut.
at-option-trade_lock-rulebook = jak w instrukcji
at-option-trade_lock-10m = 10 minut
at-option-trade_lock-30m = 30 minut
at-option-trade_lock-60m = 60 minut
at-option-trade_lock-120m = 120 minut
at-option-trade_lock-360m = 360 minut
at-option-trade_lock-1440m = 1440 minut
at-option-trade_lock-0 = brak
at-option-trade_lock-1 = ostatnia runda
at-option-trade_lock-2 = dwie ostatnie rundy
at-option-trade_lock-3 = trzy ostatnie rundy
at-option-trade_neighbours = Sąsiedzi w handlu
at-option-trade_neighbours-help = Komu władający morzami nie może zabronić handlu.
at-option-trade_neighbours-land = przy wspólnej granicy
at-option-trade_neighbours-land_and_sea = także przy szlaku lub strefie
at-option-battles = Bitwy lądowe
at-option-battles-help = Bitwy toczą się od razu według doktryny albo każdy krok rozstrzyga się osobno, chyba że doktryna jest ustalona.
at-option-battles-doctrine = według doktryny
at-option-battles-live = runda po rundzie
at-option-naval = Bitwy morskie
at-option-naval-help = Obie strony wydają rozkazy raz, przed pierwszą rundą, albo na nowo przed każdą rundą.
at-option-naval-orders = według rozkazów
at-option-naval-live = runda po rundzie
at-option-neutral_command = Garnizony
at-option-neutral_command-help = Rywale mogą zgłosić się do dowodzenia garnizonem neutralnego regionu.
at-option-neutral_command-volunteers = ochotnicy
at-option-neutral_command-engine = nikt
at-option-sea_leave = Zgoda na przeprawę
at-option-sea_leave-help = Odpowiada stały rozkaz władających morzami albo za każdym razem pada pytanie.
at-option-sea_leave-policy = stały rozkaz
at-option-sea_leave-ask = zawsze pytanie
at-option-diplomacy_limit = Ataki dyplomatyczne
at-option-diplomacy_limit-help = Ile może ich być w turze.
at-option-diplomacy_limit-none = do trzech w turze
at-option-diplomacy_limit-two = dwa w turze
at-option-caretaker = Tury bez akcji
at-option-caretaker-help = Co dzieje się za osobę, która nic nie robi: produkcja piechoty albo nic.
at-option-caretaker-pass = nic się nie dzieje
at-option-caretaker-build = powstaje piechota
at-option-open_hands = Karty na ręku
at-option-open_hands-help = Czy wszyscy widzą wszystkie karty gospodarki.
at-option-open_hands-off = tajne
at-option-open_hands-on = odkryte
at-option-idle_end = Rundy bez akcji
at-option-idle_end-help = Bez limitu rund gra kończy się po tylu rundach, w których nikt nic nie robi. Nikt wtedy nie wygrywa.
at-option-idle_end-5 = gra kończy się po pięciu
at-option-idle_end-10 = gra kończy się po dziesięciu
at-option-idle_end-20 = gra kończy się po dwudziestu
at-option-idle_end-none = gra trwa dalej
at-style-post = Korespondencyjnie
at-style-post-about = Odpowiadają doktryny i polecenia stałe; dwanaście rund
at-style-printed = Jak w instrukcji
at-style-printed-about = Gra pyta o wszystko i kończy się eliminacją
at-check-seats = Attack! jest dla dwóch do sześciu graczy, każdy z własnym kolorem; tutaj jest ich { $n }.
at-check-option = { $option }: „{ $value }” nie jest możliwe.
at-check-quick = Losowe regiony to po jednym na kontynencie: trzeba włączyć kontynenty.
at-check-lock = Zakaz handlu nie pasuje do końca gry: rundy pasują do rund, minuty do zegara.
at-check-lock-long = Zakaz handlu musi być krótszy niż gra.

## Menu

at-verb-any = Lista
at-verb-north_america = Ameryka Północna, od najlepszego
at-verb-south_america = Ameryka Południowa, od najlepszego
at-verb-africa = Afryka, od najlepszego
at-verb-eurasia = Eurazja, od najlepszego
at-verb-claim = Zajmij region
at-verb-infantry = Piechota
at-verb-tank = Czołgi
at-verb-artillery = Artyleria
at-verb-plane = Samoloty
at-verb-battleship = Pancerniki
at-verb-destroyer = Niszczyciele
at-verb-submarine = Łodzie podwodne
at-verb-carrier = Lotniskowce
at-verb-capital = Stolica
at-verb-again = Od nowa
at-verb-done = Gotowe
at-verb-move = Ruch
at-verb-blitz = Blitzkrieg
at-verb-strategic = Ruch strategiczny
at-verb-naval = Bitwa morska
at-verb-diplomacy = Atak dyplomatyczny
at-verb-build = Produkcja
at-verb-end = Koniec tury
at-verb-caretaker = Bot buduje
at-verb-near = Bliskie regiony (8+)
at-verb-far = Dalekie regiony (9+)
at-verb-attack = Atak wszystkim, co może iść
at-verb-package = Wydaj wszystko od razu
at-verb-all = Wszystko
at-verb-most = Wszystko prócz jednej
at-verb-balanced = Równowaga
at-verb-fortress = Twierdza
at-verb-raid = Rajd
at-verb-unplace = Cofnij
at-verb-from = Skąd
at-verb-to = Dokąd
at-verb-planes-on = Samoloty lecą dalej
at-verb-planes-back = Samoloty zawracają
at-verb-planes-ask = Pytanie o samoloty
at-verb-undo = Cofnij
at-verb-send = Wyślij rozkaz
at-verb-back = Wróć
at-verb-allow-all = Przepuść wszystkich
at-verb-block = Zablokuj
at-verb-turn-back = Zawróć
at-verb-on = Samoloty lecą dalej
at-verb-doctrine = Doktryna
at-verb-order = Kolejność rodzajów
at-verb-want = Najpierw po jednej
at-verb-cap = Najwyżej w walce
at-verb-no = Bez udziału
at-verb-bring = Do walki
at-verb-ship = Szyk, od czoła
at-verb-later = Szyk w dalszych rundach
at-verb-auto = Szyk automatyczny
at-verb-rule = Odwrót
at-verb-fight = Walka
at-verb-withdraw = Ustąp
at-verb-stay = Zostań
at-verb-retreat = Odwrót
at-verb-into = Produkcja w regionie
at-verb-give = Daję
at-verb-want-card = Chcę
at-verb-more = Chcę jeszcze
at-verb-propose = Prywatnie
at-verb-offer = Zaproponuj karty
at-verb-propose-all = Wszystkim
at-verb-announce = Publicznie
at-verb-accept = Przyjmij
at-verb-decline = Odrzuć
at-verb-counter = Odrzuć i złóż kontrofertę
at-verb-recall = Wycofaj ofertę
at-verb-allow = Zezwól
at-verb-forbid = Zabroń
at-verb-standing-doctrine = Jak bronić moich regionów
at-verb-garrisons = Garnizony neutralnych
at-verb-leave = Przeprawa przez moje morza
at-verb-naval-defence = Gdy ktoś wyzwie mnie na morzu
at-verb-naval-rule = Mój odwrót na morzu
at-verb-sea = Moje wpisane zasady na morzach
at-verb-trades = Handel, którego mogę zabronić
at-verb-script = Scenariusz
at-verb-hold = Zdecyduj później
at-verb-promise = Obiecuję
at-verb-ask-promise = Obiecaj mi
at-verb-also = Także dla

at-do-any = Wybierz za mnie
at-do-claim = { $region }
at-do-infantry = { $region }
at-do-tank = { $region }
at-do-artillery = { $region }
at-do-plane = { $region }
at-do-capital = { $region }
at-do-again = Zacznij od nowa
at-do-unplace = Cofnij ostatnią
at-do-balanced = Równowaga
at-do-fortress = Twierdza
at-do-raid = Rajd
at-about-style = { $units }
at-capital-in = stolica: { $region }
at-do-attack = { $line }
at-odds-land = { $win } % szans, { $lost ->
        [0] prawie bez strat
       *[other] straty ok. { $lost }
    }
at-odds-sea = Szansa na zwycięstwo: { $win } %, straty w okrętach: około { $lost }.
at-do-all = Wszystko: { $units }
at-do-most = Wszystko prócz jednej: { $units }
at-do-package = { $what }: { $n } PP
at-do-done = Gotowe
at-do-move = Ruch i atak
at-do-blitz = Blitzkrieg
at-do-strategic = Ruch strategiczny
at-do-naval = Walcz o morza
at-do-naval-empty = Zajmij puste morza
at-do-diplomacy = Atak dyplomatyczny
at-do-build = Produkcja
at-do-buy = { $what } ({ $n } PP)
at-do-end = Zakończ turę
at-sure-end = { $left ->
        [one] Została ci jedna akcja.
        [few] Zostały ci { $left } akcje.
       *[many] Zostało ci { $left } akcji.
    } Zakończyć turę?
at-sure-build = Przepadnie { $n } PP. Zakończyć budowę?
at-sure-naval = Morza kontroluje { $seat }: { $others }. Ty masz: { $ships }. Rzucić od razu wyzwanie? To jedna akcja.
at-sure-naval-empty = Nikt nie kontroluje mórz. Objąć je? To jedna akcja.
at-sure-gift = Nie chcesz nic w zamian. Oddać za darmo?
at-sure-accept = { $seat }: dostajesz { $gives }, dajesz { $cards }. Ta wymiana to jedna z twoich akcji. Zgoda?
at-sure-caretaker = Bot kupi ci piechotę i twoja tura się skończy. Zostawić to botowi?
at-do-caretaker = Niech bot buduje za mnie
at-do-near = { $region }
at-do-far = { $region }
at-do-from = { $region }
at-do-to = { $region }
at-do-planes-on = W razie blokady: samoloty lecą dalej
at-do-planes-back = W razie blokady: samoloty zawracają
at-do-planes-ask = W razie blokady: zapytaj mnie
at-do-undo = Cofnij ostatni wiersz
at-do-send = Wyślij rozkaz
at-do-back = Wróć
at-do-allow-all = Przepuść wszystkich
at-do-block = { $origin } → { $target } ({ $units })
at-do-turn-back = Pozostałe samoloty zawracają
at-do-on = { $origin } → { $target } ({ $units })
at-do-order = { $order }
at-do-want = { $kind }
at-do-cap = { $n }
at-do-script = { $r ->
        [0] otwarcie
       *[other] runda { $r }
    }, jednostka { $n } ({ $kind })
at-do-script-none = { $r ->
        [0] otwarcie
       *[other] runda { $r }
    }, nikt
at-do-hold = { $origin } → { $target } ({ $units })
at-do-promise = { $what }
at-do-ask-promise = { $what }
at-do-also = { $seat }
at-do-region = { $region }
at-promise-peace = bez ataku przez { $n ->
        [one] jedną rundę
        [few] { $n } rundy
       *[many] { $n } rund
    }
at-promise-leave = zgoda na przeprawy przez { $n ->
        [one] jedną rundę
        [few] { $n } rundy
       *[many] { $n } rund
    }
at-promise-card = karta w przyszłości
at-promise-favour = przysługa w przyszłości
at-do-no = Garnizon poradzi sobie sam
at-do-bring = { $units }
at-do-ship = { $ship }
at-do-later = { $ship }
at-do-auto = Szyk automatyczny
at-do-rule-stay = nigdy
at-do-rule-below = poniżej { $n } % siły wroga
at-do-rule-after = { $n ->
        [one] po jednej rundzie
       *[other] po { $n } rundach
    }
at-do-rule-left = { $n ->
        [one] gdy został jeden okręt
        [few] gdy zostały { $n } okręty
       *[many] gdy zostało { $n } okrętów
    }
at-do-fight = Walka
at-do-withdraw = Ustąp do portu
at-do-stay = Zostań i walcz dalej
at-do-retreat = Odwrót
at-do-into = { $region }
at-do-give = { $card }
at-do-want-card = { $card }
at-do-more = { $card }
at-do-propose = { $seat }
at-do-propose-all = Wszystkim, prywatnie
at-do-announce = Wszystkim, publicznie
at-do-offer = Zaproponuj karty
at-do-accept = { $cards } → { $seat }{ $costs ->
        [1] {" "}(jedna akcja)
       *[0] {""}
    }
at-do-decline = { $seat }, { $gives } ⇄ { $wants }
at-do-counter = { $seat }, { $gives } ⇄ { $wants }
at-do-recall = { $gives } ⇄ { $wants }
at-do-allow = Zezwól na wymianę
at-do-forbid = Zabroń wymiany

## Pytania

at-ask-ranking = Gdzie chcesz zacząć? Naciśnij „Wybierz za mnie” albo wskaż regiony od najlepszego; czego nie dostaniesz, zostanie wybrane za ciebie.
at-ask-claim = Zajmij region.
at-ask-unit = { $n ->
        [0] Gdzie staną twoje pierwsze jednostki? Weź gotowe ustawienie albo postaw { $left } po kolei.
       *[other] Dotąd: { $units }. Zostało do postawienia: { $left }.
    }
at-ask-capital = { $n ->
        [0] Gdzie jest twoja stolica?
       *[other] Dotąd: { $units }. Gdzie jest twoja stolica?
    }
at-ask-placed = Wszystko stoi: { $units }. Tak ma być?
at-ask-turn = Runda { $round }: twoja tura. { $left ->
        [0] Nie została ci żadna akcja.
        [one] Została ci jedna akcja.
        [few] Zostały ci { $left } akcje.
       *[many] Zostało ci { $left } akcji.
    }
at-ask-besides = Czekając, możesz proponować karty.
at-offered = { $seat } dają: { $gives }, chcą: { $wants } (oferta { $n })
at-ask-offered = Oferty dla ciebie: { $offers }.{ $now ->
        [0] {" "}Przyjąć możesz w swojej turze lub w turze drugiej strony, póki możliwa jest wymiana.
       *[other] {""}
    }
at-ask-order = { $action }: { $n ->
        [0] skąd?
       *[other] { $lines }. Coś jeszcze czy wysłać?
    }
at-line = { $origin } → { $target } ({ $units })
at-ask-to = { $region }: dokąd stąd?
at-ask-how-many = { $origin } → { $target }: kto idzie?
at-ask-leave = { $seat } chcą przejść przez twoje morza. Kogo przepuszczasz, a kogo blokujesz?
at-ask-planes = Blokada na morzu. Które samoloty lecą dalej same?
at-ask-doctrine = Bitwa o { $region-co }: jak walczysz?
at-ask-command = Ktoś atakuje { $region-co }, region neutralny. Poprowadzisz jego garnizon?
at-ask-opening = Bitwa o { $region-co }. { $n ->
        [one] Która jednostka idzie
        [few] Które { $n } jednostki idą
       *[many] Które { $n } jednostek idzie
    } do walki najpierw?
at-ask-reinforce = Bitwa o { $region-co }, runda { $round }: kogo wprowadzasz? W walce może być najwyżej { $n }.
at-ask-challenge = Rzucasz wyzwanie na morzu. Ustaw okręty w szyku, od czoła, i wybierz, kiedy się wycofać.
at-ask-defence = { $seat } rzucają ci wyzwanie na morzu. Walczysz czy ustępujesz? Do walki ustaw okręty w szyku, od czoła, i wybierz, kiedy się wycofać.
at-ask-retreat = Runda { $round } na morzu minęła. Zostajesz, w tym szyku, czy się wycofujesz?
at-ask-diplomacy = Który neutralny region chcesz pozyskać? Obok twoich regionów trzeba co najmniej 8 na dwóch kostkach, gdzie indziej 9.
at-ask-build = Twoje punkty produkcji (PP): { $n }. Co produkujesz i gdzie?
at-ask-build-more = Na razie: { $what }. { $left ->
        [0] Wszystkie PP są wydane. Gotowe?
       *[other] Do wydania zostało { $left } z { $n } PP. Coś jeszcze?
    }
at-ask-build-here = Co produkujesz { $region-gdzie }? Do wydania masz { $left } PP.
at-ask-propose = Twoja oferta dla { $seats-czyj }: zaznacz, co dajesz, czego chcesz i co obiecujecie.{ $costs ->
        [1] {" "}Sama oferta nic nie kosztuje; pierwsza wymiana to jedna z twoich akcji.
       *[0] {""}
    }
at-ask-whom = Komu proponujesz karty?{ $costs ->
        [1] {" "}Sama oferta nic nie kosztuje; pierwsza wymiana to jedna z twoich akcji.
       *[0] {""}
    }
at-ask-announce = Oferta publiczna: zaznacz, co dajesz, czego chcesz i co obiecujecie.{ $costs ->
        [1] {" "}Sama oferta nic nie kosztuje; pierwsza wymiana to jedna z twoich akcji.
       *[0] {""}
    }
at-ask-block = { $one } chcą dać { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[many] { $n } kart
    }, a { $two } za to { $m }. Władasz morzami: zezwalasz?
at-wait-claims = Wszyscy gracze układają listy regionów.
at-wait-claim = { $seat } zajmują region.
at-wait-placing = Wszyscy gracze rozstawiają pierwsze jednostki.
at-wait-place = { $seat } stawiają jednostkę.
at-wait-turn = Trwa tura { $seat-czyj }.
at-wait-besides = Można proponować wymianę kart.
at-wait-leave = { $seat } decydują, kto przejdzie przez morza.
at-wait-battle = Obie strony szykują się do bitwy o { $region-co }.
at-wait-steer = { $seat } prowadzą bitwę o { $region-co }.
at-wait-naval = { $seat } i { $other } ustawiają szyki.
at-wait-block = { $seat } decydują o wymianie, którą uzgodnili { $one } i { $two }.

## Dziennik

at-log-first = Pierwszy rzut: { $rolls }. Zaczynają { $seat }.
at-roll = { $seat } { $n }
at-log-order = Nowa kolejność tur: { $seats }.
at-log-hand = Twoje karty: { $cards }.
at-log-claim = { $seat } zajmują { $regions-co }.
at-log-place-infantry = { $seat } stawiają piechotę { $region-gdzie }.
at-log-place-tank = { $seat } stawiają czołg { $region-gdzie }.
at-log-place-artillery = { $seat } stawiają artylerię { $region-gdzie }.
at-log-place-plane = { $seat } stawiają samolot { $region-gdzie }.
at-log-capital = { $seat } zakładają stolicę { $region-gdzie }.
at-log-placed = { $seat }: { $units }. Stolica leży { $region-gdzie }.
at-stands = { $region } ({ $units })
at-log-turn = Runda { $round }: turę mają { $seat }.
at-log-digest = { $losses ->
        [0] {""}
       *[other] Stracone od twojej ostatniej tury: { $lost }.{" "}
    }{ $defences ->
        [0] {""}
       *[other] Obronione: { $held }.{" "}
    }{ $seas ->
        [nikt] Morza są wolne.
       *[other] Morzami władają { $seas }.
    } { $place ->
        [1] Nikt nie ma więcej regionów od ciebie.
        [2] Pod względem regionów jesteś na drugim miejscu.
        [3] Pod względem regionów jesteś na trzecim miejscu.
        [4] Pod względem regionów jesteś na czwartym miejscu.
        [5] Pod względem regionów jesteś na piątym miejscu.
       *[other] Pod względem regionów jesteś na końcu.
    }
at-log-end = { $actions ->
        [nic] { $seat } kończą turę bez żadnej akcji.
       *[other] { $seat } kończą turę. Akcje: { $actions }.
    }
at-log-moves = { $seat } ruszają, { $origin } → { $target }: { $units }.
at-log-moves-over = { $seat } ruszają, { $origin } → { $over } → { $target }: { $units }.
at-log-moves-lane = { $seat } ruszają szlakiem morskim, { $origin } → { $target }: { $units }.
at-log-moves-zone = { $seat } ruszają przez morze, { $origin } → { $target } ({ $zone }): { $units }.
at-log-leave-allowed = { $seat } przepuszczają: { $units }, { $origin } → { $target }.
at-log-leave-blocked = { $seat } blokują: { $units }, { $origin } → { $target }.
at-log-back = Te jednostki wracają i zostają w tej turze { $origin-gdzie }: { $units }.
at-log-planes-on = Samoloty lecą dalej.
at-log-planes-back = Samoloty też zawracają.
at-log-battle = Bitwa o { $region-co }: atakują { $attacker } ({ $units }), bronią się { $defender } ({ $others }).
at-log-garrison = Dobrana karta: { $card }. Garnizon: { $units }.
at-log-command-roll = { $seat } chcą dowodzić garnizonem i rzucają { $n }.
at-log-command = { $seat } dowodzą garnizonem.
at-log-command-staff = Nikt się nie zgłasza, więc garnizonem dowodzi bot.
at-log-opening = Najpierw do walki idą { $side }: { $units }.
at-log-half-round = Runda { $round }: { $side }{ $fresh ->
        [0] {""}
       *[other] {" "}(wchodzi { $brought })
    } rzucają { $dice }{ $hits ->
        [0] {" "}i pudłują
        [one] , 1 trafienie
        [few] , { $hits } trafienia
       *[many] , { $hits } trafień
    }{ $wasted ->
        [0] {""}
       *[other] {" "}(zmarnowane: { $wasted })
    }{ $hits ->
        [0] .
       *[other] ; wróg traci { $lost-co }.
    } Walczą dalej: { $battle }{ $behind ->
        [0] .
       *[other] , w rezerwie: { $reserve }.
    }
at-log-battle-won = Po { $round ->
        [one] jednej rundzie
       *[other] { $round } rundach
    } walki { $seat } wygrywają bitwę o { $region-co }. { $lost ->
        [nic] Bez strat
       *[other] Straty: { $lost }
    }; straty wroga: { $others }. Zostaje: { $left }.
at-log-battle-held = Po { $round ->
        [one] jednej rundzie
       *[other] { $round } rundach
    } walki { $seat } odpierają atak na { $region-co }. { $lost ->
        [nic] Bez strat
       *[other] Straty: { $lost }
    }; straty wroga: { $others }. Zostaje: { $left }.
at-log-card-back = Karta wraca do talii: { $card }.
at-log-takes = { $seat } zdobywają { $region-co }.
at-log-takes-from = { $seat } odbierają { $loser-komu } { $region-co }.
at-log-takes-capital = Stolicę { $founder-czyj } mają teraz { $seat }.
at-log-prize = { $seat } zdobywają kartę: { $card }.
at-log-no-card = { $winner } nie ciągną karty, bo { $loser } nie mają żadnej.
at-log-robs = { $winner } ciągną kartę z ręki { $loser-czyj }.
at-log-robbed = { $winner } ciągną kartę z ręki { $loser-czyj }: { $card }.
at-log-draws = { $seat } dobierają kartę.
at-log-drawn = Dobierasz kartę: { $card }.
at-log-deck-empty = Talia jest pusta; karty nie ma.
at-log-eliminated = { $loser } nie mają już jednostek: { $seat } ich eliminują.
at-log-seas-free = Nikt już nie włada morzami.
at-log-seas-empty = { $seat } zajmują puste morza i nad nimi panują.
at-log-seas = { $seat } władają morzami.
at-log-new-controller = Władasz teraz morzami. Powiedz w stałych rozkazach, kto może się przeprawiać, kto handlować i co, gdy ktoś cię wyzwie.
at-log-challenge = { $seat } wyzywają { $other-czyj } na morzu.
at-log-withdraws = { $seat } ustępują do portu.
at-log-fights = { $seat } przyjmują bitwę.
at-log-lines = Na morzu, runda { $round }, { $n ->
        [one] jedna para
        [few] { $n } pary
       *[many] { $n } par
    }: { $one } przeciw { $two }.
at-log-duel-tie = Para { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rzut { $roll1 }, { $why1 })
    }, { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rzut { $roll2 }, { $why2 })
    }: nikt nie trafia.
at-log-duel-damaged = Para { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rzut { $roll1 }, { $why1 })
    }, { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rzut { $roll2 }, { $why2 })
    }: { $seat } mają uszkodzony okręt ({ $ship }, miejsce { $slot }).
at-log-duel-sunk = Para { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rzut { $roll1 }, { $why1 })
    }, { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rzut { $roll2 }, { $why2 })
    }: { $seat } tracą okręt ({ $ship }, miejsce { $slot }).
at-log-no-fit-ship = { $seat } nie mają już okrętu zdolnego do walki.
at-plus-2 = 2 za rodzaj wroga
at-plus-1 = 1 za lotniskowiec przeciw innemu rodzajowi
at-plus-beside = { $n } za lotniskowce obok
at-plus-none = bez premii
at-log-retreats = { $seat } wycofują się.
at-log-naval-left = Zostało: { $seat }, { $ships }; { $other }, { $others }.
at-log-diplomacy-won = { $seat } pozyskują { $region-co } (rzut { $n }, trzeba było { $need }).
at-log-diplomacy-lost = { $seat } na próżno zabiegają o { $region-co } (rzut { $n }, trzeba było { $need }).
at-log-rival-rolls = Rywale potrzebują { $n }: { $rolls }.
at-log-rival-again = Remis, jeszcze raz: { $rolls }.
at-log-rival-gets = { $region-co } zgarniają { $seat }.
at-log-stays-neutral = Pozostaje neutralny: { $region }.
at-log-build = { $seat } mają { $n } PP ({ $capitals ->
        [0] bez stolicy
        [one] jedna stolica
        [few] { $capitals } stolice
       *[many] { $capitals } stolic
    }, karty za { $cards }{ $sets ->
        [0] {""}
        [one] , jeden zestaw
        [few] , { $sets } zestawy
       *[many] , { $sets } zestawów
    }) i produkują: { $what }.{ $lost ->
        [0] {""}
       *[other] {" "}Przepada { $lost } PP.
    }
at-log-caretaker = { $seat } nic nie robią, więc buduje za nich bot.
at-log-offers = Oferta { $n } dla { $to-czyj }. { $seat } dają: { $gives }; chcą: { $wants }.
at-log-counters = Kontroferta { $n } dla { $to-czyj }. { $seat } dają: { $gives }; chcą: { $wants }.
at-log-withdrawn = { $seat } wycofują ofertę dla { $to-czyj }: { $gives } za { $wants }.
at-log-offer-gone = Oferta nieaktualna: { $seat } nie mają już tych kart.
at-log-declines = { $seat } odrzucają ofertę { $other-czyj }.
at-log-agreed = { $one } i { $two } dobijają targu.
at-log-talk = { $seat } mówią { $to-komu }. Dają: { $gives }; chcą: { $wants }. Żadna karta nie zmienia ręki, więc to tylko rozmowa.
at-log-promise = { $one } obiecują { $two-komu }: { $what }.
at-log-forbids = { $seat } zabraniają wymiany, którą uzgodnili { $one } i { $two }.
at-log-exchange = { $one } { $n ->
        [0] nie dają nic
        [one] dają jedną kartę
        [few] dają { $n } karty
       *[many] dają { $n } kart
    }, { $two } odwdzięczają się { $m ->
        [0] niczym
        [one] jedną kartą
       *[other] { $m } kartami
    }.
at-log-exchanged = Wymiana: { $one } dali { $gives }, { $two } dali { $gets }.
at-log-trade-locked = Koniec handlu: zbliża się koniec gry. Otwarte oferty przepadają.
at-log-last-turn = Czas minął. { $seat } kończą jeszcze swoją turę; jest ostatnia.
at-log-time-up = Czas minął przed pierwszą turą.
at-log-resigns = { $seat } rezygnują; ich regiony są opuszczone.
at-log-over-elimination = Koniec gry: jeden z graczy został wyeliminowany.
at-log-void = Niestoczone bitwy są nieważne: { $list }.
at-log-over-rounds = Koniec gry: minęła ostatnia runda.
at-log-over-clock = Koniec gry: czas minął.
at-log-over-last = Koniec gry: został jeden gracz.
at-log-over-silence = Koniec gry: od dawna nikt nic nie robi. Nikt nie wygrywa.
at-log-place = { $place }. { $seat }: regiony { $regions }, jednostki { $units }, PP { $pp }.
at-log-place-out = { $place }. { $seat }: poza grą, regiony { $regions }, jednostki { $units }, PP { $pp }.

## Stałe rozkazy

at-ask-standing = Twoje stałe rozkazy: odpowiadają za ciebie od razu.
at-ask-new-controller = Władasz morzami: kto może się przeprawiać, kto handlować i co, gdy ktoś cię wyzwie?
at-standing-trades-allow-pair = { $one } i { $two }, zezwalaj
at-standing-trades-forbid-pair = { $one } i { $two }, zabraniaj
at-standing-trades-ask-pair = { $one } i { $two }, pytaj mnie
at-standing-sea = skreśl: { $lines }
at-sea-allow = przepuść: { $what }
at-sea-block = zablokuj: { $what }
at-sea-ask = pytaj mnie: { $what }
at-sea-any = dowolnie
at-sea-by = przeprawiają się { $seat }
at-sea-in-move = w ruchu
at-sea-in-strategic = w ruchu strategicznym
at-sea-into = do regionu, który mają { $seat }
at-sea-into-mine = do moich regionów
at-sea-into-movers = do regionów przeprawiającego się
at-sea-into-neutral = do regionów neutralnych lub opuszczonych
at-sea-via = { $zone }
at-sea-via-lane = szlakiem morskim
at-sea-from = z regionu { $region }
at-sea-to = do regionu { $region }
at-standing-balanced = wyważona
at-standing-shield = tarcza
at-standing-all_in = wszystkie siły
at-standing-steer = pytaj mnie co rundę
at-standing-garrisons-no = nigdy nie dowodzę
at-standing-garrisons = zgłaszam się, { $how }
at-standing-leave-own = blokuj przeprawy do moich regionów, resztę przepuszczaj
at-standing-leave-allow = przepuszczaj wszystkich
at-standing-leave-block = blokuj wszystkich
at-standing-leave-ask = pytaj mnie
at-standing-naval-ask = pytaj mnie
at-standing-naval-fight = walcz
at-standing-naval-withdraw = ustąp
at-standing-naval-share = walcz od { $n } % siły wyzywającego, inaczej ustąp
at-standing-trades-allow = zezwalaj
at-standing-trades-forbid = zabraniaj
at-standing-trades-ask = pytaj mnie

## Odmowy rozkazów pisanych

at-no-place = Ustaw dokładnie { $n ->
    [one] jedną jednostkę
    [few] { $n } jednostki
   *[other] { $n } jednostek
} i jedną stolicę, wszystko w swoich regionach; w zapasie masz: { $units }.
at-no-line = Linia ma liczyć dokładnie { $n ->
    [one] jeden okręt
    [few] { $n } okręty
   *[other] { $n } okrętów
}, z tych, które mogą walczyć: { $ships }.
at-no-last-unit = Region zostałby pusty albo zależał od zgody na przeprawę: { $list }.
at-no-blitz-yet = Blitzkrieg wymaga wcześniejszego ruchu w tej turze.
at-no-card = Nie masz karty „{ $x }”.

# Board
at-board-name-western-us = Zachód USA
at-board-name-central-us = Środek USA
at-board-name-southern-us = Południe USA
at-board-name-eastern-us = Wschód USA
at-board-name-finland = Finlandia
at-board-name-french-west-africa = Francuska Afryka Zach.
at-board-name-east-africa = Afryka Wsch.
at-board-round = Runda { $n }
at-board-round-of = Runda { $n } z { $all }
at-board-no-trade = bez handlu
at-board-phase-claims = Wybór regionów
at-board-phase-placing = Rozstawianie jednostek
at-board-phase-play = Gra
at-board-phase-over = Koniec gry
at-board-reason-elimination = Jedno z mocarstw wypadło z gry
at-board-reason-last = Pozostało tylko jedno mocarstwo
at-board-reason-rounds = Minęła ostatnia runda
at-board-reason-clock = Czas minął
at-board-reason-silence = Nikt już nie gra
at-board-eliminated = Poza grą
at-board-resigned = Rezygnacja
at-board-no-ships = brak okrętów
at-board-seas = Atlantyk
at-board-seas-free = Morza są wolne.
at-board-unit-infantry = piechota
at-board-unit-tank = czołg, 2 kości
at-board-unit-artillery = artyleria
at-board-unit-plane = samolot
at-board-ship-battleship = pancernik
at-board-ship-destroyer = niszczyciel
at-board-ship-submarine = łódź podwodna
at-board-ship-carrier = lotniskowiec
at-board-sign-capital = stolica, obwódka: kto ją ma
at-board-sign-anchor = wybrzeże strefy morskiej
at-board-ordered = Twoje, jeszcze przez nikogo niewidziane: { $units }.
at-board-no-battle = Jeszcze bez bitew
at-board-opening = Otwarcie
at-board-battle-round = Runda { $n }, najwyżej jednostek: { $limit }
at-board-naval-round = Runda { $n }
at-board-attacker = atakuje
at-board-defender = broni się
at-board-challenger = rzuca wyzwanie
at-board-controller = włada morzami
at-board-fighting = W walce
at-board-reserve = Rezerwa
at-board-losses = Straty
at-board-sent = Wysłano
at-board-damaged = Uszkodzone pancerniki: { $n }
at-board-sunk = zatopiony
at-board-hit = trafiony
at-board-rolled = Rzut w rundzie { $n }
at-board-no-fight = Bez walki
at-board-over = Wynik
at-board-won = Zwycięstwo
at-board-lost = Porażka
at-focus-europe = Europa i Morze Śródziemne
at-focus-americas = Ameryka Północna i Środkowa
at-focus-south_america = Ameryka Południowa
at-focus-africa = Afryka
at-inset-europe = Europa
at-inset-south-america = Ameryka Południowa
at-focus-battle = Bitwa
at-board-pp = Produkcja: { $n } PP
at-board-hand = Karty: { $n }, zestawy: { $sets }
at-board-no-cards = Brak kart na ręce
at-board-needs = Atak dyplomatyczny wymaga
at-plate-victory = Zwycięstwo
at-plate-sum = regiony: { $regions }, jednostki: { $units }
at-plate-turns = Co przesądziło o wyniku
at-plate-capital = { $founder }: stolica ({ $region }) – teraz { $holder }
at-plate-eliminated = { $seat }: koniec gry przed czasem
at-plate-resigned = { $seat }: rezygnacja
at-plate-battle-won = Ostatnia wielka bitwa: { $region }, zwycięstwo: { $seat }
at-plate-battle-lost = Ostatnia wielka bitwa: { $region }, porażka: { $seat }
at-board-victory = { $who }: zwycięstwo
at-board-alt-over = Koniec gry. Zwycięstwo: { $who }.
at-board-alt-turn = Runda { $round }, kolej: { $seat }, pozostałe akcje: { $left }.
at-board-alt-seas = Morzami władają { $seat }.
at-board-alt-taken = Podbito: { $places }.
at-board-alt-player = { $seat }: regiony { $regions }, jednostki { $units }, stolice { $capitals }, karty { $cards }, okręty { $ships }.
at-board-alt-region = { $place } { $units }
at-board-alt-regions = { $seat } mają: { $places }.
at-board-alt-battle = { $place }: atakują { $seat }, bronią się { $other }.
at-board-alt-side = { $seat }: w bitwie { $units }, rezerwa { $reserve }, straty { $lost }.
at-board-alt-volley = Runda { $n }, { $seat }: trafienia { $hits }, padło { $lost }.
at-board-alt-duel = Runda { $n }: { $one } { $total } kontra { $other } { $against }.
at-board-alt-winner = Zwycięstwo: { $seat }.
at-board-alt-hand = { $seat }, karty: { $n } ({ $cards }).

## Karta pomocy

at-board-way-land = lądem
at-board-way-over = dwa kroki
at-board-way-sea = morzem
at-board-way-leave = morzem, za zgodą
at-board-way-chain = przez własne regiony
at-focus-targets = Dokąd mogą iść twoje jednostki
at-focus-needs = Czego wymaga atak dyplomatyczny
at-focus-help = Karta pomocy
at-help-title = Attack! w skrócie
at-help-actions = Do { $n } różnych akcji w turze
at-help-dice = Kości bitewne
at-help-battle = Bitwa na lądzie
at-help-costs = Ceny
at-help-naval = Bitwa na morzu
at-help-advice = Rady
at-help-move = Ruch: piechota i artyleria o jeden region, czołgi i samoloty o dwa; albo jedna przeprawa przez morze.
at-help-blitz = Blitzkrieg: po Ruchu jeszcze raz czołgi i samoloty, tylko lądem.
at-help-strategic = Ruch strategiczny: dowolne jednostki przez własne regiony, dowolnie daleko. Bez bitwy.
at-help-naval-action = Bitwa morska: zajmij wolne morza albo walcz o nie.
at-help-diplomacy = Atak dyplomatyczny: dwie kości na region neutralny, { $near } obok twojego, dalej { $far }. Po porażce rywale biorą go za { $rival }. Można powtarzać.
at-help-build = Produkcja: { $capital } PP za stolicę oraz twoje karty; zestaw czterech rodzajów liczy się podwójnie. Reszta przepada.
at-help-trade = Handel: karty za karty i obietnice.
at-help-face-infantry = piechota
at-help-face-tank = czołg
at-help-face-artillery = artyleria
at-help-face-plane = samolot
at-help-face-blank = nic
at-help-hit = Kość trafia, jeśli masz w bitwie jednostkę tego rodzaju; każda jednostka bierze jedną kość.
at-help-least = Czołg rzuca dwiema kośćmi, inni jedną; nikt nie rzuca mniej niż { $n }.
at-help-opening = Każda strona zaczyna { $n } wybranymi jednostkami; w każdej rundzie limit rośnie o jeden.
at-help-round = W rundzie obrońca wprowadza jednostki i rzuca, potem napastnik. Nikt się nie cofa.
at-help-lost = Każde trafienie zabiera jedną jednostkę z bitwy, w tej kolejności:
at-help-unit-infantry = piechota
at-help-unit-tank = czołgi
at-help-unit-artillery = artyleria
at-help-unit-plane = samoloty
at-help-total = Miejsce po miejscu, po dwie kości; wyższa suma trafia, remis nie trafia nikogo.
at-help-duel = { $ship } kontra { $other }
at-help-carrier = lotniskowiec kontra każdy inny okręt
at-help-beside = każdy okręt za własny lotniskowiec na sąsiednim miejscu
at-help-head = Trafienie spada na pierwszy niezatopiony okręt wroga …
at-help-carriers = … lecz gdy walczą dwa lotniskowce, na ten, który przegrał.
at-help-sink = Pancernik tonie po drugim trafieniu, inne po pierwszym.
at-help-advice-capital = Strzeż stolicy: daje { $n } PP przy każdej Produkcji.
at-help-advice-second = Druga stolica jest warta drugie tyle.
at-help-advice-mixed = Armie mieszane trafiają najczęściej: cztery rodzaje wykorzystają każdą ściankę.
at-help-advice-purse = Okręty i armie opłaca się z jednej kasy.
at-help-advice-compare = Porównaj siły, zanim kupisz.
at-story-about = Posiadane regiony

# The lesson (lesson.json).
at-lesson-claim = Grasz czerwonymi przeciw dwóm rekrutom. Najpierw dzieli się świat; można podać życzenia, najlepsze na początku. Dziś niech wybierze los.
at-lesson-place = Pięć jednostek i stolica stają w twoich regionach, na razie w tajemnicy. Dziś wystarczy jedno naciśnięcie: gotowe ustawienie.
at-lesson-ready = Spójrz na planszę: różowe plusy to twoje nowe jednostki i nikt inny ich jeszcze nie widzi. Jeśli ci się podoba, gotowe.
at-lesson-court = W turze masz do trzech akcji. Pierwsza obejdzie się bez żołnierzy: pozyskaj neutralny region słowami.
at-lesson-near = Blisko jest łatwiej: osiem lub więcej wypada pięć razy na dwanaście. Gdy się nie uda, region może przejąć rywal.
at-lesson-attack = Teraz żołnierze. Każdy rodzaj akcji wolno wykonać raz na turę; tylko słowami możesz próbować znowu. Rusz i atakuj.
at-lesson-from = Niemcy są neutralne. Ich garnizon poznasz dopiero na miejscu, dlatego menu mówi tylko, jak często to się udaje. Wyślij z Francji wszystkich, którzy mogą iść; jedna jednostka zawsze zostaje i trzyma region. Za podbój dostajesz też kartę.
at-lesson-go = Można dołożyć kolejne kolumny; wszystkie ruszą przed pierwszą bitwą. Wyślij rozkaz.
at-lesson-build = Została jedna akcja: produkcja. Stolica i karty dają punkty produkcji (PP), na nowo w każdej turze, w której produkujesz.
at-lesson-spend = Czego nie wydasz, przepada. Najlepiej walczą różne rodzaje razem: kość trafia tylko wtedy, gdy pokazuje rodzaj, który masz w walce. Jedna piechota i samolot w Argentynie: razem z czołgiem masz tam trzy rodzaje, na atak w następnej turze.
at-lesson-built = Za resztę nic lepszego nie kupisz. Gotowe; po trzeciej akcji tura kończy się sama.
at-lesson-again = Twoja druga tura i znowu trzy akcje. Rusz jeszcze raz, ale tym razem wybierz, kto idzie.
at-lesson-start = Piechota i artyleria idą o jeden region, czołgi i samoloty o dwa.
at-lesson-target = Na lądzie nikt cię nie zatrzyma. O tym, kto przejdzie przez wodę, decyduje ten, kto panuje na morzach.
at-lesson-many = Weź prawie wszystkich: atak wygrywa się liczbą. Przycisk mówi, jaka jest szansa. Jedna jednostka zostaje i trzyma region.
at-lesson-sent = Jedna kolumna wystarczy. Wyślij rozkaz.
at-lesson-last = Ruch, dyplomacja, produkcja: oto tura, a dalej gra jest twoja. Gra kończy się, gdy ktoś straci ostatni region, albo po ostatniej rundzie; wygrywa, kto ma najwięcej regionów. Kto nie wie, co robić, naciska „Podpowiedź”.
