package archive

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/today"
)

// bundleHead is the first line of a file that holds everything. A part follows
// for each key: a line "= KEY BYTES", that many bytes, and a newline.
const bundleHead = "treille games 1\n"

// ErrNoGame is the error of a text that is neither a record nor a bundle.
var ErrNoGame = errors.New("this is neither a game of Treille nor a file of all games")

// A BadName is the error of a record in which somebody has a name that could not be typed.
type BadName struct{ Name string }

func (e BadName) Error() string { return fmt.Sprintf("archive: nobody can be called %q", e.Name) }

// ErrCutOff is the error of a bundle that is not whole.
var ErrCutOff = errors.New("the file is cut off, or was changed")

// ExportAll writes all games, finished, unfinished and damaged, and the ledger as
// one text.
func (a Archive) ExportAll() ([]byte, error) {
	keys, err := a.Store.List("")
	if err != nil {
		return nil, err
	}
	if a.Unsaved != nil && !slices.Contains(keys, RunningKey) {
		keys = append(keys, RunningKey)
	}
	var b bytes.Buffer
	b.WriteString(bundleHead)
	for _, k := range keys {
		if !isGame(k) && k != ledgerKey {
			continue
		}
		data, err := a.Load(k)
		if err != nil {
			return nil, err
		}
		// So that lengths hold on systems that end lines otherwise, and where nothing but
		// text goes through; a damaged game may be none.
		data = unixLines(bytes.ToValidUTF8(data, []byte("\uFFFD")))
		fmt.Fprintf(&b, "= %s %d\n%s\n", k, len(data), data)
	}
	return b.Bytes(), nil
}

// unixLines ends all lines with a newline alone. Done twice it changes no more.
func unixLines(data []byte) []byte {
	for {
		if data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")); !bytes.Contains(data, []byte("\r\n")) {
			return data
		}
	}
}

// isGame reports whether a game lies under a key.
func isGame(key string) bool {
	return key == RunningKey || number(key, shelfKey) >= 0 || number(key, doneKey) >= 0 || isDamaged(key)
}

// A part is what a bundle has under a key.
type part struct {
	key  string
	data []byte
}

// parts takes a bundle apart.
func parts(data []byte) ([]part, error) {
	rest, ok := bytes.CutPrefix(data, []byte(bundleHead))
	if !ok {
		return nil, ErrNoGame
	}
	var list []part
	for len(bytes.TrimSpace(rest)) > 0 {
		line, after, _ := bytes.Cut(rest, []byte("\n"))
		words := strings.Fields(string(line))
		if len(words) != 3 || words[0] != "=" || !isGame(words[1]) && words[1] != ledgerKey {
			return nil, fmt.Errorf("archive: %w: %q should be \"= KEY BYTES\"", ErrCutOff, line)
		}
		n, err := strconv.Atoi(words[2])
		if err != nil || n < 0 || n >= len(after) || after[n] != '\n' {
			return nil, fmt.Errorf("archive: %w, after %q", ErrCutOff, line)
		}
		list = append(list, part{words[1], after[:n]})
		rest = after[n+1:]
	}
	if len(list) == 0 {
		return nil, ErrNoGame
	}
	return list, nil
}

// An Imported says what an import has brought in.
type Imported struct {
	Games int // that are new here
	Known int // that were here already
}

