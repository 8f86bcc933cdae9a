package audio

import (
	"encoding/binary"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"treille/audio/music"
)

// A Mixer plays sounds over each other. All of its methods may be called from
// any goroutine, and none waits for the device.
type Mixer struct {
	backend Backend
	shelf   shelf
	frames  atomic.Int64
	heard   func(Sound, Options)

	mu       sync.Mutex
	voices   [effectVoices]voice
	strings  [musicVoices]voice
	effects  level
	music    level
	silence  level // a factor for everything: 1, or 0 while muted
	player   player
	nap      nap
	courtesy courtesy
	vary     dice
	begins   [recipes]int64 // when each sound began last
	climb    int            // points so far, each of which came soon after another
	room     room
	limit    limiter
	quiet    int // frames since the last voice
	bus, sum bus
	phrase   phrase
	lastRead time.Time
	block    int64 // frames that the device asked for last

	composing sync.Mutex // guards what follows
	muse      dice
	composer  *music.Composer
}

// Options vary one playing of a sound. The zero value plays it as it is.
type Options struct {
	Gain  float64 // decibels louder, or quieter if negative
	Pan   float64 // from -1, left, to 1, right
	Pitch float64 // semitones up, or down if negative; at most maxPitch
	// Delay is how much later the sound begins, to the frame.
	Delay time.Duration
	// Count is how many pieces sound, or which one of a count does, where a
	// sound says so; 0 for 1.
	Count int
}

// New returns a mixer and starts the backend with it. Effects are at full
// volume, and music is off. Keep the mixer: one that the program has lost is
// collected, and falls silent. No two sound quite alike.
func New(b Backend) *Mixer { return NewSeeded(b, uint64(time.Now().UnixNano())) }

// NewSeeded is New with a chance that is known, for tests.
func NewSeeded(b Backend, seed uint64) *Mixer {
	m := &Mixer{backend: b, vary: newDice(seed), muse: newDice(seed), quiet: roomFrames + 1}
	m.composer = music.NewComposer(m.muse.unit)
	m.limit.reset()
	m.shelf.seed, m.shelf.first = seed, recipes
	m.shelf.want(&allTables)
	m.phrase.blows = make([]blow, 0, effectVoices)
	for i := range m.begins {
		m.begins[i] = math.MinInt32
	}
	m.room.build()
	m.effects.set(1)
	m.silence.set(1)
	b.Start(m)
	return m
}

// Listen has f told of each sound that is to be played, before it is known
// whether a device can be heard. It is called once, before the first sound.
func (m *Mixer) Listen(f func(Sound, Options)) { m.heard = f }

// Play starts a sound, and wakes a device that sleeps. While the device does not
// ask for samples, as before the first gesture in a browser, the sound is dropped:
// it would come late. A second one of the same within a moment is dropped too, and
// one that Warm has not made yet.
func (m *Mixer) Play(s Sound, o Options) {
	if s >= recipes {
		return
	}
	if m.heard != nil {
		m.heard(s, o)
	}
	m.mu.Lock()
	wake := m.rouse()
	m.begin(s, o)
	m.mu.Unlock()
	if wake {
		m.backend.Resume()
	}
}

// begin gives a sound its voices, if it is to be heard; m.mu is held.
func (m *Mixer) begin(s Sound, o Options) {
	at, inTime := m.soon()
	r := m.shelf.recipe(s)
	if !inTime || r == nil {
		return
	}
	at += inFrames(max(0, o.Delay))
	apart := int64(max(r.apart, twinApart) * sampleRate)
	if at-m.begins[s] < apart && m.begins[s]-at < apart {
		return
	}
	if s == Point && o.Count == 0 {
		o.Count = m.climbs(at - m.begins[s])
	}
	m.begins[s] = at
	o.Gain += r.louder + varyDecibels*m.vary.signed()
	m.lay(s, r, at, o)
}

// climbs is which point comes so many frames after another: the next of one count, or
// of several that follow each other soon, which go round the first notes; m.mu is held.
func (m *Mixer) climbs(after int64) int {
	switch {
	case after > climbFrames:
		m.climb = 0
	case after > countFrames:
		m.climb %= climbNotes
	}
	m.climb++
	return m.climb
}

func inFrames(d time.Duration) int64 { return int64(d) * sampleRate / int64(time.Second) }

// lay gives a sound, or each of those that it is made of, a voice; m.mu is held.
func (m *Mixer) lay(s Sound, r *recipe, at int64, o Options) {
	vary := varySemitones * m.vary.signed()
	if r.phrase == nil && r.blows == nil {
		m.speak(s, at, o, blow{of: s}, vary)
		return
	}
	m.phrase.dice, m.phrase.count, m.phrase.blows = &m.vary, max(1, o.Count), append(m.phrase.blows[:0], r.blows...)
	if r.phrase != nil {
		r.phrase(&m.phrase)
	}
	for _, b := range m.phrase.blows {
		m.speak(s, at+int64(b.at*sampleRate), o, b, vary)
	}
}

// speak gives one blow of a sound a voice, so many semitones off if it is not tuned;
// m.mu is held.
func (m *Mixer) speak(s Sound, at int64, o Options, b blow, vary float64) {
	clip := m.shelf.pick(b.of, &m.vary)
	if clip == nil {
		return
	}
	r := m.shelf.recipe(b.of)
	pitch := o.Pitch + b.pitch
	if !r.tuned {
		pitch += vary
	}
	v := newVoice(clip, at, o.Gain+b.gain, pitch, o.Pan+b.pan, float64(r.send))
	v.of = s
	start(m.voices[:], v, m.frames.Load(), calmVoices)
}

