import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import type { Channels } from './channels.ts';
import { createListeners } from './listeners.ts';

export type RedisChannels = Channels & {
  /** For counters that all processes share. Fails at once while Redis is not there. */
  redis: Redis;
};

/** Milliseconds in which Redis answers; who does not is taken for gone. Half of it between two looks. */
const patience = 2_000;

/** Every process listens to it: what is said on it is that something was not said elsewhere. */
const everybody = 'everybody';

const options = {
  connectTimeout: patience,
  // A connection on which nothing comes back is made anew.
  socketTimeout: patience,
  retryStrategy: (tries) => Math.min(50 * tries, 1_000),
} satisfies RedisOptions;

/**
 * Channels of all processes that share a Redis. Without it, each process goes on by itself; once it is back, whoever listens
 * is told that events of other processes may be missing.
 */
export function openRedisChannels(url: string, log: Logger): RedisChannels {
  // What cannot be said now is not said later: whoever listens looks at the rows then.
  const speaker = new Redis(url, {
    ...options,
    commandTimeout: patience,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  const hearer = new Redis(url, { ...options, maxRetriesPerRequest: null });
  const listeners = createListeners();

  /** Whether what other processes say is heard. */
  let connected = false;
  let wasLost = false;
  const waiting = new Set<() => void>();
  const lost = () => {
    for (const go of waiting) go();
    if (!connected) return;
    connected = false;
    wasLost = true;
    log.warn('Redis is gone; events stay in this process');
  };
  const found = async () => {
    // Answered after the channels that were listened to before, which are listened to again.
    await hearer.subscribe(everybody);
    connected = true;
    if (!wasLost) return;
    wasLost = false;
    log.info('Redis is back');
    listeners.tellMissed();
  };
  hearer.on('ready', () => void found().catch(lost));
  hearer.on('close', lost);
  hearer.on('message', (channel, text) => {
    if (channel === everybody) listeners.tellMissed();
    else listeners.deliver(channel, JSON.parse(text));
  });
  /** Whether something was said that others did not hear. */
  let unsaid = false;
  speaker.on('ready', () => {
    if (!unsaid) return;
    unsaid = false;
    speaker.publish(everybody, '').catch(() => {
      unsaid = true;
    });
  });
  // Each try would tell; that it is gone is said above.
  for (const client of [speaker, hearer]) client.on('error', (error) => log.debug({ err: error }, 'Redis'));

  const look = setInterval(() => {
    if (speaker.status === 'ready') speaker.ping().catch(() => {});
    if (hearer.status === 'ready') hearer.subscribe(everybody).catch(() => {});
  }, patience / 2);
  look.unref();

  return {
    publish(channel, event) {
      const alone = () => {
        unsaid = true;
        listeners.deliver(channel, event);
      };
      if (!connected || speaker.status !== 'ready') return alone();
      speaker.publish(channel, JSON.stringify(event)).catch(alone);
    },
    listen(channel, listener) {
      if (listeners.add(channel, listener)) hearer.subscribe(channel).catch(() => {});
      return () => {
        if (listeners.remove(channel, listener)) hearer.unsubscribe(channel).catch(() => {});
      };
    },
    async settled() {
      if (!connected) return;
      await new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go);
          resolve();
        };
        waiting.add(go);
        hearer.subscribe(everybody).then(go, go);
      });
    },
    isReady: async () => connected && speaker.status === 'ready' && (await speaker.ping()) === 'PONG',
    close: async () => {
      clearInterval(look);
      speaker.disconnect();
      hearer.disconnect();
    },
    redis: speaker,
  };
}
