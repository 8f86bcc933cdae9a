package enginetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
)

// fat is highcard's state, too large.
type fat struct {
	highcard.State
	_ [600]byte
}

// wild allocates.
type wild struct{ highcard.State }

var sink []byte

func (w *wild) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	sink = make([]byte, 8)
	w.State.Apply(p, a, ev)
}

func (w *wild) CopyFrom(o engine.State) { *w = *o.(*wild) }

func TestMemoryFindsFaults(t *testing.T) {
	copyOf := func(s engine.State) highcard.State { return *s.(*highcard.State) }
	tests := []struct {
		fault, says string
		newState    func(engine.State) engine.State
	}{
		{"too large", "512", func(s engine.State) engine.State { return &fat{State: copyOf(s)} }},
		{"pointers", "integers alone", func(s engine.State) engine.State { return &world{State: s, faults: &faults{}} }},
		{"allocations", "allocate", func(s engine.State) engine.State { return &wild{copyOf(s)} }},
	}
	for _, test := range tests {
		game := mutant{faults: &faults{newState: test.newState}}
		if err := run(t, game, options, "memory"); err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v, want an error that says %q", test.fault, err, test.says)
		}
	}
}

// wasteful is highcard with a seat's knowledge, or a computer player, that
// allocates in one place.
type wasteful struct {
	highcard.Game
	where string
}

func (g wasteful) NewInfo(setup engine.Setup, p engine.Player) (engine.InfoState, error) {
	info, err := g.Game.NewInfo(setup, p)
	return &waster{info, g.where}, err
}

func (g wasteful) Policy(name string) engine.Policy { return wastefulPolicy{g.where == name} }

type waster struct {
	engine.InfoState
	where string
}

func (w *waster) waste(where string) {
	if w.where == where {
		sink = make([]byte, 8)
	}
}

func (w *waster) CopyFrom(o engine.InfoState) {
	w.waste("InfoState.CopyFrom")
	w.InfoState.CopyFrom(o.(*waster).InfoState)
}

func (w *waster) LegalActions(dst []engine.Action) []engine.Action {
	w.waste("InfoState.LegalActions")
	return w.InfoState.LegalActions(dst)
}

func (w *waster) Hash() uint64 {
	w.waste("InfoState.Hash")
	return w.InfoState.Hash()
}

func (w *waster) Project(s engine.State) {
	w.waste("Project")
	w.InfoState.Project(s)
}

func (w *waster) Determinize(stream *rng.Stream, s engine.State) {
	w.waste("Determinize")
	w.InfoState.Determinize(stream, s)
}

func (w *waster) Observe(e engine.Event) {
	w.waste("Observe")
	w.InfoState.Observe(e)
}

type wastefulPolicy struct{ wastes bool }

func (p wastefulPolicy) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	if p.wastes {
		sink = make([]byte, 8)
	}
	return legal[0]
}

func TestMemoryFindsWaste(t *testing.T) {
	for _, where := range []string{"InfoState.CopyFrom", "InfoState.LegalActions", "InfoState.Hash", "Project",
		"Determinize", "Observe", "greedy", "odd"} {
		err := run(t, wasteful{where: where}, options, "memory")
		if err == nil || !strings.Contains(err.Error(), where+" allocates") {
			t.Errorf("%s: %v, want an error that says so", where, err)
		}
	}
	if err := run(t, wasteful{}, options, "memory"); err != nil {
		t.Error(err)
	}
}

func TestPlain(t *testing.T) {
	if err := run(t, highcard.Game{}, options, "memory"); err != nil {
		t.Error(err)
	}
}

// TestRepackIsAsked wants an event to be found that loses something as it is packed.
func TestRepackIsAsked(t *testing.T) {
	opts := options
	opts.Repack = func(e engine.Event) engine.Event {
		if e.Kind == highcard.Shown {
			return highcard.Event{Kind: e.Kind, Player: e.Player}.Pack(e.Audience, e.Reveals)
		}
		return e
	}
	if err := run(t, mutant{faults: &faults{}}, opts, "events"); err == nil || !strings.Contains(err.Error(), "becomes") {
		t.Error(err)
	}
}

