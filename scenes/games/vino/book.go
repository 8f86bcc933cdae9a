package vino

import (
	"strconv"
	"strings"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// The pages of the rule book after the one that says what the game is about.
const (
	firstRules  = 1
	chooseRules = 2
	buyRules    = 3
	giftRules   = 4
	sellRules   = 5
	endRules    = 6
	regionRules = 7
)

// book is the rule book.
func book() rulebook.Book {
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Vino.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Vino.Rules
			return []*lang.Rule{&r.Game, &r.First, &r.Choosing, &r.Buying, &r.Gift, &r.Selling, &r.End, &r.Regions}
		},
		End:           endRules,
		Sources:       func(w *lang.Words) []string { return w.Vino.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams:      map[int]rulebook.Diagram{0: roundDiagram, firstRules: pairDiagram, chooseRules: shieldDiagram, buyRules: roadDiagram, giftRules: giftDiagram, sellRules: saleDiagram, endRules: orderDiagram, regionRules: regionsDiagram},
		Told: map[int]func(*lang.Words) []string{
			0: func(w *lang.Words) []string {
				return append(append([]string{w.Vino.Rules.RoundTitle}, phaseList(w.Vino.Phases)[1:]...), w.Vino.Rules.RoundNote)
			},
			firstRules: says(func(r *lang.VinoRules) []string { return []string{r.PairTitle, r.PairNote} }),
			chooseRules: says(func(r *lang.VinoRules) []string {
				return []string{r.ShieldTitle, r.ShieldLeads, r.ShieldPrivate, r.ShieldState, r.ShieldNote}
			}),
			buyRules:    says(func(r *lang.VinoRules) []string { return []string{r.RoadTitle, r.RoadNote} }),
			giftRules:   says(func(r *lang.VinoRules) []string { return []string{r.GiftTitle, r.GiftNote} }),
			sellRules:   toldSale,
			endRules:    func(w *lang.Words) []string { return []string{w.Vino.Places.NewOrder, w.Vino.Rules.OrderNote} },
			regionRules: says(func(r *lang.VinoRules) []string { return []string{r.RegionsTitle, r.RegionsNote} }),
		},
	}
}

// token is a piece of the art that lies on paper.
func token(id, words string, w float64) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: id, Lift: sprites.Token, Words: words}}, w)
}

// roundDiagram shows the phases of a round, one below the other.
func roundDiagram(w *lang.Words) ui.Part {
	pieces := []ui.Part{
		token(artFolder+"region-shield-current", "7", bookPhase),
		ui.Picture(ui.Item{Look: coinLook(spot{bookRegion, 0})}, bookPhase),
		token(artFolder+"barrel", "", bookPhase),
		ui.Art(artFolder+"wind-rose", bookPhase),
	}
	phases := phaseList(w.Vino.Phases)[1:]
	rows := table.Each(table.UpTo(len(phases)), func(i int) []ui.Part {
		return []ui.Part{ui.Label(strconv.Itoa(i+1), ui.PaperBold.Sized(ui.Lead)), pieces[i], ui.Label(phases[i], ui.PaperName.Sized(ui.Title))}
	})
	return rulebook.Paper(w.Vino.Rules.RoundTitle, w.Vino.Rules.RoundNote, ui.Ledger(ui.Wide, ui.Apart, rows...))
}

// pairDiagram shows two starting pairs.
func pairDiagram(w *lang.Words) ui.Part {
	pairs := table.Each([]int{1, bookRegion}, func(region int) ui.Part {
		return ui.Row(ui.Apart,
			ui.Picture(ui.Item{Look: shieldLook(region)}, bookPiece),
			ui.Picture(ui.Item{Look: varietyLook(startVariety(region))}, bookPiece),
			ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Lead)))
	})
	return rulebook.Paper(w.Vino.Rules.PairTitle, w.Vino.Rules.PairNote, ui.Either(ui.Rows(1, ui.Wide, pairs...), ui.Grid(1, ui.Apart, pairs...)))
}

