package weinhaendler

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/search"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// longestReason is how many letters a reason may have.
const longestReason = 125

// A judge looks at the table for himself.
type judge struct {
	in        *wh.Info
	do, other wh.Decision
	chances   [2]int // of both in a hundred
	name      func(engine.Player) string
}

// A claim is what a reason says in English, and whether the table bears it out.
type claim struct {
	says  *regexp.Regexp
	holds func(j *judge, m []string) bool
}

// says is what a reason says, its dots meant as such.
func says(words string) *regexp.Regexp {
	return regexp.MustCompile("^" + strings.ReplaceAll(words, ". ", `\. `) + `\.$`)
}

// claims are all facts that are told.
var claims = map[string]claim{
	"takes triplet": {says(`You would take (.+); with (.+) in your cellar it makes a triplet: \+(.+)`), func(j *judge, m []string) bool {
		points := func(cards wh.Cards) int {
			most := 0
			for _, c := range cards.AppendTo(nil) {
				most = max(most, triplets(j.in, c))
			}
			return most
		}
		take := j.deal(j.do).take
		named := table.Where(take.AppendTo(nil), func(c wh.Card) bool { return called(c) == m[1] })
		return len(named) > 0 && j.completedWith(named[0], m[2], amount(m[3])) && points(wh.CardsOf(named[0])) == amount(m[3]) && points(j.deal(j.other).take) < amount(m[3]) && points(j.in.Hand()) < amount(m[3])
	}},
	"finishes": {says(`You could then score (.+): (.+) for stars, (.+) for (.*triplets? .+?); (?:by|with) .+ only (.+)`), func(j *judge, m []string) bool {
		held := j.after(j.deal(j.do))
		return j.triplets(j.in.Finish(held), m[4]) && starsOf(held) == amount(m[2]) && amount(m[2])+amount(m[3]) == amount(m[1]) && j.finishesBest(amount(m[1]), amount(m[5]))
	}},
	"finishes alike": {says(`You can still score (.+); as the bids stand, nothing else brings more`), func(j *judge, m []string) bool {
		return j.do.Kind != wh.DecisionBid && j.in.LastRound() && j.in.BestFinish(j.after(j.deal(j.do))) == amount(m[1]) &&
			!slices.ContainsFunc(j.all(), func(b bargain) bool { return j.in.BestFinish(j.after(b)) > amount(m[1]) })
	}},
	"finishes, fewer with triplets": {says(`You could then lay (.+), a point each; .+ only (.+), (.+) of them for (.*triplets? .+)`), func(j *judge, m []string) bool {
		held := j.after(j.deal(j.other))
		return starsOf(j.after(j.deal(j.do))) == amount(m[1]) && j.finishesBest(amount(m[1]), amount(m[2])) &&
			starsOf(held)+amount(m[3]) == amount(m[2]) && j.triplets(j.in.Finish(held), m[4])
	}},
	"finishes without triplets": {says(`You could then lay (.+), a point each; .+ you would score only (.+)`), func(j *judge, m []string) bool {
		return starsOf(j.after(j.deal(j.do))) == amount(m[1]) && j.finishesBest(amount(m[1]), amount(m[2]))
	}},
	"only empty": {says(`It costs only (.+) empty bottles?, takes (.+) for now, and you can still raise`), func(j *judge, m []string) bool {
		return j.onlyEmpty(amount(m[1])) && j.bundle(j.deal(j.do)) == m[2] && !j.idle() && j.open() > 0
	}},
	"only empty, for good": {says(`It costs only (.+) empty bottles?, and nobody can take (.+) from you any more`), func(j *judge, m []string) bool {
		return j.onlyEmpty(amount(m[1])) && j.bundle(j.deal(j.do)) == m[2] && !j.idle() && j.open() == 0
	}},
	"only empty to stay": {says(`You are still (.+), but for (.+) empty bottles? you stay in the bidding and can raise later`), func(j *judge, m []string) bool {
		return j.onlyEmpty(amount(m[2])) && j.rank(m[1]) && j.idle() && j.rises()
	}},
	"defends": {says(`To take (.+) from you, (.+) would now have to go over (.+), not just over (.+)`), func(j *judge, m []string) bool {
		b, now := j.deal(j.do), j.deal(wh.Decision{})
		return j.other.Kind == wh.DecisionPass && j.idle() && j.bundle(b) == m[1] && j.names(m[2], b) && b.give.Value() == amount(m[3]) && now.give.Value() == amount(m[4])
	}},
	"highest": {says(`(.+) is the highest bid that costs you (.+ stars?(?: more)?); to take the offer, (.+) must go over it`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		for _, other := range j.all() {
			if starsOf(other.give) <= starsOf(b.give) && other.give.Value() > b.give.Value() {
				return false
			}
		}
		return starsOf(j.do.Cards) == j.stars(m[2]) && b.net() > 0 && b.from < 0 && j.names(m[3], b) && b.give.Value() == amount(m[1]) && !j.idle()
	}},
	"stays": {says(`You are still (.+), but stay in the bidding: what you hold is enough to go over (.+) and be first`), func(j *judge, m []string) bool {
		most := 0
		for p := range engine.Player(j.in.Players()) {
			if p != j.in.Seat() {
				most = max(most, j.in.BidTotal(p))
			}
		}
		b := j.deal(j.do)
		for _, o := range j.all()[1:] { // nothing cheaper would do
			if o.from == b.from && (starsOf(o.give) < starsOf(b.give) || starsOf(o.give) == starsOf(b.give) && o.give.Value() < b.give.Value()) {
				return false
			}
		}
		return j.other.Kind == wh.DecisionPass && j.idle() && j.rank(m[1]) && most == amount(m[2]) && j.do.Cards != j.in.Hand() && j.in.Hand().Value()+j.in.BidTotal(j.in.Seat()) > most
	}},
	"keeps three": {says(`With (.+) you would hold three (.+); if you bid (.+) instead, only (.+)`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		for _, c := range b.take.AppendTo(nil) {
			if called(c) == m[2] {
				return j.bundle(b) == m[1] && j.after(b).Count(c) == 3 && j.deal(j.other).give.Value() == amount(m[3]) && slices.ContainsFunc(j.all(), func(o bargain) bool {
					return o.from == b.from && o.give.Value() == amount(m[3]) && j.after(o).Count(c) == amount(m[4]) && starsOf(o.give) <= starsOf(b.give)
				})
			}
		}
		return false
	}},
	"exchange": {says(`As the bids stand you take (.+) for (.+); .+? it would be (.+ stars?) for (\d+)`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		told := []int{amount(m[1]), amount(m[2]), amount(m[3]), amount(m[4])}
		return slices.Equal(told, []int{starsOf(b.take), starsOf(b.give), starsOf(o.take), starsOf(o.give)}) && told[0]-told[1] > told[2]-told[3] && j.wouldBid(o)
	}},
	"exchange for nothing": {says(`As the bids stand you take (.+) for (.+); .+? you would take nothing`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2]) && b.net() > 0 && o.give == 0
	}},
	"more stars than a draw": {says(`As the bids stand you take (.+ stars?) for (.+); drawing brings 3 at most`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		return starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2]) && b.net() > 3 && j.other.Kind == wh.DecisionDraw
	}},
	"more bottles than a draw": {says(`As the bids stand you take (.+ bottles?) for (.+); drawing brings only one`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		return b.take.Len() == amount(m[1]) && b.give.Len() == amount(m[2]) && b.take.Len()-b.give.Len() > 1 && b.net() > 1 && j.other.Kind == wh.DecisionDraw
	}},
	"gives nothing": {says(`You give nothing; .+ you would take (.+) for (.+) as the bids stand`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return b.give == 0 && starsOf(o.take) == amount(m[1]) && starsOf(o.give) == amount(m[2]) && o.net() < 0
	}},
	"least": {says(`You take (.+) for (.+) as the bids stand; no bid of yours takes (.+) for less`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		for _, o := range j.all() {
			if o.give != 0 && o.from == b.from && (starsOf(o.give) < starsOf(b.give) || starsOf(o.give) == starsOf(b.give) && o.give.Value() < b.give.Value()) {
				return false
			}
		}
		return starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2]) && b.net() > 0 && j.bundle(b) == m[3]
	}},
	"takes all": {says(`All others have passed and (.+) is the highest bid: adding more would only cost you bottles`), func(j *judge, m []string) bool {
		for p := range engine.Player(j.in.Players()) {
			if p != j.in.Seat() && !j.in.HasPassed(p) {
				return false
			}
		}
		b := j.deal(j.do)
		return b.from < 0 && b.give.Value() == amount(m[1]) && b.give != 0
	}},
	"already": {says(`As the bids stand you take (.+); with (.+) you would pay (.+) bottles? more for the same`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return b.give != 0 && b.from == o.from && j.bundle(b) == m[1] && o.give.Value() == amount(m[2]) && o.give.Len()-b.give.Len() == amount(m[3]) && amount(m[3]) > 0
	}},
	"already first": {says(`With (.+) you would pay (.+) bottles? more for the same offer; if outbid, you take that higher bid`), func(j *judge, m []string) bool {
		b, o, open := j.deal(j.do), j.deal(j.other), 0
		for p := range engine.Player(j.in.Players()) {
			n := j.in.BidTotal(p)
			if p != j.in.Seat() && n > b.give.Value() {
				return false
			}
			if p != j.in.Seat() && !j.in.HasPassed(p) && j.in.HandSize(p) > 0 {
				open++
			}
		}
		return b.give != 0 && open > 0 && o.from == engine.Chance && o.give.Value() == amount(m[1]) && o.give.Len()-b.give.Len() == amount(m[2]) && amount(m[2]) > 0
	}},
	"dearer": {says(`To be (.+) would cost you at least (.+ stars?(?: more)?), and (.+) could still outbid you`), func(j *judge, m []string) bool {
		now, o, least := j.deal(j.do), j.deal(j.other), 1000
		for _, b := range j.all() {
			if b.give != 0 && j.ranked(b) <= j.ranked(o) {
				if starsOf(b.take)-starsOf(now.take) > starsOf(b.give)-starsOf(now.give) {
					return false
				}
				least = min(least, starsOf(b.give)-starsOf(now.give))
			}
		}
		return lang.English.Words().Ordinal(j.ranked(o)) == m[1] && least == j.stars(m[2]) && least > 0 && j.names(m[3], o)
	}},
	"draws": {says(`It adds a bottle and costs none`), func(j *judge, m []string) bool { return j.other.Kind == wh.DecisionPass }},
	"draws surely": {says(`It adds a bottle for sure; (.+) would lose the offer if (.+) bids higher`), func(j *judge, m []string) bool {
		o := j.deal(j.other)
		return o.give.Value() == amount(m[1]) && o.from < 0 && j.names(m[2], o) && starsOf(o.give) > 0 && o.net() < 3
	}},
	"draws for nothing": {says(`It adds a bottle for nothing; a bid of (.+) now takes (.+ stars?) and gives (.+)`), func(j *judge, m []string) bool {
		o := j.deal(j.other)
		for _, b := range j.all()[1:] {
			if b.net() > 0 {
				return false
			}
		}
		return o.give.Value() == amount(m[1]) && starsOf(o.take) == amount(m[2]) && starsOf(o.give) == amount(m[3])
	}},
	"draws the last": {says(`It takes the last bottle of the pile: nobody else can draw any more, and the next round is the last`), func(j *judge, _ []string) bool {
		return j.do.Kind == wh.DecisionDraw && j.in.PileSize() == 1 && !j.in.LastRound()
	}},
	"outbids": {says(`(.+ €) would be (.+) too, but (.+) could outbid it more easily than (.+)`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		for _, other := range j.all()[1:] { // nothing cheaper would do
			if other.from == b.from && (starsOf(other.give) < starsOf(o.give) || starsOf(other.give) == starsOf(o.give) && other.give.Value() < o.give.Value()) {
				return false
			}
		}
		return j.do.Kind == wh.DecisionBid && j.other.Kind == wh.DecisionBid && o.give.Value() == amount(m[1]) && b.give.Value() == amount(m[4]) && o.give.Value() < b.give.Value() &&
			j.rank(m[2]) && j.ranked(o) == j.ranked(b) && j.names(m[3], b)
	}},
	"next is last": {says(`(?:The refill (?:takes the last bottle of the pile|empties the pile of (.+))|The pile is empty): the next round is the last, and in it you can bid or place all you keep`), func(j *judge, m []string) bool {
		pile := map[bool]int{true: 1}[strings.HasPrefix(m[0], "The refill")]
		if m[1] != "" {
			pile = amount(m[1])
		}
		return j.do.Kind == wh.DecisionDone && !j.in.LastRound() && j.in.PileSize() == pile && pile+j.in.Offer().Len() <= 4
	}},
	"all count": {says(`You can still place all (.+) bottles: whichever comes first, their stars score (.+) together`), func(j *judge, m []string) bool {
		return j.in.LastRound() && j.do.Kind == wh.DecisionPlace && j.in.Hand().Len() == amount(m[1]) && starsOf(j.in.Hand()) == amount(m[2])
	}},
	"keeps a pair": {says(`You hold two (.+): a third makes a triplet, \+4, so keep them together`), func(j *judge, m []string) bool {
		c := j.other.Card
		return j.do.Kind == wh.DecisionDone && called(c) == m[1] && j.in.Hand().Count(c) == 2 && j.in.Unlaid().Count(c) == 3
	}},
	"keeps all": {says(`No single bottle completes a triplet now; what you keep can be bid \((.+)\) or placed later`), func(j *judge, m []string) bool {
		for _, c := range j.in.Hand().AppendTo(nil) {
			if triplets(j.in, c) > 0 {
				return false
			}
		}
		return j.do.Kind == wh.DecisionDone && j.in.Hand().Value() == amount(m[1]) && !j.in.LastRound()
	}},
	"keeps for later": {says(`The stars count just as well later; until then you can bid with all bottles: (.+)`), func(j *judge, m []string) bool {
		return j.do.Kind == wh.DecisionDone && j.in.Hand().Value() == amount(m[1]) && !j.in.LastRound()
	}},
	"holds an empty bottle": {says(`In the cellar an empty bottle scores nothing; in the hand you can bid it`), func(j *judge, _ []string) bool {
		return j.do.Kind == wh.DecisionDone && j.other.Card == wh.Empty && !j.in.LastRound()
	}},
	"no more to gain": {says(`Empty bottles score nothing`), func(j *judge, _ []string) bool {
		return j.in.LastRound() && j.in.Hand().Value() == 2*j.in.Hand().Len()
	}},
	"any order": {says(`The order does not matter: all your stars count, (.+) together`), func(j *judge, m []string) bool {
		hand := j.in.Hand()
		return j.in.LastRound() && starsOf(hand) == amount(m[1]) && mostLeft(j.in) == amount(m[1])
	}},
	"anywhere": {says(`It scores (.+) wherever it lies`), func(j *judge, m []string) bool {
		for _, at := range j.in.LegalPlaces(j.do.Card, nil) {
			if j.gain(wh.Decision{Card: j.do.Card, Place: at}) != amount(m[1]) {
				return false
			}
		}
		return j.in.LastRound() && starsOf(j.in.Hand()) == amount(m[1])
	}},
	"supports": {says(`It supports the next row: then (.+) on top completes a triplet: \+(.+)`), func(j *judge, m []string) bool {
		after := j.in.Laid(j.do.Card, j.do.Place)
		return j.in.LastRound() && slices.ContainsFunc(after.Hand().AppendTo(nil), func(c wh.Card) bool {
			return called(c) == m[1] && slices.ContainsFunc(after.LegalPlaces(c, nil), func(p wh.Place) bool {
				list := after.Laid(c, p).TripletsAt(j.in.Seat(), p, nil)
				return p.Row == j.do.Place.Row+1 && (p.Col == j.do.Place.Col || p.Col == j.do.Place.Col-1) && len(list) == 1 && list[0].Points == amount(m[2])
			})
		})
	}},
	"leads on": {says(`This way your (.+) bottles can bring (.+): (.+) for stars, (.+) for (.*triplets? .+)`), func(j *judge, m []string) bool {
		hand, laid := j.in.Hand(), j.in.Laid(j.do.Card, j.do.Place)
		steps := append([]wh.Decision{j.do}, laid.Finish(laid.Hand())...)
		return j.in.LastRound() && hand.Len() == amount(m[1]) && starsOf(hand) == amount(m[3]) && amount(m[3])+amount(m[4]) == amount(m[2]) && amount(m[4]) > 0 &&
			j.triplets(steps, m[5]) && j.scored(steps) == amount(m[2]) && (hand.Len() > fewBottles || amount(m[2]) == mostLeft(j.in))
	}},
	"completes": {says(`It completes (.+) triplets?: \+(.+)`), func(j *judge, m []string) bool {
		for _, c := range j.in.Hand().AppendTo(nil) {
			if triplets(j.in, c) > amount(m[2]) {
				return false
			}
		}
		added := len(j.in.Laid(j.do.Card, j.do.Place).TripletsAt(j.in.Seat(), j.do.Place, nil))
		return added == amount(m[1]) && completed(j.in, j.do) == amount(m[2]) && (j.other.Kind != wh.DecisionPlace || completed(j.in, j.other) < amount(m[2]))
	}},
	"gains": {says(`It scores (.+) at once; (?:with|at|on|over) .+ it would be (.+)`), func(j *judge, m []string) bool {
		return j.in.MustPlace() > 0 && j.gain(j.do) == amount(m[1]) && j.gain(j.other) == amount(m[2]) && j.gain(j.do) > j.gain(j.other) && j.gain(j.do) == j.mostNow()
	}},
	"gains now": {says(`It scores (.+) at once, and you keep bottles worth (.+) to bid with`), func(j *judge, m []string) bool {
		return j.gain(j.do) == amount(m[1]) && j.other.Kind == wh.DecisionDone && j.in.Hand().Value()-j.do.Card.Value() == amount(m[2]) && j.gain(j.do) == j.mostOf(j.do.Card)
	}},
	"cheapest": {says(`(Two bottles|Of your bottles .+) score the most(?: now)?, (.+) each; this is the cheap(?:er|est): (.+)`), func(j *judge, m []string) bool {
		n, others := 0, 0
		for _, c := range j.in.Hand().AppendTo(nil) {
			if c != wh.Empty && c.Stars()+triplets(j.in, c) == amount(m[2]) {
				n++
				if c != j.do.Card {
					others++
				}
				if c.Value() < j.do.Card.Value() {
					return false
				}
			}
		}
		number := amount(strings.TrimPrefix(strings.ToLower(m[1]), "of your bottles "))
		return others > 0 && j.in.MustPlace() > 0 && n == number && j.other.Card != j.do.Card && j.gain(j.do) == j.mostNow() && j.gain(j.do) == amount(m[2]) && j.do.Card.Value() == amount(m[3])
	}},
	"cheaper to lose": {says(`It takes only (.+ €) out of your hand; with .+ it would be (.+)`), func(j *judge, m []string) bool {
		return j.do.Card.Value() == amount(m[1]) && j.other.Card.Value() == amount(m[2]) && j.other.Kind == wh.DecisionPlace && amount(m[1]) < amount(m[2]) && j.cheapest()
	}},
	"prepares": {says(`After it, (your other|your|a|the) (.+?)( in the offer)? would score \+(.+) for triplets; .+ it would be (.+)`), func(j *judge, m []string) bool {
		n, less := j.prepared(m[1]+m[3], m[2])
		return n == amount(m[4]) && less == amount(m[5]) && n > less
	}},
	"prepares a first": {says(`After it, (your other|your|a|the) (.+?)( in the offer)? would complete (.+) triplets?: \+(.+?)( each)?`), func(j *judge, m []string) bool {
		return j.preparesNew(m[1]+m[3], m[2], m[4], m[5], m[6])
	}},
	"prepares cheaply": {says(`It takes only (.+?) (?:out of your hand, and|from your hand;) then (your other|your|a|the) (.+?)( in the offer)? would complete (.+) triplets?: \+(.+?)( each)?`), func(j *judge, m []string) bool {
		return j.preparesNew(m[2]+m[4], m[3], m[5], m[6], m[7]) && j.do.Card.Value() == amount(m[1]) && amount(m[1])*j.in.Hand().Len() < j.in.Hand().Value() && j.cheapest()
	}},
	"touches": {says(`There it touches (.+) bottles? of its wine; .+ it would be (.+)`), func(j *judge, m []string) bool {
		return j.touched(j.do) == amount(m[1]) && j.touched(j.other) == amount(m[2]) && amount(m[1]) > amount(m[2])
	}},
	"near": {says(`It makes little difference here: .+ you would win about as often`), func(j *judge, _ []string) bool {
		return j.chances[0]-j.chances[1] <= 1 && j.chances[0] > 2
	}},
	"tried": {says(`No single fact decides it: tried out many times, it did best`), func(j *judge, _ []string) bool {
		return j.chances[0] > j.chances[1]+1
	}},
	"hopeless": {says(`From here you hardly ever win, whatever you do`), func(j *judge, _ []string) bool { return max(j.chances[0], j.chances[1]) <= 2 }},
}

