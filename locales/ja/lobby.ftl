# どのゲームか：入力された言葉

refused-unknown-game = そのゲームは見つかりません。{ $near ->
        [none] {""}
       *[other] もしかして*{ $near }*ですか？
    }遊べるゲーム：{ $games }
refused-ambiguous-game = その文字で始まるゲームは複数あります：{ $games }。もう少し入力してください。
refused-game-off = { $game }はこのサーバーでは遊べません。遊べるゲーム：{ $games }

# 募集中：どのゲームか、どのくらいかかるか、いくらかかるか

pitch-buki = 親を相手にするドミノ。自分に賭けて、いちばん先に牌を出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-pulle = 点の少ない人が生き残ります。100点を超えたら脱落、最後の1人がポットを獲得。
    .takes = 1試合約1時間です。
pitch-austrian-block = カフェハウスの定番、牌を引かないドミノ。いちばん先に出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-austrian-draw = カフェハウスの定番、山から牌を引くドミノ。いちばん先に出しきりましょう。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-tendler = 1830年のウィーン。今に伝わる3つの事実から復元しました。出せるまで引きます。
    .takes = 1ラウンド約3分。何ラウンドでも遊べます。
pitch-hungarian = 1回の手番でトレインをまるごと出し、残る目を少なくしましょう。
    .takes = 1試合約30分です。
pitch-challenge = サイコロを2個振り、出目に合う牌だと宣言。それともブラフ？
    .takes = 1ラウンド約10分。何ラウンドでも遊べます。
pitch-luxembourg = 手早く3ラウンド。点が最少の人の勝ち。
    .takes = 3ラウンドで約5分です。

lobby-cost = { $chips ->
        [none] チップなしのテーブルです。
       *[other] 席に着くと{ $chips }を預けます。最初のラウンドで失うのは最大でもこの額です。
    }
lobby-seats = { $short ->
    [yes] *{ $now }*で、ボットと始めます。
   *[no] *{ $start }*で最初のラウンドを配ります。
}
button-now = 今すぐ遊ぶ

# ハウスからのチップ

welcome-chips = まずは{ $chips }をハウスからどうぞ。

# ゲームの選択

button-learn = 遊び方を習う
which-game = どのゲームにしますか？
button-more-games = ほかのゲーム
menu-which-game = ゲームを選ぶ
group-quick = 短時間で遊べる
group-partners = チームで
group-pot = ポットや賭け金あり
group-bluffing = ブラフ
group-large = 5人以上
lobby-seated = 席に着いた人（{ $count }／{ $most }）：{ $seated }
lobby-partners = チーム：{ $teams }
