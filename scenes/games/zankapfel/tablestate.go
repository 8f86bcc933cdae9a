package zankapfel

import (
	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// Kind is the game as the pages around the tables know it.
func Kind() table.GameSpec {
	return table.GameSpec{
		Game:    zk.Game{},
		About:   func(w *lang.Words) *lang.About { return &w.Zankapfel.About },
		Box:     sprites.BoxColours{0x5F7F3E, 0x46632B, 0x2A4018},
		Minutes: [2]int{30, 45},
		Seats:   4,
		Sit:     sit,
		PageArt: table.PageArt{
			Learn: table.InARound,
			Words: func(w *lang.Words) *lang.Round { return &w.Boxes.Zankapfel },
			Steps: [3]table.Picture{pictureLay, pictureLead, pictureHarvest},
			End:   pictureEnd,
		},
		Course:    course(),
		Glance:    glance,
		Luck:      draws(),
		Book:      book(),
		Sounds:    &audio.Zankapfel,
		Keeps:     keeps,
		Quiet:     true,
		OwnBeside: true,
		Sample: table.Sample{
			Pieces: [3]string{cardArt(zk.Red), cardArt(zk.Blue), cardArt(zk.Joker)},
			Ratio:  table.CardRatio,
			Words: func(w *lang.Words, _ string) (hint, label, short string) {
				x := &w.Zankapfel
				return x.Hints.FaceDown, of(&x.Buttons.Lay, zk.Blue), lang.Capital(of(&x.Colours, zk.Blue))
			},
		},
	}
}

// A tableState is the game as it lies on a table.
type tableState struct {
	t       *table.Table
	in      *zk.Info // what the screen shows
	cards   cards
	round   roundView
	runs    float64 // share of the time of the running beat that is still to come
	tumbles float64 // ticks until what the last event has shown is seen: the dice lie, the card has turned over

	pick   engine.Action // what the player has chosen and not yet decided; 0 for nothing
	points int           // that he would offer
	others bool          // a small phone shows race and others instead of the orchard
	// pointed are the squares that a line of the log points at.
	pointed zk.SquareSet
	stands  bool // the hint tells where somebody else stands on the race
}

func sit(t *table.Table) table.GameView {
	t.CountSteps(stepTicks)
	return &tableState{t: t}
}

// glance says where a saved game stands.
func glance(w *lang.Words, info engine.InfoState) table.Glance {
	in := info.(*zk.Info)
	pieces := oneToken(art + "mayor")
	if in.Face() != zk.NoCard {
		pieces = append(pieces, oneToken(cardArt(in.Face()))...)
	}
	g := table.Glance{
		Round:  max(1, in.Round()),
		Phase:  phaseList(w.Zankapfel.PhaseInText)[phasePlace[in.Phase()]],
		Acting: in.Acting(),
		Scores: table.Each(table.UpTo(engine.Player(in.Players())), in.Score),
		Art:    pieces,
	}
	if in.Round() == 0 {
		g.Place, g.Phase = w.Zankapfel.Phases.Setup, ""
	}
	return g
}

// Settle implements table.GameView.
func (b *tableState) Settle(info engine.InfoState) {
	b.in = info.(*zk.Info)
	b.round = roundViewOf(b.t.Seen())
	b.cards.setUp(b)
	b.LayDown()
	b.turnTo(false)
	b.pointed, b.tumbles = 0, 0
}

// Tick implements table.GameView: it lets dice tumble, and the line of the button to go on run down.
func (b *tableState) Tick(pace float64) bool {
	before := b.runs
	b.runs = b.t.Runs()
	changed := b.runs != before && !b.t.Deciding()
	if b.tumbles <= 0 {
		return changed
	}
	b.tumbles = max(0, b.tumbles-pace)
	return changed || b.tumbles == 0
}

// tumbling reports whether it is somebody’s dice that tumble, or his card that turns.
func (b *tableState) tumbling(p engine.Player) bool { return b.tumbles > 0 && b.round.last.Player == p }

// Invite implements table.GameView.
func (b *tableState) Invite() {
	b.turnTo(false)
	b.LayDown()
	b.cards.Known()
}

// LayDown implements table.GameView.
func (b *tableState) LayDown() { b.pick, b.points = 0, 1 }

// Back implements table.GameView: it returns to the orchard, or lays back what was
// chosen.
func (b *tableState) Back() bool {
	if b.onOthers() {
		b.turnTo(false)
		return true
	}
	chosen := b.pick != 0
	b.LayDown()
	return chosen
}

// onOthers reports whether race and others are looked at, where they have a tab.
func (b *tableState) onOthers() bool { return b.others }

// turnTo shows the orchard, or race and others, on a small phone.
func (b *tableState) turnTo(others bool) { b.others = others }

// Lifted implements table.GameView.
func (b *tableState) Lifted() *table.Inspection {
	switch d := b.chosen(); d.Kind {
	case zk.DecisionBuy, zk.DecisionLay:
		return b.inspectApple(d.Card)
	case zk.DecisionDiscord:
		return b.inspect(b.discord(b.t.Base(), d.Number), b.t.Base())
	}
	return nil
}

// Score implements table.GameView.
func (b *tableState) Score(p engine.Player) int { return b.in.Score(p) }

// RulePage implements table.GameView.
func (b *tableState) RulePage() int { return rulePage[b.in.Phase()] }

// State implements table.GameView.
func (b *tableState) State(add func(string, any)) {
	add("round", b.round.round)
	add("phase", b.in.Phase().String())
	add("hand", b.in.HandSize(b.t.Base()))
	add("screen", int(b.round.screen))
}

func (b *tableState) words() *lang.Words { return b.t.App().Words }

// mine reports whether the viewer decides in a phase now.
func (b *tableState) mine(p zk.Phase) bool { return b.in.Phase() == p && b.t.Deciding() }
