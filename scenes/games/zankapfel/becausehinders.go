package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// hinders tells whom the advised decision keeps from winning at once, as some others would
// not; "" if that is nobody.
func (a *advice) hinders() string {
	if _, lets := a.in.LetsWin(a.best.Action); lets {
		return ""
	}
	for _, other := range a.in.LegalActions(nil) {
		if q, ok := a.in.LetsWin(other); ok {
			return a.hindering(q)
		}
	}
	return ""
}

func (a *advice) hindering(q engine.Player) string {
	name, lacks := a.t.PlayerName(q), printed.Path-a.in.Score(q)
	pairs := []string{"name", name, "n", digits(lacks)}
	switch a.d.Kind {
	case zk.DecisionLay:
		return a.b().Contests.With(pairs...)
	case zk.DecisionCall:
		return a.b().NotAlone.With("name", name, "colour", a.apple(a.d.Card))
	case zk.DecisionAnnounce, zk.DecisionOffer:
		return a.keepsBack(q, a.d.Square, pairs)
	case zk.DecisionAccept:
		return a.keepsBack(q, a.in.Offer(a.d.Seat).Square, pairs)
	case zk.DecisionDecline:
		return a.keepsBack(q, a.in.Announced(), pairs)
	case zk.DecisionDiscord, zk.DecisionDice:
		return a.b().LastQuarrel.With("name", name)
	}
	return ""
}

// keepsBack tells how a square keeps somebody back: by the only colour that he may have
// laid, or by how many colours bring him home.
func (a *advice) keepsBack(q engine.Player, sq zk.Square, pairs []string) string {
	known, lacks := a.in.Known(q), printed.Path-a.in.Score(q)
	for _, c := range colours {
		if n := gives(sq, c); a.in.Unknown(q) == 0 && known.Count(c) == known.Len() && n < lacks {
			return a.b().KeepsColour.With(append(pairs, "colour", a.apple(c), "m", digits(n))...)
		}
	}
	enough := func(sq zk.Square) int {
		return len(table.Where(colours, func(c zk.Card) bool { return gives(sq, c) >= lacks }))
	}
	most := 0
	for _, sq := range listed(a.in.Targets()) {
		most = max(most, enough(sq))
	}
	if enough(sq) >= most {
		return ""
	}
	return a.b().KeepsBack.With(append(pairs, "k", digits(enough(sq)), "m", digits(most))...)
}
