package golden

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures of testdata anew, to be looked at before they are committed")

// A picture is a scene in a look, and how it is stored.
type picture struct {
	scene scene
	look  look
	file  string
}

// pictures lists seven pictures of each scene, and three of each state of one.
func pictures() []picture {
	var list []picture
	add := func(sc scene, l look, suffix string) {
		list = append(list, picture{sc, l, sc.name + "-" + l.size + suffix + ".png"})
	}
	for _, sc := range all {
		if sc.detail {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				add(sc, look{size: size, lang: "en", text: 100}, "")
			}
			continue
		}
		for _, size := range pictureSizes {
			add(sc, look{size: size, lang: "en", text: 100}, "")
		}
		add(sc, look{size: "390x844", lang: "fr", text: 100}, "-fr")
		add(sc, look{size: "390x844", lang: "de", text: 100}, "-de")
		add(sc, look{size: "390x844", lang: "en", text: 200}, "-200")
	}
	return list
}

// reduction is by how much a picture is stored smaller.
func reduction(size string) int {
	if size == "2560x1440" {
		return 4
	}
	return 2
}

// maxBytes is how large all stored pictures may be together.
const maxBytes = 10_000_000

// TestPictures compares every picture with the one that somebody has looked
// at.
func TestPictures(t *testing.T) {
	known := map[string]bool{}
	for _, p := range pictures() {
		known[p.file] = true
		t.Run(strings.TrimSuffix(p.file, ".png"), func(t *testing.T) {
			do(func() { p.check(t) })
		})
	}
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	total := int64(0)
	for _, f := range files {
		path := filepath.Join("testdata", f.Name())
		if !known[f.Name()] {
			if !*update {
				t.Errorf("%s belongs to no scene; remove it, or run with -update", path)
			} else if err := os.Remove(path); err != nil {
				t.Error(err)
			}
			continue
		}
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	if total > maxBytes {
		t.Errorf("the pictures take %d bytes, more than %d", total, maxBytes)
	}
	t.Logf("%d pictures, %d bytes", len(known), total)
}

func (p *picture) check(t *testing.T) {
	got := smaller(shoot(t, p.scene, p.look), reduction(p.look.size))
	path := filepath.Join("testdata", p.file)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, path, reduced(got, palette(got)))
		return
	}
	want, err := read(path)
	if err != nil {
		t.Fatalf("%v; look at the screen and run this test with -update", err)
	}
	if err := compare(got, want); err != nil {
		dir := filepath.Join(os.TempDir(), "treille-pictures")
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		actual := filepath.Join(dir, p.file)
		write(t, actual, got)
		t.Errorf("%s is not as in %s: %v; if the new one is right, run this test with -update", actual, path, err)
	}
}

func write(t *testing.T, path string, img image.Image) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func read(path string) (*image.Paletted, error) {
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
