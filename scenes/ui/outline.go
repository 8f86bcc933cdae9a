package ui

import "strings"

// An Outline is what a scene shows in words: sections with a heading, sentences
// and a list. It says all that the picture does and nothing that the viewer may
// not see. The page mirrors it for those who hear the game; tests read it.
type Outline struct {
	sections []Section
	facts    []string
}

// A Section is a part of an outline.
type Section struct {
	// ID is stable from one outline to the next, and unique in its own.
	ID string
	// Level is that of the heading: 1 for what the screen is, 2 for its parts, 3
	// for parts of a part.
	Level   int
	Heading string
	Text    []string // sentences that stand before the list
	Items   []string // of the list
}

// Section begins a section. What is said from now on belongs to it.
func (o *Outline) Section(id string, level int, heading string) {
	o.sections = append(o.sections, Section{ID: id, Level: level, Heading: heading})
}

// Text adds a sentence to the present section; an empty one is left out.
func (o *Outline) Text(words string) {
	if s := o.last(); words != "" {
		s.Text = append(s.Text, words)
	}
}

// Item adds an entry to the list of the present section.
func (o *Outline) Item(words string) {
	s := o.last()
	s.Items = append(s.Items, words)
}

// Fact says that what has been said last holds facts which are to be seen without a press,
// on a screen of any size: the parts that show them name them too (see Part.Shows). Where
// there is no room for one, its part says which press shows it.
func (o *Outline) Fact(facts ...string) { o.facts = append(o.facts, facts...) }

// Facts are those that are to be seen.
func (o *Outline) Facts() []string { return o.facts }

// last is the present section.
func (o *Outline) last() *Section {
	if len(o.sections) == 0 {
		panic("ui: an outline begins with a section")
	}
	return &o.sections[len(o.sections)-1]
}

// Sections are all sections in the order in which they are read.
func (o *Outline) Sections() []Section { return o.sections }

// Find returns the section of an id, or nil.
func (o *Outline) Find(id string) *Section {
	for i := range o.sections {
		if o.sections[i].ID == id {
			return &o.sections[i]
		}
	}
	return nil
}

// String writes the outline as it is read, one line after the other.
func (o *Outline) String() string {
	var b strings.Builder
	for _, s := range o.sections {
		b.WriteString(strings.Repeat("#", s.Level) + " " + s.Heading + "\n")
		for _, words := range s.Text {
			b.WriteString(words + "\n")
		}
		for _, words := range s.Items {
			b.WriteString("- " + words + "\n")
		}
	}
	return b.String()
}
