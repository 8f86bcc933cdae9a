package app_test

import (
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// sheet is a page with a code for cameras, or an open sheet, that shows a note.
type sheet struct {
	noted
	open bool
}

var codeAt = ui.R(40, 60, 200, 200)

func (p *sheet) Compose(s *ui.Stage) {
	s.Put(sprites.Matrix("#. .#"), codeAt)
	if p.open {
		s.Control(ui.Control{ID: "close", Label: "Close", Rect: ui.R(300, 10, 44, 44)})
	}
}

// TestANoteStandsClearOfCodesAndSheets shows one over a page with a code for cameras, and over an open sheet.
func TestANoteStandsClearOfCodesAndSheets(t *testing.T) {
	for _, open := range []bool{false, true} {
		app := newApp(t, shapes[0])
		app.Push(&sheet{open: open})
		tick(t, app, 2)
		app.Toast("A note in passing")
		tick(t, app, 1)
		var note ui.Rect
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Note {
				note = it.Box
			}
		})
		f := app.Stage().Frame()
		if note.H == 0 || note.Meets(codeAt) || !note.Within(f.Safe) || open != (note.Bottom() > f.Safe.Bottom()-30) {
			t.Errorf("with an open sheet %t the note stands at %v", open, note)
		}
	}
}
