package audio

import "math"

// loudness measures the loudest 100 ms of a sound in both ears, K-weighted as
// in BS.1770, in LUFS.
func loudness(samples []float64) float64 {
	const window = sampleRate / 10
	shelf := biquad{b: [3]float64{1.53512485958697, -2.69169618940638, 1.19839281085285}, a1: -1.69065929318241, a2: 0.73248077421585}
	high := biquad{b: [3]float64{1, -2, 1}, a1: -1.99004745483398, a2: 0.99007225036621}
	var last [window]float64 // squares of the last 100 ms
	sum, most := 0.0, 0.0
	for i, v := range samples {
		v = high.pass(shelf.pass(v))
		sum += v*v - last[i%window]
		last[i%window] = v * v
		most = max(most, sum)
	}
	return -0.691 + 10*math.Log10(channels*most/window+1e-30)
}

// A biquad is a filter of second order.
type biquad struct {
	b      [3]float64
	a1, a2 float64
	z1, z2 float64
}

func (f *biquad) pass(in float64) float64 {
	out := f.b[0]*in + f.z1
	f.z1 = f.b[1]*in - f.a1*out + f.z2
	f.z2 = f.b[2]*in - f.a2*out
	return out
}
