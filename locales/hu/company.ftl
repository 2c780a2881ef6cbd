# Computer players: how well they play, and who they are.

level = { $level ->
    [lehrling] Inas
    [geselle] Segéd
    [meister] Mester
   *[grossmeister] Nagymester
}
    .says = { $level ->
    [lehrling] találomra játszik, de butaságot nem csinál
    [geselle] a legnehezebbet rakja le
    [meister] mérlegeli, mi marad utána
   *[grossmeister] előre gondolkodik
}
who-computer = { $name } (bot · { $level })
company-add = Hívj egy botot …
company-any = { $level }, bárki
refused-regular-taken = { $name } már itt ül, vagy nem törzsvendég nálunk. Válassz valaki mást.
preferences-company = Ki ül le a { $button } gombra
company-fitting = { $button }: aki hozzám illik
    .says = az eddigi partijaim szerint
company-always = { $button }: mindig { $level }
against = { $game }: hozzád illik: { $level } ({ $told })
against-level = { $level }: { $rounds } partiból { $won } győzelem, { $fair } lenne igazságos
