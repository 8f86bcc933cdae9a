package zankapfel

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// The keys of pieces and places that hints and the lesson are about, beside those of
// controls.
const (
	ledgerID  = "ledger"
	mayorKey  = "mayor"
	prizeKey  = "prize"
	shopID    = "shop"
	aloneID   = "alone"   // who harvests alone,
	quarrelID = "quarrel" // and the first quarrel
)

// duelCardID and sumID name what somebody has at stake in the quarrel on the felt: his card, and
// what it makes with his dice.
func duelCardID(p engine.Player) string { return "duel/" + digits(int(p)) }

func sumID(p engine.Player) string { return "sum/" + digits(int(p)) }

// An advice is one that is put into words.
type advice struct {
	*tableState
	w           *lang.Words
	x           *lang.ZankapfelAdvice
	d, other    zk.Decision // what is advised, and the best of the others,
	best, worse search.Result
	compared    bool // if there is one
}

// Advise implements table.Advised.
func (b *tableState) Advise(found table.Advice) table.Hint {
	a := advice{tableState: b, w: b.words(), x: &b.words().Zankapfel.Advice, d: zk.Decode(found.Best()), best: found.Results[0]}
	a.worse, a.compared = found.Alternative()
	var h table.Hint // it only points: what it names is the player’s to pick
	h.Look, h.Do = a.clues()
	a.other = a.instead()
	if a.compared {
		if expected, ok := a.expected(found.Results); ok {
			a.worse, h.Against = expected, expected
		}
		a.other = zk.Decode(a.worse.Action)
		h.Other = a.otherWords()
	}
	if low := a.nextLower(); low > a.other.Number && len(found.Results) > 2 {
		b := a
		if b.other.Number, b.compared = low, false; b.because() != "" {
			a, h.Other, h.Against = b, "", search.Result{} // it was not tried out
		}
	}
	h.Why = a.why()
	h.Why.At = a.told(h.Why.Words)
	b.stands = len(h.Why.At) > 0
	b.turnTo(false) // what it points at is there
	return h
}

// told are the pawns of those of whom a reason tells where they stand.
func (a *advice) told(words string) (pawns []string) {
	for _, p := range a.clockwise(engine.Seats(a.in.Players()).Without(a.t.Me()).Has) {
		if printed.Path-a.in.Score(p) <= farthest && strings.Contains(words, a.t.PlayerName(p)) && strings.Contains(words, a.w.Whole(a.in.Score(p))) {
			pawns = append(pawns, pawnKey(p))
		}
	}
	return pawns
}

// expected is what was found about what most would expect instead, if there is such a thing: the hint
// answers them. More points for a square are compared with fewer for it.
func (a *advice) expected(found []search.Result) (search.Result, bool) {
	if worse := zk.Decode(a.worse.Action); a.d.Kind == zk.DecisionOffer && worse.Kind == zk.DecisionOffer && worse.Square == a.d.Square && worse.Number < a.d.Number {
		return search.Result{}, false
	}
	among := table.Each(found, func(r search.Result) engine.Action { return r.Action })
	other, ok := a.in.Expected(a.best.Action, among)
	if worse := zk.Decode(a.worse.Action); a.d.Kind == zk.DecisionDice && (worse.Number > a.d.Number || a.d.Number*zk.PriceOfDie >= a.in.Number(a.in.Colour())) && slices.Contains(among, zk.Wait()) {
		other, ok = zk.Wait(), true // whether to buy any comes before how many
	}
	if !ok && a.d.Kind == zk.DecisionLay { // which card comes before whether to buy one, and the joker before others
		buys := zk.Decode(a.worse.Action).Kind == zk.DecisionBuy
		for _, r := range found[1:] {
			d, more := zk.Decode(r.Action), a.in.Promise(zk.Decode(r.Action))-a.in.Promise(a.d)
			if d.Kind == zk.DecisionLay && r.Playouts > 0 && (more > 0 || more == 0 && buys && !ok) {
				other, ok = r.Action, true
			}
		}
	}
	if a.d.Kind == zk.DecisionAccept { // an offer that brings as much comes before none
		for _, r := range found[1:] {
			if d := zk.Decode(r.Action); d.Kind == zk.DecisionAccept && a.worth(d) == a.worth(a.d) && r.Playouts > 0 && !ok {
				other, ok = r.Action, true
			}
		}
	}
	if !ok && a.d.Kind == zk.DecisionCall && a.rivals() != 0 { // the best colour that begins no quarrel
		for _, r := range found[1:] {
			if c := zk.Decode(r.Action).Card; r.Playouts > 0 && a.in.Wants(c) == 0 && (!ok || a.in.Number(c) > a.in.Number(zk.Decode(other).Card)) {
				other, ok = r.Action, true
			}
		}
	}
	if !ok && a.d.Kind == zk.DecisionDiscord && len(among) > 1 {
		other, ok = slices.MaxFunc(table.Where(among, func(b engine.Action) bool { return b != a.best.Action }), func(b, c engine.Action) int {
			return zk.Decode(b).Number - zk.Decode(c).Number
		}), true
	}
	if !ok {
		return search.Result{}, false
	}
	r := found[slices.Index(among, other)]
	return r, r.Playouts > 0
}

