#!/bin/sh
# Everything that must hold of Treille, step by step. A step that fails lets
# the others run; the exit code tells whether all went well. The game in a
# browser comes last.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
failed=
times=

# step NAME COMMAND… runs one step and notes how long it took.
step() {
	name=$1
	shift
	echo "== $name"
	begin=$(date +%s)
	"$@" || failed="$failed, $name"
	times="$times
$(printf '%5d s  %s' $(($(date +%s) - begin)) "$name")"
}

wasm() { GOOS=js GOARCH=wasm go test -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$@"; }

rules_and_programs() { go test $(go list ./... | grep -vxF "$(sh .ci/screens.sh)"); }

screens() { sh .ci/display.sh go test $(sh .ci/screens.sh); }

desktop() { (cd .ci/desktoptest && sh ../display.sh go test -count=1 ./...); }

browser() { (cd .ci/webtest && go test -p 1 -count=1 "$@"); }

sh .ci/need.sh || exit 1
step "gofmt, go vet" sh .ci/vet.sh
step "staticcheck" sh .ci/staticcheck.sh
step "rules, players, records, sounds, words, art, programs" rules_and_programs
step "rules, players and records in WebAssembly" wasm ./engine/...
step "storage, language and sound in WebAssembly" wasm ./scenes/store ./scenes/lang ./audio
step "screens" screens
step "the desktop program" desktop

step "the page in a browser" browser . ./cmd/...

echo "== times
${times#?}"
[ -z "$failed" ] || echo "FAILED so far: ${failed#, }"
echo "== the game in a browser"
browser ./game
code=$?
[ -z "$failed" ] || { echo "FAIL: ${failed#, }"; exit 1; }
exit $code
