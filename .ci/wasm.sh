#!/bin/sh
# Runs a program of GOOS=js in Node, with a small environment: Go takes 12 KB of
# variables and no more, and there are machines that have more.
#
#	GOOS=js GOARCH=wasm go test -exec "sh '$PWD/.ci/wasm.sh'" ./engine/...
exec env -i PATH="$PATH" HOME="$HOME" TMPDIR="${TMPDIR:-/tmp}" "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$@"
