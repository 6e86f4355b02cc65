### Memoir '44 Overlord, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; etykiety, nazwy i `wait` nie.

ov-title = Memoir '44 Overlord
ov-about = Dwa sztaby, do trzech generałów po każdej stronie, jedno wielkie pole bitwy.
ov-written = { $en ->
   *[other] { $pl }
}

## Strony, role, miejsca

ov-side-axis = Oś
    .a = a
    .e = e
    .i = i
    .y = y
    .gen = Osi
ov-team-axis = Oś
ov-seat-axis_chief = Głównodowodzący Osi
ov-seat-axis_left = Lewy generał Osi
ov-seat-axis_center = Środkowy generał Osi
ov-seat-axis_right = Prawy generał Osi
ov-side-allies = Alianci
    .a = ają
    .e = ą
    .i = ą
    .y = ą
    .gen = Aliantów
ov-team-allies = Alianci
ov-seat-allies_chief = Głównodowodzący Aliantów
ov-seat-allies_left = Lewy generał Aliantów
ov-seat-allies_center = Środkowy generał Aliantów
ov-seat-allies_right = Prawy generał Aliantów
ov-role-chief = głównodowodzący
    .short = głównodowodzący
    .kogo = głównodowodzącego
ov-role-left = lewy generał
    .short = lewy
    .kogo = lewego generała
ov-role-center = środkowy generał
    .short = środkowy
    .kogo = środkowego generała
ov-role-right = prawy generał
    .short = prawy
    .kogo = prawego generała

## Oddziały, rodzaje, kości

ov-unit-infantry = Piechota
    .a = a
    .e = e
    .i = i
    .kogo = piechotę
ov-unit-armor = Czołgi
    .a = ają
    .e = ą
    .i = ą
    .kogo = czołgi
ov-unit-artillery = Artyleria
    .a = a
    .e = e
    .i = i
    .kogo = artylerię
ov-unit-special-forces = Siły specjalne
    .a = ają
    .e = ą
    .i = ą
    .kogo = siły specjalne
ov-unit-elite-armor = Elitarne czołgi
    .a = ają
    .e = ą
    .i = ą
    .kogo = elitarne czołgi
ov-unit-resistance = Ruch oporu
    .a = a
    .e = e
    .i = i
    .kogo = ruch oporu
ov-unit-engineer = Saperzy
    .a = ają
    .e = ą
    .i = ą
    .kogo = saperów
ov-unit-sniper = Snajper
    .a = a
    .e = e
    .i = i
    .kogo = snajpera
ov-unit-cavalry = Kawaleria
    .a = a
    .e = e
    .i = i
    .kogo = kawalerię
ov-unit-ski = Narciarze
    .a = ają
    .e = ą
    .i = ą
    .kogo = narciarzy
ov-unit-big-gun = Działo ciężkie
    .a = a
    .e = e
    .i = i
    .kogo = działo ciężkie
ov-unit-mobile-artillery = Artyleria samobieżna
    .a = a
    .e = e
    .i = i
    .kogo = artylerię samobieżną
ov-unit-heavy-at-gun = Ciężkie działo ppanc.
    .a = a
    .e = e
    .i = i
    .kogo = ciężkie działo ppanc.
ov-unit-flame-tank = Czołg z miotaczem ognia
    .a = a
    .e = e
    .i = i
    .kogo = czołg z miotaczem ognia
ov-unit-tiger = Tygrys
    .a = a
    .e = e
    .i = i
    .kogo = Tygrysa
ov-unit-destroyer = Niszczyciel
    .a = a
    .e = e
    .i = i
    .kogo = niszczyciel
ov-unit-at-team-early = Wczesny zespół ppanc.
    .a = a
    .e = e
    .i = i
    .kogo = zespół ppanc.
ov-unit-at-team-late = Późny zespół ppanc.
    .a = a
    .e = e
    .i = i
    .kogo = zespół ppanc.
ov-unit-mortar-early = Wczesny moździerz
    .a = a
    .e = e
    .i = i
    .kogo = moździerz
ov-unit-mortar-late = Późny moździerz
    .a = a
    .e = e
    .i = i
    .kogo = moździerz
ov-unit-mg-early = Wczesny karabin maszynowy
    .a = a
    .e = e
    .i = i
    .kogo = karabin maszynowy
ov-unit-mg-late = Późny karabin maszynowy
    .a = a
    .e = e
    .i = i
    .kogo = karabin maszynowy
ov-class-infantry = piechota
ov-class-armor = czołgi
ov-class-artillery = artyleria
ov-class-any = dowolny oddział
ov-class-none = nikt
ov-class-airplane = Samolot
ov-class-air-power = Atak lotniczy
ov-class-barrage = Nawała ogniowa
ov-face-infantry = piechota
ov-face-armor = czołg
ov-face-grenade = granat
ov-face-star = gwiazda
ov-face-flag = flaga
ov-phase-setup = przygotowanie
ov-phase-select = wybór kart
ov-phase-command = karta dowódcy
ov-phase-orders = rozkazy i ruchy
ov-phase-battle = walki
ov-phase-recovery = uzupełnienie
ov-phase-over = koniec

## Teren

