# The button that explains why the shuffle can be trusted

button-fair = 公正？
hand-seal = このテーブルの封印：`{ $seal }…`
fair = **シャッフルは公正？** 最初のラウンドの前に、秘密の数をひとつ選びました。下の*封印*は指紋のようなもので、その数にしか合いません。シャッフル、くじ、サイコロはすべて、その数と皆さん自身の操作から決まります。だから、誰かに都合よく牌を選ぶことはできません。
    {""}封印：`{ $seal }`
fair-live = テーブルが閉じると、その数がここに出て、/verifyで全ラウンドを再現できます。
fair-over = 秘密の数は`{ $secret }`、操作は`{ $cuts }`です。/verifyで全ラウンドを再現できます。
