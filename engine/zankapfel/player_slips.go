package zankapfel

import (
	"math/bits"
	"slices"

	"treille/engine"
)

// Figures of what seems senseless.
const (
	manyApples = 6  // in the hand of who buys one more
	goodLay    = 3  // points, of a card that nobody can contest
	sureGain   = 7  // points, of a card that hardly anybody contests and the price of one bought instead
	fineLay    = 4  // points, of a card that hardly anybody contests
	lonely     = 80 // percent: what hardly anybody contests is alone with its colour so likely
	crowded    = 25 // percent: what others want is alone with its colour hardly more likely
	dearer     = 2  // points that a contested colour brings more than a free one, and not enough
	joins      = 60 // percent: so likely somebody lays who still can
	goodBribe  = 3  // points more at a square than at the one announced
)

// slipKinds are what seems senseless. Some of it nobody decides who compares; the rest is left to
// hard, which compares it often enough to know when it wins.
var slipKinds = [...]struct {
	name, text string
	of         func(in *Info, d Decision) (slip, could bool)
	nobody     bool
}{
	{"hoards", "buys a card with many in the hand", (*Info).hoards, true},
	{"leaves-harvest", "buys as the last of all, where nobody has laid a card and one of its own would bring much", (*Info).leavesHarvest, true},
	{"buys-past", "buys for much, and a card of its own would bring much that hardly anybody can contest", (*Info).buysPast, false},
	{"crowds", "lays a colour that others hardly leave alone, and another one would bring much that hardly anybody can contest", (*Info).crowds, true},
	{"no-bribe", "offers nothing, and a square would bring its card much more than the one announced", (*Info).offersNone, true},
	{"lets-win", "lets another win at once, where it could hinder it", (*Info).letsWin, true},
	{"dice-first", "buys dice first, where no card of the others beats its own without dice", (*Info).diceFirst, false},
	{"low-and-dice", "buys dice beside a low card, with a clearly higher one in hand", (*Info).lowAndDice, false},
	{"saves-in-vain", "lays a discord card in the last round, with a clearly higher one in hand", (*Info).savesInVain, false},
	{"three-dice", "buys three dice, for about as much as the harvest brings, and the game does not hang on it", (*Info).threeDice, false},
	{"dear-dice", "buys dice for all that the harvest brings or more, and the game does not hang on it", (*Info).dearDice, false},
	{"echoes", "offers no more for a square than another has offered", (*Info).echoes, false},
	{"vain-offer", "offers points for a square that brings its card no more than they cost, and hinders nobody from winning", (*Info).vainOffer, false},
	{"idle-offer", "offers points for a square that brings its own card no more, and the strongest of the others no less", (*Info).idleOffer, true},
	{"refuses", "takes no offer, and one brings it more than the strongest of the others", (*Info).refuses, true},
	{"needless", "calls a colour that another wants, and a free one brings as much or little less", (*Info).needless, true},
	{"dear-move", "takes an offer that costs it as much as it brings, or less than another one offered", (*Info).dearMove, false},
	{"timid-joker", "calls a colour for its joker, and another one that nobody else can want brings more", (*Info).timidJoker, false},
}

// Slips implements [engine.Slipping].
func (Game) Slips() (list []engine.Slip) {
	for _, s := range slipKinds {
		list = append(list, engine.Slip{Name: s.name, Text: s.text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			return s.of(info.(*Info), Decode(a))
		}})
	}
	return list
}

// senseless reports whether a decision seems so in any of these ways, or in one that hard minds
// as well.
func (in *Info) senseless(a engine.Action, hard bool) bool {
	d := Decode(a)
	for _, kind := range slipKinds {
		if slip, _ := kind.of(in, d); slip && (kind.nobody || !hard) {
			return true
		}
	}
	return false
}

func (in *Info) hoards(d Decision) (slip, could bool) {
	could = in.phase == PhaseFarm && in.hand.Len() >= manyApples && in.check(in.seat, in.hand, Buy()) == nil
	return could && d.Kind == DecisionBuy, could
}

