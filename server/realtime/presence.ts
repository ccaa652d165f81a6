import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PresenceStore } from '../domain/presence/store.ts';
import { inTime } from './inTime.ts';

/** Who is online, across all processes that share a Redis; in this one alone without. */
export const openPresence = (redis: Redis | undefined, timing: { aliveFor: number } = usual): PresenceStore =>
  redis ? sharedPresence(redis, timing) : ownPresence();

function ownPresence(): PresenceStore {
  const here = new Set<number>();
  return {
    enter: async (userId) => !here.has(userId) && here.add(userId).has(userId),
    leave: async (userId) => here.delete(userId),
    among: async (userIds) => new Set(userIds.filter((userId) => here.has(userId))),
    beat: async () => [],
  };
}

/** Milliseconds after its last sign of life at which a process is taken for dead. */
const usual = { aliveFor: 15_000 };

const processes = 'presence:processes';
const aliveKey = (process: string) => `presence:alive:${process}`;
const usersKey = (process: string) => `presence:users:${process}`;

/**
 * Each process keeps the set of its users, and a key that expires unless it is refreshed: a sign of life costs the same
 * however many are online. The users of a process that was killed are gone with its key. After Redis has been restarted, the
 * next sign of life brings everybody back.
 */
function sharedPresence(redis: Redis, { aliveFor }: { aliveFor: number }): PresenceStore {
  const own = randomUUID();
  const here = new Set<number>();

  const among = async (userIds: readonly number[]): Promise<Set<number>> => {
    const online = new Set(userIds.filter((userId) => here.has(userId)));
    if (userIds.length === 0 || online.size === userIds.length) return online;
    const others = (await redis.smembers(processes)).filter((process) => process !== own);
    const answers = await Promise.all(
      others.map((process) =>
        Promise.all([redis.exists(aliveKey(process)), redis.smismember(usersKey(process), ...userIds)]),
      ),
    );
    for (const [alive, has] of answers) {
      if (alive) for (const [index, userId] of userIds.entries()) if (has[index]) online.add(userId);
    }
    return online;
  };
  const isNowhere = async (userId: number) => (await among([userId])).size === 0;

  /** Gives the users of processes that are dead, and forgets those processes: one of the living does. */
  const buryTheDead = async (): Promise<number[]> => {
    const orphans = new Set<number>();
    for (const process of await redis.smembers(processes)) {
      if ((await redis.exists(aliveKey(process))) || !(await redis.srem(processes, process))) continue;
      for (const userId of await redis.smembers(usersKey(process))) orphans.add(Number(userId));
      await redis.del(usersKey(process));
    }
    const online = await among([...orphans]);
    return [...orphans].filter((userId) => !online.has(userId));
  };

  return {
    enter: (userId) =>
      inTime(
        redis,
        async () => {
          const isNew = await isNowhere(userId);
          here.add(userId);
          await redis.sadd(usersKey(own), userId);
          return isNew;
        },
        () => !here.has(userId),
      ).finally(() => here.add(userId)),
    leave: (userId) => {
      here.delete(userId);
      return inTime(
        redis,
        async () => {
          await redis.srem(usersKey(own), userId);
          return isNowhere(userId);
        },
        () => true,
      );
    },
    among: (userIds) =>
      inTime(
        redis,
        () => among(userIds),
        () => new Set(userIds.filter((userId) => here.has(userId))),
      ),
    beat: () =>
      inTime(
        redis,
        async () => {
          await redis.set(aliveKey(own), 1, 'PX', aliveFor);
          await redis.sadd(processes, own);
          // Less where Redis was away, or another process took this one for dead.
          if ((await redis.scard(usersKey(own))) !== here.size) {
            const anew = redis.multi().del(usersKey(own));
            if (here.size > 0) anew.sadd(usersKey(own), ...here);
            await anew.exec();
          }
          return buryTheDead();
        },
        () => [],
      ),
  };
}
