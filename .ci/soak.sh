#!/bin/sh
# What is long by its nature, for as many hours as one says: each round does all that make test does a sample of, with
# seeds that come from the date and the number of the round, on a day that comes from it too.
#
#	HOURS=8 sh .ci/soak.sh                  all parts, round after round
#	HOURS=2 sh .ci/soak.sh machines         one of them
#	ROUND=2026113001 sh .ci/soak.sh rules   the part of a round again, as it was
#
# It begins nothing when the time is over, and ends after the first failure, with the line that plays it again.
cd "$(dirname "$0")/.." || exit 1
sh .ci/need.sh || exit 1
export CGO_ENABLED=0

# What others test with a sample too: the evenings of the simulation, and arenas of computer players.
evenings() { go run ./cmd/treille-lab evenings -seeds 10000 -first "${TREILLE_SOAK}00000"; }

arenas() {
	for game in weinhaendler vino zankapfel farbenpoker; do
		for pair in "hard medium" "medium easy" "easy random"; do
			go run ./cmd/treille-lab arena -csv -game $game -players 3 -a "${pair% *}" -b "${pair#* }" -games 300 -seed "$TREILLE_SOAK" |
				awk -F, '{ print } NR > 1 && $12 < 1 { print "the stronger one wins less than his share"; bad = 1 } END { exit bad || NR < 2 }' || return
		done
	done
}

# Tests in another order, and where the compiler for C is there, with the detector of races.
races() {
	command -v cc >/dev/null || { echo "no C compiler: no races are looked for"; return 0; }
	CGO_ENABLED=1 go test -race -shuffle=on -timeout=60m -short ./cmd/internal/... ./engine/online/... ./engine/device/... ./engine/wire/... ./scenes/play/...
}

lint() { sh .ci/vet.sh && sh .ci/staticcheck.sh all; }

days() { DAYS=$((TREILLE_SOAK % 4000 - 2000)) sh .ci/test.sh rules; }

# part NAME runs a part of the round.
part() {
	case $1 in
	evenings | arenas | races | days | lint) "$1" ;;
	*) sh .ci/test.sh "$1" ;;
	esac
}

parts=${*:-lint rules screens evenings machines races days arenas browsers webassembly}
if [ -n "${ROUND:-}" ]; then
	export TREILLE_SOAK=$ROUND
	for name in $parts; do
		part "$name" || exit
	done
	exit
fi

over=$(($(date +%s) + $(awk "BEGIN { print int(${HOURS:-1} * 3600) }")))
round=0
while :; do
	round=$((round + 1))
	TREILLE_SOAK=$(date +%Y%m%d)$(printf %02d $round)
	export TREILLE_SOAK
	for name in $parts; do
		[ "$(date +%s)" -lt $over ] || { echo "The time is over: $round rounds were begun, all went well."; exit 0; }
		echo "== $(date +%H:%M) round $TREILLE_SOAK, $name"
		part "$name" || {
			echo "FAIL. Again: ROUND=$TREILLE_SOAK sh .ci/soak.sh $name"
			exit 1
		}
	done
done
