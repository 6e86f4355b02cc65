## What happens at a table

table-user = <@{ $user }>
table-user-forgotten = (osoba, która odeszła)
table-pledge = Do sprawdzenia na końcu: wszystkie kości i karty wynikają z jednej tajnej liczby; jej skrót: `{ $pledge }`
table-seed = Ziarno losowania: `{ $seed }`
table-plan-filed = Kroki przygotowane na twoją następną turę: { $n }.
table-orders-filed = { $n ->
    [one] Ustawiono stały rozkaz
    [few] Ustawiono { $n } stałe rozkazy
   *[other] Ustawiono { $n } stałych rozkazów
 }.
table-stopped-after = Wykonano aż do `{ $done }`. { $why }
table-plan-stopped = Twoje rozkazy zatrzymały się: { $why } Nie wykonano: `{ $rest }`
table-lapsed = Czas minął: { $user }. Obowiązuje odpowiedź domyślna.
table-answered = Odpowiedzi: { $n } z { $all }. { $text }
table-away = { $user } nie odpowiada i do następnego ruchu liczy się jako osoba nieobecna.
table-all-away = Nikt już nie odpowiada: gra jest wstrzymana, aż ktoś wpisze /gra wznów.
table-back = { $user } wraca do gry.
table-paused-by = { $user } wstrzymuje grę.
table-stopped = Bot został usunięty z tego serwera. Wszystkie zegary stoją.
table-going-on = Bot wrócił na ten serwer. Zegary ruszają.
table-resumed = { $user } wznawia grę.
table-abandoned = { $user } przerywa grę.
table-changed = { $user } zmienia ustalenia. { $option }: { $value }.
table-overdue = Czas minął: { $user }. Stolik czeka dalej; gospodarz może wyznaczyć zastępstwo.
table-not-overdue = Gospodarz może zastąpić tylko kogoś, komu minął czas.
table-to = { $seats }: { $text }
table-deputy = { $deputy } może teraz grać za { $user }.
table-deputy-gone = { $user } znowu gra bez zastępcy.
table-substituted = { $user } przejmuje miejsce po { $left } (decyduje { $by }: { $reason }).
table-inherited = { $left } rezygnuje. Miejsce przejmuje { $user }: { $seat }.
table-undone = { $user } cofa ruch.
table-rewound = { $by } cofa grę: { $reason }

## A finished game, checked

table-verify-no-seed = Ziarno nie jest znane, więc niczego nie można przeliczyć.
table-verify-pledge = Ziarno nie pasuje do skrótu podanego na początku gry.
table-verify-deal = Podział miejsc i pierwsza pozycja nie wynikają z ziarna.
table-verify-line = Wiersza { $seq } dziennika nie da się powtórzyć: { $why }
table-verify-events = Wiersz { $seq } dziennika mówi o innych wydarzeniach, niż z niego wynikają.
table-verify-position = Ostatnia pozycja nie wynika z dziennika.
table-verify-older = Grę rozegrano według wcześniejszej wersji zasad bota, więc dzisiejsza nie powtórzy jej wiersz po wierszu.
