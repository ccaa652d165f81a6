import type { Redis } from 'ioredis';
import type { Count, Counters } from '../domain/core/limits/attempts.ts';
import { withRedisTimeout } from './withRedisTimeout.ts';

/** Counts across all processes that share a Redis; within this process without Redis or while it is down. */
export function openCounters(redis: Redis | undefined, now: () => Date): Counters {
  const own = ownCounters(now);
  return redis ? sharedCounters(redis, own) : own;
}

/** From this many keys on, expired ones are removed. */
const firstSweep = 1000;

function ownCounters(now: () => Date): Counters {
  const windows = new Map<string, { count: number; end: number }>();
  let nextSweep = firstSweep;
  const removeOld = (at: number) => {
    for (const [key, { end }] of windows) if (end <= at) windows.delete(key);
    // Twice the remaining number, which makes the cost per key constant on average.
    nextSweep = Math.max(firstSweep, 2 * windows.size);
  };
  return {
    add: async (key, lasting) => {
      const at = now().getTime();
      if (windows.size > nextSweep) removeOld(at);
      const last = windows.get(key);
      const { count, end } = last && last.end > at ? last : { count: 0, end: at + lasting };
      windows.set(key, { count: count + 1, end });
      return { count: count + 1, endsIn: end - at };
    },
    read: async (key) => {
      const at = now().getTime();
      const window = windows.get(key);
      return window && window.end > at ? { count: window.count, endsIn: window.end - at } : null;
    },
    takeBack: async (key) => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    reset: async (key) => {
      windows.delete(key);
    },
  };
}

const keyOf = (key: string) => `counter:${key}`;

function sharedCounters(redis: Redis, own: Counters): Counters {
  /** Sets the expiry with the first count, in one script. A key without expiry would count forever. */
  const add = async (key: string, lasting: number): Promise<Count> => {
    const answers = await redis
      .multi()
      .set(keyOf(key), 0, 'PX', lasting, 'NX')
      .incr(keyOf(key))
      .pttl(keyOf(key))
      .exec();
    const [count, endsIn] = numbersOf(answers).slice(1);
    if (count === undefined || endsIn === undefined) throw new Error('Redis has not counted.');
    return { count, endsIn };
  };
  const read = async (key: string): Promise<Count | null> => {
    const answers = await redis.multi().get(keyOf(key)).pttl(keyOf(key)).exec();
    const [count = 0, endsIn = 0] = numbersOf(answers);
    return count > 0 && endsIn > 0 ? { count, endsIn } : null;
  };
  return {
    add: (key, lasting) =>
      withRedisTimeout(
        redis,
        () => add(key, lasting),
        () => own.add(key, lasting),
      ),
    read: (key) =>
      withRedisTimeout(
        redis,
        () => read(key),
        () => own.read(key),
      ),
    takeBack: (key) =>
      withRedisTimeout(
        redis,
        // A key that has expired meanwhile would count without an end.
        async () => void (await redis.eval(takeOneBack, 1, keyOf(key))),
        () => own.takeBack(key),
      ),
    reset: async (key) => {
      await own.reset(key);
      await withRedisTimeout(
        redis,
        async () => void (await redis.del(keyOf(key))),
        () => {},
      );
    },
  };
}

const takeOneBack = "if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end";

/** The results of a Redis transaction. @throws the first error among them */
function numbersOf(answers: [error: Error | null, result: unknown][] | null): number[] {
  return (answers ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
}
