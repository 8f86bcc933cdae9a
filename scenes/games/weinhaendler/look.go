package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A view composes the table once: everything that the arrangements share.
type view struct {
	*table.Canvas
	*tableState
	x       *lang.Weinhaendler
	of      engine.Player // whose cellar is on the felt,
	cellar  bool          // if there is one
	tight   bool          // the strip has a tab of its own,
	crowded bool          // and so have the others
}

func (b *tableState) view(c *table.Canvas) *view {
	v := &view{Canvas: c, tableState: b, x: &c.Words.Weinhaendler}
	v.of, v.cellar = b.onFelt()
	return v
}

// Compose implements table.GameView.
func (b *tableState) Compose(c *table.Canvas) {
	v := b.view(c)
	c.Arrange(v.portrait, v.landscape, v.tablet, v.desktop)
	v.looked()
	v.bundles()
}

// still adds a card that does not travel, as one of its pictures.
func (v *view) still(c wh.Card, look sprites.Look, box ui.Rect) {
	v.addCard(c, ui.Item{Look: look, Box: box})
}

// addCard adds a card that is looked at in large.
func (v *view) addCard(c wh.Card, it ui.Item) {
	it.Kind = ui.Piece
	v.Inspectable(&it, func() *table.Inspection { return v.inspection(c) })
	v.Stage.Add(it)
}

// active reports whether it is a seat's turn, or a line of the log points at it.
func (v *view) active(p engine.Player) bool {
	return v.turn() == p && v.in.Phase() >= wh.PhaseBidding || v.Pointed() == p
}

// bundles shows the open cards that arrive at the panels of others (W20).
func (v *view) bundles() {
	for _, p := range v.Ring {
		list := v.cards.In(inBundle, p)
		r, ok := v.Stage.Where("seat/" + strconv.Itoa(int(p)))
		if !ok {
			r, _ = v.Stage.Where(othersTab)
		}
		step := table.Pitch(len(list), bundleCard*0.6, bundleCard, max(r.W-12, 2*bundleCard))
		x := r.CX() - (step*float64(len(list)-1)+bundleCard)/2
		x = min(max(x, v.Frame.Safe.X+4), v.Frame.Safe.Right()-4-bundleCard-step*float64(len(list)-1))
		for i, t := range list {
			v.layer().card(t, ui.R(x+step*float64(i), r.CY()-bundleCard*0.7, bundleCard, 0), 0, step < coveredBelow && i < len(list)-1, table.ZLabel)
		}
	}
}

// countedHand lets the hidden cards of somebody's hand travel to his panel, where
// only their number is shown.
func (v *view) countedHand(p engine.Player, x, y, w float64) {
	for _, t := range v.cards.In(inHand, p) {
		v.layer().counted(t, pileBack, ui.R(x, y, w, w*table.CardRatio))
	}
}

// miniBack is the back of a card in small, pileBack as it comes from the pile.
var (
	miniBack = sprites.Look{ID: artFolder + "mini-back"}
	pileBack = sprites.Look{ID: cardArt(wh.Hidden, ""), Lift: sprites.Token}
)

// looked shows the cards that somebody has taken off the pile to look at (W14), and that
// which goes back under it: where his bid would lie, for he has none, or between pile and offer.
func (v *view) looked() {
	pile, _ := v.Stage.Where(sourceID)
	for _, t := range v.cards.In(inPile, engine.Chance) {
		v.layer().add(t, ui.Item{Look: v.face(t.Piece.card, pile.W, false), Box: pile, Flip: 1, Z: table.ZCards, Vanish: true})
	}
	p := v.in.Turn()
	if p < 0 {
		return
	}
	at, step := ui.R(pile.X, pile.Y+ui.Far, max(pile.W, shortHand), 0), shortHand+ui.Apart
	if bid, ok := v.Stage.Where(drawnID + strconv.Itoa(int(p))); ok {
		at, step = bid, bid.W+ui.Apart
	} else if v.Frame.Shape.Large() {
		at, step = ui.R(pile.Right()+ui.Loose, pile.Y+ui.Loose, smallHand, 0), smallHand/2
	}
	for i, t := range v.cards.In(inLook, p) {
		x := min(max(at.X+float64(i)*step, v.Frame.Safe.X+ui.Apart), v.Frame.Safe.Right()-at.W-ui.Apart)
		v.layer().card(t, ui.R(x, at.Y, at.W, 0), 0, false, table.ZLabel)
	}
}

// ghostsFor are the lifted cards that a bid would have more.
func (v *view) ghostsFor(p engine.Player) []*token {
	if p != v.Me() || v.Veiled() || v.in.Phase() != wh.PhaseBidding || v.in.HasPassed(p) {
		return nil
	}
	return v.lifted()
}

// ownOnFelt reports whether the felt shows the own cellar.
func (v *view) ownOnFelt() bool { return v.cellar && v.of == v.Base() }

// ownRack is the own cellar in small, the lower left of its rack at a point; a press on it,
// at most as low as foot, shows it on the felt.
func (v *view) ownRack(x, base, tw, gap, pad, foot float64) pyramid {
	p := v.Base()
	py := five(v.in.Cellar(p, v.newest(p)), x, base, tw, tw*miniRatio, gap)
	py.first = v.stands[p].left
	v.rack(py, pad)
	v.shelved(p, py, asMini)
	v.Stage.Place(rackID, py.whole())
	v.Stage.Shows(cellarFact(p))
	v.cellarControl(ui.R(x-pad, py.top()-pad, py.span()+2*pad, min(foot, base+pad)-py.top()+pad))
	return py
}

// ownPoints are the own points above their unit, their base line at y.
func (v *view) ownPoints(x, y float64) {
	v.Stage.Words(v.PointWords(v.Base()), x, y, table.FeltNumber.Sized(40))
	v.Stage.Words(v.PointsUnit(v.Base()), x, y+19, table.OakSoft.Sized(ui.Body))
	v.Stage.Shows(pointsFact(v.Base()))
}

// cellarControl shows the own cellar on the felt.
func (v *view) cellarControl(r ui.Rect) {
	p := v.Base()
	label := v.x.Labels.Cellar.With("of", v.Words.Of(v.PlayerName(p)), "points", v.Words.Count(v.Words.Table.Points, v.Points(p)))
	v.Stage.Control(ui.Control{ID: "cellar", Rect: r, Label: label, Act: func() { v.lookAt(p, v.ownOnFelt()) }})
}
