package tabletest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// Replay sees a whole game of a kind again through the controls, with the fewest and
// the most players.
func Replay(t *testing.T, spec table.GameSpec) {
	least, most := spec.Game.Players()
	for _, players := range []int{least, most} {
		t.Run(fmt.Sprint(players), func(t *testing.T) {
			r := newRewatched(t, spec, players)
			r.comes()
			r.stepsAndSeeks()
			r.stepsFast()
			r.seesFromEverySeat()
			r.tellsChances()
			r.paces()
			r.runs()
			r.asksWhileItMoves()
			r.leaves()
			r.playsOn()
		})
	}
}

// rewatched is a game that is seen again.
type rewatched struct {
	t        *testing.T
	app      *app.App
	table    *table.Table
	playback table.Playback
	said     []string // what the outline says at each step
}

func newRewatched(t *testing.T, spec table.GameSpec, players int) *rewatched {
	r := &rewatched{t: t, app: newApp(store.SpeedInstant, desktop)}
	playback, err := host.NewReplay(finished(t, spec.Game, players), host.NewSaver(r.app))
	if err != nil {
		t.Fatal(err)
	}
	r.playback = playback
	r.table = table.NewReplay(r.app, scenetest.WithPages(spec), playback)
	show(r.app, spec, r.table)
	r.tick(3)
	return r
}

// finished is the record of a whole game of a person at seat 1.
func finished(t *testing.T, game engine.Game, players int) []byte {
	t.Helper()
	var seats []record.Seat
	for i := range players {
		seats = append(seats, record.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: fmt.Sprint("Player ", i)})
	}
	seats[1].Kind = record.Human
	return played(t, game, engine.Setup{Players: players, Seed: 8}, engine.Greedy, seats).Record().Bytes()
}

