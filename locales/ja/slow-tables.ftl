# スローテーブル：1手に1日、スレッドで。自分のテーブルの一覧

pace-quick = ふつう：その場で最後まで
pace-slow = スロー：1手に1日、スレッドで
opened-slow = スローテーブルを専用のスレッドに開きました：[テーブルへ](<{ $link }>)
    -# 1手に1日かけられます。*{ button-my-tables }* (/help)で自分のテーブルを一覧できます。
refused-pace = ペースは「ふつう」か「スロー」です。一覧から選んでください。
refused-no-threads = スローテーブルには専用のスレッドが要りますが、このチャンネルでは作れません。ふつうのテキストチャンネルで/playを使ってください。
refused-threads-full = このサーバーで開けるスレッドの数が、Discordの上限に達しています。どれかを閉じるか、ふつうのテーブルを開いてください。
permission-create-public-threads = 公開スレッドの作成

my-tables = **席に着いているテーブル：{ $count }卓**{ $waiting ->
    [0] {""}
   *[other] {" "}（あなたを待っているのは{ $waiting }卓）
}
my-tables-none = いまはどのテーブルの席にも着いていません。/playで開けます。
my-table-turn = **あなたの番です** · { $when ->
    [none] 時間制限なし
   *[other] 時間切れは{ $when }
}
my-table-ready = **準備はできましたか？** 次のラウンドは{ $when ->
    [none] 全員の準備ができたら始まります
   *[other] { $when }、または全員の準備ができたら始まります
}
my-table-others = { $names ->
    [none] ボットの番です
   *[other] { $names }の番です
}{ $when ->
    [none] {""}
   *[other] {" "}· 時間切れは{ $when }
}
my-table-pause = ラウンドの合間{ $names ->
    [none] {""}
   *[other] {" "}· 準備がまだの人：{ $names }
} · 次のラウンドは{ $when ->
    [none] まもなく
   *[other] { $when }
}
my-table-lobby = 開始前 · { $seated }人が着席 · { $when ->
    [none] 誰も始めなければ閉じます
   *[other] 動きがなければ{ $when }に閉じます
}
my-table-asked = 次のラウンドから席に着きます
my-table-away = ボットが代わりにプレイしています。手牌のボタンを押すと戻れます

reminder = **スローテーブル{ $count }卓があなたを待っています。**
away-slow = { $server }の{ $game }のテーブルで**持ち時間が切れ**、ボットが代わりにプレイしています。そこでどれかボタンを押せば、また自分でプレイできます：<{ $link }>
button-reminders-off = お知らせを止める
reminders-off = スローテーブルのお知らせを止めました。/helpで一覧を見られます。/settingsでまた受け取れます。
