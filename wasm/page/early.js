// What is pressed while the program loads: a box of the first picture. It is marked at once, and opened as soon as the
// game has a button for it.
"use strict";
(() => {
	const loading = document.getElementById("treille-loading");
	const shelf = document.getElementById("treille-shelf");
	const mark = document.createElement("div");
	mark.id = "treille-asked";
	let asked = ""; // the game of the box

	// boxes are those of the first picture, in CSS pixels, as shelf.js has drawn them.
	const boxes = () => JSON.parse(shelf.dataset.boxes || "[]");

	// show marks the box, wherever it stands now.
	function show() {
		const box = boxes().find((b) => b.game === asked);
		if (box) {
			Object.assign(mark.style, { left: box.x + "px", top: box.y + "px", width: box.w + "px", height: box.h + "px" });
			loading.append(mark);
		}
	}

	loading.addEventListener("click", (e) => {
		const box = boxes().find((b) => e.clientX >= b.x && e.clientX < b.x + b.w && e.clientY >= b.y && e.clientY < b.y + b.h);
		if (box) {
			asked = box.game;
			show();
		}
	});
	addEventListener("resize", show);

	new MutationObserver((changes, observer) => {
		if (document.querySelector("#treille-controls [data-control]")) {
			observer.disconnect();
			document.getElementById("treille-control-play/" + asked)?.click();
		}
	}).observe(document.body, { childList: true, subtree: true });
})();
