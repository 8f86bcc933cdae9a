package host

import (
	"fmt"
	"slices"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/review"
	"treille/engine/search"
	"treille/scenes/data/store"
	"treille/scenes/table"
)

// A Replay shows a recorded game again. It implements [table.Playback]; the record and
// the live game stay as they are.
type Replay struct {
	data   []byte       // the record
	match  *match.Match // where it ends
	rec    *record.Record
	seats  []table.Seat
	people engine.PlayerSet
	keeper Keeper // of a game that is played on

	starts   []int              // the ply of each decision
	who      []engine.Player    // who took it
	due      []int              // see [match.Match.DecisionPly]
	acting   []engine.PlayerSet // at each step
	reached  [][]int            // for each viewer: how many events there are at each step
	events   [][]engine.Event   // for each viewer, Spectator last
	taken    []int
	at, run  int
	studies  *studies
	outlooks *outlooks
	rethinks rethinker
}

// NewReplay opens a record to be seen again. keeper keeps a game that is played on
// from there; if it is a [Shelver], the one that it has is put aside before. Errors
// are those of [Open].
func NewReplay(data []byte, keeper Keeper) (*Replay, error) {
	game, rec, seats, err := read(data)
	if err != nil {
		return nil, err
	}
	r := &Replay{data: data, rec: rec, seats: seats, keeper: keeper, studies: new(studies)}
	for i, s := range seats {
		if s.Kind == table.Human {
			r.people = r.people.With(engine.Player(i))
		}
	}
	outlook, err := review.NewOutlook(game, rec.Setup())
	if err != nil {
		return nil, err
	}
	r.outlooks = &outlooks{of: outlook, looksAt: -1}
	viewers := rec.Players + 1
	r.reached, r.events, r.taken = make([][]int, viewers), make([][]engine.Event, viewers), make([]int, viewers)
	r.match, err = match.Replay(game, rec, r.note)
	if err != nil {
		return nil, err
	}
	return r, nil
}

// note is called before each ply and at the end: it notes where steps begin.
func (r *Replay) note(m *match.Match) {
	for i := range r.events {
		r.events[i] = append(r.events[i], m.Take(r.viewer(i))...)
	}
	ply := m.Ply()
	if ply < len(r.rec.Plies) {
		if r.rec.Plies[ply].Who < 0 {
			return
		}
		p := r.rec.Plies[ply].Who
		r.starts, r.who, r.due = append(r.starts, ply), append(r.who, p), append(r.due, m.DecisionPly(p))
	}
	r.acting = append(r.acting, m.Acting())
	for i := range r.reached {
		r.reached[i] = append(r.reached[i], len(r.events[i]))
	}
}

// viewer is whose events stand at an index.
func (r *Replay) viewer(i int) engine.Player {
	if i == len(r.seats) {
		return engine.Spectator
	}
	return engine.Player(i)
}

// index is where a viewer's events stand.
func (r *Replay) index(p engine.Player) int {
	if !r.CanView(p) {
		panic(fmt.Sprintf("host: the replay may not be seen from seat %d", p))
	}
	if p == engine.Spectator {
		return len(r.seats)
	}
	return int(p)
}

// Record implements [table.Recorder].
func (r *Replay) Record() []byte {
	if !r.Whole() {
		return nil
	}
	return r.data
}

// CanView implements [table.Playback]: a running game may be seen from the seat of the
// only person, else as everybody may see it.
func (r *Replay) CanView(p engine.Player) bool {
	return p == engine.Spectator || r.Whole() && p >= 0 && int(p) < len(r.seats) || r.people == engine.Only(p)
}

// Whole implements [table.Playback].
func (r *Replay) Whole() bool { return r.match.Over() }

// Steps implements [table.Playback].
func (r *Replay) Steps() int { return len(r.starts) }

// At implements [table.Playback].
func (r *Replay) At() int { return r.at }

// Seek implements [table.Playback].
func (r *Replay) Seek(step int) {
	r.at, r.run = min(max(step, 0), r.Steps()), 0
}

// Run implements [table.Playback].
func (r *Replay) Run(steps int) { r.run = min(steps, r.Steps()-r.at) }

// Running implements [table.Playback].
func (r *Replay) Running() bool { return r.run > 0 }

// Game implements [table.Referee].
func (r *Replay) Game() engine.Game { return r.match.Game() }

// Seats implements [table.Referee].
func (r *Replay) Seats() []table.Seat { return r.seats }

