// The service worker: after the first visit Treille plays without a network.
//
// Every file but the page itself carries its content's hash in its name, so a cached one is always right. A new version
// is fetched whole into a cache of its own before it counts; from then on the next visit gets its page. The version
// before is kept, for a page of it that is still loading; older ones go.
"use strict";
const version = "{{version}}";
const files = JSON.parse('{{files}}');
const prefix = "treille@" + new URL(registration.scope).pathname + "@";
const cacheName = prefix + version;

self.addEventListener("install", (event) => {
	event.waitUntil((async () => {
		const cache = await caches.open(cacheName);
		// addAll keeps all or nothing. The browser's own cache serves what the page has just loaded; the page itself
		// is asked for anew.
		await cache.addAll(files.map((name) => new Request(name, { cache: name === "./" ? "no-cache" : "default" })));
		await self.skipWaiting();
	})());
});

self.addEventListener("activate", (event) => {
	event.waitUntil((async () => {
		// caches.keys gives them in the order in which they were made.
		const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
		await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
		await self.clients.claim();
	})());
});

self.addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	const ours = url.origin === location.origin && url.href.startsWith(registration.scope);
	if (event.request.method !== "GET" || !ours) {
		return;
	}
	event.respondWith((async () => {
		if (event.request.mode === "navigate") {
			// The page finds its files in its own folder only. In a folder below may be something else, as another game.
			if (url.pathname.slice(new URL(registration.scope).pathname.length).includes("/")) {
				const there = await fetch(event.request).catch(() => null);
				return there && there.status !== 404 ? there : Response.redirect(registration.scope);
			}
			const cache = await caches.open(cacheName);
			return await cache.match("./") || fetch(event.request);
		}
		// Of the program as it lies in its own cache, the browser also keeps what it has compiled. It may have thrown it away.
		if (url.pathname.endsWith(".wasm")) {
			const kept = await fetch(event.request, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
			if (kept && kept.ok) {
				return kept;
			}
		}
		// In any version's cache: the name says the content.
		return await caches.match(event.request, { ignoreVary: true }) || fetch(event.request);
	})());
});