func (in *Info) leavesHarvest(d Decision) (slip, could bool) {
	last := engine.Player((int(in.seat)+1)%int(in.players)) == in.FirstPlayer()
	if in.phase != PhaseFarm || !last || in.laidDown != 0 || in.Targets() == 0 {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.least(c) >= goodLay
	}
	return could && d.Kind == DecisionBuy, could
}

// buysPast is left to hard: among players who buy less, more cards in hand win it more than a sure harvest.
func (in *Info) buysPast(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 || in.check(in.seat, in.hand, Buy()) != nil {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.alone(c) >= lonely && in.yields(c)+in.Price(in.face) >= sureGain
	}
	return could && d.Kind == DecisionBuy, could
}

// crowds leaves jokers in hand aside, and what would bring the seat home.
func (in *Info) crowds(d Decision) (slip, could bool) {
	if in.phase != PhaseFarm || in.Targets() == 0 {
		return false, false
	}
	reaps, among := false, false
	for c := Red; c <= Blue; c++ {
		if in.hand.Has(c) {
			reaps = reaps || in.reaps(c)
			among = among || in.isCrowded(c)
		}
	}
	return reaps && d.Kind == DecisionLay && in.isCrowded(d.Card), reaps && among
}

// isCrowded reports whether a colour laid now is hardly ever left alone; a quarrel may hinder who
// would come home by it, or bring the seat itself home.
func (in *Info) isCrowded(c Card) bool {
	if c == Joker || in.alone(c) > crowded || int(in.score[in.seat])+in.yields(c) >= box.Path {
		return false
	}
	return in.comingHome() == 0
}

// reaps reports whether a card laid now is as good as harvested, and much.
func (in *Info) reaps(c Card) bool {
	number, alone := in.yields(c), in.alone(c)
	return number >= goodLay && alone == 100 || number >= fineLay && alone >= lonely
}

// yields is what a card laid now brings if nobody contests it: where the mayor goes is the first
// player's choice, and a joker gets the best colour that others leave.
func (in *Info) yields(c Card) int {
	rivals := 0
	for q := range engine.Player(in.players) {
		if c == Joker && in.mayLay(q) > 0 {
			rivals++
		}
	}
	least, most := 7, 0
	for targets := in.Targets(); targets != 0; targets &= targets - 1 {
		n := leaves(targets.First(), c, rivals)
		least, most = min(least, n), max(most, n)
	}
	if in.first == in.seat {
		return most
	}
	return least
}

// leaves is what a square gives a card, a joker after others have taken the best colours.
func leaves(sq Square, c Card, taken int) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	numbers := box.Numbers[sq]
	slices.Sort(numbers[:])
	return int(numbers[max(0, len(numbers)-1-taken)])
}

// mayLay is how likely it is, in percent, that another seat has laid a card in this round or will.
func (b *board) mayLay(q engine.Player) int {
	after := (int(q) - int(b.turn) + int(b.players)) % int(b.players)
	switch {
	case after == 0:
		return 0
	case b.laidDown.Has(q):
		return 100
	case after >= int(b.left) || b.handSize[q] == 0:
		return 0
	}
	return joins
}

// alone is how likely it is, in percent, that nobody else lays a colour; jokers go elsewhere.
func (in *Info) alone(c Card) int {
	chance := 10000
	for q := range engine.Player(in.players) {
		lays := in.mayLay(q)
		if lays == 0 || c == Joker {
			continue
		}
		chance = chance * (100 - lays*in.mayHave(q, c)/100) / 100
	}
	return chance / 100
}

// mayHave is how likely it is, in percent, that a card of another seat, in hand or laid, is of a
// kind, if each one that nobody has seen is as likely of each.
func (b *board) mayHave(q engine.Player, c Card) int {
	n, all := 5*b.known[q].Count(c)+b.unknown(q), 5*(b.known[q].Len()+b.unknown(q))
	return 100 * n / max(1, all)
}

func (in *Info) offersNone(d Decision) (slip, could bool) {
	if in.phase != PhaseOffer || in.ownLaid == NoCard {
		return false, false
	}
	for targets := in.Targets(); targets != 0; targets &= targets - 1 {
		could = could || in.gain(targets.First()) >= goodBribe && in.offered(targets.First()) == 0
	}
	return could && d.Kind == DecisionNone, could
}

