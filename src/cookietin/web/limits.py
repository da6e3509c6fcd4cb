"""How much a stranger gets: every limit of the server, in one place.

A rate is a bucket for each address and each device: it holds what can come at once, and fills up
again at so much a minute. Of each kind, only the buckets used last are kept.

Many devices may be behind one address. When half of its bucket is gone, each of them has a share of
what flows in, so that whoever wants little gets it however much the others want. Those who have
been quiet, and those who come for the first time, can have a tenth of what is left at once: as much
as a page needs, and less and less as more of them come.
"""

from __future__ import annotations

import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address

from cookietin.engine.texts import Mistake
from cookietin.table.latest import Latest
from cookietin.table.room import MOST_TABLES, MOST_WATCHERS

MOST_BUCKETS = 2_000  # of one kind
A_MINUTE = 60.0
LEAST = 1e-9  # with less than this, there is nothing left
LARGEST = 10**9
SCARCE = 0.5  # of a bucket: with less than this left, it is shared out
SHARED = 0.8  # of what flows in; the rest fills the bucket up again
SAVED = 0.1  # of what is left of a bucket: the most that a device saves up of its share
QUIET = 300.0  # seconds after which a device that wants nothing has no share
MOST_SHARING = 50  # addresses at which something is shared out
MOST_SHARES = 500  # of one address

Bucket = tuple[float, float]  # what is left, and when that was so
Shares = OrderedDict[str, Bucket]  # by device; whoever wanted some last comes last


@dataclass(frozen=True)
class Limits:
    """The settings of a host: `cookietin serve --limit new-tables=60`."""

    # At one time
    tables: int = MOST_TABLES  # in memory; others wait in the file until somebody opens them
    watchers: int = MOST_WATCHERS  # pages at one table, besides those of the people who sit there
    lines: int = 5_000  # open pages of tables, all together
    lines_per_address: int = 500
    lines_per_device: int = 24
    connections_per_address: int = 256  # not yet answered, or kept open by the browser
    uploads: int = 16  # that wait to be read, all together

    # A minute, for each address and for each device
    requests: int = 3_000
    requests_per_device: int = 1_200
    files: int = 6_000  # static ones, which are in memory
    files_per_device: int = 1_200
    new_tables: int = 60
    new_tables_per_device: int = 15
    new_tables_per_day: int = 1_000  # for each address, a day
    moves_per_day: int = 100_000  # and whatever else makes logs longer; for each address, a day
    wrong_codes: int = 90
    wrong_codes_per_device: int = 10
    wrong_keys: int = 20  # of the host's page
    wrong_keys_per_device: int = 6
    joins: int = 120  # sitting down, coming back by a link, and other changes of seats
    joins_per_device: int = 30
    joins_per_tournament: int = 40  # new people in one of them, from each address
    messages: int = 12_000
    messages_per_device: int = 1_500
    talk: int = 600  # lines of chat, and reactions
    talk_per_device: int = 40
    advice: int = 60  # questions what the bots would do
    advice_per_device: int = 12
    reviews: int = 30  # matches that the bots go through afterwards
    reviews_per_device: int = 6
    reading: int = 15  # seconds of processor for records and editions, for each address

    # Sizes
    record_moves: int = 2_500  # of an uploaded record

    def with_settings(self, settings: list[str]) -> Limits:
        """With some of them set by the host, each as name=value."""
        known = {field.name.replace("_", "-"): field.name for field in fields(self)}
        found = self
        for setting in settings:
            name, equals, value = setting.partition("=")
            if not equals:
                raise Mistake("wrong-setting", value=setting)
            if name not in known:
                raise Mistake("unknown-limit", limit=name, known=", ".join(known))
            if not (value.isascii() and value.isdecimal() and 0 < int(value[:12]) <= LARGEST):
                raise Mistake("wrong-number", value=value, low="1", high=str(LARGEST))
            found = replace(found, **{known[name]: int(value)})
        return found


UNLIMITED = Limits(**{field.name: LARGEST for field in fields(Limits)})


