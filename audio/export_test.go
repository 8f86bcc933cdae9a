package audio

import (
	"cmp"
	"math"
	"slices"
)

// What tests of the package see beside its callers.

// PlayPlain plays a sound at once, without the changes of each playing.
func (m *Mixer) PlayPlain(s Sound, o Options) {
	m.mu.Lock()
	defer m.mu.Unlock()
	r := m.shelf.recipe(s)
	o.Gain += r.louder
	m.lay(s, r, m.frames.Load(), o)
}

// A Clip is one take of a sound, or of a part of one.
type Clip struct {
	Name    string
	Samples []float32
}

// Clips returns all takes that have been made.
func (m *Mixer) Clips() []Clip {
	var list []Clip
	for s, k := range m.shelf.stock {
		for _, c := range k.takes[:k.ready] {
			list = append(list, Clip{Name: Sound(s).String(), Samples: c})
		}
	}
	return list
}

// Plan is how loud the sound of so many is meant to be: its loudest 100 ms with
// effects at full volume, K-weighted (BS.1770), in LUFS.
func (s Sound) Plan(count int) float64 {
	return recipeOf(s).loud + recipeOf(s).more*float64(max(1, count)-1)
}

// Tuned reports whether a sound may not vary in pitch.
func (s Sound) Tuned() bool { return recipeOf(s).tuned }

const (
	LookAhead   = lookAhead
	RoomFrames  = roomFrames
	TakesASound = takesASound
	Ceiling     = ceiling
)

// WarmOne makes one take.
func (m *Mixer) WarmOne() {
	m.shelf.step()
	for m.shelf.take != nil {
		m.shelf.step()
	}
}

// A Slice is one step in making all sounds.
type Slice struct {
	Name  string
	Drawn int // samples that a stroke has changed
}

// Slices makes all takes, and returns all steps.
func (m *Mixer) Slices() []Slice {
	var list []Slice
	for {
		drawn := 0
		if t := m.shelf.take; t != nil && len(t.strokes) > 0 {
			draw := t.strokes[0].draw
			t.strokes[0].draw = func(buf []float64) bool {
				before := slices.Clone(buf)
				more := draw(buf)
				for i, v := range buf {
					if v != before[i] {
						drawn++
					}
				}
				t.strokes[0].draw = draw
				return more
			}
		}
		if !m.shelf.step() {
			return list
		}
		list = append(list, Slice{m.shelf.of.recipe.name, drawn})
	}
}

// Limit sends samples through a limiter.
func Limit(in []float32) []float32 {
	var l limiter
	l.reset()
	out := make([]float32, len(in))
	for i, v := range in {
		out[i], _ = l.frame(v, -v)
	}
	return out
}

// Echo is what the room answers to one sample of 1.
func Echo(frames int) (left, right []float32) {
	var r room
	r.build()
	in := float32(1)
	for range frames {
		l, s := r.frame(in)
		left, right, in = append(left, l), append(right, s), 0
	}
	return left, right
}

// Pick is the number of the take that a playing would use.
func (m *Mixer) Pick(s Sound) int {
	m.shelf.pick(s, &m.vary)
	return m.shelf.stock[s].last
}

// Tables are those of single games.
func Tables() []*Table { return []*Table{&Vino, &Zankapfel, &Farbenpoker} }

// Sounds returns all sounds that may be asked for.
func Sounds() []Sound {
	var list []Sound
	for _, r := range [...][2]Sound{{Button, Lost}, {Coins, Notch}, {Step, RaceBack}, {Stick, Damped}} {
		for s := r[0]; s <= r[1]; s++ {
			list = append(list, s)
		}
	}
	return list
}

// String returns the sound's name.
func (s Sound) String() string { return recipeOf(s).name }

func recipeOf(s Sound) *recipe {
	for _, t := range append(Tables(), &allTables, &musicTable) {
		if i := int(s) - int(t.first); i >= 0 && i < len(t.list) {
			return &t.list[i]
		}
	}
	return &recipe{name: "unknown"}
}

// A Voiced is a clip as it is played: from which frame, how many times as high and
// how loud.
type Voiced struct {
	Start int64
	Ratio float64
	Gain  float64
	Clip  []float32
}

// Voiced returns all clips of effects that are playing or wait, by their beginning.
func (m *Mixer) Voiced() []Voiced {
	var list []Voiced
	for _, v := range m.voices {
		if v.clip != nil {
			list = append(list, Voiced{v.start, v.step, math.Hypot(float64(v.left), float64(v.right)), v.clip})
		}
	}
	slices.SortStableFunc(list, func(a, b Voiced) int { return cmp.Compare(a.Start, b.Start) })
	return list
}

// Strokes are the times at which a take of a sound strikes something, in seconds.
func (s Sound) Strokes(seed uint64) []float64 {
	var list []float64
	for _, k := range newTake(recipeOf(s), seed).strokes {
		list = append(list, float64(k.at)/sampleRate)
	}
	return list
}
