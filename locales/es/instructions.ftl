# Lo que se le dice a alguien que haga, y lo que se dice a quien no estaba

claim-now = Declara { $one }-{ $other } con una ficha o con dos, o miente: con las fichas levantadas, es verdad.
challenge-now = Duda de una declaración que no te creas, o pasa.
give-now = { $won ->
    [challenge] Has descubierto una mentira. Da a { $name } { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }; el resto no ve cuáles.
   *[claim] Tu declaración era verdad: { $name } se la queda. Dale { $count ->
        [one] una ficha más
       *[other] { $count } fichas más
    }, boca abajo.
}
button-notes = Lo que sé
no-notes = Todavía no sabes nada que el resto no sepa.
own-away = No estabas, así que un bot ha jugado por ti. Con *{ $button }* vuelves a jugar.
nudge-away = { $names }: un bot ha jugado por ti. Con *{ $button }* vuelves a jugar.
nudge-over = La mesa sigue jugando. [Ir a la mesa](<{ $link }>)
your-partner = Juegas en pareja con { $name }.
