// Repeats the chance of an evening at the Kaffeehaus: seal, lots, hands, drawn tiles, dice. See fairness.md.
//
//   node verify.js kaffeehaus-abcd2345.json
//
// or, in a browser: paste all of this into the console (F12) of the page on which you read it, then type
// show(FILE) with the whole text of the file in place of FILE.
//
// It needs nothing but what node and browsers have, and none of the bot's own code. Longer than 400 lines: it is one file that
// people can paste.
"use strict";

const sha256 = async (data) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
const ascii = (text) => new TextEncoder().encode(text);
const toHex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const range = (count) => Array.from({ length: count }, (_, number) => number);

// ---- tiles

// By pips, then by the larger half.
function weight(tile) {
  const [low, high] = tile.split("-").map(Number);
  return 100 * (low + high) + high;
}

const sorted = (tiles) => [...tiles].sort((one, other) => weight(one) - weight(other));
const heaviest = (tiles) => sorted(tiles).at(-1);
const pips = (tile) => Math.floor(weight(tile) / 100);
const half = (tile, which) => Number(tile.split("-")[which]); // 0: the smaller, 1: the larger
const isDouble = (tile) => half(tile, 0) === half(tile, 1);

const EIGHTS = sorted(range(9).flatMap((high) => range(high + 1).map((low) => `${low}-${high}`)));
const NO_DOUBLES = EIGHTS.filter((tile) => !isDouble(tile));
// In what everybody heard, tiles are numbers in this order: a double-eight set, then what larger sets have besides.
const NAMES = [...EIGHTS, ...[9, 10, 11, 12].flatMap((high) => range(high + 1).map((low) => `${low}-${high}`))];
const byNumber = (tiles) => [...tiles].sort((one, other) => NAMES.indexOf(one) - NAMES.indexOf(other));
const upTo = (number) => sorted(NAMES.filter((tile) => half(tile, 1) <= number));
const SIXES = upTo(6);

// The tile that decides who leads: a double, or if nobody has one, any tile.
const doublesOrAll = (tiles) => (tiles.some(isDouble) ? tiles.filter(isDouble) : tiles);
const heaviestDouble = (tiles) => heaviest(doublesOrAll(tiles));
const lowestDouble = (tiles) => sorted(doublesOrAll(tiles))[0];
const doubleSix = () => "6-6";

// ---- games

