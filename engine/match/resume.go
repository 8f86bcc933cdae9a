package match

import (
	"errors"
	"fmt"
	"slices"

	"treille/engine"
	"treille/engine/record"
)

// ErrEnd is in the error of a record whose closing lines are not those of its game.
var ErrEnd = errors.New("the closing lines do not match the game")

// Resume replays a record and goes on from there: if it stops where chance is
// due, the outcomes are taken from the streams at the point at which an unbroken
// game would take them. Its errors are those of [Replay].
func Resume(game engine.Game, rec *record.Record) (*Match, error) {
	m, err := Replay(game, rec, nil)
	if err != nil {
		return nil, err
	}
	m.advance()
	return m, nil
}

// Replay plays a record again and stops where it stops, also where chance is
// due. Outcomes of chance need only be possible; they are not compared with the
// seed. Where a secret has dealt, they must be those of its deal. Before each
// ply, and once more at the end, it calls at, which may be nil.
//
// Its error is a *record.Error for the first line that is wrong, which wraps an
// *engine.RuleError where a rule forbids the ply. A game that is over must have
// its closing lines, and they must be right.
func Replay(game engine.Game, rec *record.Record, at func(*Match)) (*Match, error) {
	m, err := begin(game, rec)
	if err != nil {
		return nil, err
	}
	for i, p := range rec.Plies {
		if at != nil {
			at(m)
		}
		if err := m.replay(p); err != nil {
			return nil, &record.Error{Line: rec.Line(i), Text: err.Error(), Err: err}
		}
	}
	if at != nil {
		at(m)
	}
	if err := m.checkClosing(rec); err != nil {
		return nil, err
	}
	return m, nil
}

// begin starts the match that a record's header describes.
func begin(game engine.Game, rec *record.Record) (*Match, error) {
	wrong := func(line int, format string, args ...any) error {
		return &record.Error{Line: line, Text: fmt.Sprintf(format, args...)}
	}
	if rec.Game != game.Name() {
		return nil, wrong(record.LineGame, "the game is %q, not %q", rec.Game, game.Name())
	}
	if !engine.Plays(game, rec.Rules) {
		text := fmt.Sprintf("the game was played by the rules %q; this program plays %q", rec.Rules, game.Rules())
		return nil, &record.Error{Line: record.LineRules, Text: text, Err: record.ErrOtherRules}
	}
	if err := engine.CheckSetup(game, engine.Setup{Players: rec.Players}); err != nil {
		return nil, wrong(record.LinePlayers, "%v", err)
	}
	if err := engine.CheckSetup(game, rec.Setup()); err != nil {
		return nil, wrong(record.LineOptions, "%v", err)
	}
	m, err := start(game, rec.Setup(), rec.Seats)
	if err != nil {
		return nil, &record.Error{Line: record.LinePlayers, Text: err.Error(), Err: err}
	}
	m.keepNotes(rec)
	return m, nil
}

// replay takes one ply of a record.
func (m *Match) replay(p record.Ply) error {
	now := m.state.CurrentPlayer()
	switch {
	case now == engine.Terminal:
		return fmt.Errorf("the game is over; the closing lines were expected")
	case now == engine.Chance && p.Who != engine.Chance:
		m.chance = m.state.ChanceOutcomes(m.chance[:0])
		return fmt.Errorf("seat %d cannot decide now: chance is due, with %q for one", p.Who, m.game.Format(m.chance[0].Action))
	case now != engine.Chance && p.Who == engine.Chance:
		return fmt.Errorf("chance is not due: seat %s decides", record.FormatSeats(m.state.Acting()))
	}
	a, err := m.game.Parse(p.Text)
	if err != nil {
		return err
	}
	check := m.Check
	if p.Who == engine.Chance {
		check = m.state.Check
	}
	if err := check(p.Who, a); err != nil {
		return err
	}
	if p.Who == engine.Chance && m.rec.Secret() {
		if due := m.outcome(); due != a {
			return fmt.Errorf("%q did not come from the secret of the table, which gives %q", p.Text, m.game.Format(due))
		}
	}
	m.apply(p.Who, a)
	return nil
}

// checkClosing compares the closing lines of rec with the game as it stands.
func (m *Match) checkClosing(rec *record.Record) error {
	line := rec.Line(len(rec.Plies))
	wrong := func(line int, format string, args ...any) error {
		return &record.Error{Line: line, Text: fmt.Sprintf(format, args...), Err: ErrEnd}
	}
	switch {
	case !m.Over() && !rec.Finished:
		return nil
	case !m.Over():
		return wrong(line, "the game is not over, so there can be no result yet")
	case !rec.Finished:
		return wrong(line, "the game is over; [Result …], [Winners …] and [Hash …] are missing")
	}
	if !slices.Equal(rec.Result, m.rec.Result) {
		return wrong(line, "the result is %q; it should be %q", record.FormatResult(rec.Result), record.FormatResult(m.rec.Result))
	}
	if rec.Winners != m.rec.Winners {
		return wrong(line+1, "the winners are %q; they should be %q", record.FormatSeats(rec.Winners), record.FormatSeats(m.rec.Winners))
	}
	if rec.Hash != m.rec.Hash {
		return wrong(line+2, "the hash is %q; it should be %q", record.FormatHash(rec.Hash), record.FormatHash(m.rec.Hash))
	}
	return nil
}
