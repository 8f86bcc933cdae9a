package table

import "strings"

// A speech is what has happened and was not spoken yet: each event once, in the
// words of its line in the log. A voice takes longer than a beat, so what comes
// soon after is said together; of what was skipped, only the end.
type speech struct {
	lines []string
	wait  int // ticks until something may be said again
}

// Figures of speech.
const (
	sayEvery   = 60 // ticks between two things that are said
	saidAtOnce = 6  // events of those that are said together; of more, the last
)

// hear notes a line of the log, to be spoken.
func (t *Table) hear(l Line) {
	if l.Text != "" {
		t.speech.lines = append(t.speech.lines, t.sentence(l))
	}
}

// speak says what has happened, at the latest before somebody is called.
func (t *Table) speak() {
	s := &t.speech
	s.wait = max(0, s.wait-1)
	if len(s.lines) > 0 && (s.wait == 0 || t.session.Decider() >= 0 || t.session.Over()) {
		t.room.Say(strings.Join(t.takeSpeech(), " "))
		s.wait = sayEvery
	}
}

// takeSpeech returns the sentences that are to be said now.
func (t *Table) takeSpeech() []string {
	w := t.room.Words
	var said []string
	lines := t.speech.lines
	if more := len(lines) - saidAtOnce; more > 0 {
		said = append(said, w.Count(w.Outline.LogMore, more))
		lines = lines[more:]
	}
	for _, l := range lines {
		said = append(said, strings.TrimSuffix(l, ".")+".")
	}
	t.speech.lines = t.speech.lines[:0]
	return said
}
