package table

import (
	"strconv"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// ledger reports whether scores are made of so much that it stands in columns
// everywhere, each with its sign, instead of in a sum.
func (r *resultPage) ledger() bool { return len(r.Columns) > sumTerms && r.Row == nil }

// The styles of a ranking’s signs and headings.
var (
	signWords = sprites.Style{Font: sprites.Serif, Color: sprites.InkSoft, Align: sprites.Middle}
	headWords = ui.PaperItalic.In(sprites.InkSoft)
)

// who is a seat in a ranking: its place and crest.
func who(c *Canvas, q Rank, ribbon, crest float64) ui.Part {
	return ui.Row(ui.Apart, RibbonPart(q.Place, ribbon), c.CrestPart(q.Seat, crest))
}

// ruled are the rows of a ranking, with a double rule below their headings, if they have any.
func (r *resultPage) ruled(rows [][]ui.Part) ui.Part {
	first := len(rows) - len(r.Ranking)
	return ui.Ledger(ui.Apart, 0, rows...).Behind(func(i int) ui.Part {
		if i < first {
			return ui.DoubleRule().Bottom()
		}
		return r.behindRow(i - first)
	})
}

// behindRow is the line above each row of a ranking but the first, or a wash behind the
// winners; and a frame round the row of the only person.
func (r *resultPage) behindRow(i int) ui.Part {
	won, own := r.Ranking[i].Place == 1, r.table.alone(r.Ranking[i].Seat)
	if !won && !own {
		return ui.When(i > 0, ui.Rule().Top())
	}
	return ui.Area(0, 0, func(s *ui.Stage, box ui.Rect) {
		box = ui.R(box.X-ui.Apart, box.Y, box.W+2*ui.Apart, box.H)
		if won {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, box)
		}
		if own {
			s.Put(sprites.Surface{Kind: sprites.Own}, box)
		}
	})
}

// wideRanking is the ranking of a window: who, a picture, and the sum in columns.
func (r *resultPage) wideRanking(c *Canvas) ui.Part {
	head := []ui.Part{ui.Label(c.Words.Result.Title, ui.PaperName.Sized(ui.Head)).Pad(0, ui.Apart)}
	if r.Picture != nil || r.Row != nil {
		head = append(head, ui.Part{})
	}
	if r.Row == nil {
		for i, col := range r.Columns {
			icon := ui.Column(ui.Tight, ui.Picture(ui.Item{Look: col.Icon}, col.Size), ui.Label(col.Name, headWords.Sized(ui.Note).At(sprites.Middle)))
			head = append(head, icon.Bottom().Pad(0, ui.Apart).Growing())
			if !r.ledger() && i < len(r.Columns)-1 {
				head = append(head, ui.Part{})
			}
		}
		if !r.ledger() && len(r.Columns) > 0 {
			head = append(head, ui.Part{})
		}
	}
	head = append(head, ui.Label(r.table.spec.Unit(c.Words, 2), headWords.Sized(ui.Note).At(sprites.Right)).Bottom().Pad(0, ui.Apart))
	rows := [][]ui.Part{head}
	for _, q := range r.Ranking {
		rows = append(rows, r.rowWide(c, q))
	}
	return r.ruled(rows)
}

// rowWide is somebody’s row of it.
func (r *resultPage) rowWide(c *Canvas, q Rank) []ui.Part {
	name := ui.Name(c.Subject(q.Seat), ui.PaperName.Sized(ui.Head))
	row := []ui.Part{ui.Row(ui.Apart, who(c, q, wideRibbon, wideCrestRow), name).Roomy(wideName, wideRow).Growing()}
	if r.Picture != nil {
		row = append(row, r.Picture(c, q.Seat))
	}
	switch {
	case r.Row != nil:
		row = append(row, r.Row(c, q.Seat).GrowingBy(2))
	default:
		row = append(row, r.sum(c, q.Seat)...)
	}
	return append(row, r.total(c, q.Seat, ui.Huge))
}

// sum is a seat’s score as a sum, or in a ledger its terms with their signs.
func (r *resultPage) sum(c *Canvas, p engine.Player) (row []ui.Part) {
	number := ui.PaperNumber.Sized(ui.Figure).At(sprites.Middle)
	for i, t := range r.Terms(p) {
		if r.ledger() {
			row = append(row, ui.Label(c.termWords(t), signed(number, t.Points)).Growing())
			continue
		}
		term := ui.Label(strconv.Itoa(t.Points), number)
		if t.Count != 0 {
			times := strconv.Itoa(t.Count) + " × " + strconv.Itoa(t.Each)
			term = ui.Column(0, term, ui.Label(times, ui.PaperSoft.Sized(ui.Note).At(sprites.Middle))).Middle()
		}
		sign := "+"
		if i == len(r.Columns)-1 {
			sign = "="
		}
		row = append(row, term.Growing(), ui.Label(sign, signWords.Sized(ui.Title)))
	}
	return row
}

// ranking is that of a phone: below each name, what the score is made of.
func (r *resultPage) ranking(c *Canvas) ui.Part {
	var rows [][]ui.Part
	if r.ledger() {
		rows = append(rows, r.ledgerHead())
	}
	for _, q := range r.Ranking {
		rows = append(rows, r.row(c, q))
	}
	return r.ruled(rows)
}

