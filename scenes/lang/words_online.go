package lang

// A Way is one to play, and what it is.
type Way struct{ Title, Note string }

// Online are the words of games with friends, each at a device of his own.
type Online struct {
	_ uncompared
	// On the page of a game and of a new table.
	Friends      string // with friends: a way to play
	OneDevice    Way    // with them round this device,
	OwnDevices   Way    // or each at his own
	NewTable     string
	Seats        string
	PlaysHere    string // who opens the table
	Human        string
	Guest        string // a kind of seat: free for a friend
	FreeSeat     string
	FreeIt       string // what the host does with a seat that is taken
	Whoever      string // for whom it is free
	Away         string // heading of the next two
	AwayComputer string
	AwayWait     string
	AwayNote     string
	Open         string // button
	OpenNote     string
	NotOpened    string // the server has not
	NoRoom       string // the disk of the server is full
	// In the lobby.
	Invite       string
	Copy         string
	CopyLink     string // heard before the link
	Share        string
	WatchLink    string
	JustSat      string
	IsHere       string
	Computer     Template // {level}
	Nobody       string
	SeatsFree    Plural // {n} or {word}
	Start        string
	StartWith    Template // below it: with {names}
	Computers    Plural   // in the list of who begins: "one computer"
	Watch        Plural   // {n} watch
	OnNetwork    string
	NetworkScan  string
	NetworkAwake string
	NetworkRead  string
	NetworkOther string // in the place of NetworkAwake, of another machine
	NetworkNone  string // this machine is in no network
	OnlyHere     string // the server listens to no network
	HostNote     string // where a table is opened on this machine
	WindowsOnly  string // the page is not served
	NoPhones     string
	NotServed    Template // {error}: the server in this program does not begin
	// The time for a decision.
	Time        string
	TimeNone    string
	TimeMinutes string
	TimeDays    string
	EachTime    string // behind its heading
	NoLimit     string
	PerDecision Template // {time}
	Days        Plural   // {n}
	LeftThen    Template // {time}
	LeftOnly    Template // {time}
	LittleTime  Template // {name}: both, for those who hear it
	TimeUp      Template // {name}
	LeftFor     Template // {name}, {time}
	// Of a guest.
	Invites       Template // {name}; the game follows on a line of its own
	Free          string
	Name          string
	WhileAway     string
	Privacy       string // what the server keeps
	Sit           string // button
	Taken         string
	TakenName     string
	AllTaken      string
	Begun         string
	Whose         string
	GoneSince     Template // {time}
	WhoIsAsked    Plural   // {names}
	LogTells      Template // {name}
	WaitingForYes string
	Watching      string   // button
	IAm           Template // {name}
	GoneLately    Template // {name}, {n} seconds
	Looking       string
	// The strip at a table.
	Gone         Template // {name}, {time}
	Own          Template // {time} until the next try
	BackAgain    Plural   // {n} decisions
	ComputerFor  Template // {name}, {time}
	WantsWait    Template // {name}
	Restarts     string
	CannotWrite  Template // {time}
	OnOther      Template // {name}, {time}
	Kept         string
	Decides      Template // {name}
	WaitsFor     Template // {name}
	Rolling      Template // {name}: has not let go his dice yet
	Wait         string
	LetComputer  string
	WaitFor      Template // {name}: the same two, and that one can do so, for those who hear it
	LetFor       Template // {name}
	CanLet       Template // {name}
	LetAfter     Template // {time}, {name}: from when on
	ToFirst      string
	TryNow       string
	EndGame      string
	EndInMenu    Template // {leave}: what is pressed there
	IfAll        string
	TakeBackSeat string
	LetIn        Template // {by}, {name}
	PlaysAgain   Template // {name}
	Played       Plural   // {n} decisions by a computer meanwhile; behind that
	StoodIn      Plural   // {n}, {name}: the same as a sentence
	TimeOver     Template // {name}
	Sleeps       Template // {of}: whose machine the table lies on
	NotTaken     string
	Hosts        Template // {name}
	// Marks at crests, read aloud.
	MarkHere     string
	MarkGone     string
	MarkComputer string
	MarkDecides  string
	// Questions and signs.
	AsksUndo   Template // {name}
	AskUndo    string   // entry of the menu
	AsksStop   Template // {name}
	StopNote   string
	StopAlone  string   // before it, to who is asked himself
	Claims     Template // {name}
	ClaimSays  Template // {name}
	Admit      string   // button
	Yes        string
	No         string
	AllAgree   string
	Disagrees  string
	SaysNo     Template // {name}
	NobodyYes  string   // to a claim
	Asked      Template // {time}: what who asks is told
	Signs      string
	SignsShut  string
	Hello      string
	WellPlayed string
	Thanks     string
	OhNo       string
	OneMoment  string
	YourTurn   string
	WatchNote  string
	Leave      string // entry of the menu
	Leaving    string // what becomes of the seat; the ways to leave follow
	// The tables of this device.
	Online        string // a card, and a page
	TablesWait    Plural // {n} tables wait here
	Here          string
	Others        string
	NotBegunHead  string   // heading of tables whose game has not begun
	OverMeanwhile string   // of a table whose game is over, as long as its result was not seen here
	OverHead      string   // heading of these
	EndedBy       Template // {names}, {time}: of a table whose game was ended without a result
	Since         Template // {name}, {time}
	NotBegun      Plural   // {n} seats free, of such a table
	AllHere       string   // at a table that was opened here: its game can begin
	ToTable       string
	LeaveRow      string
	LeaveNote     string
	Remove        string // from the list: of a table whose game is over
	Finished      Plural // {n} finished games
	AmongSaved    string
	OpenLink      string
	LinkToTable   string
	OpenButton    string
	LinkNote      string
	NoTable       string
	NoTableHow    string
	// A table that has stopped.
	Ended        string
	Agreed       Plural // {names}
	EndedText    string
	Cleared      string
	ClearedText  string
	Version      string
	VersionText  string
	Anew         string // button
	NoSuch       string
	NoSuchText   string
	NoTables     string // a link to one is opened at a static page
	NotWhole     string // a link that was pasted
	NoAddress    string
	NoLink       string
	NoAnswer     Template // {server}
	NoServer     string
	NoServerText Template // {server}
	AsideTitle   string   // of a damaged table
	Damaged      string
	SaveLog      string
	// The result.
	Ready      Plural   // {names}
	WaitingFor Template // {names}
	NotChecked string
	SaveBoth   string
}
