import { createHmac, timingSafeEqual } from 'node:crypto';

/** The product's secrets, the newest first. */
export type Secrets = readonly [newest: string, ...older: string[]];

/** Keyed hashes (HMAC-SHA-256, base64url): made with the newest secret, and recognized with all of them. */
export type Signer = {
  sign: (text: string) => string;
  /** Whether one of the secrets made this signature. */
  verifies: (text: string, signature: string) => boolean;
  /** With each secret, the newest first: for finding what was stored under one of them. */
  withEach: (text: string) => string[];
};

export function signer(secrets: Secrets): Signer {
  const hash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const withEach = (text: string) => secrets.map((secret) => hash(secret, text));
  return {
    sign: (text) => hash(secrets[0], text),
    verifies: (text, signature) => {
      const given = Buffer.from(signature);
      return withEach(text).some((expected) => {
        const made = Buffer.from(expected);
        return made.length === given.length && timingSafeEqual(made, given);
      });
    },
    withEach,
  };
}
