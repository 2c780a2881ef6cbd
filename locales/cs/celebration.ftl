# Obrázek v ruce, když skončí kolo nebo celé hraní. Krátce: velkým písmem.

# Kolo, v němž se jen sčítají body, nikdo nevyhrává: někdo si vedl nejlépe.
picture-ending-won = { $what ->
    [match] { $you ->
        [yes] { $count ->
            [one] Vyhráváš zápas!
            [few] Dělíš se o vítězství!
           *[other] Dělíš se o vítězství!
        }
       *[no] { $count ->
            [one] Zápas vyhrává { $names }
            [few] O vítězství se dělí { $names }
           *[other] O vítězství se dělí { $names }
        }
    }
    [points] { $you ->
        [yes] { $count ->
            [one] Nejlepší výsledek máš ty!
            [few] Dělíš se o první místo!
           *[other] Dělíš se o první místo!
        }
       *[no] { $count ->
            [one] Nejlepší výsledek má { $names }
            [few] Nejlepší výsledek mají { $names }
           *[other] Nejlepší výsledek mají { $names }
        }
    }
   *[round] { $you ->
        [yes] Vyhráváš kolo!
       *[no] Kolo vyhrává { $names }
    }
}
picture-ending-tied = Kolo nevyhrává nikdo
picture-ending-place = { $won ->
    [yes] První { $people ->
        [5] z 5
       *[other] ze { $people }
    }!
   *[no] { $place }. místo { $people ->
        [5] z 5
       *[other] ze { $people }
    }
}
picture-ending-left = { $pips ->
    [one] zbylo 1 oko
    [few] zbyla { $pips } oka
   *[other] zbylo { $pips } ok
}
