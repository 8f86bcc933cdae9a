package host_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"treille/engine/games"
	"treille/engine/record"
	"treille/scenes/play/host"
)

// TestReleasedRecordsOpen opens games that earlier releases saved, of every game
// with every number of seats, and wants each where it was left.
func TestReleasedRecordsOpen(t *testing.T) {
	paths, err := filepath.Glob("../../../engine/record/testdata/released/*/*" + record.Ending)
	if err != nil {
		t.Fatal(err)
	}
	missing := map[string]bool{"greedy": true, "hard": true, "hard/patient": true, "assisted": true, "options": true}
	for _, g := range games.All() {
		min, max := g.Players()
		for n := min; n <= max; n++ {
			missing[fmt.Sprint(g.Name(), n)] = true
		}
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		h, err := host.Open(data, unkept{})
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		rec, err := record.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		if h.Ply() != len(rec.Plies) {
			t.Errorf("%s: %d of %d plies", path, h.Ply(), len(rec.Plies))
		}
		result, over := h.Result()
		if over != strings.Contains(path, "finished") || over && !slices.Equal(result.Scores, rec.Result) {
			t.Errorf("%s: it is over: %v, with %v", path, over, result.Scores)
		}
		delete(missing, fmt.Sprint(rec.Game, rec.Players))
		for _, s := range h.Seats() {
			delete(missing, s.Kind)
		}
		if rec.Assisted != 0 {
			delete(missing, "assisted")
		}
		if len(rec.Options) > 0 {
			delete(missing, "options")
		}
	}
	if len(missing) > 0 {
		t.Errorf("no record has %v", missing)
	}
}
