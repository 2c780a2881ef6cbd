# How the parts of a line are joined

rule-and-value = { $rule }: { $value }
name-and-action = { $name }: { $action }
names-two = { $first } and { $second }
preset-and-rules = { $name }: { $game }, { $rules }
picture-alt-number = { $number }: { $tile }