// nextLower is the next lower of the own discord cards, if the advised one is the highest that was tried out; 0 if there
// is none.
func (a *advice) nextLower() (low int) {
	for _, v := range values(a.in.DiscordLeft(a.t.Me())) {
		if a.d.Kind == zk.DecisionDiscord && a.other.Number < a.d.Number && v < a.d.Number {
			low = max(low, v)
		}
	}
	return low
}

// instead is what is decided if not what is advised, where nothing was compared.
func (a *advice) instead() zk.Decision {
	switch a.d.Kind {
	case zk.DecisionLay:
		return zk.Decode(zk.Buy())
	case zk.DecisionOffer:
		return zk.Decode(zk.NoBribe())
	case zk.DecisionNone:
		return zk.Decode(zk.Bribe(1, a.in.Announced()))
	case zk.DecisionAccept:
		return zk.Decode(zk.Decline())
	case zk.DecisionDecline:
		return zk.Decode(zk.Accept(a.offers()[0]))
	case zk.DecisionDice:
		return zk.Decode(zk.Wait())
	}
	return zk.Decision{Square: zk.NoSquare}
}

// clues say where to look, and what to do.
func (a *advice) clues() (look, do table.Clue) {
	at := func(words string, ids ...string) table.Clue { return table.Clue{Words: words, At: ids} }
	d, n := a.d, strconv.Itoa(a.d.Number)
	square := squareID(d.Square)
	names := func(words lang.Template, ids ...string) table.Clue { return a.atSquare(words, d.Square, n, ids...) }
	on := func(place string, c table.Clue) table.Clue { // with its number at a place of the square
		c.At, c.Middle = []string{place, square}, true
		return c
	}
	switch d.Kind {
	case zk.DecisionMayor:
		return on(upperID(d.Square), names(a.x.LookSquare)), on(lowerID(d.Square), at(a.x.Place))
	case zk.DecisionChip:
		return on(upperID(d.Square), names(a.x.LookSquare)), on(lowerID(d.Square), at(a.x.TakeChip))
	case zk.DecisionBuy:
		face := a.in.Face()
		look := a.x.LookOpen.With("card", of(&a.x.Cards, face), "price", digits(a.in.Price(face)))
		return at(look, "pile"), at(a.buy(), "pile")
	case zk.DecisionLay:
		lay := of(&a.w.Zankapfel.Buttons.Lay, d.Card)
		return a.lookSquares(), at(a.x.Lay.With("lay", lay), "hand/"+colourArt[d.Card])
	case zk.DecisionAnnounce:
		return a.lookLaid(), on(middleID(d.Square), names(a.x.Announce))
	case zk.DecisionOffer:
		return a.lookWorth(), names(a.x.Offer, "points/"+n, square)
	case zk.DecisionNone:
		return a.lookWorth(), at(a.x.NoOffer, "none")
	case zk.DecisionAccept:
		look := a.w.Count(a.x.LookOffer, int(a.in.Offer(d.Seat).Points), "of", a.w.Of(a.t.PlayerName(d.Seat)))
		return at(look, offerID(d.Seat)), at(a.accept(), offerID(d.Seat))
	case zk.DecisionDecline:
		return a.lookWorth(), at(a.x.Decline, "decline")
	case zk.DecisionCall:
		return a.lookColour(), at(a.call(), "colour/"+colourArt[d.Card])
	case zk.DecisionDiscord:
		return a.lookPrize(), at(a.w.Zankapfel.Buttons.Discord.With("n", "*"+n+"*")+".", "discord/"+n)
	case zk.DecisionDice:
		steps := a.w.Count(a.w.Zankapfel.Log.StepsBack, 2*d.Number)
		return a.lookDice(), at(a.w.Count(a.x.Dice, d.Number, "steps", steps), "dice/"+n)
	}
	wait := a.x.Wait
	if a.waitMeans() != "" {
		wait = a.x.NoDice // there is no later
	}
	return a.lookDice(), at(wait, "wait")
}

