package wire

import "treille/engine"

// A FromServer is a message from the server: [Table], [Seats], [Entry], [Owe], [OK], [No],
// [Question], [Answer], [Over], [SignShown], [Pong], [Told] or [Next].
type FromServer interface {
	// Append writes the message behind dst.
	Append(dst []byte) []byte
	fromServer()
}

// none is what stands in the place of something that there is not.
const none = "-"

// Nobody stands for no seat, where a message may have none.
const Nobody = engine.Terminal

// Owed is a decision that a seat owes.
type Owed struct {
	Seat    engine.Player
	Seconds int // that are left, or NoClock, which is written "-"
}

// NoClock is the time of who has all the time, or whose time has not begun.
const NoClock = -1

// Owe says who owes a decision: all who do, ascending, and nobody after the end.
type Owe struct{ Owed []Owed }

// Append implements [FromServer].
func (m Owe) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("owe")
	for _, o := range m.Owed {
		w.seat(o.Seat)
		w.secondsLeft(o.Seconds)
	}
	return w.end()
}

// secondsLeft writes the time of who owes a decision.
func (w *writer) secondsLeft(seconds int) {
	if seconds == NoClock {
		w.word(none)
	} else {
		w.number(seconds)
	}
}

func (f *fields) secondsLeft() int {
	if f.skip(none) {
		return NoClock
	}
	return f.count("the seconds left")
}

func parseOwe(f *fields) (m Owe) {
	for f.more && f.err == nil {
		o := Owed{f.seat("the seat"), f.secondsLeft()}
		if n := len(m.Owed); n > 0 && m.Owed[n-1].Seat >= o.Seat {
			f.fail("seat %d follows seat %d; seats should be ascending", o.Seat, m.Owed[n-1].Seat)
		}
		m.Owed = append(m.Owed, o)
	}
	return m
}

// OK says that command K was taken, after which the seat has N events. K is 0 for what is
// no command, sit and claim, and then N is 0 too.
type OK struct{ K, N int }

// Append implements [FromServer].
func (m OK) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("ok")
	w.number(m.K)
	w.number(m.N)
	return w.end()
}

func parseOK(f *fields) OK {
	m := OK{K: f.count("the number of the command"), N: f.count("the number of events")}
	if m.K == 0 && m.N != 0 {
		f.fail("%d events follow the number 0, which is no command's; they should be 0", m.N)
	}
	return m
}

// No says why command K was not taken; a refusal uses no K. It is 0 for what is no
// command.
type No struct {
	K    int
	Code Code
	Rule string // its id, for CodeRule alone: "W12"
}

// Append implements [FromServer].
func (m No) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("no")
	w.number(m.K)
	w.word(string(m.Code))
	if m.Code == CodeRule {
		w.word(m.Rule)
	}
	return w.end()
}

func parseNo(f *fields) No {
	m := No{K: f.count("the number of the command"), Code: oneOf(f, "the code", codes...)}
	if m.Code == CodeRule {
		m.Rule = f.such("the rule", "a capital letter and a number", isRule)
	}
	return m
}

// A Matter is what a question is about.
type Matter string

// The matters.
const (
	MatterUndo Matter = "undo" // Seat would like to take his last decision back
	MatterIn   Matter = "in"   // another device says that it is Seat's
	MatterStop Matter = "stop" // Seat would like to end the game without a result
)

// Question is one to all people at the table.
type Question struct {
	Number  int
	Matter  Matter
	Seat    engine.Player
	Seconds int // left for an answer
}

// Append implements [FromServer].
func (m Question) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("ask")
	w.number(m.Number)
	w.word(string(m.Matter))
	w.seat(m.Seat)
	w.number(m.Seconds)
	return w.end()
}

// Answer is what came of a question.
type Answer struct {
	Number int
	Yes    bool
	By     engine.Player // who has said no, Nobody for nobody: all agree, or the time is over
}