// gain is how much more a square brings the own laid card than the one announced.
func (in *Info) gain(sq Square) int {
	if in.ownLaid == NoCard {
		return 0
	}
	return brings(sq, in.ownLaid) - brings(in.announced, in.ownLaid)
}

// least is what a card brings at least, wherever the mayor goes.
func (in *Info) least(c Card) int {
	targets := in.Targets()
	least := brings(targets.First(), c)
	for ; targets != 0; targets &= targets - 1 {
		least = min(least, brings(targets.First(), c))
	}
	return least
}

// brings is what a square gives a card.
func brings(sq Square, c Card) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		most = max(most, int(box.Numbers[sq][c]))
	}
	return most
}

// letsWin is about cards to lay, squares, the colours of jokers and what is put into
// quarrels: whoever would win at once can be hindered by each.
func (in *Info) letsWin(d Decision) (slip, could bool) {
	switch in.phase {
	case PhaseFarm:
		return in.staysAway(d)
	case PhaseAnnounce, PhaseOffer, PhaseAccept:
		return in.leadsHome(d)
	case PhaseCall:
		return in.callsAway(d)
	case PhaseDiscord:
		return in.givesWay(d)
	case PhaseDice:
		return in.givesIn(d)
	}
	return false, false
}

// safer is how much less likely, in percent, somebody must come home where the mayor
// could go instead.
const safer = 50

// danger is how likely it is, in percent, that one of the others comes home with the
// card that it has laid if the mayor goes to a square and nobody else wants the
// colour.
func (b *board) danger(p engine.Player, sq Square) int {
	most := 0
	for m := b.laidDown.Without(p); m != 0; m &= m - 1 {
		most = max(most, b.reaches(m.First(), sq))
	}
	return most
}

// reaches is how likely it is, in percent, that what a seat has laid brings it home at a
// square: each card that it may have laid is as likely, those that nobody has seen
// of each kind.
func (b *board) reaches(q engine.Player, sq Square) int {
	need := box.Path - int(b.score[q])
	if need > 7 {
		return 0
	}
	ways, all := 0, 0
	for c := Red; c <= Joker; c++ {
		n := 5*b.known[q].Count(c) + b.unknown(q)
		all += n
		if brings(sq, c) >= need {
			ways += n
		}
	}
	return 100 * ways / max(1, all)
}

// staysAway is about whoever comes home wherever the mayor goes, unless there is a
// quarrel: the seat has a joker, or the only colour that it may be.
func (in *Info) staysAway(d Decision) (slip, could bool) {
	for q := range engine.Player(in.players) {
		colour, comes := in.homeward(q)
		if !comes || could {
			continue
		}
		slip = true
		for c := Red; c <= Joker; c++ {
			if in.hand.Has(c) && (c == Joker || c == colour) {
				could = true
				slip = slip && (d.Kind != DecisionLay || d.Card != c)
			}
		}
	}
	if d.Kind == DecisionLay && int(in.score[in.seat])+in.least(d.Card) >= box.Path {
		slip = false // it wins as well
	}
	return could && slip, could
}

// comingHome are the seats that come home wherever the mayor goes, unless there is a quarrel.
func (in *Info) comingHome() (set engine.PlayerSet) {
	for q := range engine.Player(in.players) {
		if _, comes := in.homeward(q); comes {
			set = set.With(q)
		}
	}
	return set
}

// homeward reports whether another seat comes home wherever the mayor goes, by what it has laid or by
// what it is known to hold and can lay yet, and the only colour by which it may.
func (in *Info) homeward(q engine.Player) (colour Card, comes bool) {
	need := box.Path - int(in.score[q])
	if q == in.seat || need > 7 || in.mayLay(q) == 0 {
		return NoCard, false
	}
	kinds := 0
	for c := Red; c <= Blue; c++ {
		if in.known[q].Has(c) && (in.laidDown.Has(q) || in.least(c) >= need) {
			colour, kinds = c, kinds+1
		}
	}
	comes = kinds > 0 || in.laidDown.Has(q)
	for t := in.Targets(); t != 0 && in.laidDown.Has(q); t &= t - 1 {
		comes = comes && in.reaches(q, t.First()) >= safer
	}
	if kinds > 1 || in.unknown(q) > 0 || in.known[q].Has(Joker) {
		colour = NoCard
	}
	return colour, comes
}

