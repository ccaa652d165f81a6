import type { Caller } from '../limits/budgets.ts';
import type { Signer } from '../links/links.ts';

/** What a mailed link is about, and whom its mail went to. */
export type MailedKey = { id: number; emailKey: string };

/**
 * Tokens with which the receiver of a mail answers without an account or a login: a former employer about a reference, a job seeker
 * to a contact request. A token names its receiver too: it ends with their email, or can stop such mails after the record is gone.
 */
export type MailedTokens = {
  issue: (about: { id: number; email: string }) => string;
  /** Null for an invalid token. */
  read: (token: string) => MailedKey | null;
  /** What stands for an address, and may be stored: under each secret, the newest first. */
  emailKeys: (email: string) => string[];
};

export function mailedTokens(signer: Signer, purpose: 'reference' | 'contact-request'): MailedTokens {
  const signed = (id: string, key: string) => `${purpose}:${id}:${key}`;
  const aboutEmail = (email: string) => `${purpose}-email:${email.toLowerCase()}`;
  return {
    emailKeys: (email) => signer.withEach(aboutEmail(email)),
    issue({ id, email }) {
      const key = signer.sign(aboutEmail(email));
      return `${id}.${key}.${signer.sign(signed(String(id), key))}`;
    },
    read(token) {
      const [, id = '', key = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
      if (!signer.verifies(signed(id, key), signature)) return null;
      return { id: Number(id), emailKey: key };
    },
  };
}

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

/**
 * Keys that tell the views of a page apart without telling who viewed: keyed hashes over the viewer, the page and the
 * day. Neither an address nor a browser can be read from them, and two pages' or two days' keys cannot be matched.
 */
export type ViewKeys = {
  /**
   * @param page such as 'job offer 7'
   * @param day in UTC, as in 2026-06-01
   */
  ofUser: (userId: number, page: string, day: string) => string;
  ofBrowser: (caller: Caller, page: string, day: string) => string;
  ofNetwork: (caller: Caller, page: string, day: string) => string;
};

export function viewKeys(signer: Signer): ViewKeys {
  const hash = (...parts: (string | number)[]) => signer.sign(`view:${JSON.stringify(parts)}`);
  return {
    ofUser: (userId, ...view) => hash('user', userId, ...view),
    ofBrowser: ({ network, userAgent }, ...view) => hash('browser', network, userAgent, ...view),
    ofNetwork: ({ network }, ...view) => hash('network', network, ...view),
  };
}
