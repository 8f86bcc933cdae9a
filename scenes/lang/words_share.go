package lang

// Share are the words of the page on which a finished game is shared, and of links to
// deals.
type Share struct {
	_            uncompared
	Title        string
	Text         string   // heading
	Select       string   // the text
	CopyLink     string   // button
	Record       string   // heading
	RecordNote   string   // below it
	CopyRecord   string   // button
	Opens        string   // over what the link opens
	Seats        Plural   // {word} seats
	SameDeal     Template // {seed}
	OpensDeal    Template // {seats}, {seed}: all that in one line
	OpensToday   string   // the same of the link to today’s table
	SavePicture  string   // button
	SharePicture string   // button
	NotShared    string
	Says         Template // {game}, {scores}: the text, before the link
	SaysAlone    Template // {game}, {scores}: the text without one
	Picture      string   // heading for those who hear the page
	NoDeal       string   // heading of the next four
	BadLink      string   // a link that is damaged
	BadGame      string
	BadSeats     Template // {game}, {least}, {most}
	BadSeed      string
	FromLink     string // where a game is prepared
}
