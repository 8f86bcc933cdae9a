package archive

import (
	"slices"
	"strings"
	"time"
)

// An Unfinished is a game that can be gone on with, or that cannot be shown.
type Unfinished struct {
	Key  string
	When time.Time // it was played last; zero if that is not known
	Data []byte    // its record
}

// Running returns the game under way, unless it is over, and then those put
// aside, newest first.
func (a Archive) Running() ([]Unfinished, error) {
	keys, err := a.numbered(shelfKey)
	if err != nil {
		return nil, err
	}
	if a.present(underWay) {
		keys = slices.Insert(keys, 0, RunningKey)
	}
	return a.unfinished(keys)
}

// Damaged returns the games that could not be read or shown, newest first.
func (a Archive) Damaged() ([]Unfinished, error) {
	keys, err := a.Store.List("")
	if err != nil {
		return nil, err
	}
	keys = slices.DeleteFunc(keys, func(k string) bool { return !isDamaged(k) })
	slices.Reverse(keys)
	return a.unfinished(keys)
}

// isDamaged says of a key that a game lies under it that cannot be shown.
func isDamaged(key string) bool {
	from, _, damaged := strings.Cut(key, ".damaged-")
	isGame := from == RunningKey || number(from, shelfKey) >= 0 || number(from, doneKey) >= 0
	return damaged && isGame || number(key, otherKey) >= 0
}

func (a Archive) unfinished(keys []string) ([]Unfinished, error) {
	times := a.times()
	var list []Unfinished
	for _, k := range keys {
		data, err := a.Load(k)
		if err != nil {
			return nil, err
		}
		list = append(list, Unfinished{Key: k, When: times[k], Data: data})
	}
	return list, nil
}
