package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// stripID is the strip of a large felt.
const stripID = "strip"

// The papers of the strip: on a large felt, and on that of a phone.
var (
	stripPaper = sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Card, Line: true}
	lowPaper   = sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}
)

// stripLarge says who would get what if the bidding ended now: in one row after a title where
// all words have room, else in a grid, or shorter.
func (v *view) stripLarge() ui.Part {
	title := ui.Paragraph(v.x.Strip.TitleLong, ui.PaperItalic.Sized(ui.Lead)).Wide(introWidth).Middle()
	row := func(whole bool) ui.Part {
		return v.stripCells(title, func(q stripPart) ui.Part { return v.stripWide(q, whole) }).Pad(ui.Wide, ui.Loose).On(stripPaper)
	}
	strip := ui.Either(row(true).Firm(), ui.When(v.Frame.Shape == ui.Tablet, v.stripGrid()), row(false))
	return strip.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Place(stripID, r)
		inner()
	})
}

// stripCrests is the same on the felt of a phone, with crests for names; upright its title is
// a heading on the felt.
func (v *view) stripCrests() ui.Part {
	if v.Frame.Shape.Upright() {
		return ui.Column(ui.Near, ui.Label(v.x.Strip.Title, table.FeltHeading.Sized(ui.Body)).Pad(ui.Near, 0),
			v.stripCells(ui.Part{}, v.stripLow).AtLeast(0, lowStrip).Pad(ui.Apart, ui.Near).On(lowPaper))
	}
	title := ui.Paragraph(v.x.Strip.Title, ui.PaperItalic.Sized(ui.Note)).Middle()
	if len(v.strip(false)) > 0 { // or else nobody has bid, and it has all the room
		title = title.Wide(lowIntro)
	}
	cells := ui.Either(v.stripCells(title, v.stripLow).Firm(), v.stripCells(ui.Part{}, v.stripLow))
	return cells.AtLeast(0, lowStrip).Pad(ui.Apart, ui.Near).On(lowPaper)
}

// inAuction is the strip while bottles are bid and change hands, and its room at other times: then nobody gets anything. Where
// the hand has larger cards then, it gives them their room, so that the bids stay where they are.
func (v *view) inAuction(strip ui.Part) ui.Part {
	if phase := v.in.Phase(); phase < wh.PhaseBidding || phase > wh.PhaseExchange {
		room := strip.Around(func(*ui.Stage, ui.Rect, func()) {})
		if w, _ := v.handWidth(); v.Frame.Shape == ui.Portrait && w > smallHand {
			return room.Pad(0, (smallHand-w)*table.CardRatio/2)
		}
		return room
	}
	return strip
}

func (v *view) stripCells(title ui.Part, cell func(q stripPart) ui.Part) ui.Part {
	list := []ui.Part{title}
	for _, q := range v.strip(v.Frame.Shape.Large()) {
		list = append(list, cell(q).Growing())
	}
	return ui.Row(ui.Close, ui.Ruled(list...)...).Shows(exchangeFact)
}

// stripWide says who gets what, and from whom where there is room for it.
func (v *view) stripWide(q stripPart, whole bool) ui.Part {
	closest := ui.Loose
	if whole {
		closest = ui.Far
	}
	cards := v.minis(q.cards, stripMini, closest)
	if q.to < 0 {
		return ui.Column(ui.Apart, ui.Label(q.short, ui.PaperBold), cards).Middle()
	}
	said := func(words ...ui.Part) ui.Part {
		return ui.Row(ui.Apart,
			ui.Column(ui.Tight, v.CrestPart(q.to, stripCrest), ui.Label(q.short, ui.PaperNumber.Sized(ui.Body).At(sprites.Middle))),
			ui.Column(ui.Apart, ui.Row(ui.Near, words...), cards).Growing()).Middle()
	}
	name := ui.Name(q.name, ui.PaperBold)
	gets := said(name, ui.Label(q.gets, ui.PaperText))
	if whole {
		return gets
	}
	return ui.Either(gets.Firm(), said(name))
}

