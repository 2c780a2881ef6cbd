# サーバーを管理する人が読むもの：テーブルの言語、開いているテーブル

house-language = { $from ->
    [server] 新しいテーブルの言語は{ $language }です（Discordでのこのサーバーの言語）。
    [host] 新しいテーブルの言語は、開いた人の言語です。
   *[house] 新しいテーブルの言語は{ $language }です。
}
house-menu-language = 新しいテーブルの言語は？
house-language-usual = { $from ->
    [server] { $language }（Discordでのこのサーバーの言語）
   *[host] テーブルを開いた人の言語
}
moderated-language = { $about ->
    [none] 新しいテーブルの言語の指定をやめた
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
house-menu-unban = また参加できるようにする
house-ban = - { $name }：{ $until ->
    [none] 無期限
   *[other] { $until }まで
}{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}
house-ban-sure = **{ $name }がこのサーバーのテーブルで遊ぶことを禁止しますか？**
house-ban-holds = すでに参加禁止です。新しい期間に置き換わります。
house-ban-reason-follows = 期間を選んでください。そのあと理由を書けます。
house-bans-means = 参加禁止になった人は、自分で席を立ったときと同じように、このサーバーの全テーブルから外れ、テーブルを開くことも、参加も、観戦もできません。チップは本人のものです。期間が終わると、自動で解除されます。
form-ban = { $days ->
    [0] { $name }を無期限で参加禁止
   *[other] { $name }を{ $days }日間参加禁止
}
form-ban-reason = 理由
ban-reason-told = 空でもかまいません。本人が遊ぼうとしたときに表示されます。
moderated-ban = { $about }の参加を{ $days ->
    [0] 無期限で
   *[other] { $days }日間
}禁止した{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}
refused-banned = このサーバーのモデレーターは、{ $until ->
    [none] {""}
   *[other] { $until }まで、
}あなたがテーブルに着くことを認めていません。{ $reason ->
    [none] {""}
   *[other] 理由：「{ $reason }」。
}モデレーターに相談してください。

# ボットが外されて、また追加されたとき

ended-server-gone = サーバーから外されたため、テーブルは閉じました。{ $void ->
    [yes] チップはすべて返しました。
   *[no] 始まっていたものは最後まで行いました。
}

# サーバーに追加されたとき

arrival = **Grüß Gott！{ $server }にKaffeehaus、開店です。**ウィーンとその周りで遊ばれているドミノを配ります。ゲームは{ $games }種類、友だちともボットとも、遊び用のお金で遊べます。
    {""}*最初のテーブルを開く*でゲームを選べます。*設定*では、テーブルの言語や上限などを決められます。
button-first-table = 最初のテーブルを開く
button-arrival-settings = 設定
which-channel = どのチャンネルにしますか？
menu-which-channel = チャンネルを選ぶ
refused-server-gone = このボタンのサーバーに、Kaffeehausはもういないか、あなたがいません。
refused-channel-gone = そのチャンネルはもうないか、あなたが書き込めません。ほかを選んでください。
refused-no-channel = テーブルを開けるチャンネルがありません。テーブルのないチャンネルで、「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限が必要です。あなたも書き込めるチャンネルにしてください。
house-pick-there = -# チャンネルと人は、サーバーで/houseを使って選んでください。
