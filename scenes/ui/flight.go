package ui

// A Flight is how an item travels to a new place, if a spring would be too quick
// or too straight for an eye to follow it. The zero value is a spring's journey.
type Flight struct {
	Ticks float64 // from the moment it sets out, at the usual pace
	Delay float64 // ticks that it waits before
	Rise  float64 // by how much the middle of its way lies higher than straight
	Spin  float64 // degrees that it turns on its way, whole turns
	Pull  bool    // it comes out slowly at first, and is not slowed down at the end
}

// flying is a flight under way.
type flying struct {
	Flight
	x, y, turn float64 // where it has begun
	gone       float64 // ticks since
}

// depart begins the flight that an item asks for, from where it is seen.
func (a *actor) depart() {
	a.flying = flying{Flight: a.Flight, x: a.pose.x.at, y: a.pose.y.at, turn: a.pose.turn.at}
}

// aimed reports whether an item wants to be elsewhere than before.
func (a *actor) aimed(before Item) bool {
	return a.Box.X != before.Box.X || a.Box.Y != before.Box.Y || a.Turn != before.Turn
}

// fly moves an actor on by one tick of its flight.
func (a *actor) fly(pace float64) {
	f := &a.flying
	f.gone += pace
	u := min(1, max(0, (f.gone-f.Delay)/f.Ticks))
	share := u * u * (3 - 2*u)
	if f.Pull {
		share = u * u
	}
	a.pose.x.at = f.x + (a.pose.x.target-f.x)*share
	a.pose.y.at = f.y + (a.pose.y.target-f.y)*share - f.Rise*4*u*(1-u)
	a.pose.turn.at = f.turn + (a.pose.turn.target+f.Spin-f.turn)*share
	a.pose.x.speed, a.pose.y.speed, a.pose.turn.speed = 0, 0, 0
	if u == 1 {
		a.flying = flying{}
		a.pose.x.snap()
		a.pose.y.snap()
		a.pose.turn.snap()
		if a.Kind == Piece && !a.Vanish {
			a.land = 1
		}
	}
}
