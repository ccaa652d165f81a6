import { createHash, randomBytes } from 'node:crypto';

/** Keys begin with this, so that people and scanners of leaked secrets know what they see. */
const prefix = 'hh_';

/** How many characters of a key are stored and shown. */
const shown = 8;

/** The token of the session that a key stands for. No browser has one like it. */
export const tokenOfKey = (key: string): string => `key:${createHash('sha256').update(key).digest('hex')}`;

/** A new key: 256 random bits. */
export function newKey(): { key: string; start: string; token: string } {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, start: key.slice(0, shown), token: tokenOfKey(key) };
}
