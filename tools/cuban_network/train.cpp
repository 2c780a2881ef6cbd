// Trains the network of Cuban dominoes (`ai/cuban_network.py`) by playing: about four million rounds in twenty minutes.
//
//     g++ -O3 -march=native -ffast-math -o train tools/cuban_network/train.cpp
//     ./train SECONDS RATE NEW.bin [OLD.bin]          0.001 is a good rate to begin with, 0.0005 to go on with
//     ./train positions WEIGHTS.bin > tests/ai/cuban_positions.json
//
// A team of two plays with the network, the other team lays its heaviest tile. After each round the network learns from every
// position in which its team has laid a tile: what it should have said is 1 if that team has won, 0 if not, a half after a tie.
// (The method is known as deep Monte Carlo.) In half of the rounds the heaviest double leads, in the others anybody leads any tile.
//
// Longer than 400 lines: it is compiled as one file, without a build system.
//
// This is C++ because Python would need days. Everything is private to this file; `tests/ai/test_cuban_network.py` compares it with
// the rules and with the network in Python. Hands are masks of tiles, which are numbered by weight as in `ai/tile_sets.py`.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

using Mask = uint64_t;

constexpr int TILES = 55, NUMBERS = 10, SEATS = 4, HAND = 10, NONE = -1;
constexpr Mask EVERY = (Mask(1) << TILES) - 1;

int low[TILES], high[TILES], pips[TILES], tile_of[NUMBERS][NUMBERS];
Mask suit[NUMBERS], heavier[TILES];  // tiles of a number; tiles with more pips than a tile

int count(Mask mask) { return __builtin_popcountll(mask); }
int first(Mask mask) { return __builtin_ctzll(mask); }
int outer(int tile, int inner) { return low[tile] == inner ? high[tile] : low[tile]; }

int sum_of_pips(Mask mask) {
    int sum = 0;
    for (; mask; mask &= mask - 1) sum += pips[first(mask)];
    return sum;
}

void make_tiles() {
    std::vector<std::array<int, 3>> all;  // pips, high and low half
    for (int a = 0; a < NUMBERS; a++)
        for (int b = a; b < NUMBERS; b++) all.push_back({a + b, b, a});
    std::sort(all.begin(), all.end());
    for (int tile = 0; tile < TILES; tile++) {
        pips[tile] = all[tile][0], high[tile] = all[tile][1], low[tile] = all[tile][2];
        tile_of[low[tile]][high[tile]] = tile_of[high[tile]][low[tile]] = tile;
        suit[low[tile]] |= Mask(1) << tile, suit[high[tile]] |= Mask(1) << tile;
    }
    for (int tile = 0; tile < TILES; tile++)
        for (int other = 0; other < TILES; other++)
            if (pips[other] > pips[tile]) heavier[tile] |= Mask(1) << other;
}

// A small generator of random numbers (SplitMix64).
struct Chance {
    uint64_t state;
    explicit Chance(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 1) {}
    uint64_t next() {
        uint64_t mixed = state += 0x9E3779B97F4A7C15ull;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
        return mixed ^ (mixed >> 31);
    }
    double real() { return (next() >> 11) * 0x1p-53; }  // from 0 to 1
    int below(int limit) { return int(((next() >> 32) * uint64_t(limit)) >> 32); }
};

struct Play {
    int tile;
    bool right;  // laid at the right end; the first tile is laid at the left
};

// A round. Seats play in ascending order; 0 and 2 are partners.
struct Round {
    Mask hands[SEATS], laid[SEATS] = {}, avoided[SEATS] = {};
    int passed[SEATS] = {};             // masks of numbers
    int outward[SEATS][NUMBERS] = {};   // how often a seat has laid a number outwards
    int left = NONE, right = NONE;      // numbers at the ends
    int left_by = 0, right_by = 0;      // seats that laid them
    int turn, lead_tile = NONE;         // the tile that must be led
    int idle = 0, out = NONE;           // passes in a row; the seat that has laid its last tile
    bool over = false;

