// Repair of the keyboard. Ebitengine v2.10.4 listens on its canvas and calls preventDefault on every key, so that
// reload, zoom, the developer tools and Tab are dead while the canvas has the focus, and hears nothing while a
// hidden button has it. This listener comes first (capture, on the window) and deals the keys out:
// the browser's own to the browser, Enter and Space on a hidden button to that button, the rest to the game.
"use strict";
(() => {
	const page = window.treillePage;
	const given = new Set(); // keys that the game has seen go down, and must see go up
	const ours = new WeakSet(); // events that were made here
	const wentDownAt = new Map(); // by name of the key that is down: the element that had the focus then

	const modifiers = new Set(["Control", "Alt", "AltGraph", "Meta", "OS", "Fn"]);

	// isTab says whether a key is Tab, which WebKit on Linux calls "Unidentified" while Shift is down.
	page.isTab = (e) => e.key === "Tab" || e.code === "Tab";

	// isBrowsers says whether a key is the browser's or the system's. The game uses no combination with Ctrl, Alt or
	// Cmd, no function key, and leaves Tab to the order of the hidden buttons.
	function isBrowsers(e) {
		return e.ctrlKey || e.metaKey || e.altKey || modifiers.has(e.key) || page.isTab(e) ||
			/^F\d+$/.test(e.key) || /^(Audio|Browser|Launch|Media|Brightness)/.test(e.key) ||
			e.key === "ContextMenu" || e.key === "PrintScreen";
	}

	const nameOf = (e) => e.code || e.key;

	// hasMovedOn says whether the focus has moved since the key of an event went down, as it does when Enter ends a line.
	// What else such a key sends, a repetition, a character or its coming up, is not for the element that has the focus now:
	// there it would press a button, write or end a line that has just opened.
	function hasMovedOn(e) {
		const name = nameOf(e);
		if (e.type === "keydown" && !e.repeat) {
			wentDownAt.set(name, e.target);
		}
		const at = wentDownAt.get(name);
		if (e.type === "keyup") {
			wentDownAt.delete(name);
		}
		return at !== undefined && at !== e.target;
	}

	// holdsKey says whether a key is down that the game has seen go down.
	page.holdsKey = () => given.size > 0;

	// forward lets the canvas have the event. Ebitengine's handler takes the focus for the canvas (its #961), which
	// would take it from the hidden button: while the event runs, it cannot.
	function forward(e, canvas) {
		const copy = new KeyboardEvent(e.type, {
			key: e.key, code: e.code, location: e.location, repeat: e.repeat, shiftKey: e.shiftKey,
			modifierCapsLock: e.getModifierState("CapsLock"), modifierNumLock: e.getModifierState("NumLock"),
			bubbles: false, cancelable: true,
		});
		ours.add(copy);
		canvas.focus = () => {};
		try {
			canvas.dispatchEvent(copy);
		} finally {
			delete canvas.focus;
		}
	}

	function onKey(e) {
		if (ours.has(e)) {
			return;
		}
		if (hasMovedOn(e) && !isBrowsers(e)) {
			e.preventDefault();
			if (e.type !== "keyup") { // which the game must see
				e.stopImmediatePropagation();
				return;
			}
		}
		if (e.type === "keypress") {
			return;
		}
		const canvas = page.canvas();
		const target = e.target;
		const elsewhere = target instanceof Element && target.closest("#treille-input, #treille-early, .treille-bar, .treille-cover");
		if (!canvas || page.hasStopped) {
			return; // Nobody is there to hear.
		}
		if (e.type === "keydown") {
			if (elsewhere) {
				return;
			}
			if (isBrowsers(e)) {
				e.stopImmediatePropagation();
				return;
			}
			if (page.pressesItself(target) && (e.key === "Enter" || e.key === " ")) {
				return;
			}
			given.add(nameOf(e));
		} else if (!given.delete(nameOf(e))) {
			if (target === canvas) {
				e.stopImmediatePropagation(); // Its going down was the browser's, a button's or a line's.
			}
			return;
		}
		if (target === canvas) {
			return; // Ebitengine hears it itself.
		}
		e.preventDefault(); // Arrows would scroll, or change a slider beside the game.
		forward(e, canvas);
	}
	for (const type of ["keydown", "keypress", "keyup"]) {
		addEventListener(type, onKey, true);
	}

	// A key that is down when the window loses the focus comes up unseen. Ebitengine lets go of all keys when its canvas
	// loses the focus; when a hidden button had it, that is done here.
	addEventListener("blur", () => {
		const canvas = page.canvas();
		given.clear();
		wentDownAt.clear();
		if (canvas && !page.hasStopped) {
			canvas.dispatchEvent(new FocusEvent("blur"));
		}
	});
})();
