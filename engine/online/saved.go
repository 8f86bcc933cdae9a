package online

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/chance"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/engine/wire"
)

// saved is all that the log of a table says.
type saved struct {
	id   wire.TableID
	next int   // number of the next entry
	size int   // bytes of all entries
	time int64 // of the last one

	game    engine.Game
	rules   string
	players int
	clock   int       // seconds for a decision, 0 for no bound
	away    wire.Away // what seats begin with
	options []string
	secret  chance.Secret
	invite  wire.Sum // of the key of guests
	watch   wire.Sum // of the key to watch

	seats []seat
	state wire.State
	again wire.TableID     // where the same people play again, "" if nowhere;
	ready engine.PlayerSet // who of them has said so

	stop   int              // number of the entry with which somebody asked last to end the game, 0 for none;
	agreed engine.PlayerSet // who has agreed to that

	match *match.Match // nil before the start
	bots  []*bot.Bot   // of the seats that a computer player decides for, else nil
	late  []*bot.Bot   // of those for which one decides once, as the time is over, else nil
	era   int          // how many entries took something back
	steps []step       // what has happened in it, the first being all that was before;
	hash  []uint64     // after each of them what each viewer knows: the seats, then those who watch
	sizes []int        // the plies of each entry that has some
	taken [engine.MaxPlayers]int
	owed  [engine.MaxPlayers]owed
}

// A seat is who sits there.
type seat struct {
	who      string // wire.WhoFree, wire.WhoHuman or a computer player
	crest    string
	name     string
	keys     []wire.Sum // of the devices that were let in, the present one last
	nonce    chance.Nonce
	away     wire.Away
	computer bool     // a computer player decides for the person
	sat      int      // the number of the entry with which he sat down
	said     []string // the commands that were taken, the k-th at k-1
}

func (s *seat) human() bool { return s.who == wire.WhoHuman }

// A step is one entry that events came of.
type step struct {
	plies int32         // that were taken until then
	who   engine.Player // who has decided, engine.Chance for the deal
}

// hashAt is what a viewer knew after a step.
func (s *saved) hashAt(step int, viewer engine.Player) uint64 {
	if viewer == engine.Spectator {
		viewer = engine.Player(s.players)
	}
	return s.hash[step*(s.players+1)+int(viewer)]
}

// reach is how many events a viewer had after a step, and how many decisions were taken in
// the seat.
func (s *saved) reach(step int, viewer engine.Player) (events, taken int) {
	return s.match.Before(viewer, int(s.steps[step].plies))
}

// read applies all entries of a log.
func read(id wire.TableID, entries [][]byte) (*saved, error) {
	s := &saved{id: id, next: 1, state: wire.StateLobby}
	for _, line := range entries {
		e, err := parseEntry(line)
		if err == nil {
			err = s.apply(&e)
		}
		switch {
		case errors.Is(err, ErrVersion):
			return nil, err
		case err != nil:
			return nil, fmt.Errorf("%w: entry %d: %v", ErrDamaged, s.next, err)
		}
		s.note(&e, len(line))
	}
	if s.game == nil {
		return nil, fmt.Errorf("%w: there is no entry", ErrDamaged)
	}
	return s, nil
}

