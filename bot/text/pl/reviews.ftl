# Gdzie rozstrzygnęła się skończona partia.

show-review = Gdzie to się rozstrzygnęło?
review-title = **Gdzie to się dla ciebie rozstrzygnęło.** Tylko ty to widzisz. Sztab jeszcze raz przejrzał twoje decyzje, wiedząc to, co ty wtedy.
review-going-on = Sztab jeszcze przygląda się tej partii. Zajrzyj tu trochę później.
review-moment = **{ $n }.** Twój wybór: **{ $made }**. Sztab wolałby: **{ $better }**; w dokończeniach partii daje to około { $percent } zwycięstw więcej na sto. Tam, gdzie wynik się zmieniał, wyszło lepiej w { $times } z { $of }.
review-board = Powtórka odtąd
review-none = Nic nie rzuca się w oczy: żadna inna odpowiedź nie byłaby wyraźnie lepsza.
review-find = Twój najlepszy pomysł: **{ $made }**. Oficer by go przeoczył.
review-luck =
    { $way ->
        [gave] Kości i karty dały ci około { $percent } % zwycięstwa.
       *[took] Kości i karty zabrały ci około { $percent } % zwycięstwa.
    }
review-not-yours = To jest dla tych, którzy grali w tej partii, gdy już się skończy.
review-nothing = O tej partii nie ma czego opowiadać: sztab przygląda się grom co najmniej dwóch stron.
