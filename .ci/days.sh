#!/bin/sh
# Moves the clock of tests: writes an overlay of Go's package time, and prints the
# flag that has Go use it. Programs built with it are as many days ahead as the
# variable TREILLE_DAYS says when they start, or behind if it is negative.
#
#	GOFLAGS=$(sh .ci/days.sh) TREILLE_DAYS=45 go test -count=1 ./scenes/pages/home
set -eu
cd "$(dirname "$0")/.."
source=$(go env GOROOT)/src/time
mkdir -p build/days
sed 's/^\tsec, nsec, mono := runtimeNow()$/&\n\tsec += secondsAhead/' "$source/time.go" >build/days/time.txt
if [ "$(grep -c 'sec += secondsAhead' build/days/time.txt)" != 1 ]; then
	echo "Go's package time has changed: time.Now is not what .ci/days.sh looks for." >&2
	exit 1
fi
cat >build/days/ahead.txt <<'GO'
package time

import "syscall"

// secondsAhead is how far the clock is ahead.
var secondsAhead = func() (seconds int64) {
	days, _ := syscall.Getenv("TREILLE_DAYS")
	sign := int64(1)
	for i, digit := range []byte(days) {
		switch {
		case i == 0 && digit == '-':
			sign = -1
		case digit < '0' || digit > '9':
			panic("TREILLE_DAYS is no number: " + days)
		default:
			seconds = 10*seconds + int64(digit-'0')*24*60*60
		}
	}
	return sign * seconds
}()
GO
cat >build/days/overlay.json <<JSON
{"Replace": {"$source/time.go": "$PWD/build/days/time.txt", "$source/ahead.go": "$PWD/build/days/ahead.txt"}}
JSON
echo "-overlay=$PWD/build/days/overlay.json"
