import { LRUCache } from 'lru-cache';

/** How long, in milliseconds, a stored message may take to reach its sender as an event before it is sent in reply. */
const patience = 1_000;

/** The largest number of messages remembered as sent in reply, in case their events arrive later. */
const lateLimit = 100;

/**
 * Sends a sender each of their messages once: as an event among the others, in order, or in reply if the event does not
 * arrive in time, for example because another process does not know of the subscription yet.
 */
export type Echo = {
  /** Called before a message is sent. */
  begin: () => void;
  /** Called for each message event. Returns whether the message is new to the sender. */
  isNew: (messageId: number) => boolean;
  /**
   * Called with the stored message. Resolves to true once its event arrives, and to false if it does not: then reply
   * with it.
   */
  isHeard: (messageId: number) => Promise<boolean>;
};

export function createEcho(): Echo {
  const heard = new Set<number>();
  const late = new LRUCache<number, true>({ max: lateLimit });
  let awaited: { messageId: number; found: () => void } | undefined;
  return {
    begin: () => heard.clear(),
    isNew(messageId) {
      if (late.delete(messageId)) return false;
      heard.add(messageId);
      if (awaited?.messageId === messageId) awaited.found();
      return true;
    },
    async isHeard(messageId) {
      if (heard.has(messageId)) return true;
      const inTime = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), patience);
        awaited = {
          messageId,
          found: () => {
            clearTimeout(timer);
            resolve(true);
          },
        };
      });
      awaited = undefined;
      if (inTime) return true;
      late.set(messageId, true);
      return false;
    },
  };
}
