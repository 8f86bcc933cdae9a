package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/rules"
	"treille/scenes/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bannerIcons are the buttons in the banner, from the left; a phone held
// upright has room for two.
func (v *view) bannerIcons(wide bool) []ui.IconSpec {
	a := &v.w.App
	sound, label := "sound", a.Mute
	if v.room.Settings.Muted {
		sound, label = "sound-off", a.Unmute
	}
	undo := ui.IconSpec{ID: "undo", Icon: "undo", Label: a.Undo, Key: 'u', Act: v.Table.undo,
		Disabled: !v.canUndo(), Reason: a.UndoNothing}
	log := ui.IconSpec{ID: "log", Icon: "log", Label: a.Log, Key: 'l', Act: v.Table.openLog}
	mute := ui.IconSpec{ID: "sound", Icon: sound, Label: label, Key: 'm', Role: ui.Checkbox,
		Checked: !v.room.Settings.Muted, Act: v.Table.toggleSound}
	help := ui.IconSpec{ID: "rules", Icon: "?", Label: a.Rules, Key: '?', Act: v.Table.openRules}
	menu := ui.IconSpec{ID: "menu", Icon: "menu", Label: a.Menu, Act: v.Table.openMenu}
	list := []ui.IconSpec{help, menu}
	if wide {
		list = []ui.IconSpec{undo, log, mute, help, menu}
	} else if v.canUndo() {
		list = []ui.IconSpec{undo, help, menu}
	}
	// The button twin of a long press: it looks at the bottle that is lifted.
	if _, lifted := v.tokens.lifted(v.me()); len(lifted) == 1 && v.inspect == nil && !v.veiled {
		t := lifted[0]
		look := ui.IconSpec{ID: "inspect", Icon: "eye", Label: v.facts(t.card), Act: func() { v.Table.inspect = t }}
		list = append([]ui.IconSpec{look}, list...)
	}
	return list
}

func (t *Table) canUndo() bool { return t.deciding() && t.session.Match().CanUndo(t.me()) }

func (t *Table) undo() {
	if err := t.session.Undo(t.me()); err != nil {
		t.room.Note(err.Error())
		return
	}
	t.shown = t.newInfo()
	t.shown.CopyFrom(t.session.Shown())
	t.tokens.setUp(t.shown)
	for i := range t.shown.Players() {
		t.points[i] = t.shown.Points(engine.Player(i))
	}
	t.place, t.gain = nil, nil
	t.cellar = t.cellarTime()
	t.replayLog(t.base)
	t.Decided()
	t.room.Stage().Fresh()
}

func (t *Table) toggleSound() {
	t.room.Settings.Muted = !t.room.Settings.Muted
	t.room.SettingsChanged()
}

func (t *Table) openRules() {
	t.room.Push(rules.New(t.room, phaseIndex(t.shown.Phase()), true))
}

func (t *Table) openMenu() {
	w := t.room.Words
	sound := w.App.Mute
	icon := "sound"
	if t.room.Settings.Muted {
		sound, icon = w.App.Unmute, "sound-off"
	}
	t.panel.Menu(w.Table.MenuTitle, "", w.App.Close, []table.Entry{
		{ID: "resume", Label: w.Table.Resume, Icon: "play", Primary: true, Act: t.panel.Shut},
		{ID: "menu/log", Label: w.App.Log, Icon: "log", Disabled: t.cover != engine.Terminal, Reason: w.Table.WaitForOthers,
			Act: func() { t.panel.Shut(); t.openLog() }},
		{ID: "menu/rules", Label: w.App.Rules, Icon: "book", Act: func() { t.panel.Shut(); t.openRules() }},
		{ID: "menu/settings", Label: w.App.SettingsFor, Icon: "gear", Act: func() { t.panel.Shut(); t.room.Push(settings.New(t.room)) }},
		{ID: "menu/sound", Label: sound, Icon: icon, Act: func() { t.panel.Shut(); t.toggleSound() }},
		{ID: "home", Label: w.Table.SaveAndLeave, Icon: "back", Act: func() { t.panel.Shut(); t.room.Home() }},
	})
}

