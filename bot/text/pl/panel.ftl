## What the staff advises

advice-only = Sztab radzi: **{ $move }**.
advice-nothing = Nie wybieraj niczego
advice-others = Coś innego
advice-close = Sztab radzi: **{ $move }**. { $reasons ->
        [0] Wybór nie jest oczywisty: „{ $other }” wygląda prawie tak samo dobrze.
       *[other] Niewiele gorsze jest „{ $other }”, ale { $why }.
    }
advice-hasty = Sztab radzi: **{ $move }**. Zabrakło czasu, żeby to z czymś porównać.
advice-better = Sztab radzi: **{ $move }**. { $reasons ->
        [0] Wygląda to wyraźnie lepiej niż „{ $other }”.
       *[other] To lepsze niż „{ $other }”: { $why }.
    }
advice-wins = tak zdobędziesz najpewniej: { $places }
advice-keeps = tak utrzymasz najpewniej: { $places }
hint-play = Zagraj to

## A player's own panel

panel-answered = Twoja dotychczasowa odpowiedź: { $answer }. Możesz ją jeszcze zmienić.
panel-until = Do { $time }
panel-until-extra = Do { $time }, w zapasie { $extra }
panel-then = ; bez odpowiedzi: { $default }
panel-then-back = ten krok zostanie cofnięty
panel-idle = Na razie nikt na ciebie nie czeka.
panel-choice = { $verb }: { $label }
panel-hush = Nie, aż do odwołania
panel-none = Nic
panel-asked-all = To pytanie dostaje każdy, kto mógłby mieć taką kartę: nikt się nie dowie, kto ją ma.
panel-all = Wszystkie ({ $n })
panel-more = Więcej
panel-sure = Tak, zrób to
nothing-done = Dobrze, wszystko zostaje bez zmian.
panel-not-sure = Nie, wróć
panel-pick = Wybierz od { $least } do { $most }
panel-pick-exactly = Wybierz { $n }
panel-pick-upto = Wybierz najwyżej { $n }
panel-act-as = Graj jako: { $seat }
panel-confirm = Zatwierdź ({ $n } z { $most })
panel-confirm-any = Zatwierdź ({ $n })
panel-undo = Cofnij
panel-type = Wpisz rozkazy
panel-hint = Podpowiedź
panel-rule = Zasada
panel-help = Karta pomocy
panel-zoom = Pokaż mi…
panel-follow = Obraz: to pytanie
panel-whole = Cała plansza
panel-back = ◀ Wstecz
panel-on = Dalej ▶
panel-stale = To pytanie jest już nieaktualne. Oto bieżące.
panel-repeated = Te rozkazy zostały już wykonane, tylko odpowiedź do ciebie nie dotarła. Nic nie zostało zrobione dwa razy.
panel-decided = Już rozstrzygnięte: { $answer } Oto bieżące pytanie.
panel-stopped = { $why } Nie wykonano: `{ $rest }`
hand-orders = Ustalone z góry: { $orders }.
hand-plan = Przygotowana tura: `{ $plan }`
hand-unseen = Nie udało się narysować obrazka.
type-title = Twoje rozkazy
type-label = Rozkazy
type-about = Kilka po kolei oddziel znakiem ;
type-examples = Na przykład: { $examples }
type-how = Co ma się stać?
type-do = Wykonaj albo przygotuj na następną turę
type-check = Tylko sprawdź: pokaż, jak bot to rozumie
panel-checked = Nic jeszcze nie zostało zrobione. Bot rozumie to tak: `{ $orders }`
orders-set = Zapisano: { $order }.
orders-ahead = Co jeszcze w tej turze
orders-back = Wróć do pytania
orders-nothing-ahead = Na tę turę nie da się teraz ustalić nic więcej.
orders-withdraw = Wycofaj przygotowaną turę
orders-withdrawn = Wycofano: `{ $rest }`
undo-nothing = Nie ma czego cofnąć.
cards-none = W tej grze nie ma kart do sprawdzenia.
cards-unknown = Żadna karta nie nazywa się „{ $name }”. Wpisz część nazwy i wybierz kartę z listy.
cards-owner = { $name } ({ $owner })
cards-lies = Teraz: { $places }.
rules-none = Nie znaleziono żadnej zasady. Spróbuj innych słów albo podaj numer zasady.
