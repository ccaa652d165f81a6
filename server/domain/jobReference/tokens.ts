import { createHmac, timingSafeEqual } from 'node:crypto';

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
  /** What is stored about an address that is not to be asked. */
  emailKey: (email: string) => string;
};

export function referenceTokens(secret: string): ReferenceTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const signatureOf = (id: string, key: string) => sign(`reference:${id}:${key}`);
  const emailKey = (email: string) => sign(`reference-email:${email.toLowerCase()}`);
  return {
    emailKey,
    issue({ id, contactEmail }) {
      const key = emailKey(contactEmail);
      return `${id}.${key}.${signatureOf(String(id), key)}`;
    },
    read(token) {
      const [, id = '', key = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
      const expected = Buffer.from(signatureOf(id, key));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(expected, given)) return null;
      return { referenceId: Number(id), emailKey: key };
    },
  };
}
