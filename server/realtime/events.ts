import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { EventOf, Events, Topics } from '../domain/core/events/events.ts';
import { type Channels, localChannels } from './channels.ts';
import { eventQueue } from './eventQueue.ts';
import { openRedisChannels } from './redisChannels.ts';

export type OpenEvents = {
  events: Events;
  /** For shared counters; undefined without Redis. */
  redis: Redis | undefined;
  /** Whether events reach the other processes; always true without Redis. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Events within this process, or across all processes that share a Redis. */
export function openEvents(redisUrl: string | undefined, log: Logger): OpenEvents {
  const shared = redisUrl === undefined ? undefined : openRedisChannels(redisUrl, log);
  const channels = shared ?? localChannels();
  const { isReady, close } = channels;
  return { events: eventsOn(channels), redis: shared?.redis, isReady, close };
}

function eventsOn(channels: Channels): Events {
  const channel = (topic: string, id: string | undefined) => (id === undefined ? topic : `${topic}:${id}`);
  return {
    publish(topic, ...args) {
      const [id, event] = args.length === 2 ? args : [undefined, args[0]];
      channels.publish(channel(topic, id), event);
    },
    subscribe<Topic extends keyof Topics>(topic: Topic, id?: string) {
      return eventQueue<EventOf<Topic>>((push, onMissed) =>
        channels.listen(channel(topic, id), { onEvent: push, onMissed }),
      );
    },
    settled: channels.settled,
  };
}