ov-feature-open = Teren otwarty
ov-feature-forest = Las
ov-feature-hedgerow = Żywopłot
ov-feature-hill = Wzgórze
ov-feature-town = Miasto / wioska
ov-feature-river = Rzeka
ov-feature-bridge = Most
ov-feature-ocean = Ocean / linia brzegowa
ov-feature-beach = Plaża
ov-feature-bunker = Bunkier
ov-feature-hedgehog = Jeż przeciwczołgowy
ov-feature-sandbag = Worki z piaskiem
ov-feature-wire = Drut kolczasty
ov-feature-sea-bluff = Klif (niski)
ov-feature-cliff = Klif (wysoki)
ov-feature-sea-wall = Mur nadbrzeżny
ov-feature-steep-hill = Strome wzgórze
ov-feature-ford = Bród
ov-feature-road = Droga
ov-feature-road-hill = Droga przez wzgórze
ov-feature-railroad = Tory kolejowe
ov-feature-rail-station = Stacja kolejowa
ov-feature-railroad-bridge = Most kolejowy
ov-feature-pontoon = Most pontonowy
ov-feature-road-block = Blokada drogi
ov-feature-marsh = Bagno
ov-feature-mountain = Góra
ov-feature-lake = Jezioro
ov-feature-airfield = Lotnisko
ov-feature-barracks = Koszary
ov-feature-church = Kościół
ov-feature-cemetery = Cmentarz
ov-feature-dam = Tama
ov-feature-factory = Fabryka
ov-feature-field-bunker = Bunkier polowy
ov-feature-fortress = Twierdza
ov-feature-high-ground = Grobla
ov-feature-lighthouse = Latarnia morska
ov-feature-power-plant = Elektrownia
ov-feature-prison-camp = Obóz jeniecki
ov-feature-radar-station = Stacja radarowa
ov-feature-supply-depot = Skład zaopatrzenia
ov-feature-minefield = Pole minowe
ov-feature-oasis = Oaza
ov-feature-palm-forest = Gaj palmowy
ov-feature-wadi = Wadi / parów
ov-feature-city-ruins = Ruiny miasta
ov-feature-dragons-teeth = Zęby smoka
ov-feature-frozen-river = Zamarznięta rzeka
ov-feature-hill-forest = Zalesione wzgórze
ov-feature-hill-village = Wioska na wzgórzu
ov-feature-ravine = Wąwóz
ov-feature-trench = Okop
ov-feature-jungle = Dżungla
ov-feature-rice-paddy = Pole ryżowe
ov-feature-cave-hill = Jaskinia na wzgórzu
ov-feature-cave-mountain = Jaskinia w górach
ov-feature-hospital = Szpital
ov-feature-hq-tents = Sztab / namioty
ov-feature-pier = Molo
ov-feature-fordable-stream = Strumień
ov-feature-erg = Erg / grzbiet
ov-feature-escarpment = Skarpa
ov-feature-coast = Wybrzeże

## Karty

ov-card-recon-left = Zwiad (lewo)
ov-card-recon-center = Zwiad (środek)
ov-card-recon-right = Zwiad (prawo)
ov-card-probe-left = Rozpoznanie (lewo)
ov-card-probe-center = Rozpoznanie (środek)
ov-card-probe-right = Rozpoznanie (prawo)
ov-card-attack-left = Atak (lewo)
ov-card-attack-center = Atak (środek)
ov-card-attack-right = Atak (prawo)
ov-card-assault-left = Szturm (lewo)
ov-card-assault-center = Szturm (środek)
ov-card-assault-right = Szturm (prawo)
ov-card-general-advance = Ogólne natarcie
ov-card-recon-in-force = Rozpoznanie walką
ov-card-pincer-move = Kleszcze
ov-card-air-power = Atak lotniczy
ov-card-ambush = Zasadzka
ov-card-armor-assault = Szturm pancerny
ov-card-artillery-bombard = Ostrzał artyleryjski
ov-card-barrage = Nawała ogniowa
ov-card-behind-enemy-lines = Za linią wroga
ov-card-close-assault = Walka w zwarciu
ov-card-counter-attack = Kontratak
ov-card-dig-in = Okopać się
ov-card-direct-from-hq = Rozkaz ze sztabu
ov-card-firefight = Wymiana ognia
ov-card-infantry-assault = Szturm piechoty
ov-card-medics = Medycy i mechanicy
ov-card-move-out = Wymarsz
ov-card-finest-hour = Ich najlepsza godzina
ov-card-air-sortie = Lot bojowy
ov-card-night = Rozkaz w nocy
ov-text-recon = Rozkaz dla { $n } oddziału w jednym sektorze generała. Po zagraniu dowódca dobiera 3 karty (gra standardowa: 2, z których zatrzymuje 1).
ov-text-probe = Rozkaz dla najwyżej { $n } oddziałów w jednym sektorze.
ov-text-attack = Rozkaz dla najwyżej { $n } oddziałów w jednym sektorze.
ov-text-assault = Rozkaz dla wszystkich oddziałów w jednym sektorze.
ov-text-general-advance = Rozkaz dla najwyżej { $n } oddziałów w każdym sektorze generała.
ov-text-recon-in-force = Rozkaz dla { $n } oddziału w każdym sektorze generała.
ov-text-pincer-move = Dla generała lewego lub prawego: najwyżej { $n } oddziały w jednym sektorze (gra standardowa: na lewej i na prawej flance).
ov-text-air-power = Dowódca atakuje łańcuch do 4 sąsiednich oddziałów wroga: po 2 kości u Aliantów, po 1 u państw Osi. Gwiazdy trafiają, teren się nie liczy, flag nie można zignorować.
ov-text-ambush = Gdy wróg ogłasza walkę w zwarciu, zaatakowany oddział walczy pierwszy.
ov-text-armor-assault = Rozkaz dla najwyżej { $n } oddziałów czołgów; 1 dodatkowa kość w zwarciu. Bez czołgów: 1 oddział.
ov-text-artillery-bombard = Cała artyleria może ruszyć się do 3 pól albo walczyć dwa razy. Bez artylerii: 1 oddział.
ov-text-barrage = Dowódca atakuje jeden oddział wroga 4 kośćmi; teren się nie liczy, flag nie można zignorować.
ov-text-behind-enemy-lines = Jeden oddział piechoty rusza się do 3 pól, walczy z 1 dodatkową kością i znów rusza się do 3 pól. Bez piechoty: 1 oddział.
ov-text-close-assault = Cała piechota i czołgi stojące obok wroga walczą w zwarciu z 1 dodatkową kością; nie ruszają się.
ov-text-counter-attack = Powtarza kartę, którą w ostatniej turze zagrał przeciwnik naprzeciwko.
ov-text-dig-in = Najwyżej { $n } oddziały piechoty kładą worki z piaskiem. Bez piechoty: rozkaz dla 1 oddziału.
ov-text-direct-from-hq = Rozkaz dla najwyżej { $n } dowolnych oddziałów.
ov-text-firefight = Najwyżej { $n } oddziały niestojące obok wroga strzelają z 1 dodatkową kością; nie ruszają się.
ov-text-infantry-assault = Cała piechota w jednym sektorze: ruch do 2 pól i walka albo ruch do 3 pól. Bez piechoty: 1 oddział.
ov-text-medics = Rzut 4 kośćmi za osłabiony oddział: jego symbol i gwiazdy przywracają figurki, potem dostaje on rozkaz.
ov-text-move-out = Rozkaz dla najwyżej { $n } oddziałów piechoty. Bez piechoty: 1 oddział.
ov-text-finest-hour = Jedyna karta tury: każdy generał rzuca 4 kośćmi i wydaje rozkazy według symboli, z 1 dodatkową kością w walce. Talia jest tasowana od nowa.
ov-text-air-sortie = Generał wprowadza samolot albo wydaje rozkaz samolotowi w swojej przestrzeni.

