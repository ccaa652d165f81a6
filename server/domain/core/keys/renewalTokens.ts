import type { Signer } from '../links/links.ts';

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

export function renewalTokens(signer: Signer): RenewalTokens {
  const signed = (offerId: number, at: number) => `renew-offer:${offerId}:${at}`;
  return {
    issue({ offerId, expiresAt }) {
      const at = expiresAt.getTime();
      return `${offerId}.${at}-${signer.sign(signed(offerId, at))}`;
    },
    read(token) {
      const [, id = '', time = '', signature = ''] = /^([1-9]\d{0,9})\.(\d{1,15})-([\w-]{43})$/.exec(token) ?? [];
      const [offerId, at] = [Number(id), Number(time)];
      if (!signer.verifies(signed(offerId, at), signature)) return null;
      return { offerId, expiresAt: new Date(at) };
    },
  };
}