// row is somebody’s row of it.
func (r *resultPage) row(c *Canvas, q Rank) []ui.Part {
	made := ui.Part{}
	switch {
	case r.Row != nil:
		made = r.Row(c, q.Seat)
	case r.ledger():
		var terms []ui.Part
		for _, t := range r.Terms(q.Seat) {
			terms = append(terms, ui.Label(c.termWords(t), signed(ui.PaperNumber.At(sprites.Middle), t.Points)))
		}
		made = ui.Rows(1, ui.Tight, terms...)
	default:
		made = r.terms(q.Seat)
	}
	return []ui.Part{
		who(c, q, phoneRibbon, phoneCrest),
		ui.Column(ui.Tight, ui.Name(c.Subject(q.Seat), ui.PaperName.Sized(ui.Title)), made).Middle().Roomy(0, phoneRow).Growing(),
		r.total(c, q.Seat, ui.Huge),
	}
}

// terms are those of a sum in a row of a phone: those of zero are left out, and what is
// counted stands before its icon.
func (r *resultPage) terms(p engine.Player) ui.Part {
	var row []ui.Part
	for i, t := range r.Terms(p) {
		if t.Points == 0 && len(row) > 0 {
			continue
		}
		if len(row) > 0 {
			row = append(row, ui.Label("+", signWords.Sized(ui.Lead)))
		}
		icon := ui.Item{Look: r.Columns[i].Icon}
		if t.Count == 0 {
			row = append(row, ui.Picture(icon, termIcon), ui.Label(strconv.Itoa(t.Points), ui.PaperNumber.Sized(ui.Lead)))
		} else {
			row = append(row, ui.Label(strconv.Itoa(t.Count)+"\u202f×", ui.PaperText.Sized(ui.Lead)), ui.Picture(icon, countedIcon))
		}
	}
	return ui.Row(ui.Near, row...)
}

// ledgerHead are the headings of a phone’s columns; where their words have no room, the
// icons are alone.
func (r *resultPage) ledgerHead() []ui.Part {
	var words, icons []ui.Part
	for _, col := range r.Columns {
		icon := ui.Picture(ui.Item{Look: col.Icon}, col.Size*ledgerIcon)
		icons = append(icons, icon)
		words = append(words, ui.Column(ui.Tight, icon, ui.Label(col.Name, headWords.Sized(ui.Fine).At(sprites.Middle))))
	}
	return []ui.Part{{}, ui.Either(ui.Rows(1, ui.Tight, words...), ui.Rows(1, ui.Tight, icons...)).Pad(0, ui.Close).Growing(), {}}
}

// termWords is a term of a ledger with its sign: what has come in and gone out, where that is the same.
func (t *Table) termWords(term Term) string {
	w := t.app.Words
	if term.Got != 0 {
		return w.Signed(term.Got) + "\u202f" + w.Signed(-term.Got)
	}
	return w.Signed(term.Points)
}

// signed is how a number of a ledger is written: red if it takes something away.
func signed(st sprites.Style, n int) sprites.Style {
	if n < 0 {
		return st.In(sprites.Loss)
	}
	return st
}

// total is a seat’s score; what decides between equal ones stands below it.
func (r *resultPage) total(c *Canvas, p engine.Player, size float64) ui.Part {
	score := ui.Label(c.Words.Whole(c.game.Score(p)), ui.PaperNumber.Sized(size).At(sprites.Right))
	if r.Second == nil {
		return score
	}
	icon, words, strong := r.Second(p)
	st := ui.PaperSoft.Sized(ui.Note)
	if strong {
		st = ui.PaperBold.Sized(ui.Note)
	}
	return ui.Column(0, score, ui.Row(ui.Tight, ui.Picture(ui.Item{Look: icon}, st.Size), ui.Label(words, st)).Right()).Middle()
}

// foot is what stands below the ranking: what dealt the game, or the day whose table it
// was at, with a leaf of the calendar, that hints were given, and what the game has to add.
func (r *resultPage) foot(c *Canvas, seed lang.Template) ui.Part {
	st := ui.PaperSoft.Sized(ui.Body)
	said := ui.Label(r.dealt(seed), st)
	if r.secret() {
		said = ui.Row(ui.Close, ui.Icon("check", st.In(sprites.Burgundy)), ui.Paragraph(r.dealt(seed), st))
	}
	if r.broken() {
		st, w := ui.PaperLabel.In(sprites.Burgundy).Sized(ui.Body), c.Words.Online
		both := ui.ButtonSpec{ID: "proof", Label: w.SaveBoth, Size: ui.Body, Act: func() { c.app.SaveFile("treille-table.txt", c.referee.(Dealer).Proof()) }}
		return ui.Row(ui.Close, ui.Icon("warn", st).Middle(), ui.Paragraph(w.NotChecked, st).Middle().Growing(), both.Part().High(ui.Target))
	}
	if day, run := r.dayWords(); day != "" {
		said = ui.Row(ui.Close, ui.Icon("calendar", st.In(sprites.Burgundy)), ui.Paragraph(day+" "+run, st))
	}
	hints := ui.Part{}
	if r.table.referee.Assisted() != 0 {
		hints = ui.Either(ui.Label(c.Words.Result.Hints, st).Firm(), ui.Label(c.Words.Saves.WithHints, st))
	}
	return ui.Row(ui.Loose, said, ui.Spring(), hints, ui.Label(r.Foot, headWords.Sized(ui.Body)).Dropped(1))
}
