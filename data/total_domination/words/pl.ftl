### Total Domination, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; etykiety i nazwy nie. Mocarstwa mają końcówki
### czasowników: „form{ $power-e }” daje „formuje” albo „formują”; pola mają miejscownik (.in),
### biernik (.acc) i kierunek (.to), mocarstwa dopełniacz, celownik i biernik (.gen, .dat, .acc),
### jednostki biernik.

td-title = Total Domination
td-about = Draft, wynalazki i uderzenia: wielkie mocarstwa od 1939 roku.

## Mocarstwa, strony, narody

td-seat-germany = Niemcy
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Niemiec
    .dat = Niemcom
    .acc = Niemcy
td-seat-uk = Wielka Brytania
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Wielkiej Brytanii
    .dat = Wielkiej Brytanii
    .acc = Wielką Brytanię
td-seat-japan = Japonia
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Japonii
    .dat = Japonii
    .acc = Japonię
td-seat-ussr = ZSRR
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = ZSRR
    .dat = ZSRR
    .acc = ZSRR
td-seat-axis = Oś
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Osi
    .dat = Osi
    .acc = Oś
td-seat-allies = Alianci
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Aliantów
    .dat = Aliantom
    .acc = Aliantów
td-nobody = nikt
    .a = a
    .e = e
    .dat = nikomu
    .gen = nikogo
td-nation-germany = Niemcy
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Niemiec
    .dat = Niemcom
    .acc = Niemcy
td-nation-uk = Wielka Brytania
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Wielkiej Brytanii
    .dat = Wielkiej Brytanii
    .acc = Wielką Brytanię
td-nation-japan = Japonia
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Japonii
    .dat = Japonii
    .acc = Japonię
td-nation-ussr = ZSRR
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = ZSRR
    .dat = ZSRR
    .acc = ZSRR
td-nation-italy = Włochy
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Włoch
    .dat = Włochom
    .acc = Włochy
td-nation-france = Francja
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Francji
    .dat = Francji
    .acc = Francję
td-nation-usa = USA
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = USA
    .dat = USA
    .acc = USA
td-nation-china = Chiny
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Chin
    .dat = Chinom
    .acc = Chiny
td-nation-neutral = neutralny
td-kind-army = armia
    .acc = armię
td-kind-fleet = flota
    .acc = flotę
td-kind-bomber = eskadra bombowców
    .acc = eskadrę bombowców
td-kind-uboat = U-Boot
    .acc = U-Boota
td-unit = { $nation ->
        [germany] niemiecka
        [uk] brytyjska
        [japan] japońska
        [ussr] radziecka
        [italy] włoska
        [france] francuska
        [usa] amerykańska
        [china] chińska
       *[neutral] neutralna
    } { $kind ->
        [fleet] flota
        [bomber] eskadra bombowców
       *[army] armia
    }
    .acc = { $nation ->
        [germany] niemiecką
        [uk] brytyjską
        [japan] japońską
        [ussr] radziecką
        [italy] włoską
        [france] francuską
        [usa] amerykańską
        [china] chińską
       *[neutral] neutralną
    } { $kind ->
        [fleet] flotę
        [bomber] eskadrę bombowców
       *[army] armię
    }

## Pola

td-space-germany = Niemcy
    .in = w Niemczech
    .to = do Niemiec
    .acc = Niemcy
td-space-italy = Włochy
    .in = we Włoszech
    .to = do Włoch
    .acc = Włochy
td-space-austria = Austria
    .in = w Austrii
    .to = do Austrii
    .acc = Austrię
td-space-czechoslovakia = Czechosłowacja
    .in = w Czechosłowacji
    .to = do Czechosłowacji
    .acc = Czechosłowację
td-space-japan = Japonia
    .in = w Japonii
    .to = do Japonii
    .acc = Japonię
td-space-nanking = Nankin
    .in = w Nankinie
    .to = do Nankinu
    .acc = Nankin
td-space-manchuria = Mandżuria
    .in = w Mandżurii
    .to = do Mandżurii
    .acc = Mandżurię
td-space-ryukyu = Riukiu
    .in = na Riukiu
    .to = na Riukiu
    .acc = Riukiu
td-space-great_britain = Wielka Brytania
    .in = w Wielkiej Brytanii
    .to = do Wielkiej Brytanii
    .acc = Wielką Brytanię
td-space-france = Francja
    .in = we Francji
    .to = do Francji
    .acc = Francję
td-space-india = Indie
    .in = w Indiach
    .to = do Indii
    .acc = Indie
td-space-egypt = Egipt
    .in = w Egipcie
    .to = do Egiptu
    .acc = Egipt
td-space-canada = Kanada
    .in = w Kanadzie
    .to = do Kanady
    .acc = Kanadę
td-space-australia = Australia
    .in = w Australii
    .to = do Australii
    .acc = Australię
td-space-moscow = Moskwa
    .in = w Moskwie
    .to = do Moskwy
    .acc = Moskwę
td-space-north_ussr = Północny ZSRR
    .in = w Północnym ZSRR
    .to = do Północnego ZSRR
    .acc = Północny ZSRR
td-space-south_ussr = Południowy ZSRR
    .in = w Południowym ZSRR
    .to = do Południowego ZSRR
    .acc = Południowy ZSRR
td-space-siberia = Syberia
    .in = na Syberii
    .to = na Syberię
    .acc = Syberię
td-space-ukraine = Ukraina
    .in = na Ukrainie
    .to = na Ukrainę
    .acc = Ukrainę
td-space-eastern_usa = Wschodnie USA
    .in = we Wschodnich USA
    .to = do Wschodnich USA
    .acc = Wschodnie USA