// folder writes files into a new folder.
func folder(t *testing.T, files ...string) string {
	t.Helper()
	dir := t.TempDir()
	for i := 0; i < len(files); i += 2 {
		if err := os.WriteFile(filepath.Join(dir, files[i]), []byte(files[i+1]), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestSourceFindsFaults(t *testing.T) {
	tests := []struct{ source, says string }{
		{"var m map[int]int", "maps"},
		{"var f float64", "floats"},
		{"const f = 0.5", "floats"},
		{"func f() { go f() }", "goroutines"},
		{"var c chan int", "goroutines"},
		{"import \"time\"", "time"},
		{"import \"math/rand\"", "math/rand"},
		{"import \"math/rand/v2\"", "math/rand/v2"},
		{"import \"unsafe\"", "unsafe"},
		{"import \"treille/scenes\"", "treille/scenes"},
		{"import \"golang.org/x/image/font\"", "standard library"},
	}
	for _, test := range tests {
		opts := Options{Dir: folder(t, "rules.go", "package p\n\n"+test.source+"\n", "rules_test.go", "package p\n")}
		if err := run(t, highcard.Game{}, opts, "source"); err == nil || !strings.Contains(err.Error(), test.says) ||
			!strings.Contains(err.Error(), "rules.go:3:") {
			t.Errorf("%s: %v, want an error in line 3 that says %q", test.source, err, test.says)
		}
	}
}

func TestSourceExempts(t *testing.T) {
	const text = "package p\n\nimport \"treille/engine/figures\"\n\nvar m map[int]float64 = nil\n\nvar _ figures.File\n"
	opts := Options{Dir: folder(t, "view.go", text), Exempt: []string{"view.go"}}
	if err := run(t, highcard.Game{}, opts, "source"); err != nil {
		t.Error(err)
	}
	opts.Exempt = []string{"other.go"}
	if err := run(t, highcard.Game{}, opts, "source"); err == nil {
		t.Error("a file that is not exempt may use maps")
	}
	opts = Options{Dir: folder(t, "rules_test.go", "package p\n")}
	if err := run(t, highcard.Game{}, opts, "source"); err == nil {
		t.Error("a folder without rules passes")
	}
}

func TestRuleBookFindsFaults(t *testing.T) {
	all := "package p\n"
	for _, id := range []string{"H1", "H2", "H3", "H4", "H5"} {
		all += "func Test" + id + "_Something(t *testing.T) {}\n"
	}
	tests := []struct{ name, source, says string }{
		{"one is missing", all, "H6"},
		{"one too many", all + "func TestH6_H7_Both(t *testing.T) {}\n", "not in the rule book"},
		{"only a prefix", all + "func TestH61_Other(t *testing.T) {}\n", "TestH61"},
		{"complete", all + "func TestH6_Last(t *testing.T) {}\nfunc TestHelper(t *testing.T) {}\n", ""},
		{"two in one", all + "func TestH1_H6_Both(t *testing.T) {}\n", ""},
	}
	for _, test := range tests {
		opts := Options{Dir: folder(t, "rules_test.go", test.source)}
		err := run(t, highcard.Game{}, opts, "rulebook")
		if (err == nil) != (test.says == "") || err != nil && !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v, want %q", test.name, err, test.says)
		}
	}
}

func TestGoldenFindsFaults(t *testing.T) {
	game := highcard.Game{}
	write := func() (*suite, string) {
		s := newSuite(game, Options{Dir: t.TempDir()})
		path := filepath.Join(s.opts.Dir, "2p")
		if err := s.writeGolden(path, engine.Setup{Players: 2, Seed: 2}, nil, chance.Deal{}); err != nil {
			t.Fatal(err)
		}
		if err := compareGolden(game, path); err != nil {
			t.Fatalf("a golden game just written differs: %v", err)
		}
		return s, path
	}
	change := func(path, old, new string) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Replace(string(data), old, new, 1)
		if text == string(data) {
			t.Fatalf("%s holds no %q", path, old)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	s, path := write()
	if err := s.golden(); err == nil || !strings.Contains(err.Error(), "missing") {
		t.Errorf("without golden games: %v", err)
	}
	data, err := os.ReadFile(path + ".hashes")
	if err != nil {
		t.Fatal(err)
	}
	fourth := strings.Split(string(data), "\n")[3]
	change(path+".hashes", fourth, "0123456789abcdef")
	if err := compareGolden(game, path); err == nil || !strings.Contains(err.Error(), "ply 3") {
		t.Errorf("with another hash: %v", err)
	}
	_, path = write()
	change(path+".hashes", fourth+"\n", "")
	if compareGolden(game, path) == nil {
		t.Error("a hash is missing, and nothing is found")
	}
	_, path = write()
	change(path+".treille", "[Result", "[Resolt")
	if compareGolden(game, path) == nil {
		t.Error("the record is damaged, and nothing is found")
	}
}

func TestRenamingFindsFaults(t *testing.T) {
	opts := options
	opts.Rotate = func(dst, src engine.State) { dst.CopyFrom(src) } // renames nobody
	opts.RotateAction = func(a engine.Action, _ int) engine.Action { return a }
	if run(t, mutant{faults: &faults{}}, opts, "renaming") == nil {
		t.Error("seats that keep their names are not found")
	}
}

// TestChiSquare draws the line between luck and fault.
func TestChiSquare(t *testing.T) {
	even := map[int]float64{1: .25, 2: .25, 3: .25, 4: .25}
	lucky := map[int]float64{1: .26, 2: .24, 3: .255, 4: .245}
	uneven := map[int]float64{1: .32, 2: .18, 3: .25, 4: .25}
	missing := map[int]float64{1: .34, 2: .33, 3: .33}
	if err := chiSquare(even, lucky, 3000, 3000); err != nil {
		t.Error(err)
	}
	for _, wrong := range []map[int]float64{uneven, missing} {
		if chiSquare(even, wrong, 3000, 3000) == nil || chiSquare(wrong, even, 3000, 3000) == nil {
			t.Errorf("%v passes for %v", wrong, even)
		}
	}
}
