package game

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/webtest"
)

// How often the page of each game is killed: once in make test, after which a second page finds what it left and is killed too.
const (
	fewKills  = 2
	manyKills = 125
)

// found keeps, before anything of the page runs, what lies in the storage.
const found = `window.found = Object.fromEntries(Object.entries(localStorage))`

// hasty plays in the page itself, as somebody does who presses whatever there is, and lets the page note all that it
// stores and says. At the moment that is asked for, the page notes "dead" and stops dead, to be killed there: in the
// given frame, or before or after the given write into the storage. It is called with a moment and the lists of what to
// press.
const hasty = `((moment, decides, givesUp, looks) => {
	const note = (what) => console.debug(JSON.stringify(what));
	const die = () => {
		console.debug("dead");
		for (;;);
	};
	const says = treille.state;
	treille.state = (json) => {
		says(json);
		note({ state: treille.test.state });
	};
	let writes = 0;
	for (const name of ["setItem", "removeItem"]) {
		const write = Storage.prototype[name];
		Storage.prototype[name] = function (key, value) {
			if (this !== localStorage) { // the tab keeps where it stands
				return write.call(this, key, value);
			}
			const counts = key.startsWith("treille.");
			writes += counts;
			if (counts && moment.before === writes) {
				die();
			}
			write.call(this, key, value);
			note({ key, value });
			if (counts && moment.after === writes) {
				die();
			}
		};
	}
	let frames = 0;
	const frame = () => {
		if (treille.test.state.known && ++frames === moment.frame) {
			die();
		}
		requestAnimationFrame(frame);
	};
	frame();
	let dice = moment.seed;
	const roll = (n) => (dice = (dice * 16807) % 2147483647) % n;
	let picks = 0;
	setInterval(() => {
		const s = treille.test.state;
		const buttons = Array.from(document.querySelectorAll("#treille-controls [data-control]")).filter((e) => e.getAttribute("aria-disabled") !== "true");
		const press = (ids) => {
			const button = buttons.find((e) => ids.includes(e.dataset.control));
			if (button) {
				button.click();
			}
			return Boolean(button);
		};
		if (s.scene === "result") {
			press(["again"]);
		} else if (s.panel) {
			press(["sure", "hint/sure"]);
		} else if (s.rolls) {
			press(["roll"]);
		} else if (s.last) {
			press(["understood"]);
		} else if (s.over) {
			press(["result"]);
		} else if (s.deciding && (press(decides) || picks > 6 && press(givesUp))) {
			picks = 0;
		} else if (s.deciding) {
			const chooses = buttons.filter((e) => (e.getAttribute("role") === "checkbox" || !looks.includes(e.dataset.control.split("/")[0])) && !givesUp.includes(e.dataset.control));
			picks++;
			if (chooses.length) {
				chooses[roll(chooses.length)].click();
			}
		}
	}, moment.pace);
})`

// A moment is one at which a page is to die: all but one of the first three are 0.
type moment struct {
	Frame  int    `json:"frame"`  // of a table, counted from the first
	Before int    `json:"before"` // this write of a game or setting
	After  int    `json:"after"`
	Seed   uint32 `json:"seed"` // of what is pressed
	Pace   int    `json:"pace"` // ms between two presses
	speed  string // of the game, as in the settings
}

// someMoment is one by chance.
func someMoment(dice *rand.Rand) moment {
	m := moment{Seed: 1 + dice.Uint32N(1<<30), Pace: 20 + dice.IntN(150), speed: []string{"1", "2", "instant"}[dice.IntN(3)]}
	switch dice.IntN(4) {
	case 0:
		m.Before = 1 + dice.IntN(6)
	case 1:
		m.After = 1 + dice.IntN(6)
	default:
		m.Frame = 1 + dice.IntN(120)
	}
	return m
}

// A told is one note of a page: what it has published, or what it has stored.
type told struct {
	State *struct {
		Known string // hash of what who sits there knows
		Ply   int
		Seat  engine.Player
	}
	Key   string
	Value *string // nil if it was deleted
}

// TestAPageThatIsKilledGoesOnWhereItWas kills the page of each game, of two in make test, again and again, wherever it is just then.
func TestAPageThatIsKilledGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	times := soak.Of(fewKills, manyKills)
	dice := rand.New(rand.NewPCG(soak.Seed(10), 11))
	var killers []*killer
	for i, name := range all {
		if !soak.Picks(i, 0, 2) {
			continue
		}
		killers = append(killers, &killer{t: t, server: serve(t), game: name, over: map[string]bool{}})
	}
	for i := range times {
		for _, k := range killers {
			m := someMoment(dice)
			k.play(m)
			if t.Failed() {
				t.Fatalf("at %+v", m)
			}
			t.Logf("%s, %d: killed at %+v, %d games over", k.game, i+1, m, len(k.over))
		}
	}
}

// A killer plays one game after another in pages that he kills.
type killer struct {
	t      *testing.T
	server *webtest.Server
	game   string
	kept   map[string]string // all that the pages have stored; nil before the first
	over   map[string]bool   // records of finished games
}

