package webtest

import (
	"context"
	"fmt"
	"math"

	"github.com/chromedp/chromedp/kb"
)

// Input as WebDriver describes it, plain and BiDi alike: https://www.w3.org/TR/webdriver2/#actions. A source of input
// keeps its state from one command to the next, so that a finger can be put down with one and lifted with another.

type object = map[string]any

// pointerActions is what a finger ("touch") or the mouse does.
func pointerActions(kind string, g gesture, x, y float64) ([]object, error) {
	var steps []object
	switch g {
	case down:
		steps = []object{
			{"type": "pointerMove", "x": math.Round(x), "y": math.Round(y), "duration": 0},
			{"type": "pointerDown", "button": 0},
		}
	case up:
		steps = []object{{"type": "pointerUp", "button": 0}}
	case tap:
		steps = []object{
			{"type": "pointerMove", "x": math.Round(x), "y": math.Round(y), "duration": 0},
			{"type": "pointerDown", "button": 0},
			{"type": "pause", "duration": tapTime.Milliseconds()},
			{"type": "pointerUp", "button": 0},
		}
	default:
		return nil, fmt.Errorf("this browser's driver cannot %s a pointer", g)
	}
	return []object{{"type": "pointer", "id": kind, "parameters": object{"pointerType": kind}, "actions": steps}}, nil
}

// keyNames are WebDriver's names of the keys that write nothing, by those of package kb.
var keyNames = map[string]string{
	kb.Tab: "\uE004", kb.Enter: "\uE007", kb.Escape: "\uE00C", kb.Backspace: "\uE003",
	kb.ArrowLeft: "\uE012", kb.ArrowUp: "\uE013", kb.ArrowRight: "\uE014", kb.ArrowDown: "\uE015",
}

// modifierNames are those of the keys that are held.
var modifierNames = map[Modifier]string{Shift: "\uE008", Ctrl: "\uE009", Alt: "\uE00A", Meta: "\uE03D"}

// keyActions is what a key does, with the modifiers that are pressed before it or let go after it.
func keyActions(r rune, modifiers Modifier, down bool) []object {
	key := string(r)
	if name, ok := keyNames[key]; ok {
		key = name
	}
	what := "keyUp"
	if down {
		what = "keyDown"
	}
	steps := []object{{"type": what, "value": key}}
	for _, m := range [...]Modifier{Alt, Ctrl, Meta, Shift} {
		if modifiers&m == 0 {
			continue
		}
		step := object{"type": what, "value": modifierNames[m]}
		if down {
			steps = append([]object{step}, steps...)
		} else {
			steps = append(steps, step)
		}
	}
	return []object{{"type": "key", "id": "keyboard", "actions": steps}}
}

// A hand moves finger, mouse and keys of a tab by sending actions to it.
type hand func(ctx context.Context, actions []object) error

func (h hand) pointer(ctx context.Context, kind string, g gesture, x, y float64) error {
	actions, err := pointerActions(kind, g, x, y)
	if err != nil {
		return err
	}
	return h(ctx, actions)
}

func (h hand) finger(ctx context.Context, g gesture, x, y float64) error {
	return h.pointer(ctx, "touch", g, x, y)
}

func (h hand) mouse(ctx context.Context, g gesture, x, y float64) error {
	return h.pointer(ctx, "mouse", g, x, y)
}

func (h hand) key(ctx context.Context, r rune, modifiers Modifier, down bool) error {
	return h(ctx, keyActions(r, modifiers, down))
}
