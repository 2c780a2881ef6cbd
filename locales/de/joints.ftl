# Wie die Teile einer Zeile verbunden werden

rule-and-value = { $rule }: { $value }
name-and-action = { $name }: { $action }
names-two = { $first } und { $second }
preset-and-rules = { $name }: { $game }, { $rules }
picture-alt-number = { $number }: { $tile }
