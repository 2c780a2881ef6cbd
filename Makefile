# Everything goes through a virtual environment in .venv, which the first command creates.
#   make demo    play here, without Discord          make test    run the tests
#   make run     the bot on Discord (needs .env)     make check   format, lint, types and tests
#   make bench   measure, side by side with peers    make lock    pin the dependencies anew
#   make mutants look whether tests find small changes to the code
#   make new-game KEY=five-up TITLE=Five-up          stubs of a game (CONTRIBUTING.md)
#   make puzzles COUNT=30                            puzzles of the day for thirty days more (cogs/puzzle/)
#   make missing LANGUAGE=hu                         what a language lacks, or has wrong (locales/README.md)

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-compile
COMPILE := $(BIN)/python -m compileall -q -j 0 .venv/lib || true # on all cores, which pip does on one; a library may hold what is no Python

export PYTHONDONTWRITEBYTECODE =# whatever the shell says: each of the tests' hundred processes would compile everything anew

.PHONY: install demo run test check format lint types bench campaign mutants pictures puzzles new-game missing lock browser
.DEFAULT_GOAL := demo

install: .venv/run

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kaffeehaus needs Python 3.11 or newer; try: make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv

.venv/run: requirements/run.txt | .venv/bin/python
	$(PIP) -r $<
	@$(COMPILE)
	touch $@

.venv/dev: requirements/run.txt requirements/dev.txt | .venv/bin/python # both at once: pip keeps one core busy
	$(PIP) -r $< & running=$$!; $(PIP) --no-deps -r requirements/dev.txt && wait $$running
	@$(COMPILE)
	touch .venv/run $@

.venv/tools .venv/bench: .venv/%: requirements/%.txt .venv/dev
	$(PIP) --no-deps -r $<
	touch $@

demo: install
	$(BIN)/python -m bot --demo

run: install
	$(BIN)/python -m bot

# The quick tests; `check` has them all. Three workers on two cores: one mostly waits for a test end to end (xdist would
# begin with the files that have the most tests).
test: .venv/dev browser
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder -m "not full and not long"

check: lint types .venv/dev browser
	$(BIN)/python -m pytest -n 3 --dist worksteal

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/dev
	$(BIN)/mypy

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/bench
	$(BIN)/python -m tools.benchmarks

# Goes on where it was stopped, and writes docs/developers/reliability.md: PARTS="kills gateway" MINUTES=30 JOBS=2 (tools/campaign/)
campaign: .venv/dev
	$(BIN)/python -m tools.campaign $(PARTS) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(JOBS),--jobs $(JOBS))

# A sample by seed of small changes to the code, each of which should make a test fail: MUTANTS="--seed 2 --count 40 games"
mutants: .venv/tools
	$(BIN)/python -m tools.mutants $(MUTANTS)

pictures: install
	$(BIN)/python -m tests.renderer.samples var/pictures
	$(BIN)/python -m tests.renderer.samples.gallery_page

puzzles: install
	$(BIN)/python -m tools.puzzles --count $(or $(COUNT),8)

new-game: install
	$(BIN)/python -m tools.new_game "$(KEY)" "$(TITLE)"

missing: install
	$(BIN)/python -m tools.proofreading "$(LANGUAGE)"

# The browser tests drive Debian's Chromium; a wheel that carries one does not exist. The one without windows does it in less time.
browser:
	@command -v chromium-headless-shell chromium chromium-browser >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; \
	else echo "The browser tests need Chromium: sudo apt-get install chromium-headless-shell" >&2; exit 1; fi

# From the names in pyproject.toml. A list leaves out what run.txt pins, and takes its versions.
lock: .venv/tools
	for name in run dev tools bench; do \
	  group=; [ $$name = run ] || group="--group $$name --constraints requirements/run.txt $$(sed -n 's/^\([^ #=]*\)==.*/--no-emit-package \1/p' requirements/run.txt)"; \
	  $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --universal --python-version 3.11 \
	    $$group pyproject.toml --output-file requirements/$$name.txt; done
