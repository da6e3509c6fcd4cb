"""A club's evening as its log tells it: every event changes it the same way on every machine."""

from __future__ import annotations

import csv
import io
import time
import unicodedata
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from cookietin.club.pairing import WIN, Round, Standing, Table, standings
from cookietin.engine import registry
from cookietin.engine.position import Game
from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import Mistake
from cookietin.table.match import Declined, Event

OPENED, JOINED, AWAY, PAIRED, RESULT = "opened", "joined", "away", "paired", "result"
WAY, RETURNED, DOOR = "way", "returned", "door"
ORGANISER = NOTHING  # in the place of a player


@dataclass
class Player:
    """Somebody who has come; `is_away` for as long as they are not to be paired.

    Where the organiser has said so, `is_put_out`, and nobody else lets them play again.
    """

    name: str
    devices: list[str]
    is_away: bool = False
    is_put_out: bool = False
    changes: int = 0  # of that, by themselves
    times_let_back: int = 0  # by the organiser

    @property
    def is_resting(self) -> bool:
        """Are they away, and play again as soon as they want to?"""
        return self.is_away and not self.is_put_out

    def go_or_come(self, is_away: bool, by_organiser: bool) -> None:
        self.is_away, self.is_put_out = is_away, is_away and by_organiser
        if not by_organiser:
            self.changes += 1
        elif not is_away:
            self.times_let_back += 1


@dataclass(frozen=True)
class Way:
    """A way back to somebody's place, known by the hash of its link.

    What the organiser hands out is a pass: good for one device, and not for long.
    """

    player: int  # or ORGANISER
    until: float = 0.0  # seconds since 1970; 0 if it is no pass

    @property
    def is_open(self) -> bool:
        return not self.until or time.time() < self.until


@dataclass(frozen=True)
class Choice:
    """What is played in a round: a game, by so many at a table, and what is not as usual."""

    game: str
    size: int
    options: dict[str, Any] = field(default_factory=dict)  # that are not as usual
    own_dice: bool = False

    @classmethod
    def of(cls, game: Game, own_dice: bool) -> Choice:
        size = game.players
        usual = {"players": size} | {one.name: one.default(size) for one in game.plug.options}
        options = {name: value for name, value in game.options.items() if value != usual[name]}
        return cls(game.name, size, options, own_dice)

    @classmethod
    def told_by(cls, event: Event) -> Choice:
        about = (event.get("options", {}), event.get("own_dice", False))
        return cls(event["game"], event["size"], *about)

    def game_for(self, players: int) -> Game:
        """What so many people play at a table; not all options go with every number."""
        return Game.of(registry.plug(self.game), {**self.options, "players": players})

    def sizes(self) -> list[int]:
        """How many people can sit at a table."""
        found = []
        for players in registry.plug(self.game).players:
            with suppress(Mistake):
                found += [self.game_for(players).players]
        return found


@dataclass
class Seating:
    """A table of a round: its match, who sits where, and what they got."""

    match: str
    players: tuple[int, ...]
    points: tuple[int, ...] = ()
    is_open: bool = field(default=False, compare=False)  # as far as this process knows