td-space-western_usa = Zachodnie USA
    .in = w Zachodnich USA
    .to = do Zachodnich USA
    .acc = Zachodnie USA
td-space-hawaii = Hawaje
    .in = na Hawajach
    .to = na Hawaje
    .acc = Hawaje
td-space-philippines = Filipiny
    .in = na Filipinach
    .to = na Filipiny
    .acc = Filipiny
td-space-china = Chiny
    .in = w Chinach
    .to = do Chin
    .acc = Chiny
td-space-poland = Polska
    .in = w Polsce
    .to = do Polski
    .acc = Polskę
td-space-baltic_states = Kraje bałtyckie
    .in = w krajach bałtyckich
    .to = do krajów bałtyckich
    .acc = kraje bałtyckie
td-space-romania = Rumunia
    .in = w Rumunii
    .to = do Rumunii
    .acc = Rumunię
td-space-balkans = Bałkany
    .in = na Bałkanach
    .to = na Bałkany
    .acc = Bałkany
td-space-benelux = Kraje Beneluksu
    .in = w krajach Beneluksu
    .to = do krajów Beneluksu
    .acc = kraje Beneluksu
td-space-libya = Libia
    .in = w Libii
    .to = do Libii
    .acc = Libię
td-space-east_africa = Afryka Wschodnia
    .in = w Afryce Wschodniej
    .to = do Afryki Wschodniej
    .acc = Afrykę Wschodnią
td-space-madagascar = Madagaskar
    .in = na Madagaskarze
    .to = na Madagaskar
    .acc = Madagaskar
td-space-persia = Persja
    .in = w Persji
    .to = do Persji
    .acc = Persję
td-space-burma = Birma
    .in = w Birmie
    .to = do Birmy
    .acc = Birmę
td-space-siam = Syjam
    .in = w Syjamie
    .to = do Syjamu
    .acc = Syjam
td-space-indochina = Indochiny
    .in = w Indochinach
    .to = do Indochin
    .acc = Indochiny
td-space-east_indies = Indie Wschodnie
    .in = w Indiach Wschodnich
    .to = do Indii Wschodnich
    .acc = Indie Wschodnie
td-space-mariana = Mariany
    .in = na Marianach
    .to = na Mariany
    .acc = Mariany
td-space-solomon = Wyspy Salomona
    .in = na Wyspach Salomona
    .to = na Wyspy Salomona
    .acc = Wyspy Salomona
td-space-atlantic = Ocean Atlantycki
    .in = na Atlantyku
    .to = na Atlantyk
    .acc = Atlantyk
td-space-caribbean = Morze Karaibskie
    .in = na Morzu Karaibskim
    .to = na Morze Karaibskie
    .acc = Morze Karaibskie
td-space-arctic = Arktyka
    .in = w Arktyce
    .to = do Arktyki
    .acc = Arktykę
td-space-iceland = Islandia
    .in = na Islandii
    .to = na Islandię
    .acc = Islandię
td-space-norway = Norwegia
    .in = w Norwegii
    .to = do Norwegii
    .acc = Norwegię
td-space-finland = Finlandia
    .in = w Finlandii
    .to = do Finlandii
    .acc = Finlandię
td-space-aleutians = Aleuty
    .in = na Aleutach
    .to = na Aleuty
    .acc = Aleuty

## Technologie

td-tech-mechanization = Mechanizacja
td-tech-self_propelled_artillery = Artyleria samobieżna
td-tech-ground_attack_aircraft = Lotnictwo szturmowe
td-tech-heavy_bombers = Ciężkie bombowce
td-tech-landing_craft = Okręty desantowe
td-tech-modern_battleships = Nowoczesne pancerniki
td-tech-aircraft_carriers = Lotniskowce
td-tech-production_optimization = Optymalizacja produkcji
td-tech-shipyard_industry = Przemysł stoczniowy
td-tech-radar = Radar
td-tech-espionage = Szpiegostwo
td-tech-enigma = Enigma
td-tech-v1 = Latająca bomba (V1)
td-tech-v2 = Rakieta balistyczna (V2)
td-tech-atomic_bomb = Bomba atomowa

# What a technology does, in a few words
td-does-mechanization = armie i bombowce ruszają się za 1 PO
td-does-self_propelled_artillery = atak na armię lub bombowiec kosztuje 2 PO
td-does-ground_attack_aircraft = atak na armię lub bombowiec kosztuje 1 PO, na flotę u wybrzeży 2
td-does-heavy_bombers = dwa bombowce na planszy
td-does-landing_craft = floty ruszają się za 1 PO
td-does-modern_battleships = atak na flotę kosztuje 2 PO
td-does-aircraft_carriers = atak na flotę kosztuje 1 PO, na armię lub bombowiec na wybrzeżu 2
td-does-production_optimization = armie i bombowce formuje się za 2 PO
td-does-shipyard_industry = floty formuje się za 2 PO
td-does-radar = rakieta zabiera ci o jedną kartę mniej
td-does-espionage = co roku oglądasz trzy karty przeciwnika
td-does-enigma = lepsze dobieranie za kartę odrzuconą co roku
td-does-v1 = rakieta warta 5 PO, zabiera jedną kartę
td-does-v2 = rakieta warta 5 PO, zabiera dwie karty
td-does-atomic_bomb = rakieta warta 6 PO, zabiera trzy karty
td-does = { $tech }: { $does }.
td-group-land = Lądowe
td-group-naval = Morskie
td-group-production = Produkcja
td-group-intelligence = Wywiad
td-group-rocketry = Rakiety

## Karty

