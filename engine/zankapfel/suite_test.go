package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/zankapfel"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, zankapfel.Game{}, enginetest.Options{
		Conserve:     zankapfel.Conserve,
		Uncounted:    uncounted,
		Secret:       zankapfel.Secret,
		Feature:      zankapfel.Feature,
		Rotate:       zankapfel.Rotate,
		RotateAction: zankapfel.RotateAction,
		Repack:       zankapfel.Repack,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, zankapfel.Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, zankapfel.Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, zankapfel.Game{}) }
func FuzzEvents(f *testing.F)    { enginetest.FuzzEvents(f, zankapfel.Repack) }

// uncounted counts the plies of repeated bouts and roll-offs (Z53, Z54): those
// between a tie and the end of its quarrel.
func uncounted(plies []string) int {
	state, err := zankapfel.Game{}.NewState(engine.Setup{Players: seatsOf(plies)})
	if err != nil {
		panic(err)
	}
	n, tied := 0, false
	for _, line := range plies {
		if tied {
			n++
		}
		who, a := parsed(line)
		var ev engine.Events
		state.Apply(who, a, &ev)
		for _, e := range ev.List {
			tied = e.Kind == zankapfel.EventQuarrelTied || tied && e.Kind != zankapfel.EventQuarrelWon
		}
	}
	return n
}

// seatsOf counts the players of a finished game: each has bought, laid or sat
// out in the first round.
func seatsOf(plies []string) int {
	n := 0
	for _, line := range plies {
		if line[0] != '*' {
			n = max(n, int(line[0]-'0')+1)
		}
	}
	return n
}

// parsed reads "2 lay R" or "* die 4".
func parsed(line string) (engine.Player, engine.Action) {
	who, a, err := enginetest.ParsePly(zankapfel.Game{}, line)
	if err != nil {
		panic(err)
	}
	return who, a
}
