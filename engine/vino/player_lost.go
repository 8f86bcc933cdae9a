package vino

import "treille/engine"

// lostByPassing reports whether p is sure to lose if it passes where the last bottle is: of those who come
// after it there, one can take the bottle off and be sure to win.
func (b *board) lostByPassing(p engine.Player) bool {
	if b.bottles != 1<<b.region {
		return false
	}
	s := State{board: *b}
	for s.Apply(p, Pass(), nil); s.region == b.region && s.round == b.round && s.buying(); s.Apply(s.actor, Pass(), nil) {
		if s.endsWon(s.actor) {
			return true
		}
	}
	return false
}

// passesAtEnd reports whether p would pass although the game is sure to end in this round, and keep its
// money for nothing cheaper.
func (b *board) passesAtEnd(p engine.Player) bool {
	r := b.region
	if b.obstacle(p, r) != NoObstacle || b.bottles != 0 && !b.lostByPassing(p) {
		return false
	}
	price := int32(box.price[r][cheapest(b.free[r])])
	for s := r + 1; s < Regions; s++ {
		if b.shown[p]>>s&1 != 0 && b.crowdedOut(p, s, price) {
			return false
		}
	}
	return true
}

// endsLost reports whether p would take the last bottle off and be sure to lose, and might not by passing.
func (b *board) endsLost(p engine.Player, r, n uint8) bool {
	if !b.ends(r, n) || b.idle > 0 || b.round >= box.rounds || b.lostByPassing(p) {
		return false
	}
	after := b.given(p, r, 1<<n)
	after.money[p] -= int32(box.price[r][n])
	most := int(after.used[p]) + after.mostBoughtIn(p, b.shown[p]>>r<<r)
	for q := range engine.Player(b.players) {
		if q != p && int(after.used[q]) > most {
			return true
		}
	}
	return false
}

// standing is how well p stands: how many are behind it (V61), and of equals how many vineyards it has.
func (b *board) standing(p engine.Player) int {
	place := 0
	for q := range engine.Player(b.players) {
		if b.used[q] < b.used[p] || b.used[q] == b.used[p] && b.money[q] < b.money[p] {
			place++
		}
	}
	return place<<8 | int(b.used[p])
}
