package zankapfel

// A style says how a seat plays in a playout. Worths are in hundredths of a
// step, shares in percent.
type style struct {
	// Buying: what a card in hand is worth before its price, what is added where
	// there is none, one or two of them in hand, and what is taken off for each
	// beyond the third.
	card  int
	few   [3]int
	many  int
	joker int // added for a joker
	fresh int // added for a colour that is not in hand

	// Laying.
	hope  int // how near to the mayor's best square for a colour, from the mean of all, it is expected to give
	fight int // share of its number that a contested colour is worth, and
	fray  int // what is taken off for the cost of a quarrel
	save  int // what laying a joker costs
	// How likely another wants the same colour.
	comes  int // share of those still to come who will lay
	seen   int // who was seen to buy it wants it
	unseen int // who has unknown cards wants it
	lure   int // share of its lead over other colours, in steps, that is added to that
	dodges int // somebody wants the colour of a joker

	// The mayor and the bribes.
	spite int // share of what a square gives to cards known to be others' that counts against it
	bribe int // share of what a bribe may bring that counts
	stay  int // what a bribe must bring the first player beyond what it costs him

	// Quarrels.
	bold  int  // which of the own cards is laid for a harvest of three: 0 the lowest, 100 the highest
	steep int  // how much higher for each step more
	whim  int  // how far above or below that,
	wary  bool // also where it wants the highest of all: others may want that, too
}

// mirror plays as the computer player "greedy" does.
var mirror = style{
	card: 330, few: [3]int{150, 150, 60}, many: 70, joker: 200, fresh: 60,
	hope: 25, fight: 40, fray: 150, save: 100,
	comes: 60, seen: 40, unseen: 23, dodges: 10,
	spite: 10, bribe: 60, stay: 60,
	bold: 25, steep: 17, whim: 15,
}

// sound and eager came out of letting styles that differ a little play against
// each other. Each wins among players of the other; eager buys more.
var (
	sound = style{
		card: 496, few: [3]int{233, 59, 107}, many: 88, joker: 113, fresh: 66,
		hope: 17, fight: 18, fray: 143, save: 79,
		comes: 90, seen: 64, unseen: 43, lure: 9, dodges: 17,
		spite: 12, bribe: 50, stay: 50,
		bold: 21, steep: 41, whim: 12,
	}
	eager = style{
		card: 688, few: [3]int{150, 150, 71}, many: 45, joker: 179, fresh: 60,
		hope: 18, fight: 32, fray: 207, save: 74,
		comes: 29, seen: 40, unseen: 34, lure: 6, dodges: 5,
		spite: 3, bribe: 35, stay: 32,
		bold: 59, steep: 41, whim: 12,
	}
)

// naive sees what a card may give, but not who else may want it, forgets who bought what,
// lays a joker as gladly as any other card, and buys late.
var naive = style{
	card: 220, few: [3]int{150, 150, 107}, many: 70, joker: 234, fresh: 60,
	hope: 18, fight: 40, fray: 150,
	comes: 63, bribe: 60, stay: 60,
	bold: 28, steep: 25, whim: 20, wary: true,
}

// rivals are the styles that the others may have, each as likely.
var rivals = [...]*style{&mirror, &sound, &eager}
