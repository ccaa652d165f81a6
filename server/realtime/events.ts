import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { EventOf, Events, Topics } from '../domain/events.ts';
import { eventQueue } from './eventQueue.ts';

export type OpenEvents = {
  events: Events;
  /** For counters that all processes share; undefined without Redis. */
  redis: Redis | undefined;
  /** Whether events reach the other processes now; always true without Redis. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Target = ReturnType<typeof createRedisEventTarget<CustomEvent>>;

/** Events inside of this process, or across all processes that share a Redis. */
export function openEvents(redisUrl: string | undefined): OpenEvents {
  if (!redisUrl) {
    const target = new EventTarget();
    // Any number may listen to one chat.
    setMaxListeners(0, target);
    return { events: eventsOn(target), redis: undefined, isReady: async () => true, close: async () => {} };
  }
  const publishClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const subscribeClient = new Redis(redisUrl, { maxRetriesPerRequest: null });
  return {
    events: eventsOn(createRedisEventTarget({ publishClient, subscribeClient })),
    redis: publishClient,
    isReady: async () => publishClient.status === 'ready' && (await publishClient.ping()) === 'PONG',
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}

function eventsOn(target: Target): Events {
  const channel = (topic: string, id: string | undefined) => (id === undefined ? topic : `${topic}:${id}`);
  return {
    publish(topic, ...args) {
      const [id, event] = args.length === 2 ? args : [undefined, args[0]];
      target.dispatchEvent(new CustomEvent(channel(topic, id), { detail: event }));
    },
    subscribe<Topic extends keyof Topics>(topic: Topic, id?: string) {
      return eventQueue<EventOf<Topic>>((push) => {
        const listener = ({ detail }: CustomEvent<EventOf<Topic>>) => push(detail);
        target.addEventListener(channel(topic, id), listener);
        return () => target.removeEventListener(channel(topic, id), listener);
      });
    },
  };
}
