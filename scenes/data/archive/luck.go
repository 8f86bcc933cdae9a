package archive

import (
	"treille/engine"
	"treille/engine/record"
)

// A Tally is how often chance brought a thing, and what was to be expected: the
// sum over all draws of the chance of each thing in that very draw.
type Tally struct {
	Came     int
	Expected int // in thousandths
	Spread   int // the variance of what comes, in thousandths
}

// Add counts another game's.
func (t *Tally) Add(u Tally) {
	t.Came += u.Came
	t.Expected += u.Expected
	t.Spread += u.Spread
}

// luck counts what chance brought to a seat in a finished game: for each kind of
// draw, for each thing. It is nil if the game does not say.
func luck(game engine.Game, rec *record.Record, p engine.Player) ([][]Tally, error) {
	f, ok := game.(engine.Fortunate)
	if !ok {
		return nil, nil
	}
	state, err := game.NewState(rec.Setup())
	if err != nil {
		return nil, err
	}
	var tallies [][]Tally
	for _, things := range f.Luck() {
		tallies = append(tallies, make([]Tally, things))
	}
	var outcomes []engine.Outcome
	for _, ply := range rec.Plies {
		a, err := game.Parse(ply.Text)
		if err != nil {
			return nil, err
		}
		if ply.Who == engine.Chance {
			outcomes = state.ChanceOutcomes(outcomes[:0])
			count(f, state, outcomes, a, p, tallies)
		}
		state.Apply(ply.Who, a, nil)
	}
	return tallies, nil
}

// count adds one chance node to the tallies, if it is for seat p or for all.
func count(f engine.Fortunate, state engine.State, outcomes []engine.Outcome, came engine.Action, p engine.Player, tallies [][]Tally) {
	d, ok := f.Draw(state, came)
	if !ok || d.For != p && d.For != engine.Chance {
		return
	}
	things := tallies[d.Kind]
	things[d.Face].Came++
	total := 0
	chances := make([]int, len(things))
	for _, o := range outcomes {
		if e, ok := f.Draw(state, o.Action); ok {
			chances[e.Face] += int(o.Weight)
		}
		total += int(o.Weight)
	}
	for i, c := range chances {
		things[i].Expected += (1000*c + total/2) / total
		things[i].Spread += 1000 * c / total * (total - c) / total
	}
}
