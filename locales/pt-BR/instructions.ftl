# O que se diz a quem joga que faça, e o que se conta a quem esteve ausente

claim-now = Anuncie { $one }-{ $other } com uma ou duas pedras, ou blefe: as pedras levantadas fazem um anúncio verdadeiro.
challenge-now = Duvide de um anúncio em que você não acredita, ou passe.
give-now = { $won ->
    [challenge] Você pegou um blefe. Dê a { $name } { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }; os outros não veem qual.
   *[claim] O seu anúncio era verdade: { $name } fica com as pedras dele. Dê mais { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }, sem mostrar.
}
button-notes = O que eu sei
no-notes = Você ainda não sabe nada que os outros não saibam.
own-away = Você estava ausente, então um bot jogou por você. *{ $button }* traz você de volta.
nudge-away = { $names }: um bot jogou por você. *{ $button }* traz você de volta.
nudge-over = A mesa continua. [Ir para a mesa](<{ $link }>)
your-partner = Você joga em dupla com { $name }.
