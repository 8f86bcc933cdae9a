package farbenpoker_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/farbenpoker"
	"treille/engine/rng"
)

// naive plays Farbenpoker as one would read the rule sheet aloud: slowly, with
// words and maps, sharing nothing with the package. Each time somebody must
// decide or chance must fall, it says what may come, as records write it.
type naive struct {
	ask func(who string, options []string) string

	players int
	chips   []int
	out     []bool // for good
	stock   int
	pot     int
	stand   map[string]string // hole: colour of its stick, "?" if never shown
	shown   map[string]int    // colour: sticks shown so far
	over    bool

	dice  [3]string
	found [3]bool
}

var naiveColours = []string{"r", "b", "y", "g", "o", "v"}

func newNaive(players int, ask func(string, []string) string) *naive {
	n := &naive{ask: ask, players: players, stock: 50, stand: map[string]string{}, shown: map[string]int{}}
	for range players {
		n.chips = append(n.chips, 5)
		n.out = append(n.out, false)
		n.stock -= 5
	}
	for i := 1; i <= 18; i++ {
		n.stand[fmt.Sprint("A", i)] = "?"
	}
	return n
}

// play plays a whole game.
func (n *naive) play() {
	var seats []string
	for p := range n.players {
		seats = append(seats, fmt.Sprint("first ", p))
	}
	player := int(n.ask("*", seats)[len("first ")] - '0')
	for newSet := true; !n.over; {
		if newSet {
			n.roll()
		}
		winner := n.turn(player, newSet)
		newSet = false
		if !n.over && (winner || n.solvent() == 0) {
			if !winner {
				n.giveUpTheSet()
			}
			n.comebacks(player)
			newSet = true
		}
		if !n.over {
			player = n.nextSolvent(player)
		}
	}
}

// turn plays one turn and says whether the pot was won.
func (n *naive) turn(player int, justRolled bool) (winner bool) {
	penalty := 1
	options := n.sticks()
	if n.count() == 2 && n.chips[player] >= 2 {
		options = append(options, "reroll")
	}
	choice := n.ask(fmt.Sprint(player), options)
	if choice == "reroll" {
		third := slices.Index(n.found[:], false)
		n.dice[third] = n.oneDie()
		penalty = 2
		choice = n.ask(fmt.Sprint(player), n.sticks())
	}
	hole := strings.TrimPrefix(choice, "draw ")
	colour := n.show(hole)

	for i := range n.dice {
		if n.dice[i] != colour || n.found[i] {
			continue
		}
		n.found[i] = true
		reward := 1
		if justRolled {
			reward = strings.Count(strings.Join(n.dice[:], ""), colour)
		}
		n.fromStock(player, reward)
		if n.count() == 3 {
			n.chips[player] += n.pot
			n.pot = 0
			n.over = n.over || n.players > 2 && n.remaining() == 2
			if !n.over {
				n.putThree(player, n.dice[:], "AB")
				n.found = [3]bool{}
			}
			return true
		}
		return false
	}
	n.chips[player] -= penalty
	n.pot += penalty
	otherSide := "A"
	if hole[0] == 'A' {
		otherSide = "B"
	}
	n.put(player, colour, otherSide)
	return false
}

// comebacks gives everybody without chips his chance, clockwise from the left
// of a player, that player last.
func (n *naive) comebacks(after int) {
	for i := 1; i <= n.players && !n.over; i++ {
		p := (after + i) % n.players
		if n.chips[p] > 0 || n.out[p] {
			continue
		}
		n.roll()
		wanted := slices.Clone(n.dice[:])
		var hand []string
		right := 0
		for range 3 {
			colour := n.show(strings.TrimPrefix(n.ask(fmt.Sprint(p), n.sticks()), "draw "))
			hand = append(hand, colour)
			if k := slices.Index(wanted, colour); k >= 0 {
				wanted = slices.Delete(wanted, k, k+1)
				right++
			}
		}
		if right > 0 {
			n.fromStock(p, right)
		} else {
			n.out[p] = true
			n.over = n.remaining() <= 1
		}
		if !n.over {
			n.putThree(p, hand, n.smallerSide())
		}
	}
}

// giveUpTheSet returns the sticks by the dice when nobody is solvent.
func (n *naive) giveUpTheSet() {
	side := n.smallerSide()
	for i := range n.dice {
		for hole := 1; n.found[i]; hole++ {
			if name := fmt.Sprint(side, hole); n.stand[name] == "" {
				n.stand[name] = n.dice[i]
				n.found[i] = false
			}
		}
	}
}

func (n *naive) roll() {
	n.found = [3]bool{}
	for i := range n.dice {
		n.dice[i] = n.oneDie()
	}
}

func (n *naive) oneDie() string {
	var faces []string
	for _, c := range naiveColours {
		faces = append(faces, "die "+c)
	}
	return strings.TrimPrefix(n.ask("*", faces), "die ")
}

// show takes the stick from a hole and returns its colour.
func (n *naive) show(hole string) string {
	options := []string{"stick " + n.stand[hole]}
	if n.stand[hole] == "?" {
		options = nil
		for _, c := range naiveColours {
			if n.shown[c] < 3 {
				options = append(options, "stick "+c)
			}
		}
	}
	colour := strings.TrimPrefix(n.ask("*", options), "stick ")
	if n.stand[hole] == "?" {
		n.shown[colour]++
	}
	delete(n.stand, hole)
	return colour
}

// putThree puts three sticks on one of the sides, that of the first.
func (n *naive) putThree(player int, sticks []string, sides string) {
	for _, colour := range sticks {
		sides = n.put(player, colour, sides)[:1]
	}
}

