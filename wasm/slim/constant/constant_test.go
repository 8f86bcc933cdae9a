package constant_test

import (
	standard "go/constant"
	"go/token"
	"math"
	"testing"

	"treille/wasm/slim/constant"
)

// A pair is a value here and there.
type pair struct {
	here  constant.Value
	there standard.Value
}

// numbers are literals as shaders have them.
var numbers = []struct {
	tok token.Token
	lit string
}{
	{token.INT, "0"},
	{token.INT, "1"},
	{token.INT, "2"},
	{token.INT, "7"},
	{token.INT, "0x1F"},
	{token.INT, "1_000"},
	{token.FLOAT, "0.0"},
	{token.FLOAT, "1.0"},
	{token.FLOAT, ".5"},
	{token.FLOAT, "0.1"},
	{token.FLOAT, "2.2"},
	{token.FLOAT, "1e-3"},
	{token.FLOAT, "3.14159265"},
	{token.INT, "x"},
}

// literals returns all numbers and their negatives.
func literals() []pair {
	var list []pair
	for _, n := range numbers {
		p := pair{constant.MakeFromLiteral(n.lit, n.tok, 0), standard.MakeFromLiteral(n.lit, n.tok, 0)}
		list = append(list, p, pair{constant.UnaryOp(token.SUB, p.here, 0), standard.UnaryOp(token.SUB, p.there, 0)})
	}
	return append(list,
		pair{constant.MakeInt64(3), standard.MakeInt64(3)},
		pair{constant.MakeFloat64(0.25), standard.MakeFloat64(0.25)},
		pair{constant.MakeFloat64(math.Inf(1)), standard.MakeFloat64(math.Inf(1))})
}

// same fails the test unless both values are one, and one whether they are taken for
// whole numbers or for others.
func same(t *testing.T, what string, p pair) {
	t.Helper()
	if int(p.here.Kind()) != int(p.there.Kind()) {
		t.Errorf("%s is of kind %v instead of %v", what, p.here.Kind(), p.there.Kind())
		return
	}
	if got, want := int(constant.ToInt(p.here).Kind()), int(standard.ToInt(p.there).Kind()); got != want {
		t.Errorf("%s is of kind %v instead of %v as a whole number", what, got, want)
	}
	if p.here.Kind() == constant.Int {
		got, _ := constant.Int64Val(p.here)
		if want, _ := standard.Int64Val(p.there); got != want {
			t.Errorf("%s is %d instead of %d", what, got, want)
		}
	}
	got, _ := constant.Float64Val(constant.ToFloat(p.here))
	want, _ := standard.Float64Val(standard.ToFloat(p.there))
	if math.Abs(got-want) > 1e-15*max(1, math.Abs(want)) {
		t.Errorf("%s is %v instead of %v", what, got, want)
	}
	if got, want := constant.Sign(p.here), standard.Sign(p.there); got != want {
		t.Errorf("the sign of %s is %d instead of %d", what, got, want)
	}
}

// TestItCountsAsTheStandardLibraryDoes tries every operation on every two numbers.
func TestItCountsAsTheStandardLibraryDoes(t *testing.T) {
	list := literals()
	for _, x := range list {
		same(t, x.there.String(), x)
		if got, want := x.here.String(), x.there.String(); got != want {
			t.Errorf("%s is written %s", want, got)
		}
		for _, y := range list {
			ops := []token.Token{token.ADD, token.SUB, token.MUL}
			if standard.Sign(y.there) != 0 {
				ops = append(ops, token.QUO)
			}
			if x.there.Kind() == standard.Int && y.there.Kind() == standard.Int {
				ops = append(ops, token.AND, token.OR, token.XOR, token.AND_NOT)
				if standard.Sign(y.there) != 0 {
					ops = append(ops, token.QUO_ASSIGN, token.REM)
				}
			}
			for _, op := range ops {
				same(t, x.there.String()+" "+op.String()+" "+y.there.String(), pair{constant.BinaryOp(x.here, op, y.here), standard.BinaryOp(x.there, op, y.there)})
			}
			for _, op := range []token.Token{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ} {
				if got, want := constant.Compare(x.here, op, y.here), standard.Compare(x.there, op, y.there); got != want {
					t.Errorf("%s %s %s is %v", x.there, op, y.there, got)
				}
			}
		}
	}
}

// TestBits tries what is done with whole numbers alone.
func TestBits(t *testing.T) {
	for _, i := range []int64{-5, 0, 1, 12} {
		x := pair{constant.MakeInt64(i), standard.MakeInt64(i)}
		same(t, "^", pair{constant.UnaryOp(token.XOR, x.here, 0), standard.UnaryOp(token.XOR, x.there, 0)})
		same(t, "+", pair{constant.UnaryOp(token.ADD, x.here, 0), standard.UnaryOp(token.ADD, x.there, 0)})
		for _, s := range []uint{0, 1, 5} {
			same(t, "<<", pair{constant.Shift(x.here, token.SHL, s), standard.Shift(x.there, token.SHL, s)})
			same(t, ">>", pair{constant.Shift(x.here, token.SHR, s), standard.Shift(x.there, token.SHR, s)})
		}
	}
}

// TestTruth tries what is done with truth values.
func TestTruth(t *testing.T) {
	for _, a := range []bool{false, true} {
		x := pair{constant.MakeBool(a), standard.MakeBool(a)}
		if constant.BoolVal(x.here) != a || constant.BoolVal(constant.UnaryOp(token.NOT, x.here, 0)) == a {
			t.Errorf("%v is not kept", a)
		}
		for _, b := range []bool{false, true} {
			y := pair{constant.MakeBool(b), standard.MakeBool(b)}
			for _, op := range []token.Token{token.LAND, token.LOR} {
				if got, want := constant.BoolVal(constant.BinaryOp(x.here, op, y.here)), standard.BoolVal(standard.BinaryOp(x.there, op, y.there)); got != want {
					t.Errorf("%v %s %v is %v", a, op, b, got)
				}
			}
			for _, op := range []token.Token{token.EQL, token.NEQ} {
				if got, want := constant.Compare(x.here, op, y.here), standard.Compare(x.there, op, y.there); got != want {
					t.Errorf("%v %s %v is %v", a, op, b, got)
				}
			}
		}
	}
}
