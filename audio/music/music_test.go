package music_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"treille/audio/music"
)

// The hand is so far from the beat: before it, or after the bass.
const (
	early = 0.013
	late  = 0.046
)

// composer returns one with a chance of its own.
func composer(seed uint64) *music.Composer {
	return music.NewComposer(rand.New(rand.NewPCG(seed, 0)).Float64)
}

// pieces returns some that follow each other.
func pieces(t testing.TB, seed uint64, n int) (list []*music.Piece) {
	c := composer(seed)
	for tries := 0; len(list) < n; tries++ {
		if tries > 20000*n {
			t.Fatalf("%d pieces of %d after %d tries", len(list), n, tries)
		}
		if p := c.Try(); p != nil {
			list = append(list, p)
		}
	}
	return list
}

// many are pieces of several composers.
func many(t testing.TB) (list []*music.Piece) {
	for seed := range uint64(5) {
		list = append(list, pieces(t, seed, 20)...)
	}
	return list
}

// sections is how many a piece has.
func sections(p *music.Piece) int { return len(p.Bars) / 8 }

// of returns the notes of a voice in some bars.
func of(p *music.Piece, v music.Voice, first, n int) (notes []music.Note) {
	for _, note := range p.Notes {
		if note.Voice == v && note.At >= p.Bars[first].At-early && note.At < p.Bars[first+n].At-early {
			notes = append(notes, note)
		}
	}
	return notes
}

// tune is what the tune plays in a section.
func tune(p *music.Piece, section int) []music.Note { return of(p, music.Tune, 8*section, 8) }

func pitches(notes []music.Note) (list []int) {
	for _, n := range notes {
		list = append(list, n.Pitch)
	}
	return list
}

func TestForm(t *testing.T) {
	for i, p := range many(t) {
		if len(p.Bars)%8 != 1 || sections(p) < 4 || sections(p) > 6 {
			t.Errorf("piece %d has %d bars", i, len(p.Bars))
		}
		if p.Length < 95 || p.Length > 120 {
			t.Errorf("piece %d lasts %.1f s", i, p.Length)
		}
		if d := float64(len(p.Notes)) / p.Length; d < 1.1 || d > 2 {
			t.Errorf("piece %d has %.2f notes a second", i, d)
		}
		last := p.Notes[len(p.Notes)-4:]
		final := p.Final
		if final < 0 {
			final += 12
		}
		if got := pitches(last); !slices.Equal(got, []int{38 + final, 45 + final, 50 + final, 57 + final}) {
			t.Errorf("piece %d ends with %v, its final is %d", i, got, p.Final)
		}
		for k := range 3 {
			if d := last[k+1].At - last[k].At; d < 0.025 || d > 0.045 {
				t.Errorf("piece %d: the last chord is rolled by %.3f s", i, d)
			}
		}
		if last[3].At+last[3].Length != p.Length {
			t.Errorf("piece %d lasts %.1f s, its last string %.1f", i, p.Length, last[3].At+last[3].Length)
		}
	}
}

// The beat is one of 54 to 84, breathes, and is slower at the end.
func TestBeat(t *testing.T) {
	for i, p := range many(t) {
		least, most, sum := math.Inf(1), 0.0, 0.0
		n := len(p.Bars) - 3
		for k := range n {
			tempo := beat(p, k)
			least, most, sum = min(least, tempo), max(most, tempo), sum+tempo/float64(n)
		}
		if least < 54*0.96 || most > 84*1.04 || most/least < 1.03 || most/least > 1.08 {
			t.Errorf("piece %d: %.1f to %.1f beats a minute", i, least, most)
		}
		if end := beat(p, n+1); end > 0.95*sum {
			t.Errorf("piece %d ends with %.1f beats a minute, of %.1f", i, end, sum)
		}
	}
}

// beat is how many beats a minute a bar has.
func beat(p *music.Piece, bar int) float64 {
	return 60 * float64(p.Beats) / (p.Bars[bar+1].At - p.Bars[bar].At)
}

func TestTheTuneKeepsToTheChords(t *testing.T) {
	in, all := 0, 0
	for _, p := range many(t) {
		for bar := range len(p.Bars) - 1 {
			notes := of(p, music.Tune, bar, 1)
			if len(notes) == 0 || notes[0].At > p.Bars[bar].At+late {
				continue
			}
			all++
			if slices.Contains(p.Bars[bar].Chord[:], notes[0].Pitch%12) {
				in++
			}
		}
	}
	if share := float64(in) / float64(all); share < 0.9 {
		t.Errorf("%.0f %% of the strong beats are in the chord", 100*share)
	}
}

