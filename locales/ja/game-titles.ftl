game-draw = ドロー・ドミノ
hook-draw = 出せなければ引く
pitch-draw = だれもが知るドミノ。つながる牌がなければ引き、先に牌を出しきった人の勝ち。
    .takes = 1試合は約20分。
names-draw = ドミノ、普通のドミノ

game-block = ブロック・ドミノ
hook-block = 引かずに先を読む
pitch-block = 山のないドミノ。先に牌を出しきるか、手詰まりで目の少ない人の勝ち。
    .takes = 1試合は約20分。
names-block = ブロックゲーム

game-all-fives = オール・ファイブズ
hook-all-fives = 5の倍数で得点
pitch-all-fives = 開いた端の合計が5、10、15…になると得点。最初のダブルからは4方向に伸びます。
    .takes = 1試合は約15分。
names-all-fives = マギンズ、ファイブズ

game-bergen = ベルゲン
hook-bergen = 同じ端で得点
pitch-bergen = 両端が同じ数なら2点、ダブルがあれば3点。
    .takes = 1試合は約10分。
names-bergen = ベルゲン・ドミノ

game-latin = ラテン・ドミノ
hook-latin = 2対2
pitch-latin = カリブ流の2対2。相方の手を読み、止めて、数えます。
    .takes = 1試合は約30分。
names-latin = ペア・ドミノ、カリビアン・ドミノ、ドミニカ・ドミノ

game-cuban = キューバン・ドミノ
hook-cuban = 2対2、9まで
pitch-cuban = 9-9までの牌で2対2。手牌は10枚、15枚はだれも見ません。
    .takes = 1試合は約20分。
names-cuban = ダブルナイン

game-mexican-train = メキシカントレイン
hook-mexican-train = 1人1本と共有の1本
pitch-mexican-train = 中央からそれぞれのトレインと共有のトレインが伸びます。残す目を少なく。
    .takes = 5ラウンドの1試合は約30分。
names-mexican-train = メキシカン・ドミノ、ダブルトゥエルブ

game-matador = マタドール
hook-matador = 足して7
pitch-matador = 足して7になる牌がつながり、4枚のマタドールはどこにでも出せます。
    .takes = 1試合は約15分。
names-matador = ロシアン・ドミノ

game-sebastopol = セバストポリ
hook-sebastopol = 6-6から4方向
pitch-sebastopol = 6-6から4方向へ。すべて始まるまで、先には進めません。
    .takes = 1試合は約20分。
names-sebastopol = クロス・ドミノ
