package chance_test

import (
	"fmt"
	"testing"

	"treille/engine/chance"
)

// secret is 00 01 02 … 1f.
func secret() (s chance.Secret) {
	for i := range s {
		s[i] = byte(i)
	}
	return s
}

// nonce has one byte 16 times.
func nonce(b byte) (n chance.Nonce) {
	for i := range n {
		n[i] = b
	}
	return n
}

func table() chance.Table {
	return chance.Table{ID: "k4x9q2m7tb", Game: "vino", Rules: "1", Options: []string{"hidden-money"},
		Nonces: []chance.Nonce{nonce(0x10), {}, nonce(0x20), nonce(0x30)}}
}

// TestGolden wants what another program, in Python, has computed from the description in the
// design: games that were played depend on every bit of it.
func TestGolden(t *testing.T) {
	d := secret().Deal(table())
	first := func(source string, k int) uint64 {
		s := d.Stream(source, k)
		return s.Uint64()
	}
	for _, test := range []struct{ name, got, want string }{
		{"commitment", fmt.Sprintf("%x", secret().Commit("k4x9q2m7tb")), "cc734c37398217095f3e9a200221a578b6ee9422203de40559244ab34085dcb4"},
		{"deal", fmt.Sprintf("%x", d), "9d4dc9c4c27de6fda2385c866fcf2544739ac40382b49c7368f6d1f586f72362"},
		{"card 0", fmt.Sprintf("%x", first("card", 0)), "34a53f581ba74c63"},
		{"card 1", fmt.Sprintf("%x", first("card", 1)), "9f1003c341f3daae"},
		{"die 12", fmt.Sprintf("%x", first("die", 12)), "e1c2350ffda1bbbd"},
		{"player 0", fmt.Sprintf("%x", d.Player(0)), "a500387a7483fca"},
		{"player 3", fmt.Sprintf("%x", d.Player(3)), "ed91be3b1f168c38"},
	} {
		if test.got != test.want {
			t.Errorf("%s is %s, want %s", test.name, test.got, test.want)
		}
	}
}

// TestEverythingCounts changes the secret and each thing of a table: the deal is another one.
// The order of the options is the only thing that does not matter.
func TestEverythingCounts(t *testing.T) {
	changed := func(change func(*chance.Table)) chance.Deal {
		to := table()
		change(&to)
		return secret().Deal(to)
	}
	deals := map[chance.Deal]string{secret().Deal(table()): "nothing", (chance.Secret{}).Deal(table()): "the secret"}
	for name, change := range map[string]func(*chance.Table){
		"the id":                 func(to *chance.Table) { to.ID = "k4x9q2m7tc" },
		"the game":               func(to *chance.Table) { to.Game = "zankapfel" },
		"the rules":              func(to *chance.Table) { to.Rules = "1+0123abcd" },
		"no options":             func(to *chance.Table) { to.Options = nil },
		"a further option":       func(to *chance.Table) { to.Options = append(to.Options, "open") },
		"a nonce":                func(to *chance.Table) { to.Nonces[3][15]++ },
		"that of a computer":     func(to *chance.Table) { to.Nonces[1][0]++ },
		"the order of the seats": func(to *chance.Table) { to.Nonces[0], to.Nonces[2] = to.Nonces[2], to.Nonces[0] },
		"the number of seats":    func(to *chance.Table) { to.Nonces = to.Nonces[:3] },
	} {
		d := changed(change)
		if before, ok := deals[d]; ok {
			t.Errorf("%s and %s make the same deal", name, before)
		}
		deals[d] = name
	}
	one := changed(func(to *chance.Table) { to.Options = []string{"a", "b"} })
	if other := changed(func(to *chance.Table) { to.Options = []string{"b", "a"} }); one != other {
		t.Error("the order of the options makes another deal")
	}
}

func TestCheck(t *testing.T) {
	s, to := secret(), table()
	promised, d := s.Commit(to.ID), s.Deal(to)
	other := table()
	other.Nonces[2] = nonce(0x21)
	bad := s
	bad[0]++
	tests := []struct {
		name   string
		table  chance.Table
		secret chance.Secret
		seat   int
		given  chance.Nonce
		deal   chance.Deal
		want   error
	}{
		{"all as it was", to, s, 2, nonce(0x20), d, nil},
		{"watched", to, s, -1, chance.Nonce{}, d, nil},
		{"another secret", to, bad, 2, nonce(0x20), bad.Deal(to), chance.ErrCommitment},
		{"the own nonce exchanged", other, s, 2, nonce(0x20), s.Deal(other), chance.ErrNonce},
		{"no such seat", to, s, 4, nonce(0x20), d, chance.ErrNonce},
		{"another's nonce exchanged", other, s, 0, nonce(0x10), d, chance.ErrDeal},
		{"another deal", to, s, 2, nonce(0x20), chance.Deal{1}, chance.ErrDeal},
	}
	for _, test := range tests {
		if err := test.table.Check(test.secret, promised, test.seat, test.given, test.deal); err != test.want {
			t.Errorf("%s: %v, want %v", test.name, err, test.want)
		}
	}
}
