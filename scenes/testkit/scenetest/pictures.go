package scenetest

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures of testdata anew, to be looked at before they are committed")

// A picture is a scene in a look, and the name of the file that it is stored in.
type picture struct {
	scene Scene
	look  Look
	file  string
}

// stored lists the pictures that are kept: four of the main state of a screen,
// two of any other that is not marked as unkept, and one more on a tablet where wanted.
func (s *suite) stored() []picture {
	var list []picture
	add := func(sc Scene, l Look, suffix string) {
		list = append(list, picture{sc, l, sc.Name + "-" + l.Size + suffix + ".png"})
	}
	for _, sc := range s.scenes {
		if sc.Unkept {
			continue
		}
		if sc.Small {
			add(sc, English(smallUpright), "")
			add(sc, English(smallLandscape), "")
			continue
		}
		add(sc, English(upright), "")
		add(sc, English(desktop), "")
		if sc.Main {
			add(sc, English(landscape), "")
			add(sc, Look{Size: upright, Lang: "en", Text: 200}, "-200")
		}
		if sc.Tablet {
			add(sc, English(smallTablet), "")
		}
	}
	return list
}

// smallerBy is by how much a picture is stored smaller than it is.
const smallerBy = 2

// pictures compares every picture with the one that somebody has looked at.
func (s *suite) pictures(t *testing.T) {
	var known []string
	for _, p := range s.stored() {
		known = append(known, p.file)
		if testing.Short() && p.look != English(upright) {
			continue
		}
		t.Run(strings.TrimSuffix(p.file, ".png"), func(t *testing.T) {
			Do(func() { p.check(t) })
		})
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.png"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		switch {
		case slices.Contains(known, filepath.Base(path)):
		case !*update:
			t.Errorf("%s belongs to no scene; remove it, or run with -update", path)
		default:
			if err := os.Remove(path); err != nil {
				t.Error(err)
			}
		}
	}
}

func (p *picture) check(t *testing.T) {
	got := smaller(shoot(t, p.scene, p.look), smallerBy)
	path := filepath.Join(folder, p.file)
	want, err := readPicture(path)
	if err == nil {
		err = compare(got, want)
	}
	switch {
	case err == nil:
	case *update:
		writePicture(t, path, reduced(got, palette(got)), png.BestCompression)
	default:
		actual := filepath.Join(os.TempDir(), "treille-pictures", packageName(), p.file)
		writePicture(t, actual, got, png.DefaultCompression)
		t.Errorf("%s is not as in %s: %v; if the new one is right, run this test with -update", actual, path, err)
	}
}

// writePicture writes a picture, and the folder that it lies in.
func writePicture(t *testing.T, path string, img image.Image, level png.CompressionLevel) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	enc := png.Encoder{CompressionLevel: level}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func readPicture(path string) (*image.Paletted, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	p, ok := img.(*image.Paletted)
	if !ok || len(p.Palette) > maxColours {
		return nil, fmt.Errorf("%s has more than %d colours", path, maxColours)
	}
	return p, nil
}
