### What the bot itself says, in Polish. See en.ftl.

## A move that is refused

play-not-asked = W tej chwili nikt nie czeka tu na twoją decyzję.
play-not-offered = Teraz nie można tego zrobić.
play-twice = Ta sama odpowiedź została podana dwa razy.
play-contradiction = „{ $one }” i „{ $other }” wykluczają się: trzeba wybrać jedno z nich.
play-how-many = Liczba odpowiedzi musi wynosić od { $least } do { $most }, a podano: { $n }.
play-in-lobby = Gra jeszcze się nie zaczęła, więc nie ma na co odpowiadać. Miejsce zajmiesz przyciskiem Dołącz albo poleceniem /gra dosiądź; grę rozpoczyna gospodarz przyciskiem Start.

## What the staff advises

advice-only = { $move } — nic innego nie da się zrobić.
advice-nothing = Nie wybierać niczego
advice-usual = { $move } — po rozegraniu { $pairs } dalszych ciągów nic nie wypadło wyraźnie lepiej.
advice-better = { $move } — z { $pairs } rozegranych dalszych ciągów tyle wypadło lepiej niż „{ $other }”: { $better }.

## A table, as everybody sees it

show-heading = ### { $game } · stolik { $table }
show-waiting = { $user } — { $text }
show-waiting-until = { $line } — do { $time }
show-person = { $seat } { $user }
show-play = Graj
show-hand = Moja ręka
show-log = Dziennik
show-log-empty = Nic się jeszcze nie wydarzyło.
show-replay = Powtórka
replay-at = Plansza { $n } z { $of } · { $time }
replay-turns = Przejdź do planszy
replay-eyes = Spójrz oczami…
replay-public = Wszyscy
replay-nothing = Przy tym stole nie pokazano jeszcze żadnej planszy.
replay-no-board = Ta wiadomość nie pokazuje planszy żadnej gry, którą pamiętam.
show-no-seat = Nie masz miejsca przy tym stoliku.
show-started =
    Początek gry: { $time }.
    -# Skrót ziarna losowania: `{ $pledge }`
show-is-lobby = Gra jeszcze się nie zaczęła.
show-is-playing = Gra trwa.
show-is-paused = Gra jest wstrzymana.
show-is-over = Gra jest skończona.
show-is-abandoned = Gra została przerwana.
remind = { $seat }: twój czas mija { $time }.
remind-open = { $seat }: stolik czeka na ciebie.
over-title = **Koniec gry.**
over-abandoned = **Gra została przerwana.**
over-place = { $place }. { $seats }
over-seed = -# Ziarno losowania: `{ $seed }`, skrót: `{ $pledge }`
chronicle-title = **Kronika tej gry.**
chronicle-film = Cała gra jako film; pokazane plansze: { $n }.
chronicle-length = Plansze: { $n }, od początku do końca: { $time }.
chronicle-quickest = Najszybsze odpowiedzi: { $user }, połowa z nich w czasie do: { $time }.
chronicle-patient = Najwięcej cierpliwości: { $user }. Tyle na innych nie czekał nikt.

## The lobby

lobby-open = Stolik otwiera { $host }.
lobby-room = Osoby: **{ $n } z { $most }**.
lobby-enough = Osoby: **{ $n } z { $most }**. Można zaczynać.
lobby-more = Osoby: **{ $n } z { $most }**. { $more ->
    [one] Potrzeba jeszcze jednej osoby.
   *[other] Potrzeba jeszcze { $more } osób.
}
lobby-mend = { $option }: { $value }
lobby-length = Zwykły czas takich gier: { $first } – { $last }.
lobby-any-chair = Dowolne miejsce
lobby-chair = Zajmij miejsce
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-options = Opcje
lobby-usual = Pozostałe ustalenia ({ $n }) są jak zwykle: pokaże je /gra opcje.
lobby-computers = Komputery
lobby-add = Dodaj komputer
lobby-remove = Usuń komputer
lobby-computers-about = Komputery dopełniają stolik. Wiedzą tylko tyle, ile wiedziałby człowiek na ich miejscu.
lobby-computers-here = Teraz przy stoliku: { $who }
computer-name = { $strength } (komputer { $n })
computer-recruit = Rekrut
computer-recruit-about = Popełnia błędy: na pierwszą grę
computer-officer = Oficer
computer-officer-about = Gra rozsądnie i od razu
computer-staff = Sztab
computer-staff-about = Rozważa każdą decyzję: gra najsilniej
computer-off = Wyłącz
table-no-computers = W tej grze nie ma jeszcze komputerów.
table-computer-already = To miejsce już zajmuje komputer.
game-computer = Na tym miejscu gra komputer, aż odezwie się osoba, do której ono należy.
game-computer-gone = Na tym miejscu nie gra już komputer.
hint-not-here = Przy tym stoliku nie ma podpowiedzi. Decyduje o tym gospodarz poleceniem /gra opcje.
hint-nothing = Nie ma teraz nic, w czym można by doradzić.
ladder-computer = Czas minął: { $user }; { $next }.
ladder-then-computer = zastąpi komputer, aż do powrotu
ladder-then-return = do czasu powrotu gra komputer
table-option-hints = Podpowiedzi komputera (/podpowiedź)
table-option-alone = gdy gra tylko jedna osoba
table-option-computer = raz dwanaście godzin więcej, potem komputer aż do powrotu
lobby-start = Start
options-variant = **Warianty:** co instrukcja pozostawia wam do wyboru.
options-table = **Stolik:** zegary, język i sposób zadawania pytań.
options-ruling = **Rozstrzygnięcia** wątpliwości z instrukcji. Najlepiej ich nie zmieniać.
options-style = Sposób gry
options-as-many = tyle, ile siedzi przy stoliku ({ $n })
options-host-only = Opcje zmienia tylko gospodarz, dopóki gra trwa.
chair-unknown = Nie ma takiego miejsca.