// cheapest reports whether the bottle that is to be placed is the cheapest wine of the hand.
func (j *judge) cheapest() bool {
	return !slices.ContainsFunc(j.in.Hand().AppendTo(nil), func(c wh.Card) bool { return c != wh.Empty && c.Value() < j.do.Card.Value() })
}

// A bargain is what the viewer would take and give if the bidding ended so.
type bargain struct {
	take, give wh.Cards
	from       engine.Player // who has bid what he takes; Chance for the offer
}

// net is how many more stars are taken than given.
func (b bargain) net() int { return starsOf(b.take) - starsOf(b.give) }

// deal is the bargain of a decision, by the letter of W20: bids in descending order, each takes the
// one above.
func (j *judge) deal(d wh.Decision) bargain {
	me := j.in.Seat()
	b := bargain{0, j.in.Bid(me).Plus(d.Cards), engine.Chance}
	if b.give == 0 {
		return b
	}
	b.take = j.in.Offer()
	above := 0
	for p := range engine.Player(j.in.Players()) {
		if n := j.in.BidTotal(p); p != me && n > b.give.Value() && (above == 0 || n < above) {
			above, b.take, b.from = n, j.in.Bid(p), p
		}
	}
	return b
}

// all are the bargains of passing and of all bids.
func (j *judge) all() []bargain {
	list := []bargain{j.deal(wh.Decision{})}
	for _, a := range j.in.LegalActions(nil) {
		if d := wh.Decode(a); d.Kind == wh.DecisionBid {
			list = append(list, j.deal(d))
		}
	}
	return list
}

