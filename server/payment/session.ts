import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TAG_LENGTH = 32;

/**
 * The `session_id` of return addresses: the subscription's id under a seal that only holders of the secret key can make.
 * Nothing has to be stored to recognise one, and nobody can guess one.
 */
export function createSessions(secretKey: string) {
  const sealKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'payment session', 32));

  function seal(subscriptionId: string): string {
    return createHmac('sha256', sealKey).update(subscriptionId).digest('hex').slice(0, TAG_LENGTH);
  }

  const sessionIdOf = (subscriptionId: string): string => `${subscriptionId}.${seal(subscriptionId)}`;

  return {
    sessionIdOf,

    /** The return address of a payment for this subscription. */
    addTo: (returnUrl: string, subscriptionId: string): string => {
      const url = new URL(returnUrl);
      url.searchParams.set('session_id', sessionIdOf(subscriptionId));
      return url.href;
    },

    /** The subscription's id; null for a session that is not ours. */
    open: (sessionId: string): string | null => {
      const [, subscriptionId, tag] = /^(\w{1,100})\.([0-9a-f]{32})$/.exec(sessionId) ?? [];
      if (subscriptionId === undefined || tag === undefined) return null;
      return timingSafeEqual(Buffer.from(tag), Buffer.from(seal(subscriptionId))) ? subscriptionId : null;
    },
  };
}
