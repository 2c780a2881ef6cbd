# ランキングと最終成績の絵の中の言葉と、絵の見えない人に伝えること。

picture-place = { $place }
picture-you = あなた

picture-board-nobody = メンバー
picture-board-page = { $members }{ $kind ->
    [teams] 組
   *[people] 人
}{ $more ->
    [yes] {" "}· { $page }／{ $pages }ページ
   *[no] {""}
}

picture-alt-board = ランキング、{ $title }、{ $period }。{ $members }{ $kind ->
    [teams] 組
   *[people] 人
}、{ $pages }ページ中{ $page }ページ目：
picture-alt-board-line = { $place }位 { $name } { $value }
picture-alt-board-own = { $line }（あなた）
picture-alt-board-elsewhere = 別のページにあります：{ $line }。

picture-final-title = { $title }：最終成績

picture-alt-final = { $title }、{ $deals }ラウンド後の最終成績、{ $measure ->
    [chips] チップの増減
    [points] { $best ->
        [most] 点、多いほど上位
       *[least] 点、少ないほど上位
    }
   *[deals] 勝ちラウンド数
}：
picture-alt-final-line = { $place }位 { $name } { $value }
picture-alt-final-won = 勝ちラウンド数{ $wins }
picture-alt-final-net = チップ{ $net }
picture-alt-curve = 第{ $deals }ラウンド後：{ $curves }。
picture-alt-curve-of = { $name } { $values }

## ランキングのボタン

button-board-back = ◀ 前へ
button-board-on = 次へ ▶

picture-alt-picker = ゲームを選んでください：{ $games }。
picture-alt-picked = { $name }、{ $hook }
