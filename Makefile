# Set-up happens by itself, in .venv, the first time a target needs it.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test test-long test-tools check bench load mutants lock

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: .venv/run.stamp ## the server, for people and bots (ARGS="--port 8001": options of satrap serve)
	@exec $(BIN)/satrap serve $(ARGS)

play-terminal: .venv/run.stamp ## a game of Alexandros in the terminal
	@exec $(BIN)/satrap play alexandros $(ARGS)

# Coverage slows a test down two or three times: the rules are measured, the long ones only run.
RULES := tests/core tests/conformance tests/alexandros tests/alexander_the_great
LONG := $(wildcard $(foreach name,secrecy imagine machine,tests/*/test_$(name).py))

test: .venv/dev.stamp test-tools ## all tests, with coverage of the rules
	$(BIN)/pytest -n auto --cov --cov-report=term $(RULES) $(LONG:%=--ignore=%)
	$(BIN)/pytest -n auto tests $(LONG) $(RULES:%=--ignore=%)

test-long: .venv/dev.stamp test-tools ## the same properties over many more games
	$(BIN)/python -m tools.test_long

test-tools:
	@tools/test_tools.sh

check: .venv/dev.stamp ## format, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

bench: .venv-bench/bench.stamp ## decisions per second, beside a game of Catan
	PYTHONHASHSEED=0 .venv-bench/bin/python -m bench.run

load: .venv/dev.stamp ## 1,000 people at 500 tables of a real server, for two minutes
	$(BIN)/python -m bench.load

mutants: .venv/dev.stamp ## break the rules on purpose; every break must fail a test
	$(BIN)/python -m tools.mutants

lock: .venv/uv.stamp ## pin every package with its hashes (UPGRADE=1: newest versions)
	$(LOCK) --group pyproject.toml:uv -o requirements/uv.txt
	$(LOCK) pyproject.toml --group build -o requirements/run.txt
	$(LOCK) pyproject.toml --group build --group dev -c requirements/run.txt -o requirements/dev.txt
	$(LOCK) pyproject.toml --group build --group bench -c requirements/run.txt -o requirements/bench.txt

.venv/uv.stamp: requirements/uv.txt
	@tools/make_venv.sh $(PYTHON) .venv
	$(BIN)/pip install --quiet --require-hashes -r $<
	@touch $@

.venv/%.stamp: requirements/%.txt pyproject.toml .venv/uv.stamp
	$(INSTALL) --python .venv --require-hashes -r $<
	$(INSTALL) --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

.venv-bench/bench.stamp: requirements/bench.txt pyproject.toml .venv/uv.stamp
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-bench
	$(INSTALL) --python .venv-bench --require-hashes -r $<
	$(INSTALL) --python .venv-bench --no-deps --no-build-isolation --editable .
	@touch $@
