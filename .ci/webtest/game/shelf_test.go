package game

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"

	"treille/webtest"
)

// The boxes of the first picture stand where the game draws them, in every arrangement, with and without a game under way.
func TestTheGameFadesInWithoutAJump(t *testing.T) {
	record, err := os.ReadFile("../../../scenes/home/testdata/under-way.treille")
	if err != nil {
		t.Fatal(err)
	}
	saved := `localStorage.setItem("treille.game", ` + strconv.Quote(string(record)) + `)`
	s := serve(t)
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1280, 800}, {820, 1180}, {320, 568}} {
		for name, before := range map[string]string{"fresh": "", "under way": saved} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], name), func(t *testing.T) {
				p := chromium.Open(t, s, "?no-worker", webtest.View{Width: size[0], Height: size[1], Before: []string{before}})
				p.WaitStarted()
				if before != "" {
					p.WaitControl("continue")
				}
				p.WaitControl("play/farbenpoker")
				var boxes [4][4]float64
				p.Eval(`JSON.parse(document.getElementById("treille-shelf").dataset.boxes)`, &boxes)
				for i, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
					drawn, first := p.Control("play/"+game), boxes[i]
					for i, want := range [4]float64{drawn.X, drawn.Y, drawn.W, drawn.H} {
						if math.Abs(first[i]-want) > 1.5 {
							t.Errorf("%s: the first picture has it at %.1f, the game at %.1f %.1f %.1f %.1f", game, first, drawn.X, drawn.Y, drawn.W, drawn.H)
							break
						}
					}
				}
			})
		}
	}
}
