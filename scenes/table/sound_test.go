package table_test

import (
	"encoding/binary"
	"math"
	"testing"
	"testing/synctest"

	"treille/audio"
	"treille/engine"
	"treille/engine/rng"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
)

const (
	aTick    = 48000 / ui.TicksPerSecond // frames
	listened = 2                         // minutes of each game
	present  = 6 * ui.TicksPerSecond     // after a decision, without a bell
)

// TestGamesAreNotTiring plays each game for some minutes, with one person who thinks for
// a while, as its device would play it at the default volume, and measures how loud it is,
// how often the bell rings and when, and how much of all is knocks, pawns and bells.
func TestGamesAreNotTiring(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and comes out alike on every platform")
	}
	for _, spec := range pages.With(games.All()) {
		synctest.Test(t, func(t *testing.T) { listen(t, spec) }) // whose clock stands still
	}
}

// A meter measures what a mixer plays.
type meter struct {
	sound  *audio.Mixer
	filter [2][2][4]float64 // states of K-weighting (BS.1770), of both sides
	tenths []float64        // mean squares of each 100 ms, K-weighted
	sum    float64
	energy float64
	ticks  int
	peak   float64
	buf    [aTick * 8]byte
}

func newMeter(sound *audio.Mixer, want *audio.Table) *meter {
	sound.Want(want)
	for sound.Warm() {
	}
	m := &meter{sound: sound}
	m.tick()
	return m
}

// The filters of BS.1770 at 48 kHz: b0, b1, b2, a1, a2.
var kWeighting = [2][5]float64{
	{1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585},
	{1, -2, 1, -1.99004745483398, 0.99007225036621},
}

// tick listens for a tick.
func (m *meter) tick() {
	_, _ = m.sound.Read(m.buf[:]) // never fails
	for i := 0; i < len(m.buf); i += 4 {
		v := float64(math.Float32frombits(binary.LittleEndian.Uint32(m.buf[i:])))
		m.peak = max(m.peak, math.Abs(v))
		side := &m.filter[i/4%2]
		for k, f := range kWeighting {
			s := &side[k]
			y := f[0]*v + f[1]*s[0] + f[2]*s[1] - f[3]*s[2] - f[4]*s[3]
			if math.Abs(y) < 1e-20 {
				y = 0 // processors are slow with numbers as small as what would follow
			}
			*s = [4]float64{v, s[0], y, s[2]}
			v = y
		}
		m.sum += v * v
	}
	if m.ticks++; m.ticks%6 == 0 {
		m.tenths = append(m.tenths, m.sum/(6*aTick))
		m.energy += m.sum
		m.sum = 0
	}
}

// programme is how loud all of it is, with the gates of BS.1770-4, in LUFS.
func (m *meter) programme() float64 {
	lufs := func(power float64) float64 { return -0.691 + 10*math.Log10(power+1e-30) }
	gated := func(gate float64) float64 {
		sum, n := 0.0, 0.0
		for i := 3; i < len(m.tenths); i++ {
			power := (m.tenths[i-3] + m.tenths[i-2] + m.tenths[i-1] + m.tenths[i]) / 4
			if lufs(power) > gate {
				sum, n = sum+power, n+1
			}
		}
		return lufs(sum / n)
	}
	return gated(gated(-70) - 10)
}

// solos are the sounds that come most often, of which each is heard alone too: how often
// a minute and with what share of the energy at most, in per cent.
var solos = []struct {
	sound      audio.Sound
	name       string
	rate, most float64
}{{audio.Knock, "knocks", 20, 25}, {audio.Pawn, "pawns", 20, 12}, {audio.Bell, "bells", 4, 12}}

func listen(t *testing.T, spec table.GameSpec) {
	settings := store.Defaults()
	settings.Language = "en"
	app := app.New(&store.Memory{}, settings, audio.NewSeeded(audio.Silent(), 1), clock.Noon)
	app.Resize(1280, 800, 1)
	all := newMeter(app.Sound, spec.Sounds)
	alone, heard := map[audio.Sound]*meter{}, map[audio.Sound]int{}
	for _, s := range solos {
		m := newMeter(audio.NewSeeded(audio.Silent(), 1), spec.Sounds)
		m.sound.SetVolume(float64(settings.Effects)/100, 0)
		alone[s.sound] = m
	}
	tick, decided := 0, -present
	app.Sound.Listen(func(s audio.Sound, o audio.Options) {
		heard[s]++
		if m := alone[s]; m != nil {
			m.sound.Play(s, o)
		}
		if s == audio.Bell && tick-decided < present {
			t.Errorf("%s: the bell rings %d ticks after a decision", spec.Name(), tick-decided)
		}
	})
	seats := []table.Seat{{Kind: table.Human, Crest: "owl", Name: "Ada"}, {Kind: "greedy", Crest: "fox", Name: "Ben"}, {Kind: "greedy", Crest: "boar", Name: "Cleo"}}
	h, err := host.New(spec.Game, engine.Setup{Players: len(seats), Seed: 5}, seats, drawer{})
	if err != nil {
		t.Fatal(err)
	}
	shown := table.New(app, spec, h)
	app.Push(shown)
	chance := rng.New(1)
	thinks := 0
	for ; tick < listened*60*ui.TicksPerSecond && !shown.Ended(); tick++ {
		shown.Update()
		if thinks--; !shown.Deciding() {
			thinks = 60 + chance.Intn(360) // ticks
		} else if thinks <= 0 {
			legal := h.Info(0).LegalActions(nil)
			decided = tick
			shown.Decide(legal[chance.Intn(len(legal))])
		}
		all.tick()
		for _, m := range alone {
			m.tick()
		}
	}
	minutes := float64(tick) / (60 * ui.TicksPerSecond)
	t.Logf("%s: %.1f minutes at %.1f LUFS, peak %.1f dB", spec.Name(), minutes, all.programme(), 20*math.Log10(all.peak))
	if l := all.programme(); l < -36 || l > -32.5 {
		t.Errorf("%s is at %.1f LUFS, want -36 to -32.5", spec.Name(), l)
	}
	for _, s := range solos {
		rate, share := float64(heard[s.sound])/minutes, 100*alone[s.sound].energy/all.energy
		t.Logf("%s: %.1f %s a minute, %.0f %% of the energy", spec.Name(), rate, s.name, share)
		if rate > s.rate || share > s.most {
			t.Errorf("%s: %.1f %s a minute, %.0f %% of the energy, want at most %.0f and %.0f %%", spec.Name(), rate, s.name, share, s.rate, s.most)
		}
	}
}
