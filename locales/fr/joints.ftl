rule-and-value = { $rule } : { $value }
name-and-action = { $name } : { $action }
names-two = { $first } et { $second }
preset-and-rules = { $name } : { $game }, { $rules }
picture-alt-number = { $number } : { $tile }