// leadsHome is about where the mayor goes, or is to go.
func (in *Info) leadsHome(d Decision) (slip, could bool) {
	if in.ownLaid != NoCard && in.phase != PhaseOffer && in.winsBy(d) {
		return false, false
	}
	least, now := 100, 0
	try := func(sq Square) { least = min(least, in.danger(in.seat, sq)) }
	switch in.phase {
	case PhaseAnnounce:
		for t := in.Targets(); t != 0; t &= t - 1 {
			try(t.First())
		}
		now = in.danger(in.seat, d.Square)
	case PhaseOffer:
		for t := in.Targets(); t != 0; t &= t - 1 {
			try(t.First())
		}
		now = in.danger(in.seat, in.announced)
		for q := range engine.Player(in.players) {
			if o := in.offers[q]; o.Points > 0 {
				now = min(now, in.danger(in.seat, o.Square))
			}
		}
		could = now >= least+safer
		if d.Kind == DecisionOffer {
			now = min(now, in.danger(in.seat, d.Square))
		}
		return could && now >= least+safer, could
	case PhaseAccept:
		try(in.announced)
		for q := range engine.Player(in.players) {
			if o := in.offers[q]; o.Points > 0 {
				try(o.Square)
			}
		}
		now = in.danger(in.seat, in.announced)
		if d.Kind == DecisionAccept {
			now = in.danger(in.seat, in.offers[d.Seat].Square)
		}
	}
	most := 0
	for t := in.Targets(); t != 0; t &= t - 1 {
		most = max(most, in.danger(in.seat, t.First()))
	}
	return now >= least+safer, most >= least+safer
}

// winsBy reports whether the own card brings the seat home at the square of a
// decision.
func (in *Info) winsBy(d Decision) bool {
	sq := d.Square
	switch d.Kind {
	case DecisionAccept:
		sq = in.offers[d.Seat].Square
	case DecisionDecline:
		sq = in.announced
	}
	return int(in.score[in.seat])+brings(sq, in.ownLaid) >= box.Path
}

// callsAway is about the colour of a joker.
func (in *Info) callsAway(d Decision) (slip, could bool) {
	var winning [Joker]bool
	n := 0
	for c := Red; c <= Blue; c++ {
		if w := in.wants[c]; w.Len() == 1 && int(in.score[w.First()])+in.Number(c) >= box.Path {
			winning[c] = true
			n++
		} else if w == 0 && int(in.score[in.seat])+in.Number(c) >= box.Path {
			return false, false // it may win itself
		}
	}
	return n == 1 && !winning[d.Card], n == 1
}

// hopes is how much likelier, in thousandths, dice must make a win.
const hopes = 200

// comes reports whether one of the others comes home by winning the quarrel.
func (in *Info) comes() bool {
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		q := m.First()
		if int(in.score[q])+PriceOfDie*int(in.dice[q])+in.Number(in.colour) >= box.Path {
			return true
		}
	}
	return false
}

// givesWay is about a low card where one of the others comes home by winning.
func (in *Info) givesWay(d Decision) (slip, could bool) {
	left := in.DiscordLeft(in.seat)
	highest := bits.Len16(left) - 1
	could = highest-bits.TrailingZeros16(left) >= clearlyHigher && in.comes()
	return could && highest-d.Number >= clearlyHigher, could
}

// givesIn is about the last chance to buy dice where one of the others comes home by
// winning.
func (in *Info) givesIn(d Decision) (slip, could bool) {
	if !in.comes() || in.MayBuyDice() != engine.Only(in.seat) {
		return false, false
	}
	could = in.winChance(MostDice)-in.winChance(0) >= hopes
	return could && d.Kind == DecisionWait, could
}

// highest is the highest card that one of the others in a quarrel may have laid.
func (in *Info) highest() int {
	most := 0
	for m := in.members.Without(in.seat) & in.committed; m != 0; m &= m - 1 {
		most = max(most, bits.Len16(in.DiscordLeft(m.First()))-1)
	}
	return most
}

