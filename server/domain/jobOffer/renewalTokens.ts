import { createHmac, timingSafeEqual } from 'node:crypto';

/** The end of one offer's publication, which its link renews. */
export type RenewalKey = { offerId: number; expiresAt: Date };

/**
 * Tokens with which employers renew an offer from a mail, without signing in. A token is valid for one offer and one end of
 * its publication, so that it renews once.
 */
export type RenewalTokens = {
  issue: (key: RenewalKey) => string;
  /** Null for an invalid token. */
  read: (token: string) => RenewalKey | null;
};

export function renewalTokens(secret: string): RenewalTokens {
  const sign = (offerId: number, at: number) =>
    createHmac('sha256', secret).update(`renew-offer:${offerId}:${at}`).digest('base64url');
  return {
    issue({ offerId, expiresAt }) {
      const at = expiresAt.getTime();
      return `${offerId}.${at}-${sign(offerId, at)}`;
    },
    read(token) {
      const [, id = '', time = '', signature = ''] = /^([1-9]\d{0,9})\.(\d{1,15})-([\w-]{43})$/.exec(token) ?? [];
      const [offerId, at] = [Number(id), Number(time)];
      const expected = Buffer.from(sign(offerId, at));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(expected, given)) return null;
      return { offerId, expiresAt: new Date(at) };
    },
  };
}