    // Deals, and lets this seat lead any tile; or the holder of the heaviest double lead it (NONE).
    Round(Chance& chance, int leader) : turn(leader) {
        int tiles[TILES];
        for (int tile = 0; tile < TILES; tile++) tiles[tile] = tile;
        for (int last = TILES - 1; last > 0; last--) std::swap(tiles[last], tiles[chance.below(last + 1)]);
        for (int seat = 0; seat < SEATS; seat++) {
            hands[seat] = 0;
            for (int place = 0; place < HAND; place++) hands[seat] |= Mask(1) << tiles[seat * HAND + place];
        }
        if (leader != NONE) return;
        for (int number = NUMBERS - 1; number >= 0 && lead_tile == NONE; number--) lead_if_dealt(tile_of[number][number]);
        for (int tile = TILES - 1; tile >= 0 && lead_tile == NONE; tile--) lead_if_dealt(tile);
    }

    void lead_if_dealt(int tile) {
        for (int seat = 0; seat < SEATS; seat++)
            if (hands[seat] >> tile & 1) lead_tile = tile, turn = seat;
    }

    Mask fitting() const { return left == NONE ? EVERY : suit[left] | suit[right]; }

    // The plays that lead to different positions; none if the seat must pass.
    std::vector<Play> plays() const {
        std::vector<Play> found;
        if (left == NONE && lead_tile != NONE) return {{lead_tile, false}};
        for (Mask fit = hands[turn] & fitting(); fit; fit &= fit - 1) {
            int tile = first(fit);
            bool at_left = left == NONE || suit[left] >> tile & 1, at_right = left != NONE && left != right && suit[right] >> tile & 1;
            if (at_left) found.push_back({tile, false});
            if (at_left && at_right) {  // 3-5 between 3 and 5 leaves 5 and 5, or 3 and 3; between 3 and 3 it is one play
                int one = outer(tile, left), other = outer(tile, right);
                if (std::minmax(one, right) == std::minmax(left, other)) continue;
            }
            if (at_right) found.push_back({tile, true});
        }
        return found;
    }

    void lay(Play play) {
        int tile = play.tile;
        if (left != NONE || lead_tile == NONE) avoided[turn] |= fitting() & heavier[tile];
        if (left == NONE) {
            left = low[tile], right = high[tile], left_by = right_by = turn;
            outward[turn][left]++;
            if (left != right) outward[turn][right]++;
        } else if (play.right) {
            right = outer(tile, right), right_by = turn, outward[turn][right]++;
        } else {
            left = outer(tile, left), left_by = turn, outward[turn][left]++;
        }
        hands[turn] ^= Mask(1) << tile, laid[turn] |= Mask(1) << tile, idle = 0;
        if (!hands[turn]) out = turn, over = true;
        turn = (turn + 1) % SEATS;
    }

    void pass() {
        passed[turn] |= 1 << left | 1 << right, avoided[turn] |= fitting();
        over = ++idle == SEATS;
        turn = (turn + 1) % SEATS;
    }

    // What the round is worth to seats 0 and 2: 1 if they have won, a half after a tie.
    float value() const {
        if (out != NONE) return out % 2 == 0;
        int ours = sum_of_pips(hands[0] | hands[2]), theirs = sum_of_pips(hands[1] | hands[3]);
        return ours < theirs ? 1 : ours > theirs ? 0 : 0.5;
    }
};

// The groups of facts, as in `ai/cuban_network.py`: a name is the number of the first fact of its group.
enum {
    HELD = 0, LAID = HELD + 55, PASSED = LAID + 220, COUNT = PASSED + 30, ENDS = COUNT + 44, OWNER = ENDS + 55, TILE = OWNER + 40,
    UNSEEN = TILE + 55, OWN = UNSEEN + 110, AVOIDED = OWN + 110, FOLLOWERS = AVOIDED + 165, FITTING = FOLLOWERS + 11,
    OUTWARD = FITTING + 21, LEAD = OUTWARD + 120, FACTS = LEAD + 2
};
using Facts = std::vector<uint16_t>;  // the numbers of those that are true