func (in *Info) diceFirst(d Decision) (slip, could bool) {
	could = in.phase == PhaseDice && in.bought == 0 && int(in.ownDiscord) > in.highest()
	return could && d.Kind == DecisionDice, could
}

// clearlyHigher is by how much a discord card in hand is clearly higher than one laid.
const clearlyHigher = 4

func (in *Info) lowAndDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.ownDiscord == 0 || in.hangsOnIt() {
		return false, false
	}
	could = bits.Len16(in.DiscordLeft(in.seat))-1-int(in.ownDiscord) >= clearlyHigher
	return could && d.Kind == DecisionDice, could
}

func (in *Info) savesInVain(d Decision) (slip, could bool) {
	if in.phase != PhaseDiscord || in.chips != 0 {
		return false, false
	}
	left := in.DiscordLeft(in.seat)
	highest := bits.Len16(left) - 1
	could = highest-bits.TrailingZeros16(left) >= clearlyHigher
	return could && highest-d.Number >= clearlyHigher, could
}

func (in *Info) threeDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.hangsOnIt() {
		return false, false
	}
	return d.Kind == DecisionDice && d.Number == MostDice, true
}

// dearDice leaves aside what the own seat needs to come home: who pays as much as he wins comes no
// nearer.
func (in *Info) dearDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.comes() || in.chips.Len() <= 1 {
		return false, false
	}
	could = in.Number(in.colour) <= PriceOfDie*MostDice
	return could && d.Kind == DecisionDice && PriceOfDie*d.Number >= in.Number(in.colour), could
}

// hangsOnIt reports whether the quarrel may decide the game: somebody comes home by
// winning it, or at most one round is left.
func (in *Info) hangsOnIt() bool {
	return in.comes() || int(in.score[in.seat])+in.Number(in.colour) >= box.Path || in.chips.Len() <= 1
}

// offered is the most that another has offered for a square.
func (in *Info) offered(sq Square) (points int) {
	for q := range engine.Player(in.players) {
		if o := in.offers[q]; q != in.seat && o.Points > 0 && o.Square == sq {
			points = max(points, int(o.Points))
		}
	}
	return points
}

// strongest is the seat that is farthest on of the others who have laid a card.
func (in *Info) strongest() engine.Player {
	q := engine.Chance
	for m := in.laidDown.Without(in.seat); m != 0; m &= m - 1 {
		if p := m.First(); q == engine.Chance || in.score[p] > in.score[q] {
			q = p
		}
	}
	return q
}

// raise is how much more a square brings the strongest of the others than the one announced, in
// hundredths, by the cards that it may have laid; a joker takes no colour that is the own one. An
// offer of its own tells that it gains by it as much as it may.
func (in *Info) raise(sq Square) int {
	q := in.strongest()
	if q == engine.Chance {
		return 0
	}
	sum, most := 0, 0
	for c := Red; c <= Joker; c++ {
		if n := in.mayHave(q, c); n > 0 {
			more := in.finds(sq, c) - in.finds(in.announced, c)
			sum += n * more
			most = max(most, 100*more)
		}
	}
	if o := in.offers[q]; o.Points > 0 && o.Square == sq {
		return most
	}
	return sum
}

// finds is what a square gives the card of another.
func (in *Info) finds(sq Square, c Card) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		if c != in.ownLaid {
			most = max(most, int(box.Numbers[sq][c]))
		}
	}
	return most
}

func (in *Info) idleOffer(d Decision) (slip, could bool) {
	could = in.phase == PhaseOffer
	return d.Kind == DecisionOffer && in.gain(d.Square) <= 0 && in.raise(d.Square) > -100 && !in.hinders(d.Square), could
}

func (in *Info) refuses(d Decision) (slip, could bool) {
	if in.phase != PhaseAccept {
		return false, false
	}
	for q := range engine.Player(in.players) {
		o := in.offers[q]
		could = could || o.Points > 0 && in.gain(o.Square) >= 0 &&
			100*(int(o.Points)+in.gain(o.Square)) >= 100+in.raise(o.Square) &&
			in.danger(in.seat, o.Square) <= in.danger(in.seat, in.announced)
	}
	return could && d.Kind == DecisionDecline, could
}

