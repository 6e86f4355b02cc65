## What every table agrees on

table-option-clock = Czas na odpowiedź
table-option-bank = Dodatkowy czas na całą grę
table-option-reaction_clock = Czas na reakcję
table-option-veil = Stałe rozkazy odpowiadają najpóźniej po
table-option-language = Język stolika
table-option-turn_timeout = Gdy minie czas
table-option-quiet_hours = Zegary stoją
table-option-holidays = Zegary stoją w dniach
table-option-zone = Strefa czasowa stolika
table-option-mon = poniedziałki
table-option-tue = wtorki
table-option-wed = środy
table-option-thu = czwartki
table-option-fri = piątki
table-option-sat = soboty
table-option-sun = niedziele
table-quiet_hours = { $first }:00–{ $last }:00
table-holidays = { $first } – { $last }
table-zone = { $zone }
table-closed-week = Zegary muszą chodzić co najmniej { $least } godzin w każdym tygodniu, inaczej tura nigdy by się nie skończyła.
table-bad-quiet_hours = „{ $said }” to nie są godziny ani dni tygodnia. Podaj je tak: sat sun 22-6.
table-bad-holidays = „{ $said }” to nie są dni. Podaj je tak: 2026-12-24..2026-12-26 2027-01-01.
table-option-pace = Tempo
table-option-refill = Dodatkowy czas za każdą turę
table-option-bank_cap = Dodatkowy czas rośnie najwyżej do
table-option-slots = Czas upływa
table-slots = { $days } o { $time }
table-pace-daily = tura dziennie
table-pace-evening = jeden wieczór: wszyscy są na miejscu
table-pace-brisk = żwawo: trzy tury dziennie
table-pace-relaxed = spokojnie: trzy tury w tygodniu
table-pace-slots = o stałych porach tygodnia
table-pace-none = bez zegarów
table-pace-own = jak wybrano niżej
table-clock-slot = do najbliższej stałej pory
table-bad-slots = „{ $said }” to nie są stałe pory. Podaj dni i jedną godzinę, na przykład mon wed fri 20:00.
table-bad-zone = Nie ma strefy czasowej „{ $said }”.
table-option-auto = obowiązuje odpowiedź domyślna
table-option-wait = stolik czeka
table-option-grace = raz dwanaście godzin więcej, potem odpowiedź domyślna
table-option-ladder = dwanaście godzin, odpowiedź domyślna, miejsce do przejęcia, poddanie
table-option-vacation = Dni urlopu na osobę
table-vacation-days = { $n }
table-option-team_threads = Prywatny wątek każdej drużyny
table-option-on = tak
table-option-off = nie
table-hours = { $n } godz.
table-minutes = { $n } min
table-days = { $n } { $n ->
    [one] dzień
   *[other] dni
}
table-clock-off = bez limitu
