package enginetest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"

	"treille/engine"
)

// viewKey is how a key of a view is written: in words, or by a letter that
// records use for a piece.
var viewKey = regexp.MustCompile(`^([a-z]+(_[a-z]+)*|[A-Z])$`)

// views checks that what each seat, and who watches, is shown has the keys that
// are the same in every game, with what they should say.
func (s *suite) views() error {
	return s.each(4, func(t *table) error {
		if !t.over() && t.stream.Intn(4) > 0 {
			return nil
		}
		for _, info := range t.infos {
			if err := s.view(t, info); err != nil {
				return fmt.Errorf("the view of seat %d: %w", engine.SeatNumber(info.Seat()), err)
			}
		}
		return nil
	})
}

func (s *suite) view(t *table, info engine.InfoState) error {
	text, err := json.Marshal(info.View())
	if err != nil {
		return err
	}
	var keys map[string]any
	if err := json.Unmarshal(text, &keys); err != nil {
		return err
	}
	if err := wellFormed(keys, "view"); err != nil {
		return err
	}
	var v struct {
		engine.View
		Seats []engine.SeatView `json:"seats"`
	}
	if err := json.Unmarshal(text, &v); err != nil {
		return err
	}
	want := engine.NewView(s.game, info, v.Phase, v.Round, t.state.CurrentPlayer(), t.state.Winners())
	if t.state.CurrentPlayer() == engine.Chance {
		want.Turn = v.Turn // of a draw or a deal the game alone knows for whom
	}
	if v.Turn < -1 || v.Turn >= t.setup.Players || v.Phase == "" || v.Round < 0 || !reflect.DeepEqual(v.View, want) {
		return fmt.Errorf("it begins as %+v, want %+v", v.View, want)
	}
	scores := t.state.Returns(nil)
	if len(v.Seats) != len(scores) {
		return fmt.Errorf("it shows %d seats of %d", len(v.Seats), len(scores))
	}
	for p, seat := range v.Seats {
		if seat.Score != int(scores[p]) {
			return fmt.Errorf("it shows seat %d with the score %d instead of %d", p, seat.Score, scores[p])
		}
	}
	for _, key := range []string{"game", "seat", "phase", "round", "turn", "acting", "winners", "seats"} {
		if _, ok := keys[key]; !ok {
			return fmt.Errorf("it has no key %q", key)
		}
	}
	return nil
}

// wellFormed checks the keys of a view and of all that is in it, and that null
// stands nowhere.
func wellFormed(value any, path string) error {
	switch value := value.(type) {
	case nil:
		return fmt.Errorf("%s is null; no seat is -1, no members are [], and what does not exist has no key", path)
	case []any:
		for i, v := range value {
			if err := wellFormed(v, fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
	case map[string]any:
		for key, v := range value {
			if !viewKey.MatchString(key) {
				return fmt.Errorf("%s has the key %q; keys are written like_this", path, key)
			}
			if err := wellFormed(v, path+"."+key); err != nil {
				return err
			}
		}
	}
	return nil
}
