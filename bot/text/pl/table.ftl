## A table, as everybody sees it

show-heading = ### { $game } · stolik { $table }
show-waiting = { $user } — { $text }
show-waiting-until = { $line } — do { $time }
show-away = { $user } (urlop do { $time })
show-person = { $seat }: { $user }
show-play = Graj
show-hand = Moja ręka
show-newest-board = Do najnowszej planszy
show-next-board = Do następnej planszy
show-log = Dziennik
show-log-empty = Nic się jeszcze nie wydarzyło.
show-replay = Powtórka
replay-at = Plansza { $n } z { $of } · { $time }
replay-turns = Przejdź do planszy
replay-eyes = Spójrz oczami…
replay-public = Wszyscy
replay-nothing = Przy tym stoliku nie pokazano jeszcze żadnej planszy.
replay-no-board = Ta wiadomość nie pokazuje planszy żadnej gry, którą bot pamięta.
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
remind-call = { $seat }: stolik czeka na twoją odpowiedź, do { $time }.
remind-open = { $seat }: stolik czeka na ciebie.
over-title = **Koniec gry.**
over-abandoned = **Gra została przerwana.**
over-place = { $place }. { $seats }
over-seed = -# Ziarno losowania: `{ $seed }`, skrót: `{ $pledge }`
chronicle-title = **Kronika tej gry.**
chronicle-film = Cała gra jako film; pokazane plansze: { $n }.
chronicle-length = Plansze: { $n }, od początku do końca: { $time }.
chronicle-quickest = Najszybsze odpowiedzi: { $user }, połowa z nich w czasie do: { $time }.
chronicle-patient = Największa cierpliwość: { $user }. Nikt nie czekał na innych tak długo.
chronicle-luck = Najszczęśliwsze kości: { $seat }, trafienia: { $n }, a należało się spodziewać: { $expected }.
chronicle-hold = Najdłużej w jednych rękach: { $seat }, { $place }, plansze: { $n }.
show-verify = Sprawdź
verify-good = Każdy rzut i każda karta tej gry wynika z jej ziarna, a ziarno pasuje do skrótu podanego na początku.
admin-chronicle = Kroniki zakończonych gier będą odtąd pokazywane także na kanale { $channel }.
