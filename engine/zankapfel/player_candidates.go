package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// mostCandidates bounds how many decisions are compared.
const mostCandidates = 14

// candidates appends the decisions that are worth comparing, the plain one
// first, and none that seems senseless if there is another.
func (in *Info) candidates(legal []engine.Action, stream *rng.Stream, hard bool, dst []engine.Action) []engine.Action {
	s := in.own()
	plain := sound.choose(&s, in.seat, stream)
	if !in.senseless(plain, hard) {
		dst = append(dst, plain)
	}
	for _, a := range legal {
		if a != plain && !in.senseless(a, hard) && in.sensible(&s, a) && len(dst) < mostCandidates {
			dst = append(dst, a)
		}
	}
	if len(dst) == 0 {
		dst = append(dst, plain)
	}
	return dst
}

// sensible reports whether a decision may be worth comparing.
func (in *Info) sensible(s *State, a engine.Action) bool {
	d := Decode(a)
	switch d.Kind {
	case DecisionMayor:
		// The orchard is alike from two sides.
		return d.Square.Column() <= d.Square.Row() && d.Square.Column()+d.Square.Row() <= 4
	case DecisionChip:
		return neighbours[in.mayor].Has(d.Square) || d.Square == in.mayor
	case DecisionOffer:
		gain := numberOf(in.ownLaid, d.Square) - numberOf(in.ownLaid, in.announced)
		return gain > 0 || gain == 0 && d.Number == 1 || in.hinders(d.Square) // what only harms others is worth a point at most
	}
	return true
}
