package farbenpoker

import "treille/engine"

// Liking implements [search.Tasteful]: characters tell draws by what is
// remembered of them. What is known to hit is worth the same to all.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	d := Decode(candidate)
	if d.Kind == DecisionReroll {
		return [...]int{engine.Watchful: 0, engine.Patient: 60, engine.Steady: -40, engine.Thrifty: 40, engine.Quick: -100, engine.Bold: 60}[c]
	}
	if d.Kind != DecisionDraw {
		return 0
	}
	switch colour := m.now.colours[d.Hole]; {
	case colour == Unseen:
		return [...]int{engine.Watchful: 0, engine.Patient: -60, engine.Steady: 40, engine.Thrifty: -60, engine.Quick: 60, engine.Bold: 100}[c]
	case m.now.misses(colour): // costs a little, and leaves the others without a look
		return [...]int{engine.Watchful: 100, engine.Patient: 80, engine.Steady: -40, engine.Thrifty: -80, engine.Quick: -60, engine.Bold: -60}[c]
	}
	return 0
}
