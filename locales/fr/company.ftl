# Les bots : leur force, et qui ils sont.

level =
    { $level ->
        [lehrling] Apprenti
        [geselle] Compagnon
        [meister] Maître
       *[grossmeister] Grand maître
    }
    .says =
        { $level ->
            [lehrling] joue au hasard, mais rien d’absurde
            [geselle] se débarrasse d’abord des dominos lourds
            [meister] pèse ce que chaque domino lui laisse
           *[grossmeister] réfléchit à l’avance
        }
who-computer = { $name } (bot · { $level })
company-add = Ajouter un bot de ton choix…
company-any = N’importe qui, niveau { $level }
refused-regular-taken = { $name } est déjà à cette table, ou ne compte pas parmi nos habitués. Choisis quelqu’un d’autre.
preferences-company = Les bots à mes tables
company-fitting = Bots : de ma force
    .says = d’après mes manches jusqu’ici
company-always = Bots : toujours { $level }
