package audio

import (
	"encoding/binary"
	"math"
	"sync"
	"sync/atomic"
	"time"
)

// A Mixer plays sounds over each other. All of its methods may be called from
// any goroutine, and none waits for the device.
type Mixer struct {
	backend Backend
	clips   [recipes]struct {
		once sync.Once
		clip
	}
	frames atomic.Int64

	mu       sync.Mutex
	voices   [maxVoices]voice
	effects  level
	music    level
	silence  level // a factor for everything: 1, or 0 while muted
	tune     tune
	vary     dice
	lastRead time.Time

	heard func(Sound, Options)
}

// Listen has f told of each sound that is to be played, before it is known
// whether a device can be heard. It is called once, before the first sound.
func (m *Mixer) Listen(f func(Sound, Options)) { m.heard = f }

// Options vary one playing of a sound. The zero value plays it as it is.
type Options struct {
	Gain  float64 // decibels louder, or quieter if negative
	Pan   float64 // from -1, left, to 1, right
	Pitch float64 // semitones up, or down if negative; at most maxPitch
}

// A voice is a sound that is playing.
type voice struct {
	clip        clip // none if its left is nil
	pos, step   float64
	left, right float32
	age         int64 // frames since it began
	cut         int   // frames until it ends early, if not 0
	group       *level
}

// New returns a mixer and starts the backend with it. Effects are at full
// volume, and music is off. Keep the mixer: one that the program has lost is
// collected, and falls silent.
func New(b Backend) *Mixer {
	m := &Mixer{backend: b, vary: newDice(1)}
	m.effects.set(1)
	m.silence.set(1)
	m.tune.restart()
	b.Start(m)
	return m
}

// Play starts a sound. While the device does not ask for samples, as before the
// first gesture in a browser, the sound is dropped: it would come late.
func (m *Mixer) Play(s Sound, o Options) {
	if s >= sounds {
		return
	}
	if m.heard != nil {
		m.heard(s, o)
	}
	c := m.clip(s)
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.lastRead.IsZero() || time.Since(m.lastRead) > staleAfter {
		return
	}
	o.Gain += varyDecibels * m.vary.signed()
	o.Pitch += varySemitones * m.vary.signed()
	m.start(c, o, &m.effects)
}

// start gives a clip a voice; m.mu is held.
func (m *Mixer) start(c clip, o Options, group *level) {
	free, oldest, running := -1, -1, 0
	for i := range m.voices {
		v := &m.voices[i]
		switch {
		case v.clip.left == nil:
			free = i
		case v.cut == 0:
			running++
			if oldest < 0 || v.age > m.voices[oldest].age {
				oldest = i
			}
		}
	}
	if running >= calmVoices {
		m.voices[oldest].cut = cutFrames
	}
	if free < 0 {
		return // many sounds within a few milliseconds: one more is not missed
	}
	gain := headroom * math.Pow(10, o.Gain/20)
	left, right := panned(min(1, max(-1, o.Pan)))
	m.voices[free] = voice{
		clip:  c,
		step:  math.Exp2(min(maxPitch, max(-maxPitch, o.Pitch)) / 12),
		left:  float32(gain * left),
		right: float32(gain * right),
		group: group,
	}
}

// SetVolume sets how loud effects and music are, each from 0 to 1. Music at 0
// does not go on in silence.
func (m *Mixer) SetVolume(effects, music float64) {
	if music > 0 {
		m.clip(note)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.effects.want = loudness(effects)
	m.music.want = loudness(music)
}

// loudness turns a slider's value into a gain: an ear hears the middle of the
// slider as half as loud.
func loudness(v float64) float32 {
	v = min(1, max(0, v))
	return float32(v * v)
}

// Mute silences everything at once, or lets it be heard again. Sounds go on
// meanwhile, unheard.
func (m *Mixer) Mute(muted bool) {
	m.mu.Lock()
	m.silence.want = 1
	if muted {
		m.silence.want = 0
	}
	m.mu.Unlock()
	m.backend.Mute(muted)
}

// Suspend stops the device and drops what is playing, for a window that is not
// seen.
func (m *Mixer) Suspend() {
	m.mu.Lock()
	m.voices = [maxVoices]voice{}
	m.mu.Unlock()
	m.backend.Suspend()
}

// Resume undoes Suspend.
func (m *Mixer) Resume() { m.backend.Resume() }

// Err says why nothing can be heard, for a line in the settings; nil while
// something can, or might.
func (m *Mixer) Err() error { return m.backend.Err() }

// FramesRead counts the frames that the device has asked for: it grows while
// the device is running.
func (m *Mixer) FramesRead() int64 { return m.frames.Load() }

// Warm renders one sound that has not been played yet, and reports whether more
// are left: called once a tick after the first picture, it keeps each Play
// short.
func (m *Mixer) Warm() bool {
	for s := range sounds {
		if !m.ready(s) {
			m.clip(s)
			return s+1 < sounds
		}
	}
	return false
}

func (m *Mixer) ready(s Sound) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.clips[s].left != nil
}

