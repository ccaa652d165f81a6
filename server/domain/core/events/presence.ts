import type { Logger } from 'pino';
import { derived } from './derived.ts';
import type { Events } from './events.ts';

/** Tracks who is online: users with a live socket and holders of a share link. */
export type Presence = {
  /** Counts one socket of a user until the returned function is called. */
  enter: (userId: number) => () => void;
  onlineAmong: (userIds: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Records all users of this process as last seen now. */
  close: () => Promise<void>;
};

type Settings = {
  events: Events;
  now: () => Date;
  log: Logger;
  store: PresenceStore;
  /** Stores when these users were last seen. */
  noteSeen: (userIds: number[], at: Date) => Promise<void>;
  timing?: PresenceTiming;
};

/** In milliseconds. */
type PresenceTiming = {
  /** Covers a page reload or a change of network. */
  grace: number;
  /** Shorter than the store's timeout for a heartbeat. */
  beatEvery: number;
  /** How often the time of users who are online is stored: less than the minute during which a user counts as present. */
  noteEvery: number;
};

const usual: PresenceTiming = { grace: 3_000, beatEvery: 5_000, noteEvery: 50_000 };

/** A user's sockets in this process, and whether the store knows of them. */
type Online = { sockets: number; known: boolean; settling: boolean; leaving: NodeJS.Timeout | undefined };

/**
 * Tracks who is online in this process, publishes changes and stores when users were last seen. Duplicate events are
 * harmless, because receivers read the state again.
 */
export function followPresence({ events, now, log, store, noteSeen, timing = usual }: Settings): Presence {
  const online = new Map<number, Online>();
  const tell = (userId: number) => events.publish('presence', String(userId), { userId });
  const complain = (error: unknown) => log.error({ err: error }, 'cannot keep who is online');

  const note = async (userIds: number[]) => {
    if (userIds.length > 0) await noteSeen(userIds, now()).catch(complain);
  };

  /** Brings the store up to date with this process, one change at a time. */
  const settle = async (userId: number, one: Online) => {
    if (one.settling) return;
    one.settling = true;
    try {
      while (one.known !== one.sockets > 0) {
        one.known = !one.known;
        await note([userId]);
        if (one.known ? await store.enter(userId) : await store.leave(userId)) tell(userId);
      }
    } catch (error) {
      complain(error);
    } finally {
      one.settling = false;
      if (one.sockets === 0) online.delete(userId);
    }
  };

  const enter = (userId: number) => {
    const one = online.get(userId) ?? { sockets: 0, known: false, settling: false, leaving: undefined };
    online.set(userId, one);
    clearTimeout(one.leaving);
    one.sockets += 1;
    void settle(userId, one);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      if (one.sockets > 1) {
        one.sockets -= 1;
        return;
      }
      // The last socket counts until the grace period ends.
      clearTimeout(one.leaving);
      one.leaving = setTimeout(() => {
        one.sockets -= 1;
        void settle(userId, one);
      }, timing.grace);
      one.leaving.unref();
    };
  };

  const beat = setInterval(() => void store.beat().then((gone) => gone.forEach(tell), complain), timing.beatEvery);
  const noting = setInterval(() => void note([...online.keys()]), timing.noteEvery);
  beat.unref();
  noting.unref();
  store.beat().catch(complain);

  return {
    enter,
    onlineAmong: (userIds) => store.among(userIds),
    close: async () => {
      clearInterval(beat);
      clearInterval(noting);
      const present = [...online];
      for (const [userId, one] of present) {
        clearTimeout(one.leaving);
        one.sockets = 0;
        await settle(userId, one);
      }
    },
  };
}

/** Counts a user as online while `source` is being consumed. */
export function whilePresent<Event>(
  presence: Presence,
  userId: number,
  source: AsyncIterable<Event>,
): AsyncIterable<Event> {
  return derived(source, async function* (events) {
    const leave = presence.enter(userId);
    try {
      yield* events;
    } finally {
      leave();
    }
  });
}

/** The users who are online in this process, or in all processes that share a Redis. */
export interface PresenceStore {
  /** Adds a user for this process. Returns whether the user was offline before. */
  enter(userId: number): Promise<boolean>;
  /** Removes a user for this process. Returns whether the user is offline now. */
  leave(userId: number): Promise<boolean>;
  /** The given users who are online, in one request. */
  among(userIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Heartbeat of this process. Returns the users who went offline because their process died. */
  beat(): Promise<number[]>;
}
