//go:build slim

// Command list prints Ebitengine's shaders as Ebitengine compiles them, in Go, for
// package legacyshader. It runs within Ebitengine's module.
package main

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"

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
	var vertices, fragments []string
	var lines []string // of each program, what is its own
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
		}
		vertex, fragment := glsl.Compile(p, glsl.GLSLVersionES300)
		vertices, fragments = append(vertices, vertex), append(fragments, fragment)
		lines = append(lines, fmt.Sprintf("%s: {\nid: shaderir.SourceID%s,\nuses: %#v,\n", list(shaderir.CalcSourceID(source)), list(p.SourceID), uses(p)))
	}
	head := common(fragments)
	begin(first)
	fmt.Printf("// vertex is the first half of all shaders.\nconst vertex = `%s`\n\n// head is how the second half of all begins.\nconst head = `%s`\n\n", common(vertices), head)
	fmt.Print("// programs are the compiled shaders, by the hash of their sources.\nvar programs = map[shaderir.SourceID]program{\n")
	for i, fragment := range fragments {
		if vertices[i] != common(vertices) {
			fmt.Fprintln(os.Stderr, "not all shaders have the same first half")
			os.Exit(1)
		}
		fmt.Printf("%sfragment: head + `%s`,\n},\n", lines[i], strings.TrimPrefix(fragment, head))
	}
	fmt.Println("}")
}

// common returns the lines with which all texts begin.
func common(texts []string) string {
	n := len(texts[0])
	for _, text := range texts {
		for !strings.HasPrefix(text, texts[0][:n]) {
			n = strings.LastIndexByte(texts[0][:n-1], '\n') + 1
		}
	}
	return texts[0][:n]
}

// begin prints the variables that all shaders have.
func begin(p *shaderir.Program) {
	fmt.Printf("//go:build slim\n\n// Made by go generate ./wasm/slim, of Ebitengine's shaders (Apache License 2.0). DO NOT EDIT.\n\npackage legacyshader\n\n"+
		"import \"github.com/hajimehoshi/ebiten/v2/internal/shaderir\"\n\nconst textures = %d\n\nvar names = %#v\n\nvar uniforms = []shaderir.Type{\n", p.TextureCount, p.UniformNames)
	for _, u := range p.Uniforms {
		fmt.Printf("%s,\n", typeOf(u))
	}
	fmt.Print("}\n\n")
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
