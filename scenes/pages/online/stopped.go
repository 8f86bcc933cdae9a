package online

import (
	"slices"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/pages/settings"
	"treille/scenes/play/remote"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// composeLooking is the page before the server has said what the table is.
func (p *Page) composeLooking(s *ui.Stage) {
	f := s.Frame()
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	words := []ui.Part{ui.Spring()}
	for _, said := range p.looking() {
		words = append(words, ui.Paragraph(said, ui.PaperNote.Sized(ui.Title).At(sprites.Middle)))
	}
	sheet := ui.Column(ui.Wide, append(words, ui.Spring())...).Pad(ui.Far, ui.Far).On(ui.SheetPaper)
	s.Lay(ui.Column(ui.Loose, sheet.Growing(), p.leaveButton(true)), box)
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
}

// looking says what is waited for. A page has just come from its server; any other may not be there.
func (p *Page) looking() []string {
	w := p.app.Words.Online
	switch server := p.conn.Ticket().Server; {
	case p.lost() == "" || server == "":
		return []string{w.Looking}
	case server == app.Here:
		return []string{p.lost()}
	default:
		return []string{w.NoAnswer.With("server", bare(server)), p.lost()}
	}
}

// lost says that the connection is lost, and when it is tried again; "" if it is not.
func (p *Page) lost() string {
	if state, _, _ := p.conn.State(); state != remote.Lost {
		return ""
	}
	p.waitsUntil = p.app.Now().Add(time.Second)
	return p.app.Words.Online.Own.With("time", remote.ClockWords(p.app.Words, p.conn.Again()+time.Second))
}

// bare is the part of a server's address that says where it is.
func bare(server string) string {
	_, rest, _ := strings.Cut(server, "://")
	return strings.TrimSuffix(rest, "/")
}

// composeStopped is the page of a table that is no more, or that this device cannot follow:
// who sat there, what has happened, and what can be done. The picture gives way to the words.
func (p *Page) composeStopped(s *ui.Stage) {
	f := s.Frame()
	box := app.BelowBanner(f, min(widest[f.Shape], widestSheet), ui.Apart)
	title, text := p.whyStopped()
	words := ui.Column(ui.Wide, ui.Paragraph(title, ui.PaperHead.Sized(30).At(sprites.Middle)), ui.Paragraph(text, ui.PaperSerif.Sized(19).At(sprites.Middle)))
	label, crests := p.stoppedPicture(), p.stoppedCrests()
	rule := ui.When(p.spec() != nil && len(p.seats()) > 0, ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, stoppedRule, 14).Centred())
	sheet := func(part ui.Part) ui.Part { return part.Pad(ui.Wide, ui.Loose).On(ui.SheetPaper).Growing() }
	var all ui.Part
	if f.Shape == ui.Landscape {
		box = app.BelowBanner(f, widest[f.Shape], ui.Apart)
		left := ui.Either(ui.Column(ui.Loose, ui.Spring(), label, crests, ui.Spring()), ui.Column(0, ui.Spring(), crests, ui.Spring()))
		right := ui.Column(0, ui.Spring(), words, ui.Spring())
		all = sheet(ui.Row(ui.Far, f.Handed(left.GrowingBy(.7), right.Growing())...))
	} else {
		all = ui.Either(
			sheet(ui.Column(ui.Wide, ui.Spring(), label, rule, crests, ui.DoubleRule(), words, ui.Spring())),
			sheet(ui.Column(ui.Wide, ui.Spring(), crests, ui.DoubleRule(), words, ui.Spring())),
			sheet(ui.Column(ui.Loose, ui.Spring(), words, ui.Spring())))
	}
	buttons := ui.Column(ui.Loose, p.stoppedButtons()...)
	if f.Shape == ui.Landscape {
		buttons = ui.Rows(1, ui.Loose, f.Handed(p.stoppedButtons()...)...)
	}
	s.Lay(ui.Column(ui.Loose, all, buttons), box)
	p.app.Banner(s, p.Title(), "", p.Back, settings.Icons(p.app, p.specs[0].Sample))
}

