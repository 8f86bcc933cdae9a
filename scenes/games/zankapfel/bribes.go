package zankapfel

import (
	"math"
	"slices"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bubbles shows the offers on the orchard, each pointing at its square, and the one
// that the viewer is about to make.
func (v orchard) bubbles(sq float64) {
	if p := v.in.Phase(); p != zk.PhaseOffer && p != zk.PhaseAccept {
		return
	}
	own := zk.NoSquare
	if v.mine(zk.PhaseOffer) && v.pick != 0 {
		own = v.chosen().Square
	}
	var taken []ui.Rect
	shown := zk.SquareSet(0)
	for _, p := range v.offers() {
		s := v.in.Offer(p).Square
		if shown.Has(s) || sq < lowSquare && v.pick != zk.Accept(p) && v.mine(zk.PhaseAccept) {
			continue // the list says it
		}
		shown |= 1 << s
		taken = append(taken, v.bubble(s, v.offersOf(s), s == own, taken))
	}
	if own != zk.NoSquare && !shown.Has(own) {
		v.bubble(own, nil, true, taken)
	}
}

// ownBubbleID names the bubble of the offer that the viewer is about to make.
const ownBubbleID = "bubble/own"

// bubble adds what others offer for a square beside it, where it covers neither the marks of other
// squares nor another bubble, and returns where. What the viewer is about to offer has a dashed bubble:
// beside it within the same outline where others offer something, too.
func (v orchard) bubble(s zk.Square, who []engine.Player, mine bool, taken []ui.Rect) ui.Rect {
	k := v.at.W / 5 / 57
	st := ui.PaperNumber.Sized(max(13, 25*k)).At(sprites.Middle)
	wide := func(n int, words string) float64 { return (16+29*float64(n))*k + sprites.Measure(words, st) + 8 }
	amounts := table.Each(who, func(p engine.Player) string { return digits(int(v.in.Offer(p).Points)) })
	words, own, w, more := strings.Join(amounts, "·"), digits(v.points), 0.0, 0.0
	if len(slices.Compact(slices.Clone(amounts))) == 1 {
		words = amounts[0]
	}
	if len(who) > 0 {
		w = wide(len(who), words)
	}
	if mine {
		more = wide(1, own)
	}
	box, tipX, tipY := v.bubblePlace(v.squareAt(s), w+more, 40*k, taken)
	surface := func(r ui.Rect, chosen, dashed bool) sprites.Surface {
		return sprites.Bubble(8*k, tipX-r.X, tipY-r.Y, chosen, dashed)
	}
	if len(who) > 0 {
		chosen := slices.ContainsFunc(who, func(p engine.Player) bool { return v.pick == zk.Accept(p) || p == v.round.taken })
		v.bubbleSays("bubble/"+s.String(), box, surface(box, chosen, false), w, who, words, st)
		for _, p := range who {
			v.Stage.Shows(offerFact(p))
		}
	}
	if mine {
		in, outline := box, surface(box, false, true)
		if len(who) > 0 {
			in = ui.R(box.Right()-more, box.Y, more, box.H).Inset(4 * k)
			outline = sprites.Bubble(5*k, in.W+0.01, in.H/2, false, true) // without a tail
		}
		v.bubbleSays(ownBubbleID, in, outline, in.W, []engine.Player{v.Me()}, own, st)
	}
	return box
}

// bubbleSays adds a bubble in a box: crests and words stand in its first part, which is so wide.
func (v orchard) bubbleSays(key string, box ui.Rect, outline sprites.Surface, wide float64, who []engine.Player, words string, st sprites.Style) {
	k := v.at.W / 5 / 57
	v.Stage.Add(ui.Item{Key: key, Kind: ui.Surface, Surface: outline, Box: box, Z: table.ZChosen, Appear: true})
	x, high := box.X+8*k, 25*k*sprites.Ratio(table.CrestArt(v.Seat(who[0]).Crest))
	for _, p := range who {
		v.Stage.Add(ui.Item{Key: key + "/" + digits(int(p)), Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)},
			Box: ui.R(x, box.CY()-high/2, 25*k, 0), Z: table.ZChosen, Appear: true})
		x += 29 * k
	}
	v.Stage.Add(ui.Item{Key: key + "/n", Kind: ui.Text, Words: words, Style: st,
		Box: ui.R((x+box.X+wide-4)/2, box.CY()+st.Size*0.34, 0, 0), Z: table.ZChosen, Appear: true})
}

