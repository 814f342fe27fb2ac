# `make play` and `make test` do all the set-up that they need on a machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8462
DATA ?= data/local
# One more than the two cores that we reckon with: some tests wait for a browser or for a process to die.
WORKERS ?= 3
# Compiled modules are kept, whatever the machine's habit is: tests start many processes.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play install lock release test test-postgres game new-game search campaign mutate train lint speed bench playthroughs clean chromium sdk

play: $(VENV)/.ready-play  ## Guildhall on its own Discord in your browser
	$(BIN)/python bot.py local --port $(PORT) --data $(DATA)

install: $(BIN)/python  ## what a host needs without Docker: the locked versions, PostgreSQL's and Prometheus's clients included
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .

lock: $(VENV)/.ready-dev  ## write requirements.txt anew after a change of dependencies, or to take newer versions
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile pyproject.toml --extra metrics --extra postgres --extra build --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --no-header --upgrade --quiet -o requirements.txt

release: $(VENV)/.ready-dev  ## check everything, write version and changelog section, commit and tag: VERSION=0.3.0 [DRY=1]
	$(BIN)/python .ci/release.py $(VERSION) $(if $(DRY),--dry-run)

test: $(VENV)/.ready-dev chromium sdk  ## everything: clauses without a test, then all tests
	$(BIN)/python -m tests.rules_coverage
	LOCALDISCORD_ANSWER=15 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -q  # more workers than cores: an answer may take longer than Discord's three seconds

test-postgres: $(VENV)/.ready-dev  ## the tests of storage and tables and the fault tests on PostgreSQL (Debian: the package postgresql) [LATE=0.3: seconds by which other processes are heard late]
	GUILDHALL_TEST_DATABASE=postgres GUILDHALL_TEST_LISTENER_DELAY=$(LATE) $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -q tests/storage tests/tables tests/faults tests/cogs/test_find.py tests/cogs/test_evenings.py tests/cogs/test_leagues.py tests/cogs/test_challenge.py tests/games/*/test_table_*.py

game: $(VENV)/.ready-dev  ## the checks of one game, in the order in which they can be satisfied: GAME=… [FROM=words] [TO=pictures]
	$(BIN)/python -m tests.game $(GAME) $(if $(FROM),--from $(FROM)) $(if $(TO),--to $(TO))

new-game: $(VENV)/.ready-dev  ## write the skeleton of a game as a package of its own: NAME=pebbles [TO=../pebbles]
	$(BIN)/python examples/new_game.py $(NAME) $(TO)

MINUTES ?= 30
search: $(VENV)/.ready-dev  ## the contract kit on new seeds for MINUTES (or until DECISIONS), then the properties on new random examples
	$(BIN)/python -m tests.contract.search --minutes $(MINUTES) $(if $(DECISIONS),--decisions $(DECISIONS))
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -q --hypothesis-profile search tests/tables tests/engine tests/games tests/contract/test_stateful.py

campaign: $(VENV)/.ready-dev  ## kill -9, malformed input, a flaky Discord and simulated weeks for MINUTES [SEED=…]; figures in docs/RELIABILITY.md
	$(BIN)/python -m tests.campaign --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

mutate: $(VENV)/.ready-dev  ## put faults into one engine and list those that its tests do not notice: GAME=… [N=60] [SEED=…] or LINES=file.py:12,34
	$(BIN)/python -m tests.mutation $(GAME) $(if $(N),--count $(N)) $(if $(SEED),--seed $(SEED)) $(if $(LINES),--lines "$(LINES)")

train: $(VENV)/.ready-dev  ## evolve the constants of one game's players, then let its master learn: GAME=… [MINUTES=30]; goes on where it stopped
	$(BIN)/python -m automata.training.evolve $(GAME) --minutes $(MINUTES)
	$(BIN)/python -m automata.training.learn $(GAME) --minutes $(MINUTES)

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.plain_english

speed: $(VENV)/.ready-bench  ## the quick measurements; fails if one is slower than its bound
	$(BIN)/python -m bench quick --strict

bench: $(VENV)/.ready-bench  ## measurements, each beside a reference in the same run
	$(BIN)/python -m bench

playthroughs: $(VENV)/.ready-dev  ## record the playthroughs anew after a change of rules [GAME=…]
	$(BIN)/python -m tests.playthroughs.record $(GAME)

# ---------------------------------------------------------------- set-up

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Guildhall needs Python 3.11 or newer; say which one with PYTHON=…" && exit 1)
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready-play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.ready-dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

$(VENV)/.ready-bench: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bench]'
	@touch $@

# The browser tests need a Chromium: its shell without a window, or a whole browser, which costs more. Where we may install
# one, we do; where not, the tests say so, and without any they fail.
APT_INSTALL = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends
chromium:
	@command -v chromium-headless-shell >/dev/null || { $(APT_INSTALL) chromium-headless-shell; } >/dev/null 2>&1 \
	|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { $(APT_INSTALL) chromium >/dev/null; } \
	|| echo "There is no Chromium here and it cannot be installed: the browser tests will fail. Install the package chromium-headless-shell."

# Discord's own SDK, against which the local Discord is tested as a host. Without npm, or without its registry, that test is skipped.
SDK := tests/browser/sdk
sdk:
	@[ -d $(SDK)/node_modules/@discord ] || { command -v npm >/dev/null && npm ci --prefix $(SDK) --ignore-scripts --no-audit --no-fund --silent; } \
	|| echo "Discord's SDK cannot be installed here (npm ci in $(SDK)): its test will be skipped."

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache artefacts
