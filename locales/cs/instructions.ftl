# What a player is told to do, and what is told to those who were away

claim-now = Padlo { $one } a { $other }: tvrď to, nebo blafuj. Vysunuté kameny jsou pravda.
challenge-now = Stiskni *Nevěřím* u tvrzení, kterému nevěříš, nebo pasuj.
give-now = { $won ->
    [challenge] Byl to blaf! { $name } od tebe dostane { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }; ostatní neuvidí jaké.
   *[claim] Je to pravda. { $name } to bere a ještě od tebe { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }, zakrytě.
}
button-notes = Co vím
no-notes = Zatím nevíš nic, co by nevěděli i ostatní.
own-away = Chvíli za tebe hrál bot. *{ $button }* tě vrátí do hry.
nudge-away = { $names }: chvíli místo vás hrál bot. *{ $button }* vás vrátí do hry.
nudge-over = U stolu se hraje dál. [Ke stolu](<{ $link }>)
your-partner = Tvoje dvojice: { $name }.
