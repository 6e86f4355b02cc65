### Total Domination, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; etykiety i nazwy nie. Nazwy stoją w mianowniku.

td-title = Total Domination
td-about = Draft, wynalazki i uderzenia: wielkie mocarstwa od 1939 roku.

## Mocarstwa, strony, narody

td-seat-germany = Niemcy
td-seat-uk = Wielka Brytania
td-seat-japan = Japonia
td-seat-ussr = ZSRR
td-seat-axis = Oś
td-seat-allies = Alianci
td-nobody = nikt
td-nation-germany = Niemcy
td-nation-uk = Wielka Brytania
td-nation-japan = Japonia
td-nation-ussr = ZSRR
td-nation-italy = Włochy
td-nation-france = Francja
td-nation-usa = USA
td-nation-china = Chiny
td-nation-neutral = neutralny
td-kind-army = armia
td-kind-fleet = flota
td-kind-bomber = eskadra bombowców
td-kind-uboat = U-Boot
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

## Pola

td-space-germany = Niemcy
td-space-italy = Włochy
td-space-austria = Austria
td-space-czechoslovakia = Czechosłowacja
td-space-japan = Japonia
td-space-nanking = Nankin
td-space-manchuria = Mandżuria
td-space-ryukyu = Riukiu
td-space-great_britain = Wielka Brytania
td-space-france = Francja
td-space-india = Indie
td-space-egypt = Egipt
td-space-canada = Kanada
td-space-australia = Australia
td-space-moscow = Moskwa
td-space-north_ussr = Północny ZSRR
td-space-south_ussr = Południowy ZSRR
td-space-siberia = Syberia
td-space-ukraine = Ukraina
td-space-eastern_usa = Wschodnie USA
td-space-western_usa = Zachodnie USA
td-space-hawaii = Hawaje
td-space-philippines = Filipiny
td-space-china = Chiny
td-space-poland = Polska
td-space-baltic_states = Kraje bałtyckie
td-space-romania = Rumunia
td-space-balkans = Bałkany
td-space-benelux = Kraje Beneluksu
td-space-libya = Libia
td-space-east_africa = Afryka Wschodnia
td-space-madagascar = Madagaskar
td-space-persia = Persja
td-space-burma = Birma
td-space-siam = Syjam
td-space-indochina = Indochiny
td-space-east_indies = Indie Wschodnie
td-space-mariana = Mariany
td-space-solomon = Wyspy Salomona
td-space-atlantic = Ocean Atlantycki
td-space-caribbean = Morze Karaibskie
td-space-arctic = Arktyka
td-space-iceland = Islandia
td-space-norway = Norwegia
td-space-finland = Finlandia
td-space-aleutians = Aleuty

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
td-card-whole = { $country } { $n } ({ $op } PO; { $event }; { $tech })
td-solo-card = karta Osi { $n }
td-event-value = liczy się za { $n } PO
td-event-plus = +1 PO
td-event-minus = −1 PO
td-event-logistics = Logistyka – { $icons }
td-event-diplomacy = Dyplomacja, { $flag } { $n }
td-event-peace = Pokój
td-event-research = Badania
td-icon-army = armia
td-icon-none = nic
td-icon-one-satellite = satelita
td-left = { $n } × { $icon }
td-icon-bomber = bombowiec
td-icon-fleet = flota
td-icon-move = ruch
td-icon-satellite = satelity
td-icon-resistance = ruch oporu
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
td-option-lend_tactics = 5/6/7 na Lend-Lease
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
td-verb-to = Cel ruchu
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
td-do-deploy = { $unit }, { $space }
td-do-keep = { $card }
td-do-drop = { $card }
td-do-give = { $card }
td-do-swap = { $card }
td-do-spy-ask = { $victim }, decyzja po obejrzeniu
td-do-spy-best = { $victim }, odrzuć najlepszą kartę
td-do-spy-look = { $victim }, tylko obejrzyj
td-do-burn = { $card }
td-do-operate = { $card }
td-do-event = { $card }
td-do-front = { $card } → { $power }
td-do-technology = { $tech }, karta { $card }
td-do-lend = { $card }
td-do-rocket = { $tech } → { $victim }, karta { $card }, kart do stracenia { $n }
td-do-strike = { $card }
td-do-pass = Pas
td-do-reserve = { $card }
td-do-discard = { $card }
td-do-form = { $unit }, { $space }
td-do-uboat = { $space }
td-do-recall = { $unit } ({ $space })
td-do-move = { $unit } ({ $space })
td-do-to = { $space }
td-do-back = Wróć
td-do-sail = { $start } → { $space }
td-do-attack = { $unit }, { $space }
td-do-sink = { $space }
td-do-quell = { $space }
td-do-satellite = { $space }
td-do-resistance = { $space }
td-do-done = Gotowe
td-sure-done = Niewydane PO: { $left }. Zakończyć mimo to?
td-sure-icons = Możesz tu jeszcze coś zrobić. Zakończyć mimo to?
td-sure-pass = { $n ->
        [one] Masz jeszcze jedną kartę.
        [few] Masz jeszcze { $n } karty.
       *[many] Masz jeszcze { $n } kart.
    } Spasować? W tej rundzie nic już nie zrobisz.
