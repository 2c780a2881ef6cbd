# ルールの図：説明文と図の中の言葉。説明文は約40字（半角）3行まで。

picture-figure-fits = AかBの端につながる牌を1枚出します。この3枚のうち2枚がつながります。
picture-figure-crosswise = ダブルは横向きに置くだけで、つなぎ方は同じ。この3枚のうち2枚がAかBにつながります。
picture-figure-lead = いちばん重い牌を持つ人から始めます。目の数が同じなら、大きい側の数で比べます。
picture-figure-blocked = 手詰まり：両端が5で、5の牌は8枚とも列にあります。誰も出せません。
picture-figure-dead = 5の牌は8枚とも列に出ました。山に牌が残っていても手詰まりです。
picture-figure-counted = 手詰まりなので手牌を数えます。目の合計が最少の人の勝ち、同点なら勝者なし。
picture-figure-draws = 出せる牌がない？つながる牌が来るまで引いて、その牌を出します。
picture-figure-draws-one = 出せる牌がない？1枚引いたら、それがつながる牌でも手番は終わりです。
picture-figure-set = 分かっていること：1830年のウィーン、2〜6人、ダブルも入れて45枚、牌を引く。ほかは推測です。
picture-figure-player-won = Poldiの勝ち：親はPoldiに賭け金4の2.5倍を払い、ほかの賭け金を取ります。
picture-figure-banker-won = 親のFranzが勝ち、賭け金を全部取ります。
picture-figure-pips-added = ラウンドごとに、手牌に残った目を点に足します。100点までは残り、101点で脱落です。
picture-figure-bought-back = 4人とも残っていれば、Poldiは参加料の半額で買い戻せます。107点から、ほかの3人の真ん中の点へ。
picture-figure-last-one = 最後まで残った人がポットを獲得します。
picture-figure-opening = 最初の人は、何もつながらなくなるまで両端に出し続けます。
picture-figure-series = その後の手番は片側だけのトレイン（ここではB）。2-3はAにつながりますが、今は出せません。
picture-figure-left = もう誰も出せません。全員、手牌に残った目を点に足します。
picture-figure-match-lost = 誰かが100点に達したら試合終了。合計が最多の人の負けです。
picture-figure-single = 出目の2つの数がある牌なら、1枚で「本当」です。
picture-figure-pair = つないだ両端が出目の2つの数なら、2枚で「本当」。7通りのうち2通りです。
picture-figure-bluff = Mizziがブラフにチャレンジ：Poldiは牌を引き取り、Mizziから同じ枚数を伏せてもらいます。
picture-figure-true = Mizziがチャレンジ、でも本当：Mizziが牌を引き取り、Poldiから同じ枚数を伏せてもらいます。
picture-figure-lots = 全員が1枚引いて見せます。4-6と5-5は目の数が同じ。大きい側の数で決めるので、スタート牌は4-6です。
picture-figure-lowest = 3ラウンドのあと、残った目の合計が最少の人の勝ちです。
picture-figure-hand-empty = Poldiは手牌がなくなり、ラウンドの勝ち。ほかの人に残った目が点になります。
picture-figure-blocked-seven = 手詰まり：両端が5で、5の牌は7枚とも列にあります。目の合計が最少の人の勝ちです。
picture-figure-passes = つながる牌がなくても、引きません。自動でパスになります。
picture-figure-ends-added = 牌を出すたびに開いた端を足します。5の倍数なら、その数が点になります。
picture-figure-spinner = 最初のダブルがスピナーです。まず両側につなぎます。ここではAとBです。
picture-figure-spinner-arms = 両側に牌がつくと、スピナーは上と下にも開きます。CとDです。
picture-figure-double-counts = 端のダブルは両側を数えます。空のCとDは数えません。
picture-figure-double-leads-two = いちばん重いダブルから始めて2点。ここではPoldiです。
picture-figure-header = 牌を出して両端が同じ数になったら、ダブルヘッダーで2点です。
picture-figure-triple-header = その端の片方がダブルなら、トリプルヘッダーで3点です。
picture-figure-partners = パートナーは向かい合って座り、一緒に勝ちます。MizziとResi、PoldiとFranzです。
picture-figure-capicua = カピクア：最後の牌が両端につながる（ダブルと0を除く）。ドミニカ式では30点です。
picture-figure-lowest-hand = 手詰まり、ドミニカ式：目が最少の1人のチームの勝ち。ここではPoldiです。
picture-figure-double-leads = 最初のラウンドは、いちばん重いダブルから。ここではPoldiです。
picture-figure-nines = 目は9まであります。55枚のうち10枚ずつ配り、15枚は伏せて脇に置きます。
picture-figure-team-total = 手詰まり：合計の少ないチームの勝ち。相手チームの目が点になります。
picture-figure-trains = トレインは駅（ここでは9-9）から伸びます。1人に1本、Mはみんなのものです。
picture-figure-marker = マーカーでPoldiのトレインは全員に開きます。MizziはA、B、Mに出せますが、Resiのには出せません。
picture-figure-cover = ダブルに牌をかぶせるまで、ほかの牌は出せません。
picture-figure-trains-scored = Mizziは手牌がなくなりました。ほかの人は残った目を点に足し、点が最少の人の勝ちです。
picture-figure-sevens = 触れ合う数を足して7にします。6には1、5には2。この3枚のうち2枚がつながります。
picture-figure-matadors = 4枚のマタドールは、どんな数の端にもつながります。
picture-figure-turned = マタドールはどちら向きにも置けます。次につながる牌は、外側の数で決まります。
picture-figure-blank-end = 端の0につながるのはマタドールだけ。足して7になる牌がほかにないからです。
picture-figure-four-arms = 毎ラウンド6-6から始めます。アームはAからDまで4本です。
picture-figure-only-sixes = 全部のアームに牌がつくまで、6のある牌だけを空のアームに出します。
picture-figure-any-arm = そのあとは、どのアームの端にも出せます。この3枚のうち2枚がつながります。

picture-figure-reconstruction = 復元ルール
picture-figure-lost = 負け

## 代替テキスト

picture-figure-alt = 図で見るルール：{ $game }。
picture-figure-alt-panel = { $number }. { $caption }描かれているもの：{ $things }。
picture-figure-alt-line = 列 { $tiles }、開いた端は{ $ends }
picture-figure-alt-arm = アーム{ $end }：{ $tiles }
picture-figure-alt-train = トレイン{ $end }、{ $name }：{ $tiles }
picture-figure-alt-marked = 印つき：{ $tiles }
picture-figure-alt-hand = 手牌 { $tiles }
picture-figure-alt-drawn = 引いた牌 { $tiles }
picture-figure-alt-none = なし
picture-figure-alt-backs = 裏向き{ $count }枚
picture-figure-alt-dice = サイコロ { $one }と{ $two }
picture-figure-alt-chips = { $chips }{ $count ->
   *[other] チップ
}
