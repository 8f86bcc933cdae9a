package lang

// Saves are the words of the page with the games that are kept.
type Saves struct {
	_           uncompared
	Running     string // heading
	Finished    string // heading
	Damaged     string // heading
	Aside       string // heading in its place, if nothing is wrong with any of them
	NoRunning   string
	NoFinished  string
	All         Plural   // button to all finished games
	Every       string   // all games, as a choice of which are listed
	Which       string   // of that choice, for screen readers
	NoneOf      Template // {game}: no finished one is kept
	WithHints   string   // in the middle of a sentence
	Seats       Plural   // "4 seats"
	Replay      string
	Export      string
	Delete      string
	SaveFile    string // a way to export
	Copy        string // another one
	ExportNote  string
	Everything  string // button
	DeleteTitle string
	DeleteNote  Template // {game}
	Deleted     string
	NoName      string   // of a damaged game
	BadLine     Template // {n}
	BadRule     Template // {n}: what the line says is not allowed
	NotShown    string   // nothing is wrong with a line
	OtherRules  string   // nor here
	Newer       string
	NoRules     string
	BadEnd      string
	KeptAside   string
	BringIn     string // heading
	Paste       string // button
	FromFile    string // button
	PasteNote   string // over the field that it is pasted into
	PasteField  string // label of the field, for screen readers
	DropNote    string
	In          Plural   // games
	Known       Plural   // games
	NotIn       Template // {why}
	WhyNoGame   string
	WhyCutOff   string
	WhyUnread   string   // a file
	Saved       Template // {place}
	NotSaved    Template // {error}
	CopiedText  string
	CopiedLink  string
	CopiedGame  string
	CopiedLog   string
	NotCopied   Template // {place}: of the file in its place
	NotPasted   string
}
