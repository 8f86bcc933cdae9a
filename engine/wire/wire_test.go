package wire_test

import (
	"bytes"
	"errors"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine/person"
	"treille/engine/wire"
)

// A message is one of either direction.
type message interface{ Append([]byte) []byte }

// A direction is who sends, and how that is read.
type direction struct {
	name  string
	limit int
	parse func([]byte) (message, error)
}

var directions = []direction{
	{"device", wire.MaxFromDevice, func(text []byte) (message, error) {
		m, err := wire.ParseFromDevice(text)
		return m, err
	}},
	{"server", wire.MaxFromServer, func(text []byte) (message, error) {
		m, err := wire.ParseFromServer(text)
		return m, err
	}},
}

// examples returns the messages of testdata/NAME.txt.
func (d direction) examples(t testing.TB) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + d.name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	list := strings.SplitAfter(string(text), "\n%\n")
	for i := range list {
		list[i] = strings.TrimSuffix(list[i], "%\n")
	}
	return list
}

// TestExamplesAreWrittenBack reads each example, and wants it written as it was, with
// no memory but the slice that it is written to.
func TestExamplesAreWrittenBack(t *testing.T) {
	for _, d := range directions {
		for _, text := range d.examples(t) {
			m, err := d.parse([]byte(text))
			if err != nil {
				t.Errorf("%s: %q: %v", d.name, text, err)
				continue
			}
			dst := append(make([]byte, 0, wire.MaxFromServer), "before"...)
			if got := string(m.Append(dst)); got != "before"+text {
				t.Errorf("%s: %q is written back as %q", d.name, text, got)
			}
			if n := testing.AllocsPerRun(10, func() { m.Append(dst) }); n != 0 {
				t.Errorf("%s: writing %q allocates %v times", d.name, text, n)
			}
		}
	}
}

// TestEveryMessageHasAnExample counts the types of messages, and of verbs, among the
// examples.
func TestEveryMessageHasAnExample(t *testing.T) {
	for i, want := range [][]any{
		{wire.Hello{}, wire.Sit{}, wire.Claim{}, wire.Due{}, wire.ShowSign{}, wire.Ping{}, wire.Play{}, wire.Undo{}, wire.Ask{},
			wire.Vote{}, wire.Stand{}, wire.Back{}, wire.SetAway{}, wire.Hinted{}, wire.SetSeat{}, wire.Start{}, wire.Stop{},
			wire.Again{}, wire.Leave{}},
		{wire.Table{}, wire.Seats{}, wire.Entry{}, wire.Owe{}, wire.OK{}, wire.No{}, wire.Question{}, wire.Answer{}, wire.Over{},
			wire.SignShown{}, wire.Pong{}, wire.Told{}, wire.Next{}},
	} {
		seen := map[reflect.Type]bool{}
		for _, text := range directions[i].examples(t) {
			m, _ := directions[i].parse([]byte(text))
			if c, ok := m.(wire.Command); ok {
				seen[reflect.TypeOf(c.Do)] = true
			} else {
				seen[reflect.TypeOf(m)] = true
			}
		}
		for _, v := range want {
			if !seen[reflect.TypeOf(v)] {
				t.Errorf("testdata/%s.txt has no %T", directions[i].name, v)
			}
		}
		if len(seen) != len(want) {
			t.Errorf("testdata/%s.txt has %d types of messages; %d are known here", directions[i].name, len(seen), len(want))
		}
	}
}

// TestTheDocumentHasEveryMessage looks for the first word of each example in what the
// document puts between backquotes, and of a command for its verb.
func TestTheDocumentHasEveryMessage(t *testing.T) {
	doc, err := os.ReadFile("../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range directions {
		for _, text := range d.examples(t) {
			words := strings.Fields(text)
			want := words[0]
			if want[0] <= '9' {
				want = "K " + words[1]
			}
			if !strings.Contains(string(doc), "`"+want+" ") && !strings.Contains(string(doc), "`"+want+"`") {
				t.Errorf("docs/protocol.md says nothing of %q", want)
			}
		}
	}
}