// clip returns a sound's samples, and renders them the first time.
func (m *Mixer) clip(s Sound) clip {
	e := &m.clips[s]
	e.once.Do(func() {
		c := render(s)
		m.mu.Lock()
		e.clip = c
		m.mu.Unlock()
	})
	return e.clip
}

// Read implements io.Reader for the device: it mixes as many whole frames as fit
// into buf, and always fills them. It returns 0 bytes only if not one fits.
func (m *Mixer) Read(buf []byte) (int, error) {
	frames := len(buf) / bytesAFrame
	m.mu.Lock()
	defer m.mu.Unlock()
	now := time.Now()
	if now.Sub(m.lastRead) > staleAfter {
		m.voices = [maxVoices]voice{}
	}
	m.lastRead = now
	m.frames.Add(int64(frames))
	if m.idle() {
		clear(buf[:frames*bytesAFrame])
		return frames * bytesAFrame, nil
	}
	for i := range frames {
		if m.music.want > 0 && m.tune.due() {
			m.start(m.clips[note].clip, m.tune.next(), &m.music)
		}
		left, right := m.frame()
		binary.LittleEndian.PutUint32(buf[i*bytesAFrame:], math.Float32bits(left))
		binary.LittleEndian.PutUint32(buf[i*bytesAFrame+4:], math.Float32bits(right))
	}
	return frames * bytesAFrame, nil
}

// idle reports whether nothing plays and nothing is about to, which is so most of
// the time: then mixing would only use up the battery. m.mu is held.
func (m *Mixer) idle() bool {
	for i := range m.voices {
		if m.voices[i].clip.left != nil {
			return false
		}
	}
	levels := [...]level{m.effects, m.music, m.silence}
	for _, l := range levels {
		if l.now != l.want {
			return false
		}
	}
	return m.music.want == 0
}

// frame mixes one frame of all voices; m.mu is held.
func (m *Mixer) frame() (left, right float32) {
	m.effects.move()
	m.music.move()
	m.silence.move()
	for i := range m.voices {
		v := &m.voices[i]
		if v.clip.left == nil {
			continue
		}
		k := int(v.pos)
		if k+1 >= len(v.clip.left) {
			*v = voice{}
			continue
		}
		t := float32(v.pos - float64(k))
		g := v.group.now
		if v.cut > 0 {
			v.cut--
			g *= float32(v.cut) / cutFrames
			if v.cut == 0 {
				*v = voice{}
				continue
			}
		}
		left += g * v.left * (v.clip.left[k] + t*(v.clip.left[k+1]-v.clip.left[k]))
		right += g * v.right * (v.clip.right[k] + t*(v.clip.right[k+1]-v.clip.right[k]))
		v.pos += v.step
		v.age++
	}
	return limit(left * m.silence.now), limit(right * m.silence.now)
}

// A level is a volume that moves to where it is wanted without a click.
type level struct{ now, want float32 }

func (l *level) set(v float32) { l.now, l.want = v, v }

func (l *level) move() {
	const step = 1.0 / rampFrames
	switch d := l.want - l.now; {
	case d > step:
		l.now += step
	case d < -step:
		l.now -= step
	default:
		l.now = l.want
	}
}

// limit lets quiet samples pass and bends loud ones, so that none gets past 1.
func limit(v float32) float32 {
	a := v
	if a < 0 {
		a = -a
	}
	if a <= kneeLevel {
		return v
	}
	a = kneeLevel + (1-kneeLevel)*float32(math.Tanh(float64((a-kneeLevel)/(1-kneeLevel))))
	if v < 0 {
		return -a
	}
	return a
}
