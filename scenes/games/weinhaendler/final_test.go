package weinhaendler_test

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestPassingWhileFirstIsFinal wants the line to say to who is first that passing is final, and who may still bid (W13, W15); not
// to who is not.
func TestPassingWhileFirstIsFinal(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		for record, want := range map[string]string{
			"bidding-empty-first": "Passing is final; Hugo and Emma can still bid.",
			"passing-hand-empty":  "Passing is final; Emma can still bid.",
			"bidding-many":        "Pick bottles",
		} {
			a := scenetest.NewApp(scenetest.English(size))
			sit(t, a, record)
			if words := strings.ReplaceAll(said(a), "\n", " "); !strings.Contains(words, want) {
				t.Errorf("%s at %s: it is said %s", record, size, words)
			}
		}
	}
}

// TestTheWayOnLeadsToTheResult plays the last round of a person who can but pass, and places nothing: the button that skips the
// others leads to the own turn before, and then to the result, as no turn is left.
func TestTheWayOnLeadsToTheResult(t *testing.T) {
	a := slow()
	sitSlowly(t, a, "bidding-last")
	scenetest.Last(t, a, notice)
	var said []string
	for range 3000 {
		if c := a.Stage().Find("told/turn"); c != nil && !slices.Contains(said, c.Label) {
			said = append(said, c.Label)
		}
		if c := a.Stage().Find("done"); c != nil && !c.Disabled {
			if scenetest.Act(t, a, "done"); a.Stage().Find("sure") != nil { // something is left in the hand
				scenetest.Act(t, a, "sure")
			}
		}
		scenetest.Tick(t, a, 1)
	}
	if want := []string{"To your turn", "To the result"}; !slices.Equal(said, want) {
		t.Errorf("the button says %q, want %q", said, want)
	}
}