td-card = { $country } { $n } ({ $op } PO; { $event })
td-card-short = { $country } { $n }
td-card-text = { $op } PO. Wydarzenie: { $event }. Technologia: { $tech }
td-card-valued = { $card } ({ $op } PO)
td-card-uses = { $event }. { $tech }
td-solo-card = karta Osi { $n }
td-event-value = jako wydarzenie { $n } PO
td-event-plus = +1 PO
td-event-minus = −1 PO
td-event-logistics = Logistyka – { $icons }
td-event-diplomacy = Dyplomacja, { $flag } { $n }
td-event-peace = Pokój
td-event-research = Badania
td-icon-army = armia
    .one = jedna armia
    .few = armie
    .many = armii
td-icon-none = nic
    .one = nic
    .few = nic
    .many = nic
td-icon-one-satellite = satelita
    .one = jeden satelita
    .few = satelity
    .many = satelitów
td-left = { $n ->
        [one] { $icon-one }
        [few] { $n } { $icon-few }
       *[other] { $n } { $icon-many }
    }
td-icon-bomber = bombowiec
    .one = jeden bombowiec
    .few = bombowce
    .many = bombowców
td-icon-fleet = flota
    .one = jedna flota
    .few = floty
    .many = flot
td-icon-move = ruch
    .one = jeden ruch
    .few = ruchy
    .many = ruchów
td-icon-satellite = satelity
    .one = jeden satelita
    .few = satelity
    .many = satelitów
td-icon-resistance = ruch oporu
    .one = jeden ruch oporu
    .few = ruchy oporu
    .many = ruchów oporu
td-flag-brazil = Brazylia
td-flag-spain = Hiszpania
td-flag-sweden = Szwecja
td-flag-turkey = Turcja

## Fazy

td-phase-deploy = Rozstawianie
td-phase-draft = Wybór kart
td-phase-swap = Wymiana arktyczna
td-phase-exchange = Wymiana karty
td-phase-enigma = Enigma
td-phase-espionage = Szpiegostwo
td-phase-actions = Faza Akcji
td-phase-withdrawal = Wycofanie
td-phase-bombing = Bombardowanie strategiczne
td-phase-over = Koniec gry
td-passes-left = w lewo
td-passes-right = w prawo

## Opcje stołu

td-option-players = Liczba graczy
td-option-players-help = Ile osób gra. Jedna prowadzi Aliantów przeciw automatycznej Osi.
td-option-players-4 = czworo
td-option-players-3 = troje
td-option-players-2 = dwoje
td-option-players-1 = jedna osoba (solo)
td-option-doubled = Strona w jednym ręku
td-option-doubled-help = Przy trzech graczach: która strona ma jednego dowódcę.
td-option-doubled-axis = Oś
td-option-doubled-allies = Alianci
td-option-hands = Ręka w grze dwuosobowej
td-option-hands-help = Wspólna ręka strony albo osobna ręka każdego mocarstwa.
td-option-hands-common = wspólna
td-option-hands-separate = osobne
td-option-bombers = Bombowce
td-option-bombers-help = Eskadry bombowe, naloty i bombardowania strategiczne.
td-option-bombers-on = tak
td-option-bombers-off = nie
td-option-uboats = U-Booty
td-option-uboats-help = Niemieckie U-Booty, przez które Lend-Lease kosztuje więcej.
td-option-uboats-on = tak
td-option-uboats-off = nie
td-option-arctic = Arktyka
td-option-arctic-help = Pięć dodatkowych pól na dalekiej północy.
td-option-arctic-off = nie
td-option-arctic-on = tak
td-option-setup = Rozstawienie
td-option-setup-help = Stałe jednostki początkowe albo każdy rozstawia własne.
td-option-setup-standard = stałe
td-option-setup-alternative = gracze rozstawiają
td-option-scenario = Scenariusz
td-option-scenario-help = Cała wojna albo jej część.
td-option-scenario-none = 1939–1945
td-option-scenario-rise = Wzlot Osi, 1939–1942
td-option-scenario-fall = Upadek Osi, 1943–1945
td-option-board = Strona planszy
td-option-board-help = Na drugiej stronie zamiast trójkątów są drogi.
td-option-board-primary = główna
td-option-board-alternate = druga
td-option-reserve = Rezerwa przy wspólnej ręce
td-option-reserve-help = Kiedy strona ze wspólną ręką może odkładać karty do rezerwy.
td-option-reserve-each = gdy pasuje którekolwiek z jej mocarstw
td-option-reserve-last = gdy pasuje ostatnie z jej mocarstw
td-option-lend_tactics = Wydarzenie 5/6/7 liczy się w Lend-Lease
td-option-lend_tactics-help = Czy wydarzenie 5/6/7 podnosi wartość karty oddanej na Lend-Lease.
td-option-lend_tactics-off = nie
td-option-lend_tactics-on = tak
td-option-auto_draft = Automatyczny wybór kart
td-option-auto_draft-help = Czy listy życzeń mogą wybierać karty od razu.
td-option-auto_draft-on = dozwolony
td-option-auto_draft-off = niedozwolony
td-check-option = { $option }: „{ $value }” jest niemożliwe.
td-check-seats = Ten stolik wymaga miejsc: { $seats }.
td-check-hands-alone = W grze solo jest jedna wspólna ręka; osobne ręce są dla dwóch graczy.
td-check-hands = Osobne ręce to opcja tylko dla dwóch graczy.
td-check-doubled = Strona w jednym ręku to opcja tylko dla trzech graczy.
td-check-solo-scenario = Scenariuszy nie można rozgrywać solo.
td-check-solo-setup = Rozstawienia przez graczy nie stosuje się solo.
td-check-rise-setup = Wzlot Osi wymaga stałego rozstawienia.
td-check-fall-setup = Upadek Osi ma własne rozstawienie.
td-check-fall-arctic = Upadku Osi nie rozgrywa się z Arktyką.
td-check-fall-uboats = Upadek Osi wymaga U-Bootów.

