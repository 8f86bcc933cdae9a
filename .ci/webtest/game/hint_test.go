package game

import (
	"fmt"
	"strings"
	"testing"

	"treille/webtest"
)

// TestHintsByTouchOnAPhone asks for all parts of a hint at every table, at the first at
// the speed that the game begins with, and reads them from the hidden text.
func TestHintsByTouchOnAPhone(t *testing.T) {
	t.Parallel()
	const parts = 3
	for _, game := range []string{"weinhaendler", "zankapfel", "vino", "farbenpoker"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			v := phone()
			if game == "weinhaendler" {
				v = webtest.Phone.Coarse()
			}
			p := open(t, v)
			press := tap(p)
			prepareGame(p, game, press)
			press("start")
			decision(p, game, press)
			p.WaitControl("hint")
			press("hint")
			p.WaitControl("hint/sure")
			press("hint/sure")
			for part := 1; part <= parts; part++ {
				p.Wait("a part of the hint", fmt.Sprintf(`document.querySelectorAll("#treille-outline section[data-section=hint] li").length === %d`, part))
				if part < parts {
					p.WaitControl("hint/more")
					press("hint/more")
				}
			}
			p.Frames(10)
			p.Screenshot("hint-" + game)
			var words string
			p.Eval(`document.querySelector("#treille-outline section[data-section=hint]").textContent`, &words)
			if strings.ContainsAny(words, "{*") {
				t.Errorf("the hint is not as it should be read: %q", words)
			}
			press("hint/close")
			p.Wait("the plate to be gone", `!document.querySelector("#treille-outline section[data-section=hint]")`)
		})
	}
}
