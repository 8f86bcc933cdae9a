package share

import (
	"strings"
	"time"

	"treille/scenes/data/link"
	"treille/scenes/data/today"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// A Game is a finished game, told in the present language.
type Game struct {
	Title    string // what it is called
	Headline string // who has won: "Clara wins"
	Lasted   string // "finished after eight rounds"
	Score    int    // of the winners,
	Unit     string // and what it counts: "points"
	Ranking  []Rank // all seats, best first
	Deal     link.Deal
	When     time.Time // it ended
	Record   []byte
	// Day is what the game came to at a day's table; nil if it is not what came of one.
	Day *today.Outcome
	// Board shows what the winner has won with, in a box whose upper corners, 96 wide
	// and 86 high, are taken by his crest and his score.
	Board func(s *ui.Stage, box ui.Rect)
}

// A Rank is who has come to a place, from 1; equal for ties.
type Rank struct {
	Place       int
	Name, Crest string
	Score       int
	Told        string // the score in words: "34 points"
}

// text says in a line how the game has ended, with what is to follow it: the link, ""
// if there is none or no room. What came of a day's table gives away nothing of it.
func (g *Game) text(w *lang.Words, link string) (text, follows string) {
	if g.Day == nil {
		return g.told(w, link != ""), link
	}
	text = g.Day.Text(w, "")
	_, follows, _ = strings.Cut(g.Day.Text(w, link), text+" ")
	return text, follows
}

// told names all with their scores; it ends where a link may follow.
func (g *Game) told(w *lang.Words, linked bool) string {
	var scores []string
	for _, r := range g.Ranking {
		scores = append(scores, w.Share.Score.With("name", r.Name, "n", w.Whole(r.Score)))
	}
	says := w.Share.SaysAlone
	if linked {
		says = w.Share.Says
	}
	return says.With("game", g.Title, "scores", strings.Join(scores, ", "))
}

// winners are those in first place.
func (g *Game) winners() []Rank {
	n := 0
	for n < len(g.Ranking) && g.Ranking[n].Place == 1 {
		n++
	}
	return g.Ranking[:n]
}

// fileName is that of the picture.
func (g *Game) fileName() string {
	return "treille-" + g.Deal.Game + "-" + g.When.Format("20060102-1504") + ".png"
}

// linkOf is the link to a deal at an address, "" if there is none.
func linkOf(address string, d link.Deal) string {
	if address == "" {
		return ""
	}
	return address + link.Format(d)
}

// short is a link as it is shown.
func short(link string) string {
	_, rest, _ := strings.Cut(link, "://")
	return rest
}
