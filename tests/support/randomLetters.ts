import { randomBytes } from 'node:crypto';

/** Consonants, which spell no word and no number: public texts must not look like contact data. */
export const randomLetters = (length: number): string =>
  [...randomBytes(length)].map((byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('');