## A player's own panel

panel-answered = Twoja dotychczasowa odpowiedź: { $answer }. Możesz ją jeszcze zmienić.
panel-until = Do { $time }; w przeciwnym razie: { $default }.
panel-until-extra = Do { $time }, z twoim dodatkowym czasem do { $extra }; w przeciwnym razie: { $default }.
panel-idle = W tej chwili nikt nie czeka na twoją decyzję.
panel-choice = { $verb }: { $label }
panel-none = Nic
panel-more = Więcej
panel-sure = Tak, zrób to
panel-not-sure = Nie, wróć
panel-pick = Wybierz od { $least } do { $most }
panel-pick-exactly = Wybierz { $n }
panel-pick-upto = Wybierz najwyżej { $n }
panel-act-as = Graj jako: { $seat }
panel-confirm = Zatwierdź ({ $n } z { $most })
panel-confirm-any = Zatwierdź ({ $n })
panel-undo = Cofnij
panel-type = Wpisz rozkazy
panel-rule = Zasada
panel-help = Karta pomocy
panel-zoom = Przyjrzyj się z bliska
panel-follow = To, czego dotyczy pytanie
panel-whole = Cała plansza
panel-back = ◀ Wstecz
panel-on = Dalej ▶
panel-stale = To pytanie jest już nieaktualne. Oto bieżące.
panel-repeated = Te rozkazy zostały już wykonane, tylko odpowiedź do ciebie nie dotarła. Nie wykonano ich drugi raz.
panel-decided = Już rozstrzygnięte: { $answer } Oto bieżące pytanie.
panel-stopped = { $why } Nie wykonano: `{ $rest }`
hand-orders = Ustalone z góry: { $orders }.
hand-plan = Przygotowana tura: `{ $plan }`
hand-unseen = Nie udało się narysować obrazka.
type-title = Twoje rozkazy
type-label = Rozkazy
type-about = Kilka po kolei oddziel znakiem ;
type-how = Co ma się stać
type-do = Wykonaj albo przygotuj na następną turę
type-check = Tylko sprawdź: pokaż, jak to rozumiesz
panel-checked = Nic jeszcze nie zostało zrobione. Tak rozumie to bot: `{ $orders }`
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
rules-none = Nie znaleziono żadnej zasady.

## Help

help-no-table = Na tym kanale nie ma gry. Polecenie /gra nowa otwiera tu stolik; /ja gry pokazuje, gdzie grasz.
help-about = Tu toczy się gra { $game }: każda osoba rusza się, kiedy ma czas. Bot zna zasady, przesuwa figury i strzeże tego, co tajne.
help-join = Możesz jeszcze dołączyć: naciśnij Dołącz pod wiadomością tego stolika albo użyj polecenia /gra dosiądź.
help-joined = Siedzisz przy stoliku. Gra zacznie się, gdy gospodarz naciśnie Start.
help-seats = Twoje miejsca: { $seats }.
help-watching = Nie masz tu miejsca, ale możesz się przyglądać.
help-buttons = **Graj** pokazuje, jaką decyzję masz podjąć, a każdą możliwą odpowiedź jako przycisk albo pozycję na liście. **Moja ręka** pokazuje to, co możesz widzieć tylko ty. **Dziennik** pokazuje, co się wydarzyło. Cokolwiek otworzysz, przeczytasz to tylko ty.
help-commands =
    /graj – jaką decyzję masz teraz podjąć
    /zrób – wpisz odpowiedź, zamiast ją naciskać
    /cofnij – cofnij swój ostatni krok
    /ręka – co możesz widzieć tylko ty
    /karta – co robi karta
    /zasady – szukaj w zasadach, na przykład „jak wygrać”