Facts facts_after(const Round& before, Play play) {
    Round round = before;
    int me = round.turn;
    round.lay(play);
    std::copy(std::begin(before.avoided), std::end(before.avoided), round.avoided);
    Facts facts;
    auto add = [&](int fact) { facts.push_back(uint16_t(fact)); };
    auto add_tiles = [&](int group, Mask mask) {
        for (; mask; mask &= mask - 1) add(group + first(mask));
    };
    Mask hand = round.hands[me], unseen = EVERY & ~hand, fit = round.fitting();
    for (Mask laid : round.laid) unseen &= ~laid;
    add_tiles(HELD, hand);
    for (int other = 0; other < SEATS; other++) {
        int seat = (me + other) % SEATS;
        add_tiles(LAID + 55 * other, round.laid[seat]);
        add(COUNT + 11 * other + count(round.hands[seat]));
        if (!other) continue;
        add_tiles(AVOIDED + 55 * (other - 1), round.avoided[seat] & unseen);
        for (int number = 0; number < NUMBERS; number++) {
            if (round.passed[seat] >> number & 1) add(PASSED + 10 * (other - 1) + number);
            for (int times = 0; times < std::min(4, round.outward[seat][number]); times++)
                add(OUTWARD + 40 * (other - 1) + 10 * times + number);
        }
    }
    add(ENDS + tile_of[round.left][round.right]);
    auto owner = [&](int seat, int number) { return OWNER + 10 * ((seat - me + SEATS) % SEATS) + number; };
    add(owner(round.left_by, round.left));
    if (owner(round.left_by, round.left) != owner(round.right_by, round.right)) add(owner(round.right_by, round.right));
    add(TILE + play.tile);
    for (int number = 0; number < NUMBERS; number++) {
        add(UNSEEN + 11 * number + count(unseen & suit[number]));
        add(OWN + 11 * number + count(hand & suit[number]));
    }
    add(FOLLOWERS + std::min(10, count(hand & fit)));
    add(FITTING + std::min(20, count(unseen & fit)));
    if (before.left == NONE) add(LEAD + (before.lead_tile == NONE));
    return facts;
}

// The network, and what it needs to learn (Adam).
struct Network {
    static constexpr int FIRST = 128, SECOND = 32;
    static constexpr int BIAS1 = FACTS * FIRST, WEIGHTS2 = BIAS1 + FIRST, BIAS2 = WEIGHTS2 + SECOND * FIRST, WEIGHTS3 = BIAS2 + SECOND;
    static constexpr int BIAS3 = WEIGHTS3 + SECOND, SIZE = BIAS3 + 1;
    static constexpr float LEAK = 0.01f, STEPS = 2048;  // weights of facts are stored in steps of 1/2048, as 16 bits
    std::vector<float> weights, slopes, means, squares;
    float units1[FIRST], units2[SECOND];
    long steps = 0;

    explicit Network(Chance& chance) : weights(SIZE), slopes(SIZE), means(SIZE), squares(SIZE) {
        auto fill = [&](int from, int to, double width) {
            for (int at = from; at < to; at++) weights[at] = float((chance.real() - 0.5) * width);
        };
        fill(0, BIAS1, 0.12);
        fill(WEIGHTS2, BIAS2, 2 * std::sqrt(3.0 / FIRST));
        fill(WEIGHTS3, BIAS3, 2 * std::sqrt(3.0 / SECOND));
    }

    // The logit of the chance to win.
    float logit(const Facts& facts) {
        float sums[FIRST];
        for (int unit = 0; unit < FIRST; unit++) sums[unit] = weights[BIAS1 + unit];
        for (int fact : facts) {
            const float* row = &weights[fact * FIRST];
            for (int unit = 0; unit < FIRST; unit++) sums[unit] += row[unit];
        }
        for (int unit = 0; unit < FIRST; unit++) units1[unit] = sums[unit] > 0 ? sums[unit] : LEAK * sums[unit];
        float total = weights[BIAS3];
        for (int second = 0; second < SECOND; second++) {
            const float* row = &weights[WEIGHTS2 + second * FIRST];
            float sum = 0;
            for (int unit = 0; unit < FIRST; unit++) sum += row[unit] * units1[unit];
            sum += weights[BIAS2 + second];
            units2[second] = sum > 0 ? sum : LEAK * sum;
            total += weights[WEIGHTS3 + second] * units2[second];
        }
        return total;
    }

