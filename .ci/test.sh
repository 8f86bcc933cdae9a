#!/bin/sh
# Everything that must hold of Treille, step by step, in three lanes at once: what
# runs natively, what is played in browsers, with the release, and servers that mostly wait. A step that fails lets the others
# run; the exit code tells whether all went well.
#
#	sh .ci/test.sh            all steps
#	sh .ci/test.sh screens    one of them
#	sh .ci/test.sh shares     all, and what they take is their share from then on
#	DAYS=45 sh .ci/test.sh    with the clock 45 days ahead
cd "$(dirname "$0")/.." || exit 1
export CGO_ENABLED=0
# Git answers nothing about a clone that belongs to somebody else, as in a
# container; then go build fails if it wants the commit's name.
# Without the folder's name in it, what one clone has compiled serves any other, and what
# is built for the web and for releases serves the tests.
export GOFLAGS="$(go env GOFLAGS) -buildvcs=false -trimpath"
# Most of what is made in a test is thrown away at once: looking for it a tenth as often
# takes a third less time, as long as there is memory.
export GOGC=1000 GOMEMLIMIT=1500MiB
plain=$GOFLAGS
# What tally reads prints more than a person wants to.
TALLIED=${TALLIED:-}
if [ -n "${DAYS:-}" ]; then
	clock=$(sh .ci/days.sh) || exit 1
	# Go remembers results without regard to this variable.
	export GOFLAGS="$GOFLAGS $clock -count=1" TREILLE_DAYS="$DAYS"
fi

# Go ends tests of a package after 10 minutes. On a machine that has other work
# that is too early: only what never ends may take longer than this. And vet.sh has
# looked at all that go test would look at again.
limit="-timeout=60m -vet=off $TALLIED"

# What reads the source needs no other clock, and staticcheck could not read its file.
vet() { GOFLAGS=$plain sh .ci/vet.sh; }

staticcheck() { GOFLAGS=$plain sh .ci/staticcheck.sh; }

# Rules, players, records, sounds, words, art and programs.
rules() { go test $limit $(go list ./... | grep -vxF "$(sh .ci/screens.sh)"); }

screens() { sh .ci/display.sh go test $limit $(sh .ci/screens.sh); }

# The desktop program.
desktop() { (cd .ci/desktoptest && sh ../display.sh go test $limit -count=1 ./...); }

# The archive for Linux, made twice, has the same bytes, and a program that knows
# its commit.
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

# WebAssembly, in short: the suite of the rules, and what computer players decide, as what differs there shows in any game;
# storage, language and sound have code of their own there. All else is for make soak.
webassembly() (
	export GOOS=js GOARCH=wasm
	in_node() { go test $limit -short -exec "sh '$PWD/.ci/wasm.sh'" "$@"; }
	if [ -n "${TREILLE_SOAK:-}" ]; then
		in_node ./engine/... ./scenes/data/store ./scenes/lang ./audio
		exit
	fi
	in_node -run '^TestGame$|^TestLevelsPlayAlikeEverywhere$' ./engine/vino ./engine/weinhaendler ./engine/zankapfel ./engine/farbenpoker ./engine/bot &&
		in_node -run '^TestMixer|^TestDelay|^TestMaking|Device' ./audio &&
		in_node ./engine/record ./engine/wire ./engine/chance ./scenes/data/store ./scenes/lang
)

# The page in Chromium, without the game.
page() { (cd .ci/webtest && go test $limit -count=1 -parallel 2 . ./cmd/...); }

# The game in Chromium, Firefox and WebKit: each test that needs it has a browser
# of its own.
browsers() { (cd .ci/webtest && sh ../display.sh go test $limit -count=1 -v -parallel 2 ./game); }

# Three servers of NATS and those of tables beside them, while machines fail.
machines() { (cd .ci/nettest && go test $limit -count=1 -v .); }

write=
case ${1:-} in
'') ;;
shares) write=1 ;;
*)
	"$1"
	exit
	;;
esac

sh .ci/need.sh || exit 1
logs=build/test
rm -rf $logs && mkdir -p $logs
tally=$PWD/build/tally
go build -C .ci/tools -o "$tally" ./tally || exit 1
export TALLIED=-json
trap 'trap - TERM; kill 0' INT TERM # else the lane in the background goes on

# lane STEP… runs steps one after the other.
lane() {
	for step; do
		"$tally" step $logs "$step" sh .ci/test.sh "$step" || touch $logs/failed
	done
}
lane page browsers release &
lane machines &
lane vet staticcheck screens rules webassembly desktop
wait

echo "== in short"
"$tally" end $logs .ci/shares.json
[ -z "$write" ] || "$tally" shares $logs .ci/shares.json
[ ! -f $logs/failed ] || { echo "FAIL"; exit 1; }
