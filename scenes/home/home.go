// Package home is the first page: what can be played, and the game under way.
package home

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/lang"
	"treille/scenes/newgame"
	"treille/scenes/rules"
	"treille/scenes/settings"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/scenes/weinhaendler"
	"treille/sprites"
)

const game = "weinhaendler"

// A Page is the first page.
type Page struct {
	room  *scenes.Room
	saved *saved
	shelf []string // keys of the games put aside, newest first
	panel table.Panel
}

// saved is the game under way, as far as the page shows it.
type saved struct {
	match  *match.Match
	seats  []record.Seat
	points []int
	round  int
	phase  int
	turn   engine.Player // Chance if the game is over
	cards  []wh.Card     // two for the picture
}

// New returns the page.
func New(room *scenes.Room) *Page { return &Page{room: room} }

// Name implements scenes.Scene.
func (p *Page) Name() string { return "home" }

// Title implements scenes.Scene.
func (p *Page) Title() string { return p.room.Words.App.Title }

// Update implements scenes.Scene.
func (p *Page) Update() { p.room.Sound.Warm() }

// Back implements scenes.Scene. On a desktop nothing lies behind the first
// page.
func (p *Page) Back() {
	p.panel.Shut()
	p.room.Changed()
}

// Closable implements scenes.Closer.
func (p *Page) Closable() bool { return p.panel.Open() }

// State implements scenes.Stater.
func (p *Page) State(add func(string, any)) { add("saved", p.saved != nil) }

// Wake implements scenes.Waker: it looks for the game under way.
func (p *Page) Wake() {
	p.saved = nil
	if err := table.Newest(p.room.Store); err != nil {
		p.room.StoreFailed(err)
	}
	p.shelf, _ = table.Shelved(p.room.Store) // what cannot be listed is said when it is used
	data, err := p.room.Store.Load(table.RunningKey)
	if p.room.Unsaved != nil {
		data, err = p.room.Unsaved, nil // it could not be stored, but is not lost yet
	}
	if errors.Is(err, store.ErrNone) {
		return
	}
	if err == nil {
		p.saved, err = open(data)
	}
	if err != nil {
		p.setAside()
	}
}

// setAside keeps a damaged save out of the way, and says so.
func (p *Page) setAside() {
	key, err := p.room.Store.SetAside(table.RunningKey)
	if err != nil {
		p.room.StoreFailed(err)
		return
	}
	p.room.Note(p.room.Words.Errors.DamagedSave.With("key", key))
}

// open reads a save and plays it to where it stands.
func open(data []byte) (*saved, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return nil, err
	}
	g, err := games.ByName(rec.Game)
	if err != nil {
		return nil, err
	}
	if rec.Game != game {
		return nil, errors.New("home: a save of " + rec.Game + ", which has no table")
	}
	if len(rec.Seats) != rec.Players {
		return nil, errors.New("home: the save does not say who sits where")
	}
	for i, seat := range rec.Seats {
		known := seat.Kind == record.Human || slices.Contains(bot.Names(g), seat.Kind)
		if !known || !slices.Contains(store.Crests(), seat.Crest) {
			return nil, fmt.Errorf("home: seat %d of the save is of kind %q with crest %q, which this program does not know", i, seat.Kind, seat.Crest)
		}
	}
	m, err := match.Resume(g, rec)
	if err != nil {
		return nil, err
	}
	in := m.Info(engine.Spectator).(*wh.Info)
	s := &saved{match: m, seats: rec.Seats, round: in.Round(), phase: weinhaendler.PhaseIndex(in.Phase()), turn: in.Turn()}
	for i := range in.Players() {
		s.points = append(s.points, in.Points(engine.Player(i)))
	}
	s.cards = in.Offer().AppendTo(nil)
	s.cards = s.cards[max(0, len(s.cards)-2):]
	return s, nil
}

// resume goes on with the game under way.
func (p *Page) resume() {
	t, err := weinhaendler.New(p.room, p.saved.match, table.NewSaver(p.room))
	if err != nil {
		p.setAside()
		p.saved = nil
		return
	}
	p.room.Push(t)
}

// Resume goes straight on with the game under way, if there is one, as after a
// page that had to load itself anew.
func (p *Page) Resume() {
	if p.saved != nil {
		p.resume()
	}
}

func (p *Page) play() { p.room.Push(newgame.New(p.room)) }

// over reports whether the game kept has ended.
func (p *Page) over() bool { return p.saved != nil && p.saved.match.Over() }

func (p *Page) continueLabel() string {
	if p.over() {
		return p.room.Words.Table.ShowResult
	}
	return p.room.Words.Home.Continue
}

