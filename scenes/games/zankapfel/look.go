package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A view composes the table once: everything that the arrangements share.
type view struct {
	*table.Canvas
	*tableState
	x *lang.Zankapfel
}

func (b *tableState) view(c *table.Canvas) *view {
	return &view{Canvas: c, tableState: b, x: &c.Words.Zankapfel}
}

// pages name what the middle of the table shows, each quarrel by its number besides.
var pages = [...]string{orchardScreen: "orchard", harvestScreen: "harvest", quarrelScreen: "quarrel"}

// Compose implements table.GameView.
func (b *tableState) Compose(c *table.Canvas) {
	v := b.view(c)
	c.Stage.Page(pages[b.round.screen] + digits(len(b.round.order)))
	c.Arrange(v.portrait, v.landscape, v.tablet, v.desktop)
	v.travelling()
}

// travelling lets new cards set out from the pile or from who has given them, and adds the
// cards and chips that are on their way to where only their number is shown.
func (v *view) travelling() {
	for _, p := range v.Ring {
		taken := v.cards.In(inTaken, p)
		if v.again() && p == v.Base() {
			taken = table.Where(v.own(), func(t *token) bool { return t.New })
		}
		for _, t := range taken {
			r, _ := v.Stage.Where(seatPlace(p))
			at := ui.R(r.CX()-smallBack/2, r.CY()-smallBack*0.7, smallBack, 0)
			v.token(t, at, table.ZLabel, func(it *ui.Item) { it.Vanish = true })
		}
	}
	for key, seat := range v.cards.from {
		at, ok := v.Stage.Where(pileID)
		if !ok {
			at = ui.R(v.Frame.Safe.CX(), v.Frame.Safe.Y, 0, 0)
		}
		if seat >= 0 {
			at, _ = v.Stage.Where(seatPlace(seat))
		}
		v.Stage.Depart(key, ui.R(at.CX(), at.CY(), 0, 0).Grow(smallBack, smallBack*table.CardRatio))
	}
	if e := v.round.last; e.Kind == zk.EventMayorPlaced && e.Player != v.Base() { // else it is under his finger
		r, _ := v.Stage.Where(seatPlace(e.Player))
		w := mayorSets / 1.5
		v.Stage.Depart(mayorKey, ui.R(r.CX()-w/2, r.CY()-mayorSets/2, w, mayorSets))
	}
	if e := v.round.last; e.Kind == zk.EventChipTaken {
		if _, lies := v.Stage.Where(chipKey(e.Square)); !lies {
			r, _ := v.Stage.Where(seatPlace(e.Player))
			v.takenChip(e.Square, r.CX(), r.CY(), 28, true)
		}
	}
}

// takenChip is a chip that has been taken out of the orchard, about a point.
func (v *view) takenChip(sq zk.Square, cx, cy, w float64, vanish bool) {
	v.Stage.Add(ui.Item{Key: chipKey(sq), Kind: ui.Piece, Look: sprites.Look{ID: art + "chip", Lift: sprites.Token},
		Box: ui.R(cx-w/2, cy-w/2, w, w), Z: table.ZLabel, Vanish: vanish})
}

// face is how a piece looks: a card that the viewer does not see has its back up.
func (v *view) face(p piece) sprites.Look {
	if p.crest == "" {
		return sprites.Look{ID: cardArt(p.card), Back: cardArt(zk.NoCard), Lift: sprites.Card}
	}
	look := sprites.Look{ID: discordBack(p.crest), Lift: sprites.Card}
	if p.value > 0 {
		look = discordLook(p.crest, p.value, sprites.Card)
	}
	look.Back = discordBack(p.crest)
	return look
}

// opened is what a card shows: one that is laid face down too, where a replay lays open what all seats hold.
func (b *tableState) opened(t *token) piece {
	if t.Seat < 0 || !t.Piece.Hidden() {
		return t.Piece
	}
	in, opened := b.t.Opened(t.Seat).(*zk.Info)
	switch {
	case !opened:
	case t.Zone == inLaid:
		return piece{card: in.OwnLaid()}
	case t.Zone == inDuel:
		return b.discord(t.Seat, in.OwnDiscord())
	}
	return t.Piece
}

// token adds a card as wide as its box; change, if there is one, makes it special.
func (v *view) token(t *token, box ui.Rect, z int, change func(*ui.Item)) {
	box.H = box.W * table.CardRatio
	shown := v.opened(t)
	look := v.face(shown)
	if box.W < 40 {
		look.Lift = sprites.Token
	}
	look.Glow = t.New || t.Shown
	it := ui.Item{Key: t.Key, Kind: ui.Piece, Look: look, Box: box, Z: z, Appear: true,
		Cut: t.Zone <= inLaid} // where buttons take its place, it does not fade over them
	if shown.Hidden() || t.Private && v.Veiled() {
		it.Flip = 1
	}
	if seat := t.Seat; it.Flip == 0 {
		v.Inspectable(&it, func() *table.Inspection { return v.inspect(shown, seat) })
	}
	if change != nil {
		change(&it)
	}
	v.Stage.Add(it)
}

// put adds a piece about a point, w wide and so much higher than wide.
func (v *view) put(id string, cx, cy, w, ratio float64) {
	v.Stage.Piece(sprites.Look{ID: id}, cx-w/2, cy-w*ratio/2, w)
}

// active reports whether it is a seat's turn, or a line of the log points at it.
func (v *view) active(p engine.Player) bool {
	turn, _ := v.verb(v.Words, v.Frame.Shape)
	return v.Pointed() == p || turn == p && p >= 0
}

// The colours of what lies behind the start, and of washes.
const (
	behind                   = sprites.Loss
	behindDark               = sprites.Passed // the same on oak
	mayorWash  sprites.Color = 0xFFF3B84D
)
