// Loading: the program streams in while it compiles, the bar shows how far it is, then the game bakes its pictures and
// shows that in the same bar.
"use strict";
(() => {
	const page = window.treillePage;
	const loading = document.getElementById("treille-loading");
	const bar = document.getElementById("treille-bar");
	const fill = document.getElementById("treille-bar-fill");
	const step = document.getElementById("treille-step");

	const fading = 300; // ms, as in first.css

	let stays = false; // the first picture, when the game has begun

	// The share of the bar that the download has; the rest is the baking's. On a fast line the download is the shorter.
	const downloadShare = 0.6;

	function takeAway() {
		loading.hidden = true;
	}

	// show shows which part of the way is behind, or, with null, that this is not known.
	function show(part, text) {
		fill.classList.toggle("wandering", part === null);
		if (part === null) {
			bar.removeAttribute("aria-valuenow");
		} else {
			bar.setAttribute("aria-valuenow", String(Math.round(100 * part)));
			fill.style.transform = `scaleX(${part})`;
		}
		if (step.textContent !== text) {
			step.textContent = text;
		}
	}

	// watchStderr remembers the end of what the program wrote to its standard error, and returns a function that
	// finds there why it died: the first line of a panic and the stack that follows it, or else the last line.
	function watchStderr() {
		const write = globalThis.fs.writeSync;
		const decoder = new TextDecoder("utf-8");
		let written = "";
		globalThis.fs.writeSync = (fd, bytes) => {
			if (fd === 2) {
				// A panic comes in many small pieces, and the stack of many goroutines may follow.
				written = (written + decoder.decode(bytes, { stream: true })).slice(-65536);
			}
			return write(fd, bytes);
		};
		return () => {
			const lines = written.split("\n").filter((line) => line.trim() !== "");
			const panic = lines.findIndex((line) => /^(panic|fatal error):/.test(line));
			const [why, ...stack] = lines.slice(panic);
			return [why, stack.join("\n")];
		};
	}

	// silence lets the listeners and timers of a program that has ended do nothing. Go throws "Go program has already
	// exited" from each, at every move of the mouse. Its timers would be tried again for ever if they stayed.
	function silence() {
		Go.prototype._resume = function () {
			this._scheduledTimeouts.clear();
		};
	}

	// painted comes when the first picture is on the screen. The program lets nothing be painted for its first second, and
	// where it comes out of a cache it would be there before. A tab behind another paints nothing: it waits no longer.
	const painted = Promise.race([window.treilleShelf, new Promise((done) => setTimeout(done, 300))]);

	async function load() {
		show(0, page.word("loading"));
		// Names are typed in it, later; nothing is fetched later.
		document.fonts.load('500 18px "Alegreya Sans"').catch(() => {}); // Then the system's takes its place.
		if (typeof WebAssembly !== "object" || typeof WebAssembly.compileStreaming !== "function") {
			page.stopped("noWasm");
			return;
		}
		if (typeof WebGL2RenderingContext === "undefined") {
			page.stopped("noWebGL"); // Before the download rather than after it.
			return;
		}
		const go = new Go();
		// Until home stands there memory is only taken. Then the program goes back to what is usual (web.FirstFrame).
		go.env.GOGC = "1600";
		let code = 0;
		go.exit = (c) => {
			code = c;
		};
		const cause = watchStderr();
		const canvas = Promise.all([painted, page.mayPlay]).then(page.makeCanvas);

		// Each repainting costs time, so they are few.
		const counting = setInterval(() => {
			const { come } = window.treilleProgram;
			show(come === 0 && performance.now() > 1000 ? null : downloadShare * come, page.word("loading"));
		}, 100);
		let instance;
		try {
			// first.js has begun it, ahead of all other scripts. (A preload would come as early, but WebKit downloads what was
			// preloaded a second time.)
			instance = await WebAssembly.instantiate(await window.treilleProgram.compiled, go.importObject);
		} catch (e) {
			page.stopped("noLoad", String(e));
			return;
		} finally {
			clearInterval(counting);
		}
		performance.mark("treille-compiled");
		const handCanvas = await canvas;
		if (!handCanvas) {
			page.stopped("noWebGL");
		}
		if (page.hasStopped) {
			return;
		}
		show(downloadShare, page.word("starting"));
		handCanvas();
		try {
			await go.run(instance);
			silence();
			const [why, stack] = cause();
			page.stopped("stopped", why || `exit code ${code}`, stack);
		} catch (e) {
			silence();
			const [why, stack] = cause();
			page.stopped("stopped", why || String(e), stack);
		}
	}

	page.offer({
		// progress shows how many steps of baking are done, out of how many, and what comes now in the game's words.
		// The page can only paint it when the game gives way to the browser after the call.
		progress(done, of, label) {
			show(downloadShare + (1 - downloadShare) * (of > 0 ? Math.min(1, done / of) : 0), label);
		},
		// firstPicture reports whether the first picture is as large as the game's. Then it lies below the game's canvas from the
		// first frame on, and is seen where the game draws nothing.
		firstPicture(width, height) {
			const shelf = document.getElementById("treille-shelf");
			stays = shelf.width === width && shelf.height === height;
			return stays;
		},
		// started lets the game fade in where the first picture stands.
		started() {
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			if (stays) {
				loading.classList.add("below");
				if (!still) {
					page.canvas().animate({ opacity: [0, 1] }, fading);
				}
				return;
			}
			loading.classList.add("over");
			setTimeout(takeAway, still ? 0 : fading);
		},
		// covered takes the first picture away: the game draws all itself.
		covered: takeAway,
	});

	load();
})();
