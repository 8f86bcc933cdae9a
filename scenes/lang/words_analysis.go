package lang

// Analysis are the words of the page that looks at a finished game again.
type Analysis struct {
	_           uncompared
	Title       string   // also of the button that opens it
	Chances     string   // heading
	InPercent   string   // after the heading,
	Seen        string   // and where there is room
	Decisions   string   // heading of the costly decisions,
	Costliest   Template // {n} of {all}, if not all are shown
	Whose       string   // the choice of a seat, for screen readers
	Looking     Template // {n}, {of}
	Better      Template // {what}, {why}: "*Better* with a bid of 17 €. …"
	AsPlayed    string   // below its picture: what was played,
	AsBetter    string   // and what would have been better
	Costs       Template // {n}: how many more games, for screen readers
	See         string   // button
	Replay      string   // button
	Nothing     Template // {of}: whose decisions; none was clearly worse than another choice
	Turning     string   // heading: where the chances of who won rose most,
	TurningMost string   // and what that means
	Good        Template // {n} of {m} decisions: nothing else was clearly better
	Figures     string   // what the figures of a decision are,
	Estimates   Template // {name}: and what they are worth
	Failed      string   // why a game cannot be looked at
}