// Of each game: its set of tiles, the tiles in a hand by number of players, the event that opens a round, and how chance is used.
// In a match all tiles are shuffled, and a lot comes behind them. `leads` are the tiles that may decide who leads; the lots are
// those of the first round, or of any.
const GAMES = {
  "austrian-block": { set: NO_DOUBLES, hands: { 2: [11, 12], 3: [8, 9], 4: [6, 7, 8] }, opens: "Dealt", leads: "heaviest" },
  "austrian-draw": { set: NO_DOUBLES, hands: { 2: [8, 9], 3: [7] }, opens: "Dealt", leads: "heaviest", boneyard: true },
  tendler: {
    set: EIGHTS,
    hands: { 2: [5, 6, 7, 8], 3: [5, 6, 7, 8], 4: [5, 6, 7, 8], 5: [5, 6, 7, 8], 6: [5, 6, 7] },
    opens: "Dealt",
    leads: "heaviest",
    boneyard: true,
  },
  buki: { set: NO_DOUBLES, hands: { 4: [6, 7] }, opens: "Dealt", leads: "heaviest", lot: "BankerDrawn" },
  pulle: { set: NO_DOUBLES, hands: { 4: [7] }, opens: "Dealt", leads: "heaviest", seatsSitOut: true },
  hungarian: { set: SIXES, hands: { 2: [12], 3: [8], 4: [6] }, opens: "Dealt", leads: "in turn", lot: "LeaderDrawn" },
  challenge: {
    set: SIXES.flatMap((tile) => [tile, tile]),
    hands: { 2: [8], 3: [8], 4: [8], 5: [8], 6: [8], 7: [8] },
    opens: "FirstTosser",
    lot: "FirstTosser",
    claims: true,
  },
  luxembourg: {
    set: SIXES,
    hands: { 2: [7], 3: [6], 4: [5], 5: [4], 6: [3] },
    opens: "WinningTile",
    boneyard: true,
    showsTiles: true,
  },
  draw: {
    ...{ set: SIXES, hands: { 2: [5, 6, 7], 3: [5, 6, 7], 4: [5, 6] }, opens: "RoundBegun", match: true, boneyard: true },
    ...{ leadTiles: [heaviestDouble, heaviest], lots: "first" },
  },
  block: {
    ...{ set: SIXES, hands: { 2: [5, 6, 7, 8, 9], 3: [5, 6, 7, 8, 9], 4: [5, 6, 7] }, opens: "RoundBegun", match: true },
    ...{ leadTiles: [heaviestDouble, heaviest], lots: "first" },
  },
  "all-fives": {
    ...{ set: SIXES, hands: { 2: [5, 6, 7, 8, 9], 3: [5, 6, 7], 4: [5, 6] }, opens: "RoundBegun", match: true, boneyard: true },
    ...{ leadTiles: [heaviestDouble], lots: "any" },
  },
  bergen: {
    ...{ set: SIXES, hands: { 2: [6], 3: [6], 4: [5] }, opens: "RoundBegun", match: true, boneyard: true },
    ...{ leadTiles: [heaviestDouble, lowestDouble], tileAlwaysLeads: true },
  },
  latin: { set: SIXES, hands: { 4: [7] }, opens: "RoundBegun", match: true, leadTiles: [doubleSix], lots: "first" },
  cuban: { set: upTo(9), hands: { 4: [10] }, opens: "RoundBegun", match: true, leadTiles: [heaviestDouble], lots: "first" },
  "mexican-train": {
    ...{ set: upTo(12), opens: "HubLaid", match: true, boneyard: true, hub: true, lots: "first" },
    hands: Object.fromEntries([16, 16, 15, 15, 14, 12, 11].map((most, place) => [place + 2, range(most + 1).slice(8)])),
    nines: 4, // the most players with a double-nine set
  },
  matador: {
    ...{ set: SIXES, hands: { 2: [5, 6, 7], 3: [5, 6, 7], 4: [5, 6] }, opens: "RoundBegun", match: true, boneyard: true },
    ...{ leadTiles: [heaviestDouble, heaviest], lots: "first" },
  },
  sebastopol: { set: SIXES, hands: { 4: [7] }, opens: "RoundBegun", match: true, leadTiles: [doubleSix], tileAlwaysLeads: true },
};

// ---- chance

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

// When Discord made an id.
const time = (id) => new Date(Number((BigInt(id) >> 22n) + 1420070400000n)).toISOString();

function seedOf(file, deal) {
  let message = `kaffeehaus 1 deal ${deal.deal} cuts ${file.cuts.join(",")}`;
  if (deal.presses.some((press) => press !== "0")) message += ` presses ${deal.presses.join(",")}`;
  return hmac(fromHex(file.secret), ascii(message));
}

async function tossed(seed, number) {
  const chance = new Chance(await hmac(seed, ascii(`kaffeehaus 1 toss ${number}`)));
  return [1 + (await chance.below(6)), 1 + (await chance.below(6))];
}

// ---- the file as a whole

// What is wrong with the seal, the set, the numbers of the rounds or the presses.
async function fileWrong(file) {
  const game = GAMES[file.game];
  if (file.kaffeehaus !== 1) return "this script does not know this form of the file";
  if (!/^([0-9a-f]{2}){32}$/.test(file.secret)) return "the secret is not 64 hexadecimal digits";
  if (toHex(await sha256(fromHex(file.secret))) !== file.seal) return "the secret is not the one that was sealed";
  if (!same(file.set, sorted(file.set))) return "the set does not lie in ascending weight";
  if (game && !same(file.set, game.set)) return "the set is not the one of this game";
  if (file.deals.length === 0) return "there is no round in it";
  if (file.deals.some((deal, place) => deal.deal !== place + 1)) return "the rounds are not numbered 1, 2, 3, ...";
  if (!file.people) return "it does not say which seats were people's: get it anew with Fair?, Check";
  if (file.cuts.length !== file.people.length) return `${file.people.length} people, but ${file.cuts.length} cuts`;
  const seats = range(file.deals[0].hands.length);
  if (!same(file.people, seats.filter((seat) => file.people.includes(seat)))) return "a cut belongs to no seat";
  const ids = [...file.cuts, ...file.deals.flatMap((deal) => deal.presses.filter((press) => press !== "0"))];
  if (!ids.every((id) => /^[1-9][0-9]*$/.test(id))) return "a press is no number";
  if (new Set(ids).size !== ids.length) return "a press counts twice";
  return null;
}

