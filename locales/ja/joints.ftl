rule-and-value = { $rule }：{ $value }
name-and-action = { $name }：{ $action }
preset-and-rules = { $name }：{ $game }、{ $rules }
points-added = （+{ $points }）
picture-alt-number = { $number }番は{ $tile }