// after is the hand after a bargain.
func (j *judge) after(b bargain) wh.Cards {
	return j.in.Hand().Plus(j.in.Bid(j.in.Seat())).Minus(b.give).Plus(b.take)
}

// bundle is how a hint calls what is taken.
func (j *judge) bundle(b bargain) string {
	if b.from == engine.Chance {
		return "the offer"
	}
	return j.name(b.from) + "’s bid"
}

// idle reports whether the decision takes only what passing takes as well.
func (j *judge) idle() bool {
	b, now := j.deal(j.do), j.deal(wh.Decision{})
	return now.give != 0 && b.from == now.from
}

// ranked is the rank of a bargain's bid, by the letter of W20.
func (j *judge) ranked(b bargain) int {
	rank := 1
	for p := range engine.Player(j.in.Players()) {
		if p != j.in.Seat() && j.in.BidTotal(p) > b.give.Value() {
			rank++
		}
	}
	return rank
}

// rank reports whether the decision's bid has a rank.
func (j *judge) rank(words string) bool {
	return lang.English.Words().Ordinal(j.ranked(j.deal(j.do))) == words
}

// onlyEmpty reports whether so many bottles are added, all of them empty and not the last ones.
func (j *judge) onlyEmpty(n int) bool {
	return j.do.Cards.Len() == n && j.do.Cards.Value() == 2*n && j.in.HandSize(j.in.Seat()) > n
}

