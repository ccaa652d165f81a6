import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PresenceStore } from '../domain/presence/store.ts';
import { withRedisTimeout } from './withRedisTimeout.ts';

/** Who is online, across all processes that share a Redis, or within this process. */
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

/** A process is considered dead this long after its last heartbeat. In milliseconds. */
const usual = { aliveFor: 15_000 };

const processes = 'presence:processes';
const aliveKey = (process: string) => `presence:alive:${process}`;
const usersKey = (process: string) => `presence:users:${process}`;

/**
 * Each process keeps a set of its online users and a key that expires without heartbeats. A heartbeat costs the same for any
 * number of users. The users of a killed process go offline when its key expires. After a restart of Redis, the next heartbeat
 * restores them.
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

  /** Removes dead processes and returns their users. Each is handled by one live process. */
  const removeDeadProcesses = async (): Promise<number[]> => {
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
      withRedisTimeout(
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
      return withRedisTimeout(
        redis,
        async () => {
          await redis.srem(usersKey(own), userId);
          return isNowhere(userId);
        },
        () => true,
      );
    },
    among: (userIds) =>
      withRedisTimeout(
        redis,
        () => among(userIds),
        () => new Set(userIds.filter((userId) => here.has(userId))),
      ),
    beat: () =>
      withRedisTimeout(
        redis,
        async () => {
          await redis.set(aliveKey(own), 1, 'PX', aliveFor);
          await redis.sadd(processes, own);
          // Fewer if Redis was restarted, or another process considered this one dead.
          if ((await redis.scard(usersKey(own))) !== here.size) {
            const anew = redis.multi().del(usersKey(own));
            if (here.size > 0) anew.sadd(usersKey(own), ...here);
            await anew.exec();
          }
          return removeDeadProcesses();
        },
        () => [],
      ),
  };
}
