# As regras da casa valem quando todo mundo concorda

button-agree = Concordar
button-without = Começar sem essas pessoas
lobby-undecided = **As regras da casa mudaram:** { $rules }. O jogo pode começar quando estas pessoas concordarem: { $names }.
hand-undecided = As regras da casa mudaram desde que você se sentou: { $rules }. Aperte *{ button-agree }* para jogar com elas, ou *{ $menu } › { button-leave }*. Nada é distribuído até você escolher.
warning-watch-consent-none = **Atenção:** aqui, quem assiste pode ver qualquer mão sem perguntar.
refused-amended = As regras da casa mudaram desde que esse botão apareceu. Agora as regras são estas:
refused-not-agreed = Nem todo mundo concordou com as regras da casa ainda.
refused-already-agreed = Você já concordou.
