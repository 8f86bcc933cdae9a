// The game looks sixty times a second whether there is something to do. While nothing moves, and nobody touches anything, it
// looks a quarter as often, which spares the battery: Ebitengine then makes four ticks at a time, so that its time goes on
// as before. Whatever the player does wakes it within a frame.
"use strict";
(() => {
	const page = window.treillePage;
	const pause = 45; // ms between two looks, to which a frame comes. Ebitengine makes up for five ticks, 83 ms, and no more.
	const attention = 500; // ms for which the game looks at every frame after the player did something

	let resting = false;
	let awakeUntil = 0;
	let last = null; // the function that asked for a frame last
	let waiting = null; // Ebitengine's loop, while it waits
	let timer = 0;
	const request = window.requestAnimationFrame.bind(window);

	function look() {
		clearTimeout(timer);
		if (waiting) {
			request(waiting);
			waiting = null;
		}
	}

	// Ebitengine's loop is what asks twice running. Others that ask get their frame at once. (It keeps the function that stands
	// here when it starts: tabs.js, which wraps what is asked for, comes before.)
	window.requestAnimationFrame = (f) => {
		const loop = f === last;
		last = f;
		if (!loop || waiting || !resting || performance.now() < awakeUntil) {
			return request(f);
		}
		waiting = f;
		timer = setTimeout(look, pause);
		return 0;
	};

	function wake() {
		awakeUntil = performance.now() + attention;
		look();
	}
	page.wake = wake;
	for (const type of ["pointerdown", "pointermove", "pointerup", "touchstart", "touchmove", "touchend", "mousedown", "mousemove", "mouseup", "wheel",
		"keydown", "keyup", "input", "click", "drop", "focus", "blur", "resize", "visibilitychange"]) {
		addEventListener(type, wake, { capture: true, passive: true });
	}

	page.offer({
		// rests says whether nothing moves.
		rests(yes) {
			resting = yes;
		},
	});
})();