// played is a whole game in which players of a kind decide for all seats.
func played(t *testing.T, game engine.Game, setup engine.Setup, kind string, seats []record.Seat) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New(kind, game, setup.Seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func (r *rewatched) tick(n int) {
	r.t.Helper()
	scenetest.Tick(r.t, r.app, n)
}

// scrub goes to a share of the game.
func (r *rewatched) scrub(share float64) {
	r.find("replay/scrub").SetAt(share)
	r.rest()
}

// press presses a control that has to be there, and waits until all of it has been
// seen.
func (r *rewatched) press(id string) {
	r.t.Helper()
	r.find(id)
	r.app.Activate(id)
	r.rest()
}

func (r *rewatched) find(id string) *ui.Control {
	r.t.Helper()
	c := r.app.Stage().Find(id)
	if c == nil || c.Disabled {
		r.t.Fatalf("at step %d of %d there is no %q", r.playback.At(), r.playback.Steps(), id)
	}
	return c
}

// rest waits until nothing is to be shown any more.
func (r *rewatched) rest() {
	for range limit {
		r.tick(1)
		if !r.behind() && !r.playback.Running() {
			r.tick(2)
			return
		}
	}
	r.t.Fatalf("at step %d of %d something is shown without end", r.playback.At(), r.playback.Steps())
}

// behind reports whether something is still to be shown.
func (r *rewatched) behind() (behind bool) {
	r.table.State(func(name string, value any) {
		if name == "behind" {
			behind = value.(bool)
		}
	})
	return behind
}

// places are the numbers of places that a table gives as pieces stand now: while it is
// played they stay where they stand.
var places = regexp.MustCompile(`place \d+`)

// outline is what the table says in words.
func (r *rewatched) outline() string {
	return places.ReplaceAllString(fmt.Sprint(r.app.Outline().Sections()), "place")
}

// comes looks at what Enter presses when nobody has chosen anything: that goes on with
// what is seen, and does not begin another game.
func (r *rewatched) comes() {
	if f := r.app.Stage().Focus(); f != "replay/play" {
		r.t.Errorf("%q has the first focus", f)
	}
	for step, want := range map[int]string{0: "replay/play", r.playback.Steps() / 2: "replay/play", r.playback.Steps(): "result"} {
		r.scrub(float64(step) / float64(r.playback.Steps()))
		if c := r.app.Stage().Primary(); c == nil || c.ID != want {
			r.t.Errorf("at step %d Enter presses %v", r.playback.At(), c)
		}
	}
	r.scrub(0)
}

// stepsFast presses for the next step again and again, without waiting for what the last one shows: each press is a step.
func (r *rewatched) stepsFast() {
	r.scrub(0.3)
	r.press("replay/speed/0")
	begun := r.playback.At()
	const presses = 5
	for range presses {
		r.find("replay/step")
		r.app.Activate("replay/step")
		r.tick(1)
		if c := r.find("replay/play"); c.Label != r.app.Words.Replay.Play {
			r.t.Errorf("while a step is shown the main button says %q", c.Label)
		}
	}
	r.rest()
	if steps := r.playback.At() - begun; steps != presses {
		r.t.Errorf("%d presses one after the other go %d steps", presses, steps)
	}
	r.press("replay/speed/3")
}

// stepsAndSeeks goes through the game step by step, and wants to find the same when it
// comes back to a step in another way.
func (r *rewatched) stepsAndSeeks() {
	r.said = append(r.said, r.outline())
	for r.playback.At() < r.playback.Steps() {
		r.press("replay/step")
		r.said = append(r.said, r.outline())
	}
	if len(r.said) != r.playback.Steps()+1 {
		r.t.Fatalf("%d steps were seen of %d", len(r.said)-1, r.playback.Steps())
	}
	for _, id := range []string{"replay/back", "replay/back", "replay/round-back", "replay/step", "replay/round-on"} {
		r.press(id)
		r.same(id)
	}
	for i := range 20 {
		r.scrub(float64(i*7%20) / 19)
		r.same("replay/scrub")
	}
}

// same wants the outline to be that of the step when it was first seen.
func (r *rewatched) same(how string) {
	r.t.Helper()
	if got, want := r.outline(), r.said[r.playback.At()]; got != want {
		r.t.Fatalf("step %d, reached by %s, says\n%s\nand it said\n%s", r.playback.At(), how, got, want)
	}
}

// seesFromEverySeat turns to each other seat, and back.
func (r *rewatched) seesFromEverySeat() {
	for share := 0.3; share < 0.8 && r.app.Stage().Find("seat/0") == nil; share += 0.03 {
		r.scrub(share)
	}
	seen := map[string]bool{}
	for i := range r.playback.Seats() {
		if id := fmt.Sprint("seat/", i); r.app.Stage().Find(id) != nil {
			r.press(id)
		}
		seen[r.outline()] = true
	}
	if len(seen) < len(r.playback.Seats())-1 {
		r.t.Error("the game looks the same from every seat")
	}
}

// tellsChances wants the chances of all seats told at each place, other ones at some, as many
// on the screen as said, and the winner's at the end.
func (r *rewatched) tellsChances() {
	seats, told := len(r.playback.Seats()), map[string]bool{}
	for i := range 11 {
		r.scrub(float64(i) / 10)
		line := chances.FindString(r.outline())
		shown := 0
		r.app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && percents.MatchString(it.Words) {
				shown++
			}
		})
		if said := len(percents.FindAllString(line, -1)); said != seats || shown < seats {
			r.t.Errorf("at step %d %d chances of %d are said in %q, and %d shown", r.playback.At(), said, seats, line, shown)
		}
		told[line] = true
	}
	if len(told) < 4 {
		r.t.Errorf("the chances are %v all through the game", told)
	}
	result, _ := r.playback.Result()
	want := fmt.Sprintf("Player %d %d\u202f%%", result.Winners.First(), 100/result.Winners.Len())
	if line := chances.FindString(r.outline()); !strings.Contains(line, want) {
		r.t.Errorf("at the end the chances are %q, without %q", line, want)
	}
	r.scrub(0)
}

var (
	chances  = regexp.MustCompile(`Chances to win: [^\]]*%`)
	percents = regexp.MustCompile(`\d+\x{202f}%`)
)

