"""The wire between casino and a game, as docs/protocol.md has it: for games in Python, with the standard library alone."""

import copy
import json
import socket
import sys

VERSION = 1
LONGEST_LINE = 1_048_576


class Refused(Exception):
    """An intent that is not taken. Its text says why, in the player's language."""


class Wire:
    """Messages over the socket that the host left at descriptor 3."""

    def __init__(self, descriptor=3):
        self.socket = socket.socket(fileno=descriptor)
        self.lines = self.socket.makefile("rb")

    def read(self):
        """The next message. At the end of the socket the host is gone, and so is the game."""
        line = self.lines.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            sys.exit(0)
        return json.loads(line)

    def send(self, kind, **fields):
        """Sends a message; fields that are None are left out."""
        said = {"type": kind} | {name: value for name, value in fields.items() if value is not None}
        try:
            self.socket.sendall(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        except OSError:
            sys.exit(0)

    def call(self, kind, **fields):
        """Sends a message and reads its answer."""
        self.send(kind, **fields)
        return self.read()

    # What a round asks of the host.

    def open(self, rules, shoe, stakes):
        answer = self.call("open", rules=rules, shoe=shoe, stakes=stakes)
        if answer["type"] == "refused":
            raise Refused(answer["reason"])
        return answer

    def draw(self):
        return self.call("draw")


def patch(old, new):
    """The parts that changed, none within another."""
    if old == new:
        return []
    olds, news = old.get("children", []), new.get("children", [])
    same = [part["id"] for part in olds] == [part["id"] for part in news]
    own = [{name: value for name, value in part.items() if name != "children"} for part in (old, new)]
    if not same or own[0] != own[1]:
        return [new]
    return [each for before, after in zip(olds, news) for each in patch(before, after)]


def actions(part, found=None, over=None):
    """The actions that can be done, by their ids: those of the sheet alone while one lies over the table."""
    if over is None:
        over = next((each for each in part["children"] if each["role"] == "sheet"), part)
        part = over
    found = {} if found is None else found
    if "action" in part:
        found[part["action"]["id"]] = part["action"]
    for child in part.get("children", []):
        actions(child, found, over)
    return found


class Module:
    """A game at a table: takes the host's calls in turn. `game` is described in red_dog.py."""

    def __init__(self, game, wire):
        self.game, self.wire, self.table, self.last, self.revision = game, wire, None, 0, 1

    def run(self):
        info = self.game.manifest()
        self.wire.send(
            "hello", protocol=[VERSION, VERSION], kit=self.game.KIT, info=info["info"], capabilities=info["capabilities"]
        )
        while True:
            message = self.wire.read()
            getattr(self, "on_" + message["type"], self.unknown)(message)

    def unknown(self, message):
        self.wire.send("failure", code="unknown", text=f"no message {message['type']}")

    def on_hello(self, message):
        if not message["protocol"][0] <= VERSION <= message["protocol"][1]:
            sys.exit(1)

    def on_failure(self, message):
        pass

    def on_welcome(self, message):
        self.table = self.game.table(message, self.wire)
        before, frames = self.table.scene(), None
        if "round" in message:
            before, frames = self.table.replay(message["round"])
        shows = message.get("showsRound", False)
        self.wire.send(
            "ready", scene=before if shows else self.table.scene(), frames=frames if shows else None,
            revision=self.revision, entries=self.table.entries, say=self.table.greeting(),
        )

    def on_intent(self, intent):
        kept, revision = copy.deepcopy(self.table.state), self.revision
        decision = self.table.decision()
        try:
            self.check(intent)
            self.last = intent["id"]
            commit, frames = self.table.perform(intent)
        except Refused as refused:
            self.table.state = kept
            return self.answer(intent["id"], [], refusal=str(refused))
        if self.table.decision() != decision:
            self.revision += 1
        self.answer(intent["id"], frames, commit=commit)
        if commit is None:
            return
        answer = self.wire.read()
        if answer["type"] == "committed":
            self.table.state["balance"] = answer["balance"]
        else:
            self.table.state, self.revision = kept, revision

    def check(self, intent):
        """The first three reasons against an intent; the fourth is the rules'."""
        if intent["id"] <= self.last:
            raise Refused(self.table.text("refuse.repeated"))
        if intent["revision"] != self.revision:
            raise Refused(self.table.text("refuse.stale"))
        action = actions(self.table.scene()["root"]).get(intent["action"])
        if action is None or "unavailable" in action:
            raise Refused(action["unavailable"] if action else self.table.reason(intent["action"]))

    def answer(self, intent, frames, **fields):
        self.wire.send("answer", intent=intent, revision=self.revision, frames=frames, **fields)

    def on_surroundings(self, message):
        before = self.table.scene()
        self.table.surround(message)
        changed = patch(before["root"], self.table.scene()["root"])
        self.answer(0, [{"patch": {"nodes": changed}, "events": [], "say": []}] if changed else [])

    def on_wake(self, message):
        self.answer(0, [])

    def on_scene(self, message):
        self.wire.send("scene", scene=self.table.scene())

    def on_replay(self, message):
        self.wire.send("replayed", rounds=[self.game.replayed(each) for each in message["rounds"]])

    def on_simulate(self, message):
        self.wire.send("simulated", statistics=self.game.simulated(message, lambda: self.wire.send("progress")))
