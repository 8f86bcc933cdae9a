package online_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// What somebody can say wrong at a table, and what he is answered: "" for nothing. KEY and
// NONCE stand for keys, EMMA for what Emma sat down with.
var wrongLines = map[string][]struct{ line, answer string }{
	"seat 0 in the lobby": {
		{"", "no 0 form"},
		{"\n", "no 0 form"},
		{"ping", "no 0 form"},    // without a newline
		{" ping\n", "no 0 form"}, // with a space before
		{"ping \n", "no 0 form"},
		{"ping\n\n", "no 0 form"},
		{"ping 1\n", "no 0 form"},
		{"PING\n", "no 0 form"},
		{"ping\r\n", "no 0 form"},
		{"p\xffng\n", "no 0 form"},
		{"dance\n", "no 0 form"},
		{"due 3\n", "no 0 form"},
		{"sign wave\n", "no 0 form"},
		{"sign\n", "no 0 form"},
		{"0 start\n", "no 0 form"},
		{"01 start\n", "no 0 form"},
		{"-1 start\n", "no 0 form"},
		{"+1 start\n", "no 0 form"},
		{"1x start\n", "no 0 form"},
		{"99999999999 start\n", "no 0 form"},
		{"1\n", "no 1 form"},
		{"1 dance\n", "no 1 form"},
		{"1 start now\n", "no 1 form"},
		{"1 start\n2 start\n", "no 1 form"},
		{"1 play\n", "no 1 form"},
		{"1 play 0\n", "no 1 form"},
		{"1 play 0 0\n", "no 1 form"}, // without a decision
		{"1 play 0 0\n\n", "no 1 form"},
		{"1 play 0 0\nbid  y1\n", "no 1 form"},
		{"1 play 0 0 \nbid y1\n", "no 1 form"},
		{"1 play -1 0\nbid y1\n", "no 1 form"},
		{"1 vote 1 perhaps\n", "no 1 form"},
		{"1 vote yes\n", "no 1 form"},
		{"1 stand\n", "no 1 form"},
		{"1 stand 6\n", "no 1 form"},
		{"1 stand *\n", "no 1 form"},
		{"1 away never\n", "no 1 form"},
		{"1 seat 1\n", "no 1 form"},
		{"1 seat 1 free now\n", "no 1 form"},
		{"1 seat 1 human fox Emma\n", "no 1 form"},
		{"1 seat 1 hard\n", "no 1 form"},
		{"1 seat 1 hard wolf Emma\n", "no 1 form"},
		{"1 seat 1 genius owl Emma\n", "no 1 form"},
		{"1 seat 1 hard owl \n", "no 1 form"},
		{"1 seat 1 hard owl Em  ma\n", "no 1 form"},
		{"1 seat 1 hard owl Em\u0301ma\n", "no 1 name"},
		{"1 seat 1 hard owl <Emma>\u202e\n", "no 1 name"},
		{"1 seat 1 hard owl Abcdefghijklmnopq\n", "no 1 name"},
		{"1 seat 1 hard fox Emma\n", "no 1 taken"},  // Clara's crest
		{"1 seat 1 hard owl clara\n", "no 1 taken"}, // and her name
		{"1 seat 0 free\n", "no 1 taken"},           // her own seat
		{"1 seat 3 hard owl Hugo\n", "no 1 taken"},  // there is none
		{"2 start\n", "no 2 gap"},
		{"1 start\n", "no 1 people"},
		{"1 play 0 0\nbid y1\n", "no 1 turn"},
		{"1 play 1 0\nbid y1\n", "no 1 late"},
		{"1 undo\n", "no 1 late"},
		{"1 ask\n", "no 1 late"},
		{"1 vote 1 yes\n", "no 1 late"},
		{"1 stand 0\n", "no 1 late"},
		{"1 hinted\n", "no 1 late"},
		{"1 stop\n", "no 1 late"},
		{"1 again\n", "no 1 late"},
		{"sit 1 KEY NONCE computer owl Emma\n", "no 0 taken"}, // one sits already
		{"claim 1 KEY Emma\n", "no 0 taken"},
		{"hello seat TABLE KEY 1 0 0 0\n", "close 1008"}, // another one than before
		{"hello seat TABLE KEY 1 0 0\n", "no 0 form"},
	},
	"a guest in the lobby": {
		{"sit 1 KEY NONCE computer owl\n", "no 0 form"},
		{"sit 1 KEY NONCE computer owl \n", "no 0 form"},
		{"sit 1 KEY NONCE perhaps owl Emma\n", "no 0 form"},
		{"sit 1 KEY NONCE computer wolf Emma\n", "no 0 form"},
		{"sit 1 KEY short computer owl Emma\n", "no 0 form"},
		{"sit 1 AAAAAAAAAAAAAAAAAAAAAA NONCE computer owl Emma\n", "no 0 form"}, // a key of zeros
		{"sit 9 KEY NONCE computer owl Emma\n", "no 0 form"},
		{"sit 3 KEY NONCE computer owl Emma\n", "no 0 taken"}, // there is none
		{"sit 0 KEY NONCE computer owl Emma\n", "no 0 taken"},
		{"sit 1 KEY NONCE computer fox Emma\n", "no 0 taken"},
		{"sit 1 KEY NONCE computer owl CLARA\n", "no 0 taken"},
		{"sit 1 HOST NONCE computer owl Emma\n", "no 0 taken"}, // another's key
		{"sit 1 KEY NONCE computer owl Em*ma\n", "no 0 form"},
		{"sit 1 KEY NONCE computer owl \u200bEmma\n", "no 0 name"},
		{"claim 1 KEY Emma\n", "no 0 taken"},  // nobody sits there
		{"claim 0 KEY Emma\n", "no 0 taken"},  // another sits there
		{"claim 0 KEY Clara\n", "no 0 taken"}, // who is there
		{"1 start\n", "no 1 turn"},
		{"sign hello\n", ""},
		{"due\n", ""},
	},
	"seat 1 in play": {
		{"1 play 0 0\ndance\n", "no 1 form"},
		{"1 play 0 0\nbid z9\n", "no 1 form"},
		{"1 play 0 0\nplace y1 0.0\n", "no 1 rule"},
		{"1 play 0 1\npass\n", "no 1 late"},
		{"1 play 1 0\npass\n", "no 1 late"},
		{"1 undo\n", "no 1 late"},
		{"1 ask\n", "no 1 late"},
		{"1 stand 0\n", "no 1 late"}, // who is there
		{"1 stand 2\n", "no 1 late"}, // a computer player
		{"1 start\n", "no 1 host"},
		{"1 seat 2 free\n", "no 1 host"},
		{"1 again\n", "no 1 late"},
	},
	"seat 0 in play": {
		{"3 play 0 0\npass\n", "no 3 turn"}, // it is seat 1's
		{"1 play 0 0\npass\n", "no 1 other"},
		{"2 undo\n", "no 2 other"},
		{"3 start\n", "no 3 late"},
		{"3 seat 2 free\n", "no 3 late"},
	},
	"who watches": {
		{"1 play 0 0\npass\n", "no 1 turn"},
		{"1 stop\n", "no 1 turn"},
		{"sit 1 KEY NONCE computer owl Emma\n", "no 0 taken"},
		{"claim 1 KEY Emma\n", "no 0 taken"},
		{"sign hello\n", ""},
	},
}

