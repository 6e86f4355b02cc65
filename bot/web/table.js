// The page of a table. It knows no game: it shows a board, a question and its answers.
"use strict";
const at = (id) => document.getElementById(id);
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const FINGER = 30, NEAR = 12, FEW = 8, MANY = 20, LATEST = 6, POLL = 5;
let base = location.pathname.replace(/\/+$/, ""), bearer = "", have = "", looked = "";
let said = {}, now = { spots: [], cards: [], log: [] }, ticked = [], tab = "play", hinted = null, unfolded = {};
const papers = new Map(), drawings = {};
const board = new Board(at("picture"), (point, long) => tapped(reached(point).map(([place]) => choices(place)), long));
const hand = new Board(at("cards"), (point, long) => tapped(under(point, now.cards).map(([key]) => [found(key)]), long));

function made(kind, facts = {}, ...inside) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith("on")) element[name] = value;
    else if (value) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside.filter(Boolean));
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
    const closed = said.gone || "This page is closed. Open the board again from Discord.";
    if (answer && answer.status === 401) document.body.replaceChildren(made("h2", {}, closed));
    if (answer && answer.status !== 429 && answer.status < 500 && !answer.ok) throw new Error(answer.status);
    await pause(body.wait ? POLL : wait);
    body = { ...body, wait: false }; // where waiting is cut off, news is asked for from time to time
  }
}

async function listen() {
  for (;;) {
    await before;
    const told = await sent("state", { wait: true });
    before = before.then(() => apply(told)).catch(() => {});
  }
}

const give = (picks) => deed("do", { token: now.question.token, picks });

// One deed after the other: whoever presses twice does it once.

async function deed(what, more = {}) {
  if (at("side").ariaBusy) return {};
  at("dialog").close();
  at("side").ariaBusy = "true";
  const done = ask(what, { seat: now.question.seat, command: crypto.randomUUID(), ...more });
  return done.finally(() => { at("side").ariaBusy = null; });
}

// What came is shown.

async function paper(name) {
  if (!papers.has(name)) papers.set(name, await (await fetch(`../ground/${name}.json`)).json());
  return papers.get(name);
}

async function apply(told) {
  if (!told.name || (told.from && told.from !== have)) return; // another answer was quicker: news will tell the rest
  for (const name of [told.boardPaper, told.handPaper].filter(Boolean)) await paper(name); // so that all is shown at once
  Object.assign(drawings, told.drawings);
  for (const [name, it] of Object.entries(told)) now[name] = Array.isArray(it) ? pieced(now[name], it) : it;
  [have, said] = [now.name, now.words];
  if (told.board) board.show(papers.get(now.boardPaper), now.board, drawings);
  if (told.hand) hand.show(papers.get(now.handPaper), now.hand, drawings);
  const other = "question" in told;
  if (other) {
    ticked = now.question ? [...now.question.answered] : [];
    tab = now.question && now.cards.length ? "hand" : "play";
    [hinted, unfolded] = [null, {}];
    if (at("dialog").className !== "wide") at("dialog").close();
  }
  draw();
  if (!other) return;
  at("hand").scrollTop = at("play").scrollTop = 0;
  look();
}

const pieced = (old = [], now) => now.flatMap((each) => (typeof each[0] === "number" ? old.slice(...each) : [each]));

function look() {
  const boxes = now.spots.map(([, box]) => box), [, , wide, high] = board.box, room = 140;
  if (!boxes.length) return board.look(null);
  const sides = (n) => boxes.map((box) => box[n % 2] + (n > 1 ? box[n] : 0));
  const [left, top, right, foot] = [0, 1, 2, 3].map((n) => Math[n < 2 ? "min" : "max"](...sides(n)));
  const w = Math.max(right - left + room, wide / 4), h = Math.max(foot - top + room, high / 4);
  board.look([(left + right - w) / 2, (top + foot - h) / 2, w, h]);
}

const WHEN = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" };
const until = (seconds) => seconds && new Date(seconds * 1000).toLocaleString(now.lang, WHEN);

