# Gdzie rozstrzygnęła się skończona partia.

show-review = Gdzie to się rozstrzygnęło?
review-title = **Gdzie to się dla ciebie rozstrzygnęło.** Tylko ty to widzisz. Sztab jeszcze raz przejrzał twoje decyzje, wiedząc to, co ty wtedy.
review-going-on = Sztab jeszcze przygląda się tej partii. Zajrzyj tu trochę później.
review-moment = **{ $n }.** Twój wybór: **{ $made }**. Sztab wolałby: **{ $better }**. Gdy dograć stąd partię do końca, daje to około { $percent } zwycięstw więcej na sto, a tam, gdzie oba wybory kończą się różnie, lepiej wypada { $times } razy na { $of }.
review-board = Powtórka odtąd
review-none = Nic nie rzuca się w oczy: nigdzie sztab nie wypadłby wyraźnie lepiej.
review-find = Twój najlepszy pomysł: **{ $made }**. Oficer by go przeoczył, a z nim około { $percent } zwycięstw na sto.
review-luck =
    { $way ->
        [gave] Kości i karty dały ci około { $percent } % zwycięstwa.
        [gave-all] Kości i karty dały ci tyle, co całe zwycięstwo, a nawet więcej.
        [took-all] Kości i karty zabrały ci tyle, co całe zwycięstwo, a nawet więcej.
       *[took] Kości i karty zabrały ci około { $percent } % zwycięstwa.
    }
review-not-yours = To jest dla tych, którzy grali w tej partii, gdy już się skończy.
review-nothing = O tej partii nie ma czego opowiadać: sztab przygląda się grom co najmniej dwóch stron.
