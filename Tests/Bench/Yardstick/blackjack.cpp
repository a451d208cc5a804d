// A plain loop of blackjack, for the speed of casino simulate to be held against: six decks of which three quarters are
// dealt, the dealer hits soft 17 and looks for a natural, any two cards may be doubled, also after a split, up to four
// hands, split aces take one card each. It plays the usual chart for these rules. Usage: blackjack ROUNDS
#include "shoe.hpp"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

enum Move : uint8_t { Stand, Hit, DoubleOrHit, DoubleOrStand };

// Against 2 to ten and ace. Hard 5 to 20, soft 13 to 20; what is below or above is hit or stood on.
static const char *hard_rows[] = {
    "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HHHHHHHHHH", "HDDDDHHHHH", "DDDDDDDDHH", "DDDDDDDDDD", "HHSSSHHHHH",
    "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSSSSSS", "SSSSSSSSSS", "SSSSSSSSSS", "SSSSSSSSSS"};
static const char *soft_rows[] = {"HHHDDHHHHH", "HHHDDHHHHH", "HHDDDHHHHH", "HHDDDHHHHH",
                                  "HDDDDHHHHH", "dddddSSHHH", "SSSSdSSSSS", "SSSSSSSSSS"};
static const char *pair_rows[] = {"PPPPPPPPPP", "PPPPPP----", "PPPPPP----", "---PP-----", "----------",
                                  "PPPPP-----", "PPPPPP----", "PPPPPPPPPP", "PPPPP-PP--", "----------"};

static Move hard_moves[32][11], soft_moves[32][11];
static bool splits[11][11];
static Shoe<312> shoe(1);

struct Hand {
  int sum = 0;
  bool ace = false;
  void add(int card) {
    sum += card;
    ace |= card == 1;
  }
  bool soft() const { return ace && sum <= 11; }
  int total() const { return soft() ? sum + 10 : sum; }
};

struct Result {
  int total, stake;
};
static Result results[4];
static int finished, hands;

static Move move_for(const Hand &hand, int up) {
  return hand.soft() ? soft_moves[hand.sum + 10][up] : hard_moves[hand.sum][up];
}

static void play(Hand hand, int up) {
  Move move = move_for(hand, up);
  if (move >= DoubleOrHit) {
    hand.add(shoe.draw());
    results[finished++] = {hand.total(), 2};
    return;
  }
  while (move == Hit) {
    hand.add(shoe.draw());
    if (hand.sum > 21) break;
    move = move_for(hand, up);
    if (move >= DoubleOrHit) move = move == DoubleOrHit ? Hit : Stand;
  }
  results[finished++] = {hand.total(), 1};
}

static void split(int card, int up) {
  for (int side = 0; side < 2; ++side) {
    const int next = shoe.draw();
    if (next == card && card != 1 && hands < 4) {
      ++hands;
      split(card, up);
      continue;
    }
    Hand hand;
    hand.add(card);
    hand.add(next);
    if (card == 1)
      results[finished++] = {hand.total(), 1};
    else
      play(hand, up);
  }
}

static Move move_of(char letter) {
  return letter == 'H' ? Hit : letter == 'D' ? DoubleOrHit : letter == 'd' ? DoubleOrStand : Stand;
}

static void read_chart() {
  for (int up = 1; up <= 10; ++up) {
    const int column = (up + 8) % 10;
    for (int total = 0; total < 32; ++total) {
      hard_moves[total][up] = total < 5 ? Hit : total > 20 ? Stand : move_of(hard_rows[total - 5][column]);
      soft_moves[total][up] = total < 13 ? Hit : total > 20 ? Stand : move_of(soft_rows[total - 13][column]);
    }
    for (int card = 1; card <= 10; ++card) splits[card][up] = pair_rows[card - 1][column] == 'P';
  }
}

// What a round brings, in halves of the stake.
static int play_round() {
  const int first = shoe.draw(), up = shoe.draw(), second = shoe.draw(), hole = shoe.draw();
  Hand dealer, player;
  dealer.add(up);
  dealer.add(hole);
  player.add(first);
  player.add(second);
  const bool dealer_natural = dealer.total() == 21;
  if (player.total() == 21) return dealer_natural ? 0 : 3;
  if (dealer_natural) return -2;
  finished = 0;
  hands = 2;
  if (first == second && splits[first][up])
    split(first, up);
  else
    play(player, up);

  bool live = false;
  for (int hand = 0; hand < finished; ++hand) live |= results[hand].total <= 21;
  if (live)
    while (dealer.total() < 17 || (dealer.total() == 17 && dealer.soft())) dealer.add(shoe.draw());
  const int dealers = dealer.sum > 21 ? 0 : dealer.total();
  int halves = 0;
  for (int hand = 0; hand < finished; ++hand) {
    const int stake = 2 * results[hand].stake, total = results[hand].total;
    halves += total > 21 ? -stake : total > dealers ? stake : total < dealers ? -stake : 0;
  }
  return halves;
}

int main(int, char **arguments) {
  const uint64_t rounds = strtoull(arguments[1], nullptr, 10);
  for (int card = 0; card < 312; ++card) {
    const int rank = card % 13 + 1;
    shoe.cards[card] = rank < 10 ? rank : 10;
  }
  read_chart();
  int64_t sum = 0, squares = 0;
  const double start = processor_seconds();
  for (uint64_t round = 0; round < rounds; ++round) {
    if (shoe.left <= 312 - 234) shoe.left = 312;
    const int halves = play_round();
    sum += halves;
    squares += halves * halves;
  }
  const double seconds = processor_seconds() - start, mean = sum / 2.0 / rounds;
  printf("%.0f %.6f %.5f\n", rounds / seconds, -mean, sqrt(squares / 4.0 / rounds - mean * mean));
}
