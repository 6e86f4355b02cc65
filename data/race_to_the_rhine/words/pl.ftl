### 1944: Wyścig do Renu, po polsku.
###
### Zdania dziennika i pytania kończą się kropką; etykiety i nazwy nie.
### Miasta, talie i dowódcy mają formy: do Brukseli, z Brukseli, w Brukseli, (zajmuje) Brukselę.
### Ładunki przychodzą jako 3F2A1R: paliwo, amunicja, prowiant.

rr-title = 1944: Wyścig do Renu
rr-about = Trzy armie alianckie ścigają się do Renu i podbierają sobie paliwo.

## Gracze, kolory

rr-seat-red = Montgomery
    .czyja = Montgomery’ego
rr-seat-white = Bradley
    .czyja = Bradleya
rr-seat-blue = Patton
    .czyja = Pattona

## Talie

rr-deck-red = talia pościgu Montgomery’ego
    .czego = talii pościgu Montgomery’ego
rr-deck-white = talia pościgu Bradleya
    .czego = talii pościgu Bradleya
rr-deck-blue = talia pościgu Pattona
    .czego = talii pościgu Pattona
rr-deck-common = wspólna talia pościgu
    .czego = wspólnej talii pościgu
rr-deck-resistance = talia oporu
    .czego = talii oporu

## Opcje stołu

rr-option-armies = Armie
rr-option-armies-help = Gracze wybierają armie albo są one losowane.
rr-option-armies-choose = do wyboru
rr-option-armies-random = losowane
rr-option-turn_order = Kolejność tur
rr-option-turn_order-help = Losowana raz albo taka, w jakiej wymieniono miejsca.
rr-option-turn_order-random = losowana
rr-option-turn_order-listed = jak na liście
rr-option-weather = Pogoda
rr-option-weather-help = Karty przynoszą słońce i deszcz; w deszczu nie ma wsparcia lotniczego ani desantu. Dołączenie oznacza zgodę.
rr-option-weather-off = wyłączona
rr-option-weather-on = słońce i deszcz
rr-option-common_deck = Wspólna talia pościgu
rr-option-common_deck-help = Wszystkie talie pościgu tasuje się w jedną. Dołączenie oznacza zgodę.
rr-option-common_deck-off = nie
rr-option-common_deck-on = tak
rr-option-harder = Podwyższony poziom trudności
rr-option-harder-help = Utrudnienia dla wybranych armii, na przykład gdy doświadczeni grają z początkującymi.
rr-option-harder-none = dla nikogo
rr-option-harder-red = Montgomery: porty grożą mu mimo odcięcia
rr-option-harder-white = Bradley: zaczyna na poziomie 1
rr-option-harder-blue = Patton: znacznik oporu w Metz
rr-option-training = Gra szkoleniowa
rr-option-training-help = Bez wsparcia lotniczego, desantów, dowódców i zasad specjalnych.
rr-option-training-off = nie
rr-option-training-on = tak
rr-option-undo = Cofanie
rr-option-undo-help = Własne akcje z tej tury, do ostatniej widzianej karty, albo wcale.
rr-option-undo-barrier = do ostatniej widzianej karty
rr-option-undo-none = wcale
rr-option-line = Linia do Renu
rr-option-line-help = Kiedy linia od głównej bazy musi istnieć, by wygrać natychmiast.
rr-option-line-taken = gdy korpus zajmuje pole
rr-option-line-later = wtedy albo kiedykolwiek później
rr-option-round_limit = Ostatnia runda
rr-option-round_limit-help = Gra na dwóch lub trzech graczy kończy się najpóźniej po tej rundzie.
rr-option-round_limit-none = bez limitu
rr-option-solo_limit = Ostatnia tura solo
rr-option-solo_limit-help = Gra solo po tej turze kończy się nierozstrzygnięta.
rr-option-solo_limit-none = bez limitu
rr-option-round_limit-5 = po rundzie 5
rr-option-round_limit-6 = po rundzie 6
rr-option-round_limit-7 = po rundzie 7
rr-option-round_limit-8 = po rundzie 8
rr-option-round_limit-9 = po rundzie 9
rr-option-round_limit-10 = po rundzie 10
rr-option-round_limit-11 = po rundzie 11
rr-option-round_limit-12 = po rundzie 12
rr-option-round_limit-13 = po rundzie 13
rr-option-round_limit-14 = po rundzie 14
rr-option-round_limit-15 = po rundzie 15
rr-option-round_limit-16 = po rundzie 16
rr-option-round_limit-17 = po rundzie 17
rr-option-round_limit-18 = po rundzie 18
rr-option-round_limit-19 = po rundzie 19
rr-option-round_limit-20 = po rundzie 20
rr-option-round_limit-21 = po rundzie 21
rr-option-round_limit-22 = po rundzie 22
rr-option-round_limit-23 = po rundzie 23
rr-option-round_limit-24 = po rundzie 24
rr-option-round_limit-25 = po rundzie 25
rr-option-round_limit-26 = po rundzie 26
rr-option-round_limit-27 = po rundzie 27
rr-option-round_limit-28 = po rundzie 28
rr-option-round_limit-29 = po rundzie 29
rr-option-round_limit-30 = po rundzie 30
rr-option-round_limit-31 = po rundzie 31
rr-option-round_limit-32 = po rundzie 32
rr-option-round_limit-33 = po rundzie 33
rr-option-round_limit-34 = po rundzie 34
rr-option-round_limit-35 = po rundzie 35
rr-option-round_limit-36 = po rundzie 36
rr-option-round_limit-37 = po rundzie 37
rr-option-round_limit-38 = po rundzie 38
rr-option-round_limit-39 = po rundzie 39
rr-option-round_limit-40 = po rundzie 40
rr-option-solo_limit-5 = po turze 5
rr-option-solo_limit-6 = po turze 6
rr-option-solo_limit-7 = po turze 7
rr-option-solo_limit-8 = po turze 8
rr-option-solo_limit-9 = po turze 9
rr-option-solo_limit-10 = po turze 10
rr-option-solo_limit-11 = po turze 11
rr-option-solo_limit-12 = po turze 12
rr-option-solo_limit-13 = po turze 13
rr-option-solo_limit-14 = po turze 14
rr-option-solo_limit-15 = po turze 15
rr-option-solo_limit-16 = po turze 16
rr-option-solo_limit-17 = po turze 17
rr-option-solo_limit-18 = po turze 18
rr-option-solo_limit-19 = po turze 19
rr-option-solo_limit-20 = po turze 20
rr-option-solo_limit-21 = po turze 21
rr-option-solo_limit-22 = po turze 22
rr-option-solo_limit-23 = po turze 23
rr-option-solo_limit-24 = po turze 24
rr-option-solo_limit-25 = po turze 25
rr-option-solo_limit-26 = po turze 26
rr-option-solo_limit-27 = po turze 27
rr-option-solo_limit-28 = po turze 28
rr-option-solo_limit-29 = po turze 29
rr-option-solo_limit-30 = po turze 30
rr-option-solo_limit-31 = po turze 31
rr-option-solo_limit-32 = po turze 32
rr-option-solo_limit-33 = po turze 33
rr-option-solo_limit-34 = po turze 34
rr-option-solo_limit-35 = po turze 35
rr-option-solo_limit-36 = po turze 36
rr-option-solo_limit-37 = po turze 37
rr-option-solo_limit-38 = po turze 38
rr-option-solo_limit-39 = po turze 39
rr-option-solo_limit-40 = po turze 40

## Dlaczego stół nie może tak zacząć

rr-options-seats = Od jednego do trzech graczy, każdy z inną armią.
rr-options-value = { $option }: wartość { $value } jest niemożliwa.
rr-options-harder = { $army } nie bierze udziału w tej grze, więc nie może mieć utrudnień.
rr-options-training = W grze szkoleniowej nie ma pogody, wspólnej talii ani utrudnień.

## Menu

