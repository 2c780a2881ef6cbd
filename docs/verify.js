// Repeats the chance of an evening at the Kaffeehaus: seal, lots, hands, dice. See fairness.md.
//
//   node verify.js kaffeehaus-abcd2345.json
//
// or, in a browser: paste all of this into the console (F12) of the page on which you read it, then type
// show(FILE) with the whole text of the file in place of FILE.
//
// It needs nothing but what node and browsers have, and none of the bot's own code.
"use strict";

const sha256 = async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
const ascii = (text) => new TextEncoder().encode(text);
const toHex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

async function hmac(key, message) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const signing = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", signing, message));
}

// The numbers that follow from a seed: digests of 0, 1, 2, ..., each of which gives sixteen words.
class Chance {
  constructor(seed) {
    this.seed = seed;
    this.block = 0;
    this.words = [];
  }

  async below(n) {
    for (;;) {
      if (this.words.length === 0) {
        const counter = new DataView(new ArrayBuffer(8));
        counter.setBigUint64(0, BigInt(this.block++));
        const block = new DataView((await hmac(this.seed, counter)).buffer);
        for (let at = 0; at < 32; at += 2) this.words.push(block.getUint16(at));
      }
      const word = this.words.shift();
      if (word < 65536 - (65536 % n)) return word % n;
    }
  }

  async drawn(items, count) {
    const left = [...items];
    const taken = [];
    while (taken.length < count) taken.push(...left.splice(await this.below(left.length), 1));
    return taken;
  }
}

// By pips, then by the larger half.
function weight(tile) {
  const [low, high] = tile.split("-").map(Number);
  return 100 * (low + high) + high;
}

const sorted = (tiles) => [...tiles].sort((one, other) => weight(one) - weight(other));

// When Discord made an id.
const time = (id) => new Date(Number((BigInt(id) >> 22n) + 1420070400000n)).toISOString();

function seedOf(file, deal) {
  let message = `kaffeehaus 1 deal ${deal.deal} cuts ${file.cuts.join(",")}`;
  if (deal.presses.some((press) => press !== "0")) message += ` presses ${deal.presses.join(",")}`;
  return hmac(fromHex(file.secret), ascii(message));
}

// The hands that follow from a seed, each as large as the one in the file; a lot may come before the shuffle.
async function dealt(file, deal, seed, byLot) {
  const chance = new Chance(seed);
  const lot = byLot ? await chance.below(deal.hands.length) : null;
  const sizes = deal.hands.map((hand) => hand.length);
  const drawn = await chance.drawn(file.set, sizes.reduce((sum, size) => sum + size, 0));
  return { lot, hands: sizes.map((size) => sorted(drawn.splice(0, size))) };
}

// The seat on which a lot has fallen, as everybody heard it.
function lotHeard(deal) {
  const told = deal.heard.find(
    (one) => one.event === "BankerDrawn" || one.event === "LeaderDrawn" || (one.event === "FirstTosser" && one.lot)
  );
  return told ? told.seat : null;
}

async function tossed(seed, number) {
  const chance = new Chance(await hmac(seed, ascii(`kaffeehaus 1 toss ${number}`)));
  return [1 + (await chance.below(6)), 1 + (await chance.below(6))];
}

// What is wrong with the moves: a tile that was laid must have been dealt to that seat, or drawn.
function misplayed(deal) {
  const hands = deal.hands.map((hand) => new Set(hand));
  const unknown = deal.hands.map(() => 0);
  const laid = new Set();
  for (const move of deal.moves) {
    const [who, verb, ...rest] = move.split(" ");
    const seat = Number(who);
    if (verb === "draw") unknown[seat] += 1;
    if (verb !== "play" && verb !== "train") continue;
    for (const tile of rest.filter((word) => /^\d-\d$/.test(word))) {
      if (laid.has(tile)) return `${tile} was laid twice`;
      laid.add(tile);
      if (hands[seat].has(tile)) continue;
      if (hands.some((hand) => hand.has(tile)) || unknown[seat] === 0) return `seat ${seat} laid ${tile}, which it did not have`;
      unknown[seat] -= 1;
    }
  }
  return null;
}

async function dealWrong(file, deal, say) {
  if (deal.hands.length === 0) return "the bot itself could not repeat it";
  const seed = await seedOf(file, deal);
  say(`deal ${deal.deal}: seed ${toHex(seed)}`);
  deal.presses.forEach((press, seat) => press === "0" || say(`  seat ${seat} pressed ${press} at ${time(press)}`));
  const heard = lotHeard(deal);
  const again = await dealt(file, deal, seed, heard !== null);
  if (heard !== null) say(`  the lot falls on seat ${again.lot}`);
  again.hands.forEach((hand, seat) => say(`  seat ${seat} ${file.seats[seat]}: ${hand.join(" ")}`));
  if (again.lot !== heard) return `the lot was said to fall on seat ${heard}`;
  if (!same(again.hands, deal.hands.map(sorted))) return "other hands were dealt";
  let number = 0;
  for (const toss of deal.heard.filter((one) => one.event === "Tossed")) {
    const dice = await tossed(seed, ++number);
    say(`  toss ${number}: ${dice.join(" ")}`);
    if (!same(dice, [toss.one, toss.two])) return `toss ${number} was said to be ${toss.one} ${toss.two}`;
  }
  return misplayed(deal);
}

// Every line that there is to say, and what is wrong, if anything is.
async function verify(file) {
  const lines = [`table ${file.table}, ${file.game}`, `seal ${file.seal}`, `secret ${file.secret}`];
  const say = (line) => lines.push(line);
  file.cuts.forEach((cut) => say(`sat down with ${cut} at ${time(cut)}`));
  let wrong = null;
  if (toHex(await sha256(fromHex(file.secret))) !== file.seal) wrong = "the secret is not the one that was sealed";
  if (!same(file.set, sorted(file.set))) wrong = "the set does not lie in ascending weight";
  for (const deal of file.deals) {
    if (wrong !== null) break;
    const found = await dealWrong(file, deal, say);
    if (found !== null) wrong = `deal ${deal.deal}: ${found}`;
  }
  say(wrong === null ? `All ${file.deals.length} deals follow from the seal and the presses.` : `NOT IN ORDER: ${wrong}`);
  return { lines, wrong };
}

async function show(file) {
  console.log((await verify(file)).lines.join("\n"));
}

if (typeof process === "object" && typeof require === "function") {
  const { readFileSync } = require("node:fs");
  globalThis.crypto ??= require("node:crypto").webcrypto;
  (async () => {
    for (const path of process.argv.slice(2)) {
      const { lines, wrong } = await verify(JSON.parse(readFileSync(path, "utf8")));
      console.log(lines.join("\n"));
      if (wrong !== null) process.exitCode = 1;
    }
  })();
}
