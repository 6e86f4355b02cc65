## Answers to commands

game-opened = Stolik { $table } jest otwarty: { $channel }. Masz już przy nim miejsce; zwolnisz je przyciskiem „Odejdź”.
game-again = Rewanż, stolik { $table }, jest otwarty tutaj. Masz już przy nim miejsce; zwolnisz je przyciskiem „Odejdź”.
game-joined = Siedzisz przy stoliku.
game-left = Nie ma cię już przy stoliku.
game-started = Gra się zaczyna.
game-paused = Gra jest wstrzymana.
game-resumed = Gra toczy się dalej.
game-resume = Gramy dalej
game-resume-sure = { $user } prosi o pauzę ({ $time }) i może jeszcze potrzebować czasu. Mimo to gramy dalej?
game-abandoned = Gra została przerwana.
game-abandon = Przerwij grę
game-abandon-sure = Przerwać grę bez wyniku?
game-abandon-host = Grę może przerwać tylko gospodarz: { $host }. Ty możesz poddać swoje miejsce poleceniem /gra poddaj albo wyznaczyć kogoś, kto zagra za ciebie, poleceniem /gra zastępca.
game-abandon-lobby = Grę może przerwać tylko gospodarz: { $host }. Ty możesz odejść od stolika poleceniem /gra odejdź.
game-concede = Poddaj grę
game-concede-sure = Poddać grę na dobre? Miejsce: { $seat }.
game-deputy-named = Wyznaczona osoba może już grać za ciebie.
game-deputy-gone = Nikt już nie gra za ciebie.
game-stood-in = Grasz za osobę ze swojej drużyny, dopóki nie wróci do gry.
game-reported = Gospodarz otrzymał zgłoszenie; nikt inny go nie przeczyta.
game-none-here = Na tym kanale nie ma gry.
clocks-title = Czas namysłu nad jawnymi pytaniami. Jak długo kto myśli nad tajnymi, to niczyja sprawa.
clocks-open = { $person }: { $n ->
    [one] jedna odpowiedź
    [few] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}, połowa w ciągu { $half }, trzy czwarte w ciągu { $most }. Przekroczenia czasu: { $late }
clocks-none-open = { $person }: jeszcze żadnej odpowiedzi
clocks-own = Tylko dla ciebie: { $said }. Pozostały dodatkowy czas: { $bank }
clocks-sealed = { $seat }, tajne pytania: { $n ->
    [one] jedna odpowiedź
    [few] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}, połowa w ciągu { $half }, trzy czwarte w ciągu { $most }, przekroczenia czasu: { $late }
clocks-none-sealed = { $seat }, tajne pytania: jeszcze żadnego
game-needs-channel = Stolik potrzebuje kanału na serwerze.
game-lacks = Botowi brakuje tu uprawnień: { $rights }.
game-no-thread-here = Tutaj nie można utworzyć wątku. Użyj tego polecenia na kanale tekstowym albo w poście na forum.
game-forum-tags = Każdy post na forum { $channel } musi mieć tag, a te, które tam są, mogą ustawiać tylko moderatorzy. Kto zarządza forum, może dodać tag dla wszystkich.
table-thread = { $game } · { $user }
table-thread-about = Tutaj otwiera się stolik. Gospodarz: { $user }.
admin-substituted = To miejsce zajmuje teraz ktoś inny.
admin-rewound = Gra została cofnięta.
admin-no-bot = Bot nie może zająć miejsca.
admin-moment-unknown = Wybierz chwilę z listy.
admin-only = To polecenie jest dla osób prowadzących ten serwer: wymaga uprawnienia „{ $right }”.
error-out-of-date = Ten przycisk jest nieaktualny. Polecenie /graj pokaże, co się dzieje w grze.
error-unexpected = Coś poszło nie tak, i to nie z twojej winy. Nic nie przepadło; spróbuj ponownie. Numer zgłoszenia: `{ $reference }`
error-done = Polecenie zostało wykonane, ale nie udało się pokazać odpowiedzi. Nie wysyłaj go drugi raz: /graj pokaże, co się dzieje w grze. Numer zgłoszenia: `{ $reference }`
error-picture = Nie udało się pokazać obrazka, ale wszystko, co jest napisane wyżej, obowiązuje. /graj pokaże go ponownie.
