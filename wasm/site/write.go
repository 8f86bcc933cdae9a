package site

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// marker is a file that says that a folder was written by WriteTo, and lists what was written: the next
// WriteTo may take those files away. It is hidden, so that hosts do not show it.
const marker = ".treille-site"

// WriteTo writes the site into the folder dir, each file also as ".br" and ".gz", and takes away what an earlier WriteTo
// left there and no longer belongs. A folder with files of somebody else is refused and left as it is.
func (s *Site) WriteTo(dir string) error {
	old, err := earlier(dir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", dir, err)
	}
	written := map[string]bool{}
	var names []string
	write := func(name string, contents []byte) error {
		written[name] = true
		names = append(names, name)
		if err := os.WriteFile(filepath.Join(dir, name), contents, 0o644); err != nil {
			return fmt.Errorf("cannot write into %s: %w", dir, err)
		}
		return nil
	}
	// The page comes last: until it is there, a visitor gets the old one with its old files.
	for _, last := range []bool{false, true} {
		for _, f := range s.files {
			if (f.Name == "index.html") != last {
				continue
			}
			if err := errors.Join(write(f.Name, f.Contents), write(f.Name+".br", f.Brotli), write(f.Name+".gz", f.Gzip)); err != nil {
				return err
			}
		}
	}
	for _, name := range old {
		if !written[name] {
			if err := os.Remove(filepath.Join(dir, name)); err != nil && !errors.Is(err, os.ErrNotExist) {
				return fmt.Errorf("cannot take away what the build before left: %w", err)
			}
		}
	}
	if err := os.WriteFile(filepath.Join(dir, marker), []byte(strings.Join(names, "\n")+"\n"), 0o644); err != nil {
		return fmt.Errorf("cannot write into %s: %w", dir, err)
	}
	return nil
}

// Packed returns the smallest folder that Open reads, by the names of its files: each only as ".gz". Browsers
// want no other form on plain http.
func (s *Site) Packed() (map[string][]byte, error) {
	files := map[string][]byte{}
	var names []string
	for _, f := range s.files {
		zipped, err := compressed(f.Contents, func(w io.Writer) (io.WriteCloser, error) {
			return gzip.NewWriterLevel(w, gzipBest)
		})
		if err != nil {
			return nil, err
		}
		files[f.Name+".gz"] = zipped
		names = append(names, f.Name+".gz")
	}
	files[marker] = []byte(strings.Join(names, "\n") + "\n")
	return files, nil
}

// earlier returns the names of the files that an earlier WriteTo wrote into dir. It is an error if dir is no folder,
// or has files and none of them says that they are ours.
func earlier(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("cannot use %s as the folder to write: %w", dir, err)
	}
	list, err := os.ReadFile(filepath.Join(dir, marker))
	if errors.Is(err, os.ErrNotExist) {
		if len(entries) > 0 {
			return nil, fmt.Errorf("%s has files that are not ours (%s, for one): choose an empty or a new folder", dir, entries[0].Name())
		}
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var names []string
	for _, name := range strings.Fields(string(list)) {
		// The list lies in the open: never follow it out of the folder.
		if name == filepath.Base(name) {
			names = append(names, name)
		}
	}
	return names, nil
}

// CheckFolder says whether WriteTo could write into dir, before a build is spent on it. It makes the folder.
func CheckFolder(dir string) error {
	if _, err := earlier(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", dir, err)
	}
	probe, err := os.CreateTemp(dir, ".probe-")
	if err != nil {
		return fmt.Errorf("cannot write into %s: %w", dir, err)
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}
