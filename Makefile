# Folsom's commands. Each sets up what it needs: the first takes a minute, the next ones start at once.
# GNU make 3.81 or newer (Linux, macOS).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
ARGS ?=

# Tests in one xdist_group share a worker: those that need the compiler belong in one, so that nothing is compiled twice.
WORKERS ?= 2

# uv resolves one set of pins for all Pythons we support. It lives apart: nothing but `make locks` needs it.
UV := uv==0.13.8
LOCK := $(VENV)-locks/bin/uv pip compile pyproject.toml --quiet --no-config --system-certs --upgrade \
	--universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate

.DEFAULT_GOAL := help
.PHONY: help env play test check lint bench mutants golden tables docs locks

help:  ## these lines
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

env: $(VENV)/.folsom  ## make the environment in .venv, test tools included
	@:

play: env  ## sit down at a table
	@$(BIN)/folsom play $(ARGS)

test: env  ## run every test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(ARGS)

check: env  ## run the quick tests, on the interpreted rules: the loop while you write
	@FOLSOM_RULES=interpreted $(BIN)/python -m pytest -q -n $(WORKERS) -m "not slow and not compiled" $(ARGS)

lint: env  ## check style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: env  ## measure decisions a second on this machine
	@$(BIN)/folsom bench $(ARGS)

mutants: env  ## break the rules on purpose and see whether the tests notice
	@$(BIN)/python -m tests.mutants $(ARGS)

golden: env  ## write the golden games anew
	@$(BIN)/python -m tests.golden

tables: env  ## make the tables in docs/ that come from the code
	@$(BIN)/python -m tests.docs_tables
	@$(BIN)/python -m tests.docs_pages
	@$(BIN)/python -m tests.rules.page --write
	@$(BIN)/python -m tests.book --write

docs: env  ## build the book in site/
	@$(BIN)/python -m tests.book --build

locks:  ## pin the dependencies in requirements/ anew, at their newest versions
	@$(PYTHON) -m venv $(VENV)-locks
	@$(VENV)-locks/bin/python -m pip --disable-pip-version-check install --quiet '$(UV)'
	@$(LOCK) --output-file requirements/run.txt > /dev/null
	@$(LOCK) --extra dev --output-file requirements/dev.txt > /dev/null

# The pinned packages: from nothing whenever the locks change, so that what is left out of them is gone.
$(VENV)/.packages: requirements/dev.txt
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(not (3, 11) <= v[:2] < (3, 14) and "Folsom needs Python 3.11, 3.12 or 3.13, and $(PYTHON) is %d.%d.%d: name another one with make PYTHON=..." % v[:3])'
	@echo "Making the environment in $(VENV) (only the first time)..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The package itself, editable: nothing is fetched, the build backend is among the pinned packages.
$(VENV)/.folsom: $(VENV)/.packages pyproject.toml
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
