package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/games"
)

// exec runs the program with highcard for its only game.
func exec(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	code = (&lab{games: []engine.Game{highcard.Game{}}, stdout: &out, stderr: &errs}).run(args)
	return code, out.String(), errs.String()
}

// good runs a call that must succeed and returns what it prints.
func good(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := exec(t, args...)
	if code != 0 || errs != "" {
		t.Fatalf("%q: exit %d, %s", args, code, errs)
	}
	return out
}

// write writes a file in a new folder and returns its path.
func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.treille")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// plies returns a record's first n plies.
func plies(text string, n int) string {
	head, body, _ := strings.Cut(text, "\n\n")
	lines := strings.SplitAfter(body, "\n")
	return head + "\n\n" + strings.Join(lines[:n], "")
}

func TestPlay(t *testing.T) {
	text := good(t, "play", "-players", "3", "-seed", "7", "-bots", "random,greedy,odd")
	for _, line := range []string{`[Game "highcard"]`, `[Players "3"]`, `[Seed "7"]`, `[Options ""]`, "[Winners "} {
		if !strings.Contains(text, line) {
			t.Errorf("the record has no line %s:\n%s", line, text)
		}
	}
	if good(t, "play", "-seed", "7", "-bots", "random,greedy,odd") != text {
		t.Error("three computer players do not make three seats, or the same call played another game")
	}
	if good(t, "play", "-players", "3", "-seed", "8", "-bots", "random,greedy,odd") == text {
		t.Error("another seed played the same game")
	}
	if !strings.Contains(good(t, "play", "-options", "short"), `[Options "short"]`) {
		t.Error("the option is not in the record")
	}
}

func TestPlayWritesFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.treille")
	if out := good(t, "play", "-o", path); out != "" {
		t.Errorf("printed %q beside the file", out)
	}
	data, err := os.ReadFile(path)
	if err != nil || string(data) != good(t, "play") {
		t.Errorf("the file differs from what is printed (%v)", err)
	}
}

func TestVerify(t *testing.T) {
	text := good(t, "play")
	whole, cut := write(t, text), write(t, plies(text, 6))
	_, result, _ := strings.Cut(text, `[Result "`)
	result, _, _ = strings.Cut(result, `"`)
	want := whole + ": ok, result " + result + "\n" + cut + ": ok, unfinished after ply 6\n"
	if got := good(t, "verify", whole, cut); got != want {
		t.Errorf("printed\n%swant\n%s", got, want)
	}
}

// TestVerifyGoesOn wants every file looked at, and each bad one named with the
// line.
func TestVerifyGoesOn(t *testing.T) {
	text := good(t, "play")
	bad, whole := write(t, strings.Replace(text, "6 ", "7 ", 1)), write(t, text)
	code, out, errs := exec(t, "verify", bad, "nowhere.treille", whole)
	if code != 1 || !strings.HasPrefix(out, whole+": ok") {
		t.Errorf("exit %d, printed %q", code, out)
	}
	lines := strings.Split(errs, "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], bad+":13: ") || !strings.HasPrefix(lines[1], "nowhere.treille: ") {
		t.Errorf("the errors are\n%s", errs)
	}
}

func TestLegal(t *testing.T) {
	text := good(t, "play", "-players", "2")
	if got := good(t, "legal", write(t, plies(text, 0))); got != "* first 0\n* first 1\n" {
		t.Errorf("before the first ply, legal is\n%s", got)
	}
	if got := good(t, "legal", write(t, text)); got != "" {
		t.Errorf("at the end, legal is\n%s", got)
	}
	at5 := strings.Split(good(t, "legal", write(t, plies(text, 5))), "\n")
	if len(at5) != 4 || at5[0][1:] != " hold" || !strings.HasPrefix(at5[1][1:], " swap ") || at5[0][0] != at5[1][0] {
		t.Errorf("after the deal, legal is\n%s", at5)
	}
}

func TestLegalEvery(t *testing.T) {
	text := good(t, "play", "-players", "2")
	whole := good(t, "legal", "-every", write(t, text))
	n := strings.Count(text, "\n") - 10
	if got := strings.Count(whole, "ply "); got != n {
		t.Errorf("there are %d blocks for %d plies", got, n)
	}
	if !strings.HasPrefix(whole, "ply 1\n* first 0\n* first 1\nply 2\n* card 1\n* card 10\n") {
		t.Errorf("it begins with\n%.80s", whole)
	}
	// A record that stops earlier has the same blocks, as far as it goes.
	file := write(t, plies(text, 7))
	part := good(t, "legal", file, "-every")
	if !strings.HasPrefix(whole, part) || strings.Count(part, "ply ") != 7 {
		t.Errorf("cut after seven plies, it prints\n%s", part)
	}
	// Each ply of the record is among what was legal.
	for i, line := range strings.Split(plies(text, n), "\n")[7 : 7+n] {
		_, block, _ := strings.Cut(whole, "ply "+strings.Split(line, " ")[0]+"\n")
		block, _, _ = strings.Cut(block, "ply ")
		if _, what, _ := strings.Cut(line, " "); !strings.Contains(block, what+"\n") {
			t.Errorf("ply %d, %q, was not legal:\n%s", i+1, what, block)
		}
	}
}

