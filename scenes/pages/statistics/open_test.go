package statistics_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/statistics"
	"treille/scenes/testkit/scenetest"
)

// now is the moment at which all tests look at the page.
var now = time.Date(2026, 11, 20, 21, 40, 0, 0, time.UTC)

// A played is a game in the ledger of an app.
type played struct {
	game   string
	points []int32  // by seat; the highest wins
	who    []string // by seat: "Clara" or a computer player's kind
	hints  bool     // the first seat had some
	today  bool     // it was the table of its day
	luck   string   // as the ledger writes it
}

// keep writes the ledger of an app: one game every day, the last one today.
func keep(t testing.TB, app *app.App, games []played) {
	t.Helper()
	var b strings.Builder
	for i, g := range games {
		rec := record.Record{Game: g.game, Rules: "1", Players: len(g.points), Seed: uint64(4127 + i*i*37), Result: g.points, Finished: true}
		best := g.points[0]
		for _, n := range g.points {
			best = max(best, n)
		}
		for k, who := range g.who {
			seat := record.Seat{Kind: record.Human, Crest: [...]string{"fox", "owl", "snail", "hedgehog", "rabbit", "boar"}[k], Name: who}
			if who[0] >= 'a' {
				seat.Kind, seat.Name = who, scenetest.Names()[k]
			}
			rec.Seats = append(rec.Seats, seat)
			if g.points[k] == best {
				rec.Winners = rec.Winners.With(engine.Player(k))
			}
		}
		if g.hints {
			rec.Assisted = rec.Assisted.With(0)
		}
		when := now.AddDate(0, 0, i-len(games)+1)
		mark := ""
		if g.today {
			mark = " today"
		}
		fmt.Fprintf(&b, "@ %016x done-%06d %d counts%s%s\n%s", i, i+1, when.Unix(), mark, g.luck, rec.Bytes())
	}
	if err := app.Store.Save("ledger", []byte(b.String())); err != nil {
		t.Fatal(err)
	}
	if list, err := (archive.Archive{Store: app.Store, Now: app.Now}).Games(); err != nil || len(list) != len(games) {
		t.Fatalf("the ledger has %d games, not %d: %v", len(list), len(games), err)
	}
}

// lastTwenty are the points of Clara's newest games, those that she won negative.
var lastTwenty = []int32{31, 27, 35, 22, -40, -38, 29, 33, -44, 26, 30, -37, -41, 25, 36, -52, 28, -39, -32, -34}

// many are n games of a kind, the last twenty as in lastTwenty; luck is that of all.
func many(game string, least, most, n int, luck string) []played {
	var list []played
	kinds := []string{"medium", "easy/bold", "medium/patient", "hard"}
	for i := range n {
		points := lastTwenty[(i+len(lastTwenty)*n-n)%len(lastTwenty)]
		won := points < 0
		g := played{game: game, points: []int32{max(points, -points)}, who: []string{"Clara"}}
		seats := least + (i*7/3)%(most-least+1)
		for k := 1; k < seats; k++ {
			other := int32(12 + (i+k)%8)
			if !won && k == 1+i%(seats-1) {
				other = 53
			}
			g.points = append(g.points, other)
			g.who = append(g.who, kinds[(i/3+k*(i%2))%len(kinds)])
		}
		list = append(list, g)
	}
	if n > 0 {
		list[0].luck = luck
	}
	return list
}

// What chance brought, in the ledger's way of writing.
const (
	bottles = " : 22/30000/26000 44/39500/33000 35/39500/33000 21/17600/16000 41/39500/33000 37/39500/33000 29/26700/24000 11/13400/12600"
	regions = " : 8/10666/9481 12/10666/9481 9/10666/9481 14/10666/9481 11/10666/9481 10/10666/9481 7/10666/9481 13/10666/9481 12/10666/9481"
	apples  = " : 61/60000/45000 52/60000/45000 66/60000/45000 58/60000/45000 31/28000/25000"
	dice    = " : 40/33000/27500 38/33000/27500 36/33000/27500 30/33000/27500 28/33000/27500 26/33000/27500"
	colours = " : 210/190000/158000 185/190000/158000 192/190000/158000 171/190000/158000 188/190000/158000 194/190000/158000"
)

// all are games of all kinds but Vino, the last ones of Weinhändler.
func all() []played {
	list := many("farbenpoker", 2, 5, 31, colours)
	list = append(list, many("zankapfel", 3, 6, 23, apples+dice)...)
	list = append(list, many("weinhaendler", 3, 5, 48, bottles)...)
	list[len(list)-2].today = true
	return list
}

// open opens the page with games, at one of them.
func open(t testing.TB, app *app.App, game string, over []played) *statistics.Page {
	t.Helper()
	app.Now = func() time.Time { return now }
	keep(t, app, over)
	p := statistics.New(app, pages.With(games.All()), game)
	app.Push(p)
	return p
}