func (n *naive) put(player int, colour, sides string) (hole string) {
	var options []string
	for _, side := range sides {
		for i := 1; i <= 18; i++ {
			if name := fmt.Sprintf("%c%d", side, i); n.stand[name] == "" {
				options = append(options, "put "+name)
			}
		}
	}
	hole = strings.TrimPrefix(n.ask(fmt.Sprint(player), options), "put ")
	n.stand[hole] = colour
	return hole
}

func (n *naive) sticks() (options []string) {
	for hole := range n.stand {
		options = append(options, "draw "+hole)
	}
	return options
}

func (n *naive) fromStock(player, chips int) {
	for range chips {
		if n.stock > 0 {
			n.stock--
			n.chips[player]++
		}
	}
	n.over = n.over || n.stock == 0
}

func (n *naive) smallerSide() string {
	count := map[byte]int{}
	for hole := range n.stand {
		count[hole[0]]++
	}
	if count['B'] < count['A'] {
		return "B"
	}
	return "A"
}

func (n *naive) count() (found int) {
	for _, f := range n.found {
		if f {
			found++
		}
	}
	return found
}

func (n *naive) solvent() (players int) {
	for _, c := range n.chips {
		if c > 0 {
			players++
		}
	}
	return players
}

func (n *naive) remaining() (players int) {
	for _, out := range n.out {
		if !out {
			players++
		}
	}
	return players
}

func (n *naive) nextSolvent(player int) int {
	for {
		player = (player + 1) % n.players
		if n.chips[player] > 0 {
			return player
		}
	}
}

// Both play the same games: at every ply the same may come, and chips, stock,
// pot and holes are the same.
func TestNaiveRefereeAgrees(t *testing.T) {
	for players := 2; players <= 5; players++ {
		for _, name := range []string{"random", "greedy", "odd"} {
			games := uint64(40)
			if testing.Short() {
				games = 4
			}
			for seed := range games {
				compareWithNaive(t, players, seed, farbenpoker.Game{}.Policy(name))
			}
		}
	}
}

// A referee compares a true state with the naive one while both play.
type referee struct {
	*testing.T
	state  engine.State
	naive  *naive
	policy engine.Policy // nil for random
	stream rng.Stream
	what   string // which game, for errors
	plies  int
}

func compareWithNaive(t *testing.T, players int, seed uint64, policy engine.Policy) {
	t.Helper()
	state, err := farbenpoker.Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := &referee{T: t, state: state, policy: policy, stream: rng.New(seed, uint64(players)),
		what: fmt.Sprintf("%d players, %T, seed %d", players, policy, seed)}
	r.naive = newNaive(players, r.ask)
	r.naive.play()
	if p := state.CurrentPlayer(); p != engine.Terminal {
		r.fail("the naive game is over, but %s decides", seatName(p))
	}
	most := slices.Max(r.naive.chips)
	for p, chips := range state.Returns(nil) {
		if int(chips) != r.naive.chips[p] || state.Winners().Has(engine.Player(p)) != (r.naive.chips[p] == most) {
			r.fail("the result is %v, winners %05b; the naive one %v", state.Returns(nil), state.Winners(), r.naive.chips)
		}
	}
}

func (r *referee) fail(format string, args ...any) {
	r.Helper()
	r.Fatalf("%s, ply %d: %s", r.what, r.plies, fmt.Sprintf(format, args...))
}

// ask compares what the naive referee says may come, decides for whoever does
// and returns that as it is written.
func (r *referee) ask(who string, want []string) string {
	r.Helper()
	r.plies++
	game, p := farbenpoker.Game{}, r.state.CurrentPlayer()
	var list []engine.Action
	for _, o := range r.state.ChanceOutcomes(nil) {
		list = append(list, o.Action)
	}
	list = r.state.LegalActions(p, list)
	var got []string
	for _, a := range list {
		got = append(got, game.Format(a))
	}
	slices.Sort(got)
	slices.Sort(want)
	if name := seatName(p); name != who || !slices.Equal(got, want) {
		r.fail("%s may %v; the naive referee says %s may %v", name, got, who, want)
	}
	info, err := game.NewInfo(engine.Setup{Players: r.naive.players}, max(p, 0))
	if err != nil {
		r.fail("%v", err)
	}
	info.Project(r.state)
	if err := compareTables(info.(*farbenpoker.Info), r.naive); err != nil {
		r.fail("%v", err)
	}
	a := list[r.stream.Intn(len(list))]
	if p >= 0 && r.policy != nil {
		a = r.policy.Choose(info, list, &r.stream)
	}
	r.state.Apply(p, a, nil)
	return game.Format(a)
}

// compareTables compares all that lies on the table.
func compareTables(info *farbenpoker.Info, n *naive) error {
	o := info.Observation()
	if o.Stock != n.stock || o.Pot != n.pot || !slices.Equal(o.Chips[:o.Players], n.chips) {
		return fmt.Errorf("chips %v, stock %d, pot %d; the naive ones %v, %d, %d", o.Chips, o.Stock, o.Pot, n.chips, n.stock, n.pot)
	}
	for h := range farbenpoker.Hole(36) {
		want := n.stand[h.String()]
		if want == "" {
			want = "."
		}
		// A stick that was drawn but not shown yet still stands for the
		// naive referee.
		if got := info.Seen(h).String(); got != want && !(o.Hidden && h == o.From) {
			return fmt.Errorf("%s holds %s; the naive one %s", h, got, want)
		}
	}
	for p, out := range n.out {
		if o.Gone.Has(engine.Player(p)) != out {
			return fmt.Errorf("out for good are %05b; the naive ones %v", o.Gone, n.out)
		}
	}
	return nil
}

func seatName(p engine.Player) string {
	if p == engine.Chance {
		return "*"
	}
	return fmt.Sprint(p)
}