func squareID(sq zk.Square) string   { return "square/" + sq.String() }
func offerID(p engine.Player) string { return "taken/" + digits(int(p)) }

// gives is what a square gives a card: the joker, its highest number.
func gives(sq zk.Square, c zk.Card) int {
	if c == zk.Joker {
		return slices.Max(table.Each(colours, func(c zk.Card) int { return gives(sq, c) }))
	}
	return int(printed.Numbers[sq][c])
}

// keys are those of the cards that seats have in a zone.
func (a *advice) keys(z table.Zone, set engine.PlayerSet) []string {
	var keys []string
	for _, p := range a.clockwise(set.Has) {
		keys = append(keys, table.Each(a.cards.In(z, p), func(t *token) string { return t.Key })...)
	}
	return keys
}

func (a *advice) buy() string {
	price := a.in.Price(a.in.Face())
	steps := a.w.Count(a.w.Zankapfel.Log.StepsBack, price)
	return a.x.Buy.With("steps", steps, "n", a.w.Whole(a.in.Score(a.t.Me())-price))
}

// where are the squares that the mayor may move to next (Z30).
func (a *advice) where() string {
	switch {
	case a.in.Chips().Len() == 1:
		return a.x.LastChip
	case a.in.Neighbours() == 0:
		return a.x.AllChips
	case a.in.Targets().Len() == 1:
		return a.x.OneSquare
	}
	return a.x.NextSquares
}

// lookSquares points at the squares that would give the advised card most.
func (a *advice) lookSquares() table.Clue {
	given := func(sq zk.Square) int { return gives(sq, a.d.Card) }
	targets := listed(a.in.Targets())
	most := slices.Max(table.Each(targets, given))
	at := table.Each(table.Where(targets, func(sq zk.Square) bool { return given(sq) == most }), chipKey)
	return table.Clue{Words: a.x.LookSquares.With("where", a.where(), "colour", a.apple(a.d.Card), "up", a.upTo(a.x.UpTo, most)), At: at, Middle: true}
}

// lookLaid points at the own card that lies face down, with the most that it may get, or else at the next squares.
func (a *advice) lookLaid() table.Clue {
	if c := a.in.OwnLaid(); c != zk.NoCard {
		return table.Clue{Words: a.x.LookLaid.With("card", of(&a.x.Cards, c), "up", a.upTo(a.x.UpTo, best(a.in.Targets(), c))), At: a.keys(inLaid, engine.Only(a.t.Me()))}
	}
	others := table.Where(listed(a.in.Targets()), func(sq zk.Square) bool { return sq != a.d.Square })
	look := table.Clue{Words: a.x.LookNext.With("where", a.where()), At: table.Each(append(others, a.d.Square), chipKey), Middle: true} // that has a number of its own
	if len(others) == 0 {
		look.At[0] = mayorKey
	}
	return look
}

// atSquare is a clue about a square, which is seen by its place, and heard by its numbers.
func (a *advice) atSquare(words lang.Template, sq zk.Square, n string, ids ...string) table.Clue {
	return table.Clue{Words: words.With("square", a.shortSquare(sq), "n", n), Said: words.With("square", a.numbers(sq), "n", n), At: ids}
}

// lookWorth says what the announced square gives the own card, which may be out of
// sight, or each colour.
func (a *advice) lookWorth() table.Clue {
	sq := a.in.Announced()
	if c := a.in.OwnLaid(); c != zk.NoCard {
		return table.Clue{Words: a.x.LookWorth.With("card", of(&a.x.Cards, c), "n", digits(gives(sq, c))), At: []string{chipKey(sq)}}
	}
	return a.atSquare(a.x.LookNone, sq, "", chipKey(sq))
}

func (a *advice) accept() string {
	o, c := a.in.Offer(a.d.Seat), a.in.OwnLaid()
	from, n := a.in.Score(a.t.Me()), int(o.Points)
	steps := []string{"a", a.w.Whole(from), "b", a.w.Whole(from + n)}
	if c != zk.NoCard {
		if here, there := gives(a.in.Announced(), c), gives(o.Square, c); here != there {
			return a.w.Count(a.x.AcceptWorth, n, append(steps, "card", of(&a.x.Cards, c), "c", digits(there), "d", digits(here))...)
		}
	}
	return a.w.Count(a.x.Accept, n, steps...)
}

