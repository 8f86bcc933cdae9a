package scenetest

import (
	"fmt"
	"strconv"
	"strings"

	"treille/scenes/ui"
)

// A Look is how a player has set the game, and on what he plays it.
type Look struct {
	Size     string // of the window in CSS pixels: "390x844", or "390x844-notch"
	Lang     string // "en", "fr" or "de"
	Text     int    // percent: 100, 150 or 200
	LeftHand bool   // the main button is where the left thumb is
	Contrast bool   // plain surfaces, stronger lines
	Ratio    int    // device pixels to a CSS pixel; 0 stands for 1
}

// English returns the usual look at a size.
func English(size string) Look { return Look{Size: size, Lang: "en", Text: 100} }

// The sizes that pictures are of: a phone upright, the same sideways, a window; a
// tablet, and small phones.
const (
	upright   = "390x844"
	landscape = "844x390"
	desktop   = "1280x800"

	tablet         = "820x1180"
	smallTablet    = "768x1024"
	smallUpright   = "320x568"
	smallLandscape = "568x320"
)

// notch ends the name of a size whose window has the edges of a phone with a
// notch.
const notch = "-notch"

// A size is a window in CSS pixels, with the device's own edges.
type size struct {
	w, h   float64
	insets ui.Insets
}

// sizeOf reads the name of a size.
func sizeOf(name string) (size, error) {
	var z size
	plain, notched := strings.CutSuffix(name, notch)
	w, h, _ := strings.Cut(plain, "x")
	var errW, errH error
	z.w, errW = strconv.ParseFloat(w, 64)
	z.h, errH = strconv.ParseFloat(h, 64)
	if errW != nil || errH != nil || z.w < 1 || z.h < 1 {
		return z, fmt.Errorf("the size %q should be like 390x844 or 390x844%s", name, notch)
	}
	switch {
	case notched && z.w < z.h:
		z.insets = ui.Insets{Top: 47, Bottom: 34}
	case notched:
		z.insets = ui.Insets{Right: 47, Bottom: 21, Left: 47}
	}
	return z, nil
}

// window is the window of a look.
func (l Look) window() size {
	z, err := sizeOf(l.Size)
	if err != nil {
		panic("scenetest: " + err.Error())
	}
	return z
}
