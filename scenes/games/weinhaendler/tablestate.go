package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// Kind is the game as the pages around the tables know it.
func Kind() table.GameSpec {
	return table.GameSpec{
		Game:    wh.Game{},
		About:   func(w *lang.Words) *lang.About { return &w.Weinhaendler.About },
		Box:     sprites.BoxColours{0x86293A, 0x6A1B2A, 0x451019},
		Minutes: [2]int{30, 45},
		Seats:   4,
		Sit:     sit,
		Glance:  glance,
		Luck:    draws(),
		Book:    book(),
		Sample: table.Sample{
			Pieces: [3]string{artFolder + "card-blue-2", artFolder + "card-violet-3", artFolder + "card-green-1"},
			Ratio:  table.CardRatio,
			Words: func(w *lang.Words, name string) (hint, label, short string) {
				money := w.Money(250)
				return w.Settings.PreviewHint.With("total", money, "name", name),
					w.Weinhaendler.Buttons.Add + " → " + money, money
			},
		},
		PageArt: table.PageArt{
			Learn: table.AtOnce,
			Words: func(w *lang.Words) *lang.Round { return &w.Boxes.Weinhaendler },
			Steps: [3]table.Picture{pictureBid, pictureTake, pictureLay},
			Low:   [3]float64{2: table.TallH},
			End:   pictureEnd,
		},
		Course: course(),
	}
}

// A tableState is the game as it lies on a table.
type tableState struct {
	t     *table.Table
	in    *wh.Info // what the screen shows
	cards cards

	open    page          // what the felt shows
	look    engine.Player // whose cellar, if it shows one
	chosen  bool          // the player has turned the felt himself
	place   *wh.Place     // chosen for the lifted card
	settled []wh.Transfer // what the exchange under way brings
	gain    *scored       // what was scored last, for its label
	kept    *keeper       // who has just laid nothing
	laying  engine.Player // who has laid a card last in this phase 3, Chance for nobody,
	laid    int           // and how many in a row
	came    *bundle       // what the exchange has brought the viewer, until he touches something
	stands  [engine.MaxPlayers]stand
	drawn   []wh.Card              // what has been taken off the pile in this draw, hidden from others
	ranks   [engine.MaxPlayers]int // of the bids of this auction; they stay until the next
	told    figures                // what the picture says of the bids
	lands   float64                // ticks until the cards of the last bid lie, and it says more
	phase   wh.Phase               // of the event before
}

// figures are the numbers of the bids, who would get what, and whose turn it is: they do not
// tell what a card comes to that still flies.
type figures struct {
	turn          engine.Player
	ranks, totals [engine.MaxPlayers]int
	spent         engine.PlayerSet // who has no bottle left to bid
	exchange      []wh.Transfer
}

// scored is what a placed card has scored, while its label is in sight.
type scored struct {
	seat  engine.Player
	place wh.Place
	gain  wh.Gain
	flies float64 // ticks until it lies
	left  float64 // ticks after that
}

// A keeper has laid nothing in phase 3.
type keeper struct {
	seat engine.Player
	left float64 // ticks for which it is said
}

// A bundle is what has come to the viewer in an exchange.
type bundle struct {
	from  engine.Player // Chance for the public offer
	cards wh.Cards
	left  float64 // ticks for which it is said
}

func sit(t *table.Table) table.GameView { return &tableState{t: t} }

// glance says where a saved game stands.
func glance(w *lang.Words, info engine.InfoState) table.Glance {
	in := info.(*wh.Info)
	offer := in.Offer().AppendTo(nil)
	return table.Glance{
		Round: in.Round(), Phase: phaseWord(w, in.Phase()), Acting: in.Acting(),
		Scores: table.Each(table.UpTo(engine.Player(in.Players())), in.Points),
		Art: table.Each(offer[max(0, len(offer)-2):], func(c wh.Card) sprites.Look {
			return sprites.Look{ID: cardArt(c, ""), Lift: sprites.Token}
		}),
	}
}

// Settle implements table.GameView.
func (b *tableState) Settle(info engine.InfoState) {
	b.in = info.(*wh.Info)
	b.phase = b.in.Phase()
	b.cards.setUp(b.in)
	b.place, b.gain, b.came, b.kept, b.drawn = nil, nil, nil, nil, nil
	b.laying = engine.Chance
	b.stands = standsOf(b.t.Seen())
	b.ranks = ranksOf(b.t.Seen())
	b.tell()
	b.showAll()
}

// cellarTime reports whether the viewer is to place cards now.
func (b *tableState) cellarTime() bool {
	return b.in.Phase() == wh.PhaseCellars && b.in.Turn() == b.t.Me()
}

// Tick implements table.GameView: what was said for a moment leaves.
func (b *tableState) Tick(pace float64) bool {
	changed := ends(&b.lands, pace)
	if changed {
		b.tell()
	}
	if g := b.gain; g != nil && g.flies > 0 {
		changed = ends(&g.flies, pace) || changed
	} else if g != nil && ends(&g.left, pace) {
		b.gain, changed = nil, true
	}
	if b.kept != nil && ends(&b.kept.left, pace) {
		b.kept, changed = nil, true
	}
	if b.came != nil && b.in.Phase() != wh.PhaseExchange && ends(&b.came.left, pace) {
		b.came, changed = nil, true
	}
	return changed
}