// Append implements [FromServer].
func (m Answer) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("asked")
	w.number(m.Number)
	w.yes(m.Yes)
	w.seatOrNobody(m.By)
	return w.end()
}

func parseAnswer(f *fields) Answer {
	m := Answer{f.count("the question"), f.yes("the answer"), f.seatOrNobody("who has said no")}
	if f.err == nil && m.Yes && m.By != Nobody {
		f.fail("all agree, and seat %d does not", m.By)
	}
	return m
}

// SignShown shows the sign of somebody.
type SignShown struct {
	Seat engine.Player
	Sign Sign
}

// Append implements [FromServer].
func (m SignShown) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("sign")
	w.seat(m.Seat)
	w.word(string(m.Sign))
	return w.end()
}

// Pong answers [Ping].
type Pong struct{}

// Append implements [FromServer].
func (Pong) Append(dst []byte) []byte { return append(dst, "pong\n"...) }

// Told tells some news of the table.
type Told struct {
	News  News
	Seats []engine.Player // that it is about, see News
}

// Append implements [FromServer].
func (m Told) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("told")
	w.word(string(m.News))
	for _, p := range m.Seats {
		w.seat(p)
	}
	return w.end()
}

func parseTold(f *fields) Told {
	m := Told{News: oneOf(f, "the news", news...)}
	for f.more && f.err == nil {
		m.Seats = append(m.Seats, f.seat("the seat"))
	}
	if min, max := m.News.seats(); f.err == nil && (len(m.Seats) < min || len(m.Seats) > max) {
		f.fail("%s has %d seats; it should have %d to %d", m.News, len(m.Seats), min, max)
	}
	return m
}

// Next says at which table the same people play again, with the same keys, and who of them
// has said so.
type Next struct {
	Table TableID
	Ready []engine.Player // ascending
}

// Append implements [FromServer].
func (m Next) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("again")
	w.word(string(m.Table))
	for _, p := range m.Ready {
		w.seat(p)
	}
	return w.end()
}

func parseNext(f *fields) Next {
	m := Next{Table: f.table()}
	for f.more && f.err == nil {
		m.Ready = append(m.Ready, f.seat("who is ready"))
	}
	return m
}

func (Table) fromServer()     {}
func (Seats) fromServer()     {}
func (Entry) fromServer()     {}
func (Owe) fromServer()       {}
func (OK) fromServer()        {}
func (No) fromServer()        {}
func (Question) fromServer()  {}
func (Answer) fromServer()    {}
func (Over) fromServer()      {}
func (SignShown) fromServer() {}
func (Pong) fromServer()      {}
func (Told) fromServer()      {}
func (Next) fromServer()      {}

// ParseFromServer reads a message of a server. Its error is an *Error for the first line
// that is wrong.
func ParseFromServer(text []byte) (FromServer, error) {
	f := readMessage(text, MaxFromServer)
	m := f.fromServer()
	if err := f.result(); err != nil {
		return nil, err
	}
	return m, nil
}

func (f *fields) fromServer() FromServer {
	switch head := f.word("the first word"); head {
	case "table":
		return parseTable(f)
	case "seats":
		return parseSeats(f)
	case "events":
		return parseEntry(f)
	case "owe":
		return parseOwe(f)
	case "ok":
		return parseOK(f)
	case "no":
		return parseNo(f)
	case "ask":
		return Question{
			Number: f.count("the question"), Matter: oneOf(f, "the matter", MatterUndo, MatterIn, MatterStop),
			Seat: f.seat("the seat"), Seconds: f.count("the seconds left"),
		}
	case "asked":
		return parseAnswer(f)
	case "over":
		return parseOver(f)
	case "sign":
		return SignShown{f.seat("the seat"), oneOf(f, "the sign", allSigns()...)}
	case "pong":
		return Pong{}
	case "told":
		return parseTold(f)
	case "again":
		return parseNext(f)
	default:
		f.fail("the first word is %q; it should be table, seats, events, owe, ok, no, ask, asked, over, sign, pong, told or again", head)
	}
	return nil
}
