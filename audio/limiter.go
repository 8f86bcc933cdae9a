package audio

import "math"

// A limiter turns what gets too loud down before it comes, and lets go slowly:
// no wave is bent, and no sample gets past the ceiling. It delays everything by
// lookAhead frames.
type limiter struct {
	left, right [lookAhead]float32
	need        [lookAhead + 1]float32 // the gain that each frame needs
	least       [lookAhead + 1]float32 // the least of each window
	sum         float64                // of least
	at, atNeed  int
	now         float32 // the gain as it lets go
	calm        int     // frames since it had anything to do
}

func newLimiter() limiter {
	var l limiter
	for i := range l.need {
		l.need[i], l.least[i] = 1, 1
	}
	l.sum, l.now, l.calm = lookAhead+1, 1, 2*lookAhead+2
	return l
}

var releaseShare = float32(1 - math.Exp(-1/(limitRelease*sampleRate)))

// frame takes one frame, and returns the one of lookAhead frames before.
func (l *limiter) frame(left, right float32) (float32, float32) {
	peak := max(left, -left, right, -right)
	l.now += releaseShare * (1 - l.now)
	switch {
	case peak*l.now > ceiling:
		l.now = ceiling / peak
		l.calm = 0
	case l.now > 0.9999:
		l.now = 1
		l.calm++
	default:
		l.calm = 0
	}
	oldLeft, oldRight := l.left[l.at], l.right[l.at]
	l.left[l.at], l.right[l.at] = left, right
	if l.at++; l.at == lookAhead {
		l.at = 0
	}
	gain := l.gain()
	return clamp(oldLeft * gain), clamp(oldRight * gain)
}

// gain returns the gain of the frame that leaves: the mean, over the way that it
// has come, of the least gain that any frame on that way needed.
func (l *limiter) gain() float32 {
	l.need[l.atNeed] = l.now
	least := float32(1)
	if l.calm <= lookAhead+1 {
		for _, v := range l.need {
			least = min(least, v)
		}
	}
	l.sum += float64(least) - float64(l.least[l.atNeed])
	l.least[l.atNeed] = least
	if l.atNeed++; l.atNeed == len(l.need) {
		l.atNeed = 0
	}
	if l.calm > 2*lookAhead+2 {
		l.sum = lookAhead + 1
		return 1
	}
	return float32(l.sum / (lookAhead + 1))
}

// clamp keeps what rounding leaves within the ceiling.
func clamp(v float32) float32 { return min(ceiling, max(-ceiling, v)) }
