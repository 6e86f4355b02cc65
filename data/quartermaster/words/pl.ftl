### Quartermaster General WW2, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; podpisy i nazwy nie.
### Nazwy państw, obszarów i kart stoją zawsze w mianowniku.
### Treść kart jest napisana ręcznie; test porównuje ją z tym, co karta robi.

qm-title = Quartermaster General WW2
qm-about = Cała wojna w kartach: sześć krajów, dwie strony, tajne reakcje.

## Państwa i drużyny

qm-seat-germany = Niemcy
    .ja = ją
    .gen = Niemiec
    .acc = Niemcy
qm-seat-uk = Wielka Brytania
    .ja = {""}
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
qm-seat-japan = Japonia
    .ja = {""}
    .gen = Japonii
    .acc = Japonię
qm-seat-ussr = ZSRR
    .ja = {""}
    .gen = ZSRR
    .acc = ZSRR
qm-seat-italy = Włochy
    .ja = ją
    .gen = Włoch
    .acc = Włochy
qm-seat-usa = USA
    .ja = ją
    .gen = USA
    .acc = USA
qm-team-axis = Oś
qm-team-allies = Alianci
qm-unit = { $kind ->
        [navy] flota
       *[army] armia
    } { $country ->
        [germany] niemiecka
        [uk] brytyjska
        [japan] japońska
        [ussr] radziecka
        [italy] włoska
       *[usa] amerykańska
    }
    .acc = { $kind ->
        [navy] flotę
       *[army] armię
    } { $country ->
        [germany] niemiecką
        [uk] brytyjską
        [japan] japońską
        [ussr] radziecką
        [italy] włoską
       *[usa] amerykańską
    }
    .owner = { $country ->
        [germany] Niemcy
        [uk] Wielka Brytania
        [japan] Japonia
        [ussr] ZSRR
        [italy] Włochy
       *[usa] USA
    }
    .ja = { $country ->
        [germany] ją
        [italy] ją
        [usa] ją
       *[other] {""}
    }
    .a = { $kind ->
        [navy] flotę
       *[army] armię
    }

## Rodzaje kart i części tury

qm-type-build-army = Sformuj armię!
qm-type-build-navy = Sformuj flotę!
qm-type-land-battle = Bitwa lądowa!
qm-type-sea-battle = Bitwa morska!
qm-type-event = Wydarzenie!
qm-type-economic-warfare = Wojna ekonomiczna!
qm-type-response = Reakcja!
qm-type-status = Status!
qm-step-setup = przygotowanie
qm-step-start = początek tury
qm-step-play = faza działań
qm-step-supply = faza zaopatrzenia
qm-step-victory = faza dominacji
qm-step-discard = faza odrzucania
qm-step-draw = faza dobierania
qm-step-end = koniec tury
qm-step-over = koniec gry
qm-strait-danish = Cieśniny Duńskie
qm-strait-gibraltar = Gibraltar
qm-strait-suez = Kanał Sueski
qm-strait-malacca = Cieśnina Malakka
qm-strait-panama = Kanał Panamski

## Opcje stołu

qm-option-players = Liczba graczy
qm-option-players-help = Podział sześciu państw między graczy.
qm-option-players-6 = sześcioro
qm-option-players-5 = pięcioro
qm-option-players-4 = czworo
qm-option-players-3 = troje
qm-option-players-2 = dwoje
qm-option-custom_seats = Własny podział
qm-option-custom_seats-help = Państwa każdej drużyny dzielą dwie następne opcje, bez względu na liczbę graczy.
qm-option-custom_seats-off = nie
qm-option-custom_seats-on = tak
qm-option-axis_seats = Miejsca Osi
qm-option-axis_seats-help = Tylko przy własnym podziale.
qm-option-axis_seats-one = każde państwo osobno
qm-option-axis_seats-first = Niemcy osobno, Japonia z Włochami
qm-option-axis_seats-second = Japonia osobno, Niemcy z Włochami
qm-option-axis_seats-third = Włochy osobno, Niemcy z Japonią
qm-option-axis_seats-all = jeden gracz za wszystkich
qm-option-allies_seats = Miejsca Aliantów
qm-option-allies_seats-help = Tylko przy własnym podziale.
qm-option-allies_seats-one = każde państwo osobno
qm-option-allies_seats-first = Wielka Brytania osobno, ZSRR z USA
qm-option-allies_seats-second = ZSRR osobno, Wielka Brytania z USA
qm-option-allies_seats-third = USA osobno, Wielka Brytania z ZSRR
qm-option-allies_seats-all = jeden gracz za wszystkich
qm-option-reallocation = Realokacja zasobów
qm-option-reallocation-help = Raz na turę można odrzucić cztery karty i znaleźć w talii kartę Sformuj lub Bitwa.
qm-option-reallocation-off = nie
qm-option-reallocation-on = tak
qm-option-attackers_supplied = Zaopatrzeni atakujący
qm-option-attackers_supplied-help = Bitwa wymaga sąsiedniej zaopatrzonej jednostki.
qm-option-attackers_supplied-off = nie
qm-option-attackers_supplied-on = tak
qm-option-loose_build_words = Wystawienie to sformowanie
qm-option-loose_build_words-help = Karty, które dotyczą formowania, dotyczą także wystawiania.
qm-option-loose_build_words-off = nie
qm-option-loose_build_words-on = tak
qm-option-build_next_to_supplied = Formowanie obok zaopatrzonych
qm-option-build_next_to_supplied-help = Jednostka, obok której się formuje, musi być zaopatrzona.
qm-option-build_next_to_supplied-off = nie
qm-option-build_next_to_supplied-on = tak
qm-option-portless_fleet_links = Floty bez portu przenoszą zaopatrzenie
qm-option-portless_fleet_links-help = Flota bez portu może być ogniwem linii zaopatrzenia, choć sama nie jest zaopatrzona.
qm-option-portless_fleet_links-off = nie
qm-option-portless_fleet_links-on = tak
qm-option-supply_grants_extend = Nadane zaopatrzenie sięga dalej
qm-option-supply_grants_extend-help = Jednostki zaopatrzone dzięki karcie są też końcem linii dla innych.
qm-option-supply_grants_extend-off = nie
qm-option-supply_grants_extend-on = tak
qm-option-baltic_jutland = Europa Zachodnia nad Bałtykiem
qm-option-baltic_jutland-help = Europa Zachodnia i Morze Bałtyckie mają wspólną granicę.
qm-option-baltic_jutland-on = tak
qm-option-baltic_jutland-off = nie
qm-option-swedish_iron_ore = Szwedzka ruda żelaza
qm-option-swedish_iron_ore-help = Dwa osobne punkty albo bez floty żaden.
qm-option-swedish_iron_ore-separate = punkty osobne
qm-option-swedish_iron_ore-navy_first = najpierw flota
qm-option-free_france_cost = Koszt karty Wolna Francja
qm-option-free_france_cost-help = Dwie karty z ręki albo z talii.
qm-option-free_france_cost-hand = z ręki
qm-option-free_france_cost-deck = z talii
qm-option-italian_event_builds = Włoskie Wydarzenia
qm-option-italian_event_builds-help = Czy karty Włoska Afryka Wschodnia i Włochy atakują komunistów formują, czy wystawiają.
qm-option-italian_event_builds-build = formują
qm-option-italian_event_builds-recruit = wystawiają
qm-option-enigma_blocking = Enigma od razu
qm-option-enigma_blocking-help = Gra czeka, gdy można odpowiedzieć na niemiecki Status.
qm-option-enigma_blocking-off = nie
qm-option-enigma_blocking-on = tak
qm-option-reveal_at_end = Odkrycie kart na koniec
qm-option-reveal_at_end-help = Po zakończeniu gry wszystkie zakryte karty są pokazywane.
qm-option-reveal_at_end-on = tak
qm-option-reveal_at_end-off = nie
qm-check-seats = Każde państwo musi być obsadzone dokładnie raz: { $countries }.
qm-check-option = { $option }: „{ $value }” nie jest możliwe.

## Menu

qm-verb-play = Zagraj kartę
qm-verb-drop = Odrzuć bez zagrania
qm-verb-instead = Użyj karty Status zamiast zagrania
qm-verb-reallocate = Realokuj zasoby
qm-verb-mill = Odrzuć z talii
qm-verb-discard = Odrzuć
qm-verb-tuck = Włóż pod talię
qm-verb-top = Następna od góry
qm-verb-keep = Zostaw, jak jest
qm-verb-take = Weź na rękę
qm-verb-build = Sformuj
qm-verb-recruit = Wystaw
qm-verb-redeclare = Uznaj za właśnie sformowaną
qm-verb-swap = Wystaw zamiast tego
qm-verb-battle = Bitwa
qm-verb-eliminate = Wyeliminuj
qm-verb-lift = Podnieś
qm-verb-forgo = Nie formuj
qm-verb-stop = Zakończ
qm-verb-free = Najpierw zdejmij z planszy
qm-verb-none = Nie
qm-verb-first = Usuń najpierw
qm-verb-name = Wybierz państwo
qm-verb-part = Wybierz
qm-verb-skip = Pomiń
qm-verb-pass = Pas
qm-verb-use = Użyj
qm-verb-spare = Użyj, jeśli nadal potrzebna
qm-verb-all = Użyj wszystkich
qm-verb-done = Wystarczy
qm-verb-remove = Zdejmij z planszy
qm-verb-now = Użyj teraz
qm-verb-break = Odpowiedz kartą Złamany kod Enigmy

## Wybory

qm-do-keep-all = Zatrzymaj wszystkie
qm-do-play = { $card }
qm-do-drop = { $card }
qm-do-instead = { $card }
qm-do-reallocate = Realokuj zasoby
qm-do-mill = Odrzuć wierzchnią kartę talii
qm-do-discard = { $card }
qm-do-tuck = { $card }
qm-do-top = { $card }
qm-do-keep = Zostaw resztę, jak jest
qm-do-take = { $card }
qm-do-build = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-recruit = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-recruit-unit = { $unit-acc } { $space-in }
qm-do-build-unit = { $unit-acc } { $space-in }
qm-do-redeclare = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-swap = { $card }
qm-do-battle = { $kind ->
        [navy] Bitwa morska
       *[army] Bitwa lądowa
    } { $space-in } (pusto)
