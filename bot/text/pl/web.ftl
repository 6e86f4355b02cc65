# Plansza w przeglądarce.

web-play = Gra
web-hand = Ręka
web-log = Dziennik
web-closer = Bliżej
web-farther = Dalej
web-whole = Cała plansza
web-asked = Do pytania
web-confirm = Zatwierdź
web-more = Więcej
web-waiting = Stół czeka
web-gone = Ta strona jest zamknięta. Otwórz planszę ponownie z panelu na Discordzie.
web-away = Brak połączenia. Strona sama spróbuje ponownie.
web-play-this = Zagraj tak
web-close = Zamknij
web-filter = Szukaj
web-board = Plansza
web-cards = Twoje karty
web-over = Gra się skończyła.
web-idle = Na razie nikt o nic nie pyta.
web-said = Co się wydarzyło
web-open = Otwórz planszę
web-link = Planszę otwiera ten przycisk, jeden raz i w ciągu dziesięciu minut. Jest tylko dla ciebie: kto ma jego adres, gra w twoim imieniu.
web-off = Zamknięte plansze w przeglądarkach: { $n }.
web-not-here = Plansze w przeglądarce nie są tu włączone.
web-shut = Zamknij moje plansze
