package table

import (
	"treille/engine/search"
	"treille/scenes/lang"
)

// A Reason is a term of the value of decisions, as hints tell it. A game has a list of
// them, in the order of the engine's terms.
type Reason struct {
	// More and Less are what is said where the advised decision brings more of it, or
	// less: without Less, More is said of both. Same is said where that is too little to
	// tell. Their gaps: {n} the decision brings, {m} the other, {more} is the difference.
	More, Less, Same lang.Template
	Write            func(hundredths int) string // an amount; "" if it is too little to tell
	Fewer            bool                        // less of it is better
	At               []string                    // the pieces that it is about, as in a Clue
}

// A Comparison is of the advised decision with another, term by term.
type Comparison struct {
	Mine, Theirs []search.Term
	Reasons      []Reason
	Gaps         []string // what fills further gaps of the sentences, each after its name
}

// Compare compares the advised decision with another.
func (a Advice) Compare(other search.Result, reasons []Reason, gaps ...string) Comparison {
	return Comparison{Mine: a.Results[0].Terms, Theirs: other.Terms, Reasons: reasons, Gaps: gaps}
}

// Strongest is the term that speaks most for the advised decision: of those whose amounts
// differ, or else of all; false if none speaks for it.
func (c Comparison) Strongest() (term int, ok bool) {
	for _, alike := range []bool{false, true} {
		most := 0
		for i := range min(len(c.Mine), len(c.Theirs)) {
			if d := c.Ahead(i); d > most && (alike || c.more(i) != 0) {
				most, term, ok = d, i, true
			}
		}
		if ok {
			break
		}
	}
	return term, ok
}

// Ahead is how much stronger the advised decision is by a term.
func (c Comparison) Ahead(term int) int { return c.Mine[term].Strength - c.Theirs[term].Strength }

// more is how much more of a term the advised decision brings.
func (c Comparison) more(term int) int { return c.Mine[term].Amount - c.Theirs[term].Amount }

// Written are the amounts of a term, of the advised decision and of the other.
func (c Comparison) Written(term int) (mine, theirs string) {
	write := c.Reasons[term].Write
	return write(c.Mine[term].Amount), write(c.Theirs[term].Amount)
}

// Speaks reports whether a term is better after the advised decision, as it is written.
func (c Comparison) Speaks(term int) bool {
	mine, theirs := c.Written(term)
	return mine != theirs && c.more(term) < 0 == c.Reasons[term].Fewer
}

// Say tells the difference that a term makes; false if there are no words for so little.
func (c Comparison) Say(term int) (Clue, bool) {
	r, more := c.Reasons[term], c.more(term)
	difference, words := r.Write(max(more, -more)), r.More
	switch {
	case difference == "":
		words = r.Same
	case more < 0 && r.Less != "":
		words = r.Less
	}
	mine, theirs := c.Written(term)
	gaps := append([]string{"n", mine, "m", theirs, "more", difference}, c.Gaps...)
	return Clue{Words: words.With(gaps...), At: r.At}, words != ""
}

// Percent is a chance of winning in parts of a hundred.
func Percent(r search.Result) int { return (100*r.Mean + search.One/2) / search.One }
