package farbenpoker

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/search"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// known is what a seat may know of a game, counted anew from its view.
type known struct {
	view        fp.View
	letters     string // all colours of the sticks that stand, "?" if never shown
	fit, unseen int
	sure        int // colours of which a stick stands that was shown
}

func knownOf(info *fp.Info) known {
	k := known{view: info.View().(fp.View)}
	k.letters = k.view.SideA + k.view.SideB
	k.unseen = strings.Count(k.letters, "?")
	for _, c := range k.view.Unshown {
		if strings.Contains(k.open(), c.Colour) {
			k.fit += c.Sticks
		}
		if strings.Contains(k.letters, c.Colour) {
			k.sure++
		}
	}
	return k
}

// open are the letters of the dice that are not answered.
func (k known) open() string {
	list := ""
	for i, answered := range k.view.Answered {
		if !answered {
			list += k.view.Dice[i : i+1]
		}
	}
	return list
}

// pays is what a stick of a colour brings.
func (k known) pays(colour string) int {
	if k.view.Fresh && k.view.Comeback < 0 {
		return min(strings.Count(k.view.Dice, colour), k.view.Stock)
	}
	return 1
}

// drawn is the letter of the stick that a decision draws.
func (k known) drawn(a engine.Action) string {
	h := fp.Decode(a).Hole
	return k.letters[h : h+1]
}

// A told fact is a sentence, or a part of one, and whether it is true and speaks for the
// decision: n are its figures.
type toldFact struct {
	words *regexp.Regexp
	holds func(k known, best, other search.Result, n []int) bool
}

// fits reports whether a stick advised is one that fits.
func fits(k known, best search.Result) bool {
	return fp.Decode(best.Action).Kind == fp.DecisionDraw && strings.Contains(k.open(), k.drawn(best.Action))
}

// neverShown reports whether a decision draws a stick never shown.
func neverShown(k known, r search.Result) bool {
	return fp.Decode(r.Action).Kind == fp.DecisionDraw && k.drawn(r.Action) == "?"
}

// rolls reports whether a decision is to roll again.
func rolls(r search.Result) bool { return fp.Decode(r.Action).Kind == fp.DecisionReroll }

// misses reports whether a decision draws a stick known to miss.
func misses(k known, r search.Result) bool { return !rolls(r) && !neverShown(k, r) && !fits(k, r) }

// hope is how many chips the best draw promises if the one die that is open shows a colour.
func (k known) hope(colour string, cost int) float64 {
	if strings.Contains(k.letters, colour) {
		return float64(1 + k.view.Pot)
	}
	n := 0
	for _, c := range k.view.Unshown {
		if c.Colour == colour {
			n = c.Sticks
		}
	}
	hit := float64(n) / float64(max(1, k.unseen))
	return max(hit*float64(1+k.view.Pot)-(1-hit)*float64(cost), -float64(cost))
}

// rolling is what rolling again promises, and drawing at once, six times.
func (k known) rolling() (again, now float64) {
	for _, c := range k.view.Unshown {
		again += k.hope(c.Colour, 2)
	}
	return again, 6 * k.hope(k.open(), 1)
}

// knownFits is how many sticks that stand and were shown fit.
func (k known) knownFits() (n int) {
	for _, c := range k.open() {
		n += strings.Count(k.letters, string(c))
	}
	return n
}

// leavesOne reports whether a stick known to miss is drawn instead of one that may leave one die.
func (k known) leavesOne(best, other search.Result) bool {
	return misses(k, best) && !misses(k, other) && !rolls(other) && len(k.open()) == 2
}

// sureNext is how many colours stand that were shown once the stick of a decision does not.
func (k known) sureNext(r search.Result) int {
	if c := k.drawn(r.Action); c != "?" && strings.Count(k.letters, c) == 1 {
		return k.sure - 1
	}
	return k.sure
}

// pair reports whether a stick stands that was shown in a colour that two dice show.
func (k known) pair() bool {
	for _, c := range k.view.Unshown {
		if strings.Count(k.view.Dice, c.Colour) > 1 && strings.Contains(k.letters, c.Colour) {
			return true
		}
	}
	return false
}

