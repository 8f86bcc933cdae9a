package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// writtenPolicy finds the policy that a page carries.
var writtenPolicy = regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]*)"`)

// Open reads a site that WriteTo wrote or Packed made, perhaps that of another version: its policy is the one that its page carries.
func Open(dir string) (*Site, error) {
	names, err := earlier(dir)
	if err != nil {
		return nil, err
	}
	s := &Site{byName: map[string]*File{}}
	for _, name := range names {
		name = strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
		if s.byName[name] != nil {
			continue
		}
		var forms [3][]byte
		for i, ending := range []string{"", ".br", ".gz"} {
			if !slices.Contains(names, name+ending) {
				continue
			}
			var one error
			forms[i], one = os.ReadFile(filepath.Join(dir, name+ending))
			err = errors.Join(err, one)
		}
		if !slices.Contains(names, name) && err == nil {
			forms[0], err = unzipped(forms[2])
		}
		f := s.add(&File{Name: name, Contents: forms[0], Brotli: forms[1], Gzip: forms[2]})
		f.Immutable = strings.Contains(name, "-"+f.hash+".")
	}
	if err != nil {
		return nil, fmt.Errorf("the page in %s is not whole: %w", dir, err)
	}
	slices.SortFunc(s.files, func(a, b *File) int { return strings.Compare(a.Name, b.Name) })
	index := s.byName["index.html"]
	if index == nil {
		return nil, fmt.Errorf("there is no page in %s: -out %s writes one", dir, dir)
	}
	policy := writtenPolicy.FindSubmatch(index.Contents)
	if policy == nil {
		return nil, fmt.Errorf("the page in %s has no policy: write it anew", dir)
	}
	s.policy, s.play = strings.CutSuffix(string(policy[1]), anyLine)
	return s, nil
}

// Play reports whether the page expects a server with tables.
func (s *Site) Play() bool { return s.play }
