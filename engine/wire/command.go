package wire

import (
	"fmt"
	"strings"

	"treille/engine"
)

// A Command changes the table. K counts the seat's commands from 1; the device says the
// same again until it is answered.
type Command struct {
	K  int
	Do Verb
}

// A Verb is what a command does: [Play], [Undo], [Ask], [Vote], [Stand], [Back],
// [SetAway], [Hinted], [Start], [Stop], [Again], [Leave] or [SetSeat].
type Verb interface {
	// append writes the verb and the end of its line, and lines that follow.
	append(dst []byte) []byte
}

// Append implements [FromDevice].
func (m Command) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.number(m.K)
	return m.Do.append(append(w.dst, ' '))
}

// Play takes the decisions of one gesture, in order. Era and At say which decision is
// meant: the first is the At-th (from 0) that is taken in this seat, by the player or for
// him.
type Play struct {
	Era       int
	At        int
	Decisions []string // as the game writes them: "bid y1 g2"
}

// MakePlay writes decisions as their game does.
func MakePlay(game engine.Game, era, at int, decisions ...engine.Action) Play {
	m := Play{Era: era, At: at}
	for _, a := range decisions {
		m.Decisions = append(m.Decisions, game.Format(a))
	}
	return m
}

// Actions reads the decisions as their game does, which takes sets in any order.
func (m Play) Actions(game engine.Game) ([]engine.Action, error) {
	var list []engine.Action
	for i, text := range m.Decisions {
		a, err := game.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("decision %d: %w", i+1, err)
		}
		list = append(list, a)
	}
	return list, nil
}

func (m Play) append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("play")
	w.number(m.Era)
	w.number(m.At)
	w.end()
	for _, text := range m.Decisions {
		w.word(text)
		w.end()
	}
	return w.dst
}

func parsePlay(f *fields) Play {
	m := Play{Era: f.count("the era"), At: f.count("the number of decisions")}
	for f.next() {
		m.Decisions = append(m.Decisions, f.decision())
	}
	if f.err == nil && m.Decisions == nil {
		f.fail("a line with a decision is missing")
	}
	return m
}

// decision reads a line that is one, as far as its form goes.
func (f *fields) decision() string {
	text := f.remainder("the decision")
	if f.err == nil && (strings.Contains(text, "  ") || text[0] == ' ' || text[len(text)-1] == ' ') {
		f.fail("the decision is %q; it should be words with one space between", text)
	}
	return text
}

// Vote answers a question to all people.
type Vote struct {
	Question int
	Yes      bool
}

func (m Vote) append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("vote")
	w.number(m.Question)
	w.yes(m.Yes)
	return w.end()
}

// Stand lets a computer player decide for a seat until its player is back: one's own, or
// that of somebody who is away and has agreed.
type Stand struct{ Seat engine.Player }

func (m Stand) append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("stand")
	w.seat(m.Seat)
	return w.end()
}

// SetAway changes what shall be while one is away oneself.
type SetAway struct{ Away Away }

func (m SetAway) append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("away")
	w.word(string(m.Away))
	return w.end()
}

// SetSeat frees a seat before the start, when Who is WhoFree, and else puts a computer
// player there. Only the host may.
type SetSeat struct {
	Seat  engine.Player
	Who   string // WhoFree, or a computer player as in a record: "hard/patient"
	Crest string // "" for a free seat, as Name
	Name  string
}

func (m SetSeat) append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("seat")
	w.seat(m.Seat)
	w.word(m.Who)
	if m.Who != WhoFree {
		w.word(m.Crest)
		w.word(m.Name)
	}
	return w.end()
}

func parseSetSeat(f *fields) SetSeat {
	m := SetSeat{Seat: f.seat("the seat")}
	m.Who = f.such("who sits there", "free or a computer player", func(w string) bool { return w == WhoFree || isPlayer(w) })
	if f.err == nil && m.Who != WhoFree {
		m.Crest, m.Name = f.crest(), f.name()
	}
	return m
}

// The verbs that are one word.
type (
	// Undo takes one's last decision back.
	Undo struct{}
	// Ask asks all people whether one may take it back.
	Ask struct{}
	// Back says that one decides oneself again.
	Back struct{}
	// Hinted says that one has seen a hint.
	Hinted struct{}
	// Start begins the game. Only the host may.
	Start struct{}
	// Stop asks all people whether the game shall end without a result.
	Stop struct{}
	// Again opens the next table with the same people, after the end.
	Again struct{}
	// Leave leaves the table; what SetAway said last holds from now on.
	Leave struct{}
)

func (Undo) append(dst []byte) []byte   { return append(dst, "undo\n"...) }
func (Ask) append(dst []byte) []byte    { return append(dst, "ask\n"...) }
func (Back) append(dst []byte) []byte   { return append(dst, "back\n"...) }
func (Hinted) append(dst []byte) []byte { return append(dst, "hinted\n"...) }
func (Start) append(dst []byte) []byte  { return append(dst, "start\n"...) }
func (Stop) append(dst []byte) []byte   { return append(dst, "stop\n"...) }
func (Again) append(dst []byte) []byte  { return append(dst, "again\n"...) }
func (Leave) append(dst []byte) []byte  { return append(dst, "leave\n"...) }

// parseCommand reads a command of which the first word, its number, has been read.
func parseCommand(f *fields, number string) Command {
	k, ok := parseNumber(number, maxNumber)
	if f.err == nil && (!ok || k == 0) {
		f.fail("the command's number is %q; it should be one from 1 to %d in its shortest form", number, maxNumber)
		return Command{}
	}
	f.k = int(k)
	return Command{K: f.k, Do: f.verb()}
}

func (f *fields) verb() Verb {
	switch verb := f.word("the verb"); verb {
	case "play":
		return parsePlay(f)
	case "undo":
		return Undo{}
	case "ask":
		return Ask{}
	case "vote":
		return Vote{f.count("the question"), f.yes("the answer")}
	case "stand":
		return Stand{f.seat("the seat")}
	case "back":
		return Back{}
	case "away":
		return SetAway{f.away()}
	case "hinted":
		return Hinted{}
	case "seat":
		return parseSetSeat(f)
	case "start":
		return Start{}
	case "stop":
		return Stop{}
	case "again":
		return Again{}
	case "leave":
		return Leave{}
	default:
		f.fail("the verb is %q; it should be play, undo, ask, vote, stand, back, away, hinted, seat, start, stop, again or leave", verb)
	}
	return nil
}