// stoppedPicture is that of the game, if it is known.
func (p *Page) stoppedPicture() ui.Part {
	spec := p.spec()
	if spec == nil { // no table: an empty seat
		return ui.Art(table.CrestArt("free"), stoppedWide/2).Centred()
	}
	return ui.Picture(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "home/label-" + spec.Name()}, Alpha: .55}, stoppedWide).Centred()
}

// stoppedCrests are who sat at the table.
func (p *Page) stoppedCrests() ui.Part {
	var list []ui.Part
	for _, seat := range p.seats() {
		if seat.Who != wire.WhoFree {
			list = append(list, ui.Column(ui.Near, shield(seat, smallCrest, "", 1).Centred(), ui.Name(seat.Name, ui.PaperName.Sized(17).At(sprites.Middle))))
		}
	}
	if len(list) == 0 {
		return ui.Part{}
	}
	return ui.Grid(len(list), ui.Near, list...)
}

// why is why the table was stopped, 0 if all agreed to that.
func (p *Page) why() wire.Close {
	if p.ended() {
		return 0
	}
	_, _, why := p.conn.State()
	return why
}

// whyStopped says what has happened to the table.
func (p *Page) whyStopped() (title, text string) {
	w := p.app.Words.Online
	switch p.why() {
	case 0:
		text = w.EndedText
		if n := len(p.agreed); n > 0 && n <= len(p.seats()) {
			names := table.Each(p.agreed, func(q engine.Player) string { return p.seats()[q].Name })
			words := p.app.Words
			if slices.Equal(p.agreed, []engine.Player{p.conn.Viewer()}) {
				words = words.You()
			}
			text = words.Count(words.Online.Agreed, n, "names", words.List(names...)) + " " + text
		}
		return w.Ended, text
	case wire.CloseVersion:
		return w.Version, w.VersionText
	case wire.CloseGone:
		return w.Cleared, w.ClearedText
	case wire.CloseAside:
		return w.AsideTitle, w.Damaged
	case app.NoServer:
		return w.NoServer, w.NoServerText.With("server", bare(p.conn.Ticket().Server))
	case wire.CloseOther:
		_, since, _ := p.conn.State()
		words, _, _ := strings.Cut(p.app.Words.You().Online.OnOther.With("name", p.app.Me().Name, "time", since.Format("15:04")), " · ")
		return words, w.Kept
	}
	return w.NoSuch, w.NoSuchText
}

// stoppedButtons are what can be done: the last is the main one.
func (p *Page) stoppedButtons() (list []ui.Part) {
	w := p.app.Words.Online
	extra := func(id, label string, act func()) ui.Part {
		return ui.ButtonSpec{ID: id, Label: label, Primary: true, Size: 24, Act: act}.Part().High(startHigh)
	}
	line, renews := p.app.Line.(app.Renewer)
	switch why := p.why(); {
	case why == wire.CloseVersion && renews:
		list = append(list, extra("anew", w.Anew, line.Anew))
	case why == wire.CloseAside && len(p.conn.History()) > 0:
		list = append(list, extra("save", w.SaveLog, func() { p.app.SaveFile("treille-"+string(p.conn.Ticket().Table)+".txt", p.conn.Log()) }))
	case why == wire.CloseOther && p.invites():
		list = append(list, extra("back", w.TakeBackSeat, p.takeBack))
	}
	return append([]ui.Part{p.leaveButton(len(list) == 0)}, list...)
}

func (p *Page) leaveButton(main bool) ui.Part {
	return ui.ButtonSpec{ID: "leave", Label: p.app.Words.Online.ToFirst, Primary: main, Size: 24, Act: func() {
		p.conn.Leave()
		p.app.Home()
	}}.Part().High(startHigh)
}
