#!/bin/sh
# gofmt and go vet over all modules for Linux, and for the web over the packages that have
# files for it alone, and its programs. All of it runs; the exit code tells whether all are content.
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
vet . GOOS=js GOARCH=wasm $(sh .ci/systems.sh js/wasm) ./cmd/treille-lab
vet .ci/webtest ./...
vet .ci/webtest GOOS=js GOARCH=wasm ./empty ./fixture
vet .ci/desktoptest ./...
vet .ci/nettest ./...

# The game compiles for the other systems. staticcheck.sh looks at what only one of them has.
go run -C .ci/tools ./compiles ../.. ./cmd/treille windows/amd64 darwin/arm64 || failed=1
exit $failed