rr-verb-supply = Pobierz zaopatrzenie
rr-verb-supply-plus = Pobierz zaopatrzenie z premią (Montgomery)
rr-verb-trucks = Pobierz ciężarówki
rr-verb-haul = Transport zaopatrzenia
rr-verb-move = Ruch korpusu
rr-verb-air = Wsparcie lotnicze
rr-verb-drop = Desant spadochronowy
rr-verb-recon = Użyj karty Recon
rr-verb-card = Za kartę Resistance
rr-verb-card-supply = Zaopatrzenie za kartę Resistance
rr-verb-card-supply-plus = Zaopatrzenie z premią za kartę Resistance
rr-verb-card-trucks = Ciężarówki za kartę Resistance
rr-verb-card-haul = Transport za kartę Resistance
rr-verb-card-move = Ruch korpusu za kartę Resistance
rr-verb-card-air = Wsparcie lotnicze za kartę Resistance
rr-verb-card-drop = Desant za kartę Resistance
rr-verb-cmd-move = Ruch korpusu z karty dowódcy
rr-verb-cmd-air = Wsparcie lotnicze z karty dowódcy
rr-verb-load = Załaduj
rr-verb-leave = Wyładuj
rr-verb-end = Zakończ akcje
rr-verb-back = Wstecz
rr-verb-bonus = Dołóż pionki
rr-verb-cargo = Ładunek
rr-verb-leg = Następna ciężarówka
rr-verb-done = Zakończ transport
rr-verb-step = Marsz na
rr-verb-stop = Zatrzymaj się
rr-verb-give = Oddaj prowiant
rr-verb-decline = Zrezygnuj
rr-verb-swap = Wymień
rr-verb-land = Lądowanie
rr-verb-pay = Zapłać
rr-verb-shed = Odrzuć
rr-verb-mark = Połóż znacznik oporu
rr-verb-counter = Kontratak
rr-verb-box = Znacznik do pudełka
rr-verb-pass = Pas
rr-verb-civ = Starving civilians
rr-verb-market = Black market
rr-verb-go = Dalszy ruch za paliwo
rr-verb-stops = Załadunek po drodze
rr-verb-surplus = Gdy leży za dużo

## Co można zrobić

rr-do-supply = { $tokens } { $space-w }
rr-do-supply-plus = { $tokens } i do dwóch pionków więcej { $space-w }
rr-do-bonus = { $tokens }
rr-do-trucks = { $n ->
        [one] 1 ciężarówka
        [few] { $n } ciężarówki
       *[many] { $n } ciężarówek
    }, zostanie { $left }
rr-do-trucks-last = { $n ->
        [one] ostatnia ciężarówka
        [few] wszystkie { $n } ciężarówki
       *[many] wszystkie { $n } ciężarówek
    }, potem faza logistyki: { $count ->
        [0] nikt nie staje
        [one] staje { $corps }
        [few] stają { $count } korpusy
       *[many] staje { $count } korpusów
    }
rr-do-trucks-none = żadna, od razu faza logistyki: { $count ->
        [0] nikt nie staje
        [one] staje { $corps }
        [few] stają { $count } korpusy
       *[many] staje { $count } korpusów
    }
rr-do-haul = { $start } → { $end }
rr-do-leg = { $start } → { $end }
rr-do-token = 1{ $kind }
rr-do-done = Zakończ transport
rr-do-load = { $corps } ładuje { $tokens } { $space-w }
rr-do-load-all = { $corps } ładuje wszystko { $space-w }
rr-do-leave = { $corps } zostawia { $tokens } { $space-w }
rr-do-leave-all = { $corps } zostawia wszystko { $space-w }
rr-do-move = { $corps } { $space-z } ({ $fuel }F)
rr-do-step = { $space }{ $card ->
        [own] , własne pole
        [resistance] , karta oporu
       *[pursuit] , karta pościgu
    }{ $fuel ->
        [0] { "" }
       *[other] , { $fuel }F
    }{ $fort ->
        [0] { "" }
       *[other] , fortyfikacja { $fort }A
    }
rr-do-stop = Zatrzymaj się tutaj
rr-do-back = Wstecz
rr-do-give = Oddaj 1R za medal
rr-do-decline = Zrezygnuj
rr-do-swap = 1{ $given } za 1{ $got }
rr-do-air = { $deck }, ze znacznikiem
rr-do-recon = { $deck }, bez znacznika
rr-do-drop = { $n ->
        [one] 1 znacznik za 1 medal
        [few] { $n } znaczniki za { $n } medale
       *[many] { $n } znaczników za { $n } medali
    }
