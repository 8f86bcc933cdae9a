// Package rulebook is what a game writes and draws in its rule book; package
// pages/rules shows it.
package rulebook

import (
	"slices"
	"strings"

	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Book is the rule book of a game: what is written in it, and drawn.
type Book struct {
	// Title is the game's.
	Title func(*lang.Words) string
	// Pages are its pages: one for each phase, then the end, and one for the pieces or the setup.
	Pages func(*lang.Words) []*lang.Rule
	// End is the number of the page about the end of the game.
	End int
	// Sources says, below the last page, where its figures come from.
	Sources func(*lang.Words) []string
	// Ours are figures of the box that are our own, and what is said of them there.
	Ours func(*lang.Words) []Figure
	// Reconstructed lists those that no source states, as the game's data file has
	// them: "price o 8 15 22".
	Reconstructed func() []string
	// Diagrams are the drawings that belong to pages.
	Diagrams map[int]Diagram
	// Told are the same in sentences, for somebody who hears the page.
	Told map[int]func(*lang.Words) []string
}

// A Figure is something printed in the box that had to be reconstructed.
type Figure struct {
	Entries []Entry
	Words   string
	Spoken  string // the same for those who hear it; "" for Words
}

// An Entry is one of a game's data file: its key and of what it is, or "" for all.
type Entry struct{ Key, Of string }

// Covers reports whether a line of the data file is one of the figure's.
func (f Figure) Covers(line string) bool {
	key, rest, _ := strings.Cut(line, " ")
	of, _, _ := strings.Cut(rest, " ")
	return slices.Contains(f.Entries, Entry{key, of}) || slices.Contains(f.Entries, Entry{Key: key})
}

// A Diagram is a drawing; see Paper.
type Diagram func(w *lang.Words) ui.Part

// lightPaper is the tint of a diagram's paper.
const lightPaper sprites.Color = 0xFFF9ECB0

// Paper is a drawing on its paper, between its title and a note.
func Paper(title, note string, drawing ui.Part) ui.Part {
	return ui.Column(ui.Loose, ui.Label(title, ui.PaperName.Sized(ui.Lead)), drawing, ui.Paragraph(note, ui.PaperItalic.Sized(ui.Lead).In(sprites.InkSoft))).
		Pad(ui.Apart, ui.Apart).On(sprites.Surface{Kind: sprites.Wash, Tint: lightPaper}).
		Pad(ui.Close, ui.Close).On(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true})
}
