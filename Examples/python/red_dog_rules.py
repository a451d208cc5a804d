"""The rules of Red Dog as a value: no input or output, no chance but the cards that are handed in."""

RANKS = "23456789TJQKA"
BETS = [{"id": "main", "kind": "main", "greatestPayout": "11:1"}]
MOVES = ["raise", "call"]
OUTCOMES = ["win", "lose", "push", "pair", "three"]
DECKS = [1, 2, 4, 6, 8]
RAISE_FROM = 7


def spread(first, second):
    """How many ranks lie between two cards; -1 for a pair."""
    return abs(RANKS.index(first[0]) - RANKS.index(second[0])) - 1


def pays(gap):
    """What a third card between the two pays, to one."""
    return {1: 5, 2: 4, 3: 2}.get(gap, 1)


def shoe(rules):
    return {"decks": rules["decks"], "cut": rules["decks"] * 39, "extraRounds": 0}


class Round:
    """Two cards; what lies between them is bet on. A stake may be doubled before the third card."""

    def __init__(self, rules):
        self.rules, self.phase, self.cards = rules, "betting", []
        self.ante = self.staked = self.returned = 0
        self.outcome = None

    @property
    def spread(self):
        return spread(*self.cards[:2]) if len(self.cards) > 1 else None

    def deal(self, ante):
        """Takes the opening stake, in hundredths of a chip."""
        self.ante, self.phase = ante, "dealing"
        return self.stake(ante)

    def play(self, move):
        self.phase = "dealerTurn"
        return self.stake(self.ante) if move == "raise" else []

    def stake(self, amount):
        self.staked += amount
        return [("stake", amount)]

    def advance(self, draw):
        """The next visible step of what follows by itself: a card or the settlement."""
        needs_third = self.phase == "dealerTurn" and len(self.cards) == 2 and self.spread != 0
        if self.phase == "dealing" or needs_third:
            return self.card(draw())
        return self.settle()

    def card(self, card):
        self.cards.append(card)
        if len(self.cards) == 2:
            self.phase = "playerTurn" if self.spread > 0 else "dealerTurn"
        return [("card", card)]

    def settle(self):
        gap, third = self.spread, self.cards[-1]
        if gap == 0:
            self.outcome, back = "push", self.staked
        elif gap < 0:
            is_three = third[0] == self.cards[0][0]
            self.outcome, back = ("three", self.staked * 12) if is_three else ("pair", self.staked)
        else:
            low, high = sorted(RANKS.index(card[0]) for card in self.cards[:2])
            is_between = low < RANKS.index(third[0]) < high
            self.outcome, back = ("win", self.staked * (1 + pays(gap))) if is_between else ("lose", 0)
        self.returned, self.phase = back, "roundComplete"
        return [("settle", self.outcome, back)]

    @property
    def tone(self):
        return {"win": "win", "three": "win", "lose": "lose"}.get(self.outcome, "push")


def best_move(game):
    return "raise" if game.spread >= RAISE_FROM else "call"


def edge(decks):
    """What the house keeps of an ante with best play, counted over all pairs of ranks and every third card."""
    of_rank, cards, worth = 4 * decks, 52 * decks, 0
    for first in RANKS:
        for second in RANKS:
            chance = of_rank / cards * (of_rank - (first == second)) / (cards - 1)
            gap = spread(first, second)
            if gap < 0:
                worth += chance * 11 * (of_rank - 2) / (cards - 2)
            elif gap > 0:
                won = gap * of_rank / (cards - 2)
                worth += chance * (won * pays(gap) - (1 - won)) * (2 if gap >= RAISE_FROM else 1)
    return -worth