// paces wants all four in sight in a window and on a tablet; on a phone a button shows them in
// the place of the transport.
func (r *rewatched) paces() {
	list := []string{"replay/speed/0", "replay/speed/1", "replay/speed/2", "replay/speed/3"}
	for _, size := range []ui.Rect{desktop, ui.R(0, 0, 768, 1024)} {
		r.resize(size)
		for _, id := range list {
			r.find(id)
		}
		if r.app.Stage().Find("replay/speed") != nil {
			r.t.Errorf("at %v a button leads to the paces that are in sight", size)
		}
	}
	for _, size := range []ui.Rect{ui.R(0, 0, 390, 844), ui.R(0, 0, 844, 390)} {
		r.resize(size)
		for i, id := range list {
			if r.app.Stage().Find(id) != nil {
				r.t.Fatalf("at %v all paces are in sight", size)
			}
			r.press("replay/speed")
			r.press(id)
			r.find("replay/play")
			if label, name := r.find("replay/speed").Label, []string{"½", "×1", "×2", "max"}[i]; !strings.Contains(label, name) {
				r.t.Errorf("at %v the pace %s is called %q", size, name, label)
			}
		}
		r.press("replay/speed")
		r.table.Back()
		r.tick(2)
		r.find("replay/play")
	}
	r.resize(desktop)
}

func (r *rewatched) resize(to ui.Rect) {
	r.app.Resize(to.W, to.H, 1)
	r.tick(3)
}

// runs plays the game to its end at speed 2, which is no setting.
func (r *rewatched) runs() {
	r.scrub(0.8)
	r.press("replay/speed/2")
	at := r.playback.At()
	r.app.Activate("replay/play")
	r.tick(30)
	r.app.Activate("replay/play") // stops it
	r.rest()
	if stopped := r.playback.At(); stopped <= at || stopped == r.playback.Steps() || r.app.Settings.Speed != store.SpeedInstant {
		r.t.Errorf("it ran from step %d, and stopped at %d of %d", at, stopped, r.playback.Steps())
	}
	r.press("replay/speed/3")
	r.scrub(0.8)
	at = r.playback.At()
	r.app.Activate("replay/play")
	r.tick(30) // half a second
	if gone := r.playback.At() - at; gone < 2 || gone > 5 {
		r.t.Errorf("at the highest speed it goes on by %d steps in half a second", gone)
	}
	r.rest()
	if r.playback.At() != r.playback.Steps() {
		r.t.Fatalf("it stands at step %d of %d", r.playback.At(), r.playback.Steps())
	}
	r.press("result")
	r.press("see")
}

// asksWhileItMoves asks what was compared while a step is still shown: that ends what moves.
func (r *rewatched) asksWhileItMoves() {
	r.scrub(0.3)
	r.press("replay/speed/0")
	for range limit {
		at := r.playback.At()
		r.app.Activate("replay/step")
		r.tick(3)
		if c := r.app.Stage().Find("compared"); r.behind() && c != nil && !c.Disabled {
			r.app.Activate("compared")
			r.tick(1)
			if r.behind() || r.playback.At() != at+1 || r.app.Stage().Find("close") == nil {
				r.t.Errorf("asked at step %d, it still moves or no sheet is open", r.playback.At())
			}
			r.press("close")
			r.press("replay/speed/3")
			return
		}
		r.rest()
		if r.playback.At() == r.playback.Steps() {
			break
		}
	}
	r.t.Error("what was compared can never be asked while a step is shown")
}

// leaves takes a piece up, as a player who looks at it does, and leaves with one press.
func (r *rewatched) leaves() {
	for share := 0.2; share < 0.8; share += 0.05 {
		r.scrub(share)
		pressed := ""
		for _, c := range r.app.Stage().Controls() {
			if c.Inspect != nil && c.Act != nil && !c.Disabled {
				pressed = c.ID
				r.press(c.ID)
				break
			}
		}
		if r.app.Stage().Find("leave") == nil { // what it is lies open
			r.table.Back()
			r.tick(1)
		}
		r.app.Activate("leave")
		if r.app.Depth() != 1 {
			r.t.Fatalf("after %s at step %d one press does not leave the replay", pressed, r.playback.At())
		}
		r.app.Push(r.table)
		r.tick(3)
	}
}

// playsOn begins a game from the middle.
func (r *rewatched) playsOn() {
	r.scrub(0.5)
	r.press("play-on")
	data, err := r.app.Store.Load(archive.RunningKey)
	if err != nil || r.app.Depth() != 2 {
		r.t.Fatalf("after playing on, %d screens lie on each other: %v", r.app.Depth(), err)
	}
	rec, err := record.Parse(data)
	if err != nil || rec.Finished || len(rec.Plies) < 10 {
		r.t.Errorf("played on is a game of %d plies: %v", len(rec.Plies), err)
	}
}
