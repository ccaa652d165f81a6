import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PresenceStore } from '../domain/core/events/presence.ts';
import { withRedisTimeout } from './withRedisTimeout.ts';

/** Who is online, across all processes that share a Redis, or within this process. */
export const openPresence = (redis: Redis | undefined, timing: { aliveFor: number } = usual): PresenceStore =>
  redis ? sharedPresence(redis, timing) : ownPresence();

function ownPresence(): PresenceStore {
  const present = new Set<number>();
  return {
    enter: async (userId) => !present.has(userId) && present.add(userId).has(userId),
    leave: async (userId) => present.delete(userId),
    among: async (userIds) => new Set(userIds.filter((userId) => present.has(userId))),
    beat: async () => [],
  };
}

/** A process is considered dead this long after its last heartbeat. In milliseconds. */
const usual = { aliveFor: 15_000 };

const processes = 'presence:processes';
const aliveKey = (process: string) => `presence:alive:${process}`;
const usersKey = (process: string) => `presence:users:${process}`;

/**
 * Which of the given users are online in another process. A script, because it is asked for each message that is shown: one
 * request instead of one for the processes, and then two for each of them.
 */
const onlineElsewhere = `
local own = table.remove(ARGV, 1)
local online = {}
for _, process in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if process ~= own and redis.call('EXISTS', KEYS[2] .. process) == 1 then
    for _, user in ipairs(ARGV) do
      if redis.call('SISMEMBER', KEYS[3] .. process, user) == 1 then table.insert(online, user) end
    end
  end
end
return online`;

/**
 * Each process keeps a set of its online users and a key that expires without heartbeats. A heartbeat costs the same for any
 * number of users. The users of a killed process go offline when its key expires. After a restart of Redis, the next heartbeat
 * restores them.
 */
function sharedPresence(redis: Redis, { aliveFor }: { aliveFor: number }): PresenceStore {
  const own = randomUUID();
  const present = new Set<number>();

  const among = async (userIds: readonly number[]): Promise<Set<number>> => {
    const online = new Set(userIds.filter((userId) => present.has(userId)));
    const asked = userIds.filter((userId) => !online.has(userId));
    if (asked.length === 0) return online;
    const answer = await redis.eval(onlineElsewhere, 3, processes, aliveKey(''), usersKey(''), own, ...asked);
    if (!Array.isArray(answer)) throw new Error('Redis has not said who is online.');
    for (const userId of answer) online.add(Number(userId));
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
          present.add(userId);
          await redis.sadd(usersKey(own), userId);
          return isNew;
        },
        () => !present.has(userId),
      ).finally(() => present.add(userId)),
    leave: (userId) => {
      present.delete(userId);
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
        () => new Set(userIds.filter((userId) => present.has(userId))),
      ),
    beat: () =>
      withRedisTimeout(
        redis,
        async () => {
          await redis.set(aliveKey(own), 1, 'PX', aliveFor);
          await redis.sadd(processes, own);
          // Fewer if Redis was restarted, or another process considered this one dead.
          if ((await redis.scard(usersKey(own))) !== present.size) {
            const anew = redis.multi().del(usersKey(own));
            if (present.size > 0) anew.sadd(usersKey(own), ...present);
            await anew.exec();
          }
          return removeDeadProcesses();
        },
        () => [],
      ),
  };
}
