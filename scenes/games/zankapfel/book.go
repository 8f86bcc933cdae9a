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
			r := w.Zankapfel.Rules
			return []*lang.Rule{&r.Setup, &r.Farm, &r.Mayor, &r.Harvest, &r.Quarrel, &r.End}
		},
		End:           pageEnd,
		Sources:       func(w *lang.Words) []string { return w.Zankapfel.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams: map[int]rulebook.Diagram{pageSetup: mayorDiagram, pageFarm: farmDiagram, pageMayor: mayorDiagram,
			pageHarvest: harvestDiagram, pageQuarrel: quarrelDiagram, pageEnd: endDiagram},
		Told: map[int]func(*lang.Words) []string{
			pageSetup:   toldMayor,
			pageFarm:    func(w *lang.Words) []string { return []string{farmNote(w)} },
			pageMayor:   toldMayor,
			pageHarvest: func(w *lang.Words) []string { return []string{harvestNote(w)} },
			pageQuarrel: func(w *lang.Words) []string {
				return []string{w.Zankapfel.Rules.QuarrelTitle, w.Zankapfel.Rules.QuarrelNote}
			},
			pageEnd: func(w *lang.Words) []string { return []string{w.Zankapfel.Rules.EndNote} },
		},
	}
}

func toldMayor(w *lang.Words) []string {
	return []string{w.Zankapfel.Rules.DiagramTitle, w.Zankapfel.Rules.DiagramNote}
}