// givesMore reports whether the next player may expect more of the pot after a hit than the one
// who looks for it: beside a known miss, a hit is worth two chips.
func (k known) givesMore(r search.Result) bool {
	hope := 2.0
	if neverShown(k, r) {
		hope *= float64(k.fit) / float64(k.unseen)
	}
	return float64(k.view.Pot*k.sureNext(r))/6 > hope
}

// nextChips is what the next player with chips has.
func (k known) nextChips() int {
	for i := 1; ; i++ {
		if n := k.view.Seats[(int(k.view.Turn)+i)%len(k.view.Seats)].Score; n > 0 {
			return n
		}
	}
}

// toldFacts are all facts in English, part by part.
var toldFacts = []toldFact{
	{regexp.MustCompile(`^It brings \*(\d+) chips?\* for sure$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && n[0] == k.pays(k.drawn(best.Action)) && (len(k.open()) > 1 || k.view.Pot == 0 || k.view.Comeback >= 0)
	}},
	{regexp.MustCompile(`^It brings \*(\d+) chips with the pot\* for sure$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && len(k.open()) == 1 && k.view.Comeback < 0 && n[0] == 1+k.view.Pot && n[0] > 1
	}},
	{regexp.MustCompile(`^None in the colour of two dice has been shown: \*1 chip\* for sure$`), func(k known, best, _ search.Result, _ []int) bool {
		c := k.drawn(best.Action)
		return fits(k, best) && k.pays(c) == 1 && k.view.Fresh && strings.Count(k.view.Dice, c) == 1 && !k.pair()
	}},
	{regexp.MustCompile(`^It brings you \*back into the game\* for sure$`), func(k known, best, _ search.Result, _ []int) bool {
		return fits(k, best) && k.view.Comeback >= 0
	}},
	{regexp.MustCompile(`^\*(\d+) of the (\d+)\* sticks not shown yet fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && n[0] == k.fit && n[1] == k.unseen && n[0] > 0 && n[0] < n[1]
	}},
	{regexp.MustCompile(`^\*(?:All (\d+) sticks|The only stick)\* not shown yet fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && max(n[0], 1) == k.fit && k.fit == k.unseen
	}},
	{regexp.MustCompile(`^Missing on purpose \*loses (it|them) for sure\*, and you wait until the pot is won$`), func(k known, best, other search.Result, _ []int) bool {
		return neverShown(k, best) && misses(k, other) && k.view.Comeback < 0 && k.view.Seats[k.view.Turn].Score <= k.view.Miss
	}},
	{regexp.MustCompile(`^(\d+) of the (\d+) not shown yet fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && n[0] == k.fit && n[1] == k.unseen
	}},
	{regexp.MustCompile(`^\*(\d+) of the 6\* colours of a new roll fit a stick seen before$`), func(k known, best, _ search.Result, n []int) bool {
		return rolls(best) && n[0] == k.sure && n[0] > 0 && k.knownFits() == 0
	}},
	{regexp.MustCompile(`^only (\d+) of the (\d+) not shown yet fits?$`), func(k known, best, other search.Result, n []int) bool {
		return neverShown(k, other) && n[0] == k.fit && n[1] == k.unseen && 2*n[0] <= n[1]
	}},
	{regexp.MustCompile(`^(\d+) of the (\d+) not shown yet do(?:es)? not fit$`), func(k known, best, other search.Result, n []int) bool {
		return neverShown(k, other) && n[0] == k.unseen-k.fit && n[1] == k.unseen && 0 < n[0] && 2*n[0] < n[1]
	}},
	{regexp.MustCompile(`^now only (\d+) of the (\d+) not shown yet fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return rolls(best) && n[0] == k.fit && n[1] == k.unseen && n[0]*6 < n[1]*k.sure && 2*n[0] <= n[1]
	}},
	{regexp.MustCompile(`^now (\d+) of the (\d+) not shown yet do(?:es)? not fit$`), func(k known, best, _ search.Result, n []int) bool {
		return rolls(best) && n[0] == k.unseen-k.fit && n[1] == k.unseen && k.fit*6 < n[1]*k.sure && 2*n[0] < n[1]
	}},
	{regexp.MustCompile(`^none of those not shown yet fits$`), func(k known, best, other search.Result, _ []int) bool {
		return (neverShown(k, other) || rolls(best)) && k.fit == 0
	}},
	{regexp.MustCompile(`^One in the colour of (two) dice has been shown: \*(\d) chips\* for sure$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && n[1] == 2 && n[1] == k.pays(k.drawn(best.Action)) && strings.Count(k.view.Dice, k.drawn(best.Action)) == 2
	}},
	{regexp.MustCompile(`^the pot is empty: a miss gains nothing$`), func(k known, best, other search.Result, _ []int) bool {
		return misses(k, other) && fits(k, best) && k.view.Pot == 0 && k.view.Comeback < 0
	}},
	{regexp.MustCompile(`^waiting for the pot of (\d+) would cost 1 chip$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, other) && fits(k, best) && n[0] == k.view.Pot && n[0] > 0 && k.view.Miss == 1 && len(k.open()) > 1
	}},
	{regexp.MustCompile(`^if you miss, \w+ draws for it next$`), func(k known, best, other search.Result, _ []int) bool {
		return misses(k, other) && fits(k, best) && len(k.open()) == 1 && k.view.Pot > 0
	}},
	{regexp.MustCompile(`^after rolling again, a miss costs 2 chips$`), func(k known, best, _ search.Result, _ []int) bool {
		again, now := k.rolling()
		return neverShown(k, best) && k.view.Reroll && again <= now
	}},
	{regexp.MustCompile(`^It takes the \*last chip\*: the game ends, and (.*)$`), func(k known, best, _ search.Result, _ []int) bool {
		return fits(k, best) && k.view.Stock == 1 && k.view.Comeback < 0
	}},
	{regexp.MustCompile(`^It takes the \*last (\d) chips\*: the game ends, and (.*)$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && k.view.Stock == n[0] && n[0] == k.pays(k.drawn(best.Action)) && k.view.Comeback < 0
	}},
	{regexp.MustCompile(`^a hit ends the game, and (.*)$`), func(k known, best, _ search.Result, _ []int) bool {
		return neverShown(k, best) && k.view.Stock == 1 && k.view.Comeback < 0
	}},
	{regexp.MustCompile(`^missing on purpose helps nobody, but costs (\d) chips? just the same$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, other) && n[0] == k.view.Miss && k.view.Comeback < 0 && neverShown(k, best) && k.fit < k.unseen && k.view.Seats[k.view.Turn].Score > n[0]
	}},
	{regexp.MustCompile(`^nothing else is clearly better$`), func(k known, best, other search.Result, _ []int) bool {
		return !table.WinsMore(best, other)
	}},
	{regexp.MustCompile(`^\*Nothing on the table\* decides this alone$`), func(k known, best, _ search.Result, _ []int) bool {
		return !fits(k, best)
	}},
	{regexp.MustCompile(`^A stick not shown yet would \*help (\w+)\*: a hit leaves fewer to find, a miss shows one more$`), func(k known, best, other search.Result, _ []int) bool {
		return misses(k, best) && neverShown(k, other) && len(k.open()) > 1 && table.WinsMore(best, other)
	}},
	{regexp.MustCompile(`^it wins more often$`), func(_ known, best, other search.Result, _ []int) bool {
		return table.WinsMore(best, other)
	}},
	{regexp.MustCompile(`^no other stick brings more$`), func(k known, _, other search.Result, _ []int) bool {
		return misses(k, other) && k.view.Comeback >= 0
	}},
	{regexp.MustCompile(`^after rolling again, there is no sure hit for (\d) of the 6 colours$`), func(k known, best, other search.Result, n []int) bool {
		return rolls(other) && n[0] == 6-k.sure && n[0] > 0 && fits(k, best)
	}},
	{regexp.MustCompile(`^rolling again cannot bring more$`), func(k known, best, other search.Result, _ []int) bool {
		again, now := k.rolling()
		return rolls(other) && fits(k, best) && again <= now
	}},
	{regexp.MustCompile(`^No stick still standing has been shown: \*(\d+) of the (\d+)\* fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && k.unseen == holes-strings.Count(k.letters, ".") && n[0] == k.fit && n[1] == k.unseen
	}},
	{regexp.MustCompile(`^A hit would leave (\w+) only \*one stick\* short of the pot of (\d+)$`), func(k known, best, other search.Result, n []int) bool {
		return k.leavesOne(best, other) && n[1] == k.view.Pot && n[1] > 1 && (k.nextChips() < 2 || k.sureNext(other) < 2)
	}},
	{regexp.MustCompile(`^a miss, two$`), func(k known, best, _ search.Result, _ []int) bool { return misses(k, best) }},
	{regexp.MustCompile(`^A hit would let (\w+) roll \*the last die\* again for the pot of (\d+): shown sticks fit (\d) of 6 colours$`), func(k known, best, other search.Result, n []int) bool {
		return k.leavesOne(best, other) && n[1] == k.view.Pot && n[2] == k.sureNext(other) && k.nextChips() >= 2 && k.givesMore(other)
	}},
	{regexp.MustCompile(`^Only \*(\d+) of the (\d+)\* not shown yet fits?(?:, and a miss would show (\w+) a new stick)?$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, best) && neverShown(k, other) && n[0] == k.fit && n[1] == k.unseen && 3*n[0] < n[1] && k.knownFits() == 0
	}},
	{regexp.MustCompile(`^a new roll has sure hits for only (\d) of 6 colours, and a miss costs 2$`), func(k known, best, _ search.Result, n []int) bool {
		return misses(k, best) && k.view.Reroll && n[0] == k.sure && n[0] < 3
	}},
	{regexp.MustCompile(`^Hits bring the end nearer, yet even all \*(\d+) chips\* of stock and pot would not take you past (\w+)$`), func(k known, best, other search.Result, n []int) bool {
		ahead := false
		for i, s := range k.view.Seats {
			ahead = ahead || i != int(k.view.Turn) && s.Score >= k.view.Seats[k.view.Turn].Score+n[0]
		}
		return misses(k, best) && !misses(k, other) && n[0] == k.view.Stock+k.view.Pot && ahead && k.view.Stock <= 5
	}},
	{regexp.MustCompile(`^Only \*(\d) of the 6\* colours of a new roll fit a stick seen before, and a miss would then cost 2 chips$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, best) && rolls(other) && n[0] == k.sure && n[0] < 3
	}},
}

// checkFact reports whether every part of a sentence is a fact that is true; false as well if
// it is not a fact but a term.
func checkFact(t *testing.T, told []int, k known, words string, best, other search.Result) bool {
	t.Helper()
	facts := 0
	parts := strings.Split(strings.TrimSuffix(words, "."), "; ")
	for _, part := range parts {
		for i, f := range toldFacts {
			found := f.words.FindStringSubmatch(part)
			if found == nil {
				continue
			}
			facts++
			told[i]++
			var n []int
			for _, figure := range found[1:] {
				value, _ := strconv.Atoi(figure)
				n = append(n, value)
			}
			if !f.holds(k, best, other, n) {
				t.Errorf("%q is told of %s; %d of %d fit, %d colours are sure: dice %s, open %s", words, k.letters, k.fit, k.unseen, k.sure, k.view.Dice, k.open())
			}
		}
	}
	if facts != 0 && facts != len(parts) {
		t.Errorf("only a part of %q is a fact", words)
	}
	return facts > 0
}

// TestFactsAreTrue plays games and counts anew what each reason tells. Almost all tell a fact,
// and every fact is told.
func TestFactsAreTrue(t *testing.T) {
	told, reasons, terms := make([]int, len(toldFacts)), 0, 0
	withBoard(t, "draw-4", func(b *tableState) {
		for players := 2; players <= 4; players++ {
			for seed := uint64(1); seed <= 180; seed++ {
				playGame(t, players, seed, func(found table.Advice) {
					info := found.Info.(*fp.Info)
					b.in, b.now = info, info.Observation()
					if moveOf(info, found.Best()) == movePut {
						return
					}
					h, a := b.Advise(found), b.advice(found)
					checkHint(t, h)
					reasons++
					if !checkFact(t, told, knownOf(info), h.Why.Words, a.best, a.other) {
						terms++
						t.Log(a.move, a.otherMove, h.Why.Words, h.Why.Figures, len(a.now.Open()), a.now.Pot)
					} else if h.Why.Figures != (table.Figures{}) {
						t.Errorf("%q has figures", h.Why.Words)
					}
				})
			}
		}
	})
	if terms*20 > reasons {
		t.Errorf("of %d reasons %d tell no fact", reasons, terms)
	}
	for i, n := range told {
		if n == 0 {
			t.Errorf("never told: %s", toldFacts[i].words)
		}
	}
	t.Log(reasons, terms, told)
}

// TestWhyNotToHit reads why one would miss on purpose, and what the next player may do after a hit.
func TestWhyNotToHit(t *testing.T) {
	for _, c := range []struct {
		pot, stock, next int // chips; the next player's
		want             string
	}{
		{3, 9, 2, "A hit would let Jonas roll *the last die* again for the pot of 3: shown sticks fit 5 of 6 colours."},
		{3, 9, 1, "A hit would leave Jonas only *one stick* short of the pot of 3; a miss, two."},
		{1, 9, 1, "A stick not shown yet would *help Jonas*: a hit leaves fewer to find, a miss shows one more."}, // 2 of 13 fit
		{0, 9, 2, "A stick not shown yet would *help Jonas*: a hit leaves fewer to find, a miss shows one more."},
		{3, 1, 2, "A hit takes the *last chip*: the game ends, and you come 2nd."},
	} {
		info := memory(t, [3]string{"y", "b", "y"}, alikePositions["one stick found"])
		withInfo(t, info, func(b *tableState) {
			b.now.Pot, b.now.Stock = c.pot, c.stock
			b.now.Chips = [5]int{4, 9, 7, c.next}
			unseen := slices.IndexFunc(table.UpTo(holes), func(h int) bool { return info.Seen(fp.Hole(h)) == fp.Unseen })
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{
				{Action: knownMiss(t, info), Playouts: 9, Mean: 2000}, {Action: fp.Draw(fp.Hole(unseen)), Playouts: 9, Mean: 1000},
			}})
			if checkHint(t, h); h.Why.Words != c.want {
				t.Errorf("the reason is %q, want %q", h.Why.Words, c.want)
			}
		})
	}
}

// TestWhyNotToHitWhereHitsAreSure reads why one would miss on purpose though sticks were shown that fit:
// not that hits were few. Near the end somebody may be out of reach.
func TestWhyNotToHitWhereHitsAreSure(t *testing.T) {
	for _, c := range []struct {
		stock     int
		look, why string
	}{
		{3, "at the *17 chips* of Jonas.", "Hits bring the end nearer, yet even all *3 chips* of stock and pot would not take you past Jonas."},
		{4, "at the *three dice* still wanted.", "A stick not shown yet would *help Jonas*: a hit leaves fewer to find, a miss shows one more."},
	} {
		info := memory(t, [3]string{"y", "r", "r"}, alikePositions["a double"])
		withInfo(t, info, func(b *tableState) {
			b.now.Stock, b.now.Chips = c.stock, [5]int{12, 4, 14, 17}
			unseen := slices.IndexFunc(table.UpTo(holes), func(h int) bool { return info.Seen(fp.Hole(h)) == fp.Unseen })
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{
				{Action: knownMiss(t, info), Playouts: 9, Mean: 2000}, {Action: fp.Draw(fp.Hole(unseen)), Playouts: 9, Mean: 1000},
			}})
			if checkHint(t, h); h.Look.Words != c.look || h.Why.Words != c.why {
				t.Errorf("with %d chips in the stock the hint is %q, want %q and %q", c.stock, clues(h), c.look, c.why)
			}
		})
	}
}

// TestF20_TheLastChipIsNotPaidForNothing reads why one would look for a stick rather than miss: who pays
// the last chip waits until the pot is won.
func TestF20_TheLastChipIsNotPaidForNothing(t *testing.T) {
	for _, c := range []struct {
		chips, pot int
		look, why  string
	}{
		{1, 15, "at your *last chip*.", "Missing on purpose *loses it for sure*, and you wait until the pot is won; 2 of the 8 not shown yet fit."},
		{3, 0, "at the *two dice* still wanted.", "*2 of the 8* sticks not shown yet fit; missing on purpose helps nobody, but costs 1 chip just the same."},
		{3, 15, "at the *two dice* still wanted.", "*2 of the 8* sticks not shown yet fit; missing on purpose helps nobody, but costs 1 chip just the same."},
	} {
		info := memory(t, [3]string{"y", "b", "y"}, alikePositions["one stick found"])
		withInfo(t, info, func(b *tableState) {
			b.now.Pot, b.now.Chips = c.pot, [5]int{4, 9, c.chips, 7}
			unseen := slices.IndexFunc(table.UpTo(holes), func(h int) bool { return info.Seen(fp.Hole(h)) == fp.Unseen })
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{
				{Action: fp.Draw(fp.Hole(unseen)), Playouts: 9, Mean: 2000}, {Action: knownMiss(t, info), Playouts: 9, Mean: 1000},
			}})
			if checkHint(t, h); h.Look.Words != c.look || h.Why.Words != c.why {
				t.Errorf("with %d chips and a pot of %d the hint is %q, want %q and %q", c.chips, c.pot, clues(h), c.look, c.why)
			}
		})
	}
}

// TestTheLastChipEndsTheGame reads where a player stands who takes it.
func TestTheLastChipEndsTheGame(t *testing.T) {
	for _, c := range []struct {
		chips [5]int // his are the third
		pot   int
		want  string
	}{
		{[5]int{8, 8, 8, 5}, 0, "you win"},
		{[5]int{9, 8, 8, 5}, 0, "you share the win"},
		{[5]int{10, 8, 8, 5}, 0, "you come 2nd; nothing else is clearly better"},
		{[5]int{10, 9, 8, 5}, 0, "you share 2nd place; nothing else is clearly better"},
		{[5]int{10, 9, 8, 5}, 2, "you win"},
	} {
		info := memory(t, [3]string{"y", "y", "b"}, alikePositions["one die open"])
		withInfo(t, info, func(b *tableState) {
			b.now.Stock, b.now.Pot, b.now.Chips = 1, c.pot, c.chips
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{{Action: knownHit(t, info)}, {Action: fp.Reroll(), Playouts: 9}}})
			if want := "It takes the *last chip*: the game ends, and " + c.want + "."; h.Why.Words != want {
				t.Errorf("%v: the reason is %q, want %q", c.chips, h.Why.Words, want)
			}
		})
	}
}

// TestOfDiceAlikeTheirColourIsToldFirst advises to draw what was shown where two or three dice are alike:
// a stick of the other colour brings less.
func TestOfDiceAlikeTheirColourIsToldFirst(t *testing.T) {
	const none, empty = " If you remember none, draw one not shown yet.", "; the pot is empty: a miss gains nothing."
	for _, c := range []struct{ dice, seen, do, why string }{
		{"y b y", "y", "Draw a stick *seen before that fits*: a colour that two dice show brings 2 chips, else 1." + none, "One in the colour of two dice has been shown: *2 chips* for sure" + empty},
		{"y b y", "b", "Draw a stick *seen before that fits*: a sure hit that brings 1 chip." + none, "None in the colour of two dice has been shown: *1 chip* for sure" + empty},
		{"y y y", "y", "Draw a stick *seen before that fits*: it brings 3 chips." + none, "It brings *3 chips* for sure" + empty},
		{"r b y", "y", "Draw a stick *seen before that fits*: a sure hit." + none, "It brings *1 chip* for sure" + empty},
	} {
		dice := strings.Fields(c.dice)
		info := memory(t, [3]string{c.seen, "r", "r"}, "* die "+dice[0]+"; * die "+dice[1]+"; * die "+dice[2])
		withInfo(t, info, func(b *tableState) {
			h := b.Advise(table.Advice{Info: info, Results: []search.Result{
				{Action: knownHit(t, info), Playouts: 9, Mean: 2000}, {Action: knownMiss(t, info), Playouts: 9, Mean: 1000},
			}})
			if checkHint(t, h); h.Do.Words != c.do || h.Why.Words != c.why {
				t.Errorf("%s: the hint is %q, want %q and %q", c.dice, clues(h), c.do, c.why)
			}
		})
	}
}

// knownHit is a draw of a stick that is known to hit, the last one that is.
func knownHit(t *testing.T, info *fp.Info) engine.Action {
	t.Helper()
	o := info.Observation()
	for h := fp.Hole(holes) - 1; h >= 0; h-- {
		if c := info.Seen(h); c != fp.None && c != fp.Unseen && o.WantedBy(c) >= 0 {
			return fp.Draw(h)
		}
	}
	t.Fatal("no stick is known to hit")
	return 0
}

// TestReasonsAreShort measures the longest facts, with the longest name, in every language.
func TestReasonsAreShort(t *testing.T) {
	name := strings.Repeat("W", person.MaxName)
	for _, l := range lang.Langs() {
		w := l.Words()
		x := &w.Farbenpoker.Advice
		fill := func(p lang.Plural) string { return w.Count(p, 18, "m", "18") }
		put := func(words lang.Template) string { return words.With("name", name, "n", "50", "k", "3", "m", "6") }
		alike := x.SureAlike.With("n", "2", "word", w.Number(2))
		places := []string{x.YouWin, x.YouShare, x.YouCome.With("n", "5", "rank", w.Ordinal(5)), x.YouDivide.With("n", "4", "rank", w.Ordinal(4))}
		placed := func(words lang.Template) (list []string) {
			for _, p := range places {
				list = append(list, words.With("place", p))
			}
			return list
		}
		few := []string{fill(x.FewFit), fill(x.SomeMiss), x.NoneFits}
		still := []string{x.NoPot, put(x.WaitCosts), x.NothingElse}
		rolling := []string{put(x.NoSureFaces), x.AllSureFaces}
		for _, pair := range []struct{ mine, other []string }{
			{[]string{fill(x.Sure)}, slices.Concat(few, still, rolling)},
			{[]string{alike, x.SureOne.With("word", w.Number(2))}, append(few, x.NoPot, put(x.WaitCosts))},
			{[]string{put(x.SurePot)}, slices.Concat(rolling, few, []string{put(x.NextPot)})},
			{[]string{x.SureBack}, append(few, x.NothingElse)},
			{[]string{fill(x.AllFit)}, append(placed(x.HitEnds), x.RollCosts, x.NothingElse)},
			{[]string{w.Count(x.LosesLast, 1), w.Count(x.LosesLast, 2)}, []string{fill(x.FitThen)}},
			{[]string{fill(x.Fit)}, append(placed(x.HitEnds), x.RollCosts, fill(x.SameMiss), x.NoBetter, x.NothingElse)},
			{[]string{put(x.SureFaces)}, []string{fill(x.FewFitNow), fill(x.SomeMissNow), x.NoneFits}},
			{slices.Concat(placed(w.Form(x.WhyEnds, 1)), placed(lang.Template(w.Form(x.WhyEnds, 3).With("n", "3")))), []string{x.NoBetter}},
			{placed(x.WhyWaitEnds), []string{""}},
			{[]string{fill(x.WhyUnseen), put(x.WhyWait), put(x.WhyWaitSure), put(x.WhyWaitReach), x.WhyNothing, put(x.WhyWaitFaces), put(x.WhyWaitHelps),
				w.Count(x.WhyWaitShow, 18, "m", "18", "name", name), w.Count(x.WhyWaitBoth, 18, "m", "18", "k", "2", "faces", "6")}, []string{""}},
		} {
			for _, mine := range pair.mine {
				for _, other := range pair.other {
					words := mine
					if other != "" {
						words = x.WhyParts.With("mine", mine, "other", other)
					}
					if n := lettersOf(words); n > longestWhy || strings.Contains(words, "{") {
						t.Errorf("%s: %d letters: %q", l.Code(), n, words)
					}
				}
			}
		}
	}
}

// playGame lets the adviser play all seats, and gives what it finds.
func playGame(t *testing.T, players int, seed uint64, do func(table.Advice)) {
	t.Helper()
	setup := engine.Setup{Players: players, Seed: seed}
	state, err := fp.Game{}.NewState(setup)
	if err != nil {
		t.Fatal(err)
	}
	var infos []engine.InfoState
	for p := range engine.Player(players) {
		info, err := fp.Game{}.NewInfo(setup, p)
		if err != nil {
			t.Fatal(err)
		}
		infos = append(infos, info)
	}
	stream := rng.New(seed)
	for p := state.CurrentPlayer(); p != engine.Terminal; p = state.CurrentPlayer() {
		var a engine.Action
		if p == engine.Chance {
			a = engine.Pick(state.ChanceOutcomes(nil), &stream)
		} else {
			found := ask(t, infos[p], 100)
			a = found.Best()
			do(found)
		}
		var ev engine.Events
		state.Apply(p, a, &ev)
		for _, e := range ev.List {
			for _, info := range infos {
				info.Observe(e)
			}
		}
	}
}
