package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/record"
)

const header = `[Format "treille 1"]
[Game "weinhaendler"]
[Rules "1"]
[Players "3"]
[Seed "18446744073709551615"]
[Options ""]
`

const unfinished = header + `
1 * first 2
2 2 bid y1 g2
`

const finished = unfinished + `[Result "41 -38 0"]
[Winners "0 2"]
[Hash "00000000deadbeef"]
`

const seated = `[Format "treille 1"]
[Game "vino"]
[Rules "1+0123abcd"]
[Players "4"]
[Seed "7"]
[Options "hidden-money no-luck"]
[Seat0 "human fox Clara \"la \\ rousse\" Ö."]
[Seat2 "hard/patient owl Hugo"]

1 * banker 0
`

// assisted is a record in which two seats asked for hints.
var assisted = strings.Replace(seated, "\n\n", "\n[Assisted \"0 2\"]\n\n", 1)

// secret is a record of a game that a table's secret has dealt, in which a computer player
// stood in for one seat.
var secret = strings.NewReplacer(`[Seed "7"]`, `[Seed "0"]`, "[Seat0", chanceLine+"[Seat0", "\n\n", "\n[Assisted \"2\"]\n[StoodIn \"0 3\"]\n\n").Replace(seated)

const chanceLine = "[Chance \"9d4dc9c4c27de6fda2385c866fcf2544739ac40382b49c7368f6d1f586f72362\"]\n"

func TestParseSecret(t *testing.T) {
	r, err := record.Parse([]byte(secret))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%x", r.Chance); !strings.Contains(chanceLine, got) || !r.Secret() || r.Seed != 0 {
		t.Errorf("the deal is %s, the seed %d", got, r.Seed)
	}
	if want := engine.Only(0).With(3); r.StoodIn != want || r.Assisted != engine.Only(2) {
		t.Errorf("computers stood in for %v, want %v; %v asked for hints", r.StoodIn, want, r.Assisted)
	}
	if a, b := r.PlayerSeed(1), r.PlayerSeed(2); a == b || a == 0 || a != r.Chance.Player(1) {
		t.Errorf("computer players have the seeds %d and %d", a, b)
	}
	if r, err = record.Parse([]byte(seated)); err != nil || r.Secret() || r.StoodIn != 0 || r.PlayerSeed(1) != 7 {
		t.Errorf("a game dealt from the seed 7 has a secret: %+v, %v", r, err)
	}
}

func TestParseAssisted(t *testing.T) {
	r, err := record.Parse([]byte(assisted))
	if err != nil {
		t.Fatal(err)
	}
	if want := engine.Only(0).With(2); r.Assisted != want {
		t.Errorf("%v asked for hints, want %v", r.Assisted, want)
	}
}

func TestParse(t *testing.T) {
	r, err := record.Parse([]byte(finished))
	if err != nil {
		t.Fatal(err)
	}
	want := &record.Record{
		Game: "weinhaendler", Rules: "1", Players: 3, Seed: 1<<64 - 1,
		Plies:    []record.Ply{{Who: engine.Chance, Text: "first 2"}, {Who: 2, Text: "bid y1 g2"}},
		Finished: true, Result: []int32{41, -38, 0}, Winners: engine.Only(0).With(2), Hash: 0xdeadbeef,
	}
	if !reflect.DeepEqual(r, want) {
		t.Errorf("read %+v\nwant %+v", r, want)
	}
}

func TestParseSeats(t *testing.T) {
	r, err := record.Parse([]byte(seated))
	if err != nil {
		t.Fatal(err)
	}
	want := []record.Seat{
		{Kind: "human", Crest: "fox", Name: `Clara "la \ rousse" Ö.`}, {},
		{Kind: "hard/patient", Crest: "owl", Name: "Hugo"}, {},
	}
	if !reflect.DeepEqual(r.Seats, want) {
		t.Errorf("seats are %+v, want %+v", r.Seats, want)
	}
	if want := []string{"hidden-money", "no-luck"}; !reflect.DeepEqual(r.Options, want) {
		t.Errorf("options are %q, want %q", r.Options, want)
	}
}