// What is wrong with the numbers of seats, tiles and presses of a round.
function sizesWrong(file, deal) {
  const game = GAMES[file.game];
  const sizes = deal.hands.map((hand) => hand.length).filter((size) => size > 0 || !game?.seatsSitOut);
  const before = file.deals[deal.deal - 2];
  if (sizes.length === 0) return "the bot itself could not repeat it";
  if (before && before.hands.length > deal.hands.length) return "a seat has vanished";
  if (deal.presses.length !== 0 && deal.presses.length !== deal.hands.length) return "there is not one press for each seat";
  if (deal.deal === 1 && deal.presses.length !== 0) return "there are presses for a round before the first";
  if (new Set(sizes).size > 1) return "the hands are not equally large";
  if (game && !(game.hands[deal.hands.length] ?? []).includes(sizes[0])) return "so many players do not get so many tiles";
  return null;
}

// ---- a round

const heardAs = (deal, event) => deal.heard.filter((one) => one.event === event);

// The events that tell of a lot, if it was one: a lot before the first round, or one for the lead of a match.
const LOTS = {
  BankerDrawn: () => true,
  LeaderDrawn: () => true,
  FirstTosser: (one) => one.lot,
  RoundBegun: (one) => one.lot,
  HubLaid: (one) => one.deal === 1,
};

// What everybody heard of lots.
const lotsHeard = (deal) => deal.heard.filter((one) => LOTS[one.event]?.(one));

// Whether a lot comes behind the shuffle, as in a match. Of a game that this script does not know, the event that tells of it says so.
function lotBehind(file, deal) {
  const game = GAMES[file.game];
  return game ? Boolean(game.match) : lotsHeard(deal).some((one) => one.event === "RoundBegun");
}

// Of a game with a hub: the hub of a round and the tiles that are shuffled around it. Each round has a lower hub than the one before.
function aroundHub(file, deal) {
  const first = heardAs(file.deals[0], "HubLaid")[0];
  const highest = first ? half(NAMES[first.tile], 1) : NaN;
  const hub = `${highest - deal.deal + 1}-${highest - deal.deal + 1}`;
  return { highest, hub, pack: upTo(highest).filter((tile) => tile !== hub) };
}

// Whether a hand of these sizes has so many doubles, or (0) none has any: house rules may say that one deals again then.
function hasDoubles(sizes, shuffled, doubles) {
  const rest = [...shuffled];
  const counts = sizes.map((size) => rest.splice(0, size).filter((tile) => half(tile, 0) === half(tile, 1)).length);
  return doubles === 0 ? Math.max(...counts) === 0 : Math.max(...counts) >= doubles;
}

// All that follows from a seed: the lot, the hands, each as large as the one in the file, and the other tiles.
async function dealt(file, deal, seed, byLot) {
  const game = GAMES[file.game];
  const chance = new Chance(seed);
  const draw = () => chance.below(deal.hands.length);
  const behind = lotBehind(file, deal);
  let lot = byLot && !behind ? await draw() : null;
  const sizes = deal.hands.map((hand) => hand.length);
  const inHands = sizes.reduce((sum, size) => sum + size, 0);
  const pack = game?.hub ? aroundHub(file, deal).pack : file.set;
  if (pack.length < inHands) throw new Error("more tiles in the hands than there are");
  const shuffled = () => chance.drawn(byNumber(pack), game?.boneyard || behind ? pack.length : inHands);
  let rest = await shuffled();
  let unfounded = false;
  for (const { doubles } of heardAs(deal, "DealtAgain")) {
    unfounded ||= !hasDoubles(sizes, rest, doubles);
    rest = await shuffled();
  }
  if (byLot && behind) lot = await draw();
  const onTable = game?.hub ? [aroundHub(file, deal).hub] : [];
  return { chance, lot, hands: sizes.map((size) => sorted(rest.splice(0, size))), rest, onTable, unfounded };
}

// Luxembourg: the tiles that are shown for the lead, the winning one, and the boneyard, for which the others are shuffled again.
async function shown(deal, chance, rest) {
  const redraws = heardAs(deal, "LotsTied").length > 0;
  const left = [...rest];
  let last = deal.hands.map((_, seat) => ({ seat, tile: left.shift() }));
  const lots = [...last];
  for (;;) {
    const most = Math.max(...last.map((lot) => pips(lot.tile)));
    const tied = last.filter((lot) => pips(lot.tile) === most);
    if (!redraws || tied.length < 2 || left.length < tied.length) break;
    last = tied.map(({ seat }) => ({ seat, tile: left.shift() }));
    lots.push(...last);
  }
  const won = last.find((lot) => lot.tile === heaviest(last.map((one) => one.tile)));
  const others = sorted(rest.filter((tile) => tile !== won.tile));
  return { lots, won, boneyard: await chance.drawn(others, others.length) };
}

async function shownWrong(deal, again, say) {
  const { lots, won, boneyard } = await shown(deal, again.chance, again.rest);
  again.rest = boneyard;
  again.onTable = [won.tile];
  lots.forEach((lot) => say(`  seat ${lot.seat} shows ${lot.tile}`));
  say(`  seat ${won.seat} begins with ${won.tile}`);
  const heard = heardAs(deal, "LotShown").map(({ seat, tile }) => ({ seat, tile: NAMES[tile] }));
  if (!same(heard, lots)) return "other tiles were shown for the lead";
  const [{ seat, tile }] = heardAs(deal, "WinningTile");
  return same({ seat, tile: NAMES[tile] }, won) ? null : "another tile was said to win the lead";
}

// What is wrong with the hub that lies in the middle.
function hubWrong(file, deal, opened) {
  const { highest, hub } = aroundHub(file, deal);
  if (highest !== 12 && (highest !== 9 || deal.hands.length > GAMES[file.game].nines)) return "so many players do not play around this hub";
  return NAMES[opened.tile] === hub ? null : "another hub was said to lie in the middle";
}

// What is wrong with the seat that was said to begin a round of a match.
function leadWrong(file, deal, again, opened) {
  const game = GAMES[file.game];
  const isLot = LOTS[opened.event](opened);
  const first = deal.deal === 1;
  const tile = game.hub || opened.tile === null ? null : NAMES[opened.tile];
  if (isLot && !(game.lots === "any" || (game.lots === "first" && first))) return "a lot too many was drawn";
  if (!isLot && tile === null && (first || game.tileAlwaysLeads)) return "no tile was said to lead";
  if (tile !== null && (isLot || !again.hands[opened.seat]?.includes(tile))) return "another tile was said to lead";
  if (tile !== null && !game.leadTiles.some((lead) => lead(again.hands.flat()) === tile)) return "another tile was said to lead";
  const begins = heardAs(file.deals[0], "HubLaid")[0]?.seat;
  if (game.hub && opened.seat !== (begins + deal.deal - 1) % deal.hands.length) return "another seat was said to lead";
  if (deal.moves.length > 0 && Number(deal.moves[0].split(" ")[0]) !== opened.seat) return "another seat began";
  return game.hub ? hubWrong(file, deal, opened) : null;
}

// What is wrong with the announcement that opened a round.
function openingWrong(file, deal, again) {
  const game = GAMES[file.game];
  if (!game) return null;
  const opened = heardAs(deal, game.opens);
  if (opened.length !== 1 || opened[0].deal !== deal.deal) return "it was not announced once, by its number";
  if (game.match) return leadWrong(file, deal, again, opened[0]);
  const { leader, tile } = opened[0];
  if (game.leads === "heaviest" && tile !== null) {
    const lead = heaviest(again.hands.flat());
    if (NAMES[tile] !== lead || !again.hands[leader]?.includes(lead)) return "another tile was said to lead";
  }
  if (game.leads === "heaviest" && tile === null && deal.deal === 1) return "no tile was said to lead";
  if (game.leads === "in turn") {
    const [first] = lotsHeard(file.deals[0]);
    if (leader !== (first.seat + deal.deal - 1) % deal.hands.length) return "another seat was said to lead";
  }
  return null;
}

async function tossesWrong(deal, seed, say) {
  let number = 0;
  const first = heardAs(deal, "FirstTosser")[0]?.seat;
  for (const toss of heardAs(deal, "Tossed")) {
    if (first !== undefined && toss.seat !== (first + number) % deal.hands.length) return "another seat was said to toss";
    const dice = await tossed(seed, ++number);
    say(`  toss ${number}: ${dice.join(" ")}`);
    if (!same(dice, [toss.one, toss.two])) return `toss ${number} was said to be ${toss.one} ${toss.two}`;
  }
  return null;
}

// ---- moves

// Tiles laid, tiles drawn and passes: by the moves, and as everybody heard them.
function moved(deal) {
  return deal.moves.flatMap((move) => {
    const [seat, verb, ...rest] = move.split(" ");
    if (verb === "draw" || verb === "pass") return [`${seat} ${verb}`];
    if (!["play", "turn", "train"].includes(verb)) return [];
    return rest.filter((word) => /^\d+-\d+$/.test(word)).map((tile) => `${seat} ${tile}`);
  });
}

function heardMoves(deal) {
  const said = { Played: (one) => NAMES[one.tile], Drew: () => "draw", Passed: () => "pass" };
  return deal.heard.filter((one) => one.event in said).map((one) => `${one.seat} ${said[one.event](one)}`);
}

// Whether everybody heard these moves. A pass behind a tile of the same seat may end a first turn (Mexican Train), which is silent.
function heardRight(moves, heard) {
  let at = 0;
  for (const [number, move] of moves.entries()) {
    const [seat, what] = move.split(" ");
    const before = (moves[number - 1] ?? "").split(" ");
    const silent = what === "pass" && before[0] === seat && before[1].includes("-");
    if (move === heard[at]) at += 1;
    else if (!silent) return false;
  }
  return at === heard.length;
}

// What is wrong with the moves: a tile that was laid must have been dealt to that seat, or must be the next one of the boneyard.
function movesWrong(file, deal, again, say) {
  const game = GAMES[file.game];
  const hands = again.hands.map((hand) => new Set(hand));
  const boneyard = [...again.rest];
  const laid = new Set(again.onTable);
  const unknown = again.hands.map(() => 0); // tiles drawn in games whose boneyard this script does not know
  for (const move of moved(deal)) {
    const [seat, what] = move.split(" ");
    if (!hands[seat]) return `there is no seat ${seat}`;
    if (what === "draw" && game?.boneyard && boneyard.length === 0) return `seat ${seat} drew, but no tile was left`;
    if (what === "draw" && game?.boneyard) {
      say(`  seat ${seat} draws ${boneyard[0]}`);
      hands[seat].add(boneyard.shift());
    } else if (what === "draw" && game) return `seat ${seat} drew a tile in a game without a boneyard`;
    else if (what === "draw") unknown[seat] += 1;
    if (what === "draw" || what === "pass") continue;
    if (laid.has(what)) return `${what} was laid twice`;
    laid.add(what);
    if (hands[seat].has(what)) continue;
    if (hands.some((hand) => hand.has(what)) || unknown[seat] === 0) return `seat ${seat} laid ${what}, which it did not have`;
    unknown[seat] -= 1;
  }
  if (game && !heardRight(moved(deal), heardMoves(deal))) return "what everybody heard are not these moves";
  return null;
}

// What is wrong with the seat that laid the first tile, where a round that is no part of a match says who leads.
function beganWrong(file, deal) {
  const leads = GAMES[file.game]?.leads;
  const first = moved(deal).at(0)?.split(" ");
  if (!leads || !first || !first[1].includes("-")) return null;
  const [{ leader }] = heardAs(deal, GAMES[file.game].opens);
  return Number(first[0]) === leader ? null : "another seat began";
}

async function dealWrong(file, deal, say) {
  const sizes = sizesWrong(file, deal);
  if (sizes !== null) return sizes;
  const game = GAMES[file.game];
  const seed = await seedOf(file, deal);
  say(`round ${deal.deal}: seed ${toHex(seed)}`);
  const ofBot = (seat) => (file.people.includes(seat) ? "" : ", but was a bot's at the start: a newcomer's press, or no person's");
  deal.presses.forEach((press, seat) => press === "0" || say(`  seat ${seat} pressed ${press} at ${time(press)}${ofBot(seat)}`));
  const lots = lotsHeard(deal);
  const again = await dealt(file, deal, seed, lots.length > 0);
  if (lots.length > 0) say(`  the lot falls on seat ${again.lot}`);
  again.hands.forEach((hand, seat) => say(`  seat ${seat} ${file.seats[seat]}: ${hand.join(" ")}`));
  const told = game?.match ? game.opens : game?.lot;
  if (lots.length > 1 || (game && lots.some((one) => one.event !== told))) return "a lot too many was drawn";
  if (lots.length > 0 && again.lot !== lots[0].seat) return `the lot was said to fall on seat ${lots[0].seat}`;
  if (again.unfounded) return "the tiles were dealt again without a reason";
  if (!same(again.hands, deal.hands.map(sorted))) return "other hands were dealt";
  const opening = openingWrong(file, deal, again);
  if (opening !== null) return opening;
  const lead = game?.showsTiles ? await shownWrong(deal, again, say) : null;
  return lead ?? (await tossesWrong(deal, seed, say)) ?? movesWrong(file, deal, again, say) ?? beganWrong(file, deal);
}

