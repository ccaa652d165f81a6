import { createEmailVerificationToken } from 'better-auth/api';
import type { EmailLinks } from '../domain/accounts/keys/accountKeys.ts';

const lifetimeSeconds = 24 * 3600;

/** @param secret the account library's own: it reads the links. */
export function emailLinks(secret: string, publicUrl: string): EmailLinks {
  const link = (token: string) =>
    `${publicUrl}/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: '/' })}`;
  return {
    confirm: async (email) => link(await createEmailVerificationToken(secret, email, undefined, lifetimeSeconds)),
  };
}
