# Two commands do everything: `make run` and `make test`. The rest is for people who work on Tenbou.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run screenshots animation pictures play test lint format oracle bench pull-the-plug clean art train-env draw corners train-reader train-detector train-layout test-training test-debian pi-check measure worth

# uv keeps the environment; it is fetched once into .tools when the machine has none of its own.
UV := $(shell command -v uv || echo .tools/bin/uv)
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PY := .venv/bin/python

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

.tools/bin/uv:
	@command -v python3 >/dev/null && python3 -c 'import ensurepip, venv' 2>/dev/null \
	  || { $(AS_ROOT) apt-get update -q; $(AS_ROOT) apt-get install -qy python3 python3-venv; }
	@python3 -m venv .tools && .tools/bin/pip install -q "$$(sed -n 's/^\(uv==[^ ]*\).*/\1/p' kiosk_app/pi/uv.txt)"

.venv/.ready: pyproject.toml uv.lock | $(filter .tools/bin/uv,$(UV))
	@$(UV) sync -q --frozen --all-groups
	@touch $@

# The tests start a PostgreSQL of their own; only its programs have to be there.
POSTGRES := $(firstword $(wildcard /usr/lib/postgresql/*/bin/initdb))
.PHONY: postgres
postgres:
ifeq ($(POSTGRES),)
	@$(AS_ROOT) apt-get update -q
	@$(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends postgresql
endif

# Kivy draws through these, on a screen and without one.
DRAWING := libgl1 libegl1 libmtdev1
DRAWS := $(wildcard /usr/lib/*/libGL.so.1)$(wildcard /usr/lib/*/libEGL.so.1)$(wildcard /usr/lib/*/libmtdev.so.1)
.PHONY: drawing
drawing:
ifneq ($(words $(subst .so.1,.so.1 ,$(DRAWS))),3)
	@$(AS_ROOT) apt-get update -q
	@$(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $(DRAWING)
endif

# The voice and the tests that hear it; the kiosk does without.
.PHONY: voice
voice:
ifeq ($(shell command -v espeak-ng),)
	-@$(AS_ROOT) apt-get update -q && $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends espeak-ng
endif

run: .venv/.ready drawing ## the kiosk; without a screen, the bundled sample photos read and scored
	@$(PY) -m kiosk_app run

screenshots: .venv/.ready drawing ## every screen in every size, into out/screenshots
	@$(PY) -m tests.kiosk_app.screenshots

animation: .venv/.ready drawing ## the moving picture of a win in the README, from the real kiosk
	@$(PY) -m tests.kiosk_app.animation

PICTURES ?= out/pictures
pictures: .venv/.ready drawing ## no text cut off or untranslated, on any screen, in any language and size; a contact sheet for each screen
	@rm -rf $(PICTURES)
	@TENBOU_LANGUAGES=every TENBOU_PICTURES=$(PICTURES) $(PY) -m pytest -n 2 tests/kiosk_app/test_pictures.py; \
	  failed=$$?; $(PY) -m tests.kiosk_app.contact_sheets $(PICTURES); exit $$failed

play: .venv/.ready drawing ## 100 games of random taps on the kiosk, twice, too early, turned: no traceback, no point lost
	@$(PY) -m tests.kiosk_app.long_run --slow 0.3 --double 0.2 --resize 0.02

# Bytecode is kept, whatever the machine says: else each worker, and each of the many commands that
# tests start, compiles everything anew, which takes half as long again as the tests.
test begin suite: export PYTHONDONTWRITEBYTECODE :=
test: .venv/.ready postgres drawing voice ## lint, types and the whole suite
	@$(MAKE) --no-print-directory -j 2 lint suite # types take half a minute of one core

.PHONY: suite
suite: .venv/.ready
	@$(PY) -m pytest -n 3 --dist worksteal # many wait for a camera, a disk or a frame

# One file of each part: the scorer, the eyes, the store with a server, a screen, the scripts.
BEGIN := tests/scorer/test_fu.py tests/vision/photo tests/kiosk_app/store/test_server.py \
	tests/kiosk_app/screens/table/test_table.py tests/kiosk_app/pi/test_scripts.py
.PHONY: begin
begin: .venv/.ready postgres drawing lint
	@$(PY) -m pytest -q -n 2 $(BEGIN)

test-debian: ## `make run` and `make test` in fresh roots of Debian 12 and 13 (as root)
	@.ci/test-debian

pi-check: .venv/.ready drawing ## a Raspberry Pi without one: real picamera2, 64-bit ARM, the service's filter (as root)
	@nice -n 10 $(PY) -m tests.pi_check

lint: .venv/.ready ## ruff and mypy
	@$(PY) -m ruff format --check -q .
	@$(PY) -m ruff check -q .
	@$(PY) -m mypy

format: .venv/.ready ## let ruff rewrite the layout of the code
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

oracle: .venv/.ready ## 100,000 random hands against the mahjong package
	@$(PY) -m tests.oracle

bench: .venv/.ready ## speed, start and memory beside the mahjong package and ultralytics
	@$(PY) -m tests.bench

pull-the-plug: .venv/.ready ## killed, torn, flipped, full and failing at every call: no event lost
	@$(PY) -m tests.kiosk_app.store.campaign

art: .venv/.ready ## draw the kiosk's tiles, icons, sticks and sounds, and cut its font
	@$(PY) -m kiosk_app.ui.draw.font --if-installed
	@$(PY) -m kiosk_app.ui.draw

# Torch and Ultralytics live in an environment of their own. torchvision comes without its compiled
# part, whose build wants another torch; nothing here calls it.
TRAIN_PY := .train-venv/bin/python
PHOTOS ?= ../shared/photos
CACHE ?= $(HOME)/.cache/tenbou/training
TRAINING := --cache $(CACHE) --photos $(PHOTOS)

train-env: .train-venv/.ready ## the environment for training: torch, ultralytics, onnx

.train-venv/.ready: pyproject.toml
	@python3 -m venv .train-venv
	@.train-venv/bin/pip install -q torch==2.13.0
	@.train-venv/bin/pip install -q --no-deps torchvision==0.28.0
	@.train-venv/bin/pip install -q -e '.[train]'
	@touch $@

draw: .venv/.ready ## render the photos that both networks train on, into the cache
	@$(PY) -m vision.training.draw --cache $(CACHE)

corners: $(CACHE)/corners/trays.json ## where the tiles of the real photos are, as the detector sees them

$(CACHE)/corners/trays.json: | .venv/.ready
	@$(PY) -m vision.training.detector.corners $(TRAINING)

# The checkpoints of earlier runs are not kept: the weights in models/ are where training begins.
train-reader: .train-venv/.ready draw corners ## train the reader further; stop it whenever, it goes on from there
	@$(TRAIN_PY) -m vision.training.reader.from_file --cache $(CACHE)
	@$(TRAIN_PY) -m vision.training.reader.train $(TRAINING) --name held-out --start $(CACHE)/reader/file.pt --crops 64000 --rate 6e-4
	@$(TRAIN_PY) -m vision.training.reader.export --cache $(CACHE) --name held-out --out $(CACHE)/held-out/reader.onnx

train-detector: .train-venv/.ready draw ## train the detector; stop it whenever, it goes on from there
	@$(TRAIN_PY) -m vision.training.detector.train $(TRAINING)
	@$(TRAIN_PY) -m vision.training.detector.export --cache $(CACHE)
	@$(TRAIN_PY) -m vision.training.detector.hard --cache $(CACHE)
	@$(TRAIN_PY) -m vision.training.detector.train $(TRAINING) --name held-out-hard --start $(CACHE)/detector/held-out.pt --pictures 10000 --drawn 0.7 --hard 0.6 --frozen 5
	@$(TRAIN_PY) -m vision.training.detector.export --cache $(CACHE) --name held-out-hard

train-flowers: .train-venv/.ready corners ## train the network for flowers; stop it whenever, it goes on from there
	@$(PY) -m vision.training.flowers.paintings $(TRAINING)
	@$(PY) -m vision.training.flowers.draw --cache $(CACHE)
	@$(TRAIN_PY) -m vision.training.flowers.train --cache $(CACHE)
	@$(TRAIN_PY) -m vision.training.flowers.export --cache $(CACHE) --name drawn

train-layout: .train-venv/.ready ## train the layout network on tables drawn without pixels
	@$(TRAIN_PY) -m vision.training.layout.examples --count 24000 --out $(CACHE)/tables.npz
	@$(TRAIN_PY) -m vision.training.layout.train --examples $(CACHE)/tables.npz --steps 6000
	@$(TRAIN_PY) -m vision.training.layout.calibrate

test-training: .train-venv/.ready ## a tiny run of all of it: draw, train, export, read
	@$(TRAIN_PY) -m vision.training.tiny_run

MEASURE := $(PY) -m vision.training.measure
measure: .venv/.ready corners ## every figure of the eyes in docs/measurements.md: photos, tables as people lay them, cloths, doubt (an hour)
	@$(MEASURE) $(TRAINING) --reader-only --limit 40 --rendered 20
	@$(MEASURE)_table $(TRAINING) --limit 40 --rendered 0
	@$(MEASURE)_hands --cache $(CACHE) --first 6400 --count 300
	@$(MEASURE)_not_won --cache $(CACHE) --first 2200 --count 80
	@$(MEASURE)_arrangements --cache $(CACHE) --pixels --count 60
	@$(MEASURE)_arrangements $(TRAINING) --pixels --count 36 --faces riichi-tables trays
	@$(MEASURE)_arrangements --cache $(CACHE) --count 25
	@$(MEASURE)_resolver --photos $(PHOTOS)
	@$(MEASURE)_enrolment --cache $(CACHE) --rough --sets 20
	@for unlike in western black worn; do \
	  $(MEASURE)_enrolment --cache $(CACHE) --unlike $$unlike --sets 6 --photos 2; done
	@$(MEASURE)_cloths $(TRAINING)
	@$(MEASURE)_cloths $(TRAINING) --hands 30 --first 8000
	@$(MEASURE)_doubt $(TRAINING)
	@$(MEASURE)_flowers $(TRAINING) --tables 100
	@$(MEASURE)_advice --photos $(PHOTOS) --limit 14
	@$(MEASURE)_time --threads 1 $(wildcard $(PHOTOS)/riichi-tables/images/* $(PHOTOS)/club-tables/images/*)

worth: .venv/.ready ## what each repair of the eyes and each second look is worth, left out one by one
	@$(PY) -m vision.training.worth $(TRAINING)

clean: ## forget the environments
	@rm -rf .venv .train-venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis
