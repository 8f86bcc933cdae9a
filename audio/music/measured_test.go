package music_test

import (
	"testing"

	"treille/audio/music"
)

// strongBeats are the tune's and the bass's notes of each bar that both begin.
func strongBeats(p *music.Piece) (tune, bass []music.Note) {
	for bar := range len(p.Bars) - 1 {
		above, below := of(p, music.Tune, bar, 1), of(p, music.Bass, bar, 1)
		if len(above) > 0 && len(below) > 0 && above[0].At < p.Bars[bar].At+late && below[0].At < p.Bars[bar].At+late {
			tune, bass = append(tune, above[0]), append(bass, below[0])
		}
	}
	return tune, bass
}

// The tune has thirds over the bass, and goes its own way.
func TestTheTuneIsNotHollow(t *testing.T) {
	thirds, octaves, all := 0.0, 0.0, 0.0
	parallel, moves := 0.0, 0.0
	for _, p := range many(t) {
		tune, bass := strongBeats(p)
		before := -1
		for i := range tune {
			interval := (tune[i].Pitch - bass[i].Pitch) % 12
			all++
			switch interval {
			case 0:
				octaves++
			case 3, 4:
				thirds++
			}
			if i > 0 {
				moves++
				if tune[i].Pitch != tune[i-1].Pitch && interval == before && (interval == 0 || interval == 7) {
					parallel++
				}
			}
			before = interval
		}
	}
	thirds, octaves, parallel = 100*thirds/all, 100*octaves/all, 100*parallel/moves
	t.Logf("strong beats: %.0f %% thirds, %.0f %% octaves; %.0f %% of moves are parallel octaves or fifths", thirds, octaves, parallel)
	if thirds < 36 || octaves > 40 || parallel > 14 {
		t.Errorf("strong beats: %.0f %% thirds, %.0f %% octaves; %.0f %% of moves are parallel octaves or fifths", thirds, octaves, parallel)
	}
}

// Where the tune is silent the bass moves: no bar is empty.
func TestBarsAreFull(t *testing.T) {
	thin, still, all := 0.0, 0.0, 0.0
	for _, p := range many(t) {
		for bar := range len(p.Bars) - 1 {
			tune, bass, inner := of(p, music.Tune, bar, 1), of(p, music.Bass, bar, 1), of(p, music.Inner, bar, 1)
			all++
			if len(tune) < 2 && len(tune)+len(bass)+len(inner) < 3 {
				thin++
			}
			if len(tune) == 0 && len(bass) < 3 {
				still++
			}
		}
	}
	thin, still = 100*thin/all, 100*still/all
	t.Logf("%.0f %% of bars have at most two notes, in %.0f %% neither tune nor bass moves", thin, still)
	if thin > 32 || still > 3 {
		t.Errorf("%.0f %% of bars have at most two notes, in %.0f %% neither tune nor bass moves", thin, still)
	}
}

// What rings together does not clash for long: a second, a seventh or a tritone that is
// written lasts for a beat at most, and none rings on.
func TestClashesEnd(t *testing.T) {
	const long, stopped = 0.6, 0.15 // seconds
	minutes, worst := 0.0, 0.0
	all, rings := 0, 0
	for _, p := range many(t) {
		minutes += p.Length / 60
		beat := 0.0
		for i, a := range p.Notes {
			for k := range p.Bars[1:] {
				if a.At >= p.Bars[k].At-early {
					beat = (p.Bars[k+1].At - p.Bars[k].At) / float64(p.Beats)
				}
			}
			for _, b := range p.Notes[i+1:] {
				switch d := a.Pitch - b.Pitch; max(d, -d) % 12 {
				case 1, 2, 6, 10, 11:
					together := min(a.At+a.Length, b.At+b.Length) - b.At
					worst = max(worst, together)
					if together > long {
						all++
					}
					if together > max(long, beat+stopped) {
						rings++
					}
				}
			}
		}
	}
	perMinute, rung := float64(all)/minutes, float64(rings)/minutes
	t.Logf("clashes longer than %.1f s: %.1f a minute, %.1f of them longer than a beat, the worst %.1f s", long, perMinute, rung, worst)
	if rung > 0 || worst > 1.3 {
		t.Errorf("clashes longer than %.1f s: %.1f a minute, %.1f of them longer than a beat, the worst %.1f s", long, perMinute, rung, worst)
	}
}

// One piece is not like the other: they are slow and fast, in three and in four, and
// end on D, G or A, but never on that of the piece before, nor on the G without an E.
func TestPiecesDiffer(t *testing.T) {
	slow, fast, four := 1000.0, 0.0, 0.0
	finals := map[int]int{}
	list := many(t)
	for i, p := range list {
		n := len(p.Bars) - 3
		tempo := 60 * float64(p.Beats*n) / (p.Bars[n].At - p.Bars[0].At)
		slow, fast = min(slow, tempo), max(fast, tempo)
		finals[p.Final]++
		if p.Beats == 4 {
			four++
		}
		if i%20 > 0 && p.Final == list[i-1].Final {
			t.Errorf("pieces %d and %d end on the same note", i-1, i)
		}
		for _, n := range p.Notes {
			if n.Pitch%12 == 3 {
				t.Fatalf("piece %d has an E flat", i)
			}
		}
	}
	four *= 100 / float64(len(list))
	t.Logf("%.0f to %.0f beats a minute, %.0f %% of the pieces in four; D %d, G %d, A %d times", slow, fast, four, finals[0], finals[5], finals[-5])
	if slow > 58 || fast < 80 || four < 20 || four > 46 || min(finals[0], finals[5], finals[-5]) < 15 {
		t.Errorf("%.0f to %.0f beats a minute, %.0f %% of the pieces in four; D %d, G %d, A %d times", slow, fast, four, finals[0], finals[5], finals[-5])
	}
}

// Each way to vary a tune is as loud as it should be.
func TestVariationsAreNotEquallyLoud(t *testing.T) {
	sums, counts := map[string]float64{}, map[string]float64{}
	for _, p := range many(t) {
		for s := range sections(p) {
			way := wayOf(p, s)
			for bar := 8 * s; bar < 8*s+8; bar++ {
				if notes := of(p, music.Tune, bar, 1); len(notes) > 0 && notes[0].At < p.Bars[bar].At+late {
					sums[way] += notes[0].Level
					counts[way]++
				}
			}
		}
	}
	for way, want := range map[string]float64{divided: 1, high: -2, glass: -3} {
		louder := sums[way]/counts[way] - sums[plain]/counts[plain]
		t.Logf("%s: %+.1f dB", way, louder)
		if louder < want-0.6 || louder > want+0.6 {
			t.Errorf("%s: %+.1f dB, want %+.0f", way, louder, want)
		}
	}
}
