#!/bin/sh
# What is looked at again and again while one writes: what has changed since it was last found in order, and what is
# next to it. Of the packages with changes, and of those that import them, go vet and the tests in short: screens at one
# size, players without long duels; of a table that imports them, whether it can be played. Of the page's scripts what is built with them, and one visit in Chromium. All that
# is farther away is for make test.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
export GOFLAGS="$(go env GOFLAGS) -buildvcs=false -trimpath" # as in test.sh: what is compiled serves both
export GOGC=1000 GOMEMLIMIT=1500MiB
green=build/check/green # names the tree that was found in order, as a commit

base=$(cat $green 2>/dev/null)
now=$(git stash create) # a commit of what is not committed, that stands nowhere
now=${now:-$(git rev-parse HEAD)}
if git cat-file -e "$base^{commit}" 2>/dev/null; then
	files=$(git diff --name-only "$base" "$now" && git ls-files -o --exclude-standard)
else
	echo "Nothing was found in order here before: all packages are compiled and tested in short, which takes minutes; later it takes half a minute."
	files=$(git ls-files)
fi
all=$(go list -f '{{.ImportPath}} {{.Dir}}' ./...) || exit 1

unformatted=$(echo "$files" | grep '\.go$' | while read -r file; do [ ! -f "$file" ] || echo "$file"; done | xargs -r gofmt -l)
if [ -n "$unformatted" ]; then
	echo "gofmt would change these files; run gofmt -w on them:"
	echo "$unformatted"
	exit 1
fi

# The packages of files: in the folder of each, or the one above that is a package, of testdata and what is embedded.
changed=$(echo "$files" | grep -v '^\.ci/\|^docs/\|^findings/\|^[^/]*$' | sed 's|/[^/]*$||' | sort -u | while read -r folder; do
	while [ "$folder" != . ]; do
		name=$(echo "$all" | awk -v dir="$PWD/$folder" '$2 == dir { print $1 }')
		[ -z "$name" ] || { echo "$name"; break; }
		folder=$(dirname "$folder")
	done
done | sort -u)

if [ -n "$changed" ]; then
	packages=$(go list -f '{{.ImportPath}} {{join .Imports " "}} {{join .TestImports " "}} {{join .XTestImports " "}}' ./... |
		awk -v list="$changed" 'BEGIN { n = split(list, names); for (i = 1; i <= n; i++) is[names[i]] = 1 }
			{ for (i = 1; i <= NF; i++) if ($i in is) { print $1; break } }')
	case $changed in
	*treille/engine*) packages="$packages treille/engine/bot" ;; # which notices when computer players decide otherwise
	esac
	packages=$(echo "$packages" | tr ' ' '\n' | sort -u)
	echo "changed: $(echo $changed | wc -w) packages; tested with those that import them: $(echo $packages | wc -w)"
	tables=$(echo "$packages" | grep -vxF "$changed" | grep /scenes/games/)
	others=$(echo "$packages" | grep -vxF "$tables")
	go vet $packages && sh .ci/display.sh go test -vet=off -short $others || exit 1
	[ -z "$tables" ] || sh .ci/display.sh go test -vet=off -short -run '^TestNobodyWaitsForNothing$' $tables || exit 1
fi
if echo "$files" | grep -q '^docs/\|^README\|^Makefile'; then
	go test ./docs || exit 1
fi
if echo "$files" | grep -q '^wasm/page/\|^\.ci/webtest/'; then
	(cd .ci/webtest && go vet . && go test -vet=off -count=1 -run '^TestProgressShowsTheBytesAndThenTheBaking$|^TestPointersHitWhereTheyTouch$' .) || exit 1
fi
mkdir -p build/check && echo "$now" >$green
