// The page of a table. It knows no game: it shows a board, a question and its answers.
"use strict";
const at = (id) => document.getElementById(id);
const base = location.pathname.replace(/\/+$/, "");
const FINGER = 30, NEAR = 12, FEW = 8;
let said = {}, now = null, ticked = [], tab = "play", applied = 0, hinted = null, unfolded = {};
const lying = { board: [], hand: [], log: [] }, papers = new Map(), drawings = {};
const board = new Board(at("picture"), (point, long) => tapped(point, long));
const hand = new Board(at("cards"), (point) => card(point));

function made(kind, facts = {}, ...inside) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...inside.filter((each) => each !== undefined && each !== ""));
  return element;
}

// Asking the server, one thing after another.

let before = Promise.resolve();
function ask(what, body = {}) {
  const next = before.then(() => sent(what, body));
  before = next.catch(() => {});
  return next;
}

async function sent(what, body) {
  for (let wait = 1; ; wait = Math.min(wait * 2, 15)) {
    let answer = null;
    try {
      answer = await fetch(`${base}/${what}`, {
        method: "POST", body: JSON.stringify({ ...body, have: applied }), headers: { "Content-Type": "application/json" },
      });
    } catch { at("status").textContent = said.away || "…"; }
    if (answer && answer.status === 401) return gone();
    if (answer && answer.ok) return answer.json();
    if (answer && answer.status !== 429 && answer.status < 500) throw new Error(answer.status);
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
}

function gone() {
  at("alert").textContent = said.gone || "This page is closed. Open the board again from Discord.";
  at("asked").replaceChildren();
  at("play").replaceChildren();
  throw new Error("closed");
}

async function refresh(body = {}) {
  await apply(await ask("state", body));
}

async function give(seat, token, picks) {
  ticked = [];
  hinted = null;
  at("dialog").close();
  await apply(await ask("do", { seat, token, picks, command: crypto.randomUUID() }));
}

// What came is shown.

async function paper(name) {
  if (!papers.has(name)) {
    const answer = await fetch(`../ground/${name}.json`);
    papers.set(name, await answer.json());
  }
  return papers.get(name);
}

async function apply(state) {
  if (!state || state.number <= applied) return;
  applied = state.number;
  said = state.words || said;
  const other = !now || JSON.stringify(now.question) !== JSON.stringify(state.question);
  now = state;
  if (other) {
    ticked = state.question ? [...state.question.answered] : [];
    tab = state.status === "over" ? "log" : (state.cards || []).length ? "hand" : "play";
    unfolded = {};
  }
  lying.log = [...lying.log.slice(state.log.old), ...state.log.new];
  await lay("board", board, state);
  await lay("hand", hand, state);
  document.documentElement.lang = state.lang;
  document.title = at("title").textContent = state.title;
  at("picture").setAttribute("aria-label", state.alt || "");
  at("cards").setAttribute("aria-label", state.handAlt || "");
  at("board").setAttribute("aria-label", said.board);
  at("alert").textContent = state.alert;
  draw();
  if (!other) return;
  at("hand").scrollTop = at("play").scrollTop = 0;
  look();
}

async function lay(what, on, { [what]: told, drawings: more }) {
  Object.assign(drawings, more);
  if (!told) return;
  const old = lying[what];
  lying[what] = [...old.slice(0, told.head), ...told.new, ...old.slice(old.length - told.foot)];
  const ground = await paper(told.paper);
  if (what === "hand") at("cards").style.aspectRatio = `${ground.box[2]}/${ground.box[3]}`;
  on.paper(ground);
  on.show(lying[what], drawings);
}

function look() {
  const boxes = Object.values(now.spots || {});
  if (!boxes.length) return board.look(null);
  const [left, top] = [Math.min(...boxes.map((b) => b[0])), Math.min(...boxes.map((b) => b[1]))];
  const right = Math.max(...boxes.map((b) => b[0] + b[2])), foot = Math.max(...boxes.map((b) => b[1] + b[3]));
  const [, , wide, high] = board.box, room = 70, w = Math.max(right - left + 2 * room, wide / 4), h = Math.max(foot - top + 2 * room, high / 4);
  board.look([(left + right - w) / 2, (top + foot - h) / 2, w, h]);
}

function until(seconds) {
  if (!seconds) return "";
  const left = Math.max(0, seconds - Date.now() / 1000);
  const format = new Intl.RelativeTimeFormat(now.lang, { numeric: "auto" });
  return left > 5400 ? format.format(Math.round(left / 3600), "hour") : format.format(Math.round(left / 60), "minute");
}

function draw() {
  const question = now.question;
  const wait = now.waiting.map((each) => [each.text, until(each.until)].filter(Boolean).join(", "));
  const asked = question && question.answered.length === 0;
  at("status").textContent = now.status === "over" ? said.over : asked && question.until ? `${said.due} ${until(question.until)}` : asked ? "" : wait.join(" · ");
  at("tools").replaceChildren(
    ...(question && question.undo ? [made("button", { onclick: undo }, said.undo)] : []),
    ...(question && question.hint ? [made("button", { onclick: hint }, said.hint)] : []),
    made("button", { onclick: () => picture("help") }, said.help),
  );
  at("lenses").replaceChildren(
    ...[["+", said.closer, () => board.zoomed(1.5)], ["−", said.farther, () => board.zoomed(1 / 1.5)],
      ["⤢", said.whole, () => board.look(null)], ["◎", said.asked, look]]
      .map(([sign, label, onclick]) => made("button", { "aria-label": label, onclick }, sign)),
  );
  at("tabs").replaceChildren(...["play", "hand", "log"].filter((each) => each !== "hand" || now.hand).map((each) =>
    made("button", { "data-key": each, "aria-pressed": String(tab === each), onclick: () => { tab = each; draw(); } }, said[each])));
  for (const each of ["play", "hand", "log"]) at(each).hidden = tab !== each;
  const focused = document.activeElement?.dataset?.key;
  at("asked").replaceChildren(...asking(question));
  at("play").replaceChildren(...(question ? answers(question) : []));
  at("log").replaceChildren(made("li", { class: "plain" }, made("button", { "data-key": "happened", onclick: () => picture("happened") }, said.happened)),
    ...lying.log.toReversed().map((each) => made("li", {}, each)));
  at("log").setAttribute("aria-label", said.log);
  marks(board.over, question ? Object.entries(now.spots || {}).map(([place, box]) => [box, place === question.place && !choices(place).length, picked(choices(place)), place]) : []);
  marks(hand.over, question ? (now.cards || []).map(([key, box]) => [box, false, picked([found(key)]), ""]) : []);
  const again = focused && document.querySelector(`[data-key="${CSS.escape(focused)}"]`);
  if (focused) (again?.checkVisibility() ? again : at("asked")).focus();
}

const picked = (some) => Math.max(0, ...some.filter(Boolean).map((each) => ticked.indexOf(each.key) + 1));
const choices = (place) => now.question ? now.question.choices.filter((each) => each.place === place && !each.aside) : [];
const found = (key) => now.question.choices.find((each) => each.key === key);
const several = () => now.question.most > 1;

function outlines(place) {
  const direct = board.svg.getElementById(`${board.name}-${place}`);
  const parts = [];
  for (let n = 0, part; (part = board.svg.getElementById(`${board.name}-${place}.${n}`)); n++) parts.push(part);
  return direct ? [direct] : parts;
}

function marks(over, boxes) {
  const land = drawn("g", { "clip-path": `url(#${board.name}-land)` }); // once: to clip each by itself takes seconds
  over.replaceChildren(land);
  for (const [[x, y, width, height], about, order, place] of boxes) {
    const shapes = place ? outlines(place) : [];
    const more = about ? " about" : order ? " on" : "";
    for (const cls of ["under" + more, "spot" + more]) {
      land.append(...shapes.map((shape) => drawn("use", { href: "#" + shape.id, class: cls })));
      if (!shapes.length) over.append(drawn("rect", { x, y, width, height, rx: Math.min(width, height) / 3, class: cls }));
    }
    if (order && several()) {
      const number = drawn("text", { x: x + width / 2, y: y + height / 2 + 10, class: "order" });
      number.textContent = order;
      over.append(number);
    }
  }
}

// The answers, as buttons: all that lie on the board or in the hand are a list too.

function asking(question) {
  const row = (...inside) => made("div", { class: "answers" }, ...inside);
  const seats = now.seats.length > 1 ? [row(...now.seats.map((each) =>
    made("button", { class: "pick", "aria-pressed": String(each.here), onclick: () => refresh({ seat: each.seat }) }, each.name)))] : [];
  if (!question) return [...seats, made("h2", {}, now.status === "over" ? said.over : said.idle)];
  const { seat, token, least, most } = question, buttons = [];
  const main = (key, label, picks, facts) => buttons.push(made("button", { class: "main", "data-key": key, onclick: () => give(seat, token, picks), ...facts }, label));
  if (hinted) main("hinted", said["play-this"], hinted);
  if (several()) main("confirm", `${said.confirm} (${ticked.length}/${most})`, ticked, { disabled: ticked.length < Math.max(least, 1) });
  if (question.none) main("none", question.none, [], { class: "" });
  return [...seats, made("h2", {}, question.text), ...(buttons.length ? [row(...buttons)] : [])];
}

function answers(question) {
  const plain = question.choices.filter((each) => !each.aside && !each.typed), there = (each) => each.place in (now.spots || {});
  return [
    ...groups(plain.filter((each) => !there(each))),
    fold(said.board, plain.filter(there)),
    fold(said.more, question.choices.filter((each) => each.aside)),
    fold(said.filter, question.choices.filter((each) => each.typed), true),
  ].filter(Boolean);
}

function groups(some) {
  const verbs = new Map();
  for (const each of some) verbs.set(each.verb || "", [...(verbs.get(each.verb || "") || []), each]);
  return [...verbs].flatMap(([verb, same]) => [
    verb && same.length > 1 ? made("h3", {}, verb) : "",
    made("div", { class: "answers" }, ...same.map((each) => button(each, same.length > 1))),
  ]).filter(Boolean);
}

function fold(title, some, filtered) {
  if (!some.length) return null;
  const list = made("div", {}, ...groups(some));
  const search = filtered ? made("input", { "aria-label": said.filter, oninput: (event) => {
    const words = event.target.value.toLowerCase();
    list.replaceChildren(...groups(some.filter((each) => each.name.toLowerCase().includes(words))));
  } }) : "";
  const open = unfolded[title] ?? (title === said.board && some.length <= FEW);
  return made("details", { open, ontoggle: (event) => { unfolded[title] = event.target.open; } }, made("summary", {}, `${title} (${some.length})`), search, list);
}

function button(choice, short) {
  const on = picked([choice]);
  return made("button", { class: "pick", "data-key": choice.key, "aria-pressed": several() ? String(on > 0) : undefined, onclick: () => take(choice) },
    (on && several() ? `${on}. ` : "") + (short ? choice.label : choice.name), choice.about ? made("small", {}, choice.about) : "");
}

function take(choice) {
  const question = now.question;
  if (several() && !question.exclusive.includes(choice.key.split("/")[0]) && !choice.back) {
    ticked = ticked.includes(choice.key) ? ticked.filter((key) => key !== choice.key) : [...ticked, choice.key].slice(-question.most);
    at("dialog").close();
    return draw();
  }
  if (choice.confirm) return sure(choice);
  return give(question.seat, question.token, [choice.key]);
}

function show(...inside) {
  const dialog = at("dialog");
  dialog.className = "";
  dialog.replaceChildren(...inside, made("div", { class: "answers" }, made("button", { onclick: () => dialog.close() }, said.close)));
  if (!dialog.open) dialog.showModal();
}

function sure(choice) {
  const { seat, token } = now.question;
  show(made("h2", {}, choice.confirm), made("div", { class: "answers" },
    made("button", { class: "main", "data-key": "sure", onclick: () => give(seat, token, [choice.key]) }, said.sure)));
}

function list(some) {
  show(made("h2", {}, now.question.text), made("div", { class: "answers" }, ...some.map((each) => button(each, false))));
}

// A tap on the board takes what is obvious; a long one shows all that can be done there.

function reached([x, y]) {
  const point = board.svg.createSVGPoint();
  [point.x, point.y] = [x, y];
  const all = Object.entries(now.spots || {}).filter(([place]) => choices(place).length).map(([place, [left, top, w, h]]) => {
    const inside = outlines(place).some((path) => path.isPointInFill(point));
    return { place, inside, far: Math.hypot(x - left - w / 2, y - top - h / 2) / board.unit };
  });
  const within = all.filter((each) => each.inside);
  const close = (within.length ? within : all.filter((each) => each.far < FINGER)).sort((a, b) => a.far - b.far);
  return within.length ? close.slice(0, 1) : close.filter((each) => each.far <= close[0].far + NEAR);
}

function tapped(point, long) {
  if (!now || !now.question) return;
  const places = reached(point);
  const some = places.flatMap(({ place }) => choices(place));
  if (!some.length) return;
  const obvious = places.length === 1 ? first(some) : null;
  if (obvious && !long) take(obvious);
  else list(some);
}

function first(some) {
  if (some.length === 1) return some[0];
  const there = (choice) => now.question.choices.filter((each) => each.verb === choice.verb && each.place).length;
  const [one, ...others] = some;
  const alone = others.every((each) => each.verb !== one.verb && there(each) < there(one));
  return alone ? one : null;
}

function card([x, y]) {
  const some = (now.cards || []).filter(([, [left, top, w, h]]) => x >= left && x <= left + w && y >= top && y <= top + h).map(([key]) => found(key)).filter(Boolean);
  if (some.length === 1) take(some[0]);
  else if (some.length) list(some);
}

// Undo, hints, help.

async function undo() {
  await apply(await ask("undo", { seat: now.question.seat, command: crypto.randomUUID() }));
}

async function hint(event) {
  event.target.disabled = true;
  const state = await ask("hint", { seat: now.question.seat });
  await apply(state);
  hinted = state.picks && state.picks.length ? state.picks : null;
  draw();
}

async function picture(what) {
  const told = await ask(what);
  if (!told.places) return apply(told); // refused, in words
  const host = made("div", { role: "img", "aria-label": told.alt });
  show(host, ...(told.lines || []).map((line) => made("p", {}, line)));
  at("dialog").className = "wide";
  const shown = new Board(host);
  shown.paper(await paper(told.paper));
  shown.show(told.places, told.drawings);
}

at("board").addEventListener("keydown", (event) => board.key(event));

function listen() {
  const stream = new EventSource(`${base}/news`);
  stream.onmessage = () => refresh();
  stream.onerror = () => { if (stream.readyState === EventSource.CLOSED) setTimeout(() => refresh().then(listen, () => {}), 5000); };
}

async function begin() {
  const secret = location.hash.slice(1);
  if (secret) {
    history.replaceState(null, "", location.pathname);
    await ask("enter", { secret });
  }
  await refresh();
  listen();
}

begin().catch(() => {});
