#!/bin/sh
# gofmt and go vet over all modules and platforms. All of it runs; the exit
# code tells whether all are content.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
failed=0

unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
	echo "gofmt would change these files; run gofmt -w on them:"
	echo "$unformatted"
	failed=1
fi

# vet MODULE [NAME=VALUE…] PACKAGE… vets packages of a module.
vet() {
	module=$1
	shift
	(cd "$module" && case $1 in
	GOOS=*) export "$1" "$2" && shift 2 && go vet "$@" ;;
	*) go vet "$@" ;;
	esac) || {
		echo "(go vet $* in $module)"
		failed=1
	}
}
vet . ./...
vet . GOOS=js GOARCH=wasm ./...
# What only one of these systems has, and the game itself, so that all of it compiles for them; quickly, as nobody runs it.
quick='-gcflags=all=-N -l'
vet . GOOS=windows GOARCH=amd64 "$quick" $(sh .ci/systems.sh) ./cmd/treille
vet . GOOS=darwin GOARCH=arm64 "$quick" $(sh .ci/systems.sh) ./cmd/treille
vet .ci/webtest ./...
vet .ci/webtest GOOS=js GOARCH=wasm ./empty ./fixture
vet .ci/desktoptest ./...
exit $failed