// shieldDiagram shows what the marks beside a shield say.
func shieldDiagram(w *lang.Words) ui.Part {
	x := &w.Vino.Rules
	mark := func(p ui.Part, words string) ui.Part {
		return ui.Column(ui.Near, p, ui.Label(words, ui.PaperText.At(sprites.Middle)))
	}
	shield, list := token(artFolder+"region-shield", "7", bookPiece+ui.Close), []ui.Part{
		mark(ui.Art("common/head-fox", bookPiece), x.ShieldLeads),
		mark(token(artFolder+"coin-count-private", "9", bookPiece), x.ShieldPrivate),
		mark(token(artFolder+"coin-count-state", "7", bookPiece), x.ShieldState),
	}
	marks := ui.Rows(1, ui.Close, list...)
	regions := ui.Scaled(bookMap, bookMap, shrinks, func(s *ui.Stage, r ui.Rect) {
		c, _ := italy(s, r)
		for n := range vi.Regions {
			x, y := c.at(shields[n].u, shields[n].w)
			s.Piece(shieldLook(n), x-bookVariety/2, y-bookVariety*shieldRatio/2, bookVariety)
		}
	})
	return ui.Column(ui.Apart, rulebook.Paper(x.ShieldTitle, x.ShieldNote, ui.Either(ui.Row(ui.Apart, shield, marks.Growing()), ui.Column(ui.Apart, shield, marks),
		ui.Row(ui.Apart, shield, ui.Grid(1, ui.Near, list...).Growing()))), regions)
}

// orderDiagram shows the wind rose after a sale, whoever earned least first.
func orderDiagram(w *lang.Words) ui.Part {
	var rows [][]ui.Part
	crests, incomes := []string{"owl", "fox", "hedgehog", "snail"}, []int{0, tableIncome(2), tableIncome(6), tableIncome(12)}
	for i, crest := range crests {
		rows = append(rows, []ui.Part{
			ui.Label(strconv.Itoa(i+1), ui.PaperBold.Sized(ui.Lead)),
			ui.Art("common/head-"+crest, panelShield),
			token(artFolder+"money", "", smallHead),
			ui.Label(signed(incomes[i]), ui.PaperNumber.Sized(ui.Lead))})
	}
	rose := ui.Scaled(bookRose, bookRose, shrinks*shrinks, func(s *ui.Stage, r ui.Rect) {
		s.Piece(sprites.Look{ID: artFolder + "wind-rose"}, r.CX()-r.W/4, r.CY()-r.H/4, r.W/2)
		w := r.W * rosePawn
		for i, at := range []point{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			s.Piece(sprites.Look{ID: "common/pawn-" + crests[i], Lift: sprites.Token},
				r.CX()+at.u*r.W*rosePawns-w/2, r.CY()+at.w*r.H*rosePawns-w*pawnRatio/2, w)
		}
	})
	return rulebook.Paper(w.Vino.Places.NewOrder, w.Vino.Rules.OrderNote, ui.Row(ui.Loose, rose, ui.Ledger(ui.Apart, ui.Tight, rows...)))
}

// roadDiagram shows a road with owned, private and state vineyards, and who buys
// first there.
func roadDiagram(w *lang.Words) ui.Part {
	var road []ui.Part
	for n, owner := range []string{"fox", "fox", "owl", "", "snail", "fox", "", ""} {
		if owner == "" {
			road = append(road, ui.Picture(ui.Item{Look: coinLook(spot{bookRegion, n})}, bookCoin))
			continue
		}
		road = append(road, ui.Art(artFolder+"coin-owned", bookCoin).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			k := min(r.W, bookCoin) * headShare
			s.Piece(sprites.Look{ID: "common/head-" + owner}, r.CX()-k/2, r.CY()-k/2, k)
		}))
	}
	return rulebook.Paper(w.Vino.Rules.RoadTitle, w.Vino.Rules.RoadNote, ui.Row(ui.Tight, road...).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(sprites.Surface{Kind: sprites.RoadBed}, ui.R(r.X+bookCoin/2, r.CY()-ui.Loose, r.W-bookCoin, 2*ui.Loose))
		inner()
	}).Left())
}

// giftDiagram shows the podium of a gift.
func giftDiagram(w *lang.Words) ui.Part {
	x := &w.Vino
	var podium []ui.Part
	for i, crest := range []string{"fox", "hedgehog", "snail"} {
		words := w.Count(x.Places.Takes, min(i+1, 2))
		if i == 2 {
			words = x.Places.TakesRest
		}
		podium = append(podium, ui.Column(ui.Near,
			ui.Row(ui.Close, table.RibbonPart(i+1, stripMarker), ui.Art("common/head-"+crest, bookPiece)).Centred(),
			ui.Label(words, ui.PaperBold.At(sprites.Middle))).Middle())
	}
	bottle := ui.Mark(sprites.Surface{Kind: sprites.Uncorked}, bookBottle, bookBottle*bottleRatio).Pad(ui.Loose, ui.Far)
	takes := ui.Rows(1, ui.Near, podium...)
	return rulebook.Paper(x.Rules.GiftTitle, x.Rules.GiftNote, ui.Either(ui.Row(ui.Near, bottle, takes.Growing()), ui.Column(0, bottle, takes)))
}