## Opcje

ov-option-scenario = Scenariusz
ov-option-scenario-help = Bitwa do rozegrania.
ov-option-players = Gracze
ov-option-players-help = Ile osób dzieli się ośmioma rolami; bitwy standardowe są dla dwóch.
ov-option-players-8 = 8
ov-option-players-7 = 7
ov-option-players-6 = 6
ov-option-players-5 = 5
ov-option-players-4 = 4
ov-option-players-3 = 3
ov-option-players-2 = 2
ov-option-axis_team = Drużyna państw Osi
ov-option-axis_team-help = Wynika z liczby graczy albo, za zgodą wszystkich, od 1 do 4 osób.
ov-option-axis_team-players = jak wypada z liczby graczy
ov-option-axis_team-1 = 1
ov-option-axis_team-2 = 2
ov-option-axis_team-3 = 3
ov-option-axis_team-4 = 4
ov-option-allies_team = Drużyna Aliantów
ov-option-allies_team-help = Wynika z liczby graczy albo, za zgodą wszystkich, od 1 do 4 osób.
ov-option-allies_team-players = jak wypada z liczby graczy
ov-option-allies_team-1 = 1
ov-option-allies_team-2 = 2
ov-option-allies_team-3 = 3
ov-option-allies_team-4 = 4
ov-option-pair = Dwoje po jednej stronie
ov-option-pair-help = Czy dwoje partnerów gra wszystkimi rolami razem, widząc rękę, czy każde połową ról.
ov-option-pair-shared = wszystko razem
ov-option-pair-split = dowódca i środek; lewy i prawy
ov-option-talk = Rozmowy
ov-option-talk-help = Jak wolno rozmawiać w łańcuchu dowodzenia.
ov-option-talk-strict = jedna wizyta na turę
ov-option-talk-open = dowódca zostaje w naradzie
ov-option-talk-none = bez prywatnych wątków
ov-option-ambush = Zasadzka
ov-option-ambush-help = Jedna tajna lista na turę albo pytanie przy każdej walce w zwarciu.
ov-option-ambush-sheet = jedna lista na turę
ov-option-ambush-ask = pytanie za każdym razem
ov-option-interrupts = Pytania w turze wroga
ov-option-interrupts-help = Czy o flagi i odwroty pada za każdym razem pytanie, czy obowiązuje odpowiedź domyślna.
ov-option-interrupts-standing = domyślnie lub stałym rozkazem
ov-option-interrupts-ask = zawsze z pytaniem
ov-option-order = Kolejność generałów
ov-option-order-help = Ruchy i ataki jak nadejdą albo zebrane i wykonane: lewy, środek, prawy.
ov-option-order-first_come = jak nadejdą
ov-option-order-batch = lewy, środek, prawy
ov-option-initiative = Kość inicjatywy
ov-option-initiative-help = Co dają jej ścianki: jak w instrukcji albo niektóre inaczej.
ov-option-initiative-printed = jak w instrukcji
ov-option-initiative-infantry_armor = piechota: 1 oddział czołgów
ov-option-initiative-infantry_artillery = piechota: 1 oddział artylerii
ov-option-initiative-infantry_any = piechota: 1 dowolny oddział
ov-option-initiative-infantry_none = piechota: nic
ov-option-initiative-armor_infantry = czołg: 1 oddział piechoty
ov-option-initiative-armor_artillery = czołg: 1 oddział artylerii
ov-option-initiative-armor_any = czołg: 1 dowolny oddział
ov-option-initiative-armor_none = czołg: nic
ov-option-initiative-grenade_infantry = granat: 1 oddział piechoty
ov-option-initiative-grenade_armor = granat: 1 oddział czołgów
ov-option-initiative-grenade_any = granat: 1 dowolny oddział
ov-option-initiative-grenade_none = granat: nic
ov-option-initiative-star_infantry = gwiazda: 1 oddział piechoty
ov-option-initiative-star_armor = gwiazda: 1 oddział czołgów
ov-option-initiative-star_artillery = gwiazda: 1 oddział artylerii
ov-option-initiative-star_none = gwiazda: nic
ov-option-initiative-flag_infantry = flaga: 1 oddział piechoty
ov-option-initiative-flag_armor = flaga: 1 oddział czołgów
ov-option-initiative-flag_artillery = flaga: 1 oddział artylerii
ov-option-initiative-flag_any = flaga: 1 dowolny oddział
ov-option-pincer = Kleszcze
ov-option-pincer-help = W jednym sektorze generała albo w obu.
ov-option-pincer-one = jeden sektor
ov-option-pincer-both = oba sektory
ov-option-commissar = Komisarz
ov-option-commissar-help = Ile kart kładzie się pod nim co turę.
ov-option-commissar-up_to_three = od jednej do trzech
ov-option-commissar-three = trzy
ov-option-gung_ho_unit = Oddział Gung-Ho
ov-option-gung_ho_unit-help = Kto wskazuje dodatkowy oddział.
ov-option-gung_ho_unit-late = generał
ov-option-gung_ho_unit-named = dowódca
ov-option-air = Moduł lotniczy
ov-option-air-help = Tylko gdy scenariusz na to pozwala.
ov-option-air-scenario = jak mówi scenariusz
ov-option-air-ask = za zgodą
ov-option-air-on = tak
ov-option-air-off = nie
ov-option-axis_hand = Ręka państw Osi
ov-option-axis_hand-help = Wyrównanie szans.
ov-option-axis_hand-scenario = jak mówi scenariusz
ov-option-axis_hand-4 = 4
ov-option-axis_hand-5 = 5
ov-option-axis_hand-6 = 6
ov-option-axis_hand-7 = 7
ov-option-axis_hand-8 = 8
ov-option-axis_hand-9 = 9
ov-option-axis_hand-10 = 10
ov-option-axis_hand-11 = 11
ov-option-axis_hand-12 = 12
ov-option-axis_hand-13 = 13
ov-option-allies_hand = Ręka Aliantów
ov-option-allies_hand-help = Wyrównanie szans.
ov-option-allies_hand-scenario = jak mówi scenariusz
ov-option-allies_hand-4 = 4
ov-option-allies_hand-5 = 5
ov-option-allies_hand-6 = 6
ov-option-allies_hand-7 = 7
ov-option-allies_hand-8 = 8
ov-option-allies_hand-9 = 9
ov-option-allies_hand-10 = 10
ov-option-allies_hand-11 = 11
ov-option-allies_hand-12 = 12
ov-option-allies_hand-13 = 13
ov-check-option = { $option }: nie ma wartości „{ $value }”.
ov-check-initiative = Jednej ściance kości inicjatywy przypisano dwa wyniki.
ov-check-seats = Stolik jest ustawiony na graczy: { $n }; jest ich tu { $m }.{ $fewer ->
        [yes] { " " }Opcja „Gracze” pozwala grać w mniej osób.
       *[no] { "" }
    }

