import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Sealer, Secrets } from '../domain/core/links/links.ts';

/** What the account library signs and encrypts with the product's secrets. */

/** Names a secret in what is encrypted with it, whatever its place in the list. */
const versionOf = (secret: string): number => createHash('sha256').update(`version:${secret}`).digest().readUInt32BE(0);

/** The library's own list: it encrypts with the first, and decrypts with each. */
export const versionedSecrets = (secrets: Secrets) => secrets.map((value) => ({ version: versionOf(value), value }));

const keyOf = (secrets: Secrets) => ({
  keys: new Map(secrets.map((secret) => [versionOf(secret), secret])),
  currentVersion: versionOf(secrets[0]),
});

/** The same text, encrypted with the newest secret; null if none of the secrets opens it. */
export async function encryptedAnew(secrets: Secrets, data: string): Promise<string | null> {
  if (data.startsWith(`$ba$${versionOf(secrets[0])}$`)) return data;
  // Before there was a list, the library did not name the secret.
  const bare = data.startsWith('$ba$') ? (data.split('$').at(-1) ?? '') : data;
  for (const key of secrets) {
    const text = await symmetricDecrypt({ key, data: bare }).catch(() => null);
    if (text !== null) return symmetricEncrypt({ key: keyOf(secrets), data: text });
  }
  return null;
}

/** The product's own stored secrets, encrypted in the same way. */
export const sealer = (secrets: Secrets): Sealer => ({
  seal: (text) => symmetricEncrypt({ key: keyOf(secrets), data: text }),
  open: (sealed) => symmetricDecrypt({ key: keyOf(secrets), data: sealed }),
});

/**
 * A header of cookies in which those that an older secret has signed are signed with the newest one, the only one with which the
 * library checks them.
 */
export function withNewSignatures(secrets: Secrets, header: string): string {
  const [newest, ...older] = secrets;
  if (older.length === 0) return header;
  return header.replace(
    /((?:^|;\s*)(?:__Secure-)?hourhand\.[^=;]+=)([^;]*)/g,
    (all, start: string, encoded: string) => {
      const [value, signature] = signedParts(encoded);
      if (value === null || !older.some((secret) => isSame(signatureOf(secret, value), signature))) return all;
      return start + encodeURIComponent(`${value}.${signatureOf(newest, value)}`);
    },
  );
}

function signedParts(encoded: string): [value: string | null, signature: string] {
  try {
    const text = decodeURIComponent(encoded);
    const at = text.lastIndexOf('.');
    return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [null, ''];
  } catch {
    return [null, ''];
  }
}

const signatureOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

function isSame(one: string, other: string): boolean {
  const [made, given] = [Buffer.from(one), Buffer.from(other)];
  return made.length === given.length && timingSafeEqual(made, given);
}
