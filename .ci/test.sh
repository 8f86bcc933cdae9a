#!/bin/sh
# Everything that must hold of Treille, step by step. A step that fails lets
# the others run; the exit code tells whether all went well. Whole games by
# keyboard come last. One browser runs at a time: input reaches only the window
# in front.
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
# Git answers nothing about a clone that belongs to somebody else, as in a
# container; then go build fails if it wants the commit's name.
export GOFLAGS="$(go env GOFLAGS) -buildvcs=false"
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

# Go ends tests of a package after 10 minutes. On a machine that has other work
# that is too early: only what never ends may take longer than this.
limit=-timeout=60m

wasm() { GOOS=js GOARCH=wasm go test $limit -exec "sh '$PWD/.ci/wasm.sh'" "$@"; }

rules_and_programs() { go test $limit $(go list ./... | grep -vxF "$(sh .ci/screens.sh)"); }

screens() { sh .ci/display.sh go test $limit $(sh .ci/screens.sh); }

desktop() { (cd .ci/desktoptest && sh ../display.sh go test $limit -count=1 ./...); }

browser() { (cd .ci/webtest && go test $limit -p 1 -count=1 "$@"); }

windowed() { (cd .ci/webtest && sh ../display.sh go test $limit -count=1 "$@"); }

# release makes the archive for Linux twice and wants the same bytes, and a
# program that knows its commit.
release() (
	# Here Git is to answer also about somebody else's clone.
	export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'
	for n in 1 2; do
		go run ./cmd/treille-dist -only linux-amd64 -out build/release-test/$n || exit
	done
	cd build/release-test || exit
	cmp 1/SHA256SUMS 2/SHA256SUMS && tar -xzf 1/treille-*-linux-amd64.tar.gz || exit
	./treille/bin/treille -version | grep -F "($(git log -1 --format=%h --abbrev=7)"
)

# What is counted over many games counts alike on every platform.
counted='OneGivesWay|AdvisedIsBetterPlayedOn|DeterminizationIsThePosterior|TermsGoWithTheMeans|BeatsGreedy|ResultsOfDuelsAreTrue'

sh .ci/need.sh || exit 1
step "gofmt, go vet" sh .ci/vet.sh
step "staticcheck" sh .ci/staticcheck.sh
step "rules, players, records, sounds, words, art, programs" rules_and_programs
step "a release" release
step "rules, players and records in WebAssembly" wasm -skip "$counted" ./engine/...
step "storage, language and sound in WebAssembly" wasm ./scenes/data/store ./scenes/lang ./audio
step "screens" screens
step "the desktop program" desktop

# The tests of what must not be lost or wasted.
hard='Storage|Clock|Killed|Memory|NothingIsDrawn|AtRest'
# Those of what is around the tables.
around='Today|Analysis|Statistics|Link|Picture|Game(Goes|Fades)|RulesAre|Clipboard|Deleting|Shortcut'
# Those of lessons and replays, and of what is played by hidden text alone.
words='Lesson|Replay|HiddenText|FewTabs'
# Whole games take long: half of the tables are a step of their own.
pair='^(zankapfel|farbenpoker)$'
two="WholeGames/$pair"

step "the page in Chromium" browser . ./cmd/...
step "a whole game, files and a picture in Firefox" windowed ./game -run InFirefox
step "a whole game, files and a picture in WebKit" windowed ./game -run InWebKit
step "the game in Chromium" browser ./game -skip "WholeGames?By|InFirefox|InWebKit|$hard|$around|$words"
step "lessons, replay and hidden text in Chromium" browser ./game -run "$words" -skip 'InFirefox|InWebKit'
step "around the tables in Chromium" browser ./game -run "$around" -skip 'InFirefox|InWebKit'
step "storage, killed pages, memory and rest in Chromium" browser ./game -run "$hard"
step "two whole games by touch in Chromium" browser ./game -run 'WholeGames?ByTouch' -skip "$two"
step "two more by touch in Chromium" browser ./game -run "WholeGamesByTouch/$pair"
step "two whole games by keyboard in Chromium" browser ./game -run 'WholeGames?ByKeyboard' -skip "$two"

echo "== times
${times#?}"
[ -z "$failed" ] || echo "FAILED so far: ${failed#, }"
echo "== two more whole games by keyboard in Chromium"
browser ./game -run "WholeGamesByKeyboard/$pair"
code=$?
[ -z "$failed" ] || { echo "FAIL: ${failed#, }"; exit 1; }
exit $code
