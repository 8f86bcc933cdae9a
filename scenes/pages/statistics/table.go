package statistics

import (
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/scenes/data/archive"
)

// columns are the names of a table's columns. What has an entry for each seat stands
// in one of them, parted by semicolons.
var columns = []string{"when", "game", "seats", "seed", "options", "names", "players", "points", "winners", "hints", "counts", "today"}

// Table writes the finished games of a name as comma-separated values, the oldest
// first, after a line with the names of the columns. They are the same in all
// languages.
func Table(games []*archive.Game, name string, where *time.Location) string {
	var b strings.Builder
	line(&b, columns)
	for _, g := range games {
		if g.Record.Game == name {
			line(&b, row(g, where))
		}
	}
	return b.String()
}

// row are the values of a game.
func row(g *archive.Game, where *time.Location) []string {
	rec := g.Record
	var names, players, points, winners, hints []string
	for i, score := range rec.Result {
		name := ""
		if i < len(rec.Seats) {
			name = rec.Seats[i].Name
			players = append(players, rec.Seats[i].Kind)
		}
		names = append(names, name)
		points = append(points, strconv.Itoa(int(score)))
		if seat := engine.Player(i); g.Won(seat) {
			winners = append(winners, name)
		}
		if rec.Assisted.Has(engine.Player(i)) {
			hints = append(hints, name)
		}
	}
	seed := strconv.FormatUint(rec.Seed, 10)
	if rec.Secret() {
		seed = "" // which would deal another game
	}
	join := func(list []string) string { return strings.Join(list, ";") }
	return []string{g.When.In(where).Format("2006-01-02 15:04"), rec.Game, strconv.Itoa(rec.Players), seed,
		join(rec.Options), join(names), join(players), join(points), join(winners), join(hints), said(g.Counts), said(g.Today)}
}

// said writes whether something is so.
func said(so bool) string {
	if so {
		return "yes"
	}
	return "no"
}

// line writes values, in quotes where they need them.
func line(b *strings.Builder, values []string) {
	for i, v := range values {
		if i > 0 {
			b.WriteByte(',')
		}
		if strings.ContainsAny(v, ",\"\n") {
			v = `"` + strings.ReplaceAll(v, `"`, `""`) + `"`
		}
		b.WriteString(v)
	}
	b.WriteByte('\n')
}
