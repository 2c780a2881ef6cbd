# Cómo se unen las partes de una línea

rule-and-value = { $rule }: { $value }
name-and-action = { $name }: { $action }
names-two = { $first } y { $second }
preset-and-rules = { $name }: { $game }, { $rules }
picture-alt-number = { $number }: { $tile }
