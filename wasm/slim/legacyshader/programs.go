//go:build slim

// Made by go generate ./wasm/slim, of Ebitengine's shaders (Apache License 2.0). DO NOT EDIT.

package legacyshader

import "github.com/hajimehoshi/ebiten/v2/internal/shaderir"

const textures = 4

var names = []string{"__imageDstTextureSize", "__imageSrcTextureSizes", "__imageDstRegionOrigin", "__imageDstRegionSize", "__imageSrcRegionOrigins", "__imageSrcRegionSizes", "__projectionMatrix"}

var uniforms = []shaderir.Type{
	{Main: 4},
	{Main: 14, Length: 4, Sub: []shaderir.Type{{Main: 4}}},
	{Main: 4},
	{Main: 4},
	{Main: 14, Length: 4, Sub: []shaderir.Type{{Main: 4}}},
	{Main: 14, Length: 4, Sub: []shaderir.Type{{Main: 4}}},
	{Main: 12},
}

// vertex is the first half of all shaders.
const vertex = `#version 300 es

uniform vec2 U0;
uniform vec2 U1[4];
uniform vec2 U2;
uniform vec2 U3;
uniform vec2 U4[4];
uniform vec2 U5[4];
uniform mat4 U6;
uniform sampler2D T0;
uniform sampler2D T1;
uniform sampler2D T2;
uniform sampler2D T3;
in vec2 A0;
in vec2 A1;
in vec4 A2;
in vec4 A3;
out vec2 V0;
out vec4 V1;
out vec4 V2;

float touchUniforms() {
	return float(U1[3].x) + float(U4[3].x) + float(U5[3].x);
}

void main(void) {
	touchUniforms();
	gl_Position = (U6) * (vec4(A0, 0.0, 1.0));
	V0 = A1;
	V1 = A2;
	V2 = A3;
	return;
}
`

// head is how the second half of all begins.
const head = `#version 300 es

#if defined(GL_ES)
precision highp float;
precision highp int;
#else
#define lowp
#define mediump
#define highp
#endif

out vec4 fragColor;

uniform vec2 U0;
uniform vec2 U1[4];
uniform vec2 U2;
uniform vec2 U3;
uniform vec2 U4[4];
uniform vec2 U5[4];
uniform mat4 U6;
uniform sampler2D T0;
uniform sampler2D T1;
uniform sampler2D T2;
uniform sampler2D T3;
in vec2 V0;
in vec4 V1;
in vec4 V2;

`

