// Package fonts holds the typefaces as files. The game carries them compiled, in sprites/art; the page around it uses
// the files.
package fonts

import "embed"

// Files holds the TrueType files, by the names that they have here.
//
//go:embed *.ttf
var Files embed.FS
