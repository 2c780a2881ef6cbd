# 最初の夜：初めての人が出会うボット

level-rule = 最初の相手は見習いです。同じ強さのボットだけを相手に直近{ $rounds }ラウンドで{ $wins }勝すると次の強さに進み、{ $rounds }連敗すると1つ前の強さに戻ります。
level-met = { $game }：{ $level }・{ $rounds ->
        [0] 次のラウンドから数えます
       *[other] { $rounds }ラウンド中{ $won }勝
    }

# 最初のラウンド：待っているのがボットだけなら時間切れなし

no-hurry = {" "}· ごゆっくりどうぞ
nudge-unhurried = { $names }さん、あなたの番です！待っているのはボットだけなので、ごゆっくりどうぞ。戻らなければ、{ $when }にボットが代わりにプレイします。[テーブルへ](<{ $link }>)

# 初めてのテーブル：レッスンの案内


# ゲームのメニュー：1行ずつ

hook-austrian-block = カフェハウスの定番
    .name = オースト
    .word = 引かない
hook-buki = 自分に賭ける
    .name = ブーキ
    .word = 賭け
hook-pulle = 残った1人がポットを獲得
    .name = プッレ
    .word = ポット
hook-austrian-draw = 出せなければ引く
    .name = オースト
    .word = 引く
hook-luxembourg = 手早く3ラウンド
    .name = ルクセン
    .word = 3ラウンド
hook-hungarian = トレインをまるごと出す
    .name = ハンガリー
    .word = まるごと
hook-challenge = 宣言かブラフか
    .name = チャレンジ
    .word = ブラフ
hook-tendler = 1830年のウィーン
    .name = テンドラー
    .word = 1830年
game-facts = { $hook }・{ $players }{ $most ->
   *[other] 人
}・{ $minutes }分
game-line = { $title }：{ $facts }