## Menu

td-verb-deploy = Postaw jednostkę
td-verb-keep = Zatrzymaj kartę
td-verb-drop = Odrzuć
td-verb-give = Wymień kartę z sojusznikiem
td-verb-swap = Odrzuć i dobierz
td-verb-spy = Szpiegostwo
td-verb-burn = Każ odrzucić kartę
td-verb-operate = Operacja
td-verb-event = Wydarzenie
td-verb-technology = Technologia
td-verb-lend = Lend-Lease
td-verb-rocket = Rakieta
td-verb-strike = Nalot
td-verb-pass = Pas
td-verb-reserve = Rezerwa
td-verb-discard = Odrzuć
td-verb-form = Sformuj
td-verb-uboat = Sformuj U-Boota
td-verb-recall = Zdejmij z planszy
td-verb-move = Porusz
td-verb-to = Rusz
td-verb-back = Wróć
td-verb-sail = Przesuń U-Boota
td-verb-attack = Zaatakuj
td-verb-sink = Zatop U-Boota
td-verb-quell = Zwalcz ruch oporu
td-verb-satellite = Postaw satelitę
td-verb-resistance = Postaw ruch oporu
td-verb-done = Gotowe
td-verb-aim = Bombowiec i cel
td-verb-hit = Zniszcz
td-verb-research = Opracuj
td-verb-withdraw = Wycofaj
td-verb-bomb = Zbombarduj
td-verb-auto = Automatyczny wybór kart
td-verb-prefer = Co wolisz przy wyborze kart
td-verb-resting = Do końca roku
td-verb-targets = Bombarduj bez pytania
td-verb-exchanging = Wymiana karty
td-verb-bombing = Bombardowanie strategiczne

## Wybory

td-do-priced = { $what } ({ $cost } PO)
td-do-deploy = { $unit-acc } { $space-in }
td-do-keep = { $card }
td-do-drop = { $card }
td-do-give = { $card }
td-do-swap = { $card }
td-do-spy-ask = { $victim }, decyzja po obejrzeniu
td-do-spy-best = { $victim }, odrzuć najlepszą kartę
td-do-spy-look = { $victim }, tylko obejrzyj
td-do-burn = { $card }
td-do-operate = { $card }
td-do-event = { $card }: { $event }
td-do-front = { $card } → { $power }
td-do-technology = { $tech }, karta { $card }
td-do-lend = { $card }
td-do-rocket = { $tech } → { $victim }, karta { $card }: { $n ->
        [one] przepada jedna karta
        [few] przepadają { $n } karty
       *[other] przepada { $n } kart
    }
td-do-strike = { $card }
td-do-keep-cards = Zatrzymaj swoje karty
td-do-pass = Pas
td-do-reserve = { $card }
td-do-discard = { $card }
td-do-form = { $unit-acc } { $space-in }
td-do-uboat = { $space }
td-do-recall = { $unit-acc } { $space-in }
td-do-move = { $unit-acc } { $space-in }
td-do-to = Rusz { $space-to }
td-do-back = Wróć
td-do-sail = { $start } → { $space }
td-do-attack = { $unit-acc } { $space-in }
td-do-sink = { $space }
td-do-quell = { $space }
td-do-satellite = { $space }
td-do-resistance = { $space }
td-do-done = Gotowe
td-sure-done = Masz jeszcze { $left } PO. Zakończyć mimo to?
td-sure-icons = Możesz tu jeszcze coś zrobić. Zakończyć mimo to?
td-sure-pass = { $n ->
        [one] Masz jeszcze jedną kartę.
        [few] Masz jeszcze { $n } karty.
       *[many] Masz jeszcze { $n } kart.
    } Spasować? W tej rundzie nic już nie zrobisz.
td-do-aim = { $start } → { $space }
td-do-hit = { $unit-acc }
td-do-research = { $tech }, karta { $card }
td-do-withdraw = { $unit-acc } → { $space }
td-do-withdraw-pool = { $unit-acc } do puli
td-do-bomb = { $start } → { $space }

## Pytania

td-ask-deploy = { $who }: gdzie stawiasz następną jednostkę? { $n ->
        [one] To już ostatnia.
        [few] Zostały { $n }.
       *[other] Zostało { $n }.
    }
td-ask-draft = { $who }: { $n ->
        [one] którą kartę zatrzymujesz
        [few] które { $n } karty zatrzymujesz
       *[other] które { $n } kart zatrzymujesz
    } z tej paczki?
td-ask-solo-draft = { $n ->
        [one] Którą kartę odrzucasz?
        [few] Które { $n } karty odrzucasz?
       *[other] Które { $n } kart odrzucasz?
    }
td-ask-swap = { $who }: wymieniasz kartę z sojusznikiem?
td-ask-exchange = { $who }: wymieniasz jedną kartę?
td-ask-exchange-spy = { $who }: wymieniasz jedną kartę? Kogo szpiegujesz? Najwyżej po jednym.
td-ask-enigma = { $who }: które dobrane karty zatrzymujesz?
td-ask-burn = Które karty { $victim } odrzuc{ $victim-a }? Najwyżej { $n }.
td-ask-turn = { $who }: co robisz?
td-ask-steps = { $who } z kartą { $card }: co teraz? { $left ->
        [0] Nie masz już PO.
       *[other] Masz { $left } PO.
    }