help-first = To twoja pierwsza tura w tej grze. Karta pomocy zawiera najważniejsze zasady; przycisk o tej nazwie pokaże ją ponownie.
help-more = Resztę znajdziesz w /zasady: wpisz, co chcesz wiedzieć, na przykład „jak wygrać”.

## Answers to commands

game-opened = Stolik { $table } jest otwarty: { $channel }. Masz już przy nim miejsce; zwolnisz je przyciskiem „Odejdź”.
game-joined = Siedzisz przy stoliku.
game-left = Nie ma cię już przy stoliku.
game-started = Gra się zaczyna.
game-paused = Gra jest wstrzymana.
game-resumed = Gra toczy się dalej.
game-abandoned = Gra została przerwana.
game-abandon = Przerwij grę
game-abandon-sure = Przerwać grę bez wyniku?
game-abandon-host = Grę może przerwać tylko gospodarz: { $host }. Ty możesz poddać swoje miejsce poleceniem /gra poddaj albo wyznaczyć kogoś, kto zagra za ciebie, poleceniem /gra zastępca.
game-abandon-lobby = Grę może przerwać tylko gospodarz: { $host }. Ty możesz odejść od stolika poleceniem /gra odejdź.
game-concede = Poddaj grę
game-concede-sure = Poddać grę na dobre? Miejsce: { $seat }.
game-deputy-named = Twój zastępca może już grać za ciebie.
game-deputy-gone = Nie masz już zastępcy.
game-stood-in = Grasz za osobę ze swojej drużyny, dopóki nie wróci do gry.
game-reported = Gospodarz otrzymał zgłoszenie; nikt inny go nie przeczyta.
game-none-here = Na tym kanale nie ma gry.
clocks-title = Czas odpowiedzi na pytania jawne. Jak długo ktoś myśli nad tajnym, to wyłącznie jego sprawa.
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
table-thread = { $game } · { $user }
table-thread-about = Tutaj otwiera się stolik. Gospodarz: { $user }.
admin-substituted = Miejsce zajął ktoś inny.
admin-rewound = Gra została cofnięta.
admin-no-bot = Bot nie może zająć miejsca.
admin-moment-unknown = Wybierz chwilę z listy.
admin-only = To polecenie jest dla osób prowadzących ten serwer: wymaga uprawnienia „{ $right }”.
error-out-of-date = Ten przycisk jest nieaktualny. Polecenie /graj pokaże, co się dzieje w grze.
error-unexpected = Coś poszło nie tak, i to nie z twojej winy. Nic nie przepadło; spróbuj ponownie. Numer zgłoszenia: `{ $reference }`
error-done = Polecenie zostało wykonane, ale nie udało się pokazać odpowiedzi. Nie wysyłaj go drugi raz: /graj pokaże, co się dzieje w grze. Numer zgłoszenia: `{ $reference }`
error-picture = Nie udało się pokazać obrazka, ale wszystko, co jest napisane wyżej, obowiązuje. /graj pokaże go ponownie.

## A person's own settings

me-settings = Język: { $language }. Strefa czasowa: { $zone }. Prywatne wiadomości: { $letters }.
me-settings-all = { $settings } Godziny ciszy: { $quiet }. Przypomnienia: { $reminders }.
me-quiet = { $begin }:00–{ $end }:00
me-quiet-off = brak
me-quiet-unknown = „{ $said }” to nie są godziny ciszy. Podaj dwie godziny, na przykład 23-7, albo off.
me-remind-letter = w prywatnej wiadomości
me-remind-table = przy stoliku
me-remind-off = brak
me-language-auto = jak w Discordzie
me-language-en = English
me-language-pl = polski
me-letters-on = włączone
me-letters-off = wyłączone
me-letters-closed = odrzucane przez Discord
me-closed = Discord nie pozwala wysyłać ci prywatnych wiadomości, więc nie można tam wysłać ręki. Przycisk „Moja ręka” pokaże ją w każdej chwili; polecenie /ja ustawienia włączy prywatne wiadomości ponownie.
me-zone-unknown = Nie ma strefy czasowej { $zone }.
me-no-games = Nie grasz przy żadnym stoliku.
me-game = { $game } { $table }, { $channel }
me-game-waits = **{ $game } { $table }**, { $channel }: czeka na ciebie do { $time }
me-game-unreadable = Nie można pokazać stolika { $table }: w jego zapisie coś jest uszkodzone. Błąd jest zapisany.
me-export = Wszystko, co bot o tobie zapisał.
me-forget-about = Twoje miejsca zostaną, ale bez imienia, a to, co bot o tobie wie, zostanie usunięte. Tego nie da się cofnąć.
me-forget-sure = Zapomnij o mnie
me-forgotten = Twoje dane zostały usunięte.

