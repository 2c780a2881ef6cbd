# 大会：全テーブルに同じ牌が配られるラウンド

tournament-title = 🏆 **{ $game }の大会** · 全{ $rounds }ラウンド
tournament-plan = -# 全テーブルに同じ牌が配られ、同じ手牌だった人どうしで成績を比べます。1ラウンドは最長{ $round }分です。{ $reminds ->
    [yes] 最初のラウンドの{ $minutes }分前にお知らせします。
   *[no] {""}
}
tournament-entry = -# 参加料は{ $chips }チップで、大会が始まるときに預かります。集まったチップの半分が1位、3分の1が2位、6分の1が3位のものです。大会が中止になったら、全員に返します。
tournament-seal = -# 全ラウンドのもとになる秘密の数を引きました。その封印：`{ $seal }`
tournament-team = { $state ->
    [together] **{ $name }とチームです。**どのラウンドでも向かい合って座ります。やめたいときは、ここで自分を選んでください。
    [waits] { $name }が*{ $join }*を押すと、チームになります（参加済みの人も、もう一度押します）。
   *[alone] パートナーはラウンドごとに変わります。全ラウンドを同じ人と組みたいときは、ここで選んでください。
}
menu-tournament-team = パートナーを選ぶ
tournament-nobody = **参加者がいなかったため、**大会はありません。
tournament-missed = **その時刻に不在だったため、**大会を始められませんでした。すみません。/eveningで計画し直してください。
tournament-taken = **このチャンネルでは別の大会が行われているため、**この大会は始まりません。
tournament-refused = **このサーバーでは大会が3つ行われているため、**この大会は始まりません。
tournament-event-about = チャンネルで参加を申し込んでください。前もってお知らせし、大会はそこで自動的に始まります。
tournament-opened = 大会はあなた抜きで始まります。チップが足りないか、別の大会に参加しています。最後のラウンドが始まるまでは*{ button-evening-enter }*で入れます。
tournament-begun = 大会が始まります。
tournament-call = { $names } { $game }の大会が始まります。*{ button-hand }*で自分の牌が見られます。
tournament-call-again = { $names } 第{ $round }ラウンド（全{ $rounds }）が始まります。*{ button-hand }*で自分の牌が見られます。
tournament-hurry = { $names } あなたの番です。{ $when }に時間切れです。その後は、時間のかかる人の代わりにボットがプレイします。
tournament-break = 第{ $round }ラウンド（全{ $rounds }）は{ $when }に始まります。
tournament-round = **第{ $round }ラウンド（全{ $rounds }）**は{ $when }に時間切れです。
tournament-paused = 第{ $round }ラウンド（全{ $rounds }）の前で休止中です。再開しないと、{ $when }に中止になります。
tournament-ended = 大会は終わりました。
tournament-stopped = 大会は中止になりました。
tournament-stopped-round = { tournament-stopped }このラウンドはもう成績に入らず、参加料は返しました。続けても、ボットに任せてもかまいません。
tournament-won = 🥇 **{ $names }**：{ $score }%
tournament-people = { $count }人がプレイ中です。
tournament-how = *{ button-hand }*で自分の牌が見られます。今から入る人は次のラウンドから参加します。
tournament-after = 第{ $round }ラウンド終了（全{ $rounds }）
tournament-own = **第{ $round }ラウンド：{ $last }%。**通算{ $score }%で、{ $count }人中{ $place }位です。
tournament-no-round = まだ1ラウンドもプレイしていません。
tournament-counting = -# 同じ牌を持った人全員と比べます。相手はほかのテーブルの人と、各ラウンドを24回プレイする達人たちです。平均は50%です。ボットに任せたラウンドは0%、休んだラウンドは40%になります。
tournament-line = **{ $place }位** { $name } · { $score }%
picture-board-percent = { $score }%
tournament-entered = 次のラウンドから参加します。始まると、牌がここに出ます。
tournament-left = 大会から抜けました。途中のラウンドはボットが最後までプレイします。*{ $enter }*で戻れます。
tournament-stop-sure = この大会を全員分中止しますか？
tournament-paused-done = { $done ->
    [yes] 完了しました。
   *[no] ちょうどラウンドが始まりました。終わってから休止してください。
}
tournament-awaited = 今、{ $names }の番を待っています。
menu-tournament-remove = 参加者を外す
tournament-removed = { $name }を大会から外しました。続きはボットがプレイします。今後も参加させない場合は、/houseで禁止してください。
round-ends = 第{ $round }ラウンドは{ $when }に時間切れです。
ended-round = { $stopped ->
    [yes] { tournament-stopped }
   *[no] このテーブルは終わりました。ほかのテーブルもすべて終わると、結果が出ます。
}
ended-again = この手牌のプレイは終わりました。*/puzzle › { button-puzzle-deal }*で成績が見られます。
tournament-deal = **第{ $round }ラウンド**
tournament-result = { $name } · { $score }% · { $points }点
tournament-file = このファイルで、同じラウンドの全テーブルに同じ牌が配られたことと、すべての成績を誰でも確かめられます。{ $url ->
    [none] 方法は公正さのページにあります。
   *[other] [方法はこのページにあります](<{ $url }>)。
}封印：`{ $seal }`
button-evening-begin = 今すぐ始める
button-evening-enter = 途中から参加する
button-evening-out = 大会から抜ける
button-evening-pause = 休止する
button-evening-resume = 再開する
button-evening-stop = 大会を中止する
button-evening-end = はい、中止します
button-evening-deals = 全結果を見る
refused-tournament-game = { $game }は大会にできません。大会にできるゲーム：{ $games }
refused-tournament-over = 大会は終わりました。
refused-round-goes-on = この牌でまだプレイしている人がいます。ラウンドが終わってから見てください。
refused-tournament-elsewhere = 別の大会に参加しています。先にそちらを抜けてください：*{ button-evening-out }*
refused-tournament-outside = この大会に参加していません。最後のラウンドが始まるまでは*{ $button }*で入れます。
refused-tournament-not-in = その人はこの大会に参加していません。
refused-tournament-preset = ハウスルール「{ $name }」は4人の卓に合わないため、大会には使えません。
