# Everything that is done with this repository. `make help` lists the targets.
#
# One scratch path has one set of flags: other flags would build everything anew. So SWIFT_FLAGS is given to every
# call of swift here, and `.ci/run` sets it for all of them.

SHELL := /bin/bash
GAME ?= blackjack
ARGS ?=
SWIFT_FLAGS ?=
TEST_ARGS ?=
PREFIX ?= /usr/local

LINTED := Package.swift Sources Plugins Templates Examples Tests
RELEASE := .build/release
# What is installed has the Swift runtime in it, and so it has a scratch path of its own.
INSTALLED := .build/install
INSTALL_FLAGS := -c release --static-swift-stdlib --scratch-path $(INSTALLED) -Xswiftc -use-ld=lld -Xlinker -s

.DEFAULT_GOAL := build
.PHONY: help play build release install uninstall test styles tutorial docs bench record soak lint format deps clean

help: ## lists the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: release ## builds for speed and sits down: GAME=blackjack ARGS="--seed 7"
	@$(RELEASE)/casino play $(GAME) $(ARGS)

build: deps ## builds everything for debugging
	swift build $(SWIFT_FLAGS)

release: deps ## builds everything for speed
	swift build -c release $(SWIFT_FLAGS)

install: deps ## installs host, games, kit and templates: PREFIX=/usr/local
	swift build $(INSTALL_FLAGS) --product casino
	for game in $(notdir $(wildcard Plugins/*)); do swift build $(INSTALL_FLAGS) --product $$game || exit 1; done
	@Scripts/install "$(PREFIX)" $(INSTALLED)/release

uninstall: ## takes away what was installed: PREFIX=/usr/local
	@Scripts/install --remove "$(PREFIX)"

test: deps ## builds and runs all tests; TEST_ARGS="--filter Commands" runs some
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build --disable-xctest $(SWIFT_FLAGS) $(TEST_ARGS) </dev/null

styles: ## builds and tests the styles of the template
	@Scripts/styles

tutorial: deps ## follows the guide's tutorial word for word, and compares what comes of it with Examples/CasinoWar
	swift build $(SWIFT_FLAGS) --product casino
	@Scripts/tutorial

docs: ## makes the pages of the author's guide in .build/docs/site
	@Scripts/docs

record: deps ## writes the screens that tests compare anew; read the difference before you commit it
	swift build --build-tests $(SWIFT_FLAGS)
	CASINO_RECORD=1 swift test --skip-build --disable-xctest $(SWIFT_FLAGS) $(TEST_ARGS) </dev/null

soak: release ## runs the long tests as well; CASINO_ROUNDS=100M plays fewer rounds for each figure
	swift build --build-tests $(SWIFT_FLAGS)
	CASINO_SLOW=1 swift test --skip-build --disable-xctest $(SWIFT_FLAGS) $(TEST_ARGS) </dev/null

bench: release ## measures start, moves, memory, size, and simulated rounds against plain loops in C++
	@$(RELEASE)/CasinoBench

lint: ## checks the style of all Swift files
	swift format lint --strict --parallel --recursive $(LINTED)

format: ## puts all Swift files into style
	swift format --in-place --parallel --recursive $(LINTED)

deps: ## installs what is missing on this machine, or prints the command for it
	@Scripts/deps

clean: ## removes everything that was built
	swift package clean
