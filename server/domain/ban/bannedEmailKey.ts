import { createHmac } from 'node:crypto';

/** What is kept of the email of a banned account that was deleted: a keyed hash, from which it cannot be read. */
export type BannedEmailKey = (email: string) => string;

export const bannedEmailKey =
  (secret: string): BannedEmailKey =>
  (email) =>
    createHmac('sha256', secret).update(`banned email:${email.trim().toLowerCase()}`).digest('base64url');
