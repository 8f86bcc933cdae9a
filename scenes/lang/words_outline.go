package lang

// Outline are the words of what a screen shows for those who hear it, beyond
// those that stand on the screen.
type Outline struct {
	_            uncompared
	About        Template // {what}, {text}: one thing said of another
	On, Off      string   // of a switch
	Note         string   // heading of a sentence shown in passing
	LogMore      Plural   // things that are not said
	Place        Template // {rank}, {name}, {points}, {terms}: a line of the result
	Here         Template // {name}: there, of the only person
	Hand         Template // {of}: heading of the own hand
	Weinhaendler WeinhaendlerOutline
	Zankapfel    ZankapfelOutline
	Vino         VinoOutline
	Farbenpoker  FarbenpokerOutline
}

// WeinhaendlerOutline are the words of that table.
type WeinhaendlerOutline struct {
	_        uncompared
	Bids     string   // heading
	NoBid    string   // in place of a total
	Gets     Template // {rank}, {name}, {gets}, {cards}: a line of who gets what
	Nothing  string   // an empty cellar, offer or hand
	Started  Template // {name}
	OnCellar Template // {cellar}, {of}: the number of one of somebody’s cellars
}
