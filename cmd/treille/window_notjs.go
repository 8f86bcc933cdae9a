//go:build !js

package main

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/sprites/icon"
)

// dressWindow gives the window its icon.
func dressWindow() {
	ebiten.SetWindowIcon([]image.Image{icon.Draw(16, false), icon.Draw(32, false), icon.Draw(48, false)})
}
