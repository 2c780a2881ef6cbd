# Jazyk soukromých zpráv

preferences-language = Jazyk mých soukromých zpráv
language-mine = jako můj Discord: { $language }
language-told = Tenhle jazyk přeložil stroj a žádný rodilý mluvčí to ještě nečetl. Když ti něco nebude jasné, pomůže { $help }; jazyk svých soukromých zpráv změníš přes { $preferences }.
