import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from 'graphql-yoga';
import { Redis } from 'ioredis';
import type { Events, Topics } from '../domain/events.ts';

export type OpenEvents = {
  events: Events;
  /** For counters that all processes share; undefined without Redis. */
  redis: Redis | undefined;
  /** Whether events reach the other processes now; always true without Redis. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Events inside of this process, or across all processes that share a Redis. */
export function openEvents(redisUrl: string | undefined): OpenEvents {
  if (!redisUrl) {
    return { events: createPubSub<Topics>(), redis: undefined, isReady: async () => true, close: async () => {} };
  }
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const subscribeClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const eventTarget = createRedisEventTarget({ publishClient, subscribeClient });
  return {
    events: createPubSub<Topics>({ eventTarget }),
    redis: publishClient,
    isReady: async () => publishClient.status === 'ready' && (await publishClient.ping()) === 'PONG',
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}