// shelfShown is how many games put aside are offered at once.
const shelfShown = 5

// openShelf offers the games put aside, newest first.
func (p *Page) openShelf() {
	w := p.room.Words
	var entries []table.Entry
	for _, key := range p.shelf {
		if len(entries) == shelfShown {
			break
		}
		data, err := p.room.Store.Load(key)
		if err != nil {
			continue
		}
		s, err := open(data)
		if err != nil {
			continue
		}
		entries = append(entries, table.Entry{ID: key, Label: p.where(s, false), Act: func() {
			p.panel.Shut()
			if err := table.Unshelve(p.room.Store, key); err != nil {
				p.room.StoreFailed(err)
			}
			p.Wake()
		}})
	}
	p.panel.Menu(w.Home.SavedGames, "", w.App.Close, entries)
}

// where says how far a game is.
func (p *Page) where(s *saved, long bool) string {
	w := p.room.Words
	if s.turn < 0 || s.match.Over() {
		return w.Home.GameIsOver
	}
	turn := w.Home.Turn.With("of", w.Of(s.seats[s.turn].Name))
	round := strconv.Itoa(max(1, s.round))
	if !long {
		return w.Home.StateShort.With("round", round, "turn", turn)
	}
	f := w.Weinhaendler.PhaseInText
	phase := []string{f.Bidding, f.Exchange, f.Cellars, f.Refill}[s.phase]
	return w.Home.State.With("round", round, "phase", phase, "turn", turn)
}

// Compose implements scenes.Scene.
func (p *Page) Compose(s *ui.Stage) {
	f := s.Frame()
	scenes.Cabinet(s)
	switch f.Shape {
	case ui.Desktop:
		p.desktop(s, f)
	case ui.Sideways:
		p.sideways(s, f)
	default:
		p.portrait(s, f)
	}
	if p.panel.Open() {
		s.DropControls()
		p.panel.Compose(s)
	}
}

// shelfIcon opens the games put aside, if there are any.
func (p *Page) shelfIcon(s *ui.Stage, x, y float64) {
	if len(p.shelf) > 0 {
		s.IconButton(ui.IconSpec{ID: "shelf", CX: x, CY: y, Icon: "folder", Light: true, Label: p.room.Words.Home.SavedGames, Act: p.openShelf})
	}
}

// title sets the name in gold letters about cx.
func (p *Page) title(s *ui.Stage, cx, base, size float64) {
	name := p.room.Words.App.Title
	w := sprites.Measure(name, sprites.Style{Font: sprites.SC, Size: size})
	s.Put(sprites.Surface{Kind: sprites.Title, Text: name, Size: size}, ui.R(cx-w/2, base, w, size))
}

func (p *Page) box(s *ui.Stage, r ui.Rect) {
	x := &p.room.Words.Weinhaendler
	s.Put(sprites.Surface{Kind: sprites.Box, Print: sprites.BoxPrint{Game: game, Title: x.Title, Subtitle: x.Subtitle,
		Players: p.room.Words.Home.Players.With("min", "3", "max", "5")}}, r)
	s.Control(ui.Control{ID: "play", Label: p.room.Words.Home.PlayGame.With("game", x.Title), Rect: r, Act: p.play})
}