// ---- tournaments

// The thousandths of the possible matchpoints: 2 for every other result that is worse, 1 for every equal one.
function matchpoints(result, others) {
  if (others.length === 0) return 500;
  const won = others.reduce((sum, other) => sum + (result === other ? 1 : result > other ? 2 : 0), 0);
  return Math.floor((1000 * won + others.length) / (2 * others.length));
}

// What is wrong with a round of a tournament: all its tables have one secret, and the scores follow from the results.
async function roundWrong(file, round, say) {
  const secret = await seedOf({ secret: file.secret, cuts: file.presses }, { deal: round.round, presses: [] });
  const seal = toHex(await sha256(secret));
  say(`round ${round.round}: the secret of its tables is ${toHex(secret)}`);
  for (const table of round.tables) {
    if (table.seal !== seal) return `table ${table.table} had other tiles`;
    const rows = [...round.tables.filter((other) => other !== table).map((other) => other.results), ...round.field];
    for (const seat of range(table.results.length)) {
      const score = matchpoints(table.results[seat], rows.map((row) => row[seat]));
      if (table.scores[seat] !== (table.absent.includes(seat) ? 0 : score)) return `table ${table.table}: the score of seat ${seat}`;
    }
  }
  return null;
}

async function tournamentWrong(file, say) {
  if (toHex(await sha256(fromHex(file.secret))) !== file.seal) return "the seal belongs to another secret";
  for (const round of file.rounds) {
    const found = await roundWrong(file, round, say);
    if (found !== null) return `round ${round.round}: ${found}`;
  }
  say("not checked: the points and pips of each table (its own file has them), and those of the house's field");
  return null;
}

// ---- the whole

// What this script cannot know, or does not look at.
function unchecked(file) {
  const game = GAMES[file.game];
  const lines = [
    "whether this is the seal that you were shown before the first round",
    "whether you pressed at these times, and whether you held these hands",
    "whether these are the seats that were people's, and no bot's",
    "whether rounds, or the last moves or rolls of a round, are missing at the end",
    "names, points, chips, and whether the moves keep to the rules of the game",
  ];
  if (game?.match && !game.tileAlwaysLeads && !game.hub) lines.push("whose turn it was to lead the later rounds");
  if (game?.claims) lines.push("with which tiles claims were made, and which were given");
  if (!game) lines.push(`the set, the sizes of hands, the boneyard and the lead of ${file.game}, a game that this script does not know`);
  return lines.map((line) => `not checked: ${line}`);
}

// Every line that there is to say, and what is wrong, if anything is.
async function verify(file) {
  const lines = [];
  const say = (line) => lines.push(line);
  let wrong = null;
  try {
    if ("tournament" in file) {
      [`tournament ${file.tournament}`, `seal ${file.seal}`, `secret ${file.secret}`].forEach(say);
      wrong = await tournamentWrong(file, say);
      say(wrong === null ? "All tables of each round had the same tiles, and the scores are right." : `NOT IN ORDER: ${wrong}`);
      return { lines, wrong };
    }
    [`table ${file.table}, ${file.game}`, `seal ${file.seal}`, `secret ${file.secret}`].forEach(say);
    wrong = await fileWrong(file);
    if (wrong === null) file.cuts.forEach((cut, place) => say(`seat ${file.people[place]} sat down with ${cut} at ${time(cut)}`));
    for (const deal of wrong === null ? file.deals : []) {
      const found = await dealWrong(file, deal, say);
      if (found !== null) wrong = `round ${deal.deal}: ${found}`;
      if (wrong !== null) break;
    }
    unchecked(file).forEach(say);
  } catch (error) {
    wrong = `the file makes no sense (${error.message})`;
  }
  say(wrong === null ? `All ${file.deals.length} rounds follow from the seal and the presses.` : `NOT IN ORDER: ${wrong}`);
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
