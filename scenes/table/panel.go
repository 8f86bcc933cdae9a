package table

import (
	"treille/scenes/app"
	"treille/scenes/ui"
)

// A Panel is a sheet of parchment over the table: the menu, the log, a
// question. The zero value is shut.
type Panel struct {
	open    bool
	title   string
	text    string
	spoken  string          // the same without signs that are not read; "" for text itself
	entries []ui.ButtonSpec // of a menu
	close   string          // label of the cross
	scroll  float64
	limit   float64
	tell    func(*ui.Outline) // what a page says in words
	own     func(*ui.Stage)   // lays a page out
}

// Open reports whether the panel is open.
func (p *Panel) Open() bool { return p.open }

// Shut closes the panel.
func (p *Panel) Shut() { *p = Panel{} }

// Menu opens a panel of buttons, one below the other.
func (p *Panel) Menu(title, text, shut string, entries []ui.ButtonSpec) {
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

// Compose adds an open panel over what has been composed, which cannot be used any more.
func (p *Panel) Compose(s *ui.Stage) {
	if !p.open {
		return
	}
	if p.own != nil {
		s.DropControls()
		s.Raise(panelZ)
		p.own(s)
		s.Raise(0)
		return
	}
	columns := p.columns(s.Frame())
	app.Dialog{Title: p.title, Text: p.text, Buttons: p.entries, Columns: columns, Width: menuWidth * float64(columns),
		Shut: ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: p.close, Act: p.Shut}.Part()}.Compose(s)
}

// columns is how many columns a menu has: two where one would be too high.
func (p *Panel) columns(f ui.Frame) int {
	if n := len(p.entries); f.Shape == ui.Landscape && (n > 3 || p.text != "" && n > 1) {
		return 2
	}
	return 1
}

// menuWidth is that of a column of a menu, in layout units.
const menuWidth = 330.0

// panelZ lifts panels over everything on the table.
const panelZ = 100