td-ask-icons = { $who } z kartą { $card }: co teraz? Do wykorzystania: { $left }.
td-ask-move = Dokąd rusza { $unit } stojąca { $space-in }?
td-ask-aim = { $who }: który bombowiec uderza i gdzie?
td-ask-hit = { $who }: co niszczysz?
td-ask-research = { $who }: którą kartę ze stosu odrzuconych opracowujesz?
td-ask-discard = { $who }: pasujesz. { $n ->
        [one] Którą kartę odrzucasz?
        [few] Które { $n } karty odrzucasz?
       *[other] Które { $n } kart odrzucasz?
    }
td-ask-reserve-now = { $who }: pasujesz. Co odkładasz teraz do rezerwy? Najwyżej { $n }; reszta zostaje twojemu drugiemu mocarstwu.
td-ask-reserve = { $who }: pasujesz. Co odkładasz do rezerwy? Najwyżej { $n }.
td-ask-withdraw = { $who }: co się wycofuje { $space-in } i dokąd?
td-ask-bombing = { $who }: co bombardujesz? Najważniejsze cele najpierw.
td-ask-standing = Co odpowiadać za ciebie, dopóki nie powiesz inaczej?
td-wait-deploy = { $who } rozstawi{ $who-a } jednostki
td-wait-draft = Wszyscy wybierają karty
td-wait-draft-of = { $who } wybier{ $who-a } karty
td-wait-swap = Sojusznicy decydują o wymianie arktycznej
td-wait-exchange = Wszyscy decydują o wymianie karty
td-wait-exchange-spy = Wszyscy decydują o wymianie karty
td-wait-enigma = Enigma: wybór dobranych kart
td-wait-burn = { $who } szpieguj{ $who-e }
td-wait-turn = Tura { $who-gen }
td-wait-steps = { $who } prowadz{ $who-i } operację
td-wait-withdraw = { $who } wycofuj{ $who-e } wojska
td-wait-bombing = Wybór celów bombardowań

## Dlaczego coś jest niemożliwe

td-why-no-events = W tym scenariuszu nie ma wydarzeń.
td-why-colour = Tylko { $nation }
td-why-colour-joining = Jeszcze poza wojną: { $nation }.
td-why-void = Żaden z jej symboli nie działa przy tym stoliku.
td-why-empty-pile = Stos odrzuconych jest pusty.
td-why-nothing-there = W stosie odrzuconych nie ma technologii, którą można teraz opracować.
td-why-one-tech = Jedna technologia na rundę.
td-why-known = { $tech }: już opracowana.
td-why-needs = Najpierw, w którymś z wcześniejszych lat: { $needed }.
td-why-needs-any = Najpierw, w którymś z wcześniejszych lat, jedna z tych: { $needed }.
td-why-no-lend = { $power } nie prowadz{ $power-i } Lend-Lease.
td-why-joined = { $nation } już walcz{ $nation-y }.
td-why-lent = Lend-Lease już był w tej rundzie.
td-why-lend-min = { $n ->
        [one] Na morzu jest { $n } U-Boot
        [few] Na morzu są { $n } U-Booty
       *[other] Na morzu jest { $n } U-Bootów
    }: Lend-Lease wymaga { $min } PO, a ta karta jest warta { $value }.
td-why-last-year = W ostatnim roku nie ma rezerwy.
td-why-first-pass = Przy pierwszym pasie strony nie ma rezerwy: odrzucasz połowę ręki.
td-why-lent-no-reserve = Po Lend-Lease nie ma rezerwy w tej rundzie.

## Dziennik

td-log-year = Rok { $year }: paczki idą { $passes }, zaczyn{ $first-a } { $first }. Karty: { $dealt }.
td-dealt = { $seat } { $n }
td-log-packet-own = Twoja paczka: { $cards }.
td-log-picked = Wszyscy wybrali: { $picked }.
td-log-picked-own = Zatrzymujesz: { $cards }.
td-log-draft-ends = Koniec wyboru. Na stos odrzuconych idą: { $cards }.
td-log-no-swap = { $one } i { $other } nie zamieniają się kartami.
td-log-swap = { $one } i { $other } zamieniają się kartą (wymiana arktyczna).
td-log-swap-own = Oddajesz: { $gave }. Dostajesz: { $got }.
td-log-exchange = { $seat } odrzuc{ $seat-a } kartę { $card } i dobier{ $seat-a } nową.
td-log-drawn-own = Dobierasz: { $cards }.
td-log-enigma = { $seat } używ{ $seat-a } Enigmy i odrzuc{ $seat-a }: { $cards }.
td-log-spy = { $seat } szpieguj{ $seat-e }: { $victim } odsłani{ $victim-a } { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
td-log-spy-own = Widzisz: { $cards }.
td-log-spied-own = Szpiedzy widzieli twoje karty: { $cards }.
td-log-spy-looks = { $seat } tylko się przygląd{ $seat-a }.
td-log-spy-nothing = { $seat } szpieguj{ $seat-e }, lecz { $victim } nie m{ $victim-a } kart.
td-log-burnt = { $seat } każ{ $seat-e } { $victim-dat } odrzucić karty i dobrać nowe: { $cards }.
td-log-reshuffled = Stos odrzuconych staje się talią: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }.
td-log-actions = Zaczyna się Faza Akcji roku { $year }. Pierwszy ruch m{ $first-a } { $first }.
td-log-operation = { $power } zagryw{ $power-a } kartę { $card } { $use }: { $value } PO{ $modifier ->
        [0] {""}
       *[other] {" "}(z karty { $base }, z kart obok { $modifier })
    }{ $saved ->
        [0] .
       *[other] {""}, w zapasie { $saved }.
    }
td-log-event = { $power } wywołuj{ $power-e } wydarzenie karty { $card }.
td-log-spent = { $power } wydaj{ $power-e } { $spent } PO{ $saved ->
        [0] .
       *[other] {""} i odkład{ $power-a } { $saved }.
    }