function draw() {
  const focused = document.activeElement, { question } = now, asked = question && question.answered.length === 0, over = now.status === "over";
  const wait = now.waiting.map(([text, due]) => [text, until(due)].filter(Boolean).join(", "));
  const due = asked && question.until ? `${said.due} ${until(question.until)}` : "";
  const lines = now.log.toReversed(), log = (some) => made("ul", {}, ...some.map((each) => made("li", {}, each)));
  const lenses = [
    ["+", said.closer, () => board.zoomed(1.5)], ["−", said.farther, () => board.zoomed(1 / 1.5)],
    ["⤢", said.whole, () => board.look(null)], ["◎", said.asked, look],
  ];
  const tabs = ["play", now.hand && "hand", "log"].filter(Boolean), show = (each) => () => { tab = each; draw(); };
  document.documentElement.lang = now.lang;
  document.title = at("title").textContent = now.title;
  at("status").textContent = over ? said.over : asked ? due : wait.join(" · ");
  const labels = { board: said.board, picture: now.alt, cards: now.handAlt, log: said.log };
  for (const [id, label] of Object.entries(labels)) at(id).ariaLabel = label || "";
  for (const each of ["play", "hand", "log"]) at(each).hidden = tab !== each;
  fill("tools",
    question?.undo && control("undo", said.undo, () => deed("undo")),
    question?.hint && control("hint", said.hint, hint),
    control("help", said.help, () => picture("help")));
  fill("lenses", ...lenses.map(([sign, label, act]) => control(sign, sign, act, { "aria-label": label })));
  fill("tabs", ...tabs.map((each) => control(each, said[each], show(each), { "aria-pressed": String(tab === each) })));
  fill("asked", ...asking(question, over ? said.over : said.idle));
  fill("play", ...(question ? answers(question) : []), log(lines.slice(0, LATEST)));
  fill("log", control("happened", said.happened, () => picture("happened")), log(lines));
  numbered(board.over, now.spots, choices);
  numbered(hand.over, now.cards, (key) => [found(key)]);
  if (focused !== document.body && !document.querySelector(":focus")?.checkVisibility()) at("asked").focus();
}

const control = (key, label, onclick, facts) => made("button", { "data-key": key, onclick, ...facts }, ...[label].flat());
const choices = (place) => now.question.choices.filter((each) => each.place === place && !each.aside);
const found = (key) => now.question.choices.find((each) => each.key === key);
const several = () => now.question && now.question.most > 1;
const under = ([x, y], some) => some.filter(([, [left, top, w, h]]) => x >= left && x <= left + w && y >= top && y <= top + h);
const order = (key) => (several() ? ticked.indexOf(key) + 1 : 0);

function numbered(over, spots, there) {
  over.replaceChildren(...(several() ? spots : []).flatMap(([key, [x, y, width, height]]) =>
    there(key).map((each) => order(each.key)).filter(Boolean).map((n) =>
      drawn("text", { x: x + width / 2, y: y + height / 2 + 10, class: "order" }, n))));
}

// The answers, as buttons: all that lie on the board or in the hand are a list too.

const row = (...buttons) => buttons.some(Boolean) && made("div", { class: "answers" }, ...buttons);

function asking(question, idle) {
  const turn = (seat) => () => { looked = seat; ask("state"); }, pressed = (seat) => String(seat === question?.seat);
  const few = question && ticked.length < Math.max(question.least, 1), count = `${said.confirm} (${ticked.length}/${question?.most})`;
  return [
    now.seats.length > 1 && row(...now.seats.map(([seat, name]) => control(`seat ${seat}`, name, turn(seat), { class: "pick", "aria-pressed": pressed(seat) }))),
    made("h2", {}, question ? question.text : idle),
    row(
      hinted && control("hinted", said["play-this"], () => give(hinted), { class: "main" }),
      several() && control("confirm", count, () => give(ticked), { class: "main", disabled: few }),
      question?.none && control("none", question.none, () => give([])),
    ),
  ];
}