// People implements [table.Referee].
func (r *Replay) People() engine.PlayerSet { return r.people }

// Blank implements [table.Referee].
func (r *Replay) Blank(viewer engine.Player) engine.InfoState {
	r.index(viewer)
	return blank(r.match, viewer)
}

// Info implements [table.Referee].
func (r *Replay) Info(viewer engine.Player) engine.InfoState {
	in := r.Blank(viewer)
	for _, e := range r.History(viewer) {
		in.Observe(e)
	}
	return in
}

// History implements [table.Referee].
func (r *Replay) History(viewer engine.Player) []engine.Event {
	i := r.index(viewer)
	return slices.Clip(r.events[i][:r.reached[i][r.at]])
}

// Take implements [table.Referee]. After Seek there is nothing to take: a screen
// begins again from Info.
func (r *Replay) Take(viewer engine.Player) []engine.Event {
	i := r.index(viewer)
	now := r.reached[i][r.at]
	from := min(r.taken[i], now)
	r.taken[i] = now
	return slices.Clip(r.events[i][from:now])
}

// Ply implements [table.Referee].
func (r *Replay) Ply() int {
	if r.at == r.Steps() {
		return len(r.rec.Plies)
	}
	return r.starts[r.at]
}

// Begun implements [table.Referee].
func (r *Replay) Begun() bool { return r.at > 0 }

// Acting implements [table.Referee].
func (r *Replay) Acting() engine.PlayerSet { return r.acting[r.at] }

// Play implements [table.Referee]: nobody decides here.
func (r *Replay) Play(engine.Player, ...engine.Action) error {
	return fmt.Errorf("host: a replay takes no decisions")
}

// CanUndo implements [table.Referee].
func (r *Replay) CanUndo(engine.Player) bool { return false }

// Undo implements [table.Referee].
func (r *Replay) Undo(engine.Player) error { return fmt.Errorf("host: a replay takes nothing back") }

// Think implements [table.Referee]: it is known what they thought.
func (r *Replay) Think(int) engine.PlayerSet { return 0 }

// Answer implements [table.Referee].
func (r *Replay) Answer() (engine.Player, bool) {
	if r.run == 0 {
		return engine.Terminal, false
	}
	r.run--
	r.at++
	return r.who[r.at-1], true
}

// CanAdvise implements [table.Referee].
func (r *Replay) CanAdvise() bool { return false }

// Advise implements [table.Referee].
func (r *Replay) Advise(engine.Player, int) ([]search.Result, bool) { return nil, true }

// Assisted implements [table.Referee].
func (r *Replay) Assisted() engine.PlayerSet { return r.rec.Assisted }

// Result implements [table.Referee]: there is one at the end alone.
func (r *Replay) Result() (table.Result, bool) {
	if !r.Whole() || r.at < r.Steps() {
		return table.Result{}, false
	}
	return table.Result{Scores: r.rec.Result, Winners: r.rec.Winners, Seed: r.rec.Seed, Secret: r.rec.Secret(), Options: r.rec.Options}, true
}

// Again implements [table.Referee].
func (r *Replay) Again(sameSeed bool) (table.Referee, error) {
	if err := shelve(r.keeper); err != nil {
		return nil, err
	}
	return again(r.match, r.seats, r.keeper, sameSeed)
}

// PlayOn implements [table.Playback]. The new game has a seed that its first outcomes of
// chance do not come from: by that it is known that it was not played from the
// beginning, see [archive.Archive.File].
func (r *Replay) PlayOn(me engine.Player) (table.Referee, error) {
	rec, seats := r.rec.Clone(), slices.Clone(r.seats)
	rec.Plies = rec.Plies[:r.Ply()]
	rec.Finished, rec.Result, rec.Winners, rec.Hash = false, nil, 0, 0
	rec.Seed = NewSeed()
	if rec.Secret() {
		rec.Chance, rec.StoodIn = chance.Deal{}, 0
		for i, s := range seats {
			if s.Kind == table.Human && engine.Player(i) != me {
				seats[i].Kind = Player(r.Game(), store.Seat{Kind: engine.Medium, Crest: s.Crest})
				rec.Seats[i].Kind = seats[i].Kind
			}
		}
	}
	m, err := match.Resume(r.Game(), rec)
	if err != nil {
		return nil, err
	}
	h, err := newHost(m, seats, r.keeper)
	if err != nil {
		return nil, err
	}
	if err := shelve(r.keeper); err != nil {
		return nil, err
	}
	h.Keep()
	return h, nil
}
