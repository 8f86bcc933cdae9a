// Package constant stands in for the standard library's, which counts exactly and
// brings big numbers along for it: Ebitengine counts with it what is constant in a
// shader, where 64 bits are more than enough.
package constant

import (
	"go/token"
	"math"
	"strconv"
)

// A Kind is what sort of thing a value is.
type Kind int

// The kinds.
const (
	Unknown Kind = iota
	Bool
	String
	Int
	Float
	Complex
)

// A Value is a constant.
type Value interface {
	Kind() Kind
	String() string
}

type (
	unknown struct{}
	boolean bool
	integer int64
	float   float64
)

func (unknown) Kind() Kind { return Unknown }
func (boolean) Kind() Kind { return Bool }
func (integer) Kind() Kind { return Int }
func (float) Kind() Kind   { return Float }

func (unknown) String() string   { return "unknown" }
func (b boolean) String() string { return strconv.FormatBool(bool(b)) }
func (i integer) String() string { return strconv.FormatInt(int64(i), 10) }
func (f float) String() string   { return strconv.FormatFloat(float64(f), 'g', 6, 64) }

// MakeBool returns a truth value.
func MakeBool(b bool) Value { return boolean(b) }

// MakeInt64 returns a whole number.
func MakeInt64(x int64) Value { return integer(x) }

// MakeFloat64 returns a number; what is none is unknown.
func MakeFloat64(x float64) Value {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return unknown{}
	}
	return float(x + 0) // no negative zero
}

// MakeFromLiteral reads a number as it stands in a source.
func MakeFromLiteral(lit string, tok token.Token, _ uint) Value {
	switch tok {
	case token.INT:
		if x, err := strconv.ParseInt(lit, 0, 64); err == nil {
			return integer(x)
		}
	case token.FLOAT:
		if x, err := strconv.ParseFloat(lit, 64); err == nil {
			return MakeFloat64(x)
		}
	}
	return unknown{}
}

// BoolVal returns a truth value, false if x is none.
func BoolVal(x Value) bool {
	b, _ := x.(boolean)
	return bool(b)
}

// Int64Val returns a whole number, 0 and false if x is none.
func Int64Val(x Value) (int64, bool) {
	i, ok := x.(integer)
	return int64(i), ok
}

// Float64Val returns a number, 0 and false if x is none.
func Float64Val(x Value) (float64, bool) {
	f, ok := ToFloat(x).(float)
	return float64(f), ok
}

// ToInt returns x as a whole number; what is none is unknown.
func ToInt(x Value) Value {
	switch x := x.(type) {
	case integer:
		return x
	case float:
		if math.Trunc(float64(x)) == float64(x) && math.Abs(float64(x)) < 1<<63 {
			return integer(x)
		}
	}
	return unknown{}
}

// ToFloat returns x as a number that may have a fraction; what is none is unknown.
func ToFloat(x Value) Value {
	switch x := x.(type) {
	case integer:
		return float(x)
	case float:
		return x
	}
	return unknown{}
}

// Sign returns -1, 0 or 1 as x is below, at or above 0, and 1 if x is unknown.
func Sign(x Value) int {
	f, ok := Float64Val(x)
	switch {
	case !ok || f > 0:
		return 1
	case f < 0:
		return -1
	}
	return 0
}
