// The page of a table. It knows no game: it shows a board, a question and its answers.
"use strict";
const at = (id) => document.getElementById(id);
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const FINGER = 30, NEAR = 12, FEW = 8, POLL = 5;
let base = location.pathname.replace(/\/+$/, ""), bearer = "", have = "", looked = "";
let said = {}, now = {}, ticked = [], tab = "play", hinted = null, unfolded = {};
const lying = { board: [], hand: [] }, papers = new Map(), drawings = {};
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

// What was there already stays, and whatever has the focus keeps it.

function fill(id, ...inside) {
  const host = at(id), fresh = made("div", {}, ...inside), words = fresh.innerHTML.replaceAll(' open=""', "");
  if (words === host.filled) return;
  host.filled = words;
  const { key } = host.contains(document.activeElement) ? document.activeElement.dataset : {};
  host.replaceChildren(...fresh.childNodes);
  if (key) host.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`)?.focus();
}

// Asking the server: one thing after another, and all the time whether there is news.

let before = Promise.resolve();
function ask(what, body = {}) {
  const next = before.then(async () => {
    const told = await sent(what, body);
    at("alert").textContent = told.alert || "";
    await apply(told);
    return told;
  });
  before = next.catch(() => {});
  return next;
}

async function sent(what, body) {
  for (let wait = 1; ; wait = Math.min(wait * 2, 15)) {
    let answer = null;
    try {
      answer = await fetch(`${base}/${what}`, {
        method: "POST", body: JSON.stringify({ ...body, have, look: looked }), signal: AbortSignal.timeout(60_000),
        headers: { "Content-Type": "application/json", ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      });
      if (answer.ok) return await answer.json();
    } catch { at("status").textContent = said.away || "…"; }
    if (answer && answer.status === 401) gone();
    if (answer && answer.status !== 429 && answer.status < 500 && !answer.ok) throw new Error(answer.status);
    await pause(body.wait ? POLL : wait);
    body = { ...body, wait: false }; // where waiting is cut off, news is asked for from time to time
  }
}

function gone() {
  at("alert").textContent = said.gone || "This page is closed. Open the board again from Discord.";
  at("asked").replaceChildren();
  at("play").replaceChildren();
  throw new Error("closed");
}

async function listen() {
  for (;;) {
    await before;
    const told = await sent("state", { wait: true });
    before = before.then(() => apply(told)).catch(() => {});
    if (told.alert) await pause(5);
  }
}

function give(picks) {
  return deed("do", { token: now.question.token, picks });
}

async function deed(what, more = {}) {
  at("dialog").close();
  await ask(what, { seat: now.question.seat, command: crypto.randomUUID(), ...more });
}

// What came is shown.

async function paper(name) {
  if (!papers.has(name)) papers.set(name, await (await fetch(`../ground/${name}.json`)).json());
  return papers.get(name);
}

async function apply(told) {
  if (told.name && told.from !== have) return; // another answer was quicker; news will tell the rest
  await lay("board", board, told);
  await lay("hand", hand, told);
  if (told.name) {
    have = told.name;
    now = { ...now, ...told, log: [...(now.log || []).slice(told.log.old), ...told.log.new] };
    said = now.words;
  }
  const other = "question" in told;
  if (other) {
    ticked = now.question ? [...now.question.answered] : [];
    tab = now.status === "over" ? "log" : (now.cards || []).length ? "hand" : "play";
    [hinted, unfolded] = [null, {}];
    if (at("dialog").className !== "wide") at("dialog").close();
  }
  if (have) draw();
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
  const focused = document.activeElement, { question } = now, asked = question && question.answered.length === 0;
  const wait = now.waiting.map((each) => [each.text, until(each.until)].filter(Boolean).join(", "));
  document.documentElement.lang = now.lang;
  document.title = at("title").textContent = now.title;
  for (const [id, label] of [["board", said.board], ["picture", now.alt], ["cards", now.handAlt], ["log", said.log]]) at(id).setAttribute("aria-label", label || "");
  at("status").textContent = now.status === "over" ? said.over : asked && question.until ? `${said.due} ${until(question.until)}` : asked ? "" : wait.join(" · ");
  fill("tools", question && question.undo ? control("undo", said.undo, () => deed("undo")) : "", question && question.hint ? control("hint", said.hint, hint) : "",
    control("help", said.help, () => picture("help")));
  fill("lenses", ...[["+", said.closer, () => board.zoomed(1.5)], ["−", said.farther, () => board.zoomed(1 / 1.5)],
    ["⤢", said.whole, () => board.look(null)], ["◎", said.asked, look]].map(([sign, label, act]) => control(sign, sign, act, { "aria-label": label })));
  fill("tabs", ...["play", "hand", "log"].filter((each) => each !== "hand" || now.hand).map((each) =>
    control(each, said[each], () => { tab = each; draw(); }, { "aria-pressed": String(tab === each) })));
  for (const each of ["play", "hand", "log"]) at(each).hidden = tab !== each;
  fill("asked", ...asking(question));
  fill("play", ...(question ? answers(question) : []));
  fill("log", made("li", { class: "plain" }, control("happened", said.happened, () => picture("happened"))), ...now.log.toReversed().map((each) => made("li", {}, each)));
  marks(board.over, question ? Object.entries(now.spots || {}).map(([place, box]) => [box, place === question.place && !choices(place).length, picked(choices(place)), place]) : []);
  marks(hand.over, question ? (now.cards || []).map(([key, box]) => [box, false, picked([found(key)]), ""]) : []);
  if (focused !== document.body && !document.querySelector(":focus")?.checkVisibility()) at("asked").focus();
}

function control(key, label, onclick, facts = {}) {
  return made("button", { "data-key": key, onclick, ...facts }, ...[label].flat());
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
      if (!shapes.length) over.append(drawn("rect", { x, y, width, height, rx: place ? Math.min(width, height) / 3 : 16, class: cls }));
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
    control(`seat ${each.seat}`, each.name, () => { looked = each.seat; ask("state"); }, { class: "pick", "aria-pressed": String(each.here) })))] : [];
  if (!question) return [...seats, made("h2", {}, now.status === "over" ? said.over : said.idle)];
  const buttons = [
    hinted ? control("hinted", said["play-this"], () => give(hinted), { class: "main" }) : "",
    several() ? control("confirm", `${said.confirm} (${ticked.length}/${question.most})`, () => give(ticked), { class: "main", disabled: ticked.length < Math.max(question.least, 1) }) : "",
    question.none ? control("none", question.none, () => give([])) : "",
  ].filter(Boolean);
  return [...seats, made("h2", {}, question.text), ...(buttons.length ? [row(...buttons)] : [])];
}

function answers(question) {
  const plain = question.choices.filter((each) => !each.aside && !each.typed), there = (each) => each.place in (now.spots || {});
  const free = groups(plain.filter((each) => !there(each))), lie = plain.filter(there);
  return [
    ...free,
    fold(said.board, lie, lie.length <= FEW || !free.length),
    fold(said.more, question.choices.filter((each) => each.aside), false),
    fold(said.filter, question.choices.filter((each) => each.typed), false, true),
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

function fold(title, some, wide, filtered) {
  if (!some.length) return null;
  const list = made("div", {}, ...groups(some));
  const search = filtered ? made("input", { "data-key": "filter", "aria-label": said.filter, oninput: (event) => {
    const words = event.target.value.toLowerCase();
    list.replaceChildren(...groups(some.filter((each) => each.name.toLowerCase().includes(words))));
  } }) : "";
  return made("details", { open: unfolded[title] ?? wide, ontoggle: (event) => { unfolded[title] = event.target.open; } }, made("summary", { "data-key": title }, `${title} (${some.length})`), search, list);
}

function button({ key, label, name, about }, short) {
  const on = picked([{ key }]);
  return control(key, [(on && several() ? `${on}. ` : "") + (short ? label : name), about ? made("small", {}, about) : ""],
    () => take(found(key)), { class: "pick", "aria-pressed": several() ? String(on > 0) : undefined });
}

function take(choice) {
  const { question } = now;
  if (several() && !question.exclusive.includes(choice.key.split("/")[0]) && !choice.back) {
    ticked = ticked.includes(choice.key) ? ticked.filter((key) => key !== choice.key) : [...ticked, choice.key].slice(-question.most);
    at("dialog").close();
    return draw();
  }
  if (choice.confirm) return show(made("h2", {}, choice.confirm), made("div", { class: "answers" },
    control("sure", said.sure, () => give([choice.key]), { class: "main" })));
  return give([choice.key]);
}

function show(...inside) {
  const dialog = at("dialog");
  dialog.className = "";
  dialog.replaceChildren(...inside, made("div", { class: "answers" }, control("close", said.close, () => dialog.close())));
  if (!dialog.open) dialog.showModal();
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
  if (!now.question) return;
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

// Hints, help, what happened.

async function hint(event) {
  event.target.ariaBusy = "true";
  const { picks } = await ask("hint", { seat: now.question.seat });
  event.target.ariaBusy = null;
  hinted = picks && picks.length ? picks : null;
  draw();
}

async function picture(what) {
  const told = await ask(what);
  if (!told.places) return; // refused, in words
  const host = made("div", { role: "img", "aria-label": told.alt });
  show(host, ...(told.lines || []).map((line) => made("p", {}, line)));
  at("dialog").className = "wide";
  const shown = new Board(host);
  shown.paper(await paper(told.paper));
  shown.show(told.places, told.drawings);
}

at("board").addEventListener("keydown", (event) => board.key(event));

// As an Activity of Discord, never seen there: whoever opens it agrees that we are told who they are.

function agreed(query) {
  const discord = window.parent.opener ?? window.parent, nonce = crypto.randomUUID();
  const args = { client_id: location.hostname.split(".")[0], response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  const tell = (kind, what) => discord.postMessage([kind, what], "*");
  return new Promise((done, failed) => {
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== discord || !/^https:\/\/(ptb\.|canary\.)?discord(app)?\.com$/.test(origin)) return;
      const [, told] = data;
      if (told.evt === "READY") tell(1, { cmd: "AUTHORIZE", nonce, args });
      else if (told.nonce === nonce) told.evt === "ERROR" ? failed(told.data) : done(told.data.code);
    });
    tell(0, { v: 1, encoding: "json", client_id: args.client_id, frame_id: query.get("frame_id") });
  });
}

async function begin() {
  const query = new URLSearchParams(location.search), secret = location.hash.slice(1);
  if (query.has("frame_id")) {
    const { token, game } = await sent("enter", { code: await agreed(query), channel: query.get("channel_id") });
    [bearer, base] = [token, `${base}/table/${game}`];
  } else if (secret) {
    history.replaceState(null, "", location.pathname);
    await sent("enter", { secret });
  }
  await ask("state");
  await listen();
}

begin().catch(() => {});
