package engine

import "math/bits"

// A Player is a seat, counted clockwise from 0, or one of the negative values
// below. "The next player" and "on the left" mean the next higher seat still in
// the game (rule C3).
type Player int8

const (
	// Chance decides what is drawn, rolled or dealt.
	Chance Player = -1
	// Simultaneous is the current player while several seats owe a decision
	// at the same time.
	Simultaneous Player = -2
	// Terminal is the current player when the game is over.
	Terminal Player = -3
	// Spectator is no seat: who watches sees what everybody sees.
	Spectator Player = 7
)

// Next returns the next seat clockwise among n players (rule C3).
func (p Player) Next(n int) Player {
	if p++; int(p) < n {
		return p
	}
	return 0
}

// MaxPlayers is the largest number of seats of any game.
const MaxPlayers = 6

// A PlayerSet is a set of seats, bit i for seat i; bit [Spectator] stands for
// those who watch.
type PlayerSet uint8

// Everybody holds all seats and those who watch.
const Everybody PlayerSet = 0xFF

// Only returns the set of one seat.
func Only(p Player) PlayerSet { return 1 << uint(p) }

// Seats returns the set of the seats 0 to n-1.
func Seats(n int) PlayerSet { return PlayerSet(1<<uint(n) - 1) }

// Has reports whether p is in s. It is false for negative players.
func (s PlayerSet) Has(p Player) bool { return p >= 0 && s&(1<<uint(p)) != 0 }

// With returns s and p.
func (s PlayerSet) With(p Player) PlayerSet { return s | 1<<uint(p) }

// Without returns s without p.
func (s PlayerSet) Without(p Player) PlayerSet { return s &^ (1 << uint(p)) }

// Len returns the number of members.
func (s PlayerSet) Len() int { return bits.OnesCount8(uint8(s)) }

// First returns the lowest seat of s, or Terminal if s is empty.
func (s PlayerSet) First() Player {
	if s == 0 {
		return Terminal
	}
	return Player(bits.TrailingZeros8(uint8(s)))
}

// FirstFrom returns the first member of s clockwise from p, p included, or
// Terminal if s is empty.
func (s PlayerSet) FirstFrom(p Player) Player {
	if ahead := s >> uint(p) << uint(p); ahead != 0 {
		return ahead.First()
	}
	return s.First()
}

// Leaders returns the set of the seats with the best score.
func Leaders[T ~int8 | ~int16 | ~int32 | ~uint8](scores []T) PlayerSet {
	var set PlayerSet
	for p, score := range scores {
		switch best := set.First(); {
		case best == Terminal || score > scores[best]:
			set = Only(Player(p))
		case score == scores[best]:
			set = set.With(Player(p))
		}
	}
	return set
}
