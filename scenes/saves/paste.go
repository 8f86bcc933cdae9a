package saves

import (
	"treille/scenes"
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
	k.room.Exchange.Paste(func(text string, ok bool) {
		if ok {
			k.bringIn(text, true)
			return
		}
		k.openField()
	})
}

// openField opens a panel with a field to paste into.
func (k *keeper) openField() {
	w := k.room.Words
	k.paste = pasting{open: true}
	st := sprites.Style{Font: sprites.Serif, Size: fieldWords, Color: sprites.Ink}
	k.panel.Page(w.Saves.Paste, w.App.Cancel, fieldWidth, func(float64) float64 { return 0 }, func(s *ui.Stage, r ui.Rect) {
		st := st.Sized(fieldWords * min(s.Frame().Text, 1.5))
		y := s.Paragraph(w.Saves.PasteNote, r.X, r.Y+st.Size, st, st.Size*1.3, r.W)
		k.paste.at = ui.R(r.X, y, r.W, r.Bottom()-y)
		s.Put(sprites.Surface{Kind: sprites.Field}, k.paste.at)
	})
	k.room.Changed()
}

// askForText lays the page's own field over the place in the panel as soon as that
// is known. A field that another page closed is the end of it.
func (k *keeper) askForText() {
	if !k.paste.open || k.paste.asked || k.paste.at.W == 0 {
		return
	}
	k.paste.asked = k.room.Ask(scenes.Field{Label: k.words().PasteField, Lines: true, Done: func(text string, ok bool) {
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
		k.room.Note(k.words().NotPasted)
	}
}

// endPasting takes the field away.
func (k *keeper) endPasting() {
	if k.paste.asked {
		k.room.CloseField()
	}
	k.paste = pasting{}
}
