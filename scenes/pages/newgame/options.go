package newgame

import (
	"slices"

	"treille/scenes/ui"
	"treille/sprites"
)

// A row is where an option, or what is folded away, stands.
type row struct {
	x, y, w float64
	t       float64 // size of text
	large   bool    // there is room for long words
}

// optionRows adds the game's options with their switches, and returns where they
// end.
func (p *Page) optionRows(s *ui.Stage, r row) float64 {
	w := p.app.Words
	for i, name := range p.spec.Game.OptionNames() {
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.x, r.y, r.w, 1))
		}
		option, on := w.NewGame.Options[name], slices.Contains(p.options, name)
		title, note, words := label.Sized(18*r.t), italic.Sized(16*r.t), option.Note
		sw, sh := 58.0, 32.0
		if r.large {
			title, note, words = label.Sized(20*r.t), italic.Sized(17*r.t), option.Long
			sw, sh = 66, 36
		}
		room := r.w - sw - 16
		title.Size = max(16, ui.FitSize(option.Title, title, room))
		heads, lines := ui.Wrap(option.Title, title, room), ui.Wrap(words, note, room)
		block := float64(len(heads))*title.Size*1.1 + float64(len(lines))*note.Size*1.2
		h := max(optionHeight, block+16)
		y := r.y + (h-block)/2 - title.Size*.12
		for _, l := range heads {
			y += title.Size * 1.1
			s.Words(l, r.x, y-title.Size*.15, title)
		}
		for _, l := range lines {
			y += note.Size * 1.2
			s.Words(l, r.x, y-note.Size*.1, note)
		}
		s.Toggle("option/"+name, option.Title+". "+option.Long, ui.R(r.x, r.y+4, r.w, h-8), sw, sh, on, func() { p.setOption(name, !on) })
		r.y += h
	}
	return r.y
}

// The least height of an option, that of the row that folds the seed away, and that
// of the seed.
const (
	optionHeight = 56.0
	moreHeight   = 48.0
	seedHeight   = 90.0
)

// moreRows folds the seed away, and out, and returns where that ends.
func (p *Page) moreRows(s *ui.Stage, r row) float64 {
	w := p.app.Words
	st := ink.Sized(18 * min(r.t, 1.2))
	s.Words(w.NewGame.More, r.x, r.y+31, st)
	seed := p.seed
	if seed == "" {
		seed = w.NewGame.SeedRandom
	}
	x := r.x + sprites.Measure(w.NewGame.More, st) + 16
	note := italic.Sized(16 * min(r.t, 1.2))
	if words := w.NewGame.SeedNote.With("seed", seed); !p.more && sprites.Measure(words, note) <= r.x+r.w-30-x {
		s.Words(words, x, r.y+31, note)
	}
	icon, spoken := "down", w.App.More
	if p.more {
		icon, spoken = "minus", w.App.Less
	}
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.x+r.w-22, r.y+15, 20, 20))
	s.Control(ui.Control{ID: "more", Label: spoken, Rect: ui.R(r.x, r.y+4, r.w, 44), Checked: p.more, Act: func() {
		if p.more = !p.more; p.more {
			p.page.at = p.page.limit + seedHeight // what unfolds comes into sight
		}
	}})
	if r.y += moreHeight; p.more {
		p.seedField(s, ui.R(r.x, r.y+8, r.w, seedHeight-8), min(r.t, 1.3), 0)
		r.y += seedHeight
	}
	return r.y
}

// seedField is the seed, below "More", with a room left free at the right of its
// field.
func (p *Page) seedField(s *ui.Stage, r ui.Rect, t, free float64) {
	w := p.app.Words
	st := label.Sized(17 * t)
	s.Words(w.NewGame.Seed, r.X, r.Y+28, st)
	lw := max(50, sprites.Measure(w.NewGame.Seed, st)+12)
	field := ui.R(r.X+lw, r.Y, min(r.W-lw-free, 300), 44)
	s.Put(sprites.Surface{Kind: sprites.Field}, field)
	st = label.Sized(18)
	words := p.seed
	if words == "" && !p.typing {
		words, st = w.NewGame.SeedRandom, italic.Sized(17*t)
	}
	st.Size = ui.FitSize(words, st, field.W-28)
	s.Words(words, field.X+14, field.Y+28, st)
	if p.typing {
		s.Put(sprites.Surface{Kind: sprites.Caret}, ui.R(field.X+16+sprites.Measure(words, st), field.Y+10, 2, 24))
	}
	s.Control(ui.Control{ID: "seed", Label: w.NewGame.Seed + ": " + words + ". " + p.seedMeaning(), Rect: field, Types: true, Act: func() { p.askSeed(field) }})
	note := sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft, Size: 16 * t}
	if lines := ui.Wrap(p.seedMeaning(), note, r.W+8); 66+18*t*float64(len(lines)-1) < r.H {
		s.Paragraph(p.seedMeaning(), r.X, r.Y+66, note, 18*t, r.W+8)
	}
}
