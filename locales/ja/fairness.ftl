# The button that explains why the shuffle can be trusted

button-fair = 公正？
fair = **シャッフルは信用できる？** 最初のラウンドの前に、秘密の数を1つ引きました。下の*封印*はその指紋のようなもので、ほかの数には合いません。シャッフル、くじ、サイコロはすべて、この数と皆さん自身の操作から決まります。だから、誰かに都合よく牌を選ぶことはできません。
    {""}封印：`{ $seal }`
fair-live = テーブルが閉じるとその数がここに表示され、*{ button-verify }*で全ラウンドを再現できます。
fair-over = 秘密の数は`{ $secret }`{ $cuts ->
    [none] {""}
   *[other] 、操作は`{ $cuts }`
}でした。*{ button-verify }*で全ラウンドを再現できます。
button-verify = 検証する