// apply brings about what an entry says, but for what note does.
func (s *saved) apply(e *entry) error {
	if (s.next == 1) != (e.verb == verbTable) {
		return fmt.Errorf("%q cannot stand there", e.verb)
	}
	words := &scanner{rest: e.words}
	own := func(allowed bool) *seat {
		if e.who >= 0 && int(e.who) < s.players && allowed {
			return &s.seats[e.who]
		}
		words.err = fmt.Errorf("%q cannot be of seat %d now", e.verb, e.who)
		return &seat{}
	}
	switch e.verb {
	case verbTable:
		return s.open(words)
	case verbSit:
		own(s.state == wire.StateLobby).sit(words, s.next)
	case verbIn:
		k, p := wire.Sum{}, own(true)
		words.bytes(k[:])
		p.keys = append(slices.DeleteFunc(p.keys, func(old wire.Sum) bool { return old == k }), k)
	case verbSeat:
		p := words.seat()
		if words.err != nil || p < 0 || int(p) >= s.players {
			return fmt.Errorf("there is no such seat")
		}
		s.seats[p] = seat{who: words.word()}
		if s.seats[p].who != wire.WhoFree {
			s.seats[p].crest, s.seats[p].name = words.word(), words.rest
		}
	case verbStart:
		if s.match != nil {
			return fmt.Errorf("the game had begun")
		}
		if err := s.begin(); err != nil {
			return err
		}
		return s.compare(0, e)
	case verbPlay, verbBot:
		return s.replay(e)
	case verbLate:
		if own(s.match != nil); words.err == nil {
			s.match.StandIn(e.who)
			return s.replay(e)
		}
	case verbUndo:
		return s.rewind(words)
	case verbStand:
		p := words.seat()
		if s.match == nil || words.err != nil || p < 0 || int(p) >= s.players {
			return fmt.Errorf("no computer player can decide there")
		}
		if words.rest == once {
			s.owed[p].called = true
			return nil
		}
		if p == e.who { // who leaves so wants no waiting
			s.seats[p].away = wire.AwayComputer
		}
		return s.stand(p)
	case verbBack:
		if own(true); words.err == nil {
			s.back(e.who)
		}
	case verbAway:
		own(true).away = wire.Away(words.word())
	case verbHinted:
		if own(s.match != nil); words.err == nil {
			s.match.Assist(e.who)
		}
	case verbLeave:
		if own(true); words.err == nil && s.state == wire.StateLobby {
			s.seats[e.who] = seat{who: wire.WhoFree}
		}
	case verbStopped:
		s.state = wire.StateStopped
	case verbAgain:
		own(true)
		s.again, s.ready = wire.TableID(words.word()), s.ready.With(e.who)
	case verbAsk:
		own(true)
	case verbStop:
		own(true)
		s.stop, s.agreed = s.next, engine.Only(e.who)
	case verbVote:
		if own(true); words.number() == s.stop && words.word() == "yes" {
			s.agreed = s.agreed.With(e.who)
		}
	default:
		return fmt.Errorf("%w: the verb is %q", ErrVersion, e.verb)
	}
	return words.err
}

// note keeps what every entry brings with it.
func (s *saved) note(e *entry, size int) {
	s.time, s.size = max(s.time, e.time), s.size+size
	s.next++
	defer s.owing(e)
	if e.k > 0 && e.who >= 0 {
		p := &s.seats[e.who]
		p.said = append(p.said, e.command())
	}
	if len(e.plies) == 0 {
		return
	}
	s.sizes = append(s.sizes, len(e.plies))
	for _, p := range e.plies {
		if p.Who >= 0 {
			s.taken[p.Who]++
		}
	}
	who := e.who
	if e.verb == verbStart {
		who = engine.Chance
	}
	s.step(who)
	if s.match.Over() {
		s.state = wire.StateOver
	}
}

// step notes how far all viewers have come.
func (s *saved) step(who engine.Player) {
	s.steps = append(s.steps, step{plies: int32(s.match.Ply()), who: who})
	for p := range engine.Player(s.players) {
		s.hash = append(s.hash, s.match.Info(p).Hash())
	}
	s.hash = append(s.hash, s.match.Info(engine.Spectator).Hash())
}

// open reads the first entry.
func (s *saved) open(words *scanner) (err error) {
	if s.game, err = games.ByName(words.word()); err != nil {
		return fmt.Errorf("%w: %v", ErrVersion, err)
	}
	if s.rules = words.word(); !engine.Plays(s.game, s.rules) {
		return fmt.Errorf("%w: the rules are %q", ErrVersion, s.rules)
	}
	s.players = words.number()
	s.clock = words.clock()
	s.away = wire.Away(words.word())
	words.number() // the events are told in this program's version, whichever opened the table
	words.bytes(s.secret[:])
	words.bytes(s.invite[:])
	words.bytes(s.watch[:])
	s.options = strings.Fields(words.rest)
	if words.err != nil {
		return words.err
	}
	s.seats = make([]seat, s.players)
	for i := range s.seats {
		s.seats[i].who = wire.WhoFree
	}
	return engine.CheckSetup(s.game, s.setup())
}

// openWords are the words of that entry.
func (s *saved) openWords() string {
	return strings.TrimSpace(strings.Join(append([]string{s.game.Name(), s.rules, strconv.Itoa(s.players), clockText(s.clock), string(s.away), strconv.Itoa(wire.Events),
		hex.EncodeToString(s.secret[:]), hex.EncodeToString(s.invite[:]), hex.EncodeToString(s.watch[:])}, s.options...), " "))
}

func (s *saved) setup() engine.Setup {
	return engine.Setup{Players: s.players, Options: s.options, Rules: s.rules}
}

func (p *seat) sit(words *scanner, number int) {
	var key wire.Sum
	*p = seat{who: wire.WhoHuman, sat: number}
	words.bytes(key[:])
	words.bytes(p.nonce[:])
	p.keys = []wire.Sum{key}
	p.away, p.crest, p.name = wire.Away(words.word()), words.word(), words.rest
}