// bubblePlace finds where a bubble has room: above its square, or beside it, rather
// over squares without marks.
func (v orchard) bubblePlace(at ui.Rect, w, h float64, taken []ui.Rect) (box ui.Rect, tipX, tipY float64) {
	sq := at.W
	best := math.Inf(-1)
	try := func(r ui.Rect, tx, ty float64) {
		score := -16*math.Hypot(r.CX()-at.CX(), r.CY()-at.CY())/sq - v.bubbleCovers(at, r, tx, ty)
		for _, t := range taken {
			if t.Meets(r) {
				score -= 90
			}
		}
		if score > best {
			best, box, tipX, tipY = score, r, tx, ty
		}
	}
	for _, far := range []float64{0.05, 0.14, 0.7, 1.2, 1.7} {
		for _, dx := range []float64{-0.1, -0.45, 0.25} {
			try(ui.R(at.CX()-w/2+dx*sq, at.Y-h-sq*far, w, h), at.CX(), at.Y+sq*0.2)
			try(ui.R(at.CX()-w/2+dx*sq, at.Bottom()+sq*far, w, h), at.CX(), at.Bottom()-sq*0.2)
		}
		for _, dy := range []float64{0, -0.3, 0.3, -0.5, 0.5} {
			try(ui.R(at.Right()+sq*(far+0.04), at.CY()-h/2+dy*sq, w, h), at.Right()-sq*0.16, at.CY())
			try(ui.R(at.X-sq*(far+0.04)-w, at.CY()-h/2+dy*sq, w, h), at.X+sq*0.16, at.CY())
		}
	}
	return box, tipX, tipY
}

// bubbleCovers is how bad it is what a bubble would cover that points from a box at a
// square: what lies beyond the orchard, edge numbers, squares with marks, less so the
// mayor, and a little those with chips.
func (v orchard) bubbleCovers(at, r ui.Rect, tipX, tipY float64) float64 {
	bad, sq := 0.0, at.W
	if !r.Within(v.board.Inset(-sq * bubbleOut)) {
		bad += 60
	}
	if !r.Within(v.at) {
		bad += 14
	}
	covered := 0.0
	for _, n := range v.edges {
		o := n.Overlap(r)
		covered = max(covered, o.W*o.H/(n.W*n.H))
	}
	bad += covered
	tail := ui.R(min(r.CX(), tipX), min(r.CY(), tipY), math.Abs(r.CX()-tipX), math.Abs(r.CY()-tipY)).Inset(-2)
	marked := v.marked()
	for s := range zk.Square(zk.Squares) {
		q := v.squareAt(s)
		o := q.Overlap(r)
		switch area := o.W * o.H / (sq * sq); {
		case s == v.in.Mayor() && q.Meets(r):
			bad += 10 + 20*area
		case s == v.in.Mayor() && q.Meets(tail):
			bad += 20
		case !marked.Has(s):
			if v.in.Chips().Has(s) {
				bad += 4 * area
			}
		case q.Meets(r):
			bad += 25 + 40*area
		case q != at && q.Meets(tail):
			bad += 60
		}
	}
	return bad
}

// marked are the squares that no bubble should cover: those in reach, or where an offer is
// taken, those that there is a choice of.
func (v *view) marked() zk.SquareSet {
	if !v.mine(zk.PhaseAccept) {
		return v.legal()
	}
	set := zk.SquareSet(1) << v.in.Announced()
	for _, p := range v.offers() {
		set |= 1 << v.in.Offer(p).Square
	}
	return set
}

