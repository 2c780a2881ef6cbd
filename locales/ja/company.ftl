# コンピューターのプレイヤー：強さと名前。

level = { $level ->
        [lehrling] 見習い
        [geselle] 一人前
        [meister] 達人
       *[grossmeister] 名人
    }
    .says = { $level ->
        [lehrling] 気ままに出すが、無茶はしない
        [geselle] 重い牌から片づける
        [meister] 出したあとに何が残るかを考える
       *[grossmeister] 先を読む
    }
who-computer = { $name }（ボット・{ $level }）
company-add = ボットを選んで加える…
company-any = { $level }なら誰でも
refused-regular-taken = { $name }はもうこのテーブルにいるか、常連ではありません。ほかの人を選んでください。
preferences-company = 自分のテーブルのボット
company-fitting = ボット：自分と同じくらいの強さ
    .says = これまでのラウンドの成績で決まります
company-always = ボット：いつも{ $level }
