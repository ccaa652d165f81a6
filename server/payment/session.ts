import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TAG_LENGTH = 32;

/**
 * The `session_id` of return addresses: the id of the paid subscription or invoice, signed with the secret key. It is
 * verified without being stored, and cannot be guessed.
 */
export function createSessions(secretKey: string) {
  const sealKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'payment session', 32));

  function seal(id: string): string {
    return createHmac('sha256', sealKey).update(id).digest('hex').slice(0, TAG_LENGTH);
  }

  const sessionIdOf = (id: string): string => `${id}.${seal(id)}`;

  return {
    sessionIdOf,

    /** The return address for the payment of a subscription or an invoice. */
    addTo: (returnUrl: string, id: string): string => {
      const url = new URL(returnUrl);
      url.searchParams.set('session_id', sessionIdOf(id));
      return url.href;
    },

    /** The id in a session; null for a session that is not ours. */
    open: (sessionId: string): string | null => {
      const [, id, tag] = /^(\w{1,100})\.([0-9a-f]{32})$/.exec(sessionId) ?? [];
      if (id === undefined || tag === undefined) return null;
      return timingSafeEqual(Buffer.from(tag), Buffer.from(seal(id))) ? id : null;
    },
  };
}
