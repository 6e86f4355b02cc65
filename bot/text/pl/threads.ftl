## Private threads

talk-conference = Narada
talk-name = { $who } · stolik { $table }/{ $n }
talk-about = **{ $who }.** W tym wątku są: { $people }. Nikt inny tu nie wejdzie, ale moderatorzy serwera mogą czytać wszystko. O tym, co wolno tu powiedzieć, decydują zasady gry.
talk-refused = Nie ma prywatnego wątku ({ $who }): botowi brakuje tu uprawnienia „{ $right }”.
talk-left-out = Discord nie wpuszcza tu tych osób: { $people }. Najpierw muszą widzieć ten kanał; potem wystarczy, że ktoś w tym wątku o nich wspomni.
talk-impossible = Nie ma prywatnego wątku ({ $who }): na takim kanale nie może go być.
talk-unlocked = Wątek { $thread } powinien zostać zamknięty, ale botowi brakuje uprawnienia „{ $right }”.
right-view_channel = Wyświetlanie kanałów
right-send_messages = Wysyłanie wiadomości
right-send_messages_in_threads = Wysyłanie wiadomości w wątkach
right-embed_links = Osadzanie linków
right-attach_files = Załączanie plików
right-read_message_history = Czytanie historii wiadomości
right-create_public_threads = Tworzenie publicznych wątków
right-create_private_threads = Tworzenie prywatnych wątków
right-manage_threads = Zarządzanie wątkami
right-manage_guild = Zarządzanie serwerem
