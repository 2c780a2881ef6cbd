# 終わったラウンドのリプレイと、封印どおりかどうか


button-replay = リプレイ

replay = **{ $title }** · テーブル{ $code }の第{ $number }ラウンド、1秒に1手
replay-open = テーブルが閉じたので、すべての手牌を公開しています。
replay-closed = 全員に見えていたものだけを表示しています。テーブルが閉じれば、*{ $replay }*で手牌もすべて見られます。
replay-number = 第{ $number }ラウンド
replay-table = { $title }、{ $deals }ラウンド：{ $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] 自分のトレイン
    [mexican] メキシカントレイン
   *[other] { $owner }のトレイン
}
replay-passed = { $name } パス
replay-drew = { $name } 引く

verified = **{ $deals }ラウンドすべて、問題ありません。**封印した秘密の数から配り直し、プレイし直しました。牌は1枚残らず同じで、公開された手もすべて合っています。
verified-not = **第{ $deal }ラウンドが合いません。**封印、皆さんの操作、公開された手からは、この結果になりません。ファイルを保存して、Kaffeehausの運営者に問い合わせてください。
verified-seal = **封印が一致しません。**秘密の数が、最初のラウンドの前に封印したものと違います。ファイルを保存して、Kaffeehausの運営者に問い合わせてください。
verified-means = **どういうこと？**最初のラウンドの前に、秘密の数を1つ引き、その*封印*を*{ button-fair }*で見られるようにしました。封印は指紋のようなもので、1つの数にしか合わず、封印から数を知ることもできません。シャッフルも、くじも、サイコロも、すべてこの数と、席に着いたときや各ラウンドでの皆さんの操作から決まります。だから誰かに都合よく牌を選ぶことも、あとから差し替えることもできません。
verified-check = **自分で確かめてください。**
    1. 最初のラウンドの前に*{ button-fair }*が見せた封印と同じはずです：`{ $seal }`
    2. ファイルには、テーブルで起きたことがすべて入っています。{ $url ->
        [none] 運営者からもらえる短いスクリプトを使えば、Kaffeehausなしに、自分のコンピューターですべて配り直せます。
       *[other] 短いスクリプトを使えば、Kaffeehausなしに、自分のコンピューターですべて配り直せます：[やり方と、この確認では分からないこと](<{ $url }>)
    }
verified-facts = { $title }、テーブル{ $code } · 秘密の数 `{ $secret }`

refused-no-replay = ここで終わったラウンドはまだありません。終われば、もう一度見られます。
refused-replay-deal = このテーブルに、終わった第{ $deal }ラウンドはありません。番号は1から{ $deals }までです。
refused-replay-table = このサーバーに、コード「{ $code }」のテーブルはありません。
refused-replay-older = そのテーブルのルールは古く、もう対応していないため、ラウンドを再現できません。
refused-replay-large = このラウンドは長すぎて、ここに載せられるアニメーションを作れません。
refused-replay-busy = いまリプレイの作成が混み合っています。1分ほどしてからもう一度お試しください。
refused-replay-own = 前に頼まれたものを準備中です。できあがってから、もう一度お試しください。
refused-verify-live = このテーブルはまだ開いています。閉じると封印が開き、*{ button-verify }*で全ラウンドを再現できます。いま秘密の数を見せると、全員の手牌が分かってしまいます。
refused-no-verify = このチャンネルには、ラウンドを終えて閉じたテーブルがありません。
button-look-back = 過去のラウンド
menu-look-back = このチャンネルのテーブルを選ぶ
button-table-code = テーブルのコード…
menu-round = ラウンドを選ぶ
