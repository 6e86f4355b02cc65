## Private threads

talk-conference = Talk
talk-name = { $who } · table { $table }/{ $n }
talk-about = **{ $who }.** In this thread: { $people }. Nobody else is let in, but this server’s moderators can read it. What may be said here is for the rules of the game to decide.
talk-refused = There is no private thread for { $who }: the bot lacks the right “{ $right }” here.
talk-left-out = Discord does not let these people in: { $people }. They must be able to see this channel first; somebody in this thread can then mention them.
talk-impossible = There is no private thread for { $who }: this kind of channel has none.
talk-unlocked = The thread { $thread } should be locked now, but the bot lacks the right “{ $right }”.
right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-embed_links = Embed Links
right-attach_files = Attach Files
right-read_message_history = Read Message History
right-create_private_threads = Create Private Threads
right-create_public_threads = Create Public Threads
right-manage_threads = Manage Threads
right-manage_guild = Manage Server
