import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { EventOf, Events, Topics } from '../domain/core/events/events.ts';
import { FellBehind } from '../domain/core/events/events.ts';
import { type Channels, localChannels, openRedisChannels } from './redisChannels.ts';

export type OpenEvents = {
  events: Events;
  /** For shared counters; undefined without Redis. */
  redis: Redis | undefined;
  /** Whether events reach the other processes; always true without Redis. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Events within this process, or across all processes of an installation that share a Redis. */
export function openEvents(redis: { url: string; installation: string } | undefined, log: Logger): OpenEvents {
  const shared = redis && openRedisChannels(redis.url, `hourhand:${redis.installation}:`, log);
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

/** The number of events that may wait for one subscriber. A slower subscriber must read the rows instead. */
export const queueLimit = 1024;

/**
 * The events that `listen` pushes, in order, as an iterable for one subscriber. Listening starts with the iterator and ends
 * with it.
 * @param listen calls `onMissed` when events may have been lost.
 * @throws FellBehind from `next`, once, when more than `queueLimit` events are waiting or events may have been lost. No event is
 * dropped silently.
 */
export function eventQueue<Event>(
  listen: (push: (event: Event) => void, onMissed: () => void) => () => void,
): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const waiting: Event[] = [];
      const wanted: { resolve: (result: IteratorResult<Event>) => void; reject: (reason: FellBehind) => void }[] = [];
      let failure: FellBehind | undefined;
      let ended = false;
      const end = () => {
        if (ended) return;
        ended = true;
        stop();
        waiting.length = 0;
        for (const { resolve } of wanted.splice(0)) resolve({ done: true, value: undefined });
      };
      const fail = () => {
        if (ended) return;
        const [asked] = wanted.splice(0, 1);
        if (asked) asked.reject(new FellBehind());
        else failure = new FellBehind();
        end();
      };
      const stop = listen((event) => {
        if (ended) return;
        const asked = wanted.shift();
        if (asked) asked.resolve({ done: false, value: event });
        else if (waiting.length < queueLimit) waiting.push(event);
        else fail();
      }, fail);
      return {
        async next() {
          if (failure) {
            const reason = failure;
            failure = undefined;
            throw reason;
          }
          const event = waiting.shift();
          if (event !== undefined) return { done: false, value: event };
          if (ended) return { done: true, value: undefined };
          return new Promise((resolve, reject) => wanted.push({ resolve, reject }));
        },
        async return() {
          end();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
