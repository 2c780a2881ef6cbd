# Jazyk soukromých zpráv

preferences-language = Jazyk mých soukromých zpráv
language-mine = jako můj Discord: { $language }
