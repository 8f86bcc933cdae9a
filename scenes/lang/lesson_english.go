package lang

var lessonEnglish = Lesson{
	Title:     "Lesson",
	YouAre:    "You are *{name}*.",
	Press:     "Now press: {what}",
	Now:       "Now press the *glowing button*.",
	Skip:      "Skip",
	PlayOn:    "Play on from here",
	Watch:     "The others play",
	WatchOwn:  "One moment…",
	NotYet:    "The lesson goes on in a moment.",
	NotNow:    "Not now: first do what the lesson says.",
	First:     "First press what glows.",
	Missed:    "Not this one: see where it glows.",
	SkipTitle: "The lesson",
	SkipText:  "The lesson waits at this step until you come back.",
	SkipStep:  "Skip this step",
	Leave:     "Leave the lesson",

	HasLearnt: "[has|have] learnt {game}",
	Easy:      "Play against easy players",
	EasyNote:  "{computers}, about {min} minutes",
	Again:     "Once more",
	Back:      "Back to the box",
	Uncounted: "Lessons are not counted in the statistics.",
}

var weinhaendlerLessonEnglish = [12]LessonStep{
	{Words: "*Most points win*. Each bottle in your *cellar* scores its *stars*, *triplets* of one wine score more.", Button: "Next step"},
	{Words: "You *bid* with bottles, too: their euros count. The highest bid takes the *public offer*, and no two *totals* may be equal.", Button: "Next step"},
	{Words: "Everybody else takes the bid *just above* their own. Jonas bids a yellow bottle with *three stars*, and you have two of them.", Button: "Next step"},
	{Words: "So bid a little less than his 19\u202f€: *10\u202f€* is enough. Pick the glowing bottle.", Then: []string{"Now *bid* it."}, Button: "Pick the bottle"},
	{Words: "Now you are last, and Hugo’s bid is *just above* yours. Whichever bid ends there is yours, for no more bottles: *pass*.", Button: "Pass"},
	{Words: "The *exchange*: Jonas ended just above you. For your one star you got his four, and your bottle is now in the public offer.", Button: "Next step"},
	{Words: "Now the *cellars*. Pick a yellow bottle: three stars, *3\u202fpoints*.", Then: []string{"The first one lies in the *middle* of the bottom row: tap that place."}, Button: "Place the bottle"},
	{Words: "Pick the *second* yellow one.", Then: []string{"It goes to the *left* of the first: the bottom row grows only at its *ends*. Tap that place."}, Button: "Place the bottle"},
	{Words: "Pick the *third*. It will rest on both.", Then: []string{"A *triplet*, three of one wine and one size, in a straight line or a triangle, scores *4\u202fpoints* more; one in all *three sizes* scores *1*. Tap that place."}, Button: "Place the bottle"},
	{Words: "Bottles in the hand are money for the next auction, six at most. Keep these three.", Button: "Done"},
	{Words: "The next round. Whoever has bid nothing may *pass and draw*, and gets the cheaper of two bottles from the pile.", Button: "Pass and draw"},
	{Words: "*Empty bottles* have no star, but a wine may *cover* one; a *full* cellar is followed by a second. When the pile is empty, one last round follows, and *most points win*.", Button: "Finish the lesson"},
}

var farbenpokerLessonEnglish = [16]LessonStep{
	{Words: "*Most chips win*. The *dice* call for three colours. All three together are a *set*: roll them.", Button: "Roll"},
	{Words: "Yellow, red or orange brings a chip. There are *three sticks of each colour*: draw the glowing one, and see what it hides.", Button: "Pick the stick"},
	{Words: "Blue is not wanted: a *miss*. It costs a chip, which goes into the *pot*.", Button: "Next step"},
	{Words: "Put the stick into a hole of the other side. *Remember where!*", Button: "Pick the hole"},
	{Words: "Hugo found orange: a *hit* brings a chip from the stock, and the stick stays with its die.", Button: "Next step"},
	{Words: "Each turn is one stick. Draw the glowing one.", Button: "Pick the stick"},
	{Words: "Two colours are found, so you may roll the *last die* again, hoping for a colour you have seen. If your stick then misses, you pay *two chips* instead of one.", Button: "Roll again"},
	{Words: "Blue, and you have seen where it went: *find it*. Who finds the *third colour* takes the *whole pot*.", Button: "Pick the stick"},
	{Words: "One chip for the hit, two from the pot. The three sticks go back to *one side*: first the yellow one.", Button: "Pick the hole"},
	{Words: "Then the blue one. *Remember all three!*", Button: "Pick the hole"},
	{Words: "And the orange one.", Button: "Pick the hole"},
	{Words: "Hugo remembered an orange stick. Right after all three dice are rolled, a colour that *two of them* show pays *two chips*.", Button: "Next step"},
	{Words: "Some turns later, you have *no chips* left. You skip your turns until somebody takes the pot.", Button: "Next step"},
	{Words: "Hugo took the pot: now comes your *comeback*. Three dice, three sticks, and a chip for each that matches.", Button: "Roll"},
	{Words: "The glowing stick was shown in turns that are skipped here: it is yellow. Draw it. The next two follow at once.", Button: "Pick the stick"},
	{Words: "Two match: two chips, and you play on; without a match you would be out. When the stock is empty, *most chips win*.", Button: "Finish the lesson"},
}

