package host

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/scenes"
	"treille/scenes/store"
)

// The beginnings of the keys of games that are put aside. Their numbers go up,
// so that the highest is the newest.
const (
	shelfKey = "shelf-" // games that have made way for another
	otherKey = "other-" // games that this program cannot show
)

// Shelve puts the game under way aside, so that another can begin. It does
// nothing if there is none, or if it is over.
func Shelve(st store.Store) error {
	if !underWay(st) {
		return nil
	}
	return shelve(st, shelfKey)
}

// MakeRoom puts the game under way of a room aside, so that another can begin; also
// if it could not be stored until now.
func MakeRoom(r *scenes.Room) error {
	if err := Flush(r); err != nil {
		return err
	}
	return Shelve(r.Store)
}

// PutAside keeps the present game for a program that can show it, and makes its
// place free.
func PutAside(st store.Store) error {
	if err := shelve(st, otherKey); err != nil {
		return err
	}
	return st.Delete(RunningKey)
}

// shelve copies the present game to the next key of those that begin with
// prefix.
func shelve(st store.Store, prefix string) error {
	data, err := st.Load(RunningKey)
	if err != nil {
		return err
	}
	keys, err := numbered(st, prefix)
	if err != nil {
		return err
	}
	next := 1
	if len(keys) > 0 {
		next = number(keys[0], prefix) + 1
	}
	return st.Save(fmt.Sprintf("%s%06d", prefix, next), data)
}

// Shelved lists the keys of the games put aside, newest first, then those of
// the games that could not be shown.
func Shelved(st store.Store) ([]string, error) {
	shelf, err := numbered(st, shelfKey)
	if err != nil {
		return nil, err
	}
	others, err := numbered(st, otherKey)
	return append(shelf, others...), err
}

// numbered lists the keys that are a prefix and a number, highest first. Damaged
// ones that were kept aside have more in their keys.
func numbered(st store.Store, prefix string) ([]string, error) {
	keys, err := st.List(prefix)
	keys = slices.DeleteFunc(keys, func(k string) bool { return number(k, prefix) < 0 })
	slices.Reverse(keys)
	return keys, err
}

// number is the number in a key, or -1.
func number(key, prefix string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(key, prefix))
	if err != nil {
		return -1
	}
	return n
}

// Unshelve makes a game put aside the one under way, which is put aside in its
// stead.
func Unshelve(st store.Store, key string) error {
	data, err := st.Load(key)
	if err != nil {
		return err
	}
	if err := Shelve(st); err != nil {
		return err
	}
	if err := st.Save(RunningKey, data); err != nil {
		return err
	}
	return st.Delete(key)
}

// Newest makes the game that made way last the one under way if there is none.
func Newest(st store.Store) error {
	if _, err := st.Load(RunningKey); !errors.Is(err, store.ErrNone) {
		return nil
	}
	keys, err := numbered(st, shelfKey)
	if err != nil || len(keys) == 0 {
		return err
	}
	return Unshelve(st, keys[0])
}
