# A língua das mensagens privadas

preferences-language = Língua das minhas mensagens privadas
language-mine = como no meu Discord: { $language }
language-told = Esta língua foi traduzida por uma máquina, e ninguém que a fale desde criança leu a tradução ainda. Se algo parecer estranho, { $help } ajuda; { $preferences } muda a língua das suas mensagens privadas.
