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
web-due = Czekamy na ciebie:
web-gone = Ta strona jest zamknięta. Otwórz planszę ponownie z panelu na Discordzie.
web-away = Brak połączenia. Strona sama spróbuje ponownie.
web-play-this = Zagraj tak
web-close = Zamknij
web-filter = Szukaj
web-board = Plansza
web-happened = Co się działo
web-over = Gra się skończyła.
web-idle = Na razie nikt o nic nie pyta.
web-open = Otwórz planszę
web-link = Planszę otwiera ten przycisk, jeden raz i w ciągu dziesięciu minut. Jest tylko dla ciebie: kto ma jego adres, gra w twoim imieniu.
web-off = Zamknięte plansze w przeglądarkach: { $n }.
web-not-here = Plansze w przeglądarce nie są tu włączone.
web-shut = Zamknij moje plansze
web-watch = Wpuść widzów
web-watched = Kto otworzy ten adres, ogląda stół, bez niczyich kart i bez pytań: { $address }
    Podaj go, komu chcesz. Ponowne *Wpuść widzów* tworzy nowy adres, a ten zamyka.
web-unwatch = Koniec oglądania
web-unwatched = Adres jest zamknięty. Nikt już nie ogląda.
web-host-only = O widzach decyduje tylko gospodarz stołu. Poproś go, żeby nacisnął *Wpuść widzów*.
