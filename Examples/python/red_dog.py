#!/usr/bin/env python3
"""Red Dog for casino, in Python: two cards, and a bet on whether the third one lies between them."""

import json
import os
import random
import sys

sys.dont_write_bytecode = True

import red_dog_rules as rules
from casino_wire import Module, Wire
from red_dog_table import Table
from words import RESOURCES, Words

KIT = "red_dog.py 1.0"
INFO = {"id": "red-dog", "name": "Red Dog", "version": "1.0.0"}
SETTINGS = [{"key": "decks", "values": [str(count) for count in rules.DECKS], "initial": "6"}]


def part(id, role, **fields):
    return {"id": id, "role": role, **fields}


def icon():
    cards = [part(f"icon.{card}", "card", card=card) for card in ("4C", "JD")]
    return part("icon", "icon", label="Red Dog", detail="red", children=cards + [part("icon.chip", "chip", amount="25.00")])


def manifest():
    """What the game says of itself without being played."""
    languages = ["en", "es", "fr", "de", "ja"]
    words = {language: Words(language) for language in languages}
    launch = [part("felt", "felt", detail="red"), icon(), part("launch.name", "text", text="Red Dog")]
    return {
        "info": INFO, "protocol": [1, 1], "kit": KIT, "executable": "red_dog.py",
        "summary": "Does the third card lie between the first two?",
        "bets": [bet | {"edge": rules.edge(6)} for bet in rules.BETS],
        "moves": rules.MOVES, "outcomes": rules.OUTCOMES, "settings": SETTINGS, "shoe": rules.shoe({"decks": 6}),
        "capabilities": ["simulate"], "icon": icon(), "launchScreen": part("launch", "zstack", children=launch),
        "titles": {each: {"name": "Red Dog", "summary": words[each].text("game.summary")} for each in languages},
    }


def table(welcome, wire):
    return Table(welcome, wire, SETTINGS)


def replayed(record):
    """A recorded round, played again without a table."""
    cards, entries = list(record["cards"]), []
    game = rules.Round(record["rules"])
    try:
        for play in record["plays"]:
            is_deal = play["move"] == "deal"
            steps = game.deal(Words.hundredths(play["stakes"]["main"])) if is_deal else game.play(play["move"])
            while game.phase in ("dealing", "dealerTurn"):
                steps += game.advance(lambda: cards.pop(0))
            entries += Table.entries_of(steps)
    except (IndexError, KeyError):
        return {"entries": [], "hands": {}, "fault": "it cannot be played so"}
    fault = {"fault": "it does not use its cards"} if cards or game.phase != "roundComplete" else {}
    return {"entries": entries, "hands": {"dealer": game.cards}, **fault}


def simulated(query, progress):
    """Rounds by the best play, from shoes of the game's own. Equal questions have equal answers."""
    chance = random.Random(query["seed"])
    setting = {"decks": int(query["settings"].get("decks", "6"))}
    ante = Words.hundredths(query.get("stakes", {}).get("main", "100"))
    plan, cards, dealt = rules.shoe(setting), [], 0
    sums = {"rounds": query["rounds"], "opening": 0, "staked": 0, "returned": 0, "squares": 0}
    for number in range(query["rounds"]):
        if number % 20_000 == 19_999:
            progress()
        if not cards or dealt >= plan["cut"]:
            cards, dealt = [rank + suit for rank in rules.RANKS for suit in "SHDC"] * setting["decks"], 0
            chance.shuffle(cards)
        game = rules.Round(setting)
        game.deal(ante)
        while game.phase != "roundComplete":
            if game.phase == "playerTurn":
                game.play(rules.best_move(game))
            before = len(game.cards)
            game.advance(lambda: cards[dealt])
            dealt += len(game.cards) - before
        sums["opening"] += ante
        sums["staked"] += game.staked
        sums["returned"] += game.returned
        sums["squares"] += (game.returned - game.staked) ** 2
    sums["squares"] = str(sums["squares"])
    return {"rounds": query["rounds"], "total": sums, "bets": {"main": sums}}


if __name__ == "__main__":
    if sys.argv[1:] == ["--manifest"]:
        print(json.dumps(manifest(), ensure_ascii=False, indent=2, sort_keys=True))
    else:
        try:
            wire = Wire()
        except OSError:
            sys.exit("This is Red Dog, a game for casino. To play it: casino play " + os.path.abspath(__file__))
        Module(sys.modules["__main__"], wire).run()
