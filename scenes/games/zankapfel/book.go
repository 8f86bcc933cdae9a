package zankapfel

import (
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
)

// The pages of the rule book.
const (
	pageSetup = iota
	pageFarm
	pageMayor
	pageHarvest
	pageQuarrel
	pageEnd
)

// book is the rule book.
func book() rulebook.Book {
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Zankapfel.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Zankapfel.Rules
			return []*lang.Rule{&r.Setup, &r.Farm, &r.Mayor, &r.Harvest, &r.Quarrel, &r.End}
		},
		End:           pageEnd,
		Sources:       func(w *lang.Words) []string { return w.Zankapfel.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams:      map[int]rulebook.Diagram{pageMayor: mayorDiagram, pageQuarrel: quarrelDiagram, pageSetup: mayorDiagram},
	}
}
