// A board as SVG: what lies on it is shown by name, and it can be moved, enlarged and tapped.
"use strict";
const SPACE = "http://www.w3.org/2000/svg";
const STILL = 9, LONG = 500, REST = 150, CLOSEST = 14;

function drawn(kind, facts = {}, words = "") {
  const made = document.createElementNS(SPACE, kind);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, value);
  made.innerHTML = words;
  return made;
}

class Board {
  constructor(host, tapped) {
    this.tapped = tapped;
    this.svg = drawn("svg", { "aria-hidden": "true" });
    [this.defs, this.ground, this.marks, this.over] = ["defs", "g", "g", "g"].map((kind) => this.svg.appendChild(drawn(kind)));
    host.append(this.svg);
    this.fingers = new Map();
    const does = { pointerdown: "down", pointermove: "drag", pointerup: "up", pointercancel: "up", click: "click", wheel: "wheel" };
    for (const [name, deed] of Object.entries(does)) this.svg.addEventListener(name, (event) => this[deed](event), { passive: false });
    this.svg.addEventListener("contextmenu", (event) => event.preventDefault());
    new ResizeObserver(() => this.look(this.view && !this.whole ? this.view : null)).observe(this.svg);
  }

  // What is drawn.

  paper({ name, box, defs, image, body }) {
    if (this.name === name) return;
    [this.name, this.box] = [name, box];
    const [x, y, width, height] = box;
    this.svg.parentNode.style.aspectRatio = `${width}/${height}`;
    this.defs.innerHTML = defs;
    this.ground.innerHTML = body;
    if (image) this.ground.append(drawn("image", { href: image, x, y, width, height }));
    this.look(null);
  }

  show(paper, places, drawings) {
    this.paper(paper);
    for (const [id] of places) if (!this.svg.getElementById(id)) this.defs.append(drawn("g", { id }, drawings[id]));
    this.marks.replaceChildren(...places.map(([id, x, y]) => drawn("use", { href: "#" + id, x, y })));
  }

  // The outlines of a region: some lie in several parts.

  parts(region) {
    const id = CSS.escape(`${this.name}-${region}`);
    return [...this.defs.querySelectorAll(`path#${id}, path[id^="${id}."]`)];
  }

  // What is seen of it: `view` is the box that is sure to be seen; none is the whole.

  look(view, moving = false) {
    const shown = this.svg.parentNode.getBoundingClientRect();
    if (!shown.width || !this.box) return;
    const [x, y, wide, high] = this.box;
    const all = Math.max(wide / shown.width, high / shown.height);
    const [left, top, w, h] = view || this.box;
    const unit = Math.min(all, Math.max(w / shown.width, h / shown.height, all / CLOSEST));
    const [W, H] = [unit * shown.width, unit * shown.height];
    const kept = (middle, size, from, room) =>
      size >= room ? from + room / 2 : Math.min(Math.max(middle, from + size / 2), from + room - size / 2);
    const cx = kept(left + w / 2, W, x, wide), cy = kept(top + h / 2, H, y, high);
    this.unit = unit;
    this.view = [cx - W / 2, cy - H / 2, W, H];
    this.whole = !view || unit >= all * 0.999;
    this.svg.classList.toggle("closer", !this.whole);
    clearTimeout(this.resting);
    if (!moving) return this.settle();
    const [[fromX, fromY], from] = this.settled;
    this.svg.style.transform = `translate(${(fromX - this.view[0]) / unit}px, ${(fromY - this.view[1]) / unit}px) scale(${from / unit})`;
    this.resting = setTimeout(() => this.settle(), REST);
  }

  // While it moves, what was painted is moved; it is painted anew, and sharp, when it rests.

  settle() {
    this.settled = [this.view, this.unit];
    this.svg.style.transform = "";
    this.svg.setAttribute("viewBox", this.view.map((each) => each.toFixed(2)).join(" "));
  }

  at(clientX, clientY) {
    const shown = this.svg.parentNode.getBoundingClientRect();
    const [x, y] = this.view;
    return [x + (clientX - shown.left) * this.unit, y + (clientY - shown.top) * this.unit];
  }

  moved(dx, dy) {
    const [x, y, w, h] = this.view;
    this.look([x - dx * this.unit, y - dy * this.unit, w, h], true);
  }

  zoomed(by, clientX, clientY) {
    const [x, y, w, h] = this.view, [px, py] = clientX === undefined ? [x + w / 2, y + h / 2] : this.at(clientX, clientY);
    this.look([px - (px - x) / by, py - (py - y) / by, w / by, h / by], true);
  }

  // Fingers, mouse and keys.

  down(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = this.fingers.size === 1 ? [event.clientX, event.clientY] : null;
    clearTimeout(this.waiting);
    if (this.start) this.waiting = setTimeout(() => this.tap(event, true), LONG);
  }

  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (this.start && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < STILL) return;
    clearTimeout(this.waiting);
    this.start = null;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId);
    if (other) {
      const far = (a) => Math.hypot(a[0] - other[1][0], a[1] - other[1][1]);
      this.zoomed(far(now) / far(before), (now[0] + other[1][0]) / 2, (now[1] + other[1][1]) / 2);
    } else if (!this.whole) {
      this.svg.setPointerCapture(event.pointerId);
      this.moved(now[0] - before[0], now[1] - before[1]);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event) {
    clearTimeout(this.waiting);
    this.fingers.delete(event.pointerId);
  }

  // Only with its click is a tap over: what a list shows would else be pressed by the same finger.

  click(event) {
    if (this.start) this.tap(event, false);
  }

  tap(event, long) {
    this.start = null;
    this.tapped?.(this.at(event.clientX, event.clientY), long);
  }

  wheel(event) {
    event.preventDefault();
    this.zoomed(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  key(event) {
    const step = 60;
    const way = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (way[event.key] && !this.whole) this.moved(...way[event.key]);
    else if ("+=".includes(event.key)) this.zoomed(1.4);
    else if (event.key === "-") this.zoomed(1 / 1.4);
    else if (event.key === "0") this.look(null);
    else return;
    event.preventDefault();
  }
}
