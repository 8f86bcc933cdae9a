// The first picture: the shelf, drawn at once while the program loads. Boxes, shelves and title stand where the game's
// first page draws them (scenes/pages/home/places.go in the arrangements of scenes/ui/frame.go, boxes by sprites/bake/box.go), so
// that the game fades in over it without a jump. The bar is where the game's lowest row of buttons will be.
//
// It is drawn into a canvas that the processor paints: as a part of the page it would be painted by the graphics chip, by
// many small programs that are used once. Where there is no such chip that held up the game by half a second.
"use strict";
(() => {
	const games = ["weinhaendler", "vino", "zankapfel", "farbenpoker"];
	const sides = { weinhaendler: ["#954352", "#300B12"], vino: ["#537F8B", "#0F242B"], zankapfel: ["#728E55", "#1D2D11"], farbenpoker: ["#625A92", "#15122E"] };
	const canvas = document.getElementById("treille-shelf");
	const pieces = document.getElementById("treille-shelf-art").textContent;
	const progress = document.getElementById("treille-progress");
	const probe = document.getElementById("treille-insets");

	// kept reads from the game's storage what decides how its first page looks.
	function kept() {
		const look = { game: false, text: 1 };
		try {
			look.game = localStorage.getItem("treille.game") !== null;
			look.text = Number((/^text-size (\d+)$/m.exec(localStorage.getItem("treille.settings")) || [0, 100])[1]) / 100;
		} catch (e) {
			// Storage may be forbidden. Then nothing is kept.
		}
		return look;
	}

	// frame finds the arrangement for the window: ui.NewFrame.
	function frame() {
		const w = document.body.clientWidth;
		const h = document.body.clientHeight;
		const style = getComputedStyle(probe);
		const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style["padding" + side]) || 0);
		let shape = "portrait";
		if (w >= h) {
			shape = w >= 900 && h >= 616 ? "desktop" : "sideways";
		} else if (w >= 700 && h >= 860) {
			shape = "tablet";
		}
		const [dw, dh, lw, lh] = { portrait: [390, 844, 320, 568], sideways: [844, 390, 568, 320], desktop: [1280, 800, 1000, 716], tablet: [820, 1180, 744, 1000] }[shape];
		const safeW = w - left - right;
		const safeH = h - top - bottom;
		const unit = Math.max(0.05, Math.min(safeW / dw, safeH / dh), Math.min(1, safeW / lw, safeH / lh));
		const safe = { x: left / unit, y: top / unit, w: safeW / unit, h: safeH / unit };
		return { shape, unit, w: w / unit, h: h / unit, safe };
	}

	// column is the safe area, but no wider than w: Frame.Column.
	function column(safe, w) {
		return safe.w > w ? { ...safe, x: safe.x + (safe.w - w) / 2, w } : safe;
	}

	// size is that of boxes side by side in a room of w × h: boxSize.
	function size(columns, w, h, gap) {
		const bw = Math.min((w - (columns - 1) * gap) / columns, h * 166 / 213, 300);
		return [bw, Math.min(h, bw * 442 / 300)];
	}

	// row stands boxes side by side in the middle of x, w, their feet at bottom: Page.row.
	function row(names, columns, x, w, bottom, h, gap) {
		const [bw, bh] = size(columns, w, h, gap);
		const from = x + w / 2 - (names.length * bw + (names.length - 1) * gap) / 2;
		return names.map((game, i) => ({ game, x: from + i * (bw + gap), y: bottom - bh, w: bw, h: bh }));
	}

	// shelves stands the boxes two on a shelf: Page.shelves.
	function shelves(at, x, y, w, h, gap, top, thick) {
		const slot = h / 2;
		const room = slot - w / 2 * 0.045 - top / 2 - thick;
		const [, bh] = size(2, w, room, gap);
		for (const i of [0, 1]) {
			const front = y + (i + 1) * slot - thick - (room - bh) / 2;
			at.shelves.push({ y: front, top, thick });
			at.boxes.push(...row(games.slice(2 * i, 2 * i + 2), 2, x, w, front - top / 2, bh, gap));
		}
	}

	// The arrangements of the first page, by their names there. Each fills in the boxes, the shelves, the title, the vines
	// and the place of the bar.
	const arrange = {
		desktop(at, f) {
			at.title = [f.w / 2, 95, 84];
			at.vine = Math.min(459, f.w / 2 - 160);
			const margin = Math.max(28, Math.min(102, (f.w - 860) * 0.243));
			const shelf = f.h - 252;
			at.shelves.push({ y: shelf, top: 22, thick: 30 });
			at.boxes = row(games, 4, margin - 7, f.w - 2 * margin, shelf - 10, shelf - 186, Math.min(44, f.w * 0.0344));
			at.bar = [f.w / 2 - 221, f.h - 70, 442];
		},
		tablet(at, f, look) {
			const c = column(f.safe, 760);
			at.title = [c.x + c.w / 2, c.y + 48 + 78 * 0.73, 78];
			at.short = 175;
			const y = c.y + c.h - 86;
			const top = at.title[1] + 24 + 14 + 16; // the line below the title
			shelves(at, c.x + 10, top, c.w - 20, y - 16 - 104 - 16 - (look.game ? 132 : 0) - top, 60, 18, 24);
			at.bar = [f.w / 2 - 221, y, 442];
		},
		portrait(at, f, look) {
			const c = column(f.safe, 480);
			const low = c.h < 700;
			const text = Math.min(look.text, 1.35);
			const title = low ? 40 : 50;
			at.title = [c.x + c.w / 2, c.y + 14 + title * 0.73, title];
			const top = at.title[1] + 8;
			at.short = low ? 84 : 105;
			at.shortY = f.safe.y;
			const y = c.y + c.h - 62;
			const sheet = low ? Math.min(text, 1.15) : text;
			const foot = y - 8 - (low ? 0 : 46 * text + 8) - 72 * sheet - 8 - (look.game ? 82 * sheet + 8 : 0);
			shelves(at, c.x + 8, top, c.w - 16, foot - top, 18, 12, 14);
			at.bar = [c.x + 8, y, c.w - 16];
		},
		sideways(at, f, look) {
			const c = f.safe;
			const small = c.w < 700;
			const side = small ? 142 : 164;
			const gap = small ? 12 : 17;
			const x = c.x + 12;
			const w = c.w - side - 30;
			const bottom = c.y + c.h - 8 - (small ? 66 : 50 + 66 * Math.min(look.text, 1.2));
			let h = bottom - 27 - c.y - 16;
			h -= (h - size(4, w, h, gap)[1]) * (small ? 0.1 : 0.5);
			const shelf = c.y + 16 + h + 4;
			at.short = small ? 0 : 90;
			at.left = false;
			at.shelves.push({ y: shelf, top: 12, thick: 13 });
			at.boxes = row(games, 4, x, w, shelf - 4, h, gap);
			const y = shelf - 92 - (small ? 54 : 0); // beside
			at.title = [c.x + c.w - side / 2 - 4, y - (y - c.y > 110 ? 48 : 32), small ? 32 : 40];
			at.bar = [at.title[0] - 72, shelf - 62, 144];
		},
	};

	// tint is how much darker or lighter a plank is than the others: plank in sprites/bake/oak.go.
	function tint(i) {
		let v = Math.imul(4 * 7919 + i * 104729 + 1, 2654435761);
		for (const _ of [0, 1]) {
			v ^= v << 13;
			v ^= v >>> 17;
			v ^= v << 5;
		}
		const shade = (v >>> 8) / (1 << 24);
		return shade < 0.6 ? `fill="#1A0D04" fill-opacity="${0.16 * shade}"` : `fill="#FFD9A0" fill-opacity=".05"`;
	}

	function cabinet(f) {
		const n = { portrait: 5, tablet: 7 }[f.shape] || 9;
		let svg = `<g stroke="none"><rect width="${f.w}" height="${f.h}" fill="url(#s-oak)"/>`;
		for (let i = 0; i < n; i++) {
			svg += `<rect x="${i * f.w / n}" width="${f.w / n}" height="${f.h}" ${tint(i)}/>`;
			svg += i ? `<rect x="${i * f.w / n - 1}" width="2" height="${f.h}" fill="#140A03" fill-opacity=".4"/>` : "";
		}
		return svg + "</g>";
	}

	function board(f, s) {
		const part = (y, h, fill) => `<rect y="${y}" width="${f.w}" height="${h}" fill="url(#s-${fill})" stroke="none"/>`;
		return part(s.y + s.thick, 44, "under") + part(s.y - s.top, s.top, "top") + part(s.y, s.thick, "front");
	}

	// A box: its figures are those of the nearest width that was drawn, as in sprites/bake/box.go: width, sizes of its three
	// lines, depth, margin, padding, and whether a rule follows the title.
	const boxes = [[108, 16, 0, 13.5, 7, 6, 7, 0], [166, 19, 14.5, 14, 9, 9, 12, 0], [236, 27, 17, 16, 13, 15, 11, 1], [300, 34, 20, 18, 19, 16, 14, 1]];
	function box({ game, x, y, w, h }) {
		const nearest = boxes.reduce((a, b) => (Math.abs(b[0] - w) < Math.abs(a[0] - w) ? b : a));
		const k = w / nearest[0];
		const [title, sub, players, depth, m, padding] = nearest.slice(1, 7).map((v) => v * k);
		const rule = nearest[7];
		const rise = depth * 0.8;
		const words = 0.72 * title + 0.95 * (sub + players) + (rule ? 10 * k : 0);
		const gaps = rule ? 4.6 : sub ? 4 : 3;
		const unit = Math.min((w - 2 * m - 2 * padding) / 148, (h - 2 * m - 13 * k - words - gaps * 4.5 * k) / 166);
		const [light, dark] = sides[game];
		return `<g transform="translate(${x} ${y})" stroke-width="2">` +
			`<path d="M0 0l${depth}-${rise}h${w}l-${depth} ${rise}z" fill="${light}"/><path d="M${w} 0l${depth}-${rise}v${h}l-${depth} ${rise}z" fill="${dark}"/>` +
			`<rect width="${w}" height="${h}" rx="2" fill="url(#s-${game})"/>` +
			`<rect x="${m * 0.53}" y="${m * 0.53}" width="${w - m * 1.06}" height="${h - m * 1.06}" rx="${m * 0.4}" fill="none" stroke="#DDAE3F" stroke-width="1.5"/>` +
			`<rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" rx="${m * 0.4}" fill="url(#s-paper)" stroke-width="1.5"/>` +
			`<use href="#s-art-${game}" transform="translate(${(w - 148 * unit) / 2} ${m + 9 * k + 8 * unit}) scale(${unit})" stroke-width="1.6"/></g>`;
	}

	// draw returns the picture, and puts the bar in its place.
	function draw() {
		const f = frame();
		const at = { boxes: [], shelves: [], left: true, shortY: 0, short: 0, vine: 0 };
		arrange[f.shape](at, f, kept());
		const [cx, base, size] = at.title;
		let svg = cabinet(f);
		for (const [art, width, drawnFor] of [["vine", at.vine, 450], ["vine-short", at.short, 250]]) {
			const k = width / drawnFor;
			if (!k) {
				continue;
			}
			svg += at.left ? `<use href="#s-${art}" transform="translate(0 ${at.shortY}) scale(${k})"/>` : "";
			svg += `<use href="#s-${art}" transform="translate(${f.w} ${at.shortY}) scale(-${k} ${k})"/>`;
		}
		svg += at.shelves.map((s) => board(f, s)).join("") + at.boxes.map(box).join("");
		const letters = size / 200;
		svg += `<g fill="url(#s-gold)" transform="translate(${cx - 336.3 * letters} ${base}) scale(${letters})"><use href="#s-treille"/></g>`;
		canvas.dataset.boxes = JSON.stringify(at.boxes.map(({ game, x, y, w, h }) => ({ game, x: x * f.unit, y: y * f.unit, w: w * f.unit, h: h * f.unit }))); // for early.js
		const [x, y, w] = at.bar.map((v) => v * f.unit);
		Object.assign(progress.style, { left: x + "px", top: y + "px", width: w + "px" });
		return `<g stroke="#241710" fill="#55843F" stroke-width="1.6" transform="scale(${f.unit})">${svg}</g>`;
	}

	// paint shows the picture, as soon as the browser has read it.
	function paint(done) {
		const w = document.body.clientWidth;
		const h = document.body.clientHeight;
		const image = new Image();
		image.onload = () => {
			canvas.width = w * devicePixelRatio;
			canvas.height = h * devicePixelRatio;
			canvas.style.cssText = `width: ${w}px; height: ${h}px`;
			canvas.getContext("2d", { alpha: false, willReadFrequently: true }).drawImage(image, 0, 0, canvas.width, canvas.height);
			done();
		};
		image.onerror = done;
		const size = `width="${w * devicePixelRatio}" height="${h * devicePixelRatio}" viewBox="0 0 ${w} ${h}"`;
		image.src = "data:image/svg+xml," + encodeURIComponent(pieces.replace("<svg", "<svg " + size).replace("</svg>", draw() + "</svg>"));
	}

	// load.js waits until it is on the screen.
	window.treilleShelf = window.treilleProgram.begun.then(() => new Promise(paint)).then(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
	addEventListener("resize", () => {
		if (!document.getElementById("treille-loading").hidden) {
			paint(() => {});
		}
	});
})();
