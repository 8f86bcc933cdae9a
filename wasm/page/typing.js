// Names are typed into an input of the page, which brings the system's keyboard, composition, paste and dictation.
// (Ebitengine's exp/textinput would do it by eval, which the content security policy forbids.)
"use strict";
(() => {
	const page = window.treillePage;
	let input = null;

	page.isTyping = () => input !== null && document.activeElement === input;

	// finish takes the input away and tells the game its value: how is "done" or "cancel".
	function finish(how) {
		if (!input) {
			return;
		}
		const value = input.value;
		const old = input;
		input = null; // first: removing an element that has the focus sends "blur"
		const had = document.activeElement === old;
		old.remove();
		if (had && page.canvas()) {
			page.canvas().focus();
		}
		page.answer("onText", value, how);
	}

	page.offer({
		// textInput shows the line in which the player types, over the rectangle x, y, w, h in CSS px. Options beside
		// these: value, maxLength (in UTF-16 units), label (for screen readers), size (of the type, px, at least 16).
		// Each change asks onTextChange(value), which may return another text to put in its place.
		// The end is onText(value, "done") by Enter or leaving the line, onText(value, "cancel") by Escape.
		textInput(given) {
			const o = typeof given === "string" ? JSON.parse(given) : given;
			finish("cancel");
			input = document.createElement("input");
			const own = input;
			input.id = "treille-input";
			input.type = "text";
			input.autocomplete = "off";
			input.spellcheck = false;
			input.setAttribute("autocapitalize", "words");
			input.enterKeyHint = "done";
			input.setAttribute("aria-label", o.label || "");
			input.value = o.value || "";
			if (o.maxLength) {
				input.maxLength = o.maxLength;
			}
			input.style.left = o.x + "px";
			input.style.top = o.y + "px";
			input.style.width = o.w + "px";
			input.style.height = o.h + "px";
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
			input.addEventListener("input", (e) => e.isComposing || check());
			input.addEventListener("compositionend", check);
			input.addEventListener("keydown", (e) => {
				if (e.isComposing) {
					return;
				}
				if (e.key === "Enter") {
					e.preventDefault();
					finish("done");
				} else if (e.key === "Escape") {
					e.preventDefault();
					finish("cancel");
				}
			});
			input.addEventListener("blur", () => {
				if (input === own) {
					finish("done");
				}
			});
			document.body.appendChild(input);
			input.focus();
			input.select();
		},
		// closeTextInput ends typing from the game's side, without onText.
		closeTextInput() {
			if (input) {
				const old = input;
				input = null;
				old.remove();
			}
		},
		// font lends one of the game's fonts to the page, for the line in which names are typed: family and weight as
		// in CSS, bytes a Uint8Array of a TrueType file.
		font(family, weight, bytes) {
			const face = new FontFace(family, bytes, { weight: String(weight) });
			face.load().then((f) => document.fonts.add(f), (e) => console.warn("treille.font:", e));
		},
	});
})();
