# 個別メッセージの言語

preferences-language = 個別メッセージの言語
language-mine = Discordと同じ：{ $language }
language-told = この言語は機械翻訳で、まだ母語話者の確認を受けていません。分からないことがあれば{ $help }をご覧ください。個別メッセージの言語は{ $preferences }で変えられます。
