import { type Command, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { isTracing, traced } from '../tracing/traced.ts';

export type RedisChannels = Channels & {
  /** For shared counters. Commands fail at once while Redis is down. */
  redis: Redis;
};

/** Redis is considered down after this many milliseconds without a response. It is pinged twice in that time. */
const patience = 2_000;

const options = {
  connectTimeout: patience,
  // Reconnects when there is no response.
  socketTimeout: patience,
  retryStrategy: (tries) => Math.min(50 * tries, 1_000),
} satisfies RedisOptions;

type Published = { channel: string; event: unknown };

/**
 * Channels across all processes that share a Redis. While it is down, each process continues alone; when it is back, all
 * listeners get `onMissed`.
 * @param prefix of all channels and keys: channels are the same in each of Redis's numbered databases
 */
export function openRedisChannels(url: string, prefix: string, log: Logger): RedisChannels {
  /** All processes listen to this channel. It announces that events could not be published. */
  const lossChannel = `${prefix}events-lost`;
  // Events are not queued while Redis is down: listeners get `onMissed` and read the rows.
  const publisher = new Redis(url, {
    ...options,
    commandTimeout: patience,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    keyPrefix: prefix,
  });
  traceCommands(publisher);
  const subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
  const listeners = createListeners();

  /** Whether events of other processes arrive. */
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
    // Redis answers this after the resubscriptions that were sent before it.
    await subscriber.subscribe(lossChannel);
    connected = true;
    if (!wasLost) return;
    wasLost = false;
    log.info('Redis is back');
    listeners.tellMissed();
  };
  subscriber.on('ready', () => void found().catch(lost));
  subscriber.on('close', lost);
  subscriber.on('message', (channel, text) => {
    if (channel === lossChannel) listeners.tellMissed();
    else listeners.deliver(channel.slice(prefix.length), JSON.parse(text));
  });
  /** Whether an event did not reach the other processes. */
  let hasUnpublished = false;
  publisher.on('ready', () => {
    if (!hasUnpublished) return;
    hasUnpublished = false;
    publisher.publish(lossChannel, '').catch(() => {
      hasUnpublished = true;
    });
  });
  // Avoids a log entry per retry; the disconnect is logged above.
  for (const client of [publisher, subscriber]) client.on('error', (error) => log.debug({ err: error }, 'Redis'));

  const look = setInterval(() => {
    if (publisher.status === 'ready') publisher.ping().catch(() => {});
    if (subscriber.status === 'ready') subscriber.subscribe(lossChannel).catch(() => {});
  }, patience / 2);
  look.unref();

  /** Keeps an event in this process. */
  const alone = ({ channel, event }: Published) => {
    hasUnpublished = true;
    listeners.deliver(channel, event);
  };
  /** Events that are sent together: a message has about seven, and each write to the socket costs more than all the rest. */
  let batch: (Published & { text: string })[] = [];
  const sendBatch = () => {
    const sent = batch;
    batch = [];
    const pipeline = publisher.pipeline();
    for (const { channel, text } of sent) pipeline.publish(prefix + channel, text);
    pipeline.exec().then(
      (answers) => {
        for (const [at, one] of sent.entries()) if (!answers?.[at] || answers[at][0]) alone(one);
      },
      () => sent.forEach(alone),
    );
  };

  return {
    publish(channel, event) {
      if (!connected || publisher.status !== 'ready') return alone({ channel, event });
      if (batch.length === 0) queueMicrotask(sendBatch);
      batch.push({ channel, event, text: JSON.stringify(event) });
    },
    listen(channel, listener) {
      if (listeners.add(channel, listener)) subscriber.subscribe(prefix + channel).catch(() => {});
      return () => {
        if (listeners.remove(channel, listener)) subscriber.unsubscribe(prefix + channel).catch(() => {});
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
        subscriber.subscribe(lossChannel).then(go, go);
      });
    },
    isReady: async () => connected && publisher.status === 'ready' && (await publisher.ping()) === 'PONG',
    close: async () => {
      clearInterval(look);
      publisher.disconnect();
      subscriber.disconnect();
    },
    redis: publisher,
  };
}

/** Makes the commands of a client spans, by their name alone, if traces are recorded when it is opened. */
function traceCommands(redis: Redis): void {
  if (!isTracing()) return;
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command: Command, ...others) => {
    const name = command.name.toUpperCase();
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
    return traced(`redis ${name}`, attributes, () => send(command, ...others), 'client');
  };
}

/** Carries events to listeners, in this process or across several. */
export type Channels = {
  publish: (channel: string, event: unknown) => void;
  /** Returns a function that stops listening. */
  listen: (channel: string, listener: Listener) => () => void;
  /** Resolves when all current listeners receive the events of every process, or will get `onMissed`. */
  settled: () => Promise<void>;
  /** Whether events reach the other processes at the moment. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Channels within this process. */
export function localChannels(): Channels {
  const listeners = createListeners();
  return {
    publish: listeners.deliver,
    listen(channel, listener) {
      listeners.add(channel, listener);
      return () => void listeners.remove(channel, listener);
    },
    settled: async () => {},
    isReady: async () => true,
    close: async () => {},
  };
}

/** Listens to a channel. `onMissed` means that events may have been lost. */
type Listener = {
  onEvent(event: unknown): void;
  onMissed(): void;
};

/** The listeners of each channel in this process. */
type Listeners = {
  /** Returns whether the listener is the channel's first. */
  add: (channel: string, listener: Listener) => boolean;
  /** Returns whether the listener was the channel's last. */
  remove: (channel: string, listener: Listener) => boolean;
  deliver: (channel: string, event: unknown) => void;
  /** Calls `onMissed` on every listener, in the order in which channels were first listened to. */
  tellMissed: () => void;
};

function createListeners(): Listeners {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    add(channel, listener) {
      const listeners = byChannel.get(channel);
      if (listeners) listeners.add(listener);
      else byChannel.set(channel, new Set([listener]));
      return !listeners;
    },
    remove(channel, listener) {
      const listeners = byChannel.get(channel);
      if (!listeners?.delete(listener) || listeners.size > 0) return false;
      return byChannel.delete(channel);
    },
    deliver(channel, event) {
      for (const listener of [...(byChannel.get(channel) ?? [])]) listener.onEvent(event);
    },
    tellMissed() {
      for (const listener of [...byChannel.values()].flatMap((some) => [...some])) listener.onMissed();
    },
  };
}
