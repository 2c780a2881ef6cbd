# /house：サーバーを管理する人が、ここで決めたり行ったりすること

command-house = サーバー管理者用の設定：上限、チャンネル、参加禁止、言語、見た目
    .page = 開くページ

button-house-tables = 開いているテーブル
button-house-channels = チャンネル
button-house-limits = 上限
button-house-games = ゲーム
button-house-bans = 参加禁止
button-house-looks = 見た目
button-house-record = 操作の記録
button-house-close = このテーブルを閉じる

house-title = **このサーバーのハウス。**表示と変更ができるのは、サーバーを管理する人だけです。
house-tables = 開いているテーブル：{ $count }卓（上限{ $most }卓、ホスト1人につき{ $host }卓）{ $slow ->
        [0] {""}
       *[other] 、ほかにスローテーブル{ $slow }卓
    }。テーブルは{ $deals }ラウンドで閉じますが、試合は必ず最後まで行います。
house-channels = テーブルを開ける場所：{ $channels ->
        [none] すべてのチャンネル
       *[other] { $channels }とそのスレッド
    }
house-computers = ボットがいるテーブル：{ $chips ->
        [yes] チップを使う
       *[no] チップなし
    }
house-bans = テーブルへの参加禁止：{ $count ->
    [0] なし
   *[other] { $count }人
}
house-menu-computers = ボットがいるテーブルでチップを使うか

house-tables-title = { $count ->
    [0] 開いているテーブルはありません。
   *[other] **開いているテーブル：{ $count }卓**
}
house-table-unreadable = - { $channel }のテーブル（別のバージョンが受け持っています）
house-more = …ほか{ $count }件
house-menu-close = 1つ閉じる
house-close-means = このテーブルを閉じますか？途中のラウンドや試合は最後まで行い、いなくなった人の代わりはボットが務め、全員にルールどおり払い出します。取り消しはできません。

house-menu-channels = すべて可：チャンネルを選ぶ
house-channels-means = テーブルを開けるチャンネルを選んでください。そのスレッドも含みます。何も選ばなければ、すべてのチャンネルで開けます。いま開いているテーブルには影響しません。
house-games = 遊べるゲーム：{ $off ->
    [none] すべて
   *[other] { $off }を除くすべて
}
house-menu-games = ここで遊べるゲーム
house-menu-first-games = /playで最初に見せるゲーム（5つまで）
house-games-means = ここでテーブルを開けるゲームを選んでください。Kaffeehausの新しいゲームは、外すまで選べます。開いているテーブルはそのまま続きます。

house-limits-means = このサーバーでの上限です。運営者の決めた最大値より低くはできますが、高くはできません。いま開いているテーブルには影響しません。
house-limit-usual = Kaffeehausの運営者の設定どおり
house-menu-server-tables = サーバーで同時に開けるテーブル数
house-menu-host-tables = ホスト1人が同時に開けるテーブル数
house-menu-session-deals = テーブルが閉じるまでのラウンド数
house-limit-server-tables = { $count ->
   *[other] 同時に{ $count }卓
}
house-limit-host-tables = { $count ->
   *[other] ホスト1人につき{ $count }卓
}
house-limit-session-deals = { $count ->
   *[other] 1卓につき{ $count }ラウンド
}

house-record-title = **操作の記録**（新しい順）
house-record-empty = まだ何もありません。
moderated-close = { $about }のテーブルを閉じた
moderated-unban = { $about }の参加禁止を解除した
moderated-channels = テーブルを開ける場所：{ $about ->
    [none] すべてのチャンネル
   *[other] { $about }
}
moderated-first-games = /playで最初に見せるゲーム：{ $about ->
    [none] いつもどおり
   *[other] { $about }
}
moderated-games = 遊べるゲーム：{ $about ->
    [none] すべて
   *[other] { $about }を除くすべて
}
moderated-server-tables = 同時に開けるテーブル：{ $about ->
    [none] Kaffeehausの上限まで
   *[other] { $about }
}
moderated-host-tables = ホスト1人のテーブル：{ $about ->
    [none] Kaffeehausの上限まで
   *[other] { $about }
}
moderated-session-deals = テーブルが閉じるまでのラウンド：{ $about ->
    [none] Kaffeehausの上限まで
   *[other] { $about }
}
moderated-computers = ボットがいるテーブル：{ $about ->
        [yes] チップを使う
       *[no] チップなし
    }
moderated-looks = テーブルの見た目を変えた
moderated-save-preset = ハウスルール{ $about }を保存した
moderated-delete-preset = ハウスルール{ $about }を削除した

refused-channel = このチャンネルではテーブルを開けません。開けるのはここです：{ $channels }
