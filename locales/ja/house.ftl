# コマンド、チップ、設定、断り

command-play = このチャンネルにテーブルを開く
    .game = どのゲーム
command-table = このチャンネルのテーブルを一番下に出し直す
command-hand = このチャンネルのテーブルの自分の手牌を見る
command-leave = このチャンネルのテーブルの席を立つ
command-chips = このサーバーでの自分のチップ
command-chips-balance = チップをいくつ持っているか
command-chips-daily = デイリーチップを受け取る
command-chips-history = チップの出入り
command-leaderboard = このサーバーのランキングと自分の順位
    .by = どの順に
    .page = 何ページ目か（1ページ10人）
command-rules = ゲームの遊び方
    .game = どのゲーム

balance = このサーバーでの残高は**{ $chips }**です。
balance-at-tables = ほかに、まだ続いているテーブルに**{ $chips }**があります。
balance-ceiling = ハウスが1日に1人に払うのは{ $ceiling }チップまでで、今日はそのうち**{ $won }**を獲得しています。
daily-given = デイリーチップ：**+{ $given }**。いま**{ $chips }**です。次は{ $when }に受け取れます。
history-title = **チップの出入り（新しい順）**
reason-buy-in = テーブルへ持ち込み
reason-paid-out = テーブルから払い出し
reason-refund = 払い戻し
reason-welcome = ウェルカムチップ
reason-daily = デイリーチップ
reason-ceiling = ハウスの1日の支払い上限を超えた分

leaderboard-chips = **このサーバーのチップ**{ $page ->
    [1] {""}
   *[other] {" "}· { $page }ページ
}
leaderboard-deals = **このサーバーの勝ちラウンド数**{ $page ->
    [1] {""}
   *[other] {" "}· { $page }ページ
}
leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-by-chips = チップ順
leaderboard-by-deals = 勝ちラウンド数順
leaderboard-empty = まだ誰もいません。/playでテーブルを開けます。
leaderboard-not-on = まだこのランキングに入っていません。1ラウンド遊ぶか、/chips balanceを見てください。

language-unread = { $language }（母語話者による確認はまだです）

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-attach-files = ファイルを添付

refused-permissions = ここにはテーブルを開けません。このチャンネルで次の権限をくれるよう、モデレーターに頼んでください：{ $names }
refused-forbidden = Discordの権限がなく、そこに書き込めません。「チャンネルを見る」「メッセージを送信」「ファイルを添付」をくれるよう、モデレーターに頼んでください。
refused-add-to-thread = このスレッドに入っていないので投稿できません。追加して（ここでメンションするだけで足ります）もう一度どうぞ。
refused-locked = このスレッドはロックされていて書き込めません。モデレーターに開いてもらってください。
refused-no-table = そのテーブルはもうありません。/playで新しく開けます。
refused-no-table-here = このチャンネルにテーブルはありません。/playで開けます。
refused-newer-table = 更新中です。このテーブルは新しいバージョンが受け持っています。1分ほどしてもう一度どうぞ。
refused-unreadable-table = そのテーブルは、もう分からない古いルールだったので続けられませんでした。チップはすべて返しました。/playで新しく開けます。
refused-begun = ゲームはもう始まっています。テーブルが閉じたら、/playで新しく開けます。
refused-over = このテーブルは閉じました。/playで新しく開けます。
refused-already-seated = もう席に着いています。*手牌を見る*を押してください。
refused-full = { $seats }席とも埋まっています。別のチャンネルで/playすると、別のテーブルを開けます。
refused-not-seated = このテーブルに席がありません。募集中に参加するか、別のチャンネルで/playを使ってください。
refused-not-seated-moderator = このテーブルに席がありません。モデレーターは/houseで閉じられます。
refused-banker-settles = このテーブルのハウスルールでは、親（{ $name }）が上下限を決めます。
refused-host-only = それができるのはホスト（{ $name }）だけです。
refused-bad-option = 「{ $option }」にその値は使えません。別の値を選んでください。
refused-not-a-number = 整数を入れてください。たとえば3。
refused-players = { $least ->
    [4] 4人必要です
   *[other] { $least }〜{ $most }人必要です
}。いま席にいるのは{ $seated }人。空いた席にはボットも座れます。
refused-too-few-chips = { $name ->
    [none] チップが足りません
   *[other] { $name }のチップが足りません
}（あと{ $missing }）。/chips dailyを使うか、額を下げてみてください。
refused-account-young = Discordのアカウントが新しすぎて、まだチップを渡せません。作成から{ $days }{ $days ->
   *[other] 日
}必要で、{ $when }にそうなります。お楽しみのテーブルならいまでも遊べます。
refused-refill-had = 今日の分はもう受け取りました。次は{ $when }、また合計{ $level }まで受け取れます。
refused-refill-full = デイリーチップは合計{ $level }までの補充で、もうそれだけあります（テーブルの分を含む）。減ったらまたどうぞ。
refused-house-stakes = ボットがいるときは小さく賭けます。1ラウンドで失うのは1人{ $most }チップまでですが、このハウスルールでは{ $worst }になりえます。*{ button-rules }*でもっと小さい値（{ $options }）を選ぶか、席に人を集めてください。
refused-house-bank = ボットがいるテーブルでは親をくじで決めますが、このハウスルールでは人が親になっています。くじにするか、ボットを親にしてください。（1人でボットと遊ぶなら、賭け金の下限も上限も1のとき選べます。）
refused-chips-gone = もうチップが足りません。/chips balanceで確かめられます。
refused-host-tables = もうテーブルを{ $count }{ $count ->
   *[other] 卓
}開いています：{ $channels }。先に1つ閉じてください。
refused-server-tables = このサーバーではもう{ $count }{ $count ->
   *[other] 卓
}のテーブルが開いていて、これ以上は開けません。1つ閉じれば、/playで開けます。
refused-too-quick = 短い間に少し多すぎます。{ $seconds }{ $seconds ->
   *[other] 秒
}待ってからもう一度どうぞ。
refused-no-deal = いまプレイ中のラウンドはありません。
refused-closing-stays = 席を立った人がいるので、このラウンドでテーブルは閉じます。
refused-no-pause = 次のラウンドがもう始まっています。
refused-stale = そのボタンは前の場面のものです。いまの手牌はこちらです。
refused-unreadable = そのボタンはもう使えません。/handでいまの手牌、/tableでテーブルが見られます。
refused-busy = いま一度に多くのことが起きています。もう一度お試しください。
refused-trouble = Discordの調子が悪く、返事が届きませんでした。何も変わっていなければ、もう一度押してください。
refused-rate-limited = Discordから待つように言われ、受け付けられませんでした。{ $when }にもう一度どうぞ。
broken = こちらで問題が起きました（番号{ $number }）。何も失われていません。もう一度お試しください。
