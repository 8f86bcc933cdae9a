package lang

var analysisEnglish = Analysis{
	Title:     "Analysis",
	Chances:   "Chances to win",
	InPercent: "in per cent",
	Seen:      "in per cent, seen from everything that was on the table",
	Decisions: "Costliest decisions",
	Costliest: "The {n} costliest of {all} mistakes",
	Whose:     "Whose decisions",
	Looking:   "Looking at decision {n} of {of}",
	Better:    "*Better* {what}. {why}",
	AsPlayed:  "played",
	AsBetter:  "better",
	Costs:     "The better one wins {n} more of 100 games.",
	See:       "See this moment",
	Replay:    "Replay the game",
	Nothing:   "Well played: none of the other choices was clearly better than any of {of} decisions.",
	Good:      "For {n} of {m} decisions nothing clearly better was found.",
	Figures:   "In red: how often the better decision wins, then the one taken.",
	Estimates: "That goes by what {name} knew then; the curves know only what everybody saw. Hints may differ a little.",
	Failed:    "This game cannot be looked at.",
}
