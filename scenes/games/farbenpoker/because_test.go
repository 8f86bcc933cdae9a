package farbenpoker

import (
	"regexp"
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

// toldFacts are all facts in English, part by part.
var toldFacts = []toldFact{
	{regexp.MustCompile(`^It brings \*(\d+) chips?\* for sure$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && n[0] == k.pays(k.drawn(best.Action)) && (len(k.open()) > 1 || k.view.Pot == 0 || k.view.Comeback >= 0)
	}},
	{regexp.MustCompile(`^It takes the \*pot of (\d+)\* for sure$`), func(k known, best, _ search.Result, n []int) bool {
		return fits(k, best) && len(k.open()) == 1 && k.view.Comeback < 0 && n[0] == k.view.Pot && n[0] > 0
	}},
	{regexp.MustCompile(`^It brings you \*back into the game\* for sure$`), func(k known, best, _ search.Result, _ []int) bool {
		return fits(k, best) && k.view.Comeback >= 0
	}},
	{regexp.MustCompile(`^\*(\d+) of the (\d+)\* sticks not shown yet fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && n[0] == k.fit && n[1] == k.unseen && n[0] > 0
	}},
	{regexp.MustCompile(`^Shown sticks fit \*(\d+) of the 6\* colours of a new roll$`), func(k known, best, _ search.Result, n []int) bool {
		again, now := k.rolling()
		return rolls(best) && n[0] == k.sure && n[0] > 0 && again > now
	}},
	{regexp.MustCompile(`^only (\d+) of the (\d+) not shown yet fits?$`), func(k known, best, other search.Result, n []int) bool {
		return neverShown(k, other) && n[0] == k.fit && n[1] == k.unseen && n[0] < n[1]
	}},
	{regexp.MustCompile(`^now only (\d+) of the (\d+) not shown yet fits?$`), func(k known, _, other search.Result, n []int) bool {
		return neverShown(k, other) && n[0] == k.fit && n[1] == k.unseen && n[0]*6 < n[1]*k.sure
	}},
	{regexp.MustCompile(`^none of those not shown yet fits$`), func(k known, _, other search.Result, _ []int) bool {
		return neverShown(k, other) && k.fit == 0
	}},
	{regexp.MustCompile(`^a known miss costs (\d) chips?$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, other) && n[0] == k.view.Miss && k.view.Comeback < 0 && (fits(k, best) || rolls(best))
	}},
	{regexp.MustCompile(`^a known miss costs (\d) chips? just the same$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, other) && n[0] == k.view.Miss && k.view.Comeback < 0 && neverShown(k, best)
	}},
	{regexp.MustCompile(`^a known miss brings nothing$`), func(k known, _, other search.Result, _ []int) bool {
		return misses(k, other) && k.view.Comeback >= 0
	}},
	{regexp.MustCompile(`^after rolling again, there is no sure hit for (\d) of the 6 colours$`), func(k known, best, other search.Result, n []int) bool {
		again, now := k.rolling()
		return rolls(other) && n[0] == 6-k.sure && n[0] > 0 && (fits(k, best) || again <= now)
	}},
	{regexp.MustCompile(`^rolling again cannot bring more$`), func(k known, best, other search.Result, _ []int) bool {
		again, now := k.rolling()
		return rolls(other) && fits(k, best) && again <= now
	}},
	{regexp.MustCompile(`^No stick still standing has been shown: \*(\d+) of the (\d+)\* fits?$`), func(k known, best, _ search.Result, n []int) bool {
		return neverShown(k, best) && k.unseen == holes-strings.Count(k.letters, ".") && n[0] == k.fit && n[1] == k.unseen
	}},
	{regexp.MustCompile(`^If you hit, \w+ needs only \*one more stick\* for the pot of (\d+)$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, best) && !misses(k, other) && !rolls(other) && len(k.open()) == 2 && n[0] == k.view.Pot && n[0] > 0
	}},
	{regexp.MustCompile(`^after a known miss, two$`), func(k known, best, _ search.Result, _ []int) bool { return misses(k, best) }},
	{regexp.MustCompile(`^Only \*(\d+) of the (\d+)\* not shown yet fits?, and a miss shows everybody one more$`), func(k known, best, other search.Result, n []int) bool {
		return misses(k, best) && neverShown(k, other) && n[0] == k.fit && n[1] == k.unseen && n[0] < n[1]
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
			for seed := uint64(1); seed <= 12; seed++ {
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

// TestReasonsAreShort measures the longest facts, with the longest name, in every language.
func TestReasonsAreShort(t *testing.T) {
	gaps := []string{"name", strings.Repeat("W", person.MaxName), "m", "18"}
	for _, l := range lang.Langs() {
		w := l.Words()
		x := &w.Farbenpoker.Advice
		fill := func(p lang.Plural) string { return w.Count(p, 18, gaps...) }
		put := func(words lang.Template) string { return words.With(append(gaps, "n", "50")...) }
		sure := []string{fill(x.Sure), put(x.SurePot), x.SureBack}
		rolling := []string{put(x.NoSureFaces), x.AllSureFaces}
		for _, pair := range []struct{ mine, other []string }{
			{sure, append(rolling, fill(x.CostsMiss), x.NothingMiss, fill(x.FewFit), x.NoneFits)},
			{[]string{fill(x.Fit)}, append(rolling, fill(x.SameMiss), x.NothingMiss)},
			{[]string{put(x.SureFaces)}, []string{fill(x.FewFitNow), x.NoneFits, fill(x.CostsMiss)}},
			{[]string{fill(x.WhyUnseen), put(x.WhyWait), fill(x.WhyWaitShow)}, []string{""}},
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
