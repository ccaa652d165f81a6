import type { Services } from '../context.ts';
import { derived } from '../derived.ts';
import type { PresenceStore } from './store.ts';

/** Who is online: whoever has a live socket, or holds the share link by which one listens. */
export type Presence = {
  /** Counts one socket of somebody's until the returned function is called. */
  enter: (userId: number) => () => void;
  onlineAmong: (userIds: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Everybody of this process is seen for the last time. */
  close: () => Promise<void>;
};

type Settings = Pick<Services, 'events' | 'now' | 'log'> & {
  store: PresenceStore;
  /** Keeps that they were here at this time. */
  noteSeen: (userIds: number[], at: Date) => Promise<void>;
  timing?: PresenceTiming;
};

/** In milliseconds. */
type PresenceTiming = {
  /** Whoever loads a page anew, or changes the network, has not been away. */
  grace: number;
  /** Shorter than what the store waits for a sign of life. */
  beatEvery: number;
  /** Whoever is there was last seen this long ago at most: less than the minute in which somebody counts as present. */
  noteEvery: number;
};

const usual: PresenceTiming = { grace: 3_000, beatEvery: 5_000, noteEvery: 50_000 };

/** Somebody's sockets in this process, and whether the store knows of them. */
type Here = { sockets: number; known: boolean; settling: boolean; leaving: NodeJS.Timeout | undefined };

/**
 * Follows who is online in this process, tells when somebody comes or goes, and keeps when they were last seen. What is told
 * twice does no harm: whoever hears it looks again.
 */
export function followPresence({ events, now, log, store, noteSeen, timing = usual }: Settings): Presence {
  const here = new Map<number, Here>();
  const tell = (userId: number) => events.publish('presence', String(userId), { userId });
  const complain = (error: unknown) => log.error({ err: error }, 'cannot keep who is online');

  const note = async (userIds: number[]) => {
    if (userIds.length > 0) await noteSeen(userIds, now()).catch(complain);
  };

  /** Brings the store to what is so here, one step after the other. */
  const settle = async (userId: number, one: Here) => {
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
      if (one.sockets === 0) here.delete(userId);
    }
  };

  const enter = (userId: number) => {
    const one = here.get(userId) ?? { sockets: 0, known: false, settling: false, leaving: undefined };
    here.set(userId, one);
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
      // The last one lingers, and counts until then.
      clearTimeout(one.leaving);
      one.leaving = setTimeout(() => {
        one.sockets -= 1;
        void settle(userId, one);
      }, timing.grace);
      one.leaving.unref();
    };
  };

  const beat = setInterval(() => void store.beat().then((gone) => gone.forEach(tell), complain), timing.beatEvery);
  const noting = setInterval(() => void note([...here.keys()]), timing.noteEvery);
  beat.unref();
  noting.unref();
  store.beat().catch(complain);

  return {
    enter,
    onlineAmong: (userIds) => store.among(userIds),
    close: async () => {
      clearInterval(beat);
      clearInterval(noting);
      const everybody = [...here];
      for (const [userId, one] of everybody) {
        clearTimeout(one.leaving);
        one.sockets = 0;
        await settle(userId, one);
      }
    },
  };
}

/** Somebody is online for as long as `source` is listened to. */
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