// ends lets a time pass, and reports whether that was the last of it.
func ends(left *float64, pace float64) bool {
	before := *left
	*left -= pace
	return before > 0 && *left <= 0
}

// rank keeps the ranks of the bids as long as there is an auction.
func (b *tableState) rank() {
	if b.in.Phase() > wh.PhaseDrawing {
		return
	}
	for _, p := range b.t.Seats() {
		b.ranks[p] = b.in.Rank(p)
	}
}

// ranksOf are the ranks of the bids of the last auction in some events.
func ranksOf(events []engine.Event) (ranks [engine.MaxPlayers]int) {
	var totals [engine.MaxPlayers]int
	for _, packed := range events {
		switch e := wh.DecodeEvent(packed); e.Kind {
		case wh.EventRoundBegan:
			clear(totals[:])
		case wh.EventBidLaid:
			totals[e.Player] = e.Total
		}
	}
	for p, mine := range totals {
		if mine > 0 {
			ranks[p] = 1 + len(table.Where(totals[:], func(total int) bool { return total > mine }))
		}
	}
	return ranks
}

// tell lets the picture say of the bids what is known.
func (b *tableState) tell() {
	b.lands = 0
	b.told.turn, b.told.ranks, b.told.spent = b.in.Turn(), b.ranks, b.spent()
	for _, p := range b.t.Seats() {
		b.told.totals[p] = b.in.BidTotal(p)
	}
	b.told.exchange = b.in.Exchange(b.told.exchange[:0])
}

// turn is whose turn the picture shows: his whose bid or bottle is still told.
func (b *tableState) turn() engine.Player {
	if p := b.t.Told(); p >= 0 && (b.in.Phase() == wh.PhaseBidding || b.in.Phase() == wh.PhaseCellars) {
		return p
	}
	return b.told.turn
}

// flies reports whether cards are seen to fly, however short.
func (b *tableState) flies() bool {
	app := b.t.App()
	return !app.Frame().Reduced && !app.Stage().Instant
}

// touched ends what stays until the player touches something.
func (b *tableState) touched() {
	b.gain, b.came = nil, nil // its label would lie over the places
	b.cards.Known()
}

// Invite implements table.GameView. What the exchange has brought is said before the
// next auction.
func (b *tableState) Invite() {
	if b.in.Phase() == wh.PhaseBidding {
		b.came = nil
		b.cards.Known()
	}
	b.showAll()
}

// showAll turns the felt to what the phase is about.
func (b *tableState) showAll() {
	b.open, b.look, b.chosen = auctionPage, b.t.Base(), false
	if b.cellarTime() {
		b.open = cellarPage
	}
}

// onFelt is whose cellar the felt shows, if it shows one: that is whose turn it is to lay cards, unless
// the player has turned it to something else.
func (b *tableState) onFelt() (p engine.Player, cellar bool) {
	switch {
	case b.in.Phase() != wh.PhaseCellars || b.chosen:
	case b.cellarTime():
		return b.t.Me(), true
	case b.turn() >= 0:
		return b.turn(), true
	}
	return b.look, b.open == cellarPage
}

// LayDown implements table.GameView. The player has seen what is new.
func (b *tableState) LayDown() {
	b.putBack()
	b.cards.Known()
}

// putBack lays back what is lifted.
func (b *tableState) putBack() {
	b.place = nil
	b.cards.LayDown()
}

// Back implements table.GameView: it lays down what is lifted, or leaves somebody
// else's cellar.
func (b *tableState) Back() bool {
	if len(b.lifted()) > 0 {
		b.LayDown()
		return true
	}
	if b.look == b.t.Base() {
		return false
	}
	b.showAll()
	return true
}

// turnTo shows a page on the felt: of cellars the own one.
func (b *tableState) turnTo(p page) {
	b.touched()
	b.open, b.look, b.chosen, b.place = p, b.t.Base(), true, nil
}

// lookAt shows somebody's cellar on the felt, or ends that.
func (b *tableState) lookAt(p engine.Player, shown bool) {
	if shown {
		b.showAll()
		return
	}
	b.open, b.look, b.chosen = cellarPage, p, true
}

// Lifted implements table.GameView.
func (b *tableState) Lifted() *table.Inspection {
	if up := b.lifted(); len(up) == 1 {
		return b.inspection(up[0].Piece.card)
	}
	return nil
}

// inspection shows a card in large.
func (b *tableState) inspection(c wh.Card) *table.Inspection {
	look := sprites.Look{ID: cardArt(c, ""), Back: cardArt(wh.Hidden, ""), Lift: sprites.Card}
	return &table.Inspection{Look: look, Words: b.facts(c)}
}

// Score implements table.GameView.
func (b *tableState) Score(p engine.Player) int { return b.in.Points(p) }

// RulePage implements table.GameView.
func (b *tableState) RulePage() int { return phasePlace[b.in.Phase()] }

// State implements table.GameView.
func (b *tableState) State(add func(string, any)) {
	add("cellars", b.in.Phase() == wh.PhaseCellars)
	add("hand", b.in.HandSize(b.t.Base()))
	add("lifted", len(b.lifted()))
	add("round", b.in.Round())
}

func (b *tableState) words() *lang.Words { return b.t.App().Words }
