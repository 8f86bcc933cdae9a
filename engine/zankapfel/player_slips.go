package zankapfel

import "treille/engine"

// Figures of what seems senseless.
const (
	manyApples = 6  // in the hand of who buys one more
	goodLay    = 3  // points, of a card that nobody can contest
	fineLay    = 4  // points, of a card that hardly anybody contests
	lonely     = 80 // percent: what hardly anybody contests is alone with its colour so likely
	crowded    = 25 // percent: what others want is alone with its colour hardly more likely
	dearer     = 2  // points that a contested colour brings more than a free one, and not enough
	joins      = 60 // percent: so likely somebody lays who still can
	goodBribe  = 3  // points more at a square than at the one announced
	clearlyLow = 2  // points less at the square announced than at another
	dearest    = 3  // points, the highest price of a card
	muchLay    = 5  // points
	likelier   = 30 // percent: a colour is alone so much more likely than another
	hindered   = 25 // percent: less likely that another comes home, so that steps may be paid for it
	wellWorth  = 3  // points more by a quarrel that is as good as won than by the colour called

	sureGain    = 720 // hundredths of a point, of a card that hardly anybody contests and the price of one bought instead
	muchGain    = 650 // the same with cards in hand for half of the rounds left
	sureJoker   = 660 // hundredths of a point
	clearlyMore = 100 // hundredths of a point that a colour brings more on average
	givenMore   = 30  // hundredths of a point that others get more on average
)

// slipKinds are what seems senseless. Some of it nobody decides who compares; the rest is left to
// hard, which compares it often enough to know when it wins.
var slipKinds = [...]struct {
	name, text string
	of         func(in *Info, d Decision) (slip, could bool)
	nobody     bool
}{
	{"hoards", "buys a card with many in the hand", (*Info).hoards, true},
	{"leaves-harvest", "buys as the last of all, where nobody has laid a card and one of its own would bring much", (*Info).leavesHarvest, true},
	{"buys-past", "buys for much, and a card of its own would bring much that hardly anybody can contest", (*Info).buysPast, false},
	{"buys-beyond", "buys for much past such a card, with cards in hand for half of the rounds left", (*Info).buysBeyond, true},
	{"piles-up", "buys for most, and a card of that kind in hand, which nobody else is known to hold, would bring much wherever the mayor goes", (*Info).pilesUp, false},
	{"leaves-sure", "buys, and a card of its own would bring much that nobody can contest", (*Info).leavesSure, true},
	{"crowds", "lays a colour that others hardly leave alone, and another one would bring much that hardly anybody can contest", (*Info).crowds, true},
	{"no-bribe", "offers nothing, and a square would bring its card much more than the one announced", (*Info).offersNone, true},
	{"lets-win", "lets another win at once, where it could hinder it", (*Info).letsWin, true},
	{"dice-first", "buys dice first, where no card of the others beats its own without dice", (*Info).diceFirst, true},
	{"low-and-dice", "buys dice beside a low card, with a clearly higher one in hand", (*Info).lowAndDice, true},
	{"saves-in-vain", "lays a discord card lower than any for which a quarrel may be left", (*Info).savesInVain, true},
	{"three-dice", "buys three dice, for about as much as the harvest brings, and the game does not hang on it", (*Info).threeDice, true},
	{"dear-dice", "buys dice for all but a step of what the harvest brings or more, and the game does not hang on it", (*Info).dearDice, true},
	{"echoes", "offers no more for a square than another has offered", (*Info).echoes, true},
	{"vain-offer", "offers points for a square that brings its card no more than they cost, and hinders nobody from winning", (*Info).vainOffer, true},
	{"idle-offer", "offers points for a square that brings its own card no more, and the strongest of the others no less", (*Info).idleOffer, true},
	{"refuses", "takes no offer, and one brings it more than the strongest of the others", (*Info).refuses, true},
	{"needless", "calls a colour that another wants, and a free one brings as much or little less, or something where only dice could win the quarrel", (*Info).needless, true},
	{"dear-move", "takes an offer that costs it as much as it brings, or less than another one offered", (*Info).dearMove, true},
	{"timid-joker", "calls a colour for its joker, and a free one brings more that nobody else is to have", (*Info).timidJoker, true},
	{"surplus", "buys a card, and has already as many in hand as rounds are left, none after this one where somebody is to come home", (*Info).surplus, true},
	{"low-square", "announces a square that gives its card clearly less than another one", (*Info).lowSquare, true},
	{"shy-joker", "calls a colour for its joker, and one that others can hardly win against it brings clearly more", (*Info).shyJoker, true},
	{"thin-dice", "buys dice that make it hardly likelier to win, and the game does not hang on it", (*Info).thinDice, true},
	{"unanswered", "leaves dice of another unanswered, and one of its own would be worth its price", (*Info).unanswered, true},
	{"ties-on", "waits for another tie with its highest card, after both have tied again and again", (*Info).tiesOn, true},
	{"ties-again", "lays the highest discord card of both after a tie, where the other stands firm and the quarrel wins nobody the game", (*Info).tiesAgain, false},
	{"low-to-win", "lays a discord card that beats fewer of the others' than another in hand, where the quarrel may win the game", (*Info).lowToWin, true},
	{"dice-to-win", "buys dice that cost the steps by which the quarrel would win it the game", (*Info).diceToWin, true},
	{"against-score", "buys so many dice, or so few, that it wins the game clearly less often than with others, where the quarrel decides it", (*Info).againstScore, true},
	{"idle-dice", "buys dice that change nothing", (*Info).idleDice, true},
	{"feeds-leader", "announces a square that gives the others more than another one, the strongest above all, and its own card no more", (*Info).feedsLeader, true},
	{"wastes", "announces a square, and another one gives its own card no less and the others' known cards no more, one of them something else", (*Info).wastes, true},
	{"known-quarrel", "lays a colour that another one has laid as far as known, and one in hand brings no less, or more on average, and is clearly more likely alone", (*Info).knownQuarrel, true},
	{"spends-joker", "lays a joker, and a colour of its own brings as much, and hardly anybody can contest it", (*Info).spendsJoker, true},
}

// Slips implements [engine.Slipping].
func (Game) Slips() (list []engine.Slip) {
	for _, s := range slipKinds {
		list = append(list, engine.Slip{Name: s.name, Text: s.text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			return s.of(info.(*Info), Decode(a))
		}})
	}
	return list
}

// senseless reports whether a decision seems so in any of these ways, or in one that hard minds
// as well.
func (in *Info) senseless(a engine.Action, hard bool) bool {
	d := Decode(a)
	for _, kind := range slipKinds {
		if slip, _ := kind.of(in, d); slip && (kind.nobody || !hard) {
			return true
		}
	}
	return false
}