// programs are the compiled shaders, by the hash of their sources.
var programs = map[shaderir.SourceID]program{
	{0x7b, 0x70, 0x79, 0x88, 0x23, 0x9f, 0x94, 0x40, 0xde, 0xd1, 0x11, 0x9e, 0x0e, 0x0d, 0xce, 0x04}: {
		id:   shaderir.SourceID{0x48, 0x68, 0x68, 0xd9, 0x5d, 0xfa, 0x55, 0xf9, 0x47, 0xd9, 0xb8, 0x30, 0x7c, 0x29, 0x0d, 0xf0},
		uses: []int{6},
		fragment: head + `vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	return vec4(0.0);
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0xbd, 0x1e, 0x5f, 0x69, 0x07, 0xb9, 0xa3, 0x11, 0x03, 0x91, 0xdf, 0x3a, 0x4b, 0xfa, 0xf6, 0x95}: {
		id:   shaderir.SourceID{0x3e, 0x83, 0x2e, 0x25, 0x6d, 0xda, 0x53, 0x02, 0xdc, 0xb6, 0xce, 0x5f, 0xd2, 0xd9, 0xd3, 0x1b},
		uses: []int{6},
		fragment: head + `vec4 F15(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F15(in vec2 l0) {
	return texelFetch(T0, ivec2(floor(l0)), 0);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec4 l4 = vec4(0);
	l4 = F15(l1);
	l4 = (l4) * (l2);
	return l4;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0xd0, 0x62, 0xf8, 0x87, 0xae, 0x2c, 0x38, 0x9d, 0xa8, 0x4a, 0xf2, 0x39, 0x94, 0xde, 0x8d, 0x37}: {
		id:   shaderir.SourceID{0xbe, 0xcd, 0xfc, 0x82, 0x06, 0xa6, 0xd5, 0x5d, 0x93, 0xd3, 0x9a, 0x66, 0xaf, 0x6d, 0x25, 0x59},
		uses: []int{4, 5, 6},
		fragment: head + `vec4 F16(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F16(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec4 l4 = vec4(0);
	l4 = F16(l1);
	l4 = (l4) * (l2);
	return l4;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x4f, 0x8a, 0xe3, 0x2e, 0xfa, 0x80, 0x35, 0x9c, 0xc2, 0x2f, 0xba, 0xbf, 0x5c, 0xb7, 0xb5, 0x1a}: {
		id:   shaderir.SourceID{0x3d, 0x1d, 0xae, 0x80, 0x9c, 0xfd, 0x16, 0xab, 0x6e, 0x26, 0xa7, 0x7b, 0xea, 0xa2, 0x9f, 0xec},
		uses: []int{4, 5, 6},
		fragment: head + `vec2 F0(in vec2 l0);
vec2 F13(void);
vec2 F14(void);
vec4 F17(in vec2 l0);
vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec2 F0(in vec2 l0) {
	vec2 l1 = vec2(0);
	vec2 l2 = vec2(0);
	l1 = F13();
	l2 = F14();
	return (mod((l0) - (l1), l2)) + (l1);
}

vec2 F13(void) {
	return (U4)[0];
}

vec2 F14(void) {
	return (U5)[0];
}

vec4 F17(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec4 l4 = vec4(0);
	l4 = F17(F0(l1));
	l4 = (l4) * (l2);
	return l4;
}

void main(void) {
	fragColor = F33(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x18, 0xd1, 0x6f, 0xf7, 0x2b, 0xce, 0x72, 0xbe, 0x24, 0x69, 0xe9, 0xcc, 0x3b, 0x98, 0xc3, 0xea}: {
		id:   shaderir.SourceID{0x49, 0x57, 0x80, 0xd1, 0xdb, 0x7f, 0x38, 0xfd, 0x9c, 0x97, 0x48, 0xf2, 0x99, 0x8a, 0xc5, 0x5c},
		uses: []int{6},
		fragment: head + `vec4 F15(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F15(in vec2 l0) {
	return texelFetch(T0, ivec2(floor(l0)), 0);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec4 l6 = vec4(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec2 l10 = vec2(0);
	vec4 l11 = vec4(0);
	l4 = (l1) - (5.0000000000e-01);
	l5 = (l1) + (5.0000000000e-01);
	l6 = F15(l4);
	l7 = F15(vec2((l5).x, (l4).y));
	l8 = F15(vec2((l4).x, (l5).y));
	l9 = F15(l5);
	l10 = fract(l5);
	l11 = mix(mix(l6, l7, (l10).x), mix(l8, l9, (l10).x), (l10).y);
	l11 = (l11) * (l2);
	return l11;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x5d, 0x9e, 0xdc, 0xb4, 0x84, 0xa0, 0x47, 0x09, 0xb5, 0xf2, 0x6c, 0x62, 0xe5, 0x16, 0x9d, 0xa6}: {
		id:   shaderir.SourceID{0xe0, 0x46, 0xc8, 0x8b, 0x28, 0x35, 0xad, 0x20, 0x85, 0x6e, 0x8d, 0x10, 0x43, 0x35, 0x28, 0x10},
		uses: []int{4, 5, 6},
		fragment: head + `vec4 F16(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F16(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec4 l6 = vec4(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec2 l10 = vec2(0);
	vec4 l11 = vec4(0);
	l4 = (l1) - (5.0000000000e-01);
	l5 = (l1) + (5.0000000000e-01);
	l6 = F16(l4);
	l7 = F16(vec2((l5).x, (l4).y));
	l8 = F16(vec2((l4).x, (l5).y));
	l9 = F16(l5);
	l10 = fract(l5);
	l11 = mix(mix(l6, l7, (l10).x), mix(l8, l9, (l10).x), (l10).y);
	l11 = (l11) * (l2);
	return l11;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x37, 0x76, 0x48, 0xe5, 0x08, 0xb4, 0x95, 0x34, 0x51, 0x90, 0xd7, 0x02, 0xd9, 0xe5, 0x00, 0xf3}: {
		id:   shaderir.SourceID{0xaa, 0xf1, 0x99, 0x0d, 0x5e, 0xc7, 0x2e, 0x6b, 0x35, 0x48, 0x32, 0x00, 0x75, 0x0b, 0x59, 0x4d},
		uses: []int{4, 5, 6},
		fragment: head + `vec2 F0(in vec2 l0);
vec2 F13(void);
vec2 F14(void);
vec4 F17(in vec2 l0);
vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec2 F0(in vec2 l0) {
	vec2 l1 = vec2(0);
	vec2 l2 = vec2(0);
	l1 = F13();
	l2 = F14();
	return (mod((l0) - (l1), l2)) + (l1);
}

vec2 F13(void) {
	return (U4)[0];
}

vec2 F14(void) {
	return (U5)[0];
}

vec4 F17(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec4 l6 = vec4(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec2 l10 = vec2(0);
	vec4 l11 = vec4(0);
	l4 = (l1) - (5.0000000000e-01);
	l5 = (l1) + (5.0000000000e-01);
	l4 = F0(l4);
	l5 = F0(l5);
	l6 = F17(l4);
	l7 = F17(vec2((l5).x, (l4).y));
	l8 = F17(vec2((l4).x, (l5).y));
	l9 = F17(l5);
	l10 = fract(l5);
	l11 = mix(mix(l6, l7, (l10).x), mix(l8, l9, (l10).x), (l10).y);
	l11 = (l11) * (l2);
	return l11;
}

void main(void) {
	fragColor = F33(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0xaa, 0x54, 0x4a, 0x8e, 0xf6, 0x01, 0xc5, 0xd3, 0xf8, 0x17, 0xd1, 0x14, 0x6d, 0xd6, 0x99, 0x0f}: {
		id:   shaderir.SourceID{0x18, 0xb2, 0x3b, 0xe9, 0x54, 0x30, 0x51, 0x11, 0x39, 0xde, 0x79, 0x91, 0x9d, 0xa6, 0xf0, 0x31},
		uses: []int{6},
		fragment: head + `vec4 F15(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F15(in vec2 l0) {
	return texelFetch(T0, ivec2(floor(l0)), 0);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec2 l6 = vec2(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec4 l10 = vec4(0);
	vec2 l11 = vec2(0);
	vec4 l12 = vec4(0);
	l4 = vec2(abs(dFdx((l1).x)), abs(dFdy((l1).y)));
	l4 = min(l4, vec2(1.0));
	l5 = (l1) - ((l4) / (2.0));
	l6 = (l1) + ((l4) / (2.0));
	l7 = F15(l5);
	l8 = F15(vec2((l6).x, (l5).y));
	l9 = F15(vec2((l5).x, (l6).y));
	l10 = F15(l6);
	l11 = clamp((fract(l6)) / (l4), 0.0, 1.0);
	l12 = mix(mix(l7, l8, (l11).x), mix(l9, l10, (l11).x), (l11).y);
	l12 = (l12) * (l2);
	return l12;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x6c, 0x79, 0x48, 0xb4, 0xe8, 0xf3, 0x3a, 0x72, 0xe3, 0x3e, 0xc3, 0x2c, 0x0c, 0xda, 0x12, 0x8b}: {
		id:   shaderir.SourceID{0x54, 0x7d, 0x99, 0x03, 0x07, 0xf4, 0xb0, 0x34, 0xb0, 0xee, 0x09, 0xf6, 0x39, 0xbb, 0x48, 0x85},
		uses: []int{4, 5, 6},
		fragment: head + `vec4 F16(in vec2 l0);
vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec4 F16(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F32(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec2 l6 = vec2(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec4 l10 = vec4(0);
	vec2 l11 = vec2(0);
	vec4 l12 = vec4(0);
	l4 = vec2(abs(dFdx((l1).x)), abs(dFdy((l1).y)));
	l4 = min(l4, vec2(1.0));
	l5 = (l1) - ((l4) / (2.0));
	l6 = (l1) + ((l4) / (2.0));
	l7 = F16(l5);
	l8 = F16(vec2((l6).x, (l5).y));
	l9 = F16(vec2((l5).x, (l6).y));
	l10 = F16(l6);
	l11 = clamp((fract(l6)) / (l4), 0.0, 1.0);
	l12 = mix(mix(l7, l8, (l11).x), mix(l9, l10, (l11).x), (l11).y);
	l12 = (l12) * (l2);
	return l12;
}

void main(void) {
	fragColor = F32(gl_FragCoord, V0, V1, V2);
}
`,
	},
	{0x13, 0x97, 0xe0, 0x18, 0x3b, 0xfb, 0xda, 0x05, 0xa5, 0xc9, 0xa1, 0x73, 0xf5, 0xb4, 0xae, 0x1c}: {
		id:   shaderir.SourceID{0xe2, 0xdf, 0xc2, 0x54, 0x31, 0x6e, 0xe6, 0x0c, 0x2e, 0x92, 0xe0, 0x89, 0x6a, 0x5b, 0xa6, 0x1a},
		uses: []int{4, 5, 6},
		fragment: head + `vec2 F0(in vec2 l0);
vec2 F13(void);
vec2 F14(void);
vec4 F17(in vec2 l0);
vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3);

vec2 F0(in vec2 l0) {
	vec2 l1 = vec2(0);
	vec2 l2 = vec2(0);
	l1 = F13();
	l2 = F14();
	return (mod((l0) - (l1), l2)) + (l1);
}

vec2 F13(void) {
	return (U4)[0];
}

vec2 F14(void) {
	return (U5)[0];
}

vec4 F17(in vec2 l0) {
	vec2 l1 = vec2(0);
	l1 = (step((U4)[0], l0)) - (step(((U4)[0]) + ((U5)[0]), l0));
	return ((texelFetch(T0, ivec2(floor(l0)), 0)) * ((l1).x)) * ((l1).y);
}

vec4 F33(in vec4 l0, in vec2 l1, in vec4 l2, in vec4 l3) {
	vec2 l4 = vec2(0);
	vec2 l5 = vec2(0);
	vec2 l6 = vec2(0);
	vec4 l7 = vec4(0);
	vec4 l8 = vec4(0);
	vec4 l9 = vec4(0);
	vec4 l10 = vec4(0);
	vec2 l11 = vec2(0);
	vec4 l12 = vec4(0);
	l4 = vec2(abs(dFdx((l1).x)), abs(dFdy((l1).y)));
	l4 = min(l4, vec2(1.0));
	l5 = (l1) - ((l4) / (2.0));
	l6 = (l1) + ((l4) / (2.0));
	l5 = F0(l5);
	l6 = F0(l6);
	l7 = F17(l5);
	l8 = F17(vec2((l6).x, (l5).y));
	l9 = F17(vec2((l5).x, (l6).y));
	l10 = F17(l6);
	l11 = clamp((fract(l6)) / (l4), 0.0, 1.0);
	l12 = mix(mix(l7, l8, (l11).x), mix(l9, l10, (l11).x), (l11).y);
	l12 = (l12) * (l2);
	return l12;
}

void main(void) {
	fragColor = F33(gl_FragCoord, V0, V1, V2);
}
`,
	},
}
