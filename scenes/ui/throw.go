package ui

import (
	"treille/sprites"
	"treille/sprites/dice"
)

// ThrowTicks is how many ticks pass at the usual speed until a die lies that is thrown as the
// first, and ThrowLater how many more until each further one does.
const (
	ThrowTicks = dice.Length * TicksPerSecond / 1000
	ThrowLater = dice.Later * TicksPerSecond / 1000
)

// ThrowTouches are the ticks after which a die is heard on the felt.
var ThrowTouches = [...]float64{dice.First * TicksPerSecond / 1000, dice.Second * TicksPerSecond / 1000}

// lies is when an actor is drawn as its piece again: 0 for one that is not thrown. The piece
// fades in over the die that lies.
func (a *actor) lies() float64 {
	if a.Throw == (dice.Throw{}) {
		return 0
	}
	return a.Throw.Over() + throwFade
}

// throw moves a die that is thrown on by one tick, and reports whether it still moves.
func (a *actor) throw(pace float64) bool {
	if a.thrown >= a.lies() {
		return false
	}
	a.thrown = min(a.thrown+pace*1000/TicksPerSecond, a.lies())
	return true
}

// drawThrown draws it once it has left the hand, and returns how opaque its piece is drawn over it.
func (a *actor) drawThrown(p *sprites.Painter, x, y, alpha float64) float64 {
	if a.thrown < a.Throw.Starts() {
		return 0
	}
	lies := max(0, (a.thrown-a.Throw.Over())/throwFade)
	p.Die(a.Throw, a.thrown, x, y, a.Box.W, alpha, 1-lies)
	return alpha * lies
}
