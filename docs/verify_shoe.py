#!/usr/bin/env python3
"""Recomputes a shoe as docs/fairness.md describes it. Needs Python's standard library alone."""
import argparse
import hashlib
import hmac
import struct
import sys

RANKS, SUITS = "A23456789TJQK", "SHDC"
NEW_DECK = [rank + suit for suit in SUITS for rank in RANKS]


def rotate(word, count):
    return ((word << count) | (word >> (32 - count))) & 0xFFFFFFFF


def quarter_round(s, a, b, c, d):
    for first, second, third, count in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[first] = (s[first] + s[second]) & 0xFFFFFFFF
        s[third] = rotate(s[third] ^ s[first], count)


def words(key):
    """The key stream of ChaCha20 (RFC 8439) in 32-bit words: nonce zero, counter from 0."""
    counter = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, 0, 0, 0]
        state = start[:]
        for _ in range(10):
            for column in range(4):
                quarter_round(state, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter_round(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        for first, second in zip(start, state):
            yield (first + second) & 0xFFFFFFFF
        counter += 1


def below(bound, stream):
    limit = 2**32 - 2**32 % bound
    while True:
        word = next(stream)
        if word < limit:
            return word % bound


def shoe(server_seed, client_seed, nonce, decks, missing=()):
    cards = NEW_DECK * decks
    for card in missing:
        cards.remove(card)
    key = hmac.new(server_seed, f"{client_seed}:{nonce}".encode(), hashlib.sha256).digest()
    stream = words(key)
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1, stream)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    seed = parser.add_mutually_exclusive_group(required=True)
    seed.add_argument("--seed", type=int, help="the number of a practice table's --seed")
    seed.add_argument("--server-seed", type=bytes.fromhex, help="a revealed server seed, 64 hexadecimal digits")
    parser.add_argument("--commitment", type=bytes.fromhex, help="what was published before the first card")
    parser.add_argument("--client", default="", help="the client seed")
    parser.add_argument("--nonce", type=int, default=0)
    parser.add_argument("--decks", type=int, default=6)
    parser.add_argument("--missing", default="", help="cards on the table when the shoe before ran out")
    parser.add_argument("--cards", type=int, help="how many cards to print; all where it is not given")
    options = parser.parse_args()
    server = options.server_seed
    if server is None:
        server = options.seed.to_bytes(32, "little")
    if options.commitment is not None and hashlib.sha256(server).digest() != options.commitment:
        sys.exit("The server seed does not fit the commitment.")
    cards = shoe(server, options.client, options.nonce, options.decks, options.missing.split())
    print(" ".join(cards[: options.cards]))


if __name__ == "__main__":
    main()