class Rates:
    """Who has had how much of what lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: defaultdict[str, Latest[str, Bucket]] = defaultdict(
            lambda: Latest(MOST_BUCKETS)
        )
        self.shares: defaultdict[str, Latest[str, Shares]] = defaultdict(
            lambda: Latest(MOST_SHARING)
        )

    def take(
        self,
        what: str,
        who: str,
        per_minute: float,
        amount: float = 1.0,
        *,
        at_once: float | None = None,
        minutes: float = 1.0,
    ) -> float:
        """Take some; how many seconds too early it was: 0 if there was enough.

        What is taken too early is not taken, so that whoever waits so long gets it.
        """
        now = self.clock()
        most = max(1.0, per_minute if at_once is None else at_once)
        kept = self.buckets[what]
        speed = per_minute / (minutes * A_MINUTE)
        left, at = kept.get(who, (most, now))
        left = min(most, left + (now - at) * speed)
        missing = (amount or LEAST) - left
        kept[who] = (left - amount if missing <= 0 else left, now)
        return max(0.0, missing / speed)

    def take_for(
        self, limits: Limits, what: str, address: str, device: str, burst: float = 1.0
    ) -> float:
        """Take one of what a device and its address may have, in bursts of a part of a minute's.

        Devices that we do not know have no name: they are counted by address alone, and have one
        share between them. Gives back how many seconds too early it was; then nothing is taken.
        """
        mine, early = f"{what}_per_device", 0.0
        if device:
            most = getattr(limits, mine)
            early = self.take(mine, device, most, at_once=most / burst)
        if not early:
            most = getattr(limits, what)
            early = self._take_share(what, address, device, most, most / burst)
            if early:
                self.charge(mine, device, -1)
        return early

    def _take_share(
        self, what: str, address: str, device: str, per_minute: float, at_once: float
    ) -> float:
        early = self.take(what, address, per_minute, at_once=at_once)
        if early:
            return early
        left, _ = self.buckets[what][address]
        if left >= SCARCE * at_once:
            return 0.0
        self.shares[what][address] = shares = self.shares[what].get(address, OrderedDict())
        most = max(1.0, SAVED * left)
        if device not in shares and len(shares) >= MOST_SHARES:
            # Newcomers together have half of what is not shared out: each two, and the place of
            # whoever has least left.
            spare, most = (1 - SHARED) / 2 * per_minute, 2.0
            if early := self.take(f"{what}_newcomers", address, spare, most, at_once=most):
                self.charge(what, address, -1)
                return early
            self._drop_poorest(shares, SHARED * per_minute / A_MINUTE / MOST_SHARES)
        early = self._take_from_own(shares, device, per_minute / A_MINUTE, most)
        if early:
            self.charge(what, address, -1)
        return early

    def _drop_poorest(self, shares: Shares, speed: float) -> None:
        now = self.clock()

        def left_now(device: str) -> float:
            left, at = shares[device]
            return left + (now - at) * speed

        del shares[min(filter(None, shares), key=left_now)]

    def _take_from_own(self, shares: Shares, device: str, speed: float, most: float) -> float:
        now = self.clock()
        while shares and next(iter(shares.values()))[1] < now - QUIET:
            shares.popitem(last=False)
        left, at = shares.get(device, (most, now))
        shares[device] = (left, now)
        shares.move_to_end(device)
        if device and len(shares) == 1:  # there is nobody to share with
            return 0.0
        mine = SHARED * speed / len(shares) if len(shares) > 1 else speed
        left = min(most, left + (now - at) * mine)
        missing = 1.0 - left
        shares[device] = (left - 1.0 if missing <= 0 else left, now)
        return max(0.0, missing / mine)

    def charge_for(self, what: str, address: str, device: str, amount: float) -> None:
        """Take what a device has used already, or give back what has turned out not to count."""
        self.charge(what, address, amount)
        self.charge(f"{what}_per_device", device, amount)
        shares = self.shares[what].get(address, OrderedDict())
        if device in shares:
            left, at = shares[device]
            shares[device] = (left - amount, at)

    def charge(self, what: str, who: str, amount: float) -> None:
        """Take what has been used already, even more than there was."""
        if bucket := self.buckets[what].get(who):
            left, at = bucket
            self.buckets[what][who] = (left - amount, at)


def neighbourhood(address: str) -> str:
    """An address as it is counted: a whole network of IPv6, which one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