td-do-aim = { $start } → { $space }
td-do-hit = { $unit }
td-do-research = { $tech }, karta { $card }
td-do-withdraw = { $unit } → { $space }
td-do-withdraw-pool = { $unit } do puli
td-do-bomb = { $start } → { $space }

## Pytania

td-ask-deploy = { $who }: gdzie stanie następna jednostka? Zostało: { $n }.
td-ask-draft = { $who }: { $n ->
        [one] którą kartę zatrzymujesz
        [few] które { $n } karty zatrzymujesz
       *[other] które { $n } kart zatrzymujesz
    } z tej paczki?
td-ask-solo-draft = Które karty odrzucasz? Liczba: { $n }.
td-ask-swap = { $who }: wymieniasz kartę z sojusznikiem?
td-ask-exchange = { $who }: odrzucasz kartę, by dobrać inną?
td-ask-exchange-spy = { $who }: odrzucasz kartę, by dobrać inną, i kogo szpiegujesz? Najwyżej po jednym.
td-ask-enigma = { $who }: które dobrane karty zostają?
td-ask-burn = Które karty ma odrzucić { $victim }? Najwyżej { $n }.
td-ask-turn = { $who }: co robisz?
td-ask-steps = { $who }: następny krok, karta { $card }. Pozostałe punkty operacji (PO): { $left }.
td-ask-icons = { $who }: następny krok, karta { $card }. Zostało: { $left }.
td-ask-move = { $unit } ({ $space }): dokąd?
td-ask-aim = { $who }: który bombowiec uderza i gdzie?
td-ask-hit = { $who }: co zostaje zniszczone?
td-ask-research = { $who }: którą kartę ze stosu odrzuconych opracowujesz?
td-ask-discard = { $who }: pas. Które karty odrzucasz? Liczba: { $n }.
td-ask-reserve-now = { $who }: pas. Co od razu trafia do rezerwy? Najwyżej { $n }; reszta zostaje w ręce dla twojego drugiego mocarstwa.
td-ask-reserve = { $who }: pas. Co trafia do rezerwy? Najwyżej { $n }.
td-ask-withdraw = { $who }: kto opuszcza pole { $space } i dokąd?
td-ask-bombing = { $who }: co bombardujesz? Najważniejsze cele najpierw.
td-ask-standing = Co odpowiadać za ciebie, dopóki nie powiesz inaczej?
td-wait-deploy = { $who }: rozstawianie jednostek
td-wait-draft = Wszyscy wybierają karty
td-wait-draft-of = Wybór kart: { $who }
td-wait-swap = Rozstrzyga się wymiana arktyczna
td-wait-exchange = Wszyscy decydują o wymianie karty
td-wait-exchange-spy = Wszyscy decydują o wymianie karty
td-wait-enigma = Enigma: wybierane są dobrane karty
td-wait-burn = { $who }: szpiegostwo
td-wait-turn = Tura: { $who }
td-wait-steps = { $who }: operacje
td-wait-withdraw = { $who }: wycofanie
td-wait-bombing = Wybierane są cele bombardowań
td-wait-standing = Nikt na to nie czeka

## Dlaczego coś jest niemożliwe

td-why-no-events = W tym scenariuszu nie ma wydarzeń.
td-why-colour = Tylko { $nation }, nie { $power }.
td-why-colour-joining = Jeszcze poza wojną: { $nation }.
td-why-void = Żaden z jej symboli nie działa przy tym stoliku.
td-why-empty-pile = Stos odrzuconych jest pusty.
td-why-nothing-there = W stosie odrzuconych nie ma technologii, którą można teraz opracować.
td-why-one-tech = Jedna technologia na rundę.
td-why-known = { $tech }: już opracowana.
td-why-needs = { $tech } wymaga z wcześniejszej rundy: { $needed }.
td-why-needs-any = { $tech } wymaga jednej z tych technologii z wcześniejszej rundy: { $needed }.
td-why-no-lend = { $power }: Lend-Lease niemożliwy.
td-why-joined = { $nation }: już w wojnie.
td-why-lent = Lend-Lease już był w tej rundzie.
td-why-lend-min = U-Booty: { $n }. Lend-Lease wymaga { $min } PO; ta karta jest warta { $value }.
td-why-last-year = W ostatnim roku nie ma rezerwy.
td-why-first-pass = Przy pierwszym pasie strony nie ma rezerwy: odrzuca się połowę kart z ręki.
td-why-lent-no-reserve = Po Lend-Lease nie ma rezerwy w tej rundzie.