// open is how many others can still bid (W13, W15).
func (j *judge) open() int {
	n := 0
	for p := range engine.Player(j.in.Players()) {
		if p != j.in.Seat() && !j.in.HasPassed(p) && j.in.HandSize(p) > 0 {
			n++
		}
	}
	return n
}

// stars reads how many stars are given, more if there is a bid.
func (j *judge) stars(words string) int {
	n, more := strings.CutSuffix(words, " more")
	if more != (j.in.Bid(j.in.Seat()) != 0) {
		return -1
	}
	return amount(n)
}

// completedWith reports whether a bottle, laid somewhere, completes one triplet for so many points, and just with
// those in the cellar that words name.
func (j *judge) completedWith(c wh.Card, words string, points int) bool {
	for _, at := range j.in.LegalPlaces(c, nil) {
		list := j.in.Laid(c, at).TripletsAt(j.in.Seat(), at, nil)
		if len(list) != 1 || list[0].Points != points {
			continue
		}
		var rest []string
		for _, p := range list[0].Places {
			if other, ok := j.in.Cellar(j.in.Seat(), int(p.Cellar)).At(int(p.Row), int(p.Col)); ok && p != at {
				rest = append(rest, called(other))
			}
		}
		if len(rest) == 2 && (words == rest[0]+" and "+rest[1] || rest[0] == rest[1] && words == "two "+rest[0]) {
			return true
		}
	}
	return false
}

