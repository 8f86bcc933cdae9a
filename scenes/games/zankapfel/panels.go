package zankapfel

import (
	"cmp"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// What all arrangements of the screen have in common.

// hintID names the place of the line over the buttons, actionsID that of line and buttons.
const (
	hintID    = "place/hint"
	actionsID = "place/actions"
)

// hint is where the line over the buttons stands, at least so high.
func (v *view) hint(high float64) ui.Part { return ui.Space(0, high).Named(hintID) }

// decide adds line and buttons: the line where the layout has put it.
func (v *view) decide(place table.ActionsPlace) {
	if r, ok := v.Stage.Where(hintID); ok {
		place.Hint = r
	}
	v.Decisions(place)
}

// race is the race as a straight line.
func (v *view) race() ui.Part {
	return ui.Area(0, raceHeight, func(_ *ui.Stage, r ui.Rect) { v.ruler(r) }).Shows(v.raceFacts()...).High(v.sized(raceHeight, largeRace)).GrowingBy(0)
}

// felt is what the middle of the table shows in the third phase.
func (v *view) felt() ui.Part {
	if v.round.screen == quarrelScreen {
		return v.duel()
	}
	return v.harvestFelt()
}

// settled reports whether it is certain who harvests what.
func (b *tableState) settled() bool {
	return b.round.screen == harvestScreen && b.in.Jokers() == 0 && b.in.LaidDown() == 0
}

// choosesDiscord reports whether the viewer has a discord card to choose, from all of his.
func (v *view) choosesDiscord() bool {
	return v.laying() && v.round.screen == quarrelScreen && v.round.bout.members.Has(v.Base()) && v.in.DiscordLeft(v.Base()) != 0
}

// mayorTime reports whether the second phase goes on, in which the hand is folded.
func (v *view) mayorTime() bool {
	last := v.round.last.Kind
	return !v.roundOver() && (phasePlace[v.in.Phase()] == 2 || last == zk.EventMayorMoved || last == zk.EventChipHarvested)
}

// orchardTabs are the tabs of a small phone.
func (v *view) orchardTabs() ui.Part {
	list := []table.Tab{
		{ID: "orchard", Name: v.x.Places.Orchard, On: !v.onOthers(), Act: func() { v.turnTo(false) }},
		{ID: "others", Name: v.Words.Table.Others, On: v.onOthers(), Act: func() { v.turnTo(true) }},
	}
	return ui.Area(0, tabHeight, func(s *ui.Stage, r ui.Rect) {
		v.Tabs(r, list)
		v.onOtherTab(s)
		for _, p := range v.Ring[1:] { // what goes to the others travels to their tab
			s.Place(seatPlace(p), ui.R(r.CX(), r.Y, r.W/2, r.H))
		}
	}).GrowingBy(0)
}

// othersPage shows race, others and values on a small phone; where there is little room,
// the panels of all say the scores. room is its width.
func (v *view) othersPage(room float64) ui.Part {
	values := ui.When(v.in.Mayor() != zk.NoSquare, v.ledger(v.ledgerRows()))
	seats := table.Each(v.Ring[1:], func(p engine.Player) ui.Part { return v.seat(p).AtLeast(0, ui.Target) })
	own := ui.Row(ui.Apart, v.CrestPart(v.Base(), smallCrest), v.NamePart(v.Base(), ui.PaperName).Dropped(1), ui.Spring(), v.score(v.Base(), ui.Title)).Pad(ui.Apart, 0).On(ledgerPaper)
	columns := max(2, int(room/leastPanel/v.Frame.Caption()))
	grid := ui.Grid(columns, ui.Apart, seats...)
	return ui.Either(ui.Column(ui.Apart, v.race(), grid, values), ui.Column(ui.Apart, v.race(), grid), ui.Grid(columns, ui.Apart, append(seats, own)...)).Raised(2).Growing()
}

// laidStrip shows what everybody has laid or bought in this round, clockwise from the
// first player.
func (v *view) laidStrip() ui.Part {
	title := v.x.Places.ThisRound
	if v.in.Phase() <= zk.PhaseChip {
		title = v.x.Places.ChipsTaken
	}
	cells := table.Each(v.clockwise(engine.Seats(v.in.Players()).Has), func(p engine.Player) ui.Part {
		cell := ui.Column(ui.Near, v.didThen(p).Roomy(0, stripCard*table.CardRatio), v.crest(p, smallCrest)).Middle()
		if p == v.Base() {
			cell = cell.Named(laidID)
		}
		return cell
	})
	return table.OnSheet(ui.Row(ui.Loose,
		ui.Paragraph(title, ui.PaperItalic.Sized(ui.Lead)).Wide(stripTitle).Middle().Dropped(1),
		ui.RuledGrid(len(cells), ui.Apart, cells...).Growing()))
}

// didThen is what lies before somebody in the strip of the round: below an apple that he has bought
// stands that he has, as it is not laid.
func (v *view) didThen(p engine.Player) ui.Part {
	c, did := v.round.bought[p], v.did(p, stripCard)
	if c == zk.NoCard {
		return did
	}
	apple := ui.Art(appleArt(c), stripApple).LandsWith(cmp.Or(v.cards.last(inTaken, p), v.cards.last(inHand, p)))
	return ui.Either(ui.Column(0, apple.Centred(), ui.Label(v.x.Places.Bought, ui.PaperItalic.Sized(ui.Note).At(sprites.Middle)).Firm()), did)
}

// since is the folded log, in the room that the plate of a hint takes.
func (v *view) since() ui.Part {
	return ui.Area(0, leastSince, func(_ *ui.Stage, r ui.Rect) {
		if v.HintPlace(r) == 0 {
			v.SinceIn(r)
		}
	})
}

// orderSheet lists this harvest in its order: who is alone, the quarrels, and who has laid
// nothing.
func (v *view) orderSheet() ui.Part {
	pending := v.in.LaidDown() != 0 || v.in.Jokers() != 0 // a joker may still be called so
	who := func(p engine.Player, more ...ui.Part) ui.Part {
		list := []ui.Part{v.CrestPart(p, smallCrest), v.NamePart(p, ui.PaperName).Growing(), v.mark(v.round.colour[p], "", smallCrest)}
		return ui.Row(ui.Near, append(list, more...)...).Roomy(0, orderLine)
	}
	number := func(words string, size float64) ui.Part {
		return ui.Label(words, ui.PaperNumber.Sized(size).At(sprites.Right)).AtLeast(orderWorth, 0)
	}
	block := func(n int, lit bool, worth ui.Part, rows []ui.Part) ui.Part {
		ribbon := ui.Space(smallCrest, 0)
		if !pending {
			ribbon = orderRibbon(n, smallCrest)
		}
		what := ui.Row(ui.Near, ribbon.Top(), ui.Column(0, rows...).Growing(), worth).Pad(ui.Near, ui.Tight)
		if lit {
			what = what.On(sprites.Surface{Kind: sprites.LitCell})
		}
		return what
	}
	var list []ui.Part
	if alone := v.alone(); len(alone) > 0 {
		rows := table.Each(alone, func(p engine.Player) ui.Part {
			worth := digits(v.in.Number(v.round.colour[p]))
			if !pending {
				worth = v.Words.Signed(v.in.Number(v.round.colour[p]))
			}
			return who(p, number(worth, ui.Lead))
		})
		list = append(list, block(1, v.settled(), ui.Part{}, rows))
	}
	for i, c := range v.contests() {
		worth, size := digits(v.in.Number(c.colour)), ui.Title
		if c.winner >= 0 { // it stands beside him
			worth = ""
		}
		rows := table.Each(v.clockwise(c.all.Has), func(p engine.Player) ui.Part {
			return who(p, ui.When(c.winner == p, number(v.Words.Signed(v.in.Number(c.colour)), ui.Lead)))
		})
		lit := v.round.screen == quarrelScreen && c.colour == v.round.bout.colour
		list = append(list, block(i+v.firstQuarrel(), lit, ui.When(worth != "", number(worth, size)), rows))
	}
	for _, p := range v.Ring {
		what := ui.Row(ui.Near, ui.Label(v.x.Places.Bought, ui.PaperItalic).Growing(), ui.Art(appleArt(v.round.bought[p]), smallCrest))
		if v.round.satOut.Has(p) {
			what = ui.Label(v.x.Places.NoCard, ui.PaperItalic)
		} else if v.round.bought[p] == zk.NoCard {
			continue
		}
		list = append(list, ui.Row(ui.Near, ui.Space(smallCrest, 0), v.CrestPart(p, smallCrest), what.Growing(), ui.Space(orderWorth, 0)).Pad(ui.Near, 0))
	}
	return table.OnSheet(ui.Column(ui.Near, ui.Label(v.x.Places.ThisHarvest, ui.PaperName.Sized(ui.Title).At(sprites.Middle)), ui.DoubleRule(), ui.Column(ui.Near, list...)))
}

// ownLine says in one line what the own score is, how many discord cards are left, and what
// else there is to say, if there is room.
func (v *view) ownLine() ui.Part {
	p, more := v.Base(), ""
	st, words := table.HintWords.In(sprites.CreamSoft), v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p))
	if v.mine(zk.PhaseDice) {
		more = " · " + v.x.Hints.OnceOnly
	}
	return ui.Row(ui.Apart, v.crest(p, smallCrest).Named(seatPlace(p)), v.feltScore(p, ui.Title), ui.Either(ui.Label(words+more, st), ui.Label(words, st)).Shows(discordFact(p)))
}

// ownLarge is the own side of a large screen: the hand, and the discord cards, or what is
// chosen from, to which the hand gives its room.
func (v *view) ownLarge() ui.Part {
	w := largeHand
	if v.round.screen != orchardScreen {
		w = feltHand
	}
	hand, cards := v.hand(w), ui.Column(ui.Close, v.ownLine().Dropped(1), v.discordRow())
	asked := v.asked()
	if v.mine(zk.PhaseDiscord) {
		if asked = v.discordRow(); v.Frame.Shape.Upright() {
			asked = v.discordGrid(leastDiscord)
		}
	}
	switch {
	case v.mine(zk.PhaseAccept), v.Stage.WidthOf(asked) == 0: // offers stand beside the board
		return ui.Row(ui.Far, hand, ui.Spring(), cards.Dropped(1))
	case v.mine(zk.PhaseCall):
		return ui.Row(ui.Far, hand.Dropped(1), asked.Growing())
	}
	return ui.Row(ui.Far, hand.Dropped(1), ui.Spring(), ui.Column(ui.Close, v.ownLine().Dropped(1), asked.Growing()))
}
