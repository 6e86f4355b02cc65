## Help

help-no-table = Na tym kanale nie ma gry. Polecenie /nauka uczy gry w trakcie gry; /gra nowa otwiera tu stolik; /ja gry pokazuje, gdzie grasz.
help-about = Tu toczy się gra { $game }: każda osoba gra wtedy, kiedy ma czas. Bot zna zasady, przesuwa figury i strzeże tajemnic.
help-join = Możesz jeszcze dołączyć: naciśnij Dołącz pod wiadomością tego stolika albo użyj polecenia /gra dosiądź.
help-joined = Siedzisz przy stoliku. Gra zacznie się, gdy gospodarz naciśnie Start.
help-seats = Twoje miejsca: { $seats }.
help-watching = Nie masz tu miejsca, ale możesz się przyglądać.
help-buttons = **Graj** pokazuje, jaką decyzję masz podjąć, i wszystkie możliwe odpowiedzi jako przyciski albo listy. **Moja ręka** pokazuje to, co możesz widzieć tylko ty. **Dziennik** pokazuje, co się wydarzyło. Cokolwiek otworzysz, zobaczysz to tylko ty.
help-commands =
    /graj – jaką decyzję masz teraz podjąć
    /zrób – wpisz odpowiedź, zamiast ją naciskać
    /cofnij – cofnij swój ostatni krok
    /ręka – co możesz widzieć tylko ty
    /karta – co robi karta
    /zasady – szukaj w zasadach, na przykład „jak wygrać”
help-first = Twoja pierwsza tura w tej grze. Karta pomocy zawiera najważniejsze zasady; menu na dole panelu pokaże ją ponownie.
help-more = Resztę znajdziesz w /zasady: wpisz, co chcesz wiedzieć, na przykład „jak wygrać”.
