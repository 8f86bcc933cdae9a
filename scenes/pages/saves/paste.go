package saves

import (
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// pasting is the field that a game is pasted into, where the clipboard cannot be
// read without it.
type pasting struct {
	open  bool
	asked bool    // the page's own field lies there
	at    ui.Rect // where the panel has room for it
}

// pasteGame brings in what is on the clipboard.
func (k *keeper) pasteGame() {
	k.app.Exchange.Paste(func(text string, ok bool) {
		if ok {
			k.bringIn(text, true)
			return
		}
		k.openField()
	})
}

// openField opens a panel with a field to paste into.
func (k *keeper) openField() {
	k.paste = pasting{open: true}
	k.panel.Page(k.words().Paste, k.composeField, func(o *ui.Outline) { o.Text(k.words().PasteNote) })
	k.app.Changed()
}

// composeField is that panel: what to do, and a place for the field.
func (k *keeper) composeField(s *ui.Stage) {
	f, w := s.Frame(), k.app.Words
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	t := min(f.Text, 1.5)
	width, high := min(fieldWidth*t, f.Safe.W-24), min(fieldHigh, f.Safe.H-24)
	r := ui.R(f.Safe.CX()-width/2, f.Safe.CY()-high/2, width, high)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	title := ink.Sized(25)
	title.Size = ui.FitSize(w.Saves.Paste, title, width-90)
	s.Words(w.Saves.Paste, r.X+24, r.Y+42, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+20, r.Y+55, width-40, 5))
	s.IconButton(ui.IconSpec{ID: "close", CX: r.Right() - 36, CY: r.Y + 32, Icon: "close", Light: true, Label: w.App.Cancel, Act: k.shut})
	st := serif.Sized(fieldWords * t)
	y := s.Paragraph(w.Saves.PasteNote, r.X+24, r.Y+72+st.Size*.8, st, st.Size*1.3, width-48)
	k.paste.at = ui.R(r.X+24, y-st.Size*.6, width-48, r.Bottom()-22-y+st.Size*.6)
	s.Put(sprites.Surface{Kind: sprites.Field}, k.paste.at)
}

// askForText lays the page's own field over the place in the panel as soon as that
// is known. A field that another page closed is the end of it.
func (k *keeper) askForText() {
	if !k.paste.open || k.paste.asked || k.paste.at.W == 0 {
		return
	}
	k.paste.asked = k.app.Ask(app.Field{Label: k.words().PasteField, Lines: true, Done: func(text string, ok bool) {
		if !k.paste.open {
			return
		}
		k.paste = pasting{}
		k.shut()
		if ok && text != "" {
			k.bringIn(text, true)
		}
	}}, k.paste.at)
	if !k.paste.asked {
		k.shut()
		k.app.Toast(k.words().NotPasted)
	}
}

// endPasting takes the field away.
func (k *keeper) endPasting() {
	if k.paste.asked {
		k.app.CloseField()
	}
	k.paste = pasting{}
}
