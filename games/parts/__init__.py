"""What games share: lines, trains, stakes, pools, claims, dice, chance, the text of actions."""