td-log-form = { $power } formuj{ $power-e } { $unit-acc } { $space-in }.
td-log-deploy = { $power } stawi{ $power-a } { $unit-acc } { $space-in }.
td-log-satellite = { $power } stawi{ $power-a } satelitę: { $unit-acc } { $space-in }.
td-log-recall = { $power } zdejmuj{ $power-e } z planszy { $unit-acc } { $space-in }.
td-way = { $way } → { $space }
td-log-move = { $power } przesuw{ $power-a } { $unit-acc }: { $way }.
td-log-attack = { $power } niszcz{ $power-y } { $unit-acc } { $space-in }.
td-log-sink = { $power } zatapi{ $power-a } U-Boota { $space-in }.
td-log-quell = { $power } zwalcz{ $power-a } ruch oporu { $space-in }.
td-log-uboat = { $power } woduj{ $power-e } U-Boota { $space-in }.
td-log-sail = { $power } przesuw{ $power-a } U-Boota: { $start } → { $space }.
td-log-resistance = { $power } wywołuj{ $power-e } ruch oporu { $space-in }.
td-log-resistance-back = Alianci stają { $space-in }: ruch oporu wraca do puli.
td-log-bombers-home = { $unit } zostaje bez osłony { $space-in } i wraca do puli.
td-log-bombers-caught = { $unit } zostaje bez osłony { $space-in } i ginie.
td-log-control = { $new ->
        [nikt] Nikt już nie rządzi { $space-in } ({ $n } PZ).
       *[other] { $old ->
            [nikt] { $new } zajmuj{ $new-e } { $space-acc } ({ $n } PZ).
           *[other] { $new } odbier{ $new-a } { $old-dat } { $space-acc } ({ $n } PZ).
        }
    }
td-points = { $power } { $old } → { $new }
td-log-points = PZ: { $n ->
        [0] {""}
       *[other] { $changed }.{" "}
    }Oś { $axis }, Alianci { $allies }.
td-log-destroyed = Znacznik zniszczeń leży teraz { $space-in }.
td-log-bombed = { $power } bombarduj{ $power-e }: { $bomber } → { $space }.
td-log-strike = { $power } zagryw{ $power-a } kartę { $card } na nalot: { $bomber } → { $space }, wartość { $value }.
td-log-aggression = { $power } prowokuj{ $power-e } { $nation-acc }: krok { $at } z { $steps } na drodze do wojny. Do talii trafia nowa karta.
td-log-joins = { $nation } przystępuj{ $nation-e } do wojny u boku { $power-gen } (+{ $gain } PZ). Alianci potrzebują teraz { $threshold }.
td-log-lend = { $power } oddaj{ $power-e } kartę { $card } na Lend-Lease. { $nation }: krok { $at } z { $steps } na drodze do wojny.{ $min ->
        [0] {""}
       *[other] {" "}Przez U-Booty karta musi być warta { $min }.
    }
td-log-lent-own = Odkładasz na następny wybór kart: { $card }.
td-log-technology = { $power } opracowuj{ $power-e } tajną technologię.
td-log-technology-own = Opracowujesz: { $tech }, karta { $card }.
td-log-research = { $power } prowadz{ $power-i } badania: karta { $card }.
td-log-tech-active = { $power } m{ $power-a } teraz technologię { $tech }{ $gain ->
        [0] .
       *[other] {" "}(+{ $gain } PZ).
    }
td-log-front = { $power } wykład{ $power-a } kartę { $card }: { $target } ({ $n }).
td-log-diplomacy = { $power } prowadz{ $power-i } dyplomację, karta { $card }: { $flag }, { $n } PZ.
td-log-diplomacy-lost = { $power } trac{ $power-i } kartę { $card }.
td-log-diplomacy-failed = Karta { $card } nic nie daje ({ $power }).
td-log-peace = { $power } zagryw{ $power-a } kartę { $card } i odkryw{ $power-a } { $revealed } ({ $n } PO).
td-log-rocket = { $power } odpal{ $power-a } { $tech }, cel: { $victim }, karta { $card }. { $n ->
        [0] Nikt nie traci kart.
       *[other] Przepada: { $lost }.
    }
td-log-pass = { $power } pasuj{ $power-e }{ $n ->
        [0] {""}
       *[other] {""} i odrzuc{ $power-a }: { $cards }
    }{ $kept ->
        [0] .
       *[other] {""}; do rezerwy: { $kept }.
    }
td-log-pass-empty = { $power } nie m{ $power-a } już kart i pasuj{ $power-e }.
td-log-reserved-own = W twojej rezerwie: { $cards }.
td-log-victory = Oś { $axis } z { $axis_need }, Alianci { $allies } z { $allies_need }.
td-log-victory-rise = Oś { $axis }, Alianci { $allies }.
td-log-victory-solo = Oś { $axis } z { $need }.
td-log-switch = { $nation } przechodz{ $nation-i } od { $old-gen } do { $power-gen }.
td-log-withdraw = { $power }: { $unit } wycofuje się, { $start } → { $space }.
td-log-withdraw-pool = { $power }: { $unit } wycofuje się do puli, { $start }.
td-log-rebuilt = Znikają znaczniki zniszczeń: { $spaces }.
td-log-ready = Bombowce, rakiety i Radary są znów gotowe.
td-log-concedes = { $seat } poddaj{ $seat-e } się.
td-log-wins = Wygryw{ $side-a } { $side }: { $why }.
td-log-draw = Remis: { $why }.
td-log-solo-year = Stos Osi ma { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }; czeka jeszcze { $left }.
td-log-solo-card = { $power } odkryw{ $power-a } kartę { $card }: { $actions }.
td-log-solo-skipped = { $power } nie wykonuj{ $power-e } akcji: { $action }.
td-log-solo-bonus = { $power }: akcja dodatkowa za technologię { $tech }.
td-log-solo-idle = { $power } nie m{ $power-a } nic do zrobienia: Oś zyskuje 1 PZ, razem { $n }.
td-log-solo-why = Tak każe karta: { $why }.
td-solo-by-defence = kolejność obrony
td-solo-by-refill = najpierw puste pole macierzyste
td-solo-by-arrows = strzałki { $arrows }
td-solo-by-edge = najbliżej { $edge ->
        [N] północnej
        [E] wschodniej
        [S] południowej
       *[W] zachodniej
    } krawędzi
