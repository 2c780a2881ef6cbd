# The language of private messages

preferences-language = Language of my private messages
language-mine = as my Discord: { $language }
