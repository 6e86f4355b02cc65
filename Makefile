# Every target does its own set-up: Python 3.11, make and a package registry are enough.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

# Compiled modules are kept, whatever the shell says: tests start many processes of ours.
unexport PYTHONDONTWRITEBYTECODE

# Each worker has its share of the tests, in order, and takes over from the others when it has done: tests
# that stand together share positions and prepared pictures. Of all tests some wait for a browser: there is
# one more than processors.
PYTEST := $(BIN)/pytest --dist worksteal
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: help test style types tests test-game test-all play run golden bench manual wheel lock format clean

help:
	@echo "make play     choose a game and play it in your browser: no token, no network"
	@echo "make play GAME=attack   shows that game already under way"
	@echo "make test     everything that has to hold: style, types, tests"
	@echo "make test-game GAME=attack   the tests of one game, in seconds"
	@echo "make test-all the same, and the tests that take minutes"
	@echo "make run      the bot on Discord (needs DISCORD_TOKEN in .env)"
	@echo "make golden   write the golden transcripts anew, then read the difference"
	@echo "make bench    how fast the engines, the pictures and the bot are"
	@echo "make manual   a man page, and completion for your shell, into out/"
	@echo "make wheel    the rules alone, as a library, into dist/"
	@echo "make format   put the code into its usual shape"
	@echo "make lock     take newer versions of what we depend on"

# Types are read beside the tests: by itself each leaves a processor idle at its beginning or its end.
test: style
	$(MAKE) --no-print-directory --jobs 2 types tests

style: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/dev
	$(BIN)/mypy

tests: $(VENV)/dev
	$(PYTEST) -n $(WORKERS)

test-game: $(VENV)/dev
	$(PYTEST) -n auto --game $(GAME)

test-all: style types
	$(PYTEST) -n $(WORKERS) -m "slow or not slow" -o faulthandler_timeout=3600

play: $(VENV)/dev
	$(BIN)/adjutant play $(if $(GAME),--demo $(GAME)) $(if $(PORT),--port $(PORT))

run: $(VENV)/run
	$(BIN)/adjutant run

golden: $(VENV)/dev
	$(PYTEST) -n auto --golden tests/engines -k test_golden
	git --no-pager diff --stat -- tests

bench: $(VENV)/dev
	$(BIN)/adjutant simulate $(or $(GAME),race_to_the_rhine) --stored
	$(BIN)/python -m tools.lab.boards
	$(BIN)/python -m tools.lab.memory
	$(BIN)/python -m tools.lab.bench_socket
	$(BIN)/python -m tools.lab.bench_leagues

# From what the commands say of themselves: a man page, and completion for three shells.
manual: $(VENV)/dev
	mkdir -p out
	$(BIN)/argparse-manpage --module bot.cli --function parser --prog adjutant --project-name adjutant \
		--description "moderates play-by-post wargames on Discord" --output out/adjutant.1
	for shell in bash zsh tcsh; do $(BIN)/shtab --shell $$shell bot.cli.parser > out/adjutant.$$shell; done

wheel: $(VENV)/dev
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist packaging/engines
	rm -rf packaging/engines/build

format: $(VENV)/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(VENV)/dev
	$(COMPILE) --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra dev --extra sandbox --extra metrics --extra cluster --extra pettingzoo --constraint requirements.lock \
		--output-file requirements-dev.lock pyproject.toml

COMPILE = CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --upgrade \
	--generate-hashes --allow-unsafe --all-build-deps --strip-extras --no-emit-options \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

clean:
	rm -rf $(VENV) out build dist *.egg-info

# What is installed, and from which lock: a stamp is older than its lock when the lock changed.
$(VENV)/run: requirements.lock pyproject.toml | $(BIN)/python
	$(call install,requirements.lock)

$(VENV)/dev: requirements-dev.lock pyproject.toml | $(BIN)/python
	$(call install,requirements-dev.lock)
	@touch $(VENV)/run

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# uv is five to fifteen times as fast; where it is not, or does not know pip's package index, there is pip.
UV := $(shell command -v uv)

define install
	@echo "Setting up $(VENV) from $(1); done again only when that changes."
	@{ test -n "$(UV)" && $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(1); } || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(1)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation -e . 2>$(VENV)/install.log || { cat $(VENV)/install.log; exit 1; }
	@touch $@
endef
