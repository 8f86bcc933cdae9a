#!/bin/sh
# What is looked at again and again while one writes: the format, go vet, and all
# tests in short: screens at one size, players without long duels. Go remembers the
# tests of what has not changed.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
export GOFLAGS="$(go env GOFLAGS) -trimpath" # as in test.sh: what is compiled serves both
unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
	echo "gofmt would change these files; run gofmt -w on them:"
	echo "$unformatted"
	exit 1
fi
go vet ./... && sh .ci/display.sh go test -short ./...
