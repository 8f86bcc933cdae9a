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
	// goes up. That a mouse is, Ebitengine does not see where a hidden button had the focus.
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
			} else if (e.target === window && buttons > 0) {
				buttons = 0;
				canvas.dispatchEvent(new MouseEvent("mouseup"));
			}
		}, true);
	}

	// What a mouse or a finger holds follows it out of the window and out of a portal's frame: Ebitengine listens to the canvas,
	// and there neither its moves nor its end would come.
	function captureHand(canvas) {
		canvas.addEventListener("pointerdown", (e) => canvas.setPointerCapture(e.pointerId));
	}

	// Ebitengine hands the wheel's way on as the browser tells it: a notch is 100 to 120 in Chromium, 114 in Firefox, the
	// view's height to the power of 2/3 in WebKit, and one in a window. The game takes one for 48 of its units: here a notch
	// is 50 to 100 of them everywhere, and a pixel of a touchpad is one. Firefox tells pixels to whoever reads deltaY before
	// deltaMode. With Ctrl, and by a pinch, which browsers tell as the same, the page is magnified: that is the browser's.
	function evenWheel() {
		const notch = 48; // wheelStep in scenes/app
		addEventListener("wheel", (e) => {
			if (e.ctrlKey) {
				e.stopImmediatePropagation();
				return;
			}
			const way = Math.abs(e.deltaY);
			const pixels = Math.min(way, notch) + Math.max(0, way - notch) * 0.4;
			Object.defineProperty(e, "deltaY", { value: Math.sign(e.deltaY) * pixels / notch });
		}, { capture: true, passive: true });
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

	// Ebitengine makes its canvas the first stop of Tab (tabindex 1) and gives it no name. The hidden buttons
	// are the tab order; the canvas can hold the focus, but is no stop.
	function nameCanvas(canvas) {
		canvas.tabIndex = -1;
		canvas.setAttribute("role", "img");
		canvas.setAttribute("aria-label", "Treille");
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
	evenWheel();
	keepViewport();
	watchInsets();
	onCanvas((canvas) => {
		nameCanvas(canvas);
		keepHand(canvas);
		captureHand(canvas);
		endCancelledTouches(canvas);
	});
})();
