package zankapfel

import (
	"cmp"
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// goldenApple marks the first player.
func (v *view) goldenApple(cx, cy, w float64) { v.put(art+"apple-gold", cx, cy, w, 1.06) }

// crest is somebody's shield, with the golden apple if he is the first player.
func (v *view) crest(p engine.Player, w float64) ui.Part {
	look := sprites.Look{ID: table.CrestArt(v.Seat(p).Crest), Lift: sprites.Token}
	return ui.Scaled(w, w*sprites.Ratio(look.ID), leastPicture, func(s *ui.Stage, r ui.Rect) {
		s.Piece(look, r.X, r.Y, r.W)
		if v.in.FirstPlayer() == p {
			v.goldenApple(r.X+r.W*appleAt, r.Bottom(), r.W*appleShare)
		}
	})
}

// score is a number of points on paper.
func (v *view) score(p engine.Player, size float64) ui.Part {
	st := ui.PaperNumber.Sized(size)
	if v.Points(p) < 0 {
		st = st.In(behind)
	}
	return ui.Label(v.number(v.Points(p)), st).Shows(scoreFact(p))
}

// seat is somebody's panel: who he is, his score, what he did in this round, and how many
// apple cards and discord cards he has. A large screen has a strip of its own for what
// everybody did.
func (v *view) seat(p engine.Player) ui.Part {
	name := v.NamePart(p, ui.PaperName)
	number := ui.PaperBold.Sized(ui.Note)
	apples := ui.Row(ui.Near, ui.Art(cardArt(zk.NoCard), countedCard), ui.Label(digits(v.in.HandSize(p)), number)).Shows(handFact(p))
	discord := v.discordCount(p, number)
	third := ui.Row(ui.Apart, apples, discord)
	if in := v.knows(p); in != nil && in.Hand() != 0 {
		looks := v.HiddenPieces(in)
		wide := func(pitch float64) float64 { return heldApple + float64(len(looks)-1)*pitch }
		held := table.HeldPieces(looks, heldApple).AtLeast(wide(heldLeast), 0).Roomy(wide(heldPitch), 0).GrowingBy(0)
		third = ui.Column(ui.Tight, held.Centred().Shows(handFact(p)), discord.Centred())
	}
	crest, score := v.crest(p, smallCrest), v.score(p, ui.Title)
	did := ui.When(!v.Frame.Shape.Large(), v.did(p, seatCard))
	tall := ui.Column(ui.Near,
		v.NamePart(p, ui.PaperName.At(sprites.Middle)).Narrowed(leastSeatName),
		ui.Row(ui.Tight, crest, ui.Spring(), score, ui.Spring(), did.Dropped(1)),
		third.Centred())
	beside := ui.Row(ui.Apart,
		ui.Column(ui.Tight, crest, ui.Spring(), score),
		ui.Column(ui.Tight, name, ui.Row(ui.Near, ui.Either(ui.Column(ui.Tight, apples, discord), ui.Row(ui.Apart, apples, discord)).Middle(), ui.Spring(), did)).Growing())
	low := ui.Row(ui.Near, crest, score, ui.Spring(), apples, discord)
	panel := ui.Either(tall, beside, low)
	if !v.Frame.Shape.Upright() {
		panel = ui.Either(beside, tall, low)
	}
	if v.Frame.Shape.Large() {
		panel = ui.Either(v.seatWide(p), panel)
	}
	return v.SeatPart(p, panel, v.active(p), v.seatWords(p), false, func() { v.Inspect(v.spentSheet(p)) }).Named(seatPlace(p))
}

// knows is what is known of a seat's hand, where a game is seen again on a phone held upright; else nil.
func (v *view) knows(p engine.Player) *zk.Info {
	switch {
	case !v.again():
		return nil
	case p == v.Base() && v.open():
		return v.in
	}
	in, _ := v.Opened(p).(*zk.Info)
	return in
}

// discordCount is how many discord cards somebody has left.
func (v *view) discordCount(p engine.Player, st sprites.Style) ui.Part {
	return ui.Row(ui.Near, ui.Art(discordBack(v.Seat(p).Crest), countedCard), ui.Label(digits(v.discordLeft(p)), st)).Shows(discordFact(p))
}

// seatWide is a panel of a large screen: head, hand and discord cards, and where there is room, which of
// those are left.
func (v *view) seatWide(p engine.Player) ui.Part {
	crest, name := v.crest(p, largeCrest), v.firm(v.NamePart(p, ui.PaperName.Sized(ui.Title)))
	score := v.score(p, ui.Huge)
	held := func(art string, shown int, w, pitch float64, words string, n int) ui.Part {
		h := w * table.CardRatio
		cards := ui.Area(w, h, func(s *ui.Stage, r ui.Rect) {
			if shown == 0 {
				s.Put(sprites.Surface{Kind: sprites.SlotLine}, ui.R(r.X, r.CY()-h/2, w, h))
			}
			for i := range shown {
				s.Piece(sprites.Look{ID: art}, r.X+float64(i)*table.Pitch(shown, pitch*w, w, r.W), r.CY()-h/2, w)
			}
		}).GrowingBy(0)
		soft := ui.PaperSoft.Sized(ui.Note).In(sprites.Ink)
		return ui.Column(ui.Near, cards, ui.Either(ui.Label(words, soft), ui.Label(digits(n), soft)))
	}
	apples, discord := v.in.HandSize(p), v.discordLeft(p)
	hand := func(w float64) ui.Part {
		return held(cardArt(zk.NoCard), apples, w, fanPitch, v.Words.Count(v.x.Places.Apples, apples), apples).Shows(handFact(p))
	}
	pile := func(w float64) ui.Part {
		return held(discordBack(v.Seat(p).Crest), min(piled, discord), w, pilePitch, v.Words.Count(v.x.Places.Discord, discord), discord).Shows(discordFact(p))
	}
	left := v.valuesPart(2, values(v.in.DiscordLeft(p)), sprites.Ink).AtLeast(0, seatValues)
	head := ui.Either(
		ui.Row(ui.Apart, crest, name, ui.Spring(), score),
		ui.Row(ui.Apart, crest, ui.Column(0, name, score.Right()).Growing()))
	both := ui.Rows(1, ui.Apart, hand(fanCard), pile(fanCard))
	return ui.Either(
		ui.Column(ui.Near, head, ui.DoubleRule(), ui.Spring(), hand(largeFan), ui.Spring(), ui.Rule(), ui.Spring(), pile(largeFan), left, ui.Spring()),
		ui.Column(ui.Near, head, ui.DoubleRule(), ui.Spring(), both, ui.Spring(), left, ui.Spring()),
		ui.Column(ui.Near, head, ui.DoubleRule(), ui.Spring(), both, ui.Spring())).Pad(ui.Near, ui.Tight)
}

// firm is a part whose words do not become smaller again where text is enlarged: another
// part takes its place, or it is left out.
func (v *view) firm(p ui.Part) ui.Part {
	if v.largeText() {
		return p.Firm()
	}
	return p
}

// seatPlace names the panel of a seat, or what stands for it: cards come from there and go
// there.
func seatPlace(p engine.Player) string { return "panel/" + digits(int(p)) }

// did is what lies before somebody in this round: a card face down, an apple bought
// and what it cost, nothing yet; in the setup the chips taken.
func (v *view) did(p engine.Player, w float64) ui.Part {
	return ui.Scaled(w, w*table.CardRatio, leastPicture, func(s *ui.Stage, r ui.Rect) {
		c := v.round.bought[p]
		switch list := v.cards.In(inLaid, p); {
		case v.in.Phase() <= zk.PhaseChip:
			v.tookChips(p, r)
		case len(list) > 0 && v.round.screen != orchardScreen: // the card itself lies on the felt
			s.Piece(v.face(v.opened(list[0])), r.X, r.Y, r.W)
		case len(list) > 0:
			for _, t := range list {
				v.token(t, r, table.ZCards, nil)
			}
		case c == zk.NoCard:
			s.Put(sprites.Surface{Kind: sprites.SlotLine}, r)
		default:
			on := cmp.Or(v.cards.last(inTaken, p), v.cards.last(inHand, p)) // the card that he has bought
			tag := sprites.Look{ID: art + "tag-negative", Words: v.number(-v.round.paid[p])}
			w := min(tagWidth, r.W)
			s.Add(ui.Item{Look: sprites.Look{ID: appleArt(c)}, Box: ui.R(r.X, r.Y+r.W/2-r.W*0.53, r.W, 0), With: on})
			s.Add(ui.Item{Look: tag, Box: ui.R(r.CX()-w/2, r.Bottom()-w*sprites.Ratio(tag.ID), w, 0), With: on})
		}
		if p == v.Base() && v.in.LaidDown().Has(p) {
			v.secretBadge(v.cards.last(inLaid, p), r.Right(), r.Bottom()-ui.Apart)
		}
	})
}

// tookChips are the chips that somebody has taken out of the orchard, and places for
// those that are still to come.
func (v *view) tookChips(p engine.Player, r ui.Rect) {
	took, n, w := v.round.took[p], zk.ChipsEach(v.in.Players()), r.W
	if n > 1 {
		w *= chipsShare
	}
	for i := range n {
		x := r.X + (r.W-w)*float64(i)
		if i < len(took) {
			v.takenChip(took[i], x+w/2, r.CY(), w, false)
		} else {
			v.Stage.Put(sprites.Surface{Kind: sprites.SlotRing}, ui.R(x, r.CY()-w/2, w, w).Inset(ui.Tight))
		}
	}
}

// spentSheet shows in large which discord cards somebody can still lay.
func (v *view) spentSheet(p engine.Player) *table.Inspection {
	return &table.Inspection{Words: v.seatWords(p), W: spentWide, H: spentHigh, Sheet: func(c *table.Canvas, r ui.Rect) {
		v := v.view(c)
		who := ui.Row(ui.Apart, v.CrestPart(p, smallCrest), v.NamePart(p, ui.PaperName.Sized(ui.Title)))
		left := ui.Label(lang.Capital(v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p))), ui.PaperItalic.Sized(ui.Body))
		c.Stage.Lay(ui.Column(ui.Apart, who.Centred(), left.Centred(), v.valuesPart(2, values(v.in.DiscordLeft(p)), sprites.Ink).Centred()).Pad(ui.Loose, ui.Apart), r)
	}}
}

// valuesPart shows the values of the discord cards in so many rows, those that are gone struck.
func (v *view) valuesPart(rows int, have []int, struck sprites.Color) ui.Part {
	list := table.Each(table.UpTo(printed.Discord + 1)[1:], func(n int) ui.Part {
		return ui.Scaled(valueSize, valueSize, leastValue, func(s *ui.Stage, r ui.Rect) {
			st := ui.PaperNumber.Sized(max(ui.LeastText, min(ui.Lead, r.W*valueShare))).At(sprites.Middle)
			if slices.Contains(have, n) {
				v.Plate(digits(n), r.CX(), r.Y, r.W, r.H, st.Size, 3)
			} else {
				v.struck(n, r.CX(), r.CY(), r.W, st.Size, struck)
			}
		})
	})
	return ui.Rows(rows, ui.Near, list...)
}

// struck is a value that is gone, about a point.
func (v *view) struck(n int, cx, cy, w, size float64, c sprites.Color) {
	surface := sprites.Struck(digits(n), size, c)
	v.Stage.Put(surface, ui.R(cx-w/2, cy-w/2, w, w))
}
