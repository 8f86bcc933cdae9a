package zankapfel

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// TestFactsOfManyPositions reads the reasons of hints in many more games, which nobody sees: each fact is checked,
// those that are seldom told are, too, all are short enough in all languages, and seldom is nothing
// told but that a decision wins many more games.
func TestFactsOfManyPositions(t *testing.T) {
	facts, dice, long, all, triedOut, boards := map[string]int{}, map[string]int{}, map[string]bool{}, 0, 0, map[int]*advised{}
	for seed := range uint64(44) {
		players := 3 + int(seed%4)
		g := boards[players]
		if g == nil {
			g = newAdvised(t, players, 1)
			for !g.table.Deciding() {
				g.tick(1)
			}
			boards[players] = g
		}
		everyDecision(t, players, seed, func(found table.Advice) {
			g.board.in = found.Info.(*zk.Info)
			found.Results = g.board.PlainFirst(found.Results)
			all++
			if why := g.board.Advise(found).Why.Words; strings.HasPrefix(why, "It depends on what the others do") || strings.HasPrefix(why, "Both are about equally good") {
				triedOut++
			}
			facts[g.checkFact(found)]++
			g.checkPairs(found, dice, zk.DecisionDice, zk.DecisionWait)
			for _, l := range lang.Langs() {
				g.app.Words = l.Words()
				if why := g.board.Advise(found).Why.Words; len([]rune(ui.Plain(why))) > 110 || strings.ContainsAny(why, "{}") || strings.Count(why, "*")%2 != 0 {
					long[l.Code()+": "+why] = true
				}
			}
			g.app.Words = lang.English.Words()
		})
	}
	t.Logf("%d reasons, %d of them nothing but that both are alike or by how much they differ: %v; of dice: %v", all, triedOut, facts, dice)
	for why := range long {
		t.Errorf("too long, or not well formed: %s", why)
	}
	for _, fact := range []string{"Fewer", "Wanted", "OtherCards", "ColourCards", "Oftener", "Spare", "Cheap", "OpenJoker", "LetThem", "PoorButJoker", "JokerCanWait", "Poor", "PoorBut", "CheapPrize", "DieCosts", "SomeBeaten", "JokerAfter", "StillTime", "EachDie", "KeepsBack", "ElseAlone", "OtherLess", "HighCard", "Enough"} {
		if facts[fact] == 0 {
			t.Errorf("%s is never told", fact)
		}
	}
	brought := map[string]int{}
	for _, g := range boards {
		for name, n := range g.brought {
			brought[name] += n
		}
	}
	t.Logf("what decisions bring: %v", brought)
	for name := range broughtChecks {
		if brought[name] == 0 {
			t.Errorf("%s is never told", name)
		}
	}
	if 400*triedOut > all {
		t.Errorf("of %d decisions, only figures are told of %d", all, triedOut)
	}
}

// everyDecision plays a game and asks for advice on each decision of the first seat that is a choice.
func everyDecision(t *testing.T, players int, seed uint64, each func(table.Advice)) {
	t.Helper()
	var seats []record.Seat
	for i := range players {
		seats = append(seats, record.Seat{Kind: engine.Medium, Crest: person.Crests()[i], Name: person.Crests()[i]})
	}
	m, err := match.New(zk.Game{}, engine.Setup{Players: players, Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	bots := make([]*bot.Bot, players)
	for p := range bots {
		if bots[p], err = bot.New(engine.Medium, zk.Game{}, seed, engine.Player(p)); err != nil {
			t.Fatal(err)
		}
	}
	for !m.Over() {
		p := m.Acting().First()
		if p == 0 && len(m.Legal(0, nil)) > 1 {
			adviser, err := bot.NewAdviser(zk.Game{}, m.PlayerSeed(0), 0)
			if err != nil {
				t.Fatal(err)
			}
			for adviser.Begin(m.Info(0), m.DecisionPly(0)); !adviser.Step(1 << 20); {
			}
			if found := search.TrustIn(zk.Game{}, players).Results(adviser.Results()); len(found) > 0 {
				each(table.Advice{Info: m.Info(0), Results: found})
			}
		}
		if err := m.Play(p, bots[p].Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
}