## Czynności

ov-unit-at = { $unit } na { $hex }
ov-verb-yes = Tak
ov-verb-no = Nie
ov-verb-under = Pod komisarza
ov-verb-roll = Rzuć
ov-verb-give = Daj
ov-verb-self = Zagraj
ov-verb-shell = Zwiad jako nawała ogniowa
ov-verb-raid = Zwiad jako atak lotniczy
ov-verb-target = Cel
ov-verb-gung = Gung-Ho
ov-verb-name = Wskaż oddział
ov-verb-visit = Wizyta
ov-verb-send = Wyślij
ov-verb-discard = Odrzuć
ov-verb-lay = Połóż
ov-verb-counter = Powtórz
ov-verb-order = Rozkaz
ov-verb-heal = Ulecz
ov-verb-plane = Samolot
ov-verb-move = Inny oddział
ov-verb-to = Idź na
ov-verb-over = Drogą przez
ov-verb-exit = Opuść planszę
ov-verb-cave = Jaskiniami
ov-verb-stay = Zostań
ov-verb-done = Gotowe
ov-verb-leave = Zakończ wizytę
ov-verb-enter = Wleć
ov-verb-takeoff = Start
ov-verb-fly = Leć
ov-verb-land = Zakończ lot
ov-verb-ground-plane = Usuń
ov-verb-attack = Atakuj
ov-verb-wire = Usuń drut
ov-verb-mine = Rozbrój miny
ov-verb-seal = Zamknij jaskinię
ov-verb-rest = Odpoczynek
ov-verb-again = Drugi ruch
ov-verb-shoot = Strzelaj do samolotu
ov-verb-strafe = Ostrzelaj z powietrza
ov-verb-at = Cel
ov-verb-support = Wsparcie
ov-verb-scout = Zwiad
ov-verb-ground = Po walce
ov-verb-on = Jeszcze jedno pole
ov-verb-halt = Stój
ov-verb-sheet = W razie ataku
ov-verb-use = Zasadzka
ov-verb-pass = Nie
ov-verb-ignore = Zignoruj flagi
ov-verb-retreat = Odwrót
ov-verb-back = Odwet
ov-verb-keep = Zatrzymaj
ov-verb-standing = Stały rozkaz
ov-verb-ambush = Zasadzka
ov-verb-flags = Flagi
ov-verb-initiative = Inicjatywa
ov-verb-overrun = Przełamanie

## Wybory

ov-do-order-none = Żaden oddział
ov-do-yes = Tak
ov-do-no = Nie
ov-do-send = Wyślij
ov-do-done = Gotowe
ov-sure-battle = Twoje jednostki mogą jeszcze atakować. Zakończyć ataki?
ov-sure-moves = { $n ->
        [one] Jedna jednostka z rozkazem jeszcze się nie ruszyła.
        [few] { $n } jednostki z rozkazem jeszcze się nie ruszyły.
       *[many] { $n } jednostek z rozkazem jeszcze się nie ruszyło.
    } Zakończyć ruchy?
ov-do-done-moves = Koniec ruchów
ov-do-stay = Zostań
ov-do-leave = Zakończ wizytę
ov-do-land = Zakończ lot tutaj
ov-do-halt = Stój
ov-do-use = Użyj zasadzki
ov-do-pass = Nie odpowiadaj
ov-do-under = { $card } pod komisarza
ov-do-give = { $card } → { $role-short }
ov-do-self = Zagraj: { $card }
ov-do-shell = { $card }
ov-do-raid = { $card }
ov-do-target = Cel { $hex }
ov-do-gung = Gung-Ho: { $card } → { $role-short }
ov-do-name = { $hex }
ov-do-visit = Wizyta: { $role }
ov-do-discard = Odrzuć: { $card }
ov-do-lay = { $card } w sektorze { $section }
ov-do-counter = Powtórz: { $card } (sektor { $section })
ov-do-plane = Samolot na { $hex }
ov-do-to = { $hex }
ov-do-over = { $hex } i dalej
ov-do-exit = przez { $hex }
ov-do-cave = na { $hex }
ov-do-enter = na { $hex }
ov-do-takeoff = z { $hex }
ov-do-fly = na { $hex }
ov-do-ground-plane = Usuń samolot z { $hex }
ov-odds = { $hit } % na trafienie{ $falls ->
        [0] {""}
       *[other] , { $falls } % na zniszczenie
    }
ov-do-attack = { $hex } → { $target } ({ $n ->
        [one] 1 kość
       *[other] { $n } kości
    })
ov-do-shoot = { $hex } → { $target } ({ $n ->
        [one] 1 kość
       *[other] { $n } kości
    })
ov-do-strafe = z { $hex }
ov-do-support = Wsparcie z { $hex }
ov-do-scout = Zwiad z { $hex }
ov-do-at = { $hex }
ov-do-on = na { $hex }
ov-do-ignore = { $n }
ov-do-retreat = Odwrót na { $hex }
ov-do-keep = Zatrzymaj: { $card }
ov-do-ground-yes = zajmij pole
ov-do-ground-no = zostań
ov-do-back-yes = Odwet
ov-do-back-no = nie tym razem
ov-do-roll = Rzuć
ov-do-sheet-yes = { $hex }, użyj zasadzki
ov-do-sheet-armor = { $hex }, tylko przeciw czołgom
ov-do-sheet-infantry = { $hex }, tylko przeciw piechocie
ov-do-sheet-ask = { $hex }, pytaj mnie
ov-do-sheet-no = { $hex }, bez zasadzki
ov-do-sheet-others-yes = Tak, każdym oddziałem
ov-do-sheet-others-armor = Tylko przeciw czołgom
ov-do-sheet-others-infantry = Tylko przeciw piechocie
ov-do-sheet-others-ask = Pytaj mnie za każdym razem

