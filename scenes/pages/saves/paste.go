package saves

import (
	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
	"treille/sprites"
)

// pasting is the field that a game is pasted into, where the clipboard cannot be
// read without it.
type pasting struct {
	open  bool
	at    ui.Rect // where the panel has room for it,
	asked ui.Rect // and where the page's own field lies
	text  string  // so far
	wrong string  // why nothing of it was brought in, "" if that was not tried
}

// pasteGame brings in what is on the clipboard.
func (k *Keeper) pasteGame() {
	k.app.Exchange.Paste(func(text string, ok bool) {
		if ok {
			k.bringIn(text, true)
			return
		}
		k.openField()
	})
}

// openField opens a panel with a field to paste into.
func (k *Keeper) openField() {
	k.paste = pasting{open: true}
	k.panel.Page(k.app, k.words().Paste, k.composeField, func(o *ui.Outline) {
		o.Text(k.words().PasteNote)
		if k.paste.wrong != "" {
			o.Text(k.paste.wrong)
		}
	})
	k.app.Changed()
}

// composeField is that panel: what to do, and a place for the field.
func (k *Keeper) composeField(s *ui.Stage) {
	f, w := s.Frame(), k.app.Words
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	width, high := min(fieldWidth*min(f.Text, 1.5), f.Safe.W-ui.Far), min(fieldHigh, f.Safe.H-ui.Far)
	field := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { k.paste.at = r })
	s.Lay(ui.Column(ui.Apart,
		ui.Row(ui.Apart, ui.Label(w.Saves.Paste, ui.PaperName.Sized(ui.Head)), ui.Spring(),
			ui.IconSpec{ID: "close", Icon: "close", Light: true, Label: w.App.Cancel, Act: k.panel.Shut}.Part()),
		ui.DoubleRule(), ui.Paragraph(w.Saves.PasteNote, ui.PaperSerif.Sized(ui.Lead)), field.On(sprites.Surface{Kind: sprites.Field}), page.Wrong(k.paste.wrong),
		ui.ButtonSpec{ID: "bring-in", Label: w.Saves.BringIn, Icon: "paste", Primary: true, Disabled: k.paste.text == "", Reason: w.Saves.PasteNote, Act: k.bringPasted}.Part(),
	).Pad(ui.Far, ui.Wide).On(ui.SheetPaper), ui.R(f.Safe.CX()-width/2, f.Safe.CY()-high/2, width, high))
}

// askForText lays the page's own field over the place in the panel.
func (k *Keeper) askForText() {
	if !k.paste.open || k.paste.asked == k.paste.at {
		return
	}
	k.app.CloseField() // where the place was before
	k.paste.asked = k.paste.at
	asked := k.app.Ask(app.Field{Label: k.words().PasteField, Value: k.paste.text, Lines: true,
		Changed: func(text string) string {
			k.paste.text, k.paste.wrong = text, ""
			k.app.Changed()
			return text
		},
		Done: k.leaveField, // by Escape
	}, k.paste.at)
	if !asked {
		k.panel.Shut()
		k.app.Toast(k.words().NotPasted)
	}
}

// leaveField shuts the panel: what is in the field is not wanted.
func (k *Keeper) leaveField(string, bool) {
	k.panel.Shut()
	k.app.Changed()
}

// bringPasted brings in what is in the field. If nothing can be, the panel stays with the text,
// and says why.
func (k *Keeper) bringPasted() {
	said, none := k.bring([]string{k.paste.text}, true)
	if none {
		k.paste.wrong = said
		k.app.Say(said)
		k.app.Changed()
		return
	}
	k.panel.Shut()
	k.app.Toast(said)
}

// endPasting takes the field away.
func (k *Keeper) endPasting() {
	if k.paste.open {
		k.app.CloseField()
	}
	k.paste = pasting{}
}
