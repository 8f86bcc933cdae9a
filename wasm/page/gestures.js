// What browsers grant only within a press itself, as Safari does: the keyboard of a phone, the clipboard, the dialog for a
// file. The game hears of a press in its next tick. So controls that ask for such a thing are marked, and the page begins
// it when the finger or the mouse leaves them, or their hidden button is pressed.
"use strict";
(() => {
	const page = window.treillePage;

	page.beginWithin = (control) => {
		page.openKeyboard(control);
		page.beginExchange(control);
	};

	let from; // the control on which the finger or the mouse went down
	const under = ({ clientX, clientY }) => page.gestureAt(clientX, clientY);
	const listen = (type, handle) => addEventListener(type, (e) => {
		if (e.isTrusted && e.target === page.canvas()) {
			handle(e);
		}
	}, { capture: true, passive: true });
	listen("touchstart", (e) => {
		from = e.touches.length === 1 ? under(e.touches[0]) : undefined;
	});
	listen("touchend", (e) => {
		if (from && e.touches.length === 0 && under(e.changedTouches[0]) === from) {
			page.beginWithin(from);
		}
	});
	listen("mousedown", (e) => {
		from = e.button === 0 ? under(e) : undefined; // other buttons do nothing
	});
	listen("mouseup", (e) => {
		if (from && e.button === 0 && under(e) === from) {
			page.beginExchange(from);
		}
	});
})();
