// What the page says when the game cannot start or cannot go on: one plate with the cause, what helps, and a button
// to reload. The game saves after every decision, so reloading loses nothing.
"use strict";
(() => {
	const page = window.treillePage;
	page.hasStopped = false;

	// plate covers the page with a message and one button, which gets the focus, and returns the cover. why is a key of
	// words.js that has a twin with "Help", button another one.
	page.plate = ({ id, why, button, action }) => {
		const cover = document.createElement("div");
		cover.id = id;
		cover.className = "treille-cover";
		cover.setAttribute("role", "alertdialog");
		cover.setAttribute("aria-labelledby", "treille-why");
		const plate = cover.appendChild(document.createElement("div"));
		plate.className = "plate";
		plate.appendChild(document.createElement("h1")).textContent = "Treille";
		const text = plate.appendChild(document.createElement("p"));
		text.id = "treille-why";
		text.textContent = page.word(why);
		plate.appendChild(document.createElement("p")).textContent = page.word(why + "Help");
		const b = plate.appendChild(document.createElement("button"));
		b.className = "treille-button";
		b.textContent = page.word(button);
		b.addEventListener("click", action);
		document.body.appendChild(cover);
		b.focus();
		return cover;
	};

	// bar shows a message at the foot of the page, for which the game need not stop, and returns it. why is a key of
	// words.js; each of buttons is its word, its style and what it does.
	page.bar = (why, buttons) => {
		const bar = document.createElement("div");
		bar.className = "treille-bar";
		bar.setAttribute("role", "alert");
		bar.appendChild(document.createElement("span")).textContent = page.word(why);
		for (const [word, style, action] of buttons) {
			const b = bar.appendChild(document.createElement("button"));
			b.className = "treille-button " + style;
			b.textContent = page.word(word);
			b.addEventListener("click", action);
		}
		document.body.appendChild(bar);
		return bar;
	};

	// stopped puts the message over everything. why is a key of words.js that has a twin with "Help"; detail is
	// shown small, for a report, stack stands in the console. Only the first cause is shown: what follows it is its
	// consequence.
	page.stopped = (why, detail, stack) => {
		if (page.hasStopped) {
			return;
		}
		page.hasStopped = true;
		console.error(`treille: ${why}: ${detail || ""}${stack ? "\n" + stack : ""}`);

		const cover = page.plate({ id: "treille-stopped", why, button: "reload", action: () => location.reload() });
		cover.querySelector("button").id = "treille-reload";
		if (detail) {
			const small = cover.firstElementChild.appendChild(document.createElement("p"));
			small.className = "detail";
			small.textContent = detail;
		}
		const loading = document.getElementById("treille-loading");
		if (loading) {
			loading.hidden = true;
		}
	};

	// A trap in WebAssembly, or a stack that is full, leaves the program in an unknown state: better to stop than to go
	// on wrongly. Other errors that reach the window do not end the game: those of extensions, and "ResizeObserver
	// loop completed with undelivered notifications", which carries no exception at all.
	const isFatal = (e) => e instanceof WebAssembly.RuntimeError || e instanceof RangeError || (e && e.name === "InternalError");
	window.addEventListener("error", (e) => {
		if (isFatal(e.error)) {
			page.stopped("stopped", String(e.error));
		}
	});
	window.addEventListener("unhandledrejection", (e) => {
		if (isFatal(e.reason)) {
			page.stopped("stopped", String(e.reason));
		}
	});
})();