td-log-opened = { $seat } m{ $seat-a } jeszcze: { $cards }.
td-log-solo-tech = { $power } znajduj{ $power-e } { $tech }, po drodze innych kart: { $n }.
td-log-solo-no-tech = { $power } nie znajduj{ $power-e } technologii.
td-use-operation = jako operację
td-use-event = jako wydarzenie
td-use-peace = jako Pokój
td-action-form = formowanie
td-action-move = ruch
td-action-destroy = zniszczenie
td-reason-threshold = osiągnięto próg
td-reason-time = Aliantom zabrakło czasu
td-reason-points = decydują punkty zwycięstwa
td-reason-homes = zajęto wszystkie pola macierzyste jednego mocarstwa Osi
td-reason-conceded = druga strona poddała grę

## Stałe rozkazy

td-standing-auto-off = Wybór kart: pytaj mnie
td-standing-auto-on = Wybór kart: wybieraj od razu to, co wolę
td-standing-prefer-own = Najpierw własne wydarzenia
td-standing-prefer-op = Najpierw co najmniej { $n } PO
td-standing-prefer-tech = Najpierw: { $tech }
td-standing-prefer-event = Najpierw: { $event }
td-standing-prefer-card = Najpierw: { $card }
td-standing-resting-no = Tury: pytaj mnie
td-standing-resting-pass = Tury: pas do końca roku { $year }
td-standing-exchanging-ask = Wymiana karty: pytaj mnie
td-standing-exchanging-none = Wymiana karty: nigdy
td-standing-bombing-ask = Bombardowania: pytaj mnie
td-standing-bombing-none = Bombardowania: nigdy
td-standing-targets-none = Bombardowanie: bez poleceń z góry
td-wish-tactics_value = 5/6/7 PO
td-wish-tactics_modifier = +1 lub −1
td-wish-logistics = Logistyka
td-wish-diplomacy = Dyplomacja
td-wish-research = Badania
td-wish-peace = Pokój

## Odmowy pisanych rozkazów

td-x-supply = { $unit } { $space-in } nie ma zaopatrzenia.
td-x-enemy = Wrogie jednostki stoją { $space-in }; najpierw zaatakuj.
td-x-recall = Zdjętą jednostkę musisz sformować w tym samym rozkazie: { $unit }.

# Board

td-board-won = { $side }: zwycięstwo!
td-board-draw = Remis
td-board-left = brakuje: { $n }
td-plate-turns = Co przesądziło o wyniku
td-plate-fallen = Zdobyta stolica: { $space }
td-plate-joined = W wojnie: { $nation }
td-board-joined = w wojnie
td-board-lend = od { $n } PO
td-board-solo = Stos Osi: { $pile }; PZ: { $n }
td-board-technology = Technologie
td-board-tech-points = PZ: { $n }
td-board-passed = pas
td-board-conceded = poddanie
td-board-rocket-used = rakieta użyta
td-board-radar-used = radar użyty
td-board-lend-used = Lend-Lease
td-board-tech-used = po badaniach
td-board-packet = Paczka
td-board-picked = Wybrane
td-board-drawn = Dobrane
td-board-hand = Ręka
td-board-reserve = Rezerwa
td-board-lent = Lend-Lease
td-board-seen = Podejrzane przez szpiegów
td-board-no-cards = Brak kart
td-board-tech-on = opracowana
td-board-tech-open = można teraz
td-board-tech-off = jeszcze nie
td-board-pending = Zakryta technologia: { $tech }
td-board-alt-turn = { $year }, { $phase }.
td-board-alt-points = PZ: Oś { $axis }, Alianci { $allies }.
td-board-alt-waiting = Czekamy na: { $who }.
td-board-alt-power = { $power }: PZ { $n }, karty na ręce: { $hand }; jednostki: { $units }.
td-board-alt-space = { $space } { $n }
td-board-alt-none = brak
td-board-alt-cards = { $what }: { $cards }
td-board-alt-active = Tura: { $power }.
td-board-sign-star = 1 PZ
td-board-sign-factory = wystawia armie, bombowce
td-board-sign-shipyard = wystawia floty
td-board-sign-uboat = tu mogą być U-Booty
td-board-sign-limit = limit jednostek
td-board-sign-link = droga do takiego znaku
td-board-sign-years = limit U-Bootów w tym roku
td-board-sign-control = w ręku innego mocarstwa
td-board-sign-tile = należy do tego mocarstwa
td-board-sign-warning = nikt tu nie ma kontroli
td-board-sign-destroyed = zniszczone
td-board-sign-resistance = ruch oporu
td-board-sign-unsupplied = bez zaopatrzenia
td-board-sign-asleep = jeszcze poza wojną
td-board-sign-form = formowanie: armia · flota
td-board-sign-move = ruch
td-board-sign-attack = atak
td-board-sign-coast = atak na wybrzeże
td-board-sign-reserve = karty w rezerwie
td-board-sign-lent = karty Lend-Lease
td-board-sign-pending = nowa technologia
td-focus-tall = Cała plansza z arkuszami
td-focus-pacific = Pacyfik
td-focus-russia = Rosja i Indie
td-focus-europe = Europa i Afryka
td-focus-atlantic = Atlantyk
td-focus-technology = Arkusze technologii
td-focus-help = Karta pomocy