func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	W, H := f.Full.W, f.Full.H
	w := p.room.Words
	p.title(s, W/2, 95, 84)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-150, 117, 300, 14))
	s.Put(sprites.Surface{Kind: sprites.LeftVine}, ui.R(0, 0, 459, 184))
	s.Put(sprites.Surface{Kind: sprites.RightVine}, ui.R(W-459, 0, 459, 184))
	sy := H - 224
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 22}, ui.R(0, sy, W, 30))
	// One box, larger, beside what the game is.
	bh := sy - 10 - 166
	bw := bh * 300 / 442
	x0 := W/2 - 430
	if W > 1320 {
		x0 = W/2 - 450
	}
	p.box(s, ui.R(x0, sy-10-bh, bw, bh))
	px := x0 + bw + 64
	label := ui.R(px, sy-10-bh+24, W/2+430-px, bh-64)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, label)
	t := min(f.Text, 1.4)
	title := sprites.Style{Font: sprites.SC, Size: 40, Color: sprites.Ink}
	s.Words(w.Weinhaendler.Title, label.X+30, label.Y+58, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(label.X+30, label.Y+76, label.W-60, 5))
	st := sprites.Style{Font: sprites.Serif, Size: 20 * t, Color: sprites.Ink}
	by := label.Bottom() - 88
	for float64(len(ui.Wrap(w.Weinhaendler.Summary, st, label.W-60)))*st.Size*1.35 > by-label.Y-96 {
		st.Size -= 0.5
	}
	s.Paragraph(w.Weinhaendler.Summary, label.X+30, label.Y+90+st.Size, st, st.Size*1.35, label.W-60)
	s.Button(ui.ButtonSpec{ID: "new", Rect: ui.R(label.X+30, by, 260, 62), Label: w.NewGame.Title, Primary: p.saved == nil || p.over(), Size: 23 * t, Act: p.play})
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(label.X+306, by, label.W-336, 62), Label: w.App.Rules, Icon: "book", Size: 19 * t, Key: '?', Act: p.openRules})

	// below the shelf
	left, right := W/2-545, W/2+545
	y := H - 182
	if p.saved != nil {
		p.continueDesktop(s, ui.R(left, y, 624, 150), t)
	} else {
		right = W/2 + 300
		left = right - 624 - 36
	}
	gx := left + 624 + 36
	if p.saved == nil {
		gx = W/2 - 215
		right = W/2 + 215
	}
	p.languages(s, ui.R(gx, y+48, right-gx-124, 54), false, 18)
	p.icons(s, right-80, right-24, y+75)
	p.shelfIcon(s, right+32, y+75)
}

func (p *Page) continueDesktop(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	x := r.X + 24
	for i, c := range p.saved.cards {
		turn := []float64{-7, 5}[i]
		s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: weinhaendler.CardArt(c), Lift: sprites.Token}, Turn: turn, Centred: true,
			Box: ui.R(x+float64(i)*32, r.Y+26, 70, 98)})
	}
	tx := r.X + 154
	if len(p.saved.cards) == 0 {
		tx = r.X + 30
	}
	s.Words(w.Weinhaendler.Title, tx, r.Y+40, sprites.Style{Font: sprites.SC, Size: 25, Color: sprites.Ink})
	st := sprites.Style{Font: sprites.Serif, Size: 17 * t, Color: sprites.Ink}
	words := p.where(p.saved, true)
	st.Size = ui.FitSize(words, st, r.Right()-206-tx)
	s.Words(words, tx, r.Y+64, st)
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(tx, r.Y+78, r.Right()-214-tx, 1))
	pitch := min(68, (r.Right()-206-tx)/float64(len(p.saved.seats)))
	for i, seat := range p.saved.seats {
		s.Piece(sprites.Look{ID: "common/crest-" + seat.Crest}, tx+float64(i)*pitch, r.Y+96, 28)
		s.Words(strconv.Itoa(p.saved.points[i]), tx+float64(i)*pitch+34, r.Y+120, sprites.Style{Font: sprites.SerifBold, Size: 21, Color: sprites.Ink})
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-186, r.Y+44, 158, 62), Label: p.continueLabel(), Primary: !p.over(), Size: 23 * t, Act: p.resume})
}

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

func (p *Page) icons(s *ui.Stage, x1, x2, y float64) {
	sound := p.room.SoundIcon()
	sound.CX, sound.CY, sound.Light = x1, y, true
	s.IconButton(sound)
	s.IconButton(ui.IconSpec{ID: "settings", CX: x2, CY: y, Icon: "gear", Light: true, Label: p.room.Words.App.SettingsFor,
		Act: func() { p.room.Push(settings.New(p.room)) }})
}

func (p *Page) openRules() { p.room.Push(rules.New(p.room, 5, false)) }

func (p *Page) portrait(s *ui.Stage, f ui.Frame) {
	W := f.Full.W
	w := p.room.Words
	c := f.Column(480)
	t := min(f.Text, 1.35)
	s.Put(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, f.Safe.Y, 105, 77))
	s.Put(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-105, f.Safe.Y, 105, 77))
	p.title(s, W/2, c.Y+58, 52)
	s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(W/2-96, c.Y+76, 192, 10))
	foot := c.Bottom() - 24
	by := foot - 56*t
	ly := by - 12 - 46
	top := ly - 14
	if p.saved != nil {
		r := ui.R(c.X+12, ly-14-106*t, c.W-24, 106*t)
		p.continuePhone(s, r, t)
		top = r.Y - 12
	}
	shelf := top - 46
	bh := min(shelf-6-(c.Y+112), 460)
	bw := bh * 300 / 442
	if bw > c.W-100 {
		bw = c.W - 100
		bh = bw * 442 / 300
	}
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 14}, ui.R(0, shelf, W, 18))
	p.box(s, ui.R(W/2-bw/2-8, shelf-6-bh, bw, bh))
	more := 0.0
	if len(p.shelf) > 0 {
		more = 54
	}
	p.languages(s, ui.R(c.X+12, ly, c.W-138-more, 46), true, 18)
	p.shelfIcon(s, c.Right()-146, ly+23)
	p.icons(s, c.Right()-92, c.Right()-38, ly+23)
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(c.X+12, by, 130*t, 56*t), Label: w.App.Rules, Icon: "book", Size: 18 * t, Key: '?', Act: p.openRules})
	s.Button(ui.ButtonSpec{ID: "new", Rect: ui.R(c.X+22+130*t, by, c.W-34-130*t, 56*t), Label: w.NewGame.Title, Primary: p.saved == nil || p.over(), Size: 22 * t, Act: p.play})
}

