package site

import (
	"bytes"
	"compress/gzip"
	"io"

	"github.com/andybalholm/brotli"
)

// Levels of compression: the best for a folder that is written once, a fast one for playing at once.
const (
	brotliBest, brotliFast = 11, 4
	gzipBest, gzipFast     = 9, 3
)

// compress fills in the file's compressed forms.
func (f *File) compress(best bool) error {
	brotliLevel, gzipLevel := brotliFast, gzipFast
	if best {
		brotliLevel, gzipLevel = brotliBest, gzipBest
	}
	var err error
	f.Brotli, err = compressed(f.Contents, func(w io.Writer) (io.WriteCloser, error) {
		// The largest window: the program is bigger than the usual one, and repeats itself from end to end.
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotliLevel, LGWin: 24}), nil
	})
	if err != nil {
		return err
	}
	f.Gzip, err = compressed(f.Contents, func(w io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(w, gzipLevel)
	})
	return err
}

func compressed(contents []byte, newWriter func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var b bytes.Buffer
	w, err := newWriter(&b)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(contents); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// unzipped is what a text was before gzip.
func unzipped(text []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}
