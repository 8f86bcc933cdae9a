// Package constant stands in for the standard library's: no shader is compiled, so there
// are no constants to count with.
package constant

import "go/token"

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

// A Value is a constant. There is none.
type Value interface {
	Kind() Kind
	String() string
}

const notHere = "constant: not here"

func MakeBool(bool) Value                             { panic(notHere) }
func MakeInt64(int64) Value                           { panic(notHere) }
func MakeFloat64(float64) Value                       { panic(notHere) }
func MakeFromLiteral(string, token.Token, uint) Value { panic(notHere) }
func BoolVal(Value) bool                              { panic(notHere) }
func Int64Val(Value) (int64, bool)                    { panic(notHere) }
func Float64Val(Value) (float64, bool)                { panic(notHere) }
func ToInt(Value) Value                               { panic(notHere) }
func ToFloat(Value) Value                             { panic(notHere) }
func Sign(Value) int                                  { panic(notHere) }
func UnaryOp(token.Token, Value, uint) Value          { panic(notHere) }
func BinaryOp(Value, token.Token, Value) Value        { panic(notHere) }
func Shift(Value, token.Token, uint) Value            { panic(notHere) }
func Compare(Value, token.Token, Value) bool          { panic(notHere) }
