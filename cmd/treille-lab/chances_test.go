package main

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/weinhaendler"
)

func TestChancesAreComparedWithWhoWon(t *testing.T) {
	var out, errs bytes.Buffer
	l := &lab{games: []engine.Game{weinhaendler.Game{}, highcard.Game{}}, stdout: &out, stderr: &errs}
	if code := l.run(strings.Fields("chances -game weinhaendler -bots greedy -games 4")); code != exitOK {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	for _, want := range []string{"told", "15 to  25 %", "true at power"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
	if code := l.run(strings.Fields("chances -game highcard")); code != exitBadCall {
		t.Errorf("a game without chances: exit %d", code)
	}
}

// Chances that were told to the power of two come true at a half.
func TestTheTruePowerIsFound(t *testing.T) {
	var list []told
	for won := range 100 { // the first seat wins 80 of them, and was told 16/17
		w := []float64{1, 0}
		if won >= 80 {
			w = []float64{0, 1}
		}
		list = append(list, told{[]float64{16.0 / 17, 1.0 / 17}, w})
	}
	var out bytes.Buffer
	(&lab{stdout: &out}).printChances(list)
	if !strings.Contains(out.String(), "true at power 0.500") {
		t.Errorf("printed\n%s", out.String())
	}
	if got, want := surprise(list, 0.5), -0.8*math.Log(0.8)-0.2*math.Log(0.2); math.Abs(got-want) > 1e-9 {
		t.Errorf("%.4f nats a moment, want %.4f", got, want)
	}
}
