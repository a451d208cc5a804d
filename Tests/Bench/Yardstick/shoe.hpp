// A shoe that is shuffled while it is dealt, and the clock: what both loops share.
#pragma once
#include <cstdint>
#include <ctime>

// The cards that are left lie in front. A card is drawn from them, each as likely as any other, and put behind them.
template <int Size> struct Shoe {
  uint8_t cards[Size];
  uint64_t left = Size;
  uint64_t state[4];

  explicit Shoe(uint64_t seed) {
    for (auto &word : state) {
      uint64_t mixed = seed += 0x9e3779b97f4a7c15;
      mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
      word = mixed ^ (mixed >> 31);
    }
  }

  static uint64_t rotated(uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }

  // xoshiro256** by Blackman and Vigna.
  uint64_t random() {
    const uint64_t result = rotated(state[1] * 5, 7) * 9, shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotated(state[3], 45);
    return result;
  }

  int draw() {
    const uint64_t place = ((random() >> 32) * left) >> 32;
    const uint8_t card = cards[place];
    cards[place] = cards[--left];
    cards[left] = card;
    return card;
  }
};

inline double processor_seconds() { return double(clock()) / CLOCKS_PER_SEC; }
