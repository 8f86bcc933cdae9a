package link_test

import (
	"errors"
	"testing"

	"treille/engine/wire"
	"treille/scenes/data/link"
)

const invitation = "#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g"

// TestALinkToATableIsRead reads links as they are written, and as friends send them: with
// words around them, and with what browsers add.
func TestALinkToATableIsRead(t *testing.T) {
	for text, server := range map[string]string{
		invitation:                                                    "",
		"https://treille.example/" + invitation:                       "https://treille.example/",
		"https://treille.example" + invitation:                        "https://treille.example/",
		"http://192.168.1.20:8080/" + invitation:                      "http://192.168.1.20:8080/",
		"http://[fd00::2]:8080/" + invitation:                         "http://[fd00::2]:8080/",
		"https://a.example/games/" + invitation:                       "https://a.example/games/",
		"https://a.example/g/index.html?game=vino" + invitation:       "https://a.example/g/",
		"HTTPS://A.Example/" + invitation:                             "https://a.example/",
		"  Come to Vino: https://a.example/" + invitation + " \nNow!": "https://a.example/",
	} {
		got, ok, err := link.ParseTable(text)
		if !ok || err != nil || got.Server != server || got.ID != "k4x9q2m7tb" || got.As != wire.AsGuest {
			t.Errorf("%q is read as %+v, %t, %v", text, got, ok, err)
			continue
		}
		if again, _, err := link.ParseTable(link.FormatTable(got)); err != nil || again != got {
			t.Errorf("%q is written as %q", text, link.FormatTable(got))
		}
	}
	if got, ok, err := link.ParseTable("https://a.example/#watch=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g"); !ok || err != nil || got.As != wire.AsWatch {
		t.Errorf("a link to watch is read as %+v, %t, %v", got, ok, err)
	}
}

// TestAWrongLinkToATableSaysWhy wants what is missing to be told.
func TestAWrongLinkToATableSaysWhy(t *testing.T) {
	for text, want := range map[string]error{
		"https://a.example/#join=k4x9q2m7tb":                        link.ErrTable, // cut off
		"https://a.example/#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5":  link.ErrTable,
		"https://a.example/#join=K4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g": link.ErrTable,
		"https://a.example/" + invitation + "!":                     link.ErrTable,
		"a.example/" + invitation:                                   link.ErrAddress,
		"192.168.1.20:8080" + invitation:                            link.ErrAddress,
		"ftp://a.example/" + invitation:                             link.ErrAddress,
		"https://" + invitation:                                     link.ErrAddress,
		"https://somebody@a.example/" + invitation:                  link.ErrAddress,
	} {
		if _, ok, err := link.ParseTable(text); !ok || !errors.Is(err, want) {
			t.Errorf("%q is refused with %v, %t, not with %v", text, err, ok, want)
		}
	}
	for _, text := range []string{"", "https://a.example/", "#game=vino", "join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g"} {
		if got, ok, _ := link.ParseTable(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}
