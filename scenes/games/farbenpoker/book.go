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
		Diagrams:      map[int]rulebook.Diagram{1: doublesDiagram, putPage: crossingDiagram, comebackPage: chanceDiagram},
	}
}
