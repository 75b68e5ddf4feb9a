"""Rates that all processes count together, in Redis; where Redis is away or slow each process counts by itself, as it does without."""

import time
from typing import TYPE_CHECKING, Any, Final

from roundhouse.server.notes import NOTES

if TYPE_CHECKING:
    from redis.asyncio import Redis

PATIENCE: Final = 0.1  # seconds that Redis has for an answer
PAUSE: Final = 5.0  # seconds without Redis after it had none
ENDURES: Final = 600_000  # ms after which a bucket that nobody touches is forgotten

SCRIPT: Final = """
local now = redis.call('TIME')
local at = now[1] + now[2] / 1000000
local rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = burst
if kept[1] then level = math.min(burst, tonumber(kept[1]) + math.max(0, at - tonumber(kept[2])) * rate) end
local wait = 0
if level < cost then wait = (cost - level) / rate else level = level - cost end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', string.format('%.6f', at))
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return tostring(wait)
"""


class Shared:
    """Buckets with holes, in Redis."""

    def __init__(self, url: str, house: str) -> None:
        self._url = url
        self._house = house  # a name for all processes with one database
        self._redis: Redis | None = None
        self._script: Any = None
        self._pause = 0.0

    async def take(self, name: str, rate: float, burst: float, cost: float) -> float:
        """As `Bucket.take`; 0 if Redis cannot say."""
        if not self._url or time.monotonic() < self._pause:
            return 0.0
        from redis.exceptions import RedisError

        try:
            script = self._script or self._connect()
            return float(await script(keys=[f"{self._house}:rate:{name}"], args=[rate, burst, cost, ENDURES]))
        except (RedisError, OSError, TimeoutError, ValueError) as problem:
            self._pause = time.monotonic() + PAUSE
            NOTES.warning("Redis: %s; rates are counted by this process alone for %g seconds", problem or type(problem).__name__, PAUSE)
            return 0.0

    def _connect(self) -> Any:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self._url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=None)
        self._script = self._redis.register_script(SCRIPT)
        return self._script

    async def close(self) -> None:
        """Let go of Redis."""
        if self._redis is not None:
            await self._redis.aclose()
