package statistics

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// rows adds finished games, the newest first.
func (l *flow) rows(n int) {
	for i := range n {
		if i > 0 {
			l.hair()
		}
		p := l.shown[len(l.shown)-1-i]
		r := ui.R(l.L, l.y, l.width(), l.rowHeight())
		if !l.dry {
			l.ribbon(p, r)
			if l.m.large {
				l.wideRow(p, r)
			} else {
				l.narrowRow(p, r)
			}
		}
		l.y = r.Bottom()
	}
}

// rowHeight is how high each is.
func (l *flow) rowHeight() float64 {
	switch {
	case l.m.large:
		return max(l.m.row, l.m.title*2.6+14)
	case l.twoLines():
		return max(l.m.row, l.m.title*2.25+10)
	}
	return max(l.m.row, l.m.title+20)
}

// twoLines reports whether rows have two lines.
func (l *flow) twoLines() bool { return l.m.large || l.m.low || l.m.t > 1.2 || l.width() < 310 }

// ribbon hangs the rank at the left of a row.
func (l *flow) ribbon(p Play, r ui.Rect) {
	rank := p.Rank(p.Seat)
	id := "common/ribbon-paper"
	if rank <= 3 {
		id = "common/ribbon-" + strconv.Itoa(rank)
	}
	l.s.Piece(sprites.Look{ID: id, Lift: sprites.Token, Words: strconv.Itoa(rank)}, r.X+2, r.CY()-l.m.ribbon*ribbonRatio/2, l.m.ribbon)
}

// score says what a play came to.
func (p *Page) score(q Play) string { return p.kind().Score(p.app.Words, q.Points()) }

// wideRow is a row of a large screen: when it was and against whom, what came of it,
// and buttons.
func (l *flow) wideRow(p Play, r ui.Rect) {
	x, right := r.X+l.m.ribbon+19, r.Right()
	if p.Key != "" {
		right -= 2*squareWide + buttonGap + 12
		l.rowButtons(p, r)
	}
	day, st := strong.Sized(l.m.title), plain.Sized(l.m.text)
	base := r.CY() - l.m.title*.2
	l.fitted(l.done.Day(p.Game), x, base, right-x, day)
	after := x + sprites.Measure(l.done.Day(p.Game), day) + 16
	for _, words := range []string{l.against(p), l.seatsOf(p)} {
		if after+sprites.Measure(words, st) <= right {
			l.write(words, after, base, st)
			break
		}
	}
	base += l.m.title * 1.28
	points := number.Sized(l.m.text)
	l.fitted(l.score(p), x, base, right-x, points)
	after = x + sprites.Measure(l.score(p), points) + 22
	if small := facts.Sized(l.m.text - 1); after+sprites.Measure(l.done.Seed(p.Game), small) <= right {
		l.write(l.done.Seed(p.Game), after, base, small)
	}
}

// rowButtons replay a game, and offer more.
func (l *flow) rowButtons(p Play, r ui.Rect) {
	w := &l.app.Words.Saves
	for i, b := range []struct {
		id, icon, label string
		act             func()
	}{{"replay/", "play", w.Replay, func() { l.done.Replay(p.Game) }}, {"more/", "dots", w.More, func() { l.done.More(p.Game); l.app.Changed() }}} {
		box := ui.R(r.Right()-squareWide-float64(1-i)*(squareWide+buttonGap), r.CY()-squareWide/2, squareWide, squareWide)
		l.s.Button(ui.ButtonSpec{ID: b.id + p.Key, Rect: box, Size: l.m.text, Spoken: w.OfGame.With("what", b.label, "game", l.told(p)), Act: b.act})
		l.icon(b.icon, sprites.Ink, ui.R(box.CX()-12, box.CY()-12, 24, 24))
	}
}

// narrowRow is a row of a phone: a press offers what can be done with the game.
func (l *flow) narrowRow(p Play, r ui.Rect) {
	x, right := r.X+l.m.ribbon+14, r.Right()
	if p.Key != "" {
		right -= 24
		l.icon("chevron", sprites.InkSoft, ui.R(right+6, r.CY()-9, 18, 18))
		l.s.Control(ui.Control{ID: "more/" + p.Key, Label: l.told(p), Rect: r, Part: true, Act: func() { l.done.More(p.Game); l.app.Changed() }})
	}
	day, score, seed := l.done.Day(p.Game), l.score(p), l.done.Seed(p.Game)
	st, value, small := strong.Sized(l.m.title), plain.Sized(l.m.title), facts.Sized(15*min(l.m.t, 1.4))
	if l.twoLines() {
		base := r.CY() - l.m.title*.2
		first, second := l.app.Words.Saves.And.With("first", day, "second", score), seed
		if sprites.Measure(first, st) > right-x {
			first, second, small = day, score, value
		}
		l.fitted(first, x, base, right-x, st)
		l.fitted(second, x, base+l.m.title*1.2, right-x, small)
		return
	}
	base := r.CY() + l.m.title*.33
	l.fitted(day, x, base, right-x, st)
	after := x + max(60, sprites.Measure(day, st)+14)
	l.fitted(score, after, base, right-after, value)
	if after += sprites.Measure(score, value) + 14; after+sprites.Measure(seed, small) <= right {
		l.write(seed, right, base, small.At(sprites.Right))
	}
}

// seatsOf says how many seats a game had.
func (p *Page) seatsOf(q Play) string {
	return p.app.Words.Count(p.app.Words.Saves.Seats, q.Record.Players)
}

// against says that, and who sat there, the strongest first: "4 seats, hard, medium"; of
// a day's table only that it was one.
func (p *Page) against(q Play) string {
	if q.Today {
		return p.seatsOf(q) + ", " + p.words().Today
	}
	there := make([]bool, len(engine.Levels())+1)
	for i, s := range q.Record.Seats {
		if engine.Player(i) != q.Seat && (s.Kind != "" || s.Name != "") {
			if level, err := levelOf(s.Kind); err == nil {
				there[level] = true
			}
		}
	}
	words := []string{p.seatsOf(q)}
	for i, level := range slices.Backward(engine.Levels()) {
		if there[i+1] {
			words = append(words, p.app.Words.NewGame.Levels[level].Note)
		}
	}
	if there[people] {
		words = append(words, p.words().People)
	}
	return strings.Join(words, ", ")
}

// told says a play in words: "20 Nov, 34 points, 1st of 4".
func (p *Page) told(q Play) string {
	w := p.app.Words
	place := w.Saves.Place.With("rank", w.Ordinal(q.Rank(q.Seat)), "n", w.Whole(q.Record.Players))
	return strings.Join([]string{p.done.Day(q.Game), p.score(q), place}, ", ")
}

// crestKnown reports whether there is a shield of a name.
func crestKnown(crest string) bool { return slices.Contains(store.Crests(), crest) }
