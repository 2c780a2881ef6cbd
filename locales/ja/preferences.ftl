# 絵の見た目。個人用とサーバー用

command-preferences = 手牌の見た目：目か数字か、大きな牌、高コントラスト、絵に言葉を添える
preferences-person = **わたしの手牌**（全サーバー共通）。ここで選ぶとすぐ変わります。サーバーのテーブルの見た目は、モデレーターが/houseで選びます。
preferences-guild = **このサーバーのテーブル**の見た目です。すぐ変わります。手牌の見た目は、それぞれが/preferencesで選びます。
preferences-pips = 目
preferences-more = ほかになし：見やすくするものを選ぶ
choice-pips-game = 目はゲームごとの色
choice-pips-coloured = 目を4色に
choice-pips-classic = 昔ながらの黒い目
choice-more-large = 大きな牌
    .says = 列が伸びると、ときどき並べ直します
choice-more-contrast = 高コントラスト
    .says = 黒地に白い牌
choice-more-digits = 目の代わりに数字
    .says = 牌の両側に数を書きます
choice-more-words = 絵に言葉も添える
    .says = 手牌とテーブル全体を文で。それだけで遊べます
choice-more-uncoached = ヒントなし
    .says = ゲームの最初の2ラウンドのヒント
refused-keepers-only = 変えられるのは、サーバーを管理する人だけです。
