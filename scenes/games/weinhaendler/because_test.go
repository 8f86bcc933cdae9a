package weinhaendler

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// longestReason is how many letters a reason may have.
const longestReason = 110

// A judge looks at the table for himself.
type judge struct {
	in        *wh.Info
	do, other wh.Decision
	name      func(engine.Player) string
}

// A claim is what a reason says in English, and whether the table bears it out.
type claim struct {
	says  *regexp.Regexp
	holds func(j *judge, m []string) bool
}

// claims are all facts that are told.
var claims = map[string]claim{
	"takes triplet": {regexp.MustCompile(`^You would take (.+): \+(.+) for triplets in your cellar\.$`), func(j *judge, m []string) bool {
		take, _ := j.deal(j.do)
		theirs, _ := j.deal(j.other)
		points := func(cards wh.Cards) int {
			most := 0
			for _, c := range cards.AppendTo(nil) {
				most = max(most, triplets(j.in, c))
			}
			return most
		}
		named := table.Where(take.AppendTo(nil), func(c wh.Card) bool { return called(c) == m[1] })
		return len(named) > 0 && points(wh.CardsOf(named[0])) == amount(m[2]) && points(theirs) < amount(m[2]) && points(j.in.Hand()) < amount(m[2])
	}},
	"cheaper": {regexp.MustCompile(`^It takes (.+), as (.+) would, but gives (.+) instead of (.+)\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		same, more := j.deal(j.other)
		of := measured(m[3])
		return take == same && take != 0 && of(give) == amount(m[3]) && of(more) == amount(m[4]) && of(give) < of(more) && starsOf(give) <= starsOf(more) &&
			j.names(m[2], more)
	}},
	"exchange": {regexp.MustCompile(`^You now take (.+) and give (.+); .+ takes (.+) and gives (.+)\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		otherTake, otherGive := j.deal(j.other)
		of := measured(m[1])
		told := []int{amount(m[1]), amount(m[2]), amount(m[3]), amount(m[4])}
		return slices.Equal(told, []int{of(take), of(give), of(otherTake), of(otherGive)}) && told[0]-told[1] > told[2]-told[3] &&
			starsOf(take)-starsOf(give) >= starsOf(otherTake)-starsOf(otherGive)
	}},
	"exchange against nothing": {regexp.MustCompile(`^You now take (.+) and give (.+); .+ takes and gives nothing\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		otherTake, otherGive := j.deal(j.other)
		of := measured(m[1])
		return of(take) == amount(m[1]) && of(give) == amount(m[2]) && of(take) > of(give) && otherTake == 0 && otherGive == 0
	}},
	"more stars than a draw": {regexp.MustCompile(`^You now take (.+ stars?) and give (.+); drawing brings 3 at most\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		return starsOf(take) == amount(m[1]) && starsOf(give) == amount(m[2]) && starsOf(take)-starsOf(give) > 3 && j.other.Kind == wh.DecisionDraw
	}},
	"more bottles than a draw": {regexp.MustCompile(`^You now take (.+ bottles?) and give (.+); drawing brings only one\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		return take.Len() == amount(m[1]) && give.Len() == amount(m[2]) && take.Len()-give.Len() > 1 && j.other.Kind == wh.DecisionDraw
	}},
	"outbid": {regexp.MustCompile(`^Who wants (.+) must bid over (.+), not only over (.+)\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		same, less := j.deal(j.other)
		open := table.Where(j.rivals(), func(name string) bool { return m[1] != name+"’s bid" })
		return take == same && take != 0 && (take == j.in.Offer()) == (m[1] == "the offer") && give.Value() == amount(m[2]) && less.Value() == amount(m[3]) && less.Value() < give.Value() && len(open) > 0
	}},
	"takes more": {regexp.MustCompile(`^For now (.+ €) takes (.+); .+ takes (.+)\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		less, _ := j.deal(j.other)
		return give.Value() == amount(m[1]) && starsOf(take) == amount(m[2]) && starsOf(less) == amount(m[3]) && starsOf(less) < starsOf(take)
	}},
	"dearer": {regexp.MustCompile(`^A bid of (.+) gives (.+) more, and (.+) may still bid\.$`), func(j *judge, m []string) bool {
		_, give := j.deal(j.do)
		_, more := j.deal(j.other)
		return more.Value() == amount(m[1]) && starsOf(more)-starsOf(give) == amount(m[2]) && amount(m[2]) > 0 && slices.Contains(j.rivals(), m[3])
	}},
	"only empty": {regexp.MustCompile(`^It costs only (.+) empty bottles?, and you stay in the bidding\.$`), func(j *judge, m []string) bool {
		n := amount(m[1])
		return j.do.Cards.Len() == n && j.do.Cards.Value() == 2*n && j.other.Kind != wh.DecisionBid
	}},
	"stays": {regexp.MustCompile(`^You stay in the bidding for the offer’s (.+); .+ ends it for you\.$`), func(j *judge, m []string) bool {
		all := j.in.Hand().Value() + j.in.BidTotal(j.in.Seat())
		for p := range engine.Player(j.in.Players()) {
			if p != j.in.Seat() && j.in.BidTotal(p) >= all {
				return false
			}
		}
		lies := slices.ContainsFunc(j.in.Offer().AppendTo(nil), func(c wh.Card) bool { return called(c) == m[1] })
		return lies && (j.other.Kind == wh.DecisionPass || j.other.Kind == wh.DecisionDraw)
	}},
	"already": {regexp.MustCompile(`^You take (.+) for now; a bid of (.+) gives (.+) bottles? more for nothing\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.do)
		same, more := j.deal(j.other)
		return take == same && take != 0 && more.Value() == amount(m[2]) && more.Len()-give.Len() == amount(m[3]) && amount(m[3]) > 0
	}},
	"keeps wine": {regexp.MustCompile(`^It keeps your (.+) (.+) together; .+ gives one away\.$`), func(j *judge, m []string) bool {
		given, kept := j.do.Cards.AppendTo(nil), j.other.Cards.AppendTo(nil)
		return len(given) == 1 && len(kept) == 1 && shortWine(kept[0]) == m[2] && j.held(kept[0]) == amount(m[1]) && amount(m[1]) > 1 && j.held(kept[0]) > j.held(given[0])
	}},
	"draws": {regexp.MustCompile(`^It adds a bottle and costs none(; a bid of (.+) costs (.+))?\.$`), func(j *judge, m []string) bool {
		if m[1] == "" {
			return j.other.Kind == wh.DecisionPass
		}
		_, give := j.deal(j.other)
		return give.Value() == amount(m[2]) && give.Len() == amount(m[3])
	}},
	"draws for nothing": {regexp.MustCompile(`^It adds a bottle; for now a bid of (.+) takes (.+) and gives (.+)\.$`), func(j *judge, m []string) bool {
		take, give := j.deal(j.other)
		return give.Value() == amount(m[1]) && starsOf(take) == amount(m[2]) && starsOf(give) == amount(m[3]) && starsOf(take) <= starsOf(give)
	}},
	"holds": {regexp.MustCompile(`^You keep bottles worth (.+) to bid with; placing .+ leaves (.+)\.$`), func(j *judge, m []string) bool {
		left := func(d wh.Decision) int {
			if d.Kind == wh.DecisionPlace {
				return j.in.Hand().Value() - d.Card.Value()
			}
			return j.in.Hand().Value()
		}
		return left(j.do) == amount(m[1]) && left(j.other) == amount(m[2]) && left(j.do) > left(j.other) && !j.in.LastRound()
	}},
	"holds an empty bottle": {regexp.MustCompile(`^In the cellar an empty bottle scores nothing; in the hand you can bid it\.$`), func(j *judge, _ []string) bool {
		return j.do.Kind == wh.DecisionDone && j.other.Card == wh.Empty && !j.in.LastRound()
	}},
	"no more to gain": {regexp.MustCompile(`^Empty bottles score nothing\.$`), func(j *judge, _ []string) bool {
		return j.in.LastRound() && j.in.Hand().Value() == 2*j.in.Hand().Len()
	}},
	"last bottles": {regexp.MustCompile(`^(?:With it first, y|Y)our (.+) bottles? (?:can still score|scores) (.+?)(?: there)?(?:; with .+ it would be (.+)|, as with .+)\.$`), func(j *judge, m []string) bool {
		if n := j.in.Hand().Len(); n > 1 && amount(m[1]) != n || n == 1 && m[1] != "last" || m[3] != "" && amount(m[3]) >= amount(m[2]) {
			return false
		}
		laid, points := j.in.Laid(j.do.Card, j.do.Place), amount(m[2])-j.gain(j.do)
		return points >= starsOf(laid.Hand()) && (laid.Hand().Len() > fewBottles || points <= mostLeft(laid)) && j.in.LastRound()
	}},
	"completes": {regexp.MustCompile(`^It completes (.+) triplets?: \+(.+)\.$`), func(j *judge, m []string) bool {
		added := len(j.in.Laid(j.do.Card, j.do.Place).TripletsAt(j.in.Seat(), j.do.Place, nil))
		points := completed(j.in, j.do)
		return added == amount(m[1]) && points == amount(m[2]) && (j.other.Kind == wh.DecisionDone || completed(j.in, j.other) < points)
	}},
	"gains": {regexp.MustCompile(`^It scores (.+) at once; with .+ it would be (.+)\.$`), func(j *judge, m []string) bool {
		return j.gain(j.do) == amount(m[1]) && j.gain(j.other) == amount(m[2]) && j.gain(j.do) > j.gain(j.other)
	}},
	"gains now": {regexp.MustCompile(`^It scores (.+) at once; in the hand it scores none\.$`), func(j *judge, m []string) bool {
		return j.gain(j.do) == amount(m[1]) && j.other.Kind == wh.DecisionDone
	}},
	"prepares": {regexp.MustCompile(`^After it, (your|a) (.+) would score \+(.+) for triplets; with .+ it would be (.+)\.$`), func(j *judge, m []string) bool {
		mine, theirs := j.in.Laid(j.do.Card, j.do.Place), j.in.Laid(j.other.Card, j.other.Place)
		for c := range wh.Empty {
			if called(c) == m[2] {
				return mine.Unlaid().Count(c) > 0 && (mine.Hand().Count(c) > 0) == (m[1] == "your") && triplets(mine, c) == amount(m[3]) && triplets(theirs, c) == amount(m[4]) && amount(m[3]) > amount(m[4])
			}
		}
		return false
	}},
	"more": {regexp.MustCompile(`^You hold (.+) more (.+) to go with it; with .+ it would be (.+)\.$`), func(j *judge, m []string) bool {
		rest := func(c wh.Card) int { return max(j.held(c)-1, 0) }
		return shortWine(j.do.Card) == m[2] && rest(j.do.Card) == amount(m[1]) && rest(j.other.Card) == amount(m[3]) && amount(m[1]) > amount(m[3])
	}},
	"touches": {regexp.MustCompile(`^There it touches (.+) bottles? of its wine; with .+ it would be (.+)\.$`), func(j *judge, m []string) bool {
		return j.touched(j.do) == amount(m[1]) && j.touched(j.other) == amount(m[2]) && amount(m[1]) > amount(m[2])
	}},
}

