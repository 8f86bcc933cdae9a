package home

import (
	"strconv"

	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// title sets the name in gold letters about cx.
func (p *Page) title(s *ui.Stage, cx, base, size float64) {
	name := p.room.Words.App.Title
	w := sprites.Measure(name, sprites.Style{Font: sprites.SC, Size: size})
	s.Put(sprites.Surface{Kind: sprites.Title, Text: name, Size: size}, ui.R(cx-w/2, base, w, size))
}

// boxRatio is the height of a game's box to its width.
const boxRatio = 442.0 / 300

// box is a game's box on the shelf; a press prepares a game.
func (p *Page) box(s *ui.Stage, kind table.Kind, r ui.Rect) {
	about := kind.About(p.room.Words)
	least, most := kind.Game.Players()
	players := p.room.Words.Home.Players.With("min", strconv.Itoa(least), "max", strconv.Itoa(most))
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: kind.Name(), Title: about.Title, Subtitle: about.Subtitle, Players: players}}, r)
	id := "play"
	if len(p.kinds) > 1 {
		id += "/" + kind.Name()
	}
	s.Control(ui.Control{ID: id, Label: p.room.Words.Home.PlayGame.With("game", about.Title), Rect: r, Act: p.play(kind)})
}

// boxes stands several boxes side by side in r, their feet on its lower edge.
func (p *Page) boxes(s *ui.Stage, kinds []table.Kind, r ui.Rect) {
	n := float64(len(kinds))
	w := min(r.W/n-boxGap, r.H/boxRatio)
	gap := (r.W - n*w) / n
	for i, kind := range kinds {
		p.box(s, kind, ui.R(r.X+gap/2+float64(i)*(w+gap), r.Bottom()-w*boxRatio, w, w*boxRatio))
	}
}

// boxGap is the least distance between two boxes.
const boxGap = 14.0

// leastColumn is the least width of what stands beside a box.
const leastColumn = 280.0

// languages is the choice of the language.
func (p *Page) languages(s *ui.Stage, r ui.Rect, short bool, size float64) {
	var items []ui.Choice
	active := 0
	for i, l := range lang.Langs() {
		c := ui.Choice{Label: l.Name()}
		if short {
			c.Label = l.Short()
		}
		items = append(items, c)
		if l == p.room.Words.Lang {
			active = i
		}
	}
	s.Segmented("language", p.room.Words.Home.Language, r, items, active, size, func(i int) {
		p.room.Settings.Language = lang.Langs()[i].Code()
		p.room.SettingsChanged()
	})
}

// icons are the buttons for sound and settings, about x1 and x2.
func (p *Page) icons(s *ui.Stage, x1, x2, y float64) {
	sound := p.room.SoundIcon()
	sound.CX, sound.CY, sound.Light = x1, y, true
	s.IconButton(sound)
	s.IconButton(ui.IconSpec{ID: "settings", CX: x2, CY: y, Icon: "gear", Light: true, Label: p.room.Words.App.SettingsFor, Act: p.openSettings})
}

// shelfIcon opens the games put aside, if there are any.
func (p *Page) shelfIcon(s *ui.Stage, x, y float64) {
	if len(p.shelf) > 0 {
		s.IconButton(ui.IconSpec{ID: "shelf", CX: x, CY: y, Icon: "folder", Light: true, Label: p.room.Words.Home.SavedGames, Act: p.openShelf})
	}
}

// newButton prepares a game of the only kind, and rulesButton opens its rules:
// with several, that is the way through a box.
func (p *Page) newButton(s *ui.Stage, r ui.Rect, size float64) {
	s.Button(ui.ButtonSpec{ID: "new", Rect: r, Label: p.room.Words.NewGame.Title, Primary: p.fresh(), Size: size, Act: p.play(p.kinds[0])})
}

func (p *Page) rulesButton(s *ui.Stage, r ui.Rect, size float64) {
	s.Button(ui.ButtonSpec{ID: "rules", Rect: r, Label: p.room.Words.App.Rules, Icon: "book", Size: size, Key: '?', Act: p.openRules})
}

