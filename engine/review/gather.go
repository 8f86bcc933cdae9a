package review

import (
	"errors"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/search"
)

// errNotOver is the error of New for a game under way.
var errNotOver = errors.New("review: the game is not over")

// A gatherer notes what is to be looked at, while a record is replayed.
type gatherer struct {
	review *Review
	game   engine.Game
	rec    *record.Record
	seat   engine.Player
	turns  bool // whether each turn is a point
	step   int
	turn   int
	last   engine.Player // who took the last decision
	legal  []engine.Action
	err    error
}

// Moments are the points of a review of a finished game, see [Review.Points], and all others at which a turn begins: the
// chances of the last one, its end, are known, those of the others still to be found, see [Outlook.BeginAt].
func Moments(game engine.Game, rec *record.Record, outlook *Outlook) ([]Point, error) {
	g := gatherer{review: &Review{outlook: outlook}, game: game, rec: rec, seat: engine.Spectator, turns: true}
	m, err := match.Replay(game, rec, g.note)
	if err != nil || g.err != nil {
		return nil, errors.Join(err, g.err)
	}
	return append(g.review.points, g.end(m)), nil
}

// end is the end of the game.
func (g *gatherer) end(m *match.Match) Point {
	end := Point{Step: g.step, Chances: make([]int, g.rec.Players)}
	won := m.Winners()
	for p := range engine.Player(g.rec.Players) {
		if won.Has(p) {
			end.Chances[p] = search.One / won.Len()
		}
	}
	return end
}

// note is called before each ply and at the end.
func (g *gatherer) note(m *match.Match) {
	ply := m.Ply()
	if ply == len(g.rec.Plies) || g.err != nil {
		return
	}
	p := g.rec.Plies[ply]
	g.notePoint(m, p.Who >= 0 && p.Who != g.last)
	if p.Who < 0 {
		return
	}
	if p.Who != g.last {
		g.turn++
	}
	g.last = p.Who
	if g.legal = m.Legal(p.Who, g.legal[:0]); p.Who == g.seat && len(g.legal) > 1 {
		a, err := g.game.Parse(p.Text)
		g.fail(err)
		d := decision{info: g.copied(m, p.Who), ply: m.DecisionPly(p.Who), step: g.step, turn: g.turn, action: a}
		g.review.decisions = append(g.review.decisions, d)
	}
	g.step++
}

// notePoint notes a point where positions are valued, the first time after a decision, and between
// them some more where a turn begins.
func (g *gatherer) notePoint(m *match.Match, turn bool) {
	r := g.review
	if r.outlook == nil {
		return
	}
	since := 1 // decisions
	if n := len(r.points); n > 0 {
		since = g.step - r.points[n-1].Step
	}
	if since == 0 {
		return
	}
	if in := g.copied(m, engine.Spectator); turn && (g.turns || since > len(g.rec.Plies)/between) || g.review.outlook.valued(in) {
		r.points = append(r.points, Point{Step: g.step, info: in})
	}
}

// between is how many points there are at most beside those where positions are valued.
const between = 36

// copied is what somebody knows now.
func (g *gatherer) copied(m *match.Match, p engine.Player) engine.InfoState {
	in, err := g.game.NewInfo(g.rec.Setup(), p)
	if err != nil {
		g.fail(err)
		return m.Info(p)
	}
	in.CopyFrom(m.Info(p))
	return in
}

// fail keeps the first error.
func (g *gatherer) fail(err error) {
	if g.err == nil {
		g.err = err
	}
}
