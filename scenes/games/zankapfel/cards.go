package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/sprites"
)

// The parts of the table where cards lie.
const (
	inHand    table.Zone = iota // apples of the seat at the lower edge
	inFace                      // the open card
	inLaid                      // before who laid it
	inTaken                     // on its way to somebody’s hidden hand
	inDiscord                   // own discord cards
	inDuel                      // a discord card of the bout
	inBurnt                     // of the tied bout
)

// A piece is an apple or a discord card. One that the viewer does not see has
// neither card nor value.
type piece struct {
	card  zk.Card
	value int
	crest string // of the owner of a discord card
}

// discord is a discord card of somebody; of value 0 for a hidden one.
func (b *tableState) discord(p engine.Player, value int) piece {
	return piece{value: value, crest: b.t.Seat(p).Crest}
}

// Same implements table.Piece.
func (p piece) Same(q piece) bool { return p.card == q.card && p.value == q.value }

// Hidden implements table.Piece.
func (p piece) Hidden() bool { return p.card == zk.NoCard && p.value == 0 }

// Compare implements table.Piece: hands lie by colour and by value.
func (p piece) Compare(z table.Zone, q piece) int {
	if z != inHand && z != inDiscord {
		return 0
	}
	return int(p.card)*20 + p.value - int(q.card)*20 - q.value
}

type token = table.Token[piece]

// cards are all cards that lie on the table, but for the pile, the discards and
// the hidden hands of others.
type cards struct {
	table.Tokens[piece]
	// from says where a new card sets out: from whose panel, or Chance for the pile.
	from map[string]engine.Player
}

// add lays a new apple card down that comes from the pile, or from somebody's
// panel.
func (cs *cards) add(p piece, z table.Zone, seat, from engine.Player) *token {
	t := cs.Add(p, z, seat)
	cs.from[t.Key] = from
	return t
}

// clear removes all pieces from before the players, in some zones.
func (cs *cards) clear(zones ...table.Zone) {
	for _, z := range zones {
		for p := range engine.Player(engine.MaxPlayers) {
			for _, t := range cs.In(z, p) {
				cs.Remove(t)
			}
		}
	}
}

// apples lists a multiset of cards.
func apples(cs zk.Cards) []zk.Card {
	return slices.Concat(table.Each(kinds, func(c zk.Card) []zk.Card { return slices.Repeat([]zk.Card{c}, cs.Count(c)) })...)
}

// values lists the values of a set of discord cards.
func values(set uint16) []int {
	return table.Where(table.UpTo(printed.Discord+1), func(v int) bool { return set>>v&1 != 0 })
}

// setUp lays the cards out as an information state has them.
func (cs *cards) setUp(b *tableState) {
	in := b.in
	cs.Clear()
	cs.from = map[string]engine.Player{}
	if in.Face() != zk.NoCard {
		cs.Add(piece{card: in.Face()}, inFace, engine.Chance)
	}
	base := b.t.Base()
	if in.Seat() == base {
		for _, c := range apples(in.Hand()) {
			cs.Add(piece{card: c}, inHand, base)
		}
	} else {
		for range in.HandSize(base) {
			cs.Add(piece{}, inHand, base)
		}
	}
	for p := range engine.Player(in.Players()) {
		if in.LaidDown().Has(p) {
			cs.Add(piece{}, inLaid, p)
		} else if c := in.Shown(p); c != zk.NoCard {
			cs.Add(piece{card: c}, inLaid, p)
		}
		b.setUpDiscord(p)
	}
}

// setUpDiscord lays out a seat's discord cards: those of the bout, and the own ones
// that are left.
func (b *tableState) setUpDiscord(p engine.Player) {
	own := 0
	if p == b.in.Seat() {
		own = b.in.OwnDiscord()
	}
	bt := &b.round.bout
	switch {
	case b.in.Committed().Has(p):
		b.cards.Add(b.discord(p, own), inDuel, p).Private = true
	case b.round.screen == quarrelScreen && bt.card[p] != 0:
		b.cards.Add(b.discord(p, bt.card[p]), inDuel, p)
	}
	if v := b.round.before.card[p]; b.round.screen == quarrelScreen && v != 0 && bt.card[p] == 0 {
		b.cards.Add(b.discord(p, v), inBurnt, p)
	}
	if p != b.t.Base() {
		return
	}
	for _, v := range table.Where(values(b.in.DiscordLeft(p)), func(v int) bool { return v != own }) {
		b.cards.Add(b.discord(p, v), inDiscord, p)
	}
}

// last is the key of the card that somebody has got last in a zone, "" for none.
func (cs *cards) last(z table.Zone, seat engine.Player) (key string) {
	for _, t := range cs.In(z, seat) {
		if z != inHand || t.New {
			key = t.Key
		}
	}
	return key
}

// own are the cards of the hand at the lower edge.
func (b *tableState) own() []*token { return b.cards.In(inHand, b.t.Base()) }

// open reports whether the viewer may look at the hand at the lower edge.
func (b *tableState) open() bool { return b.t.Me() == b.t.Base() && !b.t.Veiled() }

// Point implements table.GameView: it lets cards and squares glow.
func (b *tableState) Point(packed engine.Event, _ ...engine.Event) {
	e := zk.DecodeEvent(packed)
	b.pointed = 0
	switch e.Kind {
	case zk.EventMayorPlaced, zk.EventChipTaken, zk.EventChipHarvested, zk.EventSquareAnnounced,
		zk.EventMayorMoved, zk.EventBribeOffered, zk.EventBribeTaken:
		b.pointed = 1 << e.Square
	}
	found := false
	b.cards.Point(func(t *token) bool {
		if found {
			return false
		}
		switch e.Kind {
		case zk.EventCardShown, zk.EventJokerCalled, zk.EventHarvested, zk.EventCardLaid:
			found = t.Zone == inLaid && t.Seat == e.Player
		case zk.EventCardBought, zk.EventCardTurned:
			found = t.Piece.card == e.Card && e.Card != zk.NoCard
		case zk.EventDiscordLaid, zk.EventDiscordShown:
			found = (t.Zone == inDuel || t.Zone == inBurnt) && t.Seat == e.Player
		}
		return found
	}, e.Player)
	if b.pointed != 0 {
		b.others = false
	}
}

const art = "zankapfel/"

// kinds are those of the cards, colours the four of them without the joker.
var (
	kinds   = table.UpTo(zk.Joker + 1)[zk.Red:]
	colours = kinds[:zk.Blue:zk.Blue]
)

// colourArt are the kinds of cards in the names of the art.
var colourArt = [...]string{"back", "red", "yellow", "green", "blue", "joker"}

func cardArt(c zk.Card) string  { return art + "card-" + colourArt[c] }
func appleArt(c zk.Card) string { return art + "apple-" + colourArt[c] }
func markArt(c zk.Card) string  { return "common/mark-" + colourArt[c] }
func shapeArt(c zk.Card) string { return "common/shape-" + colourArt[c] }

// discordLook is a discord card of a seat's crest: the ten has a wider corner.
func discordLook(crest string, value int, lift sprites.Lift) sprites.Look {
	look := sprites.Look{ID: art + "discord-" + crest, Words: digits(value), Lift: lift}
	if value == printed.Discord {
		look.ID += "-10"
	}
	return look
}

func discordBack(crest string) string { return art + "discord-back-" + crest }

func dieArt(pips int) string {
	if pips == 0 {
		return art + "die-unknown"
	}
	return art + "die-" + digits(pips)
}