## Dziennik

td-log-year = { $year }: paczki idą { $passes }, pierwszy gracz: { $first }. Rozdano: { $dealt }.
td-dealt = { $seat } { $n }
td-log-packet-own = Twoja paczka: { $cards }.
td-log-picked = Wybrane karty: { $picked }.
td-log-picked-own = Zatrzymujesz: { $cards }.
td-log-draft-ends = Koniec wyboru kart. Odrzucono: { $cards }.
td-log-no-swap = Bez wymiany arktycznej: { $one } i { $other }.
td-log-swap = Wymiana arktyczna: { $one } i { $other } zamieniają po karcie.
td-log-swap-own = Oddajesz: { $gave }. Dostajesz: { $got }.
td-log-exchange = { $seat }: odrzucona karta { $card }, dobrana nowa.
td-log-drawn-own = Dobierasz: { $cards }.
td-log-enigma = { $seat }, Enigma. Odrzucono: { $cards }.
td-log-spy = { $seat }: szpiegostwo. Cel: { $victim }. Obejrzanych kart: { $n }.
td-log-spy-own = Widzisz: { $cards }.
td-log-spied-own = Obejrzano twoje karty: { $cards }.
td-log-spy-looks = { $seat }: tylko podgląd.
td-log-spy-nothing = { $seat }: szpiegostwo. Cel: { $victim }, brak kart.
td-log-burnt = { $seat }: szpiegostwo. Cel: { $victim }. Odrzucone i zastąpione nowymi: { $cards }.
td-log-reshuffled = Stos odrzuconych staje się talią. Kart: { $n }.
td-log-actions = Faza Akcji { $year }; zaczyna: { $first }.
td-log-operation = { $power }: { $card } { $use }, { $value } PO{ $modifier ->
        [0] {""}
       *[other] {" "}(podstawa { $base }, karty przed graczem { $modifier })
    }{ $saved ->
        [0] .
       *[other] {""}; odłożone: { $saved }.
    }
td-log-event = { $power }: wydarzenie z karty { $card }.
td-log-spent = { $power }: wydano { $spent } z { $value } PO{ $saved ->
        [0] .
       *[other] {""}; odłożone: { $saved }.
    }
td-log-form = { $power }: powstaje { $unit }, { $space }.
td-log-deploy = { $power }: staje { $unit }, { $space }.
td-log-satellite = { $power }: satelita, { $unit }, { $space }.
td-log-recall = { $power }: z planszy schodzi { $unit }, { $space }.
td-way = { $way } → { $space }
td-log-move = { $power }: { $unit }, { $way }.
td-log-attack = { $power }: atak, ginie { $unit }, { $space }.
td-log-sink = { $power }: zatopiony U-Boot. Pole: { $space }.
td-log-quell = { $power }: zwalczony ruch oporu. Pole: { $space }.
td-log-uboat = { $power }: powstaje U-Boot. Pole: { $space }.
td-log-sail = { $power }: U-Boot, { $start } → { $space }.
td-log-resistance = { $power }: powstaje ruch oporu. Pole: { $space }.
td-log-resistance-back = Alianci na polu { $space }: ruch oporu wraca do puli.
td-log-bombers-home = Bez osłony na polu { $space }: { $unit } wraca do puli.
td-log-bombers-caught = Bez osłony na polu { $space }: { $unit } zostaje zniszczona.
td-log-control = { $space } ({ $n } PZ): { $old } → { $new }.
td-points = { $power } { $old } → { $new }
td-log-points = PZ: { $n ->
        [0] {""}
       *[other] { $changed }.{" "}
    }Oś { $axis }, Alianci { $allies }.
td-log-destroyed = Znacznik zniszczeń na polu { $space }.
td-log-bombed = { $power }: bombardowanie, { $bomber } → { $space }.
td-log-strike = { $power }, nalot, karta { $card }: { $bomber } → { $space }, wartość { $value }.
td-log-aggression = { $power }: prowokacja. { $nation }: { $at } z { $steps }. Wtasowano kartę.
td-log-joins = { $nation }: przystąpienie do wojny po stronie: { $power }. PZ: { $gain }. Alianci potrzebują teraz { $threshold }.
td-log-lend = { $power }: Lend-Lease, karta { $card }. { $nation }: { $at } z { $steps }.{ $min ->
        [0] {""}
       *[other] {" "}Najmniejsza wartość karty z powodu U-Bootów: { $min }.
    }
