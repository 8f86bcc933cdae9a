package lang

var analysisEnglish = Analysis{
	Title:     "Analysis",
	Chances:   "Chances to win",
	InPercent: "in per cent",
	Seen:      "in per cent, seen from everything that was on the table",
	Decisions: "What cost most",
	Whose:     "Whose decisions",
	Looking:   "Looking at decision {n} of {of}",
	Better:    "*Better:* {what}. {why}",
	Costs:     "Cost: {n} per cent.",
	See:       "See this moment",
	Replay:    "Replay the game",
	Nothing:   "Nothing better was found.",
	Estimates: "A computer player looked at each decision again with what {name} knew then. The chances are estimates.",
	Failed:    "This game cannot be looked at.",
}