// SetVolume sets how loud effects and music are, each from 0 to 1. Music at 0
// does not go on in silence.
func (m *Mixer) SetVolume(effects, music float64) {
	if music > 0 {
		m.shelf.want(&musicTable)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.effects.want = slider(effects)
	if m.music.want == 0 {
		m.restart()
	}
	m.music.want = slider(music)
}

// slider turns a slider's value into a gain: an ear hears the middle of the
// slider as half as loud.
func slider(v float64) float32 {
	v = min(1, max(0, v))
	return float32(v * v)
}

// Mute silences everything at once, or lets it be heard again. What sounds goes
// on meanwhile, unheard.
func (m *Mixer) Mute(muted bool) {
	m.mu.Lock()
	m.silence.want = 1
	if muted {
		m.silence.want = 0
	}
	m.nap.roused = m.frames.Load() // the device sleeps when it has played what it has read
	m.mu.Unlock()
	m.backend.Mute(muted)
}

// Suspend stops the device and drops what is playing, for a window that is not
// seen.
func (m *Mixer) Suspend() {
	m.mu.Lock()
	m.drop()
	m.nap.hidden = true
	m.mu.Unlock()
	m.backend.Suspend()
}

// drop ends all that sounds, echoes or waits; m.mu is held.
//
//go:noinline
func (m *Mixer) drop() {
	clear(m.voices[:])
	clear(m.strings[:])
	m.room.hush()
	m.limit.reset()
	m.quiet = roomFrames + 1
}

// Resume undoes Suspend, and wakes a device that sleeps.
func (m *Mixer) Resume() {
	m.mu.Lock()
	if m.nap.hidden || m.nap.asleep {
		m.nap = nap{woken: time.Now()}
	}
	m.nap.roused = m.frames.Load()
	m.mu.Unlock()
	m.backend.Resume()
}

// Err says why nothing can be heard, for a line in the settings; nil while
// something can, or might.
func (m *Mixer) Err() error { return m.backend.Err() }

// FramesRead counts the frames that the device has asked for: it grows while
// the device is running.
func (m *Mixer) FramesRead() int64 { return m.frames.Load() }

// Warm makes some of the sounds that are not made yet, for about a millisecond,
// writes some of the music for as long, and reports whether more is left to do. It
// is called once a tick while sound is on: a sound that was not made in time is not heard.
func (m *Mixer) Warm() bool {
	making := m.shelf.work(warmSlice)
	composing := m.compose(warmSlice)
	return making || composing
}

// Want has Warm make the sounds of a table too, if it is not nil.
func (m *Mixer) Want(t *Table) {
	if t != nil {
		m.shelf.want(t)
	}
}

// Stop lets a sound that lasts fade away, and drops what of it was still to come.
func (m *Mixer) Stop(s Sound) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.frames.Load()
	for i := range m.voices {
		switch v := &m.voices[i]; {
		case v.clip == nil || v.of != s:
		case v.start > now:
			*v = voice{}
		case v.cut == 0 || v.cut > stopFrames:
			v.cut, v.fade = stopFrames, stopFrames
		}
	}
}

// Read implements io.Reader for the device: it mixes as many whole frames as fit
// into buf, and always fills them. It returns 0 bytes only if not one fits.
func (m *Mixer) Read(buf []byte) (int, error) {
	frames := len(buf) / bytesAFrame
	m.mu.Lock()
	defer m.mu.Unlock()
	now := time.Now()
	if m.stale(now) {
		m.drop()
	}
	m.lastRead, m.block, m.nap.woken = now, int64(frames), time.Time{}
	for done := 0; done < frames; {
		n := min(chunk, frames-done)
		m.mix(buf[done*bytesAFrame:], n)
		done += n
		m.frames.Add(int64(n))
	}
	return frames * bytesAFrame, nil
}

// mix mixes n frames; m.mu is held.
func (m *Mixer) mix(buf []byte, n int) {
	now := m.frames.Load()
	if m.music.want > 0 {
		m.playMusic(now, n)
	}
	m.sum = bus{}
	effects := m.add(m.voices[:], &m.effects, nil, now, n)
	music := m.add(m.strings[:], &m.music, &m.courtesy, now, n)
	if effects || music {
		m.quiet = 0
	} else if m.quiet += n; m.quiet > roomFrames && m.silence.now == m.silence.want {
		// So it is most of the time: mixing would only use up the battery.
		if m.quiet-n <= roomFrames {
			m.drop()
		}
		clear(buf[:n*bytesAFrame])
		return
	}
	for i := range n {
		left, right := m.room.frame(m.sum.room[i])
		left, right = m.limit.frame(m.sum.left[i]+left, m.sum.right[i]+right)
		m.silence.move()
		binary.LittleEndian.PutUint32(buf[i*bytesAFrame:], math.Float32bits(left*m.silence.now))
		binary.LittleEndian.PutUint32(buf[i*bytesAFrame+4:], math.Float32bits(right*m.silence.now))
	}
}

// add adds voices to the sum at their level, and with the courtesy of the music, if
// not nil, and reports whether there are any; m.mu is held.
func (m *Mixer) add(voices []voice, l *level, c *courtesy, now int64, n int) bool {
	m.bus = bus{}
	if l.now == 0 && l.want == 0 {
		clear(voices)
	}
	if !mix(voices, &m.bus, now, n) {
		l.now = l.want // nothing clicks that is not heard
		return false
	}
	if c != nil {
		c.over(m.outranks(now), &m.bus, n)
	}
	for i := range n {
		l.move()
		m.sum.left[i] += l.now * m.bus.left[i]
		m.sum.right[i] += l.now * m.bus.right[i]
		m.sum.room[i] += l.now * m.bus.room[i]
	}
	return true
}

// A level is a volume that moves to where it is wanted without a click.
type level struct{ now, want float32 }

func (l *level) set(v float32) { l.now, l.want = v, v }

//go:noinline
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
