// Ebitengine's canvas and its WebGL context. To make them takes a fifth of the time between the compiled program and home, most
// of it in another process: they are made while the program comes, and Ebitengine gets them where it would make its own.
"use strict";
(() => {
	const page = window.treillePage;

	// The graphics card may allow no picture as large as the window: 2048 pixels in Firefox protected against
	// fingerprinting, 4096 on older phones. Ebitengine ends with an error when its canvas is larger. Where it sets the
	// size, it gets as many pixels as are allowed, in the same proportion; the browser stretches them over the page.
	// The game keeps its own pictures within the same limit (Room.LayoutF).
	function limitSize(canvas, context) {
		// The largest power of two, as Ebitengine counts it.
		const limit = 2 ** Math.floor(Math.log2(context.getParameter(context.MAX_TEXTURE_SIZE)));
		const wanted = {};
		const real = {};
		const fit = () => {
			const shrink = Math.min(1, limit / Math.max(wanted.width, wanted.height));
			for (const side of ["width", "height"]) {
				const pixels = Math.max(1, Math.floor(wanted[side] * shrink));
				if (real[side].get.call(canvas) !== pixels) { // Setting it clears the picture.
					real[side].set.call(canvas, pixels);
				}
			}
		};
		for (const side of ["width", "height"]) {
			real[side] = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
			wanted[side] = canvas[side];
			Object.defineProperty(canvas, side, {
				get: () => real[side].get.call(canvas),
				set: (pixels) => {
					if (canvas.isConnected) { // A new canvas Ebitengine makes 16 pixels wide and high, before it is in the page.
						wanted[side] = pixels;
						fit();
					}
				},
			});
		}
	}

	// Ebitengine reloads the page at once when the WebGL context is lost. Here the game saves first; the reloaded game
	// goes on where it was; and if the context is lost again and again, a message comes instead of an endless loop.
	function surviveLostContext(canvas) {
		canvas.addEventListener("webglcontextlost", (e) => {
			e.stopImmediatePropagation();
			e.preventDefault();
			if (page.hasStopped) {
				return;
			}
			page.call("onContextLost");
			let losses = [];
			const now = Date.now();
			try {
				losses = JSON.parse(sessionStorage.getItem("treille.losses") || "[]").filter((t) => t <= now && now - t < 60000); // A clock may be set back.
				losses.push(now);
				sessionStorage.setItem("treille.losses", JSON.stringify(losses));
			} catch (error) {
				// Without storage, nothing says how often it happened.
			}
			if (losses.length > 3) {
				page.stopped("lost");
				return;
			}
			page.reload();
		}, true);
	}

	// makeCanvas makes both, and returns what hands the canvas to Ebitengine; or null, if the browser has no WebGL 2 though it
	// has WebGL2RenderingContext.
	page.makeCanvas = () => {
		const make = document.createElement;
		const canvas = make.call(document, "canvas");
		// The size that Ebitengine gives it: with a context each change of it takes long.
		canvas.width = Math.floor(document.body.clientWidth * devicePixelRatio);
		canvas.height = Math.floor(document.body.clientHeight * devicePixelRatio);
		const context = canvas.getContext("webgl2", { alpha: true, premultipliedAlpha: true, stencil: true }); // as Ebitengine asks for it
		if (!context) {
			return null;
		}
		limitSize(canvas, context);
		surviveLostContext(canvas);
		return () => {
			document.createElement = (name, ...rest) => {
				if (name !== "canvas") {
					return make.call(document, name, ...rest);
				}
				document.createElement = make;
				return canvas;
			};
		};
	};
})();