class Club:
    """One evening: its people, its rounds, and its results."""

    def __init__(self, opened: Event) -> None:
        self.number = 1
        self.id: str = opened["id"]
        self.code: str = opened["code"]
        self.hosts: list[str] = [opened["host"]]  # devices of the organiser
        self.first = Choice.told_by(opened)
        self.system: str = opened["system"]
        self.most_rounds: int = opened["rounds"]
        self.opened: float = opened["at"]
        self.players: list[Player] = []
        self.is_closed = False  # to those who have not come yet
        self.times_opened = 0  # after it was closed
        self.rounds: list[list[Seating]] = []
        self.byes: list[tuple[int, ...]] = []
        self.choices: list[Choice] = []  # of what was played in each round
        self.ways: dict[str, Way] = {}
        self.passes: Counter[int] = Counter()  # that were handed out, by whose place it is
        self.returns: Counter[int] = Counter()  # on another device, to whose place
        self.ranked: dict[str, list[Standing]] = {}  # until something else happens
        self.looked = 0.0  # when this process last asked the store for results

    def apply(self, event: Event) -> None:
        kind = event["kind"]
        if kind == JOINED:
            self.players.append(Player(event["name"], [event["device"]]))
        elif kind == AWAY:
            by_organiser = event.get("by_organiser", False)  # older logs do not say
            self.players[event["player"]].go_or_come(event["on"], by_organiser)
        elif kind == PAIRED:
            tables = zip(event["matches"], event["tables"], strict=True)
            self.rounds.append([Seating(match, tuple(seats)) for match, seats in tables])
            self.byes.append(tuple(event["byes"]))
            self.choices.append(Choice.told_by(event) if "game" in event else self.first)
        elif kind == RESULT:
            seating = self.seating_of(event["match"])
            assert seating is not None
            seating.points = tuple(event["points"])
        elif kind == WAY:
            self._way(event)
        elif kind == RETURNED:
            self._returned(event)
        elif kind == DOOR:
            self.is_closed = not event["open"]
            self.times_opened += event["open"]
        else:
            raise Declined("log-newer")
        self.number += 1
        self.ranked = {}

    def _way(self, event: Event) -> None:
        way = Way(event["player"], event.get("until", 0.0))
        if way.until:  # instead of the last one
            others = self.ways.items()
            self.ways = {k: o for k, o in others if not o.until or o.player != way.player}
            self.passes[way.player] += 1
        self.ways[event["way"]] = way

    def _returned(self, event: Event) -> None:
        """Somebody has another device; it plays for nobody else from then on."""
        player, device = event["player"], event["device"]
        if player != ORGANISER:
            for other in self.players:
                if device in other.devices:
                    other.devices.remove(device)
                    other.is_away = other.is_away or not other.devices
            self.players[player].is_away = self.players[player].is_put_out
        self.devices_of(player).append(device)
        self.returns[player] += 1
        if self.ways[event["way"]].until:
            del self.ways[event["way"]]

    @property
    def latest(self) -> Choice:
        """What is played in this round, and in the next unless somebody chooses something else."""
        return (self.choices or [self.first])[-1]

    @property
    def games(self) -> list[str]:
        """What has been played this evening, in order; before that, what will be."""
        return list(dict.fromkeys(one.game for one in self.choices or [self.first]))

    def choice_at(self, match: str) -> Choice:
        """What is played at a table."""
        rounds = zip(self.rounds, self.choices, strict=True)
        return next(choice for found, choice in rounds if match in {one.match for one in found})

    @property
    def history(self) -> list[Round]:
        """What the pairing needs to know."""
        return [
            Round(tuple(Table(one.players, one.points) for one in seatings), byes)
            for seatings, byes in zip(self.rounds, self.byes, strict=True)
        ]

    @property
    def standings(self) -> list[Standing]:
        """How everybody stands altogether."""
        return self.standings_in("")

    def standings_in(self, game: str) -> list[Standing]:
        """How everybody stands in the rounds of a game, or of all of them if none is named.

        It is counted once for all the phones that ask every few seconds. Strangers whom the
        organiser has never let play are not among them.
        """
        if game not in self.ranked:
            veterans, players = self.veterans, enumerate(self.players)
            listed = [at for at, one in players if at in veterans or not one.is_put_out]
            rounds = zip(self.history, self.choices, strict=True)
            counted = [part for part, choice in rounds if game in ("", choice.game)]
            self.ranked[game] = standings(listed, counted, self.system)
        return self.ranked[game]

    @property
    def here(self) -> list[int]:
        """Who is to be paired."""
        return [at for at, one in enumerate(self.players) if not one.is_away]

    @property
    def newcomers(self) -> list[int]:
        """Who could still be let sit out before their first round; not the organiser."""
        veterans, hosts = self.veterans, {*self.hosts}
        return [
            at
            for at, one in enumerate(self.players)
            if at not in veterans and not one.is_put_out and hosts.isdisjoint(one.devices)
        ]

    @property
    def veterans(self) -> set[int]:
        """Who has had a table or a bye."""
        at_tables = {at for seatings in self.rounds for one in seatings for at in one.players}
        return at_tables.union(*self.byes)

    @property
    def in_play(self) -> list[Seating]:
        """The tables that still play."""
        return [one for one in (self.rounds or [[]])[-1] if not one.points]

    @property
    def is_over(self) -> bool:
        return len(self.rounds) >= self.most_rounds and not self.in_play

    def seating_of(self, match: str) -> Seating | None:
        """The table of this evening with that match."""
        found = (one for seatings in self.rounds for one in seatings if one.match == match)
        return next(found, None)

    def player_at(self, device: str) -> int | None:
        found = (at for at, one in enumerate(self.players) if device in one.devices)
        return next(found, None)

    def devices_of(self, player: int) -> list[str]:
        """The devices of a player, or of the organiser."""
        return self.hosts if player == ORGANISER else self.players[player].devices

    def places_at(self, device: str) -> list[int]:
        """Who somebody is here: the organiser, a player, or both."""
        player = self.player_at(device)
        return [ORGANISER] * self.is_host(device) + ([] if player is None else [player])

    def is_host(self, device: str) -> bool:
        return device in self.hosts

    def table_of(self, player: int) -> Seating | None:
        """Where somebody plays just now."""
        return next((one for one in self.in_play if player in one.players), None)

    def name(self, player: int) -> str:
        return self.players[player].name

    def csv(self) -> str:
        """Places, points and tie-breaks, then every table; made for a spreadsheet.

        Where several games were played, each has a column with the points that people got in it.
        """
        text = io.StringIO()
        write = csv.writer(text).writerow
        games = self.games if len(self.games) > 1 else []
        got_in = [{o.player: o.points / 2 for o in self.standings_in(game)} for game in games]
        write(["place", "name", "points", "tie_break", "wins", "byes", *games])
        for one in self.standings:
            points = [got[one.player] for got in got_in]
            about = [one.points / 2, one.tie_break / 2, one.wins, one.byes]
            write([one.place, plain(self.name(one.player)), *about, *points])
        write([])
        write(["round", "game", "table", "seat", "name", "points"])
        rounds = zip(self.rounds, self.byes, self.choices, strict=True)
        for number, (seatings, byes, choice) in enumerate(rounds, 1):
            for at, seating in enumerate(seatings, 1):
                for seat, player in enumerate(seating.players):
                    got = seating.points[seat] / 2 if seating.points else ""
                    write([number, choice.game, at, seat + 1, plain(self.name(player)), got])
            for player in byes:
                write([number, choice.game, "", "", plain(self.name(player)), WIN / 2])
        return text.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula, or for two cells."""
    name = name.replace(";", ",")
    return f"'{name}" if unicodedata.normalize("NFKC", name)[0] in "=+-@\t\r" else name
