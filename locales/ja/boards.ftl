# ランキング：何の順か、どの期間か、上下に出る言葉。

picture-board-by = { $by ->
    [chips] 獲得チップ
    [matches] 勝ち試合数
    [rating] レーティング
   *[rounds] 勝ちラウンド数
}
board-all-games = 全ゲーム
picture-board-week = 今週
picture-board-season = { $month }シーズン
picture-board-ever = 全期間
picture-board-month = { $year }年{ $month }月
picture-board-against = { $against ->
    [bots] ボット戦
   *[people] 対人戦
}
board-page = { $page }ページ
board-menu-by = 並べ方
board-menu-game = ゲーム
board-menu-period = 期間
board-empty = このランキングではまだ誰も遊んでいません。/playでテーブルを開けます。
board-not-on = { $by ->
    [matches] まだこのランキングに入っていません。1試合を最後まで遊ぶと入ります。
    [rating] まだこのランキングに入っていません。この期間に遊んだ人のレーティングが並びます。
   *[other] まだこのランキングに入っていません。1ラウンドを最後まで遊ぶと入ります。
}
button-board-people = 対人戦
button-board-bots = ボット戦
