### Sample Game, po polsku.
###
### Zdania dziennika i pytania kończą się znakiem przestankowym; etykiety i nazwy nie.

sg-title = Sample Game
sg-about = Pięć posterunków nad jeziorem, flagi i karta, która może je ocalić.
sg-seat-amber = Bursztynowi
sg-seat-blue = Niebiescy
sg-seat-rose = Różowi
sg-nobody = nikt
sg-post-ash = Jesion
sg-post-birch = Brzoza
sg-post-elm = Wiąz
sg-post-oak = Dąb
sg-post-pine = Sosna
sg-card = karta { $n }

## Opcje stołu

sg-option-rounds = Liczba rund
sg-option-rounds-4 = cztery
sg-option-rounds-8 = osiem
sg-check-seats = Grać mogą dwie lub trzy strony: Bursztynowi, Niebiescy i Różowi.
sg-check-option = Opcja „{ $option }” nie może mieć wartości { $value }.

## Pytania i odpowiedzi

sg-ask-turn = Twoja tura: zająć posterunek, napaść czy odpocząć?
sg-wait-turn = tura: { $seat }
sg-verb-settle = Zajmij
sg-verb-raid = Napadnij
sg-verb-rest = Odpocznij
sg-ask-guard = { $seat } napadają na twój posterunek { $post }. Czy bronisz go kartą?
sg-wait-guard = możliwa obrona: { $seat }, { $post }
sg-verb-guard = Obrona
sg-verb-pass = Bez obrony

## Co się stało

sg-log-settles = { $seat } zajmują posterunek { $post }.
sg-log-raids = { $seat } napadają na posterunek { $post }.
sg-log-rests = { $seat } odpoczywają.
sg-log-draws = Dobrana karta: { $n }.
sg-log-guards = { $seat } bronią się kartą { $n }.
sg-log-taken = Na kości wypada { $n }: { $seat } tracą posterunek { $post }.
sg-log-held = Na kości wypada { $n }: { $seat } utrzymują posterunek { $post }.
sg-log-concedes = { $seat } poddają się.
sg-log-over = Koniec gry.

## Obrazki

sg-board-round = Runda { $n } z { $most }
sg-board-over = Koniec gry. Zwycięstwo: { $seats }
sg-board-player = flagi: { $flags }, karty: { $cards }
sg-board-out = poza grą
sg-board-no-cards = Brak kart
sg-board-alt = { $title }. { $headline }.
sg-board-alt-post = { $post }: { $owner }.
sg-board-alt-raided = { $post }: { $owner }, trwa napad.
sg-board-alt-player = { $seat }, liczba kart: { $cards }.
sg-board-alt-hand = Na ręce: { $cards }.
