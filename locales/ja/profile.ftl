# メンバーのプロフィールの絵と、絵の見えない人に伝えることと、まわりのメッセージ。

command-profile = メンバーがここで遊んだラウンド、レーティング、チップ、よく同席する人
    .member = 誰のプロフィールか。空欄ならあなた
menu-profile = プロフィール

picture-profile-rounds = 勝ちラウンド
picture-profile-percent = { $share }%
picture-profile-kept = 完走
picture-profile-days = { $days }日
picture-profile-streak = 連続（最長{ $longest }日）
picture-profile-gain = 勝ち取ったチップ
picture-profile-rivals = よく同席する人
picture-profile-partners = 相性のよいパートナー
picture-profile-rating = レート
picture-profile-chips = チップ
picture-profile-won = 勝ち
picture-profile-fair = 均等
picture-profile-rated = レート
picture-profile-bots = ボットと

picture-alt-profile = { $name }のプロフィール：{ $played }ラウンド中{ $won }勝、均等なら{ $fair }勝。最後まで遊んだラウンドは{ $kept }%。連続{ $streak }日、最長{ $longest }日。チップ{ $gain }。
picture-alt-profile-game = { $title } { $played }中{ $won }勝、均等なら{ $fair }
picture-alt-profile-rated = { $line }、レーティング{ $rating }
picture-alt-profile-games = ゲーム別：{ $games }。
picture-alt-profile-rivals = よく同席する人：{ $names }。
picture-alt-profile-partners = 相性のよいパートナー（勝ち／ラウンド）：{ $partners }。
picture-alt-profile-ratings = 最高レーティングの移り変わり：{ $values }。
picture-alt-profile-chips = 勝ち取ったチップの移り変わり：{ $values }。

profile-title = **このサーバーの{ $name }**
profile-fair = -# 「均等」は、同じテーブルの全員が同じ割合で勝った場合の勝ち数です。
profile-bots = ボットとのラウンド：{ $played }回（{ $won }勝）。
profile-tournaments = 出場した大会：{ $played }。最高順位：{ $people }人中{ $rank }位。
profile-empty = { $name }は、このサーバーでまだほかの人を相手にラウンドを終えていません。
profile-empty-own = このサーバーでまだほかの人を相手にラウンドを終えていません。/playでテーブルを開けます。
profile-hidden = { $name }はプロフィールを全員には公開していません。
profile-seen = -# あなたのプロフィールを見られる人：{ $who }。/settingsで変えられます。
profile-of-bots = ボットにはプロフィールがありません。遊んでいるメンバーを選んでください。
profile-who = { $who ->
    [met] 一緒に遊んだ人
    [self] あなただけ
   *[everyone] ここの全員
}
button-profile-share = チャンネルで公開する

preferences-profile = プロフィールの公開範囲
choice-profile-everyone = プロフィール：サーバーの全員に公開
choice-profile-met = プロフィール：一緒に遊んだ人に公開
choice-profile-self = プロフィール：自分だけ
help-profile = **ここでの記録：** /profile
profile-partner = { $name } ({ $won } / { $played })
button-achievements = 実績：{ $earned }／{ $all }
