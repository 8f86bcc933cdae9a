package engine

import _ "embed"

//go:embed rules.txt
var ruleBook string

// RuleBook returns the ids of the rules that all games share, each with a few
// words, one a line. Errors of any game may name them.
func RuleBook() string { return ruleBook }
