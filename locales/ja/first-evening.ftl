# 最初の夜：初めての人が出会うボット

level-rule = 最初の相手は見習いで、1つの強さのボットだけを相手に直近{ $rounds }ラウンドで{ $wins }勝すると次の強さに、{ $rounds }連敗すると1つ前の強さになります。
level-met = { $game }：{ $level }・{ $rounds ->
    [0] まだなし
   *[other] { $rounds }ラウンド中{ $won }勝
}

# 最初のラウンド：待っているのがボットだけなら時間切れなし

no-hurry = {" "}· 急がなくて大丈夫。待っているのはボットだけ
nudge-unhurried = { $names }さん、あなたの番です！待っているのはボットだけなので、急がなくて大丈夫です。席を外していると、{ $when }にボットが代わりに出します。[テーブルへ](<{ $link }>)

# 初めてのテーブル：レッスンの案内

learn-first = { $game }は初めてですか？*{ $button }*を押すと、最初のラウンドを1手ずつ自分だけに見せます。

# ゲームのメニュー：1行ずつ

hook-austrian-block = カフェハウスの定番
hook-buki = 自分に賭ける
hook-pulle = 最後の1人がポットをもらう
hook-austrian-draw = 出せなければ引く
hook-luxembourg = すばやい3ラウンド
hook-hungarian = トレインをまるごと出す
hook-challenge = 宣言かブラフか
hook-tendler = 1830年のウィーン
game-facts = { $hook }・{ $players }{ $most ->
   *[other] 人
}・{ $minutes }分
game-line = { $title }：{ $facts }
