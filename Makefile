# Targets set up .venv when they first need it.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

NPM := npm --prefix web --loglevel=error
# Folders are listed too: removing a file changes the page just as adding one does.
PAGE := $(shell find web/src web/public src/satrap/locale -not -name '.*') \
	$(wildcard web/*.ts web/*.js) web/index.html web/tsconfig.json

# Keep compiled modules: otherwise each of many processes would compile all of them again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal test test-browser test-long test-tools machine-code check check-python check-page \
	types bench load siege mutants lock page wheel sizes screenshots

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: .venv/run.stamp page ## the server, for people and bots (ARGS="--port 8001": options of satrap serve)
	@exec $(BIN)/satrap serve $(ARGS)

play-terminal: .venv/run.stamp ## a game of Alexandros in the terminal
	@exec $(BIN)/satrap play alexandros $(ARGS)

# Coverage makes tests two or three times slower: it measures the rules, but not their long tests.
RULES := tests/core tests/conformance tests/alexandros tests/alexander_the_great
LONG := $(wildcard $(foreach name,secrecy imagine machine,tests/*/test_$(name).py))

# Tests of servers and pages spend much of their time waiting: run more than there are cores.
CORES = $$(nproc 2>/dev/null || echo 2)
WAITING = $(shell expr 2 + $(CORES))
BROWSERS = $(shell expr 1 + $(CORES))

# Take times with a single browser: several at once would measure the machine, not the page.
QUICK := tests/browser/test_quick.py

# Browsers that share a busy machine may keep a test waiting for too long: what failed is run once
# more, alone, and has to pass then. Status 1 means that tests have failed, and nothing else has.
AGAIN = { [ $$? -eq 1 ] && echo "Once more, alone:" && \
	$(BIN)/pytest tests/browser --ignore=$(QUICK) --last-failed --last-failed-no-failures=none; }

test: .venv/dev.stamp page test-tools machine-code ## all tests, with coverage of the rules
	$(BIN)/pytest -n auto --cov --cov-report=term $(RULES) $(LONG:%=--ignore=%)
	$(BIN)/pytest -n $(WAITING) --dist loadgroup --part usual \
		tests $(LONG) $(RULES:%=--ignore=%) --ignore=tests/browser
	$(NPM) test
	$(BIN)/pytest $(QUICK)
	$(BIN)/pytest -n $(BROWSERS) --dist loadgroup --part usual tests/browser --ignore=$(QUICK) || $(AGAIN)

test-browser: .venv/dev.stamp page test-tools ## only the page, in a real browser (ARGS="-k word")
	$(BIN)/pytest tests/browser $(ARGS)

test-long: .venv/dev.stamp test-tools ## the same properties over many more games (ARGS="two_engines": only some kinds)
	$(BIN)/pytest -n $(BROWSERS) --dist loadgroup --part rest tests --ignore=$(QUICK)
	$(BIN)/python -m tools.test_long $(ARGS)

# Made once, before several processes want it at the same time.
machine-code: .venv/dev.stamp
	@$(BIN)/python -c "from satrap.packs import PACKS; print(*PACKS)" \
		| xargs -n 1 -P 2 $(BIN)/python -m satrap.arena.preparing

test-tools:
	@tools/test_tools.sh

check: check-python check-page ## format, lint, types, and logic that two games repeat

check-python: .venv/dev.stamp
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m tools.twice

check-page: .venv/dev.stamp web/node_modules/.stamp
	$(NPM) run lint
	$(NPM) run check
	$(BIN)/python -m tools.openapi
	$(NPM) run types -- --check

types: .venv/dev.stamp web/node_modules/.stamp ## the page's types, from the server's OpenAPI page
	$(BIN)/python -m tools.openapi
	$(NPM) run types

page: src/satrap/web/index.html ## build the page into the package

wheel: .venv/run.stamp page ## a wheel that includes the built page, in dist/
	$(BIN)/hatchling build -t wheel

sizes: .venv/dev.stamp page test-tools ## what a browser transfers on a first visit
	$(BIN)/python -m tests.browser.measuring

screenshots: .venv/dev.stamp page test-tools ## pictures of the main views, to inspect and for docs/screenshots (ARGS="--language fr")
	$(BIN)/python -m tools.screenshots $(ARGS)

bench: .venv-bench/bench.stamp ## decisions per second, compared with a Catan engine
	PYTHONHASHSEED=0 .venv-bench/bin/python -m bench.run

load: .venv/dev.stamp ## 1,000 people at 500 tables of a real server, for two minutes
	$(BIN)/python -m bench.load

siege: .venv/dev.stamp ## ten minutes of attacks on a real server while people play (ARGS="--minutes 1": shorter)
	$(BIN)/python -m bench.siege $(ARGS)

mutants: .venv/dev.stamp ## break the rules on purpose; every break must make a test fail
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

web/node_modules/.stamp: web/package-lock.json web/package.json web/.npmrc
	@tools/need_node.sh
	cd web && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

src/satrap/web/index.html: web/node_modules/.stamp $(PAGE)
	@tools/need_node.sh
	$(NPM) run build -- --logLevel warn
	@touch $@
