# Computer players: how well they play, and who they are.

level =
    { $level ->
        [lehrling] Inas
        [geselle] Segéd
        [meister] Mester
       *[grossmeister] Nagymester
    }
    .says =
        { $level ->
            [lehrling] találomra játszik, de butaságot nem csinál
            [geselle] előbb a nehéz köveket rakja le
            [meister] minden kőnél mérlegeli, mi marad utána
           *[grossmeister] előre gondolkodik
        }
who-computer = { $name } (bot · { $level })
company-add = Válassz egy botot…
company-any = { $level }, bárki
refused-regular-taken = { $name } már ennél az asztalnál ül, vagy nem törzsvendégünk. Válassz valaki mást.
preferences-company = Botok az asztalaimnál
company-fitting = Botok: az én szintemen
    .says = olyan erősek, mint én, az eddigi partijaim alapján
company-always = Botok: mindig { $level }
