package table

import (
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// Diagram is a drawing of a rule book on its paper, between its title and a note.
func Diagram(of func(w *lang.Words) (title, note string, body ui.Part)) rulebook.Diagram {
	return func(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
		title, note, body := of(w)
		p := ui.Column(ui.Loose,
			ui.Label(title, ui.PaperName.Sized(ui.Lead)),
			body,
			ui.Paragraph(note, ui.PaperItalic.In(sprites.InkSoft))).
			Pad(ui.Loose, ui.Apart).On(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true})
		box.H = s.HeightOf(p, box.W)
		s.Lay(p, box)
		return box.H + ui.Apart
	}
}
