package saves

import (
	"slices"
	"strconv"

	"treille/engine"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// picture adds the small picture of a game's box; nothing for a game that has none.
func (k *keeper) picture(s *ui.Stage, game string, r ui.Rect, m *measures, alpha float64) {
	if kindOf(k.kinds, game) == nil {
		return
	}
	h := m.picture * pictureRatio
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + game}, Alpha: alpha,
		Box: ui.R(r.X+1, r.CY()-h/2, m.picture, h)})
}

// mark hangs on the picture what came of a finished game: the person's rank, or the
// crest of who has won.
func (k *keeper) mark(s *ui.Stage, g *archive.Game, r ui.Rect, m *measures) {
	x, y := r.X+m.picture-14, r.CY()-m.picture*pictureRatio/2-7
	p := g.Person()
	if p == engine.Spectator {
		// A record brought in may say nothing of its seats, or name a crest that is
		// none here.
		if seats := g.Record.Seats; len(seats) > 0 && slices.Contains(store.Crests(), seats[seat(g)].Crest) {
			s.Piece(sprites.Look{ID: table.CrestArt(seats[seat(g)].Crest), Lift: sprites.Token}, x, y, 22)
		}
		return
	}
	rank := g.Rank(p)
	id := "common/ribbon-paper"
	if rank <= 3 {
		id = "common/ribbon-" + strconv.Itoa(rank)
	}
	s.Piece(sprites.Look{ID: id, Lift: sprites.Token, Words: strconv.Itoa(rank)}, x, y, 22)
}

// A plan says how the rows of finished games are laid out: all alike.
type plan struct {
	buttons float64 // width of those at the right
	replay  bool    // one of them replays; else only the menu does
	label   bool    // there is room for the word "Replay"
	below   bool    // they stand below the words
	high    float64
}

// planOf finds it for rows of a width.
func (k *keeper) planOf(m *measures, width float64) plan {
	replay := sprites.Measure(k.words().Replay, strong.Sized(m.label)) + m.label*1.15 + 9 + 24
	room := func(buttons float64) float64 { return width - m.words() - buttons - 10 }
	var p plan
	p.below = m.t > 1.2 && width < 420
	p.label = p.below || room(replay+buttonGap+squareWide) >= usualWords
	p.replay = p.below || room(2*squareWide+buttonGap) >= leastWords*min(m.t, 1.25)
	if p.buttons = squareWide; p.replay {
		p.buttons += buttonGap + squareWide
		if p.label {
			p.buttons += replay - squareWide
		}
	}
	p.high = max(m.high(1), 2*m.pad+m.title+2*m.tight()+2)
	if p.below {
		p.high += m.button + m.pad
	}
	return p
}

// finished adds the row of a finished game.
func (k *keeper) finished(s *ui.Stage, g *archive.Game, r ui.Rect, m *measures, p *plan) {
	top := r
	buttons := ui.R(r.Right()-p.buttons, r.CY()-m.button/2, p.buttons, m.button)
	x, right := r.X+m.words(), buttons.X-10
	if p.below {
		top.H -= m.button + m.pad
		buttons = ui.R(x, top.Bottom(), r.Right()-x, m.button)
		right = r.Right()
	}
	k.picture(s, g.Record.Game, top, m, 1)
	k.mark(s, g, top, m)
	k.finishedWords(s, g, ui.R(x, top.Y, right-x, top.H), m)
	k.finishedButtons(s, g, buttons, m, p)
}

// finishedWords says which game it was, when, and what came of it: in one line, or in
// two that are closer.
func (k *keeper) finishedWords(s *ui.Stage, g *archive.Game, r ui.Rect, m *measures) {
	day, score := k.day(g.When), k.score(g)
	name := k.title(g.Record.Game)
	title, st, small := ink.Sized(m.title), serif.Sized(m.text), facts.Sized(m.small)
	lines, lead := []string{k.and(day, score)}, m.lead()
	after := sprites.Measure(name, title) + 14
	beside := m.large && after+sprites.Measure(day, small) <= r.W
	switch {
	case beside:
		if lines[0] = k.and(score, k.app.Words.Count(k.words().Seats, g.Record.Players)); sprites.Measure(lines[0], st) > r.W {
			lines[0] = score
		}
	case sprites.Measure(lines[0], st) > r.W:
		lines, lead = []string{day, score}, m.tight()
	}
	y := r.CY() - (m.title+float64(len(lines))*lead)/2 + m.title*.84
	fitted(s, name, r.X, y, r.W, title)
	if beside {
		s.Words(day, r.X+after, y-1, small)
	}
	for _, l := range lines {
		y += lead
		fitted(s, l, r.X, y, r.W, st)
	}
	if x := sprites.Measure(lines[0], st) + 14; beside && x+sprites.Measure(k.seed(g), small) <= r.W {
		s.Words(k.seed(g), r.X+x, y-1, small)
	}
}

// finishedButtons are those of a row: replay it, and more.
func (k *keeper) finishedButtons(s *ui.Stage, g *archive.Game, r ui.Rect, m *measures, p *plan) {
	w, about, id := k.words(), k.about(g), g.Key
	more := ui.R(r.Right()-squareWide, r.Y, squareWide, r.H)
	if p.replay {
		b := ui.ButtonSpec{ID: "replay/" + id, Rect: ui.R(r.X, r.Y, more.X-buttonGap-r.X, r.H), Size: m.label,
			Spoken: w.OfGame.With("what", w.Replay, "game", about), Act: func() { k.replay(g) }}
		if p.label {
			b.Label, b.Icon = w.Replay, "play"
			s.Button(b)
		} else {
			square(s, b, "play")
		}
	}
	square(s, ui.ButtonSpec{ID: "more/" + id, Rect: more, Size: m.label, Spoken: w.OfGame.With("what", w.More, "game", k.told(g)), Act: func() { k.askMore(g) }}, "dots")
}

// square adds a button that only has an icon.
func square(s *ui.Stage, b ui.ButtonSpec, icon string) {
	b.Label, b.Icon = "", ""
	s.Button(b)
	const q = 24.0
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, Tint: sprites.Ink}, ui.R(b.Rect.CX()-q/2, b.Rect.CY()-q/2, q, q))
}

// fitted adds a line of words, smaller where they need more room, and at last cut.
func fitted(s *ui.Stage, words string, x, y, width float64, st sprites.Style) {
	st.Size = max(min(st.Size, smallest), ui.FitSize(words, st, width))
	s.Words(ui.Ellipsis(words, st, width+.5), x, y, st)
}
