package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/device"
	"treille/engine/online"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A place is one device at a table in this process, and who decides there.
type place struct {
	name   string // what it is called in what is printed: a seat, or "w" for who watches
	device *device.Device
	conn   *online.Conn
	bot    *bot.Bot // nil for who watches
	signed bool     // he has greeted the others,
	undone bool     // taken something back
	lost   bool     // and lost his connection once
	late   bool     // his time is over: a computer player has decided for him,
	waits  bool     // or he lets it run out
}

// A served table is one with all its devices, and no network between them.
type served struct {
	lab    *lab
	show   string // whose messages are printed, "" for all
	game   engine.Game
	server *online.Server
	table  *online.Table
	places []*place
	now    int64
	clock  int // seconds for a decision, 0 for no bound
	random rng.Stream
}

func (l *lab) table(args []string) error {
	c := l.command("table", "Play a game at a served table in this process, each player on a device of his own, and print what the devices and the server say. Everybody greets once, takes back once if he can, loses his connection once, and with a clock lets his time run out once.",
		"treille-lab table -game farbenpoker -players 3 -bots greedy -show 1")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	players := c.Int("players", 0, "number of seats; 0 for as few as the game allows")
	seed := c.Uint64("seed", 1, "seed of all keys and secrets")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	clock := c.Int("clock", 0, "`seconds` for a decision: 30, 60, 120, 300, or days; 0 for no bound")
	bots := c.String("bots", engine.Greedy, "`player` that decides on each device")
	show := c.String("show", "", "`seat` whose messages are printed, w for who watches; all if empty")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	game, err := l.game(*name)
	if err != nil {
		return badCall("%v", err)
	}
	if *players == 0 {
		*players, _ = game.Players()
	}
	game, setup, err := l.setup(*name, *players, *seed, *options)
	if err != nil {
		return err
	}
	if err := bot.Check(*bots, game); err != nil {
		return badCall("%v", err)
	}
	if *clock != 0 && !slices.Contains(wire.Clocks(), *clock) {
		return badCall("no table has a clock of %d seconds; there are %v", *clock, wire.Clocks())
	}
	s := &served{lab: l, show: *show, game: game, now: 1_000_000, clock: *clock, random: rng.New(*seed)}
	s.server = &online.Server{Log: &online.Memory{}, Base: "http://127.0.0.1:8080/", Random: s.fill}
	return s.play(setup, *bots)
}

// fill makes a key.
func (s *served) fill(b []byte) {
	for i := range b {
		b[i] = byte(s.random.Uint64())
	}
}

func (s *served) key() (k wire.Key) {
	s.fill(k[:])
	return k
}

// lostAfter is how many events somebody sees before he loses his connection.
const lostAfter = 40

// thinks is how many iterations a computer player that stands in thinks at once.
const thinks = 1000

// mostTurns ends a table at which nothing happens.
const mostTurns = 100_000

// play plays a whole game.
func (s *served) play(setup engine.Setup, bots string) error {
	if err := s.open(setup, bots); err != nil {
		return err
	}
	s.places[0].device.Do(wire.Start{})
	for range mostTurns {
		if err := s.talk(); err != nil {
			return err
		}
		if _, over := s.places[0].device.Over(); over {
			return nil
		}
		for _, p := range s.places {
			s.act(p)
		}
		if s.idle() {
			if err := s.talk(); err != nil {
				return err
			}
			s.now += 1000 * int64(s.clock)
		}
		s.now += 1000
		for s.table.Tick(s.now); s.table.Think(s.now, thinks); {
		}
	}
	return errors.New("the game does not end")
}