// TestDamageIsFound changes each example in every place. What can still be read is
// another message, which is written as it was read.
func TestDamageIsFound(t *testing.T) {
	refused := 0
	for _, d := range directions {
		for _, text := range d.examples(t) {
			for i := range len(text) {
				for _, with := range []string{"", "\n", " ", "0", "-", "x", "\r", "\x00", "\xff", text[i:i+1] + text[i:i+1]} {
					changed := []byte(text[:i] + with + text[i+1:])
					m, err := d.parse(changed)
					if err != nil {
						refused++
					} else if got := m.Append(nil); !bytes.Equal(got, changed) {
						t.Fatalf("%s: %q is read, and written back as %q", d.name, changed, got)
					}
				}
				if m, err := d.parse([]byte(text[:i])); err == nil && !strings.HasSuffix(text[:i], "\n") {
					t.Fatalf("%s: %q is cut off and read as %+v", d.name, text[:i], m)
				}
			}
		}
	}
	if refused < 10000 {
		t.Errorf("only %d damaged messages were refused", refused)
	}
}

func TestTooLarge(t *testing.T) {
	for _, d := range directions {
		for head, line := range map[string]string{"1 play 0 0\n": "pass\n", "over\n": "x\n"} {
			text := head + strings.Repeat(line, d.limit/len(line))
			_, err := d.parse([]byte(text))
			if len(text) <= d.limit || err == nil || !strings.Contains(err.Error(), "bytes") {
				t.Errorf("%s: %d bytes give %v", d.name, len(text), err)
			}
		}
	}
}

