# Como se juntam as partes de uma linha

rule-and-value = { $rule }: { $value }
name-and-action = { $name }: { $action }
names-two = { $first } e { $second }
preset-and-rules = { $name }: { $game }, { $rules }
picture-alt-number = { $number }: { $tile }