// finishesBest reports whether in the last round the decision leads to so many points, and the
// alternative to fewer, and nothing to more.
func (j *judge) finishesBest(points, less int) bool {
	left := func(b bargain) int { return j.in.BestFinish(j.after(b)) }
	return j.in.LastRound() && left(j.deal(j.do)) == points && left(j.deal(j.other)) == less && points > less && points >= starsOf(j.after(j.deal(j.do))) &&
		!slices.ContainsFunc(j.all(), func(b bargain) bool { return left(b) > points })
}

// names reports whether words are about one of those below a bid who may still go over it.
func (j *judge) names(words string, b bargain) bool {
	var open []string
	for p := range engine.Player(j.in.Players()) {
		if p != j.in.Seat() && j.in.BidTotal(p) < b.give.Value() && !j.in.HasPassed(p) && j.in.HandSize(p) > 0 {
			open = append(open, j.name(p))
		}
	}
	if len(open) > 2 {
		return words == "any of the "+lang.English.Words().Number(len(open))+" others"
	}
	if words == "" {
		return len(open) == 0
	}
	named := strings.Split(words, " or ")
	slices.Sort(named)
	slices.Sort(open)
	return slices.Equal(named, open)
}

// mostNow is the most that a bottle of the hand would score at once.
func (j *judge) mostNow() int {
	most := 0
	for _, c := range j.in.Hand().AppendTo(nil) {
		most = max(most, j.mostOf(c))
	}
	return most
}

