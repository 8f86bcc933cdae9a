package game

import (
	"fmt"
	"testing"

	"treille/engine/enginetest/soak"
	"treille/webtest"
)

// gauges keep what tells how much memory the game and its pictures take.
const gauges = `(() => {
	const start = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...args) => {
		const instance = await start(...args);
		window.memory = instance.exports.mem;
		return instance;
	};
	const gl = WebGL2RenderingContext.prototype;
	const { createTexture, deleteTexture, bindTexture, texImage2D } = gl;
	const bytes = new Map();
	let bound = null;
	window.pictures = () => [...bytes.values()].reduce((a, b) => a + b, 0);
	gl.createTexture = function () {
		const texture = createTexture.call(this);
		bytes.set(texture, 0);
		return texture;
	};
	gl.deleteTexture = function (texture) {
		bytes.delete(texture);
		deleteTexture.call(this, texture);
	};
	gl.bindTexture = function (target, texture) {
		bound = texture;
		bindTexture.call(this, target, texture);
	};
	gl.texImage2D = function (...args) {
		bytes.set(bound, 4 * args[3] * args[4]);
		texImage2D.apply(this, args);
	};
})()`

// all are the games.
var all = []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"}

// computersAlone seats computer players at all tables, who decide at once.
func computersAlone() string {
	lines := []string{"speed instant"}
	for _, game := range all {
		for i, crest := range []string{"owl", "snail", "fox"} {
			lines = append(lines, fmt.Sprintf("seat %s easy %s Nobody %d", game, crest, i+1))
		}
	}
	return settings(lines...)
}

// A taken is how much memory a page takes, in bytes.
type taken struct{ Program, Script, Pictures int }

func takenBy(p *webtest.Page) (m taken) {
	p.Eval("memory.buffer.byteLength", &m.Program)
	p.Eval("pictures()", &m.Pictures)
	m.Script = p.Heap()
	return m
}

// TestMemoryDoesNotGrowWithTheGames plays a game at each table of one page, and then more.
func TestMemoryDoesNotGrowWithTheGames(t *testing.T) {
	games := soak.Of(2, 50)
	v := webtest.Phone.Coarse()
	v.Profile = "one" // and so no other page in its process
	v.Before = []string{gauges, unseen, computersAlone()}
	p := openAt(t, "?no-worker", v)
	watchAll(p)
	before := takenBy(p)
	t.Logf("after a game at each table: %+v", before)
	for i := 2; ; i++ {
		watchAll(p)
		after := takenBy(p)
		t.Logf("after %d: %+v", i, after)
		// Go lets garbage lie, and more of it in one turn than in another: then it has to settle within two more. What is
		// left without it is tested in scenes/pages/home.
		grows := after.Program > before.Program*11/10 || after.Pictures > before.Pictures || after.Script > before.Script*11/10
		switch {
		case i < games:
		case !grows:
			return
		case i == games+2:
			t.Fatalf("the memory grows: %+v, then %+v", before, after)
		default:
			before = after
		}
	}
}

// watchAll watches a game at each table, and goes home.
func watchAll(p *webtest.Page) {
	for _, game := range all {
		prepareGame(p, game, p.ActivateControl)
		p.ActivateControl("start")
		p.WaitState("the result", `s.scene === "result" && s.drawn`)
		p.ActivateControl("home")
		p.WaitState("home", `s.scene === "home" && s.drawn && !s.moving`)
	}
}
