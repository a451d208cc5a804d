#!/usr/bin/env python3
"""Checks blackjack rounds without casino: every card from its shoe's seed, every result from the rules of the game.

    casino history blackjack --shoes --json > shoes.jsonl
    casino history blackjack --json > rounds.jsonl
    python3 verify_blackjack.py shoes.jsonl rounds.jsonl

Needs Python's standard library and verify_shoe.py beside it. Shoes that are not over, and those of --cards, are
passed over. Ends with exit code 1 where anything differs."""
import hashlib
import json
import sys
from decimal import ROUND_DOWN, Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from verify_shoe import shoe  # noqa: E402

CENT = Decimal("0.01")
STRAIGHTS = {frozenset("A23456789TJQK"[i : i + 3]) for i in range(11)} | {frozenset("QKA")}


def value(card):
    return {"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def total(cards):
    """The total, and whether an ace counts eleven in it."""
    points, soft = sum(value(card) for card in cards), sum(card[0] == "A" for card in cards)
    while points > 21 and soft:
        points, soft = points - 10, soft - 1
    return points, soft > 0


class Hand:
    def __init__(self, cards, stake, split=False):
        self.cards, self.stake, self.split = cards, stake, split
        self.surrendered = False

    @property
    def natural(self):
        return not self.split and len(self.cards) == 2 and total(self.cards)[0] == 21

    @property
    def split_ace(self):
        return self.split and self.cards[0][0] == "A"

    @property
    def live(self):
        return total(self.cards)[0] <= 21 and not self.surrendered and not self.natural


class Round:
    """One round, played from its cards, bets and moves."""

    def __init__(self, line, cards):
        self.rules, self.cards, self.moves = line["rules"], iter(cards), iter(line["moves"])
        self.bets = {bet: Decimal(amount) for bet, amount in line["bets"].items()}
        self.results, self.dealer = {}, []
        self.hands = [Hand([], self.bets["main"])]
        self.play()

    def settle(self, bet, hand, outcome, returned):
        self.results[bet, hand] = (outcome, Decimal(returned).quantize(CENT, ROUND_DOWN))

    def play(self):
        first = self.hands[0]
        first.cards.append(next(self.cards))
        self.dealer.append(next(self.cards))
        first.cards.append(next(self.cards))
        peeks = self.rules["hole"] == "peek"
        if peeks:
            self.dealer.append(next(self.cards))
        self.side_bets()
        even = self.dealer[0][0] == "A" and next(self.moves) == "evenMoney"
        if even:
            return self.settle("main", 0, "blackjack", first.stake * 2)
        if peeks and value(self.dealer[0]) >= 10 and total(self.dealer)[0] == 21:
            return self.finish()
        if peeks:
            self.insurance(False)
        if not first.natural:
            self.player()
        self.dealer_turn(peeks)
        self.finish()

    def side_bets(self):
        pair, up = self.hands[0].cards, self.dealer[0]
        if "perfectPairs" in self.bets:
            table = [int(part) for part in self.rules["perfectPairs"].split("/")]
            red = [card[1] in "HD" for card in pair]
            kind = 0 if pair[0] == pair[1] else 1 if red[0] == red[1] else 2
            self.side("perfectPairs", table[kind] if pair[0][0] == pair[1][0] else None)
        if "21+3" in self.bets:
            cards = pair + [up]
            ranks, flush = {card[0] for card in cards}, len({card[1] for card in cards}) == 1
            trips, straight = len(ranks) == 1, frozenset(ranks) in STRAIGHTS
            kind = 0 if trips and flush else 1 if straight and flush else 2 if trips else 3 if straight else 4
            tables = {"9": [9] * 5, "100/40/30/10/5": [100, 40, 30, 10, 5], "30/20/10/5": [20, 30, 20, 10, 5]}
            self.side("21+3", tables[self.rules["21+3"]][kind] if trips or straight or flush else None)

    def side(self, bet, pays):
        stake = self.bets[bet]
        self.settle(bet, 0, "lose" if pays is None else "win", 0 if pays is None else stake * (pays + 1))

    def insurance(self, natural):
        if "insurance" in self.bets and ("insurance", 0) not in self.results:
            self.side("insurance", 2 if natural else None)

    def player(self):
        place = 0
        while place < len(self.hands):
            hand = self.hands[place]
            one_card = hand.split_ace and not self.rules["hitSplitAces"]
            if len(hand.cards) == 1:
                hand.cards.append(next(self.cards))
                if one_card and place + 1 < len(self.hands) and len(self.hands[place + 1].cards) == 1:
                    self.hands[place + 1].cards.append(next(self.cards))
            if total(hand.cards)[0] >= 21 or one_card and not self.can_split(hand):
                place += 1
                continue
            move = next(self.moves)
            if move == "hit":
                hand.cards.append(next(self.cards))
            elif move == "split":
                hand.split = True
                self.hands.insert(place + 1, Hand([hand.cards.pop()], self.bets["main"], True))
                continue
            elif move == "double":
                hand.stake *= 2
                hand.cards.append(next(self.cards))
            hand.surrendered = move == "surrender"
            place += move != "hit"

    def can_split(self, hand):
        same = (lambda card: card[0]) if self.rules["split"] == "rank" else value
        pair = len(hand.cards) == 2 and same(hand.cards[0]) == same(hand.cards[1])
        return pair and len(self.hands) < self.rules["hands"] and (not hand.split_ace or self.rules["resplitAces"])

    def dealer_turn(self, peeks):
        live = any(hand.live for hand in self.hands)
        natural = self.hands[0].natural and len(self.hands) == 1
        if not peeks and (live or natural or "insurance" in self.bets):
            self.dealer.append(next(self.cards))
        while live and (total(self.dealer)[0] < 17 or self.hits_soft_17()):
            self.dealer.append(next(self.cards))

    def hits_soft_17(self):
        return self.rules["soft17"] == "hit" and total(self.dealer) == (17, True)

    def finish(self):
        natural = len(self.dealer) == 2 and total(self.dealer)[0] == 21
        self.insurance(natural)
        top, bottom = (Decimal(part) for part in self.rules["pays"].split(":"))
        for number, hand in enumerate(self.hands):
            points, against, stake = total(hand.cards)[0], total(self.dealer)[0], hand.stake
            if hand.surrendered:
                self.settle("main", number, "surrender", stake / 2)
            elif points > 21:
                self.settle("main", number, "bust", 0)
            elif hand.natural and not natural:
                self.settle("main", number, "blackjack", stake + (stake * top / bottom).quantize(CENT, ROUND_DOWN))
            elif natural and not hand.natural or against <= 21 and against > points:
                self.settle("main", number, "dealerWins", 0)
            elif hand.natural or against == points:
                self.settle("main", number, "push", stake)
            else:
                self.settle("main", number, "playerWins", stake * 2)


def shoes_of(path):
    """The finished shoes by number, each with its cards; and what is wrong with them."""
    shoes, faults = {}, []
    for line in map(json.loads, Path(path).read_text().splitlines()):
        if line["serverSeed"] is None or line["arranged"]:
            continue
        seed = bytes.fromhex(line["serverSeed"])
        if hashlib.sha256(seed).hexdigest() != line["commitment"]:
            faults.append(f"shoe {line['shoe']}: the seed does not fit the commitment")
        line["deck"] = shoe(seed, line["clientSeed"], line["nonce"], line["decks"], line["missing"])
        shoes[line["shoe"]] = line
    return shoes, faults


def cards_of(round_, line, shoes):
    """The cards of a round by its shoe and, where that ran out, by the one that followed."""
    cards = line["deck"][round_["position"] :][: len(round_["cards"])]
    if len(cards) < len(round_["cards"]):
        after = next((s for s in shoes.values() if s["missing"] and s["missing"] == cards), None)
        cards += after["deck"][: len(round_["cards"]) - len(cards)] if after else []
    return cards


def check(line, cards):
    """What of a round is not as the rules have it; None where all is."""
    played = Round(line, cards)
    hands = [hand.cards for hand in played.hands]
    kept = {(r["bet"], r["hand"]): (r["outcome"], Decimal(r["returned"])) for r in line["results"]}
    if kept != played.results:
        return f"results {played.results}"
    if [hands, played.dealer] != [line["hands"]["player"], line["hands"]["dealer"]]:
        return f"hands {hands} against {played.dealer}"
    net = sum(Decimal(r["returned"]) - Decimal(r["stake"]) for r in line["results"])
    return None if net == Decimal(line["net"]) else f"net {net}"


def main(shoes_path, rounds_path):
    shoes, faults = shoes_of(shoes_path)
    rounds = {line["round"]: line for line in map(json.loads, Path(rounds_path).read_text().splitlines())}
    checked = 0
    for line in shoes.values():
        for round_ in line["rounds"]:
            number = round_["round"]
            if number not in rounds or any(r["outcome"] == "voided" for r in rounds[number]["results"]):
                continue
            cards = cards_of(round_, line, shoes)
            if cards != round_["cards"]:
                faults.append(f"round {number}: the shoe has {cards}, the record {round_['cards']}")
                continue
            try:
                fault = check(rounds[number], cards)
            except (StopIteration, KeyError, IndexError) as error:
                fault = f"it cannot be played so ({type(error).__name__})"
            checked += 1
            if fault:
                faults.append(f"round {number}: by the rules, {fault}")
    print(f"{checked} rounds of {len(shoes)} shoes checked.")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2]))