## What a table refuses

table-unknown = Nie ma takiego stolika.
table-broken = W grze coś się zepsuło. Nic nie zostało zrobione, a błąd jest zapisany.
table-channel-taken = Na tym kanale jest już stolik.
table-unknown-game = Nie ma gry „{ $game }”.
table-no-zone = Nie ma strefy czasowej „{ $zone }”.
table-started = Gra już się zaczęła.
table-not-started = Gra jeszcze się nie zaczęła.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-over = Gra jest skończona.
table-host-only = To może zrobić tylko gospodarz: { $host }.
table-not-seated = Nie masz miejsca przy tym stoliku.
table-not-your-seat = To nie jest twoje miejsce.
table-conceded = To miejsce poddało już grę.
table-no-orders = W tej grze nie ma stałych rozkazów.
table-no-echo = Ta gra nie powtarza wpisanych rozkazów.
table-nothing-filed = Żadna tura nie jest przygotowana.
table-nothing-said = Nie podano żadnego rozkazu.
table-no-such-choice = „{ $said }” – tego teraz nie można zrobić.
table-no-such-choice-near = „{ $said }” – tego teraz nie można zrobić. Może chodzi o `{ $near }`?
table-no-such-choice-example = „{ $said }” – tego teraz nie można zrobić. Możliwe odpowiedzi wyglądają tak: `{ $example }`. Lista przy /zrób pokazuje wszystkie.
table-no-such-moment = Nie można cofnąć gry do tej chwili.
table-undo-off = Przy tym stoliku nie cofa się ruchów.
table-undo-barrier = Tego nie można już cofnąć: { $why }.
table-undo-shown = od tamtej pory rzucono kośćmi, coś odsłonięto albo tura poszła dalej
table-undo-others = od tamtej pory ruszył się ktoś inny
table-undo-silence = stało się to, bo nikt nie odpowiedział na czas
table-undo-sealed = ktoś odpowiada właśnie na tajne pytanie
table-no-chair = Nie ma takiego miejsca.
table-joined = Już siedzisz przy tym stoliku.
table-chair-taken = To miejsce jest zajęte: { $user }.
table-full = Liczba miejsc przy stoliku: { $n }. Więcej nie ma.
table-not-joined = Nie siedzisz przy tym stoliku.
table-nobody = Przy stoliku nikogo nie ma.
table-no-deputy = Nie masz zastępcy.
table-no-such-person = Nie ma nikogo o numerze { $said }. Wskaż osobę z tego serwera, pisząc @ i jej nazwę.
table-bad-deputy = { $user } już gra przy tym stoliku.
table-not-your-side = Możesz zastąpić tylko kogoś ze swojej strony.
table-not-absent = { $user } może mieć zastępstwo dopiero po tylu turach z rzędu bez odpowiedzi: { $n }.
table-message-broken = Nie da się utworzyć wiadomości twojego stolika { $table }: w jego zapisie coś jest uszkodzone. Inne stoliki działają normalnie. Poproś osobę, która prowadzi bota, żeby zajrzała do dziennika błędów.
table-channel-refused = Prowadzisz stolik { $table } na kanale { $channel }, ale bot nie może już tam pisać. Gra toczy się dalej: każdy znajdzie ją przez /me games. Gdy tylko bot znów będzie mógł widzieć ten kanał, pisać na nim i dodawać załączniki, pojawi się tam najnowsza plansza.
table-channel-gone = Prowadzisz stolik { $table }, ale nie można już znaleźć jego kanału { $channel }. Gra toczy się dalej: każdy znajdzie ją przez /me games. Jeśli kanał wróci, pojawi się na nim najnowsza plansza.
table-report = { $user } zgłasza ci jako gospodarzowi stolika { $table }: „{ $text }”
table-option-unknown = Nie ma opcji „{ $name }”.
table-option-value = Wartość „{ $value }” jest niemożliwa dla opcji „{ $name }”. Możliwe: { $legal }.

## What happens at a table

table-user = <@{ $user }>
table-pledge = -# Wszystkie kości i karty wynikają z jednej tajnej liczby. Jej skrót: `{ $pledge }`
table-seed = Ziarno losowania: `{ $seed }`
table-plan-filed = Kroki przygotowane na twoją następną turę: { $n }.
table-orders-filed = { $n ->
    [one] Ustawiono stały rozkaz
    [few] Ustawiono { $n } stałe rozkazy
   *[other] Ustawiono { $n } stałych rozkazów
 }.