// play opens a page, checks that it is where the last one was, and plays on until it dies.
func (k *killer) play(m moment) {
	k.t.Helper()
	v := webtest.Phone.Coarse()
	v.Profile = k.game
	v.Before = []string{found, fmt.Sprintf(`localStorage.setItem("treille.settings", "treille-settings 1\nasked on\nspeed %s\n")`, m.speed)}
	p := chromium.Open(k.t, k.server, "?no-worker", v)
	p.WaitStarted()
	p.WaitControl("play/" + k.game)
	k.checkKept(p)
	p.Eval(`Object.fromEntries(Object.entries(localStorage))`, &k.kept)

	lists, err := json.Marshal([]any{m, decides, givesUp, looks})
	if err != nil {
		k.t.Fatal(err)
	}
	p.Eval(hasty+"(..."+string(lists)+")", nil)
	before := k.kept["treille.game"]
	saved := now(p).Saved
	if saved {
		p.ActivateControl("continue")
	} else {
		k.checkFinished(before)
		prepareGame(p, k.game, p.ActivateControl)
		p.ActivateControl("start")
	}
	notes := p.Notes("dead")
	p.Kill()
	k.take(notes, saved, before)
}

// checkKept checks that what the last page has stored is there, to the last write, and nothing else.
func (k *killer) checkKept(p *webtest.Page) {
	k.t.Helper()
	var there map[string]string
	p.Eval("window.found", &there)
	if k.kept != nil && !maps.Equal(there, k.kept) {
		k.t.Errorf("kept was %q; after the page was killed it is %q", k.kept, there)
	}
}

// checkFinished checks of a game that home does not offer to go on with that there is none, or that it is over and filed,
// as all before.
func (k *killer) checkFinished(data string) {
	k.t.Helper()
	if data == "" {
		return
	}
	if rec := parse(k.t, data); !rec.Finished && begun(rec) {
		k.t.Errorf("home does not go on with\n%s", data)
	}
	filed := slices.Collect(maps.Values(k.kept))
	for data := range k.over {
		if n := len(slices.DeleteFunc(slices.Clone(filed), func(s string) bool { return s != data })); n == 0 {
			k.t.Errorf("this game is lost:\n%s", data)
		}
	}
}

// take follows what a page has noted, from the game before that it went on with, if it did.
func (k *killer) take(notes []string, saved bool, before string) {
	k.t.Helper()
	first := saved
	for _, n := range notes[:len(notes)-1] {
		var said told
		if err := json.Unmarshal([]byte(n), &said); err != nil {
			k.t.Fatalf("%v in the note %s", err, n)
		}
		switch {
		case said.State == nil && said.Value == nil:
			delete(k.kept, said.Key)
		case said.State == nil:
			k.kept[said.Key] = *said.Value
			if said.Key == "treille.game" && parse(k.t, *said.Value).Finished {
				k.over[*said.Value] = true
			}
		case said.State.Known != "":
			game := k.kept["treille.game"]
			if first {
				k.checkGoesOn(game, before)
			}
			first = false
			if want := knownAt(k.t, game, said.State.Seat, said.State.Ply); said.State.Known != want {
				k.t.Errorf("at ply %d, seat %d knows %s; the game that is kept says %s:\n%s", said.State.Ply, said.State.Seat, said.State.Known, want, game)
			}
		}
	}
}

// checkGoesOn checks that a game is the one before, or what has become of it since.
func (k *killer) checkGoesOn(game, before string) {
	k.t.Helper()
	is, was := parse(k.t, game), parse(k.t, before)
	if is.Seed != was.Seed || len(is.Plies) < len(was.Plies) || !slices.Equal(is.Plies[:len(was.Plies)], was.Plies) {
		k.t.Errorf("the page goes on with\n%s\nand not with\n%s", game, before)
	}
}

func parse(t *testing.T, data string) *record.Record {
	t.Helper()
	rec, err := record.Parse([]byte(data))
	if err != nil {
		t.Fatalf("%v in\n%s", err, data)
	}
	return rec
}

// begun reports whether a person has decided something.
func begun(rec *record.Record) bool {
	return slices.ContainsFunc(rec.Plies, func(p record.Ply) bool { return p.Who >= 0 && rec.Seats[p.Who].Kind == record.Human })
}

// knownAt is the hash of what a seat knows after so many plies of a record, "" if it has not so many.
func knownAt(t *testing.T, data string, seat engine.Player, ply int) (hash string) {
	t.Helper()
	rec := parse(t, data)
	game, err := games.ByName(rec.Game)
	if err != nil {
		t.Fatal(err)
	}
	_, err = match.Replay(game, rec, func(m *match.Match) {
		if m.Ply() == ply {
			hash = strconv.FormatUint(m.Info(seat).Hash(), 16)
		}
	})
	if err != nil {
		t.Fatalf("%v in\n%s", err, data)
	}
	return hash
}
