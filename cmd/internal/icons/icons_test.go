package icons_test

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"testing"

	"treille/cmd/internal/icons"
)

func TestIconsHaveTheirSizesAndAreSmall(t *testing.T) {
	page, err := icons.Page()
	if err != nil {
		t.Fatal(err)
	}
	sum, purposes := 0, map[string]bool{}
	for _, icon := range page {
		sum += len(icon.Contents)
		purposes[icon.Purpose] = true
		picture, err := png.Decode(bytes.NewReader(icon.Contents))
		if err != nil {
			t.Fatalf("%s: %v", icon.Name, err)
		}
		if b := picture.Bounds(); b.Dx() != icon.Size || b.Dy() != icon.Size {
			t.Errorf("%s is %v, want %d px", icon.Name, b, icon.Size)
		}
		_, _, _, corner := picture.At(0, 0).RGBA()
		if opaque := corner == 0xFFFF; opaque != (icon.Purpose == "maskable" || icon.Rel == "apple-touch-icon") {
			t.Errorf("%s: opaque corner %v", icon.Name, opaque)
		}
		// The grapes are violet, a little below the middle.
		r, g, b, _ := picture.At(icon.Size/2, icon.Size/2).RGBA()
		if b < r || b < g {
			t.Errorf("%s: no grapes in the middle but %x %x %x", icon.Name, r>>8, g>>8, b>>8)
		}
	}
	if !purposes["maskable"] || !purposes["any"] {
		t.Error("the manifest wants icons both maskable and not")
	}
	if sum > 100_000 {
		t.Errorf("the icons take %d bytes", sum)
	}
}

func TestThePictureOfAProgramIsRound(t *testing.T) {
	contents, err := icons.PNG(16)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(contents))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, corner := picture.At(0, 0).RGBA(); picture.Bounds().Dx() != 16 || corner == 0xFFFF {
		t.Errorf("%v with a corner of alpha %x", picture.Bounds(), corner)
	}
}

// A Mac reads "icns", the length of all, then for each picture its kind, its length with these eight bytes, and a PNG.
func TestTheIconOfAMacHasItsSizes(t *testing.T) {
	contents, err := icons.ICNS()
	if err != nil {
		t.Fatal(err)
	}
	if string(contents[:4]) != "icns" || int(binary.BigEndian.Uint32(contents[4:])) != len(contents) {
		t.Fatalf("it begins with %q", contents[:8])
	}
	want := map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
	for rest := contents[8:]; len(rest) > 0; {
		kind, length := string(rest[:4]), int(binary.BigEndian.Uint32(rest[4:]))
		picture, err := png.Decode(bytes.NewReader(rest[8:length]))
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		if picture.Bounds().Dx() != want[kind] {
			t.Errorf("%s is %v, want %d px", kind, picture.Bounds(), want[kind])
		}
		// Beside those of other programs it would be too large if it filled its square.
		if _, _, _, edge := picture.At(0, want[kind]/2).RGBA(); edge != 0 {
			t.Errorf("%s leaves no margin", kind)
		}
		delete(want, kind)
		rest = rest[length:]
	}
	if len(want) > 0 {
		t.Errorf("missing: %v", want)
	}
}