// sitWords are the words with which a seat was taken.
func sitWords(key wire.Sum, nonce wire.Key, away wire.Away, crest, name string) string {
	return strings.Join([]string{hex.EncodeToString(key[:]), hex.EncodeToString(nonce[:]), string(away), crest, name}, " ")
}

// begin deals, and seats the computer players.
func (s *saved) begin() (err error) {
	var seats []record.Seat
	for i, p := range s.seats {
		if p.who == wire.WhoFree {
			return fmt.Errorf("seat %d is free", i)
		}
		seats = append(seats, record.Seat{Kind: p.who, Crest: p.crest, Name: p.name})
	}
	deal := s.secret.Deal(s.chanceTable())
	if s.match, err = match.NewSecret(s.game, s.setup(), seats, deal); err != nil {
		return err
	}
	s.bots, s.late = make([]*bot.Bot, s.players), make([]*bot.Bot, s.players)
	for i, p := range s.seats {
		if p.human() {
			continue
		}
		if s.bots[i], err = bot.NewQuarter(p.who, s.game, s.match.PlayerSeed(engine.Player(i)), engine.Player(i)); err != nil {
			return err
		}
	}
	s.state = wire.StatePlay
	return nil
}

// inWords are the words with which another device was let in.
func inWords(key wire.Sum, by engine.Player) string {
	return hex.EncodeToString(key[:]) + " " + seatText(by)
}

// chanceTable is what the deal is made for.
func (s *saved) chanceTable() chance.Table {
	t := chance.Table{ID: string(s.id), Game: s.game.Name(), Rules: s.rules, Options: s.options}
	for _, p := range s.seats {
		t.Nonces = append(t.Nonces, p.nonce)
	}
	return t
}

// replay takes the decisions of an entry again; chance has to do the same.
func (s *saved) replay(e *entry) error {
	if s.match == nil || s.state != wire.StatePlay {
		return fmt.Errorf("nothing can be decided")
	}
	from := s.match.Ply()
	for _, p := range e.plies {
		if p.Who != e.who {
			continue
		}
		a, err := s.game.Parse(p.Text)
		if err == nil {
			err = s.match.Play(p.Who, a)
		}
		if err != nil {
			return err
		}
	}
	s.drop(e.who)
	return s.compare(from, e)
}

// compare wants the plies from a number on to be those of an entry.
func (s *saved) compare(from int, e *entry) error {
	if got := s.match.Plies(from); !slices.Equal(got, e.plies) {
		return fmt.Errorf("the plies are %v; they should be %v", e.plies, got)
	}
	return nil
}

// rewind takes plies back.
func (s *saved) rewind(words *scanner) error {
	m := words.number()
	if s.match == nil || words.err != nil || m == 0 || m > s.match.Ply() {
		return fmt.Errorf("so much cannot be taken back")
	}
	return s.takeBack(m)
}

func (s *saved) takeBack(plies int) error {
	if err := s.match.Rewind(s.match.Ply() - plies); err != nil {
		return err
	}
	for left := plies; left > 0; {
		last := &s.sizes[len(s.sizes)-1]
		n := min(left, *last)
		left -= n
		if *last -= n; *last == 0 {
			s.sizes = s.sizes[:len(s.sizes)-1]
		}
	}
	s.taken = [engine.MaxPlayers]int{}
	for _, p := range s.match.Plies(0) {
		if p.Who >= 0 {
			s.taken[p.Who]++
		}
	}
	for p := range s.bots {
		s.drop(engine.Player(p))
	}
	s.era++
	s.steps, s.hash = nil, nil
	s.step(engine.Chance)
	return nil
}

// sum is what is kept of a key.
func keySum(k wire.Key) wire.Sum { return sha256.Sum256(k[:]) }

// botName is the computer player that decides for a person: medium, in the character of
// the crest.
func botName(crest string) string {
	return engine.Medium + "/" + engine.Characters()[slices.Index(person.Crests(), crest)]
}

// stand lets a computer player decide for a person.
func (s *saved) stand(p engine.Player) (err error) {
	at := &s.seats[p]
	if !at.human() {
		return fmt.Errorf("no person sits in seat %d", p)
	}
	at.computer = true
	s.match.StandIn(p)
	s.bots[p], err = bot.NewQuarter(botName(at.crest), s.game, s.match.PlayerSeed(p), p)
	return err
}

// back lets him decide himself again.
func (s *saved) back(p engine.Player) {
	s.seats[p].computer = false
	if s.match != nil {
		s.drop(p)
		s.bots[p] = nil
	}
}

// drop forgets what a computer player has thought.
func (s *saved) drop(p engine.Player) {
	if b := s.bots[p]; b != nil {
		b.Drop()
	}
	s.late[p] = nil
}
