# ランキング：何の順か、どの期間か、上下に出る言葉。

picture-board-by = { $by ->
    [chips] 獲得チップ
    [matches] 勝ち試合数
    [rating] レーティング
    [team-rounds] チームの勝ちラウンド数
    [team-matches] チームの勝ち試合数
    [team-rating] チームのレーティング
    [tournament] 大会
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
    [team-rounds] あなたのチームはまだこのランキングに入っていません。ほかのメンバーとチームで1ラウンドを最後まで遊ぶと入ります。
    [team-matches] あなたのチームはまだこのランキングに入っていません。ほかのメンバーとチームで1試合を最後まで遊ぶと入ります。
    [team-rating] あなたのチームはまだこのランキングに入っていません。2人ともそのゲームのレーティングがあるチームが並びます。
   *[other] まだこのランキングに入っていません。1ラウンドを最後まで遊ぶと入ります。
}{ $against ->
    [people] ここで数えるのは対人戦だけです。
   *[bots] { "" }
}
button-board-people = 対人戦
button-board-bots = ボット戦

picture-season-note = 優勝者
picture-season-won = { $by ->
    [matches] { $count }試合勝利
   *[rounds] { $count }ラウンド勝利
}
picture-alt-season = { $season }の優勝者：{ $list }。
picture-alt-season-line = { $game }は{ $names }、{ $won }
season-over = **{ $season }が終わりました。** ご参加ありがとうございました。対人戦の優勝者です。
season-winner = - { $game }：{ $names } · { $won }
season-tournaments = - 🏆 大会：{ $names }

button-house-seasons = シーズン
house-seasons = { $channel ->
    [none] シーズンの優勝者は発表しません。
   *[other] シーズンの優勝者は{ $channel }で発表します。
}
house-time-zone = このサーバーのタイムゾーンは{ $zone }です。現地はいま{ $time }です。
house-seasons-means = 1シーズンは1か月です。終わってもランキングは残り、各ゲームの優勝者を選んだチャンネルで一度だけ発表します。選ばなければ発表しません。
house-cannot-post = -# 今はそこに投稿できません。別のテキストチャンネルを選ぶか、そのチャンネルで「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限を付けてください。
house-menu-season-channel = 発表なし：チャンネルを選ぶ
moderated-season-channel = { $about ->
    [none] シーズンの優勝者を発表しないようにしました
   *[other] シーズンの優勝者を{ $about }で発表するようにしました
}
moderated-time-zone = タイムゾーンを{ $about }にしました

