package audio

import "math"

// A voice is a clip that is playing, or waits for its time.
type voice struct {
	clip              []float32 // none if nil
	of                Sound     // that it was asked for as
	start             int64     // the frame at which it begins
	pos, step         float64   // place in the clip
	left, right, room float32
	cut, fade         int // frames until it ends early, if not 0, fading in the last so many
}

// lead is the number of zeros before the samples of a clip, and trail of those
// after them, which interpolation looks at.
const (
	lead  = 1
	trail = 2
)

// newVoice returns a voice for a clip, as loud, high and far to a side as asked
// for.
func newVoice(clip []float32, start int64, gain, pitch, pan, room float64) voice {
	left, right := panned(min(1, max(-1, pan)))
	g := decibels(gain)
	return voice{
		clip:  clip,
		start: start,
		pos:   lead,
		step:  math.Exp2(min(maxPitch, max(-maxPitch, pitch)) / 12),
		left:  float32(g * left),
		right: float32(g * right),
		room:  float32(g * decibels(room)),
	}
}

// panned returns the gains of left and right for a place from -1 to 1, of equal
// power together, and 1 each in the middle.
func panned(pan float64) (left, right float64) {
	a := (pan + 1) * math.Pi / 4
	return math.Sqrt2 * math.Cos(a), math.Sqrt2 * math.Sin(a)
}

// A bus is where voices are added up, a chunk at a time.
type bus struct{ left, right, room [chunk]float32 }

// chunk is the number of frames that are mixed at once.
const chunk = 128

// mix adds the voice to the first n frames of a bus, the first of which is now,
// and reports whether it goes on.
func (v *voice) mix(b *bus, now int64, n int) bool {
	for i := int(min(max(0, v.start-now), int64(n))); i < n; i++ {
		k := int(v.pos)
		if k+trail >= len(v.clip) {
			return false
		}
		x := cubic(v.clip[k-1:k+3], float32(v.pos-float64(k)))
		if v.cut > 0 {
			if v.cut--; v.cut == 0 {
				return false
			}
			if v.cut < v.fade {
				x *= float32(v.cut) / float32(v.fade)
			}
		}
		b.left[i] += v.left * x
		b.right[i] += v.right * x
		b.room[i] += v.room * x
		v.pos += v.step
	}
	return true
}

// cubic returns what lies between the second and the third of four samples.
func cubic(s []float32, t float32) float32 {
	a, b, c, d := s[0], s[1], s[2], s[3]
	return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}

// start gives a voice a place among others, at a frame. From calm sounding ones
// on the oldest makes room; where all places are taken, the voice is dropped.
func start(voices []voice, v voice, now int64, calm int) {
	free, oldest, running := -1, -1, 0
	for i := range voices {
		o := &voices[i]
		switch {
		case o.clip == nil:
			free = i
		case o.cut == 0 && o.start <= now:
			running++
			if oldest < 0 || o.start < voices[oldest].start {
				oldest = i
			}
		}
	}
	if running >= calm {
		voices[oldest].cut, voices[oldest].fade = cutFrames, cutFrames
	}
	if free >= 0 {
		voices[free] = v
	}
}

// mix adds voices to a bus, and reports whether there are any.
func mix(voices []voice, b *bus, now int64, n int) bool {
	any := false
	for i := range voices {
		if voices[i].clip == nil {
			continue
		}
		any = true
		if !voices[i].mix(b, now, n) {
			voices[i] = voice{}
		}
	}
	return any
}
