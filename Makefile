# Treille: what can be done with the source. Go, git and make are enough;
# "make test" installs what else it needs (see .ci/need.sh).

# Neither the game nor its tests need a C compiler.
export CGO_ENABLED = 0

.PHONY: play web site dist check test soak lint bench shots generate help

help:            ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

play:            ## play in a window
	go run ./cmd/treille

web:             ## play in the browser, at http://127.0.0.1:8080
	go run ./cmd/treille-web

site:            ## write the page to dist/, for any static host
	go run ./cmd/treille-web -out dist

dist:            ## write a release to build/release/: archives for all systems
	go run ./cmd/treille-dist

check:           ## while writing, in half a minute: what has changed, and what is next to it
	@sh .ci/check.sh

test:            ## everything that must hold; DAYS=45 moves the clock; see .ci/test.sh
	@sh .ci/test.sh

soak:            ## what is long by its nature, for an hour or HOURS=8; see .ci/soak.sh
	@sh .ci/soak.sh

lint:            ## gofmt, go vet and staticcheck, for every platform
	@sh .ci/vet.sh
	@sh .ci/staticcheck.sh all

bench:           ## random playouts, natively and as WebAssembly in Node; frames
	go run ./cmd/treille-lab bench
	GOOS=js GOARCH=wasm go run -exec "sh '$(CURDIR)/.ci/wasm.sh'" ./cmd/treille-lab bench
	sh .ci/display.sh go test -run '^$$' -bench Frame $$(sh .ci/screens.sh)

shots:           ## write a picture of every screen to build/shots
	@mkdir -p build/shots
	TREILLE_SHOTS="$(CURDIR)/build/shots" sh .ci/display.sh go test -count=1 -run '^TestScenes$$/^shots$$' $$(sh .ci/screens.sh)
	@echo "The pictures are in build/shots."

generate:        ## compile pictures and fonts anew after a change to them
	go generate ./sprites/...