func TestView(t *testing.T) {
	file := write(t, plies(good(t, "play", "-players", "2"), 5))
	var hands [2][]int
	for seat, flag := range []string{"0", "1"} {
		var view struct{ Hand []int }
		if err := json.Unmarshal([]byte(good(t, "view", file, "-seat", flag)), &view); err != nil {
			t.Fatal(err)
		}
		hands[seat] = view.Hand
	}
	if len(hands[0]) != 2 || len(hands[1]) != 2 || hands[0][0] == hands[1][0] {
		t.Errorf("the seats see the hands %v", hands)
	}
}

func TestBench(t *testing.T) {
	var out bytes.Buffer
	l := &lab{games: []engine.Game{highcard.Game{}}, stdout: &out}
	if err := l.benchAll(l.games, true, time.Millisecond); err != nil {
		t.Fatal(err)
	}
	var list []map[string]any
	if err := json.Unmarshal(out.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 3 {
		t.Fatalf("highcard has three numbers of players; measured %d", len(list))
	}
	for i, m := range list {
		if m["game"] != "highcard" || m["players"] != float64(i+2) || m["allocs_per_move"] != 0. {
			t.Errorf("measured %v", m)
		}
		for _, key := range []string{"games_per_s", "moves_per_s", "state_bytes"} {
			if v, ok := m[key].(float64); !ok || v <= 0 || v != float64(int64(v)) {
				t.Errorf("%s is %v", key, m[key])
			}
		}
		if v, ok := m["copy_ns"].(float64); !ok || v < 0 {
			t.Errorf("copy_ns is %v", m["copy_ns"])
		}
	}
	out.Reset()
	if err := l.benchAll(l.games, false, time.Millisecond); err != nil || strings.Count(out.String(), "\n") != 4 {
		t.Errorf("the table is\n%s(%v)", out.String(), err)
	}
}

// untimed is an arena's line without how long decisions took.
func untimed(line string) string {
	before, _, _ := strings.Cut(line, ", decides in ")
	return before
}

func TestArena(t *testing.T) {
	got := good(t, "arena", "-a", "greedy", "-b", "odd", "-games", "7", "-players", "3")
	if !strings.HasPrefix(got, "greedy against odd, highcard, 3 players, 9 games: wins ") || !strings.Contains(got, "the even 33.3 %") {
		t.Errorf("printed %q", got)
	}
	if lines := strings.Split(good(t, "arena", "-games", "4"), "\n"); len(lines) != 4 || !strings.Contains(lines[2], "4 players") {
		t.Errorf("without -players it does not play with 2, 3 and 4: %q", lines)
	}
	first := untimed(good(t, "arena", "-games", "40", "-players", "2"))
	for _, workers := range []string{"1", "3"} {
		if again := untimed(good(t, "arena", "-games", "40", "-players", "2", "-workers", workers)); again != first {
			t.Errorf("%s games at a time give other results: %s; %s", workers, first, again)
		}
	}
	same := good(t, "arena", "-a", "odd", "-b", "odd", "-games", "400", "-players", "2")
	if !strings.Contains(same, "wins 50.0 % (50.0 to 50.0)") || !strings.Contains(same, "mean rank 1.50") {
		t.Errorf("against himself, a player whose seat changes does not win every second game: %s", same)
	}
	mixed := good(t, "arena", "-a", "greedy", "-b", "odd,random", "-games", "9", "-players", "3", "-csv")
	if lines := strings.Split(mixed, "\n"); len(lines) != 3 || !strings.HasPrefix(lines[0], "game,players,") || !strings.HasPrefix(lines[1], `highcard,3,greedy,"odd,random",0,9,`) {
		t.Errorf("as a table: %q", mixed)
	}
}

func TestTimes(t *testing.T) {
	s := score{groups: make([]group, 4)}
	for i := range 200 { // 200 down to 1
		s.groups[i%4].decide(time.Duration(200-i) * time.Millisecond)
	}
	if sum := s.all(); sum.mean() != 100.5 || sum.time(99) != 198 || sum.time(100) != 200 || (group{}).time(99) != 0 {
		t.Errorf("of 1 to 200 ms the mean is %v, 99 of 100 take %v, the longest %v", sum.mean(), sum.time(99), sum.time(100))
	}
}

// TestExploiter lets somebody who knows how odd plays play against it: that wins more
// than who does not know it, and the same on every run.
func TestExploiter(t *testing.T) {
	wins := func(a, budget string) (percent float64) {
		line := good(t, "arena", "-a", a, "-b", "odd", "-games", "100", "-players", "2", "-budget", budget)
		_, rest, _ := strings.Cut(line, "wins ")
		if _, err := fmt.Sscanf(rest, "%f %%", &percent); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		return percent
	}
	plain, knowing := wins("odd", "0"), wins(exploiterName, "20")
	if knowing < plain+10 {
		t.Errorf("an exploiter of odd wins %.1f %% against it, odd itself %.1f %%", knowing, plain)
	}
	if again := wins(exploiterName, "20"); again != knowing {
		t.Errorf("on the second run it wins %.1f %%, not %.1f %%", again, knowing)
	}
}

func TestRank(t *testing.T) {
	scores := []int32{5, 9, 5, -2}
	for seat, want := range []float64{2.5, 1, 2.5, 4} {
		if got := rank(scores, seat); got != want {
			t.Errorf("seat %d of %d has rank %v, want %v", seat, scores, got, want)
		}
	}
}

func TestBadCalls(t *testing.T) {
	file := write(t, plies(good(t, "play"), 5))
	tests := []struct{ call, says string }{
		{"", "command is missing"},
		{"win", `"win"`},
		{"play -x", "-x"},
		{"play -players", "-players"},
		{"play -players two", "two"},
		{"play -players 9", "2 to 4"},
		{"play -players -1", "2 to 4"},
		{"play -game chess", `"chess"`},
		{"play -seed -1", "-1"},
		{"play -options long", `"long"`},
		{"play -bots master", `"master"`},
		{"play -players 4 -bots odd,odd", "4 seats"},
		{"play game.treille", "too much"},
		{"verify", "file is missing"},
		{"verify -x", "-x"},
		{"legal", "file is missing"},
		{"legal a b", `"b"`},
		{"view", "file is missing"},
		{"view -seat 2 " + file, "0 to 1"},
		{"view -seat -1 " + file, "0 to 1"},
		{"bench -game chess", `"chess"`},
		{"bench file", "too much"},
		{"arena -games 0", "-games"},
		{"arena -a master", `"master"`},
		{"arena -workers 0", "-workers"},
		{"fit -games 0", "-games"},
		{"fit -game chess", `"chess"`},
		{"fit", "cannot be measured"},
		{"arena -budget -1", "-budget"},
		{"arena -budget 10 -a greedy", "playouts"},
		{"arena -players 2 -b odd,odd", "1 other"},
	}
	for _, test := range tests {
		code, out, errs := exec(t, strings.Fields(test.call)...)
		if code != 2 || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, test.says) {
			t.Errorf("%q: exit %d, printed %q, error %q; want exit 2 and one line with %q", test.call, code, out, errs, test.says)
		}
	}
}