## Pytania

ov-ask-air = Gramy z lotnictwem?
ov-ask-ambush = Szturm z { $by } na { $hex }! Zastawiasz zasadzkę?
ov-ask-back = { $unit } na { $hex }: odwet na { $by }?
ov-ask-battle = Który atak następny?
ov-ask-counter = Którą kartę powtarza kontratak?
ov-ask-crowd = Dwa samoloty w jednej przestrzeni: który odlatuje?
ov-ask-desert = { $unit } na { $hex }: jeszcze jedno pole?
ov-ask-discard = Nie możesz użyć żadnej karty: odrzuć jedną.
ov-ask-first-chips = Połóż karty pod komisarza na pierwszą turę.
ov-ask-flags = { $unit } na { $hex }: { $n ->
        [one] jedna flaga
        [few] { $n } flagi
       *[many] { $n } flag
    }. Ile ignorujesz?
ov-ask-fly = Następne pole lotu?
ov-ask-ground = { $unit } na { $hex }: zajmujesz { $to }?
ov-ask-initiative = Inicjatywa: któremu oddziałowi rozkazujesz?
ov-ask-roll = Rzucasz kością inicjatywy?
ov-ask-keep = Zwiad: którą kartę zatrzymujesz?
ov-ask-scouted = Zwiad lotniczy: którą kartę odrzucasz?
ov-ask-lay = { $card }: w którym sektorze?
ov-ask-move = { $unit } na { $hex }: dokąd?
ov-ask-order = { $card }: { $n ->
        [one] wskaż jeden oddział.
       *[other] wskaż oddziały (najwyżej { $n }).
    }
ov-ask-order-in = { $card }, sektor { $sections }: { $n ->
        [one] wskaż jeden oddział.
       *[other] wskaż oddziały (najwyżej { $n }).
    }
ov-ask-overrun = { $unit } na { $hex }: walka po przełamaniu?
ov-ask-retreat = { $unit } na { $hex } m{ $unit-a } się cofnąć ({ $n ->
        [one] jedna flaga
        [few] { $n } flagi
       *[many] { $n } flag
    }): dokąd?
ov-ask-select = { $n ->
        [0] { $alone ->
            [yes] Którą kartę zagrywasz w tej turze?
           *[no] Które karty w tej turze i dla kogo?
        }
       *[other] Wybór: { $chosen }. { $alone ->
            [yes] Wysłać?
           *[no] Coś jeszcze, czy kurierzy ruszają?
        }
    }
ov-ask-sheet = Zasadzka w tej turze, jeśli ją masz?
ov-ask-strafe = Który oddział ostrzelać?
ov-ask-visit = Twoja wizyta: { $role }. Rozmawiajcie w waszym prywatnym wątku; o swoich kartach ani słowa.
ov-ask-standing = Twoje stałe rozkazy.
ov-wait-air = Dowódcy uzgadniają lotnictwo
ov-wait-ambush = Obrońca może zastawić zasadzkę
ov-wait-battle = { $role } walczy
ov-wait-orders = { $role } wydaje rozkazy
ov-wait-flags = { $side }: co z oddziałem na { $hex }?
ov-wait-keep = Dowódca ogląda karty ze zwiadu
ov-wait-select = Dowódca { $side-gen } wybiera karty
ov-wait-visit = Dowódca jest u generała

## Dziennik

ov-begins = { $scenario }. Zaczyn{ $side-a } { $side }. Karty: { $n } i { $m }.
ov-turn = Tura { $n }: { $side }.
ov-given = Kurierzy { $side-gen } wiozą karty: lewy generał { $left }, środkowy { $center }, prawy { $right }.
ov-your-cards = Kurier przywozi ci: { $cards }.
ov-plays = Dowódca { $side-gen } zagrywa kartę „{ $card }”.
ov-visit = Dowódca { $side-gen } odwiedza { $role-kogo }.
ov-visit-over = Wizyta skończona ({ $role }).
ov-talk-rules = Możecie rozmawiać o bitwie i o planie. Dowódca nie pokazuje swoich kart, nie wymienia ich ani o nich nie napomyka; generał nie musi słuchać rady.
ov-gung-ho = Gung-Ho { $side-gen }: { $role } wydaje rozkaz jednemu oddziałowi więcej.
ov-commissar = Komisarz: użyte karty { $n }, odrzucone { $m }, położone pod nim { $k }.
ov-laid = { $role } zagrywa „{ $card }” w sektorze { $sections }{ $same ->
        [yes] .
       *[no] , jako „{ $as_ }”.
    }
ov-laid-tactic = { $role } zagrywa „{ $card }”{ $same ->
        [yes] .
       *[no] , jako „{ $as_ }”.
    }
ov-laid-idle = { $role } nie ma czego powtórzyć kartą „{ $card }”.
ov-ordered = { $role } daje rozkazy na { $hexes }.
ov-ordered-nobody = { $role } nie wydaje rozkazów.
ov-initiative = { $role } rzuca o inicjatywę: { $face }. { $who ->
        [nic] Nikt nie rusza.
       *[other] Rozkaz dostaje: { $who }.
    }
ov-initiative-no = { $role } nie rzuca o inicjatywę.
ov-finest-hour = { $role } rzuca: { $faces }. Rozkazy: piechota { $n }, czołgi { $m }, dowolne { $k }.
ov-healed = { $unit } na { $hex } rzuc{ $unit-a } { $faces }: { $n ->
        [0] nikt nie wraca
        [one] wraca jedna figurka
        [few] wracają { $n } figurki
       *[many] wraca { $n } figurek
    }.
ov-move = { $unit } rusz{ $unit-a } z { $hex } na { $to }{ $road ->
        [yes] , drogą.
       *[no] .
    }