// rivals are those who want the advised colour too.
func (a *advice) rivals() engine.PlayerSet { return a.in.Wants(a.d.Card).Without(a.t.Me()) }

// waiting reports whether another joker is still to get its colour.
func (a *advice) waiting() bool { return a.in.Jokers().Without(a.t.Me()) != 0 }

func (a *advice) lookColour() table.Clue {
	colour, set := a.apple(a.d.Card), a.rivals()
	if set == 0 {
		words := a.x.LookAlone
		if a.waiting() {
			words = a.x.LookFree
		}
		return table.Clue{Words: words.With("colour", colour), At: []string{"colour/" + colourArt[a.d.Card]}}
	}
	return table.Clue{Words: a.w.Count(a.x.LookWanted, set.Len(), "colour", colour, "names", a.t.Names(a.clockwise(set.Has))), At: a.keys(inLaid, set)}
}

func (a *advice) call() string {
	c, set := a.d.Card, a.rivals()
	switch {
	case set == 0 && a.waiting():
		return a.x.CallFree.With("colour", a.apple(c), "gain", a.w.Signed(a.in.Number(c)))
	case set == 0:
		return a.x.CallAlone.With("colour", a.apple(c), "gain", a.w.Signed(a.in.Number(c)))
	}
	return a.x.CallQuarrel.With("colour", a.apple(c), "names", a.t.Names(a.clockwise(set.Has)), "n", digits(a.in.Number(c)))
}

func (a *advice) lookPrize() table.Clue {
	rivals := a.in.Members().Without(a.t.Me())
	words, at := a.x.LookPrize, []string{prizeKey}
	if rivals.Len() > 1 {
		words, at = a.x.LookRivals, a.keys(inDuel, rivals) // a hint may lie upon the prize of several
	}
	return table.Clue{Words: words.With("n", digits(a.in.Number(a.in.Colour())), "names", a.t.Names(a.clockwise(rivals.Has))), At: at}
}

// lookDice compares the own discord card with the dice of the others.
func (a *advice) lookDice() table.Clue {
	own := a.in.OwnDiscord()
	if own == 0 {
		return a.lookPrize()
	}
	dice, rivals := 0, a.opponents()
	buyers := a.clockwise(func(p engine.Player) bool { return rivals.Has(p) && a.in.Dice(p) > 0 })
	for _, p := range buyers {
		dice += a.in.Dice(p)
	}
	none, some, gaps := a.x.LookNoDice, a.x.LookDice, []string{"card", digits(own)}
	if rivals.Len() == 1 || len(buyers) == 1 {
		name := a.t.PlayerName(append(buyers, rivals.First())[0])
		none, some, gaps = a.x.LookNoDiceOf, a.x.LookDiceOf, append(gaps, "name", name, "of", a.w.Of(name))
	}
	words := a.w.Count(some, dice, gaps...)
	if dice == 0 {
		words = none.With(gaps...)
	}
	return table.Clue{Words: words, At: a.keys(inDuel, engine.Only(a.t.Me()))}
}

// otherWords name the best alternative.
func (a *advice) otherWords() string {
	d, n := a.other, digits(a.other.Number)
	switch d.Kind {
	case zk.DecisionMayor, zk.DecisionAnnounce:
		return a.shortSquare(d.Square)
	case zk.DecisionChip:
		return a.x.ChipOn.With("square", a.shortSquare(d.Square))
	case zk.DecisionBuy:
		return a.x.Buying
	case zk.DecisionLay:
		return of(&a.x.Laying, d.Card)
	case zk.DecisionOffer:
		if a.d.Kind == zk.DecisionOffer && a.d.Square != d.Square {
			return a.x.Elsewhere.With("n", n)
		}
		return a.x.Offering.With("n", n)
	case zk.DecisionNone:
		return a.x.NoBribe
	case zk.DecisionAccept:
		return a.x.OfferOf.With("of", a.w.Of(a.t.PlayerName(d.Seat)))
	case zk.DecisionDecline:
		return a.x.Declining
	case zk.DecisionCall:
		return a.x.Calling.With("colour", a.apple(d.Card))
	case zk.DecisionDiscord:
		return a.x.Value.With("n", n)
	case zk.DecisionDice:
		return a.w.Count(a.w.Zankapfel.Log.BuysDiceShort, d.Number)
	}
	return a.x.Waiting
}
