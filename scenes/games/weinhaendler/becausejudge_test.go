package weinhaendler

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// A judge looks at the table for himself.
type judge struct {
	in        *wh.Info
	do, other wh.Decision
	chances   [2]int // of both in a hundred
	name      func(engine.Player) string
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

// cheaper reports whether a bid that takes what a bargain takes is as somebody says.
func (j *judge) cheaper(b bargain, so func(bargain) bool) bool {
	return b.give != 0 && slices.ContainsFunc(j.all()[1:], func(o bargain) bool { return o.from == b.from && so(o) })
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
		if n := j.in.BidTotal(p); p != j.in.Seat() && n < b.give.Value() && !j.in.HasPassed(p) && n+250*j.in.HandSize(p) > b.give.Value() {
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

// rises reports whether somebody is above the bid whom the seat can go over with all that it holds, or may still
// go over it, if it is first.
func (j *judge) rises() bool {
	if b := j.deal(j.do); b.from == engine.Chance {
		return !j.names("", b)
	}
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
	if !ok || there && least == 0 {
		return false
	}
	named := strings.Split(names, " and ")
	return names == w.Number(len(wines))+" wines" || len(named) == len(wines) && !slices.ContainsFunc(named, func(name string) bool { return !wines[name] })
}

// prepared is what a bottle called so would score for triplets after the decision, and without it by less;
// -1 if it is not where a word says.
func (j *judge) prepared(word, name string, less func(left func(wh.Decision) int) int) (points, rest int) {
	mine := j.in.Laid(j.do.Card, j.do.Place)
	for c := range wh.Empty {
		held, offered := mine.Hand().Count(c) > 0, j.in.Offer().Count(c) > 0
		if called(c) == name && mine.Unlaid().Count(c) > 0 && held == strings.HasPrefix(word, "your") && (word == "your other") == (held && c == j.do.Card) && (held || offered == (word == "the in the offer, if won,")) {
			left := func(in *wh.Info) int {
				if in.Unlaid().Count(c) == 0 {
					return 0
				}
				return triplets(in, c)
			}
			if j.other.Kind != wh.DecisionPlace {
				return triplets(mine, c), left(j.in)
			}
			return triplets(mine, c), less(func(d wh.Decision) int { return left(j.in.Laid(d.Card, d.Place)) })
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
	most, less := j.prepared(word, name, func(left func(wh.Decision) int) int { return left(j.other) })
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

// outbid reports whether the alternative is a bid for the offer, of such a total, no less net than a bargain, and
// that those named can go over.
func (j *judge) outbid(b bargain, total, names string) bool {
	o := j.deal(j.other)
	return j.other.Kind == wh.DecisionBid && o.give.Value() == amount(total) && j.names(names, o) && j.open() > 0 && o.net() >= b.net() && o.from == engine.Chance
}

// over reports whether somebody may go over a bargain's bid, with so many bottles or stars together, by bottles that
// the seat can't see.
func (j *judge) over(b bargain, of func(wh.Cards) int, n int) bool {
	unseen := j.in.Unlaid().Minus(j.in.Hand()).Minus(j.in.Offer())
	for p := range engine.Player(j.in.Players()) {
		unseen = unseen.Minus(j.in.Bid(p))
	}
	for p := range engine.Player(j.in.Players()) {
		if p == j.in.Seat() || j.in.HasPassed(p) {
			continue
		}
		var add func(bid wh.Cards, from wh.Card, left int) bool
		add = func(bid wh.Cards, from wh.Card, left int) bool {
			if of(bid) > n || bid.Value() > b.give.Value() {
				return of(bid) <= n
			}
			for c := from; left > 0 && c <= wh.Empty; c++ {
				if unseen.Count(c) > bid.Minus(j.in.Bid(p)).Count(c) && add(bid.With(c), c, left-1) {
					return true
				}
			}
			return false
		}
		if add(j.in.Bid(p), 0, j.in.HandSize(p)) {
			return true
		}
	}
	return false
}

// meant is the most of something that holds of the alternative placing: of another bottle, wherever it is laid.
func (j *judge) meant(of func(wh.Decision) int) int {
	if j.other.Card == j.do.Card {
		return of(j.other)
	}
	most := 0
	for _, at := range j.in.LegalPlaces(j.other.Card, nil) {
		most = max(most, of(wh.Decision{Kind: wh.DecisionPlace, Card: j.other.Card, Place: at}))
	}
	return most
}

// imagined are the bids that words may mean where nothing else was tried out: those of a total that they name, or all.
func (j *judge) imagined(words string) (list []wh.Decision) {
	named := strings.Contains(words, "€")
	for _, a := range j.in.LegalActions(nil) {
		if d := wh.Decode(a); d.Kind == wh.DecisionBid && (!named || strings.Contains(words, " "+lang.English.Words().Money(j.deal(d).give.Value()))) {
			list = append(list, d)
		}
	}
	return list
}

// ended reports whether the others can bid no more, or still can, as words say.
func (j *judge) ended(words string) bool {
	return strings.HasPrefix(words, "Nobody") == (j.open() == 0)
}
