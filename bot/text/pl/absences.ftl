## Absences, time-outs and open seats

vacation-no-date = Podaj dwie daty, od dzisiaj do roku naprzód i po kolei, na przykład 2026-12-24 i 2026-12-27.
vacation-twice = W niektóre z tych dni masz już urlop.
vacation-too-long = Urlop przy tym stoliku: { $n ->
    [one] został ci jeden dzień
    [few] zostały ci { $n } dni
   *[many] zostało ci { $n } dni
}.
vacation-too-soon = Stolik czeka na ciebie: urlop zaczyna się najwcześniej za dwanaście godzin.
vacation-taken = { $game } { $table }: w te dni twój zegar stoi. Możesz jednak grać.
vacation-refused = { $game } { $table }: { $why }
vacation-left = { $game } { $table }, urlop: { $n ->
    [0] nie ma już dni
    [one] został jeden dzień
    [few] zostały { $n } dni
   *[many] zostało { $n } dni
}
vacation-choose = Wybierz dni
vacation-how = Wybierz dni przyciskiem albo podaj pierwszy i ostatni: /ja urlop 2026-12-24 2026-12-27
vacation-booked = Twój urlop: od { $first } do { $last }.
vacation-ends = Twój urlop kończy się { $time }.
vacation-ended = Koniec urlopu: twój czas znów płynie.
vacation-nothing-waits = Żaden stolik na ciebie nie czeka.
table-vacation = Urlop: { $user }, od { $first } do { $last }; ten zegar w tym czasie stoi. Pozostałe dni: { $n }.
vacation-end = Zakończ urlop teraz
vacation-none = Nigdzie nie masz urlopu.
vacation-over = { $game } { $table }: twój zegar znowu idzie.
table-vacation-over = { $user } wraca z urlopu. Pozostałe dni: { $n }.
lobby-away = { $user } ma urlop do { $time }.
table-safety-day = Czas by się skończył, więc zużyto dzień urlopu: { $user }. Pozostałe dni: { $n }.
idle-asked = Przy tym stoliku od trzech tygodni nic się nie dzieje. { $people }: czy gramy dalej? Jeśli nikt nic nie zrobi, stolik zostanie zamknięty { $time }, bez wyniku.
idle-keep = Gramy dalej
idle-kept = Stolik zostaje.
idle-nothing = Temu stolikowi nie grozi zamknięcie.
table-idle-kept = { $user } chce grać dalej: stolik zostaje.
table-idle-closed = Od czterech tygodni nic się tu nie dzieje: gra kończy się bez wyniku.
table-paused-until = { $user } wstrzymuje grę. Ruszy sama { $time } albo wcześniej, po /gra wznów.
table-pause-over = Przerwa trwa już trzy dni: gra toczy się dalej.
pause-cut = { $user } kończy twoją pauzę przed czasem: gra toczy się dalej.
pause-once = Ta gra była już raz wstrzymana przez ciebie. Kolejną przerwę może zarządzić gospodarz.
pause-host-only = Przy tym stoliku przerwę zarządza tylko gospodarz.
ladder-grace = Czas minął: { $user }. Dochodzi dwanaście godzin, raz na całą grę; potem { $next }.
ladder-default = Brak odpowiedzi: { $user }. Jeśli w następnej turze będzie tak samo, { $next }. Gospodarz może to cofnąć w ciągu doby: /gra wybacz.
ladder-offer = Dwie tury z rzędu bez odpowiedzi: { $user }. To miejsce może teraz przejąć każda chętna osoba. Jeśli przez siedem dni nikt go nie przejmie, { $next }. Gospodarz może to cofnąć w ciągu doby: /gra wybacz.
ladder-concede = Nikt nie przejął tego miejsca: { $user }. Miejsce się poddaje. Gospodarz może to cofnąć w ciągu doby: /gra wybacz.
ladder-then-default = obowiązuje odpowiedź domyślna
ladder-then-offer = miejsce będzie do przejęcia
ladder-then-concede = miejsce się poddaje
ladder-nothing = W ciągu ostatniej doby nikomu nie skończył się czas.
ladder-undone = { $by } cofa skutki przekroczenia czasu. Gra wraca do chwili sprzed nich, a wszyscy dostają pełny czas.
game-forgiven = Cofnięte.
market-open-already = To miejsce jest już do przejęcia.
market-not-open = Tego miejsca nie można przejąć.
market-knows-too-much = To miejsce jest dla osoby spoza tego stolika: twoja wiedza byłaby nieuczciwą przewagą.
table-knows-too-much = { $user } zna już inną rękę przy tym stoliku.
table-admin-knows = { $user } zna jedną z rąk przy tym stoliku.
table-seat-offered = { $user } oddaje miejsce: { $seat }. Kto je przejmie, gra dalej od tej chwili; do tego czasu nic się nie zmienia.
table-seat-kept = To miejsce nie jest już do przejęcia: { $seat }.
table-seat-taken = { $user } przejmuje miejsce po { $left }: { $seat }.
seat-open = **Wolne miejsce:** { $seat }, { $channel }.
seat-since = Początek gry: { $time }.
seat-stands = Od początku gry: { $how }.
seat-stands-gained-much = duży zysk
seat-stands-gained = pewien zysk
seat-stands-held = niewiele się zmieniło
seat-stands-lost = pewna strata
seat-stands-lost-much = duża strata
seat-pace = Tempo: { $pace }; czas na odpowiedź: { $clock }
seat-clock = Czas na odpowiedź: { $clock }
seat-hours = Pozostali odpowiadają zwykle w godzinach { $hours } ({ $zone }).
seat-language = Język stolika: { $language }.
seat-look = Zobacz miejsce
seat-take = Przejmij to miejsce
seat-take-about = Dostajesz rękę, przegląd ostatnich wydarzeń i pełny czas na każdą odpowiedź.
seat-yours = Grasz teraz: { $seat }. Oto, co się ostatnio działo:
seat-gone = To miejsce nie jest już wolne: { $seat }.
seat-offered = Miejsce jest do przejęcia. Graj dalej, dopóki ktoś go nie przejmie.
seat-kept = Miejsce nie jest już do przejęcia.
remind-later = Za 4 godziny
remind-snoozed = Przypomnienie przyjdzie znowu za cztery godziny albo godzinę przed końcem czasu.
snooze-too-late = Zostało mniej niż godzina: przypomnienie już nie przyjdzie.
snooze-nothing = Nikt cię tam już o nic nie pyta.
show-rematch = Rewanż
rematch-not-over = Gra jeszcze trwa.
table-rematch = { $user } otwiera stolik do kolejnej gry w tym samym gronie: { $people }. Miejsce zajmiesz przyciskiem „Dołącz”.
panel-onward = Następny stolik
note-add = Dopisz wiersz
note-clear = Usuń moje notatki
note-none = Przy tym stoliku nie masz jeszcze notatek.
notes-full = Notatki przy tym stoliku są już pełne. Usuń je, żeby zacząć od nowa.
note-title = **Twoje notatki przy tym stoliku.** Nikt inny ich nie czyta.
table-cap = { $n ->
    [one] Na tym serwerze można grać naraz tylko w jedną grę.
    [few] Na tym serwerze można grać naraz najwyżej w { $n } gry.
   *[many] Na tym serwerze można grać naraz najwyżej w { $n } gier.
}
admin-cap = { $n ->
    [0] Każda osoba może grać naraz w dowolnie wiele gier.
    [one] Każda osoba może grać naraz w jedną grę.
    [few] Każda osoba może grać naraz w { $n } gry.
   *[many] Każda osoba może grać naraz w { $n } gier.
}
seat-none = Nie ma wolnych miejsc.
seat-line = { $game } { $table }, { $channel }: { $seat }, zgłoszone { $time }
admin-seats = Wolne miejsca będą odtąd pokazywane na kanale { $channel }.
admin-forget-name = Nic nie zostało usunięte. Dla pewności wpisz nazwę tego serwera: { $name }
admin-forgotten = Wszystko o tym serwerze jest usunięte. { $n ->
    [0] Nie było tu stolików.
    [one] Był tu jeden stolik.
    [few] Były tu { $n } stoliki.
   *[many] Było tu { $n } stolików.
}
me-safety-on = Urlop: gdy twój czas miałby się skończyć, schodzi dzień, jeśli jakiś został
me-safety-off = Urlop: tylko na życzenie
