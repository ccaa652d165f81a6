import { randomUUID } from 'node:crypto';
import type { Signer } from '../../core/links/signer.ts';

/**
 * A value that a browser keeps after it has signed in. Its attempts to sign in to that account are counted on their own, so
 * that wrong passwords from elsewhere do not delay the owner (OWASP: device cookies). It opens nothing by itself.
 */
export type KnownBrowsers = {
  issue: (email: string) => string;
  /** The id of the browser; null for a value of another account, or one that is not ours. */
  read: (value: string | undefined, email: string) => string | null;
};

export function knownBrowsers(signer: Signer): KnownBrowsers {
  const signed = (id: string, email: string) => `browser:${id}:${email.toLowerCase()}`;
  return {
    issue: (email) => {
      const id = randomUUID();
      return `${id}.${signer.sign(signed(id, email))}`;
    },
    read: (value, email) => {
      const [id = '', signature = ''] = value?.split('.') ?? [];
      return signer.verifies(signed(id, email), signature) ? id : null;
    },
  };
}