    // Adds the slopes of the loss (cross entropy) at this position, and returns the loss.
    double learn(const Facts& facts, float value) {
        double chance = 1 / (1 + std::exp(-double(logit(facts))));
        float error = float(chance - value), back[FIRST] = {};
        slopes[BIAS3] += error;
        for (int second = 0; second < SECOND; second++) {
            slopes[WEIGHTS3 + second] += error * units2[second];
            float slope = error * weights[WEIGHTS3 + second] * (units2[second] > 0 ? 1 : LEAK);
            slopes[BIAS2 + second] += slope;
            const float* row = &weights[WEIGHTS2 + second * FIRST];
            float* to = &slopes[WEIGHTS2 + second * FIRST];
            for (int unit = 0; unit < FIRST; unit++) to[unit] += slope * units1[unit], back[unit] += slope * row[unit];
        }
        for (int unit = 0; unit < FIRST; unit++) {
            back[unit] *= units1[unit] > 0 ? 1 : LEAK;
            slopes[BIAS1 + unit] += back[unit];
        }
        for (int fact : facts) {
            float* to = &slopes[fact * FIRST];
            for (int unit = 0; unit < FIRST; unit++) to[unit] += back[unit];
        }
        return -(value * std::log(chance + 1e-9) + (1 - value) * std::log(1 - chance + 1e-9));
    }

    void step(float rate, int positions) {
        steps++;
        float scale1 = float(1 - std::pow(0.9, steps)), scale2 = float(1 - std::pow(0.999, steps));
        for (int at = 0; at < SIZE; at++) {
            float slope = slopes[at] / positions;
            means[at] = 0.9f * means[at] + 0.1f * slope;
            squares[at] = 0.999f * squares[at] + 0.001f * slope * slope;
            weights[at] -= rate * (means[at] / scale1) / (std::sqrt(squares[at] / scale2) + 1e-8f);
            slopes[at] = 0;
        }
    }

    void write(const std::string& path) const {
        FILE* file = std::fopen(path.c_str(), "wb");
        for (int at = 0; at < BIAS1; at++) {
            int16_t stored = int16_t(std::clamp(std::lrint(weights[at] * STEPS), -32767L, 32767L));
            std::fwrite(&stored, sizeof stored, 1, file);
        }
        std::fwrite(&weights[BIAS1], sizeof(float), SIZE - BIAS1, file);
        std::fclose(file);
    }

    void read(const std::string& path) {
        FILE* file = std::fopen(path.c_str(), "rb");
        bool whole = file != nullptr;
        for (int at = 0; at < BIAS1 && whole; at++) {
            int16_t stored;
            whole = std::fread(&stored, sizeof stored, 1, file) == 1;
            weights[at] = stored / STEPS;
        }
        whole = whole && std::fread(&weights[BIAS1], sizeof(float), SIZE - BIAS1, file) == size_t(SIZE - BIAS1);
        if (!whole) std::fprintf(stderr, "%s does not hold the weights of this network\n", path.c_str()), std::exit(1);
        std::fclose(file);
    }
};

Play best(Network& network, const Round& round, const std::vector<Play>& plays) {
    Play found = plays[0];
    float most = -INFINITY;
    for (Play play : plays)
        if (plays.size() > 1)
            if (float logit = network.logit(facts_after(round, play)); logit > most) most = logit, found = play;
    return found;
}

Play heaviest(Chance& chance, const std::vector<Play>& plays) {
    Play found = plays[0];
    double most = -1;
    for (Play play : plays)
        if (double weight = pips[play.tile] + chance.real(); weight > most) most = weight, found = play;
    return found;
}

// The share of rounds that a team with the network wins; each deal is played by it in both places.
double share_won(Network& network, int deals) {
    double won = 0;
    for (int deal = 0; deal < deals; deal++)
        for (int team = 0; team < 2; team++) {
            Chance chance(1'000'000 + deal);
            Round round(chance, NONE);
            while (!round.over) {
                auto plays = round.plays();
                if (plays.empty()) round.pass();
                else round.lay(round.turn % 2 == team ? best(network, round, plays) : heaviest(chance, plays));
            }
            won += team ? 1 - round.value() : round.value();
        }
    return won / deals / 2;
}