// stripLow is the same in small.
func (v *view) stripLow(q stripPart) ui.Part {
	head := ui.Label(q.short, ui.PaperBold.Sized(ui.Note))
	if q.to >= 0 {
		head = ui.Row(ui.Near, v.CrestPart(q.to, smallCrest), head)
	}
	return ui.Column(ui.Tight, head.AtLeast(0, smallCrest), ui.Spring(), v.minis(q.cards, lowMini, ui.Apart))
}

// stripGrid says in words who would get what, two parts side by side.
func (v *view) stripGrid() ui.Part {
	return ui.Column(ui.Near,
		ui.Label(v.x.Strip.TitleLong, ui.PaperItalic.Sized(ui.Lead)),
		v.stripLines(2, gridRow)).Pad(ui.Wide, ui.Apart).On(stripPaper)
}

// exchangePage is the same on a page of its own, where the strip has no room. On little
// felt two parts stand side by side, and the tab alone says what it is.
func (v *view) exchangePage(felt ui.Rect) {
	v.Stage.Place(sourceID, atEdge(felt))
	pile := ui.Label(v.pileWords(), ui.PaperSoft.Sized(ui.Note).At(sprites.Right)).Shows(pileFact)
	with := func(columns int) ui.Part {
		return ui.Column(ui.Near, v.stripLines(columns, pageRow).Top().Growing(), pile).Shows(offerFact)
	}
	v.Stage.Lay(ui.Either(table.Titled(v.x.Strip.Title, with(1)), with(1), with(2)).Pad(ui.Loose, ui.Apart).On(stripPaper), felt.Inset(ui.Apart))
}

// stripLines are the parts of the strip in columns, each at most so high.
func (v *view) stripLines(columns int, high float64) ui.Part {
	parts := v.strip(v.Frame.Shape.Large())
	rows := (len(parts) + columns - 1) / columns
	lists := make([][]ui.Part, columns)
	for i := range rows * columns {
		line := ui.Space(0, 0) // so that columns have equal lines
		if i < len(parts) {
			line = v.stripLine(parts[i])
		}
		lists[i/rows] = append(lists[i/rows], line.Roomy(0, high))
	}
	grids := make([]ui.Part, columns)
	for i, list := range lists {
		grids[i] = ui.RuledGrid(1, 0, list...)
	}
	return ui.RuledGrid(columns, ui.Wide, grids...).Shows(exchangeFact)
}

// stripLine says in one line who gets what: his rank and crest, from whom he gets it, and
// the cards. Where there is no room for all, they say from whom they come.
func (v *view) stripLine(q stripPart) ui.Part {
	closest := ui.Apart
	if v.Frame.Shape.Large() {
		closest = ui.Far
	}
	cards := v.minis(q.cards, lineMini, closest)
	if q.to < 0 {
		return ui.Row(ui.Apart, ui.Label(q.short, ui.PaperBold), ui.Spring(), cards)
	}
	said := func(gets ui.Part) ui.Part {
		return ui.Row(ui.Apart,
			ui.Label(q.short, ui.PaperNumber.Sized(ui.Body)).AtLeast(rankWidth, 0),
			v.CrestPart(q.to, smallCrest), ui.Name(q.name, ui.PaperBold).Dropped(1), gets, ui.Spring(), cards)
	}
	return ui.Either(said(ui.Label(q.gets, ui.PaperText)).Firm(), said(ui.Part{}))
}

// minis is a row of small cards, each w wide, which lie closer where there is little room:
// the left edges at least so far from each other.
func (v *view) minis(cards []wh.Card, w, closest float64) ui.Part {
	n := float64(len(cards))
	if n == 0 {
		return ui.Part{}
	}
	return ui.Area(w+(n-1)*closest, w*miniRatio, func(_ *ui.Stage, r ui.Rect) {
		step := table.Pitch(len(cards), w+ui.Tight, w, r.W)
		for i, c := range cards {
			v.still(c, asMini(c), ui.R(r.X+float64(i)*step, r.CY()-w*miniRatio/2, w, w*miniRatio))
		}
	}).Roomy(n*(w+ui.Tight)-ui.Tight, 0).GrowingBy(0)
}
