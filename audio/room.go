package audio

import "math"

// A reflection is one that comes back after so many seconds, as a factor.
type reflection struct{ delay, gain float64 }

// A room is the vault in which everything sounds: first reflections, and a tail
// that fades. Its zero value is quiet; build makes it ready.
type room struct {
	low, high float32 // states of the filters before it
	line      [roomLine]float32
	at        int
	taps      [channels][]tap
	tail      [len(tailDelays)]echo
}

// roomLine is the length of the line of first reflections: a power of two above
// the last one.
const roomLine = 4096

type tap struct {
	frames int
	gain   float32
}

// An echo is one of the lines that feed each other.
type echo struct {
	line []float32
	at   int
	gain float32 // for each turn
}

func (r *room) build() {
	for side, list := range reflections {
		for _, e := range list {
			r.taps[side] = append(r.taps[side], tap{int(e.delay * sampleRate), float32(e.gain)})
		}
	}
	for i, d := range tailDelays {
		r.tail[i] = echo{line: make([]float32, int(d*sampleRate)), gain: float32(math.Pow(10, -3*d/tailTime))}
	}
}

// hush ends all that still echoes.
func (r *room) hush() {
	r.low, r.high = 0, 0
	clear(r.line[:])
	for i := range r.tail {
		clear(r.tail[i].line)
	}
}

// The shares by which the filters before the room move at each frame.
var (
	lowShare  = float32(1 - math.Exp(-2*math.Pi*roomLow/sampleRate))
	highShare = float32(1 - math.Exp(-2*math.Pi*roomHigh/sampleRate))
)

// frame takes what is sent to the room, and returns what comes back.
func (r *room) frame(in float32) (left, right float32) {
	r.low = settled(r.low + lowShare*(in-r.low))
	r.high = settled(r.high + highShare*(in-r.low-r.high))
	r.line[r.at] = r.high
	for _, t := range r.taps[0] {
		left += t.gain * r.line[(r.at-t.frames)&(roomLine-1)]
	}
	for _, t := range r.taps[1] {
		right += t.gain * r.line[(r.at-t.frames)&(roomLine-1)]
	}
	r.at = (r.at + 1) & (roomLine - 1)
	var heard [len(tailDelays)]float32
	sum := float32(0)
	for i := range r.tail {
		e := &r.tail[i]
		heard[i] = e.line[e.at] * e.gain
		sum += heard[i]
	}
	sum *= 2.0 / float32(len(tailDelays))
	for i := range r.tail {
		e := &r.tail[i]
		e.line[e.at] = settled(r.high + heard[i] - sum)
		if e.at++; e.at == len(e.line) {
			e.at = 0
		}
		if i&1 == 0 {
			left += tailLevel * heard[i]
		} else {
			right += tailLevel * heard[i]
		}
	}
	return left, right
}

// settled makes zero of numbers too small for processors to be quick with.
func settled(v float32) float32 {
	if v < 1e-15 && v > -1e-15 {
		return 0
	}
	return v
}
