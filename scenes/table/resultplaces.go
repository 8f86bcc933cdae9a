package table

import (
	"slices"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// Compose implements app.Scene: in a window and on a phone held sideways, the felt stands
// beside the ranking, else above it.
func (r *resultPage) Compose(s *ui.Stage) {
	c := r.table.canvas(s)
	app.TableTop(s)
	f := c.Frame
	page := f.Safe
	if f.Shape == ui.Portrait {
		page = f.Column(phoneWidth)
	}
	edge := ui.Apart
	if f.Shape.Large() {
		edge = ui.Loose
	}
	top := app.BannerHeight(f) + edge
	page = ui.R(page.X+edge, page.Y+top, page.W-2*edge, page.H-top-edge)
	s.Lay(r.arranged(c), page)
	for _, id := range []string{"again", "same"} { // the table has "Result" in that place
		if b := s.Find(id); b != nil {
			b.Settled = true
		}
	}
	s.First(func() { r.banner(c) })
}

// arranged is the page below its banner.
func (r *resultPage) arranged(c *Canvas) ui.Part {
	felt, sheet, again, ready := r.felt(c), r.sheet(c), r.again(c), r.ready(c)
	switch c.Frame.Shape {
	case ui.Desktop:
		ways := ui.Row(ui.Wide, r.ways(c, true).AtMost(0, wideButton), ui.Spring(), again.Roomy(wideAgain, highAgain))
		return ui.Row(ui.Wide, felt.Wide(min(widestFelt, c.Frame.Full.W*feltShare)), ui.Column(ui.Wide, sheet.Growing(), ready, ways).Growing())
	case ui.Tablet:
		ways := ui.Row(ui.Wide, r.ways(c, true).AtMost(0, wideButton).Growing(), again.Roomy(wideAgain, highAgain))
		return ui.Column(ui.Loose, felt.High(feltHeight), sheet.Growing(), ready, ways)
	case ui.Landscape:
		if c.Narrow() {
			return ui.Row(ui.Apart, ui.Column(ui.Apart, felt.Growing(), ready, r.ways(c, false), again).Wide(narrowOwnFelt), sheet.Growing())
		}
		return ui.Row(ui.Apart, felt.Wide(sidewaysFelt), ui.Column(ui.Apart, sheet.Growing(), ready, ui.Rows(1, ui.Apart, r.ways(c, false), again)).Growing())
	}
	height := feltPhone
	switch {
	case c.Short() && r.Ranking[1].Place == 1: // tied
		height = feltTied
	case c.Short():
		height = feltShort
	}
	return ui.Column(ui.Apart, felt.High(height), sheet.Growing(), r.ways(c, true), ready, again.Roomy(0, phoneAgain))
}

// again are the buttons that begin another game: with the same deal, by an icon where there
// is little room and if a seed can deal it, and with another.
func (r *resultPage) again(c *Canvas) ui.Part {
	if m, ok := r.table.referee.(Rematcher); ok && !m.CanRematch() {
		return ui.Part{}
	}
	w, size := &c.Words.Result, min(c.Frame.Text, largestWays)
	begin := func(sameSeed bool) func() { return func() { r.table.beginAnew(sameSeed) } }
	same := ui.ButtonSpec{ID: "same", Label: w.SameDeal, Spoken: w.SameDeal, Size: ui.ButtonSize * size, Act: begin(true)}
	short, icon := same, same
	short.Label, icon.Label, icon.Icon = w.SameDealShort, "", "again"
	again := ui.ButtonSpec{ID: "again", Label: w.Again, Primary: true, Size: ui.Head * size, Act: begin(false)}.Part().Growing()
	if c.Frame.Shape != ui.Landscape {
		again = again.AtLeast(leastAgain, 0)
	}
	if r.secret() {
		return ui.Row(ui.Apart, again)
	}
	return ui.Either(ui.Row(ui.Apart, same.Part().Growing(), again).Firm(), ui.Row(ui.Apart, short.Part().Growing(), again),
		ui.Row(ui.Apart, icon.Part().Wide(squareOther), again))
}

// ready says who else plays again already, at a table whose people meet anew.
func (r *resultPage) ready(c *Canvas) ui.Part {
	others := r.others()
	if len(others) == 0 {
		return ui.Part{}
	}
	crests := Each(others, func(p engine.Player) ui.Part {
		return ui.Art(CrestArt(c.Seat(p).Crest), readyCrest).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			inner()
			addMark(s, "here", r)
		}).Middle()
	})
	words := ui.Paragraph(r.readyWords(), sprites.Style{Font: sprites.Italic, Size: ui.Body, Color: sprites.CreamSoft}).Middle()
	return ui.Row(ui.Wide, ui.Spring(), ui.Row(ui.Apart, crests...), words, ui.Spring())
}

