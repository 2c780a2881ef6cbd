# サーバーを管理する人が読むもの：テーブルの言語、開いているテーブル

house-language = { $from ->
        [server] 新しいテーブルの言語：{ $language }（Discordでのこのサーバーの言語）
        [host] 新しいテーブルの言語：開いた人の言語
       *[house] 新しいテーブルの言語：{ $language }
    }
house-menu-language = 新しいテーブルの言語は？
house-language-usual = { $from ->
    [server] { $language }（Discordでのこのサーバーの言語）
   *[host] テーブルを開いた人の言語
}
moderated-language = { $about ->
        [none] 新しいテーブルの言語の指定を解除した
       *[other] 新しいテーブルの言語：{ $about }
    }

house-table = - { $channel }の{ $game }、ホスト{ $host }：{ $says }
house-table-says = { $people ->
    [0] 誰もいません
   *[other] { $people }人
}、{ $deal ->
    [0] 開始前
   *[other] 第{ $deal }ラウンド
}

# 参加禁止

button-ban = { $days ->
    [0] 無期限
   *[other] { $days }日間
}
house-menu-ban = テーブルへの参加を禁止する
house-menu-unban = 参加禁止を解除する
house-ban = - { $name }：{ $until ->
    [none] 無期限
   *[other] { $until }まで
}{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}
house-ban-sure = **{ $name }を、このサーバーのテーブルで参加禁止にしますか？**
house-ban-holds = すでに参加禁止です。新しい期間で上書きされます。
house-ban-reason-follows = 期間を選んでください。そのあと理由を書けます。
house-bans-means = 参加禁止になった人は、自分で席を立ったときと同じように、このサーバーのすべてのテーブルを離れます。テーブルを開くことも、参加も観戦もできません。チップは失いません。期間が終わると自動で解除されます。
form-ban = { $days ->
    [0] { $name }を無期限で参加禁止
   *[other] { $name }を{ $days }日間参加禁止
}
form-ban-reason = 理由
ban-reason-told = 空欄でもかまいません。本人が遊ぼうとしたときに表示されます。
moderated-ban = { $about }を{ $days ->
        [0] 無期限で
       *[other] { $days }日間
    }参加禁止にした{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }
refused-banned = このサーバーのモデレーターにより、{ $until ->
        [none] {""}
       *[other] { $until }まで
    }テーブルへの参加が禁止されています。{ $reason ->
        [none] {""}
       *[other] 理由：「{ $reason }」。
    }モデレーターに相談してください。

# ボットが外されて、また追加されたとき

ended-server-gone = サーバーから外されたため、テーブルを閉じました。始まっていたゲームは最後まで行いました。

# サーバーに追加されたとき

arrival = **{ $server }にKaffeehaus、開店です。**ドミノ{ $games }種類を、友だちともボットとも遊べます。チップはゲーム内だけのものです。
button-first-table = 最初のテーブルを開く
button-arrival-settings = 設定
which-channel = どのチャンネルにしますか？
menu-which-channel = チャンネルを選ぶ
refused-server-gone = このボタンのサーバーからKaffeehausが外されたか、あなたがサーバーを抜けています。
refused-channel-gone = そのチャンネルはもうないか、あなたに書き込む権限がありません。ほかのチャンネルを選んでください。
refused-no-channel = テーブルを開けるチャンネルが見つかりません。まだテーブルがなく、あなたも書き込めるチャンネルで、Kaffeehausに「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限を付けてください。
house-pick-there = -# サーバーで/houseを使うと、このページでさらに多くのことができます。
