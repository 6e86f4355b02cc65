## A person's own settings

me-settings = Language: { $language }. Time zone: { $zone }. Direct messages: { $letters }.
me-settings-all = { $settings } Quiet hours: { $quiet }. Reminders: { $reminders }.
me-quiet = { $begin }:00–{ $end }:00
me-quiet-off = none
me-quiet-unknown = “{ $said }” cannot be read as quiet hours. Write two hours of the day, such as 23-7, or off.
me-remind-letter = by direct message
me-remind-table = at the table
me-remind-off = none
me-language-auto = as in Discord
me-language-en = English
me-language-pl = polski
me-letters-on = on
me-letters-off = off
me-letters-closed = refused by Discord
me-closed = Discord does not let the bot send you direct messages, so your hand cannot be sent there. The button “My hand” shows it at any time; /me settings turns direct messages on again.
me-zone-unknown = There is no time zone { $zone }.
me-no-games = You are not playing anywhere.
me-game = { $game } { $table }, { $channel }
me-game-waits = **{ $game } { $table }**, { $channel }: waits for you until { $time }
me-game-unreadable = Table { $table } cannot be shown: something in its records is damaged. It has been noted.
me-export = Everything the bot has noted about you.
me-forget-about = Your seats will stay, but without your name, and what the bot knows about you will be deleted. This cannot be taken back.
me-forget-sure = Forget me
me-forgotten = You are forgotten.