// needless is about colours that somebody wants, unless somebody would come home with what is called
// or no round follows.
func (in *Info) needless(d Decision) (slip, could bool) {
	if in.phase != PhaseCall || in.chips == 0 {
		return false, false
	}
	free := 0
	for c := Red; c <= Blue; c++ {
		if in.wants[c] == 0 {
			free = max(free, in.Number(c))
		}
	}
	for c := Red; c <= Blue; c++ {
		if in.wants[c] == 0 || in.Number(c)-free > dearer || in.homeBy(c) {
			continue
		}
		could = true
		slip = slip || d.Card == c
	}
	return slip, could
}

// homeBy reports whether a colour brings somebody home who wants it or may call it.
func (in *Info) homeBy(c Card) bool {
	for m := in.wants[c] | engine.Only(in.seat); m != 0; m &= m - 1 {
		if int(in.score[m.First()])+in.Number(c) >= box.Path {
			return true
		}
	}
	return false
}

func (in *Info) echoes(d Decision) (slip, could bool) {
	for q := range engine.Player(in.players) {
		could = could || in.phase == PhaseOffer && in.offers[q].Points > 0
	}
	return could && d.Kind == DecisionOffer && in.offered(d.Square) >= d.Number, could
}

func (in *Info) vainOffer(d Decision) (slip, could bool) {
	could = in.phase == PhaseOffer
	return d.Kind == DecisionOffer && in.gain(d.Square) <= d.Number && !in.hinders(d.Square), could
}

// hinders reports whether another is less likely to come home on a square than on the one
// announced.
func (in *Info) hinders(sq Square) bool {
	return in.danger(in.seat, in.announced) > in.danger(in.seat, sq)
}

// dearMove leaves aside what keeps another from winning.
func (in *Info) dearMove(d Decision) (slip, could bool) {
	could = in.phase == PhaseAccept
	if d.Kind != DecisionAccept {
		return false, could
	}
	o := in.offers[d.Seat]
	danger := in.danger(in.seat, o.Square)
	if danger < in.danger(in.seat, in.announced) || int(in.score[in.seat])+int(o.Points) >= box.Path {
		return false, could
	}
	worth := int(o.Points) + in.gain(o.Square)
	slip = worth <= 0
	for q := range engine.Player(in.players) {
		if other := in.offers[q]; other.Points > 0 && other.Square == o.Square {
			slip = slip || other.Points > o.Points
		} else if other.Points > 0 && in.ownLaid != NoCard {
			slip = slip || int(other.Points)+in.gain(other.Square) >= worth+2 && in.danger(in.seat, other.Square) <= danger
		}
	}
	return slip, could
}

func (in *Info) timidJoker(d Decision) (slip, could bool) {
	if in.phase != PhaseCall || in.jokers != engine.Only(in.seat) {
		return false, false
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		if in.wants[c] == 0 {
			most = max(most, in.Number(c))
		}
	}
	hinders, _ := in.callsAway(Decision{})
	return most > 0 && !hinders && in.Number(d.Card) < most, most > 0
}

// LetsWin tells who may win at once if a decision is taken, and could be hindered by
// another one; ok is false if that is nobody.
func (in *Info) LetsWin(a engine.Action) (q engine.Player, ok bool) {
	if slip, _ := in.letsWin(Decode(a)); !slip {
		return engine.Chance, false
	}
	among := in.laidDown
	for c := Red; c <= Blue; c++ {
		among |= in.wants[c]
	}
	switch {
	case in.phase == PhaseFarm:
		among = in.comingHome()
	case in.members != 0:
		among = in.members
	}
	q = engine.Chance
	for m := among.Without(in.seat); m != 0; m &= m - 1 {
		if p := m.First(); q == engine.Chance || in.score[p] > in.score[q] {
			q = p
		}
	}
	return q, true
}

// Unknown is how many cards of a seat, in its hand or face down before it, nobody else
// has seen.
func (b *board) Unknown(p engine.Player) int { return b.unknown(p) }