func (p *Page) continuePhone(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	bw := 124 * t
	s.Words(w.Weinhaendler.Title, r.X+20, r.Y+34, sprites.Style{Font: sprites.SC, Size: 21, Color: sprites.Ink})
	st := sprites.Style{Font: sprites.Serif, Size: 16 * t, Color: sprites.Ink}
	words := p.where(p.saved, false)
	room := r.W - bw - 16 - 28
	st.Size = max(16, ui.FitSize(words, st, room))
	if t == 1 { // one line; where it is too narrow for it, only whose turn it is
		if st.Size = 16; sprites.Measure(words, st) > room && !p.over() {
			words = w.Home.Turn.With("of", w.Of(p.saved.seats[max(p.saved.turn, 0)].Name))
		}
		st.Size = max(13, ui.FitSize(words, st, room))
	}
	for i, l := range ui.Wrap(words, st, room) {
		s.Words(l, r.X+20, r.Y+56+float64(i)*st.Size*1.15, st)
	}
	pitch := min(47, room/float64(len(p.saved.seats)))
	y := r.Bottom() - 38
	for i, seat := range p.saved.seats {
		x := r.X + 20 + float64(i)*pitch
		s.Piece(sprites.Look{ID: "common/crest-" + seat.Crest}, x, y, 18)
		s.Words(strconv.Itoa(p.saved.points[i]), x+21, y+17, sprites.Style{Font: sprites.SerifBold, Size: 16, Color: sprites.Ink})
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-bw-16, r.CY()-28*t, bw, 56*t), Label: p.continueLabel(), Primary: !p.over(), Size: 21 * t, Act: p.resume})
}

func (p *Page) sideways(s *ui.Stage, f ui.Frame) {
	W := f.Full.W
	w := p.room.Words
	c := f.Safe
	t := min(f.Text, 1.35)
	s.Put(sprites.Surface{Kind: sprites.ShortLeftVine}, ui.R(0, 0, 120, 88))
	s.Put(sprites.Surface{Kind: sprites.ShortRightVine}, ui.R(W-120, 0, 120, 88))
	shelf := c.Bottom() - 42
	s.Put(sprites.Surface{Kind: sprites.Shelf, Top: 14}, ui.R(0, shelf, W, 16))
	bh := shelf - 6 - c.Y - 28
	bw := bh * 300 / 442
	bx := c.X + 140
	p.box(s, ui.R(bx, shelf-6-bh, bw, bh))
	x := bx + bw + 60
	right := c.Right() - 50
	mid := (x + right) / 2
	p.title(s, mid, c.Y+62, 54)
	y := c.Y + 86
	if p.saved != nil {
		p.continuePhone(s, ui.R(x, y, right-x, 106*t), t)
		y += 106*t + 12
	} else {
		s.Put(sprites.Surface{Kind: sprites.GoldDiamondRule}, ui.R(mid-96, y-6, 192, 10))
		y += 40
	}
	bw2 := (right - x - 12) * 0.4
	s.Button(ui.ButtonSpec{ID: "rules", Rect: ui.R(x, y, bw2, 54), Label: w.App.Rules, Icon: "book", Size: 18 * t, Key: '?', Act: p.openRules})
	s.Button(ui.ButtonSpec{ID: "new", Rect: ui.R(x+bw2+12, y, right-x-bw2-12, 54), Label: w.NewGame.Title, Primary: p.saved == nil || p.over(), Size: 21 * t, Act: p.play})
	y += 66
	more := 0.0
	if len(p.shelf) > 0 {
		more = 56
	}
	p.languages(s, ui.R(x, y, right-x-124-more, 46), true, 18)
	p.shelfIcon(s, right-136, y+23)
	p.icons(s, right-80, right-24, y+23)
}
