//go:build slim

// Package legacyshader stands in for Ebitengine's, which compiles shaders while the
// page loads, with a parser and a checker of their language. The few that Treille draws
// with are compiled beforehand: see programs.go.
package legacyshader

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp"
)

// Unit is what a shader counts in.
type Unit int

// The units.
const (
	Texels Unit = iota
	Pixels
)

// A program is a compiled shader.
type program struct {
	id       shaderir.SourceID
	uses     []int  // the uniform variables that make a difference, as indexes of uniforms
	fragment string // in GLSL ES 3.00, as vertex is
}

// CompileShader returns the compiled shader of a source of Ebitengine's own, and an
// error for others. It is called once for each.
func CompileShader(source []byte) (*shaderir.Program, Unit, error) {
	p, ok := programs[shaderir.CalcSourceID(source)]
	if !ok {
		return nil, 0, errors.New("legacyshader: in the browser there are only Ebitengine's own shaders")
	}
	shaderprecomp.RegisterGLSL(p.id, nil, nil, []byte(vertex), []byte(p.fragment))
	ir := &shaderir.Program{SourceID: p.id, TextureCount: textures, UniformNames: names, Uniforms: uniforms}
	// Ebitengine looks there for the variables that are used.
	var uses shaderir.Stmt
	for _, i := range p.uses {
		uses.Exprs = append(uses.Exprs, shaderir.Expr{Type: shaderir.UniformVariable, Index: i})
	}
	ir.FragmentFunc.Block = &shaderir.Block{Stmts: []shaderir.Stmt{uses}}
	return ir, Pixels, nil
}
