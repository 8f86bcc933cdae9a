package wire

import "treille/engine"

// Opening opens a table, by HTTP: a device has made all keys, so that it may say the same
// again and gets the same table.
type Opening struct {
	Game    string
	Rules   string
	Players int
	Clock   int  // seconds for a decision, one of Clocks, 0 for no bound
	Away    Away // what shall be while somebody is away who says nothing else
	Events  int  // the version of event lines
	Invite  Key  // of guests
	Watch   Key  // of those who watch
	Options []string
	Host    Sit       // who opens it sits down with it
	Others  []SetSeat // the computer players
}

// Append writes the opening behind dst.
func (m Opening) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("open")
	w.word(m.Game)
	w.word(m.Rules)
	w.number(m.Players)
	w.clock(m.Clock)
	w.word(string(m.Away))
	w.number(m.Events)
	w.key(m.Invite)
	w.key(m.Watch)
	for _, o := range m.Options {
		w.word(o)
	}
	w.dst = m.Host.Append(w.end())
	for _, s := range m.Others {
		w.dst = s.append(w.dst)
	}
	return w.dst
}

// ParseOpening reads what Append writes. Its error is an *Error.
func ParseOpening(text []byte) (Opening, error) {
	f := readMessage(text, MaxFromDevice)
	f.head("open")
	m := Opening{Game: f.game(), Rules: f.rules(), Players: f.number("the number of players", maxSeats), Clock: f.clock(),
		Away: f.away(), Events: f.count("the version of events"), Invite: f.key("the key of guests"), Watch: f.key("the key to watch"),
		Options: f.options()}
	f.begin("sit")
	m.Host = parseSit(f)
	for f.next() {
		f.head("seat")
		m.Others = append(m.Others, parseSetSeat(f))
	}
	if p := engine.Player(m.Players); f.err == nil {
		for _, s := range append([]SetSeat{{Seat: m.Host.Seat}}, m.Others...) {
			if s.Seat >= p {
				f.fail("with %d players there is no seat %d", m.Players, s.Seat)
			}
		}
	}
	if err := f.result(); err != nil {
		return Opening{}, err
	}
	return m, nil
}

// head reads the word that a line begins with.
func (f *fields) head(word string) { oneOf(f, "the first word", word) }

// begin goes to a line that has to be there, and reads the word that it begins with.
func (f *fields) begin(word string) {
	if !f.next() {
		f.fail("a line that begins with %q is missing", word)
	}
	f.head(word)
}

func (f *fields) game() string {
	return f.such("the game", "lower-case letters, digits and hyphens", isToken)
}

func (f *fields) rules() string {
	return f.such("the rules", "a number from 1, or one with + and eight lower-case hexadecimal digits", isRules)
}

// Clocks are the times that a table may give for a decision, in seconds: minutes, then days.
func Clocks() []int {
	const day = 24 * 60 * 60
	return []int{30, 60, 120, 300, day, 2 * day, 3 * day, 7 * day}
}

// clock reads the seconds for a decision, or that there is no bound.
func (f *fields) clock() (seconds int) {
	if f.skip("none") {
		return 0
	}
	if seconds = f.count("the clock"); seconds == 0 {
		f.fail("the clock is 0; without a bound it should be none")
	}
	return seconds
}

// options reads the rest of a line.
func (f *fields) options() (list []string) {
	for f.more && f.err == nil {
		o := f.such("an option", "lower-case letters, digits and hyphens", isToken)
		if n := len(list); f.err == nil && n > 0 && list[n-1] >= o {
			f.fail("the option %q follows %q; options should be ascending", o, list[n-1])
		}
		list = append(list, o)
	}
	return list
}

func (w *writer) clock(seconds int) {
	if seconds == 0 {
		w.word("none")
	} else {
		w.number(seconds)
	}
}
