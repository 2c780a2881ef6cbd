# /learn: una primera ronda guiada. Lo que se dice en cada paso está en lessons-<juego>.ftl: `lesson-<paso>` dice qué hacer (y
# nada que ya digan los botones), su `.why` es para quien pulsa otra cosa.

command-learn = Aprender un juego: una primera ronda, en privado, paso a paso
    .game = Qué juego

lesson-title = **Aprender { $game }** · paso { $number } de { $count }
lesson-press = Pulsa *{ $label }*.
lesson-choose = En el menú, elige *{ $label }*.
lesson-does-not-fit = **{ $tile } no encaja:** A muestra { $a }, B muestra { $b }.
lesson-games = ¿Qué juego te gustaría aprender? Son tres minutos, nadie mira y no hay nada en juego.
lesson-none = Para este juego todavía no hay lección; aquí están sus reglas.
menu-learn = Elige un juego
button-lesson-next = Seguir
button-lesson-again = Repetir
button-lesson-other = Otro juego
