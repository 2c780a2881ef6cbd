# コンピューターのプレイヤー：強さと名前。

level = { $level ->
    [lehrling] 見習い
    [geselle] 一人前
    [meister] 達人
   *[grossmeister] 名人
}
    .says = { $level ->
    [lehrling] でたらめに、でもむちゃはせずに出す
    [geselle] 重い牌から出す
    [meister] 出したあとに何が残るかを考える
   *[grossmeister] 先を読む
}
who-computer = { $name }（ボット・{ $level }）
company-add = ボットを選んで加える…
company-any = { $level }なら誰でも
refused-regular-taken = { $name }はもうこのテーブルにいるか、常連ではありません。別の名前を選んでください。
preferences-company = 「{ $button }」で席に着くボット
company-fitting = { $button }：自分に合う強さ
    .says = これまでの成績で決めます
company-always = { $button }：いつも{ $level }
