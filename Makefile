# Everything that is done to this project has a name here; `make` alone lists the names.

SWIFT ?= swift
PYTHON ?= python3
# Where documents with recorded frames and the reference solver lie, when they are there.
SHARED ?= ../shared
# Seconds that `make fuzz` lasts.
FUZZ_SECONDS ?= 60
# Options of the comparison with other solvers, such as `--sizes 10,100 --rounds 1`.
BENCH ?=
# Options of the release, such as `--tag v0.2.0`.
RELEASE ?=
# Options of the site, such as `--reference https://example.org/documentation`.
SITE ?=
# Traits of the package with which `make test` builds, such as SourcePorting.
TRAITS ?=
# Other options with which `make test` builds, such as `-debug-info-format none`.
BUILD_OPTIONS ?=
# Where `make install` puts things, and the root that it takes for /.
PREFIX ?= /usr/local
DESTDIR ?=
# A folder of clones for `make first-look`, its options, and the commit of the tool.
CHECKOUTS ?=
ROUND ?=
COMMIT ?= $(shell git rev-parse --short=8 HEAD)
# Documents that `make speed` lays out.
BENCH_DOCUMENTS ?= $(if $(wildcard $(SHARED)/conformance/documents),$(SHARED)/conformance/documents,Examples/Documents)

SWIFT_SOURCES = Sources Tests Plugins Examples Benchmarks/Sources Benchmarks/Package.swift
TOOL = .build/release/autolayout
TOOL_FOR_TESTS = .build/debug/autolayout

# Options of the quickest build from nothing: modules are compiled whole and once, without what debuggers, editors and later
# builds need. An edit of one file costs its whole module afterwards, so that `swift build` is better for daily work. The
# pass that is left out improves code that nobody optimizes, and takes half the time of LayoutEngine.
QUICK_BUILD = --disable-index-store -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=mandatory-redundant-load-elimination

.PHONY: help try build test test-costs studio-test mcp-test lsp-test wheel examples lint format javascript structure docs reference site bench speed fuzz conformance first-look oracle spark manual install uninstall porting static release check-release tag packaging ci clean

help: ## List what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

try: ## Build the tool in the shortest time, and draw an example screen: preview/index.html
	$(SWIFT) build --product autolayout --scratch-path .build/try $(QUICK_BUILD)
	.build/try/debug/autolayout preview Examples/Documents/Login.storyboard --output preview

build: ## Build the tool for use: .build/release/autolayout
	$(SWIFT) build -c release --product autolayout

test: ## Run all tests, those of the studio in a real browser
	Scripts/test-studio.sh --prepare
	$(SWIFT) build --build-tests $(if $(TRAITS),--traits $(TRAITS)) $(BUILD_OPTIONS)
	SHARED=$(SHARED) $(PYTHON) Scripts/run-tests.py --studio $(TOOL_FOR_TESTS)

test-costs: ## Print the processor time of each suite of the built tests
	$(PYTHON) Scripts/test-costs.py

studio-test: ## Drive the studio in a real browser
	SHARED=$(SHARED) Scripts/test-studio.sh $(TOOL_FOR_TESTS)

mcp-test: ## Work with the built tool through the Model Context Protocol
	Scripts/test-mcp.sh $(TOOL_FOR_TESTS)

wheel: ## Build the Python wheel of the solver and test it beside kiwisolver: .build/wheel
	Scripts/test-wheel.sh

lsp-test: ## Work with the built tool as an editor does
	Scripts/test-lsp.sh $(TOOL_FOR_TESTS) --most 1000

examples: ## Run the example program, which prints the frames of every example screen
	$(SWIFT) run Examples

lint: ## Fail where a source is not formatted
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES) Package.swift

format: ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES) Package.swift
	Scripts/check-javascript.sh --format

javascript: ## Check format and types of the scripts of the studio, of the gallery and of the site
	Scripts/check-javascript.sh

structure: ## Print the structure of the sources, and fail where it is worse than .ci/structure
	$(PYTHON) Scripts/check-structure.py --check

