package host

import (
	"fmt"
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/table"
)

// Open reads a kept game and goes on with it. It fails if the record is damaged,
// or names a computer player that this program does not have.
func Open(data []byte, keeper Keeper) (*Host, error) {
	game, rec, seats, err := read(data)
	if err != nil {
		return nil, err
	}
	m, err := match.Resume(game, rec)
	if err != nil {
		return nil, err
	}
	return newHost(m, seats, keeper)
}

// read reads a kept game without playing it.
func read(data []byte) (engine.Game, *record.Record, []table.Seat, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return nil, nil, nil, err
	}
	game, err := games.ByName(rec.Game)
	if err != nil {
		return nil, nil, nil, err
	}
	if len(rec.Seats) != rec.Players {
		return nil, nil, nil, fmt.Errorf("host: the record does not say who sits where")
	}
	free := slices.DeleteFunc(person.Crests(), func(c string) bool {
		return slices.ContainsFunc(rec.Seats, func(s record.Seat) bool { return s.Crest == c })
	})
	var seats []table.Seat
	for i, s := range rec.Seats {
		if s.Kind != record.Human {
			if err := bot.Check(s.Kind, game); err != nil {
				return nil, nil, nil, fmt.Errorf("host: seat %d: %v", i, err)
			}
		}
		if !slices.Contains(person.Crests(), s.Crest) { // of another program
			s.Crest, free = free[0], free[1:]
		}
		seats = append(seats, table.Seat(s))
	}
	return game, rec, seats, nil
}
