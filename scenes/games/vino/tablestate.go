package vino

import (
	"slices"

	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// Kind is the game as the pages around the tables know it.
func Kind() table.GameSpec {
	return table.GameSpec{
		Game:    vi.Game{},
		About:   func(w *lang.Words) *lang.About { return &w.Vino.About },
		Box:     sprites.BoxColours{0x3C6E7C, 0x28525F, 0x15333D},
		Minutes: [2]int{60, 90},
		Seats:   4,
		Sit:     sit,
		PageArt: table.PageArt{
			Learn: table.InAGame,
			Words: func(w *lang.Words) *lang.Round { return &w.Boxes.Vino },
			Steps: [3]table.Picture{pictureChoose, pictureBuy, pictureSell},
			End:   pictureEnd,
		},
		Course: course(),
		Glance: glance,
		Counts: func(w *lang.Words) lang.Plural { return w.Vino.Labels.Vineyards },
		Luck:   draws(),
		Book:   book(),
		Sounds: &audio.Vino,
		Paced:  true,
		Sample: table.Sample{
			Pieces: [3]string{artFolder + "variety-m", artFolder + "variety-p", artFolder + "variety-t"},
			Ratio:  1,
			Words: func(w *lang.Words, name string) (hint, label, short string) {
				x := &w.Vino
				return x.Hints.ThenGrows.With("variety", x.Varieties.Nebbiolo, "of", w.Of(name)),
					w.Count(x.Buttons.Buy, pictureBought, "price", picturePrice()), picturePrice()
			},
		},
	}
}

// A board is the game as it lies on a table.
type tableState struct {
	t    *table.Table
	in   *vi.Info // what the screen shows
	pick picks

	page   page          // what the sheet shows
	region int           // the region of regionPage
	seat   engine.Player // whose cellar cellarPage shows
	tab    tab           // what a small phone shows

	news    []spot                 // vineyards that a pawn has just come to
	fresh   float64                // ticks for which they are news
	flights []flight               // what is on its way
	flown   int                    // flights so far
	rail    [vi.Varieties]int      // squares of the market as they are seen,
	raised  [vi.Varieties]int      // and steps by which the viewer has decided to raise them
	slide   float64                // ticks until a marker moves on
	barrel  int                    // the region that the barrel is seen in, -1 before the first,
	goal    int                    // and the one that it rolls to,
	past    bool                   // or rolls past: nobody can buy there
	roll    float64                // ticks until it rolls on
	between between                // what happens while nobody decides
	shown   pointing               // what a line of the log points at
	advised []string               // the controls and pieces that a hint marks,
	counted bool                   // and its reason counts what is free on the map
	ready   picks                  // what was picked when the decision began
	sold    offer                  // the sale that was decided last
	passed  [engine.MaxPlayers]int // the round in which each has meant to buy nothing in a region
}

// A spot is a vineyard.
type spot struct{ region, vineyard int }

func spotOf(d vi.Decision) spot { return spot{d.Region, d.Vineyard} }

// road are the vineyards of a region.
func road(region int) []spot {
	return table.Each(table.UpTo(vi.RoadLength(region)), func(n int) spot { return spot{region, n} })
}

func (s spot) cost() int     { return vi.Price(s.region, s.vineyard) }
func (s spot) price() string { return amount(s.cost()) }
func (s spot) ofState() bool { return vi.OfState(s.region, s.vineyard) }
func (s spot) private() bool { return !s.ofState() }

// A between is what happens after a decision, before it is known who decides next.
type between uint8

const (
	nothing  between = iota
	rolling          // the barrel comes to another region
	earning          // the round's income is paid out,
	ordering         // and the wind rose turns
	ended            // the game is over
)

// A page is what the sheet shows.
type page uint8

const (
	decisionPage page = iota // what is to be decided
	regionPage               // a region that somebody looks at
	cellarPage               // a cellar
)

// A tab is the part of the table that a small phone shows.
type tab uint8

const (
	sheetTab tab = iota
	mapTab
	othersTab
)

// A given gift has owners in their order, and who has brought it about.
type given struct {
	region int
	owners []engine.Player
	now    int // the place of who takes, -1 before the first
	by     engine.Player
	taken  []spot // so far
}

// A pointing is what a line of the log is about; regions are -1 for none.
type pointing struct {
	region int
	spots  []spot
	wares  vi.Variety
}

var nowhere = pointing{region: -1, wares: vi.NoVariety}

func sit(t *table.Table) table.GameView {
	return &tableState{t: t, barrel: -1, goal: -1, seat: engine.Chance, shown: nowhere}
}

// glance says where a saved game stands.
func glance(w *lang.Words, info engine.InfoState) table.Glance {
	in := info.(*vi.Info)
	g := table.Glance{
		Round:  max(1, in.Round()),
		Phase:  phaseList(w.Vino.PhaseInText)[phasePlace[in.Phase()]],
		Acting: in.Acting(),
		Scores: table.Each(table.UpTo(engine.Player(in.Players())), in.Vineyards),
		Art:    []sprites.Look{bottleLook, varietyLook(vi.Montepulciano)},
	}
	if in.Round() == 0 {
		g.Place, g.Phase = w.Vino.Phases.First, ""
	}
	return g
}

// Settle implements table.GameView.
func (b *tableState) Settle(info engine.InfoState) {
	b.in = info.(*vi.Info)
	b.news, b.flights, b.shown = nil, nil, nowhere
	b.rail, b.raised = b.squares(), [vi.Varieties]int{}
	b.barrel = -1
	if r, ok := b.in.Region(); ok {
		b.barrel = r
	}
	b.goal, b.between, b.past = b.barrel, nothing, false
	if b.in.Phase() == vi.PhaseOver {
		b.between = ended
	}
	b.showDecision()
	if b.in.Phase() == vi.PhaseChoose {
		b.tab = mapTab // where the regions are
	}
	b.prepare()
}

// gift finds in what has been seen the gift that is being made, or still shown; nil if
// there is none.
func (b *tableState) gift() *given {
	g := &given{now: -1}
	for _, packed := range slices.Backward(b.t.Seen()) {
		switch e := vi.DecodeEvent(packed); {
		case e.Kind == vi.EventRegion || e.Kind == vi.EventTurn && b.in.Phase() != vi.PhaseGift:
			return nil
		case e.Kind == vi.EventTurn && g.now < 0:
			_, g.now = b.in.Takers()
		case e.Kind == vi.EventGiven:
			g.now, g.taken = max(g.now, e.Rank), append(g.taken, spot{e.Region, e.Vineyard})
		case e.Kind == vi.EventGift:
			g.region, g.owners = e.Region, table.Where(e.Owners[:], func(p engine.Player) bool { return p >= 0 })
		case e.Kind == vi.EventBought && g.owners == nil:
			return nil
		case e.Kind == vi.EventBought:
			g.by = e.Player
			return g
		}
	}
	return nil
}

// squares are the values of the market.
func (b *tableState) squares() (list [vi.Varieties]int) {
	for v := range list {
		list[v] = b.in.Market(vi.Variety(v))
	}
	return list
}

// mine reports whether the viewer is the one who decides.
func (b *tableState) mine() bool { return b.t.Me() >= 0 && b.in.Acting().Has(b.t.Me()) }

// Invite implements table.GameView. Who has skipped finds barrel and market where they belong: what
// happened may be told over them, and nothing moves below that.
func (b *tableState) Invite() {
	b.barrel, b.rail = b.goal, b.squares()
	if b.t.Skipping() {
		b.flights, b.news = nil, nil
	}
	b.showDecision()
	b.prepare()
}

// showDecision turns the sheet to what is to be decided.
func (b *tableState) showDecision() { b.page, b.tab, b.seat = decisionPage, sheetTab, engine.Chance }

// LayDown implements table.GameView.
func (b *tableState) LayDown() {
	b.pick = picks{variety: vi.NoVariety, wares: vi.NoVariety, tab: b.pick.tab}
}

// Back implements table.GameView: it leaves what is only looked at.
func (b *tableState) Back() bool {
	if b.page == decisionPage {
		return false
	}
	b.showDecision()
	return true
}

// lookAtRegion shows a region on the sheet, or ends that.
func (b *tableState) lookAtRegion(r int) {
	if b.page == regionPage && b.region == r {
		b.showDecision()
		return
	}
	b.page, b.region, b.tab = regionPage, r, sheetTab
}

// lookAtCellar shows somebody's cellar on the sheet, or ends that.
func (b *tableState) lookAtCellar(p engine.Player) {
	if b.page == cellarPage && b.seat == p {
		b.showDecision()
		return
	}
	b.page, b.seat, b.tab = cellarPage, p, sheetTab
}

// Lifted implements table.GameView.
func (b *tableState) Lifted() *table.Inspection {
	if len(b.pick.coins) != 1 {
		return nil
	}
	return b.coinInspection(b.pick.coins[0])
}

// Score implements table.GameView.
func (b *tableState) Score(p engine.Player) int { return b.in.Vineyards(p) }

// State implements table.GameView.
func (b *tableState) State(add func(string, any)) {
	add("round", b.in.Round())
	add("phase", b.in.Phase().String())
	add("picked", len(b.pick.coins)+len(b.pick.regions))
}

func (b *tableState) words() *lang.Words { return b.t.App().Words }

// varieties and regions are all of them.
var (
	varieties = table.UpTo(vi.Variety(vi.Varieties))
	regions   = table.UpTo(vi.Regions)
)
