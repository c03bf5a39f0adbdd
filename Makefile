# make run    start the bot (with DISCORD_TOKEN) or the sandbox in the browser (without)
# make test   all tests          make lint   style and types          make bench   speed figures
# make campaign   a simulated game by message over 60 days, with 50 restarts, into out/campaign
# make mutants  change the rules in every small way and see that a test notices (half an hour; docs/developers/proof.md)
# make coverage  how much of the engine its tests reach, branches too
# Needs Python 3.11 or newer and make; everything else is set up in .venv by itself.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if command -v $$name >/dev/null 2>&1 && $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$name; break; fi; done)
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: campaign run test lint bench mutants coverage clean

run: $(VENV)/runtime
	$(BIN)/python bot.py

test: $(VENV)/development
	$(BIN)/python -m pytest

lint: $(VENV)/development
	$(BIN)/ruff check .
	$(BIN)/mypy

campaign: $(VENV)/runtime
	$(BIN)/python bot.py --autocampaign --days 60 --seed 3 --out out/campaign

bench: $(VENV)/development
	$(BIN)/python -m engine.bench
	$(BIN)/python -m render.bench
	$(BIN)/python -m tests.bench

# Goes on where it was stopped. mutmut calls mypy by its name.
mutants: $(VENV)/mutants
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/mutmut run
	$(BIN)/python -m tests.survivors

coverage: $(VENV)/mutants
	$(BIN)/coverage run -m pytest tests/rules tests/engine tests/content tests/differential tests/test_playthroughs.py \
		tests/story tests/cogs/test_out_of_context.py tests/cogs/test_several_games.py tests/platform/test_library.py
	$(BIN)/coverage report --skip-covered

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; install it or run: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/runtime: requirements.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/development: requirements.txt requirements-dev.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $(VENV)/runtime $@

$(VENV)/mutants: requirements-mutants.txt $(VENV)/development
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-mutants.txt
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage mutants
