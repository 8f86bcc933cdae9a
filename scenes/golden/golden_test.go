package golden

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"treille/scenes"
)

var _ *scenes.Room

// TestShots writes all pictures to a folder, to be looked at: set
// TREILLE_SHOTS.
func TestShots(t *testing.T) {
	dir := os.Getenv("TREILLE_SHOTS")
	if dir == "" {
		return
	}
	only := os.Getenv("TREILLE_ONLY")
	text := 100
	if os.Getenv("TREILLE_TEXT") == "200" {
		text = 200
	}
	lang := os.Getenv("TREILLE_LANG")
	if lang == "" {
		lang = "en"
	}
	for _, sc := range all {
		if ok, _ := filepath.Match(only, sc.name); only != "" && !ok {
			continue
		}
		for name := range sizes {
			if s := os.Getenv("TREILLE_SIZE"); s != "" && s != name {
				continue
			}
			do(func() {
				_, img := shoot(t, sc, look{name, lang, text})
				f, err := os.Create(filepath.Join(dir, sc.name+"-"+name+".png"))
				if err != nil {
					t.Fatal(err)
				}
				defer f.Close()
				png.Encode(f, pixels(img))
			})
		}
	}
}
