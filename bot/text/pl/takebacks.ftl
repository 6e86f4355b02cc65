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