// pointsChoice adds the two amounts that can be offered; none is chosen where a hint has picked up no square.
func (v *view) pointsChoice() ui.Part {
	var cells []ui.Part
	for n := 1; n <= zk.MostBribe; n++ {
		words := v.Words.Count(v.Words.Table.Points, n)
		now, label := v.in.Score(v.Me()), v.firm(ui.Label(words, ui.PaperBold.Sized(v.sized(ui.Body, ui.Lead))))
		number := ui.PaperNumber.Sized(v.sized(ui.Body, ui.Head))
		score := v.firm(becomes(v.number(now), v.number(now-n), number.In(sprites.InkSoft), number))
		cells = append(cells, v.choice("points/"+digits(n), words, v.points == n && (v.pick != 0 || !v.Hinting()), func() { v.choosePoints(n) },
			ui.Either(
				ui.When(!v.Frame.Shape.Large(), ui.Row(ui.Apart, label, ui.Spring(), score)),
				ui.Column(0, ui.Spring(), label.Centred(), score.Centred().Dropped(1), ui.Spring()))))
	}
	return grouped("points", ui.Rows(1, ui.Apart, cells...).Roomy(pointsWide, 0).AtMost(0, pointsHigh))
}

// choice is a sheet that can be chosen, with what stands on it.
func (v *view) choice(id, label string, on bool, act func(), what ui.Part) ui.Part {
	c := ui.Control{ID: id, Role: ui.Radio, Label: label, Checked: on, Act: act}
	if last := id[len(id)-1]; last >= '0' && last <= '9' {
		c.Key = rune(last)
	}
	return what.Pad(ui.Apart, ui.Near).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		if on {
			s.Put(sprites.Surface{Kind: sprites.ChosenLine, R: 12, State: sprites.On}, r)
		}
		inner()
	}).On(sprites.Surface{Kind: sprites.Secondary}).Control(c)
}

// offersID names the place of the list of offers.
const offersID = "place/offers"

// offerList compares the announced square with the offers: a line each, which can be
// chosen.
func (v *view) offerList() ui.Part {
	announced := v.offerRow(v.in.Announced(), v.crest(v.in.FirstPlayer(), offerCrest), ui.Label(v.x.Places.Announced, ui.PaperItalic))
	lines := append([]ui.Part{announced}, table.Each(v.offers(), v.offerLine)...)
	lit := table.Each(colours, func(c zk.Card) ui.Part {
		cell := ui.Space(0, 0)
		if v.open() && c == v.in.OwnLaid() {
			cell = cell.On(sprites.Surface{Kind: sprites.LitCell})
		}
		return cell
	})
	return grouped("taken", ui.Stack(offerColumns(ui.Space(0, 0), lit), ui.RuledGrid(1, 0, lines...)).Pad(ui.Near, ui.Near).On(ledgerPaper).Named(offersID))
}

// offerColumns are the two halves of a line of the list: whose it is, and what the square
// gives.
func offerColumns(who ui.Part, numbers []ui.Part) ui.Part {
	return ui.Rows(1, ui.Near, who, ui.Rows(1, 0, numbers...)).Pad(ui.Apart, 0)
}

// offerRow is a line of the list: whose square it is, and what it gives.
func (v *view) offerRow(sq zk.Square, who ...ui.Part) ui.Part {
	numbers := table.Each(colours, func(c zk.Card) ui.Part { return v.mark(c, digits(gives(sq, c)), markSize) })
	least := ui.Target
	if v.Frame.Shape == ui.Landscape { // where a button chooses the next
		least = 0
	}
	return offerColumns(ui.Row(ui.Apart, who...), numbers).AtLeast(0, least).Roomy(0, ui.Target)
}

// offerLine is one line of the list: who offers how much.
func (v *view) offerLine(p engine.Player) ui.Part {
	offer := v.in.Offer(p)
	n, on := digits(int(offer.Points)), v.pick == zk.Accept(p)
	c := ui.Control{ID: "taken/" + digits(int(p)), Role: ui.Radio, Part: true, Checked: on, Act: func() { v.choose(zk.Accept(p)) },
		Label: v.WordsOf(p).Zankapfel.Labels.Offer.With("name", v.PlayerName(p), "n", n, "numbers", v.numbers(offer.Square))}
	line := v.offerRow(offer.Square, v.crest(p, offerCrest), v.NamePart(p, ui.PaperName), ui.Spring(), ui.Plated("+"+n, ui.PaperNumber.Sized(ui.Lead)).Middle())
	if on {
		line = line.On(sprites.Surface{Kind: sprites.ChosenLine, R: 8}).On(sprites.Surface{Kind: sprites.Highlight})
	}
	return line.Target(c).Shows(offerFact(p))
}
