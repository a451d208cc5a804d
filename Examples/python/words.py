"""Texts of the catalogue in the player's language, and how amounts and cards are written and said."""

import json
import os
import re

RESOURCES = os.environ.get("CASINO_RESOURCES") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "Resources")
with open(os.path.join(RESOURCES, "Localizable.xcstrings"), encoding="utf-8") as file:
    CATALOGUE = json.load(file)["strings"]

RANK_NAMES = dict(zip("23456789TJQKA", "two three four five six seven eight nine ten jack queen king ace".split()))
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Words:
    def __init__(self, language, card_names="words"):
        self.chain = [language, language.split("-")[0], "en"]
        self.card_names = card_names

    def text(self, key, *arguments):
        """The text of a key with `%@` or `%1$@` filled in."""
        found = CATALOGUE[key]["localizations"]
        template = next(found[each] for each in self.chain if each in found)["stringUnit"]["value"]
        rest = iter(arguments)
        fill = lambda match: arguments[int(match[1]) - 1] if match[1] else "%" if match[0] == "%%" else next(rest)
        return re.sub(r"%(?:(\d)\$)?@|%%", fill, template)

    def knows(self, key):
        return key in CATALOGUE

    def card(self, card):
        if self.card_names == "symbols":
            return self.short(card)
        return self.text("card.name", self.text("rank." + RANK_NAMES[card[0]]), self.text("suit." + SUIT_NAMES[card[1]]))

    @staticmethod
    def short(card):
        return ("10" if card[0] == "T" else card[0]) + SUIT_SIGNS[card[1]]

    def amount(self, hundredths):
        """An amount as people read it: without decimals where there are none."""
        whole, rest = divmod(abs(hundredths), 100)
        groups = f"{whole:,}".replace(",", self.text("number.group"))
        decimals = self.text("number.decimal") + f"{rest:02}" if rest else ""
        return ("-" if hundredths < 0 else "") + groups + decimals

    def percent(self, share):
        return self.text("number.percent", f"{share * 100:.2f}".replace(".", self.text("number.decimal")))

    @staticmethod
    def hundredths(amount):
        """An amount of the wire as an integer: `"7.50"` is 750."""
        whole, _, rest = amount.lstrip("-").partition(".")
        value = int(whole) * 100 + int((rest + "00")[:2])
        return -value if amount.startswith("-") else value

    @staticmethod
    def wired(hundredths):
        """An amount as the wire has it."""
        whole, rest = divmod(abs(hundredths), 100)
        return f"{'-' if hundredths < 0 else ''}{whole}.{rest:02}"