qm-do-battle-unit = { $unit } { $space-in }
qm-do-eliminate-unit = { $unit-acc } { $space-in }
qm-do-lift = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-forgo = Zostaw w zapasach
qm-do-stop = Zakończ
qm-do-free = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-none = Żadna
qm-do-first = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-name = { $country }
qm-do-skip = Pomiń
qm-do-pass = Pas
qm-do-use = Użyj: { $card }
qm-do-spare = Użyj, jeśli nadal potrzebna: { $card }
qm-do-all = Użyj wszystkich
qm-do-done = Wystarczy
qm-do-remove = { $kind ->
        [navy] flotę
       *[army] armię
    } { $space-in }
qm-do-now = Użyj teraz: { $card }
qm-do-break = { $card }

## Pytania i to, co w tym czasie czytają inni

qm-ask-setup = Wybierz { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    } do odrzucenia.
qm-wait-setup = Każde państwo odrzuca trzy z dziesięciu kart.
qm-ask-main = { $country }: twoja tura. Zagraj kartę albo odrzuć jedną.{ $lead ->
        [0] {""}
       *[other] {" "}Prowadzi { $team }: o { $lead } PZ; przewaga { $win } po turze USA wygrywa.
    }
qm-wait-main = { $country } wybiera{ $country-ja } kartę do zagrania.
qm-ask-reallocate = Wybierz cztery karty do odrzucenia.
qm-wait-reallocate = { $country } przesuwa{ $country-ja } zasoby.
qm-ask-take = Weź jedną kartę z talii. Zobaczą ją wszyscy.
qm-ask-place = „{ $card }”: gdzie { $verb ->
        [recruit] wystawiasz
       *[build] formujesz
    } { $kind ->
        [navy] flotę
        [piece] jednostkę
       *[army] armię
    }?
qm-wait-place = „{ $card }”: { $country } wybiera{ $country-ja } miejsce dla { $kind ->
        [navy] floty
        [piece] jednostki
       *[army] armii
    }{ $verb ->
        [recruit] {" "}(wystawienie)
       *[build] {""}
    }.
qm-ask-free = { $card } wymaga { $kind ->
        [navy] floty
       *[army] armii
    }, a wszystkie twoje są na planszy. Zdjąć najpierw jedną?
qm-wait-free = { $country } rozważa{ $country-ja }, czy zdjąć z planszy { $kind ->
        [navy] flotę
       *[army] armię
    }.
qm-ask-lift = „{ $card }”: którą jednostkę teraz podnosisz?
qm-ask-rebuild = „{ $card }”: gdzie stawiasz ją na nowo?
qm-wait-regroup = „{ $card }”: { $country } przestawia{ $country-ja } jednostki.
qm-ask-battle = „{ $card }”: gdzie toczy się { $kind ->
        [sea] bitwa morska
       *[land] bitwa lądowa
    }?
qm-wait-battle = „{ $card }”: { $country } wybiera{ $country-ja } miejsce { $kind ->
        [sea] bitwy morskiej
       *[land] bitwy lądowej
    }.
qm-ask-eliminate = „{ $card }”: którą jednostkę eliminujesz?
qm-wait-eliminate = „{ $card }”: { $country } wybiera{ $country-ja } jednostkę do wyeliminowania.
qm-ask-country = „{ $card }”: które państwo wybierasz?
qm-wait-country = „{ $card }”: { $country } wybiera{ $country-ja } państwo.
qm-ask-part = „{ $card }”: co robisz?
qm-wait-part = „{ $card }”: { $country } wybiera{ $country-ja } działanie.
qm-wait-each = „{ $card }”; jednocześnie wybierają: { $asked }.
qm-ask-play-other = „{ $card }”: którą kartę zagrywasz { $zone ->
        [discard] ze stosu kart odrzuconych
       *[hand] z ręki
    }?
qm-wait-play-other = „{ $card }”: { $country } wybiera{ $country-ja } kartę do zagrania.
qm-ask-tuck = „{ $card }”: które karty wkładasz pod talię?
qm-wait-tuck = { $country } używa{ $country-ja } karty „{ $card }”.
qm-ask-reorder = Która karta ma leżeć na pozycji { $n } od góry?
qm-wait-reorder = { $country } ogląda{ $country-ja } wierzch swojej talii.
qm-ask-pay = Wybierz { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    } do odrzucenia.
qm-wait-pay = { $country } wybiera{ $country-ja } { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    } do odrzucenia.
qm-ask-supply = Którą niezaopatrzoną jednostkę usuwasz najpierw?
qm-wait-supply = { $country } usuwa{ $country-ja } niezaopatrzone jednostki.
qm-ask-victory = Które karty Status punktują?
qm-wait-victory = { $country } zbiera{ $country-ja } punkty z kart Status.
qm-ask-discards = Wyrzuć dowolne karty albo zatrzymaj wszystkie.
qm-wait-discards = { $country } wybiera{ $country-ja }, które karty wyrzucić.
qm-ask-code = Użyte niemieckie karty Status: { $cards }. Czy odpowiadasz?
qm-wait-code = { $country } odpowiada{ $country-ja } na użyte karty Status: { $cards }.
qm-ask-reaction = { $situation } Reagujesz?
qm-wait-reaction = { $situation } Może zareagować: { $asked }.
qm-ask-besides = Nikt na ciebie nie czeka. Co wolno ci zawsze, jest pod „Więcej”.
qm-wait-besides = Gra na nikogo nie czeka.

## Sytuacje

qm-when-turn-start = Zaczyna się tura { $country-gen }.
qm-when-my-turn = { $country } za chwilę usuwa{ $country-ja } niezaopatrzone jednostki.
qm-when-ew = { $country } zagrywa{ $country-ja } Wojnę ekonomiczną „{ $card }”.
qm-when-ew-hit = Przez „{ $card }” { $target } odrzuca{ $target-ja } karty ({ $country }).
qm-when-built = Nowa { $unit } stoi { $space-in }.
qm-when-removal = { $cause ->
        [supply] Z braku zaopatrzenia przepadnie
        [eliminate] Z planszy zniknie
       *[battle] W bitwie padnie
    } { $unit } { $space-in }.
qm-when-removed = { $cause ->
        [supply] Z braku zaopatrzenia przepadła
        [eliminate] Z planszy zniknęła
       *[battle] W bitwie padła
    } { $unit } { $space-in }.
qm-when-battle = Po bitwie { $space-in } ({ $country }){ $unit ->
        [none] , gdzie nikogo nie było
       *[other] : { $unit }
    }.
qm-when-card-leaves = Na stos kart odrzuconych idzie „{ $card }” ({ $country }).
qm-when-status-used = { $country } używa{ $country-ja } karty „{ $card }”.
qm-when-discard-phase = Zaczyna się faza odrzucania { $country-gen }.

## Dziennik

