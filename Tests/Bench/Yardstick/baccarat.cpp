// A plain loop of baccarat from eight decks with the cut card fourteen from the end, for the speed of casino simulate to be
// held against: it deals, applies the rule of the third card and counts who wins. Usage: baccarat ROUNDS
#include "shoe.hpp"
#include <cstdio>
#include <cstdlib>

int main(int, char **arguments) {
  const uint64_t rounds = strtoull(arguments[1], nullptr, 10);
  static Shoe<416> shoe(1);
  for (int card = 0; card < 416; ++card) {
    const int rank = card % 13 + 1;
    shoe.cards[card] = rank < 10 ? rank : 0;
  }
  // Up to which total the banker draws against each third card of the player; against none, up to five.
  const int banker_draws_to[] = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};
  uint8_t digit[28];
  for (int sum = 0; sum < 28; ++sum) digit[sum] = sum % 10;

  uint64_t player_wins = 0, banker_wins = 0, ties = 0;
  const double start = processor_seconds();
  for (uint64_t round = 0; round < rounds; ++round) {
    if (shoe.left <= 14) shoe.left = 416;
    const int first = shoe.draw(), other = shoe.draw();
    int player = digit[first + shoe.draw()], banker = digit[other + shoe.draw()];
    if (player < 8 && banker < 8) {
      int limit = 5;
      if (player <= 5) {
        const int third = shoe.draw();
        player = digit[player + third];
        limit = banker_draws_to[third];
      }
      if (banker <= limit) banker = digit[banker + shoe.draw()];
    }
    player_wins += player > banker;
    banker_wins += player < banker;
    ties += player == banker;
  }
  const double seconds = processor_seconds() - start;
  printf("%.0f %.6f %.6f %.6f\n", rounds / seconds, double(player_wins) / rounds, double(banker_wins) / rounds,
         double(ties) / rounds);
}
