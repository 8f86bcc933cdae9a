#!/bin/sh
# Lists the packages whose tests draw and so need a display (see display.sh):
# those that test with scenes/testkit/scenetest, and scenetest itself. The tables, which
# take longest, come first, so that no processor waits for them in the end.
cd "$(dirname "$0")/.." || exit 1
list=$(go list -f '{{.ImportPath}} {{.TestImports}} {{.XTestImports}}' ./... | grep -w treille/scenes/testkit/scenetest | cut -d' ' -f1)
echo "$list" | grep /games/
echo "$list" | grep -v /games/
