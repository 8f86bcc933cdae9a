package weinhaendler

import "treille/engine"

// settle goes through the draws from the last to the first and checks that the
// cheaper card was kept. Of the cards put under that somebody drew later it
// guesses which of the two each was.
func (g *guess) settle() bool {
	if g.lookedFrom >= 0 {
		g.below[g.lookedFrom] = g.looked
	}
	for k := g.count - 1; k >= 0; k-- {
		d := &g.draws[k]
		if d.inHand {
			g.hands[d.by] = g.hands[d.by].With(d.kept)
		}
		if d.under == nobody {
			if i := d.inputs[0]; i >= 0 {
				g.below[i] = d.kept
			}
			continue
		}
		under := g.below[d.under]
		if !d.sorted {
			// Equal cards stand for one order of two.
			if d.kept.Value() > under.Value() || d.kept == under && !g.chance(1, 2) {
				return false
			}
		}
		g.unwind(d, d.kept, under)
	}
	return true
}

// unwind says which card put under was which of the two that a draw looked at.
func (g *guess) unwind(d *drawGuess, kept, under Card) {
	first, second := kept, under
	hidden := [2]bool{}
	for i, j := range d.inputs {
		hidden[i] = j >= 0 && g.below[j] == Hidden
	}
	switch {
	case !hidden[0] && !hidden[1]:
		return
	case d.knows && d.keptKnown:
		first, second = under, under // the kept one was known
	case d.knows:
		first, second = kept, kept
	case g.stream.Intn(2) == 0:
		first, second = under, kept
	}
	if hidden[0] {
		g.below[d.inputs[0]] = first
	}
	if hidden[1] {
		g.below[d.inputs[1]] = second
	}
}

// weigh takes a guess as often as it stands for deals: who showed one of two
// equal cards that came to him unseen could have shown the other.
func (g *guess) weigh() bool {
	in := g.in
	var gone [maxPlayers]Cards
	had := g.dealt
	k := 0
	for i, entry := range in.story[:in.told] {
		if entry >= storyTurnUp {
			continue
		}
		if entry >= storyDraw {
			if p := (entry - storyDraw) / drawCodes; engine.Player(p) != in.seat && k < g.count {
				had[p] = had[p].With(g.draws[k].kept)
				k++
			}
			continue
		}
		p, c := entry/Kinds, Card(entry%Kinds)
		if engine.Player(p) == in.seat {
			continue
		}
		if n := had[p].Count(c) - gone[p].Count(c); n > 1 && !g.chance(in.showedToo(i), n) {
			return false
		}
		gone[p] = gone[p].With(c)
	}
	return true
}

// showedToo returns how many cards like that of an entry of the story, itself
// included, showed up from the same hand before it drew again: they were all
// there in every guess.
func (in *Info) showedToo(i int) int {
	n := 0
	for _, entry := range in.story[i:in.told] {
		if entry == in.story[i] {
			n++
		} else if entry >= storyDraw && entry < storyTurnUp && (entry-storyDraw)/drawCodes == in.story[i]/Kinds {
			break
		}
	}
	return n
}

// anyhow lays the unseen cards without asking the story.
func (g *guess) anyhow() {
	in := g.in
	g.begin()
	for p := range in.players {
		g.hands[p] = in.hand
		if engine.Player(p) == in.seat {
			continue
		}
		g.hands[p] = in.shown[p]
		for range int(in.sizes[p]) - in.shown[p].Len() {
			g.hands[p] = g.hands[p].With(g.random())
		}
	}
	for i := in.nextUnder(); i < in.buried; i++ {
		if g.below[i] == Hidden {
			g.below[i] = g.random()
		}
	}
	if in.held > 0 && g.looked == Hidden {
		g.looked = g.random()
	}
}

// write makes the guess a world.
func (g *guess) write(s *State) {
	s.hands = g.hands
	s.below = g.below
	s.looked = g.looked
	s.shuffle = g.unseen
}
