//go:build slim

// Command list prints Ebitengine's shaders as Ebitengine compiles them, in Go, for
// package legacyshader. It runs within Ebitengine's module.
package main

import (
	"fmt"
	"os"
	"reflect"
	"slices"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func main() {
	sources := [][]byte{[]byte(builtinshader.ClearShaderSource)}
	for f := range builtinshader.Filter(builtinshader.FilterCount) {
		for a := range builtinshader.Address(builtinshader.AddressCount) {
			sources = append(sources, builtinshader.ShaderSource(f, a))
		}
	}
	var first *shaderir.Program
	for _, source := range sources {
		p, unit, err := legacyshader.CompileShader(source)
		if err == nil && unit != legacyshader.Pixels {
			err = fmt.Errorf("a shader counts in texels")
		}
		if err == nil && first != nil && !(slices.Equal(p.UniformNames, first.UniformNames) && reflect.DeepEqual(p.Uniforms, first.Uniforms) && p.TextureCount == first.TextureCount) {
			err = fmt.Errorf("not all shaders have the same variables")
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if first == nil {
			first = p
			begin(p)
		}
		vertex, fragment := glsl.Compile(p, glsl.GLSLVersionES300)
		fmt.Printf("%s: {\nid: shaderir.SourceID%s,\nuses: %s,\nvertex: `%s`,\nfragment: `%s`,\n},\n",
			list(shaderir.CalcSourceID(source)), list(p.SourceID), fmt.Sprintf("%#v", uses(p)), vertex, fragment)
	}
	fmt.Println("}")
}

// begin prints what all shaders have in common.
func begin(p *shaderir.Program) {
	fmt.Printf("//go:build slim\n\n// Made by go generate ./wasm/slim, of Ebitengine's shaders (Apache License 2.0). DO NOT EDIT.\n\npackage legacyshader\n\n"+
		"import \"github.com/hajimehoshi/ebiten/v2/internal/shaderir\"\n\nconst textures = %d\n\nvar names = %#v\n\nvar uniforms = []shaderir.Type{\n", p.TextureCount, p.UniformNames)
	for _, u := range p.Uniforms {
		fmt.Printf("%s,\n", typeOf(u))
	}
	fmt.Print("}\n\n// programs are the compiled shaders, by the hash of their sources.\nvar programs = map[shaderir.SourceID]program{\n")
}

func typeOf(t shaderir.Type) string {
	s := fmt.Sprintf("{Main: %d", t.Main)
	if t.Length > 0 {
		s += fmt.Sprintf(", Length: %d, Sub: []shaderir.Type{%s}", t.Length, typeOf(t.Sub[0]))
	}
	return s + "}"
}

func list(id shaderir.SourceID) string {
	s := "{"
	for i, b := range id {
		if i > 0 {
			s += ", "
		}
		s += fmt.Sprintf("%#02x", b)
	}
	return s + "}"
}

// uses lists the uniform variables that a shader's result depends on.
func uses(p *shaderir.Program) (found []int) {
	for i := range p.Uniforms {
		size := p.Uniforms[i].DwordCount()
		all, at := []uint32(nil), 0
		for k := range p.Uniforms {
			n := p.Uniforms[k].DwordCount()
			if k < i {
				at += n
			}
			all = append(all, slices.Repeat([]uint32{1}, n)...)
		}
		p.FilterUniformVariables(all)
		if slices.Contains(all[at:at+size], 1) {
			found = append(found, i)
		}
	}
	return found
}
