# A aparência das imagens, para uma pessoa e para um servidor

command-settings = Suas configurações: imagens, bots, horários, língua, seus dados
preferences-person = **Minhas mãos**, em todos os servidores. O que se escolhe aqui vale na hora. A aparência das mesas é com a moderação de cada servidor, em /house.
preferences-guild = **As mesas deste servidor** aparecem como se escolhe aqui, a partir de agora. A aparência da própria mão cada pessoa escolhe com /settings.
preferences-pips = Pontos
preferences-more = Acessibilidade: nada escolhido
choice-pips-game = Pontos como de costume em cada jogo
choice-pips-coloured = Pontos em quatro cores
choice-pips-classic = Pontos pretos, clássicos
choice-more-large = Pedras grandes
    .says = Uma linha longa é reorganizada mais vezes
choice-more-contrast = Alto contraste
    .says = Pedras brancas sobre preto
choice-more-digits = Algarismos em vez de pontos
    .says = Cada metade mostra o seu número
choice-more-words = Palavras junto com as imagens
    .says = Minha mão e a mesa inteira em frases, o bastante para jogar
choice-more-patient = Tempo para ler
    .says = Um anúncio aberto fica na minha mão até eu apertar
choice-more-uncoached = Sem dicas para quem começa
    .says = Nem nas minhas primeiras duas rodadas de um jogo
choice-more-unreminded = Sem lembretes
    .says = Sem mensagem direta quando uma mesa lenta espera por mim
refused-keepers-only = Só quem gerencia o servidor pode mudar isso. Se você pode usar /house, abra de novo.