// continueDesktop is the game under way: its picture, where it stands, and the
// button that goes on.
func (p *Page) continueDesktop(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	g := p.saved.glance(w)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	x := r.X + 24
	for i, look := range g.Art {
		turn := []float64{-7, 5}[i]
		s.Add(ui.Item{Kind: ui.Piece, Look: look, Turn: turn, Centred: true, Box: ui.R(x+float64(i)*32, r.Y+26, 70, 98)})
	}
	tx := r.X + 154
	if len(g.Art) == 0 {
		tx = r.X + 30
	}
	s.Words(p.saved.kind.About(w).Title, tx, r.Y+40, sprites.Style{Font: sprites.SC, Size: 25, Color: sprites.Ink})
	st := sprites.Style{Font: sprites.Serif, Size: 17 * t, Color: sprites.Ink}
	words := p.where(p.saved, true)
	if room := r.Right() - 206 - tx; ui.FitSize(words, st, room) < 16 {
		words = p.where(p.saved, false)
	}
	st.Size = ui.FitSize(words, st, r.Right()-206-tx)
	s.Words(words, tx, r.Y+64, st)
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(tx, r.Y+78, r.Right()-214-tx, 1))
	p.scores(s, g, tx, r.Y+96, min(68, (r.Right()-206-tx)/float64(len(g.Scores))), scoreStyle{28, 34, 24, 21})
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-186, r.Y+44, 158, 62), Label: p.continueLabel(), Primary: !p.over(), Size: 23 * t, Act: p.resume})
}

// A scoreStyle says how wide a crest is, where the points stand beside it, and how
// large they are.
type scoreStyle struct{ crest, dx, dy, size float64 }

// scores are all crests of the game under way with their points, smaller where
// many seats or long numbers need more than the pitch.
func (p *Page) scores(s *ui.Stage, g table.Glance, x, y, pitch float64, look scoreStyle) {
	const gap = 4.0
	st := sprites.Style{Font: sprites.SerifBold, Size: look.size, Color: sprites.Ink}
	need := 0.0
	for _, n := range g.Scores {
		need = max(need, look.dx+sprites.Measure(p.room.Words.Whole(n), st)+gap)
	}
	k := min(1, pitch/need)
	if k*look.size < 13 {
		return // there is no room, and the table shows them
	}
	st.Size *= k
	for i, seat := range p.saved.referee.Seats() {
		q := x + float64(i)*pitch
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest)}, q, y+look.crest*(1-k)/2, look.crest*k)
		s.Words(p.room.Words.Whole(g.Scores[i]), q+look.dx*k, y+look.dy-look.size*(1-k)/3, st)
	}
}

// continuePhone is the same for a phone.
func (p *Page) continuePhone(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	g := p.saved.glance(w)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	bw := 124 * t
	s.Words(p.saved.kind.About(w).Title, r.X+20, r.Y+34, sprites.Style{Font: sprites.SC, Size: 21, Color: sprites.Ink})
	st := sprites.Style{Font: sprites.Serif, Size: 16 * t, Color: sprites.Ink}
	words := p.where(p.saved, false)
	room := r.W - bw - 16 - 28
	st.Size = max(16, ui.FitSize(words, st, room))
	if t == 1 { // one line; where it is too narrow for it, only whose turn it is
		if st.Size = 16; sprites.Measure(words, st) > room && !p.over() {
			words = p.turn(p.saved)
		}
		st.Size = max(13, ui.FitSize(words, st, room))
	}
	lines := ui.Wrap(words, st, room)
	for i, l := range lines {
		s.Words(l, r.X+20, r.Y+56+float64(i)*st.Size*1.15, st)
	}
	if r.Y+56+float64(len(lines)-1)*st.Size*1.15 < r.Bottom()-42 {
		p.scores(s, g, r.X+20, r.Bottom()-38, min(47, room/float64(len(g.Scores))), scoreStyle{18, 21, 17, 16})
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-bw-16, r.CY()-28*t, bw, 56*t), Label: p.continueLabel(), Primary: !p.over(), Size: 21 * t, Act: p.resume})
}
