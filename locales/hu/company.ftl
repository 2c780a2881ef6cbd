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