var zankapfelLessonEnglish = [12]LessonStep{
	{Words: "Be first *round the village*: a point is a step. The *mayor’s square* says by its coloured numbers what each apple is *worth*: now four each.", Button: "Next step"},
	{Words: "First each takes *chips* out of the orchard: the mayor never enters a square *without a chip*. Take the glowing one away.", Then: []string{"Without its chip, the mayor *never* enters this square. Take it *away*."}, Button: "Pick the chip"},
	{Words: "Everybody lays an apple face down, or buys one and *harvests nothing*. Lay *green*.", Then: []string{"Nobody sees its colour yet. *Lay* it."}, Button: "Lay green"},
	{Words: "Hugo has the *golden apple*: he says where the mayor goes. *Bribe* him with one point for the glowing square: there green is worth *five*.", Then: []string{"If Hugo accepts, he gets your point, and the mayor comes *here*. *Offer* it."}, Button: "Pick the square"},
	{Words: "Hugo takes the point. He is alone with yellow, and *harvests* five; you and Emma both laid green, so you *quarrel*.", Button: "Next step"},
	{Words: "Each lays a discord card face down, and the highest wins. Choose the *8*.", Button: "Choose the 8"},
	{Words: "A *die* costs 2 points and adds to the card. Whoever waits may still buy if another does. Buy *one*.", Then: []string{"The die is rolled when nobody buys more. *Buy* it."}, Button: "Choose one die"},
	{Words: "Eight and one beat six: you alone go on, by *five*. At a *tie* they quarrel again. The discord cards are gone for good.", Button: "Next step"},
	{Words: "Only *buying* refills the hand: the open card costs half of what its colour is worth, rounded down, and a joker 3. Who has no card in hand must buy.", Then: []string{"Red is worth three, so the card costs *one* point: *buy* it."}, Button: "Buy the card"},
	{Words: "A *joker* is the colour that its owner calls. The golden apple goes round: now you have it, and may be bribed. Lay *yellow*.", Button: "Lay yellow"},
	{Words: "The mayor goes to a square beside him that has a chip, farther only if none has, and the chip is taken away. On the glowing one, yellow is worth *seven*.", Button: "Pick the square"},
	{Words: "Alone with yellow: *seven steps*. Who goes round first wins, or is *farthest* when all chips are gone.", Button: "Finish the lesson"},
}

var vinoLessonEnglish = [11]LessonStep{
	{Words: "Whoever owns the *most vineyards* wins. Two regions were drawn for you, each with a *variety*: tick the cheapest vineyard in *Lazio*.", Then: []string{"It costs 80, and grows *Trebbiano*, which was drawn with Lazio: *buy* it."}, Button: "First: a vineyard in Lazio"},
	{Words: "*Barbera* was drawn with *Abruzzo*: tick the cheapest vineyard there.", Then: []string{"*Buy* this one, too."}, Button: "First: one in Abruzzo"},
	{Words: "The *third* vineyard may lie anywhere, and nothing is drawn for it. Press *Campania* on the map.", Then: []string{"Tick its cheapest vineyard.", "Now *you choose* the variety: one that nobody grows there. Take *Trebbiano* again: barrels of one variety are sold together."}, Button: "First: Campania", Wants: []string{"First: a vineyard", "First: the variety"}},
	{Words: "Each round all choose *two regions* in secret, and may buy only there. Take *Lazio* and *Calabria*.", Then: []string{"Lazio is chosen. Now *Calabria*."}, Button: "First: two regions"},
	{Words: "The regions open from 1 to 9. In *Lazio* you buy first, as you have a vineyard there: tick *two* more.", Then: []string{"And *one* more."}, Button: "First: two vineyards"},
	{Words: "*Calabria* is new to you: there you may buy only *one* vineyard a turn. Tick it.", Then: []string{"Now its *variety*, one that nobody grows in Calabria: take *Barbera*, as in Abruzzo."}, Button: "First: a vineyard", Wants: []string{"First: the variety"}},
	{Words: "A *bottle* marks the state’s vineyards. They can be bought, too; once all private ones of a region are, its owners get them as a gift: whoever has *most there only one*, the second two, the third the rest.", Button: "Next step"},
	{Words: "Now *sell*. Each vineyard fills one barrel: take *two* barrels of Trebbiano.", Then: []string{"And *one* more.", "That brings *450*, costs you two *vineyards*, and lets the price *fall*: sell them."}, Button: "First: two barrels"},
	{Words: "Give back two *vineyards* of that wine, both in *Lazio*, so that one is left you in each region. Tick the first.", Then: []string{"And the *second*.", "Emma now has as many in Lazio as you. Among *equals*, whoever’s vineyard comes *later in the row* buys first: that is Emma. Give both back."}, Button: "First: two vineyards"},
	{Words: "The price of Trebbiano *fell*, so another may *rise*: raise Barbera, which you grow, too.", Button: "First: Barbera up"},
	{Words: "Income counts from the next round on, and who earned least begins it. When the last *bottle* is gone, count vineyards.", Button: "Finish the lesson"},
}

var weinhaendlerLessonEndEnglish = LessonEnd{Title: "You know Weinhändler now", Learnt: [3]string{
	"Bid with bottles: you take the bid just above yours",
	"Triplets, in a line or a triangle, score more",
	"The bottles you keep are money for the next auction",
}}

var farbenpokerLessonEndEnglish = LessonEnd{Title: "You know Farbenpoker now", Learnt: [3]string{
	"A hit brings a chip, a miss costs one for the pot",
	"Who finds the third colour takes the whole pot",
	"Remember where the sticks are: most chips win",
}}

var zankapfelLessonEndEnglish = LessonEnd{Title: "You know Zankapfel now", Learnt: [3]string{
	"The mayor’s square says what each colour is worth",
	"Alone with a colour you harvest, else you quarrel",
	"Whoever gets round the village first wins",
}}

var vinoLessonEndEnglish = LessonEnd{Title: "You know Vino now", Learnt: [3]string{
	"Two regions each round, chosen in secret",
	"Who has more vineyards there buys first",
	"A sale brings money, costs vineyards, and lets the price fall",
}}
