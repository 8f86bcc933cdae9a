package golden

import (
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// pictureSizes are the sizes that pictures are taken at.
var pictureSizes = []string{"390x844", "844x390", "1280x800", "2560x1440"}

// TestShots writes pictures to a folder, to be looked at: TREILLE_SHOTS. The
// others choose among them: TREILLE_ONLY, a pattern of names, TREILLE_SIZE,
// TREILLE_LANG and TREILLE_TEXT, in percent.
func TestShots(t *testing.T) {
	dir := os.Getenv("TREILLE_SHOTS")
	if dir == "" {
		return
	}
	only := os.Getenv("TREILLE_ONLY")
	l := look{lang: "en", text: 100}
	if n, err := strconv.Atoi(os.Getenv("TREILLE_TEXT")); err == nil {
		l.text = n
	}
	if s := os.Getenv("TREILLE_LANG"); s != "" {
		l.lang = s
	}
	at := pictureSizes
	if s := os.Getenv("TREILLE_SIZE"); s != "" {
		at = []string{s}
	}
	for _, sc := range all {
		if ok, _ := filepath.Match(only, sc.name); only != "" && !ok {
			continue
		}
		for _, l.size = range at {
			do(func() {
				f, err := os.Create(filepath.Join(dir, sc.name+"-"+l.size+".png"))
				if err != nil {
					t.Fatal(err)
				}
				defer f.Close()
				if err := png.Encode(f, shoot(t, sc, l)); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}
