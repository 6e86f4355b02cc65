# Napisy na obrazach lig i ich teksty alternatywne.

league-decimal = { $whole },{ $part }
league-percent = { $n } %
league-caption-player = osoba
league-caption-points = punkty
league-caption-games = gry
league-points = { $n } pkt
league-left = poza ligą
league-nobody = Nikt się jeszcze nie zapisał.
league-no-games = Żadna gra jeszcze się nie skończyła.
league-tie-meetings = po równo; rozstrzygnęły spotkania
league-tie-opponents = po równo; rozstrzygnęła siła rywali
league-tie-wins = po równo; rozstrzygnęły wygrane
league-tie-time = po równo; rozstrzygnął zużyty czas
league-tie-lot = po równo; rozstrzygnął los
league-key = Kratka to gra: zajęte miejsce. Pełna: wygrana, do połowy: wspólne miejsce. Najnowsza jest po prawej.
league-key-rounds = Kolumna to runda, kratka to gra: zajęte miejsce. Pełna: wygrana, do połowy: wspólne miejsce.
league-key-moves = Trójkąty: awans do wyższej dywizji albo spadek do niższej.
league-key-cross = 1: wyżej od drugiej osoby, ½: na równi, 0: niżej, =: po tej samej stronie.
league-key-sides = Czerwona kreska: tu leży prawdziwy udział w dziewiętnastu przypadkach na dwadzieścia.
league-key-provisional = Tymczasowa: na razie zbyt mało gier, by liczba wiele znaczyła.
league-page = Miejsca { $first }–{ $last } z { $all }.
league-card-games = ukończone gry
league-card-won = wygrane
league-card-reliability = odpowiedzi
league-card-ratings = Siła gry
league-card-seasons = Sezony
league-provisional = tymczasowa, { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
league-ranked = { $place }. z { $of }
league-of-people = z { $n }
league-of-games = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
league-hall = Galeria sław
league-hall-empty = Żaden sezon jeszcze się nie skończył.
league-hall-records = Rekordy
league-ending-facts = Warto zapamiętać
league-and-others = … i jeszcze { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[other] { $n } osób
    }

league-alt-standings = Tabela: { $title }, { $about }.
league-alt-row = { $place }. { $name }: punkty: { $points }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    };
league-alt-cross = Tabela spotkań: { $title }, { $about }.
league-alt-cross-row = { $place }. { $name }: wyżej { $wins }, na równi { $draws }, niżej { $losses };
league-alt-sides = Wygrane według stron, { $title }, { $about }.
league-alt-share = { $group }, { $name }: wygrane { $share }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    };
league-alt-card = { $name }, { $about }: { $games ->
        [one] { $games } ukończona gra
        [few] { $games } ukończone gry
       *[other] { $games } ukończonych gier
    }, wygrane { $share }; odpowiedzi: { $reliability }.
league-alt-rating = { $game }: siła gry { $rating }, { $sure };
league-alt-season = { $season }: { $place }. miejsce z { $of };
league-alt-hall = Galeria sław: { $title }.
league-alt-champions = { $season }: { $names };
league-alt-ending = Koniec sezonu: { $title }, { $about }.
