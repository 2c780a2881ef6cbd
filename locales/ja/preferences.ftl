# 絵の見た目。個人用とサーバー用

command-settings = 設定：画像、ボット、時間、言語、自分のデータ
preferences-person = **手牌の見た目**（全サーバー共通）。選ぶとすぐに反映されます。テーブルの見た目は、各サーバーのモデレーターが/houseで決めます。
preferences-guild = **このサーバーのテーブルの見た目。**選ぶとすぐに反映されます。手牌の見た目は、それぞれが/settingsで選びます。
preferences-pips = 目
preferences-more = 見やすさの設定：選択なし
choice-pips-game = 目はゲームごとの標準
choice-pips-coloured = 目を4色に
choice-pips-classic = 昔ながらの黒い目
choice-more-large = 大きな牌
    .says = 長い列は、並べ直す回数が増えます
choice-more-contrast = 高コントラスト
    .says = 黒地に白い牌
choice-more-digits = 目の代わりに数字
    .says = 牌の両側に数を表示します
choice-more-words = 画像に文章も添える
    .says = 手牌とテーブル全体を文章で。それだけで遊べます
choice-more-patient = ゆっくり読む
    .says = 表になった宣言は、ボタンを押すまで手牌に表示
choice-more-uncoached = 遊び方のコツなし
    .says = 各ゲームの最初の2ラウンドにも表示しません
choice-more-unreminded = お知らせなし
    .says = スローテーブルの番が来てもDMを送りません
refused-keepers-only = 変えられるのは、サーバーを管理する人だけです。/houseを使える人は、もう一度開いてください。
