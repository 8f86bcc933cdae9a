package gamepage

import (
	"strconv"

	"treille/scenes/pages/saves"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
	"treille/scenes/play/lesson"
	"treille/scenes/ui"
	"treille/sprites"
)

// A record is what came of the games of the player of this device, else of who has finished
// one last.
type record struct {
	whom  statistics.Person
	count *statistics.Count // nil if there are none
}

// Wake implements app.Waker: it looks which games are finished, and how far the game under
// way, today's table and the lesson have come.
func (p *Page) Wake() {
	p.saved = saves.UnderWay(p.app, p.spec)
	p.day.Look()
	if p.spec.Course != nil {
		p.lesson = lesson.Reached(p.app, p.spec)
	}
	games, err := host.Games(p.app).Games()
	host.Failed(p.app, err)
	p.record.whom, p.record.count = statistics.Latest(games, p.spec.Name(), statistics.PersonOf(p.app.Me()))
}

func (p *Page) openStatistics() {
	p.app.Push(statistics.New(p.app, p.all, p.spec.Name()))
}

// recordTitle says whose it is: "Clara’s record".
func (p *Page) recordTitle() string {
	return p.app.Words.Statistics.Record.With("of", p.app.Words.Of(p.record.whom.Name))
}

// recordNumbers are its numbers with their words.
func (p *Page) recordNumbers() [3][2]string {
	w, c := &p.app.Words.Statistics, p.record.count
	return [...][2]string{{strconv.Itoa(c.Played), w.Played}, {strconv.Itoa(c.Won), w.Won}, {strconv.Itoa(c.Best), w.Best}}
}

// recordPlate is the record on a plate of its own: whose it is above, the numbers below.
func (p *Page) recordPlate() ui.Part {
	if p.record.count == nil {
		return ui.Part{}
	}
	title := ui.Row(ui.Loose, saves.Crest(p.record.whom.Crest, recordCrest), ui.Label(p.recordTitle(), ui.PaperName.Sized(20)), ui.Spring(), ui.Icon("chevron", ui.PaperNote.Sized(ui.Lead)))
	return ui.Column(ui.Close, title, ui.DoubleRule(), p.recordColumns()).Pad(ui.Wide, ui.Apart).On(ui.SheetPaper).Control(p.recordControl())
}

// recordColumns are the numbers side by side, each over its word.
func (p *Page) recordColumns() ui.Part {
	value, word := ui.PaperSerif.Sized(26).At(sprites.Middle), ui.PaperFact.Sized(15.5).At(sprites.Middle)
	value.Font = sprites.SerifBold
	var list []ui.Part
	for _, n := range p.recordNumbers() {
		list = append(list, ui.Column(ui.Tight, ui.Label(n[0], value), ui.Label(n[1], word)).Middle())
	}
	return ui.Grid(len(list), ui.Near, list...).Growing()
}

// recordRow is it in one row below a rule: crest and name, the numbers, and an arrow.
func (p *Page) recordRow() []ui.Part {
	if p.record.count == nil {
		return nil
	}
	name := ui.Name(p.record.whom.Name, ui.PaperName.Sized(19)).Narrowed(ui.Target)
	return []ui.Part{ui.DoubleRule(), ui.Row(ui.Loose, saves.Crest(p.record.whom.Crest, recordCrest), name, p.recordColumns(), ui.Icon("chevron", ui.PaperNote.Sized(ui.Lead))).Control(p.recordControl())}
}

func (p *Page) recordControl() ui.Control {
	return ui.Control{ID: "record", Label: p.app.Words.Labelled(p.app.Words.Statistics.Title, p.recordTitle()), Act: p.openStatistics}
}

// tellRecord says it in words.
func (p *Page) tellRecord(o *ui.Outline) {
	if p.record.count == nil {
		return
	}
	o.Section("record", 2, p.recordTitle())
	for _, n := range p.recordNumbers() {
		o.Item(p.app.Words.Labelled(n[1], n[0]))
	}
}