// deal is what the viewer would take and give if the bidding ended with a decision, by the
// letter of W20: bids in descending order, each takes the one above.
func (j *judge) deal(d wh.Decision) (take, give wh.Cards) {
	me := j.in.Seat()
	var bids []wh.Cards
	for p := range engine.Player(j.in.Players()) {
		if p != me && j.in.Bid(p) != 0 {
			bids = append(bids, j.in.Bid(p))
		}
	}
	give = j.in.Bid(me).Plus(d.Cards)
	if give == 0 {
		return 0, 0
	}
	slices.SortFunc(bids, func(a, b wh.Cards) int { return cmp.Compare(b.Value(), a.Value()) })
	take = j.in.Offer()
	for _, above := range bids {
		if above.Value() > give.Value() {
			take = above
		}
	}
	return take, give
}

// names reports whether words name a bid so that it is no other.
func (j *judge) names(words string, bid wh.Cards) bool {
	total := amount(words[strings.LastIndex(words, " ")+1:]) == bid.Value()
	if _, mine := j.deal(j.do); mine.Value() != bid.Value() {
		return strings.HasPrefix(words, "a bid of ") && total
	}
	for _, c := range j.other.Cards.AppendTo(nil) {
		if !strings.Contains(words, called(c)) {
			return strings.HasPrefix(words, "the other bid of ") && total && j.other.Cards.Len() > 2
		}
	}
	return true
}

