# /learn: první kolo s průvodcem. Co se říká v kterém kroku, je v lessons-<hra>.ftl: `lesson-<krok>` říká, co dělat (a nic,
# co už říkají tlačítka), jeho `.why` je pro toho, kdo stiskne něco jiného.

command-learn = Naučit se hru: první kolo, v soukromí, krok za krokem
    .game = Která hra

lesson-title = **Učíme se: { $game }** · krok { $number }/{ $count }
lesson-press = Stiskni *{ $label }*.
lesson-choose = V nabídce vyber *{ $label }*.
lesson-does-not-fit = **{ $tile } se nehodí:** A ukazuje { $a }, B ukazuje { $b }.
lesson-games = Kterou hru se chceš naučit? Zabere to tři minuty, nikdo se nedívá a o nic nejde.
lesson-none = K této hře ještě lekce není, tak tady jsou pravidla.
menu-learn = Vyber hru
button-lesson-next = Dál
button-lesson-again = Ještě jednou
button-lesson-other = Jiná hra
