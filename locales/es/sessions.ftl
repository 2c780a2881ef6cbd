# El final de una sesión: la regla de la casa, y la frase de una mesa que termina por ella

option-session = Sesión
    .says = la mesa se cierra en cuanto alguien ha ganado este número de rondas
choice-session-0 = sin final fijo
unit-session = gana quien llegue antes a { $value }
ended-won = ¡{ $name } ha ganado { $wins } rondas antes que nadie!
