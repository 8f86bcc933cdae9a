// Repairs of what Ebitengine v2.10.4 does in a browser (its internal/ui/ui_js.go and input_js.go, and internal/gamepad).
// Each function mends one thing and says which.
"use strict";
(() => {
	const page = window.treillePage;
	const treille = window.treille;
	const isTouch = navigator.maxTouchPoints > 0 && matchMedia("(any-pointer: coarse)").matches;

	// Ebitengine reads devicePixelRatio once, and draws that many pixels. Phones have 3 and more, which costs the
	// square in memory and time and shows no difference: on touch devices it sees 2 at most.
	function limitPixelRatio() {
		const real = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
		const limit = isTouch ? 2 : Infinity;
		Object.defineProperty(window, "devicePixelRatio", {
			configurable: true,
			get: () => Math.min(real.get.call(window), limit),
		});
	}

	// Ebitengine looks for gamepads at every tick, and a browser that was asked for them once polls for them from then on, in
	// a thread of its own. The game knows none.
	function wantNoGamepads() {
		navigator.getGamepads = () => [];
	}

	// The graphics card may allow no picture as large as the window: 2048 pixels in Firefox protected against
	// fingerprinting, 4096 on older phones. Ebitengine ends with an error when its canvas is larger. Where it sets the
	// size, it gets as many pixels as are allowed, in the same proportion; the browser stretches them over the page.
	// The game keeps its own pictures within the same limit (Room.LayoutF).
	function limitCanvas(canvas, context) {
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
					wanted[side] = pixels;
					fit();
				},
			});
		}
	}

	// Since Ebitengine reads devicePixelRatio once, the picture is blurred after a zoom or on another monitor. The game
	// is told, so that it saves, and a reload is offered; the offer goes when the old scale is back.
	function offerReloadOnNewScale() {
		const first = window.devicePixelRatio;
		let offer = null;
		const check = () => {
			watch();
			const changed = Math.abs(window.devicePixelRatio - first) > 0.01;
			if (!changed) {
				if (offer) {
					offer.remove();
					offer = null;
				}
				return;
			}
			page.call("onScaleChange");
			if (!offer && !page.hasStopped) {
				offer = makeOffer(() => {
					offer.remove();
					offer = null;
				});
			}
		};
		const watch = () => matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", check, { once: true });
		watch();
		// The limit above hides some changes from the media query's value, not from resize.
		addEventListener("resize", () => {
			if (Math.abs(window.devicePixelRatio - first) > 0.01 !== Boolean(offer)) {
				check();
			}
		});
	}

	function makeOffer(close) {
		const offer = page.bar("scale", [["reload", "", page.reload], ["later", "plain", close]]);
		offer.id = "treille-offer";
		return offer;
	}

	// reload loads the page again and lets the game know, by treille.resumed, that it should go straight on to where
	// the player was.
	page.reload = () => {
		try {
			sessionStorage.setItem("treille.resume", "1");
		} catch (e) {
			// Storage may be forbidden. Then home comes first, with "continue" if there is a save.
		}
		location.reload();
	};

	// The word for where the player is belongs to this tab; it counts if the page is loaded again, not if its address is opened.
	function stands(word) {
		try {
			sessionStorage.setItem("treille.stands", word);
		} catch (e) {
			// See page.reload.
		}
	}

	page.offer({ reload: page.reload, stands });

	function readResumed() {
		treille.resumed = false;
		treille.stood = "";
		try {
			treille.resumed = sessionStorage.getItem("treille.resume") === "1";
			sessionStorage.removeItem("treille.resume");
			const [load] = performance.getEntriesByType("navigation");
			if (load && load.type === "reload") {
				treille.stood = sessionStorage.getItem("treille.stands") || "";
			}
		} catch (e) {
			// See page.reload.
		}
	}

	// Ebitengine listens to touchstart, touchmove and touchend, not to touchcancel (a call, a system gesture, too many
	// fingers): the finger would stay down for ever. The game is told first, so that it takes the end for no tap.
	function endCancelledTouches(canvas) {
		canvas.addEventListener("touchcancel", (e) => {
			page.call("onTouchCancel");
			canvas.dispatchEvent(page.touchEvent("touchend", e));
		});
	}

	// When its canvas loses the focus, as it does to the hidden button of what is pressed or to a line of typing, Ebitengine
	// lets go of all fingers, of the mouse and of the keys. A finger that is still down would come back as a new one, and
	// press what lies beneath the page that it has just closed; a mouse would press at once, and could drag nothing; an
	// arrow key would go no further. Only a mouse or a key whose window loses the focus is let go of: nobody hears where it
	// goes up.
	function keepHand(canvas) {
		let fingers = 0;
		let buttons = 0;
		for (const type of ["touchstart", "touchend", "touchcancel"]) {
			canvas.addEventListener(type, (e) => {
				fingers = e.targetTouches.length;
			}, { capture: true, passive: true });
		}
		for (const type of ["mousedown", "mouseup"]) {
			addEventListener(type, (e) => {
				buttons = e.buttons;
			}, { capture: true, passive: true });
		}
		addEventListener("blur", (e) => {
			const holds = fingers > 0 || (buttons > 0 || page.holdsKey()) && e.relatedTarget;
			if (e.target === canvas && e.isTrusted && holds) {
				e.stopImmediatePropagation();
			}
		}, true);
	}

	// Two fingers on a trackpad or on glass would magnify the page in Safari, and leave the game half out of sight: its
	// gesture events come beside those that Ebitengine and touch-action hold back.
	function stayInPlace() {
		for (const type of ["gesturestart", "gesturechange", "gestureend"]) {
			addEventListener(type, (e) => e.preventDefault(), { capture: true, passive: false });
		}
	}

	// Ebitengine adds a viewport meta of its own, without viewport-fit=cover, and the last one counts. Taking it away
	// and writing ours again brings the safe area back.
	function keepViewport() {
		const ours = document.querySelector("meta[name=viewport]");
		const content = ours.content;
		new MutationObserver(() => {
			for (const meta of document.querySelectorAll("meta[name=viewport]")) {
				if (meta !== ours) {
					meta.remove();
					ours.content = "";
					ours.content = content;
					tellInsets();
				}
			}
		}).observe(document.head, { childList: true });
	}

	// Scripts cannot read env(safe-area-inset-*): the padding of a probe element can.
	let lastInsets = "";
	function tellInsets() {
		const style = getComputedStyle(document.getElementById("treille-insets"));
		const insets = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(parseFloat);
		const [top, right, bottom, left] = insets;
		treille.insets = { top, right, bottom, left };
		if (String(insets) !== lastInsets && typeof treille.onInsets === "function") {
			lastInsets = String(insets);
			page.call("onInsets", ...insets);
		}
	}

	function watchInsets() {
		tellInsets();
		// The insets change with the turn of the device, sometimes a little after "resize": the probe's own size says when.
		new ResizeObserver(tellInsets).observe(document.getElementById("treille-insets"), { box: "border-box" });
		addEventListener("resize", tellInsets);
		page.offer({ askInsets: () => { lastInsets = ""; tellInsets(); } });
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

	// Ebitengine makes its canvas the first stop of Tab (tabindex 1) and gives it no name. The hidden buttons
	// are the tab order; the canvas can hold the focus, but is no stop.
	function nameCanvas(canvas) {
		canvas.tabIndex = -1;
		canvas.setAttribute("role", "img");
		canvas.setAttribute("aria-label", "Treille");
	}

	// Ebitengine's getContext fails without WebGL 2 where WebGL2RenderingContext exists but no device will do it. And
	// only a context tells how large a picture may be.
	function watchContext() {
		const getContext = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
			const first = kind === "webgl2" && this === page.canvas() && !Object.hasOwn(this, "width");
			if (first) {
				// The size that Ebitengine gives it next: with a context each change of it takes long.
				this.width = Math.floor(document.body.clientWidth * devicePixelRatio);
				this.height = Math.floor(document.body.clientHeight * devicePixelRatio);
			}
			const context = getContext.call(this, kind, ...rest);
			if (kind === "webgl2" && !context) {
				page.stopped("noWebGL");
			} else if (first) {
				limitCanvas(this, context);
			}
			return context;
		};
	}

	// The canvas appears while Ebitengine starts. Its listeners come right after, but these here use the capture phase or
	// an event that Ebitengine does not listen to, so that the order does not matter.
	function onCanvas(f) {
		const observer = new MutationObserver(() => {
			const canvas = page.canvas();
			if (canvas) {
				observer.disconnect();
				f(canvas);
			}
		});
		observer.observe(document.body, { childList: true });
	}

	limitPixelRatio();
	wantNoGamepads();
	offerReloadOnNewScale();
	readResumed();
	stayInPlace();
	keepViewport();
	watchInsets();
	watchContext();
	onCanvas((canvas) => {
		nameCanvas(canvas);
		keepHand(canvas);
		endCancelledTouches(canvas);
		surviveLostContext(canvas);
	});
})();