ov-collected = Zapisane: { $unit } z { $hex } na { $to }.
ov-left-out = Oddział na { $hex } ({ $unit }) nie dojdzie już na { $to } i może ruszyć inaczej.
ov-stays = { $unit } na { $hex } zostaj{ $unit-e }.
ov-exit = { $unit } opuszcz{ $unit-a } planszę przez { $gate }: { $n ->
        [one] jeden medal
        [few] { $n } medale
       *[many] { $n } medali
    }.
ov-moves-done = { $role } kończy ruchy.
ov-battles-done = { $role } kończy walki.
ov-battle-opens = Ruchy skończone: zaczynają się walki.
ov-may-answer = { $side } m{ $side-a } jeszcze prawo do zasadzki.
ov-ice = { $unit } na lodzie ({ $hex }) rzuc{ $unit-a } { $faces }: { $n ->
        [0] nikt nie ginie
        [one] ginie jedna figurka
        [few] giną { $n } figurki
       *[many] ginie { $n } figurek
    }.
ov-mine = { $strength ->
        [0] Mina na { $hex } to atrapa.
       *[other] Mina o sile { $strength } wybucha na { $hex } ({ $unit }): { $faces }. { $n ->
            [0] Nikt nie ginie.
            [one] Ginie jedna figurka.
            [few] Giną { $n } figurki.
           *[many] Ginie { $n } figurek.
        }
    }
ov-mine-cleared = { $unit } rozbraj{ $unit-a } minę na { $hex }.
ov-sandbags = Worki z piaskiem na { $hex }.
ov-sandbags-gone = Worki z piaskiem na { $hex } znikają.
ov-wire-gone = Druty na { $hex } znikają.
ov-cave = Jaskinia na { $hex }: { $faces }. { $done ->
        [yes] Wejście jest zasypane.
       *[no] Wejście stoi otworem.
    }
ov-attack = { $unit } z { $hex } atakuj{ $unit-e } { $foe-kogo } na { $target } (odległość { $far }), { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }{ $plain ->
        [yes] { "" }
       *[no] { " " }(za odległość { $table }{ $bonus ->
            [0] { "" }
           *[other] , dodatkowo { $bonus }
        }{ $cover ->
            [0] { "" }
           *[other] , osłona { $cover }
        }{ $own ->
            [0] { "" }
           *[other] , własne pole { $own }
        })
    }: { $faces }. { ov-outcome }
ov-outcome = { $hits ->
        [0] Bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }{ $flags ->
        [0] .
        [one] , { $flags } flaga.
        [few] , { $flags } flagi.
       *[many] , { $flags } flag.
    }
ov-attack-void = Atak z { $hex } nie dochodzi do skutku.
ov-bombed = { $by } spada na { $foe-kogo } ({ $hex }): { $faces }. { ov-outcome }
ov-ambush = Zasadzka! { $unit } z { $hex } uderz{ $unit-a } najpierw: { $faces }. { ov-outcome }
ov-back = { $unit } na { $hex } odpłac{ $unit-a } się: { $faces }. { ov-outcome }
ov-confirm = { $unit } na { $hex } sprawdz{ $unit-a } trafienia: { $faces }.
ov-losses = { $unit } na { $hex } trac{ $unit-i } { $n ->
        [one] jedną figurkę
        [few] { $n } figurki
       *[many] { $n } figurek
    }; { $left ->
        [one] została jedna.
        [few] zostały { $left }.
       *[many] zostało { $left }.
    }
ov-eliminated = { $unit } na { $hex } pad{ $unit-a }. { $side } m{ $side-a } { $n } z { $need } medali.
ov-flags-ignored = { $unit } na { $hex } nie zważ{ $unit-a } na { $n ->
        [one] jedną flagę
        [few] { $n } flagi
       *[many] { $n } flag
    } ({ $why }).
ov-retreat = { $unit } cof{ $unit-a } się z { $hex } na { $to }.
ov-blocked = { $unit } na { $hex } nie m{ $unit-a } dokąd się cofnąć.
ov-ground = { $unit } z { $hex } zajmuj{ $unit-e } { $to }.
ov-desert = Czołgi jadą dalej z { $hex } na { $to }.
ov-objective-taken = { $side } zdobyw{ $side-a } { $goal }: { $n } z { $need } medali.
ov-objective-lost = { $side } trac{ $side-i } { $goal }: zostaje { $n } z { $need } medali.
ov-hex = { $hex }
ov-goal = cel na { $hex }
ov-discards = { $side } odrzuc{ $side-a }: { $cards }.
ov-discarded = { $side } odrzuc{ $side-a } bez użycia kartę „{ $card }”.
ov-card-lost = { $side } trac{ $side-i } kartę: { $card }.
ov-drawn = { $side } { $n ->
        [0] nie dobier{ $side-a } kart.
        [one] dobier{ $side-a } jedną kartę.
        [few] dobier{ $side-a } { $n } karty.
       *[many] dobier{ $side-a } { $n } kart.
    }
