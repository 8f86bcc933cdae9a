package host

import (
	"cmp"
	"errors"
	"time"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/archive"
)

// A Saver keeps the game under way in the app's store.
type Saver struct {
	app     *app.App
	failing bool
}

// NewSaver returns the keeper of the game under way.
func NewSaver(r *app.App) *Saver { return &Saver{app: r} }

// Games are the games that an app keeps.
func Games(r *app.App) archive.Archive {
	return archive.Archive{Store: r.Store, Now: r.Now, Unsaved: r.Unsaved, Me: r.Me(), Names: r.Words.NewGame.DefaultNames}
}

// Meet takes what the player of this device has said of himself. Who says it for the first time
// has played under the usual name so far: what he has played becomes his.
func Meet(a *app.App, name, crest string) {
	was, first := a.Me(), a.Settings.Name == ""
	a.SetMe(name, crest)
	if first && was != a.Me() {
		Failed(a, Games(a).Rename(was, a.Me()))
	}
}

// FileName is that of a file with a game that was played then, or is written now.
func FileName(a *app.App, name string, when time.Time) string {
	if when.IsZero() {
		when = a.Now()
	}
	return "treille-" + cmp.Or(name, "game") + "-" + when.In(a.Now().Location()).Format("20060102-1504") + ".txt"
}

// ExportAll saves all games as one file.
func ExportAll(a *app.App) {
	data, err := Games(a).ExportAll()
	if !Failed(a, err) {
		a.SaveFile(FileName(a, "all", time.Time{}), string(data))
	}
}

// Keep implements [Keeper]. A game that is over is filed among the finished ones.
// An error is said once for as long as it lasts; the game is then kept in memory.
func (s *Saver) Keep(data []byte) {
	var before []byte
	if s.failing { // a game that is over may not have been filed, and makes room now
		before, _ = Games(s.app).Load(archive.RunningKey)
	}
	err := Games(s.app).Keep(data)
	if s.app.Unsaved = nil; err != nil {
		s.app.Unsaved = data
	} else {
		err = errors.Join(Games(s.app).File(before), Games(s.app).File(data))
	}
	if err != nil && !s.failing {
		s.app.StoreFailed(err)
	}
	s.failing = err != nil
}

// Shelve implements [Shelver].
func (s *Saver) Shelve() error { return MakeRoom(s.app) }

// Forget implements [Forgetter].
func (s *Saver) Forget() error {
	s.app.Unsaved = nil
	return Games(s.app).Delete(archive.RunningKey)
}

// MakeRoom puts the game under way aside, so that another can begin. One that is over is
// filed, if there was no room for that before.
func MakeRoom(r *app.App) error {
	if err := Flush(r); err != nil {
		return err
	}
	games := Games(r)
	if data, err := games.Load(archive.RunningKey); err == nil {
		if err := games.File(data); err != nil {
			return err
		}
	}
	return games.Shelve()
}

// Failed reports whether there is an error of the store, and tells the player of it.
func Failed(a *app.App, err error) bool {
	if err != nil {
		a.StoreFailed(err)
	}
	return err != nil
}

// A Room makes room for another game; it remembers whether it has refused to.
type Room struct{ refused bool }

// Make makes room. If the game under way cannot be put aside, it says so and is false; asked
// again, it is true all the same, and the old game is given up.
func (m *Room) Make(r *app.App) bool {
	err := MakeRoom(r)
	if err == nil || m.refused {
		return true
	}
	m.refused = true
	r.StoreFailed(err)
	return false
}

// Flush stores the game under way if that has failed: before another takes its
// place.
func Flush(r *app.App) error {
	if r.Unsaved == nil {
		return nil
	}
	if err := Games(r).Keep(r.Unsaved); err != nil {
		return err
	}
	data := r.Unsaved
	r.Unsaved = nil
	return Games(r).File(data)
}

// Unshelve makes the game under a key the one under way, if it is not.
func Unshelve(r *app.App, key string) error {
	if key == archive.RunningKey {
		return nil
	}
	if err := Flush(r); err != nil {
		return err
	}
	return Games(r).Unshelve(key)
}

// Study implements [Librarian].
func (s *Saver) Study(record []byte, seat engine.Player) []byte {
	return Games(s.app).Study(record, seat)
}

// KeepStudy implements [Librarian]. What cannot be kept is found again.
func (s *Saver) KeepStudy(record []byte, seat engine.Player, study []byte) {
	_ = Games(s.app).KeepStudy(record, seat, study)
}
