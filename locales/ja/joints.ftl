rule-and-value = { $rule }：{ $value }
name-and-action = { $name }：{ $action }
names-two = { $first }と{ $second }
preset-and-rules = { $name }：{ $game }、{ $rules }
picture-alt-number = { $number }番は{ $tile }
