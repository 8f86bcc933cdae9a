package saves

import (
	"cmp"
	"fmt"
	"strconv"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// A Game is a game that is kept, opened where it stands.
type Game struct {
	Kind    table.GameSpec
	Referee table.Referee
	key     string // where it is kept if it has been put aside, "" else
}

// A NoTable is the error of a record of a game that has no table here; nothing is
// wrong with it.
type NoTable struct {
	Game string
	error
}

// Open reads a record. Its error says in which line it is wrong, is a NoTable, or
// says what this program does not know.
func Open(app *app.App, kinds []table.GameSpec, data []byte) (*Game, error) {
	name, err := archive.GameOf(data)
	if err != nil {
		return nil, err
	}
	spec := KindOf(kinds, name)
	if spec == nil {
		return nil, NoTable{name, fmt.Errorf("saves: there is no table for %s", name)}
	}
	referee, err := host.Open(data, host.NewSaver(app))
	if err != nil {
		return nil, err
	}
	return &Game{Kind: *spec, Referee: referee}, nil
}

// UnderWay is the unfinished game of any of the kinds that was played last, also one that has been put
// aside; nil if there is none.
func UnderWay(app *app.App, kinds ...table.GameSpec) *Game {
	list, _ := host.Games(app).Running() // home says what is wrong
	for _, u := range list {
		if KindOf(kinds, archive.NameIn(u.Data)) == nil {
			continue
		}
		if g, err := Open(app, kinds, u.Data); err == nil && !g.Over() {
			g.key = u.Key
			return g
		}
	}
	return nil
}

// KindOf is the kind of a name, nil if there is none.
func KindOf(kinds []table.GameSpec, name string) *table.GameSpec {
	for i := range kinds {
		if kinds[i].Name() == name {
			return &kinds[i]
		}
	}
	return nil
}

// Resume goes on with it at its table, as the game under way.
func (g *Game) Resume(app *app.App) {
	if g.key != "" && host.Failed(app, host.Unshelve(app, g.key)) {
		return
	}
	app.Push(table.New(app, g.Kind, g.Referee).Resumed())
}

// Is reports whether it is the unfinished game that is kept under a key.
func (g *Game) Is(key string) bool { return key != "" && cmp.Or(g.key, archive.RunningKey) == key }

// Glance is where it stands.
func (g *Game) Glance(w *lang.Words) table.Glance {
	return g.Kind.Glance(w, g.Referee.Info(engine.Spectator))
}

// Over reports whether it has ended.
func (g *Game) Over() bool {
	_, over := g.Referee.Result()
	return over
}

// Where says how far it is, with its phase if long.
func (g *Game) Where(w *lang.Words, long bool) string {
	if g.Over() {
		return w.Home.GameIsOver
	}
	glance, where := g.Glance(w), g.Round(w)
	if long && glance.Phase != "" {
		where += ", " + glance.Phase
	}
	return where + ". " + g.Turn(w) + "."
}

// Round says which round it is in, or where the game stands instead.
func (g *Game) Round(w *lang.Words) string {
	glance := g.Glance(w)
	return cmp.Or(glance.Place, w.Table.Round.With("n", strconv.Itoa(max(1, glance.Round))))
}

// Turn says who has to decide.
func (g *Game) Turn(w *lang.Words) string {
	acting := g.Glance(w).Acting
	var names []string
	people, mine := 0, false
	for i, seat := range g.Referee.Seats() {
		human := seat.Kind == engine.Human
		if human {
			people++
		}
		if acting.Has(engine.Player(i)) {
			names, mine = append(names, seat.Name), human
		}
	}
	if len(names) == 1 {
		if mine && people == 1 {
			w = w.You()
		}
		return w.Home.Turn.With("of", w.Of(names[0]))
	}
	return w.Home.Deciding.With("names", w.List(names...))
}
