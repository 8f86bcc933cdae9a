package scenetest

import (
	"io/fs"
	"path/filepath"
	"testing"
)

// maxBytes is how large the pictures of all packages may be together.
const maxBytes = 12_000_000

// TestAllPicturesAreSmall adds up the pictures of all packages of screens.
func TestAllPicturesAreSmall(t *testing.T) {
	total, n := int64(0), 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".png" {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		total += info.Size()
		n++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		t.Error("there are no pictures")
	}
	if total > maxBytes {
		t.Errorf("the pictures take %d bytes, more than %d", total, maxBytes)
	}
	t.Logf("%d pictures, %d bytes", n, total)
}

func TestSizes(t *testing.T) {
	if z, err := sizeOf("844x390-notch"); err != nil || z.w != 844 || z.h != 390 || z.insets.Left == 0 {
		t.Errorf("844x390-notch is %+v, %v", z, err)
	}
	for _, name := range []string{"", "390", "390x", "0x844", "390x844-noch"} {
		if z, err := sizeOf(name); err == nil {
			t.Errorf("%q is taken for %+v", name, z)
		}
	}
}
