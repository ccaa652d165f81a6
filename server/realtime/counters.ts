import type { Redis } from 'ioredis';
import type { Count, Counters } from '../domain/counters.ts';
import { inTime } from './inTime.ts';

/** Across all processes that share a Redis; in this one alone without, and while Redis is away. */
export function openCounters(redis: Redis | undefined, now: () => Date): Counters {
  const own = ownCounters(now);
  return redis ? sharedCounters(redis, own) : own;
}

/** Beyond so many keys, those whose window is over are looked for. */
const remembered = 1000;

function ownCounters(now: () => Date): Counters {
  const windows = new Map<string, { count: number; end: number }>();
  const forgetOld = (at: number) => {
    for (const [key, { end }] of windows) if (end <= at) windows.delete(key);
  };
  return {
    add: async (key, lasting) => {
      const at = now().getTime();
      if (windows.size > remembered) forgetOld(at);
      const last = windows.get(key);
      const { count, end } = last && last.end > at ? last : { count: 0, end: at + lasting };
      windows.set(key, { count: count + 1, end });
      return { count: count + 1, endsIn: end - at };
    },
    reset: async (key) => {
      windows.delete(key);
    },
  };
}

const keyOf = (key: string) => `counter:${key}`;

function sharedCounters(redis: Redis, own: Counters): Counters {
  /** A key without its end would count for ever: it gets one with its first time, in the same step. */
  const add = async (key: string, lasting: number): Promise<Count> => {
    const answers = await redis
      .multi()
      .set(keyOf(key), 0, 'PX', lasting, 'NX')
      .incr(keyOf(key))
      .pttl(keyOf(key))
      .exec();
    const [count, endsIn] = (answers ?? []).slice(1).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (count === undefined || endsIn === undefined) throw new Error('Redis has not counted.');
    return { count, endsIn };
  };
  return {
    add: (key, lasting) =>
      inTime(
        redis,
        () => add(key, lasting),
        () => own.add(key, lasting),
      ),
    reset: async (key) => {
      await own.reset(key);
      await inTime(
        redis,
        async () => void (await redis.del(keyOf(key))),
        () => {},
      );
    },
  };
}