table-plan-stopped = Twoje rozkazy zatrzymały się: { $why } Nie wykonano: `{ $rest }`
table-lapsed = Czas minął: { $user }. Obowiązuje odpowiedź domyślna.
table-answered = Odpowiedzi: { $n } z { $all }. { $text }
table-away = { $user } nie odpowiada i do następnego ruchu liczy się jako osoba nieobecna.
table-all-away = Nikt już nie odpowiada: gra jest wstrzymana.
table-back = { $user } wraca do gry.
table-paused-by = { $user } wstrzymuje grę.
table-resumed = { $user } wznawia grę.
table-abandoned = { $user } przerywa grę.
table-changed = { $user } zmienia ustalenia. { $option }: { $value }.
table-overdue = Czas minął: { $user }. Stolik czeka dalej; gospodarz może wyznaczyć zastępstwo.
table-not-overdue = Gospodarz może zastąpić tylko kogoś, komu minął czas.
table-to = { $seats }: { $text }
table-deputy = { $deputy } może teraz grać za { $user }.
table-deputy-gone = { $user } znowu gra bez zastępcy.
table-substituted = { $user } przejmuje miejsce po { $left } (decyduje { $by }: { $reason }).
table-inherited = { $left } rezygnuje. Rolę przejmuje { $user }: { $seat }.
table-undone = { $user } cofa ruch.
table-rewound = { $by } cofa grę: { $reason }

## Taking back a move with everybody's leave

takeback-asked = { $user } prosi o cofnięcie swojego ostatniego ruchu. Zgodzić muszą się wszyscy pozostali: { $people }. Nikt nie widzi, kto już odpowiedział; jedna odmowa kończy sprawę, podobnie jak dalszy ciąg gry.
takeback-agree = Zgoda
takeback-refuse = Odmowa
takeback-begun = Pytanie trafiło do wszystkich pozostałych.
takeback-noted = Twoja odpowiedź jest zapisana. Nikt jej nie widzi.
takeback-done = Ruch został cofnięty.
table-takeback-done = { $user } za zgodą wszystkich cofa ruch. Kości i karty będą odtąd nowe.
table-takeback-refused = Nie wszyscy się zgadzają: ruch zostaje ({ $user }).
table-takeback-open = Stolik już odpowiada na prośbę o cofnięcie ruchu.
table-takeback-late = Nie masz tu ruchu, który można by jeszcze cofnąć.
table-takeback-sealed = Trwa tajne pytanie, na które także odpowiadasz. Możesz zmienić odpowiedź, ale nie cofniesz ruchu.
table-takeback-gone = To pytanie jest już nieaktualne.
table-takeback-not-asked = To pytanie nie jest do ciebie.

## Private threads

talk-conference = Narada
talk-name = { $who } · stolik { $table }/{ $n }
talk-about = **{ $who }.** W tym wątku są: { $people }. Nikt inny tu nie wejdzie, ale moderatorzy serwera mogą czytać wszystko. O tym, co wolno tu powiedzieć, decydują zasady gry.
talk-refused = Nie ma prywatnego wątku ({ $who }): botowi brakuje tu uprawnienia „{ $right }”.
talk-impossible = Nie ma prywatnego wątku ({ $who }): na takim kanale nie może go być.
talk-unlocked = Wątek { $thread } powinien zostać zamknięty, ale botowi brakuje uprawnienia „{ $right }”.
right-view_channel = Wyświetlanie kanałów
right-send_messages = Wysyłanie wiadomości
right-send_messages_in_threads = Wysyłanie wiadomości w wątkach
right-embed_links = Osadzanie linków
right-attach_files = Załączanie plików
right-read_message_history = Czytanie historii wiadomości
right-create_public_threads = Tworzenie publicznych wątków
right-create_private_threads = Tworzenie prywatnych wątków
right-manage_threads = Zarządzanie wątkami
right-manage_guild = Zarządzanie serwerem

## A finished game, checked

table-verify-no-seed = Ziarno nie jest znane, więc niczego nie można przeliczyć.
table-verify-pledge = Ziarno nie pasuje do skrótu podanego na początku gry.
table-verify-deal = Podział miejsc i pierwsza pozycja nie wynikają z ziarna.
table-verify-line = Wiersza { $seq } dziennika nie da się powtórzyć: { $why }
table-verify-events = Wiersz { $seq } dziennika mówi o innych wydarzeniach, niż z niego wynikają.
table-verify-position = Ostatnia pozycja nie wynika z dziennika.

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

## Nieobecności, przekroczony czas i wolne miejsca