// TestWrongLines says each wrong line at a table of its own, and looks at the answer; all
// others at the table hear nothing of it.
func TestWrongLines(t *testing.T) {
	for place, lines := range wrongLines {
		for _, l := range lines {
			table, ends := wrongTable(t, place)
			text := strings.NewReplacer("KEY", key(60).String(), "NONCE", key(61).String(), "HOST", key(0).String(), "TABLE", string(table.ID())).Replace(l.line)
			if got := answerTo(table, ends[0].conn, text); got != l.answer {
				t.Errorf("%s, %q: the answer is %q, want %q", place, l.line, got, l.answer)
			}
			for _, o := range ends[1:] {
				if m, ok := o.conn.Next(0, nil); ok || o.conn.Close != 0 {
					t.Errorf("%s, %q: another is told %q, or closed with %d", place, l.line, m, o.conn.Close)
				}
			}
		}
	}
}

// beginner is the seed of a secret with which seat 1 begins.
const beginner = 7

// wrongTable is a table of Weinhändler with three seats, of which the last is a computer player's
// in play; the first end is the one that is to say something.
func wrongTable(t *testing.T, place string) (*online.Table, []*end) {
	t.Helper()
	game, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	o := opening(game, 3)
	o.Others = nil
	table, why := server(beginner).Create(0, o)
	if why != "" {
		t.Fatal(why)
	}
	come := func(as wire.As, k int) *end {
		e := &end{t: t, device: device.New(table.ID(), as, key(k))}
		e.connect(0, table)
		e.talk(0, table)
		return e
	}
	ends := []*end{come(wire.AsSeat, 0), come(wire.AsGuest, inviteKey), come(wire.AsWatch, watchKey)}
	playing := strings.HasSuffix(place, "in play") || place == "who watches"
	if playing {
		ends[1].device.Say(wire.Sit{Seat: 1, Key: key(1), Nonce: key(101), Away: wire.AwayComputer, Crest: "owl", Name: "Emma"})
		ends[1].talk(0, table)
		ends[0].device.Do(wire.SetSeat{Seat: 2, Who: engine.Greedy, Crest: "boar", Name: "Hugo"})
		ends[0].device.Do(wire.Start{})
	}
	for said := true; said; {
		said = false
		for _, e := range ends {
			said = e.talk(0, table) || said
		}
	}
	first := map[string]int{"seat 0 in the lobby": 0, "a guest in the lobby": 1, "seat 1 in play": 1, "seat 0 in play": 0, "who watches": 2}[place]
	if p := ends[first].device; playing && p.Info() != nil && !p.Info().Acting().Has(1) {
		t.Fatal("seat 1 does not begin")
	}
	return table, append([]*end{ends[first]}, slices.Delete(slices.Clone(ends), first, first+1)...)
}

// answerTo is what the server says to a text: its refusal, or with what it closes.
func answerTo(table *online.Table, c *online.Conn, text string) string {
	m, err := wire.ParseFromDevice([]byte(text))
	var wrong *wire.Error
	if errors.As(err, &wrong) {
		c.Refuse(wrong.K, wrong.Code())
	} else {
		table.Take(0, c, m)
	}
	answer, _ := c.Next(0, nil)
	if c.Close != 0 {
		return "close 1008"
	}
	line, _, _ := strings.Cut(string(answer), "\n")
	if rest, ok := strings.CutPrefix(line, "no 1 rule "); ok && rest != "" {
		return "no 1 rule"
	}
	return line
}
