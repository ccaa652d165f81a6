import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/**
 * A value that a browser keeps after it has signed in. Its attempts to sign in to that account are counted on their own, so
 * that wrong passwords from elsewhere do not delay the owner (OWASP: device cookies). It opens nothing by itself.
 */
export type KnownBrowsers = {
  issue: (email: string) => string;
  /** The id of the browser; null for a value of another account, or one that is not ours. */
  read: (value: string | undefined, email: string) => string | null;
};

export function knownBrowsers(secret: string): KnownBrowsers {
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`browser:${id}:${email.toLowerCase()}`).digest('base64url');
  return {
    issue: (email) => {
      const id = randomUUID();
      return `${id}.${sign(id, email)}`;
    },
    read: (value, email) => {
      const [id = '', signature = ''] = value?.split('.') ?? [];
      const expected = Buffer.from(sign(id, email));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
