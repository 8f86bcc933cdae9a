package online

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/record"
)

// The verbs of entries. Those of commands are the words that devices use.
const (
	verbTable   = "table"   // GAME RULES PLAYERS CLOCK AWAY EVENTS SECRET INVITE WATCH OPTIONS…: the first entry
	verbSit     = "sit"     // KEY NONCE AWAY CREST NAME: somebody sits down
	verbIn      = "in"      // KEY BY: another device was let in to the seat
	verbSeat    = "seat"    // SEAT WHO CREST NAME, or SEAT free: by the host
	verbStart   = "start"   // | and the deal
	verbPlay    = "play"    // ERA AT | and the decisions, with all outcomes of chance
	verbBot     = "bot"     // the same of a computer player, also for a person
	verbLate    = "late"    // the same of one that decides once for a person whose time is over
	verbUndo    = "undo"    // PLIES: so many are taken back
	verbStand   = "stand"   // SEAT: a computer player decides for it; SEAT once: for one decision
	verbBack    = "back"    // its player decides himself again
	verbAway    = "away"    // computer or wait
	verbHinted  = "hinted"  // he has seen a hint
	verbAsk     = "ask"     // he asks whether he may take back
	verbVote    = "vote"    // QUESTION yes
	verbStop    = "stop"    // he asks whether the game shall end
	verbLeave   = "leave"   // he leaves; in the lobby his seat is free
	verbStopped = "stopped" // the game is ended without a result
	verbAgain   = "again"   // TABLE: where the same people play again
)

// once ends the words of verbStand where it is for one decision.
const once = "once"

// An entry is one line of a table's log: "TIME WHO K VERB WORDS | PLY | PLY".
type entry struct {
	time  int64         // milliseconds of the table's own clock, never falling
	who   engine.Player // whose command it is, or who decides; engine.Chance, "*", for the table's own
	k     int           // number of the command, 0 for none
	verb  string
	words string // what follows the verb
	plies []record.Ply
}

// between stands before each ply.
const between = " | "

// bytes are the line of the entry.
func (e *entry) bytes() []byte {
	b := strconv.AppendInt(nil, e.time, 10)
	b = append(append(append(b, ' '), seatText(e.who)...), ' ')
	b = append(append(strconv.AppendInt(b, int64(e.k), 10), ' '), e.said()...)
	for _, p := range e.plies {
		b = append(append(append(append(b, between...), seatText(p.Who)...), ' '), p.Text...)
	}
	return b
}

// said is the verb with its words.
func (e *entry) said() string { return strings.TrimSuffix(e.verb+" "+e.words, " ") }

// command is the text of the entry's command, which two devices that said the same have in
// common: the verb, its words and the own decisions.
func (e *entry) command() string {
	if e.verb == verbUndo {
		return verbUndo // how much is taken back, the device does not say
	}
	lines := []string{e.said()}
	for _, p := range e.plies {
		if p.Who == e.who {
			lines = append(lines, p.Text)
		}
	}
	return strings.Join(lines, "\n")
}

func seatText(p engine.Player) string {
	if p == engine.Chance {
		return "*"
	}
	return strconv.Itoa(int(p))
}

func parseSeat(word string) (engine.Player, error) {
	if word == "*" {
		return engine.Chance, nil
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n >= engine.MaxPlayers {
		return 0, fmt.Errorf("%q is no seat", word)
	}
	return engine.Player(n), nil
}

// parseEntry reads what bytes writes.
func parseEntry(line []byte) (e entry, err error) {
	parts := strings.Split(string(line), between)
	words := strings.SplitN(parts[0], " ", 5)
	if len(words) < 4 {
		return e, fmt.Errorf("%q is no entry", parts[0])
	}
	if e.time, err = strconv.ParseInt(words[0], 10, 64); err != nil {
		return e, err
	}
	if e.who, err = parseSeat(words[1]); err != nil {
		return e, err
	}
	if e.k, err = strconv.Atoi(words[2]); err != nil {
		return e, err
	}
	if e.verb = words[3]; len(words) == 5 {
		e.words = words[4]
	}
	for _, part := range parts[1:] {
		who, text, _ := strings.Cut(part, " ")
		p := record.Ply{Text: text}
		if p.Who, err = parseSeat(who); err != nil {
			return e, err
		}
		e.plies = append(e.plies, p)
	}
	return e, nil
}

// A scanner takes the words of an entry apart. The first thing that is wrong stays.
type scanner struct {
	rest string
	err  error
}

func (s *scanner) word() string {
	var word string
	word, s.rest, _ = strings.Cut(s.rest, " ")
	if word == "" && s.err == nil {
		s.err = fmt.Errorf("a word is missing")
	}
	return word
}

func (s *scanner) number() int {
	word := s.word()
	n, err := strconv.Atoi(word)
	if (err != nil || n < 0) && s.err == nil {
		s.err = fmt.Errorf("%q is no number", word)
	}
	return n
}

// clock reads what clockText writes.
func (s *scanner) clock() int {
	if rest, none := strings.CutPrefix(s.rest, noClock+" "); none {
		s.rest = rest
		return 0
	}
	return s.number()
}

const noClock = "none"

// clockText are the seconds for a decision.
func clockText(seconds int) string {
	if seconds == 0 {
		return noClock
	}
	return strconv.Itoa(seconds)
}

func (s *scanner) seat() engine.Player {
	p, err := parseSeat(s.word())
	if err != nil && s.err == nil {
		s.err = err
	}
	return p
}

// bytes reads len(dst) bytes in hexadecimal digits.
func (s *scanner) bytes(dst []byte) {
	word := s.word()
	if len(word) != 2*len(dst) {
		word = "?"
	}
	if _, err := hex.Decode(dst, []byte(word)); err != nil && s.err == nil {
		s.err = fmt.Errorf("%q is not %d bytes in hexadecimal digits", word, len(dst))
	}
}
