"""The table of Red Dog: what the player may do there, and the scene that shows it."""

import red_dog_rules as rules
from casino_wire import Refused, patch
from words import Words

LIMITS = {"casual": (1, 1_000), "low": (5, 500), "medium": (25, 2_500), "high": (100, 10_000), "vip": (500, 100_000)}
CHIPS = [1, 5, 25, 100, 500, 1_000]
SHEETS = {"rules": "?", "settings": "O", "statistics": "T"}


def part(id, role, **fields):
    """A part of a scene; what is None or empty is left out."""
    return {"id": id, "role": role} | {name: value for name, value in fields.items() if value not in (None, [])}


class Table:
    """One table. What an intent may change stands in `state`, so that it can be put back."""

    def __init__(self, welcome, wire, options):
        self.wire, self.options = wire, options
        self.words = Words(welcome["language"], welcome["cardNames"])
        self.text = self.words.text
        self.entries = []
        settings = {each["key"]: each["initial"] for each in options} | welcome["settings"]
        self.state = {
            "balance": welcome["balance"], "limits": welcome["limits"], "settings": settings, "chip": 100, "bet": 0,
            "last": Words.hundredths(welcome["lastStakes"].get("main", "0")), "sheet": None,
            "round": rules.Round({"decks": int(settings["decks"])}), "dealt": 0,
        }

    # What stands there

    @property
    def round(self):
        return self.state["round"]

    @property
    def is_betting(self):
        return self.round.phase in ("betting", "roundComplete")

    @property
    def limits(self):
        return [amount * 100 for amount in LIMITS[self.state["limits"]]]

    def decision(self):
        state = self.state
        return (self.round.phase, state["bet"], state["sheet"], state["dealt"], self.round.staked)

    def surround(self, message):
        self.state["balance"] = message.get("balance", self.state["balance"])
        if "language" in message:
            self.words = Words(message["language"], self.words.card_names)
            self.text = self.words.text

    def greeting(self):
        if self.is_betting:
            return []
        return [self.text("say.resumed"), self.hand_label()]

    def reason(self, action):
        if action == "deal" or action.startswith("bet."):
            return self.text("refuse.noStake" if self.is_betting else "refuse.roundUnderWay")
        return self.text("refuse.noRound") if self.is_betting else self.text("refuse.move")

    # What can be done

    def perform(self, intent):
        """Does what an action says: a commit, or None where nothing is to be kept, and the frames."""
        word, before, state = intent["action"], self.scene(), self.state
        if word == "deal":
            return self.deal(state["bet"])
        if word == "again":
            return self.deal(state["last"])
        if word in rules.MOVES:
            return self.play({"move": word, "stakes": {}}, self.round.play, word)
        commit, say = None, []
        if word in SHEETS:
            state["sheet"] = word
        elif word == "close":
            state["sheet"] = None
        elif word.startswith("chip."):
            state["chip"] = int(word[5:])
        elif word.startswith("setting."):
            commit, say = self.choose(word[8:], intent.get("value", ""))
        else:
            say = self.bet(word, intent.get("amount"))
        return commit, [self.frame(before, [], say)]

    def bet(self, word, amount):
        """Lays chips into the zone, or takes them back."""
        bets = {"clear": 0, "rebet": self.state["last"]}
        stake = Words.hundredths(amount) if amount else bets.get(word, self.state["bet"] + self.state["chip"] * 100)
        self.check(stake, least=0 if word == "clear" else None)
        if self.round.phase == "roundComplete":
            self.clear_table()
        self.state["bet"] = stake
        if word == "clear":
            return [self.text("say.cleared")]
        return [self.text("say.placed", self.text("bet.main"), self.words.amount(stake))]

    def check(self, stake, least=None):
        lowest, highest = self.limits
        if not (lowest if least is None else least) <= stake <= highest:
            limits = [self.words.amount(each) for each in (lowest, highest)]
            raise Refused(self.text("refuse.outsideLimits", self.text("bet.main"), *limits))
        self.afford(stake)

    def afford(self, price):
        balance = Words.hundredths(self.state["balance"])
        if price > balance:
            raise Refused(self.text("refuse.notEnoughChips", self.words.amount(price), self.words.amount(balance)))

    def choose(self, key, value):
        """Changes a setting; it holds from the next round."""
        state = self.state
        values = list(LIMITS) if key == "limits" else next(e["values"] for e in self.options if e["key"] == key)
        if value not in values:
            raise Refused(self.text("refuse.badSetting", self.text("setting." + key), value, ", ".join(values)))
        said = [self.text("say.setting", self.text("setting." + key), self.value(key, value))]
        if key == "limits":
            state["limits"] = value
            lowest, highest = self.limits
            state["bet"] = state["bet"] if lowest <= state["bet"] <= highest else 0
            return {"entries": [], "limits": value}, said
        state["settings"][key] = value
        changed = {e["key"]: state["settings"][e["key"]] for e in self.options if state["settings"][e["key"]] != e["initial"]}
        if self.round.phase == "betting":
            self.clear_table()
        return {"entries": [], "settings": changed}, said

    def value(self, key, value):
        known = f"setting.{key}.{value}"
        return self.text(known) if self.words.knows(known) else value

    def clear_table(self):
        self.state["round"] = rules.Round({"decks": int(self.state["settings"]["decks"])})

    # Rounds

    def deal(self, ante, round_rules=None):
        self.afford(ante)
        self.clear_table()
        if round_rules is not None:
            self.state["round"] = rules.Round(round_rules)
        stakes = {"main": Words.wired(ante)}
        opened = self.wire.open(self.round.rules, rules.shoe(self.round.rules), stakes)
        self.state |= {"last": ante, "bet": 0, "dealt": self.state["dealt"] + 1}
        self.entries = []
        first = [("shuffled",)] if opened["freshShoe"] else []
        return self.play({"move": "deal", "stakes": stakes}, lambda stake: first + self.round.deal(stake), ante)

    def play(self, play, begin, argument):
        """Plays something and all that follows by itself: a frame for each visible step, and one commit."""
        before = self.scene()
        steps, entries, frames = begin(argument), [], []
        while True:
            entries += self.entries_of(steps)
            events = [each for step in steps for each in self.events_of(step)]
            for entry in self.entries_of(steps):
                gain = Words.hundredths(entry.get("returned", "0")) - Words.hundredths(entry.get("amount", "0"))
                self.state["balance"] = Words.wired(Words.hundredths(self.state["balance"]) + gain)
            frames.append(self.frame(before, events, [line for step in steps for line in self.said_of(step)]))
            before = self.scene()
            if self.round.phase not in ("dealing", "dealerTurn"):
                break
            steps = self.round.advance(self.draw)
        self.entries += entries
        commit = {"play": play, "entries": entries}
        if self.round.phase == "roundComplete":
            commit["hands"] = {"dealer": list(self.round.cards)}
        return commit, frames

    def draw(self):
        return self.wire.draw()["card"]

    def replay(self, record):
        """Plays a round again from its record: the scene before it, and the frames that lead from there."""
        before, all_frames = None, []
        for play in record["plays"]:
            if play["move"] == "deal":
                before = self.scene()
                _, frames = self.deal(Words.hundredths(play["stakes"]["main"]), record["rules"])
            else:
                _, frames = self.play(play, self.round.play, play["move"])
            all_frames += frames
        return before, all_frames

    @staticmethod
    def entries_of(steps):
        entries = []
        for step in steps:
            if step[0] == "stake":
                entries.append({"kind": "stake", "bet": "main", "wager": 0, "amount": Words.wired(step[1])})
            elif step[0] == "settle":
                back = Words.wired(step[2])
                entries.append(
                    {"kind": "settle", "bet": "main", "wager": 0, "hand": 0, "outcome": step[1], "returned": back})
        return entries

    def events_of(self, step):
        game = self.round
        if step[0] == "shuffled":
            return [{"type": "shuffled"}]
        if step[0] == "stake":
            return [{"type": "chipsPlaced", "bet": "main", "wager": 0, "amount": Words.wired(step[1])}]
        if step[0] == "card":
            active = [{"type": "handActive", "hand": "dealer"}] if game.phase == "playerTurn" else []
            return [{"type": "cardDealt", "hand": "dealer", "card": step[1]}] + active
        settled = {
            "type": "betSettled", "bet": "main", "index": 0, "outcome": step[1], "tone": game.tone,
            "stake": Words.wired(game.staked), "returned": Words.wired(step[2])}
        return [settled, {"type": "roundSettled", "net": Words.wired(step[2] - game.staked)}]

    def said_of(self, step):
        game = self.round
        if step[0] == "shuffled":
            return [self.text("say.shuffled")]
        if step[0] == "card" and len(game.cards) == 2:
            return [self.hand_label()]
        if step[0] == "card" and len(game.cards) == 3:
            return [self.text("say.third", self.words.card(step[1]))]
        if step[0] == "settle":
            return [self.text("say." + step[1], self.words.amount(abs(step[2] - game.staked)))]
        return []

    def frame(self, before, events, say):
        return {"patch": {"nodes": patch(before["root"], self.scene()["root"])}, "events": events, "say": say}

    # The scene

    def scene(self):
        state, game = self.state, self.round
        column = [self.top_bar(), self.hand()]
        if game.phase == "roundComplete":
            column.append(self.banner())
        column += [self.zone(), part("talk", "talk", text=self.prompt(), layout={"priority": 1})]
        if self.is_betting:
            column.append(self.rack())
        column.append(part("actions", "actionBar", children=self.buttons()))
        children = [part("felt", "felt", detail="red"), part("column", "vstack", children=column)]
        table = [part("ground", "zstack", children=children)]
        if self.is_betting and Words.hundredths(state["balance"]) < 100 and not state["bet"]:
            table.append(self.game_over())
        if state["sheet"]:
            table.append(self.sheet())
        return {"root": part("table", "table", children=table)}

    def top_bar(self):
        values = [part("host." + each, "host", host=each) for each in ("practice", "rounds", "shoe", "balance")]
        buttons = [self.button(sheet, key) for sheet, key in SHEETS.items()]
        return part("top", "topBar", text="Red Dog", children=values + buttons)

    def button(self, word, key, price=None, primary=False):
        action = {"id": word, "title": self.text("action." + word), "key": key}
        marks = ["primary"] if primary else []
        if price is not None:
            action["price"] = Words.wired(price)
            try:
                self.afford(price)
            except Refused as refused:
                action["unavailable"] = str(refused)
                marks.append("disabled")
        return part("button." + word, "button", action=action, marks=marks)

    def buttons(self):
        state = self.state
        if self.round.phase in ("dealing", "dealerTurn"):
            return []
        if self.round.phase == "playerTurn":
            return [self.button("raise", "R", self.round.ante, primary=True), self.button("call", "C")]
        if state["bet"]:
            return [self.button("deal", "D", state["bet"], primary=True), self.button("clear", "C")]
        lowest, highest = self.limits
        if not lowest <= state["last"] <= highest:
            return []
        again = [self.button("again", "G", state["last"], primary=True)] if self.round.phase == "roundComplete" else []
        return again + [self.button("rebet", "R")]

    def hand(self):
        cards = [
            part(f"hand.{place}", "card", card=card, text=Words.short(card), label=self.words.card(card))
            for place, card in enumerate(self.round.cards)
        ]
        slots = [part(f"hand.{place}", "cardSlot") for place in range(len(cards), 3)]
        detail = self.text("spread", str(self.round.spread)) if (self.round.spread or 0) > 0 else None
        marks = ["active"] if self.round.phase == "playerTurn" else []
        label = self.hand_label() if len(cards) > 1 else self.words.card(self.round.cards[0]) if cards else None
        return part(
            "hand.dealer", "hand", text=self.text("hand.dealer"), label=label, detail=detail, marks=marks,
            layout={"priority": 3}, children=cards + slots)

    def hand_label(self):
        first, second = (self.words.card(card) for card in self.round.cards[:2])
        gap = self.round.spread
        kind = "pair" if gap < 0 else "neighbours" if gap == 0 else "spread"
        return self.text("say.cards." + kind, first, second, str(gap), str(rules.pays(gap)))

    def zone(self):
        lowest, highest = self.limits
        name, stake = self.text("bet.main"), self.state["bet"] if self.is_betting else self.round.staked
        if not self.is_betting:
            label = self.text("zone.staked", name, self.words.amount(stake))
            return part("zone.main", "zone", text=name, label=label, amount=Words.wired(stake), layout={"priority": 2})
        limits = self.text("number.range", self.words.amount(lowest), self.words.amount(highest))
        amounts = {"least": Words.wired(lowest), "greatest": Words.wired(highest)}
        key = "zone.staked.takes" if stake else "zone.empty"
        label = self.text(key, name, *([self.words.amount(stake)] if stake else []), limits)
        return part(
            "zone.main", "zone", text=name, detail=limits, label=label, amount=Words.wired(stake), marks=["active"],
            layout={"priority": 2}, action={"id": "bet.main", "title": name, "amounts": amounts})

    def rack(self):
        chips = []
        for place, chip in enumerate(each for each in CHIPS if each * 100 <= self.limits[1]):
            figure = self.words.amount(chip * 100)
            action = {"id": f"chip.{chip}", "title": self.text("chip.select", figure), "key": str(place + 1)}
            marks = ["selected"] if chip == self.state["chip"] else []
            chips.append(part(f"chip.{chip}", "chip", text=figure, amount=Words.wired(chip * 100), marks=marks, action=action))
        label = self.text("chips.say", ", ".join(each["text"] for each in chips), self.words.amount(self.state["chip"] * 100))
        return part("chips", "chipSelector", label=label, children=chips)

    def prompt(self):
        if self.round.phase == "playerTurn":
            return self.text("prompt.raise")
        if self.state["bet"]:
            return self.text("prompt.deal")
        if self.round.phase == "roundComplete":
            return self.text("prompt.next")
        return self.text("prompt.bet", self.text("number.range", *(self.words.amount(each) for each in self.limits)))

    def banner(self):
        game = self.round
        net, tone = game.returned - game.staked, game.tone
        won = "win" if net > 0 else "lose" if net < 0 else "push"
        label = self.text("say." + game.outcome, self.words.amount(abs(net)))
        line = part(
            "banner.0", "receipt", text=self.text("bet.main"), detail=self.text("outcome." + game.outcome),
            label=label, amount=Words.wired(net), tone=tone)
        return part(
            "banner", "banner", text=self.text("banner." + won), label=label, amount=Words.wired(net), tone=won,
            children=[line])

    def game_over(self):
        action = {"id": "host.newStack", "title": self.text("action.newStack"), "key": "N"}
        leave = part("button.leave", "button", action={"id": "host.leave", "title": self.text("action.leave"), "key": "Q"})
        return part(
            "gameOver", "gameOver", text=self.text("gameOver.title"), label=self.text("gameOver.say"), action=action,
            children=[leave])

    # The sheets

    def sheet(self):
        name = self.state["sheet"]
        sections = {"rules": self.rules_sheet, "settings": self.settings_sheet, "statistics": self.statistics_sheet}[name]()
        content = part("sheet.content", "vstack", text=self.text("action." + name), children=sections)
        close = {"id": "close", "title": self.text("action.close"), "key": "Esc"}
        return part("sheet", "sheet", action=close, children=[content])

    def section(self, id, title, children):
        return part(id, "section", text=self.text(title), children=children)

    def fact(self, id, name, value):
        return part(id, "fact", text=name, detail=value, label=self.text("fact", name, value))

    def limits_fact(self):
        return self.fact("fact.limits", self.text("limits.main"), self.text("number.range", *map(self.words.amount, self.limits)))

    def rules_sheet(self):
        decks = int(self.state["settings"]["decks"]) if self.is_betting else self.round.rules["decks"]
        texts = [part(f"rules.{each}", "text", text=self.text("rules." + each)) for each in ("aim", "raise", "pair")]
        odds = [(self.text("spread", name), pays) for name, pays in (("1", 5), ("2", 4), ("3", 2), ("4–11", 1))]
        odds.append((self.text("outcome.three"), 11))
        facts = [
            self.fact(f"fact.{place}", name, self.text("number.odds", str(pays), "1"))
            for place, (name, pays) in enumerate(odds)
        ]
        edge = self.fact("fact.edge", self.text("rules.edge"), self.words.percent(rules.edge(decks)))
        return [
            self.section("rules.text", "action.rules", texts),
            self.section("rules.table", "rules.table", [self.fact("fact.decks", self.text("setting.decks"), str(decks)), self.limits_fact()]),
            self.section("rules.main", "bet.main", facts + [edge]),
            part("host.fairness", "host", host="fairness"),
        ]

    def settings_sheet(self):
        own = [self.picker(each["key"], each["values"], self.state["settings"][each["key"]]) for each in self.options]
        limits = [self.picker("limits", list(LIMITS), self.state["limits"]), self.limits_fact()]
        return [
            self.section("settings.limits", "setting.limits", limits), self.section("settings.rules", "action.rules", own),
            part("host.settings", "host", host="settings"),
        ]

    def picker(self, key, values, chosen):
        name, id = self.text("setting." + key), "setting." + key
        choices = [
            part(f"{id}.{each}", "text", text=self.value(key, each), detail=each, marks=["selected"] if each == chosen else [])
            for each in values
        ]
        label = self.text("fact", name, self.value(key, chosen))
        return part(
            id, "picker", text=name, detail=self.value(key, chosen), label=label, action={"id": id, "title": name},
            children=choices)

    def statistics_sheet(self):
        return [part("host.statistics", "host", host="statistics")]
