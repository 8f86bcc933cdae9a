package table

import (
	"treille/engine/search"
	"treille/scenes/lang"
)

// A Reason is a term of the value of decisions, as hints tell it. A game has a list of
// them, in the order of the engine's terms.
type Reason struct {
	Term  lang.Term
	Write func(hundredths int) string // an amount; nil if it is never told
	Fewer bool                        // less of it is better
	Times bool                        // it is how many times in a hundred
	At    []string                    // the pieces that it is about, as in a Clue
}

// Figures are what a reason is about, after the advised decision and after the alternative.
type Figures struct {
	What, Mine, Theirs string
	Times              bool // in a hundred
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

// LeastPart is the part that a reason must have in all that speaks for a decision.
const LeastPart = 3

// Strongest is the term that speaks most for the advised decision, of those whose amounts say
// so; false if that is little of all that does.
func (c Comparison) Strongest() (term int, ok bool) {
	most, all := 0, 0
	for i := range min(len(c.Mine), len(c.Theirs)) {
		ahead := max(0, c.Ahead(i))
		all += ahead
		if ahead > most && c.Speaks(i) {
			most, term = ahead, i
		}
	}
	return term, most > 0 && LeastPart*most >= all
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
	if c.Reasons[term].Write == nil {
		return false
	}
	mine, theirs := c.Written(term)
	return mine != theirs && c.more(term) < 0 == c.Reasons[term].Fewer
}

// Say gives a term as the reason.
func (c Comparison) Say(term int) Clue {
	r := c.Reasons[term]
	mine, theirs := c.Written(term)
	return Clue{Words: r.Term.Why.With(c.Gaps...), Figures: Figures{r.Term.What, mine, theirs, r.Times}, At: r.At}
}

// Percent is a chance of winning in parts of a hundred.
func Percent(r search.Result) int { return (100*r.Mean + search.One/2) / search.One }