docs: build ## Check the documents: links, vocabulary, options, commands, comments of public declarations
	$(PYTHON) Scripts/check-documentation.py
	$(PYTHON) Scripts/check-links.py
	$(PYTHON) Scripts/check-vocabulary.py
	$(PYTHON) Scripts/check-figures.py
	$(PYTHON) Scripts/check-options.py $(TOOL)
	$(PYTHON) Scripts/make-configuration-schema.py $(TOOL) --check
	$(PYTHON) Scripts/check-readme.py $(TOOL)

reference: ## Build the reference of all modules with DocC: .build/reference/index.html
	Scripts/reference.sh

site: ## Write the guides, rules, lessons and articles as a site: .build/site/index.html, with commands where the tool is built
	$(PYTHON) Scripts/site $(if $(wildcard $(TOOL)),--tool $(TOOL)) $(SITE)
	$(PYTHON) Scripts/check-site.py

bench: ## Measure the engine beside other solvers, with BENCH=--screens whole screens; BENCH="--help" lists options
	$(PYTHON) Scripts/bench $(BENCH)

speed: build ## Measure how fast documents are laid out, and a large project is linted
	$(PYTHON) Scripts/benchmark.py $(TOOL) $(BENCH_DOCUMENTS)
	$(PYTHON) Scripts/measure-lint.py $(TOOL)

fuzz: ## Lay out damaged documents for FUZZ_SECONDS and fail on a crash or a hang
	Scripts/fuzz.sh $(FUZZ_SECONDS)

conformance: build ## Compare frames with those that Interface Builder recorded
	Scripts/conformance.sh $(TOOL) $(SHARED)/conformance

first-look: ## Lay out unseen documents once: CHECKOUTS=FOLDER with clones of 30 repositories; ROUND="--record" records it
	@test -n "$(CHECKOUTS)" || { echo "error: CHECKOUTS=FOLDER names the folder of clones" >&2; exit 64; }
	$(PYTHON) Scripts/first-look.py --corpus $(SHARED)/conformance --commit $(COMMIT) $(ROUND) $(CHECKOUTS) $(TOOL)

oracle: ## Compare the engine with an exact solver on fresh random systems
	Scripts/oracle.sh $(SHARED)/oracle

manual: build ## Write the manual to .build/manual
	$(PYTHON) Scripts/manual.py $(TOOL)

install: manual ## Install the tool with manual and completions: make install PREFIX=~/.local
	Scripts/install.sh $(TOOL) $(PREFIX) $(DESTDIR)

uninstall: ## Remove what `make install` has installed: make uninstall PREFIX=~/.local
	Scripts/uninstall.sh $(PREFIX) $(DESTDIR)

porting: ## Build the tool with `port` and `code` in .build/porting, run its tests, and port damaged sources for FUZZ_SECONDS
	$(SWIFT) test --traits SourcePorting --scratch-path .build/porting --filter 'SourcePortingTests|PortCommandTests|CodeScreensTests|CodeCommandTests'
	Scripts/fuzz-port.sh .build/porting/debug/SourcePortHarness $(FUZZ_SECONDS)

static: ## Build a tool for machines without Swift: .build/static/autolayout
	Scripts/static.sh

release: ## Make the archives of a release: .build/dist; RELEASE="--help" lists options
	Scripts/static.sh --machine all
	$(PYTHON) Scripts/manual.py .build/static/autolayout
	$(PYTHON) Scripts/release $(RELEASE)

check-release: ## Install the archives of .build/dist on clean roots, use them and remove them
	$(PYTHON) Scripts/check-release.py

tag: ## Tag the commit of a release with its version and its section of the changelog
	Scripts/tag-release.sh

packaging: manual ## Check plugins, hooks, the action, completions and manual
	$(PYTHON) Scripts/check-packaging.py $(TOOL)

spark: build ## Lint on a Spark cluster of two workers, one of which is killed
	Scripts/spark.sh $(TOOL)

ci: ## Everything that continuous integration runs
	.ci/run

clean: ## Remove what was built
	$(SWIFT) package clean
