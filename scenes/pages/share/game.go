package share

import (
	"strings"

	"treille/scenes/lang"
	"treille/scenes/table"
)

// A game is one that is shared.
type game struct{ table.Report }

// text says in a line how the game has ended, with what is to follow it: the link, ""
// if there is none or no room. What came of a day's table gives away nothing of it.
func (g *game) text(w *lang.Words, link string) (text, follows string) {
	if g.Day == nil {
		return g.told(w, link != ""), link
	}
	text = g.Day.Text(w, "")
	_, follows, _ = strings.Cut(g.Day.Text(w, link), text+" ")
	return text, follows
}

// told names all with their scores; it ends where a link may follow.
func (g *game) told(w *lang.Words, linked bool) string {
	var scores []string
	for _, r := range g.Ranking {
		scores = append(scores, r.Name+" "+w.Whole(r.Score))
	}
	says := w.Share.SaysAlone
	if linked {
		says = w.Share.Says
	}
	return says.With("game", g.Title, "scores", strings.Join(scores, ", "))
}

// winners are those in first place.
func (g *game) winners() []table.ReportRank {
	n := 0
	for n < len(g.Ranking) && g.Ranking[n].Place == 1 {
		n++
	}
	return g.Ranking[:n]
}

// fileName is that of the picture.
func (g *game) fileName() string {
	return "treille-" + g.Deal.Game + "-" + g.When.Format("20060102-1504") + ".png"
}

// short is a link as it is shown.
func short(link string) string {
	_, rest, _ := strings.Cut(link, "://")
	return rest
}
