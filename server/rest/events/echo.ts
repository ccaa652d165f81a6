/** Milliseconds in which a message that was just stored is heard by whoever sent it; where it is not, they are told. */
const patience = 1_000;

/** Own messages that were told and not heard: as many as are remembered, should they be heard at last. */
const lateLimit = 100;

/**
 * Lets a sender hear each of their messages once: among all others, in the order in which they were written, or in reply to
 * the sending where it is not heard in time, such as while another process does not know yet that somebody listens.
 */
export type Echo = {
  /** A message is about to be sent. */
  begin: () => void;
  /** A message is heard. Gives whether it is new to the sender. */
  isNew: (messageId: number) => boolean;
  /** The message that was sent. Gives true once it is heard, and false where it is not: it has to be told then. */
  isHeard: (messageId: number) => Promise<boolean>;
};

export function createEcho(): Echo {
  const heard = new Set<number>();
  const late = new Set<number>();
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
      const [oldest] = late;
      if (oldest !== undefined && late.size >= lateLimit) late.delete(oldest);
      late.add(messageId);
      return false;
    },
  };
}