// mostOf is the most that a bottle can score at once.
func (j *judge) mostOf(c wh.Card) int {
	most := 0
	for _, at := range j.in.LegalPlaces(c, nil) {
		most = max(most, j.gain(wh.Decision{Card: c, Place: at}))
	}
	return most
}

// rises reports whether somebody is above the bid whom the seat can go over with all that it holds.
func (j *judge) rises() bool {
	all := j.in.Hand().Plus(j.in.Bid(j.in.Seat())).Value()
	for p := range engine.Player(j.in.Players()) {
		if n := j.in.BidTotal(p); p != j.in.Seat() && n > j.deal(j.do).give.Value() && n < all {
			return true
		}
	}
	return false
}

// scored is what some bottles score that are laid one after the other.
func (j *judge) scored(steps []wh.Decision) int {
	laid := j.in
	for _, d := range steps {
		laid = laid.Laid(d.Card, d.Place)
	}
	return laid.Points(j.in.Seat()) - j.in.Points(j.in.Seat())
}

// triplets reports whether some bottles, laid one after the other, complete the triplets that words name: those of
// these wines, with so many of one, or with some of each, in the cellar before.
func (j *judge) triplets(steps []wh.Decision, words string) bool {
	wines, least, n := map[string]bool{}, 3, 0
	laid := j.in
	for _, d := range steps {
		laid = laid.Laid(d.Card, d.Place)
		for _, t := range laid.TripletsAt(j.in.Seat(), d.Place, nil) {
			n++
			wines[shortWine(d.Card)] = true
			new := table.Where(t.Places[:], func(p wh.Place) bool {
				return p == d.Place || slices.ContainsFunc(steps, func(other wh.Decision) bool { return other.Place == p })
			})
			least = min(least, 3-len(new))
		}
	}
	w := lang.English.Words()
	rest, there := strings.CutSuffix(words, " in your cellar")
	begins := map[bool]string{false: "triplets of ", true: "triplets with "}[there]
	if n == 1 {
		begins = map[bool]string{false: "a triplet of ", true: "a triplet with " + w.Number(least) + " "}[there]
	}
	names, ok := strings.CutPrefix(rest, begins)
	if !ok || there != (least > 0) {
		return false
	}
	named := strings.Split(names, " and ")
	return names == w.Number(len(wines))+" wines" || len(named) == len(wines) && !slices.ContainsFunc(named, func(name string) bool { return !wines[name] })
}

