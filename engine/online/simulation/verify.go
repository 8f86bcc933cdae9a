package simulation

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/wire"
)

// verify looks at the end whether all is as it should be.
func (w *world) verify() {
	w.now += 60_000
	w.serve()
	w.settle()
	entries, err := w.nodes[0].log.Read(w.id, 0)
	if err != nil {
		w.fail("the log cannot be read: %v", err)
		return
	}
	w.nodes[0].open() // it was read behind the table's back
	w.report.Entries = len(entries)
	w.compareAnswers(entries)
	w.compareDevices()
	for _, p := range w.people {
		if p.question != 0 {
			w.fail("question %d was never answered", p.question)
		}
	}
	if w.report.End == string(wire.StateOver) {
		w.compareRecord()
	}
}

// A reign is the time of one person, or of one computer player, in a seat.
type reign struct {
	human    bool
	computer bool     // a computer player decides now
	keys     []string // hexadecimal sums of the keys of his devices, the present one last
	commands []string // the k-th at k-1
}

// compareAnswers reads the log by itself, and looks for each command that was answered.
func (w *world) compareAnswers(entries [][]byte) {
	seats := make([]*reign, w.players)
	all := make([][]*reign, w.players) // all reigns of a seat
	begin := func(p int, r *reign) {
		seats[p], all[p] = r, append(all[p], r)
	}
	for p := range seats {
		begin(p, &reign{})
	}
	lobby, era := true, 0
	var plies []string // all that count
	taken := func(who string) (n int) {
		for _, p := range plies {
			if strings.HasPrefix(p, who+" ") {
				n++
			}
		}
		return n
	}
	for i, line := range entries {
		parts := strings.Split(string(line), " | ")
		words := strings.Split(parts[0], " ")
		who, err := strconv.Atoi(words[1])
		if err != nil {
			who = -1 // chance
		}
		k, _ := strconv.Atoi(words[2])
		verb, rest := words[3], words[4:]
		if k > 0 {
			r := seats[who]
			if k != len(r.commands)+1 {
				w.fail("entry %d is command %d of seat %d; it should be its %d", i+1, k, who, len(r.commands)+1)
				return
			}
			r.commands = append(r.commands, commandText(who, verb, rest, parts[1:]))
			if by, ok := w.nodes[0].log.by[i+1]; !ok || !r.human || sum(by) != r.keys[len(r.keys)-1] {
				w.fail("entry %d, %q, is of a device that does not have seat %d", i+1, line, who)
				return
			}
		}
		if verb == "play" && (rest[0] != strconv.Itoa(era) || rest[1] != strconv.Itoa(taken(words[1]))) {
			w.fail("entry %d, %q, is of a decision that is no longer the present one", i+1, line)
			return
		}
		plies = append(plies, parts[1:]...)
		switch verb {
		case "undo":
			n, _ := strconv.Atoi(rest[0])
			plies = plies[:len(plies)-n]
			era++
		case "sit":
			begin(who, &reign{human: true, keys: rest[:1]})
		case "in":
			r := seats[who]
			r.keys = append(slices.DeleteFunc(r.keys, func(k string) bool { return k == rest[0] }), rest[0])
		case "seat":
			p, _ := strconv.Atoi(rest[0])
			begin(p, &reign{computer: rest[1] != wire.WhoFree})
		case "leave":
			if lobby {
				begin(who, &reign{})
			}
		case "start":
			lobby = false
		case "stand":
			p, _ := strconv.Atoi(rest[0])
			seats[p].computer = len(rest) == 1 // else for one decision
		case "back":
			seats[who].computer = false
		case "bot":
			if !seats[who].computer {
				w.fail("entry %d, %q: a computer player decides for somebody who decides himself", i+1, line)
				return
			}
		case "late":
			if seats[who].computer || !seats[who].human || w.nodes[0].table.Clock() == 0 {
				w.fail("entry %d, %q: nobody can be late there", i+1, line)
				return
			}
		}
	}
	for _, a := range w.answered {
		if !slices.ContainsFunc(all[a.seat], func(r *reign) bool {
			return slices.Contains(r.keys, sum(a.key)) && len(r.commands) >= a.k && sameCommand(a.text, r.commands[a.k-1])
		}) {
			w.fail("command %d of seat %d, %q, was answered and is not in the log", a.k, a.seat, a.text)
			return
		}
	}
}

func sum(k wire.Key) string {
	s := sha256.Sum256(k[:])
	return hex.EncodeToString(s[:])
}

