import type { Signer } from '../../core/links/signer.ts';

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
