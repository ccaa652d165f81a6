import type { Logger } from 'pino';
import { derived } from './derived.ts';
import { type AccessChange, type Events, FellBehind } from './events.ts';

/** What lets a viewer keep something open for longer than one operation, such as a chat's live events. */
export type Access = {
  /**
   * Checks the access. Resolves to the time it expires, or null if it does not expire.
   * @throws Failure when the access has ended.
   */
  check: () => Promise<Date | null>;
  /** Whether this change may have ended the access. */
  concerns: (change: AccessChange) => boolean;
};

/** An access that is being watched. */
export type WatchedAccess = {
  /**
   * Checks now. Call it before each use: the event that ended the access may have been lost.
   * @throws Failure when the access has ended.
   */
  confirm: () => Promise<void>;
  stop: () => void;
};

export type AccessWatch = {
  /** Watches an access, starting with a check. Calls `onEnd` once with the reason when it ends, never after `stop`. */
  start: (access: Access, onEnd: (reason: unknown) => void) => WatchedAccess;
  close: () => void;
};

/** How often expiry times are compared with the clock. */
const expiryCheckMs = 500;

/**
 * Ends what is open in this process within a second of losing access: on an `accessChanged` event from any process, or when
 * the access expires. A check that fails for any reason ends the access.
 */
export function createAccessWatch(services: { events: Events; now: () => Date; log: Logger }): AccessWatch {
  const { events, now, log } = services;
  type Watched = { access: Access; until: Date | null; confirm: () => Promise<void> };
  const watched = new Set<Watched>();
  const confirmAll = (concerned: (one: Watched) => boolean) => {
    // `onEnd` reports the failure.
    for (const one of watched) if (concerned(one)) one.confirm().catch(() => {});
  };
  const changes = subscribeTo(events.subscribe('accessChanged'), {
    onEvent: (change) => confirmAll(({ access }) => access.concerns(change)),
    onMissed: () => confirmAll(() => true),
  });
  changes.ended.catch((error: unknown) => log.error({ err: error }, 'no longer listening for access changes'));
  // One interval for all instead of a timer each: timers drift when the clock is set or the machine sleeps.
  const clock = setInterval(() => confirmAll(({ until }) => until !== null && until <= now()), expiryCheckMs);
  clock.unref();

  return {
    start(access, onEnd) {
      const one: Watched = {
        access,
        until: null,
        confirm: async () => {
          try {
            one.until = await access.check();
          } catch (error) {
            if (watched.delete(one)) onEnd(error);
            throw error;
          }
        },
      };
      watched.add(one);
      confirmAll((another) => another === one);
      return { confirm: one.confirm, stop: () => void watched.delete(one) };
    },
    close() {
      clearInterval(clock);
      changes.stop();
    },
  };
}

/**
 * The events of `source` while the access holds. The access is confirmed before each event; events that `covers` rejects are
 * left out. Throws the reason when the access ends.
 */
export function whileAccessHolds<Event>(
  accessWatch: AccessWatch,
  access: Access,
  source: AsyncIterable<Event>,
  covers: (event: Event) => Promise<boolean> = async () => true,
): AsyncIterable<Event> {
  return derived(source, async function* (events, release) {
    let ended: { reason: unknown } | undefined;
    const watched = accessWatch.start(access, (reason) => {
      ended = { reason };
      // Ends a pending `next()`.
      void release();
    });
    try {
      for await (const event of events) {
        if (ended) throw ended.reason;
        await watched.confirm();
        if (await covers(event)) yield event;
      }
      if (ended) throw ended.reason;
    } finally {
      watched.stop();
    }
  });
}

/**
 * Consumes a topic until `stop`, one event at a time. When the subscriber falls behind, `onMissed` runs and the subscription
 * starts again.
 */
export function subscribeTo<Event>(
  source: AsyncIterable<Event>,
  { onEvent, onMissed }: { onEvent: (event: Event) => Promise<void> | void; onMissed: () => Promise<void> | void },
): { ended: Promise<void>; stop: () => void } {
  let events = source[Symbol.asyncIterator]();
  let stopped = false;
  const consume = async () => {
    while (!stopped) {
      try {
        const next = await events.next();
        if (next.done) return;
        await onEvent(next.value);
      } catch (error) {
        if (!(error instanceof FellBehind)) throw error;
        events = source[Symbol.asyncIterator]();
        await onMissed();
      }
    }
  };
  return {
    ended: consume(),
    stop: () => {
      stopped = true;
      void events.return?.();
    },
  };
}