// A string that rings on is not heard in a chord to which it is foreign.
func TestStringsAreStoppedBeforeForeignChords(t *testing.T) {
	const fades = 0.11
	for i, p := range many(t) {
		for _, n := range p.Notes {
			for k, b := range p.Bars {
				foreign := !slices.Contains(b.Chord[:], n.Pitch%12)
				if foreign && n.At < b.At-early && n.At+n.Length > b.At+fades {
					t.Errorf("piece %d: %+v rings on for %.2f s in bar %d", i, n, n.At+n.Length-b.At, k)
				}
			}
		}
	}
}

// Steps of a tune are one or two semitones.
func TestTheTuneMovesBySteps(t *testing.T) {
	steps, all := 0, 0
	for i, p := range many(t) {
		notes := tune(p, 0)
		before := 0
		for k := range notes[1:] {
			d := notes[k+1].Pitch - notes[k].Pitch
			if d != 0 && max(d, -d) <= 2 {
				steps++
			}
			all++
			if max(before, -before) >= 5 && (d*before >= 0 || max(d, -d) > 4) {
				t.Errorf("piece %d: after a leap of %d follow %d", i, before, d)
			}
			before = d
		}
	}
	if share := float64(steps) / float64(all); share < 0.56 || share > 0.66 {
		t.Errorf("%.0f %% of the intervals are steps", 100*share)
	}
}

func TestTheTuneIsArchedAndEndsOnTheFinal(t *testing.T) {
	for i, p := range many(t) {
		for first := 0; first < 8; first += 4 {
			top := func(bar, n int) int { return slices.Max(append(pitches(of(p, music.Tune, first+bar, n)), 0)) }
			if inner := top(1, 2); inner <= top(0, 1) || inner <= top(3, 1) {
				t.Errorf("piece %d: its phrase reaches %d, and %d and %d around it", i, inner, top(0, 1), top(3, 1))
			}
		}
		for s := range sections(p) {
			if line := tune(p, s); line[len(line)-1].Pitch%12 != (62+p.Final)%12 {
				t.Errorf("piece %d: section %d ends on %d", i, s, line[len(line)-1].Pitch)
			}
		}
	}
}

func TestOneBarInSixIsEmpty(t *testing.T) {
	empty, all := 0, 0
	for _, p := range many(t) {
		for bar := range len(p.Bars) - 1 {
			all++
			if len(of(p, music.Tune, bar, 1)) == 0 {
				empty++
			}
		}
	}
	if share := float64(empty) / float64(all); share < 1.0/7 || share > 1.0/5 {
		t.Errorf("%.3f of the bars are empty", share)
	}
}

// All ways to vary a tune are heard, and a piece has several.
func TestVariations(t *testing.T) {
	heard := map[string]int{}
	for i, p := range many(t) {
		first := tune(p, 0)
		changed := 0
		for s := 1; s < sections(p); s++ {
			way := wayOf(p, s)
			if line := tune(p, s); way == divided && repeats(line) > repeats(first)+1 { // around a bar left empty
				t.Errorf("piece %d: its divided tune stands still: %v", i, pitches(line))
			}
			if way != plain {
				changed++
			}
			heard[way]++
		}
		if changed < 2 {
			t.Errorf("piece %d varies its tune %d times", i, changed)
		}
	}
	for _, way := range []string{glass, divided, high, low, plain} {
		if heard[way] < 5 {
			t.Errorf("%s is heard %d times: %v", way, heard[way], heard)
		}
	}
}

// The ways to vary a tune.
const glass, divided, high, low, plain = "glass", "divided", "high", "low", "plain"

// wayOf is the one of a section.
func wayOf(p *music.Piece, section int) string {
	first, line := tune(p, 0), tune(p, section)
	switch {
	case len(of(p, music.Glass, 8*section, 8)) == 8:
		return glass
	case len(line) > len(first):
		return divided
	case first[0].Pitch < line[0].Pitch:
		return high
	case len(of(p, music.Bass, 8*section, 8)) > 18:
		return low
	}
	return plain
}

