import type { Logger } from 'pino';
import { derived } from './derived.ts';
import type { AccessChange, Events } from './events.ts';
import { hear } from './hear.ts';

/** What somebody goes on doing for longer than an operation, such as listening to a chat, and what lets them. */
export type Right = {
  /**
   * Looks whether it still holds. Gives when it ends by itself; null: not by time.
   * @throws Failure when there is none any more.
   */
  check: () => Promise<Date | null>;
  /** Whether it may have ended by this change. */
  concerns: (change: AccessChange) => boolean;
};

/** A right that is being followed. */
export type FollowedRight = {
  /**
   * Looks now; for before each use, whatever was lost on the wire.
   * @throws Failure when there is none any more.
   */
  confirm: () => Promise<void>;
  stop: () => void;
};

export type Rights = {
  /** Follows a right from now on, beginning with a look. When it ends, says once why; nothing after `stop`. */
  follow: (right: Right, onEnd: (reason: unknown) => void) => FollowedRight;
  close: () => void;
};

/** How late the end of time is noticed at most. */
const lookEveryMs = 500;

/**
 * Ends every open right of this process within a second of its end: at once where somebody changed something, here or in
 * another process, and by the clock where time was all it had. What cannot be looked up is no right.
 */
export function followRights(services: { events: Events; now: () => Date; log: Logger }): Rights {
  const { events, now, log } = services;
  type Open = { right: Right; until: Date | null; confirm: () => Promise<void> };
  const open = new Set<Open>();
  const confirmAll = (concerned: (one: Open) => boolean) => {
    // Whoever it belongs to is told by `onEnd`.
    for (const one of open) if (concerned(one)) one.confirm().catch(() => {});
  };
  const changes = hear(events.subscribe('accessChanged'), {
    heard: (change) => confirmAll(({ right }) => right.concerns(change)),
    missed: () => confirmAll(() => true),
  });
  changes.ended.catch((error: unknown) => log.error({ err: error }, 'no longer listening for changed rights'));
  // One look for all: it costs nothing while nothing ends, and goes by the clock, which may be set or sleep.
  const clock = setInterval(() => confirmAll(({ until }) => until !== null && until <= now()), lookEveryMs);
  clock.unref();

  return {
    follow(right, onEnd) {
      const one: Open = {
        right,
        until: null,
        confirm: async () => {
          try {
            one.until = await right.check();
          } catch (error) {
            if (open.delete(one)) onEnd(error);
            throw error;
          }
        },
      };
      open.add(one);
      confirmAll((another) => another === one);
      return { confirm: one.confirm, stop: () => void open.delete(one) };
    },
    close() {
      clearInterval(clock);
      changes.stop();
    },
  };
}

/**
 * The events of `source` for as long as the right holds: it is confirmed before each of them, and events that it does not
 * cover are left out. Ends in why the right ended.
 */
export function whileRight<Event>(
  rights: Rights,
  right: Right,
  source: AsyncIterable<Event>,
  covers: (event: Event) => Promise<boolean> = async () => true,
): AsyncIterable<Event> {
  return derived(source, async function* (events, letGo) {
    let ended: { reason: unknown } | undefined;
    const followed = rights.follow(right, (reason) => {
      ended = { reason };
      // Whoever waits for the next event is woken.
      void letGo();
    });
    try {
      for await (const event of events) {
        if (ended) throw ended.reason;
        await followed.confirm();
        if (await covers(event)) yield event;
      }
      if (ended) throw ended.reason;
    } finally {
      followed.stop();
    }
  });
}
