#!/bin/sh
# Lists the packages that have files for some systems alone.
#
#	sh .ci/systems.sh windows/amd64 darwin/arm64
cd "$(dirname "$0")/.." || exit 1
for target; do
	GOOS=${target%/*} GOARCH=${target#*/} go list -f '{{.ImportPath}}{{range .GoFiles}} {{.}}{{end}}' ./... |
		grep -F "_${target%/*}.go" | cut -d' ' -f1
done | sort -u