// prepared is what a bottle called so would score for triplets after the decision and without it;
// -1 if it is not where a word says.
func (j *judge) prepared(word, name string) (points, less int) {
	mine, theirs := j.in.Laid(j.do.Card, j.do.Place), j.in
	if j.other.Kind == wh.DecisionPlace {
		theirs = j.in.Laid(j.other.Card, j.other.Place)
	}
	for c := range wh.Empty {
		held, offered := mine.Hand().Count(c) > 0, j.in.Offer().Count(c) > 0
		if called(c) == name && mine.Unlaid().Count(c) > 0 && held == strings.HasPrefix(word, "your") && (word == "your other") == (held && c == j.do.Card) && (held || offered == (word == "the in the offer")) {
			return triplets(mine, c), triplets(theirs, c)
		}
	}
	return -1, -1
}

// preparesNew reports whether a bottle called so would complete so many triplets after the decision, for so
// many points, and none without it.
func (j *judge) preparesNew(word, name, count, points, each string) bool {
	n, all := amount(count), amount(points)
	if each != "" {
		all *= n
	}
	after := j.in.Laid(j.do.Card, j.do.Place)
	var c wh.Card
	for c < wh.Empty && called(c) != name {
		c++
	}
	most, less := j.prepared(word, name)
	return most == all && less == 0 && slices.ContainsFunc(after.LegalPlaces(c, nil), func(at wh.Place) bool {
		list := after.Laid(c, at).TripletsAt(j.in.Seat(), at, nil)
		sum, alike := 0, true
		for _, t := range list {
			sum += t.Points
			alike = alike && t.Points == list[0].Points
		}
		return sum == all && len(list) == n && (each != "") == (n > 1 && alike)
	})
}

// gain is what placing a bottle brings.
func (j *judge) gain(d wh.Decision) int {
	return j.in.Laid(d.Card, d.Place).Points(j.in.Seat()) - j.in.Points(j.in.Seat())
}

// touched is how many bottles of its wine lie around the place of one, of those beside it,
// above it and below it (W32).
func (j *judge) touched(d wh.Decision) int {
	n := 0
	for _, step := range [][2]int{{0, -1}, {0, 1}, {1, -1}, {1, 0}, {-1, 0}, {-1, 1}} {
		if int(d.Place.Cellar) >= j.in.CellarCount(j.in.Seat()) {
			return 0
		}
		c, ok := j.in.Cellar(j.in.Seat(), int(d.Place.Cellar)).At(int(d.Place.Row)+step[0], int(d.Place.Col)+step[1])
		if ok && c != wh.Empty && c.Wine() == d.Card.Wine() {
			n++
		}
	}
	return n
}

// mostLeft is the most that the bottles of a hand can score, of all ways to lay them.
func mostLeft(in *wh.Info) int {
	most := 0
	for _, c := range in.Hand().AppendTo(nil) {
		for _, at := range in.LegalPlaces(c, nil) {
			after := in.Laid(c, at)
			most = max(most, after.Points(in.Seat())-in.Points(in.Seat())+mostLeft(after))
		}
	}
	return most
}

// completed is what placing a bottle brings for triplets.
func completed(in *wh.Info, d wh.Decision) int {
	_, alike, different := in.Laid(d.Card, d.Place).Breakdown(in.Seat())
	_, before, others := in.Breakdown(in.Seat())
	return alike + different - before - others
}

// triplets is the most that a bottle could bring for triplets.
func triplets(in *wh.Info, c wh.Card) int {
	most := 0
	for _, at := range in.LegalPlaces(c, nil) {
		most = max(most, completed(in, wh.Decision{Card: c, Place: at}))
	}
	return most
}

// starsOf counts the stars of some bottles.
func starsOf(cards wh.Cards) int {
	n := 0
	for _, name := range strings.Fields(cards.String()) {
		if len(name) > 1 {
			n += int(name[1] - '0')
		}
	}
	return n
}

// called is how a hint calls a bottle.
func called(c wh.Card) string {
	if c == wh.Empty {
		return lang.English.Words().Weinhaendler.Cards.Empty
	}
	return shortWine(c) + "\u202f" + strings.Repeat("★", c.Stars())
}

