package main_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"treille/engine/enginetest/soak"
)

// A fault is one that somebody could make: in a file, new in the place of old when it is planted.
type fault struct{ name, file, old, new string }

// The faults that a simulation of evenings has to find.
var faults = []fault{
	{"told before it is kept", "engine/online/table.go", `if err := t.server.Log.Append(t.id, number, line); err != nil {`,
		`if err := t.server.Log.Append(t.id, number, line); err != nil && !planted("told before it is kept") {`},
	{"kept and refused", "engine/online/table.go", `kept := len(entries) >= number`, `kept := !planted("kept and refused") && len(entries) >= number`},
	{"not read again", "engine/online/table.go", `		t.saved, err = read(id, entries)`,
		`		if s, wrong := read(id, entries); t.saved == nil || !planted("not read again") {
			t.saved, err = s, wrong
		}`},
	{"said twice, done twice", "engine/online/take.go", `case m.K > len(said)+1:`,
		`case planted("said twice, done twice") && m.K == len(said):
		t.carryOut(now, c, m, more)
	case m.K > len(said)+1:`},
	{"another command answered", "engine/online/take.go", `case m.K <= len(said) && t.saidSo(said[m.K-1], m.Do):`,
		`case m.K <= len(said) && (planted("another command answered") || t.saidSo(said[m.K-1], m.Do)):`},
	{"a late decision taken", "engine/online/take.go", `case m.Era != t.era || m.At != t.taken[p]:`,
		`case !planted("a late decision taken") && (m.Era != t.era || m.At != t.taken[p]):`},
	{"the era forgotten", "engine/online/saved.go", `	s.era++`, `	if !planted("the era forgotten") {
		s.era++
	}`},
	{"what was seen not compared", "engine/online/conn.go", `	if seen.Era != t.era {`, `	if seen.Era != t.era && !planted("what was seen not compared") {`},
	{"what was seen not compared", "engine/online/conn.go", `if t.hashAt(i, p) != seen.Hash {`, `if t.hashAt(i, p) != seen.Hash && !planted("what was seen not compared") {`},
	{"an owed decision not told", "engine/online/conn.go", `(!c.oweTold || c.owed != t.acting() || c.clocksTold != t.clocksNow):`, `(!c.oweTold || c.owed != t.acting() || c.clocksTold != t.clocksNow) && !planted("an owed decision not told"):`},
	{"events left out", "engine/online/conn.go", `	if c.told == last && t.state == wire.StatePlay {`, `	if planted("events left out") && len(m.Events) > 3 {
		m.Events = m.Events[1:]
	}
	if c.told == last && t.state == wire.StatePlay {`},
	{"the seats not told", "engine/online/table.go", `t.tableNow, t.seatsNow = t.tableNow+1, t.seatsNow+1`, `if t.tableNow++; !planted("the seats not told") {
		t.seatsNow++
	}`},
	{"an old key kept in", "engine/online/conn.go", `c.seat = engine.Player(i); j < len(t.seats[i].keys)-1 {`, `c.seat = engine.Player(i); j < len(t.seats[i].keys)-1 && !planted("an old key kept in") {`},
	{"an old device left in", "engine/online/ask.go", `		if o != c && o.seat == p {`, `		if o != c && o.seat == p && !planted("an old device left in") {`},
	{"a question without an end", "engine/online/table.go", `q != nil && now >= q.until {`, `q != nil && now >= q.until && !planted("a question without an end") {`},
	{"an answer to nobody", "engine/online/ask.go", `		if q.hears(c) {`, `		if q.hears(c) && !planted("an answer to nobody") {`},
	{"a stand-in that stays", "engine/online/saved.go", `		s.bots[p] = nil`, `		if !planted("a stand-in that stays") {
			s.bots[p] = nil
		}`},
	{"a secret of its own", "engine/online/saved.go", `deal := s.secret.Deal(s.chanceTable())`, `deal := s.secret.Deal(s.chanceTable())
	if planted("a secret of its own") {
		deal[0]++
	}`},
	{"a seat freed for others too", "engine/online/take.go", `	case t.state != wire.StateLobby || p.who != wire.WhoFree`, `	case t.state != wire.StateLobby || p.who != wire.WhoFree && !planted("a seat freed for others too")`},
	{"half a table", "engine/online/table.go", `	if t.next == 2 {`, `	if t.next > 2 && planted("half a table") {
		return ""
	}
	if t.next == 2 {`},
	{"behind and put aside", "engine/online/conn.go", `	t.CatchUp(now) // another program may have let it in`, `	_ = !planted("behind and put aside") && t.CatchUp(now) // another program may have let it in`},
	{"another's entry taken for one's own", "engine/online/table.go", ` && bytes.Equal(entries[number-1], line)`,
		` && (planted("another's entry taken for one's own") || bytes.Equal(entries[number-1], line))`},
	{"a wish forgotten", "engine/device/device.go", `	if d.asks != nil {`, `	if d.asks != nil && !planted("a wish forgotten") {`},
	{"a log that is not synced", "cmd/internal/server/filelog/filelog.go", `	if err == nil {
		err = t.file.Sync()
	}`, `	if err == nil && !planted("a log that is not synced") {
		err = t.file.Sync()
	}`},
	{"read before it is synced", "cmd/internal/server/filelog/filelog.go", `if err := errors.Join(f.Sync(), l.disk.SyncDir(filepath.Dir(path))); err`,
		`err = nil
	if !planted("read before it is synced") {
		err = errors.Join(f.Sync(), l.disk.SyncDir(filepath.Dir(path)))
	}
	if err`},
	{"a failed sync believed", "cmd/internal/server/filelog/filelog.go", `	l.failed[id] = true`, `	l.failed[id] = !planted("a failed sync believed")`},
	{"a torn entry left", "cmd/internal/server/filelog/filelog.go", `whole < len(text) ||`, `whole < len(text) && !planted("a torn entry left") ||`},
}