// repeats is how often a note of a line is the one before it again.
func repeats(line []music.Note) (n int) {
	for i := range line[1:] {
		if line[i].Pitch == line[i+1].Pitch {
			n++
		}
	}
	return n
}

func TestFiguresOccurOnce(t *testing.T) {
	for i, p := range many(t) {
		line := pitches(of(p, music.Tune, 0, len(p.Bars)-1))
		count := map[[4]int]int{}
		for k := range line[3:] {
			count[[4]int(line[k:])]++
		}
		once := 0
		for _, n := range count {
			if n == 1 {
				once++
			}
		}
		if share := float64(once) / float64(len(line)-3); share < 0.55 || share > 0.75 {
			t.Errorf("piece %d: %.2f of its figures occur once", i, share)
		}
	}
}

// Each voice keeps to its strings, and strings are stopped in time for their clips.
func TestVoices(t *testing.T) {
	ranges := [...][2]int{music.Tune: {62, 81}, music.Inner: {50, 60}, music.Bass: {38, 60}, music.Glass: {50, 60}} // on D
	for i, p := range many(t) {
		at := 0.0
		for _, n := range p.Notes {
			r := ranges[n.Voice]
			if n.Voice != music.Bass {
				r[0] += p.Final
				r[1] += p.Final
			}
			if n.Pitch < r[0] || n.Pitch > r[1]+5 {
				t.Errorf("piece %d: voice %d plays %d", i, n.Voice, n.Pitch)
			}
			if n.At < at || n.Length <= 0 || n.Length > 4.5 || n.Level > 3 || n.Level < -21 {
				t.Errorf("piece %d: after %.3f comes %+v", i, at, n)
			}
			at = n.At
		}
	}
}

// The hand is near the beat and never on it, and a chord is rolled from below.
func TestHand(t *testing.T) {
	levels := map[float64]bool{}
	p := pieces(t, 1, 1)[0]
	for bar := range len(p.Bars) - 1 {
		bass := of(p, music.Bass, bar, 1)
		line := of(p, music.Tune, bar, 1)
		if len(bass) > 0 && math.Abs(bass[0].At-p.Bars[bar].At) > early {
			t.Errorf("bar %d: the bass is %.3f s off", bar, bass[0].At-p.Bars[bar].At)
		}
		if len(bass) > 0 && len(line) > 0 && line[0].At < p.Bars[bar].At+0.1 && line[0].At <= bass[0].At {
			t.Errorf("bar %d: the tune comes before the bass", bar)
		}
		for _, n := range append(bass, line...) {
			levels[n.Level] = true
		}
	}
	if len(levels) < 50 {
		t.Errorf("%d levels", len(levels))
	}
}

// A piece may be ended every four bars.
func TestPhrases(t *testing.T) {
	for i, p := range many(t) {
		n := 0
		for _, note := range p.Notes {
			if note.Phrase {
				if math.Abs(note.At-p.Bars[4*n].At) > late {
					t.Errorf("piece %d: phrase %d begins at %.2f s, not at %.2f", i, n, note.At, p.Bars[4*n].At)
				}
				n++
			}
		}
		if n != 2*sections(p)+1 {
			t.Errorf("piece %d has %d phrases", i, n)
		}
	}
}

func TestNothingReturnsSoon(t *testing.T) {
	list := pieces(t, 7, 60)
	for i, p := range list {
		for k := max(0, i-10); k < i; k++ {
			if i-k <= 3 && list[k].Ground == p.Ground {
				t.Errorf("the ground of piece %d returns in piece %d", k, i)
			}
			if slices.Equal(pitches(tune(p, 0)), pitches(tune(list[k], 0))) {
				t.Errorf("the tune of piece %d returns in piece %d", k, i)
			}
		}
	}
}

func TestAPieceFollowsFromChance(t *testing.T) {
	a, b, c := pieces(t, 1, 3), pieces(t, 1, 3), pieces(t, 2, 3)
	for i := range a {
		if !slices.Equal(a[i].Notes, b[i].Notes) {
			t.Errorf("piece %d of the same chance is another", i)
		}
		if slices.Equal(a[i].Notes, c[i].Notes) {
			t.Errorf("piece %d of another chance is the same", i)
		}
	}
}

func BenchmarkTry(b *testing.B) {
	c := composer(1)
	n := 0
	for b.Loop() {
		if c.Try() != nil {
			n++
		}
	}
	b.ReportMetric(float64(n)/float64(b.N), "pieces/op")
}
