# S domácími pravidly se souhlasí

button-agree = Souhlasím
button-without = Začít bez nich
lobby-undecided = **Domácí pravidla se změnila:** { $rules }. Začít se může, až budou souhlasit: { $names }.
hand-undecided = Domácí pravidla se změnila, zatímco sedíš u stolu: { $rules }. Jestli ti vyhovují, stiskni *Souhlasím*, jinak u stolu *Odejít*. Dřív se nerozdává.
warning-watch-consent-none = **Pozor:** kdo se tu dívá, může bez ptaní vidět kameny kohokoli.
refused-amended = Domácí pravidla se od té doby změnila. Takhle by se hrálo teď:
refused-not-agreed = S domácími pravidly ještě nesouhlasí všichni.
refused-already-agreed = Tvůj souhlas už máme.
