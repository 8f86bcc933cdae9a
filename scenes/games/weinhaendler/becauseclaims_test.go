package weinhaendler

import (
	"regexp"
	"slices"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// longestReason is how many letters a reason may have.
const longestReason = 125

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
		take, ahead := j.deal(j.do).take, j.deal(j.do).net()-j.deal(j.other).net()
		named := table.Where(take.AppendTo(nil), func(c wh.Card) bool { return called(c) == m[1] })
		return len(named) > 0 && amount(m[3]) > -ahead && j.completedWith(named[0], m[2], amount(m[3])) && points(wh.CardsOf(named[0])) == amount(m[3]) && points(j.deal(j.other).take) < amount(m[3]) && points(j.in.Hand()) < amount(m[3])
	}},
	"finishes": {says(`As the bids stand, (.+): (.+) for stars, (.+) for (.*triplets? .+?); (?:by|with) .+ only (.+ points?)`), func(j *judge, m []string) bool {
		held := j.after(j.deal(j.do))
		return j.triplets(j.in.Finish(held), m[4]) && starsOf(held) == amount(m[2]) && amount(m[2])+amount(m[3]) == amount(m[1]) && j.finishesBest(amount(m[1]), amount(m[5]))
	}},
	"finishes alike": {says(`After the exchange you can still score (.+); as the bids stand, nothing else brings more`), func(j *judge, m []string) bool {
		return j.in.LastRound() && j.in.BestFinish(j.after(j.deal(j.do))) == amount(m[1]) &&
			!slices.ContainsFunc(j.all(), func(b bargain) bool { return j.in.BestFinish(j.after(b)) > amount(m[1]) })
	}},
	"finishes, fewer with triplets": {says(`You could lay (.+), a point each; .+ only (.+ points?), (.+) of them for (.*triplets? .+)`), func(j *judge, m []string) bool {
		held := j.after(j.deal(j.other))
		return starsOf(j.after(j.deal(j.do))) == amount(m[1]) && j.finishesBest(amount(m[1]), amount(m[2])) &&
			starsOf(held)+amount(m[3]) == amount(m[2]) && j.triplets(j.in.Finish(held), m[4])
	}},
	"finishes by stars": {says(`As the bids stand you could lay (.+ stars?), a point each; .+ only (.+ stars?)`), func(j *judge, m []string) bool {
		held, others := j.after(j.deal(j.do)), j.after(j.deal(j.other))
		return starsOf(held) == amount(m[1]) && starsOf(others) == amount(m[2]) && j.in.BestFinish(held)-starsOf(held) == j.in.BestFinish(others)-starsOf(others) &&
			j.finishesBest(j.in.BestFinish(held), j.in.BestFinish(others))
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
		return j.other.Kind == wh.DecisionPass && j.idle() && j.bundle(b) == m[1] && j.names(m[2], b) && b.give.Value() == amount(m[3]) && now.give.Value() == amount(m[4]) && amount(m[3]) >= amount(m[4])+10
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
	"stays": {says(`You are still (.+), but stay in the bidding: (.+) could later take (.+ stars?) for (.+ stars?), not only (.+ stars?) for (.+ stars?)`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		told := func(o bargain, take, give string) bool {
			return starsOf(o.take) == amount(take) && starsOf(o.give) == amount(give)
		}
		return j.other.Kind == wh.DecisionPass && j.idle() && j.rank(m[1]) && told(b, m[5], m[6]) && slices.ContainsFunc(j.all()[1:], func(o bargain) bool {
			return o.from == engine.Chance && o.give.Value() == amount(m[2]) && o.give.Contains(b.give) && told(o, m[3], m[4]) && o.net() > b.net()
		})
	}},
	"exchange": {says(`(As the bids stand|Nobody else can bid:) you take (.+) stars? for (.+ stars?); .+? it would be (.+) stars? for (\d+) stars?`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		told := []int{amount(m[2]), amount(m[3]), amount(m[4]), amount(m[5])}
		return j.ended(m[1]) && slices.Equal(told, []int{starsOf(b.take), starsOf(b.give), starsOf(o.take), starsOf(o.give)}) && told[0]-told[1] > told[2]-told[3] && j.wouldBid(o) && !j.cheaper(o, func(o bargain) bool { return o.net() >= b.net() })
	}},
	"no better": {says(`As the bids stand you take (.+ stars?) for (.+ stars?); .+? it would be (.+ stars?) for (.+ stars?), with (.+) bottles? more`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		told := []int{amount(m[1]), amount(m[2]), amount(m[3]), amount(m[4]), amount(m[5])}
		return b.give != 0 && slices.Equal(told, []int{starsOf(b.take), starsOf(b.give), starsOf(o.take), starsOf(o.give), o.give.Len() - b.give.Len()}) && told[4] > 0 && o.take.Len()-b.take.Len() <= told[4] &&
			!j.cheaper(o, func(o bargain) bool { return o.net() > b.net() })
	}},
	"more bottles": {says(`(As the bids stand|Nobody else can bid:) you take (.+) bottles? for (.+ bottles?); .+? it would be (.+) bottles? for (\d+) bottles?`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		told := []int{amount(m[2]), amount(m[3]), amount(m[4]), amount(m[5])}
		return j.ended(m[1]) && slices.Equal(told, []int{b.take.Len(), b.give.Len(), o.take.Len(), o.give.Len()}) && told[0]-told[1] > told[2]-told[3] && b.net() >= o.net() && !j.cheaper(o, func(o bargain) bool { return o.take.Len()-o.give.Len() >= told[0]-told[1] })
	}},
	"may be outbid": {says(`For now you take (.+) for (.+ stars?); (.+) may take (.+) for (.+ stars?), but if (.+) outbids it, perhaps only (.+ stars?)`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		worst := amount(m[7]) - starsOf(o.give)
		return (j.do.Kind == wh.DecisionPass || j.names("", b)) && worst < b.net() && starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2]) && j.ranked(o) < j.ranked(b) &&
			j.outbid(b, m[3], m[6]) && starsOf(o.take) == amount(m[4]) && starsOf(o.give) == amount(m[5]) && j.over(o, starsOf, amount(m[7])) && !j.over(o, starsOf, amount(m[7])-1)
	}},
	"draws, as a bid may be outbid": {says(`It adds a bottle for sure; if (.+) outbids (.+), you may get only (.+ bottles?) for (.+ bottles?)`), func(j *judge, m []string) bool {
		o := j.deal(j.other)
		return j.do.Kind == wh.DecisionDraw && j.outbid(bargain{}, m[2], m[1]) && o.give.Len() == amount(m[4]) && amount(m[3]) <= amount(m[4]) && j.over(o, wh.Cards.Len, amount(m[3])) && !j.over(o, wh.Cards.Len, amount(m[3])-1)
	}},
	"one place": {says(`It scores (.+) in the only open place; in your hand it would score nothing`), func(j *judge, m []string) bool {
		return len(j.in.LegalPlaces(j.do.Card, nil)) == 1 && j.gain(j.do) == amount(m[1]) && j.in.LastRound() && starsOf(j.in.Hand()) == amount(m[1])
	}},
	"exchange for nothing": {says(`As the bids stand you take (.+) for (.+); .+? you would take nothing`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2]) && b.net() > 0 && o.give == 0
	}},
	"more stars than a draw": {says(`As the bids stand you take (.+ stars?) for (.+); drawing brings 3 stars at most`), func(j *judge, m []string) bool {
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
	"draws": {says(`It adds a bottle and costs none`), func(j *judge, m []string) bool { return j.do.Kind == wh.DecisionDraw }},
	"draws for nothing": {says(`It adds a bottle for nothing; a bid of (.+) now takes (.+ stars?) and gives (.+ stars?)`), func(j *judge, m []string) bool {
		o := j.deal(j.other)
		return o.net() < 3 && o.give.Value() == amount(m[1]) && starsOf(o.take) == amount(m[2]) && starsOf(o.give) == amount(m[3])
	}},
	"draws the last": {says(`It takes the last bottle of the pile: nobody else can draw any more, and the next round is the last`), func(j *judge, _ []string) bool {
		return j.do.Kind == wh.DecisionDraw && j.in.PileSize() == 1 && !j.in.LastRound()
	}},
	"all count": {says(`You can still place all (.+) bottles: whichever comes first, their stars score (.+) together`), func(j *judge, m []string) bool {
		fits := j.in.Cellar(j.in.Seat(), j.in.CellarCount(j.in.Seat())-1).Len()%15+j.in.Hand().Len() <= 15
		return fits && j.in.LastRound() && j.do.Kind == wh.DecisionPlace && j.in.Hand().Len() == amount(m[1]) && starsOf(j.in.Hand()) == amount(m[2])
	}},
	"next cellar": {says(`Once this cellar is full, the next one opens: all (.+) bottles fit, and their stars score (.+) together`), func(j *judge, m []string) bool {
		n := j.in.Hand().Len()
		return j.in.LastRound() && n == amount(m[1]) && starsOf(j.in.Hand()) == amount(m[2]) && j.in.Cellar(j.in.Seat(), j.in.CellarCount(j.in.Seat())-1).Len()+n > 15
	}},
	"keeps a triplet for later": {says(`(.+) would score \+(.+) for triplets, but just as well later; until then you can bid all bottles: (.+)`), func(j *judge, m []string) bool {
		most := 0
		for _, c := range j.in.Hand().AppendTo(nil) {
			if called(c) == m[1] {
				most = triplets(j.in, c)
			}
		}
		return j.do.Kind == wh.DecisionDone && most == amount(m[2]) && most > 0 && j.in.Hand().Value() == amount(m[3]) && !j.in.LastRound()
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
	"leads on later": {says(`This way (.+) later completes (.+) triplets?: \+(.+); all your bottles can bring (.+) together`), func(j *judge, m []string) bool {
		laid := j.in.Laid(j.do.Card, j.do.Place)
		steps, first := laid.Finish(laid.Hand()), true
		for _, d := range steps {
			if n := completed(laid, d); n > 0 && first {
				first = false
				if called(d.Card) != m[1] || n != amount(m[3]) || len(laid.Laid(d.Card, d.Place).TripletsAt(j.in.Seat(), d.Place, nil)) != amount(m[2]) {
					return false
				}
			}
			laid = laid.Laid(d.Card, d.Place)
		}
		return !first && completed(j.in, j.do) == 0 && j.in.LastRound() && j.scored(append([]wh.Decision{j.do}, steps...)) == amount(m[4]) && (j.in.Hand().Len() > fewBottles || amount(m[4]) == mostLeft(j.in))
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
	"gains": {says(`It scores (.+) at once; (?:with|at|on|over) .+ it would be (.+ points?)`), func(j *judge, m []string) bool {
		return j.in.MustPlace() > 0 && j.gain(j.do) == amount(m[1]) && j.meant(j.gain) == amount(m[2]) && j.gain(j.do) > amount(m[2]) && !slices.ContainsFunc(j.in.Hand().AppendTo(nil), func(c wh.Card) bool { return c != j.do.Card && j.mostOf(c) >= amount(m[1]) })
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
	"prepares": {says(`After it, (your other|your|a|the) (.+?)( in the offer, if won,|, if you get one,)? would score \+(.+ points?) for triplets; .+ it would be \+(.+ points?)`), func(j *judge, m []string) bool {
		n, less := j.prepared(m[1]+m[3], m[2], j.meant)
		return n == amount(m[4]) && less == amount(m[5]) && n > less
	}},
	"prepares a first": {says(`After it, (your other|your|a|the) (.+?)( in the offer, if won,|, if you get one,)? would complete (.+) triplets?: \+(.+?)( each)?`), func(j *judge, m []string) bool {
		return j.preparesNew(m[1]+m[3], m[2], m[4], m[5], m[6])
	}},
	"prepares cheaply": {says(`It takes only (.+?) (?:out of your hand, and|from your hand;) then (your other|your|a|the) (.+?)( in the offer, if won,|, if you get one,)? would complete (.+) triplets?: \+(.+?)( each)?`), func(j *judge, m []string) bool {
		return j.preparesNew(m[2]+m[4], m[3], m[5], m[6], m[7]) && j.do.Card.Value() == amount(m[1]) && amount(m[1])*j.in.Hand().Len() < j.in.Hand().Value() && j.cheapest()
	}},
	"near": {says(`It makes little difference here: .+ you would win about as often`), func(j *judge, _ []string) bool {
		return j.chances[0]-j.chances[1] <= 10 && j.chances[0] > 2 && (j.chances[0]-j.chances[1] <= 3 || 4*j.chances[1] >= 3*j.chances[0])
	}},
	"outbids": {says(`(.+€) would be (.+) too, but (.+) is harder to outbid for (.+)`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return j.do.Kind == wh.DecisionBid && j.other.Kind == wh.DecisionBid && o.give.Value() == amount(m[1]) && b.give.Value() == amount(m[3]) && o.give.Value()+40 <= b.give.Value() &&
			j.rank(m[2]) && j.ranked(o) == j.ranked(b) && m[4] != "" && j.names(m[4], o)
	}},
	"can be raised": {says(`(.+) would take (.+ stars?) for (.+ stars?), but (.+) could outbid it; (.+) can still be raised`), func(j *judge, m []string) bool {
		b, o := j.deal(j.do), j.deal(j.other)
		return j.in.Hand() != j.do.Cards && b.give.Value() == amount(m[5]) && o.give.Value() == amount(m[1]) && starsOf(o.take) == amount(m[2]) && starsOf(o.give) == amount(m[3]) && j.names(m[4], o) && amount(m[5]) < amount(m[1])
	}},
	"takes": {says(`As the bids stand you take ([^;]+ stars?) for (\d+) stars?`), func(j *judge, m []string) bool {
		b := j.deal(j.do)
		return j.do.Kind == wh.DecisionBid && starsOf(b.take) == amount(m[1]) && starsOf(b.give) == amount(m[2])
	}},
	"passing ends": {says(`From (.+) you can still raise; passing ends your bidding`), func(j *judge, m []string) bool {
		return j.in.Hand() != j.do.Cards && j.deal(j.do).give.Value() == amount(m[1]) && (j.other.Kind == wh.DecisionPass || j.other.Kind == wh.DecisionDraw)
	}},
	"waits": {says(`It scores (.+) now, and after it (.+) still scores \+(.+) for triplets`), func(j *judge, m []string) bool {
		after := j.in.Laid(j.do.Card, j.do.Place)
		for _, c := range after.Hand().AppendTo(nil) {
			if called(c) == m[2] {
				return j.gain(j.do) == amount(m[1]) && triplets(after, c) == amount(m[3]) && triplets(j.in, c) == amount(m[3]) && amount(m[3]) > completed(j.in, j.do) && !j.in.LastRound()
			}
		}
		return false
	}},
	"hopeless": {says(`From here you hardly ever win, whatever you do`), func(j *judge, _ []string) bool { return max(j.chances[0], j.chances[1]) <= 2 }},
}
