package zankapfel

import (
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
)

// The pages of the rule book.
const (
	pageFarm = iota
	pageMayor
	pageHarvest
	pageQuarrel
	pageEnd
	pageSetup
)

// book is the rule book.
func book() rulebook.Book {
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Zankapfel.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Zankapfel.Rules
			return []*lang.Rule{&r.Farm, &r.Mayor, &r.Harvest, &r.Quarrel, &r.End, &r.Setup}
		},
		End:           pageEnd,
		Sources:       func(w *lang.Words) []string { return w.Zankapfel.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams:      map[int]rulebook.Diagram{pageMayor: mayorDiagram, pageQuarrel: quarrelDiagram, pageSetup: mayorDiagram},
	}
}
