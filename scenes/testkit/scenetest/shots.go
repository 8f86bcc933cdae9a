package scenetest

import (
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// What shots are taken of can be chosen by the environment.
const (
	shotsVariable = "TREILLE_SHOTS" // the folder that they are written to
	onlyVariable  = "TREILLE_ONLY"  // a pattern of the names of scenes, for the layout too
	sizeVariable  = "TREILLE_SIZE"
	langVariable  = "TREILLE_LANG"
	textVariable  = "TREILLE_TEXT" // percent
)

// shots writes pictures in full size to a folder, to be looked at, if
// TREILLE_SHOTS names one.
func (s *suite) shots(t *testing.T) {
	dir := os.Getenv(shotsVariable)
	if dir == "" {
		return
	}
	l := English("")
	if n, err := strconv.Atoi(os.Getenv(textVariable)); err == nil {
		l.Text = n
	}
	if lang := os.Getenv(langVariable); lang != "" {
		l.Lang = lang
	}
	at := []string{upright, landscape, desktop, "2560x1440"}
	if size := os.Getenv(sizeVariable); size != "" {
		at = []string{size}
	}
	for _, sc := range s.chosen() {
		for _, l.Size = range at {
			if _, err := sizeOf(l.Size); err != nil {
				t.Fatalf("%s: %v", sizeVariable, err)
			}
			path := filepath.Join(dir, packageName(), sc.Name+"-"+l.Size+".png")
			Do(func() { writePicture(t, path, shoot(t, sc, l), png.BestSpeed) })
		}
	}
}

// chosen are the scenes that TREILLE_ONLY chooses, usually all.
func (s *suite) chosen() []Scene {
	pattern := os.Getenv(onlyVariable)
	if pattern == "" {
		return s.scenes
	}
	var list []Scene
	for _, sc := range s.scenes {
		if ok, _ := filepath.Match(pattern, sc.Name); ok {
			list = append(list, sc)
		}
	}
	return list
}
