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
	AsPlayed:  "played",
	AsBetter:  "better",
	Costs:     "The better one wins {n} of 100 games, this one {m}.",
	See:       "See this moment",
	Replay:    "Replay the game",
	Nothing:   "Each of {of} decisions was compared with the other choices: none of them was clearly better.",
	Figures:   "First figure: the better decision; second: the one taken.",
	Estimates: "Both go by what {name} knew then. The curves know only what everybody saw, so they can show quite different figures. Hints may differ a little, too.",
	Failed:    "This game cannot be looked at.",
}
