package saves

import (
	"treille/engine"
	"treille/scenes/data/archive"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// number is how many finished games are listed.
func (p *Page) number() ui.Part {
	return ui.Label(p.app.Words.Whole(len(p.done)), ui.PaperFact.Sized(p.scale().text))
}

// choice chooses which finished games are listed: all, or those of one box. It is missing as
// long as there are none.
func (p *Page) choice() ui.Part {
	c := ui.ChoiceSpec{ID: "filter", Label: p.words().Which, Size: p.scale().label * p.app.Frame().Caption(),
		Items: []ui.Choice{{Label: p.words().Every}},
		Pick: func(i int) {
			game := ""
			if i > 0 {
				game = p.kinds[i-1].Name()
			}
			p.list.Rewind()
			p.filter(game)
		}}
	for i, spec := range p.kinds {
		c.Items = append(c.Items, ui.Choice{Label: p.title(spec.Name()), Look: sprites.Look{ID: "home/label-" + spec.Name()}})
		if spec.Name() == p.game {
			c.Active = i + 1
		}
	}
	return ui.When(len(p.all) > 0, c.Part().AtLeast(0, choiceHigh))
}

// none says that no finished game is listed.
func (k *Keeper) none() string {
	if len(k.all) > 0 {
		return k.words().NoneOf.With("game", k.title(k.game))
	}
	return k.words().NoFinished
}

// finishedRows are the finished games that are listed, all of one height, or a sentence if
// there are none.
func (k *Keeper) finishedRows(view ui.Rect) ui.Part {
	switch {
	case len(k.all) == 0:
		return k.bare()
	case len(k.done) == 0:
		return k.sentence(k.none())
	}
	sc := k.scale()
	high := sc.line * k.app.Frame().Caption()
	if f := k.app.Frame(); !k.large() && (f.Text > 1.2 || f.Safe.W < narrowest || f.Shape == ui.Landscape && f.Safe.W < 2*narrowest) { // the date stands below the name, and the table in two lines
		high += sc.crest * f.Caption()
	}
	var list []ui.Part
	for i, g := range k.done {
		list = append(list, lazy(view, high, func() ui.Part { return ui.Column(0, ui.When(i > 0, ui.Rule()), k.finished(g).Growing()) }))
	}
	return ui.Column(0, list...)
}

// bare stands in the middle of a sheet on which no game can be listed yet: what there is to be
// played, and the sentence.
func (k *Keeper) bare() ui.Part {
	var boxes []ui.Part
	for _, spec := range k.kinds {
		boxes = append(boxes, ui.Art("home/label-"+spec.Name(), k.scale().bare))
	}
	return ui.Column(ui.Loose, ui.Row(ui.Wide, boxes...).Centred(), ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, bareRule, 7).Centred(),
		ui.Paragraph(k.none(), ui.PaperNote.Sized(17).At(sprites.Middle))).Middle().Growing()
}

// finished is the row of a finished game: which it was and when, and the table as it came in.
// A press offers what can be done with it.
func (k *Keeper) finished(g *archive.Game) ui.Part {
	sc := k.scale()
	name := ui.Row(ui.Apart, ui.Name(k.title(g.Record.Game), ui.PaperName.Sized(sc.name)), k.signs(g))
	when := ui.Label(k.ended(g), ui.PaperSoft.Sized(sc.small))
	picture := k.picture(g.Record.Game, sc.thumb, 1, k.mark(g))
	row := func(part ui.Part) ui.Part {
		return part.Target(ui.Control{ID: "more/" + g.Key, Label: k.told(g), Part: true, Act: func() { k.More(g) }})
	}
	if !k.large() {
		words := ui.Either(ui.Column(ui.Close, ui.Row(ui.Apart, name, ui.Spring(), when).Firm(), k.table(g)), ui.Column(ui.Near, name, when, k.table(g)))
		return row(ui.Row(ui.Loose, picture, words.Middle().Growing(), chevron()))
	}
	score := ui.Label(k.score(g), ui.PaperNote.Sized(sc.small))
	words := ui.Column(ui.Near, name, ui.Either(ui.Row(ui.Loose, when, score).Firm(), ui.Column(ui.Near, when, score)))
	replay := k.square(ui.ButtonSpec{ID: "replay/" + g.Key, Icon: "play", Spoken: k.app.Words.Labelled(k.words().Replay, k.about(g)), Act: func() { k.Replay(g) }})
	return ui.Row(ui.Loose, row(ui.Row(ui.Loose, picture, words.Middle().AtLeast(wordsWide, 0).Roomy(wordsWide*k.app.Frame().Caption(), 0).GrowingBy(0), k.table(g).Middle().Growing())).Growing(), replay)
}

// signs say that a game was at a day's table, and that somebody asked for hints.
func (k *Keeper) signs(g *archive.Game) ui.Part {
	w := k.scale().crest
	return ui.Row(ui.Close,
		ui.When(g.Today, ui.Icon("calendar", ui.PaperHead.Sized(w))),
		ui.When(g.Record.Assisted != 0, ui.Mark(sprites.Surface{Kind: sprites.BrassDisc, Icon: "lamp"}, w, w)))
}

// mark is the ribbon of the rank of whom a finished game is told; nothing if no person played.
func (k *Keeper) mark(g *archive.Game) ui.Part {
	if p := k.person(g); p != engine.Spectator {
		return table.RibbonPart(g.Rank(p), markWide)
	}
	return ui.Part{}
}

// table is who played, in the order of the end, with crests and scores; in two lines where
// there is little room.
func (k *Keeper) table(g *archive.Game) ui.Part {
	var seats []ui.Part
	for _, p := range order(g) {
		seats = append(seats, k.seatOf(g, p).Left())
	}
	one := ui.Row(k.scale().pitch, append(seats, ui.Spring())...)
	return ui.Either(one.Firm(), ui.Row(ui.Near, append(seats, ui.Spring())...).Firm(), ui.Grid((len(seats)+1)/2, ui.Tight, seats...))
}

// seatOf is a crest with its score: a crown on who has won, a gold frame round the person.
func (k *Keeper) seatOf(g *archive.Game, p engine.Player) ui.Part {
	w, st := k.scale().crest, ui.PaperLabel
	crest := ui.Part{}
	if int(p) < len(g.Record.Seats) { // a record brought in may say nothing of its seats
		crest = Crest(g.Record.Seats[p].Crest, w)
	}
	if g.Won(p) {
		crest = crest.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			s.Piece(sprites.Look{ID: "common/crown"}, r.CX()-w*crownWide/2, r.Y-w*crownOver, w*crownWide)
		})
	}
	if p == k.person(g) {
		st = ui.PaperNumber
	}
	part := ui.Row(ui.Near, crest, ui.Label(k.app.Words.Whole(int(g.Record.Result[p])), st.Sized(k.scale().score))).Pad(ui.Near, ui.Near)
	if p == k.person(g) {
		part = part.On(sprites.Surface{Kind: sprites.Own})
	}
	return part
}
