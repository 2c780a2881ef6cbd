# A língua das mensagens privadas

preferences-language = Língua das minhas mensagens privadas
language-mine = como no meu Discord: { $language }
