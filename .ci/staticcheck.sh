#!/bin/sh
# staticcheck over all modules; each package for all platforms at once that it
# has files of its own for, so that what one of them alone uses does not count as
# unused. With "all", also the few packages that have files for Windows and macOS, for which all that they
# import has to be compiled; vet.sh looks at their types in any case.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
tool=$PWD/build/staticcheck
failed=0

# Its version is pinned in a module of its own, out of the game's go.mod.
go build -C .ci/tools -o "$tool" honnef.co/go/tools/cmd/staticcheck || exit 1

web=$(sh .ci/systems.sh js/wasm)
systems=$(sh .ci/systems.sh windows/amd64 darwin/arm64)
"$tool" $(go list ./... | grep -vxF "$web
$systems") || failed=1
"$tool" -matrix $(echo "$web" | grep -vxF "$systems") <<MATRIX || failed=1
linux: GOOS=linux GOARCH=amd64
js: GOOS=js GOARCH=wasm
MATRIX
for module in .ci/webtest .ci/desktoptest .ci/nettest; do
	(cd $module && "$tool" ./...) || failed=1
done
[ "${1:-}" = all ] || exit $failed

# A pattern leaves out what has no files for a platform; a name would be an error.
"$tool" -matrix $(for p in $systems; do echo "$p..."; done) <<MATRIX || failed=1
linux: GOOS=linux GOARCH=amd64
js: GOOS=js GOARCH=wasm
windows: GOOS=windows GOARCH=amd64
darwin: GOOS=darwin GOARCH=arm64
MATRIX
(cd .ci/webtest && GOOS=js GOARCH=wasm "$tool" ./empty ./fixture) || failed=1
exit $failed
