package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/sprites"
)

// Sum implements table.Summer: for each of the others in one line what his draws and comebacks came to, and the chips that he has more
// or less. It names no colour and no hole (rule F40). The viewer's own is told if a computer player has decided for him, or if nobody else did anything.
func (b *tableState) Sum(before engine.InfoState, events []engine.Event) table.Sum {
	was, list := before.(*fp.Info).Observation(), table.Each(events, fp.DecodeEvent)
	sum := table.Sum{Last: b.words().Farbenpoker.Places.Remember}
	add := func(p engine.Player) {
		words := b.sumWords(p, list)
		if words == "" {
			return
		}
		seat := table.SeatSum{Seat: p, Lines: []table.SumLine{{Words: words}}}
		if more := b.now.Chips[p] - was.Chips[p]; more != 0 {
			w := b.words()
			seat.Figures = []table.SumLine{{Look: sprites.Look{ID: artFolder + "chip"}, Words: w.Signed(more), Heard: w.Labelled(w.Unit(w.Farbenpoker.Labels.Chips, more), w.Signed(more))}}
		}
		sum.Seats = append(sum.Seats, seat)
	}
	seats := b.t.Clockwise() // the viewer first
	for _, p := range seats[1:] {
		add(p)
	}
	if b.t.StoodIn() || len(sum.Seats) == 0 {
		add(seats[0])
	}
	return sum
}

// sumWords say what somebody's draws and comebacks among some events came to, "" if he had none.
func (b *tableState) sumWords(p engine.Player, list []fp.Event) string {
	w := b.t.WordsOf(p)
	l := &w.Farbenpoker.Log
	times, chips := map[engine.EventKind]int{}, map[engine.EventKind]int{}
	var kinds []engine.EventKind // in their order
	for _, e := range list {
		if e.Player == p && e.Kind.In(fp.EventHit, fp.EventMiss, fp.EventBroke, fp.EventPot, fp.EventPaid, fp.EventGone) {
			if times[e.Kind]++; times[e.Kind] == 1 {
				kinds = append(kinds, e.Kind)
			}
			chips[e.Kind] += e.Chips
		}
	}
	return w.List(table.Each(kinds, func(kind engine.EventKind) string {
		n := chips[kind]
		switch kind {
		case fp.EventHit:
			return w.Count(l.HitsTimes, times[kind])
		case fp.EventMiss:
			return w.Count(l.MissTimes, times[kind])
		case fp.EventPot:
			if n > 0 {
				return w.Count(l.Pot, n)
			}
			return l.PotEmpty
		case fp.EventPaid:
			return w.Count(l.Paid, n)
		case fp.EventBroke:
			return l.Broke
		}
		return l.Gone
	})...)
}
