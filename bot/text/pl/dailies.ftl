# Pozycja dnia.

daily-title = **Pozycja dnia** · { $game } · { $date }
daily-asked = Grasz jako **{ $seat }**. { $question }
daily-until = Odpowiedz przyciskiem: widzisz to tylko ty i możesz zmienić zdanie. Rozwiązanie { $time }.
daily-noted = Zapisane: **{ $letter }**. Rozwiązanie jutro; do tego czasu możesz zmienić zdanie.
daily-over = Ta pozycja jest już rozwiązana: zajrzyj nieco niżej na kanale.
daily-best = **Najlepsza była { $letter }:** { $answer }. Wypadła lepiej od drugiej w { $times } z { $of } dokończeń.
daily-found =
    { $of ->
        [0] Tej nikt nie próbował.
       *[other] Znaleziono w { $n } z { $of } odpowiedzi.
    }
daily-went = W partii { $seat } wybiera: { $answer }. Zwycięstwo: { $won }.
daily-ladder = **Najwięcej znalezionych w tym miesiącu**