// openLog shows all that has happened, newest at the foot.
func (t *Table) openLog() {
	if t.cover != engine.Terminal {
		return
	}
	w := t.room.Words
	name := sprites.Style{Font: sprites.SansBold, Size: 16, Color: sprites.Ink}
	text := sprites.Style{Font: sprites.Sans, Size: 16, Color: sprites.Ink}
	head := sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Burgundy}
	scale := t.room.Frame().Text
	name.Size, text.Size, head.Size = name.Size*scale, text.Size*scale, head.Size*scale
	lead := 22 * scale
	visit := func(width float64, line func(l table.Line, words []string, heading bool)) {
		round := -1
		for _, l := range t.log.Lines {
			first := l.Round != round && l.Round > 0
			round = l.Round
			indent := 0.0
			if l.Seat >= 0 {
				indent = sprites.Measure(t.name(l.Seat)+" ", name)
			}
			line(l, ui.WrapAfter(l.Text, text, indent, width-34), first)
		}
	}
	t.panel.Page(w.Table.LogTitle, w.App.Close, 440, func(width float64) float64 {
		h := 10.0
		visit(width, func(_ table.Line, words []string, heading bool) {
			if heading {
				h += lead + 8
			}
			h += float64(len(words))*lead + 5
		})
		return h
	}, func(s *ui.Stage, r ui.Rect) {
		y := r.Y + 6
		if len(t.log.Lines) == 0 {
			s.Words(w.Table.LogEmpty, r.X, y+16, text)
		}
		visit(r.W, func(l table.Line, words []string, heading bool) {
			if heading {
				s.Words(w.Table.RoundHeading.With("n", strconv.Itoa(l.Round)), r.X, y+lead, head)
				y += lead + 8
			}
			if l.Seat >= 0 {
				s.Piece(sprites.Look{ID: "common/crest-" + t.session.Seat(l.Seat).Crest}, r.X, y+1, 19)
			}
			for i, words := range words {
				x := r.X + 30
				if i == 0 && l.Seat >= 0 {
					n := t.name(l.Seat)
					s.Words(n, x, y+lead*0.75, name)
					x += sprites.Measure(n+" ", name)
				}
				s.Words(words, x, y+lead*0.75, text)
				y += lead
			}
			y += 5
		})
	})
}

// sinceNote is the folded log: what happened since the viewer decided.
func (v *view) sinceNote(r ui.Rect) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true}, r)
	title := sized(paperItalic, 17)
	head := v.w.Table.SinceTurn.With("of", v.w.Of(v.name(v.seat)))
	if v.session.People() == 0 {
		head = v.w.Table.LogTitle
	}
	title.Size = ui.FitSize(head, title, r.W-56)
	s.Words(head, r.X+18, r.Y+28, title)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.Right()-34, r.Y+14, 17, 17))
	v.sinceLines(r.X+14, r.Y+40, r.W-28, 29, 3, false)
	s.Control(ui.Control{ID: "since", Label: v.w.App.Log + ": " + head, Rect: r, Act: v.Table.openLog})
}

// sinceLines adds the last lines about the others.
func (v *view) sinceLines(x, y, w, pitch float64, n int, onFelt bool) {
	s := v.s
	lines := v.log.Since(v.seat, n)
	if len(lines) == 0 && !onFelt {
		st := sized(paperItalic, 16).In(sprites.InkSoft)
		for i, l := range ui.Wrap(v.w.Table.SinceNothing, st, w-12) {
			v.s.Words(l, x+4, y+22+float64(i)*20, st)
		}
	}
	bold, text := sized(paperBold, 16), sized(paperText, 16)
	if onFelt {
		bold, text = bold.In(sprites.Cream), text.In(sprites.CreamSoft)
	}
	for i, l := range lines {
		yy := y + float64(i)*pitch
		if !onFelt {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(x, yy, w, 1))
		}
		v.crest(l.Seat, x+4, yy+4, 19, sprites.Flat)
		tw := sprites.Measure(l.Short, text)
		room := w - 36 - tw - 8
		if room < 50 {
			s.Words(ui.Ellipsis(l.Short, text, w-34), x+32, yy+20, text)
			continue
		}
		s.Words(ui.Ellipsis(v.name(l.Seat), bold, room), x+32, yy+20, bold)
		s.Words(l.Short, x+w-4, yy+20, text.At(sprites.Right))
	}
}

