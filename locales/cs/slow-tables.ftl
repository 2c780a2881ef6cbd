# Pomalé stoly: den na tah, ve vláknech; seznam vlastních stolů

pace-quick = Rychle: na jedno posezení
pace-slow = Pomalu: den na tah, ve vlákně
opened-slow = Tvůj pomalý stůl má vlastní vlákno: [ke stolu](<{ $link }>)
    -# Na každý tah je den. Tvoje stoly ukáže *{ button-my-tables }* (/help).
refused-pace = Tempo je rychlé, nebo pomalé. Vyber ho ze seznamu.
refused-no-threads = Pomalý stůl potřebuje vlastní vlákno a tento kanál žádná nemá. Použij /play v obyčejném textovém kanálu.
refused-threads-full = Na tomto serveru je otevřeno tolik vláken, kolik Discord dovolí. Zavři některé, nebo otevři rychlý stůl.
permission-create-public-threads = Vytvářet veřejná vlákna

my-tables = { $count ->
    [one] **Sedíš u jednoho stolu.**
    [few] **Sedíš u { $count } stolů.**
   *[other] **Sedíš u { $count } stolů.**
}{ $waiting ->
    [0] {""}
    [one] {" "}Jeden čeká na tebe.
    [few] {" "}{ $waiting } čekají na tebe.
   *[other] {" "}{ $waiting } čeká na tebe.
}
my-tables-none = Teď nesedíš u žádného stolu. Otevře ho /play.
my-table-turn = **Jsi na tahu** · { $when ->
    [none] bez časového limitu
   *[other] čas vyprší { $when }
}
my-table-ready = **Můžeme dál?** Další kolo začne { $when ->
    [none] jakmile budou všichni připraveni
   *[other] { $when }, nebo jakmile budou všichni připraveni
}
my-table-others = Na tahu: { $names ->
    [none] bot
   *[other] { $names }
}{ $when ->
    [none] {""}
   *[other] {" "}· čas vyprší { $when }
}
my-table-pause = Mezi koly{ $names ->
    [none] {""}
   *[other] {" "}· ještě chybí: { $names }
} · další kolo { $when ->
    [none] brzy
   *[other] { $when }
}
my-table-lobby = Ještě nezačalo · { $seated ->
    [one] obsazeno 1 místo
    [few] obsazena { $seated } místa
   *[other] obsazeno { $seated } míst
} · zavře se { $when ->
    [none] když nikdo nezačne
   *[other] { $when }, když se nic nestane
}
my-table-asked = S dalším kolem dostaneš místo
my-table-away = Hraje za tebe bot. Vrátí tě kterékoli tlačítko u tvých kamenů

reminder = { $count ->
    [one] **Čeká na tebe pomalý stůl.**
    [few] **Čekají na tebe { $count } pomalé stoly.**
   *[other] **Čeká na tebe { $count } pomalých stolů.**
}
away-slow = **Vypršel ti čas** u stolu na serveru { $server } ({ $game }): hraje za tebe bot. Stiskni tam kterékoli tlačítko a hraješ zase ty: <{ $link }>
button-reminders-off = Už nepřipomínat
reminders-off = Pomalé stoly ti už nebudu připomínat. Ukáže je /help; připomínky zase zapne /settings.
