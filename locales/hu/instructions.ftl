# What a player is told to do, and what is told to those who were away

claim-now = Mondd be egy vagy két kővel: { $one }-{ $other }, vagy blöffölj. A kiemelt igaz.
challenge-now = Vond kétségbe azt a bemondást, amelyiket nem hiszed el, vagy passzolj.
give-now = { $won ->
    [challenge] Blöff volt! Adj át { $count ->
        [one] egy követ
       *[other] { $count } követ
    } neki: { $name }; a többiek nem látják.
   *[claim] Igaz volt: { $name } elviszi. Adj át neki még { $count ->
        [one] egy követ
       *[other] { $count } követ
    }, lefordítva.
}
button-notes = Amit tudok
no-notes = Még semmi olyat nem tudsz, amit a többiek ne tudnának.
own-away = Nem voltál itt, egy bot játszott helyetted. Az *{ $button }* gombbal visszatérsz.
nudge-away = { $names }: egy bot játszott helyetted. A *{ $button }* gombbal visszatérsz.
nudge-over = Az asztalnál megy tovább a játék. [Az asztalhoz](<{ $link }>)
your-partner = A párod: { $name }.