// others are those who play again, but for the player here.
func (r *resultPage) others() (list []engine.Player) {
	if m, ok := r.table.referee.(Rematcher); ok {
		list = slices.DeleteFunc(slices.Clone(m.Ready()), func(p engine.Player) bool { return p == r.table.Me() })
	}
	return list
}

// readyWords say who they are; "" for nobody.
func (r *resultPage) readyWords() string {
	names := Each(r.others(), r.table.PlayerName)
	if len(names) == 0 {
		return ""
	}
	w := r.table.app.Words
	return w.Count(w.Online.Ready, len(names), "names", w.List(names...))
}

// felt has the headline, by how much the winner has won, and what the game shows of it.
func (r *resultPage) felt(c *Canvas) ui.Part {
	corner, size, lead, laurels := 10.0, phoneTitle, ui.Body, phoneCrown
	sideways := c.Frame.Shape == ui.Landscape && !c.Narrow()
	switch {
	case c.Frame.Shape.Large():
		corner, size, lead, laurels = 16, largeTitle, ui.ButtonSize, crownWidth
	case sideways:
		size, laurels = sidewaysTitle, sidewaysCrown
	}
	st := HintWords.Sized(lead).At(sprites.Middle)
	said := ui.Column(ui.Near, r.title(size), ui.Either(ui.Label(r.Lead, st), ui.Paragraph(r.Lead, st)))
	shown := r.Felt(c)
	var crowns []ui.Part
	for _, q := range r.Ranking {
		if q.Place == 1 {
			crowns = append(crowns, c.crown(q, laurels))
		}
	}
	crown := ui.Rows(1, ui.Apart, crowns...)
	ways := []ui.Part{ui.Row(ui.Apart, crown, shown.Growing()), ui.Column(ui.Near, crown, shown)}
	if r.Beneath && c.Frame.Safe.H >= beneathHigh {
		ways = append([]ui.Part{ui.Column(ui.Near, crown, shown.Growing())}, ways...)
	}
	all := ui.Column(ui.Apart, said, ui.Either(ways...).Growing().Dropped(1))
	switch {
	case sideways:
		all = ui.Column(ui.Near, crown, said, shown.Growing().Dropped(1))
	case c.Frame.Shape == ui.Desktop:
		all = ui.Column(ui.Loose, crown, said, shown.Growing().Dropped(1))
	}
	return all.Pad(ui.Loose, ui.Apart).On(sprites.Surface{Kind: sprites.Felt, R: corner, Line: c.Frame.Shape.Large()}).Named(FeltOfResult)
}

// FeltOfResult is the place of the felt of a result, for Stage.Where.
const FeltOfResult = "result/felt"

// title sets the headline in gold letters, in two lines where one would be too small.
func (r *resultPage) title(size float64) ui.Part {
	st := sprites.Style{Font: sprites.SC, Size: size}
	line := func(words string) ui.Part {
		w := sprites.Measure(words, st)
		return ui.Scaled(w, size, titleLeast/size, func(s *ui.Stage, r ui.Rect) {
			s.Put(sprites.Title(words, r.H), ui.R(r.X, r.Bottom()-r.H*titleRise, r.W, r.H))
		})
	}
	words := r.headline()
	var two []ui.Part
	for _, l := range ui.Balance(words, st, sprites.Measure(words, st)*twoLines) {
		two = append(two, line(l))
	}
	return ui.Either(line(words), ui.Column(0, two...))
}

// crown is a winner’s crest with its laurel, w wide.
func (c *Canvas) crown(r Rank, w float64) ui.Part {
	return ui.Scaled(w, w*crownHeight/crownWidth, crownLeast, func(s *ui.Stage, box ui.Rect) {
		k := box.W / crownWidth
		for _, sign := range []float64{-1, 1} {
			for _, l := range laurel {
				s.Leaf("common/"+l.id, box.CX()+sign*l.x*k, box.CY()+l.y*k, l.size*k, sign*l.turn)
			}
		}
		w := crownCrest * k
		c.Crest(r.Seat, box.CX()-w/2, box.CY()-w*0.54, w, sprites.Lifted)
	})
}

// laurel is the right half of it: the leaves from the middle of the crest, in degrees.
var laurel = []struct {
	id               string
	x, y, size, turn float64
}{{"leaf", 60, 22, 49, 40}, {"leaf-light", 94, 2, 45, 64}, {"leaf", 121, -25, 38, 84}, {"leaf-light", 34, 38, 43, 20}}

// sheet is the ranking, with what dealt the game below it.
func (r *resultPage) sheet(c *Canvas) ui.Part {
	paper := sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}
	if c.Frame.Shape.Large() {
		paper.R = 12
		return ui.Column(ui.Near, r.wideRanking(c), ui.DoubleRule(), ui.Spring(), r.foot(c, c.Words.Result.SeedMeaning)).Pad(ui.Far, ui.Wide).On(paper)
	}
	return ui.Column(ui.Tight, r.ranking(c), ui.Spring(), r.foot(c, c.Words.Result.Seed)).Pad(ui.Wide, ui.Apart).On(paper)
}