## Karta pomocy

td-help-title = Total Domination w skrócie
td-help-year = Przebieg roku
td-help-year-draft = Wybór kart: wszyscy wybierają naraz i podają resztę dalej.
td-help-year-rounds = Faza akcji: po kolei każde mocarstwo zagrywa jedną kartę albo pasuje.
td-help-year-pass = Pas kończy grę mocarstwa w tym roku. Jedną kartę można odłożyć do rezerwy.
td-help-year-withdraw = Potem Francja i Włochy mogą zmienić stronę.
td-help-year-bomb = Na koniec zaczynają działać nowe technologie.
td-help-actions = Co daje karta: jedno do wyboru
td-help-actions-operation = Operacja: jej PO płaci się za kolejne kroki.
td-help-actions-technology = Technologia: karta leży zakryta. Jedna na rundę, działa od następnego roku.
td-help-actions-event = Wydarzenie: tylko dla mocarstwa, do którego należy karta.
td-help-actions-lend = Lend-Lease: Wielka Brytania odrzuca kartę, by przybliżyć przystąpienie USA, a ZSRR, by przybliżyć przystąpienie Chin.
td-help-actions-rocket = Rakieta: dzięki V1, V2 lub bombie atomowej przeciwnik traci karty.
td-help-actions-pass = Albo pas.
td-help-steps = Kroki operacji, w PO
td-help-steps-form = Sformowanie jednostki
td-help-steps-move = Ruch jednostki na dowolną odległość
td-help-steps-attack = Zniszczenie wrogiej jednostki obok własnej
td-help-steps-factories = Technologie obniżają te koszty. Armie i bombowce formuje się przy fabrykach, floty przy stoczniach.
td-help-ground = Kontrola i zaopatrzenie
td-help-ground-control = Pole należy do tego, kto ma tam armię lub flotę. Własne pola macierzyste są twoje nawet puste.
td-help-ground-capital = Stolica z jedną wrogą armią lub flotą jest niczyja, z dwiema należy do wroga.
td-help-ground-limit = Pole z jedną lub dwiema gwiazdkami mieści dwie jednostki, z trzema cztery.
td-help-ground-supply = Zaopatrzenie: łańcuch własnych pól prowadzący do pola macierzystego. Bez niego jednostka nie rusza się i nie atakuje.
td-help-points = Zwycięstwo
td-help-points-stars = Każde pole jest warte tyle PZ, ile ma gwiazdek.
td-help-points-techs = Technologie: o 1 PZ mniej niż grup, w których masz technologię.
td-help-points-win = Na koniec roku Oś potrzebuje { $axis } PZ, Alianci { $allies } oraz po { $more } więcej za USA i za Chiny w wojnie.
td-help-points-end = Jeśli do końca 1945 roku nikt nie wygra, wygrywa Oś.
td-story-about = Punkty zwycięstwa
td-story-when = { $year }

# The lesson (lesson.json).
td-lesson-draft = Grasz Osią: Niemcami i Japonią, ze wspólnej ręki. Pola z gwiazdkami dają punkty, a punkty wygrywają. Rok zaczyna się od wybierania: część kart zostawiasz, resztę podajesz dalej. Bierz karty ze swoimi flagami.
td-lesson-draft-again = Żadna karta nie jest bezużyteczna. Każda może być operacją (jej PO to punkty do wydania), wydarzeniem dla wskazanego mocarstwa albo technologią.
td-lesson-draft-last = Z ostatnich trzech zatrzymujesz dwie. Czego nikt nie weźmie, idzie na stos odrzuconych.
td-lesson-swap = Możesz wymienić jedną kartę na nieznaną. Twoje są dobre: zatrzymaj je.
td-lesson-event = Zaczynają Niemcy. Ta karta ma niemiecką flagę, więc jej wydarzenie jest dla ciebie: armia i dwa ruchy, wszystko za darmo.
td-lesson-march = Ruch sięga tak daleko jak twoje zaopatrzone pola i o jedno pole dalej. Niech armia maszeruje.
td-lesson-take = Gwiazdki na polu to punkty zwycięstwa (PZ) dla tego, kto je trzyma, od chwili wejścia. Beneluks stoi pusty.
td-lesson-form = Nie zostawiaj domu pustego. Za symbol armii z karty sformuj nową w Niemczech.
td-lesson-sail = Został jeden ruch. Floty też mogą zajmować wybrzeża.
td-lesson-baltic = Kolejny punkt, którego nikt nie pilnuje.
td-lesson-done = Na karcie nic już nie zostało. Gotowe; potem każde z mocarstw zagra po jednej karcie.
td-lesson-operate = Teraz Japonia, z tej samej ręki. W operacji PO karty płacą za formowanie (3), ruch (2) i atak, w dowolnym zestawie.
td-lesson-strike = Atak nie wymaga kości. Wystarczy oddział obok i punkty, a wróg znika; wkroczenie to osobny ruch.
td-lesson-save = Reszta na nic już nie wystarczy. Jeden punkt zachowasz na później. Gotowe.
td-lesson-invent = Znowu Niemcy. Opracuj technologię: karta leży zakryta i działa od przyszłego roku, już na stałe. Ta potania ataki.
td-lesson-last = Tak mija rok, aż skończą się karty. Potem liczy się punkty: ty wygrywasz z 29, Alianci z co najmniej 33; jeśli do końca 1945 nikt, wygrywasz ty. Teraz decydujesz ty; „Podpowiedź” pyta sztab.