td-log-lent-own = Odkładasz na następny wybór kart: { $card }.
td-log-technology = { $power }: zakryta technologia.
td-log-technology-own = Opracowujesz: { $tech }, karta { $card }.
td-log-research = { $power }: badania, karta { $card }.
td-log-tech-active = { $power }: technologia { $tech }{ $gain ->
        [0] .
       *[other] {" "}(+{ $gain } PZ).
    }
td-log-tech-none = Żadna technologia nie zaczyna działać.
td-log-front = { $power }: karta { $card }, cel: { $target } ({ $n }).
td-log-diplomacy = { $power }: karta { $card }. { $flag }, { $n } PZ.
td-log-diplomacy-lost = { $power }: utracona karta { $card }.
td-log-diplomacy-failed = { $power }: { $card } nie odnosi skutku.
td-log-peace = { $power }: karta { $card }, odkryta { $revealed } ({ $n } PO).
td-log-rocket = { $power }: { $tech }, cel { $victim }, karta { $card }. Stracone karty: { $n ->
        [0] 0
       *[other] { $lost }
    }.
td-log-pass = { $power }: pas. Odrzucono: { $n ->
        [0] 0
       *[other] { $cards }
    }. W rezerwie: { $kept }.
td-log-pass-empty = { $power }: pas bez kart.
td-log-reserved-own = W twojej rezerwie: { $cards }.
td-log-victory = Oś { $axis } z { $axis_need }, Alianci { $allies } z { $allies_need }.
td-log-victory-rise = Oś { $axis }, Alianci { $allies }.
td-log-victory-solo = Oś { $axis } z { $need }.
td-log-no-switch = { $nation }: bez zmiany strony.
td-log-switch = { $nation }: zmiana strony, { $old } → { $power }.
td-log-withdraw = { $power }: wycofanie, { $unit }, { $start } → { $space }.
td-log-withdraw-pool = { $power }: wycofanie do puli, { $unit }, { $start }.
td-log-rebuilt = Znikają znaczniki zniszczeń: { $spaces }.
td-log-no-rebuilding = Żaden znacznik zniszczeń nie znika.
td-log-no-bombing = Nikt nie może bombardować.
td-log-ready = Bombowce, rakiety i Radary są znów gotowe.
td-log-concedes = { $seat }: poddanie gry.
td-log-wins = Zwycięstwo ({ $side }): { $why } ({ $rule })
td-log-draw = Remis: { $why } ({ $rule })
td-log-solo-year = Stos Osi: { $n }; czeka: { $left }.
td-log-solo-card = { $power }, { $card }: { $actions }.
td-log-solo-skipped = { $power }: akcja niemożliwa: { $action }.
td-log-solo-bonus = { $power }: akcja dodatkowa, { $tech }.
td-log-solo-idle = { $power }: nic do zrobienia. Oś zyskuje 1 PZ, razem { $n }.
td-log-solo-why = Zdecydowało: { $why }.
td-solo-by-defence = kolejność obrony
td-solo-by-refill = najpierw puste pole macierzyste
td-solo-by-arrows = strzałki { $arrows }
td-log-opened = { $seat }, pozostałe karty: { $cards }.
td-log-solo-tech = { $power }: technologia { $tech }, innych kart po drodze: { $n }.
td-log-solo-no-tech = { $power }: technologii nie znaleziono.
td-use-operation = jako operacja
td-use-event = jako wydarzenie
td-use-peace = jako Pokój
td-action-form = formowanie
td-action-move = ruch
td-action-destroy = zniszczenie
td-reason-threshold = osiągnięto próg.
td-reason-time = Aliantom zabrakło czasu.
td-reason-points = na punkty zwycięstwa.
td-reason-homes = zajęto wszystkie pola macierzyste jednego mocarstwa Osi.
td-reason-conceded = druga strona poddała grę.

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

td-x-op = „{ $said }” kosztuje { $cost } PO; zostało: { $left }.
td-x-supply = { $unit }, { $space }: brak zaopatrzenia.
td-x-enemy = Na polu { $space } stoją wrogie jednostki; najpierw zaatakuj.
td-x-recall = Zdjęta jednostka musi zostać sformowana w tym samym rozkazie: { $unit }.

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
td-board-only = Tylko: { $nation }.
td-board-can = teraz możliwe
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
