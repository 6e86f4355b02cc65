"use strict";
// Tabs for people and places; each window is the simulated Discord as that person sees it.
const ALL = "All three";
const seen = {};
let windows = [];
let person = "";
let place = "";

const person_of = (name) => name.split("/")[0];
const place_of = (name) => name.split("/")[1];
const unique = (list) => [...new Set(list)];
const shown = (name) => place_of(name) === place && (person === ALL || person_of(name) === person);

function tab(nav, name, pressed, news, press) {
  let button = [...nav.children].find((child) => child.dataset.name === name);
  if (!button) {
    button = nav.appendChild(document.createElement("button"));
    button.type = "button";
    button.dataset.name = button.textContent = name;
    button.addEventListener("click", () => { press(); draw(); });
  }
  button.setAttribute("aria-pressed", String(pressed));
  if (news > 0) button.dataset.news = String(news);
  else delete button.dataset.news;
}

function frame(entry) {
  let found = document.querySelector(`iframe[title="${entry.name}"]`);
  if (!found && shown(entry.name)) {
    found = document.getElementById("stage").appendChild(document.createElement("iframe"));
    found.title = entry.name;
    found.src = entry.href;
  }
  if (found) found.hidden = !shown(entry.name);
}

function draw() {
  for (const { name, count } of windows) if (shown(name) || !(name in seen)) seen[name] = count;
  const news = (pick) => windows.filter((entry) => pick(entry.name))
    .reduce((sum, { name, count }) => sum + count - seen[name], 0);
  const people = document.getElementById("people");
  for (const name of unique(windows.map((entry) => person_of(entry.name)))) {
    tab(people, name, person === name, person === ALL ? 0 : news((other) => person_of(other) === name),
      () => { person = name; });
  }
  tab(people, ALL, person === ALL, 0, () => { person = ALL; });
  const places = document.getElementById("places");
  for (const name of unique(windows.map((entry) => place_of(entry.name)))) {
    tab(places, name, place === name,
      news((other) => place_of(other) === name && (person === ALL || person_of(other) === person)),
      () => { place = name; });
  }
  windows.forEach(frame);
}

async function listen() {
  try {
    const response = await fetch("/shell.json", { cache: "no-store" });
    windows = await response.json();
    person ||= person_of(windows[0].name);
    place ||= place_of(windows[0].name);
    draw();
    document.title = "Adjutant: sandbox";
  } catch {
    document.title = "Adjutant: the sandbox has stopped";
  }
  setTimeout(listen, 700);
}

listen();