function answers(question) {
  const aside = (each) => each.aside || each.typed, lies = (each) => now.spots.some(([place]) => place === each.place);
  const lie = question.choices.filter((each) => !aside(each) && lies(each)), free = question.choices.filter((each) => !aside(each) && !lies(each));
  return [...groups(free), fold(said.board, lie, lie.length <= FEW || !free.length), fold(said.more, question.choices.filter(aside), false)];
}

function groups(some) {
  const verbs = new Map();
  for (const each of some) verbs.set(each.verb || "", [...(verbs.get(each.verb || "") || []), each]);
  return [...verbs].flatMap(([verb, same]) => [
    verb && same.length > 1 && made("h3", {}, verb),
    row(...same.map((each) => button(each, same.length > 1))),
  ]);
}

function fold(title, some, wide) {
  if (!some.length) return null;
  const list = made("div", {}, ...groups(some)), find = { "data-key": `find ${title}`, placeholder: said.filter, "aria-label": said.filter };
  const search = some.length > MANY && made("input", { ...find, oninput: (event) => {
    const words = event.target.value.toLowerCase();
    list.replaceChildren(...groups(some.filter((each) => each.name.toLowerCase().includes(words))).filter(Boolean));
  } });
  const facts = { open: unfolded[title] ?? wide, ontoggle: (event) => { unfolded[title] = event.target.open; } };
  return made("details", facts, made("summary", { "data-key": title }, `${title} (${some.length})`), search, list);
}

function button({ key, label, name, about }, short) {
  const n = order(key);
  return control(key, [(n ? `${n}. ` : "") + (short ? label : name), about && made("small", {}, about)],
    () => take(found(key)), { class: "pick", "aria-pressed": several() ? String(n > 0) : undefined });
}

function take(choice) {
  const { question } = now;
  if (several() && !question.exclusive.includes(choice.key.split("/")[0]) && !choice.back) {
    ticked = ticked.includes(choice.key) ? ticked.filter((key) => key !== choice.key) : [...ticked, choice.key].slice(-question.most);
    at("dialog").close();
    return draw();
  }
  const sure = () => give([choice.key]);
  return choice.confirm ? show(made("h2", {}, choice.confirm), row(control("sure", said.sure, sure, { class: "main" }))) : sure();
}

function show(...inside) {
  const dialog = at("dialog");
  dialog.className = "";
  dialog.replaceChildren(...inside, row(control("close", said.close, () => dialog.close())));
  if (!dialog.open) dialog.showModal();
}

// A tap takes the obvious; a long one shows all that can be done there.

function tapped(there, long) {
  const some = there.flat(), obvious = there.length === 1 && !long && first(some);
  if (obvious) take(obvious);
  else if (some.length) show(made("h2", {}, now.question.text), row(...some.map((each) => button(each, false))));
}

function reached([x, y]) {
  const point = new DOMPoint(x, y), open = now.spots.filter(([place]) => choices(place).length);
  const inside = open.find(([place]) => board.parts(place).some((part) => part.isPointInFill(point)));
  const far = ([, [left, top, w, h]]) => Math.hypot(x - left - w / 2, y - top - h / 2) / board.unit;
  const hit = under([x, y], open), nearest = Math.min(...open.map(far)); // a ring may lie beside its region
  return hit.length === 1 ? hit : inside ? [inside] : open.filter((each) => far(each) < FINGER && far(each) <= nearest + NEAR);
}

function first([one, ...others]) {
  const there = (choice) => now.question.choices.filter((each) => each.verb === choice.verb && each.place).length;
  return one && others.every((each) => each.verb !== one.verb && there(each) < there(one)) ? one : null;
}

// Hints, help, what happened.

async function hint() {
  const { picks } = await deed("hint");
  hinted = picks && picks.length ? picks : null;
  draw();
}

async function picture(what) {
  const told = await ask(what);
  if (!told.places) return; // refused, in words
  const host = made("div", { role: "img", "aria-label": told.alt });
  show(host, ...(told.lines || []).map((line) => made("p", {}, line)));
  at("dialog").className = "wide";
  new Board(host).show(await paper(told.paper), told.places, told.drawings);
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
