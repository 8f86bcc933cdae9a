package weinhaendler

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/search"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// fact wants the fact that a hint tells to be true, and reports which it is; "" for none.
func (q *pupil) fact(h table.Hint, a table.Advice) string {
	q.t.Helper()
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
		if h.Told != (name == "near" || name == "hopeless") {
			q.t.Errorf("%q: told is %t", words, h.Told)
		}
		if j.other.Kind == wh.DecisionBid && name == "near" && len(h.Why.At) != j.other.Cards.Len() {
			q.t.Errorf("%q marks %v", words, h.Why.At)
		}
		holds := c.holds(j, m)
		for _, other := range j.imagined(words) {
			if h.Other == "" && !holds {
				j.other = other
				holds = c.holds(j, m)
			}
		}
		if !holds {
			q.t.Errorf("round %d, %s against %s: %q is not so", j.in.Round(), wh.Game{}.Format(a.Best()), wh.Game{}.Format(h.Against.Action), words)
		}
		return name
	}
	if !strings.Contains(words, " in the hand") && !strings.Contains(words, " to bid with") { // what stays, where nothing makes a difference
		q.t.Errorf("%q is borne out by nothing", words)
	}
	return ""
}

// ends wants a rank that is kept by passing to be told as final if all below have passed, and only then.
func (q *pupil) ends(j *judge, h table.Hint) {
	q.t.Helper()
	if b := j.deal(j.do); j.do.Kind == wh.DecisionPass && b.give != 0 && !q.board.offerIsMine() {
		open := false
		for p := range engine.Player(j.in.Players()) {
			open = open || p != j.in.Seat() && j.in.BidTotal(p) < b.give.Value() && !j.in.HasPassed(p)
		}
		if final := strings.HasPrefix(h.Do.Words, "Pass, and end up"); final == open {
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
		if in := strings.HasSuffix(m[4], "in your cellar"); in && lying == 0 {
			q.t.Errorf("%q shows %d bottles of the cellar", m[0], lying)
		}
	default:
		if offered := strings.Contains(m[0], " in the offer, if won,"); offered && lying != 1 || !offered && lying > 0 {
			q.t.Errorf("%q shows %d bottles of the cellar", m[0], lying)
		}
	}
}

// wouldBid reports whether somebody may choose what a bid is compared with instead of passing.
func (j *judge) wouldBid(o bargain) bool {
	passed := j.deal(wh.Decision{})
	return j.do.Kind != wh.DecisionBid || j.other.Kind != wh.DecisionBid || (passed.give == 0 || o.from != passed.from) && o.net() >= passed.net()
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

// TestFactsOfPositions tells the facts of positions that games rarely come to, and what they are held against.
func TestFactsOfPositions(t *testing.T) {
	for _, c := range []struct {
		at    string
		best  []string // what is advised, and what was compared
		wins  []int    // in a hundred
		fact  string
		other string
	}{
		{"placing-three-alike", []string{"place v1 1.-2", "place y3 1.-2"}, []int{50, 50}, "leads on later", "with Dornfelder\u202f★★★"}, // one on top would not complete it
		{"bidding-triplet", []string{"bid c1", "bid r1 r1 g2"}, []int{45, 30}, "takes triplet", "with a bid of 31.20\u202f€"},            // of a bottle that scores less than another
		{"passing-outbid", []string{"pass", "bid c3", "bid v2"}, []int{43, 31, 30}, "", "with a bid of 18.20\u202f€"},                    // the cheaper tempts more; outbid, it may take as much
		{"passing-hand-empty", []string{"pass", "bid b1"}, []int{35, 16}, "already", "with a bid of 57\u202f€"},                          // one below has not passed, but holds nothing
		{"bidding-empty-first", []string{"bid e", "pass"}, []int{51, 45}, "only empty to stay", "by passing"},                            // an empty bottle stops nobody
		{"bidding-empty-left", []string{"bid e", "pass"}, []int{5, 5}, "near", "by passing"},                                             // nor do they here, where nothing else is left
		{"bidding-dear-other", []string{"bid v3", "bid b2"}, []int{22, 16}, "more bottles", "with a bid of 31\u202f€"},                   // a cheaper bid for that place is as good in stars
		{"bidding-one-bottle", []string{"bid g2", "draw"}, []int{40, 20}, "takes", "by drawing"},                                         // no other bid to compare
		{"bidding-lower", []string{"bid y2", "bid o1 v1"}, []int{50, 39}, "can be raised", "with a bid of 19\u202f€"},                    // the lower gains nothing and may be outbid as well
		{"bidding-second-sure", []string{"bid o1", "bid c3"}, []int{35, 20}, "may be outbid", "with a bid of 24\u202f€"},                 // the lower can not
		{"drawing-outbid", []string{"draw", "bid e"}, []int{26, 22}, "draws, as a bid may be outbid", "with a bid of 0.20\u202f€"},       // which takes five stars for none
		{"passing-untried", []string{"pass"}, []int{10}, "exchange", ""},                                                                 // nothing else was tried out
		{"passing-no-better", []string{"pass", "bid y1"}, []int{33, 20}, "no better", "with a bid of 19\u202f€"},
		{"passing-even", []string{"pass", "bid v1"}, []int{38, 16}, "", "with a bid of 18\u202f€"},                         // as many stars are taken as given, as if that were outbid
		{"placing-elsewhere", []string{"place g3 1.-3", "place o1 1.-2"}, []int{27, 27}, "near", "with Chardonnay\u202f★"}, // it scores as much elsewhere
		{"bidding-stays", []string{"bid r1", "pass"}, []int{19, 1}, "stays", "by passing"},
		{"placing-for-offer", []string{"place e 2.-1", "done"}, []int{30, 20}, "prepares cheaply", "by placing nothing"}, // which is shown
		{"placing-waits", []string{"place g3 1.-2", "place g2 0.-4"}, []int{33, 20}, "waits", "with Zinfandel\u202f★★"},
		{"placing-waits", []string{"done", "place e 0.-4"}, []int{33, 20}, "keeps a triplet for later", "by placing an empty bottle"},
		{"placing-kept-triplet", []string{"done", "place c2 0.-3"}, []int{50, 40}, "keeps all", "by placing Cabernet\u202f★★"},
		{"passing-above", []string{"pass", "bid r1"}, []int{31, 20}, "exchange", ""}, // a dearer bid takes more, but was not tried out
		{"bidding-raises", []string{"bid o1", "draw"}, []int{71, 45}, "passing ends", "by drawing"},
		{"placing-next-cellar", []string{"place v1 2.-2", "place g2 2.-2"}, []int{1, 1}, "next cellar", "with Zinfandel\u202f★★"},
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
			h := q.board.Advise(a)
			if got := q.fact(h, a); got != c.fact || h.Other != c.other {
				t.Errorf("it tells %q against %q, not %q against %q", got, h.Other, c.fact, c.other)
			}
		})
	}
}
