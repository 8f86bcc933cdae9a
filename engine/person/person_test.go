package person_test

import (
	"testing"

	"treille/engine/person"
)

func TestCheckName(t *testing.T) {
	for _, c := range []struct {
		name, clean string
		err         error
	}{
		{"Clara", "Clara", nil},
		{"  Anne   Marie ", "Anne Marie", nil},
		{"O'Hara", "O’Hara", nil},
		{"*Ida*", "•Ida•", nil},
		{"Zoë Œuvré-Þßÿ", "Zoë Œuvré-Þßÿ", nil},
		{"1234567890123456", "1234567890123456", nil},
		{"éééééééééééééééé", "éééééééééééééééé", nil},
		{"", "", person.ErrEmpty},
		{" \t ", "", person.ErrEmpty},
		{"12345678901234567", "12345678901234567", person.ErrTooLong},
		{"Łukasz Žižek", "Łukasz Žižek", nil},
		{"İpek ẞ Ÿ Şahin", "İpek ẞ Ÿ Şahin", nil},
		{"Nguyễn Ệ", "Nguyễn Ệ", nil},
		{"Kaʻiulani ʼ", "Kaʻiulani ʼ", nil},
		{"Ιωάννα", "Ιωάννα", person.ErrCharacter},
		{"Ольга", "Ольга", person.ErrCharacter},
		{"Ada★", "Ada★", person.ErrCharacter},
		{"e\u0301", "e\u0301", person.ErrCharacter},
		{"a\u200bb", "a\u200bb", person.ErrCharacter},
		{"a\xff", "a\xff", person.ErrCharacter},
		{"a\x00", "a\x00", person.ErrCharacter},
	} {
		if clean, err := person.CheckName(c.name); clean != c.clean || err != c.err {
			t.Errorf("CheckName(%q) = %q, %v, want %q, %v", c.name, clean, err, c.clean, c.err)
		}
	}
}

// alphabets are the letters with marks of languages that names come from.
var alphabets = []string{
	"ĄĆĘŁŃÓŚŹŻąćęłńóśźż",             // Polish
	"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž", // Czech
	"ÄĽĹÔŔäľĺôŕ",                     // Slovak
	"ČĆĐŠŽčćđšž",                     // Croatian, Serbian, Bosnian, Slovene
	"ÁÉÍÓÖŐÚÜŰáéíóöőúüű",             // Hungarian
	"ĂÂÎȘȚăâîșțŞŢşţ",                 // Romanian
	"ÇĞİIÖŞÜçğıiöşüƏə",               // Turkish, Azerbaijani
	"ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž",         // Latvian
	"ĄČĘĖĮŠŲŪŽąčęėįšųūž",             // Lithuanian
	"ÅÄÖÆØåäöæøÞÐþðÝý",               // of the north
	"ĊĠĦŻċġħż",                       // Maltese
	"ĈĜĤĴŜŬĉĝĥĵŝŭ",                   // Esperanto
	"ŴŶŵŷẀẁẂẃẄẅ",                     // Welsh
	"ŊŋĐđŦŧ",                         // Sámi
	"ĂÂĐÊÔƠƯăâđêôơưẠẢẤẬẶẼỆỊỐỘỢỤỨỰỲỴỶỸỹ", // Vietnamese
	"ẸỌṢẹọṣṄṅḤḥṬṭḌḍ",                    // Yoruba, Igbo, names from the east
	"ĲĳŸÿŒœẞß",
}

func TestNamesHaveTheLettersOfManyLanguages(t *testing.T) {
	for _, alphabet := range alphabets {
		for _, r := range alphabet {
			if !person.CanWrite(r) {
				t.Errorf("a name may not have %q (%U)", r, r)
			}
		}
	}
}

// TestCrestsStandAlone wants nobody to change the crests of others.
func TestCrestsStandAlone(t *testing.T) {
	person.Crests()[0] = "wolf"
	if got := person.Crests()[0]; got != "fox" {
		t.Errorf("the first crest is %q", got)
	}
}
