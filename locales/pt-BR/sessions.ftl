# O fim de uma sessão: a regra da casa, e a frase de uma mesa que acaba por ela

option-session = Sessão
    .says = a mesa fecha quando alguém ganhar esse número de rodadas
choice-session-0 = sem limite
unit-session = até { $value } vitórias
ended-won = { $name } foi quem chegou primeiro a { $wins } rodadas ganhas!
