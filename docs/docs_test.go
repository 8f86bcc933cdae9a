// Package docs_test holds what the documents name against the tree.
package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// root is the folder of the module, seen from here.
const root = ".."

// games are what GAME stands for in a document.
var games = []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"}

// documents returns the text of each document by its name, seen from root.
func documents(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, pattern := range []string{"*.md", "docs/*.md"} {
		names, err := fs.Glob(os.DirFS(root), pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := os.ReadFile(filepath.Join(root, name))
			if err != nil {
				t.Fatal(err)
			}
			texts[name] = string(text)
		}
	}
	if len(texts) < 8 {
		t.Fatalf("only %d documents were found", len(texts))
	}
	return texts
}

// made are the folders that make writes, which are there or not.
var made = []string{"build", "dist"}

// paths returns the files and folders, seen from root, that a text names: of words that
// begin with a folder of the tree, each with the games in the place of GAME.
func paths(t *testing.T, text string) (found []string) {
	t.Helper()
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range regexp.MustCompile("[^\\s`()|,;:'\"]+").FindAllString(text, -1) {
		word = strings.TrimPrefix(strings.Trim(word, "."), "/")
		if strings.HasPrefix(word, "ci/") {
			word = "." + word
		}
		first, _, nested := strings.Cut(word, "/")
		known := slices.ContainsFunc(entries, func(e os.DirEntry) bool { return e.IsDir() && e.Name() == first })
		if !nested || !known || slices.Contains(made, first) || strings.Contains(word, "PACKAGE") {
			continue
		}
		word = strings.TrimRight(word, "./")
		if !strings.Contains(word, "GAME") {
			found = append(found, word)
			continue
		}
		for _, game := range games {
			found = append(found, strings.ReplaceAll(word, "GAME", game))
		}
	}
	return found
}

func TestAllPathsAreThere(t *testing.T) {
	n := 0
	for name, text := range documents(t) {
		for _, path := range paths(t, text) {
			n++
			there, err := fs.Glob(os.DirFS(root), path)
			if err == nil && len(there) == 0 {
				there, err = fs.Glob(os.DirFS(root), ".ci/webtest/"+path) // a module of its own
			}
			if err != nil || len(there) == 0 {
				t.Errorf("%s names %s, which there is not", name, path)
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d paths were found", n)
	}
}

func TestAllLinksLeadSomewhere(t *testing.T) {
	for name, text := range documents(t) {
		for _, m := range regexp.MustCompile(`\]\(([^)#]+)[^)]*\)`).FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(root, filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s links to %s, which there is not", name, m[1])
			}
		}
	}
}

// TestAllFilesAreSomewhere looks for files that are named without their folder.
func TestAllFilesAreSomewhere(t *testing.T) {
	there := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		there[filepath.Base(path)] = true
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range documents(t) {
		for _, m := range regexp.MustCompile("`([a-z_]+\\.(?:go|txt|md))`").FindAllStringSubmatch(text, -1) {
			if !there[m[1]] {
				t.Errorf("%s names %s, which there is not", name, m[1])
			}
		}
	}
}

// TestNamesStandInTheirFiles takes the rows of tables that name files and what is in
// them: each name has to stand in one of the files of its row.
func TestNamesStandInTheirFiles(t *testing.T) {
	n := 0
	for name, text := range documents(t) {
		for _, row := range strings.Split(text, "\n") {
			if !strings.HasPrefix(row, "|") {
				continue
			}
			files := paths(t, row)
			for _, m := range regexp.MustCompile("`([A-Za-z]+(?:\\.[A-Z][A-Za-z]+)?)`").FindAllStringSubmatch(row, -1) {
				if len(files) == 0 {
					continue
				}
				n++
				_, last, ok := strings.Cut(m[1], ".")
				if !ok {
					last = m[1]
				}
				if !slices.ContainsFunc(files, func(file string) bool { return holds(t, file, last) }) {
					t.Errorf("%s: %s stands in none of %q", name, m[1], files)
				}
			}
		}
	}
	if n < 8 {
		t.Errorf("only %d names were found", n)
	}
}

// holds reports whether a file, or one of a folder's own files, holds a word.
func holds(t *testing.T, pattern, word string) bool {
	t.Helper()
	names, err := fs.Glob(os.DirFS(root), pattern)
	if err != nil {
		t.Fatal(err)
	}
	found := false
	for _, name := range names {
		inside, err := fs.Glob(os.DirFS(root), name+"/*.*")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range append(inside, name) {
			text, err := os.ReadFile(filepath.Join(root, file))
			found = found || err == nil && regexp.MustCompile(`\b`+word+`\b`).Match(text)
		}
	}
	return found
}

// TestAllTargetsOfMakeAreThere looks for each "make TARGET" in the Makefile.
func TestAllTargetsOfMakeAreThere(t *testing.T) {
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for name, text := range documents(t) {
		for _, m := range regexp.MustCompile("(?:`|\n    )make ([a-z]+)").FindAllStringSubmatch(text, -1) {
			n++
			if !strings.Contains(string(makefile), "\n"+m[1]+":") {
				t.Errorf("%s names make %s, which there is not", name, m[1])
			}
		}
	}
	if n == 0 {
		t.Error("no target was found")
	}
}
