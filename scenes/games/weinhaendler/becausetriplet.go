package weinhaendler

import (
	"slices"

	wh "treille/engine/weinhaendler"
)

// takesTriplet tells of a bottle that would be taken and completes a triplet with what lies in the cellar,
// worth more than any in the hand or in what the alternative takes, and than the difference between the two in
// stars. In the last round all that is laid counts.
func (a *advice) takesTriplet(mine, theirs deal) string {
	if a.in.LastRound() {
		return ""
	}
	card, at, points := bestTriplet(a.in, mine.take)
	_, _, others := bestTriplet(a.in, theirs.take)
	ahead := mine.net() - theirs.net()
	if _, _, held := bestTriplet(a.in, a.in.Hand()); points <= max(others, held, -ahead) || points < ahead {
		return ""
	}
	made := a.in.Triplets(card, at, nil)
	if len(made) != 1 || points < wh.AlikePoints && a.nearly() != "" {
		return ""
	}
	a.makes, a.with = card, a.lying(made)
	return a.x.TakesTriplet.With("card", a.shortName(card), "others", a.restOf(made[0], at), "points", a.gainWords(points))
}

// lying are the places of some triplets, each once, at which bottles lie in the own cellar.
func (a *advice) lying(made []wh.Triplet) (places []wh.Place) {
	for _, t := range made {
		for _, p := range t.Places {
			if _, lies := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col)); lies && !slices.Contains(places, p) {
				places = append(places, p)
			}
		}
	}
	return places
}

// restOf names the two bottles of a triplet that lie in the own cellar already: "two Merlot ★".
func (a *advice) restOf(t wh.Triplet, at wh.Place) string {
	var rest []wh.Card
	for _, p := range t.Places {
		if p != at {
			c, _ := a.in.Cellar(a.t.Me(), int(p.Cellar)).At(int(p.Row), int(p.Col))
			rest = append(rest, c)
		}
	}
	if rest[0] == rest[1] {
		return a.x.TwoOf.With("card", a.shortName(rest[0]))
	}
	return a.w.List(a.shortName(rest[0]), a.shortName(rest[1]))
}

// bestTriplet is the bottle of some that scores most for triplets in the own cellar, where, and
// how much (W36).
func bestTriplet(in *wh.Info, cards wh.Cards) (best wh.Card, where wh.Place, points int) {
	for _, c := range cards.AppendTo(nil) {
		for _, at := range in.LegalPlaces(c, nil) {
			if g := in.Gain(c, at); forTriplets(g) > points {
				best, where, points = c, at, forTriplets(g)
			}
		}
	}
	return best, where, points
}