qm-turn = Runda { $round }: tura { $country-gen }.
qm-round-ends = Koniec rundy { $round }. Oś { $axis }, Alianci { $allies }.
qm-ready = Każde państwo odrzuciło trzy karty.
qm-played = { $country } zagrywa{ $country-ja } „{ $card }”.
qm-lies-table = na stole
qm-lies-top = na wierzchu stosu kart odrzuconych
qm-lies-seen = już użyta, na stosie kart odrzuconych albo w talii
qm-reads = { $text }
qm-played-response = { $country } zagrywa{ $country-ja } zakrytą Reakcję.
qm-played-response-own = Twoja Reakcja: „{ $card }”.
qm-dropped = { $country } wyrzuca{ $country-ja } kartę z ręki bez zagrania.
qm-discarded = { $country } wyrzuca{ $country-ja } z ręki { $n ->
        [one] kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
qm-discarded-own = Wyrzucasz z ręki: { $cards }.
qm-milled = { $country } odrzuca{ $country-ja } z talii { $n ->
        [one] kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }; w talii zostaje { $left }.
qm-milled-own = Z twojej talii odpadają: { $cards }.
qm-vp-lost = { $country } nie ma{ $country-ja } tylu kart do odrzucenia. Strata: { $n } PZ. { $team } razem: { $total }.
qm-scored = { $source }: { $n } PZ. { $team } razem: { $total }.
qm-scored-spaces = { $country } zdobywa{ $country-ja } { $n } PZ ({ $spaces }). { $team } razem: { $total }.
qm-space-worth = { $space } { $n }
qm-drawn = { $country } dobiera{ $country-ja } { $n ->
        [one] kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }; w talii zostaje { $left }.
qm-drawn-own = Dobierasz: { $cards }.
qm-instead = { $country } używa{ $country-ja } karty „{ $card }” zamiast zagrywać kartę.
qm-used = { $country } używa{ $country-ja } { $type ->
        [response] Reakcji
       *[status] Statusu
    } „{ $card }”.
qm-build = { $unit-owner } stawia{ $unit-ja } { $unit-a } { $space-in }.
qm-recruit = { $unit-owner } wystawia{ $unit-ja } { $unit-a } { $space-in }.
qm-redeclared = Nic nie przybywa: za właśnie sformowaną uchodzi { $unit } { $space-in }.
qm-removed = { $why ->
        [battle] W bitwie pada
        [eliminate] Z planszy znika
        [supply] Z braku zaopatrzenia przepada
        [lifted] Z planszy schodzi na chwilę
       *[voluntary] Decyzją właściciela schodzi z planszy
    } { $unit } { $space-in }{ $card ->
        [none] .
       *[other] { " " }(„{ $card }”).
    }
qm-protected = „{ $card }”: { $unit } { $space-in } zostaje na planszy, chroniona { $until ->
        [battle] w tej bitwie
       *[turn] do końca tej tury
    }.
qm-protection-ends = { $unit } { $space-in } nie jest już chroniona.
qm-saved = { $unit } { $space-in } zostaje na planszy.
qm-strait = { $strait }: otwarte dla: { $team }.
qm-battle = { $country } stacza{ $country-ja } bitwę { $space-in }{ $victim ->
        [none] , gdzie nikogo nie ma.
       *[other] .
    }
qm-skipped = „{ $card }”: jedna część odpada. { $why }
qm-forgone = „{ $card }”: { $unit } pozostaje w zapasach.
qm-named = „{ $card }”: wybór pada na { $country-acc }.
qm-cancelled = { $card } nie ma skutku.
qm-adjusted = „{ $card }”: zmiana liczby kart do odrzucenia o { $n }.
qm-granted = „{ $card }”: wskazane jednostki uchodzą za zaopatrzone do końca tej tury.
qm-looks = { $country } ogląda{ $country-ja } wierzch swojej talii: { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
qm-looks-own = Od góry leżą: { $cards }.
qm-moved = { $card } trafia { $where ->
        [deck_top] na wierzch talii
        [deck_bottom] pod talię
        [deck_shuffled] do talii, którą potasowano
       *[discard] na stos kart odrzuconych
    }.
qm-response-lost = { $country } odrzuca{ $country-ja } zakrytą Reakcję, nie pokazując jej.
qm-response-lost-own = Utracona Reakcja: „{ $card }”.
qm-tucked = { $country } wsuwa{ $country-ja } pod talię { $n ->
        [one] kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z ręki.
qm-tucked-own = Wkładasz pod talię: { $cards }.
qm-declined = „{ $card }”: { $country } nie zagrywa{ $country-ja } karty.
qm-reallocates = { $country } przesuwa{ $country-ja } zasoby.
qm-reallocated = { $country } dobiera{ $country-ja } z talii „{ $card }”.
qm-shuffled = Talia { $country-gen } jest przetasowana.
qm-opened = Może zareagować: { $asked }.
qm-no-reaction = { $situation } Nikt nie reaguje.
qm-victory-skipped = { $country } nie zdobywa{ $country-ja } punktów w fazie dominacji. W stolicy: { $enemies }.
qm-conceded = { $country } składa{ $country-ja } broń.
qm-near = Prowadzi { $team }, przewaga: { $n } PZ. Przewaga { $win } PZ po turze USA wygrywa od razu.
qm-over = Zwycięstwo: { $team }, { $reason ->
        [lead] przewaga co najmniej 30 PZ
        [tie] remis na korzyść Osi
        [conceded] przeciwnicy zrezygnowali
       *[points] na punkty
    }, po rundzie { $round }. Oś { $axis }, Alianci { $allies }.

## Dlaczego nie

qm-why-own = { $country } ma już jednostkę na obszarze: { $space }.
qm-why-enemy = { $space }: stoi tam { $unit }.
qm-why-not-adjacent = { $space } nie sąsiaduje z żadną jednostką państwa: { $country }.
qm-why-unsupplied = { $space }: jednostka nie byłaby zaopatrzona ({ $port ->
        [no] brak portu
       *[yes] brak linii do obszaru z zaopatrzeniem
    }).
qm-why-pool = { $country } – wszystkie { $kind ->
        [navy] floty
       *[army] armie
    } są na planszy.
qm-why-nowhere = Nie ma dozwolonego obszaru.
qm-why-no-target = Nie ma obszaru, na którym można wywołać bitwę.
qm-why-no-unit = Nie ma takiej jednostki.
qm-why-no-country = Żadne państwo nie spełnia warunku.
qm-why-no-part = Nic z tego nie jest możliwe.
qm-why-no-card = Nie ma takiej karty.
qm-why-no-response = Nie ma zakrytej karty Reakcja.
qm-why-unmet = Warunek podany na karcie nie jest spełniony.

## Treść kart

qm-says-ba = Sformuj armię w swojej stolicy albo obok swojej jednostki; musi być zaopatrzona.
qm-says-lb = Wywołaj bitwę lądową obok swojej jednostki: usuń stamtąd armię wroga.
qm-says-bn = Sformuj flotę obok swojej jednostki; musi być zaopatrzona.
qm-says-sb = Wywołaj bitwę morską obok swojej jednostki: usuń stamtąd flotę wroga.
qm-says-germany-submarines-enforce-blockade = Za każdą twoją armię obok Wschodniego Atlantyku: Wielka Brytania odrzuca 2 karty z talii, a ty zdobywasz 1 PZ.
qm-says-germany-submarines-battle-of-the-atlantic = Za każdą twoją flotę na planszy: Wielka Brytania odrzuca 2 karty z talii, a ty zdobywasz 1 PZ.
qm-says-germany-submarines-monsoon-group = Wybierz państwo Aliantów: odrzuca ono 2 karty z talii. Zdobywasz 2 PZ.
qm-says-germany-submarines-unprotected-shipping = Wielka Brytania odrzuca z talii 5 kart, jeśli żadna flota Aliantów nie stoi na Wschodnim Atlantyku, w przeciwnym razie 2. Zdobywasz 1 PZ.
qm-says-germany-submarines-murmansk-convoy = Za każdą twoją jednostkę w Skandynawii lub obok niej: ZSRR odrzuca 2 karty z talii, a ty zdobywasz 1 PZ.
qm-says-germany-v-weapons = Jeśli masz armię w Europie Zachodniej, Wielka Brytania odrzuca 1 kartę z talii, a ty zdobywasz 3 PZ.
qm-says-germany-broad-front = Wywołaj najwyżej 3 bitwy lądowe na obszarach, na których na początku tej tury armia radziecka stała obok twojej.
qm-says-germany-forced-conscription = Wystaw 1 lub 2 armie w Niemczech lub obok nich.
qm-says-germany-guns-and-butter = Wybierz jedno: sformuj armię, sformuj flotę, wywołaj bitwę lądową albo wywołaj bitwę morską.
qm-says-germany-military-dictatorships-balkans = Wystaw armię włoską na Bałkanach, a potem wyeliminuj armię Aliantów na Ukrainie.
qm-says-germany-plunder = Zdobywasz 1 PZ za każdą swoją jednostkę poza Niemcami.
qm-says-germany-autobahn = Po kolei możesz podnieść z planszy każdą swoją armię i od razu sformować ją na nowo.
qm-says-germany-abundant-resources = W swojej fazie dominacji zdobywasz 1 PZ za każdą swoją armię na Ukrainie, w Kazachstanie i w Leningradzie.
qm-says-germany-atlantic-wall = Raz na turę, gdy celem bitwy jest armia Osi w Europie Zachodniej, państwo atakujące odrzuca 3 karty z talii.
qm-says-germany-bias-for-action = Raz na turę po sformowaniu armii możesz odrzucić 1 kartę z talii i wywołać bitwę lądową obok niej.
qm-says-germany-blitzkrieg = Raz na turę po swojej bitwie lądowej możesz odrzucić 1 kartę z talii i sformować tam armię.
qm-says-germany-conscription = Zamiast zagrywać kartę, możesz odrzucić 2 karty z talii i sformować armię.
qm-says-germany-dive-bombers = Raz na turę po swojej bitwie lądowej możesz odrzucić 1 kartę z talii i wywołać kolejną bitwę lądową tam lub obok.
qm-says-germany-jet-fighters = Gdy Wojna ekonomiczna każe ci odrzucać karty, odrzucasz o 3 mniej.
qm-says-germany-superior-planning = Na początku swojej tury możesz obejrzeć 4 karty z wierzchu swojej talii i odłożyć je w dowolnej kolejności.
qm-says-germany-swedish-iron-ore = W swojej fazie dominacji zdobywasz 1 PZ, jeśli masz flotę na Morzu Bałtyckim, i 1 PZ, jeśli masz armię w Skandynawii.
qm-says-germany-swedish-iron-ore-navy-first = W swojej fazie dominacji, jeśli masz flotę na Morzu Bałtyckim, zdobywasz 1 PZ, a jeśli masz też armię w Skandynawii, jeszcze 1 PZ.
qm-says-germany-synthetic-fuel = Raz na turę po sformowaniu armii możesz odrzucić 2 karty z talii i sformować kolejną armię obok niej.
qm-says-germany-volkssturm = Na początku swojej tury możesz odrzucić 1 kartę z talii i wystawić armię w Niemczech.
qm-says-germany-wolf-packs = Gdy zagrywasz Wojnę ekonomiczną z Okrętami podwodnymi w nazwie, jej cel odrzuca o 3 karty więcej, jeśli masz armię w Skandynawii, w przeciwnym razie o 2 więcej.
qm-says-japan-indian-ocean-patrols = Za każdą twoją flotę w Zatoce Bengalskiej lub obok niej: Wielka Brytania odrzuca 2 karty z talii, a ty zdobywasz 2 PZ.
qm-says-japan-submarines-support-pacific-islands = Za każdą twoją flotę na Wschodnim Pacyfiku lub obok niego: USA odrzucają 2 karty z talii, a ty zdobywasz 2 PZ.
qm-says-japan-banzai-charge = Po swojej bitwie lądowej wywołaj kolejną bitwę lądową tam lub obok.
qm-says-japan-battleship-repair = Gdy twoja zaopatrzona flota ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-japan-china-offensive = Po swojej bitwie lądowej w Chinach lub obok nich sformuj tam armię, a potem wywołaj kolejną bitwę lądową w Chinach lub obok nich.
qm-says-japan-destroyer-transport = Po swojej bitwie morskiej sformuj 1 lub 2 armie obok tego obszaru.
qm-says-japan-fall-of-singapore = Po swojej bitwie lądowej w Azji Południowo-Wschodniej wywołaj bitwę morską na Morzu Południowochińskim, a potem wystaw armię w Azji Południowo-Wschodniej.
qm-says-japan-kamikaze = Zaraz po sformowaniu floty Aliantów obok twojej jednostki wyeliminuj tę flotę.
qm-says-japan-kwantung-army = Gdy twoja zaopatrzona armia w Chinach, Syczuanie, Mongolii lub we Władywostoku ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-japan-mobile-force = Na początku swojej tury wystaw flotę na Północnym Pacyfiku lub obok niego.
qm-says-japan-special-naval-landing-forces = Po sformowaniu floty sformuj 1 lub 2 armie obok niej.
qm-says-japan-surprise-attack = Po swojej bitwie morskiej wywołaj kolejną bitwę morską, a potem bitwę lądową.
qm-says-japan-truk = W dowolnej chwili swojej tury: do końca tej tury twoje jednostki na Środkowym Pacyfiku lub obok niego uchodzą za zaopatrzone.
qm-says-japan-forward-bases = W swojej fazie dominacji zdobywasz 2 PZ, jeśli masz armię na Hawajach, na Północno-Zachodnim Pacyfiku lub w Nowej Zelandii.
qm-says-japan-co-prosperity-sphere = W swojej fazie dominacji zdobywasz 1 PZ za każdą swoją armię w Indonezji, na Nowej Gwinei i w Azji Południowo-Wschodniej.
qm-says-japan-imperial-designs = W swojej fazie dominacji zdobywasz 1 PZ, jeśli masz armię na Iwo Jimie lub na Filipinach.
qm-says-japan-unimpeded-merchant-shipping = W swojej fazie dominacji zdobywasz 1 PZ, jeśli żadna armia Aliantów nie stoi na Hawajach.
qm-says-italy-decima-flottiglia-mas = Wielka Brytania odrzuca z talii 2 karty, jeśli żadna flota Aliantów nie stoi na Morzu Śródziemnym, w przeciwnym razie 1. Zdobywasz 1 PZ.
qm-says-italy-regia-marina = Za każdą twoją flotę na planszy: Wielka Brytania odrzuca 1 kartę z talii, a ty zdobywasz 1 PZ.
qm-says-italy-afrika-korps = Wystaw armię niemiecką w Afryce Północnej i flotę niemiecką na Morzu Śródziemnym.
qm-says-italy-division-azul = ZSRR odrzuca losowo jedną ze swoich zakrytych Reakcji, nie pokazując jej.
qm-says-italy-german-aid-in-greece = Wyeliminuj armię Aliantów na Bałkanach, a potem wystaw tam armię niemiecką.
qm-says-italy-italian-east-africa = Sformuj armię w Afryce Północnej, a potem flotę w Zatoce Bengalskiej.
qm-says-italy-italian-east-africa-recruit = Wystaw armię w Afryce Północnej, a potem flotę w Zatoce Bengalskiej.
qm-says-italy-italy-attacks-communists = Sformuj armię na Ukrainie, a potem drugą w Leningradzie.
qm-says-italy-italy-attacks-communists-recruit = Wystaw armię na Ukrainie, a potem drugą w Leningradzie.
qm-says-italy-plunder = Zdobywasz 1 PZ za każdą swoją jednostkę poza Włochami.
qm-says-italy-german-reinforcements-counterattack = Zaraz po usunięciu twojej zaopatrzonej armii wystaw na jej miejscu armię niemiecką.
qm-says-italy-monte-cassino = Gdy armia Osi we Włoszech ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-italy-romanian-reinforcements = Zaraz po usunięciu zaopatrzonej armii niemieckiej wystaw na jej miejscu swoją armię.
qm-says-italy-skilled-pilots = Gdy Wojna ekonomiczna każe ci odrzucać karty, odrzucasz o 5 mniej.
qm-says-italy-anti-communist-sentiment = W swojej fazie dominacji zdobywasz 1 PZ za każdą swoją armię w Leningradzie i na Ukrainie.
qm-says-italy-balkan-resources = W swojej fazie dominacji zdobywasz 1 PZ, jeśli masz armię na Bałkanach.
qm-says-italy-bravado = Zamiast zagrywać kartę, możesz odrzucić 2 karty z talii i wywołać bitwę lądową.
qm-says-italy-impero-italiano = W swojej fazie dominacji zdobywasz 1 PZ za każdą armię Osi w Afryce Północnej, w Afryce i na Bliskim Wschodzie.
qm-says-italy-mare-nostrum = W swojej fazie dominacji zdobywasz 1 PZ za każdą swoją flotę na planszy.
qm-says-uk-bomber-command = Wybierz Niemcy lub Włochy: to państwo odrzuca 4 karty z talii.
qm-says-uk-malta-submarines = Niemcy i Włochy wybierają, każde z osobna: odrzucają 2 karty z talii albo eliminują własną flotę na Morzu Śródziemnym.
qm-says-uk-dutch-east-indies = Wystaw armię w Indonezji, armię na Nowej Gwinei i flotę na Morzu Południowochińskim.
qm-says-uk-general-smuts = Wystaw armię w Afryce, a potem flotę na Oceanie Południowym lub w Zatoce Bengalskiej.
qm-says-uk-increased-commonwealth-support = Wystaw armię w Indiach, Australii lub Kanadzie.
qm-says-uk-king-peter = Wyeliminuj armię Osi na Bałkanach, a potem wystaw tam swoją armię.
qm-says-uk-ledo-and-burma-roads = Sformuj armię w Azji Południowo-Wschodniej, a potem wywołaj bitwę lądową w Chinach lub Syczuanie.
qm-says-uk-singapore-fortified = Wystaw armię w Azji Południowo-Wschodniej i flotę na Morzu Południowochińskim.
qm-says-uk-asw-tactics = Gdy państwo Osi zagrywa Wojnę ekonomiczną, ta karta nie ma skutku.
qm-says-uk-defensive-posture = Gdy twoja zaopatrzona armia ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-uk-destroyers = Gdy zaopatrzona flota brytyjska lub amerykańska ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-uk-enigma-code-cracked = Gdy Niemcy użyją Statusu, trafia on potem na stos kart odrzuconych.
qm-says-uk-loyal-to-the-crown = Zaraz po sformowaniu armii Osi w Indiach, Australii lub Kanadzie wyeliminuj ją.
qm-says-uk-raf = Gdy twoja jednostka w Wielkiej Brytanii lub obok niej ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-uk-rationing = Gdy karta zagrana w twojej fazie działań ma trafić na stos kart odrzuconych, wtasuj ją zamiast tego do swojej talii.
qm-says-uk-australia-directorate = Zamiast sformować armię, możesz ją wystawić w Australii.
qm-says-uk-free-france = Zamiast zagrywać kartę, możesz odrzucić 2 karty z ręki i sformować armię w Europie Zachodniej.
qm-says-uk-free-france-deck = Zamiast zagrywać kartę, możesz odrzucić 2 karty z talii i sformować armię w Europie Zachodniej.
qm-says-uk-lord-linlithgow = Zamiast sformować armię, możesz ją wystawić w Indiach.
qm-says-uk-mackenzie-king = W swojej fazie dominacji zdobywasz 1 PZ, jeśli masz flotę na Północnym Atlantyku, i 1 PZ, jeśli masz armię w Kanadzie.
qm-says-uk-resistance = Zamiast zagrywać kartę, możesz odrzucić 2 karty z ręki i wywołać bitwę lądową w Europie Zachodniej lub we Włoszech.
qm-says-uk-royal-navy = Raz na turę po swojej bitwie morskiej możesz odrzucić 2 karty z ręki i wywołać kolejną bitwę morską.
qm-says-ussr-general-winter = Wyeliminuj 1 lub 2 armie Osi w Moskwie lub obok niej.
qm-says-ussr-german-soviet-treaty = Wystaw armię w Leningradzie i armię w Polsce, w dowolnej kolejności.
qm-says-ussr-mao-tse-tung = Wyeliminuj armię Osi w Chinach lub Syczuanie.
qm-says-ussr-titos-partisans = Wyeliminuj armię Osi na Bałkanach, a potem wystaw tam armię radziecką lub brytyjską.
qm-says-ussr-trans-siberian-railroad = Po kolei możesz podnieść z planszy każdą swoją armię i od razu sformować ją na nowo.
qm-says-ussr-vasilevsky = Wystaw armię we Władywostoku, a potem wywołaj bitwę lądową w Chinach.
qm-says-ussr-defense-of-the-motherland = Na początku swojej tury wystaw armię w Moskwie lub obok niej, a potem wyeliminuj armię Osi w Moskwie.
qm-says-ussr-leningrad = Gdy twoja armia w Leningradzie ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-ussr-moscow = Gdy twoja armia w Moskwie ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-ussr-rasputitsa = Zaraz po sformowaniu armii Osi w Moskwie lub obok niej wyeliminuj tę armię.
qm-says-ussr-stalingrad = Gdy twoja armia na Ukrainie ma zostać usunięta, pozostaje na planszy, chroniona do końca tej tury.
qm-says-ussr-frontal-assault = Raz na turę po swojej bitwie lądowej możesz odrzucić 2 karty z ręki i wywołać kolejną bitwę lądową tam lub obok.
qm-says-ussr-guards = Zamiast zagrywać kartę, możesz odrzucić 2 karty z ręki i zagrać kartę „Sformuj armię!” ze swojego stosu kart odrzuconych.
qm-says-ussr-scorched-earth = Ukraina nie daje zaopatrzenia państwom Osi.
qm-says-ussr-shvernik = Twoje armie zawsze uchodzą za zaopatrzone.
qm-says-ussr-stavka-artillery = Raz na turę po swojej bitwie lądowej możesz odrzucić 1 kartę z ręki i wywołać tam kolejną bitwę lądową.
qm-says-ussr-women-conscripts = Gdy karta „Sformuj armię!” zagrana w twojej fazie działań ma trafić na stos kart odrzuconych, możesz ją zamiast tego położyć na wierzchu swojej talii.
qm-says-usa-b24-liberator = Jeśli masz armię najwyżej 2 obszary od Włoch, Włochy odrzucają 4 karty z talii.
qm-says-usa-b26-marauder = Wybierz państwo Osi, którego stolica leży najwyżej 3 obszary od twojej armii: odrzuca ono 4 karty z talii.
qm-says-usa-b29-superfortress = Jeśli masz armię najwyżej 3 obszary od Niemiec, Niemcy odrzucają 5 kart z talii.
qm-says-usa-firestorm-bombing = Wybierz państwo Osi, którego stolica leży obok twojej jednostki: odrzuca ono 7 kart z talii.
qm-says-usa-sbd-dauntless = Jeśli masz flotę najwyżej 2 obszary od Japonii, Japonia odrzuca 4 karty z talii.
qm-says-usa-arsenal-of-democracy = Wielka Brytania może sformować armię i flotę, w dowolnej kolejności.
qm-says-usa-fleet-pearl-harbor = Wystaw armię na Hawajach, a potem sformuj flotę obok Hawajów.
qm-says-usa-flexible-resources = Zagraj kartę ze swojego stosu kart odrzuconych.
qm-says-usa-free-french-allies = Wielka Brytania może wystawić armię w Europie Zachodniej, Afryce Północnej lub Afryce.
qm-says-usa-guadalcanal = Wystaw armię w Nowej Zelandii, a potem sformuj flotę obok Nowej Zelandii.
qm-says-usa-lend-lease = Wybierz Wielką Brytanię lub ZSRR: to państwo może zagrać kartę z ręki, a jeśli to zrobi, dobiera 1 kartę.
qm-says-usa-murmansk-convoy = Wystaw armię radziecką w Leningradzie. Potem ZSRR może sformować armię.
qm-says-usa-operation-magic = Japonia odrzuca losowo jedną ze swoich zakrytych Reakcji, nie pokazując jej.
qm-says-usa-patton-advances = Sformuj armię w Europie Zachodniej, a potem wywołaj bitwę lądową w Niemczech lub we Włoszech.
qm-says-usa-theater-shift = Po kolei możesz podnieść z planszy każdą swoją jednostkę i od razu sformować ją na nowo.
qm-says-usa-aircraft-carriers = Raz na turę po swojej bitwie morskiej możesz odrzucić 1 kartę z talii i sformować tam flotę.
qm-says-usa-american-volunteer-group = Armie Aliantów w Syczuanie zawsze uchodzą za zaopatrzone. Zamiast zagrywać kartę, możesz odrzucić 2 karty z talii i wystawić armię w Syczuanie.
qm-says-usa-amphibious-landings = Raz na turę po swojej bitwie lądowej obok twojej zaopatrzonej floty możesz odrzucić 1 kartę z talii i sformować armię na zaatakowanym obszarze.
qm-says-usa-flying-fortresses = Gdy zagrywasz Wojnę ekonomiczną, jej cel odrzuca o 2 karty więcej.
qm-says-usa-radar = Raz na turę, gdy twoja zaopatrzona flota ma zostać usunięta w bitwie, możesz odrzucić 2 karty z talii: flota pozostaje na planszy, chroniona w tej bitwie.
qm-says-usa-rosie-the-riveter = Na początku swojej fazy odrzucania możesz włożyć 1 lub 2 karty z ręki pod swoją talię.
qm-says-usa-superior-shipyards = Raz na turę po sformowaniu floty możesz odrzucić 1 kartę z talii i sformować kolejną flotę.
qm-says-usa-wartime-production = Raz na turę po sformowaniu armii możesz odrzucić 1 kartę z talii i sformować kolejną armię.

qm-part-germany-guns-and-butter-0 = Sformuj armię
qm-part-germany-guns-and-butter-1 = Sformuj flotę
qm-part-germany-guns-and-butter-2 = Wywołaj bitwę lądową
qm-part-germany-guns-and-butter-3 = Wywołaj bitwę morską
qm-part-uk-malta-submarines-0 = Odrzuć 2 karty z talii
qm-part-uk-malta-submarines-1 = Wyeliminuj swoją flotę na Morzu Śródziemnym
qm-part-ussr-german-soviet-treaty-0 = Wystaw armię w Leningradzie
qm-part-ussr-german-soviet-treaty-1 = Wystaw armię w Polsce
qm-part-usa-arsenal-of-democracy-0 = Sformuj armię
qm-part-usa-arsenal-of-democracy-1 = Sformuj flotę

## Treść kart, które we własnej liście gospodarza mają inne efekty niż nasze

qm-text-both = { $first } { $rest }
qm-text-play = Efekt: { $effect }.
qm-text-always = Stale: { $effect }.
qm-text-react = Kiedy: { $when }.{ $limit ->
        [once] { " " }Limit: raz na turę.
       *[none] { "" }
    }{ $pay ->
        [deck] { " " }Koszt (karty z talii): { $cost }.
        [hand] { " " }Koszt (karty z ręki): { $cost }.
       *[none] { "" }
    } Efekt: { $effect }.
qm-text-then = { $first }; następnie { $rest }
qm-text-if-done = { $first }; jeśli to wykonano, { $rest }
qm-or = { $first } / { $rest }
qm-and = { $first }, { $rest }
qm-else = { $first } lub { $rest }
qm-who = { $who ->
        [X] wybrane państwo
        [they] to państwo
        [target] państwo zmuszone do odrzucania
        [attacker] atakujący
       *[me] ty
    }
qm-adj = { $who ->
        [germany] niemiecka
        [uk] brytyjska
        [japan] japońska
        [ussr] radziecka
        [italy] włoska
        [usa] amerykańska
        [axis] Osi
       *[allies] Aliantów
    }
qm-adj-acc = { $who ->
        [germany] niemiecką
        [uk] brytyjską
        [japan] japońską
        [ussr] radziecką
        [italy] włoską
        [usa] amerykańską
        [axis] Osi
       *[allies] Aliantów
    }
qm-adj-many = { $who ->
        [germany] niemieckie
        [uk] brytyjskie
        [japan] japońskie
        [ussr] radzieckie
        [italy] włoskie
        [usa] amerykańskie
        [axis] Osi
       *[allies] Aliantów
    }
qm-piece = { $supplied ->
        [yes] zaopatrzona{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armia
        [navy] flota
       *[piece] jednostka
    } { $whose }
qm-piece-acc = { $supplied ->
        [yes] zaopatrzoną{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armię
        [navy] flotę
       *[piece] jednostkę
    } { $whose }
qm-piece-many = { $supplied ->
        [yes] zaopatrzone{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armie
        [navy] floty
       *[piece] jednostki
    } { $whose }
qm-own = twoja { $supplied ->
        [yes] zaopatrzona{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armia
        [navy] flota
       *[piece] jednostka
    }
qm-own-many = twoje { $supplied ->
        [yes] zaopatrzone{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armie
        [navy] floty
       *[piece] jednostki
    }
qm-theirs-acc = własną { $supplied ->
        [yes] zaopatrzoną{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] armię
        [navy] flotę
       *[piece] jednostkę
    }
qm-bare-acc = { $kind ->
        [army] armię
        [navy] flotę
       *[piece] jednostkę
    }
qm-bare-many = { $kind ->
        [army] armie
        [navy] floty
       *[piece] jednostki
    }
qm-where = { " " }(gdzie: { $space })
qm-here-battled = obszar tej bitwy
qm-here-built = nowa jednostka
qm-here-lost = obszar, z którego ją usunięto
qm-next-to = obok: { $space }
qm-in-or-next-to = { $space } albo obok
qm-outside = na planszy, ale nie tu: { $space }
qm-home = stolica ({ $who })
qm-at-turn-start = tam, gdzie na początku tej tury obok siebie stały: { $stood } i { $beside }
qm-on-the-board = na planszy
qm-count = liczba: { $piece }{ $where ->
        [none] { " " }na planszy
       *[other] { $where }
    }
qm-either = { $yes }, jeśli { $cond }, w przeciwnym razie { $no }
qm-cond-has = na planszy stoi { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-cond-none = na planszy nie stoi { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-cond-within = { $piece } stoi w zasięgu od obszaru „{ $space }” (najwyżej { $steps })
qm-text-build = sformuj { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-build-many = sformuj { $piece } ({ $n }){ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-recruit = wystaw { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-recruit-many = wystaw { $piece } ({ $n }){ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-swap = zamiast tego { $place }
qm-text-land-battle = bitwa lądowa{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-land-battle-many = bitwy lądowe ({ $n }){ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-sea-battle = bitwa morska{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-sea-battle-many = bitwy morskie ({ $n }){ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate = wyeliminuj { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate-many = wyeliminuj { $piece } ({ $n }){ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate-it = wyeliminuj tę jednostkę
qm-text-protect = ta jednostka pozostaje na planszy; ochrona { $until ->
        [battle] na czas tej bitwy
       *[turn] do końca tej tury
    }
qm-text-regroup = po kolei: każda twoja { $kind ->
        [army] armia
        [navy] flota
       *[piece] jednostka
    } z planszy może zostać raz podniesiona i sformowana na nowo
qm-text-supplied = { $pieces } uchodzą za zaopatrzone{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-supplied-turn = do końca tej tury { $pieces } uchodzą za zaopatrzone{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-no-supply = { $space } nie daje zaopatrzenia państwom { $team ->
        [axis] Osi
       *[allies] Aliantów
    }
qm-text-mill = { $who } – do odrzucenia z talii: { $n }
qm-text-adjust = liczba kart do odrzucenia ({ $who }) zmienia się o { $n }
qm-text-score = +{ $n } PZ
qm-text-score-each = +1 PZ za każdą: { $piece }{ $where ->
        [none] { " " }na planszy
       *[other] { $where }
    }
qm-text-cancel = ta karta nie ma skutku
qm-text-draw = dobranie kart ({ $who }): { $n }
qm-text-play-card = zagranie { $zone ->
        [discard] ze stosu odrzuconych
       *[hand] z ręki
    }: { $only ->
        [build_army] karta Sformuj armię
       *[any] karta
    }
qm-text-move-card = { $what } → { $where ->
        [deck_top] wierzch talii
        [deck_bottom] spód talii
        [deck_shuffled] talia, potasowana
       *[discard] stos kart odrzuconych
    }
qm-hand-cards = karty z ręki ({ $n })
qm-random-response = losowa zakryta Reakcja ({ $who })
qm-moved-card = { $what ->
        [STATUS] ten Status
       *[CARD] ta karta
    }
qm-text-reorder = obejrzyj karty z wierzchu swojej talii ({ $n }) i odłóż je w dowolnej kolejności
qm-text-if = jeśli { $cond }: { $effect }
qm-text-may = { $who } – opcjonalnie: { $effect }
qm-text-each = { $who } – każde osobno: { $effect }
qm-text-one-of = jedno z: { $parts }
qm-text-any-order = w dowolnej kolejności: { $parts }
qm-text-let = N = { $n }
qm-text-pick = wybierz: { $whom }
qm-text-pick-if = wybierz: { $whom }, dla którego { $cond }
qm-any-of-team = jedno państwo { $team ->
        [axis] Osi
       *[allies] Aliantów
    }
qm-trigger-instead = twoja faza działań, zamiast zagrania karty
qm-trigger-turn-start = początek { $who ->
        [me] twojej
       *[other] jego
    } tury
qm-trigger-my-turn = dowolna chwila { $who ->
        [me] twojej
       *[other] jego
    } tury
qm-trigger-battle = { $who ->
        [me] po twojej bitwie
       *[other] po bitwie
    } { $word ->
        [sea] morskiej
       *[land] lądowej
    }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-battled = celem bitwy była: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-built = natychmiast po sformowaniu: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-build-choice = możesz sformować: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-removal = tuż przed usunięciem{ $word ->
        [battle] { " " }w wyniku bitwy
       *[other] { "" }
    }: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-removed = tuż po usunięciu: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-ew = { $who ->
        [axis] państwo Osi zagrywa
        [allies] państwo Aliantów zagrywa
       *[me] zagrywasz
    } kartę Wojna ekonomiczna{ $word ->
        [sub] { " " }(Okręty podwodne)
       *[any] { "" }
    }
qm-trigger-ew-hit = Wojna ekonomiczna każe { $who ->
        [me] ci
       *[other] temu państwu
    } odrzucać karty
qm-trigger-card-leaves = { $word ->
        [build_army] karta Sformuj armię
       *[any] karta
    } zagrana w { $who ->
        [me] twojej
       *[other] jego
    } fazie działań ma trafić na stos kart odrzuconych
qm-trigger-status-used = { $who ->
        [germany] Niemcy
       *[other] to państwo
    } – po użyciu karty Status
qm-trigger-victory = { $who ->
        [me] twoja
       *[other] jego
    } faza dominacji
qm-trigger-discard-phase = początek { $who ->
        [me] twojej
       *[other] jego
    } fazy odrzucania

## Stałe rozkazy

qm-ask-standing = Obowiązuje do odwołania. Liczy się rozkaz najbardziej szczegółowy.
qm-ask-ahead = Ta tura może przynieść ci dalsze pytania; co tu wybierzesz, obowiązuje do jej końca.
qm-verb-on-all = Każda sytuacja
qm-verb-on-turn-start = Początek twojej tury
qm-verb-on-ew = Zagrano kartę Wojna ekonomiczna
qm-verb-on-ew-hit = Wojna ekonomiczna każe ci odrzucać
qm-verb-on-built = Sformowano jednostkę
qm-verb-on-removal = Jednostka ma zostać usunięta
qm-verb-on-removed = Usunięto jednostkę
qm-verb-on-battle = Po bitwie
qm-verb-on-card-leaves = Twoja karta trafia na stos
qm-verb-on-status = Użyto niemieckiej karty Status
qm-verb-on-discard-phase = Początek twojej fazy odrzucania
qm-verb-on-my-turn = Przed usunięciem niezaopatrzonych
qm-verb-on-victory = Karty Status fazy dominacji
qm-verb-on-discards = Faza odrzucania
qm-standing-ask = pytaj mnie
qm-standing-pass = pas{ $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
qm-standing-until = pas do końca tury { $country-gen } w rundzie { $round }
qm-standing-card = użyj: { $card }{ $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
qm-standing-card-until = użyj: { $card }, do końca tury { $country-gen } w rundzie { $round }
qm-standing-use = użyj wszystkich
qm-standing-none = nic nie odrzucaj
qm-only-by = tylko przeciw: { $country }
qm-only-in = tylko: { $space }
qm-only-card = tylko przeciw: { $card }

## Odmowy

qm-err-only-way = Możliwe było tylko jedno i już się stało: { $what }.
qm-err-no-fit = { $card } tu nie pasuje: „{ $text }”
qm-err-from-hand = { $card } – tę kartę trzeba najpierw zagrać na stół.
qm-err-protected = { $unit } – ochrona { $until ->
        [battle] na czas tej bitwy
       *[turn] do końca tej tury
    }.

## Obszary

qm-space-africa = Afryka
    .in = w Afryce
qm-space-australia = Australia
    .in = w Australii
qm-space-balkans = Bałkany
    .in = na Bałkanach
qm-space-canada = Kanada
    .in = w Kanadzie
qm-space-china = Chiny
    .in = w Chinach
qm-space-eastern-europe = Polska
    .in = w Polsce
qm-space-eastern-united-states = Wschodnie USA
    .in = we wschodnich USA
qm-space-germany = Niemcy
    .in = w Niemczech
qm-space-hawaii = Hawaje
    .in = na Hawajach
qm-space-iceland = Islandia
    .in = na Islandii
qm-space-india = Indie
    .in = w Indiach
qm-space-indonesia = Indonezja
    .in = w Indonezji
qm-space-italy = Włochy
    .in = we Włoszech
qm-space-iwo-jima = Iwo Jima
    .in = na Iwo Jimie
qm-space-japan = Japonia
    .in = w Japonii
qm-space-kazakhstan = Kazachstan
    .in = w Kazachstanie
qm-space-latin-america = Ameryka Łacińska
    .in = w Ameryce Łacińskiej
qm-space-madagascar = Madagaskar
    .in = na Madagaskarze
qm-space-middle-east = Bliski Wschód
    .in = na Bliskim Wschodzie
qm-space-mongolia = Mongolia
    .in = w Mongolii
qm-space-moscow = Moskwa
    .in = w Moskwie
qm-space-new-guinea = Nowa Gwinea
    .in = na Nowej Gwinei
qm-space-new-zealand = Nowa Zelandia
    .in = w Nowej Zelandii
qm-space-north-africa = Afryka Północna
    .in = w Afryce Północnej
qm-space-pacific-northwest = Północno-Zachodni Pacyfik (ląd)
    .in = na Północno-Zachodnim Pacyfiku (ląd)
qm-space-philippines = Filipiny
    .in = na Filipinach
qm-space-russia = Leningrad
    .in = w Leningradzie
qm-space-scandinavia = Skandynawia
    .in = w Skandynawii
qm-space-siberia = Syberia
    .in = na Syberii
qm-space-southeast-asia = Azja Południowo-Wschodnia
    .in = w Azji Południowo-Wschodniej
qm-space-szechuan = Syczuan
    .in = w Syczuanie
qm-space-ukraine = Ukraina
    .in = na Ukrainie
qm-space-united-kingdom = Wielka Brytania
    .in = w Wielkiej Brytanii
qm-space-vladivostok = Władywostok
    .in = we Władywostoku
qm-space-western-europe = Europa Zachodnia
    .in = w Europie Zachodniej
qm-space-western-united-states = Zachodnie USA
    .in = w zachodnich USA
qm-space-baltic-sea = Morze Bałtyckie
    .in = na Morzu Bałtyckim
qm-space-bay-of-bengal = Zatoka Bengalska
    .in = w Zatoce Bengalskiej
qm-space-black-sea = Morze Czarne
    .in = na Morzu Czarnym
qm-space-caspian-sea = Morze Kaspijskie
    .in = na Morzu Kaspijskim
qm-space-central-pacific = Środkowy Pacyfik
    .in = na Środkowym Pacyfiku
qm-space-east-pacific = Wschodni Pacyfik
    .in = na Wschodnim Pacyfiku
qm-space-indian-ocean = Ocean Indyjski
    .in = na Oceanie Indyjskim
qm-space-mediterranean-sea = Morze Śródziemne
    .in = na Morzu Śródziemnym
qm-space-north-atlantic = Północny Atlantyk
    .in = na Północnym Atlantyku
qm-space-north-pacific = Północny Pacyfik
    .in = na Północnym Pacyfiku
qm-space-north-sea = Wschodni Atlantyk
    .in = na Wschodnim Atlantyku
qm-space-sea-of-japan = Morze Japońskie
    .in = na Morzu Japońskim
qm-space-south-atlantic = Południowy Atlantyk
    .in = na Południowym Atlantyku
qm-space-south-china-sea = Morze Południowochińskie
    .in = na Morzu Południowochińskim
qm-space-south-pacific = Południowy Pacyfik
    .in = na Południowym Pacyfiku
qm-space-southeast-pacific = Południowo-Wschodni Pacyfik
    .in = na Południowo-Wschodnim Pacyfiku
qm-space-southern-ocean = Ocean Południowy
    .in = na Oceanie Południowym

## Karty

qm-card-ba = Sformuj armię!
qm-card-lb = Bitwa lądowa!
qm-card-bn = Sformuj flotę!
qm-card-sb = Bitwa morska!
qm-card-germany-submarines-enforce-blockade = Okręty podwodne – blokada
qm-card-germany-submarines-battle-of-the-atlantic = Okręty podwodne – bitwa o Atlantyk
qm-card-germany-submarines-monsoon-group = Okręty podwodne – grupa Monsun
qm-card-germany-submarines-unprotected-shipping = Okręty podwodne – polowanie na statki bez eskorty
qm-card-germany-submarines-murmansk-convoy = Okręty podwodne – atak na konwój do Murmańska
qm-card-germany-v-weapons = Broń V
qm-card-germany-broad-front = Szeroki front
qm-card-germany-forced-conscription = Przymusowy pobór
qm-card-germany-guns-and-butter = Armaty i masło
qm-card-germany-military-dictatorships-balkans = Dyktatury wojskowe na Bałkanach
qm-card-germany-plunder = Grabież
qm-card-germany-autobahn = Autostrady
qm-card-germany-abundant-resources = Bogate zasoby
qm-card-germany-atlantic-wall = Wał Atlantycki
qm-card-germany-bias-for-action = Nastawienie na działanie
qm-card-germany-blitzkrieg = Blitzkrieg
qm-card-germany-conscription = Pobór
qm-card-germany-dive-bombers = Bombowce nurkujące
qm-card-germany-jet-fighters = Myśliwce odrzutowe
qm-card-germany-superior-planning = Doskonałe planowanie
qm-card-germany-swedish-iron-ore = Szwedzka ruda żelaza
qm-card-germany-synthetic-fuel = Paliwo syntetyczne
qm-card-germany-volkssturm = Volkssturm
qm-card-germany-wolf-packs = Wilcze stada
qm-card-japan-indian-ocean-patrols = Patrole na Oceanie Indyjskim
qm-card-japan-submarines-support-pacific-islands = Okręty podwodne wspierają wyspy Pacyfiku
qm-card-japan-banzai-charge = Szarża Banzai
qm-card-japan-battleship-repair = Naprawa pancerników
qm-card-japan-china-offensive = Ofensywa w Chinach
qm-card-japan-destroyer-transport = Transport na niszczycielach
qm-card-japan-fall-of-singapore = Upadek Singapuru
qm-card-japan-kamikaze = Kamikaze
qm-card-japan-kwantung-army = Armia Kwantuńska
qm-card-japan-mobile-force = Flota uderzeniowa
qm-card-japan-special-naval-landing-forces = Specjalne Morskie Siły Desantowe
qm-card-japan-surprise-attack = Atak z zaskoczenia
qm-card-japan-truk = Truk
qm-card-japan-forward-bases = Wysunięte bazy
qm-card-japan-co-prosperity-sphere = Strefa Wspólnego Dobrobytu Wielkiej Azji Wschodniej
qm-card-japan-imperial-designs = Imperialne plany
qm-card-japan-unimpeded-merchant-shipping = Niezakłócona żegluga handlowa
qm-card-italy-decima-flottiglia-mas = Decima Flottiglia MAS (płetwonurkowie)
qm-card-italy-regia-marina = Regia Marina zamyka szlaki morskie
qm-card-italy-afrika-korps = Afrika Korps
qm-card-italy-division-azul = Błękitna Dywizja
qm-card-italy-german-aid-in-greece = Niemiecka pomoc w Grecji
qm-card-italy-italian-east-africa = Włoska Afryka Wschodnia
qm-card-italy-italy-attacks-communists = Włochy atakują komunistów
qm-card-italy-plunder = Grabież
qm-card-italy-german-reinforcements-counterattack = Kontratak niemieckich posiłków
qm-card-italy-monte-cassino = Monte Cassino
qm-card-italy-romanian-reinforcements = Rumuńskie posiłki
qm-card-italy-skilled-pilots = Doświadczeni piloci
qm-card-italy-anti-communist-sentiment = Nastroje antykomunistyczne
qm-card-italy-balkan-resources = Zasoby Bałkanów
qm-card-italy-bravado = Brawura
qm-card-italy-impero-italiano = Impero Italiano
qm-card-italy-mare-nostrum = Mare Nostrum
qm-card-uk-bomber-command = Dowództwo Bombowe
qm-card-uk-malta-submarines = Okręty podwodne z Malty
qm-card-uk-dutch-east-indies = Holenderskie Indie Wschodnie
qm-card-uk-general-smuts = Generał Smuts zacieśnia więzi z Wielką Brytanią
qm-card-uk-increased-commonwealth-support = Zwiększone wsparcie Wspólnoty Narodów
qm-card-uk-king-peter = Król Piotr na tronie Jugosławii
qm-card-uk-ledo-and-burma-roads = Droga Ledo i Droga Birmańska
qm-card-uk-singapore-fortified = Ufortyfikowany Singapur
qm-card-uk-asw-tactics = Taktyka zwalczania okrętów podwodnych
qm-card-uk-defensive-posture = Postawa obronna
qm-card-uk-destroyers = Niszczyciele
qm-card-uk-enigma-code-cracked = Złamany kod Enigmy
qm-card-uk-loyal-to-the-crown = Lojalni Koronie
qm-card-uk-raf = RAF
qm-card-uk-rationing = Racjonowanie
qm-card-uk-australia-directorate = Australia powołuje Dyrektoriat Siły Roboczej
qm-card-uk-free-france = Wolna Francja
qm-card-uk-lord-linlithgow = Markiz Linlithgow ogłasza, że Indie są w stanie wojny
qm-card-uk-mackenzie-king = Mackenzie King opracowuje ustawę o mobilizacji zasobów narodowych
qm-card-uk-resistance = Ruch oporu
qm-card-uk-royal-navy = Royal Navy
qm-card-ussr-general-winter = Generał Mróz
qm-card-ussr-german-soviet-treaty = Niemiecko-radziecki traktat o granicach i przyjaźni
qm-card-ussr-mao-tse-tung = Mao Zedong
qm-card-ussr-titos-partisans = Partyzantka Tito
qm-card-ussr-trans-siberian-railroad = Kolej Transsyberyjska
qm-card-ussr-vasilevsky = Wasilewski obejmuje dowództwo na Dalekim Wschodzie
qm-card-ussr-defense-of-the-motherland = Obrona Ojczyzny
qm-card-ussr-leningrad = Obrona Leningradu
qm-card-ussr-moscow = Obrona Moskwy
qm-card-ussr-rasputitsa = Rasputica
qm-card-ussr-stalingrad = Obrona Stalingradu
qm-card-ussr-frontal-assault = Atak frontalny
qm-card-ussr-guards = Gwardia
qm-card-ussr-scorched-earth = Spalona ziemia
qm-card-ussr-shvernik = Rada Ewakuacyjna Szwernika
qm-card-ussr-stavka-artillery = Stawka tworzy korpusy artylerii
qm-card-ussr-women-conscripts = Pobór kobiet
qm-card-usa-b24-liberator = B-24 Liberator
qm-card-usa-b26-marauder = B-26 Marauder
qm-card-usa-b29-superfortress = B-29 Superfortress
qm-card-usa-firestorm-bombing = Bombardowania zapalające
qm-card-usa-sbd-dauntless = SBD Dauntless
qm-card-usa-arsenal-of-democracy = Arsenał demokracji
qm-card-usa-fleet-pearl-harbor = Flota w Pearl Harbor
qm-card-usa-flexible-resources = Elastyczne zasoby
qm-card-usa-free-french-allies = Wolni Francuzi
qm-card-usa-guadalcanal = Guadalcanal
qm-card-usa-lend-lease = Lend-Lease
qm-card-usa-murmansk-convoy = Konwój do Murmańska
qm-card-usa-operation-magic = Operacja Magic
qm-card-usa-patton-advances = Natarcie Pattona
qm-card-usa-theater-shift = Zmiana teatru działań
qm-card-usa-aircraft-carriers = Lotniskowce
qm-card-usa-american-volunteer-group = Rozbudowa Amerykańskiej Grupy Ochotniczej
qm-card-usa-amphibious-landings = Desant morski
qm-card-usa-flying-fortresses = Latające fortece
qm-card-usa-radar = Radar
qm-card-usa-rosie-the-riveter = Nitowaczka Rosie
qm-card-usa-superior-shipyards = Najlepsze stocznie
qm-card-usa-wartime-production = Produkcja wojenna

# Board
qm-board-name-baltic-sea = M. Bałtyckie
qm-board-name-black-sea = M. Czarne
qm-board-name-caspian-sea = M. Kaspijskie
qm-board-name-mediterranean-sea = M. Śródziemne
qm-board-name-sea-of-japan = M. Japońskie
qm-board-name-south-china-sea = M. Płd.- Chińskie
qm-board-name-southeast-asia = Azja Płd.-Wsch.
qm-board-name-southeast-pacific = Płd.-Wsch. Pacyfik
qm-board-name-pacific-northwest = Płn.-Zach. Pacyfik (ląd)
qm-board-round = Runda { $n }/{ $most }
qm-board-lead = Przewaga { $n }, do zwycięstwa { $left }
qm-board-even = Remis
qm-board-over = Koniec wojny
qm-board-won = Zwycięstwo: { $team }
qm-board-end-lead = Trzydzieści punktów przewagi
qm-board-end-tie = Remis na korzyść Osi
qm-board-end-conceded = Przeciwnicy się poddali
qm-board-end-points = Więcej punktów po ostatniej rundzie
qm-board-conceded = Poddaje się
qm-board-top = Na stosie: { $card }
qm-board-no-status = bez Statusów
qm-board-does-germany-abundant-resources = PZ w ZSRR
qm-board-does-germany-atlantic-wall = Broni Europy Zachodniej
qm-board-does-germany-bias-for-action = Armia, potem bitwa
qm-board-does-germany-blitzkrieg = Bitwa, potem armia
qm-board-does-germany-conscription = Armia bez karty
qm-board-does-germany-dive-bombers = Druga bitwa lądowa
qm-board-does-germany-jet-fighters = Traci mniej kart
qm-board-does-germany-superior-planning = Układa cztery karty
qm-board-does-germany-swedish-iron-ore = PZ na Bałtyku
qm-board-does-germany-synthetic-fuel = Formuje drugą armię
qm-board-does-germany-volkssturm = Wystawia w Niemczech
qm-board-does-germany-wolf-packs = Groźniejsze okręty podwodne
qm-board-does-uk-australia-directorate = Wystawia w Australii
qm-board-does-uk-free-france = Armia: Europa Zachodnia
qm-board-does-uk-lord-linlithgow = Wystawia w Indiach
qm-board-does-uk-mackenzie-king = PZ: Atlantyk, Kanada
qm-board-does-uk-resistance = Bitwa bez karty
qm-board-does-uk-royal-navy = Druga bitwa morska
qm-board-does-japan-forward-bases = PZ: bazy Pacyfiku
qm-board-does-japan-co-prosperity-sphere = PZ: południe Azji
qm-board-does-japan-imperial-designs = PZ: wyspy Pacyfiku
qm-board-does-japan-unimpeded-merchant-shipping = PZ: wolne Hawaje
qm-board-does-ussr-frontal-assault = Druga bitwa lądowa
qm-board-does-ussr-guards = Armia z odrzuconych
qm-board-does-ussr-scorched-earth = Niszczy zapasy Ukrainy
qm-board-does-ussr-shvernik = Armie zawsze zaopatrzone
qm-board-does-ussr-stavka-artillery = Druga bitwa tamże
qm-board-does-ussr-women-conscripts = Karta armii wraca
qm-board-does-italy-anti-communist-sentiment = PZ: Leningrad, Ukraina
qm-board-does-italy-balkan-resources = PZ: Bałkany
qm-board-does-italy-bravado = Bitwa bez karty
qm-board-does-italy-impero-italiano = PZ: Afryka, Bliski Wschód
qm-board-does-italy-mare-nostrum = PZ za floty
qm-board-does-usa-aircraft-carriers = Bitwa, potem flota
qm-board-does-usa-american-volunteer-group = Armia w Syczuanie
qm-board-does-usa-amphibious-landings = Bitwa, potem desant
qm-board-does-usa-flying-fortresses = Mocniejsza wojna ekonomiczna
qm-board-does-usa-radar = Ratuje flotę
qm-board-does-usa-rosie-the-riveter = Chowa karty pod talię
qm-board-does-usa-superior-shipyards = Formuje drugą flotę
qm-board-does-usa-wartime-production = Formuje drugą armię
qm-board-sign-supply = zaopatrzenie
qm-board-sign-capital = stolica
qm-board-sign-strait = kto przepływa
qm-board-sign-unsupplied = bez zaopatrzenia
qm-board-sign-port = bez portu
qm-board-sign-protected = chroniona
qm-board-sign-changed = ostatnie zmiany
qm-focus-help = Karta pomocy
qm-help-title = Quartermaster General w skrócie
qm-help-turn = Twoja tura
qm-help-phase-play = 1. Zagraj jedną kartę, odrzuć jedną bez zagrywania albo użyj Statusu zamiast zagrania.
qm-help-phase-supply = 2. Twoje jednostki bez zaopatrzenia są usuwane.
qm-help-phase-victory = 3. Zdobywasz punkty za obszary z zaopatrzeniem i Statusy.
qm-help-phase-discard = 4. Odrzuć dowolne karty.
qm-help-phase-draw = 5. Dobierz do siedmiu kart.
qm-help-cards = Karty
qm-help-card-build-army = Sformuj armię: w stolicy albo obok swoich jednostek, zaopatrzoną.
qm-help-card-build-navy = Sformuj flotę: obok swoich jednostek, zaopatrzoną i z portem.
qm-help-card-land-battle = Bitwa lądowa: usuń armię wroga obok swoich jednostek.
qm-help-card-sea-battle = Bitwa morska: usuń flotę wroga obok swoich jednostek.
qm-help-card-event = Wydarzenie: wykonaj raz to, co mówi.
qm-help-card-economic-warfare = Wojna ekonomiczna: wrogowie odrzucają karty z talii.
qm-help-card-status = Status: zostaje odkryty na stole i dalej działa.
qm-help-card-response = Reakcja: czeka zakryta na swoją chwilę, potem jest odrzucana.
qm-help-words = Słowa na kartach
qm-help-word-build = Sformuj: obok swoich jednostek i od razu z zaopatrzeniem. Albo uznaj zaopatrzoną jednostkę za właśnie sformowaną.
qm-help-word-recruit = Wystaw: tak samo, ale bez sąsiedztwa i bez zaopatrzenia.
qm-help-word-battle = Bitwa: obszar może być pusty, ale nie może na nim stać nikt z twojej drużyny.
qm-help-word-eliminate = Wyeliminuj: po prostu usuń, bez bitwy.
qm-help-word-deck = Gdy nie ma czego odrzucić, tracisz 1 PZ za każdą kartę.
qm-help-supply = Zaopatrzenie
qm-help-supply-line = Nieprzerwana linia własnych jednostek do obszaru z zaopatrzeniem.
qm-help-supply-navy = Flota potrzebuje też portu: armii swojej drużyny obok.
qm-help-supply-strait = Cieśnina jest otwarta dla drużyny, której armia stoi na jej brzegu; gdy nie stoi żadna, dla Aliantów.
qm-help-end = Punkty i zwycięstwo
qm-help-end-spaces = Obszar z zaopatrzeniem: 2 PZ, dzielony z sojusznikiem 1 PZ.
qm-help-end-capital = Gdy wróg stoi w twojej stolicy, faza dominacji nic nie daje.
qm-help-end-win = Przewaga { $lead } PZ na koniec rundy wygrywa; po rundzie { $rounds } więcej punktów, a remis jest dla Osi.
qm-help-sheet = Arkusz kraju
qm-help-sheet-deck = Karty w talii.
qm-help-sheet-hand = Karty na ręce.
qm-help-sheet-pile = Karty na stosie kart odrzuconych.
qm-help-sheet-response = Zakryte Reakcje.
qm-help-sheet-army = Armie poza planszą.
qm-help-sheet-navy = Floty poza planszą.
qm-help-sheet-points = PZ najbliższej fazy dominacji:
qm-help-sheet-spaces = … z obszarów z zaopatrzeniem;
qm-help-sheet-statuses = … ze Statusów.
qm-help-sheet-removed = Jednostki, które zostałyby usunięte.
qm-help-sheet-ready = Status, którego można teraz użyć.
qm-help-sheet-used = Status użyty w tej turze.
qm-help-sheet-fallen = W stolicy stoi wróg.
qm-focus-europe = Europa
qm-focus-asia = Azja
qm-focus-pacific = Pacyfik
qm-focus-atlantic = Ameryka i Atlantyk
qm-focus-south = Afryka i Ocean Indyjski
qm-board-hand = Ręka
qm-board-responses = Zakryte
qm-board-statuses = W grze
qm-board-looking = Twoja talia
qm-board-discard = Stos kart odrzuconych
qm-board-no-cards = Brak kart na ręce
qm-board-alt-won = Koniec wojny. Zwycięstwo: { $team }.
qm-board-alt-turn = Runda { $round } z { $rounds }, tura: { $country } ({ $step }).
qm-board-alt-points = Punkty zwycięstwa: Oś { $axis }, Alianci { $allies }.
qm-board-alt-waiting = Na kogo czekamy: { $who }.
qm-board-alt-country = { $country }: { $pieces }.
qm-board-alt-cards = { $country }: talia { $deck }, ręka { $hand }, stos kart odrzuconych { $discard }, zakryte { $responses }, Statusy: { $statuses }.
qm-board-alt-none = bez jednostek
qm-board-alt-no-status = brak
qm-board-alt-straits = Cieśniny otwarte dla Osi: { $straits }.
qm-board-alt-hand = Ręka ({ $country }): { $cards }.
qm-board-alt-responses = Zakryte: { $cards }.
qm-board-alt-discard = Stos kart odrzuconych: { $cards }.
qm-story-about = Punkty zwycięstwa
qm-story-round = Runda { $n }

# The lesson (lesson.json).
qm-lesson-setup = Dowodzisz Niemcami, resztą państw rekruci. Wygrywa się punktami, a dają je obszary z gwiazdą. Talia to twoje siły: co wyrzucisz, przepada. Zostaw siedem z dziesięciu kart; na morzu mało masz jeszcze do roboty, więc pozbądź się okrętów podwodnych.
qm-lesson-build = Tura to jedna karta: zagrywasz ją albo wyrzucasz niezagraną. Zacznij od sformowania armii.
qm-lesson-place = Armię formuje się obok własnej. Idź na wschód: dalej leży Ukraina z gwiazdą.
qm-lesson-keep = Turę kończą punkty: dwa za każdy obszar z zaopatrzeniem (z gwiazdą), na którym stoisz bez sojuszników. Potem możesz wyrzucić karty, by dobrać nowe. Twoja ręka jest dobra: zatrzymaj ją.
qm-lesson-status = Status zostaje na stole i działa do końca gry. Dzięki karcie „Nastawienie na działanie” każda nowa armia będzie mogła od razu uderzyć.
qm-lesson-keep-again = To pytanie kończy każdą turę. Zatrzymaj wszystkie.
qm-lesson-build-again = O krok dalej. Jednostki potrzebują łańcucha do obszaru z zaopatrzeniem, inaczej w następnej turze przepadną z głodu.
qm-lesson-place-again = Znowu gwiazda: ten obszar z zaopatrzeniem da dwa punkty na turę i zaopatrzy inne jednostki. A zobacz, kto mieszka obok.
qm-lesson-use = Oto chwila, na którą czeka twój Status. Kosztuje kartę z wierzchu talii. Użyj go.
qm-lesson-battle = Kości tu nie ma: bitwa po prostu usuwa wrogą jednostkę, chyba że odpowie ukryta karta. Uderz.
qm-lesson-last = Na tym polega gra: formuj, uderzaj, kładź karty, które czekają. Każda strona liczy punkty razem; przewaga trzydziestu po rundzie wygrywa od razu, inaczej rozstrzyga runda dwudziesta. Teraz decydujesz ty; „Podpowiedź” pyta sztab.
