"""`make bench`: all of them, one after the other, each a process of its own. Exit status 1 if one has missed a goal."""

import subprocess
import sys

missed = 0
for name in ("rules", "pictures", "presses", "flood", "shards", "purse"):
    print(f"\n== {name}", flush=True)
    missed += subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=False).returncode != 0
sys.exit(min(missed, 1))