func TestWritesBack(t *testing.T) {
	for _, text := range []string{unfinished, finished, seated, assisted, secret, header + "\n"} {
		r, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := r.Clone().Write(&b); err != nil {
			t.Fatal(err)
		}
		if b.String() != text {
			t.Errorf("read\n%s\nwrote\n%s", text, b.String())
		}
	}
}

func TestLine(t *testing.T) {
	for _, text := range []string{finished, seated, assisted, secret} {
		r, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(text, "\n")
		for i, p := range r.Plies {
			if got := lines[r.Line(i)-1]; !strings.HasSuffix(got, p.Text) {
				t.Errorf("ply %d is said to be on line %d, which is %q", i+1, r.Line(i), got)
			}
		}
	}
}

func TestCloneSharesNothing(t *testing.T) {
	r, _ := record.Parse([]byte(seated))
	c := r.Clone()
	c.Seats[0].Name, c.Plies[0].Text, c.Options[0] = "x", "y", "z"
	if string(r.Bytes()) != seated {
		t.Error("changing the copy changed the original")
	}
}

// TestParseErrors damages good records in one place each. Each error must name
// the line and say a given word.
func TestParseErrors(t *testing.T) {
	tests := []struct {
		name, text, old, new string
		line                 int
		says                 string
	}{
		{"other format", finished, "treille 1", "treille 2", 1, "format"},
		{"byte order mark", finished, "[Format", "\ufeff[Format", 1, "Format"},
		{"header out of order", finished, "[Game \"weinhaendler\"]\n[Rules \"1\"]", "[Rules \"1\"]\n[Game \"weinhaendler\"]", 2, "Game"},
		{"unknown key", finished, "[Seed", "[Sead", 5, "Seed"},
		{"missing key", finished, "[Options \"\"]\n", "", 6, "Options"},
		{"game in capitals", finished, `"weinhaendler"`, `"Weinhaendler"`, 2, "lower-case"},
		{"no game", finished, `"weinhaendler"`, `""`, 2, "missing"},
		{"rules", finished, `[Rules "1"]`, `[Rules "0"]`, 3, "rules"},
		{"rules with a zero in front", finished, `[Rules "1"]`, `[Rules "01"]`, 3, "rules"},
		{"changed rules cut short", finished, `[Rules "1"]`, `[Rules "1+0123abc"]`, 3, "eight"},
		{"changed rules in capitals", finished, `[Rules "1"]`, `[Rules "1+0123ABCD"]`, 3, "lower-case"},
		{"no players", finished, `[Players "3"]`, `[Players "0"]`, 4, "from 1 to 6"},
		{"too many players", finished, `[Players "3"]`, `[Players "7"]`, 4, "from 1 to 6"},
		{"players with a zero in front", finished, `[Players "3"]`, `[Players "03"]`, 4, "shortest"},
		{"seed too large", finished, "18446744073709551615", "18446744073709551616", 5, "seed"},
		{"seed negative", finished, "18446744073709551615", "-1", 5, "seed"},
		{"seed with a sign", finished, "18446744073709551615", "+1", 5, "seed"},
		{"options out of order", seated, "hidden-money no-luck", "no-luck hidden-money", 6, "ascending"},
		{"option twice", seated, "hidden-money no-luck", "no-luck no-luck", 6, "once"},
		{"options with two spaces", seated, "hidden-money no-luck", "hidden-money  no-luck", 6, "missing"},
		{"seat too high", seated, "[Seat2", "[Seat4", 8, "from 0 to 3"},
		{"seats out of order", seated, "[Seat0", "[Seat3", 8, "order"},
		{"seat twice", seated, "[Seat2", "[Seat0", 8, "order"},
		{"seat without a crest", seated, "hard/patient owl Hugo", "hard/patient", 8, "crest"},
		{"seat without a name", seated, "hard/patient owl Hugo", "hard/patient owl ", 8, "empty"},
		{"seat of a level without a character", seated, "hard/patient owl", "hard/ owl", 8, "after the slash"},
		{"seat of two characters", seated, "hard/patient owl", "hard/bold/quick owl", 8, "after the slash"},
		{"seat of nobody", seated, "hard/patient owl Hugo", " owl Hugo", 8, "who plays"},
		{"name with a space in front", seated, "hard/patient owl Hugo", "hard/patient owl  Hugo", 8, "space"},
		{"quote not escaped", seated, `\"la`, `"la`, 7, "escaped"},
		{"unknown escape", seated, `\"la`, `\n`, 7, "escaped"},
		{"assisted before a seat", seated, "[Seat2", "[Assisted \"0\"]\n[Seat2", 9, "follows"},
		{"assisted twice", seated, "\n\n", "\n[Assisted \"0\"]\n[Assisted \"1\"]\n\n", 10, "once"},
		{"assisted nobody", seated, "\n\n", "\n[Assisted \"\"]\n\n", 9, "assisted"},
		{"assisted out of order", seated, "\n\n", "\n[Assisted \"2 0\"]\n\n", 9, "ascending"},
		{"deal too short", secret, "62\"]", "6\"]", 7, "64"},
		{"deal too long", secret, "62\"]", "621\"]", 7, "64"},
		{"deal in capitals", secret, "9d4d", "9D4D", 7, "lower-case"},
		{"deal of other letters", secret, "9d4d", "9x4d", 7, "hexadecimal"},
		{"no deal", secret, chanceLine, "[Chance \"\"]\n", 7, "64"},
		{"deal 0", secret, chanceLine, "[Chance \"" + strings.Repeat("0", 64) + "\"]\n", 7, "left out"},
		{"deal and seed", secret, `[Seed "0"]`, `[Seed "7"]`, 7, "the seed is 7"},
		{"deal twice", secret, chanceLine, chanceLine + chanceLine, 8, "once"},
		{"deal after a seat", secret, "[Seat2", chanceLine + "[Seat2", 9, "follows"},
		{"deal before the options", secret, "[Options", chanceLine + "[Options", 6, "Options"},
		{"stood in before the assisted", secret, "[Assisted", "[StoodIn \"1\"]\n[Assisted", 11, "follows"},
		{"stood in twice", secret, "[StoodIn", "[StoodIn \"1\"]\n[StoodIn", 12, "once"},
		{"stood in before a seat", secret, "[Seat2", "[StoodIn \"1\"]\n[Seat2", 10, "follows"},
		{"stood in for nobody", secret, `"0 3"`, `""`, 11, "stood in"},
		{"stood in out of order", secret, `"0 3"`, `"3 0"`, 11, "ascending"},
		{"stood in for no seat", secret, `"0 3"`, `"4"`, 11, "from 0 to 3"},
		{"key after the seats", seated, "[Seat2", "[Speed", 8, "unknown"},
		{"no empty line", finished, "\n\n", "\n", 7, "empty line"},
		{"header only", header, "", "", 7, "ends early"},
		{"two empty lines", finished, "\n\n", "\n\n\n", 8, "no ply"},
		{"first ply missing", finished, "1 * first 2\n", "", 8, "should be 1"},
		{"wrong number", finished, "2 2 bid", "3 2 bid", 9, "should be 2"},
		{"number with a zero in front", finished, "2 2 bid", "02 2 bid", 9, "should be 2"},
		{"unknown seat", finished, "2 2 bid", "2 3 bid", 9, "from 0 to 2"},
		{"nobody", finished, "2 2 bid", "2 x bid", 9, "from 0 to 2"},
		{"nothing decided", finished, "2 2 bid y1 g2", "2 2", 9, "no ply"},
		{"two spaces", finished, "bid y1", "bid  y1", 9, "space"},
		{"two spaces after the seat", finished, "2 2 bid", "2 2  bid", 9, "space"},
		{"space at the end", finished, "g2\n", "g2 \n", 9, "space"},
		{"tab", finished, "bid y1", "bid\ty1", 9, "control"},
		{"carriage return", finished, "g2\n", "g2\r\n", 9, "control"},
		{"not UTF-8", finished, "g2\n", "g\xff\n", 9, "UTF-8"},
		{"cut off", unfinished, "g2\n", "g2", 9, "cut off"},
		{"cut off in the header", header, "\"\"]\n", "\"", 6, "cut off"},
		{"no result", finished, "[Result \"41 -38 0\"]\n", "", 10, "Result"},
		{"result too short", finished, "41 -38 0", "41 -38", 10, "3 seats"},
		{"result not a number", finished, "41 -38 0", "41 -38 x", 10, "number"},
		{"minus nought", finished, "41 -38 0", "41 -38 -0", 10, "shortest"},
		{"result too large", finished, "41 -38 0", "41 -38 2147483648", 10, "number"},
		{"no winners", finished, `"0 2"`, `""`, 11, "winners"},
		{"winners out of order", finished, `"0 2"`, `"2 0"`, 11, "ascending"},
		{"winner twice", finished, `"0 2"`, `"2 2"`, 11, "ascending"},
		{"winner too high", finished, `"0 2"`, `"0 3"`, 11, "winners"},
		{"closing lines out of order", finished, "[Winners \"0 2\"]\n[Hash \"00000000deadbeef\"]", "[Hash \"00000000deadbeef\"]\n[Winners \"0 2\"]", 11, "Winners"},
		{"hash in capitals", finished, "deadbeef", "DEADBEEF", 12, "lower-case"},
		{"hash too short", finished, "00000000deadbeef", "deadbeef", 12, "16"},
		{"no hash", finished, "[Hash \"00000000deadbeef\"]\n", "", 12, "ends early"},
		{"hash cut off", finished, "beef\"]\n", "beef\"]", 12, "cut off"},
		{"ply after the end", finished, "beef\"]\n", "beef\"]\n3 1 pass\n", 13, "follow"},
		{"empty line at the end", finished, "beef\"]\n", "beef\"]\n\n", 13, "follow"},
		{"closing line in between", finished, "1 * first 2", "[Result \"1 2 3\"]", 9, "Winners"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := test.text
			if test.old != "" {
				if !strings.Contains(text, test.old) {
					t.Fatalf("the good record has no %q", test.old)
				}
				text = strings.Replace(text, test.old, test.new, 1)
			}
			_, err := record.Parse([]byte(text))
			var e *record.Error
			if !errors.As(err, &e) {
				t.Fatalf("the error is %v, want a *record.Error", err)
			}
			if e.Line != test.line || !strings.Contains(e.Text, test.says) {
				t.Errorf("got %v; want line %d and the word %q", e, test.line, test.says)
			}
		})
	}
}

func TestEmptyFile(t *testing.T) {
	_, err := record.Parse(nil)
	var e *record.Error
	if !errors.As(err, &e) || e.Line != 1 {
		t.Errorf("an empty file gives %v, want an error on line 1", err)
	}
}

// TestEveryPrefix cuts a record at every byte: only the cuts after the empty
// line or a ply leave a record.
func TestEveryPrefix(t *testing.T) {
	good := map[string]bool{header + "\n": true, header + "\n1 * first 2\n": true, unfinished: true, finished: true}
	for n := range len(finished) + 1 {
		cut := finished[:n]
		if _, err := record.Parse([]byte(cut)); (err == nil) != good[cut] {
			t.Errorf("cut after %d bytes: %v", n, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(unfinished))
	f.Add([]byte(finished))
	f.Add([]byte(seated))
	f.Add([]byte(secret))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Parse(data)
		if err != nil {
			return
		}
		out := r.Bytes()
		if !bytes.Equal(out, data) {
			t.Fatalf("read\n%q\nwrote\n%q", data, out)
		}
		again, err := record.Parse(out)
		if err != nil || !reflect.DeepEqual(r, again) {
			t.Fatalf("read %+v, then %+v, %v", r, again, err)
		}
	})
}
