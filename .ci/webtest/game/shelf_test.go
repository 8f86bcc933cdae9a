package game

import (
	"fmt"
	"math"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"

	"treille/webtest"
)

// covered is true when the game has begun over the first picture and then drawn all itself.
const covered = `document.querySelector("#treille-loading.below[hidden]")`

// The boxes of the first picture stand where the game draws them, in every arrangement, with and without a game under way.
func TestTheGameFadesInWithoutAJump(t *testing.T) {
	t.Parallel()
	record, err := os.ReadFile("../../../scenes/pages/home/testdata/under-way.treille")
	if err != nil {
		t.Fatal(err)
	}
	saved := `localStorage.setItem("treille.game", ` + strconv.Quote(string(record)) + `)`
	s := serve(t)
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1280, 800}, {820, 1180}, {320, 568}} {
		for name, before := range map[string]string{"fresh": "", "under way": saved} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], name), func(t *testing.T) {
				t.Parallel()
				p := chromium.Open(t, s, "?no-worker", webtest.View{Width: size[0], Height: size[1], Before: []string{before}}.Coarse())
				p.WaitStarted()
				if before != "" {
					p.WaitControl("continue")
				}
				p.WaitControl("play/farbenpoker")
				p.Wait("the first picture below the game to be covered", covered)
				var boxes [4]struct{ X, Y, W, H float64 }
				p.Eval(`JSON.parse(document.getElementById("treille-shelf").dataset.boxes)`, &boxes)
				for i, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
					drawn, first := p.Control("play/"+game), boxes[i]
					if math.Abs(first.X-drawn.X) > 1.5 || math.Abs(first.Y-drawn.Y) > 1.5 || math.Abs(first.W-drawn.W) > 1.5 || math.Abs(first.H-drawn.H) > 1.5 {
						t.Errorf("%s: the first picture has it at %.1f, the game at %.1f %.1f %.1f %.1f", game, first, drawn.X, drawn.Y, drawn.W, drawn.H)
					}
				}
			})
		}
	}
}

// A box that is pressed while the program is on its way opens as soon as the game is there.
func TestABoxPressedWhileTheProgramLoadsOpens(t *testing.T) {
	t.Parallel()
	s := serve(t)
	pressed := make(chan struct{})
	s.Replace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			select {
			case <-pressed:
			case <-r.Context().Done(): // The test has ended in vain.
			}
		}
		built.ServeHTTP(w, r)
	}))
	p := chromium.Open(t, s, "?no-worker", webtest.Phone.Coarse())
	p.Wait("the first picture and its script", `document.getElementById("treille-shelf").dataset.boxes && window.treillePage`)
	var boxes [4]struct{ X, Y, W, H float64 }
	p.Eval(`JSON.parse(document.getElementById("treille-shelf").dataset.boxes)`, &boxes)
	p.TouchDown(boxes[2].X+boxes[2].W/2, boxes[2].Y+boxes[2].H/2)
	p.TouchUp()
	p.Wait("the box to be marked", `document.getElementById("treille-asked")`)
	p.Screenshot("asked")
	close(pressed)
	p.WaitStarted()
	p.WaitState("its page", `s.scene === "gamepage"`)
	var title string
	if p.Eval(`document.title`, &title); !strings.Contains(title, "Zankapfel") {
		t.Errorf("the page that opens is %q", title)
	}
}
