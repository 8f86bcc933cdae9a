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
	page    app.Scrolled
	tell    func(*ui.Outline) // what a page says in words
	own     func(*ui.Stage)   // lays a page out
	low     bool              // the page never fills the screen
	back    func()            // leads to where a page was opened, if that is not the table

	app  *app.App
	rows func() []ui.IconSpec // of a menu that hangs from its button
}

// Open reports whether the panel is open.
func (p *Panel) Open() bool { return p.open }

// Shut closes the panel.
func (p *Panel) Shut() { *p = Panel{} }

// Leave closes the panel and leads back to where it was opened.
func (p *Panel) Leave() {
	back := p.back
	if p.Shut(); back != nil {
		back()
	}
}

// Menu opens a panel of buttons, one below the other. Each puts it away before it acts.
func (p *Panel) Menu(title, text, shut string, entries []ui.ButtonSpec) {
	*p = Panel{open: true, title: title, text: text, close: shut}
	for _, e := range entries {
		act := e.Act
		e.Act = func() {
			p.Shut()
			if act != nil {
				act()
			}
		}
		p.entries = append(p.entries, e)
	}
}

// Page opens a panel that lays itself out, and says in words what it shows. It begins
// at the foot of what scrolls in it. On a phone held upright it fills the screen.
func (p *Panel) Page(a *app.App, title string, compose func(*ui.Stage), tell func(*ui.Outline)) {
	*p = Panel{open: true, title: title, page: app.NewScrolled(a), own: compose, tell: tell}
	p.page.ToFoot()
}

// Compose adds an open panel over what has been composed, which cannot be used any more.
func (p *Panel) Compose(s *ui.Stage) {
	if !p.open {
		return
	}
	if p.rows != nil {
		p.hang(s)
		return
	}
	if p.own != nil {
		s.DropControls()
		s.Raise(panelZ)
		p.own(s)
		s.Raise(0)
		return
	}
	columns, n := 1, len(p.entries)
	if s.Frame().Shape == ui.Landscape && (n > 3 || p.text != "" && n > 1) {
		columns = 2 // one would be too high
	}
	app.Dialog{Title: p.title, Text: p.text, Buttons: p.entries, Columns: columns, Width: menuWidth * float64(columns),
		Shut: ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: p.close, Act: p.Shut}}.Compose(s)
}

// menuWidth is that of a column of a menu, in layout units.
const menuWidth = 330.0

// panelZ lifts panels over everything on the table.
const panelZ = 100

// A PageMenu is the menu of a page about a finished game.
type PageMenu struct {
	Panel
	app   *app.App
	spec  GameSpec
	rules func()
}

// NewPageMenu returns the menu of a page about a game; rules opens its rule book.
func NewPageMenu(app *app.App, spec GameSpec, rules func()) *PageMenu {
	return &PageMenu{app: app, spec: spec, rules: rules}
}

// Icon opens the menu of the page; home leads from there to the boxes.
func (m *PageMenu) Icon(home func()) ui.IconSpec {
	w := m.app.Words
	rows := func() []ui.IconSpec {
		return []ui.IconSpec{
			{ID: "rules", Label: w.App.AllRules, Icon: "book", Key: '?', Act: m.rules},
			m.app.SoundSwitch(),
			{ID: "settings", Label: w.Settings.Title, Icon: "gear", Act: func() { m.app.Push(m.spec.Pages.Settings(m.app, m.spec.Sample)) }},
			{ID: "home", Label: w.Table.ToHome, Icon: "back", Act: home},
		}
	}
	return m.menuIcon(w.App.Menu, func() {
		m.Hang(m.app, "", rows)
		m.app.Changed()
	})
}
