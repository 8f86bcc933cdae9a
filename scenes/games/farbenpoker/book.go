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
			return []*lang.Rule{&r.Roll, &r.Draw, &r.PutBack, &r.Comeback, &r.End, &r.Pieces}
		},
		End:           endPage,
		Sources:       func(w *lang.Words) []string { return w.Farbenpoker.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams: map[int]rulebook.Diagram{0: setDiagram, 1: doublesDiagram, putPage: crossingDiagram, comebackPage: chanceDiagram,
			endPage: endDiagram, piecesPage: piecesDiagram},
		Told: map[int]func(*lang.Words) []string{
			0:            says(func(r *lang.FarbenpokerRules) []string { return []string{r.SetTitle, r.SetNote} }),
			1:            says(func(r *lang.FarbenpokerRules) []string { return []string{r.DoublesTitle, r.DoublesNote} }),
			putPage:      says(func(r *lang.FarbenpokerRules) []string { return []string{r.CrossingTitle, r.CrossingNote} }),
			comebackPage: says(func(r *lang.FarbenpokerRules) []string { return []string{r.ChanceTitle, r.ChanceNote} }),
			endPage:      says(func(r *lang.FarbenpokerRules) []string { return []string{r.EndTitle, r.EndNote} }),
			piecesPage:   says(func(r *lang.FarbenpokerRules) []string { return []string{r.PiecesTitle, r.PiecesNote} }),
		},
	}
}

// says is what the words of the rule book say of a drawing.
func says(of func(*lang.FarbenpokerRules) []string) func(*lang.Words) []string {
	return func(w *lang.Words) []string { return of(&w.Farbenpoker.Rules) }
}
