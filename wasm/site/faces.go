package site

import (
	"io/fs"
	"strings"

	"treille/wasm/site/subset"
)

// A face is one of the game's typefaces as the page has it.
type face struct {
	key    string // what the style sheet calls its file
	file   string // among the fonts
	words  string // the file of the page whose characters it has, "" for all that the font has
	only   string // or these characters alone
	kerned bool
}

// faces are the game's typefaces for the page's own words. In the sans names are typed, which may have any character; the
// serif is for sentences, the small capitals for one word. Kerning is left out where its 2 KB buy little.
var faces = []face{
	{key: "sans", file: "alegreya-sans-500-normal.ttf", kerned: true},
	{key: "serif", file: "alegreya-400-normal.ttf", words: "words.js"},
	{key: "capitals", file: "alegreya-sc-700-normal.ttf", only: "Treille"},
}

// addFaces adds the typefaces, of files in fonts, and returns the names of their files by their keys.
func (s *Site) addFaces(fonts fs.FS) (map[string]string, error) {
	names := map[string]string{}
	for _, f := range faces {
		ttf, err := fs.ReadFile(fonts, f.file)
		if err != nil {
			return nil, err
		}
		characters := f.only
		if f.words != "" {
			if characters, err = page(f.words); err != nil {
				return nil, err
			}
		}
		keep := func(r rune) bool { return characters == "" || strings.ContainsRune(characters, r) }
		small, err := subset.Of(ttf, keep, f.kerned)
		if err != nil {
			return nil, err
		}
		names[f.key] = s.addHashed("alegreya-"+f.key, ".ttf", small).Name
	}
	return names, nil
}
