// Names are typed into an input of the page, which brings the system's keyboard, composition, paste and dictation.
// (Ebitengine's exp/textinput would do it by eval, which the content security policy forbids.)
"use strict";
(() => {
	const page = window.treillePage;
	let input = null;
	let early = null; // an input that has the focus before the game has said what is to be typed

	page.isTyping = () => document.activeElement !== null && (document.activeElement === input || document.activeElement === early);

	function make(lines) {
		const made = document.createElement(lines ? "textarea" : "input");
		if (!lines) {
			made.type = "text";
		}
		made.autocomplete = "off";
		made.spellcheck = false;
		made.setAttribute("autocapitalize", "words");
		made.enterKeyHint = lines ? "enter" : "done";
		return made;
	}

	function place(element, x, y, w, h) {
		element.style.left = x + "px";
		element.style.top = y + "px";
		element.style.width = w + "px";
		element.style.height = h + "px";
	}

	// openKeyboard lets the system's keyboard open where a control marked "types" is pressed. Phones by Apple open it only
	// from within the gesture's own handler, and the game hears of the tap later. If the game then wants nothing typed, the
	// keyboard goes again.
	page.openKeyboard = (control) => {
		if (!control.hasAttribute("data-types") || input || early) {
			return;
		}
		const r = control.getBoundingClientRect();
		const own = early = make();
		own.id = "treille-early";
		own.setAttribute("aria-label", control.textContent);
		place(own, r.x, r.y, r.width, r.height);
		document.body.appendChild(own);
		own.focus({ preventScroll: true });
		setTimeout(() => early === own && dropEarly(), 1000);
	};

	function dropEarly() {
		const old = early;
		early = null;
		const had = document.activeElement === old;
		old.remove();
		if (had) {
			page.refocus();
		}
	}

	// finish takes the input away and tells the game its value: how is "enter", "done" or "cancel".
	function finish(how) {
		if (!input) {
			return;
		}
		const value = input.value;
		const old = input;
		input = null; // first: removing an element that has the focus sends "blur"
		const had = document.activeElement === old;
		old.remove();
		if (had) {
			page.refocus();
		}
		page.answer("onText", value, how);
	}

	page.offer({
		// textInput shows the line in which the player types, over the rectangle x, y, w, h in CSS px. Options beside
		// these: value, maxLength (in UTF-16 units), label (for screen readers), size (of the type, px, at least 16),
		// lines (the text has several). Each change asks onTextChange(value), which may return another text to put in its place.
		// The end is onText(value, "enter") by Enter, onText(value, "done") by leaving the line, onText(value, "cancel") by Escape. Several lines
		// may be left, by Tab for the game's controls, and stay until closeTextInput or Escape.
		textInput(given) {
			const o = typeof given === "string" ? JSON.parse(given) : given;
			finish("cancel");
			if (o.lines && early) {
				dropEarly();
			}
			input = early || make(o.lines);
			early = null;
			const own = input;
			own.id = "treille-input";
			input.setAttribute("aria-label", o.label || "");
			input.value = o.value || "";
			if (o.maxLength) {
				input.maxLength = o.maxLength;
			}
			place(input, o.x, o.y, o.w, o.h);
			// Under 16 px, Safari zooms the whole page in when the line is focused.
			input.style.fontSize = Math.max(16, o.size || 18) + "px";

			// While a character is being composed (an accent, a Japanese syllable), the text is not yet meant; when it is
			// done, some browsers send no "input".
			const check = () => {
				const corrected = page.call("onTextChange", own.value);
				if (typeof corrected === "string" && input === own && corrected !== own.value) {
					own.value = corrected;
				}
			};
			input.addEventListener("input", (e) => {
				if (!e.isComposing) {
					check();
				}
			});
			input.addEventListener("compositionend", check);
			input.addEventListener("keydown", (e) => {
				if (e.isComposing) {
					return;
				}
				if (e.key === "Enter" && !o.lines) {
					e.preventDefault();
					finish("enter");
				} else if (e.key === "Escape") {
					e.preventDefault();
					finish("cancel");
				} else if (page.isTab(e) && o.lines) {
					e.preventDefault();
					page.refocus();
				} else if (page.isTab(e)) {
					finish("done"); // and on from the control that has opened the line
				}
			});
			input.addEventListener("blur", () => {
				if (input === own && !o.lines) {
					finish("done");
				}
			});
			if (!input.isConnected) {
				document.body.appendChild(input);
			}
			input.focus();
			input.select();
		},
		// moveTextInput lays the line elsewhere, as what it lies over has moved.
		moveTextInput(x, y, w, h) {
			if (input) {
				place(input, x, y, w, h);
			}
		},
		// closeTextInput ends typing from the game's side, without onText.
		closeTextInput() {
			if (input) {
				const old = input;
				input = null;
				old.remove();
			}
		},
	});
})();