// lastLines fills a free place among the bids with what happened last.
func (v *view) lastLines(r ui.Rect) {
	n := int((r.H - 8) / 27)
	v.sinceLines(r.X+2, r.Y+4, r.W-4, 27, min(n, 3), true)
}

// panelControl lets somebody's panel be pressed: his cellar is shown large.
func (v *view) panelControl(p engine.Player, r ui.Rect) {
	hand := v.w.Count(v.x.Places.InHand, v.in.HandSize(p))
	v.s.Control(ui.Control{ID: "seat/" + strconv.Itoa(int(p)), Rect: r, Checked: v.cellar && v.look == p,
		Label: v.x.Labels.Opponent.With("name", v.name(p), "points", v.w.Count(v.w.Table.Points, v.points[p]), "hand", hand),
		Act:   func() { v.Table.lookAt(p) }})
}

// cellarControl lets the small rack be pressed: the cellar is shown large.
func (v *view) cellarControl(p engine.Player, r ui.Rect) {
	v.s.Control(ui.Control{ID: "cellar", Rect: r,
		Label: v.x.Labels.Cellar.With("of", v.w.Of(v.name(p)), "points", v.w.Count(v.w.Table.Points, v.points[p])),
		Act:   func() { v.Table.lookAt(p) }})
}

// cellarNumber says which of several cellars is shown.
func (v *view) cellarNumber(p engine.Player, x, y float64) {
	if n := v.in.CellarCount(p); n > 1 {
		v.s.Words(v.x.Places.CellarNo.With("n", strconv.Itoa(n)), x, y, sized(feltHeading, 16).At(sprites.Right))
	}
}

// looked shows the cards that somebody has taken off the pile to look at (W14).
func (v *view) looked() {
	p := v.in.Turn()
	if p < 0 {
		return
	}
	for i, t := range v.tokens.in(inLook, p) {
		w := max(v.pileAt.W, 58)
		r := ui.R(v.pileAt.X+(float64(i)-0.5)*(w+10), v.pileAt.Y+30, w, w*cardRatio)
		if v.f.Shape == ui.Desktop { // between pile and offer
			w = 66
			r = ui.R(v.pileAt.Right()+14+float64(i)*36, v.pileAt.Y+20, w, w*cardRatio)
		}
		r.X = min(max(r.X, v.f.Safe.X+8), v.f.Safe.Right()-w-8)
		shown := *t
		if v.veiled {
			shown.card = wh.Hidden
		}
		v.card(&shown, r, 0, false, zChosen)
	}
}

// inspected shows a card in large, with its facts.
func (v *view) inspected() {
	t := v.inspect
	if t == nil || t.card == wh.Hidden || v.veiled {
		return
	}
	s, f := v.s, v.f
	w := min(200, f.Safe.H*0.36)
	scale := min(f.Text, 1.5)
	if f.Shape == ui.Sideways {
		scale = min(scale, 1.1)
	}
	words := ui.Wrap(v.facts(t.card), sized(paperText, 17*scale), w+76)
	lead := 22 * scale
	h := w*cardRatio + 54 + float64(len(words))*lead
	r := ui.R(f.Safe.CX()-(w+110)/2, f.Safe.CY()-h/2, w+110, h)
	s.Raise(zPanel)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	look := cardLook(t.card, w, false)
	s.Piece(look, r.CX()-w/2, r.Y+20, w)
	for i, l := range words {
		s.Words(l, r.CX(), r.Y+20+w*cardRatio+30+float64(i)*lead, sized(paperText, 17*scale).At(sprites.Middle))
	}
	s.Raise(0)
	s.DropControls()
	s.Control(ui.Control{ID: "inspected", Label: v.w.App.Close + ": " + v.facts(t.card), Rect: r, Act: func() { v.Table.inspect = nil }})
}

// facts describes a card in words.
func (v *view) facts(c wh.Card) string {
	if c == wh.Empty {
		return v.cardLabel(c)
	}
	x := &v.x.Cards
	return x.Inspect.With("wine", wine(&x.Wines, c), "colour", wine(&x.Colours, c), "shape", wine(&x.Shapes, c),
		"size", x.Sizes[c.Stars()], "stars", x.StarsOf[c.Stars()], "money", v.euro(c.Value()))
}
