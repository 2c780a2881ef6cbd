"""`make bench`: all of them, one after the other, each a process of its own."""

import subprocess
import sys

for name in ("rules", "pictures", "presses"):
    print(f"\n== {name}", flush=True)
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=True)
