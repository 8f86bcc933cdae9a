package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
)

// replay reads a record and plays it again; at is called before each ply and at
// the end. Its errors are "FILE:LINE: what", or "FILE: what" where no line is to
// blame.
func (l *lab) replay(file string, at func(*match.Match)) (*match.Match, error) {
	m, err := l.replayed(file, at)
	var line *record.Error
	var path *fs.PathError
	switch {
	case errors.As(err, &line):
		return nil, fmt.Errorf("%s:%d: %s", file, line.Line, line.Text)
	case errors.As(err, &path):
		return nil, fmt.Errorf("%s: %w", file, path.Err)
	case err != nil:
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return m, nil
}

func (l *lab) replayed(file string, at func(*match.Match)) (*match.Match, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	rec, err := record.Parse(data)
	if err != nil {
		return nil, err
	}
	game, err := l.game(rec.Game)
	if err != nil {
		return nil, &record.Error{Line: record.LineGame, Text: err.Error()}
	}
	return match.Replay(game, rec, at)
}

func (l *lab) verify(args []string) error {
	c := l.command("verify", "Replay records and say whether they are sound, one line a file. Chance is compared with the deal of a table's secret, where the record names one, and not with a seed.",
		"treille-lab verify game.treille other.treille")
	files, err := c.parse(args, -1)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return badCall("a file is missing (treille-lab verify -h explains)")
	}
	var bad error
	for _, file := range files {
		m, err := l.replay(file, nil)
		switch {
		case err != nil:
			fmt.Fprintln(l.stderr, err)
			bad = errSaid
		case m.Over():
			fmt.Fprintf(l.stdout, "%s: ok, result %s\n", file, record.FormatResult(m.Returns()))
		default:
			fmt.Fprintf(l.stdout, "%s: ok, unfinished after ply %d\n", file, m.Ply())
		}
	}
	return bad
}

func (l *lab) legal(args []string) error {
	c := l.command("legal", "Print every legal decision at the end of a record, one a line: seat and decision, or * and outcome.",
		"treille-lab legal -every game.treille")
	every := c.Bool("every", false, "print a block for each ply of the record: \"ply N\", and what was legal before it")
	file, err := c.oneFile(args)
	if err != nil {
		return err
	}
	var blocks []string
	m, err := l.replay(file, func(m *match.Match) {
		if *every {
			blocks = append(blocks, fmt.Sprintf("ply %d\n%s", m.Ply()+1, legalLines(m)))
		}
	})
	if err != nil {
		return err
	}
	text := legalLines(m)
	if *every {
		// The last block stands for the end, where no ply follows.
		text = strings.Join(blocks[:len(blocks)-1], "")
	}
	_, err = io.WriteString(l.stdout, text)
	return err
}

// legalLines writes what is legal now, sorted, one a line.
func legalLines(m *match.Match) string {
	var lines []string
	for _, o := range m.Outcomes(nil) {
		lines = append(lines, "* "+m.Game().Format(o.Action)+"\n")
	}
	for p := range engine.Player(m.Setup().Players) {
		for _, a := range m.Legal(p, nil) {
			lines = append(lines, fmt.Sprintf("%d %s\n", p, m.Game().Format(a)))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

func (l *lab) view(args []string) error {
	c := l.command("view", "Print what a seat may know at the end of a record, as JSON.",
		"treille-lab view -seat 2 game.treille")
	seat := c.Int("seat", 0, "the seat, from 0")
	file, err := c.oneFile(args)
	if err != nil {
		return err
	}
	m, err := l.replay(file, nil)
	if err != nil {
		return err
	}
	if n := m.Setup().Players; *seat < 0 || *seat >= n {
		return badCall("there is no seat %d in %s; seats are 0 to %d", *seat, file, n-1)
	}
	text, err := json.MarshalIndent(m.Info(engine.Player(*seat)).View(), "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(l.stdout, "%s\n", text)
	return err
}

// oneFile reads the flags of a command that wants exactly one file.
func (c *call) oneFile(args []string) (string, error) {
	files, err := c.parse(args, 1)
	if err != nil {
		return "", err
	}
	if len(files) == 0 {
		return "", badCall("a file is missing (treille-lab %s -h explains)", c.Name())
	}
	return files[0], nil
}
