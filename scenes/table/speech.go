package table

import (
	"cmp"
	"strings"

	"treille/engine"
)

// A speech is what has happened and was not spoken yet: each event once, in the
// words of its line in the log. A voice takes longer than a beat, so what comes
// soon after is said together; of what was skipped, only the end.
type speech struct {
	lines []string
	wait  int    // ticks until something may be said again
	hint  string // what was said last to whoever is to decide
	turn  string // and before it: whose turn it is; "" if another has done something since
}

// Figures of speech.
const (
	sayEvery   = 60 // ticks between two things that are said
	saidAtOnce = 6  // events of those that are said together; of more, the last
)

// A Speaker is a game's view whose words have signs that are not read.
type Speaker interface {
	// Speak says in words what stands in signs.
	Speak(words string) string
}

// spoken is what is said instead of words.
func (t *Table) spoken(words string) string {
	if s, ok := t.game.(Speaker); ok {
		return s.Speak(words)
	}
	return words
}

// hear notes a line of the log, to be spoken.
func (t *Table) hear(l Line) {
	if l.Text = cmp.Or(l.Said, l.Text); l.Text != "" {
		t.speech.lines = append(t.speech.lines, t.sentence(l))
	}
}

// speak says what has happened, at the latest before somebody is called.
func (t *Table) speak() {
	s := &t.speech
	s.wait = max(0, s.wait-1)
	if len(s.lines) > 0 && (s.wait == 0 && t.log.held == 0 || t.session.Decider() >= 0 || t.session.Over()) {
		t.app.Say(strings.Join(t.takeSpeech(), " "))
		s.wait = sayEvery
	}
}

// sayTurn says that somebody is to decide, what, as the banner does, and what he may do: that alone
// as long as it is the same turn.
func (t *Table) sayTurn(p engine.Player) {
	w := t.app.Words
	turn := t.WordsOf(p).Table.TurnOf.With("of", w.Of(t.PlayerName(p)))
	if now := t.game.Turn(t.app.Frame().Shape); now.Seat == p && now.Verb != "" {
		turn += " " + t.Says(p, now.Verb) + "."
	}
	said := t.game.Actions().Prompt
	t.speech.hint = said
	if turn != t.speech.turn || said == "" {
		said = strings.TrimSpace(turn + " " + said)
	}
	t.speech.turn = turn
	t.app.Say(t.spoken(said))
}

// sayHint says the hint of who is to decide when another one has come: he has
// lifted a bottle, say.
func (t *Table) sayHint(hint string) {
	if t.due >= 0 && t.due == t.Me() && t.Deciding() && hint != t.speech.hint {
		t.speech.hint = hint
		t.app.Say(t.spoken(hint))
	}
}

// takeSpeech returns the sentences that are to be said now.
func (t *Table) takeSpeech() []string {
	w := t.app.Words
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
