package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
)

// book is the rule book.
func book() rulebook.Book {
	printed := fp.Printed()
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Farbenpoker.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Farbenpoker.Rules
			return []*lang.Rule{&r.Pieces, &r.Roll, &r.Draw, &r.PutBack, &r.Comeback, &r.End}
		},
		End:           endPage,
		Sources:       func(w *lang.Words) []string { return w.Farbenpoker.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams: map[int]rulebook.Diagram{piecesPage: piecesDiagram, dicePage: setDiagram, drawPage: doublesDiagram, putPage: crossingDiagram,
			comebackPage: chanceDiagram, endPage: endDiagram},
		Told: map[int]func(*lang.Words) []string{
			piecesPage:   says(func(r *lang.FarbenpokerRules) []string { return []string{r.PiecesTitle, r.PiecesNote} }),
			dicePage:     says(func(r *lang.FarbenpokerRules) []string { return []string{r.SetTitle, r.SetNote} }),
			drawPage:     says(func(r *lang.FarbenpokerRules) []string { return []string{r.DoublesTitle, r.DoublesNote} }),
			putPage:      says(func(r *lang.FarbenpokerRules) []string { return []string{r.CrossingTitle, r.CrossingNote} }),
			comebackPage: says(func(r *lang.FarbenpokerRules) []string { return []string{r.ChanceTitle, r.ChanceNote} }),
			endPage:      says(func(r *lang.FarbenpokerRules) []string { return []string{r.EndTitle, r.EndNote} }),
		},
	}
}

// says is what the words of the rule book say of a drawing.
func says(of func(*lang.FarbenpokerRules) []string) func(*lang.Words) []string {
	return func(w *lang.Words) []string { return of(&w.Farbenpoker.Rules) }
}