rr-do-land = { $space }
rr-do-pay-usual = jak zwykle, { $medals ->
        [0] { $cards }
        [one] 1 znacznik medalu{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
        [few] { $medals } znaczniki medali{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
       *[many] { $medals } znaczników medali{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
    }
rr-do-pay-medal = znacznik medalu
rr-do-pay-card = { $card } (medal)
rr-do-pay-marks = { $card } ({ $marks ->
        [one] 1 znak
        [few] { $marks } znaki
       *[many] { $marks } znaków
    })
rr-do-end = Zakończ akcje
rr-sure-end = { $left ->
        [one] Została ci jedna akcja.
        [few] Zostały ci { $left } akcje.
       *[many] Zostało ci { $left } akcji.
    } Zakończyć akcje?
rr-do-mark = { $space }
rr-do-counter = { $space } ({ $army }{ $medal ->
        [yes] {" "}traci medal
       *[no] { "" }
    })
rr-do-box = Jeden znacznik do pudełka
rr-do-pass = Pas

## Pytania

rr-ask-action = { $army }: { $left ->
        [0] zwykłych akcji już nie ma. Akcje dodatkowe, załadunek czy koniec?
        [one] została jedna zwykła akcja. Co robisz?
        [few] zostały { $left } zwykłe akcje. Co robisz?
       *[many] zostało { $left } zwykłych akcji. Co robisz?
    }
rr-ask-bonus = { $tokens } { $space-do }: jakie pionki dokłada Montgomery (najwyżej { $n })?
rr-ask-leg = Transport trwa: { $n ->
        [one] może wyjechać jeszcze jedna ciężarówka.
        [few] mogą wyjechać jeszcze { $n } ciężarówki.
       *[many] może wyjechać jeszcze { $n } ciężarówek.
    }
rr-ask-cargo = Co wiezie ciężarówka { $start-z } { $end-do }? Leży tam { $tokens }, zmieści się { $most }.
rr-ask-shed = Za dużo { $space-w }: leży { $tokens }, zmieści się { $limit }. Odrzuć { $n }.
rr-ask-first-step = Dokąd rusza { $corps }? Ruch kosztuje { $fuel }F.
rr-ask-step = { $corps } stoi { $space-w } i ma { $tokens }. { $left ->
        [one] Został jeden krok.
        [few] Zostały { $left } kroki.
       *[many] Zostało { $left } kroków.
    } { $fuel ->
        [0] Idzie dalej czy staje?
       *[other] Dalszy ruch kosztuje { $fuel }F. Idzie dalej czy staje?
    }
rr-ask-civilians = Starving civilians { $space-w }: czy { $corps } ({ $tokens }) odda 1R za medal? { $left ->
        [one] Został jeden medal.
        [few] Zostały { $left } medale.
       *[many] Zostało { $left } medali.
    }
rr-ask-market = Black market { $space-w }: co wymienia { $corps } ({ $tokens })?
rr-ask-land = Gdzie ląduje znacznik spadochroniarzy { $n } z { $of }?
rr-ask-pay = Czym płacisz za desant ({ $n })? Dotąd: { $paid }.
rr-ask-reaction = Reakcja niemiecka: połóż znacznik oporu albo kontratakuj. { $left ->
        [one] Został ostatni znacznik: gra skończy się z tą rundą.
        [few] Zostały { $left } znaczniki.
       *[many] Zostało { $left } znaczników.
    }
rr-ask-reaction-last = Reakcja niemiecka: ostatni znacznik już położono. Kontratakuj albo spasuj.
rr-ask-standing = Co odpowiadać za ciebie, dopóki nie powiesz inaczej?

rr-wait-actions = { $army } wybiera akcje
rr-wait-move = { $army } prowadzi korpus
rr-wait-reaction = { $army } odpowiada za Niemców

## Odpowiedzi z góry

rr-standing-civ-ask = Cywile: pytaj mnie
rr-standing-civ-yes = Cywile: zawsze oddaj prowiant
rr-standing-civ-spare = Cywile: oddaj, jeśli jakiś zostanie
rr-standing-civ-no = Cywile: nigdy nie oddawaj
rr-standing-market-ask = Black market: pytaj mnie
rr-standing-market-f-a = Black market: paliwo na amunicję
rr-standing-market-f-r = Black market: paliwo na prowiant
rr-standing-market-a-f = Black market: amunicja na paliwo
rr-standing-market-a-r = Black market: amunicja na prowiant
rr-standing-market-r-f = Black market: prowiant na paliwo
rr-standing-market-r-a = Black market: prowiant na amunicję
rr-standing-market-no = Black market: nigdy nie wymieniaj
rr-standing-go-ask = Dalszy ruch za paliwo: pytaj mnie
rr-standing-go-yes = Dalszy ruch za paliwo: zawsze
rr-standing-go-no = Dalszy ruch za paliwo: nigdy
rr-standing-stops-no = Ruch wpisany tekstem nic po drodze nie ładuje
rr-standing-stops-far = Ruch wpisany tekstem ładuje wszystko, co się zmieści
rr-standing-stops-f = Ruch wpisany tekstem ładuje paliwo
rr-standing-stops-a = Ruch wpisany tekstem ładuje amunicję
rr-standing-stops-r = Ruch wpisany tekstem ładuje prowiant
rr-standing-stops-fa = Ruch wpisany tekstem ładuje paliwo i amunicję
rr-standing-stops-fr = Ruch wpisany tekstem ładuje paliwo i prowiant
rr-standing-stops-ar = Ruch wpisany tekstem ładuje amunicję i prowiant
rr-standing-surplus-ask = Nadmiar: pytaj mnie
rr-standing-surplus-usual = Nadmiar: odrzuć to, czego jest najwięcej
rr-standing-surplus-far = Nadmiar: odrzucaj F, potem A, potem R
rr-standing-surplus-fra = Nadmiar: odrzucaj F, potem R, potem A
rr-standing-surplus-afr = Nadmiar: odrzucaj A, potem F, potem R
rr-standing-surplus-arf = Nadmiar: odrzucaj A, potem R, potem F
rr-standing-surplus-rfa = Nadmiar: odrzucaj R, potem F, potem A
rr-standing-surplus-raf = Nadmiar: odrzucaj R, potem A, potem F

## Dziennik (RR-24)

rr-log-setup = Kolejność tur: { $armies }.{ $count ->
        [0] { "" }
        [one] {" "}Zamknięte pola armii, której nie ma w grze: { $absent }.
       *[other] {" "}Zamknięte pola armii, których nie ma w grze: { $absent }.
    } { $markers ->
        [0] Puli znaczników nie ma.
        [one] W puli jest 1 znacznik oporu.
        [few] W puli są { $markers } znaczniki oporu.
       *[many] W puli jest { $markers } znaczników oporu.
    }
rr-log-turn = Runda { $round }, teraz { $army }.
rr-log-ends = { $army } kończy akcje.
rr-log-plays = { $army } zagrywa kartę { $card } na dodatkową akcję.
rr-log-commander = { $army } używa karty dowódcy.
rr-log-supplies = { $army } ściąga { $tokens } { $space-do }{ $extra ->
        [0] { "" }
       *[other] , w tym jako premię { $bonus }
    }; leży tam teraz { $now }.
rr-log-ostend = { $space } nie da już zaopatrzenia; jej znacznik wypada z gry.
rr-log-shed = { $space }: o { $n } za dużo, { $tokens } przepada.
rr-log-trucks = { $army } bierze { $n ->
        [one] 1 ciężarówkę
        [few] { $n } ciężarówki
       *[many] { $n } ciężarówek
    }; ma teraz { $area } (limit { $limit }), na torze zostaje { $track }.
rr-log-haul = { $army } wiezie { $tokens } { $start-z } { $end-do }.
rr-log-fed = { $corps } { $space-w } dostaje prowiant i znów działa.
rr-log-load = { $corps } ładuje { $tokens } { $space-w }.
rr-log-leave = { $corps } zostawia { $tokens } { $space-w }.
rr-log-logistics = **Faza logistyki.** Poziomy ({ $armies }): { $levels }. Najedzone korpusy: { $fed }. { $count ->
        [0] Nikt nie staje z głodu.
       *[other] Stają z głodu: { $halted }.
    } Z planszy wracają ciężarówki: { $back }, dochodzą nowe: { $added }. Na tor zapasów przybywa { $refilled }. Dowódcy znów są gotowi.
rr-log-air = { $army } ogląda wierzchnią kartę { $deck-czego } i kładzie na niej znacznik lotniczy.
rr-log-recon = { $army } zagrywa Recon i ogląda wierzchnią kartę { $deck-czego }.
rr-log-seen = Na wierzchu { $deck-czego } leży { $card }.
rr-log-renewed = { $n ->
        [one] Odrzucona karta wraca
        [few] { $n } odrzucone karty wracają
       *[many] { $n } odrzuconych kart wraca
    } po przetasowaniu do { $deck-czego }.
rr-log-air-back = { $armies }: znacznik lotniczy wraca z { $deck-czego }.
rr-log-moves = { $army } rusza { $space-z }: { $corps } ({ $fuel }F).
rr-log-steps = { $corps } przechodzi { $space-do }.
rr-log-goes-on = { $corps } płaci { $fuel }F i idzie dalej.
rr-log-stops = { $corps } zatrzymuje się { $space-w }.
rr-log-fort = { $corps } szturmuje fort { $space-w } za { $ammo }A{ $air ->
        [0] { "" }
       *[other] , w tym { $air } z powietrza
    }{ $drops ->
        [0] { "" }
       *[other] , { $drops } dzięki spadochroniarzom
    }.
rr-log-enters = { $corps } wchodzi { $space-do }: { $card } z { $deck-czego }.
rr-log-enters-free = { $corps } wchodzi { $space-do }: { $deck } jest pusta, karty nie ma.
rr-log-battle = { $corps } { $won ->
        [yes] pokonuje { $card } za { $cost }
       *[no] przegrywa z { $card } (siła { $cost })
    }{ $air ->
        [0] { "" }
       *[other] , w tym { $air } z powietrza
    }{ $drops ->
        [0] { "" }
       *[other] , { $drops } dzięki spadochroniarzom
    }.
rr-log-lost = { $corps } cofa się { $space-z } { $back-do }; { $card } wraca do potasowanej talii.
rr-log-kept = { $card } przyda się później.
rr-log-ready = Karta { $card } czeka na użycie.
rr-log-card-lost = Karta { $card } przepada: wolno użyć jednej takiej na turę.
rr-log-expires = { $card } przepada bez użycia.
rr-log-found = Żołnierze znajdują { $tokens } { $space-w }.
rr-log-pool-empty = Pula jest pusta: { $space-w } nic nie ma.
rr-log-gives = { $corps } karmi cywilów (1R).
rr-log-swaps = { $corps } wymienia 1{ $given } na 1{ $got }.
rr-log-declines = { $card }: nie, dziękuję.
rr-log-takes = { $army } zajmuje { $space-kogo }.
rr-log-marker-back = Znacznik oporu { $space-z } wraca do puli ({ $n }).
rr-log-drops-leave = Spadochroniarze { $space-z } wypadają z gry ({ $n }).
rr-log-medal = { $army } dostaje medal; w puli zostaje { $left }.
rr-log-no-medal = { $army } nie dostaje medalu: pula jest pusta.
rr-log-cut = { $army } odcina { $spaces-kogo }.
rr-log-cut-unchanged = Odcięte, ale bez zmian: { $spaces }.
rr-log-base-gained = { $space } to teraz główna baza { $army-czyja }.
rr-log-base-lost = { $space } nie jest już główną bazą { $army-czyja }.
rr-log-drop = { $army } zrzuca spadochroniarzy ({ $n }): { $spaces }. Zapłata: { $medals ->
        [0] { $cards }
        [one] 1 znacznik medalu{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
        [few] { $medals } znaczniki medali{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
       *[many] { $medals } znaczników medali{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
    }.
rr-log-drops-age = Spadochroniarze{ $turned ->
        [0] { "" }
       *[other] {" "}ciemnieją: { $dark }
    }{ $left ->
        [0] .
       *[other] { $turned ->
            [0] { "" }
           *[other] ;
        } wypadają z gry: { $gone }.
    }
rr-log-weather-sun = Pogoda się poprawia: słońce.
rr-log-weather-rain = Pogoda się psuje: deszcz.
rr-log-marks = { $army } kładzie znacznik oporu { $space-w }; w puli zostaje { $n }.
rr-log-box = { $army } nie ma gdzie położyć znacznika: jeden trafia do pudełka, w puli zostaje { $n }.
rr-log-last-marker = **To był ostatni znacznik: runda zostanie dograna do końca.**
rr-log-metz = Znacznik { $space-w } ma połączenie z Renem: opór szerzy się odtąd i stamtąd.
rr-log-counter = { $by } kontratakuje { $sources-z }: { $army } traci { $space-kogo }.
rr-log-medal-back = { $army } zwraca medal; w puli jest { $left }.
rr-log-no-medal-back = { $army } nie ma znacznika medalu do zwrócenia.
rr-log-pass = { $army } nie kładzie znacznika.
rr-log-front = Front się przesuwa: { $numbers } { $space-do }, razem jest tam { $sum }.
rr-log-front-gone = Front się przesuwa: { $numbers } wypada z gry.
rr-log-roll = Kostki { $a }+{ $b }+{ $c } = { $sum }: odwraca się liczba { $number } { $space-w }.
rr-log-roll-none = Kostki { $a }+{ $b }+{ $c } = { $sum }: nie ma już żadnej liczby.
rr-log-crossing = **{ $army } stoi za Renem { $space-w }.** Linia { $base-z } trzyma: { $line }.
rr-log-crossing-broken = **{ $army } stoi za Renem { $space-w }.** Linia { $base-z } jest przerwana: { $last } – { $missing }.
rr-log-wins-rhine = **{ $army } przekracza Ren i wygrywa.**
rr-log-wins-medals = **Koniec gry. Dzięki medalom wygrywa { $army }.**
rr-log-wins-conceded = **{ $army } zostaje bez rywali i wygrywa.**
rr-log-place = { $place }. { $army }: { $sum ->
        [one] 1 medal
        [few] { $sum } medale
       *[many] { $sum } medali
    } (znaczniki: { $tokens }{ $cards ->
        [0] { "" }
       *[other] , karty: { $cards }
    }{ $ammo ->
        [0] { "" }
       *[other] , za { $marks } znaków amunicji: { $ammo }
    }){ $tie ->
        [won] ; { $next } ma mniej kart zdobytych w boju (tu: { $won }).
        [order] ; wyżej niż { $next }, bo rusza później.
       *[none] .
    }
rr-log-solved = **Ren przekroczony w turze { $turn }, { $medals ->
        [one] 1 medal
        [few] { $medals } medale
       *[many] { $medals } medali
    }.**
rr-log-unsolved = **Gra kończy się w turze { $turn } bez przekroczenia Renu, { $medals ->
        [one] 1 medal
        [few] { $medals } medale
       *[many] { $medals } medali
    }.**
rr-log-resigns = { $army } poddaje się.

## Dlaczego rozkazu nie można wykonać (RR-27)

rr-err-no-action-left = Zwykłe akcje masz już za sobą. Dodatkową może dać karta Resistance, karta Recon albo dowódca.
rr-err-not-there = Tyle { $space-w } nie ma: leży tam { $tokens }.
rr-err-corps-halted = { $corps } jest unieruchomiony i potrzebuje prowiantu.

rr-nothing = nic

## Pola

rr-space-lisieux = Lisieux
    .do = do Lisieux
    .z = z Lisieux
    .w = w Lisieux
    .kogo = Lisieux
rr-space-brionne = Brionne
    .do = do Brionne
    .z = z Brionne
    .w = w Brionne
    .kogo = Brionne
rr-space-evreux = Évreux
    .do = do Évreux
    .z = z Évreux
    .w = w Évreux
    .kogo = Évreux
rr-space-rouen = Rouen
    .do = do Rouen
    .z = z Rouen
    .w = w Rouen
    .kogo = Rouen
rr-space-louviers = Louviers
    .do = do Louviers
    .z = z Louviers
    .w = w Louviers
    .kogo = Louviers
rr-space-vernon = Vernon
    .do = do Vernon
    .z = z Vernon
    .w = w Vernon
    .kogo = Vernon
rr-space-yvetot = Yvetot
    .do = do Yvetot
    .z = z Yvetot
    .w = w Yvetot
    .kogo = Yvetot
rr-space-le_havre = Hawr
    .do = do Hawru
    .z = z Hawru
    .w = w Hawrze
    .kogo = Hawr
rr-space-dieppe = Dieppe
    .do = do Dieppe
    .z = z Dieppe
    .w = w Dieppe
    .kogo = Dieppe
rr-space-neufchatel_bray = Neufchâtel
    .do = do Neufchâtel
    .z = z Neufchâtel
    .w = w Neufchâtel
    .kogo = Neufchâtel
rr-space-beauvais = Beauvais
    .do = do Beauvais
    .z = z Beauvais
    .w = w Beauvais
    .kogo = Beauvais
rr-space-abbeville = Abbeville
    .do = do Abbeville
    .z = z Abbeville
    .w = w Abbeville
    .kogo = Abbeville
rr-space-amiens = Amiens
    .do = do Amiens
    .z = z Amiens
    .w = w Amiens
    .kogo = Amiens
rr-space-boulogne = Boulogne
    .do = do Boulogne
    .z = z Boulogne
    .w = w Boulogne
    .kogo = Boulogne
rr-space-calais = Calais
    .do = do Calais
    .z = z Calais
    .w = w Calais
    .kogo = Calais
rr-space-dunkerque = Dunkierka
    .do = do Dunkierki
    .z = z Dunkierki
    .w = w Dunkierce
    .kogo = Dunkierkę
rr-space-st_omer = St-Omer
    .do = do St-Omer
    .z = z St-Omer
    .w = w St-Omer
    .kogo = St-Omer
rr-space-arras = Arras
    .do = do Arras
    .z = z Arras
    .w = w Arras
    .kogo = Arras
rr-space-lille = Lille
    .do = do Lille
    .z = z Lille
    .w = w Lille
    .kogo = Lille
rr-space-tournai = Tournai
    .do = do Tournai
    .z = z Tournai
    .w = w Tournai
    .kogo = Tournai
rr-space-oostende = Ostenda
    .do = do Ostendy
    .z = z Ostendy
    .w = w Ostendzie
    .kogo = Ostendę
rr-space-brugge = Brugia
    .do = do Brugii
    .z = z Brugii
    .w = w Brugii
    .kogo = Brugię
rr-space-gent = Gandawa
    .do = do Gandawy
    .z = z Gandawy
    .w = w Gandawie
    .kogo = Gandawę
rr-space-ronse = Ronse
    .do = do Ronse
    .z = z Ronse
    .w = w Ronse
    .kogo = Ronse
rr-space-bruxelles = Bruksela
    .do = do Brukseli
    .z = z Brukseli
    .w = w Brukseli
    .kogo = Brukselę
rr-space-antwerpen = Antwerpia
    .do = do Antwerpii
    .z = z Antwerpii
    .w = w Antwerpii
    .kogo = Antwerpię
rr-space-breskens = Breskens
    .do = do Breskens
    .z = z Breskens
    .w = w Breskens
    .kogo = Breskens
rr-space-terneuzen = Terneuzen
    .do = do Terneuzen
    .z = z Terneuzen
    .w = w Terneuzen
    .kogo = Terneuzen
rr-space-vlissingen = Vlissingen
    .do = do Vlissingen
    .z = z Vlissingen
    .w = w Vlissingen
    .kogo = Vlissingen
rr-space-bergen_op_zoom = Bergen op Zoom
    .do = do Bergen op Zoom
    .z = z Bergen op Zoom
    .w = w Bergen op Zoom
    .kogo = Bergen op Zoom
rr-space-breda = Breda
    .do = do Bredy
    .z = z Bredy
    .w = w Bredzie
    .kogo = Bredę
rr-space-rotterdam = Rotterdam
    .do = do Rotterdamu
    .z = z Rotterdamu
    .w = w Rotterdamie
    .kogo = Rotterdam
rr-space-turnhout = Turnhout
    .do = do Turnhout
    .z = z Turnhout
    .w = w Turnhout
    .kogo = Turnhout
rr-space-diest = Diest
    .do = do Diest
    .z = z Diest
    .w = w Diest
    .kogo = Diest
rr-space-leopoldsburg = Leopoldsburg
    .do = do Leopoldsburga
    .z = z Leopoldsburga
    .w = w Leopoldsburgu
    .kogo = Leopoldsburg
rr-space-eindhoven = Eindhoven
    .do = do Eindhoven
    .z = z Eindhoven
    .w = w Eindhoven
    .kogo = Eindhoven
rr-space-s_hertogenbosch = 's-Hertogenbosch
    .do = do 's-Hertogenbosch
    .z = z 's-Hertogenbosch
    .w = w 's-Hertogenbosch
    .kogo = 's-Hertogenbosch
rr-space-grave = Grave
    .do = do Grave
    .z = z Grave
    .w = w Grave
    .kogo = Grave
rr-space-nijmegen = Nijmegen
    .do = do Nijmegen
    .z = z Nijmegen
    .w = w Nijmegen
    .kogo = Nijmegen
rr-space-venlo = Venlo
    .do = do Venlo
    .z = z Venlo
    .w = w Venlo
    .kogo = Venlo
rr-space-roermond = Roermond
    .do = do Roermond
    .z = z Roermond
    .w = w Roermond
    .kogo = Roermond
rr-space-rheydt = Rheydt
    .do = do Rheydt
    .z = z Rheydt
    .w = w Rheydt
    .kogo = Rheydt
rr-space-rheinhausen = Rheinhausen
    .do = do Rheinhausen
    .z = z Rheinhausen
    .w = w Rheinhausen
    .kogo = Rheinhausen
rr-space-maastricht = Maastricht
    .do = do Maastricht
    .z = z Maastricht
    .w = w Maastricht
    .kogo = Maastricht
rr-space-chartres = Chartres
    .do = do Chartres
    .z = z Chartres
    .w = w Chartres
    .kogo = Chartres
rr-space-dreux = Dreux
    .do = do Dreux
    .z = z Dreux
    .w = w Dreux
    .kogo = Dreux
rr-space-rambouillet = Rambouillet
    .do = do Rambouillet
    .z = z Rambouillet
    .w = w Rambouillet
    .kogo = Rambouillet
rr-space-etampes = Étampes
    .do = do Étampes
    .z = z Étampes
    .w = w Étampes
    .kogo = Étampes
rr-space-mantes = Mantes
    .do = do Mantes
    .z = z Mantes
    .w = w Mantes
    .kogo = Mantes
rr-space-paris = Paryż
    .do = do Paryża
    .z = z Paryża
    .w = w Paryżu
    .kogo = Paryż
rr-space-melun = Melun
    .do = do Melun
    .z = z Melun
    .w = w Melun
    .kogo = Melun
rr-space-senlis = Senlis
    .do = do Senlis
    .z = z Senlis
    .w = w Senlis
    .kogo = Senlis
rr-space-montdidier = Montdidier
    .do = do Montdidier
    .z = z Montdidier
    .w = w Montdidier
    .kogo = Montdidier
rr-space-compiegne = Compiègne
    .do = do Compiègne
    .z = z Compiègne
    .w = w Compiègne
    .kogo = Compiègne
rr-space-meaux = Meaux
    .do = do Meaux
    .z = z Meaux
    .w = w Meaux
    .kogo = Meaux
rr-space-soissons = Soissons
    .do = do Soissons
    .z = z Soissons
    .w = w Soissons
    .kogo = Soissons
rr-space-chateau_thierry = Château-Thierry
    .do = do Château-Thierry
    .z = z Château-Thierry
    .w = w Château-Thierry
    .kogo = Château-Thierry
rr-space-reims = Reims
    .do = do Reims
    .z = z Reims
    .w = w Reims
    .kogo = Reims
rr-space-laon = Laon
    .do = do Laon
    .z = z Laon
    .w = w Laon
    .kogo = Laon
rr-space-st_quentin = St-Quentin
    .do = do St-Quentin
    .z = z St-Quentin
    .w = w St-Quentin
    .kogo = St-Quentin
rr-space-cambrai = Cambrai
    .do = do Cambrai
    .z = z Cambrai
    .w = w Cambrai
    .kogo = Cambrai
rr-space-mons = Mons
    .do = do Mons
    .z = z Mons
    .w = w Mons
    .kogo = Mons
rr-space-hirson = Hirson
    .do = do Hirson
    .z = z Hirson
    .w = w Hirson
    .kogo = Hirson
rr-space-rethel = Rethel
    .do = do Rethel
    .z = z Rethel
    .w = w Rethel
    .kogo = Rethel
rr-space-charleville = Charleville
    .do = do Charleville
    .z = z Charleville
    .w = w Charleville
    .kogo = Charleville
rr-space-sedan = Sedan
    .do = do Sedanu
    .z = z Sedanu
    .w = w Sedanie
    .kogo = Sedan
rr-space-charleroi = Charleroi
    .do = do Charleroi
    .z = z Charleroi
    .w = w Charleroi
    .kogo = Charleroi
rr-space-namur = Namur
    .do = do Namur
    .z = z Namur
    .w = w Namur
    .kogo = Namur
rr-space-huy = Huy
    .do = do Huy
    .z = z Huy
    .w = w Huy
    .kogo = Huy
rr-space-tienen = Tienen
    .do = do Tienen
    .z = z Tienen
    .w = w Tienen
    .kogo = Tienen
rr-space-givet = Givet
    .do = do Givet
    .z = z Givet
    .w = w Givet
    .kogo = Givet
rr-space-marche = Marche
    .do = do Marche
    .z = z Marche
    .w = w Marche
    .kogo = Marche
rr-space-liege = Liège
    .do = do Liège
    .z = z Liège
    .w = w Liège
    .kogo = Liège
rr-space-libramont = Libramont
    .do = do Libramont
    .z = z Libramont
    .w = w Libramont
    .kogo = Libramont
rr-space-arlon = Arlon
    .do = do Arlon
    .z = z Arlon
    .w = w Arlon
    .kogo = Arlon
rr-space-longwy = Longwy
    .do = do Longwy
    .z = z Longwy
    .w = w Longwy
    .kogo = Longwy
rr-space-luxembourg = Luksemburg
    .do = do Luksemburga
    .z = z Luksemburga
    .w = w Luksemburgu
    .kogo = Luksemburg
rr-space-bastogne = Bastogne
    .do = do Bastogne
    .z = z Bastogne
    .w = w Bastogne
    .kogo = Bastogne
rr-space-st_vith = St. Vith
    .do = do St. Vith
    .z = z St. Vith
    .w = w St. Vith
    .kogo = St. Vith
rr-space-prum = Prüm
    .do = do Prüm
    .z = z Prüm
    .w = w Prüm
    .kogo = Prüm
rr-space-schleiden = Schleiden
    .do = do Schleiden
    .z = ze Schleiden
    .w = w Schleiden
    .kogo = Schleiden
rr-space-mayen = Mayen
    .do = do Mayen
    .z = z Mayen
    .w = w Mayen
    .kogo = Mayen
rr-space-bitburg = Bitburg
    .do = do Bitburga
    .z = z Bitburga
    .w = w Bitburgu
    .kogo = Bitburg
rr-space-aachen = Akwizgran
    .do = do Akwizgranu
    .z = z Akwizgranu
    .w = w Akwizgranie
    .kogo = Akwizgran
rr-space-orleans = Orlean
    .do = do Orleanu
    .z = z Orleanu
    .w = w Orleanie
    .kogo = Orlean
rr-space-montargis = Montargis
    .do = do Montargis
    .z = z Montargis
    .w = w Montargis
    .kogo = Montargis
rr-space-pithiviers = Pithiviers
    .do = do Pithiviers
    .z = z Pithiviers
    .w = w Pithiviers
    .kogo = Pithiviers
rr-space-nemours = Nemours
    .do = do Nemours
    .z = z Nemours
    .w = w Nemours
    .kogo = Nemours
rr-space-sens = Sens
    .do = do Sens
    .z = z Sens
    .w = w Sens
    .kogo = Sens
rr-space-nogent = Nogent
    .do = do Nogent
    .z = z Nogent
    .w = w Nogent
    .kogo = Nogent
rr-space-troyes = Troyes
    .do = do Troyes
    .z = z Troyes
    .w = w Troyes
    .kogo = Troyes
rr-space-epernay = Épernay
    .do = do Épernay
    .z = z Épernay
    .w = w Épernay
    .kogo = Épernay
rr-space-vitry = Vitry
    .do = do Vitry
    .z = z Vitry
    .w = w Vitry
    .kogo = Vitry
rr-space-chalons = Châlons
    .do = do Châlons
    .z = z Châlons
    .w = w Châlons
    .kogo = Châlons
rr-space-brienne = Brienne
    .do = do Brienne
    .z = z Brienne
    .w = w Brienne
    .kogo = Brienne
rr-space-chaumont = Chaumont
    .do = do Chaumont
    .z = z Chaumont
    .w = w Chaumont
    .kogo = Chaumont
rr-space-chatillon = Châtillon
    .do = do Châtillon
    .z = z Châtillon
    .w = w Châtillon
    .kogo = Châtillon
rr-space-tonnerre = Tonnerre
    .do = do Tonnerre
    .z = z Tonnerre
    .w = w Tonnerre
    .kogo = Tonnerre
rr-space-auxerre = Auxerre
    .do = do Auxerre
    .z = z Auxerre
    .w = w Auxerre
    .kogo = Auxerre
rr-space-bonny = Bonny
    .do = do Bonny
    .z = z Bonny
    .w = w Bonny
    .kogo = Bonny
rr-space-st_dizier = St-Dizier
    .do = do St-Dizier
    .z = z St-Dizier
    .w = w St-Dizier
    .kogo = St-Dizier
rr-space-bar_le_duc = Bar-le-Duc
    .do = do Bar-le-Duc
    .z = z Bar-le-Duc
    .w = w Bar-le-Duc
    .kogo = Bar-le-Duc
rr-space-ste_menehould = Ste-Menehould
    .do = do Ste-Menehould
    .z = z Ste-Menehould
    .w = w Ste-Menehould
    .kogo = Ste-Menehould
rr-space-verdun = Verdun
    .do = do Verdun
    .z = z Verdun
    .w = w Verdun
    .kogo = Verdun
rr-space-st_mihiel = St-Mihiel
    .do = do St-Mihiel
    .z = z St-Mihiel
    .w = w St-Mihiel
    .kogo = St-Mihiel
rr-space-toul = Toul
    .do = do Toul
    .z = z Toul
    .w = w Toul
    .kogo = Toul
rr-space-neufchateau = Neufchâteau
    .do = do Neufchâteau
    .z = z Neufchâteau
    .w = w Neufchâteau
    .kogo = Neufchâteau
rr-space-langres = Langres
    .do = do Langres
    .z = z Langres
    .w = w Langres
    .kogo = Langres
rr-space-dijon = Dijon
    .do = do Dijon
    .z = z Dijon
    .w = w Dijon
    .kogo = Dijon
rr-space-epinal = Épinal
    .do = do Épinal
    .z = z Épinal
    .w = w Épinal
    .kogo = Épinal
rr-space-nancy = Nancy
    .do = do Nancy
    .z = z Nancy
    .w = w Nancy
    .kogo = Nancy
rr-space-metz = Metz
    .do = do Metz
    .z = z Metz
    .w = w Metz
    .kogo = Metz
rr-space-thionville = Thionville
    .do = do Thionville
    .z = z Thionville
    .w = w Thionville
    .kogo = Thionville
rr-space-trier = Trewir
    .do = do Trewiru
    .z = z Trewiru
    .w = w Trewirze
    .kogo = Trewir
rr-space-wittlich = Wittlich
    .do = do Wittlich
    .z = z Wittlich
    .w = w Wittlich
    .kogo = Wittlich
rr-space-luneville = Lunéville
    .do = do Lunéville
    .z = z Lunéville
    .w = w Lunéville
    .kogo = Lunéville
rr-space-sarrebourg = Sarrebourg
    .do = do Sarrebourg
    .z = z Sarrebourg
    .w = w Sarrebourg
    .kogo = Sarrebourg
rr-space-saverne = Saverne
    .do = do Saverne
    .z = z Saverne
    .w = w Saverne
    .kogo = Saverne
rr-space-haguenau = Haguenau
    .do = do Haguenau
    .z = z Haguenau
    .w = w Haguenau
    .kogo = Haguenau
rr-space-strasbourg = Strasburg
    .do = do Strasburga
    .z = ze Strasburga
    .w = w Strasburgu
    .kogo = Strasburg
rr-space-st_avold = St-Avold
    .do = do St-Avold
    .z = z St-Avold
    .w = w St-Avold
    .kogo = St-Avold
rr-space-saarbrucken = Saarbrücken
    .do = do Saarbrücken
    .z = z Saarbrücken
    .w = w Saarbrücken
    .kogo = Saarbrücken
rr-space-homburg = Homburg
    .do = do Homburga
    .z = z Homburga
    .w = w Homburgu
    .kogo = Homburg
rr-space-kaiserslautern = Kaiserslautern
    .do = do Kaiserslautern
    .z = z Kaiserslautern
    .w = w Kaiserslautern
    .kogo = Kaiserslautern
rr-space-bad_kreuznach = Bad Kreuznach
    .do = do Bad Kreuznach
    .z = z Bad Kreuznach
    .w = w Bad Kreuznach
    .kogo = Bad Kreuznach
rr-space-arnhem = Arnhem
    .do = do Arnhem
    .z = z Arnhem
    .w = w Arnhem
    .kogo = Arnhem
rr-space-wesel = Wesel
    .do = do Wesel
    .z = z Wesel
    .w = w Wesel
    .kogo = Wesel
rr-space-dusseldorf = Düsseldorf
    .do = do Düsseldorfu
    .z = z Düsseldorfu
    .w = w Düsseldorfie
    .kogo = Düsseldorf
rr-space-koln = Kolonia
    .do = do Kolonii
    .z = z Kolonii
    .w = w Kolonii
    .kogo = Kolonię
rr-space-remagen = Remagen
    .do = do Remagen
    .z = z Remagen
    .w = w Remagen
    .kogo = Remagen
rr-space-koblenz = Koblencja
    .do = do Koblencji
    .z = z Koblencji
    .w = w Koblencji
    .kogo = Koblencję
rr-space-mainz = Moguncja
    .do = do Moguncji
    .z = z Moguncji
    .w = w Moguncji
    .kogo = Moguncję
rr-space-mannheim = Mannheim
    .do = do Mannheimu
    .z = z Mannheimu
    .w = w Mannheimie
    .kogo = Mannheim
rr-space-karlsruhe = Karlsruhe
    .do = do Karlsruhe
    .z = z Karlsruhe
    .w = w Karlsruhe
    .kogo = Karlsruhe
rr-space-kehl = Kehl
    .do = do Kehl
    .z = z Kehl
    .w = w Kehl
    .kogo = Kehl

## Korpusy

rr-corps-red_i = I Korpus brytyjski
rr-corps-red_ii = II Korpus kanadyjski
rr-corps-red_xii = XII Korpus brytyjski
rr-corps-red_xxx = XXX Korpus brytyjski
rr-corps-white_v = V Korpus amerykański
rr-corps-white_vii = VII Korpus amerykański
rr-corps-white_xix = XIX Korpus amerykański
rr-corps-blue_xii = XII Korpus amerykański
rr-corps-blue_xv = XV Korpus amerykański
rr-corps-blue_xx = XX Korpus amerykański

## Karty

rr-card-red_division_1 = 331 Infanterie Div
rr-card-red_division_2 = 344 Infanterie Div
rr-card-red_division_3 = 245 Infanterie Div
rr-card-red_division_4 = 17 Luftwaffe-Feld-Div
rr-card-les_boches = Les Boches
rr-card-starving_civilians = Starving civilians
rr-card-captured_stock = Captured stock
rr-card-captured_supplies = Captured supplies
rr-card-vive_la_liberation = Vive la liberation
rr-card-black_market = Black market
rr-card-resistance = Resistance
rr-card-resistance_now = Resistance (w tej turze)
rr-card-recon = Recon
rr-card-red_event_1 = Powstanie warszawskie
rr-card-red_event_2 = Linia Gotów
rr-card-white_division_1 = 352 Infanterie Div
rr-card-white_division_2 = 348 Infanterie Div
rr-card-white_division_3 = 84 Infanterie Div
rr-card-white_division_4 = 18 Luftwaffe-Feld-Div
rr-card-white_event_1 = Słowackie Powstanie Narodowe
rr-card-white_event_2 = Bitwa w zatoce Leyte
rr-card-blue_division_1 = 711 Infanterie Div
rr-card-blue_division_2 = 48 Infanterie Div
rr-card-blue_division_3 = 338 Infanterie Div
rr-card-blue_division_4 = 708 Infanterie Div
rr-card-blue_event_1 = Bitwa o Angaur
rr-card-blue_event_2 = Wyzwolenie Belgradu
rr-card-res_01 = 275 Infanterie Div
rr-card-res_02 = 64 Infanterie Div
rr-card-res_03 = 70 Infanterie Div
rr-card-res_04 = 85 Infanterie Div
rr-card-res_05 = 176 Infanterie Div
rr-card-res_06 = 59 Infanterie Div
rr-card-res_07 = 226 Infanterie Div
rr-card-res_08 = 47 Infanterie Div
rr-card-res_09 = 353 Infanterie Div
rr-card-res_10 = 719 Infanterie Div
rr-card-res_11 = 49 Infanterie Div
rr-card-res_12 = 347 Infanterie Div
rr-card-res_13 = 12 Volksgrenadier Div
rr-card-res_14 = 246 Volksgrenadier Div
rr-card-res_15 = 462 Volksgrenadier Div
rr-card-res_16 = 553 Volksgrenadier Div
rr-card-res_17 = 3 Fallschirmjäger Div
rr-card-res_18 = 7 Fallschirmjäger Div
rr-card-res_19 = 9 Panzer Div
rr-card-res_20 = Panzer Brigade 105
rr-card-res_21 = Panzer Brigade 106
rr-card-res_22 = 116 Panzer Div
rr-card-res_23 = 9 SS-Panzer Div
rr-card-res_24 = 15 Panzergrenadier Div

# Board
rr-board-round = Runda { $n }
rr-board-actions = zostało: { $n }
rr-board-phase-actions = Wybór akcji
rr-board-phase-haul = Transport w toku
rr-board-phase-move = Ruch korpusu
rr-board-phase-reaction = Reakcja niemiecka
rr-board-phase-last = Reakcja niemiecka
rr-board-phase-over = Koniec wyścigu
rr-board-last-round = Ostatnia runda
rr-board-resigned = Rezygnacja
rr-board-enemy = Opór
rr-board-trucks = Tor ciężarówek
rr-board-supply-track = Tor
rr-board-pool = Pula
rr-board-turned = Właśnie odkryta
rr-board-kept = Na później
rr-board-top-resistance = Na wierzchu talii oporu
rr-board-top-pursuit = Na wierzchu twojej talii pościgu
rr-board-no-cards = Brak kart na ręce
rr-board-sign-base = główna baza
rr-board-sign-depot = wysunięta baza
rr-board-sign-fort = fortyfikacja: 1A
rr-board-sign-flag = opór
rr-board-sign-medal = medal
rr-board-sign-blockade = blokada
rr-board-alt-over = Wyścig skończony.
rr-board-alt-turn = Runda { $round }, na ruchu: { $army }, zostało akcji: { $left }.
rr-board-alt-player = { $army }: medale { $medals }, ciężarówki { $trucks }, znaczniki na planszy { $spaces }; { $corps }.
rr-board-alt-corps = { $numeral } { $place } ({ $load })
rr-board-alt-halted = { $numeral } { $place } ({ $load }, unieruchomiony)
rr-board-alt-stocks = Zostało: znaczniki { $markers }, medale { $medals }, ciężarówki { $trucks }.
rr-board-alt-markers = Znaczniki oporu: { $places }.
rr-board-alt-decks = Karty w taliach: { $decks }.
rr-board-alt-deck = { $deck } ({ $n })
rr-focus-west = Zachód: kanał La Manche i Flandria
rr-focus-centre = Środek: od Paryża po Ardeny
rr-focus-south = Południe: od Loary po Lotaryngię
rr-focus-rhine = Ren
rr-board-alt-kept = Karty na później: { $cards }.
rr-board-alt-top = Karta na wierzchu ({ $deck }): { $card }.
rr-focus-sites = Gdzie można położyć znacznik
rr-focus-targets = Cele kontrataku
rr-focus-cuts = Co odetnie znacznik
rr-focus-reach = Zasięg twoich korpusów
rr-focus-line = Twoja linia do frontu

## Karta pomocy

rr-focus-help = Karta pomocy
rr-help-title = Wyścig do Renu w skrócie
rr-help-actions = Akcje w turze: { $n }
rr-help-pursuit = Karty pościgu
rr-help-resistance = Karty oporu
rr-help-logistics = Faza logistyki: pusty tor ciężarówek
rr-help-reaction = Reakcja niemiecka: jedno z dwojga
rr-help-end = Zwycięstwo
rr-help-supply = Zaopatrzenie: po jednym każdego rodzaju do głównej lub wysuniętej bazy albo { $n } jednego rodzaju z toru do głównej bazy.
rr-help-trucks = Ciężarówki: najwyżej tyle, na ile pozwalają pobór i limit twojego poziomu.
rr-help-haul = Transport: ciężarówka przewozi do { $n } pionków po strzałce między dwoma twoimi polami. Ciężarówek tyle, ile pozwala poziom.
rr-help-move = Ruch korpusu: { $fuel }, potem do { $n } kroków. Wejście odkrywa kartę; własne pola nic nie kosztują.
rr-help-air = Wsparcie lotnicze: obejrzyj wierzchnią kartę talii; twój znacznik oszczędzi tam 1A.
rr-help-drop = Desant: do { $n } znaczników, każdy za medal; każdy oszczędza 1A przy wejściu.
rr-help-fort = Wejście na pole z fortyfikacją kosztuje { $ammo }, nawet gdy walka jest przegrana.
rr-help-load = Załadunek i rozładunek są w twojej turze darmowe; korpus wiezie do sześciu pionków.
rr-help-card-les-boches = Les Boches: ruch się kończy, chyba że wydasz { $fuel }.
rr-help-card-division = Dywizja: walka za 1A; wygrana daje jeden znak amunicji.
rr-help-card-starving-civilians = Starving civilians: 1R za medal, jeśli chcesz.
rr-help-card-captured-stock = Captured stock: 1A na polu.
rr-help-card-captured-supplies = Captured supplies: 1F na polu.
rr-help-card-vive-la-liberation = Vive la liberation: 1R na polu.
rr-help-card-black-market = Black market: wymiana jednego pionka korpusu.
rr-help-card-resistance = Resistance z symbolem dłoni: dodatkowa akcja, można zachować.
rr-help-card-resistance-now = Resistance: dodatkowa akcja w tej turze.
rr-help-card-recon = Recon: podgląd wierzchu talii, można zachować.
rr-help-card-event = Wydarzenie: nic, najwyżej pogoda.
rr-help-gain-medal = medal
rr-help-gain-marks = znaki amunicji: { $n }
rr-help-enemy-division = dywizja: { $price }, daje { $gain }
rr-help-enemy-elite = dywizja elitarna: { $price }, daje { $gain }
rr-help-enemy-panzer = dywizja pancerna: { $price }, daje { $gain }
rr-help-battle = Kto może zapłacić, wygrywa; dalszy ruch po walce kosztuje { $fuel }.
rr-help-defeat = Za mało: wszystko, co się liczyło, przepada, korpus się cofa, karta wraca do talii.
rr-help-phase-levels = Wszystkie poziomy rosną o jeden.
rr-help-phase-food = Każdy korpus zużywa 1R z ładunku albo z pola; bez prowiantu zostaje unieruchomiony, aż go dostanie.
rr-help-phase-trucks = Ciężarówki ze strzałek wracają na tor.
rr-help-phase-more = Gdy ktoś pierwszy raz osiąga poziom 3, przybywa ciężarówek.
rr-help-phase-track = Tor zapasów zostaje uzupełniony.
rr-help-phase-commanders = Dowódcy znów są gotowi.
rr-help-reaction-mark = Znacznik oporu na wolnym polu obok oznaczonego …
rr-help-reaction-sources = … albo obok pola zwycięstwa z flagą, którego nikt nie trzyma.
rr-help-reaction-counter = Albo kontratak: znika znacznik rywala obok wolnego terenu połączonego z Düsseldorfem.
rr-help-reaction-targets = Nigdy na głównej bazie, polu startowym lub korpusie ani obok nich.
rr-help-reaction-last = Po ostatnim znaczniku: kontratak albo pas.
rr-help-end-rhine = Korpus zajmuje pole zwycięstwa, a nieprzerwana linia twoich pól prowadzi do twojej głównej bazy: wygrywasz od razu.
rr-help-end-markers = Inaczej gra kończy się z rundą, w której znika ostatni znacznik.
rr-help-end-medals = Wtedy wygrywają medale: znaczniki, karty z medalem i jeden za { $n } znaków amunicji.
rr-help-area = Obszar gracza
rr-help-area-medals = Wszystkie medale: znaczniki, karty, znaki.
rr-help-area-tokens = Znaczniki medali.
rr-help-area-cards = Karty z medalem.
rr-help-area-marks = Znaki amunicji: pięć to jeden medal.
rr-help-area-won = Zdobyte karty oporu.
rr-help-area-trucks = Ciężarówki i limit poziomu.
rr-help-area-level = Poziom na torze logistyki.
rr-help-area-draw = Pobór: ile ciężarówek w jednej akcji.
rr-help-area-placement = Wystawienie: ile ciężarówek w jednym transporcie.
rr-help-area-commander = Dowódca gotowy; przekreślony: użyty.
rr-help-area-marker = Znacznik lotnictwa; jasny: leży na talii.
rr-help-area-deck = Pozostałe karty pościgu.
rr-help-turn = Ostatnia tura na planszy
rr-help-turn-way = Droga korpusu.
rr-help-turn-came = Zaopatrzenie, które przybyło.
rr-help-turn-card = Odkryta tam karta pościgu.
rr-help-turn-won = Walka wygrana.
rr-help-turn-lost = Walka przegrana.
rr-help-turn-new = Położono tam znacznik.
rr-help-turn-gone = Usunięto stamtąd znacznik.
rr-help-turn-cut = Pole zostało odcięte.
rr-board-sign-ostend = port, już użyty
rr-board-sign-shared = dla dwóch armii
rr-board-sign-number = liczba dla kostek
rr-board-sign-rhine = za Renem
rr-board-sign-black = dla wroga
rr-board-sign-marker = znacznik oporu
rr-board-sign-halted = unieruchomiony korpus
rr-board-sign-hungry = korpus bez prowiantu
rr-board-sign-load = zapasy, limit
rr-board-race = Do Renu
rr-board-won = wygrywa wyścig
rr-board-end-rhine = Ren przekroczony
rr-board-end-medals = Najwięcej medali
rr-board-end-conceded = Bez rywali
rr-board-end-unsolved = Ren nie został przekroczony
rr-board-alt-won = Koniec wyścigu. { $reason }: { $army }.
rr-board-alt-unsolved = Koniec wyścigu. { $reason }.
rr-story-about = Ile strzałek zostało do Renu

# The lesson (lesson.json).
rr-lesson-move = Jesteś generałem Bradleyem. Kto pierwszy przeprawi korpus przez Ren, wygrywa; jeśli nikt nie zdoła, liczą się medale. Tura to dwie akcje. Zacznij od ruchu korpusu: kosztuje jedno paliwo (1F).
rr-lesson-step = Paliwo wystarcza korpusowi na trzy kroki wzdłuż strzałek. W każdym nowym mieście czeka karta: może pomoc ruchu oporu, a może niemiecka dywizja. Sprawdź.
rr-lesson-further = Miasto jest twoje. Masz jeszcze kroki, a po spokojnej karcie dalsza droga nic nie kosztuje.
rr-lesson-load = Leżą tu zapasy. Zabrać je można za darmo, w każdej chwili swojej tury: paliwo (F) rusza korpusem, amunicja (A) pokonuje dywizje, prowiant (R) go żywi.
rr-lesson-stop = Nie trzeba robić wszystkich kroków. Zatrzymaj się tutaj: następny rozkaz dotyczy tego, co żywi natarcie.
rr-lesson-supply = Druga akcja: weź zapasy. W bazie w Chartres pojawi się trzy razy paliwo (3F) i poczeka tam na ciężarówki.
rr-lesson-end = Obie akcje wykorzystane. Wszystko, co jeszcze widać w menu, jest darmowe albo dodatkowe. Zakończ akcje.
rr-lesson-mark = Teraz mówisz za Niemców, jak każdy na koniec swojej tury. Znacznik oporu utrudnia zajęcie miasta: połóż go na drodze rywala, nie na swojej.
rr-lesson-mark-again = Jeszcze raz Niemcy: gdzie najbardziej zaboli to Montgomery’ego?
rr-lesson-haul = Paliwo w Chartres nikogo na froncie nie ruszy. Wyślij je ciężarówkami, od miasta do miasta wzdłuż strzałek.
rr-lesson-cargo = Ciężarówka bierze do pięciu żetonów. Załaduj całe paliwo, jakie jest.
rr-lesson-leg = Jedna ciężarówka jedzie jedną strzałką. Następna może zabrać to samo paliwo dalej, w tej samej akcji.
rr-lesson-cargo-again = Załaduj jeszcze raz.
rr-lesson-arrived = Zapasy, które dojechały do korpusu, można wziąć, kiedy się zechce. Wystarczy: zakończ transport.
rr-lesson-again = Znowu naprzód. Jeśli drogę zagrodzi niemiecka dywizja, korpus płaci amunicją (A) i ją pokonuje; gdy amunicji zabraknie, cofa się tam, skąd przyszedł.
rr-lesson-cut = Szukaj dróg, które odcinają miasta: co otoczysz, pada bez walki.
rr-lesson-deeper = Każde zdobyte miasto wydłuża drogę twoich ciężarówek, ale teraz przejście stoi otworem. Zaryzykuj jeszcze jeden krok.
rr-lesson-civilians = Niektóre karty o coś pytają. Prowiant za medal to dobry interes: jeśli nikt się nie przeprawi, liczą się medale.
rr-lesson-enough = Na jedną turę wystarczy. Zatrzymaj się tutaj.
rr-lesson-trucks = Jeszcze jedno: ciężarówki. Kto weźmie ostatnią z toru, ogłasza porę obiadu i każdy korpus wszystkich graczy zjada jeden prowiant (R). Weź dwie, resztę zostaw.
rr-lesson-last = To wszystko, czego trzeba: ruszaj, bierz, woź i patrz, co inni zostawiają otwarte. Gra trwa, aż ktoś się przeprawi albo skończą się znaczniki. Powodzenia, generale.
