package app

import (
	"cmp"

	"treille/scenes/ui"
	"treille/sprites"
)

// A Dialog lies over a screen, with a sentence or two and buttons.
type Dialog struct {
	Title, Text string
	// Buttons need no place and no size: they stand in so many Columns, without a number one
	// below the other on a phone held upright, else side by side.
	Buttons []ui.ButtonSpec
	Columns int
	Width   float64     // with text of the usual size
	Shut    ui.IconSpec // a cross beside the title, if it has an id: a press beside the dialog does the same
}

// Sizes of a dialog, in layout units.
const (
	dialogWidth = 440.0
	dialogGap   = 10.0
	dialogGrown = 1.3 // of the size of text: it grows so far,
	dialogLabel = 1.4 // and its buttons
	dialogZ     = 100 // above the screen
)

// Compose adds the dialog over what has been composed, which cannot be used any more.
func (d Dialog) Compose(s *ui.Stage) {
	f := s.Frame()
	s.DropControls()
	s.Raise(dialogZ)
	defer s.Raise(0)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	if f.Shape == ui.Portrait {
		d.Columns = max(1, d.Columns)
	}
	w := min(cmp.Or(d.Width, dialogWidth)*min(f.Text, dialogGrown), f.Safe.W-ui.Far)
	sheet := d.sheet(f)
	h := min(s.HeightOf(sheet, w), f.Safe.H-ui.Loose)
	at := ui.R(f.Safe.CX()-w/2, f.Safe.CY()-h/2, w, h)
	s.Lay(sheet, at)
	if d.Shut.ID != "" {
		s.Beside(at, d.Shut.Act)
	}
}

// sheet is the dialog itself.
func (d Dialog) sheet(f ui.Frame) ui.Part {
	var buttons []ui.Part
	for _, b := range d.Buttons {
		b.Size = ui.ButtonSize * min(f.Text, dialogLabel)
		part := b.Part()
		if b.Below {
			part = noted(b)
		}
		buttons = append(buttons, part)
	}
	title := ui.Label(d.Title, sprites.Style{Font: sprites.SC, Size: ui.Head, Color: sprites.Ink})
	return ui.Column(0,
		ui.Row(ui.Apart, title.Pad(ui.Loose, 0), ui.Spring(), ui.When(d.Shut.ID != "", d.Shut.Part())).AtLeast(0, ui.Target),
		ui.DoubleRule().Pad(ui.Apart, 0),
		ui.Column(dialogGap, ui.Paragraph(d.Text, sprites.Style{Font: sprites.Serif, Size: ui.Lead, Color: sprites.Ink}),
			ui.FullGrid(cmp.Or(d.Columns, len(buttons)), dialogGap, buttons...)).Pad(ui.Loose, ui.Apart),
	).Pad(ui.Loose, ui.Loose).On(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true})
}

// noted is a button with a sentence below its label, and its icon beside both.
func noted(b ui.ButtonSpec) ui.Part {
	words := ui.Column(ui.Tight, ui.Label(b.Label, ui.PaperBold.Sized(ui.ButtonSize)), ui.Paragraph(b.Second, ui.PaperNote.Sized(ui.Body)))
	return ui.Row(ui.Loose, ui.Icon(b.Icon, ui.PaperBold.Sized(ui.Title)), words.Middle().Growing()).Pad(ui.Loose, ui.Apart).
		On(sprites.Surface{Kind: sprites.Secondary}).Control(ui.Control{ID: b.ID, Label: b.Label + ". " + b.Second, Act: b.Act})
}

// A toast is a sentence shown in passing.
type toast struct {
	text  string // "" for none
	from  string // id of the control that was pressed for it
	about string // id of the disabled control whose reason it is, if it is one
	left  int    // ticks
	// refuses is whether it says why something cannot be done.
	refuses bool
}

// Toast shows a sentence in passing, and says it.
func (a *App) Toast(text string) {
	a.Post(text)
	a.Say(text)
}

// Post is Toast for what is spoken anyway.
func (a *App) Post(text string) {
	a.toast = toast{text: text, left: toastTicks}
	if len(a.stack) > 0 {
		a.toast.from = a.Stage().Focus()
	}
	a.Changed()
}

// Refuse is Toast for why something cannot be done: it goes as soon as the player does something else, or with EndRefusal.
func (a *App) Refuse(reason string) {
	a.Toast(reason)
	a.toast.refuses = true
}

// Refuses reports whether that is being said.
func (a *App) Refuses() bool { return a.toast.refuses }

// EndRefusal ends what Refuse has said: its moment is over.
func (a *App) EndRefusal() {
	if a.toast.refuses {
		a.toast = toast{}
		a.Changed()
	}
}

// ageToast lets a toast pass.
func (a *App) ageToast() {
	if a.toast.left > 0 {
		if a.toast.left--; a.toast.left == 0 {
			a.toast = toast{}
			a.Changed()
		}
	}
}

// composeToast adds the toast near the upper edge, where nothing lies that a
// decision needs: over the banner, on a phone held upright just below it, or, if it
// says why something cannot be done, at the lower edge of the place that the page has for that. One
// whose cause has gone goes as well.
func (a *App) composeToast(s *ui.Stage) {
	if about := a.toast.about; about != "" {
		if c := s.Find(about); c == nil || !c.Disabled || c.Reason != a.toast.text {
			a.toast = toast{}
		}
	}
	if a.toast.text == "" {
		return
	}
	f := s.Frame()
	pad := 13.0
	if a.toast.refuses && f.Shape == ui.Portrait {
		pad = leastPad
	}
	w, words := min(520, f.Safe.W-24), note(a.toast.text, 17*min(f.Text, 1.5)/f.Text).Pad(18, pad)
	box := ui.R(f.Safe.CX()-w/2, f.Safe.Y+6, w, s.HeightOf(words, w))
	if f.Shape == ui.Portrait {
		box.Y = f.Safe.Y + 52
	}
	if r, ok := s.Where(ui.RefusalPlace); ok && a.toast.refuses {
		if f.Shape != ui.Portrait { // on a phone held upright it is as wide as the line that it covers
			w = min(w, max(r.W, leastRefusal))
		}
		high := s.HeightOf(words, w)
		box = ui.R(max(f.Safe.X+12, min(r.CX()-w/2, f.Safe.Right()-12-w)), r.Bottom()-high, w, high)
	}
	if s.Find("close") != nil || s.Find("cancel") != nil { // a sheet is open, and is read from its head on
		box.Y = f.Safe.Bottom() - toastFoot - box.H
	}
	for _, r := range a.uncovered(s) {
		if !r.Meets(box) {
			continue
		}
		for _, y := range []float64{r.Bottom() + tipGap, r.Y - tipGap - box.H} {
			if moved := ui.R(box.X, y, box.W, box.H); moved.Within(f.Safe) {
				box = moved
				break
			}
		}
	}
	s.Lay(words.On(sprites.Surface{Kind: sprites.Note}).Raised(toastZ), box)
}

// uncovered is what a toast does not cover: a code that is scanned just then, and what it speaks of.
func (a *App) uncovered(s *ui.Stage) (list []ui.Rect) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.MatrixKind {
			list = append(list, it.Box)
		}
	})
	if c := s.Find(a.toast.from); c != nil {
		list = append(list, c.Shown)
	}
	return list
}

// note are words in passing, so large where text has the usual size.
func note(words string, size float64) ui.Part {
	return ui.Paragraph(words, sprites.Style{Font: sprites.Serif, Size: size, Color: sprites.Ink, Align: sprites.Middle})
}