// saleDiagram shows the sale table (V4), in as many parts as its width needs.
func saleDiagram(w *lang.Words) ui.Part {
	x := &w.Vino.Rules
	all := len(printed.Sale)
	var list []ui.Part
	for parts := 1; parts <= all; parts++ {
		list = append(list, saleTable(w, (all+parts-1)/parts).Firm())
	}
	return rulebook.Paper(x.SaleTitle, "", ui.Either(list...))
}

// saleNames are what the rows of the sale table are called.
func saleNames(w *lang.Words) []string {
	return []string{w.Vino.Rules.SaleSold, w.Vino.Places.Income, w.Vino.Places.Back, w.Vino.Rules.SaleSteps}
}

// toldSale says the sale table, column by column.
func toldSale(w *lang.Words) []string {
	told, names := []string{w.Vino.Rules.SaleTitle}, saleNames(w)
	for n, c := range printed.Sale {
		list := table.Each([]int{n + 1, c.Income, c.Lost, c.Steps}, strconv.Itoa)
		told = append(told, strings.Join(table.Each(table.UpTo(len(names)), func(k int) string { return names[k] + " " + list[k] }), ", "))
	}
	return append(told, w.Vino.Rules.SaleNote)
}

// saleTable is the sale table with so many columns beside each other.
func saleTable(w *lang.Words, columns int) ui.Part {
	names := saleNames(w)
	var rows [][]ui.Part
	for from := 0; from < len(printed.Sale); from += columns {
		for k, name := range names {
			row := []ui.Part{ui.Label(name, ui.PaperItalic).Pad(0, ui.Tight)}
			for n := from; n < min(from+columns, len(printed.Sale)); n++ {
				c, st := printed.Sale[n], ui.PaperText.Sized(ui.Note)
				words := strconv.Itoa([]int{n + 1, c.Income, c.Lost, c.Steps}[k])
				if k == 0 {
					st = ui.PaperBold.Sized(ui.Note)
				}
				if k == 0 && n == len(printed.Sale)-1 {
					words += "+" // more counts as many
				}
				row = append(row, ui.Label(words, st.At(sprites.Middle)).Growing())
			}
			rows = append(rows, row)
		}
	}
	return ui.Ledger(ui.Close, 0, rows...).Behind(func(i int) ui.Part {
		return ui.When(i%len(names) == 0, ui.Rule().High(1).Top())
	})
}

// regionsDiagram shows of each region how many vineyards it has, from which price to which, and
// its varieties (V2).
func regionsDiagram(w *lang.Words) ui.Part {
	x := &w.Vino.Rules
	rows := table.Each(table.UpTo(len(printed.Regions)), func(r int) []ui.Part {
		box := &printed.Regions[r]
		dearest := len(box.Road) - 1
		grown := table.Each(members(box.Markers), func(v vi.Variety) ui.Part { return ui.Picture(ui.Item{Look: varietyLook(v)}, bookVariety) })
		return []ui.Part{
			ui.Picture(ui.Item{Look: shieldLook(r)}, bookVariety),
			ui.Label(box.Name, ui.PaperName.Sized(ui.Note)),
			ui.Label(strconv.Itoa(len(box.Road)), ui.PaperBold.Sized(ui.Note).At(sprites.Right)),
			ui.Label(strconv.Itoa(box.Road[0].Price)+"–"+strconv.Itoa(box.Road[dearest].Price), ui.PaperText.Sized(ui.Note)),
			ui.Row(ui.Tight, grown...).Left(),
		}
	})
	return rulebook.Paper(x.RegionsTitle, x.RegionsNote, ui.Ledger(ui.Close, ui.Near, rows...))
}

// says is what the words of the rule book say of a drawing.
func says(of func(*lang.VinoRules) []string) func(*lang.Words) []string {
	return func(w *lang.Words) []string { return of(&w.Vino.Rules) }
}
