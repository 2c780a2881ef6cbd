# ラウンドごとに足していく点

option-target = 目標点
    .says = 誰かが達すると試合が終わる点
unit-target = { $value }

event-scored = { $points ->
        [0] {""}
       *[other] { $name }は{ $points }点加わって{ $score }点。
    }
event-scored-team = { $points ->
        [0] {""}
       *[other] { $name }が{ $points }点を加え、{ $names }は{ $score }点。
    }