func TestBadFiles(t *testing.T) {
	text := good(t, "play", "-players", "2")
	tests := []struct{ name, file, says string }{
		{"missing", filepath.Join(t.TempDir(), "none"), "none: "},
		{"folder", t.TempDir(), ": "},
		{"empty", write(t, ""), ":1: "},
		{"cut off", write(t, text[:len(text)-1]), "cut off"},
		{"other game", write(t, strings.Replace(text, "highcard", "chess", 1)), ":2: there is no game \"chess\""},
		{"illegal", write(t, plies(text, 5)+"6 0 lay 13\n"), ":13: "},
		{"against a rule", write(t, plies(text, 5)+"6 0 lay 1\n"), ":13: H3: "},
	}
	for _, test := range tests {
		for _, command := range []string{"verify", "legal", "view"} {
			code, out, errs := exec(t, command, test.file)
			if code != 1 || out != "" || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, test.file) || !strings.Contains(errs, test.says) {
				t.Errorf("%s, %s: exit %d, printed %q, error %q; want exit 1 and one line with %q", command, test.name, code, out, errs, test.says)
			}
		}
	}
	if code, _, errs := exec(t, "play", "-o", filepath.Join(t.TempDir(), "no", "where")); code != 1 || strings.Count(errs, "\n") != 1 {
		t.Errorf("a file that cannot be written: exit %d, %q", code, errs)
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"-h", "--help", "help", "play -h", "verify -h", "legal -h", "view -h", "bench -h", "arena -h", "fit -h"} {
		out := good(t, strings.Fields(args)...)
		if !strings.Contains(out, "Example") || !strings.Contains(out, "treille-lab ") {
			t.Errorf("%q prints\n%s", args, out)
		}
	}
}

