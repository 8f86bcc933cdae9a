package record

import (
	"encoding/hex"
	"fmt"
	"io"
	"strconv"
	"strings"

	"treille/engine"
)

const (
	formatName = "treille "
	format     = formatName + "1"
)

var (
	escape   = strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	unescape = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
)

// Bytes returns the record as it stands in a file.
func (r *Record) Bytes() []byte {
	b := make([]byte, 0, 256+16*len(r.Plies))
	b = header(b, "Format", format)
	b = header(b, "Game", r.Game)
	b = header(b, "Rules", r.Rules)
	b = header(b, "Players", strconv.Itoa(r.Players))
	b = header(b, "Seed", strconv.FormatUint(r.Seed, 10))
	b = header(b, "Options", strings.Join(r.Options, " "))
	if r.Secret() {
		b = header(b, "Chance", hex.EncodeToString(r.Chance[:]))
	}
	for i, s := range r.Seats {
		if s != (Seat{}) {
			b = header(b, "Seat"+strconv.Itoa(i), s.Kind+" "+s.Crest+" "+escape.Replace(s.Name))
		}
	}
	if r.Assisted != 0 {
		b = header(b, "Assisted", FormatSeats(r.Assisted))
	}
	if r.StoodIn != 0 {
		b = header(b, "StoodIn", FormatSeats(r.StoodIn))
	}
	b = append(b, '\n')
	for i, p := range r.Plies {
		b = strconv.AppendInt(b, int64(i+1), 10)
		b = append(b, ' ')
		if p.Who == engine.Chance {
			b = append(b, '*')
		} else {
			b = strconv.AppendInt(b, int64(p.Who), 10)
		}
		b = append(b, ' ')
		b = append(b, p.Text...)
		b = append(b, '\n')
	}
	if r.Finished {
		b = header(b, "Result", FormatResult(r.Result))
		b = header(b, "Winners", FormatSeats(r.Winners))
		b = header(b, "Hash", FormatHash(r.Hash))
	}
	return b
}

// Write writes the record to w.
func (r *Record) Write(w io.Writer) error {
	_, err := w.Write(r.Bytes())
	return err
}

func header(b []byte, key, value string) []byte {
	return fmt.Appendf(b, "[%s \"%s\"]\n", key, value)
}

// FormatResult writes scores as the line Result does: "41 38 44 29".
func FormatResult(result []int32) string {
	var words []string
	for _, v := range result {
		words = append(words, strconv.Itoa(int(v)))
	}
	return strings.Join(words, " ")
}

// FormatSeats writes seats as the lines Assisted, StoodIn and Winners do: "0 2".
func FormatSeats(s engine.PlayerSet) string {
	var words []string
	for p := engine.Player(0); p < engine.MaxPlayers; p++ {
		if s.Has(p) {
			words = append(words, strconv.Itoa(int(p)))
		}
	}
	return strings.Join(words, " ")
}

// FormatHash writes a hash as the line Hash does: 16 hexadecimal digits.
func FormatHash(h uint64) string { return fmt.Sprintf("%016x", h) }
