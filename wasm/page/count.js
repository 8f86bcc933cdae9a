// With "?count" in the address, every WebGL call that draws on the screen is counted in treille.test.draws: the tests see
// that nothing is drawn while nothing moves. What is drawn elsewhere does not count: Ebitengine clears the place of a
// picture that is thrown away, which is when garbage is collected.
"use strict";
(() => {
	if (!window.WebGL2RenderingContext || !new URLSearchParams(location.search).has("count")) {
		return;
	}
	const prototype = WebGL2RenderingContext.prototype;
	const bind = prototype.bindFramebuffer;
	let onScreen = true;
	prototype.bindFramebuffer = function (target, framebuffer) {
		onScreen = !framebuffer;
		return bind.call(this, target, framebuffer);
	};
	for (const name of ["drawElements", "drawArrays", "drawRangeElements", "drawElementsInstanced", "drawArraysInstanced", "clear"]) {
		const draw = prototype[name];
		prototype[name] = function (...args) {
			if (onScreen) {
				window.treille.test.draws++;
			}
			return draw.apply(this, args);
		};
	}
})();
