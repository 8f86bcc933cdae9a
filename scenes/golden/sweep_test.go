package golden

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestResizingKeepsMemory resizes a window many times, and counts the pictures
// that are kept.
func TestResizingKeepsMemory(t *testing.T) {
	do(func() {
		room := newRoom(look{size: "1280x800", lang: "en", text: 100})
		table1(bidding(4, 1, 7, 3))(t, room)
		tick(t, room, 5)
		draw := func(w, h int) int {
			room.Resize(float64(w), float64(h), 1)
			tick(t, room, 2)
			img := ebiten.NewImage(w, h)
			room.Draw(img)
			img.Deallocate()
			return room.Pictures()
		}
		first := draw(1280, 800)
		most := 0
		for w := 1281; w < 1300; w++ { // the same height: the same scale
			most = max(most, draw(w, 800))
		}
		if most > 2*first+20 {
			t.Errorf("%d pictures are kept at first, %d after many sizes", first, most)
		}
	})
}
