# 個別メッセージの言語

preferences-language = 個別メッセージの言語
language-mine = Discordと同じ：{ $language }
