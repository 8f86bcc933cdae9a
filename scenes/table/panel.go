package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A Panel is a sheet of parchment over the table: the menu, the log, a
// question. The zero value is shut.
type Panel struct {
	open    bool
	title   string
	text    string
	spoken  string // the same without signs that are not read; "" for text itself
	width   float64
	entries int // of a menu
	body    func(s *ui.Stage, r ui.Rect)
	close   string // label of the cross
	scroll  float64
	limit   float64
	tell    func(*ui.Outline) // what a page says in words
	own     func(*ui.Stage)   // lays a page out
}

// Open reports whether the panel is open.
func (p *Panel) Open() bool { return p.open }

// Shut closes the panel.
func (p *Panel) Shut() { *p = Panel{} }

// An Entry is a button of a menu.
type Entry struct {
	ID, Label, Icon string
	Primary         bool
	Disabled        bool
	Reason          string
	Gesture         ui.Gesture
	Act             func()
}

// Menu opens a panel of buttons, one below the other.
func (p *Panel) Menu(title, text, shut string, entries []Entry) {
	*p = Panel{open: true, title: title, text: text, width: menuWidth, close: shut, entries: len(entries),
		body: func(s *ui.Stage, r ui.Rect) {
			t := min(s.Frame().Text, 1.4)
			columns, row := p.columns(s.Frame()), p.row(s.Frame())
			w := (r.W - float64(columns-1)*menuGap) / float64(columns)
			for i, e := range entries {
				box := ui.R(r.X+float64(i%columns)*(w+menuGap), r.Y+float64(i/columns)*(row+menuGap), w, row)
				s.Button(ui.ButtonSpec{ID: e.ID, Rect: box, Label: e.Label,
					Icon: e.Icon, Primary: e.Primary, Size: 19 * t, Disabled: e.Disabled, Reason: e.Reason, Gesture: e.Gesture, Act: e.Act})
			}
		}}
}

// Page opens a panel that lays itself out, and says in words what it shows. It begins
// at the foot of what Scrolled adds. On a phone held upright it fills the screen.
func (p *Panel) Page(title string, compose func(*ui.Stage), tell func(*ui.Outline)) {
	*p = Panel{open: true, title: title, scroll: 1e9, own: compose, tell: tell}
}

// fills reports whether nothing but the panel is to be seen.
func (p *Panel) fills(f ui.Frame) bool { return p.own != nil && f.Shape == ui.Portrait }

// ToFoot scrolls a page to its foot.
func (p *Panel) ToFoot() { p.scroll = 1e9 }

// Scrolled adds the page of a panel, which is high and scrolls if its view has less
// room.
func (p *Panel) Scrolled(s *ui.Stage, view ui.Rect, high float64, body func(ui.Rect)) {
	p.limit = max(0, high-view.H)
	p.scroll = min(p.scroll, p.limit)
	s.Clip(view)
	body(ui.R(view.X, view.Y-p.scroll, view.W, high))
	s.EndClip()
	s.ScrollBar(view, p.scroll, p.limit)
}

// Scroll moves a page by dy, and reports whether the panel has one.
func (p *Panel) Scroll(dy float64) bool {
	if p.own == nil {
		return false
	}
	p.scroll = min(p.limit, max(0, p.scroll+dy))
	return true
}

// Compose adds an open panel to the stage.
func (p *Panel) Compose(s *ui.Stage) {
	if !p.open {
		return
	}
	f := s.Frame()
	s.Raise(panelZ)
	defer s.Raise(0)
	if p.own != nil {
		p.own(s)
		return
	}
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	t := f.Text
	columns := p.columns(f)
	w := min(p.width*min(t, 1.3)*float64(columns), f.Safe.W-24)
	body := float64(p.rows(f))*(p.row(f)+menuGap) - menuGap
	textStyle, lines := p.fit(sprites.Style{Font: sprites.Serif, Size: 18 * t, Color: sprites.Ink}, w-48, f.Safe.H-12-panelHead-body-34)
	lead := textStyle.Size * 1.3
	h := panelHead + float64(len(lines))*lead + body + 24
	if len(lines) > 0 {
		h += 10
	}
	r := ui.R(f.Safe.CX()-w/2, f.Safe.CY()-h/2, w, h)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	title := sprites.Style{Font: sprites.SC, Size: 25, Color: sprites.Ink}
	title.Size = ui.FitSize(p.title, title, w-90)
	s.Words(p.title, r.X+24, r.Y+42, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+20, r.Y+55, w-40, 5))
	s.IconButton(ui.IconSpec{ID: "close", CX: r.Right() - 36, CY: r.Y + 32, Icon: "close", Light: true, Label: p.close, Act: p.Shut})
	y := r.Y + panelHead + lead*0.75
	for _, l := range lines {
		s.Words(l, r.X+24, y, textStyle)
		y += lead
	}
	top := r.Y + panelHead + 2
	if len(lines) > 0 {
		top += float64(len(lines))*lead + 10
	}
	p.body(s, ui.R(r.X+24, top, w-48, r.Bottom()-22-top))
}

// fit breaks the words over the buttons into lines of at most width; where they
// are higher than height, they are set smaller.
func (p *Panel) fit(st sprites.Style, width, height float64) (sprites.Style, []string) {
	if p.text == "" {
		return st, nil
	}
	lines := ui.Wrap(p.text, st, width)
	for float64(len(lines))*st.Size*1.3 > height && st.Size > 13 {
		st.Size -= 0.5
		lines = ui.Wrap(p.text, st, width)
	}
	return st, lines
}

// columns is how many columns a menu has: two where one would be too high.
func (p *Panel) columns(f ui.Frame) int {
	if f.Shape == ui.Landscape && (p.entries > 3 || p.text != "" && p.entries > 1) {
		return 2
	}
	return 1
}

// rows is how many rows of buttons a menu has.
func (p *Panel) rows(f ui.Frame) int { return (p.entries + p.columns(f) - 1) / p.columns(f) }

// row is how high each is: less than usual where there is no room for all.
func (p *Panel) row(f ui.Frame) float64 {
	return min(menuRow, (f.Safe.H-24-panelHead-24+menuGap)/float64(max(p.rows(f), 1))-menuGap)
}

// Sizes of menus, in layout units.
const (
	menuWidth = 330.0
	menuRow   = 52.0
	menuGap   = 10.0
	panelHead = 68.0 // over what a panel holds
)

// panelZ lifts panels over everything on the table.
const panelZ = 100