// TestWrongMessages wants each fault to be named, and the line and the command where it is.
func TestWrongMessages(t *testing.T) {
	const key = " Zr3vX0m1QpYt8uKcWdEa5g"
	sum := " " + strings.Repeat("0a", 32)
	for _, c := range []struct {
		from int // place in directions
		text string
		says string
		line int
		k    int
	}{
		{0, "", "empty", 1, 0},
		{0, "\n", "first word is empty", 1, 0},
		{0, "ping", "cut off", 1, 0},
		{0, "ping \n", "follows", 1, 0},
		{0, "ping\nping\n", "a line follows", 2, 0},
		{0, "ping\r\n", "control", 1, 0},
		{0, "pong\n", "hello, sit", 1, 0},
		{0, "hello\n", "missing", 1, 0},
		{0, "hello host k4x9q2m7tb" + key + " 1 0 0 0\n", "guest", 1, 0},
		{0, "hello seat k4x9q2m7t0" + key + " 1 0 0 0\n", "the table", 1, 0},
		{0, "hello seat k4x9q2m7tb Zr3vX0m1QpYt8uKcWdEa5 1 0 0 0\n", "the key", 1, 0},
		{0, "hello seat k4x9q2m7tb Zr3vX0m1QpYt8uKcWdEa5h 1 0 0 0\n", "the key", 1, 0},
		{0, "hello seat k4x9q2m7tb AAAAAAAAAAAAAAAAAAAAAA 1 0 0 0\n", "zeros", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 01 0 0 0\n", "version", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 0 2147483648 0\n", "2147483647", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 0 99999999999999999999 0\n", "2147483647", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 0 1 0\n", "16", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 0 1 9C0d2e55a1b07f13\n", "16", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 2 0 0\n", "era", 1, 0},
		{0, "hello seat k4x9q2m7tb" + key + " 1 0 0 0000000000000000\n", "no events", 1, 0},
		{0, "sit 6" + key + key + " wait fox Clara\n", "the seat", 1, 0},
		{0, "sit 5" + key + key + " stay fox Clara\n", "away", 1, 0},
		{0, "sit 5" + key + key + " wait wolf Clara\n", "crest", 1, 0},
		{0, "sit 5" + key + key + " wait fox\n", "name is missing", 1, 0},
		{0, "sit 5" + key + key + " wait fox \n", "name is missing", 1, 0},
		{0, "sit 5" + key + key + " wait fox O'Hara\n", "O’Hara", 1, 0},
		{0, "claim 0" + key + " Ada★\n", "fonts", 1, 0},
		{0, "0 undo\n", "the command's number", 1, 0},
		{0, "07 undo\n", "the command's number", 1, 0},
		{0, "7\n", "the verb is missing", 1, 7},
		{0, "7 take\n", "the verb", 1, 7},
		{0, "7 undo 1\n", "follows", 1, 7},
		{0, "7 play 0 1\n", "decision is missing", 1, 7},
		{0, "7 play 0 1\n\n", "decision is missing", 2, 7},
		{0, "7 play 0 1\nbid y1\nbid  y1\n", "one space", 3, 7},
		{0, "7 play 0 1\n pass\n", "one space", 2, 7},
		{0, "7 vote 1 maybe\n", "the answer", 1, 7},
		{0, "7 away\n", "missing", 1, 7},
		{0, "7 seat 0 human fox Clara\n", "free or a computer player", 1, 7},
		{0, "7 seat 0 hard/ fox Clara\n", "free or a computer player", 1, 7},
		{0, "7 seat 0 free fox Clara\n", "follows", 1, 7},
		{0, "7 seat 0 hard fox 12345678901234567\n", "16", 1, 7},
		{0, "sign no\n", "the sign", 1, 0},
		{1, "table k4x9q2m7tb vino 0 4 - 0 play 6 none" + sum + " http://a/\n", "the rules", 1, 0},
		{1, "table k4x9q2m7tb vino 1+0 4 - 0 play 6 none" + sum + " http://a/\n", "the rules", 1, 0},
		{1, "table k4x9q2m7tb Vino 1 4 - 0 play 6 none" + sum + " http://a/\n", "the game", 1, 0},
		{1, "table k4x9q2m7tb vino 1 7 - 0 play 6 none" + sum + " http://a/\n", "players", 1, 0},
		{1, "table k4x9q2m7tb vino 1 0 - - play 6 none" + sum + " http://a/\n", "0 players", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 4 0 play 6 none" + sum + " http://a/\n", "no seat 4", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 5 play 6 none" + sum + " http://a/\n", "host 5", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 begun 6 none" + sum + " http://a/\n", "the state", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 0" + sum + " http://a/\n", "the clock", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none 0a http://a/\n", "64", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none" + sum + " http:///\n", "the address", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none" + sum + " ftp://a/\n", "the address", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none" + sum + " http://a\n", "the address", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none" + sum + " http://a/ b a\n", "ascending", 1, 0},
		{1, "table k4x9q2m7tb vino 1 4 3 0 play 6 none" + sum + " http://a/ a a\n", "ascending", 1, 0},
		{1, "seats 0\n", "a line with a seat", 1, 0},
		{1, "seats 0\n1 free\n", "should be 0", 2, 0},
		{1, "seats 0\n0 free\n1 human here wait fox Clara\n1 free\n", "should be 2", 4, 0},
		{1, "seats 0\n0 human gone wait fox Clara\n", "seconds", 2, 0},
		{1, "seats 0\n0 hard here wait fox Clara\n", "the crest", 2, 0},
		{1, "events 0 0 * 0 0\n", "the hash", 1, 0},
		{1, "events 0 0 - 0000000000000000 0\n", "who has decided", 1, 0},
		{1, "events 0 0 * - 1 0\n", "last part", 1, 0},
		{1, "events 0 0 * 0000000000000000 3\n", "from 0 to 2", 1, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n0 0 0 0 0\n", "the kind", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n256 0 0 0 0\n", "the kind", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 6 0 0 0\n", "the player", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 -4 0 0\n", "the other seat", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 -0 0 0 0\n", "the player", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 00\n", "the value", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 F\n", "the value", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 10000000000000000\n", "the value", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 0 0\n", "left out", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 0 1 2 3 4 5\n", "follows", 2, 0},
		{1, "events 0 0 * 0000000000000000 0 0\n1 0 0 0 0 2147483648\n", "a number", 2, 0},
		{1, "owe 1\n", "missing", 1, 0},
		{1, "owe 1 - 0 -\n", "ascending", 1, 0},
		{1, "ok 0 1\n", "should be 0", 1, 0},
		{1, "no 1 rule\n", "the rule is missing", 1, 0},
		{1, "no 1 rule w12\n", "the rule", 1, 0},
		{1, "no 1 rule W\n", "the rule", 1, 0},
		{1, "no 1 late W12\n", "follows", 1, 0},
		{1, "no 1 never\n", "the code", 1, 0},
		{1, "ask 1 money 0 30\n", "the matter", 1, 0},
		{1, "over\nsecret\n", "the secret is missing", 2, 0},
		{1, "over\nsecrets" + sum + key + "\n", "secrets", 2, 0},
		{1, "over\nsecret" + sum + "\n", "nonces are missing", 2, 0},
		{1, "over\nsecret" + sum + strings.Repeat(" -", 7) + "\n", "more than 6", 2, 0},
		{1, "over\nsecret" + sum + " -\nx\n", "a line follows", 3, 0},
		{1, "told let 1\n", "seats", 1, 0},
		{1, "told host 1 2\n", "seats", 1, 0},
		{1, "told stopped\n", "seats", 1, 0},
		{1, "told joke 1\n", "the news", 1, 0},
		{1, "again\n", "the table is missing", 1, 0},
		{1, "again abcdefghij 7\n", "who is ready", 1, 0},
	} {
		_, err := directions[c.from].parse([]byte(c.text))
		var e *wire.Error
		if !errors.As(err, &e) {
			t.Errorf("%q gives %v", c.text, err)
			continue
		}
		if !strings.Contains(e.Error(), c.says) || e.Line != c.line && c.line != 0 || e.K != c.k {
			t.Errorf("%q gives %v in command %d; want line %d, %q, command %d", c.text, e, e.K, c.line, c.says, c.k)
		}
	}
}

// TestCodeOfWrongMessages wants a name that can be none to be told from what no client
// should send.
func TestCodeOfWrongMessages(t *testing.T) {
	for text, want := range map[string]wire.Code{
		"claim 0 Zr3vX0m1QpYt8uKcWdEa5g Ada★\n": wire.CodeName,
		"7 seat 0 hard fox 12345678901234567\n": wire.CodeName,
		"claim 0 Zr3vX0m1QpYt8uKcWdEa5g\n":      wire.CodeForm,
		"7 seat 0 hard wolf Ada\n":              wire.CodeForm,
	} {
		_, err := wire.ParseFromDevice([]byte(text))
		var e *wire.Error
		if !errors.As(err, &e) || e.Code() != want {
			t.Errorf("%q gives %v, want the code %s", text, err, want)
		}
	}
	_, err := wire.ParseFromDevice([]byte("claim 0 Zr3vX0m1QpYt8uKcWdEa5g Ada★\n"))
	if !errors.Is(err, person.ErrCharacter) {
		t.Errorf("%v does not say what is wrong with the name", err)
	}
}

func TestTableIDs(t *testing.T) {
	seen := map[wire.TableID]bool{}
	for _, random := range []uint64{0, 1, 31, 32, 1 << 49, 1<<50 - 1} {
		id := wire.MakeTableID(random)
		m, err := wire.ParseFromServer(wire.Next{Table: id}.Append(nil))
		if err != nil || !reflect.DeepEqual(m, wire.Next{Table: id}) || seen[id] {
			t.Errorf("%d makes the id %q: %v", random, id, err)
		}
		seen[id] = true
	}
	if wire.MakeTableID(1<<50) != wire.MakeTableID(0) {
		t.Error("more than 50 bits are in an id")
	}
}

// TestSigns wants six of them, as there are pictures.
func TestSigns(t *testing.T) {
	if list := wire.Signs(); len(list) != 6 || len(slices.Compact(slices.Sorted(slices.Values(list)))) != 6 {
		t.Errorf("the signs are %q", list)
	}
}
