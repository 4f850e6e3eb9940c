# Everything that is done with the project, for people and for CI alike. `make` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
# Passed on to the program: make run ARGS="fruit --overlay reuse"
ARGS ?=

# How long each fuzz target is kept busy.
FUZZ_SECONDS ?= 1200

SOURCES := Package.swift Sources Tests Fuzzing
LIBRARIES := ScrollPhysics ListCore ViewKit SDLHost ViewKitTesting
# Warnings stop a build where nobody would read them.
CHECKED := $(if $(CI),-Xswiftc -warnings-as-errors)
# A program that is to be installed brings Swift's libraries along.
RELEASE := -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
ICONS = $(SHARE)/icons/hicolor/scalable/apps
MAN = $(SHARE)/man/man1

.PHONY: help run test random accept-pictures pictures bench bench-count soak fuzz sanitize lint format \
  docs install uninstall deb clean setup-run setup-test

help:
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile

run: setup-run ## open the window; ARGS="..." are passed on
	swift build $(RELEASE) --product scrollery
	.build/release/scrollery $(ARGS)

test: setup-test ## unit tests, pictures without a display, real windows in Xvfb and sway
	swift test $(CHECKED)

random: setup-test ## ten million random events in the whole program, every rule after each of them
	SCROLLERY_RANDOM_EVENTS=$(or $(EVENTS),10000000) swift test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/random --filter RandomUseTests

accept-pictures: setup-test ## make how the screens look now the pictures that tests compare with
	SCROLLERY_ACCEPT_PICTURES=1 swift test --filter ScreenPictureTests

pictures: setup-run ## the README's pictures of the screens, in docs/pictures
	swift build $(RELEASE) --product scrollery
	Scripts/make-pictures .build/release/scrollery docs/pictures

bench: setup-run ## measure scrolling; a JSON line per case
	swift build $(RELEASE) --product scrollery-bench
	.build/release/scrollery-bench $(ARGS)

bench-count: setup-test ## count a frame's instructions and allocations against Benchmarks/instructions
	swift build -c release --scratch-path .build/count --product scrollery-bench
	Scripts/count-instructions .build/count/release/scrollery-bench Benchmarks/instructions

soak: setup-test ## use a window for half an hour (SOAK_MINUTES) and see that nothing grows
	swift build $(RELEASE) --product scrollery
	Scripts/soak .build/release/scrollery

fuzz: setup-test ## strange bytes for what reads files, FUZZ_SECONDS (1200) a target; a fault stops it
	SCROLLERY_FUZZ=1 swift build --product fuzz --sanitize=address -Xswiftc -sanitize=fuzzer \
	  --scratch-path .build/fuzz $(CHECKED)
	Scripts/fuzz .build/fuzz/debug/fuzz $(FUZZ_SECONDS) .build/fuzzed

sanitize: sanitize-address sanitize-thread ## all tests under the address and the thread sanitizer

sanitize-%: setup-test
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=$* --scratch-path .build/$*

lint: ## check the style
	swift format lint --strict --recursive --parallel $(SOURCES)

format: ## mend the style in place
	swift format --in-place --recursive --parallel $(SOURCES)

docs: setup-run ## the libraries' pages, in docs-out
	Scripts/make-docs docs-out $(LIBRARIES)

install: setup-run ## install under PREFIX (/usr/local)
	swift build $(RELEASE) --product scrollery
	install -d "$(BIN)" "$(SHARE)/applications" "$(SHARE)/scrollery" "$(MAN)" "$(ICONS)"
	install -s -m 755 .build/release/scrollery "$(BIN)/scrollery"
	rm -rf "$(SHARE)/scrollery/Assets"
	cp -R Assets "$(SHARE)/scrollery/Assets"
	install -m 644 Assets/scrollery.svg "$(ICONS)/scrollery.svg"
	install -m 644 docs/scrollery.1 "$(MAN)/scrollery.1"
	sed 's|@BIN@|$(PREFIX)/bin|' Scripts/scrollery.desktop.in \
	  > "$(SHARE)/applications/scrollery.desktop"

uninstall: ## remove what install has put there
	rm -f "$(BIN)/scrollery" "$(SHARE)/applications/scrollery.desktop" \
	  "$(ICONS)/scrollery.svg" "$(MAN)/scrollery.1"
	rm -rf "$(SHARE)/scrollery"

deb: ## a Debian package in dist, with what it depends on declared
	rm -rf dist/root
	$(MAKE) install PREFIX=/usr DESTDIR=dist/root
	Scripts/make-deb dist/root dist
	rm -rf dist/root

clean: ## remove what was built
	rm -rf .build docs-out dist

setup-run setup-test: setup-%:
	@Scripts/setup $*
