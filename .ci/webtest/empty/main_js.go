// Command empty is the smallest Ebitengine program: what any page with Ebitengine costs at least. It marks its first
// frame as the game marks that of home, so that cmd/loadtime can compare the two.
package main

import (
	"log"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{ marked bool }

func (g *game) Update() error { return nil }

func (g *game) Draw(*ebiten.Image) {
	if !g.marked {
		g.marked = true
		js.Global().Get("performance").Call("mark", "treille-first-frame")
	}
}

func (g *game) Layout(width, height int) (int, int) { return width, height }

func main() {
	if err := ebiten.RunGame(&game{}); err != nil {
		log.Fatal(err)
	}
}
