package store_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"treille/scenes/data/store"
)

// exercise holds any store to its contract.
func exercise(t *testing.T, s store.Store) {
	t.Helper()
	if _, err := s.Load("game"); !errors.Is(err, store.ErrNone) {
		t.Errorf("Load of nothing: %v, want ErrNone", err)
	}
	if err := s.Delete("game"); err != nil {
		t.Errorf("Delete of nothing: %v", err)
	}
	texts := []string{"treille 1\nword Küche ★\n", "", strings.Repeat("x", 100_000), "last"}
	for _, text := range texts {
		if err := s.Save("game", []byte(text)); err != nil {
			t.Fatalf("Save: %v", err)
		}
		got, err := s.Load("game")
		if err != nil || string(got) != text {
			t.Errorf("Load: %d bytes, %v, want %d bytes", len(got), err, len(text))
		}
	}
	for _, key := range []string{"other", "game.screen", "game-2"} {
		if err := s.Save(key, []byte(key)); err != nil {
			t.Fatalf("Save %s: %v", key, err)
		}
	}
	want := []string{"game", "game-2", "game.screen"}
	if got, err := s.List("game"); err != nil || !slices.Equal(got, want) {
		t.Errorf("List: %q, %v, want %q", got, err, want)
	}
	for _, key := range []string{"", "../x", "a/b", "A", ".x", "-x", "a b", "ä", strings.Repeat("a", 65)} {
		if err := s.Save(key, nil); err == nil {
			t.Errorf("Save under %q: no error", key)
		}
		if _, err := s.Load(key); err == nil || errors.Is(err, store.ErrNone) {
			t.Errorf("Load of %q: %v, want an error about the key", key, err)
		}
		if err := s.Delete(key); err == nil {
			t.Errorf("Delete of %q: no error", key)
		}
	}
	exerciseAside(t, s)
	if err := s.Delete("other"); err != nil {
		t.Errorf("Delete: %v", err)
	}
	if _, err := s.Load("other"); !errors.Is(err, store.ErrNone) {
		t.Errorf("Load after Delete: %v, want ErrNone", err)
	}
}

func exerciseAside(t *testing.T, s store.Store) {
	t.Helper()
	if _, err := s.SetAside("absent"); !errors.Is(err, store.ErrNone) {
		t.Errorf("SetAside of nothing: %v, want ErrNone", err)
	}
	var last string
	for i := range store.MaxAside + 7 {
		text := []byte{'0' + byte(i)}
		if err := s.Save("game", text); err != nil {
			t.Fatal(err)
		}
		key, err := s.SetAside("game")
		if err != nil || key <= last {
			t.Fatalf("SetAside %d: key %q after %q, %v", i, key, last, err)
		}
		last = key
		if got, err := s.Load(key); err != nil || !bytes.Equal(got, text) {
			t.Errorf("what was set aside: %q, %v, want %q", got, err, text)
		}
		if _, err := s.Load("game"); !errors.Is(err, store.ErrNone) {
			t.Errorf("Load after SetAside: %v, want ErrNone", err)
		}
	}
	keys, err := s.List("game.damaged-")
	if err != nil || len(keys) != store.MaxAside || keys[len(keys)-1] != last {
		t.Errorf("kept aside: %q, %v, want the last %d, ending with %q", keys, err, store.MaxAside, last)
	}
}

func TestMemoryKeepsTheContract(t *testing.T) { exercise(t, &store.Memory{}) }

func TestMemoryDoesNotShareItsData(t *testing.T) {
	var m store.Memory
	data := []byte("abc")
	if err := m.Save("a", data); err != nil {
		t.Fatal(err)
	}
	data[0] = 'x'
	got, err := m.Load("a")
	if err != nil || string(got) != "abc" {
		t.Fatalf("got %q, %v after the caller changed his bytes", got, err)
	}
	got[0] = 'y'
	if again, _ := m.Load("a"); string(again) != "abc" {
		t.Errorf("got %q after the reader changed his bytes", again)
	}
}

func TestFullStorageKeepsWhatWasThere(t *testing.T) {
	m := &store.Memory{Limit: 40}
	if err := m.Save("game", []byte("twenty bytes of text")); err != nil {
		t.Fatal(err)
	}
	if err := m.Save("game", bytes.Repeat([]byte("x"), 60)); !errors.Is(err, store.ErrFull) {
		t.Errorf("Save into a full storage: %v, want ErrFull", err)
	}
	if got, err := m.Load("game"); err != nil || string(got) != "twenty bytes of text" {
		t.Errorf("after that: %q, %v", got, err)
	}
	// There is no room for two, but for one under another key.
	m.Limit = 48
	key, err := m.SetAside("game")
	if err != nil {
		t.Fatalf("SetAside without room for two: %v", err)
	}
	if got, err := m.Load(key); err != nil || string(got) != "twenty bytes of text" {
		t.Errorf("set aside: %q, %v", got, err)
	}
}

func TestSetAsideWithoutAnyRoomLosesNothing(t *testing.T) {
	m := &store.Memory{Limit: 25}
	if err := m.Save("game", []byte("twenty bytes of text")); err != nil {
		t.Fatal(err)
	}
	if _, err := m.SetAside("game"); !errors.Is(err, store.ErrFull) {
		t.Errorf("SetAside: %v, want ErrFull", err)
	}
	if got, err := m.Load("game"); err != nil || string(got) != "twenty bytes of text" {
		t.Errorf("after that: %q, %v", got, err)
	}
}

func TestForbiddenStorageSaysSo(t *testing.T) {
	m := &store.Memory{Forbidden: true}
	_, loading := m.Load("a")
	_, listing := m.List("")
	_, aside := m.SetAside("a")
	for what, err := range map[string]error{
		"Load": loading, "Save": m.Save("a", nil), "Delete": m.Delete("a"), "List": listing, "SetAside": aside,
	} {
		if !errors.Is(err, store.ErrForbidden) {
			t.Errorf("%s: %v, want ErrForbidden", what, err)
		}
	}
	if s, err := store.LoadSettings(m); err == nil || s.Encode() == nil || string(s.Encode()) != string(store.Defaults().Encode()) {
		t.Errorf("LoadSettings: %+v, %v, want the defaults and an error", s, err)
	}
}
