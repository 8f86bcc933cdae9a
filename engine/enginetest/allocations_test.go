package enginetest

import "testing"

func TestAllocations(t *testing.T) {
	calls := 0
	at := func(call ...int) func() {
		calls = 0
		return func() {
			calls++
			for _, c := range call {
				if c == calls || c == 0 {
					sink = make([]byte, 8)
				}
			}
		}
	}
	tests := []struct {
		fault string
		run   func()
		want  float64
	}{
		{"never", at(), 0},
		{"in the call that fills lists", at(1), 0},
		{"once by chance", at(2), 0},
		{"each time", at(0), 1},
		{"each time, twice", at(0, 0), 2},
	}
	for _, test := range tests {
		calls = 0
		if n := Allocations(test.run); n != test.want {
			t.Errorf("allocates %s: %v, want %v", test.fault, n, test.want)
		}
	}
}
