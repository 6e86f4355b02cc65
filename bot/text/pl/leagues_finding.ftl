# Szukanie gry: godziny i osoby, z którymi wolisz nie grać.

leagues-hours-chosen = Odpowiadasz w godzinach { $hours } według swojego zegara, zgodnie z twoim wyborem.
leagues-hours-known = Odpowiadasz w godzinach { $hours } według swojego zegara, sądząc po dotychczasowych grach.
leagues-hours-unknown = Nie wiadomo jeszcze, o jakich porach odpowiadasz: pasują wszystkie.
leagues-hours-span = od { $first }:00 do { $last }:00
leagues-choose-hours = O jakich porach odpowiadasz? ({ $zone }; strefę zmienia `/ja ustawienia`)
leagues-choose-avoided = Z kim wolisz nie grać?
leagues-avoided-nobody = Nikogo nie omijasz. Kogokolwiek wskażesz, nikt się o tym nie dowie.
