# Os bots: quão bem jogam, e quem são.

level = { $level ->
    [lehrling] Aprendiz
    [geselle] Artífice
    [meister] Mestre
   *[grossmeister] Grande Mestre
}
    .says = { $level ->
    [lehrling] joga ao acaso, mas nada absurdo
    [geselle] livra-se primeiro das pedras pesadas
    [meister] pesa o que cada pedra deixa
   *[grossmeister] pensa adiante
}
who-computer = { $name } (bot · { $level })
company-add = Adicionar um bot à sua escolha…
company-any = Qualquer { $level }
refused-regular-taken = { $name } já está nesta mesa, ou não é da casa. Escolha outro nome.
preferences-company = Os bots das minhas mesas
company-fitting = Bots: do meu nível
    .says = tão fortes quanto eu, pelas minhas rodadas até agora
company-always = Bots: sempre { $level }
