package store_test

import (
	"errors"
	"syscall/js"
	"testing"

	"treille/scenes/data/store"
)

// setStorage runs a script that returns what window.localStorage shall be, or
// throws when it is asked for.
func setStorage(t *testing.T, getter string) {
	t.Helper()
	js.Global().Get("Function").New(`Object.defineProperty(globalThis, "localStorage", {configurable: true, get() {` + getter + `}})`).Invoke()
	t.Cleanup(func() {
		js.Global().Get("Function").New(`delete globalThis.localStorage; delete globalThis.fake`).Invoke()
	})
}

// fake is a localStorage with room for some characters.
const fake = `
globalThis.fake ??= (() => {
	const map = new Map([["of another page", "x"]]);
	return {
		room: 1e6,
		get length() { return map.size },
		key(i) { return [...map.keys()][i] ?? null },
		getItem(k) { return map.get(k) ?? null },
		setItem(k, v) {
			let used = v.length;
			for (const [key, value] of map) if (key !== k) used += value.length;
			if (used > this.room) throw new DOMException("too much", "QuotaExceededError");
			map.set(k, String(v));
		},
		removeItem(k) { map.delete(k) },
	};
})();
return globalThis.fake;`

func TestBrowserKeepsTheContract(t *testing.T) {
	setStorage(t, fake)
	s, err := store.Open()
	if err != nil {
		t.Fatal(err)
	}
	exercise(t, s)
}

func TestBrowserReportsThatItIsFull(t *testing.T) {
	setStorage(t, fake)
	s, err := store.Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save("game", []byte("text")); err != nil {
		t.Fatal(err)
	}
	js.Global().Get("fake").Set("room", 10)
	if err := s.Save("game", make([]byte, 100)); !errors.Is(err, store.ErrFull) {
		t.Errorf("Save: %v, want ErrFull", err)
	}
	if got, err := s.Load("game"); err != nil || string(got) != "text" {
		t.Errorf("after that: %q, %v", got, err)
	}
}

func TestBrowserWritesNothingWhileAnotherTabPlays(t *testing.T) {
	setStorage(t, fake)
	s, err := store.Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save("game", []byte("of this tab")); err != nil {
		t.Fatal(err)
	}
	js.Global().Get("Function").New(`globalThis.treille = {holds() { return false }, kept() {}}`).Invoke()
	t.Cleanup(func() { js.Global().Delete("treille") })
	_, aside := s.SetAside("game")
	for what, err := range map[string]error{"Save": s.Save("game", nil), "Delete": s.Delete("game"), "SetAside": aside} {
		if !errors.Is(err, store.ErrElsewhere) {
			t.Errorf("%s: %v, want ErrElsewhere", what, err)
		}
	}
	if got, err := s.Load("game"); err != nil || string(got) != "of this tab" {
		t.Errorf("after that: %q, %v", got, err)
	}
}

func TestBrowserThatForbidsPlaysOnInMemory(t *testing.T) {
	for name, getter := range map[string]string{
		"the getter throws":  `throw new DOMException("no", "SecurityError")`,
		"there is none":      `return null`,
		"writing throws":     `return {length: 0, getItem() { return null }, setItem() { throw new DOMException("no", "SecurityError") }}`,
		"a string is thrown": `throw "no"`,
	} {
		t.Run(name, func(t *testing.T) {
			setStorage(t, getter)
			s, err := store.Open()
			if !errors.Is(err, store.ErrForbidden) {
				t.Errorf("Open: %v, want ErrForbidden", err)
			}
			exercise(t, s)
		})
	}
}