// commandText is what a device said so that an entry was written.
func commandText(who int, verb string, rest, plies []string) string {
	switch verb {
	case "undo", "again": // what is more in the entry comes from the table
		return verb
	}
	text := strings.Join(append([]string{verb}, rest...), " ")
	for _, p := range plies {
		if own, ok := strings.CutPrefix(p, strconv.Itoa(who)+" "); ok {
			text += "\n" + own
		}
	}
	return text
}

// sameCommand reports whether what was said is what was taken. Of a gesture, decisions that
// nobody asked for any more were left out.
func sameCommand(said, taken string) bool {
	return strings.HasPrefix(said+"\n", strings.TrimSuffix(taken, " once")+"\n")
}

// compareOwed wants everybody to be told who owes a decision.
func (w *world) compareOwed() {
	for i, p := range w.people {
		d := p.device
		if d.Info() != nil && d.Table().State == wire.StatePlay && p.owes != d.Info().Acting() {
			w.fail("device %d was told that %v owe a decision; by what it knows %v do", i, p.owes, d.Info().Acting())
		}
	}
}

// compareDevices wants all who see the game to see the same table, and each to know what a
// device knows that has just come with his key.
func (w *world) compareDevices() {
	tables := map[string]bool{}
	for i, p := range w.people {
		d := p.device
		if p.socket == nil || d.Table().ID == "" {
			w.fail("device %d finds no table", i)
			return
		}
		seats := slices.Clone(d.Seats().Seats)
		for i := range seats {
			seats[i].Gone = 0
		}
		t := d.Table()
		tables[fmt.Sprintln(seats, d.Seats().Watching, t.Host, t.State, t.Commit)] = true
	}
	if len(tables) > 1 {
		var list []string
		for t := range tables {
			list = append(list, t)
		}
		slices.Sort(list)
		w.fail("the devices disagree about the table:\n%s", strings.Join(list, ""))
	}
	for i, p := range w.people {
		d := p.device
		if d.Info() == nil || w.err != nil {
			continue
		}
		as, key := d.Key()
		fresh := w.newPlayer(as, key)
		w.connect(fresh)
		s := fresh.socket
		for w.err == nil && s.close == 0 && w.carry(s) {
		}
		if s.close != 0 {
			continue // there are too many by now
		}
		w.hangUp(s)
		w.forget(s)
		if f := fresh.device; f.Info() == nil || f.Info().Hash() != d.Info().Hash() || !slices.Equal(f.History(), d.History()) {
			w.fail("device %d, in seat %d, knows something else than one that has just come", i, d.Viewer())
		}
	}
}

// compareRecord wants the record, played again by a referee of its own, to be what each
// device knows, and the deal to be the one that was promised.
func (w *world) compareRecord() {
	var first wire.Over
	var referee *match.Match
	for i, p := range w.people {
		d := p.device
		if d.Info() == nil {
			continue
		}
		over, ok := d.Over()
		if !ok {
			w.fail("device %d does not know that the game is over", i)
			return
		}
		if referee == nil {
			var err error
			if referee, err = w.judge(over, d.Table()); err != nil {
				w.fail("%v", err)
				return
			}
			first = over
		}
		if over.Record != first.Record || over.Secret != first.Secret {
			w.fail("device %d has another record", i)
		}
		if v := d.Viewer(); referee.Info(v).Hash() != d.Info().Hash() || eventText(referee.History(v)) != eventText(d.History()) {
			w.fail("device %d, in seat %d, knows something else than the record says", i, v)
		}
	}
}

// judge plays a record again, and checks its deal.
func (w *world) judge(over wire.Over, told wire.Table) (*match.Match, error) {
	rec, err := record.Parse([]byte(over.Record))
	if err != nil {
		return nil, fmt.Errorf("the record cannot be read: %w", err)
	}
	t := chance.Table{ID: string(w.id), Game: rec.Game, Rules: rec.Rules, Options: rec.Options}
	for _, n := range over.Nonces {
		t.Nonces = append(t.Nonces, chance.Nonce(n))
	}
	if err := t.Check(chance.Secret(over.Secret), chance.Commitment(told.Commit), -1, chance.Nonce{}, rec.Chance); err != nil {
		return nil, fmt.Errorf("the deal: %w", err)
	}
	game, err := games.ByName(rec.Game)
	if err != nil {
		return nil, err
	}
	m, err := match.Replay(game, rec, nil)
	if err != nil {
		return nil, fmt.Errorf("the record does not hold: %w", err)
	}
	return m, nil
}

// eventText are events as they are sent: without those who see them.
func eventText(list []engine.Event) string {
	var b []byte
	for _, e := range list {
		b = wire.AppendEvent(b, e)
	}
	return string(b)
}