// rivals are the names of the others who may still bid.
func (j *judge) rivals() []string {
	var names []string
	for p := range engine.Player(j.in.Players()) {
		if p != j.in.Seat() && !j.in.HasPassed(p) && j.in.HandSize(p) > 0 {
			names = append(names, j.name(p))
		}
	}
	return names
}

// held is how many bottles of a bottle's wine are in the hand.
func (j *judge) held(c wh.Card) int {
	n := 0
	for _, held := range j.in.Hand().AppendTo(nil) {
		if held.Wine() == c.Wine() && held != wh.Empty {
			n++
		}
	}
	return n
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

// fewBottles are so few that all ways to lay them can be tried.
const fewBottles = 2

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

// measured is what an amount is of.
func measured(words string) func(wh.Cards) int {
	switch {
	case strings.Contains(words, "€"):
		return wh.Cards.Value
	case strings.Contains(words, "bottle"):
		return wh.Cards.Len
	}
	return starsOf
}

// amount reads a number in letters or figures, or euros, those in tenths.
func amount(words string) int {
	number, _, _ := strings.Cut(strings.TrimPrefix(words, "bottles worth "), " ")
	number, _, money := strings.Cut(number, "\u202f")
	if number == "a" || number == "an" {
		return 1
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
	other, ok := a.Alternative()
	if !ok || h.Why.Figures.What != "" {
		return ""
	}
	j := &judge{q.board.in, wh.Decode(a.Best()), wh.Decode(other.Action), q.table.PlayerName}
	words := ui.Plain(h.Why.Words)
	for name, c := range claims {
		m := c.says.FindStringSubmatch(words)
		if m == nil {
			continue
		}
		if !c.holds(j, m) {
			q.t.Errorf("round %d, %s against %s: %q is not so", j.in.Round(), wh.Game{}.Format(a.Best()), wh.Game{}.Format(other.Action), words)
		}
		return name
	}
	return ""
}

// TestBidsOfOneTotal names a bid by its bottles where the advised one has the same total, and
// keeps the reason short.
func TestBidsOfOneTotal(t *testing.T) {
	q := newPupil(t, 4, 1)
	hand := func(list ...wh.Card) wh.Cards { return wh.CardsOf(list...) }
	two := hand(wh.Bottle(wh.CabernetSauvignon, 3), wh.Bottle(wh.Portugieser, 3))
	for _, c := range []struct {
		other wh.Cards
		named bool
	}{{two, true}, {two.With(wh.Empty), false}} {
		for _, l := range lang.Langs() {
			q.app.Words = l.Words()
			a := &advice{tableState: q.board, w: q.app.Words, x: &q.app.Words.Weinhaendler.Advice,
				do: wh.Decision{Kind: wh.DecisionBid, Cards: c.other}, instead: wh.Decision{Kind: wh.DecisionBid, Cards: c.other}}
			a.showAll()
			give := deal{take: a.in.Offer(), give: hand(wh.Bottle(wh.Merlot, 2)), from: 2, rank: 1}
			words := ui.Plain(a.cheaper(give, deal{give.take, c.other, 2, 1}))
			if n := len([]rune(words)); n > longestReason || strings.Contains(words, "Cabernet") != c.named {
				t.Errorf("%d letters, named: %v: %q", n, c.named, words)
			}
		}
	}
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
