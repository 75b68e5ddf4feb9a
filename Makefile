# Roundhouse. `make play` plays, `make test` tests; both install what they need into this folder.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin
COMPILED := build/compiled
JOBS ?= 2
# Tests of what is never compiled, or of the files as they lie here: once is enough, on the engine as plain Python.
PLAIN := tests/cli tests/test_architecture.py tests/test_audit.py tests/test_docs.py tests/test_example_game.py tests/test_make_play.py tests/test_operating_page.py tests/test_plugin_package.py tests/test_readme.py tests/test_release.py tests/test_suite.py tests/test_tutorial.py tests/test_typography.py tests/test_words.py tests/games/test_words.py
PLAIN_GLOBS := tests/games/*/test_terminal.py tests/games/*/test_*texts.py
# Tests of what plays many games on the engine and is none of it: once too, on the compiled engine where there is one.
QUICK := tests/adapters tests/analysis tests/arena tests/learning tests/test_research_examples.py tests/bots/test_judges.py tests/bots/test_levels.py tests/bots/test_outside.py tests/bots/test_seats.py tests/bots/test_values.py
# These have targets of their own.
OWN := tests/install tests/server
NEW_ENOUGH = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "roundhouse needs Python 3.11 or newer; $(PYTHON) is older (make PYTHON=...)"; exit 2; }
PYTEST = $(BIN)/pytest -n $(JOBS) --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test check test-interpreted test-server test-compiled compile bench profile tables golden picture clean services terminal web-build web-test types test-install lock docs install engine web-check web-browser release mutants storm soak

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

# The page opens at once, on the engine as plain Python; the compiled one is built meanwhile and then taken.
play: $(VENV)/installed web-build  ## the tables in the browser: install, build, serve at port 8800 (ROUNDHOUSE_PORT)
	@mkdir -p .play
	@ROUNDHOUSE_DATABASE="$${ROUNDHOUSE_DATABASE:-.play/roundhouse.sqlite}" \
		$(BIN)/python tools/play.py --missing "$$($(BIN)/python -c 'import setup; print(setup.missing())')" -- $(MAKE) --no-print-directory compile

# A game that is left before its end is saved in .play; `make terminal RESUME=.play/...` goes on with it.
terminal: $(VENV)/installed  ## a game of Workshop of the World in the terminal, against three bots
	@mkdir -p .play
	@$(BIN)/roundhouse play $(if $(RESUME),--resume $(RESUME),workshop_of_the_world --seats me,greedy,greedy,greedy --save .play/$$(date +%Y%m%d-%H%M%S).txt)

test:  ## all checks and all tests, interpreted and compiled, and those in the browser
	@$(PYTHON) tools/suite.py

install: $(VENV)/installed  ## the development environment, in this folder

services:  ## PostgreSQL, Redis, HAProxy, nginx and Chromium, which the tests start for themselves
	@sh tools/debian.sh

# The audit waits for the network, the rest for the processor.
check: $(VENV)/installed  ## style, types, and known holes in what is installed
	@mkdir -p build; { $(BIN)/python tools/audit.py >build/audit.txt 2>&1; echo $$? >build/audit.code; } & \
	$(BIN)/ruff check . && \
	$(BIN)/ruff format --check . && \
	$(BIN)/mypy && \
	$(BIN)/mypy setup.py tests bench tools examples/halt/src examples/research; \
	good=$$?; wait; cat build/audit.txt; [ $$good = 0 ] && [ "$$(cat build/audit.code)" = 0 ]

test-interpreted: $(VENV)/installed  ## the engine as plain Python, and all that is tested once, but the server
	@if [ -z "$(NO_COMPILER)" ]; then once="$(QUICK:%=--ignore=%)"; fi; \
	echo "ROUNDHOUSE_EXPECT=interpreted $(INTERPRETED_TESTS) $$once" && \
	ROUNDHOUSE_EXPECT=interpreted $(INTERPRETED_TESTS) $$once

# Once, and with the compiled engine where there is one: these wait for servers and their bots more than they compute.
test-server: services engine  ## the server, with PostgreSQL, Redis and several processes
	@if [ -z "$(NO_COMPILER)" ]; then PYTHONPATH="$(CURDIR)/$(COMPILED)" $(PYTEST) tests/server; else $(PYTEST) tests/server; fi

test-install: $(VENV)/installed web-build  ## wheel and source distribution, built from a clean copy, installed elsewhere, and played
	$(BIN)/pytest -n 0 tests/install

pictures: $(VENV)/installed web-build  ## contact sheets of every page and board at all sizes, into docs/pictures
	cd web && node pictures.mjs

web-build:  ## the browser client, into the package, if its sources have changed
	@$(NEW_ENOUGH)
	@$(PYTHON) -c 'import setup; setup.client()'

web-test: web-check web-browser  ## types, units and browser tests of the client

web-check: $(VENV)/installed web-build  ## types, style and units of the client
	@$(BIN)/python tools/client_types.py --check
	@cd web && npm run --silent check && npm run --silent test