// open opens the table and lets everybody come.
func (s *served) open(setup engine.Setup, bots string) error {
	names := []string{"Clara", "Emma", "Jonas", "Mia", "Ben", "Ida"}
	sit := func(seat int) wire.Sit {
		return wire.Sit{Seat: engine.Player(seat), Key: s.key(), Nonce: s.key(), Away: wire.AwayComputer, Crest: person.Crests()[seat], Name: names[seat]}
	}
	o := wire.Opening{Game: s.game.Name(), Rules: s.game.Rules(), Players: setup.Players, Away: wire.AwayComputer, Events: wire.Events,
		Clock: s.clock, Invite: s.key(), Watch: s.key(), Options: setup.Options, Host: sit(0)}
	var why wire.Code
	if s.table, why = s.server.Create(s.now, o); why != "" {
		return fmt.Errorf("no table is opened: %s", why)
	}
	for seat := range setup.Players {
		d := device.New(s.table.ID(), wire.AsGuest, o.Invite)
		if seat == 0 {
			d = device.New(s.table.ID(), wire.AsSeat, o.Host.Key)
		} else {
			d.Say(sit(seat))
		}
		b, err := bot.New(bots, s.game, uint64(seat)+1, engine.Player(seat))
		if err != nil {
			return err
		}
		s.places = append(s.places, &place{name: strconv.Itoa(seat), device: d, bot: b})
	}
	s.places = append(s.places, &place{name: "w", device: device.New(s.table.ID(), wire.AsWatch, o.Watch)})
	return s.talk()
}

// talk lets everybody say all that he has to say.
func (s *served) talk() error {
	for again := true; again; {
		again = false
		for _, p := range s.places {
			said, err := s.exchange(p)
			if err != nil {
				return fmt.Errorf("device %s: %w", p.name, err)
			}
			again = again || said
		}
	}
	return nil
}

// exchange lets a device and the server say something to each other.
func (s *served) exchange(p *place) (said bool, err error) {
	if p.conn == nil {
		hello := p.device.Hello()
		s.print(p, ">", hello.Append(nil))
		var why wire.Close
		if p.conn, why = s.table.Connect(s.now, hello); why != 0 {
			return false, fmt.Errorf("the server closes with %d", why)
		}
		said = true
	}
	for text, ok := p.conn.Next(s.now, nil); ok; text, ok = p.conn.Next(s.now, nil) {
		s.print(p, "<", text)
		m, err := wire.ParseFromServer(text)
		if err == nil {
			err = p.device.Receive(m)
		}
		if err != nil {
			return false, err
		}
		said = true
	}
	for m, ok := p.device.Send(); ok; m, ok = p.device.Send() {
		text := m.Append(nil)
		s.print(p, ">", text)
		parsed, err := wire.ParseFromDevice(text)
		if err != nil {
			return false, err
		}
		s.table.Take(s.now, p.conn, parsed)
		said = true
	}
	return said, nil
}

// print prints a message, ">" before the lines of the device and "<" before those of the server.
func (s *served) print(p *place, direction string, text []byte) {
	switch s.show {
	case "":
		direction = p.name + direction
	case p.name:
	default:
		return
	}
	for line := range strings.Lines(string(text)) {
		fmt.Fprintf(s.lab.stdout, "%s %s", direction, line)
	}
}

// idle reports whether all who owe a decision let their time run out.
func (s *served) idle() (idle bool) {
	for _, p := range s.places {
		if d := p.device; d.Behind() > 0 || d.Sending() || d.Acting().Has(d.Viewer()) && !p.waits {
			return false
		}
		idle = idle || p.waits
	}
	return idle
}

// act lets a player do what he does next.
func (s *served) act(p *place) {
	d := p.device
	for _, ok := d.Next(); ok; _, ok = d.Next() {
	}
	d.Rewound()
	seat := d.Viewer()
	for m, ok := d.News(); ok; m, ok = d.News() {
		if told, is := m.(wire.Told); is && told.News == wire.NewsLate && told.Seats[0] == seat {
			p.waits = false
		}
	}
	if d.Info() == nil || seat < 0 {
		return
	}
	decided := len(d.History()) // rises from turn to turn
	switch {
	case !p.signed:
		p.signed = true
		d.Say(wire.ShowSign{Sign: wire.SignHello})
	case !p.undone && d.CanUndo():
		p.undone = true
		d.Do(wire.Undo{})
	case !p.lost && decided > lostAfter && !d.Sending() && !d.Acting().Has(seat):
		p.lost = true
		s.table.Drop(s.now, p.conn)
		p.conn = nil
	case !d.Acting().Has(seat) || p.waits:
	case s.clock > 0 && !p.late:
		p.late, p.waits = true, true
		d.Say(wire.Due{})
	default:
		d.Play(p.bot.Choose(d.Info(), decided))
	}
}
