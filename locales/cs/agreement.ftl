# S domácími pravidly se souhlasí

button-agree = Souhlasím
button-without = Začít bez nich
lobby-undecided = **Domácí pravidla se změnila:** { $rules }. Hra začne, až budou souhlasit: { $names }.
hand-undecided = Domácí pravidla se od tvého příchodu změnila: { $rules }. Jestli podle nich chceš hrát, stiskni *{ button-agree }*, jinak *{ $menu } › { button-leave }*. Dokud se nerozhodneš, nerozdává se.
warning-watch-consent-none = **Pozor:** kdo se tu dívá, může bez ptaní vidět kameny kohokoli.
refused-amended = Od té doby, co se tlačítko objevilo, se domácí pravidla změnila. Teď platí tato:
refused-not-agreed = S domácími pravidly ještě nesouhlasí všichni.
refused-already-agreed = Souhlas od tebe už máme.