// Import brings in a record or what ExportAll has written. A finished game is
// filed, an unfinished one put aside; what is here already stays as it is. A
// bundle is read whole before anything is written. The error of a record is a
// *record.Error with the line that is wrong.
func (a Archive) Import(data []byte) (in Imported, err error) {
	// Pasting may bring more before and after it, or less; some editors begin with a mark.
	data = bytes.TrimLeftFunc(unixLines(data), func(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' })
	var list []part
	switch {
	case bytes.HasPrefix(data, []byte(bundleHead)):
		list, err = parts(append(data, "\n\n"...))
	case bytes.HasPrefix(data, []byte("[Format ")):
		data = append(bytes.TrimSpace(data), '\n')
		if !bytes.Contains(data, []byte("\n\n")) { // of a game in which nothing has been decided: it ends with its header
			data = append(data, '\n')
		}
		list = []part{{data: data}}
		_, err = a.read(&list[0])
	default:
		err = ErrNoGame
	}
	if err != nil {
		return in, err
	}
	return a.importAll(list)
}

// checked reads a record and plays it again.
func checked(data []byte) (*record.Record, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return nil, err
	}
	game, err := games.ByName(rec.Game)
	if err != nil {
		return nil, &record.Error{Line: record.LineGame, Text: err.Error(), Err: err}
	}
	_, err = match.Replay(game, rec, nil)
	return rec, err
}

// read reads a record that is brought in, with the names that it has here, and with players in
// seats of which it says nothing.
func (a Archive) read(p *part) (*record.Record, error) {
	rec, err := checked(p.data)
	if err != nil {
		return rec, err
	}
	named, err := rename(rec)
	if seated := a.seat(rec); err == nil && (named || seated) {
		p.data = rec.Bytes()
	}
	return rec, err
}

// importAll brings in the games of a bundle, or one alone, with what its ledger says of them, then
// the entries of games whose records were deleted there.
func (a Archive) importAll(list []part) (in Imported, err error) {
	b, err := a.book()
	if err != nil {
		return in, err
	}
	var told []*Game
	for _, p := range list {
		if p.key == ledgerKey {
			told, _ = parse(p.data)
		}
	}
	seen := map[string]bool{} // a game that is over lies under two keys until another begins
	for _, p := range list {
		if p.key == ledgerKey {
			continue
		}
		rec, err := a.read(&p)
		id := idOf(p.data)
		if seen[id] {
			continue
		}
		seen[id] = true
		if err != nil && !(errors.Is(err, record.ErrOtherRules) && rec != nil && rec.Finished) {
			rec = nil // it cannot be shown there, and is kept as it is here
		}
		if err := b.bring(p.data, rec, told, &in); err != nil {
			return in, errors.Join(err, b.save())
		}
	}
	for _, g := range told {
		if b.find(g.ID) == nil {
			g.Key = ""
			b.take(g, g)
			b.games = append(b.games, g)
		}
	}
	slices.SortStableFunc(b.games, func(g, h *Game) int { return g.When.Compare(h.When) })
	return in, b.save()
}

// seat puts somebody in the seats of which a record says nothing, as of a game that was played
// elsewhere: of one under way, the player of this device in the first. No computer player has
// his crest or his name, as long as there are others. It reports whether there were any.
func (a Archive) seat(rec *record.Record) bool {
	if rec.Seats != nil && !slices.Contains(rec.Seats, record.Seat{}) {
		return false
	}
	var all []record.Seat
	var taken []string
	sit := func(kind, crest string) {
		seat := record.Seat{Kind: kind, Crest: crest, Name: a.Me.Name}
		if kind != record.Human {
			seat.Name = today.FreeName(a.Names[:], slices.Index(person.Crests(), crest), taken)
		}
		taken = append(taken, seat.Name)
		all = append(all, seat)
	}
	if !rec.Finished {
		sit(record.Human, a.Me.Crest)
	}
	for _, crest := range person.Crests() {
		if crest != a.Me.Crest {
			sit(engine.Medium, crest)
		}
	}
	if rec.Finished {
		sit(engine.Medium, a.Me.Crest)
	}
	return rec.Seat(all)
}

// rename writes the names of a record as they would stand if they had been typed, and reports
// whether any was written otherwise. Its error is a BadName for one that could not be typed.
func rename(rec *record.Record) (changed bool, err error) {
	for i, s := range rec.Seats {
		if s == (record.Seat{}) {
			continue
		}
		clean, err := person.CheckName(s.Name)
		if err != nil {
			return false, BadName{s.Name}
		}
		changed = changed || clean != s.Name
		rec.Seats[i].Name = clean
	}
	return changed, nil
}

// bring brings in one game; rec is nil if it cannot be read. told are entries that
// may say when it was played, and whether it counts.
func (b *book) bring(data []byte, rec *record.Record, told []*Game, in *Imported) error {
	if rec == nil || !rec.Finished {
		return b.bringUnfinished(data, rec, in)
	}
	id := idOf(data)
	here := b.find(id)
	if here != nil && here.Key != "" {
		in.Known++
		return nil
	}
	key, err := b.keep(data)
	if err != nil {
		return err
	}
	in.Games++
	if here != nil {
		here.Key = key
		return nil
	}
	g := &Game{ID: id, Key: key}
	if err := b.enter(g, rec); err != nil {
		return err
	}
	if i := slices.IndexFunc(told, func(t *Game) bool { return t.ID == id }); i >= 0 {
		g.When, g.Counts = told[i].When, told[i].Counts
		b.take(g, told[i])
	}
	return nil
}

// bringUnfinished puts a game aside, unless it is here.
func (b *book) bringUnfinished(data []byte, rec *record.Record, in *Imported) error {
	keys, err := b.a.Store.List("")
	if err != nil {
		return err
	}
	for _, k := range keys {
		if !isGame(k) {
			continue
		}
		if here, err := b.a.Store.Load(k); err == nil && bytes.Equal(here, data) {
			in.Known++
			return nil
		}
	}
	prefix := shelfKey
	if rec == nil {
		prefix = otherKey
	}
	key, err := b.a.next(prefix)
	if err != nil {
		return err
	}
	in.Games++
	return b.a.Store.Save(key, data)
}