func TestFilesAfterTwoHyphens(t *testing.T) {
	code, _, errs := exec(t, "verify", "--", "-x")
	if code != 1 || !strings.HasPrefix(errs, "-x: ") {
		t.Errorf("exit %d, %q; want -x taken for a file", code, errs)
	}
}

// TestRealGames plays and verifies one of each game there is.
func TestRealGames(t *testing.T) {
	for _, game := range games.All() {
		path := filepath.Join(t.TempDir(), "game.treille")
		var out, errs bytes.Buffer
		if code := run([]string{"play", "-game", game.Name(), "-bots", "greedy", "-o", path}, &out, &errs); code != 0 {
			t.Fatalf("%s: exit %d, %s", game.Name(), code, errs.String())
		}
		if code := run([]string{"verify", path}, &out, &errs); code != 0 || !strings.Contains(out.String(), ": ok, result ") {
			t.Errorf("%s: exit %d, %s%s", game.Name(), code, out.String(), errs.String())
		}
	}
}

// TestVerifySecret wants the golden games that a secret has dealt to be sound, and not to be
// with one outcome of chance exchanged, another deal or another seed.
func TestVerifySecret(t *testing.T) {
	for _, game := range games.All() {
		data, err := os.ReadFile(filepath.Join("..", "..", "engine", game.Name(), "testdata", "golden", "secret.treille"))
		if err != nil {
			t.Fatal(err)
		}
		verify := func(text string) (code int, out string) {
			var said bytes.Buffer
			code = run([]string{"verify", write(t, text)}, &said, &said)
			return code, said.String()
		}
		text := string(data)
		if code, out := verify(text); code != 0 || !strings.Contains(out, ": ok, result ") {
			t.Errorf("%s: exit %d, %s", game.Name(), code, out)
		}
		first := regexp.MustCompile(`(?m)^(1 \* \w+) (\d)$`).FindStringSubmatch(text)
		other := first[1] + " 0"
		if first[2] == "0" {
			other = first[1] + " 1"
		}
		for name, changed := range map[string]struct{ old, new, says string }{
			"outcome": {first[0], other, ":9: \"" + other[4:] + "\" did not come from the secret"},
			"deal":    {`[Chance "`, `[Chance "0`, ":7: the deal is"},
			"seed":    {`[Seed "0"]`, `[Seed "1"]`, ":7: the seed is 1"},
		} {
			if code, out := verify(strings.Replace(text, changed.old, changed.new, 1)); code != 1 || !strings.Contains(out, changed.says) {
				t.Errorf("%s with another %s: exit %d, %s", game.Name(), name, code, out)
			}
		}
	}
}

// TestSession wants the session in the documents to be what is said.
func TestSession(t *testing.T) {
	var out, errs bytes.Buffer
	args := []string{"table", "-game", "weinhaendler", "-show", "1"}
	if code := run(args, &out, &errs); code != 0 {
		t.Fatalf("exit %d, %s", code, &errs)
	}
	data, err := os.ReadFile("../../docs/session.txt")
	if err != nil {
		t.Fatal(err)
	}
	if out.String() != string(data) {
		t.Errorf("docs/session.txt is not what \"treille-lab %s\" prints", strings.Join(args, " "))
	}
}

// TestTable plays a game of each at a served table.
func TestTable(t *testing.T) {
	for _, game := range games.All() {
		for clock, lines := range map[string][]string{
			"0":  {"w> hello watch ", "0> sign hello", "1> hello seat ", "w< over", "1< secret "},
			"30": {"1> due\n", "w< owe 1 30\n", "0< told late 1\n", "0< told late 0\n", "w< over", "1< secret "},
		} {
			var out, errs bytes.Buffer
			if code := run([]string{"table", "-game", game.Name(), "-clock", clock}, &out, &errs); code != 0 {
				t.Fatalf("%s: exit %d, %s", game.Name(), code, &errs)
			}
			for _, line := range lines {
				if !strings.Contains("\n"+out.String(), "\n"+line) {
					t.Errorf("%s, clock %s: nobody says %q", game.Name(), clock, line)
				}
			}
			if n := strings.Count(out.String(), "\nw< told late "); clock == "0" && n > 0 {
				t.Errorf("%s: without a clock %d decisions are late", game.Name(), n)
			}
		}
	}
}
