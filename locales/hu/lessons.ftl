# /learn: a guided first round. What is said at each step is in lessons-<game>.ftl: `lesson-<step>` says what to do (and
# nothing that the buttons say already), its `.why` is for whoever presses something else.

command-learn = Tanulj meg egy játékot: az első parti, csak neked, lépésről lépésre
    .game = Melyik játék

lesson-title = **Tanuljuk: { $game }** · { $number }/{ $count }. lépés
lesson-press = Nyomd meg: *{ $label }*.
lesson-choose = A menüben válaszd ezt: *{ $label }*.
lesson-does-not-fit = **Ez nem illik: { $tile }.** Az A végen { $a } áll, a B végen { $b }.
lesson-games = Melyik játékot szeretnéd megtanulni? Három perc, senki sem nézi, és semmi sem forog kockán.
lesson-none = Ehhez a játékhoz még nincs lecke, ezért itt vannak a szabályai.
menu-learn = Válassz játékot
button-lesson-next = Tovább
button-lesson-again = Még egyszer
button-lesson-other = Másik játék
