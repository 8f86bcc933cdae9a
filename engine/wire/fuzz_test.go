package wire_test

import (
	"bytes"
	"testing"
)

// fuzz reads arbitrary text in one direction: what can be read is written back byte for
// byte. The corpus is the examples.
func fuzz(f *testing.F, d direction) {
	for _, text := range d.examples(f) {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := d.parse(text)
		if err != nil {
			return
		}
		if got := m.Append(nil); !bytes.Equal(got, text) {
			t.Errorf("%q is read as %+v and written back as %q", text, m, got)
		}
	})
}

func FuzzFromDevice(f *testing.F) { fuzz(f, directions[0]) }

func FuzzFromServer(f *testing.F) { fuzz(f, directions[1]) }
