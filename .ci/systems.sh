#!/bin/sh
# Lists the packages that have files for Windows or macOS alone.
cd "$(dirname "$0")/.." || exit 1
for system in windows/amd64 darwin/arm64; do
	GOOS=${system%/*} GOARCH=${system#*/} go list -f '{{.ImportPath}}{{range .GoFiles}} {{.}}{{end}}' ./...
done | grep -E '_(windows|darwin)\.go' | cut -d' ' -f1 | sort -u
