package engine

import "fmt"

// A RuleError says that a decision is not allowed, by which rule, and why
// (rule C6).
type RuleError struct {
	Rule string // "W12"
	Text string // what is wrong, and what would be right
}

func (e *RuleError) Error() string { return e.Rule + ": " + e.Text }

// Forbid returns a RuleError.
func Forbid(rule, format string, args ...any) error {
	return &RuleError{Rule: rule, Text: fmt.Sprintf(format, args...)}
}
