import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** The Redis that processes share. */
export const redisCheck = ({ redisUrl }: Pick<Env, 'redisUrl'>): Check => ({
  part: 'redis',
  run: async () => {
    if (redisUrl === undefined) return 'Not configured: this process is the only one.';
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: 5_000,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    let failure: Error | undefined;
    redis.on('error', (error) => {
      failure = error;
    });
    try {
      await redis.connect().catch((error: Error) => {
        throw failure ?? error;
      });
      const key = `hourhand-check:${randomUUID()}`;
      await redis.set(key, 'checked', 'EX', 60);
      const read = await redis.get(key);
      await redis.del(key);
      if (read !== 'checked') throw new WrongSetting('Redis does not return what was stored.');
      const version = /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'of an unknown version';
      return `Redis ${version}.`;
    } catch (error) {
      throw isRefusal(error) ? new WrongSetting(error.message) : error;
    } finally {
      redis.disconnect();
    }
  },
});

/** An answer of Redis, such as to a wrong password. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';