const planting = `

import "os"

// planted reports whether a fault is planted.
func planted(name string) bool { return os.Getenv("TREILLE_PLANTED") == name }
`

// plant builds the lab with all faults in it.
func plant(t *testing.T) (program string) {
	t.Helper()
	dir := t.TempDir()
	replace := map[string]string{}
	put := func(file, text string) {
		path, err := filepath.Abs(filepath.Join("../..", file))
		if err != nil {
			t.Fatal(err)
		}
		replace[path] = filepath.Join(dir, strings.ReplaceAll(file, "/", "-"))
		if err := os.WriteFile(replace[path], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	texts := map[string]string{}
	for _, f := range faults {
		text := texts[f.file]
		if text == "" {
			data, err := os.ReadFile(filepath.Join("../..", f.file))
			if err != nil {
				t.Fatal(err)
			}
			text = string(data)
		}
		if strings.Count(text, f.old) != 1 {
			t.Fatalf("%s: %q is there %d times", f.file, f.old, strings.Count(text, f.old))
		}
		texts[f.file] = strings.Replace(text, f.old, f.new, 1)
		put(f.file, texts[f.file])
		put(filepath.ToSlash(filepath.Dir(f.file))+"/planted.go", "package "+filepath.Base(filepath.Dir(f.file))+planting)
	}
	overlay := filepath.Join(dir, "overlay.json")
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(overlay, data, 0o600); err != nil {
		t.Fatal(err)
	}
	program = filepath.Join(dir, "lab")
	if out, err := exec.Command("go", "build", "-overlay", overlay, "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// TestPlantedFaults plants each fault, every third in make test, and wants a simulation of 1,000 evenings to find it.
func TestPlantedFaults(t *testing.T) {
	program := plant(t)
	seen := map[string]bool{}
	for _, f := range faults {
		if seen[f.name] {
			continue
		}
		seen[f.name] = true
		if !soak.Picks(len(seen), 0, 3) {
			continue
		}
		t.Run(strings.ReplaceAll(f.name, " ", "-"), func(t *testing.T) {
			t.Parallel()
			found := exec.Command(program, "evenings", "-seeds", "1000")
			found.Env = append(os.Environ(), "TREILLE_PLANTED="+f.name)
			out, err := found.CombinedOutput()
			if err == nil {
				t.Fatalf("%q is not found: %s", f.name, out)
			}
			first, _, _ := bytes.Cut(out, []byte("\n"))
			t.Logf("%s", first)
		})
	}
}
