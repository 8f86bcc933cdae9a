package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/zankapfel"
)

// TestNothingSenseless plays games of mediums, plain and bold, and counts what seems senseless.
// Each kind could have been decided.
func TestNothingSenseless(t *testing.T) {
	game := zankapfel.Game{}
	could := map[string]int{}
	for seed := range uint64(30) {
		m, err := match.New(game, engine.Setup{Players: 3 + int(seed%4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			p := m.Acting().First()
			b, err := bot.New([]string{engine.Medium, engine.Medium + "/bold"}[seed%2], game, seed, p)
			if err != nil {
				t.Fatal(err)
			}
			in, a := m.Info(p), b.Choose(m.Info(p), m.DecisionPly(p))
			for _, s := range game.Slips() {
				slip, possible := s.Seen(in, a)
				if slip {
					t.Errorf("seed %d, ply %d: %s %s", seed, m.Ply(), game.Format(a), s.Text)
				}
				could[s.Name] += int(engine.Bit(possible))
			}
			if err := m.Play(p, a); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, s := range game.Slips() {
		if could[s.Name] == 0 {
			t.Errorf("nobody could ever have decided so: %s", s.Text)
		}
	}
}

// TestSlipsOfPositions asks of decisions whether they seem senseless.
func TestSlipsOfPositions(t *testing.T) {
	const offers = "players 3\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 30 33\n chips a3 c3 e1 e2 e3 e4 e5"
	const joker = "players 3\n mayor b3\n hands J GG RR\n face B\n chips a3 c3 e1 e2 e3 e4 e5"
	const contest = "players 3\n mayor b3\n hands G YR RR\n known - - RR\n face B\n score 10 30 38\n chips a3 c3 e1 e2 e3 e4 e5"
	const quarrel = "players 3\n mayor d4\n hands JG GG RY\n face B\n chips a1 a2 a3 a4 e5"
	const last = "players 3\n mayor d4\n hands JG GG RY\n face B\n chips e5"
	const wasted = "players 3\n mayor c2\n hands RG YY GG\n known - - GG\n face B\n chips b3 c3"
	const sure = "players 3\n mayor d4\n hands R Y GY\n face B\n chips e5 a1 a2 a3 a4 b1 b2"
	const opens = "0 lay G; 1 lay G; 2 lay R; 0 announce e5"
	const contested = opens + "; "
	const tied = contested + "0 discord 10; 1 discord 10; 0 wait; 1 wait"
	const comes = "players 3\n mayor d4\n hands YG GG YR\n face B\n chips a1 a2 a3 a4 e5"
	const six = "players 6\n mayor d4\n hands J R Y G B B\n face B\n chips a1 a2 a3 e4"
	const jokers = "players 4\n mayor d4\n hands J J R G\n face B\n chips a1 a2 a3 e5"
	for _, c := range []struct{ name, position, moves, decision, slip string }{
		{"a rival who has not laid is left alone", contest, "0 buy; * card Y", "lay Y", "lets-win"},
		{"he is contested", contest, "0 buy; * card Y", "lay R", ""},
		{"a rival is led home", offers, "0 lay G; 1 buy; * card R; 2 lay R", "announce a3", "lets-win feeds-leader wastes"},
		{"he is not", offers, "0 lay G; 1 buy; * card R; 2 lay R", "announce c3", ""},
		{"nobody offers against it", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3", "none", "lets-win"},
		{"somebody does", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3", "offer 1 c3", ""},
		{"a point to keep the first player from winning, who would not take it", "players 3\n first 2\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 30 33\n chips a3 c3 e1 e2 e3 e4 e5", "2 lay R; 0 lay G; 1 buy; * card R; 2 announce a3", "offer 1 c3", "vain-offer"},
		{"the same offer", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3; 1 offer 1 c3", "offer 1 c3", "echoes vain-offer idle-offer"},
		{"points for nothing", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce c3", "offer 1 a3", "vain-offer idle-offer"},
		{"a point for nothing lost", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3; 1 offer 1 c3; 2 none", "decline", "lets-win refuses"},
		{"it takes it", offers, "0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3; 1 offer 1 c3; 2 none", "accept 1", ""},
		{"a dear card instead of a sure harvest", offers, "0 lay G; 1 buy; * card J", "buy", "buys-past"},
		{"with a card for every other round", "players 3\n mayor b3\n hands GY GG RR\n known - GG RR\n face J\n chips a3 c3 e1", "", "buy", "buys-beyond"},
		{"a cheaper one instead of more on average", offers, "0 lay G; 1 buy; * card G", "buy", "buys-past"},
		{"a quarrel over no more", joker, "0 lay J; 1 lay G; 2 lay R; 0 announce c3; 1 none; 2 none", "call G", "needless"},
		{"a free colour", joker, "0 lay J; 1 lay G; 2 lay R; 0 announce c3; 1 none; 2 none", "call Y", ""},
		{"a card for every round", "players 3\n mayor b3\n hands GR Y RR\n face B\n chips a3 c3", "", "buy", "surplus"},
		{"a round more", "players 3\n mayor b3\n hands GR Y RR\n face B\n chips a3 c3 e1", "", "buy", ""},
		{"a square that brings three less", "players 3\n mayor b3\n hands R Y GG\n face B\n chips a3 c3 e1", "0 lay R; 1 lay Y; 2 lay G", "announce c3", "low-square feeds-leader wastes"},
		{"the best square", "players 3\n mayor b3\n hands R Y GG\n face B\n chips a3 c3 e1", "0 lay R; 1 lay Y; 2 lay G", "announce a3", ""},
		{"a quarrel with who has low cards is shunned", quarrel + "\n spent 1 6 7 8 9 10\n spent 2 6 7 8 9 10", "0 lay J; 1 lay G; 2 lay Y; 0 announce e5", "call R", "shy-joker"},
		{"it is not", quarrel + "\n spent 1 6 7 8 9 10\n spent 2 6 7 8 9 10", "0 lay J; 1 lay G; 2 lay Y; 0 announce e5", "call G", ""},
		{"one with who has the same is", quarrel, "0 lay J; 1 lay G; 2 lay Y; 0 announce e5", "call R", ""},
		{"a die beside the highest", quarrel, contested + "0 discord 10; 1 discord 5", "dice 1", "thin-dice"},
		{"a die beside a middling one", quarrel, contested + "0 discord 7; 1 discord 5", "dice 1", ""},
		{"a second die that is hardly worth it", quarrel, contested + "0 discord 8; 1 discord 5", "dice 2", "thin-dice"},
		{"one that is", quarrel, contested + "0 discord 7; 1 discord 5; 0 wait; 1 dice 1", "dice 2", ""},
		{"a die is left unanswered", quarrel, contested + "0 discord 7; 1 discord 5; 0 wait; 1 dice 1", "wait", "unanswered"},
		{"it is answered", quarrel, contested + "0 discord 7; 1 discord 5; 0 wait; 1 dice 1", "dice 1", ""},
		{"a third tie", quarrel + "\n spent 0 9 10\n spent 1 9 10", contested + "0 discord 8; 1 discord 8", "wait", "ties-on"},
		{"a die instead", quarrel + "\n spent 0 9 10\n spent 1 9 10", contested + "0 discord 8; 1 discord 8", "dice 1", ""},
		{"a card that ties more", quarrel + "\n score 35 0 0", opens, "discord 9", "low-to-win"},
		{"the highest", quarrel + "\n score 35 0 0", opens, "discord 10", ""},
		{"a card that beats as much as the highest", quarrel + "\n score 35 0 0\n spent 1 9 10", opens, "discord 9", ""},
		{"a needless tie", quarrel + "\n score 35 0 0\n spent 1 9 10", opens, "discord 8", "low-to-win"},
		{"a card that ties more against who wins by it", quarrel + "\n score 0 35 0", opens, "discord 9", "low-to-win"},
		{"where nobody wins by it", quarrel, opens, "discord 9", ""},
		{"a die that costs the game", quarrel + "\n score 34 0 0", contested + "0 discord 8; 1 discord 5", "dice 1", "dice-to-win"},
		{"a die that does not", quarrel + "\n score 35 0 0", contested + "0 discord 8; 1 discord 5", "dice 1", ""},
		{"a die against who cannot win", quarrel + "\n score 35 0 0\n spent 1 1 2 3 4 5 6 7 8 9 10", contested + "0 discord 10; 0 wait; 1 dice 1", "dice 1", "idle-dice"},
		{"one against who can", quarrel + "\n score 35 0 0\n spent 1 1 2 3 4 5 6 7 8 9 10", contested + "0 discord 5; 0 wait; 1 dice 1", "dice 1", ""},
		{"more dice than can be needed", quarrel + "\n score 39 0 0\n spent 1 1 2 3 4 5 6 7 8 9 10", contested + "0 discord 5; 0 wait; 1 dice 1", "dice 3", "idle-dice"},
		{"as many as may be", quarrel + "\n score 39 0 0\n spent 1 1 2 3 4 5 6 7 8 9 10", contested + "0 discord 5; 0 wait; 1 dice 1", "dice 2", ""},
		{"a die for no place", last + "\n score 0 0 30", contested + "0 discord 9; 1 discord 5", "dice 1", "idle-dice"},
		{"a die for the first", last + "\n score 28 0 30", contested + "0 discord 9; 1 discord 5", "dice 1", ""},
		{"a die that costs a share of the first place", last + "\n score 25 0 30\n spent 1 10", contested + "0 discord 9; 1 discord 5", "dice 1", "against-score"},
		{"none", last + "\n score 25 0 30\n spent 1 9 10", contested + "0 discord 9; 1 discord 5", "wait", ""},
		{"a die against who can then win by losing it", last + "\n score 32 30 0", contested + "0 discord 9; 1 discord 5; 0 wait; 1 dice 3", "dice 1", "against-score"},
		{"too few dice", quarrel + "\n score 39 0 0", contested + "0 discord 5; 1 discord 5; 0 wait; 1 dice 1", "dice 1", "against-score"},
		{"enough", quarrel + "\n score 39 0 0", contested + "0 discord 5; 1 discord 5; 0 wait; 1 dice 1", "dice 3", ""},
		{"the other may still answer", quarrel + "\n score 39 0 0", contested + "0 discord 5; 1 discord 5; 0 wait", "dice 1", ""},
		{"the leader is given more", "players 3\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 5 20\n chips a3 c3 e1", "0 lay G; 1 lay Y; 2 lay R", "announce a3", "feeds-leader wastes"},
		{"he is not", "players 3\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 5 20\n chips a3 c3 e1", "0 lay G; 1 lay Y; 2 lay R", "announce c3", ""},
		{"the own card gets more", "players 3\n mayor b3\n hands R Y RR\n known - - RR\n face B\n score 10 5 20\n chips a3 c3 e1", "0 lay R; 1 lay Y; 2 lay R", "announce a3", ""},
		{"a joker for what a colour brings", "players 3\n mayor b3\n hands JR GG GG\n known - GG GG\n face B\n chips a3 c3 e1", "", "lay J", "spends-joker"},
		{"the colour", "players 3\n mayor b3\n hands JR GG GG\n known - GG GG\n face B\n chips a3 c3 e1", "", "lay R", ""},
		{"a joker for more", "players 3\n mayor b3\n hands JY GG GG\n known - GG GG\n face B\n chips a3 c3 e1", "", "lay J", ""},
		{"a step is thrown away", wasted, "0 lay R; 1 lay Y; 2 lay G", "announce c3", "feeds-leader wastes"},
		{"it is not", wasted, "0 lay R; 1 lay Y; 2 lay G", "announce b3", ""},
		{"it gives who is known to have yellow less", wasted + "\n known - Y -", "0 lay R; 1 lay Y; 2 lay G", "announce b3", ""},
		{"another gets more for nothing", wasted + "\n known - Y -", "0 lay G; 1 lay Y; 2 lay G", "announce c3", "feeds-leader wastes"},
		{"a point against a small danger", "players 3\n mayor b3\n hands R Y BBR\n known - - BB\n face B\n score 10 30 33\n chips a3 c3 e1 e2", "0 lay R; 1 buy; * card R; 2 lay B; 0 announce a3", "offer 1 c3", "vain-offer idle-offer"},
		{"three steps for one against a small danger", "players 3\n mayor b3\n hands R Y BBR\n known - - BB\n face B\n score 10 30 33\n chips a3 c3 e1 e2", "0 lay R; 1 buy; * card R; 2 lay B; 0 announce a3; 1 offer 1 c3; 2 none", "accept 1", "dear-move"},
		{"a known quarrel", "players 3\n mayor b3\n hands RG GG Y\n known - GG -\n face B\n chips c3", "", "lay G", "known-quarrel"},
		{"the other colour", "players 3\n mayor b3\n hands RG GG Y\n known - GG -\n face B\n chips c3", "", "lay R", ""},
		{"a colour that brings more, but is seldom alone", "players 3\n mayor b3\n hands RG GG Y\n known - GG -\n face B\n chips c4", "", "lay G", "known-quarrel"},
		{"a joker for a quarrel without hope", quarrel + "\n spent 0 2 3 4 5 6 7 8 9 10\n spent 1 1", "0 lay J; 1 lay G; 2 lay Y; 0 announce e5", "call G", "needless"},
		{"with a little", quarrel + "\n spent 0 2 3 4 5 6 7 8 9 10", "0 lay J; 1 lay G; 2 lay Y; 0 announce e5", "call G", ""},
		{"a dear card of which one in hand brings much", "players 3\n mayor a3\n hands R Y GG\n face R\n chips a4 b3 e1 e2", "", "buy", "piles-up"},
		{"another may lay the same", "players 3\n mayor a3\n hands R R GG\n face R\n chips a4 b3 e1 e2\n known - R -", "", "buy", ""},
		{"a harvest that nobody can contest", sure + "\n known R Y -", "0 lay R; 1 buy; * card G", "buy", "buys-past leaves-sure"},
		{"somebody may", sure + "\n known R - -", "0 lay R; 1 lay Y", "buy", "buys-past"},
		{"the second-best card in the last round", last, opens, "discord 9", "saves-in-vain"},
		{"the best", last, opens, "discord 10", ""},
		{"a joker past who is otherwise first in the end", "players 4\n mayor d4\n hands J R G Y\n face B\n score 20 26 32 26\n chips c4", "0 lay J; 1 lay R; 2 lay G; 3 lay Y; 0 announce c4", "call B", "lets-win"},
		{"against that one", "players 4\n mayor d4\n hands J R G Y\n face B\n score 20 26 32 26\n chips c4", "0 lay J; 1 lay R; 2 lay G; 3 lay Y; 0 announce c4", "call G", ""},
		{"the second-best card a round earlier, with none to lay any more", "players 3\n mayor d4\n hands G GG RY\n face B\n chips a1 e5", opens, "discord 9", "saves-in-vain"},
		{"with one to lay", "players 3\n mayor d4\n hands GG GG RY\n face B\n chips a1 e5", opens, "discord 9", ""},
		{"the third-best then", "players 3\n mayor d4\n hands GG GG RY\n face B\n chips a1 e5", opens, "discord 8", "saves-in-vain"},
		{"dice that may cost a game that is won", last + "\n score 36 25 0", contested + "0 discord 7; 1 discord 5", "dice 3", "against-score"},
		{"a die that cannot", last + "\n score 36 25 0", contested + "0 discord 7; 1 discord 5", "dice 1", ""},
		{"one die where two are safer against the highest", quarrel + "\n score 39 0 0\n spent 1 5 6 7 8 9 10", contested + "0 discord 7; 1 discord 1; 0 wait; 1 dice 1", "dice 1", "against-score"},
		{"a joker is led where one seven is free instead of two", "players 3\n mayor e2\n hands J B GG\n face B\n chips d1 e1 a1 a2 a3", "0 lay J; 1 buy; * card R; 2 lay G", "announce d1", "feeds-leader"},
		{"where two are", "players 3\n mayor e2\n hands J B GG\n face B\n chips d1 e1 a1 a2 a3", "0 lay J; 1 buy; * card R; 2 lay G", "announce e1", ""},
		{"another joker instead of one of two sevens", "players 4\n mayor a4\n hands YB BJ RG RG\n known YB - - -\n face B\n chips a5 b1 b2 c1 c2 d1 d2", "0 lay B", "buy", "leaves-sure"},
		{"something else than the winner's likeliest card", "players 3\n mayor b1\n hands RYB R YG\n known - - Y\n face B\n score 10 5 38\n chips c5 d5 e5", "", "lay B", "lets-win"},
		{"that one", "players 3\n mayor b1\n hands RYB R YG\n known - - Y\n face B\n score 10 5 38\n chips c5 d5 e5", "", "lay Y", ""},
		{"who gives way lays the highest after a tie", quarrel + "\n spent 0 1", tied, "discord 9", "ties-again"},
		{"a lower one", quarrel + "\n spent 0 1", tied, "discord 8", ""},
		{"who stands firm lays it", quarrel, tied, "discord 9", ""},
		{"dice that are needed to win at all", quarrel + "\n score 36 0 0\n spent 1 8 9 10", contested + "0 discord 8; 1 discord 5; 0 wait; 1 dice 2", "dice 3", ""},
		{"the same where nobody has bought any", quarrel + "\n score 36 0 0\n spent 1 8 9 10", contested + "0 discord 5; 1 discord 6", "dice 3", "dice-to-win"},
		{"no die against who could win with none", comes + "\n score 0 0 33", "0 lay Y; 1 lay G; 2 lay Y; 0 announce e5; 0 discord 10; 2 discord 5", "wait", "lets-win"},
		{"who could win with one may buy it first", comes + "\n score 0 0 35", "0 lay Y; 1 lay G; 2 lay Y; 0 announce e5; 0 discord 10; 2 discord 5", "wait", ""},
		{"a joker for what more want and brings less", six, "0 lay J; 1 lay R; 2 lay Y; 3 lay G; 4 lay B; 5 lay B; 0 announce e4", "call B", "needless"},
		{"for what one wants", six, "0 lay J; 1 lay R; 2 lay Y; 3 lay G; 4 lay B; 5 lay B; 0 announce e4", "call Y", ""},
		{"seven are left to another joker", jokers, "0 lay J; 1 lay J; 2 lay R; 3 lay G; 0 announce e5", "call B", "timid-joker"},
		{"to one with a higher discord card", jokers + "\n spent 0 10", "0 lay J; 1 lay J; 2 lay R; 3 lay G; 0 announce e5", "call B", "timid-joker"},
		{"five are left to that one", jokers + " d5\n spent 0 10", "0 lay J; 1 lay J; 2 lay R; 3 lay G; 0 announce d5", "call B", ""},
		{"a card for a round that will not come", "players 3\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 30 38\n chips a3 c3 e1 e2 e3 e4 e5", "0 buy; * card Y", "buy", "surplus"},
		{"a joker that gets seven", "players 3\n mayor d4\n hands R Y BJ\n face B\n chips e5 a1 a2 a3 a4 b1 b2", "0 buy; * card G; 1 buy; * card G", "buy", "leaves-harvest leaves-sure"},
		{"a card that wins unless it is contested", "players 3\n mayor e1\n hands RBJ RB J\n known RBJ R J\n first 2\n face R\n score 8 35 30\n chips d2 a1 a2 a3 a4 b1 b2", "2 buy; * card Y; 0 lay R", "buy", "leaves-sure"},
		{"the leader is given a little more", "players 3\n mayor d4\n hands B R GG\n face B\n chips e4 e5 a1 a2", "0 buy; * card R; 1 lay R; 2 buy; * card R", "announce e5", "feeds-leader"},
		{"as little as may be", "players 3\n mayor d4\n hands B R GG\n face B\n chips e4 e5 a1 a2", "0 buy; * card R; 1 lay R; 2 buy; * card R", "announce e4", ""},
		{"a second tie", quarrel + "\n spent 0 10\n spent 1 10", contested + "0 discord 9; 1 discord 9", "wait", ""},
	} {
		b := position(t, c.position).play(c.moves)
		p := b.State.Acting().First()
		a, err := zankapfel.Game{}.Parse(c.decision)
		if err != nil {
			t.Fatal(err)
		}
		found := ""
		for _, s := range (zankapfel.Game{}).Slips() {
			if slip, _ := s.Seen(b.infos[p], a); slip {
				found = strings.TrimSpace(found + " " + s.Name)
			}
		}
		if found != c.slip {
			t.Errorf("%s: %s is %q, want %q", c.name, c.decision, found, c.slip)
		}
		if q, ok := b.infos[p].LetsWin(a); ok && q != 2 {
			t.Errorf("%s: %s lets seat %d win, want 2", c.name, c.decision, q)
		}
	}
}
