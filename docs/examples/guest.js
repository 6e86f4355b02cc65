// A guest of thirty lines: answers each question with what seems to lead forward, and tells what it knows of itself.
// adjutant bot "node docs/examples/guest.js" --game total_domination
const readline = require("node:readline");

const DULL = new Set(["pass", "back", "undo", "end", "done", "stop", "offer", "resign"]);
let seed = 1;

function chance(n) {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
}

function answer(offer) {
  const verb = (choice) => choice.key.split("/")[0];
  const keen = offer.choices.filter((choice) => !DULL.has(verb(choice)));
  const left = keen.length >= Math.max(offer.least, 1) ? keen : [...offer.choices];
  const picks = [];
  while (picks.length < offer.least) {
    const [choice] = left.splice(chance(left.length), 1);
    if (!choice) return offer.default;
    if (picks.length && choice.sole) continue;
    picks.push(choice.key);
  }
  return picks;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  const { ask, offer } = question;
  const picks = chance(5) ? answer(offer) : offer.default;
  process.stdout.write(JSON.stringify({ ask, picks }) + "\n");
});