# With the compiled engine where there is one: bots and hints, for which the pages wait, are several times as quick.
web-browser: services engine  ## the client in Chromium
	@cd web && if [ -z "$(NO_COMPILER)" ]; then PYTHONPATH="$(CURDIR)/$(COMPILED)" npm run --silent e2e; else npm run --silent e2e; fi

types: $(VENV)/installed web/node_modules/installed  ## the client's TypeScript types, from the declarations of games and server
	@$(BIN)/python tools/client_types.py

# The compiled half of the tests needs a C compiler; without one this says so and the interpreted half stands alone.
NO_COMPILER = $$($(BIN)/python -c 'import setup; print(setup.missing())')
INTERPRETED_TESTS = $(PYTEST) $(OWN:%=--ignore=%)
COMPILED_TESTS = $(PYTEST) $(OWN:%=--ignore=%) $(PLAIN:%=--ignore=%) $(PLAIN_GLOBS:%=--ignore-glob='%')
test-compiled: engine  ## engine, conformance kit and golden games on the compiled engine, and what plays many games, once
	@if [ -z "$(NO_COMPILER)" ]; then \
		echo "ROUNDHOUSE_EXPECT=compiled PYTHONPATH=$(COMPILED) $(COMPILED_TESTS)" && \
		ROUNDHOUSE_EXPECT=compiled PYTHONPATH="$(CURDIR)/$(COMPILED)" $(COMPILED_TESTS); \
	fi

engine: $(VENV)/installed web-build  ## the compiled engine, if there is a C compiler
	@if [ -z "$(NO_COMPILER)" ]; then $(BIN)/python tools/engine.py; else echo "roundhouse: tested interpreted only, as there is no $(NO_COMPILER)"; fi

compile: $(VENV)/installed web-build  ## the compiled engine, into build/compiled, if anything has changed
	@$(BIN)/python tools/engine.py

bench: $(VENV)/installed $(PEERS)/installed compile  ## speed beside Catanatron, OpenSpiel and PettingZoo: the engine, and the adapters
	@$(BIN)/python bench/run.py --peers $(PEERS) --compiled $(COMPILED)
	@$(BIN)/python bench/adapters.py --peers $(PEERS) --compiled $(COMPILED)

# STORM="--seconds 120 --seed 7": other wishes; docs/storm.md tells what it does.
storm: services $(VENV)/installed  ## ten minutes of kills, freezes, a full disk and bad clients against three server processes
	@PYTHONPATH=tools $(BIN)/python -m storm $(STORM)

soak: services $(VENV)/installed  ## an hour of load and bad clients: is the memory flat?
	@PYTHONPATH=tools $(BIN)/python -m storm --soak $(STORM)

mutants: $(VENV)/installed  ## how many small changes of the code the tests notice; takes hours
	ROUNDHOUSE_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements/dev.txt --editable '.[dev,mutants]'
	$(BIN)/python tools/mutants.py

profile: $(VENV)/installed  ## where the time goes in random play, interpreted
	@$(BIN)/python bench/hotspots.py

picture: $(VENV)/installed  ## redraw the picture of the README
	$(BIN)/python tools/picture.py workshop_of_the_world card docs/table.svg

tables: $(VENV)/installed  ## write the table.py of every game from its declared fields
	@$(BIN)/python -m roundhouse.kernel.tablecode

docs: $(VENV)/installed  ## the documentation, into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "roundhouse: the documentation is site/index.html"

release: $(VENV)/installed  ## wheel, source distribution, release notes and signed checksums, into dist/ (KEY=path of an SSH key)
	@$(BIN)/python tools/release.py $(if $(KEY),--key "$(KEY)")

lock: $(VENV)/installed  ## pin the newest versions of the Python tools that pyproject.toml allows
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev --extra mutants --no-emit-package roundhouse --custom-compile-command 'make lock' --output-file requirements/dev.txt pyproject.toml

golden: $(VENV)/installed  ## rewrite the golden playthroughs; read the diff
	ROUNDHOUSE_GOLDEN=write $(BIN)/pytest tests/test_golden.py tests/adapters/test_playthroughs.py

clean:  ## remove everything that was built or installed here
	rm -rf build dist site $(VENV) $(PEERS) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The development environment: the engine as plain Python, straight from src.
$(VENV)/installed: pyproject.toml setup.py requirements/dev.txt
	@$(NEW_ENOUGH)
	@[ -x $(BIN)/pip ] || $(PYTHON) -m venv --clear $(VENV) || { echo "roundhouse needs the venv module of Python (Debian: apt-get install python3-venv)"; exit 2; }
	ROUNDHOUSE_COMPILE=0 $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements/dev.txt --editable '.[dev]'
	@touch $@

# What the browser client is built with; setup.py knows how, as it builds the client for a wheel too.
web/node_modules/installed: web/package-lock.json
	@$(PYTHON) -c 'import setup; setup.node_modules()'
	@touch $@

# The engines that we measure ourselves against.
$(PEERS)/installed: bench/requirements.txt
	@[ -x $(PEERS)/bin/pip ] || $(PYTHON) -m venv --clear $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@
