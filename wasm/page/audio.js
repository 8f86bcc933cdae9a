// Repairs for sound. oto v3.5.1 resumes its AudioContext at the first gesture and never again, so that the sound is
// gone after a phone call, a locked screen or another program that took the device.
"use strict";
(() => {
	const page = window.treillePage;
	const contexts = [];

	// own wraps the constructor that oto calls. The contexts made are remembered, with what the game wants of each.
	function own(Base) {
		return class extends Base {
			constructor(options) {
				super(options);
				this.treilleWanted = true;
				this.treilleResuming = null;
				this.treilleHalting = 0; // calls of suspend under way: the state follows later
				this.treilleLoading = false;
				this.treilleWatchLoading();
				contexts.push(this);
			}

			// While oto's worklet loads, nothing but oto's own first call of resume reaches the base class, and none while the
			// sound runs. WebKitGTK 2.50 hangs for good at one while the worklet begins: the thread that renders holds a lock
			// and waits for the worklet's thread, which waits for the page's, which waits for the lock.
			treilleWatchLoading() {
				const worklet = this.audioWorklet;
				if (!worklet) {
					return;
				}
				const addModule = worklet.addModule.bind(worklet);
				worklet.addModule = (...args) => {
					this.treilleLoading = true;
					return addModule(...args).finally(() => {
						this.treilleLoading = false;
						if (document.hidden) {
							this.treilleSleep();
						}
					});
				};
			}

			// suspend and resume, called by the game, are its wish; the page's own go to the base class.
			suspend() {
				this.treilleWanted = false;
				return this.treilleHalt();
			}

			treilleHalt() {
				this.treilleHalting++;
				return super.suspend().finally(() => {
					this.treilleHalting--;
				});
			}

			treilleRuns() {
				return this.state === "running" && this.treilleHalting === 0;
			}

			// oto calls resume from every gesture until one has succeeded, and hangs the same callback on each, which it
			// releases at the first call: two gestures before the device answers made the second call an error.
			// While one call is under way, others get a promise that stays open.
			resume() {
				this.treilleWanted = true;
				if (this.treilleResuming) {
					return new Promise(() => {});
				}
				if (this.treilleRuns()) {
					return Promise.resolve();
				}
				this.treilleResuming = super.resume().finally(() => {
					this.treilleResuming = null;
				});
				return this.treilleResuming;
			}

			treilleWake() {
				if (this.treilleWanted && !this.treilleRuns() && this.state !== "closed" && !this.treilleLoading) {
					super.resume().catch(() => {}); // The next gesture tries again.
				}
			}

			treilleSleep() {
				if (this.treilleRuns() && !this.treilleLoading) {
					this.treilleHalt().catch(() => {});
				}
			}
		};
	}
	for (const name of ["AudioContext", "webkitAudioContext"]) {
		if (typeof window[name] === "function") {
			window[name] = own(window[name]);
		}
	}

	// On phones by Apple, the sounds of a game are "ambient": they obey the silent switch and leave the player's own music
	// alone. A board game is played in waiting rooms: a person who has switched the phone to silence means the game too.
	if (navigator.audioSession) {
		navigator.audioSession.type = "ambient";
	}

	let hadGesture = false;
	const wake = () => {
		hadGesture = true;
		if (!document.hidden) {
			contexts.forEach((c) => c.treilleWake());
		}
	};
	// The gestures that browsers accept for starting sound. Capture: Ebitengine's handlers come later.
	for (const type of ["touchend", "pointerup", "mouseup", "keydown", "click"]) {
		addEventListener(type, wake, { capture: true, passive: true });
	}
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) {
			contexts.forEach((c) => c.treilleSleep());
		} else if (hadGesture) {
			wake(); // Without a gesture before, browsers refuse and complain.
		}
	});

	// samples counts how often the audio thread asks the game for samples, in the browser tests.
	if (window.AudioWorkletNode && new URLSearchParams(location.search).has("count")) {
		window.AudioWorkletNode = class extends AudioWorkletNode {
			constructor(...args) {
				super(...args);
				this.port.addEventListener("message", () => window.treille.test.samples++);
			}
		};
	}
	page.audioContexts = contexts;
})();