vacation-no-date = Podaj dni od dzisiaj, na przykład 2026-12-24, najpierw pierwszy.
vacation-twice = W część tych dni już cię nie ma.
vacation-too-long = Urlop przy tym stoliku: { $n ->
    [one] został ci jeden dzień
    [few] zostały ci { $n } dni
   *[many] zostało ci { $n } dni
}.
vacation-too-soon = Stolik czeka na ciebie: urlop zaczyna się najwcześniej za dwanaście godzin.
vacation-taken = { $game } { $table }: w te dni twój zegar stoi. Mimo to możesz grać.
vacation-refused = { $game } { $table }: { $why }
vacation-left = { $game } { $table }, urlop: { $n ->
    [0] nie ma już dni
    [one] został jeden dzień
    [few] zostały { $n } dni
   *[many] zostało { $n } dni
}
vacation-ends = Twój urlop przy stoliku { $table } kończy się { $time }.
table-vacation = Urlop: { $user }, od { $first } do { $last }; ten zegar w tym czasie stoi. Pozostałe dni: { $n }.
table-safety-day = Czas by się skończył, więc zużyto dzień urlopu: { $user }. Pozostałe dni: { $n }.
idle-asked = Przy tym stoliku od trzech tygodni nic się nie dzieje. { $people }: czy gramy dalej? Jeśli nikt nic nie zrobi, stolik zostanie zamknięty { $time }, bez wyniku.
idle-keep = Gramy dalej
idle-kept = Stolik zostaje.
idle-nothing = Temu stolikowi nie grozi zamknięcie.
table-idle-kept = { $user } zachowuje ten stolik.
table-idle-closed = Od czterech tygodni nic się tu nie dzieje: gra kończy się bez wyniku.
table-pause-over = Przerwa trwa już trzy dni: gra toczy się dalej.
pause-once = Ta gra była już raz wstrzymana przez ciebie. Kolejną przerwę może zarządzić osoba, która otworzyła stolik.
pause-host-only = Przy tym stoliku przerwę zarządza tylko osoba, która go otworzyła.
ladder-grace = Czas minął: { $user }. Dochodzi dwanaście godzin, raz na całą grę; potem { $next }.
ladder-default = Brak odpowiedzi: { $user }. Jeśli w następnej turze będzie tak samo, { $next }. W ciągu doby może to cofnąć osoba, która otworzyła stolik: /gra wybacz.
ladder-offer = Dwie tury z rzędu bez odpowiedzi: { $user }. To miejsce może teraz przejąć każda chętna osoba. Jeśli przez siedem dni nikt go nie przejmie, { $next }. W ciągu doby może to cofnąć osoba, która otworzyła stolik: /gra wybacz.
ladder-concede = Nikt nie przejął tego miejsca: { $user }. Miejsce się poddaje. W ciągu doby może to cofnąć osoba, która otworzyła stolik: /gra wybacz.
ladder-then-default = obowiązuje odpowiedź domyślna
ladder-then-offer = miejsce będzie do przejęcia
ladder-then-concede = miejsce się poddaje
ladder-nothing = W ciągu ostatniego dnia nikomu nie skończył się czas.
ladder-undone = { $by } cofa to, co się stało po przekroczeniu czasu. Gra wraca do chwili przed tym, a wszyscy mają świeży czas.
game-forgiven = Cofnięte.
market-open-already = To miejsce jest już do przejęcia.
market-not-open = Tego miejsca nie można przejąć.
market-knows-too-much = To miejsce jest dla osoby spoza tego stolika: twoja wiedza byłaby nieuczciwą przewagą.
table-seat-offered = { $user } oddaje miejsce: { $seat }. Kto je przejmie, gra dalej od tej chwili; do tego czasu nic się nie zmienia.
table-seat-kept = To miejsce nie jest już do przejęcia: { $seat }.
table-seat-taken = { $user } przejmuje miejsce po { $left }: { $seat }.
seat-open = **Wolne miejsce:** { $seat }, { $channel }.
seat-since = Początek gry: { $time }.
seat-pace = Tempo: { $pace }. Czas na odpowiedź: { $clock }.
seat-hours = Pozostali odpowiadają zwykle w godzinach { $hours } ({ $zone }).
seat-language = Język stolika: { $language }.
seat-look = Zobacz
seat-take = Przejmij to miejsce
seat-take-about = Dostajesz rękę, przegląd ostatnich wydarzeń i świeży czas na każdą odpowiedź.
seat-yours = Grasz teraz: { $seat }. Oto, co się ostatnio działo:
seat-gone = To miejsce nie jest już wolne: { $seat }.
seat-offered = Miejsce jest do przejęcia. Graj dalej, dopóki ktoś go nie przejmie.
seat-kept = Miejsce nie jest już do przejęcia.
remind-later = Za 4 godziny
remind-snoozed = Przypomnienie przyjdzie znowu za cztery godziny albo godzinę przed końcem czasu.
snooze-nothing = Nikt cię tam już o nic nie pyta.
show-rematch = Rewanż
rematch-not-over = Gra jeszcze trwa.
table-rematch = { $user } otwiera stolik do kolejnej gry w tym samym gronie: { $people }. Przycisk dosiadania daje miejsce.
panel-onward = Następny stolik
note-none = Przy tym stoliku nie masz jeszcze notatek.
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
me-safety-on = Gdy twój czas miałby się skończyć, zużyty zostanie dzień urlopu, jeśli jakiś ci został.
me-safety-off = Dni urlopu zużywasz tylko wtedy, gdy o tym zdecydujesz.