// banner adds the way home, the game, how long it took, and what else there is to see.
func (r *resultPage) banner(c *Canvas) {
	s, f, w := c.Stage, c.Frame, c.Words
	area := f.Safe
	if f.Shape == ui.Portrait {
		area = f.Column(phoneWidth)
	}
	title, small := ui.Title, ui.Note
	if f.Shape.Large() {
		title, small = ui.Head, ui.Lead
	}
	rounds := r.Lasted
	if f.Shape == ui.Portrait {
		rounds = r.LastedShort
	}
	book, analysis := c.spec.Book, c.canAnalyse()
	replay := r.table.canReplay() && s.Find("replay") == nil && (f.Shape != ui.Portrait || !analysis) // which leads to the replay
	h := app.BannerHeight(f)
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(f.Full.X, 0, f.Full.W, f.Safe.Y+h))
	look := func() { r.table.openAnalysis(r.table.app.Pop) }
	lasted := ui.Label(w.Count(rounds, r.Rounds), sprites.Style{Font: sprites.Italic, Size: small, Color: sprites.CreamSoft})
	leave := ui.IconSpec{ID: "home", Icon: "back", Label: w.Table.ToHome, Act: r.leave}
	if r.table.replay != nil {
		leave.Label = w.App.Back
	}
	row := func(lasted, analysed ui.Part) ui.Part {
		return ui.Row(ui.Apart,
			leave.Part(),
			ui.Label(r.table.gameName(), OnFelt.Sized(title)),
			lasted.Dropped(1), // the log tells it
			ui.Spring(),
			ui.When(analysis, analysed),
			ui.When(replay, ui.IconSpec{ID: "replay", Icon: "round-back", Label: w.Replay.Open, Act: r.table.openReplay}.Part()),
			ui.When(f.Shape != ui.Portrait, ui.IconSpec{ID: "log", Icon: "log", Label: w.App.Log, Key: 'l', Act: r.openLog}.Part()),
			ui.IconSpec{ID: "rules", Icon: "?", Label: w.App.Rules, Key: '?', Act: func() { c.app.Push(c.spec.Pages.Rules(c.app, book, book.End, true)) }}.Part())
	}
	rows := []ui.Part{row(lasted, ui.IconSpec{ID: "analysis", Icon: "chart", Label: w.Analysis.Title, Act: look}.Part())}
	if analysis { // its name, also without how long the game took
		word := ui.ButtonSpec{ID: "analysis", Icon: "chart", Label: w.Analysis.Title, Size: ui.Body * min(f.Text, largestWays), Act: look}
		named := word.Part().High(ui.Target).Firm()
		rows = append([]ui.Part{row(lasted, named).Firm(), row(ui.Space(0, 0), named).Firm()}, rows...)
	}
	s.Lay(ui.Either(rows...), ui.R(area.X+ui.Close, area.Y, area.W-ui.Loose-ui.Tight, h))
}

// replay shows the game again; one that is seen again already goes back to its beginning.
func (r *resultPage) replay() {
	if r.table.replay == nil {
		r.table.openReplay()
		return
	}
	r.table.app.Pop()
	r.table.seek(0)
}

// ways are those to the table, to the replay and to the page that shares the game: all
// with their names, without icons where these have no room, or else without the replay,
// which is in the banner then.
func (r *resultPage) ways(c *Canvas, replay bool) ui.Part {
	w := c.Words
	size := ui.Body * min(c.Frame.Text, largestWays)
	if c.Frame.Shape.Large() {
		size = ui.ButtonSize * min(c.Frame.Text, largestWays)
	}
	button := func(id, label, icon string, act func()) ui.Part {
		return ui.ButtonSpec{ID: id, Label: label, Icon: icon, Size: size, Act: act}.Part().Growing()
	}
	all := func(icons, replay bool) ui.Part {
		icon := func(name string) string {
			if icons {
				return name
			}
			return ""
		}
		return ui.Row(ui.Apart,
			button("see", w.Result.SeeTable, icon("eye"), c.app.Pop),
			ui.When(replay, button("replay", w.Replay.Open, icon("play"), r.replay)),
			ui.When(r.table.canShare(), button("share", w.Share.Title, icon("export"), r.table.openShare)))
	}
	share := ui.ButtonSpec{ID: "share", Spoken: w.Share.Title, Icon: "export", Size: size, Act: r.table.openShare}.Part().Wide(squareOther)
	least := ui.Row(ui.Apart, button("see", w.Result.SeeTable, "", c.app.Pop), ui.When(r.table.canShare(), share))
	if replay && r.table.canReplay() && r.table.canShare() || r.table.replay != nil {
		return ui.Either(all(true, true).Firm(), all(false, true).Firm(), all(true, false).Firm(), least)
	}
	return ui.Either(all(true, false).Firm(), all(false, false).Firm(), least)
}
