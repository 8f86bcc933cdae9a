package host_test

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
)

// together are two windows at a table that lies in the first one, whose folder is dir.
func together(t *testing.T, st store.Store, dir string) (clara, emma *window) {
	t.Helper()
	clara = opens(t, st, dir, "Clara", "fox")
	emma = opens(t, &store.Memory{}, t.TempDir(), "Emma", "snail")
	link := clara.hosts("weinhaendler", "seats/0", "seat/2", "seat/easy")
	if !strings.HasPrefix(link, "http://127.0.0.2:") {
		t.Errorf("the link is %s, which is not for the network", link)
	}
	emma.joins(link, clara)
	clara.press("start")
	until(t, "the deal", func() bool { return clara.table() != nil && emma.table() != nil }, clara, emma)
	return clara, emma
}

// TestAnEveningOfTwoWindows opens a table in a window, joins it with another one by the link that the first one
// shows, and plays to the end with a computer player.
func TestAnEveningOfTwoWindows(t *testing.T) {
	clara, emma := together(t, &store.Memory{}, t.TempDir())
	plays(t, clara, emma)
	for _, w := range []*window{clara, emma} {
		if keys, err := w.Store.List("done-"); err != nil || len(keys) != 1 {
			t.Errorf("the finished games that are kept are %q, %v", keys, err)
		}
	}
}

// TestTheTableComesBackWithTheWindow closes the window with the server in the middle of a game. The other one waits,
// and when the first one opens again both go on.
func TestTheTableComesBackWithTheWindow(t *testing.T) {
	kept, dir := &store.Memory{}, t.TempDir()
	clara, emma := together(t, kept, dir)
	until(t, "some rounds", func() bool {
		clara.decides()
		emma.decides()
		return clara.says("Round 3")
	}, clara, emma)
	clara.close()
	until(t, "the loss of the connection", func() bool { return emma.says("The server starts anew") }, emma)
	again := opens(t, kept, dir, "Clara", "fox")
	until(t, "the table", func() bool { return again.table() != nil }, again, emma)
	if again.says("Round 1") || emma.table() == nil {
		t.Error("it begins anew")
	}
	plays(t, again, emma)
}

// TestTablesOfSeveralServersAreListed lets a device be at a table of its own and at one of another window, and lists
// both with what their servers say.
func TestTablesOfSeveralServersAreListed(t *testing.T) {
	clara := opens(t, &store.Memory{}, t.TempDir(), "Clara", "fox")
	emma := opens(t, &store.Memory{}, t.TempDir(), "Emma", "snail")
	link := clara.hosts("vino")
	emma.joins(link, clara)
	emma.press("back")
	emma.hosts("zankapfel", "seats/0")
	emma.press("back", "online")
	until(t, "both tables", func() bool {
		return emma.says("Not begun") && emma.says("Vino: 2 seats free") && emma.says("Zankapfel: 2 seats free")
	}, emma)
	// The seat is hers, at the address to which the same link leads.
	emma.home.Follow(link)
	until(t, "her seat", func() bool { return emma.Stage().Find("start") != nil }, emma)
}
