package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// An Ending is what a game says and shows on the page of its result.
type Ending struct {
	// Ranking lists all seats, best first.
	Ranking []Rank
	// Rounds is how many there were.
	Rounds int
	// Lead says by how much the winner won.
	Lead string
	// Felt shows what the winners have won by, below or beside their crests on the felt of
	// the page.
	Felt func(c *Canvas) ui.Part
	// Beneath lets that stand below the crests wherever it has room there, as it is low.
	Beneath bool
	// Board shows the same by which the winner has won on the picture of the game that
	// is shared, in a box whose upper corners, 96 wide and 86 high, are taken.
	Board func(c *Canvas, box ui.Rect)
	// Columns are what scores are made of: a sum of at most three, else a
	// ledger of numbers with their signs.
	Columns []Column
	// Terms are a seat's score taken apart, one term for each column; nil where there are
	// none.
	Terms func(engine.Player) []Term
	// Row shows in its own way what a score is made of, below the name in a phone's row
	// or beside it in a wide one: then there is no Picture. Columns and Terms are then only read
	// aloud. It may be nil.
	Row func(c *Canvas, p engine.Player) ui.Part
	// Note says something of a seat, "" if there is nothing to say. It may be nil.
	Note func(engine.Player) string
	// Lasted says how many rounds the game took, LastedShort in little room, if they are
	// called something else.
	Lasted, LastedShort lang.Plural
	// Foot stands at the right below the ranking.
	Foot string
	// Picture shows, on a wide page, what a seat has, in small. It may be nil.
	Picture func(c *Canvas, p engine.Player) ui.Part

	// Second says in a second line below a score what decides between equal
	// ones; strong, if it has decided. It may be nil.
	Second func(engine.Player) (icon sprites.Look, words string, strong bool)
}

// ending is how the game has ended, in the words of all games where it has none of its own.
func (t *Table) ending() Ending {
	e, w := t.game.Ending(), &t.app.Words.Result
	e.Lasted, e.LastedShort = cmp.Or(e.Lasted, w.Finished), cmp.Or(e.LastedShort, w.Rounds)
	if e.Terms == nil {
		e.Terms = func(engine.Player) []Term { return nil }
	}
	return e
}

// A Column is a kind of points.
type Column struct {
	Icon sprites.Look
	Size float64 // of the icon; the widest is 30
	Name string
}

// A Term is one of those that a score is the sum of.
type Term struct {
	Points int
	// Points are those of Count things worth Each; Count is 0 where they are no
	// such product.
	Count, Each int
	// Got is what has come in where as much has gone out, and Points are 0.
	Got int
}

// A Rank is a seat's place in the ranking, from 1; equal for ties.
type Rank struct {
	Seat  engine.Player
	Place int
}

// RankBy ranks seats by a score, the highest first. In first place are the winners
// and nobody else: a rule may break ties.
func (t *Table) RankBy(score func(engine.Player) int) []Rank {
	result, _ := t.referee.Result()
	rank := func(p engine.Player) int {
		if result.Winners.Has(p) {
			return math.MaxInt
		}
		return score(p)
	}
	var list []Rank
	for i := range t.Players() {
		list = append(list, Rank{Seat: engine.Player(i)})
	}
	slices.SortStableFunc(list, func(a, b Rank) int { return cmp.Compare(rank(b.Seat), rank(a.Seat)) })
	for i := range list {
		list[i].Place = i + 1
		if i > 0 && rank(list[i].Seat) == rank(list[i-1].Seat) {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

// LeadBy says by how much the first of a ranking won, in points. It is for games
// without a rule that breaks ties.
func (t *Table) LeadBy(ranking []Rank, score func(engine.Player) int) string {
	w := t.app.Words
	best := score(ranking[0].Seat)
	points := w.Count(w.Table.Points, best)
	if ranking[1].Place == 1 {
		return w.Result.WithTie.With("points", points)
	}
	return w.Result.WithAhead.With("points", points, "lead", strconv.Itoa(best-score(ranking[1].Seat)), "names", t.AheadOf(Placed(ranking, ranking[1].Place)))
}

// Placed are the seats in a place.
func Placed(ranking []Rank, place int) []engine.Player {
	in := Where(ranking, func(r Rank) bool { return r.Place == place })
	return Each(in, func(r Rank) engine.Player { return r.Seat })
}

// alone reports whether a seat is that of the only person at the table, or of a game seen again.
func (t *Table) alone(p engine.Player) bool {
	people := t.People()
	if t.replay != nil {
		people = len(slices.DeleteFunc(slices.Clone(t.referee.Seats()), func(s Seat) bool { return s.Kind != Human }))
	}
	return people == 1 && t.Seat(p).Kind == Human
}
