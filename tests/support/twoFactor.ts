import { createOTP } from '@better-auth/utils/otp';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from './app.ts';
import { testPassword } from './factories.ts';
import { auth, logIn } from './visiting.ts';

/** What an authenticator app with this key shows now, or with a clock that is some steps ahead. The key may have spaces. */
export const appCode = (key: string, ahead = 0): Promise<string> =>
  createOTP(fromBase32(key)).hotp(Math.floor(Date.now() / 30_000) + ahead);

/** The key of the address that a page shows to an app. */
export const keyIn = (totpURI: string): string => new URL(totpURI).searchParams.get('secret') ?? '';

/** Turns two-factor login on for a user, whose app shows a code that was not used yet. */
export async function enrolled(app: TestApp, user: User) {
  const visitor = await logIn(app, user);
  const { totpURI, backupCodes } = await (await auth(visitor, 'two-factor/enable', { password: testPassword })).json();
  const code = () => appCode(keyIn(totpURI));
  await auth(visitor, 'two-factor/verify-totp', { code: await code() });
  const { db } = app.services;
  const forget = () => db.twoFactor.update({ where: { userId: user.id }, data: { lastUsedStep: null } });
  await forget();
  return { visitor, totpURI: String(totpURI), code, backupCodes: backupCodes as string[], forget };
}

/** The bytes of a key in base32 (RFC 4648), as a string of characters below 256. */
function fromBase32(key: string): string {
  const bits = [...key.replace(/[^A-Z2-7]/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}