ov-you-draw = Dobierasz: { $cards }.
ov-reshuffled = Odrzucone karty tworzą nową talię: { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
ov-sortie-drawn = { $side } dobier{ $side-a } i wykład{ $side-a } lot bojowy.
ov-day = { $faces }: nastaje dzień.
ov-night = { $faces }: widoczność { $n }.
ov-air-on = Obie strony się zgadzają: gra z lotnictwem.
ov-air-off = Strony się nie zgadzają: gra bez lotnictwa.
ov-air-check = Próba lotnicza na { $hex }: { $faces }.
ov-plane-enters = Samolot { $side-gen } wlatuje na { $hex }.
ov-plane-flies = Samolot { $side-gen } leci { $path }.
ov-plane-home = Samolot { $side-gen } z { $hex } wraca do bazy.
ov-plane-none = Żaden samolot nie nadlatuje ({ $role }).
ov-plane-removed = Dwa samoloty w jednej przestrzeni powietrznej: ten z { $hex } wraca do bazy ({ $role }).
ov-plane-supports = Samolot { $side-gen } na { $hex } wspiera atak.
ov-plane-scouts = Samolot { $side-gen } na { $hex } prowadzi zwiad.
ov-plane-shot = { $unit } z { $hex } strzel{ $unit-a } do samolotu nad { $target }: { $faces }. { $down ->
        [yes] Samolot spada.
       *[no] Samolot leci dalej.
    }
ov-conceded = { $seat } poddaje się.
ov-hand-was = { $side } m{ $side-a } jeszcze: { $cards }.
ov-won = Wygryw{ $side-a } { $side }, medale { $n } do { $m }. { $reason ->
        [units] Wróg nie ma już oddziałów.
        [conceded] Wróg się poddaje.
        [silence] Nikt już nie wydaje rozkazów.
       *[medals] To wystarczy.
    }

## Stałe rozkazy i odmowy

ov-standing = { $what }: { $how }
ov-how-no = nie
ov-how-yes = tak
ov-how-armor = tylko przeciw czołgom
ov-how-infantry = tylko przeciw piechocie
ov-how-ask = pytaj mnie
ov-how-ignore = ignoruj, ile wolno
ov-how-yield = ignoruj tylko tyle, ile trzeba
ov-how-auto = najlepsza osłona
ov-how-left = w lewo
ov-how-right = w prawo
ov-how-roll = rzucaj
ov-how-best = najlepszy cel
ov-how-none = żadna
ov-err-not-your-role = O tym decyduje { $role }.
ov-err-idle = Na { $hex } nie masz oddziału z rozkazem, który może się jeszcze ruszyć. { $n ->
        [0] Wszystkie oddziały z rozkazem już się ruszyły.
       *[other] Do ruchu zostaje: { $units }.
    }
ov-err-nobody = Na { $hexes } nie ma oddziału, dla którego można zagrać kartę: { $card }.
ov-err-not-your-card = { $n ->
        [0] W tej turze nie masz żadnej karty.
       *[other] Twoje karty w tej turze: { $cards }.
    }

ov-skipped = `{ $line }` się nie udaje: { $why }
ov-role-general = właściwy generał

ov-overrun = { $unit } na { $hex } przełamuj{ $unit-e } obronę: jeszcze jedna walka.
ov-medics = { $unit } na { $hex } rzuc{ $unit-a } { $faces }: { $n ->
        [0] nikt nie wraca
        [one] wraca jedna figurka
        [few] wracają { $n } figurki
       *[many] wraca { $n } figurek
    }. { $ordered ->
        [yes] Oddział dostaje rozkaz.
       *[no] Oddział nie dostaje rozkazu.
    }

ov-option-axis_hand-2 = 2
ov-option-allies_hand-2 = 2
ov-option-axis_hand-3 = 3
ov-option-allies_hand-3 = 3
ov-option-undo = Cofanie ruchów
ov-option-undo-help = Czy wolno cofnąć własne ostatnie ruchy podczas wykonywania rozkazów.
ov-option-undo-on = wolno
ov-option-undo-off = nie wolno
ov-check-two = „{ $scenario }” to bitwa dla dwóch graczy, po jednym na stronę.
ov-check-air = „{ $scenario }” toczy się bez samolotów; dla modułu lotniczego nie można wybrać: { $value }.
ov-check-hand = W tej bitwie ręka liczy przynajmniej { $n } karty: { $side }.
ov-warn = Plik scenariusza, { $code }: { $what }.
ov-warn-special = Bot nie wykonuje tej reguły specjalnej; jej przestrzeganie należy do was: { $rule }

# Board

ov-board-turn = Tura { $n }: { $side }, { $phase }
ov-board-turn-short = Tura { $n }
ov-board-won = Zwycięstwo: { $side }
ov-board-waiting = Czekamy na ruch: { $who }
ov-board-pile = Stos { $n }, odrzucone { $m }
ov-board-last-discard = ostatnia: { $card }
ov-board-night = Noc: widoczność { $n }
ov-board-no-attack = Jeszcze bez walki
ov-board-attack = { $a } atakuje { $b }
ov-board-attack-on = Atak na { $b }
ov-board-dice = Kości: { $sum }
ov-board-result = Trafienia { $hits }, flagi { $flags }, zignorowane { $ignored }.
ov-board-eliminated = Oddział rozbity!
ov-board-medals = Medale: { $n } z { $m }
ov-board-hand = Na ręce { $n }
ov-board-units = oddziały { $n }
ov-board-lost = stracone { $n }
ov-board-commissar = pod komisarzem { $n }
ov-board-sorties = loty bojowe { $n }
ov-board-cards-given = Przydzielone w tej turze
ov-board-cards-hand = Na ręce
ov-board-cards-under = Pod komisarzem
ov-board-cards-next = Pod komisarzem na następną turę
ov-board-no-cards = Brak kart
ov-board-to = Dla: { $who }
ov-board-may-get = Teraz może dostać: { $who }
ov-board-may-get-any = Teraz dla każdego generała
ov-board-playable = Można zagrać teraz
ov-board-kind-section = Karta sektora
ov-board-kind-tactic = Karta taktyki
ov-board-kind-air = Karta lotnicza
ov-board-area-west = lewa część planszy
ov-board-area-middle = środek planszy
ov-board-area-east = prawa część planszy
ov-board-alt-seat = { $who }.
ov-board-alt-cards = { $what }: { $cards }.
ov-board-alt-none = Brak kart.
ov-board-alt-turn = { $what }.
ov-board-alt-medals = { $side }: medale { $n } z { $m }, oddziały: { $units }, karty na ręce: { $cards }.
ov-board-alt-waiting = Czekamy na ruch: { $who }.
ov-board-alt-unit = { $unit } { $hex } ({ $n })
ov-board-alt-area = { $side }, { $area }: { $units }.

## Części planszy

ov-focus-left = Lewy obszar
ov-focus-center = Środkowy obszar
ov-focus-right = Prawy obszar
ov-focus-1 = Sektor 1
ov-focus-2 = Sektor 2
ov-focus-3 = Sektor 3
ov-focus-4 = Sektor 4
ov-focus-5 = Sektor 5
ov-focus-6 = Sektor 6
ov-focus-battle = Walka
ov-board-blocked = Zablokowane { $n }.
ov-board-retreat = Odwrót { $hexes }.
ov-focus-help = Karta pomocy
ov-help-title = Memoir '44 Overlord: karta pomocy
ov-help-dice = Kości
ov-help-die-infantry = trafia piechotę
ov-help-die-armor = trafia czołgi
ov-help-die-grenade = trafia każdy oddział
ov-help-die-star = pudło; niektóre karty i bronie zmieniają ją w trafienie
ov-help-die-flag = cel cofa się o pole, a jeśli nie może, traci figurkę
ov-help-turn = Tura
ov-help-turn-cards = 1. Dowódca rozdaje od 1 do 3 kart, co najmniej jedną zatrzymuje.
ov-help-turn-orders = 2. Generałowie je wykładają i wskazują oddziały; bez karty rzucają kością inicjatywy.
ov-help-turn-moves = 3. Oddziały z rozkazem ruszają się, wszystkie przed pierwszą walką.
ov-help-turn-battles = 4. Oddziały z rozkazem walczą po kolei i mogą zająć teren.
ov-help-turn-recovery = 5. Użyte karty się odrzuca; dowódca dobiera 2, po Zwiadzie 3.
ov-help-initiative = Kość inicjatywy: rozkaz dla jednego oddziału
ov-help-units = Oddziały tutaj: kości według odległości
ov-help-unit = { $unit }: ruch { $n }, z walką { $m }
ov-help-terrain = Teren tutaj: mniej kości (piechota / czołgi)
ov-help-feature = { $name }: { $facts }
ov-help-closed = nikt nie wejdzie
ov-help-closed-armor = tylko piechota
ov-help-stop = stop
ov-help-stop-armor = czołgi i działa stają
ov-help-no-battle = bez walki w turze wejścia
ov-help-no-battle-armor = czołgi nie walczą w turze wejścia
ov-help-no-battle-here = bez walki z tego pola
ov-help-attack = własne kości { $n }
ov-help-flag = ignoruje jedną flagę
ov-help-flags-all = ignoruje wszystkie flagi
ov-help-blocks = zasłania widok
ov-help-plain = jak otwarty teren
ov-help-rules = Armie
ov-help-rule-commissar = Komisarz: karty kładzie się pod nim turę wcześniej; tylko tych można użyć, a z ręki Kontrataku.
ov-help-rule-gung-ho = Gung-Ho: karta sektora daje rozkaz jednemu oddziałowi więcej.
ov-help-rule-japanese-army = Armia Cesarska: piechota ignoruje pierwszą flagę; pełna ma w szturmie o kość więcej; po ruchu o 2 może jeszcze szturmować.
ov-help-rule-battle-back = Brytyjski oddział, któremu szturm zostawił 1 figurkę, może rzucić kością w odpowiedzi.
ov-help-rule-italian-army = Oddziały włoskie cofają się o 1 do 3 pól za flagę; działa mogą zignorować jedną.
ov-help-span = przejście na drugą stronę
ov-help-road = o pole dalej po drodze
ov-board-sums = Rozkazy do tej pory
ov-board-sum = { $who }: { $n } z { $m } oddziałów
ov-board-alt-sums = Rozkazy do tej pory: { $sums }.
ov-board-chooser = oddziały { $units }, karty { $cards }
ov-board-begins = Zaczyna: { $side }
ov-board-chooser-side = { $side } do { $medals } medali
ov-board-chooser-sides = { $sides }.
ov-board-alt-here = { $side } tutaj: { $units }.
ov-board-alt-attack = { $what }: { $faces }.
ov-board-sign-ordered = z rozkazem
ov-board-sign-moved = po ruchu
ov-board-sign-attack = ostatni atak
ov-board-sign-may-battle = może walczyć
ov-board-sign-wounded = straty w figurkach
ov-board-sign-goal = medal do zdobycia
ov-board-sign-exit = wyjście
ov-board-sign-retreat = odwrót
ov-board-sign-lost = utracony oddział
ov-board-sign-mine = miny
ov-story-about = Ile medali brakuje do zwycięstwa

# The lesson (lesson.json).
ov-lesson-card = Dowodzisz Aliantami w małej bitwie o skrzyżowanie. Wygrywają cztery medale: po jednym za każdy zniszczony oddział wroga. Karta mówi, komu wolno dać rozkaz. Zacznij od czołgów.
ov-lesson-send = Gdy przy stole siedzą generałowie, możesz dać karty także im. Tu robisz wszystko samodzielnie: wyślij.
ov-lesson-order = Wskaż oddziały, które dostają rozkaz: wszystkie, zanim którykolwiek ruszy. Jedno naciśnięcie rusza wszystkie trzy czołgi.
ov-lesson-drive = Czołgi przejadą do trzech pól i jeszcze strzelą: czerwone celowniki pokazują skąd, ale nie z lasu, do którego właśnie wjechały. Trzy pola od celu wystarczą.
ov-lesson-flank = Tuż obok wroga taka karta daje dodatkową kość, ale wtedy czołg nie strzeli już do nikogo dalej.
ov-lesson-join = Wszystkie ruchy kończą się przed pierwszym strzałem, więc i trzeci ustaw tak, by mógł strzelać.
ov-lesson-fire = Ognia! Każda kość z symbolem celu albo granatem zabiera figurkę; flaga zmusza wroga do odwrotu. Na przyciskach widać, iloma kośćmi rzucasz.
ov-lesson-cover = Następny cel stoi za osłoną, a osłona odbiera ci kości. Najlepiej bić osłabionych: medal daje dopiero ostatnia figurka.
ov-lesson-last-shot = Jeszcze jedno działo ma cel. Nawet na jednej kości może wypaść flaga.
ov-lesson-section = Większość kart daje rozkazy w jednym sektorze: lewym, środkowym albo prawym. Walczysz pośrodku, więc zagraj kartę na środek.
ov-lesson-ride = Wyślij. Karta działa na wszystkich, którzy stoją między dwiema czerwonymi liniami.
ov-lesson-foot = Piechota idzie dwa pola albo jedno i walczy. Daj rozkaz piechurom przed wioską i jednemu czołgowi: linia trzyma lepiej niż samotne działo.
ov-lesson-walk = Rozkaz to prawo, nie obowiązek: kto dobrze stoi, może zostać i walczyć stamtąd.
ov-lesson-closer = Czołg podjeżdża o pole bliżej. Czołgi rzucają trzema kośćmi na każdą odległość do trzech pól.
ov-lesson-second-shot = Każde trafienie zabiera jedną figurkę. Dobij tego, komu zostało najmniej.
ov-lesson-last = Znasz już całą turę: karta, rozkazy, ruchy, walki. Wygrywają cztery medale. W większym gronie na planszy grają dwie czwórki, a karty wozi kurier. Dalej to już twoja bitwa; „Podpowiedź” pyta sztab.
