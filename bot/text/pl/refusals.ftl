## A move that is refused

play-not-asked = W tej chwili nikt nie czeka tu na twoją decyzję.
play-not-offered = Teraz nie można tego zrobić.
play-twice = Ta sama odpowiedź została podana dwa razy.
play-contradiction = „{ $one }” i „{ $other }” wykluczają się: trzeba wybrać jedno z nich.
play-how-many = Potrzeba tu { $answers }, a podano: { $n }.
play-exactly =
    { $n ->
        [one] dokładnie jednej odpowiedzi
       *[other] dokładnie { $n } odpowiedzi
    }
play-between = od { $least } do { $most } odpowiedzi
play-in-lobby = Gra jeszcze się nie zaczęła, więc nie ma na co odpowiadać. Miejsce zajmiesz przyciskiem Dołącz albo poleceniem /gra dosiądź; grę rozpoczyna gospodarz przyciskiem Start.

## A typed turn that is refused

turn-not-now = „{ $said }” ma sens dopiero wtedy, gdy padnie takie pytanie. { $question }
turn-not-possible = „{ $said }” tu nie pasuje. { $question } Możesz odpowiedzieć na przykład: { $possible }.
turn-quoted = „{ $what }”
turn-how-many = „{ $said }”: potrzeba tu { $answers }.
turn-cannot-pay = „{ $said }” za to nie płaci.
turn-unread = Nie wiadomo, co znaczy „{ $said }”.
turn-form = Nie wiadomo, co znaczy „{ $said }”. Zapisz to tak: `{ $form }`.
turn-unknown = Nic tu nie nazywa się „{ $said }”.
turn-unknown-near = Nic tu nie nazywa się „{ $said }”. Może chodzi o: { $near }?
turn-if = „{ $said }”: wcześniej nie ma kroku { $n }.
turn-early = „{ $said }” – to kończy się, zanim wszystko zostanie wykonane.
turn-over = Tura, dla której to było napisane, już się skończyła.
turn-changed = Od kiedy ta tura została napisana, coś twojego przepadło. Wyślij ją jeszcze raz, jeśli nadal tego chcesz.
turn-echo = { $n }. „{ $said }” – { $does }.
turn-echo-nothing = { $n }. „{ $said }” – nic do zrobienia.
turn-echo-later = { $n }. „{ $said }” – gdy przyjdzie na to pytanie.
turn-pick = { $verb }: { $what }
turn-wait-standing = Nikt na to nie czeka

## What a table refuses

table-unknown = Nie ma takiego stolika.
table-no-rules = Zasad tej gry ({ $game }) chwilowo tu nie ma, więc stolik czeka: nic nie przepadło, a jego zegary stoją. Gra pójdzie dalej, gdy tylko osoba prowadząca bota znów je zainstaluje.
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
table-no-echo = Ta gra nie pozwala sprawdzić wpisanych rozkazów przed wykonaniem.
table-nothing-filed = Żadna tura nie jest przygotowana.
table-nothing-said = Nie podano żadnego rozkazu.
table-no-such-choice-near = „{ $said }” – tego teraz nie można zrobić. Może chodzi o „{ $near }”?
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
table-full = Przy stoliku nie ma już miejsca; wszystkich miejsc: { $n }.
table-not-joined = Nie siedzisz przy tym stoliku.
table-nobody = Przy stoliku nikogo nie ma.
table-no-deputy = Nikt nie gra tu za ciebie.
table-too-often = Przy tym stoliku to już { $n } razy w ciągu doby. Daj innym trochę wytchnienia.
table-too-many-steps = To więcej kroków niż { $n }. Wpisz je w kilku częściach.
table-too-many-lobbies = Masz stoliki, przy których gra jeszcze się nie zaczęła: { $n }. Najpierw zacznij przy którymś grę albo zamknij go.
table-too-many-staffs = Przy wszystkich Twoich stolikach łącznie może być tyle miejsc najsilniejszych komputerów: { $n }. Weź słabsze albo zakończ najpierw jakąś grę.
table-report-own = Prowadzisz ten stolik, więc zgłoszenie trafiłoby z powrotem do ciebie.
table-no-such-person = Nie ma nikogo o numerze { $said }. Wskaż osobę z tego serwera, pisząc @ i jej nazwę.
table-bad-deputy = { $user } już gra przy tym stoliku.
table-not-your-side = Możesz zastąpić tylko kogoś ze swojej strony.
table-not-absent = { $user } może mieć zastępstwo dopiero po tylu turach z rzędu bez odpowiedzi: { $n }.
table-message-broken = Nie da się utworzyć wiadomości twojego stolika { $table }: w jego zapisie coś jest uszkodzone. Inne stoliki działają normalnie. Poproś osobę, która prowadzi bota, żeby zajrzała do dziennika błędów.
table-channel-refused = Prowadzisz stolik { $table } na kanale { $channel }, ale bot nie może już tam pisać. Gra toczy się dalej: wszyscy znajdą ją przez /ja gry. Gdy tylko bot znów będzie mógł widzieć ten kanał, pisać na nim i dodawać załączniki, pojawi się tam najnowsza plansza.
table-channel-gone = Prowadzisz stolik { $table }, ale nie można już znaleźć jego kanału { $channel }. Gra toczy się dalej: wszyscy znajdą ją przez /ja gry. Jeśli kanał wróci, pojawi się na nim najnowsza plansza.
table-server-left = Prowadzisz stolik { $table }, ale bot został usunięty z jego serwera. Wszystkie zegary stoją i nikt nic nie traci. Jeśli w ciągu { $n } dni ktoś znów zaprosi bota, gra potoczy się dalej od tego miejsca; potem wszystko o stolikach tego serwera zostanie usunięte.
table-report = { $user } zgłasza ci jako gospodarzowi stolika { $table }: „{ $text }”
table-option-unknown = Nie ma opcji „{ $name }”.
table-option-value = Wartość „{ $value }” jest niemożliwa dla opcji „{ $name }”. Możliwe: { $legal }.
