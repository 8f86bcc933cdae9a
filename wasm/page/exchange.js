// What goes in and out of the game as text: files, the clipboard, the system's "share". Browsers allow some of it only
// within a gesture: what the page has begun there (see gestures.js) waits until the game asks for it, in the tick that
// follows.
"use strict";
(() => {
	const page = window.treillePage;
	const largest = 64 << 20; // bytes of a file: far more than all games of a device
	const waits = 5000; // ms, until what was begun and is not asked for is forgotten: a busy machine ticks late

	let begun = {}; // by gesture: what was begun, as functions of this script leave it there

	// beginExchange begins what a control asks for, if it does.
	page.beginExchange = (control) => {
		const gesture = control.dataset.gesture;
		const begin = { copy: beginCopy, paste: readClipboard, choose: chooseFile, share: handPicture }[gesture];
		if (!begin) {
			return;
		}
		const own = begun = { [gesture]: begin() };
		setTimeout(() => {
			if (own === begun) {
				begun = {};
			}
		}, waits);
	};

	// take returns what was begun for a gesture, once.
	function take(gesture) {
		const own = begun[gesture];
		delete begun[gesture];
		return own;
	}

	// beginCopy begins to write to the clipboard a text that comes later. It returns undefined where that cannot be done.
	function beginCopy() {
		if (!navigator.clipboard || !navigator.clipboard.write || !window.ClipboardItem) {
			return undefined;
		}
		let give;
		const text = new Promise((resolve, reject) => {
			give = (text) => resolve(new Blob([text], { type: "text/plain" }));
			setTimeout(reject, waits);
		});
		text.catch(() => {}); // nobody has asked for it
		const done = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]).then(() => true, () => false);
		return { give, done };
	}

	// readClipboard promises the text of the clipboard, or null.
	function readClipboard() {
		if (!navigator.clipboard || !navigator.clipboard.readText) {
			return Promise.resolve(null);
		}
		return navigator.clipboard.readText().catch(() => null);
	}

	// chooseFile opens the dialog for a file, and promises its name and its text; null instead of the text if it cannot be
	// read. The promise stays open if none is chosen.
	function chooseFile() {
		const old = document.getElementById("treille-file");
		if (old) {
			old.remove();
		}
		const input = document.createElement("input");
		input.type = "file";
		input.id = "treille-file";
		input.accept = ".txt,.treille,text/plain";
		const chosen = new Promise((choose) => {
			input.addEventListener("change", () => {
				const file = input.files[0];
				input.remove();
				if (!file) {
					return;
				}
				const text = file.size > largest ? Promise.reject() : file.text();
				text.then((text) => choose([file.name, text]), () => choose([file.name, null]));
			});
		});
		input.addEventListener("cancel", () => input.remove());
		document.body.appendChild(input);
		input.click();
		return chosen;
	}

	// writeText writes to the clipboard at once, and promises whether that could be done.
	function writeText(text) {
		if (!navigator.clipboard) {
			return Promise.resolve(false);
		}
		return navigator.clipboard.writeText(text).then(() => true, () => false);
	}

	// save saves a blob as a file called name.
	function save(name, blob) {
		const address = URL.createObjectURL(blob);
		const link = document.createElement("a");
		link.href = address;
		link.download = name;
		link.click();
		setTimeout(() => URL.revokeObjectURL(address), 60000);
	}

	let picture; // the promise of the file that can be saved,
	let file; // and it, once it is there, to be shared

	// handPicture opens the share sheet with the picture, and promises how that ended. Safari wants that done within the
	// press; other browsers grant it a little later too, if the picture is not there yet.
	function handPicture() {
		const share = (made) => navigator.share({ files: [made] });
		return (file ? share(file) : Promise.resolve(picture).then(share)).then(
			() => "shared",
			(e) => e.name === "AbortError" ? "cancelled" : "failed",
		);
	}

	page.offer({
		// download saves text as a file called name.
		download(name, text) {
			save(name, new Blob([text], { type: "text/plain" }));
		},

		// picture makes a picture ready to be saved and shared as name: pixels are its red, green, blue and alpha, in lines
		// of that width.
		picture(name, pixels, width) {
			const canvas = document.createElement("canvas");
			canvas.width = width;
			canvas.height = pixels.length / 4 / width;
			canvas.getContext("2d").putImageData(new ImageData(pixels, width), 0, 0);
			file = undefined;
			const own = picture = new Promise((done) => {
				canvas.toBlob((blob) => done(new File([blob], name, { type: "image/png" })), "image/png");
			});
			own.then((made) => {
				if (own === picture) {
					file = made;
				}
			});
		},

		// savePicture saves it as a file.
		savePicture() {
			picture.then((file) => save(file.name, file));
		},

		// canSharePicture says whether the system can share one.
		canSharePicture() {
			return !!navigator.canShare && navigator.canShare({ files: [new File([], "a.png", { type: "image/png" })] });
		},

		// sharePicture hands it to the system's share sheet, and answers by onShared.
		sharePicture() {
			(take("share") || handPicture()).then((how) => page.call("onShared", how));
		},

		// copy puts text on the clipboard and answers by onCopied(ok).
		copy(text) {
			const early = take("copy");
			let done;
			if (early) {
				early.give(text);
				done = early.done.then((ok) => ok || writeText(text));
			} else {
				done = writeText(text);
			}
			done.then((ok) => page.call("onCopied", ok));
		},

		// paste reads the clipboard and answers by onPasted(text), or by onPasted(null) if it cannot be had.
		paste() {
			(take("paste") || readClipboard()).then((text) => page.call("onPasted", text));
		},

		// openFile lets the player choose a text file and answers by onFile(name, text), or by
		// onFile(name, null) if it cannot be read. No answer comes when the player chooses none.
		openFile() {
			(take("choose") || chooseFile()).then(([name, text]) => page.call("onFile", name, text));
		},
	});
})();
