# コマンド、チップ、設定、断り

command-play = このチャンネルにテーブルを開く
    .game = ゲームの種類
    .pace = ペース：スローは1手1日、スレッドで
command-chips = このサーバーでの自分のチップ
command-chips-balance = チップの残高
command-chips-daily = デイリーチップを受け取る
command-chips-history = このサーバーでのチップの出入り
command-leaderboard = このサーバーのランキングと自分の順位
    .by = 並べ方
    .game = ゲームの種類
    .period = どの期間か
    .against = 対人戦かボット戦か
    .page = ページ（1ページ10人）
command-rules = ゲームの遊び方
    .game = ゲームの種類

balance = { $playing ->
    [none] このサーバーでの残高は**{ $chips }**です。
   *[other] このサーバーでの残高は**{ $chips }**、このほかプレイ中のテーブルに**{ $playing }**を預けています。
}
balance-ceiling = ボットから1日に獲得できるのは{ $ceiling }チップまでで、今日は**{ $won }**獲得しました。
daily-given = デイリーチップ：**+{ $given }チップ**。残高は**{ $chips }**です。次は{ $when }に受け取れます。
history-title = **チップの出入り（新しい順）**
reason-buy-in = テーブルに預けた分
reason-paid-out = テーブルからの払い出し
reason-refund = 払い戻し
reason-entry = 大会の参加料
reason-prize = 大会の賞
reason-welcome = ウェルカムチップ
reason-daily = デイリーチップ
reason-ceiling = ボットからの獲得上限（1日）を超えた分
reason-opening = バージョン2より前の残高

leaderboard-line = { $place }\. { $name } · { $value }
leaderboard-ratings = ここでのレーティング：{ $list }
leaderboard-rating = { $game } **{ $rating }**
leaderboard-unrated = ゲームのレーティングは、5人以上の相手と、合わせて10ラウンド（または10試合）遊ぶと表示されます。
refused-no-period = その期間は読み取れません。一覧から選ぶか、2026-03のように年と月を入力してください。

language-unread = { $language }（母語話者による確認はまだです）

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-attach-files = ファイルを添付
permission-connect = 接続

refused-permissions = ここではテーブルを開けません。このチャンネルで次の権限を付けてもらえるよう、モデレーターに頼んでください：{ $names }
refused-forbidden = Discordの権限がなく、そこに書き込めません。「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限を付けてもらえるよう、モデレーターに頼んでください。
refused-no-posts = そこには投稿できません。フォーラムではなく、テキストチャンネルを選んでください。
refused-add-to-thread = このスレッドに参加していないので投稿できません。Kaffeehausを追加して（ここでメンションするだけです）、もう一度お試しください。
refused-locked = このスレッドはロックされていて書き込めません。モデレーターに解除を頼んでください。
refused-no-table = そのテーブルはもうありません。/playで新しく開けます。
refused-no-table-here = このチャンネルにテーブルはありません。/playで開けます。
refused-newer-table = 更新中のため、このテーブルは新しいバージョンが受け持っています。1分ほどしてからもう一度お試しください。
refused-unreadable-table = そのテーブルのルールは古く、もう対応していないため、続けられませんでした。チップはすべて返しました。/playで新しく開けます。
refused-begun = ゲームはもう始まっています。テーブルが閉じたら、/playで新しく開けます。
refused-over = このテーブルは閉じました。/playで新しく開けます。
refused-already-seated = もう席に着いています。*{ $button }*を押してください。
refused-full = { $seats }席とも埋まっています。別のチャンネルで/playを使うと、別のテーブルを開けます。
refused-not-seated = このテーブルに席がありません。募集中のうちに参加するか、別のチャンネルで/playを使ってください。
refused-banker-settles = このテーブルのハウスルールでは、親（{ $name }）が上下限を決めます。
refused-host-only = それができるのはホスト（{ $name }）だけです。
refused-bad-option = 「{ $option }」にその値は使えません。別の値を選んでください。
refused-not-a-number = 整数を入力してください（例：3）。
refused-players = { $least ->
        [4] 4人必要です
       *[other] { $least }〜{ $most }人必要です
    }が、いま席にいるのは{ $seated }人です。空いた席にはボットも座れます。
refused-too-few-chips = { $name ->
        [none] チップが足りません
       *[other] { $name }のチップが足りません
    }（あと{ $missing }）。/chips dailyで1日1回もらえます。賭ける額の小さいテーブルなら、少なくても遊べます。
refused-account-young = Discordのアカウントが新しいため、まだチップを受け取れません。作成から{ $days }{ $days ->
       *[other] 日
    }で受け取れます（{ $when }）。それまでは、チップなしのテーブルで遊べます。
refused-refill-had = 今日の分はもう受け取りました。次は{ $when }に受け取れます。
refused-house-stakes = ボットがいるテーブルで1人が1ラウンドに失ってよいのは{ $most }チップまでですが、このハウスルールでは{ $worst }になりえます。*{ button-rules }*で値（{ $options }）を下げるか、空いた席に人を集めてください。
refused-house-bank = ボットがいるテーブルでは、親はくじで決めるかボットが務めますが、このハウスルールでは人が親になっています。ハウスルールの*{ option-banker }*を変えてください。（1人でボットと遊ぶときは、賭け金の下限と上限がどちらも1なら親を選べます。）
refused-chips-gone = チップが足りなくなりました。残高は/chips balanceで確認できます。
refused-host-tables = すでにテーブルを{ $count }{ $count ->
       *[other] 卓
    }開いています：{ $channels }。そこで続けるか、先に1卓終わらせてください。
refused-server-tables = このサーバーでは、上限の{ $count }{ $count ->
       *[other] 卓
    }がすでに開いています。1卓閉じれば、/playで新しく開けます。
refused-too-quick = 操作が速すぎます。{ $seconds }{ $seconds ->
       *[other] 秒
    }待ってから、もう一度お試しください。
refused-no-deal = いまプレイ中のラウンドはありません。
refused-closing-stays = 席を立った人がいるので、このラウンドでテーブルを閉じます。
refused-no-pause = 次のラウンドがもう始まっています。
refused-stale = そのボタンは古くなっています。いまの手牌はこちらです。
refused-unreadable = そのボタンは古くなっています。/playでいまの手牌とテーブルを見られます。
refused-no-server = これはサーバーでだけ使えます。サーバーのチャンネルで試してください。
refused-unknown-channel = このチャンネルの種類がDiscordから伝わってきません。テキストチャンネルかスレッドを使ってください。
refused-old-command = Discordから届いたこのコマンドは、いまのものと違います。/を入力して、一覧から選び直してください。それでもだめなら、Discordを再起動してください。
refused-busy = ただいま混み合っています。少し待ってからもう一度お試しください。
refused-trouble = Discordの調子が悪く、返事を送れませんでした。何も変わっていなければ、もう一度押してください。
refused-rate-limited = Discordの制限のため、受け付けられませんでした。{ $when }にもう一度お試しください。
refused-crowded = このチャンネルでは、Discordが1分間に許す数の返信をすでに使いました。{ $when }にもう一度試してください。
broken = こちらで問題が起きました（エラー番号{ $number }）。失われたものはありません。もう一度お試しください。
