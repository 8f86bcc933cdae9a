package table

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Hang opens a menu that hangs from the button it is opened with; note stands below its
// rows. A row shuts it before it acts, if it is no switch.
func (p *Panel) Hang(a *app.App, note string, rows func() []ui.IconSpec) {
	*p = Panel{open: true, app: a, title: a.Words.Table.MenuTitle, text: note, rows: rows}
}

// menuIcon is the button that a menu hangs from, and that shuts it.
func (p *Panel) menuIcon(label string, open func()) ui.IconSpec {
	icon := "menu"
	if p.rows != nil {
		icon = "close"
	}
	return ui.IconSpec{ID: "menu", Icon: icon, Label: label, Act: open}
}

// hang adds the menu below its button.
func (p *Panel) hang(s *ui.Stage) {
	f, w := s.Frame(), &p.app.Words.App
	from := ui.R(f.Safe.Right()-ui.Target-ui.Near, f.Safe.Y, ui.Target, app.BannerHeight(f))
	if c := s.Find("menu"); c != nil {
		from = c.Rect
	}
	s.DropControls()
	s.Raise(panelZ)
	defer s.Raise(0)
	veil := ui.R(0, from.Bottom(), f.Full.W, f.Full.H-from.Bottom())
	if from.Bottom() > f.Safe.Y+app.BannerHeight(f) { // there is no banner
		veil = f.Full
	}
	s.Put(sprites.Surface{Kind: sprites.Veil}, veil)
	if veil == f.Full {
		s.Put(sprites.Surface{Kind: sprites.DarkDisc, Icon: "close"}, from)
	}
	var rows []ui.Part
	for _, e := range p.rows() {
		rows = append(rows, p.row(e))
	}
	columns, wide := [][]ui.Part{rows}, hangWidth*f.Caption()
	if f.Shape == ui.Landscape {
		half := (len(rows) + 1) / 2
		columns, wide = [][]ui.Part{rows[:half], rows[half:]}, 2*wide
	}
	list := ui.Rows(1, ui.Far, Each(columns, func(rows []ui.Part) ui.Part { return ui.Column(0, ui.Ruled(rows...)...).Top() })...)
	note := ui.Paragraph(p.text, ui.PaperText.Sized(ui.Body)).Pad(0, ui.Apart)
	sheet := ui.Column(0, ui.Ruled(list, note)...).Pad(hangSide, ui.Apart).On(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true})
	wide = min(wide, f.Safe.W-2*ui.Close)
	top := from.Bottom() + ui.Close
	box := ui.R(min(from.Right()+hangOver, f.Safe.Right()-ui.Close)-wide, top, wide, min(s.HeightOf(sheet, wide), f.Safe.Bottom()-ui.Close-top))
	s.Lay(sheet, box)
	s.Beside(box, p.Shut)
	s.Control(ui.Control{ID: "close", Label: w.Close, Rect: from, Act: p.Shut})
	s.Put(sprites.Surface{Kind: sprites.Tail, State: sprites.On}, ui.R(from.CX()-hangTail, top-hangTail+ui.Tight, 2*hangTail, hangTail))
}

// row is one of a menu that hangs: icon and words, and a switch if it is one.
func (p *Panel) row(e ui.IconSpec) ui.Part {
	style, act, id := ui.PaperBold.Sized(ui.Lead), e.Act, "menu/"+e.ID
	if e.Disabled {
		style = ui.PaperFact.Sized(ui.Lead)
	}
	if e.Icon == "?" {
		e.Icon = "book"
	}
	end := ui.Part{}
	if e.Role == ui.Checkbox {
		kind := sprites.Surface{Kind: sprites.Switch}
		if e.Checked {
			kind.State = sprites.On
		}
		end = ui.Mark(kind, hangSwitchW, hangSwitchH)
	} else {
		act = func() {
			p.Shut()
			e.Act()
		}
	}
	words, label := ui.Label(e.Label, style), e.Label
	if e.Value != "" {
		words, label = ui.Column(0, words, ui.Label(e.Value, ui.PaperNote.Sized(ui.Body))), e.Label+": "+e.Value
	}
	icon := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: e.Icon, Stroke: 2, Tint: style.Color}, hangIcon, hangIcon)
	return ui.Row(hangIcon*.7, icon, words.Middle().Growing(), end).Pad(ui.Near, 0).AtLeast(0, ui.Target).Roomy(0, hangRow).
		Target(ui.Control{ID: id, Role: e.Role, Label: label, Checked: e.Checked, Disabled: e.Disabled, Reason: e.Reason, Key: e.Key, Part: true, Act: act})
}

// Sizes of a menu that hangs.
const (
	hangWidth                = 324.0
	hangRow                  = 50.0
	hangIcon                 = 24.0
	hangSide                 = 18.0 // of its rules from its edges
	hangTail                 = 14.0
	hangOver                 = 18.0 // of its right edge over that of the button
	hangSwitchW, hangSwitchH = 60.0, 32.0
)
