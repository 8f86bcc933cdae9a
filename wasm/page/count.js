// With "?count" in the address, every WebGL draw call is counted in treille.test.draws: the tests see that nothing is
// drawn while nothing moves.
"use strict";
(() => {
	if (!window.WebGL2RenderingContext || !new URLSearchParams(location.search).has("count")) {
		return;
	}
	const prototype = WebGL2RenderingContext.prototype;
	for (const name of ["drawElements", "drawArrays", "drawRangeElements", "drawElementsInstanced", "drawArraysInstanced", "clear", "blitFramebuffer"]) {
		const draw = prototype[name];
		prototype[name] = function (...args) {
			window.treille.test.draws++;
			return draw.apply(this, args);
		};
	}
})();