// amount reads a number in letters or figures, or euros, those in tenths.
func amount(words string) int {
	number, _, _ := strings.Cut(words, " ")
	number, _, money := strings.Cut(number, "\u202f")
	switch number {
	case "a", "an":
		return 1
	case "none":
		return 0
	}
	for n := range 13 {
		if lang.English.Words().Number(n) == number {
			return n
		}
	}
	f, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return -1
	}
	if money {
		f *= 10
	}
	return int(f + 0.5)
}

// fact wants the fact that a hint tells to be true, and reports which it is; "" for none.
func (q *pupil) fact(h table.Hint, a table.Advice) string {
	q.t.Helper()
	if h.Against.Playouts == 0 && !q.board.offerIsMine() {
		return ""
	}
	chances := [2]int{table.Percent(a.Results[0]), table.Percent(h.Against)}
	j := &judge{q.board.in, wh.Decode(a.Best()), wh.Decode(h.Against.Action), chances, q.table.PlayerName}
	words := ui.Plain(h.Why.Words)
	q.ends(j, h)
	for name, c := range claims {
		m := c.says.FindStringSubmatch(words)
		if m == nil {
			continue
		}
		q.looks(j, h, name, m)
		if h.Told != (name == "near") {
			q.t.Errorf("%q: told is %t", words, h.Told)
		}
		if !c.holds(j, m) {
			q.t.Errorf("round %d, %s against %s: %q is not so", j.in.Round(), wh.Game{}.Format(a.Best()), wh.Game{}.Format(h.Against.Action), words)
		}
		return name
	}
	return ""
}

// ends wants a rank that is kept by passing to be told as final if nobody below can go over it any more, and only then.
func (q *pupil) ends(j *judge, h table.Hint) {
	q.t.Helper()
	if b := j.deal(j.do); j.do.Kind == wh.DecisionPass && b.give != 0 && !q.board.offerIsMine() {
		if final := strings.HasPrefix(h.Do.Words, "Pass, and end up"); final != j.names("", b) {
			q.t.Errorf("round %d: final is %t in %q", j.in.Round(), final, h.Do.Words)
		}
	}
}

// looks wants a reason about a triplet that a taken bottle makes to show that one, and those in the cellar.
func (q *pupil) looks(j *judge, h table.Hint, name string, m []string) {
	q.t.Helper()
	lying := len(h.Why.Lying.Looks)
	switch name {
	case "takes triplet":
		if !strings.Contains(h.Look.Words, m[1]) || lying != 2 {
			q.t.Errorf("%q shows %d bottles of the cellar, and looks %q", m[0], lying, h.Look.Words)
		}
	case "finishes":
		if in := strings.HasSuffix(m[4], "in your cellar"); in != (lying > 0) {
			q.t.Errorf("%q shows %d bottles of the cellar", m[0], lying)
		}
	default:
		if lying > 0 {
			q.t.Errorf("%q shows %d bottles of the cellar", m[0], lying)
		}
	}
}

// wouldBid reports whether somebody may choose what a bid is compared with instead of passing.
func (j *judge) wouldBid(o bargain) bool {
	passed := j.deal(wh.Decision{})
	return j.do.Kind != wh.DecisionBid || j.other.Kind != wh.DecisionBid || o.from != passed.from && o.net() >= passed.net()
}

// TestFactsAreToldFirst wants most reasons of whole games to be facts, of many kinds.
func TestFactsAreToldFirst(t *testing.T) {
	told, asked := map[string]int{}, 0
	for seed := range uint64(3) {
		q := newPupil(t, 3+int(seed), seed+31)
		q.play()
		for name, n := range q.told {
			told[name] += n
			asked += n
		}
	}
	if none := told[""]; 10*none > asked || len(told) < 12 {
		t.Errorf("of %d reasons %d are no facts: %v", asked, none, told)
	}
}

// TestFactsOfPositions tells the facts of positions that games rarely come to.
func TestFactsOfPositions(t *testing.T) {
	for _, c := range []struct {
		at   string
		best []string // what is advised, and what was compared
		wins []int    // in a hundred
		fact string
	}{
		{"placing-three-alike", []string{"place v1 1.-2", "place y3 1.-2"}, []int{50, 50}, "leads on"}, // one on top would not complete it
		{"bidding-triplet", []string{"bid c1", "bid r1 r1 g2"}, []int{45, 42}, "takes triplet"},        // of a bottle that scores less than another
	} {
		t.Run(c.at, func(t *testing.T) {
			q := pupilAt(t, c.at)
			a := table.Advice{Info: q.referee.Info(0)}
			for i, words := range c.best {
				action, err := wh.Game{}.Parse(words)
				if err != nil {
					t.Fatal(err)
				}
				a.Results = append(a.Results, search.Result{Action: action, Mean: c.wins[i] * search.One / 100, Playouts: 100})
			}
			if got := q.fact(q.board.Advise(a), a); got != c.fact {
				t.Errorf("it tells %q, not %q", got, c.fact)
			}
		})
	}
}
