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
	spoken  string  // the same without signs that are not read; "" for text itself
	entries []Entry // of a menu
	close   string  // label of the cross
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
	*p = Panel{open: true, title: title, text: text, close: shut, entries: entries}
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
	columns := p.columns(f)
	w := min(menuWidth*min(f.Text, menuGrown)*float64(columns), f.Safe.W-ui.Far)
	sheet := p.sheet(f, columns)
	h := min(s.HeightOf(sheet, w), f.Safe.H-ui.Loose)
	s.Lay(sheet, ui.R(f.Safe.CX()-w/2, f.Safe.CY()-h/2, w, h))
}

// sheet is a menu: its title, what it says, and its buttons in so many columns.
func (p *Panel) sheet(f ui.Frame, columns int) ui.Part {
	var buttons []ui.Part
	for _, e := range p.entries {
		buttons = append(buttons, ui.ButtonSpec{ID: e.ID, Label: e.Label, Icon: e.Icon, Primary: e.Primary, Size: ui.ButtonSize * min(f.Text, largestButtons),
			Disabled: e.Disabled, Reason: e.Reason, Gesture: e.Gesture, Act: e.Act}.Part())
	}
	return ui.Column(0,
		ui.Row(ui.Apart, ui.Label(p.title, PaperName.Sized(ui.Head)).Pad(ui.Loose, 0),
			ui.Spring(), ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: p.close, Act: p.Shut}.Part()),
		ui.DoubleRule().Pad(ui.Apart, 0),
		ui.Column(menuGap, ui.Paragraph(p.text, sprites.Style{Font: sprites.Serif, Size: ui.Lead, Color: sprites.Ink}),
			ui.Grid(columns, menuGap, buttons...)).Pad(ui.Loose, ui.Apart),
	).Pad(ui.Loose, ui.Loose).On(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true})
}

// columns is how many columns a menu has: two where one would be too high.
func (p *Panel) columns(f ui.Frame) int {
	if n := len(p.entries); f.Shape == ui.Landscape && (n > 3 || p.text != "" && n > 1) {
		return 2
	}
	return 1
}

// Sizes of menus, in layout units.
const (
	menuWidth = 330.0 // of a column
	menuGrown = 1.3   // of the size of text: it grows so far
	menuGap   = 10.0
)

// panelZ lifts panels over everything on the table.
const panelZ = 100
