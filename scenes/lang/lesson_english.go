package lang

var lessonEnglish = Lesson{
	StepOf:    "Step {n} of {of}",
	Skip:      "Skip",
	PlayOn:    "Play on from here",
	Watch:     "Watch the others",
	NotYet:    "The lesson goes on in a moment.",
	NotNow:    "Not now: first do what the lesson says.",
	SkipTitle: "Skip",
	SkipText:  "The lesson waits at this step until you come back.",
	SkipStep:  "Skip this step",
	Leave:     "Leave the lesson",
	InMenu:    "Leave the lesson",
}

var weinhaendlerLessonEnglish = [12]LessonStep{
	{Words: "These are Clara’s bottles. Each one that you lay in her *cellar* scores its *stars*, three alike side by side score more.", Button: "Go on"},
	{Words: "You *bid* with bottles, too: their euros count. The highest bid takes the *public offer*.", Button: "Go on"},
	{Words: "Everybody else takes the bid *just above* his own. Jonas bids a yellow bottle with *three stars*, and Clara has two of them.", Button: "Go on"},
	{Words: "So bid a little less than his 19\u202f€. Tap the glowing bottle: *10\u202f€* is enough.", Button: "Tap the bottle"},
	{Words: "The others bid on, and Jonas is still just above Clara. There is nothing to add: *pass*.", Button: "Pass"},
	{Words: "The *exchange*: for one star, Clara got Jonas’s bid with four. Her own bottle is now in the public offer.", Button: "Go on"},
	{Words: "Now the *cellars*. Lay a bottle with three stars in the bottom row: *3\u202fpoints*.", Button: "Lay the bottle"},
	{Words: "Lay the second one right beside it.", Button: "Lay the bottle"},
	{Words: "The third rests on both. *Three alike* that touch score *4\u202fpoints* more.", Button: "Lay the bottle"},
	{Words: "Bottles in the hand are money for the next auction, six at most. Keep these three.", Button: "Done"},
	{Words: "The next round. Who has bid nothing may *pass and draw*: of two bottles from the pile he gets the cheaper one.", Button: "Pass and draw"},
	{Words: "That is all. When the pile is empty, one last round follows, and *most points win*.", Button: "Play on from here"},
}
