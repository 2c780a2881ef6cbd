# 実績：コマンド、画像、38種すべて


achievements-title = **{ $name }の実績** · { $earned }／{ $all }
achievements-earned = ✓ **{ $title }** · { $how }
achievements-open = **{ $title }** · { $how }
achievements-steps = **{ $title }**（{ $steps }／{ $goal }） · { $how }
achievements-of-game = { $game }：{ $how }
achievements-hint = -# 2人以上が最後までプレイしたラウンドだけが数えられます。

picture-achievements = 実績
picture-achievements-note = { $name } · { $earned }／{ $all }
picture-achievement-steps = { $steps }／{ $goal }
picture-achievement-new = 新しい実績

picture-alt-achievements = { $name }の実績：{ $all }のうち{ $earned }を獲得。{ $pages }ページ中{ $page }ページ目：
picture-alt-achievement = { $state ->
    [earned] 獲得
   *[open] 未獲得
}：{ $title }：{ $how }
picture-alt-achievement-new = 新しい実績：{ $title }。{ $how }

achievement-all-eight = 八つすべて
    .how = 8種類のゲームで、ラウンドか試合に勝つ。
achievement-ten-beaten = 常連
    .how = 10人の違う相手に勝つ。
achievement-three-matches = 3連覇
    .how = 人を相手に、3試合続けて勝つ。
achievement-five-rounds = 絶好調
    .how = 人を相手に、5ラウンド続けて勝つ。
achievement-feather = 羽のように軽く
    .how = 手詰まりのラウンドに、残り2目以下で勝つ。
achievement-runaway = 独走
    .how = ほかの全員の手牌が3枚以上のうちに、最後の牌を出す。
achievement-traffic-light = 赤信号
    .how = 自分はパスせず、ほかの全員が2回以上パスしたラウンドに勝つ。
achievement-court-banker = 大金庫
    .how = 親として5ラウンド勝つ。
achievement-high-stakes = 大勝負
    .how = 最高の賭け金で5ラウンド勝つ。
achievement-second-helping = おかわり
    .how = 引き分けのあとに賭け金を足して勝つ。
achievement-jackpot = 大当たり
    .how = 親として、3人全員から最高の賭け金を取る。
achievement-ninety-nine = 崖っぷち
    .how = 99点か100点のときに、最後の牌を出す。
achievement-from-behind = 大逆転
    .how = 最終ラウンドの前に最多得点だったのに、プッレを取る。
achievement-light-purse = 軽い財布
    .how = 60点以下でプッレを取る。
achievement-last-drop = 最後の一滴
    .how = 山の最後の牌を引き、それでも最初に手牌をなくす。
achievement-deep-well = 深い井戸
    .how = 1ラウンドで牌を10枚以上引いて勝つ。
achievement-dry-throat = 砂漠の風
    .how = 自分は引かず、ほかの全員が6枚以上引いたラウンドに勝つ。
achievement-clean-sweep = 完全勝利
    .how = 3ラウンド以上の試合で、すべてのラウンドに勝つ。
achievement-photo-finish = 写真判定
    .how = 最終ラウンドの前に最多得点だったのに、試合に勝つ。
achievement-small-bill = 小さな勘定
    .how = 3ラウンド以上の試合に、8点以下で勝つ。
achievement-orient-express = オリエント急行
    .how = 12枚すべてを、1本のトレインで片方の端に出す。
achievement-long-answer = 長い返事
    .how = 3人か4人で、手牌すべてを1本のトレインで片方の端に出す。
achievement-clean-slate = きれいな黒板
    .how = 手牌をなくし、ほかの全員に25目以上を残す。
achievement-third-of-the-bill = ケーキひと切れ
    .how = ほかの誰と比べても3分の1以下の点で試合に勝つ。
achievement-poker-face = ポーカーフェイス
    .how = 2枚のブラフに、誰からもチャレンジされない。
achievement-lie-detector = うそ発見器
    .how = 1ラウンドでブラフを四つ見破る。
achievement-honest-soul = 正直者
    .how = 1ラウンドで3回以上チャレンジされ、宣言がすべて本当である。
achievement-last-laugh = 最後に笑う
    .how = 最後の宣言をブラフで通して、ラウンドに勝つ。
achievement-double-exit = ダブルで退場
    .how = 最後の2枚にダブルを2枚出して勝つ。
achievement-twins = 五つ子
    .how = 1ラウンドでダブルを5枚出して勝つ。
achievement-capicua = カピクア
    .how = 両端につながる、ダブルでない牌を最後に出す。
achievement-twenty-at-once = 一手で20点
    .how = 1枚の牌で20点以上取る。
achievement-double-triple = 3点を2回
    .how = 1ラウンドに、両端の数をそろえて3点を2回取る。
achievement-all-fronts = 四方制覇
    .how = 1ラウンドに四つのアームすべてに出して勝つ。
achievement-torero = 闘牛士
    .how = 1ラウンドにマタドールを3枚出して勝つ。
achievement-nonstop = ノンストップ
    .how = ほかの全員がトレインにマーカーを置き、自分は置かずにラウンドに勝つ。
achievement-full-load = 満載
    .how = 2人で、60点以上のラウンドに勝つ。
achievement-gatekeeper = 門番
    .how = 自分の牌で3ラウンドを手詰まりにして勝つ。
