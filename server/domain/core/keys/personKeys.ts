import type { Caller } from '../limits/budgets.ts';
import type { Signer } from '../links/links.ts';

/** Which reference, and whom its mail went to. */
export type ReferenceKey = { referenceId: number; emailKey: string };

/**
 * Tokens with which a former employer answers about a reference, without an account. A token names its receiver too, so that
 * they can stop such mails after the reference is gone.
 */
export type ReferenceTokens = {
  issue: (reference: { id: number; contactEmail: string }) => string;
  /** Null for an invalid token. */
  read: (token: string) => ReferenceKey | null;
  /** What may be stored about an address that is not to be asked: under each secret, the newest first. */
  emailKeys: (email: string) => string[];
};

export function referenceTokens(signer: Signer): ReferenceTokens {
  const signed = (id: string, key: string) => `reference:${id}:${key}`;
  const aboutEmail = (email: string) => `reference-email:${email.toLowerCase()}`;
  return {
    emailKeys: (email) => signer.withEach(aboutEmail(email)),
    issue({ id, contactEmail }) {
      const key = signer.sign(aboutEmail(contactEmail));
      return `${id}.${key}.${signer.sign(signed(String(id), key))}`;
    },
    read(token) {
      const [, id = '', key = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
      if (!signer.verifies(signed(id, key), signature)) return null;
      return { referenceId: Number(id), emailKey: key };
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
