package game

import (
	"testing"

	"treille/webtest"
)

// musical plays music beside.
var musical = settings("speed instant", "music 60")

// Whoever deletes all data finds the first page as it was at first, and nothing in
// the browser's storage.
func TestDeletingAllDataLeavesNothing(t *testing.T) {
	t.Parallel()
	v := webtest.Desktop.Coarse()
	v.Before = []string{musical}
	p := open(t, v)
	click := tapOrClick(p)
	sit(p, click)
	click("menu")
	click("menu/settings")
	p.WaitState("the settings", `s.scene === "settings"`)
	press(t, p)("delete") // it lies below what is in sight
	p.WaitState("the question", `s.scene === "settings-delete"`)
	click("sure")
	p.WaitState("the first page", `s.scene === "home" && !s.saved`)
	var kept []string
	p.Eval(`Object.keys(localStorage).filter((k) => k.startsWith("treille."))`, &kept)
	if len(kept) != 0 {
		t.Errorf("kept are %q", kept)
	}
}
