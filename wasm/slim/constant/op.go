package constant

import (
	"cmp"
	"fmt"
	"go/token"
)

// UnaryOp returns op y.
func UnaryOp(op token.Token, y Value, _ uint) Value {
	switch y := y.(type) {
	case unknown:
		return y
	case boolean:
		if op == token.NOT {
			return !y
		}
	case integer:
		switch op {
		case token.ADD:
			return y
		case token.SUB:
			return -y
		case token.XOR:
			return ^y
		}
	case float:
		switch op {
		case token.ADD:
			return y
		case token.SUB:
			return MakeFloat64(float64(-y))
		}
	}
	panic(fmt.Sprintf("constant: %s %v", op, y))
}

// BinaryOp returns x op y. The quotient of whole numbers is a number with a fraction,
// except for token.QUO_ASSIGN.
func BinaryOp(x Value, op token.Token, y Value) Value {
	switch x, y := match(x, y); x := x.(type) {
	case unknown:
		return x
	case boolean:
		switch op {
		case token.LAND:
			return x && y.(boolean)
		case token.LOR:
			return x || y.(boolean)
		}
	case integer:
		return integers(x, op, y.(integer))
	case float:
		return floats(float64(x), op, float64(y.(float)))
	}
	panic(fmt.Sprintf("constant: %v %s %v", x, op, y))
}

func integers(x integer, op token.Token, y integer) Value {
	switch op {
	case token.ADD:
		return x + y
	case token.SUB:
		return x - y
	case token.MUL:
		return x * y
	case token.QUO:
		return floats(float64(x), op, float64(y))
	case token.QUO_ASSIGN:
		return x / y
	case token.REM:
		return x % y
	case token.AND:
		return x & y
	case token.OR:
		return x | y
	case token.XOR:
		return x ^ y
	case token.AND_NOT:
		return x &^ y
	}
	panic(fmt.Sprintf("constant: %v %s %v", x, op, y))
}

func floats(x float64, op token.Token, y float64) Value {
	switch op {
	case token.ADD:
		return MakeFloat64(x + y)
	case token.SUB:
		return MakeFloat64(x - y)
	case token.MUL:
		return MakeFloat64(x * y)
	case token.QUO:
		return MakeFloat64(x / y)
	}
	panic(fmt.Sprintf("constant: %v %s %v", x, op, y))
}

// Shift returns x op s, op being token.SHL or token.SHR, x a whole number or unknown.
func Shift(x Value, op token.Token, s uint) Value {
	switch x := x.(type) {
	case unknown:
		return x
	case integer:
		if op == token.SHL {
			return x << s
		}
		return x >> s
	}
	panic(fmt.Sprintf("constant: %v %s %d", x, op, s))
}

// Compare returns x op y; nothing is true of what is unknown.
func Compare(x Value, op token.Token, y Value) bool {
	switch x, y := match(x, y); x := x.(type) {
	case unknown:
		return false
	case boolean:
		return (x == y.(boolean)) == (op == token.EQL)
	case integer:
		return ordered(cmp.Compare(x, y.(integer)), op)
	case float:
		return ordered(cmp.Compare(x, y.(float)), op)
	}
	panic(fmt.Sprintf("constant: %v %s %v", x, op, y))
}

// ordered reports whether an order, below, at or above 0, is what op asks for.
func ordered(order int, op token.Token) bool {
	switch op {
	case token.EQL:
		return order == 0
	case token.NEQ:
		return order != 0
	case token.LSS:
		return order < 0
	case token.LEQ:
		return order <= 0
	case token.GTR:
		return order > 0
	case token.GEQ:
		return order >= 0
	}
	panic("constant: " + op.String() + " does not compare")
}

// match returns both values as of one kind, unknown if one of them is.
func match(x, y Value) (a, b Value) {
	switch {
	case x.Kind() == y.Kind():
		return x, y
	case x.Kind() == Unknown || y.Kind() == Unknown:
		return unknown{}, unknown{}
	case x.Kind() == Float:
		return x, ToFloat(y)
	case y.Kind() == Float:
		return ToFloat(x), y
	}
	return x, y
}
