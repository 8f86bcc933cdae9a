package lang

// Statistics are the words of the page with what came of finished games.
type Statistics struct {
	_     uncompared
	Title string
	// Under the four numbers, short and long.
	Played, PlayedLong string
	Won                string
	WonLong            Template // {n}: in a hundred
	Run                string   // games won one after the other
	RunLong            Template // {n}: at most
	Best, BestLong     string
	Against            string   // heading over the levels
	People             string   // in place of a level
	WonOf              Template // {what}, {won}, {n}: the same for screen readers
	Last, LastShort    string   // heading over the last twenty
	LastNote           string
	LastNoteShort      string
	WonOne             Template // {points}: one of them, for screen readers
	// Headings over what chance brought, by game.
	Bottles, Regions, Apples, Dice, Colours string
	LuckNote                                string
	LuckNoteShort                           string
	Came                                    Template // {what}, {n}, {expected}: for screen readers
	TooFew                                  string
	Usual                                   string
	Uneven, Rare                            string
	Lucky, RarelyLucky                      string
	Unlucky, RarelyUnlucky                  string
	Hints                                   string   // of the choice, for screen readers
	Without, With                           string   // hints
	Whose                                   string   // title of the choice of a person
	WhoseNow                                Template // {name}: label of its button
	NextPeople                              string
	Empty                                   Template // {game}
	EmptyNote                               string
	NoneSo                                  string // no game with hints, or without
	ExportNote                              string
	Reset                                   string // button
	ResetTitle                              string
	ResetNote                               Template // {game}, {names}
	ResetOwn                                Template // {of}: the figures of one person alone
	ResetAll                                string   // beside ResetOwn
	ResetDone                               string
	Record                                  Template // {of}: on the page of a game
}