void train(Network& network, double seconds, float rate, const std::string& path) {
    constexpr int BATCH = 64, REPORT = 50'000, DEALS = 3'000;  // rounds between two steps, and between two reports
    Chance chance(uint64_t(std::time(nullptr)));
    double loss = 0;
    long rounds = 0, positions = 0;
    for (double done = 0; done < 1; done = double(std::clock()) / CLOCKS_PER_SEC / seconds) {
        double explore = 0.06 * (1 - 0.8 * done);  // how often any play is tried
        int learned = 0;
        for (int one = 0; one < BATCH; one++, rounds++) {
            Round round(chance, chance.below(2) ? NONE : chance.below(SEATS));
            std::vector<Facts> seen;
            while (!round.over) {
                auto plays = round.plays();
                if (plays.empty()) {
                    round.pass();
                } else if (round.turn % 2) {
                    round.lay(heaviest(chance, plays));
                } else {
                    Play play = chance.real() < explore ? plays[chance.below(int(plays.size()))] : best(network, round, plays);
                    seen.push_back(facts_after(round, play));
                    round.lay(play);
                }
            }
            for (const Facts& facts : seen) loss += network.learn(facts, round.value());
            learned += int(seen.size());
        }
        network.step(rate * float(done < 0.6 ? 1 : 0.01 + (1 - done) / 0.4 * 0.95), learned);
        positions += learned;
        if (rounds / REPORT > (rounds - BATCH) / REPORT) {
            std::printf("%ld rounds: loss %.4f, wins %.4f of %d deals\n", rounds, loss / positions, share_won(network, DEALS), DEALS);
            std::fflush(stdout);
            loss = 0, positions = 0;
            network.write(path);
        }
    }
    network.write(path);
}

// Prints positions with the chances that the network gives, for the tests.
void print_positions(Network& network) {
    auto name = [](int tile) { return std::to_string(low[tile]) + "-" + std::to_string(high[tile]); };
    auto text = [&](const Round& round, Play play) {
        return "\"" + name(play.tile) + (round.left == NONE ? " start" : play.right ? " right" : " left") + "\"";
    };
    Chance chance(11);
    for (int printed = 0; printed < 12;) {
        Round round(chance, printed % 2 ? NONE : chance.below(SEATS));
        std::string json = "{\"leader\": " + std::to_string(round.turn) + ", \"any_lead\": " + (round.lead_tile == NONE ? "true" : "false");
        json += ", \"hands\": [";
        for (int seat = 0; seat < SEATS; seat++) {
            json += seat ? ", \"" : "\"";
            for (Mask hand = round.hands[seat]; hand; hand &= hand - 1) json += name(first(hand)) + (hand & (hand - 1) ? " " : "\"");
        }
        json += "],\n  \"plays\": [";
        for (int turns = 2 * printed; !round.over; turns--) {
            auto plays = round.plays();
            if (plays.empty()) {
                round.pass();
                continue;
            }
            if (turns <= 0 && plays.size() > 1) {
                json += "],\n  \"chances\": {";
                for (Play play : plays) {
                    char value[16];
                    std::snprintf(value, sizeof value, "%.4f", 1 / (1 + std::exp(-network.logit(facts_after(round, play)))));
                    json += (json.back() == '{' ? "" : ", ") + text(round, play) + ": " + value;
                }
                std::printf("%s%s}}", printed++ ? ",\n " : "[", json.c_str());
                break;
            }
            Play play = chance.below(2) ? plays[chance.below(int(plays.size()))] : best(network, round, plays);
            json += (json.back() == '[' ? "" : ", ") + text(round, play);
            round.lay(play);
        }
    }
    std::printf("]\n");
}

int main(int count, char** arguments) {
    make_tiles();
    Chance chance(7);
    Network network(chance);
    if (count == 3 && std::string(arguments[1]) == "positions") {
        network.read(arguments[2]);
        print_positions(network);
    } else if (count == 4 || count == 5) {
        if (count == 5) network.read(arguments[4]);
        train(network, std::atof(arguments[1]), float(std::atof(arguments[2])), arguments[3]);
    } else {
        std::fputs("train SECONDS RATE NEW.bin [OLD.bin], or train positions WEIGHTS.bin\n", stderr);
        return 1;
    }
}
