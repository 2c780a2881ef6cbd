"""Runs the benchmarks of `make bench` one after the other, each in its own process.

Exits with 1 if one missed a goal.
"""

import subprocess
import sys

missed = 0
for name in ("rules_speed", "pictures", "presses", "flood", "sharding", "house_losses"):
    print(f"\n== {name}", flush=True)
    benchmark = [sys.executable, "-m", f"tools.benchmarks.{name}"]
    missed += subprocess.run(benchmark, check=False).returncode != 0
sys.exit(min(missed, 1))
