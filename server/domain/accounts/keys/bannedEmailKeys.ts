import type { Signer } from '../../core/links/signer.ts';

/**
 * What is kept of the email of a banned account that was deleted: a keyed hash, from which it cannot be read. Under each secret, the
 * newest first, which is the one to store.
 */
export type BannedEmailKeys = (email: string) => string[];

export const bannedEmailKeys =
  (signer: Signer): BannedEmailKeys =>
  (email) =>
    signer.withEach(`banned email:${email.trim().toLowerCase()}`);