## Commands: names are lower case, at most 32 characters; descriptions at most 100

cmd-game = gra
cmd-game-about = Stolik od otwarcia do końca gry
cmd-new = nowa
cmd-new-about = Otwórz stolik na tym kanale albo we własnym wątku
cmd-join = dosiądź
cmd-join-about = Usiądź przy stoliku
cmd-leave = odejdź
cmd-leave-about = Odejdź od stolika przed początkiem gry
cmd-start = start
cmd-start-about = Rozpocznij grę
cmd-options = opcje
cmd-options-about = Zmień ustalenia; po starcie tylko te, które należą do stolika
cmd-status = stan
cmd-status-about = Na kogo czeka stolik i do kiedy
cmd-board = plansza
cmd-board-about = Zobacz planszę
cmd-computer = komputer
cmd-computer-about = Niech na tym miejscu gra komputer, aż do powrotu osoby, do której ono należy
arg-strength = siła
arg-strength-about = Jak dobrze gra; „Wyłącz” kończy zastępstwo
arg-computer-seat-about = Twoje miejsce albo, w roli gospodarza, takie, którego czas minął
cmd-take = przejmij
cmd-take-about = Przejmij miejsce zajmowane przez komputer
arg-take-about = Miejsce zajmowane przez komputer
cmd-hint = podpowiedź
cmd-hint-about = Co na twoim miejscu zrobiłby najsilniejszy komputer
cmd-replay = powtórka
cmd-replay-about = Obejrzyj grę krok po kroku od pierwszej planszy
cmd-replay-here = Powtórka od tego miejsca
cmd-log = dziennik
cmd-log-about = Co się ostatnio wydarzyło
cmd-pace = tempo
cmd-pace-about = Powiedz, jak szybko gra twój stolik
arg-pace = tempo
arg-pace-about = Jeden wybór, który ustawia wszystkie zegary
arg-slots = pory
arg-slots-about = Stałe pory, na przykład mon wed fri 20:00
cmd-rest = odpoczynek
cmd-rest-about = Powiedz przy swoim stoliku, kiedy zegary stoją: godziny, dni tygodnia, święta
arg-closed = stoją
arg-closed-about = Godziny i dni każdego tygodnia, na przykład sat sun 22-6; off – żadne
arg-holidays = święta
arg-holidays-about = Dni, na przykład 2026-12-24..2026-12-26 2027-01-01; off – żadne
arg-table-zone-about = Strefa czasowa, według której to wszystko się liczy
cmd-clocks = zegary
cmd-clocks-about = Kto jak długo odpowiadał i ile dodatkowego czasu ci zostało
cmd-pause = wstrzymaj
cmd-pause-about = Zatrzymaj wszystkie zegary
cmd-resume = wznów
cmd-resume-about = Uruchom zegary na nowo
cmd-takeback = cofnij-ruch
cmd-takeback-about = Poproś wszystkich o zgodę na cofnięcie swojego ostatniego ruchu
cmd-deputy = zastępca
cmd-deputy-about = Niech ktoś gra za ciebie; bez nazwiska: już nikt
cmd-stand-in = wesprzyj
cmd-stand-in-about = Graj za osobę z drużyny, która długo nie odpowiada, dopóki nie wróci
cmd-report = zgłoś
cmd-report-about = Powiadom gospodarza o czymś, czego nikt inny nie przeczyta
cmd-note = notatka
cmd-note-about = Zanotuj coś dla siebie przy tym stoliku; nikt inny tego nie czyta
arg-text = tekst
arg-text-about = Wiersz do dopisania; bez niego – twoje notatki
arg-clear = wyczyść
arg-clear-about = Usuń to, co było zanotowane
cmd-cap = limit
cmd-cap-about = W ile gier naraz można grać na tym serwerze
arg-most = najwyżej
arg-most-about = Liczba; 0 – bez ograniczeń
cmd-offer = oddaj
cmd-offer-about = Oddaj swoje miejsce innym i graj dalej, dopóki ktoś go nie przejmie
arg-keep = zostaw
arg-keep-about = Nie oddawaj go już
cmd-forgive = wybacz
cmd-forgive-about = Cofnij przy swoim stoliku w ciągu doby to, co zrobił upływ czasu
cmd-seats = miejsca
cmd-seats-about = Miejsca w trwających grach, które możesz przejąć
cmd-admin-seats-about = Wybierz kanał, na którym widać wolne miejsca
arg-channel = kanał
arg-channel-about = Kanał tekstowy tego serwera
cmd-vacation = urlop
cmd-vacation-about = Nieobecność: twoje zegary stoją; bez dat – ile dni ci zostało
arg-first = od
arg-first-about = Pierwszy dzień, na przykład 2026-12-24
arg-last-day = do
arg-last-day-about = Ostatni dzień; bez niego jeden dzień
arg-safety = rezerwa
arg-safety-about = Zużyj dzień urlopu, gdy twój czas miałby się skończyć
cmd-concede = poddaj
cmd-concede-about = Poddaj grę
cmd-abandon = przerwij
cmd-abandon-about = Zakończ grę bez wyniku
cmd-play = graj
cmd-play-about = Zobacz, co masz do zrobienia, i odpowiedz
cmd-do = zrób
cmd-do-about = Wpisz, co robisz; kilka rzeczy po kolei oddziel znakiem ;
cmd-hand = ręka
cmd-hand-about = Zobacz swoją rękę, bez świadków
cmd-undo = cofnij
cmd-undo-about = Cofnij swój ostatni krok
cmd-orders = rozkazy
cmd-orders-about = Powiedz z góry, jak odpowiesz
cmd-card = karta
cmd-card-about = Co robi karta i gdzie wszyscy ją widzą
cmd-rules = zasady
cmd-rules-about = Zasada dotycząca bieżącej decyzji albo szukanie w zasadach
cmd-help = pomoc
cmd-help-about = Co to za stolik, czyja teraz tura i co możesz zrobić
cmd-me = ja
cmd-me-about = Jak bot cię traktuje i co o tobie wie
cmd-settings = ustawienia
cmd-settings-about = Twój język, strefa czasowa, prywatne wiadomości i przypomnienia
cmd-games = gry
cmd-games-about = Wszystkie twoje stoliki, najpierw te, które na ciebie czekają
cmd-export = eksport
cmd-export-about = Pobierz wszystko, co bot o tobie zapisał
cmd-forget = zapomnij
cmd-forget-about = Usuń wszędzie swoje dane
cmd-admin = admin
cmd-admin-about = Dla prowadzących ten serwer
cmd-substitute = zastąp
cmd-substitute-about = Oddaj miejsce komuś innemu
cmd-game-substitute-about = Jako gospodarz oddaj komuś innemu miejsce osoby, której minął czas
cmd-rewind = przewiń
cmd-rewind-about = Cofnij grę do wcześniejszej chwili
cmd-admin-pause-about = Zatrzymaj wszystkie zegary tego stolika
cmd-admin-resume-about = Uruchom zegary tego stolika na nowo
cmd-admin-abandon-about = Zakończ tę grę bez wyniku
arg-game = gra
arg-game-about = Która gra
arg-thread = wątek
arg-thread-about = Otwórz stolik we własnym wątku lub poście na forum
arg-chair = miejsce
arg-chair-about = Które miejsce; bez wyboru zdecyduje los
arg-seat = miejsce
arg-seat-about = Które miejsce, jeśli masz ich kilka
arg-part = wycinek
arg-part-about = Który wycinek planszy
arg-last = ostatnie
arg-last-about = Ile wydarzeń
arg-player = gracz
arg-player-about = Kto zajmie miejsce
arg-deputy-about = Kto może grać za ciebie
arg-report = treść
arg-report-about = O czym gospodarz powinien wiedzieć
arg-reason = powód
arg-reason-about = Dlaczego; przeczytają to wszyscy przy stoliku
arg-moment = chwila
arg-moment-about = Do której chwili wrócić
arg-what = co
arg-what-about = Wybierz z listy albo wpisz rozkazy
arg-card = karta
arg-card-about = Część nazwy karty
arg-search = szukaj
arg-search-about = Numer albo słowa; puste: zasada dotycząca bieżącej decyzji
arg-language = język
arg-language-about = W jakim języku bot do ciebie mówi
arg-zone = strefa
arg-zone-about = Twoja strefa czasowa
arg-letters = wiadomości
arg-letters-about = Czy ręka ma przychodzić w prywatnej wiadomości
arg-quiet = cisza
arg-quiet-about = Godziny, w których nic cię nie woła, na przykład 23-7; off: żadne
arg-reminders = przypomnienia
arg-reminders-about = Gdzie bot przypomina, że kończy ci się czas
