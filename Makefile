# Roundhouse. `make play` plays, `make test` tests; both install what they need into this folder.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin
COMPILED := build/compiled
JOBS ?= 2

# What the installed copies depend on: reinstalled when this changes, reused while it does not.
SOURCES := $(shell find src/roundhouse -type f ! -name '*.pyc' | LC_ALL=C sort) setup.py pyproject.toml README.md LICENSE NOTICE
FINGERPRINT := $(shell sha256sum $(SOURCES) | sha256sum | cut -c1-16)
BUILT := build/built-$(FINGERPRINT)

.DEFAULT_GOAL := help
.PHONY: help play test check test-interpreted test-compiled compile bench profile tables golden picture clean services terminal web-build web-test

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/installed web-build  ## the tables in the browser: install, build, serve at port 8800 (ROUNDHOUSE_PORT)
	@mkdir -p .play
	@ROUNDHOUSE_DATABASE="$${ROUNDHOUSE_DATABASE:-.play/roundhouse.sqlite}" $(BIN)/roundhouse serve --open

# A game that is left before its end is saved in .play; `make terminal RESUME=.play/...` goes on with it.
terminal: $(VENV)/installed  ## a game of Workshop of the World in the terminal, against three bots
	@mkdir -p .play
	@$(BIN)/roundhouse play $(if $(RESUME),--resume $(RESUME),workshop_of_the_world --seats me,greedy,greedy,greedy --save .play/$$(date +%Y%m%d-%H%M%S).txt)

test: services check web-test test-interpreted test-compiled  ## all checks and all tests, interpreted and compiled, and those in the browser

services:  ## PostgreSQL, Redis and Chromium, which the tests start for themselves
	@sh tools/debian.sh

check: $(VENV)/installed  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy setup.py tests bench tools

test-interpreted: $(VENV)/installed  ## all tests on the engine as plain Python
	ROUNDHOUSE_EXPECT=interpreted $(BIN)/pytest -n $(JOBS)

web-build:  ## the browser client, into the package, if its sources have changed
	@$(PYTHON) -c 'import setup; setup.client()'

web-test: services $(VENV)/installed web-build  ## types, units and browser tests of the client
	@cd web && npm run --silent check && npm run --silent test && npm run --silent e2e

# The compiled half of the tests needs a C compiler; without one this says so and the interpreted half stands alone.
# `compile` by name: the client that web-test built since is one of the sources, so the fingerprint is taken anew.
test-compiled: $(VENV)/installed  ## all tests on the compiled engine
	@missing=$$($(BIN)/python -c 'import setup; print(setup.missing())'); \
	if [ -n "$$missing" ]; then \
		echo "roundhouse: tested interpreted only, as there is no $$missing"; \
	else \
		$(MAKE) --no-print-directory compile && \
		echo "ROUNDHOUSE_EXPECT=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS)" && \
		ROUNDHOUSE_EXPECT=compiled PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/pytest -n $(JOBS); \
	fi

compile: $(BUILT)  ## the compiled engine, into build/compiled

bench: $(VENV)/installed $(PEERS)/installed $(BUILT)  ## speed beside Catanatron and OpenSpiel, one table
	@$(BIN)/python bench/run.py --peers $(PEERS) --compiled $(COMPILED)

profile: $(VENV)/installed  ## where the time goes in random play, interpreted
	@$(BIN)/python bench/hotspots.py

picture: $(VENV)/installed  ## draw the picture of the README anew
	$(BIN)/python tools/picture.py workshop_of_the_world card docs/table.svg

tables: $(VENV)/installed  ## write the table.py of every game from its declared fields
	@$(BIN)/python -m roundhouse.kernel.tablecode

golden: $(VENV)/installed  ## write the golden playthroughs anew; read the diff
	ROUNDHOUSE_GOLDEN=write $(BIN)/pytest tests/test_golden.py

clean:  ## remove everything that was built or installed here
	rm -rf build dist $(VENV) $(PEERS) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The development environment: the engine as plain Python, straight from src.
$(VENV)/installed: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "roundhouse needs Python 3.11 or newer; $(PYTHON) is older (make PYTHON=...)"; exit 2; }
	@[ -x $(BIN)/pip ] || $(PYTHON) -m venv --clear $(VENV) || { echo "roundhouse needs the venv module of Python (Debian: apt-get install python3-venv)"; exit 2; }
	ROUNDHOUSE_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# What the browser client is built with; setup.py knows how, as it builds the client for a wheel too.
web/node_modules/installed: web/package-lock.json
	@$(PYTHON) -c 'import setup; setup.node_modules()'
	@touch $@

# The compiled engine, as `pip install .` makes it, in a folder of its own: PYTHONPATH chooses between the two.
$(BUILT): | $(VENV)/installed
	rm -rf build
	ROUNDHOUSE_COMPILE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) .
	@touch $@

# The engines that we measure ourselves against.
$(PEERS)/installed: bench/requirements.txt
	@[ -x $(PEERS)/bin/pip ] || $(PYTHON) -m venv --clear $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@
