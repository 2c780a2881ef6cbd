# The language of private messages

preferences-language = Language of my private messages
language-mine = as my Discord: { $language }
language-told = This language was translated by machine, and no native speaker has read it yet. If something puzzles you, { $help } helps; { $preferences } changes the language of your private messages.
